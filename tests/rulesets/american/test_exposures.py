"""Exposures and their correction; jokers and their exchange."""

import pytest

from kongbox.engine.events import ClaimLapsed, HandEnded, HandWon, MeldAmended, MeldExchanged
from kongbox.engine.state import MatchState
from kongbox.rulesets.american.lying import lie, preview
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
    tiles,
)


def claimed(written: str, kind: str, beside: str, tile: str = "1C") -> MatchState:
    """North has claimed a tile thrown by East and has not discarded yet."""
    match, _ = answer_all(thrown(table({NORTH: written}), EAST, tile), (NORTH, kind, beside))
    return match


# ---- correction --------------------------------------------------------------------------


@pytest.mark.clause("american.exposure.5", "american.exposure.6", "american.adj.7", "american.exposure.2")
def test_until_the_discard_a_joker_of_the_exposure_is_swapped_for_a_natural_of_the_hand() -> None:
    match = claimed("2x1C J 10xF", "pung", "1C J")
    match, events = act(match, NORTH, "amend", "2x1C")
    assert only(events, MeldAmended) == MeldAmended(NORTH, 0, "pung", tiles("3x1C"))
    assert "J" in hand(match).hands[NORTH] and "J" not in hand(match).melds[NORTH][0].tiles


@pytest.mark.clause("american.exposure.6")
def test_a_correction_adds_and_takes_away_tiles_but_leaves_at_least_three() -> None:
    match = claimed("2x1C J 10xF", "pung", "2x1C")
    match, _ = act(match, NORTH, "amend", "2x1C J")
    assert hand(match).melds[NORTH][0].kind == "kong"
    match, _ = act(match, NORTH, "amend", "1C J")
    assert (hand(match).melds[NORTH][0].kind, hand(match).hands[NORTH].count("1C")) == ("pung", 1)
    assert refused(match, NORTH, "amend", "1C").clause == "american.exposure.6"
    assert refused(match, NORTH, "amend", "F F").clause == "american.exposure.6"


@pytest.mark.clause("american.blank.7")
def test_no_blank_gets_into_an_exposure() -> None:
    match, _ = answer_all(thrown(table({NORTH: "2x1C BL 10xF"}, blanks=6), EAST, "1C"), (NORTH, "pung", "2x1C"))
    assert refused(match, NORTH, "amend", "2x1C BL").clause == "american.blank.7"


@pytest.mark.clause("american.exposure.5", "american.joker.12")
def test_a_discard_or_an_exchange_fixes_the_exposure() -> None:
    match = claimed("2x1C J 9B 9xF", "pung", "2x1C")
    gone, _ = act(match, NORTH, "discard", "F")
    assert found(gone, NORTH, "amend") == []
    melds = {WEST: [meld("pung", "2x9B J", EAST)]}
    match = table({NORTH: "2x1C J 9B 9xF"}, melds=melds)
    match, _ = answer_all(thrown(match, EAST, "1C"), (NORTH, "pung", "2x1C"))
    match, _ = act(match, NORTH, "exchange", "9B", 10 * WEST)
    assert found(match, NORTH, "amend") == []
    assert refused(match, NORTH, "amend", "2x1C J").clause == "american.exposure.5"


@pytest.mark.clause("american.exposure.4", "american.exposure.10", "american.joker.14")
def test_an_earlier_exposure_is_never_enlarged_and_none_is_made_from_a_draw() -> None:
    melds = {EAST: [meld("pung", "3x9B", NORTH)]}
    match = table({EAST: "9B 3x1C 7xF"}, drawn="F", melds=melds, discards=[(NORTH, "F")])
    assert refused(match, EAST, "amend", "9B").clause == "american.exposure.4"
    assert refused(match, EAST, "pung", "2x1C").clause == "american.exposure.10"


@pytest.mark.clause("american.exposure.4")
def test_a_claimed_tile_always_lies_in_a_new_exposure() -> None:
    melds = {NORTH: [meld("pung", "3x1C", EAST)]}
    match, _ = answer_all(thrown(table({NORTH: "2xJ 8xF"}, melds=melds), EAST, "1C"), (NORTH, "pung", "2xJ"))
    assert [len(each.tiles) for each in hand(match).melds[NORTH]] == [3, 3]


