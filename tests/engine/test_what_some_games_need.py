"""Folding what only some games need: amended sets, swaps with the discards, tiles on their way, a hand dealt again."""

import pytest

from kongbox.engine.events import (
    DiscardSwapped,
    DiscardTaken,
    HandConcealed,
    HandEnded,
    HandRevealed,
    HandStarted,
    HandWon,
    MeldAmended,
    MeldExchanged,
    MeldReturned,
    MeldShown,
    MeldTurned,
    TableAgreed,
    TileDiscarded,
    TileDrawn,
    TilesDealt,
    TilesMoved,
    TilesRemoved,
    TurnBegan,
)
from kongbox.engine.evolve import Impossible, fold
from kongbox.engine.state import DealState, MatchState
from kongbox.engine.views import redact, seen_by
from kongbox.tiles.tile import HIDDEN, Tile

A, B, C, D = (Tile(letter) for letter in "abcd")
STARTED = HandStarted(1, 0, "", 20, 2, ((3, 4),))


def match(*events: object) -> MatchState:
    return fold(MatchState(()), (STARTED, *events))  # type: ignore[arg-type]


def hand(*events: object) -> DealState:
    deal = match(*events).deal
    assert deal is not None
    return deal


def both_ways(viewer: int | None, *events: object) -> DealState:
    """What a viewer folds from what he is sent, which must be what he may see of the state."""
    blind = MatchState(())
    whole = MatchState(())
    for event in (STARTED, *events):
        whole = fold(whole, (event,))  # type: ignore[arg-type]
        sent = redact(event, viewer)  # type: ignore[arg-type]
        blind = blind if sent is None else fold(blind, (sent,))
        assert blind == seen_by(whole, viewer), event
    assert blind.deal is not None
    return blind.deal


CLAIMED = TilesDealt(0, (A,)), TilesDealt(1, (A, A, B, C)), TileDiscarded(0, A, drawn=False)
SHOWN = MeldShown(1, "pung", (A, A, B), A, 0)


def test_the_throws_that_opened_the_wall_are_known_for_the_whole_hand() -> None:
    assert hand().throws == ((3, 4),)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_set_is_amended_and_its_tiles_change_places_with_the_hand(viewer: int | None) -> None:
    amended = MeldAmended(1, 0, "kong", (A, A, A, C))
    deal = both_ways(viewer, *CLAIMED, SHOWN, amended)
    assert deal.melds[1][0][:4] == ("kong", (A, A, A, C), A, 0)
    assert deal.hands[1] == ((B,) if viewer == 1 else (HIDDEN,))


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_set_that_goes_back_is_seen_by_its_owner_alone(viewer: int | None) -> None:
    back = MeldReturned(1, 0, (A, A, B))
    start = TilesDealt(0, (A,)), TilesDealt(1, (A, B, C)), TileDiscarded(0, A, drawn=False)
    deal = both_ways(viewer, *start, SHOWN, TileDiscarded(1, C, drawn=False), back)
    assert deal.melds[1] == ()
    assert sorted(deal.hands[1]) == ([A, A, B] if viewer == 1 else [HIDDEN] * 3)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_only_tile_of_a_hand_can_be_exchanged_without_showing_what_it_became(viewer: int | None) -> None:
    start = TilesDealt(0, (A, A, A, B)), MeldShown(0, "pung", (A, A, A)), TileDrawn(1, D, "live")
    deal = both_ways(viewer, *start, MeldExchanged(1, D, 0, 0, A))
    assert deal.hands[1] == ((A,) if viewer == 1 else (HIDDEN,)) and deal.drawn == deal.hands[1][0]
    assert deal.exchanges == (MeldExchanged(1, D, 0, 0, A),)
    assert hand(*start, MeldExchanged(1, D, 0, 0, A), TileDiscarded(1, A, drawn=True)).exchanges == ()


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_tile_is_fetched_from_the_discards_and_another_lies_in_its_place(viewer: int | None) -> None:
    start = TilesDealt(0, (A, B)), TilesDealt(1, (C, D)), TileDiscarded(0, A, drawn=False)
    deal = both_ways(viewer, *start, DiscardSwapped(1, 0, C, A))
    assert [(discard.seat, discard.tile) for discard in deal.discards] == [(0, C)]
    assert deal.hands[1] == ((D, A) if viewer == 1 else (HIDDEN, HIDDEN)) and deal.exchanges == ()


