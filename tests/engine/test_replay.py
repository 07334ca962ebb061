"""Judging a log again: where it may end, and where a hand may begin."""

from collections.abc import Callable

import pytest

from kongbox.engine.events import Event, HandStarted, SeedRevealed, TileDrawn
from kongbox.engine.replay import Doubt, hands_of, judge_again
from kongbox.rulesets import RULE_SETS
from kongbox.testing import random_match
from kongbox.tiles.tile import Tile

WSOM = RULE_SETS["wsom"]
OPTIONS = WSOM.read_options({})
TWO_HANDS = random_match(WSOM, 4, hands=2)


def until_seed(hand: tuple[Event, ...]) -> tuple[Event, ...]:
    end = next(place for place, event in enumerate(hand) if isinstance(event, SeedRevealed))
    return hand[: end + 1]


def test_a_log_may_end_with_the_seed_before_anybody_is_asked_for_the_next_hand() -> None:
    first, second = hands_of(TWO_HANDS)
    assert judge_again(WSOM, OPTIONS, until_seed(first)) is None
    assert judge_again(WSOM, OPTIONS, first + until_seed(second)) is None


def test_the_next_hand_begins_only_when_all_have_agreed() -> None:
    first, second = hands_of(TWO_HANDS)
    short = until_seed(first)
    assert judge_again(WSOM, OPTIONS, short + second) == Doubt(len(short) + 1, "not-legal")


def test_a_hand_does_not_begin_within_another() -> None:
    first, second = hands_of(TWO_HANDS)
    assert judge_again(WSOM, OPTIONS, first[:40] + second) == Doubt(41, "not-legal")


def test_an_event_left_out_is_where_the_log_and_the_rules_part() -> None:
    first, _ = hands_of(TWO_HANDS)
    start = next(place for place, event in enumerate(first) if isinstance(event, HandStarted))
    for place in range(start + 6, len(first) - 5, 97):
        doubt = judge_again(WSOM, OPTIONS, first[:place] + first[place + 1 :])
        assert doubt is not None and doubt.place >= place, place


def test_what_happens_before_any_hand_is_impossible() -> None:
    drawn = TileDrawn(0, Tile("5m"), "live")
    assert judge_again(WSOM, OPTIONS, (drawn,)) == Doubt(1, "impossible", "TileDrawn before any hand has started")


def test_only_the_last_hand_may_keep_its_seed() -> None:
    first, second = hands_of(TWO_HANDS)
    silent = tuple(event for event in first if not isinstance(event, SeedRevealed))
    assert judge_again(WSOM, OPTIONS, silent + second) == Doubt(len(silent) + 1, "not-legal")


@pytest.mark.parametrize("change", [str.upper, lambda seed: f"{seed[:2]} {seed[2:]}", lambda _seed: "no number"])
def test_a_seed_written_in_another_way_is_not_the_one_committed_to(change: Callable[[str], str]) -> None:
    events = tuple(
        event._replace(seed=change(event.seed)) if isinstance(event, SeedRevealed) else event for event in TWO_HANDS
    )
    start = next(place for place, event in enumerate(events, start=1) if isinstance(event, HandStarted))
    assert judge_again(WSOM, OPTIONS, events) == Doubt(start, "not-committed")