@pytest.mark.clause("american.rack.1", "american.exposure.2", "american.exposure.3")
def test_exposures_lie_open_side_by_side_and_an_offer_shows_what_it_would_lay() -> None:
    match = thrown(table({NORTH: "2x1C J 10xF"}), EAST, "1C")
    (offer,) = (each for each in found(match, NORTH, "pung") if "J" in each.tiles)
    assert [cell.tile for cell in preview(hand(match), NORTH, offer)] == ["1C", "1C", "J"]
    assert not any(cell.turned or cell.face_down for cell in lie(meld("pung", "2x1C J", EAST), NORTH))
    match = claimed("2x1C J 10xF", "pung", "1C J")
    assert {len(preview(hand(match), NORTH, each)) for each in found(match, NORTH, "amend")} == {3, 4}
    assert preview(hand(match), NORTH, found(match, NORTH, "discard")[0]) == ()


# ---- exchange ----------------------------------------------------------------------------

SHOWN = {SOUTH: [meld("pung", "2x2D J", EAST)], WEST: [meld("kong", "2x5B 2xJ", EAST)]}


@pytest.mark.clause("american.joker.6")
def test_a_joker_is_exchanged_after_drawing_and_not_before() -> None:
    match = thrown(table({WEST: "2D 12xF"}, melds={SOUTH: SHOWN[SOUTH]}), SOUTH, "9B")
    assert refused(match, WEST, "exchange", "2D", 10 * SOUTH).clause == "american.joker.6"
    match, _ = answer_all(match)
    assert [offer.target for offer in found(match, WEST, "exchange")] == [10 * SOUTH]
    match, events = act(match, WEST, "exchange", "2D", 10 * SOUTH)
    assert only(events, MeldExchanged) == MeldExchanged(WEST, "2D", SOUTH, 0, "J")


@pytest.mark.clause("american.joker.8", "american.joker.9", "american.joker.7")
def test_several_jokers_are_exchanged_one_at_a_time_from_any_rack_the_own_included() -> None:
    melds = SHOWN | {EAST: [meld("pung", "F 2xJ", NORTH)]}
    match = table({EAST: "2D 2x5B F 7x1C"}, drawn="1C", melds=melds, discards=[(NORTH, "F")])
    assert [offer.target for offer in found(match, EAST, "exchange")] == [0, 10, 20]
    for natural, target in (("F", 0), ("2D", 10), ("5B", 20), ("5B", 20)):
        match, _ = act(match, EAST, "exchange", natural, target)
    assert hand(match).hands[EAST].count("J") == 4 and len(hand(match).hands[EAST]) == 11
    assert hand(match).melds[WEST][0].tiles == tiles("4x5B")
    assert refused(match, EAST, "exchange", "5B", 20).clause == "american.joker.7"


@pytest.mark.clause("american.joker.9")
def test_an_exchange_takes_the_natural_the_group_stands_for_and_never_a_joker() -> None:
    match = table({EAST: "J 2C 12xF"}, drawn="F", melds=SHOWN, discards=[(NORTH, "F")])
    assert refused(match, EAST, "exchange", "2C", 10).clause == "american.joker.9"
    assert refused(match, EAST, "exchange", "J", 10).clause == "american.joker.9"
    assert refused(match, EAST, "exchange", "2C", 11).clause == "american.joker.7"


@pytest.mark.clause("american.joker.10")
def test_no_discard_is_claimed_to_get_a_joker() -> None:
    match = thrown(table({WEST: "2D 12xF"}, melds={SOUTH: SHOWN[SOUTH]}), EAST, "2D")
    assert names(match, WEST) == ["mahjong", "pass", "call-dead"]


