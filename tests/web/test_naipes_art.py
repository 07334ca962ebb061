"""The cards keep the budget of all art, there is one for every card of the pack, and its ink can be read."""

import gzip
import re

import pytest

from kongbox.rulesets.naipes.tileset import TILES
from tests.laws.test_page_files import WEB, first_visit, packed
from tests.web.test_table_art import ART, PACKED, RAW
from tests.web.test_table_tokens import CLOTHS, THEMES, ratio, tokens

OWN = WEB / "js" / "games" / "naipes"
FACES = OWN / "faces.js"
INKS = ("oro-index", "copa", "espada", "basto", "card-ink")
MORE = 30_000
"""What this table asks for beyond what every table needs: its own modules, looks and cards."""


def test_tiles_and_cards_together_keep_the_budget_of_the_art():
    content = b"".join(path.read_bytes() for path in [*ART, FACES])
    assert len(content) <= RAW
    assert len(gzip.compress(content)) <= PACKED


def test_no_other_table_loads_the_cards():
    for page in WEB.glob("*.html"):
        assert FACES not in first_visit(page)


def test_there_is_a_face_for_every_card():
    text = FACES.read_text(encoding="utf-8")
    code = re.compile(re.search(r"CODE = /(.+?)/;", text)[1].replace("^", r"\A").replace("$", r"\Z"))
    assert all(code.match(card) for card in TILES.kinds)
    assert len(TILES.kinds) == 42
    pips = set(re.findall(r"^  (\d): \[", text, re.MULTILINE))
    assert pips == {str(rank) for rank in range(1, 10)}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ink", INKS)
def test_the_inks_of_the_cards_can_be_read(theme, ink):
    colours = tokens(theme)
    for ground in ("card", "card-foot"):
        assert ratio(colours[ink], colours[ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("cloth", CLOTHS)
def test_cards_stand_out_from_every_cloth(theme, cloth):
    colours = tokens(theme, cloth)
    for ground in ("cloth", "cloth2"):
        assert ratio(colours["card"], colours[ground]) >= 3


def test_this_table_adds_little_to_what_every_table_needs():
    own = {*OWN.glob("*.js"), *(WEB / "css").glob("naipes*.css")} - first_visit(WEB / "table.html")
    assert len(own) > 10
    assert sum(map(packed, own)) < MORE
