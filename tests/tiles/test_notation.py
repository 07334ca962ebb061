"""Tiles in writing: what is read, what is printed, and what is said about the rest."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kongbox.rulesets.wsom.notation import NOTATION
from kongbox.rulesets.wsom.tileset import TILES
from kongbox.tiles.notation import Notation, shown
from kongbox.tiles.sets import TileSet
from kongbox.tiles.tile import Face, Tile
from kongbox.tiles.unusable import Unusable

WORDS = ["Ew", "Sw", "Ww", "Nw", "GD", "RD", "WD", "F", "J", "BL"]
CODES = [f"{number}{suit}" for suit in "BCD" for number in range(1, 10)] + WORDS
AMERICAN = Notation(TileSet({Tile(code): Face(code[-1], 1) for code in CODES}), compact=False)
FIGURES = ["Ro", "Rc", "Re", "Rb", "Co", "Cc", "Cb", "So", "Sc", "Se", "Sb"]
CARDS = [f"{number}{palo}" for palo in "ocbe" for number in range(1, 10)] + FIGURES
NAIPES = Notation(TileSet({Tile(code): Face(code[-1], 1) for code in CARDS}), compact=False)

NOTATIONS = pytest.mark.parametrize("notation", [NOTATION, AMERICAN, NAIPES], ids=["wsom", "american", "naipes"])


def unusable(text, notation=NOTATION):
    with pytest.raises(Unusable) as refused:
        notation.parse(text, "concealed")
    assert refused.value.facts["where"] == "concealed"
    return refused.value


@pytest.mark.parametrize(
    ("text", "tiles"),
    [
        ("123m456p11z", "1m 2m 3m 4p 5p 6p 1z 1z"),
        (" 1m  2m\t3m ", "1m 2m 3m"),
        ("E S W N Wh Gr Re", "1z 2z 3z 4z 5z 6z 7z"),
        ("EESWhW", "1z 1z 2z 5z 3z"),
        ("1sS", "1s 2z"),
        ("", ""),
        ("31m", "3m 1m"),
    ],
)
def test_runs_blanks_and_letters_are_read(text, tiles):
    assert NOTATION.parse(text, "concealed") == tuple(tiles.split())


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("12x", "12x"), ("0m", "0m"), ("8z", "8z"), ("123", "123"), ("1m?", "?"), ("m", "m"), ("1S", "1S"),
        ("1 m", "1"), ("１m", "１m"), ("²m", "²m"), ("e", "e"), ("1M", "1M"), ("1m,2m", ",2m"), ("12m 3", "3"),
        ("1\x00m", "1\N{REPLACEMENT CHARACTER}m"),
    ],
)  # fmt: skip
def test_the_first_thing_that_is_no_tile_is_named(text, wrong):
    refused = unusable(text)
    assert refused.words == "unusable-tiles-unknown"
    assert refused.facts["wrong"] == wrong
    assert refused.facts["known"] == "1m-9m 1p-9p 1s-9s 1z-7z"


@pytest.mark.parametrize("value", [None, 5, 1.5, True, ["1m"], {"1m": 2}, b"1m"])
def test_what_is_no_text_is_refused_as_such(value):
    refused = unusable(value)
    assert refused.words == "unusable-tiles-form"
    assert refused.facts["example"] == "123m"


@pytest.mark.parametrize(("text", "count"), [("", 0), ("12m", 2), ("  ", 0)])
def test_one_tile_is_one_tile(text, count):
    assert NOTATION.parse_one("5m", "win") == "5m"
    with pytest.raises(Unusable) as refused:
        NOTATION.parse_one(text, "win")
    assert (refused.value.words, refused.value.facts["count"]) == ("unusable-tiles-one", count)


@NOTATIONS
@given(data=st.data())
def test_every_row_of_tiles_is_read_back_as_written(notation, data):
    tiles = tuple(data.draw(st.lists(st.sampled_from(notation.tiles.kinds), max_size=20)))
    assert notation.parse(notation.write(tiles), "tiles") == tiles


@NOTATIONS
def test_every_tile_is_written_as_its_code(notation):
    for tile in notation.tiles.kinds:
        assert notation.write((tile,)) == tile
        assert notation.parse_one(tile, "tile") == tile


@NOTATIONS
@given(st.text() | st.text(alphabet="0123456789mpszESWNhGrRe BCDo?-"))
def test_any_text_is_tiles_or_one_sentence(notation, text):
    try:
        tiles = notation.parse(text, "tiles")
    except Unusable as refused:
        facts = (*refused.facts.values(),)
        assert all(str(fact).isprintable() and len(str(fact)) < 100 for fact in facts)
    else:
        assert notation.parse(notation.write(tiles), "tiles") == tiles


def test_codes_without_numbers_stand_apart():
    assert AMERICAN.parse("1B 2B GD F J BL", "tiles") == ("1B", "2B", "GD", "F", "J", "BL")
    assert AMERICAN.parse("12B BL Ww WD", "tiles") == ("1B", "2B", "BL", "Ww", "WD")
    assert NAIPES.parse("1o Ro Se 4e", "tiles") == ("1o", "Ro", "Se", "4e")
    assert AMERICAN.write(AMERICAN.parse("12BFBL", "tiles")) == "1B 2B F BL"
    assert AMERICAN.known == "1B-9B 1C-9C 1D-9D Ew Sw Ww Nw GD RD WD F J BL"
    assert unusable("1B BD", AMERICAN).facts["wrong"] == "BD"


def test_what_is_shown_of_a_wrong_value_is_short_and_harmless():
    assert shown("x" * 100) == "x" * 39 + "…"
    assert shown("a\x1b[31m\nb") == "a\N{REPLACEMENT CHARACTER}[31m\N{REPLACEMENT CHARACTER}b"
    assert len(shown([["deep"] * 1000] * 1000)) <= 40


def test_letters_are_no_more_than_other_ways_to_write_a_tile():
    assert all(NOTATION.parse(letter, "tile")[0] in TILES for letter in ("E", "S", "W", "N", "Wh", "Gr", "Re"))
    assert NOTATION.write(NOTATION.parse("E Wh Re", "tiles")) == "157z"
