"""Claims on a discard: what for, with which tiles, and whose prevails."""

import pytest

from kongbox.engine.events import (
    ClaimAnnounced,
    ClaimLapsed,
    DiscardTaken,
    HandConcealed,
    HandEnded,
    HandRevealed,
    HandWon,
    MarkSet,
    MeldShown,
    TileDrawn,
)
from kongbox.engine.views import redact
from kongbox.tiles.tile import HIDDEN
from tests.rulesets.american.tables import (
    EAST,
    LOOSE,
    NORTH,
    SOUTH,
    WEST,
    act,
    answer_all,
    found,
    hand,
    meld,
    names,
    of_kind,
    only,
    refused,
    table,
    thrown,
)

WAITING = "2x2B J 3x7B 4x2C 3x7C"
"""A hand that wins with 7C."""


@pytest.mark.clause("american.claim.1", "american.window.7", "american.claim.8")
def test_the_three_other_live_hands_are_asked_and_may_all_pass() -> None:
    match = thrown(table({}, dead=(NORTH,)), EAST, "9B")
    assert [names(match, seat)[:2] for seat in (SOUTH, WEST)] == [["mahjong", "pass"]] * 2
    assert names(match, NORTH) == [] and "pass" not in names(match, EAST)
    _, events = answer_all(match)
    assert of_kind(events, ClaimAnnounced) == []


@pytest.mark.clause("american.claim.2", "american.window.2", "american.window.6")
def test_once_the_next_tile_is_drawn_the_last_discard_is_out_of_reach() -> None:
    match, _ = answer_all(thrown(table({NORTH: "2x3B 11xF"}), EAST, "3B"))
    refusal = refused(match, NORTH, "pung", "2x3B")
    assert refusal.clause == "american.window.2" and dict(refusal.facts)["tile"] == "3B"


@pytest.mark.clause("american.claim.2")
def test_a_discard_that_somebody_took_is_gone() -> None:
    match, _ = answer_all(thrown(table({SOUTH: "2x3B 11xF"}), EAST, "3B"), (SOUTH, "pung", "2x3B"))
    assert refused(match, NORTH, "pung", "2x3B").clause == "american.claim.2"


@pytest.mark.clause("american.concealed.3")
def test_plans_are_free_whoever_exposed_nothing_may_still_expose_or_stay_concealed() -> None:
    match, _ = answer_all(thrown(table({WEST: "2x9B 2x1C 9xF"}), EAST, "9B"))
    match, _ = answer_all(thrown(match, EAST, "1C"), (WEST, "pung", "2x1C"))
    assert [each.kind for each in hand(match).melds[WEST]] == ["pung"]


@pytest.mark.clause("american.claim.3", "american.exposure.1", "american.exposure.8")
def test_a_group_of_three_to_six_can_be_laid_with_as_many_naturals_and_jokers_as_the_hand_has() -> None:
    match = thrown(table({WEST: "2x6D 3xJ 8xF"}), EAST, "6D")
    laid = [(offer.name, offer.tiles.count("J")) for offer in found_groups(match, WEST)]
    assert laid == [
        ("pung", 0), ("pung", 1), ("pung", 2), ("kong", 1), ("kong", 2), ("kong", 3),
        ("quint", 2), ("quint", 3), ("sextet", 3),
    ]  # fmt: skip


def found_groups(match, seat):  # type: ignore[no-untyped-def]
    return [offer for name in ("pung", "kong", "quint", "sextet") for offer in found(match, seat, name)]


@pytest.mark.clause("american.claim.7", "american.joker.1", "american.turn.3", "american.rack.3")
def test_two_jokers_and_the_claimed_tile_are_a_pung_and_the_claimant_discards_without_drawing() -> None:
    match = thrown(table({SOUTH: "2xJ 11xF"}), EAST, "6D")
    match, events = answer_all(match, (SOUTH, "pung", "2xJ"))
    assert only(events, MeldShown) == MeldShown(SOUTH, "pung", ("6D", "J", "J"), "6D", EAST)
    assert (hand(match).turn, hand(match).drawn) == (SOUTH, None) and "discard" in names(match, SOUTH)