@pytest.mark.clause("american.joker.11", "american.joker.13", "american.concealed.5", "american.score.6")
def test_an_exchange_completes_a_hand_that_counts_as_self_drawn() -> None:
    """East holds a concealed line but for one tile; the joker of South's exposure stands for it."""
    match = table({EAST: "4xF 2x1B 2D 3x5C 4x9D"}, drawn="2D", melds={SOUTH: SHOWN[SOUTH]}, discards=[(NORTH, "F")])
    match, _ = act(match, EAST, "exchange", "2D", 10)
    _, events = act(match, EAST, "mahjong")
    assert only(events, HandWon) == HandWon(EAST, "J", EAST, "exchange")
    assert only(events, HandEnded).balance == (180, -60, -60, -60)


@pytest.mark.clause("american.joker.11", "american.concealed.6")
def test_after_a_claim_an_exchange_that_completes_the_hand_still_counts_as_self_drawn() -> None:
    match = thrown(table({WEST: "2x2B 3x7B 4x2C 3x7C 2D"}, melds={SOUTH: SHOWN[SOUTH]}), EAST, "2B")
    match, _ = answer_all(match, (WEST, "pung", "2x2B"))
    match, _ = act(match, WEST, "exchange", "2D", 10)
    _, events = act(match, WEST, "mahjong")
    assert only(events, HandWon).way == "exchange"
    assert only(events, HandEnded).balance == (-50, -50, 150, -50)


@pytest.mark.clause("american.joker.11", "american.score.2")
def test_an_exchange_that_was_not_needed_makes_no_self_drawn_hand_of_a_claimed_one() -> None:
    """West is complete with the claimed tile; fetching his own joker for it changes nothing about that."""
    match = thrown(table({WEST: "2B J 3x7B 4x2C 4x7C"}), EAST, "2B")
    match, _ = answer_all(match, (WEST, "pung", "2B J"))
    _, events = act(match, WEST, "mahjong")
    assert only(events, HandWon) == HandWon(WEST, "2B", EAST, "discard")
    match = thrown(table({WEST: "2B J 3x7B 4x2C 4x7C"}, melds={SOUTH: [meld("pung", "2x2C J", EAST)]}), EAST, "2B")
    match, _ = answer_all(match, (WEST, "pung", "2B J"))
    match, _ = act(match, WEST, "exchange", "2C", 10)
    _, events = act(match, WEST, "mahjong")
    assert only(events, HandWon).way == "discard" and only(events, HandEnded).balance == (-50, -25, 100, -25)


@pytest.mark.clause("american.joker.13", "american.score.8", "american.joker.4")
def test_a_hand_whose_jokers_were_all_exchanged_away_is_jokerless() -> None:
    melds = {EAST: [meld("pung", "2x2B J", NORTH)]}
    match = table({EAST: "2B 2x7B 4x2C 4x7C"}, drawn="2B", melds=melds, discards=[(NORTH, "F")])
    match, _ = act(match, EAST, "exchange", "2B", 0)
    match, _ = act(match, EAST, "discard", "J")
    match, _ = answer_all(match) if hand(match).question else (match, ())
    assert "J" not in hand(match).melds[EAST][0].tiles


@pytest.mark.clause("american.joker.2", "american.win.2")
def test_no_joker_lies_in_a_pair() -> None:
    match = table({EAST: "F J 2x1B 2x4B 2x7B 2x1C 2x4C 2x7C"}, drawn="7C", discards=[(NORTH, "F")])
    match, events = act(match, EAST, "mahjong")
    assert of_kind(events, HandWon) == [] and hand(match).mark(EAST, "dead")


# ---- dead hands --------------------------------------------------------------------------


@pytest.mark.clause("american.exposure.7", "american.error.3", "american.adj.8", "american.dead.4", "american.dead.2")
def test_an_exposure_that_fits_no_line_is_dead_when_it_is_called_and_goes_back() -> None:
    melds = {SOUTH: [meld("kong", "3x2B J", EAST), meld("pung", "2x3D J", EAST)]}
    match = table({EAST: f"{LOOSE} 9B", SOUTH: "7xF"}, drawn="9B", melds=melds, discards=[(NORTH, "F")])
    match, _ = act(match, WEST, "call-dead", "", SOUTH)
    assert hand(match).mark(SOUTH, "dead") == 1
    assert [each.kind for each in hand(match).melds[SOUTH]] == ["kong"]
    assert len(hand(match).hands[SOUTH]) == 10 and hand(match).turn == EAST


