"""Drawing and discarding at the wrong time or from the wrong place."""

from typing import NamedTuple

from kongbox.engine.clauses import ClauseId, clause
from kongbox.engine.seats import Seat
from kongbox.rulesets.american.adjudication.last_hand import dies
from kongbox.rulesets.american.adjudication.ruling import Death, Deaths, Outcome, Ruling, TileFate, nothing
from kongbox.rulesets.american.payments import flat_award

OUT_OF_TURN, WRONG_WALL, WRONG_END = ("out-of-turn", "wrong-wall", "wrong-end")


class WrongDraw(NamedTuple):
    """A seat drew when it was not to draw, or a tile that was not the next."""

    seat: Seat
    how: str = OUT_OF_TURN
    """One of `OUT_OF_TURN` (drawing ahead is out of turn too), `WRONG_WALL`, `WRONG_END`."""
    racked: bool = False
    """Whether the tile stands among the concealed ones."""
    called_by: Seat | None = None
    """Who says so; a fault that nobody points out has no consequence."""
    won_by: Seat | None = None
    """Who claims the tile it discards for a Mahjong that is right."""
    value: int = 0
    """Printed value of the line of that Mahjong."""
    others_at_wrong_end: int = 0
    """How many others have drawn from the wrong end, too."""
    before: Deaths = ()
    attempted: int = 0
    """Printed value of the line it was after; it matters only where one live hand is left."""


@clause("american.turn.7", "american.dead.2", "american.dead.3", "american.adj.12", "american.adj.24")
def rule_on_draw(case: WrongDraw) -> Ruling:
    """The hand is dead once it is called; a tile it discards can be claimed for Mahjong alone."""
    row: ClauseId = "american.adj.12" if case.how == OUT_OF_TURN else "american.adj.24"
    if case.how == WRONG_END and case.others_at_wrong_end:
        return Ruling(Outcome.REDEAL, (row,))
    if case.won_by is not None:
        award = flat_award(case.seat, case.won_by, case.value, row)
        return Ruling(Outcome.WON, (row, "american.score.6"), payments=award, winner=case.won_by)
    if case.called_by is None:
        return nothing("american.dead.2", row)
    death = Death(case.seat, attempted=case.attempted)
    return dies(death, case.before, row, "american.turn.7", tile=_fate(case))


@clause("american.adj.12", "american.adj.24", "american.wall.7")
def _fate(case: WrongDraw) -> TileFate:
    """A tile that is not racked goes back to its place; a racked one, or one from the wrong end, stays."""
    return TileFate.STAYS if case.racked or case.how == WRONG_END else TileFate.RETURNS


class WrongDiscard(NamedTuple):
    """A seat discarded without having drawn or claimed."""

    seat: Seat
    before: Deaths = ()
    attempted: int = 0


@clause("american.adj.25", "american.turn.2")
def rule_on_discard(case: WrongDiscard) -> Ruling:
    """The hand has a tile too few from now on, and is dead."""
    return dies(Death(case.seat, attempted=case.attempted), case.before, "american.adj.25", "american.adj.4")


class WrongFirstDiscard(NamedTuple):
    """Somebody who is not East made the first discard of the hand."""

    seat: Seat
    dealer: Seat = 0
    drew: bool = False
    """Whether a tile was drawn for it."""


@clause("american.adj.26", "american.turn.1")
def rule_on_first_discard(case: WrongFirstDiscard) -> Ruling:
    """A tile from the hand is taken back and East discards; after a draw the hand is dealt again."""
    if case.seat == case.dealer:
        return nothing("american.turn.1")
    if case.drew:
        return Ruling(Outcome.REDEAL, ("american.adj.26",))
    return Ruling(Outcome.UNDO, ("american.adj.26",), next=case.dealer, tile=TileFate.RETURNS)