@pytest.mark.clause("american.claim.4", "american.claim.5", "american.claim.6", "american.claim.7")
@pytest.mark.parametrize(
    ("name", "written", "clause"),
    [
        ("pung", "", "american.claim.4"),
        ("pung", "Ww", "american.claim.5"),
        ("kong", "Nw Ew Sw", "american.claim.6"),
        ("kong", "2xWw", "american.exposure.1"),
        ("pung", "2xWw", "american.claim.7"),
        ("pung", "Ww BL", "american.blank.7"),
    ],
)
def test_a_claim_that_cannot_be_laid_is_refused_without_consequence(name: str, written: str, clause: str) -> None:
    match = thrown(table({EAST: "Ww Nw Ew Sw 9xF"}), SOUTH, "Ww")
    assert refused(match, EAST, name, written).clause == clause


@pytest.mark.clause("american.turn.3")
def test_a_claim_leaves_a_tile_to_discard() -> None:
    melds = {WEST: [meld("sextet", "6xF", EAST), meld("kong", "4xNw", EAST)]}
    match = thrown(table({WEST: "2x6D J"}, melds=melds), EAST, "6D")
    assert [offer.name for offer in found_groups(match, WEST)] == ["pung", "pung"]
    assert refused(match, WEST, "kong", "2x6D J").clause == "american.turn.3"


@pytest.mark.clause("american.claim.11", "american.window.7")
def test_an_answer_is_sealed_and_final_for_that_discard() -> None:
    match, events = act(thrown(table({}), EAST, "9B"), SOUTH, "pass")
    assert redact(events[0], WEST) is None and redact(events[0], SOUTH) == events[0]
    assert refused(match, SOUTH, "mahjong").clause == "american.window.7"
    assert refused(match, SOUTH, "pass").clause == "american.window.7"


@pytest.mark.clause("american.precedence.1", "american.precedence.3", "american.precedence.2")
def test_a_right_mahjong_beats_an_exposure_whoever_sits_nearer() -> None:
    match = thrown(table({EAST: "2x7C 11xF", WEST: WAITING}), NORTH, "7C")
    _, events = answer_all(match, (EAST, "pung", "2x7C"), (WEST, "mahjong", ""))
    assert only(events, HandWon) == HandWon(WEST, "7C", NORTH, "discard")
    assert only(events, ClaimLapsed) == ClaimLapsed(EAST, "pung", "american.precedence.1")


@pytest.mark.clause("american.precedence.2", "american.precedence.1")
def test_between_two_exposures_the_order_of_play_decides_and_not_the_size() -> None:
    match = thrown(table({SOUTH: "2x5B 11xF", NORTH: "3x5B 10xF"}), EAST, "5B")
    _, events = answer_all(match, (NORTH, "kong", "3x5B"), (SOUTH, "pung", "2x5B"))
    assert only(events, MeldShown).seat == SOUTH
    assert only(events, ClaimLapsed) == ClaimLapsed(NORTH, "kong", "american.precedence.2")


@pytest.mark.clause("american.precedence.1", "american.precedence.2")
def test_between_two_right_mahjongs_the_order_of_play_decides() -> None:
    match = thrown(table({WEST: WAITING, SOUTH: "3x2C 3x7C 4x2B 3x7B"}), EAST, "7B")
    _, events = answer_all(match, (WEST, "mahjong", ""), (SOUTH, "mahjong", ""))
    assert only(events, HandWon).seat == SOUTH
    assert only(events, ClaimLapsed) == ClaimLapsed(WEST, "mahjong", "american.precedence.1")


@pytest.mark.clause("american.precedence.5", "american.adj.23", "american.adj.14")
def test_a_false_mahjong_with_the_better_place_gives_the_tile_to_the_right_one_behind_it() -> None:
    match = thrown(table({WEST: WAITING}), EAST, "7C")
    match, events = answer_all(match, (SOUTH, "mahjong", ""), (WEST, "mahjong", ""))
    assert only(events, HandWon).seat == WEST and only(events, MarkSet).seat == SOUTH
    assert only(events, HandEnded).balance == (-50, -25, 100, -25)
    assert of_kind(events, DiscardTaken) == []


@pytest.mark.clause("american.precedence.6", "american.adj.23")
def test_a_false_mahjong_keeps_the_tile_and_an_exposure_claim_is_lost() -> None:
    match = thrown(table({NORTH: "2x9B 11xF"}), EAST, "9B")
    match, events = answer_all(match, (SOUTH, "mahjong", ""), (NORTH, "pung", "2x9B"))
    assert only(events, ClaimLapsed) == ClaimLapsed(NORTH, "pung", "american.precedence.6")
    assert only(events, DiscardTaken) == DiscardTaken(SOUTH, "9B")
    assert only(events, TileDrawn).seat == WEST and len(hand(match).hands[SOUTH]) == 14


