"""Exposures that fit no line, and calling hands dead: rows 7 to 9, 29 and 31."""

import pytest

from kongbox.rulesets.american.adjudication import (
    DeadCall,
    Death,
    ExposureInQuestion,
    Outcome,
    Returned,
    TileFate,
    ruling_on,
)
from kongbox.rulesets.american.adjudication.exposures import as_exposure, corrections, first_wrong
from kongbox.rulesets.american.card import read_card
from tests.rulesets.american.tables import CARD as WRITTEN
from tests.rulesets.american.tables import tiles

EAST, SOUTH, WEST, NORTH = range(4)
CARD = read_card(WRITTEN)


def laid(*groups):
    return tuple(map(tiles, groups))


RIGHT, WRONG = laid("2B 2B J", "4x7C"), laid("2B 2B J", "3x8C")


@pytest.mark.clause("american.exposure.7", "american.exposure.9")
def test_the_first_wrong_exposure_is_the_first_that_no_line_holds_with_those_before_it():
    assert first_wrong(CARD, RIGHT) == 2
    assert first_wrong(CARD, WRONG) == 1
    assert first_wrong(CARD, (*WRONG, *laid("3x7B"))) == 1
    assert first_wrong(CARD, ()) == 0


@pytest.mark.clause("american.exposure.1", "american.exposure.3", "american.claim.6", "american.joker.3")
def test_pairs_blocks_blanks_and_jokers_alone_are_no_groups():
    assert as_exposure(tiles("9D 9D J")) is not None
    for other in ("9D 9D", "Nw Ew Ww Sw", "9D 9D BL", "J J J", "7x9D"):
        assert as_exposure(tiles(other)) is None
        assert first_wrong(CARD, (tiles(other),)) == 0


@pytest.mark.clause("american.adj.7", "american.exposure.5", "american.error.3")
def test_a_wrong_exposure_noticed_in_time_is_corrected_around_its_claimed_tile():
    case = ExposureInQuestion(SOUTH, CARD, laid("2B 2B J", "3x7C"), "7C", hand=tiles("7C 9D"), fixed=False)
    assert ruling_on(case)[:3] == (Outcome.CORRECT, ("american.adj.7", "american.exposure.5"), ())
    assert corrections(case) == laid("4x7C")
    assert ruling_on(case).tile is TileFate.STAYS


@pytest.mark.clause("american.adj.7", "american.exposure.11")
def test_where_no_correction_helps_the_hand_is_dead_and_keeps_the_tile():
    case = ExposureInQuestion(SOUTH, CARD, WRONG, "8C", hand=tiles("9D 1B"), fixed=False)
    ruling = ruling_on(case)
    assert (ruling.dead, ruling.returned, ruling.tile) == ((SOUTH,), (Returned(SOUTH, 1),), TileFate.STAYS)
    assert (ruling.clauses[0], ruling.next) == ("american.adj.7", WEST)


@pytest.mark.clause("american.adj.7")
def test_a_right_exposure_needs_no_correction():
    assert ruling_on(ExposureInQuestion(SOUTH, CARD, RIGHT, "7C", fixed=False)).outcome is Outcome.NOTHING


@pytest.mark.clause("american.adj.8", "american.dead.4", "american.error.3")
def test_a_fixed_one_that_is_called_kills_the_hand_and_goes_back_with_all_later_ones():
    ruling = ruling_on(ExposureInQuestion(SOUTH, CARD, (*WRONG, *laid("3x7B")), "7B", called_by=NORTH))
    assert (ruling.outcome, ruling.dead) == (Outcome.PLAY_ON, (SOUTH,))
    assert ruling.returned == (Returned(SOUTH, 1), Returned(SOUTH, 2))
    assert ruling.clauses == ("american.adj.8", "american.error.3")


@pytest.mark.clause("american.adj.8", "american.dead.6")
def test_a_call_on_exposures_that_fit_changes_nothing():
    assert ruling_on(ExposureInQuestion(SOUTH, CARD, RIGHT, "7C", called_by=NORTH))[:2] == (
        Outcome.NOTHING,
        ("american.dead.6", "american.exposure.7"),
    )


@pytest.mark.clause("american.adj.9")
def test_nobody_calls_and_play_goes_on():
    assert ruling_on(ExposureInQuestion(SOUTH, CARD, WRONG, "8C"))[:2] == (Outcome.NOTHING, ("american.adj.9",))


