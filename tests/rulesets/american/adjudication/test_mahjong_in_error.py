"""Mahjong that is none: rows 13 to 18, 23 and 28, and the principles behind them."""

import pytest

from kongbox.rulesets.american.adjudication import (
    Death,
    LateDeath,
    MahjongInError,
    Outcome,
    Returned,
    TileFate,
    ruling_on,
)

EAST, SOUTH, WEST, NORTH = range(4)
SHOWN = MahjongInError(SOUTH, attempted=30)
ON_A_DISCARD = SHOWN._replace(claimed_from=EAST)


@pytest.mark.clause("american.adj.13", "american.error.4", "american.error.1")
def test_a_mahjong_that_was_only_said_is_taken_back():
    ruling = ruling_on(SHOWN._replace(shown=False))
    assert (ruling.outcome, ruling.dead, ruling.payments) == (Outcome.WITHDRAWN, (), ())
    assert ruling.clauses == ("american.adj.13", "american.error.4")
    assert ruling_on(ON_A_DISCARD._replace(shown=False)).tile is TileFate.CLAIMABLE


@pytest.mark.clause("american.error.5")
def test_a_word_said_on_a_discard_may_become_a_claim_for_an_exposure():
    wish = ON_A_DISCARD._replace(shown=False, wants_exposure=True, may_expose=True)
    ruling = ruling_on(wish)
    assert (ruling.outcome, ruling.next, ruling.dead) == (Outcome.CONVERTED, SOUTH, ())


@pytest.mark.clause("american.error.5")
@pytest.mark.parametrize(
    "difference",
    [{"concealed_line": True}, {"claimed_from": None}, {"may_expose": False}, {"wants_exposure": False}],
    ids=lambda difference: next(iter(difference)),
)
def test_but_not_for_a_concealed_line_a_drawn_tile_or_an_invalid_group(difference):
    wish = ON_A_DISCARD._replace(shown=False, wants_exposure=True, may_expose=True)
    assert ruling_on(wish._replace(**difference)).outcome is Outcome.WITHDRAWN


@pytest.mark.clause("american.error.5", "american.adj.14")
def test_once_more_than_the_group_is_shown_there_is_no_way_back():
    assert ruling_on(ON_A_DISCARD._replace(wants_exposure=True, may_expose=True)).dead == (SOUTH,)


@pytest.mark.clause("american.error.6")
def test_a_hand_thrown_in_for_a_mere_word_is_dead_and_the_word_is_withdrawn():
    ruling = ruling_on(SHOWN._replace(shown=False, threw_in=(NORTH,)))
    assert (ruling.outcome, ruling.dead, ruling.payments) == (Outcome.WITHDRAWN, (NORTH,), ())
    assert ruling.clauses[0] == "american.error.6"
    everybody = ruling_on(SHOWN._replace(shown=False, threw_in=(EAST, WEST, NORTH)))
    assert (everybody.outcome, everybody.payments) == (Outcome.REDEAL, ())


@pytest.mark.clause("american.adj.14", "american.error.4")
def test_tiles_shown_in_error_kill_the_hand_and_play_goes_on_at_its_right():
    ruling = ruling_on(SHOWN)
    assert (ruling.outcome, ruling.dead, ruling.next) == (Outcome.PLAY_ON, (SOUTH,), WEST)
    assert (ruling.clauses, ruling.payments, ruling.tile) == (("american.adj.14",), (), None)
    assert ruling_on(SHOWN._replace(before=(Death(WEST),))).next == NORTH


@pytest.mark.clause("american.dead.4")
def test_earlier_exposures_stay_unless_they_fit_no_line_or_the_line_was_concealed():
    exposed = SHOWN._replace(exposures=2)
    assert ruling_on(exposed).returned == ()
    assert ruling_on(exposed._replace(sound=1)).returned == (Returned(SOUTH, 1),)
    assert ruling_on(exposed._replace(concealed_line=True)).returned == (Returned(SOUTH, 0), Returned(SOUTH, 1))


@pytest.mark.clause("american.adj.15", "american.error.6")
def test_one_other_who_threw_in_is_dead_too_and_two_play_on():
    ruling = ruling_on(SHOWN._replace(threw_in=(NORTH,)))
    assert (ruling.outcome, ruling.dead, ruling.next) == (Outcome.PLAY_ON, (NORTH, SOUTH), WEST)
    assert ruling.clauses == ("american.adj.15", "american.error.6")
    assert ruling.payments == ()


@pytest.mark.clause("american.adj.15")
def test_the_third_to_die_pays_the_survivor_twice_the_line_it_was_after():
    before = (Death(NORTH), Death(SOUTH, false_mahjong=True, attempted=30))
    ruling = ruling_on(LateDeath(Death(WEST, attempted=45), before, "american.adj.8"))
    assert (ruling.outcome, ruling.dead) == (Outcome.ENDED, (WEST,))
    assert ruling.balance() == (90, 0, -90, 0)
    assert ruling.clauses == ("american.adj.8", "american.adj.15")