@pytest.mark.clause("american.adj.14", "american.adj.23", "american.dead.7", "american.error.4")
def test_after_a_false_mahjong_the_tiles_are_hidden_again_and_the_hand_is_dead() -> None:
    match, events = answer_all(thrown(table({}), EAST, "9B"), (WEST, "mahjong", ""))
    assert [type(event) for event in events[2:6]] == [ClaimAnnounced, HandRevealed, DiscardTaken, HandConcealed]
    assert only(events, MarkSet) == MarkSet(WEST, "dead", 2, "american.adj.14")
    hidden = redact(only(events, HandConcealed), EAST)
    assert hidden is not None and set(hidden.tiles) == {HIDDEN}  # type: ignore[union-attr]
    assert hand(match).turn == NORTH and not hand(match).revealed[WEST]


@pytest.mark.clause("american.adj.15", "american.error.1")
def test_two_false_mahjongs_on_one_discard_are_both_dead_and_the_others_play_on() -> None:
    match = thrown(table({}), EAST, "9B")
    match, events = answer_all(match, (SOUTH, "mahjong", ""), (NORTH, "mahjong", ""))
    assert [event.seat for event in of_kind(events, MarkSet)] == [SOUTH, NORTH]
    assert only(events, DiscardTaken).seat == SOUTH and only(events, TileDrawn).seat == WEST


@pytest.mark.clause("american.adj.15", "american.adj.16", "american.dead.1")
def test_three_false_mahjongs_leave_one_hand_which_the_last_to_die_pays_twice_its_line() -> None:
    near = "3x2B 3x7B 4x2C 3xGD"
    match = thrown(table({NORTH: near}), EAST, "9B")
    _, events = answer_all(match, *((seat, "mahjong", "") for seat in (SOUTH, WEST, NORTH)))
    ended = only(events, HandEnded)
    assert (ended.reason, ended.clause, ended.balance) == ("last-standing", "american.adj.15", (50, 0, 0, -50))


@pytest.mark.clause("american.concealed.2", "american.claim.5")
def test_a_pair_or_a_concealed_line_is_completed_by_the_discard_that_wins() -> None:
    match = thrown(table({WEST: "2xF 2x1B 2x4B 2x7B 2x1C 2x4C 7C"}), EAST, "7C")
    assert refused(match, WEST, "pung", "7C J").clause == "american.claim.7"
    _, events = answer_all(match, (WEST, "mahjong", ""))
    assert only(events, HandWon).seat == WEST


@pytest.mark.clause("american.concealed.4", "american.concealed.6")
def test_with_an_exposure_no_concealed_line_is_won() -> None:
    melds = {NORTH: [meld("pung", "3x1B", EAST)]}
    match = thrown(table({NORTH: "4xF 3x5C 3x9D"}, melds=melds), WEST, "9D")
    match, events = answer_all(match, (NORTH, "mahjong", ""))
    assert of_kind(events, HandWon) == [] and hand(match).mark(NORTH, "dead")


@pytest.mark.clause("american.option.3")
def test_from_a_cold_wall_nothing_is_claimed() -> None:
    match = table({EAST: f"{LOOSE} 9B"}, drawn="9B", left=13, cold_wall="yes")
    match, events = act(match, EAST, "discard", "9B")
    assert only(events, TileDrawn).seat == SOUTH
    assert refused(match, WEST, "mahjong").clause == "american.option.3"
    before = table({EAST: f"{LOOSE} 9B"}, drawn="9B", left=14, cold_wall="yes")
    assert names(act(before, EAST, "discard", "9B")[0], WEST)[0] == "mahjong"


@pytest.mark.clause("american.option.2")
@pytest.mark.parametrize(("known", "balance"), [(2, (-100, 0, 100, 0)), (3, (-50, -25, 100, -25))])
def test_from_a_hot_wall_an_unsafe_discard_pays_for_the_whole_table(known: int, balance: tuple[int, ...]) -> None:
    """East can account for two other copies of the tile, or for three."""
    hands = {WEST: "2x2B J 3x7B 4x2C 3x7C"}
    discards = [(NORTH, "7C")] * known
    match = thrown(table(hands, left=10, hot_wall="yes", discards=discards), EAST, "7C")
    _, events = answer_all(match, (WEST, "mahjong", ""))
    assert only(events, HandEnded).balance == balance
