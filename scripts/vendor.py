"""Copy what the page needs of its npm packages into `server/web/`, and write the import map into every page.

The page has no build step: browsers load these files as they are. Run after `npm ci` and a change of version:

    python3 scripts/vendor.py              writes vendor/, fonts/ and the import maps
    python3 scripts/vendor.py --check      writes nothing; exit 1 when the tree differs from the packages

Starting from ENTRIES the script follows every `import` and `export … from`, and resolves names as a browser's
bundler would: the conditions browser, module, import, default, never node.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Any

from fonts import CUT, cut_fonts

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "node_modules"
WEB = ROOT / "src" / "kongbox" / "server" / "web"
DIRECTIVES = ("class-map", "guard", "if-defined", "keyed", "live", "ref", "repeat", "style-map", "unsafe-svg")
ENTRIES = ("lit", *(f"lit/directives/{name}.js" for name in DIRECTIVES), "@fluent/bundle")
CONDITIONS = ("browser", "module", "import", "default")
APACHE = ("@fluent/bundle",)
"""Packages under the Apache licence that bring no copy of it: theirs is kept in `scripts/licences/`."""

IMPORTED = re.compile(r"""(?:\bimport|\bfrom)\s*["']([@./\w-]+)["']""")
REMARK = re.compile(r"^[ \t]*/\*\*?(?:(?!@license|\*/).)*\*/[ \t]*\n|^[ \t]*//[^\n]*\n", re.DOTALL | re.MULTILINE)
SOURCE_MAP = re.compile(r"\n//# sourceMappingURL=.*")
IMPORT_MAP = re.compile(r'(<script type="importmap">).*?(</script>)', re.DOTALL)

Files = dict[str, bytes]


def package_of(name: str) -> str:
    """The npm package that a bare import name belongs to."""
    return "/".join(name.split("/")[: 2 if name.startswith("@") else 1])


def manifest(package: str) -> dict[str, Any]:
    """What a package says about itself."""
    try:
        found: dict[str, Any] = json.loads((PACKAGES / package / "package.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        sys.exit(f"node_modules holds no {package}: run `npm ci` first")
    return found


def chosen(target: str | Mapping[str, Any]) -> str:
    """The file behind one entry of `exports`, under our conditions."""
    while not isinstance(target, str):
        target = next(target[condition] for condition in target if condition in CONDITIONS)
    return target


def resolve(name: str) -> PurePosixPath:
    """The file that a bare import name stands for, below node_modules."""
    package = package_of(name)
    about = manifest(package)
    inside = "." + name.removeprefix(package)
    if "exports" in about:
        target = chosen(about["exports"][inside])
    else:
        target = about.get("module", about["main"]) if inside == "." else inside
    return PurePosixPath(package) / target.removeprefix("./")


def beside(file: PurePosixPath, name: str) -> PurePosixPath:
    """The file that a relative import in `file` stands for."""
    parts: list[str] = []
    for part in (*file.parent.parts, *PurePosixPath(name).parts):
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return PurePosixPath(*parts)


def follow(entries: tuple[str, ...]) -> tuple[Files, dict[str, str]]:
    """Every module reached from `entries`, and where each bare name leads."""
    names: dict[str, str] = {}
    modules: Files = {}
    waiting: list[PurePosixPath] = []

    def bare(name: str) -> PurePosixPath:
        names[name] = resolve(name).as_posix()
        return resolve(name)

    waiting.extend(map(bare, entries))
    while waiting:
        file = waiting.pop()
        if file.as_posix() in modules:
            continue
        text = origin(package_of(file.as_posix())) + without_remarks((PACKAGES / file).read_text(encoding="utf-8"))
        modules[file.as_posix()] = text.encode()
        waiting += [beside(file, name) if name.startswith(".") else bare(name) for name in IMPORTED.findall(text)]
    return modules, dict(sorted(names.items()))


def without_remarks(text: str) -> str:
    """A module without source map and long comments, which are a third of the way to the browser.

    Licence notices stay, and nothing else changes.
    """
    return REMARK.sub("", SOURCE_MAP.sub("", text)).rstrip() + "\n"


def origin(package: str) -> str:
    """What the Apache licence asks of a file that was changed; the others keep their own notices."""
    if package not in APACHE:
        return ""
    return f"// {package} {manifest(package)['version']}, Apache-2.0 (see LICENSE), without its remarks.\n"


def licence(package: str) -> bytes:
    """The licence text of a package."""
    place = ROOT / "scripts" / "licences" / "Apache-2.0.txt" if package in APACHE else PACKAGES / package / "LICENSE"
    return place.read_bytes()


def vendored() -> tuple[Files, dict[str, str]]:
    """All files of `vendor/` and `fonts/`, and the import map."""
    modules, names = follow(ENTRIES)
    packages = sorted({package_of(file) for file in modules})
    files = {f"vendor/{file}": content for file, content in modules.items()}
    files |= {f"vendor/{package}/LICENSE": licence(package) for package in packages}
    versions = {package: manifest(package)["version"] for package in packages}
    files |= cut_fonts(PACKAGES, WEB)
    for package, font in CUT.items():
        files[f"fonts/{font.split('-latin')[0]}.OFL.txt"] = licence(package)
        versions[package] = manifest(package)["version"]
    files["vendor/versions.json"] = (json.dumps(versions, indent=2, sort_keys=True) + "\n").encode()
    return files, {name: f"/vendor/{file}" for name, file in names.items()}


def pages(names: Mapping[str, str]) -> Iterator[tuple[str, bytes]]:
    """Every page with the import map in its place; the server hashes exactly this text for its CSP."""
    text = json.dumps({"imports": names}, separators=(",", ":"))
    for page in sorted(WEB.glob("*.html")):
        written = IMPORT_MAP.sub(lambda found: found[1] + text + found[2], page.read_text(encoding="utf-8"))
        yield page.name, written.encode()


def main() -> int:
    """Write the files, or say which differ."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    check = parser.parse_args().check
    files, names = vendored()
    files |= dict(pages(names))
    present = {file.relative_to(WEB).as_posix() for place in ("vendor", "fonts") for file in (WEB / place).rglob("*.*")}
    stale = [file for file, content in files.items() if not same(WEB / file, content)]
    strange = sorted(file for file in present if (WEB / file).is_file() and file not in files)
    if check:
        for file in (*stale, *strange):
            print(f"{file} differs from the packages: run scripts/vendor.py")
        return 1 if stale or strange else 0
    for file in stale:
        (WEB / file).parent.mkdir(parents=True, exist_ok=True)
        (WEB / file).write_bytes(files[file])
    for file in strange:
        (WEB / file).unlink()
    print(f"{len(files)} files, {len(stale)} written, {len(strange)} removed")
    return 0


def same(file: Path, content: bytes) -> bool:
    """Whether `file` holds exactly `content`."""
    return file.is_file() and file.read_bytes() == content


if __name__ == "__main__":
    sys.exit(main())
