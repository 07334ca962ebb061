"""Chances, hopes and risks that the better American bot weighs."""

import pytest

from kongbox.bots.american.chance import Pace, at_least, lacks
from kongbox.bots.american.danger import Danger
from kongbox.bots.american.outlook import Outlook
from kongbox.engine.state import MatchState
from kongbox.engine.views import seen_by
from kongbox.tiles.tile import Tile
from tests.rulesets.american.tables import EAST, SOUTH, WEST, hand, meld, table

LIVE = {Tile("2B"): 3, Tile("7B"): 1, Tile("F"): 6, Tile("J"): 5}
NEEDS = {Tile("2B"): (4, 0), Tile("7B"): (3, 0), Tile("F"): (2, 2)}


def outlook(match: MatchState, seat: int = EAST) -> Outlook:
    return Outlook(hand(seen_by(match, seat)), seat)


def test_jokers_go_where_tiles_are_hardest_to_get_and_never_into_a_pair() -> None:
    held = {Tile("2B"): 3, Tile("7B"): 2, Tile("F"): 1, Tile("J"): 1}
    assert lacks(NEEDS, held, LIVE) == ([(Tile("2B"), 0, 1), (Tile("F"), 1, 0)], 1)
    held[Tile("J")] = 4
    assert lacks(NEEDS, held, LIVE) == ([(Tile("F"), 1, 0)], 2)


def test_a_chance_grows_with_draws_and_live_tiles_and_falls_with_what_is_missing() -> None:
    one, two = [(Tile("2B"), 0, 1), (Tile("F"), 1, 0)], [(Tile("2B"), 0, 2), (Tile("F"), 1, 0)]
    long, short = Pace(LIVE, 15, 120), Pace(LIVE, 5, 80)
    assert 1 > long.finishing(one, True) > short.finishing(one, True) > 0
    assert long.finishing(one, True) > long.finishing(two, True) > 0
    assert long.finishing(one, True) > long.finishing(one, False), "a line that may be exposed is quicker"
    assert long.finishing(one, True) > Pace(LIVE | {Tile("2B"): 1}, 15, 120).finishing(one, True)
    assert long.finishing([], True) == 1.0
    assert Pace({Tile("F"): 0}, 15, 120).finishing([(Tile("F"), 1, 0)], True) == 0.0


def test_at_least_so_many_of_what_is_expected() -> None:
    assert at_least(0, 2.0) == 1.0
    assert at_least(1, 1.0) == pytest.approx(0.632, abs=0.001)
    assert at_least(2, 1.0) == pytest.approx(0.264, abs=0.001)


def test_hope_sinks_when_the_missing_tiles_lie_open() -> None:
    near = {EAST: "3x2B 3x7B 4x2C 2x7C RD"}
    fresh, seen = (outlook(table(near, discards=gone)) for gone in ([], [(SOUTH, "7C"), (WEST, "7C")]))
    assert fresh.hope(fresh.rack) > seen.hope(seen.rack) > 0


def test_of_two_equally_near_hands_the_one_without_jokers_promises_more() -> None:
    plain, wild = (outlook(table({EAST: f"3x2B 3x7B 4x2C {last} RD"})) for last in ("2x7C", "7C J"))
    assert plain.distance(plain.rack) == wild.distance(wild.rack) == 2
    assert plain.hope(plain.rack) < 2 * wild.hope(wild.rack)


def test_jokers_in_others_exposures_may_come_and_how_one_lays_ones_own_changes_nothing() -> None:
    """Else a new exposure would be put right to and fro for ever: with its joker, and without."""
    own = [
        table({EAST: f"Nw Ew Ww Sw 3xGD {rest}"}, melds={EAST: [meld("kong", laid, WEST, "5B")]})
        for laid, rest in (("3x5B J", "5B 6B 9C"), ("4x5B", "J 6B 9C"))
    ]
    natural, wild = (outlook(match).pace.live for match in own)
    assert natural == wild and natural[Tile("J")] == 7
    shown = {SOUTH: [meld("kong", "2x7D 2xJ", WEST, "7D")]}
    assert outlook(table({}, melds=shown)).pace.live[Tile("J")] == 6 + 2


def test_only_tiles_that_an_exposed_hand_may_lack_are_feared_and_jokers_never() -> None:
    shown = {SOUTH: [meld("pung", "3x2B", WEST), meld("pung", "3x7B", WEST), meld("kong", "4x2D", WEST)]}
    danger = Danger(hand(table({}, melds=shown, left=20)), EAST)
    assert danger.of(Tile("7D")) > 10
    assert danger.of(Tile("9C")) == danger.of(Tile("J")) == danger.of(Tile("BL")) == 0.0


def test_nobody_without_exposures_is_feared() -> None:
    assert Danger(hand(table({})), EAST).rivals == ()
