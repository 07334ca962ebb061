"""The own turn: drawing, discarding, declaring, dead hands skipped, the end of the wall."""

import pytest

from kongbox.engine.events import (
    HandEnded,
    HandRevealed,
    HandWon,
    QuestionOpened,
    TileDiscarded,
    TileDrawn,
    TurnBegan,
)
from kongbox.engine.phases import Phase
from kongbox.engine.seats import SEATS
from kongbox.rulesets.american import AMERICAN
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

T1 = "3x2B 3x7B 4x2C 4x7C"
"""A complete hand of an X line worth 25."""


@pytest.mark.clause("american.model.1", "american.turn.2")
def test_a_hand_counts_thirteen_between_turns_and_fourteen_on_its_own() -> None:
    match, events = answer_all(thrown(table({}), EAST, "9B"))
    assert only(events, TileDrawn).seat == SOUTH
    assert [len(tiles) for tiles in hand(match).hands] == [13, 14, 13, 13]
    match, _ = act(match, SOUTH, "discard", "1B")
    assert len(hand(match).hands[SOUTH]) == 13


@pytest.mark.clause("american.turn.1", "american.turn.4")
def test_turns_run_east_south_west_north_and_dead_hands_are_skipped() -> None:
    _, events = answer_all(thrown(table({}), NORTH, "9B"))
    assert only(events, TileDrawn).seat == EAST
    _, events = answer_all(thrown(table({}, dead=(SOUTH, WEST)), EAST, "9B"))
    assert only(events, TileDrawn).seat == NORTH


@pytest.mark.clause("american.turn.4", "american.turn.3")
def test_play_goes_on_at_the_right_of_whoever_discarded_last() -> None:
    match = thrown(table({NORTH: "2x5B 11xF"}), EAST, "5B")
    match, events = answer_all(match, (NORTH, "pung", "2x5B"))
    assert hand(match).turn == NORTH and of_kind(events, TileDrawn) == []
    match, _ = act(match, NORTH, "discard", "F")
    _, events = answer_all(match)
    assert only(events, TileDrawn).seat == EAST


@pytest.mark.clause("american.turn.5", "american.claim.1")
def test_down_is_down_and_nobody_claims_the_own_discard() -> None:
    match, _ = act(table({EAST: f"{LOOSE} 9B"}, drawn="9B"), EAST, "discard", "9B")
    assert names(match, EAST) == ["call-dead"]
    assert refused(match, EAST, "mahjong").clause == "american.claim.1"
    assert refused(match, EAST, "discard", "1B").clause == "american.turn.5"
    assert refused(match, EAST, "exchange", "9B", 10).clause == "american.joker.6"


@pytest.mark.clause("american.turn.6", "american.joker.5", "american.claim.10")
def test_a_thrown_joker_is_dead_and_nobody_is_asked_about_it() -> None:
    match, events = act(table({EAST: f"{LOOSE} J"}, drawn="J"), EAST, "discard", "J")
    assert of_kind(events, QuestionOpened) == [] and only(events, TileDrawn).seat == SOUTH
    assert refused(match, WEST, "mahjong").clause == "american.joker.5"
    assert refused(match, WEST, "pung", "J J").clause == "american.joker.5"


@pytest.mark.clause("american.turn.7")
def test_nobody_plays_out_of_turn() -> None:
    match = table({EAST: f"{LOOSE} 9B"}, drawn="9B", discards=[(NORTH, "F")])
    assert refused(match, WEST, "discard", "1B").clause == "american.turn.7"
    assert refused(match, EAST, "discard", "9C").clause == "american.turn.2"
    assert names(match, WEST) == ["call-dead"]


@pytest.mark.clause("american.window.1", "american.window.5", "american.claim.2")
def test_a_discard_opens_the_window_for_that_tile_alone() -> None:
    match, events = act(table({EAST: f"{LOOSE} 9B"}, drawn="9B"), EAST, "discard", "9B")
    assert only(events, QuestionOpened) == QuestionOpened("claim", (SOUTH, WEST, NORTH), EAST, "9B")
    assert hand(match).phase is Phase.CLAIMS
    match, _ = answer_all(match)
    assert refused(match, NORTH, "pung", "2x9B").clause == "american.window.2"