@pytest.mark.clause("american.adj.15")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_it_does_not_matter_which_of_the_three_deaths_was_the_false_mahjong(place):
    deaths = [Death(seat, seat == place, attempted=25) for seat in (EAST, SOUTH, WEST)]
    ruling = ruling_on(LateDeath(deaths[2], tuple(deaths[:2])))
    assert ruling.balance() == (0, 0, -50, 50)


@pytest.mark.clause("american.adj.15")
def test_a_false_mahjong_of_the_last_but_one_hand_pays_the_survivor():
    ruling = ruling_on(SHOWN._replace(before=(Death(EAST), Death(WEST))))
    assert (ruling.outcome, ruling.clauses, ruling.balance()) == (Outcome.ENDED, ("american.adj.15",), (0, -60, 0, 60))


@pytest.mark.clause("american.adj.16", "american.score.6")
def test_with_two_hands_thrown_in_the_declarer_pays_the_one_intact_hand():
    ruling = ruling_on(SHOWN._replace(threw_in=(EAST, NORTH)))
    assert (ruling.outcome, ruling.dead) == (Outcome.ENDED, (NORTH, EAST, SOUTH))
    assert ruling.balance() == (0, -60, 60, 0)
    assert ruling.clauses == ("american.adj.16", "american.error.6")
    one_dead_before = ruling_on(SHOWN._replace(threw_in=(EAST,), before=(Death(NORTH),)))
    assert (one_dead_before.balance(), one_dead_before.clauses[0]) == ((0, -60, 60, 0), "american.adj.16")


@pytest.mark.clause("american.adj.17", "american.score.6")
def test_who_wrecks_the_wall_pays_each_intact_hand_the_least_on_the_card():
    ruling = ruling_on(SHOWN._replace(wrecker=WEST, lowest=20))
    assert (ruling.outcome, ruling.dead) == (Outcome.ENDED, (SOUTH,))
    assert ruling.balance() == (20, 0, -40, 20)
    assert ruling.clauses == ("american.adj.17",)
    thrown = ruling_on(SHOWN._replace(wrecker=WEST, lowest=20, threw_in=(NORTH,)))
    assert thrown.balance() == (20, 0, -20, 0)


@pytest.mark.clause("american.adj.18")
def test_when_all_three_others_threw_in_nobody_pays():
    ruling = ruling_on(SHOWN._replace(threw_in=(EAST, WEST, NORTH)))
    assert (ruling.outcome, ruling.payments, ruling.clauses[0]) == (Outcome.REDEAL, (), "american.adj.18")
    some_dead = ruling_on(SHOWN._replace(threw_in=(EAST, WEST), before=(Death(NORTH),), wrecker=EAST))
    assert (some_dead.outcome, some_dead.payments) == (Outcome.REDEAL, ())


@pytest.mark.clause("american.adj.23", "american.precedence.6")
def test_a_discard_claimed_in_error_stays_with_the_dead_hand():
    ruling = ruling_on(ON_A_DISCARD)
    assert (ruling.dead, ruling.tile, ruling.next) == ((SOUTH,), TileFate.OPEN_FOR_MAHJONG, WEST)
    assert ruling.clauses == ("american.adj.14", "american.adj.23", "american.precedence.6")


@pytest.mark.clause("american.adj.23", "american.precedence.5")
def test_another_right_mahjong_takes_the_tile_the_next_in_the_order_of_play_first():
    ruling = ruling_on(ON_A_DISCARD._replace(also_mahjong=(NORTH, WEST)))
    assert (ruling.outcome, ruling.winner, ruling.dead) == (Outcome.WON, WEST, (SOUTH,))
    assert ruling.payments == ()


@pytest.mark.clause("american.adj.28")
def test_three_dead_hands_without_a_false_mahjong_are_dealt_again():
    ruling = ruling_on(LateDeath(Death(NORTH, attempted=50), (Death(EAST), Death(WEST)), "american.adj.4"))
    assert (ruling.outcome, ruling.payments) == (Outcome.REDEAL, ())
    assert ruling.clauses == ("american.adj.4", "american.adj.28")


@pytest.mark.clause("american.adj.28", "american.dead.1")
def test_two_dead_hands_leave_two_to_play():
    ruling = ruling_on(LateDeath(Death(NORTH), (Death(EAST),)))
    assert (ruling.outcome, ruling.dead) == (Outcome.PLAY_ON, (NORTH,))


@pytest.mark.clause("american.adj.18")
def test_when_nobody_survives_nobody_pays():
    before = (Death(EAST), Death(SOUTH, false_mahjong=True), Death(WEST))
    ruling = ruling_on(LateDeath(Death(NORTH, attempted=30), before))
    assert (ruling.outcome, ruling.payments, ruling.clauses[-1]) == (Outcome.REDEAL, (), "american.adj.18")
