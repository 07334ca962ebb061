"""House rules: everybody has to accept them; blanks and what they fetch."""

import pytest

from kongbox.engine.events import (
    DiscardSwapped,
    HandEnded,
    HandWon,
    QuestionClosed,
    TableAgreed,
    TileDrawn,
    TilesRemoved,
)
from kongbox.engine.seats import SEATS
from kongbox.engine.state import MatchState
from kongbox.rulesets.american.options import in_force
from tests.rulesets.american.tables import (
    EAST,
    LOOSE,
    NORTH,
    SOUTH,
    WEST,
    act,
    answer_all,
    dealt,
    found,
    hand,
    names,
    of_kind,
    only,
    refused,
    table,
    thrown,
)

HOLDING = {NORTH: "BL 2B 4B 5B 8C 9C 1D 2D Ew Ww RD F F"}


def with_blanks(**more: object) -> MatchState:
    """East is thinking; North holds a blank; three tiles and a joker lie among the discards."""
    discards = [(EAST, "3D"), (SOUTH, "J"), (WEST, "7D"), (NORTH, "BL")]
    return table(HOLDING | {EAST: f"{LOOSE} 9B"}, drawn="9B", discards=discards, blanks=6, **more)  # type: ignore[arg-type]


# ---- consent -----------------------------------------------------------------------------


@pytest.mark.clause("american.blank.8", "american.option.1", "american.blank.9", "american.tiles.7", "american.wall.1")
def test_blanks_join_the_wall_if_all_four_accept_them_before_the_deal() -> None:
    match = dealt(blanks=6)
    assert hand(match).question.name == "consent" and hand(match).hands == ((), (), (), ())  # type: ignore[union-attr]
    for seat in SEATS:
        match, events = act(match, seat, "vote-yes")
    assert only(events, TableAgreed) == TableAgreed(True, "american.option.1")
    assert hand(match).wall.total == 158 and hand(match).wall.left == 158 - 53
    assert hand(match).question.name == "pass-right-1"  # type: ignore[union-attr]


@pytest.mark.clause("american.blank.8", "american.option.1")
@pytest.mark.parametrize("seat", SEATS)
def test_one_refusal_takes_the_blanks_out_for_the_whole_match(seat: int) -> None:
    match = dealt(blanks=6, hot_wall="yes")
    for other in SEATS:
        match, events = act(match, other, "vote-no" if other == seat else "vote-yes")
    assert only(events, TilesRemoved).tiles == ("BL",) * 6 and hand(match).wall.total == 152
    assert (in_force(hand(match)).blanks, in_force(hand(match)).hot_wall) == (0, "no")
    assert not any("BL" in tiles for tiles in hand(match).hands) and match.agreed is False


@pytest.mark.clause("american.option.1")
def test_a_table_without_house_rules_is_asked_nothing() -> None:
    for options in ({}, {"challenge_stake": 50}, {"pivot": "yes"}):
        assert hand(dealt(**options)).question.name == "pass-right-1"  # type: ignore[union-attr]
    assert refused(dealt(blanks=2), EAST, "vote-maybe").clause == "american.model.4"
    match, _ = act(dealt(blanks=2), EAST, "vote-yes")
    assert refused(match, EAST, "vote-no").clause == "american.option.1"


# ---- swaps -------------------------------------------------------------------------------


@pytest.mark.clause("american.blank.2", "american.blank.3", "american.blank.6", "american.blank.16")
def test_in_another_players_turn_a_blank_fetches_a_discard_and_lies_in_its_place() -> None:
    match, events = act(with_blanks(), NORTH, "blank-swap", "BL", 2)
    assert only(events, DiscardSwapped) == DiscardSwapped(NORTH, 2, "BL", "7D")
    assert [discard.tile for discard in hand(match).discards] == ["3D", "J", "BL", "BL"]
    assert hand(match).turn == EAST and "7D" in hand(match).hands[NORTH] and len(hand(match).hands[NORTH]) == 13


@pytest.mark.clause("american.blank.10", "american.joker.5", "american.blank.15", "american.blank.17")
def test_any_natural_may_be_fetched_but_no_joker_and_no_blank() -> None:
    match = with_blanks()
    assert [offer.target for offer in found(match, NORTH, "blank-swap")] == [0, 2]
    assert all(not offer.asked for offer in found(match, NORTH, "blank-swap"))
    for place in (1, 3, 9):
        assert refused(match, NORTH, "blank-swap", "BL", place).clause == "american.blank.10"


@pytest.mark.clause("american.blank.4", "american.blank.5", "american.model.3")
def test_a_tile_that_was_taken_cannot_be_fetched_and_the_first_swap_has_it() -> None:
    match, _ = answer_all(thrown(table({SOUTH: "2x9B 11xF"} | HOLDING, blanks=6), EAST, "9B"), (SOUTH, "pung", "2x9B"))
    assert refused(match, NORTH, "blank-swap", "BL", 0).clause == "american.blank.4"
    hands = HOLDING | {WEST: "BL 12xF"}
    match, _ = act(thrown(table(hands, blanks=6), EAST, "9B"), WEST, "blank-swap", "BL", 0)
    assert refused(match, NORTH, "blank-swap", "BL", 0).clause == "american.blank.10"


