"""The one gate: what a viewer may see of events and of the state.

A viewer is a seat, or None for somebody who sits in none. Whoever shows, sends or plays gets what
leaves here and nothing else; folding a viewer's events gives exactly what `seen_by` says of the state.
"""

from kongbox.engine.events import (
    Answered,
    Event,
    HandConcealed,
    MeldReturned,
    MeldShown,
    StoodIn,
    TileDrawn,
    TilesDealt,
    TilesMoved,
)
from kongbox.engine.seats import SEATS, Seat
from kongbox.engine.state import DealState, MatchState, Meld, Question, Tiles
from kongbox.tiles.tile import HIDDEN

Viewer = Seat | None


def redact(event: Event, viewer: Viewer) -> Event | None:
    """`event` as `viewer` may see it; None when he may not even know that it happened."""
    match event:
        case TilesDealt() | MeldReturned() | HandConcealed() if event.seat != viewer:
            return event._replace(tiles=_hidden(event.tiles))
        case MeldShown() if event.face_down and event.seat != viewer:
            return event._replace(tiles=_hidden(event.tiles))
        case TileDrawn() if event.seat != viewer:
            return event._replace(tile=HIDDEN)
        case Answered() if event.seat != viewer:
            return None
        case StoodIn() if event.sealed and event.seat != viewer:
            return None
        case TilesMoved() if event.target[0] != "aside" and viewer not in event.seen_by:
            return event._replace(tiles=_hidden(event.tiles))
        case _:
            return event


def seen_by(match: MatchState, viewer: Viewer) -> MatchState:
    """The match with every face hidden that `viewer` may not see, and other seats' answers gone."""
    return match._replace(deal=match.deal and _deal_seen_by(match.deal, viewer))


def _deal_seen_by(deal: DealState, viewer: Viewer) -> DealState:
    hands = tuple(
        deal.hands[seat] if seat == viewer or deal.revealed[seat] else _hidden(deal.hands[seat]) for seat in SEATS
    )
    melds = tuple(_row_seen(deal.melds[seat], seat == viewer) for seat in SEATS)
    drawn = deal.drawn
    if drawn is not None and deal.turn != viewer:
        drawn = HIDDEN
    question = deal.question and _own_answer(deal.question, viewer)
    return deal._replace(hands=hands, melds=melds, drawn=drawn, question=question)


def _row_seen(row: tuple[Meld, ...], own: bool) -> tuple[Meld, ...]:
    if own:
        return row
    return tuple(meld._replace(tiles=_hidden(meld.tiles)) if meld.face_down else meld for meld in row)


def _own_answer(question: Question, viewer: Viewer) -> Question:
    answers = tuple(answer if seat == viewer else None for seat, answer in enumerate(question.answers))
    return question._replace(answers=answers)


def _hidden(tiles: Tiles) -> Tiles:
    return (HIDDEN,) * len(tiles)
