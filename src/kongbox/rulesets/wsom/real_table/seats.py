"""Drawing seats by hand: sitting down, the row of lots, two throws, four draws."""

from typing import NamedTuple

from kongbox.engine.actions import Refusal
from kongbox.engine.clauses import clause
from kongbox.engine.events import Throws
from kongbox.engine.seats import SEATS, WINDS
from kongbox.rulesets.wsom.real_table.acts import TableAct, everybody, forbidden, is_throw
from kongbox.rulesets.wsom.setup import counted, drawing_order, draws_from_odd_end, seats_by_lot

ODD_AT_LEFT, ODD_AT_RIGHT = 0, 1
NOWHERE = -1


class SeatDrawing(NamedTuple):
    """How far a draw of seats has come. Players are 0 to 3 as the list has them; places go counter-clockwise."""

    places: tuple[int, ...] = (NOWHERE,) * 4
    """By player: the place where he first sat down."""
    mixed: bool = False
    """The wind tiles lie face down in a row."""
    odd_end: int | None = None
    """At which end the odd tile lies face up; the even tile lies at the other."""
    throws: Throws = ()
    thrower: int = 0
    """The player who threw first."""
    lots: tuple[str, ...] = ("",) * 4
    """By player: the wind he drew."""

    @property
    def due(self) -> str:
        """The step that comes next; ``done`` after the last draw."""
        steps = (
            ("sit", NOWHERE in self.places),
            ("mix-winds", not self.mixed),
            ("lay-ends", self.odd_end is None),
            ("throw", len(self.throws) < 2),
            ("draw", "" in self.lots),
        )
        return next((name for name, is_due in steps if is_due), "done")

    @property
    def drawers(self) -> tuple[int, ...]:
        """The players in the order in which they draw, once both throws are made."""
        second = counted(self.places[self.thrower], sum(self.throws[0]))
        return tuple(self.places.index(place) for place in drawing_order(second, sum(self.throws[1])))

    @property
    def draws_from_left(self) -> bool:
        """From which end of the row the lots are taken, once both throws are made."""
        return draws_from_odd_end(sum(self.throws[1])) == (self.odd_end == ODD_AT_LEFT)

    @property
    def seating(self) -> tuple[int, ...]:
        """The players from East on, in turn order, once all have drawn."""
        return seats_by_lot(self.lots)


CLAUSES = {
    "sit": "wsom.seat.1",
    "mix-winds": "wsom.seat.2",
    "lay-ends": "wsom.seat.3",
    "throw": "wsom.seat.4",
    "draw": "wsom.seat.5",
    "done": "wsom.seat.6",
}
"""The clause that orders each step."""


@clause("wsom.seat.1", "wsom.seat.2", "wsom.seat.3", "wsom.seat.4", "wsom.seat.5")
def may(drawing: SeatDrawing, who: int) -> tuple[TableAct, ...]:
    """What player `who` may do now: one step after the other, each open to whom its clause names."""
    match drawing.due:
        case "sit" if who in SEATS and drawing.places[who] == NOWHERE:
            return tuple(TableAct(who, "sit", place) for place in SEATS if place not in drawing.places)
        case "mix-winds":
            return everybody("mix-winds", who)
        case "lay-ends" if who in SEATS:
            return TableAct(who, "lay-ends", ODD_AT_LEFT), TableAct(who, "lay-ends", ODD_AT_RIGHT)
        case "throw" if not drawing.throws or who == _second_thrower(drawing):
            return everybody("throw", who)
        case "draw" if who == next(player for player in drawing.drawers if not drawing.lots[player]):
            return (TableAct(who, "draw"),)
    return ()


def step(drawing: SeatDrawing, act: TableAct) -> SeatDrawing | Refusal:
    """The draw after `act`, or the clause of the step that is due instead."""
    if act.kind not in may(drawing, act.who):
        return forbidden(CLAUSES[drawing.due])
    match act.name:
        case "sit":
            places = list(drawing.places)
            places[act.who] = act.target or 0
            return drawing._replace(places=tuple(places))
        case "mix-winds":
            return drawing._replace(mixed=True)
        case "lay-ends":
            return drawing._replace(odd_end=act.target)
        case "throw":
            return _throw(drawing, act)
    return _draw(drawing, act)


@clause("wsom.dice.1", "wsom.seat.4")
def _throw(drawing: SeatDrawing, act: TableAct) -> SeatDrawing | Refusal:
    if not is_throw(act.dice):
        return forbidden("wsom.dice.1")
    thrower = drawing.thrower if drawing.throws else act.who
    return drawing._replace(throws=(*drawing.throws, act.dice), thrower=thrower)


def _draw(drawing: SeatDrawing, act: TableAct) -> SeatDrawing | Refusal:
    if act.wind not in WINDS or act.wind in drawing.lots:
        return forbidden(CLAUSES["mix-winds"])
    lots = list(drawing.lots)
    lots[act.who] = act.wind
    return drawing._replace(lots=tuple(lots))


def _second_thrower(drawing: SeatDrawing) -> int:
    return drawing.places.index(counted(drawing.places[drawing.thrower], sum(drawing.throws[0])))
