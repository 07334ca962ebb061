"""The clock the rules give: fifteen seconds a turn, three minutes a hand, the first fifteen seconds free."""

import pytest

from kongbox.rulesets.wsom.options import STANDARD
from kongbox.server.paces import Reserve, pace_of


@pytest.fixture
def event_clock():
    return Reserve(pace_of("event", STANDARD))


@pytest.mark.clause("wsom.play.6")
def test_a_turn_lasts_fifteen_seconds_at_most(event_clock):
    assert event_clock.limit() == 15


@pytest.mark.clause("wsom.play.6")
def test_all_turns_of_a_hand_together_last_three_minutes(event_clock):
    for turn in range(12):
        event_clock.charge(began=100 + 20 * turn, ended=115 + 20 * turn, hand_began=0)
    assert event_clock.limit() == 0
    event_clock.new_hand()
    assert event_clock.left == 180


@pytest.mark.clause("wsom.play.6")
def test_the_first_fifteen_seconds_of_a_hand_are_free(event_clock):
    event_clock.charge(began=0, ended=15, hand_began=0)
    assert event_clock.left == 180
    event_clock.charge(began=10, ended=20, hand_began=0)
    assert event_clock.left == 175


@pytest.mark.clause("wsom.play.6")
def test_a_table_may_choose_other_times():
    clock = Reserve(pace_of("event", STANDARD._replace(turn_seconds=30, hand_seconds=20)))
    assert clock.limit() == 20