@pytest.mark.clause("american.dead.4", "american.joker.16", "american.joker.7")
def test_jokers_in_sound_exposures_of_a_dead_hand_are_still_exchanged() -> None:
    melds = {SOUTH: [meld("kong", "3x2B J", EAST)]}
    match = table({EAST: f"{LOOSE} 2B"}, drawn="2B", melds=melds, discards=[(NORTH, "F")], dead=(SOUTH,))
    match, _ = act(match, EAST, "exchange", "2B", 10)
    assert hand(match).hands[EAST][-1] == "J"


@pytest.mark.clause("american.adj.31", "american.dead.4", "american.concealed.2")
def test_who_exposes_a_group_of_a_concealed_line_gets_every_exposure_back() -> None:
    melds = {SOUTH: [meld("kong", "3x9D J", EAST)]}
    match = table({EAST: f"{LOOSE} 9B", SOUTH: "10xF"}, drawn="9B", melds=melds, discards=[(NORTH, "F")])
    match, _ = act(match, WEST, "call-dead", "", SOUTH)
    assert hand(match).melds[SOUTH] == () and hand(match).hands[SOUTH].count("9D") == 3


@pytest.mark.clause("american.adj.9", "american.error.1", "american.exposure.9")
def test_a_wrong_exposure_that_nobody_calls_plays_on() -> None:
    match, _ = answer_all(thrown(table({WEST: "2xWw 11xF"}), EAST, "Ww"), (WEST, "pung", "2xWw"))
    match, _ = act(match, WEST, "discard", "F")
    match, _ = answer_all(match)
    assert not hand(match).mark(WEST, "dead") and hand(match).turn == NORTH


@pytest.mark.clause("american.adj.7", "american.exposure.5", "american.dead.2")
def test_nobody_calls_an_exposure_that_may_still_be_corrected() -> None:
    match, _ = answer_all(thrown(table({WEST: "2xWw 11xF"}), EAST, "Ww"), (WEST, "pung", "2xWw"))
    assert refused(match, EAST, "call-dead", "", WEST).clause == "american.exposure.5"
    match, _ = act(match, WEST, "discard", "F")
    match, _ = act(match, EAST, "call-dead", "", WEST)
    assert hand(match).mark(WEST, "dead")


@pytest.mark.clause("american.dead.2", "american.dead.8", "american.dead.3")
def test_nobody_calls_the_own_hand_a_dead_one_or_any_before_the_first_discard() -> None:
    match = table({EAST: f"{LOOSE} 9B"}, drawn="9B", discards=[(NORTH, "F")], dead=(NORTH,))
    assert refused(match, WEST, "call-dead", "", WEST).clause == "american.dead.2"
    assert refused(match, WEST, "call-dead").clause == "american.dead.2"
    assert refused(match, WEST, "call-dead", "", NORTH).clause == "american.dead.1"
    assert refused(match, NORTH, "call-dead", "", WEST).clause == "american.dead.8"
    assert refused(table({EAST: f"{LOOSE} 9B"}), WEST, "call-dead", "", EAST).clause == "american.dead.3"


@pytest.mark.clause("american.dead.6", "american.adj.29")
@pytest.mark.parametrize(("stake", "balance"), [(0, (0, 0, 0, 0)), (50, (-100, 50, 50, 0))])
def test_a_wrong_call_does_nothing_to_the_hand_and_costs_the_stake_at_the_end(stake: int, balance: object) -> None:
    match = table({EAST: f"{LOOSE} J"}, drawn="J", discards=[(NORTH, "F")], left=0, challenge_stake=stake)
    for called in (SOUTH, WEST):
        match, events = act(match, EAST, "call-dead", "", called)
        assert only(events, ClaimLapsed) == ClaimLapsed(EAST, "call-dead", "american.dead.6")
        assert not hand(match).mark(called, "dead")
    _, events = act(match, EAST, "discard", "J")
    assert only(events, HandEnded).balance == balance


