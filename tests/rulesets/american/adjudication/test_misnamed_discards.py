"""Discards under a wrong name: rows 19 to 22; and claims taken back: row 30."""

import pytest

from kongbox.rulesets.american.adjudication import ClaimWithdrawn, MisnamedDiscard, Outcome, TileFate, ruling_on

EAST, SOUTH, WEST, NORTH = range(4)
THROWN = MisnamedDiscard(EAST, tile="4C", spoken="5C")


@pytest.mark.clause("american.adj.19", "american.score.6")
def test_mahjong_on_the_spoken_name_is_paid_by_the_misnamer_alone_and_flat():
    ruling = ruling_on(THROWN._replace(mahjong_on_spoken=WEST, value=25))
    assert (ruling.outcome, ruling.winner) == (Outcome.WON, WEST)
    assert ruling.balance() == (-100, 0, 100, 0)
    assert ruling.clauses == ("american.adj.19", "american.score.6")


@pytest.mark.clause("american.adj.19")
def test_a_joker_under_a_wrong_name_is_paid_the_same():
    ruling = ruling_on(MisnamedDiscard(NORTH, "J", "5C", mahjong_on_spoken=SOUTH, value=30))
    assert ruling.balance() == (0, 120, 0, -120)


@pytest.mark.clause("american.adj.19", "american.turn.6", "american.claim.10")
@pytest.mark.parametrize("spoken", ["J", "5C"])
def test_a_joker_thrown_under_the_last_name_is_not_misnamed(spoken):
    ruling = ruling_on(MisnamedDiscard(NORTH, "J", spoken, previous="5C", mahjong_on_spoken=SOUTH, value=30))
    assert (ruling.outcome, ruling.payments, ruling.tile) == (Outcome.NOTHING, (), TileFate.LOST)


@pytest.mark.clause("american.adj.20", "american.claim.9")
def test_a_call_on_the_spoken_name_may_be_withdrawn_before_tiles_are_shown():
    ruling = ruling_on(THROWN._replace(exposure_by=SOUTH))
    assert (ruling.outcome, ruling.dead, ruling.tile) == (Outcome.WITHDRAWN, (), TileFate.CLAIMABLE)


@pytest.mark.clause("american.adj.20", "american.exposure.11")
def test_after_that_the_real_tile_has_to_do_or_the_claimant_is_dead():
    committed = THROWN._replace(exposure_by=SOUTH, committed=True)
    assert ruling_on(committed._replace(usable=True))[:3] == (Outcome.PLAY_ON, ("american.adj.20",), ())
    ruling = ruling_on(committed)
    assert (ruling.dead, ruling.next, ruling.payments) == ((SOUTH,), WEST, ())
    assert ruling_on(committed._replace(tile="J", usable=True)).dead == (SOUTH,)


@pytest.mark.clause("american.adj.21")
def test_a_name_put_right_at_once_leaves_the_tile_claimable_under_it():
    ruling = ruling_on(THROWN._replace(corrected=True))
    assert (ruling.outcome, ruling.clauses, ruling.tile) == (
        Outcome.CORRECT,
        ("american.adj.21",),
        TileFate.CLAIMABLE,
    )
    assert ruling_on(THROWN._replace(tile="J", corrected=True)).tile is TileFate.LOST
    assert ruling_on(THROWN._replace(corrected=True, mahjong_on_spoken=WEST, value=25)).payments == ()


@pytest.mark.clause("american.adj.22")
def test_between_a_mahjong_on_the_word_and_one_on_the_tile_the_tile_wins():
    ruling = ruling_on(THROWN._replace(mahjong_on_spoken=SOUTH, mahjong_on_tile=(NORTH,), value=25))
    assert (ruling.outcome, ruling.winner, ruling.payments) == (Outcome.WON, NORTH, ())
    assert ruling.clauses[0] == "american.adj.22"


@pytest.mark.clause("american.adj.21")
def test_a_right_name_is_no_case():
    assert ruling_on(MisnamedDiscard(EAST, "4C", "4C")).outcome is Outcome.NOTHING


@pytest.mark.clause("american.adj.30", "american.claim.9", "american.model.3")
def test_a_claim_is_withdrawn_without_penalty_until_it_is_committed():
    ruling = ruling_on(ClaimWithdrawn(SOUTH))
    assert (ruling.outcome, ruling.dead, ruling.tile) == (Outcome.WITHDRAWN, (), TileFate.CLAIMABLE)
    late = ruling_on(ClaimWithdrawn(SOUTH, committed=True))
    assert (late.outcome, late.tile) == (Outcome.NOTHING, TileFate.STAYS)
