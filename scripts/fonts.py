"""The fonts of the page, cut to what Spanish and English need. Cutting asks for `pip install fonttools brotli`.

A cut file is recorded in `fonts/cut.json` beside the hash of the file it was cut from, so that anybody can see that
both are as they were without cutting again.
"""

import hashlib
import importlib
import io
import json
import sys
from pathlib import Path
from typing import Any

CUT = {
    "@fontsource-variable/atkinson-hyperlegible-next": "atkinson-hyperlegible-next-latin-wght-normal.woff2",
    "@fontsource-variable/alegreya": "alegreya-latin-wght-normal.woff2",
}
"""The Latin file of each package. What is cut from it keeps its name: neither font reserves one."""
WHOLE = {"@fontsource-variable/atkinson-hyperlegible-next": "atkinson-hyperlegible-next-latin-whole.woff2"}
"""Kept whole as well, for the letters of other languages in people's names; browsers fetch it only for those."""
KEPT = "".join(map(chr, range(0x20, 0x7F))) + "¡¿ÁÉÍÓÚÜÑáéíóúüñªº«»“”‘’–—…·×÷±€©½¼¾²³" + "\N{MINUS SIGN}"
RECORD = "fonts/cut.json"

Files = dict[str, bytes]


def cut_fonts(packages: Path, web: Path) -> Files:
    """The files of `fonts/` by name below `web`: cut anew only where a source has changed."""
    record = _read(web / RECORD)
    files: Files = {}
    known: dict[str, dict[str, str]] = {}
    for package, name in CUT.items():
        source = (packages / package / "files" / name).read_bytes()
        target = web / "fonts" / name
        before = record.get(name, {})
        fresh = (
            before.get("source") == _hash(source)
            and target.is_file()
            and before.get("cut") == _hash(target.read_bytes())
        )
        files[f"fonts/{name}"] = target.read_bytes() if fresh else _cut(source)
        known[name] = {"source": _hash(source), "cut": _hash(files[f"fonts/{name}"])}
    for package, name in WHOLE.items():
        files[f"fonts/{name}"] = (packages / package / "files" / CUT[package]).read_bytes()
    files[RECORD] = (json.dumps(known, indent=2, sort_keys=True) + "\n").encode()
    return files


def _cut(source: bytes) -> bytes:
    try:
        subset: Any = importlib.import_module("fontTools.subset")
    except ImportError:
        sys.exit("a font has changed and must be cut again: pip install fonttools brotli")
    options = subset.Options()
    options.layout_features = ["*"]
    options.flavor = "woff2"
    font = subset.load_font(io.BytesIO(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(text=KEPT)
    cutter.subset(font)
    packed = io.BytesIO()
    subset.save_font(font, packed, options)
    return packed.getvalue()


def _read(path: Path) -> dict[str, dict[str, str]]:
    if not path.is_file():
        return {}
    found: dict[str, dict[str, str]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
