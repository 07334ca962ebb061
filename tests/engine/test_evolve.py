"""Folding: tiles go where events say, and an event that cannot have happened is told apart."""

import pytest

from kongbox.engine.events import (
    Answered,
    HandRevealed,
    HandStarted,
    MarkSet,
    MeldExchanged,
    MeldGrown,
    MeldShown,
    QuestionOpened,
    TileDiscarded,
    TileDrawn,
    TilesDealt,
    TilesMoved,
)
from kongbox.engine.evolve import Impossible, evolve, fold
from kongbox.engine.phases import Phase
from kongbox.engine.state import DealState, MatchState
from kongbox.tiles.tile import HIDDEN, Tile

A, B, C = Tile("a"), Tile("b"), Tile("c")
STARTED = HandStarted(1, 0, "", 20, 2)


def hand(*events: object) -> DealState:
    deal = fold(MatchState(()), (STARTED, *events)).deal  # type: ignore[arg-type]
    assert deal is not None
    return deal


def test_the_wall_knows_what_is_left_from_both_ends() -> None:
    deal = hand(TilesDealt(0, (A, B)), TileDrawn(0, C, "live"), TileDrawn(0, C, "supplement"))
    assert (deal.wall.live, deal.wall.supplements, deal.wall.left) == (3, 1, 14)


def test_the_drawn_tile_is_the_one_that_leaves_when_it_is_thrown() -> None:
    deal = hand(TilesDealt(0, (A, B)), TileDrawn(0, A, "live"), TileDiscarded(0, A, drawn=True))
    assert deal.hands[0] == (A, B) and deal.drawn is None


def test_tiles_move_between_hands_and_beside_them() -> None:
    moved = TilesMoved(("hand", 0), ("hand", 1), (A,), (0, 1)), TilesMoved(("hand", 1), ("aside", 1), (C,))
    deal = hand(TilesDealt(0, (A, B)), TilesDealt(1, (C,)), *moved)
    assert deal.hands[:2] == ((B,), (A,)) and deal.aside[1] == (C,)


def test_a_hand_that_is_not_seen_stays_unseen() -> None:
    deal = hand(TilesDealt(0, (HIDDEN, HIDDEN)), TilesDealt(1, (A,)), TilesMoved(("hand", 1), ("hand", 0), (A,), (1,)))
    assert deal.hands[0] == (HIDDEN,) * 3
    deal = hand(TilesDealt(0, (HIDDEN, HIDDEN)), TileDiscarded(0, B, drawn=False))
    assert deal.hands[0] == (HIDDEN,)


def test_a_set_grows_and_its_tiles_can_be_exchanged() -> None:
    shown = TilesDealt(0, (A, A, A, B)), TilesDealt(1, (C,)), MeldShown(0, "pung", (A, A, A))
    deal = hand(*shown, MeldExchanged(1, C, 0, 0, A))
    assert deal.melds[0][0].tiles == (C, A, A) and deal.hands[1] == (A,)
    deal = hand(TilesDealt(0, (A, A, A, A)), MeldShown(0, "pung", (A, A, A)), MeldGrown(0, 0, "kong", A))
    assert deal.melds[0][0].tiles == (A,) * 4 and deal.hands[0] == ()


def test_the_last_word_about_a_mark_counts() -> None:
    deal = hand(MarkSet(2, "dead", 1, "x.y"), MarkSet(2, "dead", 0, "x.y"))
    assert deal.mark(2, "dead") == 0 and deal.mark(1, "dead") == 0


def test_a_question_about_a_tile_is_a_claim_window_and_one_about_none_comes_before_play() -> None:
    assert hand(QuestionOpened("claim", (1, 2, 3), 0, A)).phase is Phase.CLAIMS
    assert hand(QuestionOpened("vote", (0, 1, 2, 3))).phase is Phase.BEFORE_PLAY


@pytest.mark.parametrize(
    "events",
    [
        (TileDiscarded(0, A, drawn=False),),
        (Answered(0, "pass"),),
        (MeldShown(0, "pung", (A, A, A), A, 1),),
        (MeldGrown(0, 0, "kong", A),),
        (MeldGrown(0, -1, "kong", A),),
        (TilesDealt(0, (A,) * 19), TileDrawn(0, A, "live")),
        (TilesDealt(0, (A,)), HandRevealed(0, (A, A))),
        (TilesDealt(0, (A, A, A)), TilesDealt(1, (C,)), MeldShown(0, "pung", (A, A, A)), MeldExchanged(1, C, 0, 0, B)),
    ],
)
def test_what_cannot_have_happened_is_impossible(events: tuple[object, ...]) -> None:
    with pytest.raises(Impossible):
        hand(*events)


def test_no_event_of_a_hand_comes_before_its_start() -> None:
    with pytest.raises(Impossible):
        evolve(MatchState(()), TileDrawn(0, A, "live"))
