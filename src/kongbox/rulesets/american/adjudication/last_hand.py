"""What a death means for the hand in play: go on, or end it because one live hand is left."""

from kongbox.engine.clauses import ClauseId, clause
from kongbox.engine.seats import Seat
from kongbox.rulesets.american.adjudication.ruling import (
    Death,
    Deaths,
    Outcome,
    Returned,
    Ruling,
    TileFate,
    live,
    next_live,
)
from kongbox.rulesets.american.payments import survivor_award


@clause("american.dead.1", "american.dead.5", "american.turn.4")
def dies(
    death: Death,
    before: Deaths,
    *clauses: ClauseId,
    returned: tuple[Returned, ...] = (),
    tile: TileFate | None = None,
    in_turn: bool = False,
) -> Ruling:
    """The hand of a seat is dead; the others play on while two of them are live.

    Args:
        death: whose hand, and how it died.
        before: the hands that were dead already.
        clauses: what decided, the row first.
        returned: exposures that go back to its concealed tiles.
        tile: what becomes of the tile in question.
        in_turn: whether it was its turn, which is over then.
    """
    ended = one_is_left((*before, death))
    if ended is not None:
        return ended._replace(clauses=(*clauses, *ended.clauses), dead=(death.seat,), returned=returned, tile=tile)
    next_seat = next_live(death.seat, before, death.seat) if in_turn else None
    return Ruling(Outcome.PLAY_ON, clauses, (death.seat,), returned, next=next_seat, tile=tile)


@clause("american.adj.15", "american.adj.18", "american.adj.28")
def one_is_left(deaths: Deaths) -> Ruling | None:
    """How the hand ends when at most one live hand is left; None while two can play on.

    If a false Mahjong is among the deaths, the last to die pays the survivor twice the value of the line it was
    after (american.adj.15); if none is, or nobody survives, nobody pays and the hand is dealt again.
    """
    alive = live(deaths)
    if len(alive) > 1:
        return None
    if not any(death.false_mahjong for death in deaths):
        return Ruling(Outcome.REDEAL, ("american.adj.28",))
    if not alive:
        return Ruling(Outcome.REDEAL, ("american.adj.18",))
    return _paid_by(deaths[-1].seat, alive[0], deaths[-1].attempted, "american.adj.15")


def _paid_by(payer: Seat, survivor: Seat, attempted: int, row: ClauseId) -> Ruling:
    return Ruling(Outcome.ENDED, (row,), payments=survivor_award(payer, survivor, attempted, row))
