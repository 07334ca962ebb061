"""Winning shapes, what a hand is calling for, and every way to read it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kongbox.engine.state import Meld
from kongbox.rulesets.wsom.notation import NOTATION
from kongbox.rulesets.wsom.tileset import TILES
from kongbox.rulesets.wsom.wins import calling, is_seven_pairs, is_thirteen_terminals, is_winning, splits
from tests.rulesets.wsom.oracle import naive_splits


def tiles(text):
    return NOTATION.parse(text, "tiles")


def write(split):
    return " ".join(sorted(NOTATION.write(group) for group in split.sets)) + " / " + NOTATION.write(split.pair)


hands = st.permutations(TILES.all_tiles()).map(lambda wall: tuple(wall[:14]))
few_kinds = st.lists(
    st.sampled_from([tile for tile in TILES.kinds if tile[1] == "m" or tile == "1z"] * 4), unique=False
)


@pytest.mark.clause("wsom.hand.1", "wsom.hand.2")
@pytest.mark.parametrize(
    "text", ["123m456p789s111z22z", "111m222p333s444z55z", "123m123m123m123m99m", "456p789s22z", "99m"]
)
def test_four_sets_and_a_pair_win_declared_sets_counted(text):
    assert is_winning(tiles(text))


@pytest.mark.clause("wsom.hand.1", "wsom.hand.3")
def test_the_two_irregular_hands_win_and_only_with_nothing_declared():
    assert is_winning(tiles("19m19p19s12345677z"))
    assert is_winning(tiles("1122m3344p5566s77z"))
    assert is_winning(tiles("1111m3344p5566s77z"))
    assert not is_winning(tiles("1122m3344p556s"))


@pytest.mark.clause("wsom.hand.4")
@pytest.mark.parametrize(
    "text",
    [
        "12345677z1234567z", "123z456z77z", "891m", "123m456m789p11s346s", "19m19p19s1234567z8m",
        "11m22m33m44m55m66m78m", "1112m", "11m11m", "", "1m", "1122z",
    ],
)  # fmt: skip
def test_nothing_else_wins(text):
    assert not is_winning(tiles(text))


@pytest.mark.clause("wsom.win.5")
def test_the_shape_alone_decides():
    assert is_winning(tiles("234m567m99m")) is is_winning(tiles("99m765m432m")) is True


def test_a_fourteenth_tile_makes_the_thirteen_terminals():
    assert is_thirteen_terminals(tiles("19m19p19s1234567z9s"))
    assert not is_thirteen_terminals(tiles("19m19p19s1234567z2s"))
    assert not is_thirteen_terminals(tiles("19m19p19s1234567z"))


def test_pairs_must_be_seven():
    assert is_seven_pairs(tiles("1122334455667z7z"))
    assert not is_seven_pairs(tiles("112233445566z"))
    assert not is_seven_pairs(tiles("1112334455667z7z"))


@pytest.mark.clause("wsom.win.1")
@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("1112345678999m", "123456789m"),
        ("19m19p19s1234567z", "19m19p19s1234567z"),
        ("2223m", "134m"),
        ("23m99p", "14m"),
        ("5z", "5z"),
        ("1122m3344p5566s7z", "7z"),
        ("13m99p", "2m"),
        ("14m99p", ""),
    ],
)
def test_a_hand_calls_for_each_tile_that_completes_it(text, calls):
    assert calling(tiles(text)) == tiles(calls)


@pytest.mark.clause("wsom.win.1")
def test_nobody_calls_for_a_fifth_tile():
    assert calling(tiles("23m99p"), (Meld("kong-big", tiles("1111m")),)) == tiles("4m")
    assert calling(tiles("1111m")) == ()


@pytest.mark.clause("wsom.score.basic.9")
def test_every_reading_is_found():
    assert [write(split) for split in splits(tiles("111222333m99s"))] == [
        "111m 222m 333m / 99s",
        "123m 123m 123m / 99s",
    ]
    assert [write(split) for split in splits(tiles("22334455667788m"))] == [
        "345m 345m 678m 678m / 22m", "234m 234m 678m 678m / 55m", "234m 234m 567m 567m / 88m",
    ]  # fmt: skip
    assert splits(tiles("135m")) == ()


@given(hands | few_kinds)
def test_a_naive_search_finds_the_same_readings(held):
    held = tuple(tile for place, tile in enumerate(held) if held[:place].count(tile) < 4)[:14]
    found = splits(held)
    assert len(found) == len(set(found))
    assert {(tuple(sorted(split.sets)), split.pair) for split in found} == naive_splits(held)


@given(hands)
def test_winning_is_having_a_reading_or_an_irregular_shape(held):
    assert is_winning(held) == bool(splits(held) or is_seven_pairs(held) or is_thirteen_terminals(held))
