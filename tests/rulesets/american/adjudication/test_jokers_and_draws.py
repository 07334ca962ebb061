"""Exchanges, passes and draws that should not have been: rows 10 to 12, 24 and 27."""

import pytest

from kongbox.rulesets.american.adjudication import (
    Death,
    EarlyExchange,
    JokerPassed,
    Outcome,
    TileFate,
    WrongDraw,
    WrongExchange,
    ruling_on,
)
from kongbox.rulesets.american.adjudication.draws import OUT_OF_TURN, WRONG_END, WRONG_WALL

EAST, SOUTH, WEST, NORTH = range(4)


@pytest.mark.clause("american.adj.10", "american.joker.15")
def test_an_early_exchange_is_withdrawn_while_it_is_only_said():
    assert ruling_on(EarlyExchange(SOUTH, performed=False))[:3] == (Outcome.WITHDRAWN, ("american.joker.15",), ())


@pytest.mark.clause("american.adj.10", "american.joker.9", "american.dead.2")
def test_a_performed_one_stands_and_kills_the_hand_once_it_is_called():
    ruling = ruling_on(EarlyExchange(SOUTH, called_by=WEST))
    assert (ruling.dead, ruling.tile, ruling.clauses[0]) == ((SOUTH,), TileFate.STAYS, "american.adj.10")
    assert ruling_on(EarlyExchange(SOUTH)).outcome is Outcome.NOTHING


@pytest.mark.clause("american.adj.11")
def test_a_wrong_natural_is_taken_back_before_the_next_discard():
    ruling = ruling_on(WrongExchange(SOUTH, NORTH, 0, kind="6B", given="9B"))
    assert (ruling.outcome, ruling.dead, ruling.tile) == (Outcome.UNDO, (), TileFate.RETURNS)
    assert ruling_on(WrongExchange(SOUTH, NORTH, 0, kind="6B", given="6B")).outcome is Outcome.NOTHING


@pytest.mark.clause("american.adj.11")
def test_later_the_owner_of_the_exposure_is_dead_and_the_giver_plays_on():
    ruling = ruling_on(WrongExchange(SOUTH, NORTH, 0, kind="6B", given="9B", discarded=True))
    assert (ruling.outcome, ruling.dead) == (Outcome.PLAY_ON, (NORTH,))


@pytest.mark.clause("american.adj.27", "american.charleston.3")
def test_a_joker_that_was_passed_comes_back_and_another_tile_goes():
    ruling = ruling_on(JokerPassed(WEST, ("J", "2B", "9C")))
    assert (ruling.outcome, ruling.next, ruling.tile) == (Outcome.CORRECT, WEST, TileFate.RETURNS)
    assert ruling_on(JokerPassed(WEST, ("F", "2B", "9C"))).outcome is Outcome.NOTHING


@pytest.mark.clause("american.wall.7", "american.adj.12", "american.turn.7")
def test_drawing_out_of_turn_kills_the_hand_and_an_unracked_tile_goes_back():
    ruling = ruling_on(WrongDraw(SOUTH, called_by=EAST))
    assert (ruling.dead, ruling.tile, ruling.payments) == ((SOUTH,), TileFate.RETURNS, ())
    assert ruling.clauses == ("american.adj.12", "american.turn.7")
    assert ruling_on(WrongDraw(SOUTH, racked=True, called_by=EAST)).tile is TileFate.STAYS
    assert ruling_on(WrongDraw(SOUTH, racked=True)).outcome is Outcome.NOTHING


@pytest.mark.clause("american.adj.12", "american.adj.24", "american.score.6")
@pytest.mark.parametrize(("how", "row"), [(OUT_OF_TURN, 12), (WRONG_END, 24), (WRONG_WALL, 24)])
def test_a_mahjong_on_such_a_players_discard_is_paid_by_him_alone(how, row):
    ruling = ruling_on(WrongDraw(SOUTH, how, racked=True, won_by=NORTH, value=30))
    assert (ruling.outcome, ruling.winner) == (Outcome.WON, NORTH)
    assert ruling.balance() == (0, -120, 0, 120)
    assert ruling.clauses[0] == f"american.adj.{row}"


@pytest.mark.clause("american.adj.24")
def test_a_tile_from_the_wrong_end_stays_with_the_dead_hand():
    ruling = ruling_on(WrongDraw(SOUTH, WRONG_END, called_by=EAST))
    assert (ruling.dead, ruling.tile) == ((SOUTH,), TileFate.STAYS)
    assert ruling_on(WrongDraw(SOUTH, WRONG_WALL, called_by=EAST)).tile is TileFate.RETURNS


@pytest.mark.clause("american.adj.24")
def test_two_players_at_the_wrong_end_are_dealt_again():
    assert ruling_on(WrongDraw(SOUTH, WRONG_END, others_at_wrong_end=1))[:2] == (Outcome.REDEAL, ("american.adj.24",))


@pytest.mark.clause("american.adj.15", "american.adj.12")
def test_a_draw_out_of_turn_can_be_the_third_death():
    before = (Death(EAST, false_mahjong=True), Death(WEST))
    ruling = ruling_on(WrongDraw(SOUTH, called_by=NORTH, before=before, attempted=35))
    assert (ruling.outcome, ruling.balance()) == (Outcome.ENDED, (0, -70, 0, 70))
