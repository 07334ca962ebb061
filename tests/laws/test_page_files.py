"""What the page is made of: small enough for a first visit, licensed, the same everywhere, one place for colours."""

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kongbox.engine.state import Meld
from kongbox.rulesets import RULE_SETS

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "kongbox" / "server" / "web"
GAMES = ROOT / "src" / "kongbox" / "rulesets"
PAGES = sorted(WEB.glob("*.html"))
SHEETS = [WEB / "css" / f"{name}.css" for name in ("base", "pages", "rules", "replay")]
FIRST_VISIT = 150_000
WORDS_OF_ONE_LANGUAGE = 15_000
UI_FONT = WEB / "fonts" / "atkinson-hyperlegible-next-latin-wght-normal.woff2"

IMPORTED = re.compile(r"""(?:\bimport|\bfrom)\s*["']([@./\w-]+)["']""")
IMPORT_MAP = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)
LOADED = re.compile(r'(?:src|href)="(/(?:js|css)/[^"]+)"')
WORDS = re.compile(r"loadWords\(\[([^\]]*)\]")
FIGURE = re.compile(r'set: "([\w-]+)", lies: "([^"]+)"(?:, seat: "(\w+)")?')
SEATS = {"lower": 1, "opposite": 2, "upper": 3}
HEX = re.compile(r"#[0-9a-fA-F]{3,8}\b")


def named(path):
    return path.name


def import_map(page):
    return json.loads(IMPORT_MAP.search(page.read_text(encoding="utf-8"))[1])["imports"]


def modules_from(entry, names):
    """Every module that the browser loads for `entry`."""
    found, waiting = set(), [entry]
    while waiting:
        module = waiting.pop()
        if module in found:
            continue
        found.add(module)
        imported = IMPORTED.findall(module.read_text(encoding="utf-8"))
        waiting += [(module.parent / name).resolve() for name in imported if name.startswith(".")]
        waiting += [WEB / names[name].lstrip("/") for name in imported if not name.startswith(".")]
    return found


def first_visit(page):
    """What a first visit to `page` asks for: page, style sheets, modules (the art among them) and UI font."""
    loaded = [WEB / address.lstrip("/") for address in LOADED.findall(page.read_text(encoding="utf-8"))]
    modules = set().union(*(modules_from(file, import_map(page)) for file in loaded if file.suffix == ".js"))
    sheets = {file for file in loaded if file.suffix == ".css" and file.name != "print.css"}
    return {page, UI_FONT} | sheets | modules


def words_of(page, lang):
    """The texts that `page` asks for in one language, with the words of the game that can be played."""
    modules = [file for file in first_visit(page) if file.suffix == ".js"]
    asked = {
        area
        for module in modules
        for line in WORDS.findall(module.read_text(encoding="utf-8"))
        for area in re.findall(r'"(\w+)"', line)
    }
    texts = {WEB / "texts" / lang / f"{area}.ftl" for area in asked} | {GAMES / "wsom" / "texts" / f"{lang}.words.ftl"}
    return {text for text in texts if text.is_file()}


def packed(file):
    """What a file weighs on its way to the browser."""
    content = file.read_bytes()
    return len(content) if file.suffix == ".woff2" else len(gzip.compress(content))


@pytest.mark.parametrize("address", PAGES, ids=named)
def test_a_first_visit_takes_less_than_150_kilobytes(address):
    files = first_visit(address)
    assert len(files) > 10
    weight = sum(map(packed, files))
    assert weight < FIRST_VISIT, f"{weight} bytes in {len(files)} files"


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("address", PAGES, ids=named)
def test_the_words_of_one_language_take_less_than_15_kilobytes(address, lang):
    texts = words_of(address, lang)
    assert len(texts) > 1
    assert sum(map(packed, texts)) < WORDS_OF_ONE_LANGUAGE


def test_every_page_has_the_same_import_map():
    assert len({json.dumps(import_map(page)) for page in PAGES}) == 1


def test_every_vendored_package_brings_its_licence():
    versions = json.loads((WEB / "vendor" / "versions.json").read_text(encoding="utf-8"))
    for package in (name for name in versions if not name.startswith("@fontsource")):
        licence = (WEB / "vendor" / package / "LICENSE").read_text(encoding="utf-8")
        assert "BSD 3-Clause" in licence or "Apache License" in licence, package


def test_every_font_brings_its_licence():
    fonts = sorted((WEB / "fonts").glob("*.woff2"))
    assert len(fonts) == 3
    for font in fonts:
        licence = font.with_name(font.name.split("-latin")[0] + ".OFL.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
        assert font.read_bytes()[:4] == b"wOF2"


def test_vendored_versions_are_those_the_developers_install():
    wanted = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    versions = json.loads((WEB / "vendor" / "versions.json").read_text(encoding="utf-8"))
    assert {name: versions[name] for name in wanted if name in versions} == {
        name: version for name, version in wanted.items() if name in versions
    }
    assert "lit" in wanted
    assert "@fluent/bundle" in wanted


def test_the_types_of_the_messages_are_those_the_server_sends():
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "protocol_types.py", "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("sheet", SHEETS, ids=named)
def test_only_the_tokens_name_a_colour(sheet):
    assert HEX.findall(sheet.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(("game", "least"), [("wsom", 12), ("naipes", 11)])
def test_sets_lie_in_the_figures_as_the_rules_lay_them(game, least):
    figures = FIGURE.findall((WEB / "js" / "games" / game / "figures.js").read_text(encoding="utf-8"))
    assert len(figures) > least
    rules = RULE_SETS[game]
    for kind, lies, seat in figures:
        written = lies.split()
        tiles = tuple(tile.strip("~-") for tile in written)
        turned = next((tile.strip("~") for tile in written if tile.startswith("~")), None)
        hidden = all(tile.startswith("-") for tile in written)
        cells = rules.lie(Meld(kind, tiles, turned, SEATS.get(seat), face_down=hidden), 0, rules.read_options({}))
        assert ["~" * cell.turned + "-" * cell.face_down + cell.tile for cell in cells] == written, kind