@pytest.mark.clause("american.win.3", "american.score.3", "american.score.6", "american.joker.13")
def test_a_drawn_tile_wins_and_all_pay_double_and_double_again_without_jokers() -> None:
    match = table({EAST: T1}, drawn="7C", discards=[(NORTH, "F")])
    _, events = act(match, EAST, "mahjong")
    assert only(events, HandWon) == HandWon(EAST, "7C", EAST, "self")
    assert only(events, HandEnded).balance == (300, -100, -100, -100)
    shown = [event.seat for event in of_kind(events, HandRevealed)]
    assert shown[0] == EAST and sorted(shown) == list(SEATS)


@pytest.mark.clause("american.score.2", "american.score.7", "american.dead.5", "american.score.11")
def test_a_discard_wins_and_its_thrower_pays_double_dead_hands_pay_like_others() -> None:
    match = thrown(table({WEST: "2x2B J 3x7B 4x2C 3x7C"}, dead=(NORTH,)), EAST, "7C")
    _, events = answer_all(match, (WEST, "mahjong", ""))
    assert only(events, HandWon) == HandWon(WEST, "7C", EAST, "discard")
    assert only(events, HandEnded).balance == (-50, -25, 100, -25)


@pytest.mark.clause("american.score.10", "american.score.4", "american.concealed.1")
def test_singles_and_pairs_earn_no_double_without_jokers() -> None:
    match = thrown(table({EAST: "2xF 2x1B 2x4B 2x7B 2x1C 2x4C 7C"}), WEST, "7C")
    _, events = answer_all(match, (EAST, "mahjong", ""))
    assert only(events, HandEnded).balance == (200, -50, -100, -50)


@pytest.mark.clause("american.east.6", "american.charleston.1")
def test_east_may_declare_the_dealt_hand_before_the_first_pass_and_it_pays_as_self_drawn() -> None:
    match = dealt()
    hands = (tuple(hand(table({EAST: T1})).hands[EAST]), *hand(match).hands[1:])
    match = match._replace(deal=hand(match)._replace(hands=hands))
    assert [offer.asked for offer in found(match, EAST, "mahjong")] == [False]
    assert found(match, SOUTH, "mahjong") == []
    _, events = act(match, EAST, "mahjong")
    assert only(events, HandWon).way == "deal" and only(events, HandEnded).balance == (300, -100, -100, -100)


@pytest.mark.clause("american.east.6")
def test_once_east_has_chosen_the_first_pass_the_dealt_hand_is_no_longer_declared() -> None:
    match = dealt()
    own = " ".join(offer for offer in found(match, EAST, "pass-tiles")[0].tiles[:3])
    match, _ = act(match, EAST, "pass-tiles", own, 0)
    assert refused(match, EAST, "mahjong").clause == "american.east.6"


@pytest.mark.clause("american.east.7")
def test_east_may_declare_after_the_charleston_before_the_first_discard() -> None:
    _, events = act(table({EAST: T1}), EAST, "mahjong")
    assert only(events, HandWon).way == "deal" and only(events, HandEnded).balance == (300, -100, -100, -100)


@pytest.mark.clause("american.adj.14", "american.east.6", "american.dead.7")
def test_a_dealt_hand_declared_in_error_is_dead_but_still_passes_its_tiles() -> None:
    match, _ = act(dealt(), EAST, "mahjong")
    assert hand(match).mark(EAST, "dead") and hand(match).question is not None
    assert names(match, EAST) == ["pass-tiles"]
    for _ in range(3):
        for seat in SEATS:
            match, _ = act(match, seat, "pass-tiles", " ".join(found(match, seat, "pass-tiles")[0].tiles[:3]), 0)
    match = _all(match, "vote-no")
    match, events = _courtesy(match)
    assert of_kind(events, TurnBegan) == [] and only(events, TileDrawn).seat == SOUTH