def test_a_discard_is_taken_without_a_set() -> None:
    deal = hand(TilesDealt(0, (A,)), TilesDealt(1, (B,)), TileDiscarded(0, A, drawn=False), DiscardTaken(1, A))
    assert deal.hands[1] == (B, A) and deal.discards[0].taken_by == 1


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_what_is_sent_on_unseen_is_seen_by_who_had_it_and_by_who_keeps_it(viewer: int | None) -> None:
    dealt = TilesDealt(0, (A, B)), TilesDealt(1, (C,)), TilesDealt(2, (D,))
    deal = both_ways(
        viewer,
        *dealt,
        TilesMoved(("hand", 0), ("transit", 1), (A,), (0,)),
        TilesMoved(("transit", 1), ("transit", 2), (A,)),
        TilesMoved(("transit", 2), ("hand", 2), (A,), (2,)),
    )
    assert [len(tiles) for tiles in deal.hands] == [1, 1, 2, 0] and deal.transit == ((), (), (), ())
    assert (A in deal.hands[2]) == (viewer == 2)


def test_nobody_sees_a_tile_on_its_way() -> None:
    deal = hand(TilesDealt(0, (A, B)), TilesMoved(("hand", 0), ("transit", 1), (A,), (0,)))
    assert deal.transit == ((), (HIDDEN,), (), ())


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_hand_shown_and_taken_back_is_hidden_again(viewer: int | None) -> None:
    shown = TilesDealt(0, (A, B)), HandRevealed(0, (A, B))
    assert both_ways(viewer, *shown).hands[0] == (A, B)
    back = both_ways(viewer, *shown, HandConcealed(0, (A, B)))
    assert back.hands[0] == ((A, B) if viewer == 0 else (HIDDEN, HIDDEN)) and not back.revealed[0]


def test_tiles_the_table_does_not_play_with_leave_the_wall() -> None:
    assert hand(TilesRemoved((C, C))).wall.total == 18


def test_what_the_table_agreed_holds_for_the_hands_that_follow() -> None:
    agreed = match(TableAgreed(True, "x.y"), HandEnded("none", (0, 0, 0, 0)), HandStarted(2, 1, "", 20, 2))
    assert agreed.agreed is True and agreed.deal is not None and agreed.deal.agreed is True


def test_a_hand_that_is_thrown_in_is_counted_apart() -> None:
    over = match(TurnBegan(0), HandEnded("thrown-in", (0, 0, 0, 0), again=True))
    assert (over.hands_played, over.redealt) == (1, 1)


def test_a_claimed_tile_that_lies_in_a_set_already_does_not_arrive_a_second_time() -> None:
    deal = hand(*CLAIMED, SHOWN, HandWon(1, A, 0, "discard"))
    assert sorted(deal.hands[1]) == [A, C] and deal.winner == 1


@pytest.mark.parametrize(
    "events",
    [
        (TilesDealt(1, (B,)), DiscardSwapped(1, 0, B, A)),
        (*CLAIMED, DiscardSwapped(1, 0, B, D)),
        (*CLAIMED, MeldReturned(1, 0, (A, A, A))),
        (*CLAIMED, SHOWN, MeldAmended(1, 1, "kong", (A, A, A))),
        (*CLAIMED, SHOWN, MeldAmended(1, 0, "kong", (A, D, D))),
        (*CLAIMED, HandConcealed(1, ())),
        (TilesMoved(("transit", 0), ("hand", 0), (A,)),),
    ],
)
def test_what_cannot_have_happened_is_impossible(events: tuple[object, ...]) -> None:
    with pytest.raises(Impossible):
        hand(*events)


def test_a_table_agrees_to_nothing_before_a_hand_has_started() -> None:
    with pytest.raises(Impossible):
        fold(MatchState(()), (TableAgreed(True, "x.y"),))


APART = MeldShown(1, "four", (A, A, A, A), face_down=True)
FOUR = TilesDealt(0, (B,)), TilesDealt(1, (A, A, A, A, B)), APART


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_set_apart_face_down_shows_its_faces_to_its_owner_alone(viewer: int | None) -> None:
    deal = both_ways(viewer, *FOUR)
    assert deal.melds[1][0].tiles == ((A,) * 4 if viewer == 1 else (HIDDEN,) * 4)
    assert deal.hands[1] == ((B,) if viewer == 1 else (HIDDEN,))


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_set_that_is_turned_up_is_seen_by_all(viewer: int | None) -> None:
    deal = both_ways(viewer, *FOUR, MeldTurned(1, 0, (A, A, A, A)))
    assert deal.melds[1][0] == ("four", (A, A, A, A), None, None, False)


def test_a_card_laid_apart_in_the_own_turn_is_no_longer_the_one_just_drawn() -> None:
    deal = hand(TilesDealt(0, (A,)), TileDrawn(0, B, "live"), TilesMoved(("hand", 0), ("aside", 0), (B,)))
    assert (deal.drawn, deal.drawn_from, deal.aside[0]) == (None, "", (B,))
