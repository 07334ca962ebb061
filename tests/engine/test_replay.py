"""Judging a log again: where it may end, and where a hand may begin."""

from kongbox.engine.events import Event, HandStarted, SeedRevealed
from kongbox.engine.replay import Doubt, hands_of, judge_again
from kongbox.rulesets import RULE_SETS
from kongbox.testing import random_match

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
