"""When a hand is complete: the two kinds of winning hand, and what a hand one tile short calls for."""

import pytest

from kongbox.rulesets.wsom.tileset import TILES
from kongbox.rulesets.wsom.wins import calling, is_winning
from tests.rulesets.wsom.tables import meld, tiles

REGULAR = "123m 456p 789s 222z 11s"
SEVEN_PAIRS = "22m 66m 11p 77p 55s 33z 44z"
THIRTEEN_TERMINALS = "19m 19p 19s 1234567z 5z"


@pytest.mark.clause("wsom.hand.1")
@pytest.mark.parametrize("hand", [REGULAR, SEVEN_PAIRS, THIRTEEN_TERMINALS])
def test_a_hand_wins_as_a_regular_or_as_an_irregular_one(hand):
    assert is_winning(tiles(hand))


@pytest.mark.clause("wsom.hand.2")
@pytest.mark.parametrize("hand", ["123m 123m 123m 123m 11z", "111z 222z 333z 444z 55z", "12233445566788p", "11s"])
def test_four_sets_and_a_pair_win_whatever_the_sets_are(hand):
    """Sets on the table leave fewer concealed tiles: the pair alone is what four declared sets still need."""
    assert is_winning(tiles(hand))


@pytest.mark.clause("wsom.hand.2")
@pytest.mark.parametrize(
    ("hand", "lacks"),
    [
        ("123m 456p 789s 222z 12s", "the eyes"),
        ("123m 456p 789s 22z 111s 3z", "a set"),
        ("123m 456p 891s 222z 11s", "a sequence past nine"),
        ("123m 456p 123z 222z 11s", "a sequence of honours"),
        ("123m 45p6s 789s 222z 11s", "one suit in a sequence"),
    ],
)
def test_a_hand_that_lacks_a_set_or_the_eyes_does_not_win(hand, lacks):
    assert not is_winning(tiles(hand)), lacks


@pytest.mark.clause("wsom.hand.3")
@pytest.mark.parametrize(
    ("hand", "lacks"),
    [
        ("22m 66m 11p 77p 55s 33z 4z5z", "the seventh pair"),
        ("19m 19p 19s 1234567z 2m", "a second terminal or honour"),
        ("19m 19p 18s 1234567z 5z", "the nine of bamboos"),
        ("147m 258p 369s 12345z", "any shape of the book"),
    ],
)
def test_no_other_irregular_hand_wins(hand, lacks):
    assert not is_winning(tiles(hand)), lacks


@pytest.mark.clause("wsom.win.1")
@pytest.mark.parametrize(
    ("hand", "calls"),
    [
        ("123m 456p 789s 222z 1s", "1s"),
        ("123m 456p 78s 222z 11s", "69s"),
        ("123m 456p 79s 222z 11s", "8s"),
        ("123m 456p 11s 222z 33z", "1s3z"),
        ("1112345678999m", "123456789m"),
        ("19m 19p 19s 1234567z", "19m19p19s1234567z"),
        ("22m 66m 11p 77p 55s 33z 4z", "4z"),
        ("159m 159p 159s 1234z", ""),
    ],
)
def test_a_hand_calls_for_every_tile_that_would_complete_it(hand, calls):
    assert set(calling(tiles(hand))) == set(tiles(calls))


@pytest.mark.clause("wsom.win.1")
def test_a_hand_is_calling_exactly_where_one_more_tile_wins():
    concealed = tiles("23334m 55p 1z1z1z")
    declared = (meld("pong", "777s", "7s", 0),)
    assert set(calling(concealed, declared)) == {tile for tile in TILES.kinds if is_winning((*concealed, tile))}
