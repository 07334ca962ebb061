"""The mah-jongs that a hand is led towards, against the rules' own test, and the chances that they come."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kongbox.bots.groups import regular
from kongbox.bots.naipes.chance import Pace, at_least
from kongbox.bots.naipes.rack import KINDS, Rack, cards_of, counts_of, rows_of
from kongbox.bots.naipes.targets import lacks, targets
from kongbox.bots.naipes.worth import Worth
from kongbox.engine.state import Tiles
from kongbox.rulesets.naipes.hands import TRIO, Group
from kongbox.rulesets.naipes.options import CHOICES, STANDARD, NaipesOptions, read_options
from kongbox.rulesets.naipes.special import is_mahjong
from kongbox.tiles.tile import Tile
from tests.rulesets.naipes.tables import cards

COMBINATION = [card for card in KINDS for _ in range(4)]


def of(hand: Tiles, options: NaipesOptions = STANDARD, groups: tuple[Group, ...] = ()) -> list[tuple[Tiles, int]]:
    """The mah-jongs in mind for a hand, and how many cards each lacks."""
    rack = Rack(counts_of(hand), groups)
    live = tuple(4 - count for count in counts_of((*hand, *(card for group in groups for card in group.tiles))))
    found = targets(rack, live, Worth(1, 0, options).taste, options, 0)
    return [(cards_of(wanted), sum(count for _, count in missing)) for wanted, missing in found]


SHAPING = ("gemelos", "compensacion", "especiales_validos", "ases_nueves")
"""Options that change which hands are a mah-jong, or which one is worth most."""
OPTIONS = [read_options({name: answer}) for name in SHAPING for answer in CHOICES[name]]


@given(st.permutations(COMBINATION), st.sampled_from(OPTIONS))
@settings(max_examples=40)
def test_each_is_a_mahjong_of_the_table_and_the_nearest_is_among_them(deck: list[Tile], options: NaipesOptions) -> None:
    hand = tuple(deck[:13])
    found = of(hand, options)
    assert found
    assert all(is_mahjong(wanted, (), options, 0) for wanted, _ in found)
    assert min(missing for _, missing in found) <= regular(rows_of(counts_of(hand)), 4) + 1


@given(st.permutations(COMBINATION))
@settings(max_examples=20)
def test_beside_an_open_group_so_many_fewer_are_made(deck: list[Tile]) -> None:
    trio = Group(TRIO, cards("3xRe"), in_hand=False)
    hand = tuple(card for card in deck if card != "Re")[:10]
    assert all(is_mahjong(wanted, (trio,), STANDARD, 0) for wanted, _ in of(hand, groups=(trio,)))


@pytest.mark.parametrize(
    ("written", "wanted", "options"),
    [
        ("2o 2o 5o 5o 3c 3c 8c 8c 4b 4b 7b Re Co", "2o 2o 5o 5o 3c 3c 8c 8c 4b 4b 7b 7b Re Re", {}),
        ("4x2o 3c 3c 8c 8c 4b 4b 7b 7b Re", "4x2o 3c 3c 8c 8c 4b 4b 7b 7b Re Re", {"gemelos": "iguales_repetibles"}),
        ("2o 3o 5o 5o 6o 8o 9o 2c 3c 5c 5c 6c 8c", "2o 3o 5o 5o 6o 8o 9o 2c 3c 5c 5c 6c 8c 9c",
         {"gemelos": "mismo_numero_dos_palos"}),
        ("1c 2c 3c 4c 5c 6c 7c 1b 2b 3b 4b 5b 7b", "1c 2c 3c 4c 5c 6c 7c 1b 2b 3b 4b 5b 6b 7b", {}),
        ("Rc Re Rb Co Cc 2c 2c 3c 4c 5c 6c 7c 8c", "2c 2c 3c 4c 5c 6c 7c 8c Rc Re Rb Co Cc Cb",
         {"compensacion": "ocho_combinadas"}),
    ],
)  # fmt: skip
def test_special_hands_are_in_mind_when_they_are_near(written: str, wanted: str, options: dict[str, Any]) -> None:
    found = dict(of(cards(written), STANDARD._replace(**options)))
    assert {tuple(sorted(each)) for each in found} >= {tuple(sorted(cards(wanted)))}
    assert not any(
        len(set(each)) == 14 for each in dict(of(cards(written), STANDARD._replace(especiales_validos="no")))
    )


def test_what_cannot_come_any_more_is_not_waited_for() -> None:
    rack = Rack(counts_of(cards("2o 3o 4o 5c 6c 7c 3b 4b 5b 8o 8o 6b 7b")))
    taste = Worth(1, 0, STANDARD).taste
    dead = {KINDS.index(card) for card in cards("2b 5b 8b")}
    live = tuple(0 if place in dead else 4 - count for place, count in enumerate(rack.held))
    found = targets(rack, live, taste, STANDARD, 0)
    assert all(not dead & {place for place, _ in missing} for _, missing in found)


def test_what_lacks_is_told_by_kind() -> None:
    wanted, held = counts_of(cards("2o 2o 2o 9b")), counts_of(cards("2o 5c"))
    assert [(KINDS[place], count) for place, count in lacks(wanted, held)] == [("2o", 2), ("9b", 1)]


def test_a_chance_grows_with_draws_and_live_cards_and_falls_with_what_lacks() -> None:
    held = counts_of(cards("2o 2o 5c 6c"))
    trio, run = (KINDS.index(card) for card in cards("2o 7c"))

    def chance(missing: tuple[tuple[int, int], ...], draws: float = 8, copies: int = 2) -> tuple[float, float]:
        return Pace((copies,) * len(KINDS), draws, 90, (0.8,) * len(KINDS)).finishing(missing, held)

    rising = [chance(((trio, 1), (run, 1)))[1], chance(((trio, 1),))[1], chance(((trio, 1),), copies=3)[1]]
    assert all(one < other for one, other in pairwise([0.0, *rising, 1.0]))
    assert chance(((trio, 1),), draws=3) < chance(((trio, 1),))
    assert chance(((trio, 1), (run, 1)))[0] < chance(((trio, 1), (run, 1)))[1], "with claims it is quicker"
    assert chance(((trio, 1),), copies=0) == (0.0, 0.0)
    assert chance(()) == (1.0, 1.0)


def test_at_least_so_many_of_those_that_are_left() -> None:
    assert at_least(1, 2, 0.5) == 0.75
    assert at_least(2, 2, 0.5) == 0.25
    assert at_least(3, 2, 0.5) == 0.0
