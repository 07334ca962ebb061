"""Hands with a tile too many or too few: rows 1 to 6, and 25 and 26."""

import pytest

from kongbox.rulesets.american.adjudication import (
    Death,
    Outcome,
    TileCount,
    TileFate,
    WrongDiscard,
    WrongFirstDiscard,
    ruling_on,
)
from kongbox.rulesets.american.adjudication.counts import CHARLESTON, DEALING, PLAY

EAST, SOUTH, WEST, NORTH = range(4)


@pytest.mark.clause("american.adj.1", "american.error.2")
def test_a_wrong_count_before_the_charleston_is_put_right_only_if_nobody_has_looked_and_it_is_evident():
    found = TileCount(DEALING, (14, 12, 14, 13))
    assert ruling_on(found)[:2] == (Outcome.REDEAL, ("american.adj.1",))
    assert ruling_on(found._replace(evident=True))[:2] == (Outcome.CORRECT, ("american.adj.1",))


@pytest.mark.clause("american.adj.2")
def test_a_wrong_count_found_before_easts_first_discard_is_dealt_again():
    for counts in ((14, 14, 13, 13), (13, 13, 13, 13), (14, 12, 13, 12)):
        ruling = ruling_on(TileCount(CHARLESTON, counts, evident=True))
        assert (ruling.outcome, ruling.clauses, ruling.payments) == (Outcome.REDEAL, ("american.adj.2",), ())


@pytest.mark.clause("american.adj.3")
@pytest.mark.parametrize("stage", [DEALING, CHARLESTON])
def test_the_player_at_easts_left_who_is_one_short_takes_the_next_tile(stage):
    ruling = ruling_on(TileCount(stage, (14, 13, 13, 12)))
    assert (ruling.outcome, ruling.clauses, ruling.next) == (Outcome.CORRECT, ("american.adj.3",), NORTH)
    while_west_deals = ruling_on(TileCount(stage, (13, 12, 14, 13), dealer=WEST))
    assert (while_west_deals.outcome, while_west_deals.next) == (Outcome.CORRECT, SOUTH)


@pytest.mark.clause("american.adj.3")
def test_two_short_or_another_player_is_no_exception():
    for counts in ((14, 13, 13, 11), (14, 12, 13, 13), (14, 13, 13, 14), (14, 13, 12, 12)):
        assert ruling_on(TileCount(CHARLESTON, counts)).outcome is Outcome.REDEAL


@pytest.mark.clause("american.adj.4", "american.dead.3", "american.dead.7")
def test_one_wrong_hand_after_the_first_discard_is_dead_and_the_others_play_on():
    ruling = ruling_on(TileCount(PLAY, (13, 13, 12, 14), holding=NORTH))
    assert (ruling.outcome, ruling.dead, ruling.payments) == (Outcome.PLAY_ON, (WEST,), ())
    assert ruling.clauses == ("american.adj.4",)


@pytest.mark.clause("american.adj.4", "american.model.1")
def test_whoever_has_drawn_holds_fourteen_and_anybody_else_thirteen():
    assert ruling_on(TileCount(PLAY, (13, 14, 13, 13), holding=SOUTH)).outcome is Outcome.NOTHING
    assert ruling_on(TileCount(PLAY, (13, 14, 13, 13))).dead == (SOUTH,)
    assert ruling_on(TileCount(PLAY, (13, 13, 13, 13), holding=SOUTH)).dead == (SOUTH,)


@pytest.mark.clause("american.adj.4", "american.turn.4")
def test_when_the_wrong_hand_is_in_turn_the_next_live_hand_plays():
    ruling = ruling_on(TileCount(PLAY, (13, 15, 13, 13), holding=SOUTH, before=(Death(WEST),)))
    assert (ruling.dead, ruling.next) == ((SOUTH,), NORTH)


@pytest.mark.clause("american.adj.5")
def test_two_wrong_hands_found_together_are_dealt_again():
    ruling = ruling_on(TileCount(PLAY, (12, 13, 12, 13)))
    assert (ruling.outcome, ruling.clauses, ruling.dead) == (Outcome.REDEAL, ("american.adj.5",), ())


@pytest.mark.clause("american.adj.5", "american.adj.4")
def test_a_second_wrong_hand_found_later_is_dead_like_the_first():
    ruling = ruling_on(TileCount(PLAY, (12, 13, 12, 13), before=(Death(EAST),), wrong_before=1))
    assert (ruling.outcome, ruling.clauses, ruling.dead) == (Outcome.PLAY_ON, ("american.adj.4",), (WEST,))


@pytest.mark.clause("american.adj.6")
def test_three_wrong_hands_are_dealt_again_however_they_were_found():
    together = TileCount(PLAY, (12, 14, 12, 13))
    later = TileCount(PLAY, (12, 14, 12, 13), before=(Death(EAST), Death(SOUTH)), wrong_before=2)
    for case in (together, later, together._replace(counts=(12, 12, 12, 12))):
        assert ruling_on(case)[:2] == (Outcome.REDEAL, ("american.adj.6",))


@pytest.mark.clause("american.adj.25")
def test_discarding_without_drawing_or_claiming_kills_the_hand():
    ruling = ruling_on(WrongDiscard(SOUTH))
    assert (ruling.outcome, ruling.dead, ruling.clauses[0]) == (Outcome.PLAY_ON, (SOUTH,), "american.adj.25")


@pytest.mark.clause("american.adj.26")
def test_a_first_discard_that_is_not_easts_is_taken_back_or_after_a_draw_dealt_again():
    ruling = ruling_on(WrongFirstDiscard(SOUTH))
    assert (ruling.outcome, ruling.next, ruling.tile) == (Outcome.UNDO, EAST, TileFate.RETURNS)
    assert ruling_on(WrongFirstDiscard(SOUTH, drew=True)).outcome is Outcome.REDEAL
    assert ruling_on(WrongFirstDiscard(EAST)).outcome is Outcome.NOTHING