@pytest.mark.clause("american.blank.11", "american.blank.4")
def test_swapping_the_live_discard_away_ends_its_window_and_claims_lapse() -> None:
    match = thrown(table({SOUTH: "2x9B 11xF"} | HOLDING, blanks=6), EAST, "9B")
    match, _ = act(match, SOUTH, "pung", "2x9B")
    match, events = act(match, NORTH, "blank-swap", "BL", 0)
    assert only(events, QuestionClosed).name == "claim" and only(events, TileDrawn).seat == SOUTH
    assert not any(hand(match).melds) and not hand(match).mark(SOUTH, "dead")


@pytest.mark.clause("american.blank.11", "american.end.1")
def test_swapping_the_last_discard_away_after_the_last_tile_is_a_wall_game() -> None:
    match = thrown(table(HOLDING, blanks=6, left=0), EAST, "9B")
    _, events = act(match, NORTH, "blank-swap", "BL", 0)
    assert only(events, HandEnded).reason == "wall-game"


@pytest.mark.clause("american.blank.7", "american.win.5", "american.blank.1")
def test_a_blank_is_no_joker_and_no_tile_of_a_winning_hand() -> None:
    match = thrown(table({WEST: "9B BL J 10xF"}, blanks=6), EAST, "9B")
    assert refused(match, WEST, "kong", "9B BL J").clause == "american.blank.7"
    match = table({EAST: "3x2B 3x7B 4x2C 3x7C BL"}, drawn="BL", discards=[(NORTH, "F")], blanks=6)
    match, events = act(match, EAST, "mahjong")
    assert of_kind(events, HandWon) == [] and hand(match).mark(EAST, "dead")


@pytest.mark.clause("american.blank.12", "american.blank.6")
def test_a_swap_in_the_own_turn_after_the_draw_may_complete_the_hand_which_is_self_drawn() -> None:
    hands = {EAST: "3x2B 3x7B 4x2C 3x7C BL"}
    match = table(hands, drawn="BL", discards=[(WEST, "7C"), (NORTH, "F")], blanks=6)
    match, _ = act(match, EAST, "blank-swap", "BL", 0)
    _, events = act(match, EAST, "mahjong")
    assert only(events, HandWon) == HandWon(EAST, "7C", EAST, "self")
    assert only(events, HandEnded).balance == (300, -100, -100, -100)


@pytest.mark.clause("american.blank.12")
def test_a_swap_after_a_claimed_exposure_completes_the_hand_as_self_drawn() -> None:
    match = table({WEST: "2x2B 3x7B 4x2C 3x7C BL"}, discards=[(NORTH, "7C")], blanks=6)
    match, _ = answer_all(thrown(match, EAST, "2B"), (WEST, "pung", "2x2B"))
    match, _ = act(match, WEST, "blank-swap", "BL", 0)
    _, events = act(match, WEST, "mahjong")
    assert only(events, HandWon).way == "self"


@pytest.mark.clause("american.blank.13")
def test_several_blanks_are_used_one_after_the_other() -> None:
    match = table({NORTH: "2xBL 11xF"}, drawn=None, discards=[(EAST, "3D"), (SOUTH, "7D")], blanks=6)
    match, _ = act(match, NORTH, "blank-swap", "BL", 0)
    match, _ = act(match, NORTH, "blank-swap", "BL", 1)
    assert hand(match).hands[NORTH][-2:] == ("3D", "7D")


@pytest.mark.clause("american.blank.15", "american.claim.10")
def test_a_blank_may_be_thrown_and_is_dead_for_everybody() -> None:
    match = table({EAST: f"{LOOSE} BL", WEST: "2xBL 11xF"}, drawn="BL", blanks=6, discards=[(NORTH, "F")])
    match, events = act(match, EAST, "discard", "BL")
    assert only(events, TileDrawn).seat == SOUTH
    assert refused(match, WEST, "pung", "2xBL").clause == "american.claim.10"


@pytest.mark.clause("american.dead.1", "american.blank.2", "american.blank.3", "american.blank.8")
def test_who_may_not_swap_is_told_why() -> None:
    assert refused(with_blanks(dead=(NORTH,)), NORTH, "blank-swap", "BL", 0).clause == "american.dead.1"
    assert refused(with_blanks(), SOUTH, "blank-swap", "BL", 0).clause == "american.blank.2"
    assert refused(table({}), SOUTH, "blank-swap", "BL", 0).clause == "american.blank.8"
    assert refused(table(HOLDING, blanks=6), NORTH, "blank-swap", "BL", 0).clause == "american.blank.3"
    assert "blank-swap" not in names(with_blanks(), SOUTH)
