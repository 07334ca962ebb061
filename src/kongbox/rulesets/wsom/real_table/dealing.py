"""Breaking the wall and dealing by hand."""

from typing import NamedTuple

from kongbox.engine.actions import Refusal
from kongbox.engine.clauses import clause
from kongbox.engine.events import Throws
from kongbox.engine.seats import Seat
from kongbox.rulesets.wsom.real_table.acts import TableAct, forbidden, is_throw
from kongbox.rulesets.wsom.setup import Taking, TilePlace, WallBreak, counted, place_of, takings


class Dealing(NamedTuple):
    """How far the deal has come."""

    dealer: Seat
    throws: Throws = ()
    taken: int = 0
    """How many times somebody has taken tiles."""

    @property
    def thrower(self) -> Seat | None:
        """Who is to throw the dice; None when both throws are made."""
        if not self.throws:
            return self.dealer
        return counted(self.dealer, sum(self.throws[0])) if len(self.throws) == 1 else None

    @property
    def wall_break(self) -> WallBreak:
        """Where the wall is broken, once both throws are made."""
        return WallBreak(self.throws, counted(self.dealer, sum(self.throws[0])), sum(map(sum, self.throws)))

    @property
    def taking(self) -> Taking | None:
        """Who takes which tiles next; None when all are dealt."""
        order = takings(self.dealer)
        return order[self.taken] if self.taken < len(order) else None

    @property
    def places(self) -> tuple[TilePlace, ...]:
        """Where the tiles lie that are taken next; to point at them."""
        taking = self.taking
        return tuple(place_of(place, self.wall_break) for place in taking.places) if taking else ()


@clause("wsom.deal.1", "wsom.deal.4", "wsom.deal.5")
def may(dealing: Dealing, who: Seat) -> tuple[TableAct, ...]:
    """What seat `who` may do: throw the dice when it is his throw, then take tiles when it is his turn."""
    if dealing.thrower is not None:
        return (TableAct(who, "throw"),) if who == dealing.thrower else ()
    taking = dealing.taking
    return (TableAct(who, "take"),) if taking is not None and who == taking.seat else ()


def step(dealing: Dealing, act: TableAct) -> Dealing | Refusal:
    """The deal after `act`, or the clause that forbids it; a taking names how many tiles it took."""
    if act.kind not in may(dealing, act.who):
        return _refuse(dealing)
    if act.name == "throw":
        return dealing._replace(throws=(*dealing.throws, act.dice)) if is_throw(act.dice) else forbidden("wsom.dice.1")
    taking = dealing.taking
    if taking is None or act.number != len(taking.places):
        return _refuse(dealing)
    return dealing._replace(taken=dealing.taken + 1)


def _refuse(dealing: Dealing) -> Refusal:
    if dealing.thrower is not None:
        return forbidden("wsom.deal.1", turn=dealing.thrower)
    taking = dealing.taking
    if taking is None:
        return forbidden("wsom.play.1", turn=dealing.dealer)
    return forbidden("wsom.deal.4" if len(taking.places) == 4 else "wsom.deal.5", turn=taking.seat)
