"""How much time there is."""

import pytest

from kongbox.rulesets.wsom.options import STANDARD
from kongbox.server.clocks import TableClock
from kongbox.server.limits import Allowance
from kongbox.server.paces import Reserve, pace_of
from tests.wire.parlour import HandClock


def test_club_begins_with_twenty_seconds_and_gains_ten_a_hand_up_to_sixty():
    reserve = Reserve(pace_of("club", STANDARD))
    assert (reserve.left, reserve.limit()) == (20.0, 25.0)
    reserve.charge(began=0.0, ended=4.0, hand_began=0.0)
    assert reserve.left == 20.0
    reserve.charge(began=10.0, ended=27.0, hand_began=0.0)
    assert reserve.left == 8.0
    for _ in range(10):
        reserve.new_hand()
    assert reserve.left == 60.0


def test_the_reserve_never_goes_below_nothing():
    reserve = Reserve(pace_of("club", STANDARD))
    reserve.charge(began=0.0, ended=1000.0, hand_began=0.0)
    assert (reserve.left, reserve.limit()) == (0.0, 5.0)


def test_an_event_counts_all_turns_of_a_hand_but_its_first_fifteen_seconds():
    reserve = Reserve(pace_of("event", STANDARD))
    assert reserve.limit() == 15.0
    reserve.charge(began=100.0, ended=112.0, hand_began=100.0)
    assert reserve.left == 180.0
    reserve.charge(began=112.0, ended=120.0, hand_began=100.0)
    assert reserve.left == 175.0
    reserve.charge(began=200.0, ended=370.0, hand_began=100.0)
    assert reserve.limit() == 5.0
    reserve.new_hand()
    assert reserve.left == 180.0


@pytest.mark.parametrize(
    ("turn", "hand", "limit"), [(15, 180, 15.0), (0, 180, 180.0), (15, 0, 15.0), (0, 0, None), (30, 20, 20.0)]
)
def test_an_event_takes_its_times_from_the_options_where_nought_is_no_limit(turn, hand, limit):
    pace = pace_of("event", STANDARD._replace(turn_seconds=turn, hand_seconds=hand))
    assert Reserve(pace).limit() == limit


def test_untimed_turns_have_no_limit():
    assert Reserve(pace_of("untimed", STANDARD)).limit() is None


def test_a_tables_time_stands_while_it_is_stopped_and_its_alarm_waits():
    clock, rung = HandClock(), []
    time = TableClock(clock, lambda: rung.append(clock.seconds))
    time.ring_at(10.0)
    clock.seconds += 100
    assert (time.now(), clock.next_due(clock.seconds)) == (0.0, None)
    time.run(True)
    clock.seconds += 4
    time.run(False)
    clock.seconds += 50
    time.run(True)
    clock.next_due(clock.seconds + 20)()
    assert time.now() == 10.0
    assert rung == [clock.seconds]


def test_an_allowance_fills_up_again_to_its_burst_and_no_further():
    allowance = Allowance(0.0, per_second=2.0, burst=3.0)
    assert [allowance.takes(0.0) for _ in range(4)] == [True, True, True, False]
    assert [allowance.takes(1.0) for _ in range(3)] == [True, True, False]
    assert [allowance.takes(100.0) for _ in range(4)] == [True, True, True, False]
