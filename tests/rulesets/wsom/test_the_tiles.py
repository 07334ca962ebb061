"""The tiles of the game: which there are, how many, and what they are called."""

from collections import Counter

import pytest

from kongbox.rulesets.wsom.tileset import DRAGONS, HONOURS, SUITS, TERMINALS, TILES, WINDS, wind_tile


@pytest.mark.clause("wsom.tile.1", "wsom.tile.2")
def test_there_are_136_tiles_four_of_each_of_34_designs():
    counts = Counter(TILES.all_tiles())
    assert len(TILES) == counts.total() == 136
    assert len(TILES.kinds) == 34
    assert set(counts.values()) == {4}


@pytest.mark.clause("wsom.tile.1", "wsom.tile.7")
def test_there_are_no_flowers_jokers_or_red_fives():
    assert {tile[-1] for tile in TILES.kinds} == {"m", "p", "s", "z"}
    assert "0m" not in TILES
    assert "1f" not in TILES


@pytest.mark.clause("wsom.tile.3", "wsom.tile.4")
def test_number_tiles_run_from_1_to_9_in_three_suits():
    numbers = {(face.suit, face.number) for face in TILES.faces.values() if face.suit != HONOURS}
    assert numbers == {(suit, number) for suit in SUITS for number in range(1, 10)}
    assert len(numbers) == 27


@pytest.mark.clause("wsom.tile.3", "wsom.tile.5")
def test_honours_are_four_winds_and_three_dragons():
    honours = tuple(tile for tile, face in TILES.faces.items() if face.suit == HONOURS)
    assert honours == WINDS + DRAGONS
    assert [wind_tile(letter) for letter in "ESWN"] == list(WINDS)
    assert len(DRAGONS) == 3


@pytest.mark.clause("wsom.tile.6")
def test_terminals_are_the_ones_and_nines_and_never_the_honours():
    assert {TILES.faces[tile].number for tile in TERMINALS} == {1, 9}
    assert len(TERMINALS) == 6
    assert not set(TERMINALS) & set(WINDS + DRAGONS)
    middle = [face for face in TILES.faces.values() if face.suit != HONOURS and 2 <= face.number <= 8]
    assert len(middle) == 21