@pytest.mark.clause("american.adj.31", "american.dead.4", "american.concealed.2")
def test_all_exposures_of_a_concealed_hand_go_back():
    row = laid("F F F J", "3x5C")
    ruling = ruling_on(ExposureInQuestion(WEST, CARD, row, "5C", called_by=EAST))
    assert (ruling.dead, ruling.clauses[0]) == ((WEST,), "american.adj.31")
    assert ruling.returned == (Returned(WEST, 0), Returned(WEST, 1))


@pytest.mark.clause("american.claim.6", "american.exposure.3", "american.adj.8")
def test_a_block_of_winds_on_the_rack_is_a_wrong_exposure():
    ruling = ruling_on(ExposureInQuestion(WEST, CARD, laid("Nw Ew Ww Sw", "4xEw"), "Ew", called_by=EAST))
    assert (ruling.dead, ruling.clauses[0]) == ((WEST,), "american.adj.8")
    assert ruling.returned == (Returned(WEST, 0), Returned(WEST, 1))


# ---- calls -------------------------------------------------------------------------------

CALL = DeadCall(EAST, SOUTH, CARD)


@pytest.mark.clause("american.dead.2", "american.dead.8", "american.dead.1")
def test_the_dead_do_not_call_nobody_calls_himself_and_no_hand_dies_twice():
    wrong = CALL._replace(exposures=WRONG, concealed=7)
    for case, clause in (
        (wrong._replace(before=(Death(EAST),)), "american.dead.8"),
        (wrong._replace(called=EAST), "american.dead.2"),
        (wrong._replace(before=(Death(SOUTH),)), "american.dead.1"),
    ):
        assert ruling_on(case)[:3] == (Outcome.NOTHING, (clause,), ())


@pytest.mark.clause("american.dead.3", "american.dead.6", "american.adj.8")
def test_a_call_is_upheld_on_exposures_that_fit_no_line():
    ruling = ruling_on(CALL._replace(exposures=WRONG, concealed=7, in_turn=True))
    assert (ruling.dead, ruling.returned, ruling.next) == ((SOUTH,), (Returned(SOUTH, 1),), WEST)
    assert ruling.clauses == ("american.adj.8", "american.dead.2")


@pytest.mark.clause("american.dead.3", "american.dead.6")
def test_a_call_is_upheld_when_what_the_hand_needs_lies_open_elsewhere():
    row = laid("4xEw")
    there = {"Ww": 4}
    assert ruling_on(CALL._replace(exposures=row, concealed=9, visible=there)).outcome is Outcome.NOTHING
    no_joker_left = there | {"J": 8}
    ruling = ruling_on(CALL._replace(exposures=row, concealed=9, visible=no_joker_left))
    assert (ruling.dead, ruling.returned, ruling.clauses[0]) == ((SOUTH,), (), "american.dead.3")


@pytest.mark.clause("american.dead.3")
def test_a_fault_that_everybody_saw_is_a_ground_and_leaves_sound_exposures_where_they_are():
    ruling = ruling_on(CALL._replace(exposures=RIGHT, concealed=7, fault="american.adj.4"))
    assert (ruling.dead, ruling.returned, ruling.clauses[0]) == ((SOUTH,), (), "american.adj.4")


@pytest.mark.clause("american.adj.29", "american.dead.6")
def test_a_wrong_call_does_nothing_to_the_hand_and_costs_the_stake():
    assert ruling_on(CALL)[:2] == (Outcome.NOTHING, ("american.adj.29", "american.dead.6"))
    assert ruling_on(CALL).balance() == (0, 0, 0, 0)
    staked = ruling_on(CALL._replace(stake=50))
    assert (staked.dead, staked.balance()) == ((), (-50, 50, 0, 0))


@pytest.mark.clause("american.adj.29")
def test_a_right_call_that_was_disputed_costs_the_dead_hand_the_stake():
    right = CALL._replace(exposures=WRONG, concealed=7, stake=50)
    assert ruling_on(right).balance() == (0, 0, 0, 0)
    assert ruling_on(right._replace(disputed=True)).balance() == (50, -50, 0, 0)


@pytest.mark.clause("american.adj.28", "american.adj.15")
def test_a_call_that_leaves_one_live_hand_ends_the_hand():
    wrong = CALL._replace(exposures=WRONG, concealed=7, attempted=25)
    assert ruling_on(wrong._replace(before=(Death(WEST), Death(NORTH)))).outcome is Outcome.REDEAL
    paid = ruling_on(wrong._replace(before=(Death(WEST, false_mahjong=True), Death(NORTH))))
    assert (paid.outcome, paid.balance()) == (Outcome.ENDED, (50, -50, 0, 0))
