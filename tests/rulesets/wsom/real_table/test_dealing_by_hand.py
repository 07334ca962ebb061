"""Breaking the wall, dealing, and checking a won hand at a real table."""

import pytest

from kongbox.engine.actions import Refusal
from kongbox.engine.seats import SEATS
from kongbox.rulesets.wsom.real_table import checking, dealing
from kongbox.rulesets.wsom.real_table.acts import JUDGE, TableAct
from kongbox.rulesets.wsom.real_table.checking import Checking
from kongbox.rulesets.wsom.real_table.dealing import Dealing


def deal(state: Dealing, *acts: TableAct) -> Dealing:
    for act in acts:
        result = dealing.step(state, act)
        assert isinstance(result, Dealing), f"{act} was refused under {result}"
        state = result
    return state


BROKEN = deal(Dealing(1), TableAct(1, "throw", dice=(1, 1)), TableAct(2, "throw", dice=(6, 4)))


@pytest.mark.clause("wsom.deal.1")
def test_east_throws_and_then_the_counted_player() -> None:
    assert [seat for seat in SEATS if dealing.may(Dealing(1), seat)] == [1]
    assert dealing.step(Dealing(1), TableAct(0, "throw", dice=(1, 1))) == Refusal("wsom.deal.1", (("turn", 1),))
    once = deal(Dealing(1), TableAct(1, "throw", dice=(1, 1)))
    assert [seat for seat in SEATS if dealing.may(once, seat)] == [2]
    assert dealing.step(once, TableAct(2, "throw", dice=(7, 1))) == Refusal("wsom.dice.1")


@pytest.mark.clause("wsom.deal.2", "wsom.deal.3")
def test_the_sum_of_both_throws_is_counted_from_the_right_end_of_that_wall() -> None:
    assert BROKEN.wall_break == (((1, 1), (6, 4)), 2, 12)
    assert BROKEN.places == ((2, 12, True), (2, 12, False), (2, 13, True), (2, 13, False))


@pytest.mark.clause("wsom.deal.4", "wsom.deal.5")
def test_tiles_are_taken_in_turn_four_at_a_time_and_then_one() -> None:
    state = BROKEN
    assert dealing.step(state, TableAct(2, "take", number=4)) == Refusal("wsom.deal.4", (("turn", 1),))
    assert dealing.step(state, TableAct(1, "take", number=3)) == Refusal("wsom.deal.4", (("turn", 1),))
    state = deal(state, *(TableAct(seat, "take", number=4) for seat in (1, 2, 3, 0) * 3))
    assert dealing.step(state, TableAct(1, "take", number=4)) == Refusal("wsom.deal.5", (("turn", 1),))
    state = deal(state, TableAct(1, "take", number=2), *(TableAct(seat, "take", number=1) for seat in (2, 3, 0)))
    assert state.taking is None
    assert state.places == ()
    assert dealing.step(state, TableAct(1, "take", number=1)) == Refusal("wsom.play.1", (("turn", 1),))


@pytest.mark.clause("wsom.deal.5")
def test_east_jumps_over_two_stacks_for_his_last_two_tiles() -> None:
    state = deal(BROKEN, *(TableAct(seat, "take", number=4) for seat in (1, 2, 3, 0) * 3))
    # Twelve stacks are counted and 24 taken: the next lie 36 to the left of the right end, in the third wall on.
    assert state.places == ((0, 2, True), (0, 4, True))


# ---- checking a won hand ---------------------------------------------------------------


def check(*acts: TableAct) -> Checking:
    state = Checking(0)
    for act in acts:
        result = checking.step(state, act)
        assert isinstance(result, Checking), f"{act} was refused under {result}"
        state = result
    return state


REVEAL = TableAct(0, "reveal")
DOUBT = TableAct(1, "doubt")


@pytest.mark.clause("wsom.win.4")
def test_the_winner_reveals_everything_before_the_others_check() -> None:
    assert [seat for seat in SEATS if TableAct(seat, "agree") in checking.may(Checking(0), seat)] == []
    assert checking.step(Checking(0), TableAct(1, "agree")) == Refusal("wsom.win.4")
    assert [seat for seat in SEATS if TableAct(seat, "agree") in checking.may(check(REVEAL), seat)] == [1, 2, 3]


@pytest.mark.clause("wsom.win.4")
def test_the_others_keep_their_hands_closed_until_all_have_checked() -> None:
    two = check(REVEAL, TableAct(1, "agree"), TableAct(2, "agree"))
    assert [seat for seat in SEATS if checking.may_open(two, seat)] == [0]
    three = check(REVEAL, *(TableAct(seat, "agree") for seat in (1, 2, 3)))
    assert three.verdict == "won"
    assert all(checking.may_open(three, seat) for seat in SEATS)
    assert checking.may(three, 1) == ()


@pytest.mark.clause("wsom.win.4")
def test_a_judge_decides_a_doubt() -> None:
    assert checking.may(check(REVEAL), JUDGE) == ()
    doubted = check(REVEAL, DOUBT, *(TableAct(seat, "agree") for seat in (2, 3, 1)))
    assert doubted.verdict == ""
    assert {act.name for act in checking.may(doubted, JUDGE)} == {"hand-stands", "false-win"}
    assert check(REVEAL, DOUBT, TableAct(JUDGE, "hand-stands")).verdict == "won"


@pytest.mark.clause("wsom.win.4")
def test_whoever_disturbed_tiles_answers_for_it_when_play_goes_on() -> None:
    opened = TableAct(0, "point-out", 3)
    false_win = check(REVEAL, opened, DOUBT, TableAct(JUDGE, "false-win"))
    assert false_win.responsible == (3,)
    assert not checking.may_open(false_win, 3)
    assert check(REVEAL, opened, DOUBT, TableAct(JUDGE, "hand-stands")).responsible == ()
    assert TableAct(3, "point-out", 3) not in checking.may(check(REVEAL), 3)