@pytest.mark.clause("american.dead.3", "american.dead.6")
def test_a_hand_whose_tiles_are_all_seen_elsewhere_is_dead_when_called() -> None:
    """Every line with South's quint needs a kong of North winds: all four of them lie dead, and half the jokers."""
    melds = {SOUTH: [meld("quint", "4x3C J", EAST)]}
    gone = [(NORTH, "Nw")] * 4 + [(NORTH, "J")] * 4
    match = table({EAST: f"{LOOSE} 9B", SOUTH: "8xF"}, drawn="9B", melds=melds, discards=[(NORTH, "F")])
    match, _ = act(match, WEST, "call-dead", "", SOUTH)
    assert not hand(match).mark(SOUTH, "dead")
    match = table({EAST: f"{LOOSE} 9B", SOUTH: "8xF"}, drawn="9B", melds=melds, discards=gone)
    match, _ = act(match, WEST, "call-dead", "", SOUTH)
    assert hand(match).mark(SOUTH, "dead") == 1 and len(hand(match).melds[SOUTH]) == 1


@pytest.mark.clause("american.dead.1", "american.turn.4")
def test_a_hand_called_dead_in_its_own_turn_or_window_acts_no_more() -> None:
    wrong = {SOUTH: [meld("pung", "2xWw J", EAST)]}
    match = table({SOUTH: "10xF 9B"}, turn=SOUTH, drawn="9B", melds=wrong, discards=[(NORTH, "F")])
    match, _ = act(match, WEST, "call-dead", "", SOUTH)
    assert hand(match).turn == WEST
    match = thrown(table({SOUTH: "10xF"}, melds=wrong), EAST, "9B")
    match, _ = act(match, WEST, "pass")
    match, _ = act(match, NORTH, "pass")
    match, _ = act(match, EAST, "call-dead", "", SOUTH)
    assert hand(match).question is None and hand(match).turn == WEST


@pytest.mark.clause("american.dead.1", "american.claim.1")
def test_a_claim_of_a_hand_that_died_meanwhile_is_not_heard() -> None:
    wrong = {SOUTH: [meld("pung", "2xWw J", EAST)]}
    match = thrown(table({SOUTH: "2x9B 8xF"}, melds=wrong), EAST, "9B")
    match, _ = act(match, SOUTH, "pung", "2x9B")
    match, _ = act(match, EAST, "call-dead", "", SOUTH)
    match, _ = act(match, WEST, "pass")
    match, _ = act(match, NORTH, "pass")
    assert hand(match).turn == WEST and hand(match).melds[SOUTH] == ()


@pytest.mark.clause("american.adj.28", "american.east.4", "american.end.3")
def test_three_hands_dead_without_a_false_mahjong_are_dealt_again_by_the_same_east() -> None:
    wrong = {SOUTH: [meld("pung", "2xWw J", EAST)]}
    match = table({SOUTH: "10xF"}, melds=wrong, dead=(WEST, NORTH), drawn="9B", discards=[(NORTH, "F")])
    match, events = act(match, EAST, "call-dead", "", SOUTH)
    ended = only(events, HandEnded)
    assert (ended.reason, ended.clause, ended.again) == ("thrown-in", "american.adj.28", True)
    assert (match.hands_played, match.redealt, ended.balance) == (1, 1, (0, 0, 0, 0))


@pytest.mark.clause("american.adj.15", "american.dead.4")
def test_the_last_to_die_pays_the_survivor_when_a_false_mahjong_is_among_the_deaths() -> None:
    """South is after the line of four, four, three and three, worth 25; it is called dead for its second exposure."""
    melds = {SOUTH: [meld("kong", "3x2B J", EAST), meld("pung", "2xWw J", EAST)]}
    hands = {EAST: f"{LOOSE} 9B", SOUTH: "3x7B 3x2C 7C"}
    match = table(hands, dead=(NORTH,), drawn="9B", melds=melds, discards=[(NORTH, "F")])
    match, _ = act(match, EAST, "mahjong")
    _, events = act(match, WEST, "call-dead", "", SOUTH)
    ended = only(events, HandEnded)
    assert (ended.reason, ended.balance, ended.sheet.winner) == ("last-standing", (0, -50, 50, 0), WEST)
