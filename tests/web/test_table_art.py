"""The pictures of the tiles stay small, and there is one for every tile of the games."""

import gzip
import re
from pathlib import Path

from kongbox.rulesets.wsom.tileset import TILES

JS = Path(__file__).parents[2] / "src" / "kongbox" / "server" / "web" / "js"
ART = [JS / "art.js", JS / "glyphs.js"]
RAW, PACKED = 40_000, 14_000


def test_the_art_keeps_its_budget():
    content = b"".join(path.read_bytes() for path in ART)
    assert len(content) <= RAW
    assert len(gzip.compress(content)) <= PACKED


def test_every_outline_a_tile_needs_is_there():
    names = set(re.findall(r"^  (\w+):", ART[1].read_text(encoding="utf-8"), re.MULTILINE))
    assert {str(rank) for rank in range(1, 10)} <= names
    assert {"wan", "east", "south", "west", "north", "green", "red"} <= names


def test_every_honour_has_a_letter_for_its_corner_in_both_languages():
    honours = {kind for kind in TILES.kinds if kind.endswith("z")}
    for lang in ("es", "en"):
        text = (JS.parent / "texts" / lang / "table.ftl").read_text(encoding="utf-8")
        assert honours == {f"{found}z" for found in re.findall(r"^index-(\d)z = \S+$", text, re.MULTILINE)}