def _all(match, name):  # type: ignore[no-untyped-def]
    for seat in SEATS:
        match, _ = act(match, seat, name)
    return match


def _courtesy(match):  # type: ignore[no-untyped-def]
    for seat in SEATS:
        match, events = act(match, seat, "courtesy", "", 0)
    return match, events


@pytest.mark.clause("american.end.1", "american.end.2", "american.end.3", "american.window.8", "american.wall.5")
def test_the_wall_is_drawn_to_its_last_tile_and_then_nobody_pays() -> None:
    match = table({EAST: f"{LOOSE} 9B", WEST: "2x9B 11xF"}, drawn="9B", left=0)
    match, _ = act(match, EAST, "discard", "9B")
    assert names(match, WEST) == ["mahjong", "pass", "call-dead"]
    assert refused(match, WEST, "pung", "2x9B").clause == "american.end.2"
    _, events = answer_all(match)
    ended = only(events, HandEnded)
    assert (ended.reason, ended.balance, ended.clause) == ("wall-game", (0, 0, 0, 0), "american.end.1")


@pytest.mark.clause("american.end.2", "american.end.4", "american.concealed.2")
def test_the_last_discard_completes_a_concealed_line() -> None:
    match = thrown(table({NORTH: "4xF 3x1B 3x5C 3x9D"}, left=0), WEST, "9D")
    _, events = answer_all(match, (NORTH, "mahjong", ""))
    assert only(events, HandEnded).balance == (-60, -60, -120, 240)


@pytest.mark.clause("american.end.1")
def test_a_joker_thrown_last_ends_the_hand_at_once() -> None:
    _, events = act(table({EAST: f"{LOOSE} J"}, drawn="J", left=0), EAST, "discard", "J")
    assert only(events, HandEnded).reason == "wall-game"


@pytest.mark.clause("american.rack.2")
def test_another_tile_than_the_drawn_one_may_be_thrown() -> None:
    match = table({EAST: f"{LOOSE} 9B"}, drawn="9B")
    _, events = act(match, EAST, "discard", "1B")
    assert only(events, TileDiscarded) == TileDiscarded(EAST, "1B", drawn=False)
    _, events = act(match, EAST, "discard", "9B")
    assert only(events, TileDiscarded).drawn


@pytest.mark.clause("american.win.4", "american.score.8")
def test_a_hand_that_is_several_lines_is_paid_by_the_best_one() -> None:
    """Five, five and four jokerless would be line T3; here the only line is T3, its jokers cost the double."""
    match = table({EAST: "4x1B J 4x6B J 4xNw"}, drawn="Nw", discards=[(NORTH, "F")])
    _, events = act(match, EAST, "mahjong")
    assert only(events, HandEnded).balance == (270, -90, -90, -90)


def test_a_seat_that_is_late_does_what_harms_least() -> None:
    match = table({EAST: f"{LOOSE} J"}, drawn="J")
    assert AMERICAN.default_act(hand(match), EAST).tiles == ("RD",)
    assert AMERICAN.default_act(hand(thrown(match, EAST, "9B")), SOUTH).name == "pass"
    first = hand(dealt())
    for seat in SEATS:
        act(dealt(), seat, "pass-tiles", " ".join(AMERICAN.default_act(first, seat).tiles), 0)


@pytest.mark.clause("american.dead.1")
def test_a_dead_hand_does_nothing_but_get_ready_for_the_next() -> None:
    match = table({EAST: f"{LOOSE} 9B"}, drawn="9B", dead=(SOUTH,), discards=[(NORTH, "F")])
    match, _ = act(match, EAST, "discard", "9B")
    assert names(match, SOUTH) == []
    for name, written in (("mahjong", ""), ("pung", "2x9B"), ("pass", ""), ("exchange", "9B"), ("discard", "1B")):
        assert refused(match, SOUTH, name, written).clause == "american.dead.1"
    assert refused(match, SOUTH, "call-dead", "", EAST).clause == "american.dead.8"


def test_an_act_of_no_game_is_refused_by_its_word() -> None:
    assert refused(table({}), EAST, "knock").clause == "american.model.4"
