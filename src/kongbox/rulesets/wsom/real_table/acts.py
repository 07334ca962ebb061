"""What people do at a real table, told to a page that walks them through it.

Each procedure is a frozen state with two functions: ``may(state, who)`` lists the kinds of acts open to somebody,
``step(state, act)`` gives the state after an act, or the clause that forbids it, whose refusal the page reads out.
"""

from typing import NamedTuple

from kongbox.engine.actions import Refusal
from kongbox.engine.clauses import ClauseId
from kongbox.engine.seats import SEATS, Seat

JUDGE = 4
"""Who acts when it is no player."""


class TableAct(NamedTuple):
    """Somebody did something. The fields after `target` are facts the act brings along; `may` leaves them out."""

    who: Seat
    name: str
    target: int | None = None
    """A seat, a place or an end that the act is about."""
    dice: tuple[int, int] = (0, 0)
    wind: str = ""
    """The wind letter on a lot that was drawn."""
    number: int = 0
    """How many stacks or tiles."""
    at: int = 0
    """Seconds since the procedure began."""

    @property
    def kind(self) -> "TableAct":
        """The act without the facts it brings."""
        return TableAct(self.who, self.name, self.target)


def everybody(name: str, who: Seat) -> tuple[TableAct, ...]:
    """The act `name`, open to any player."""
    return (TableAct(who, name),) if who in SEATS else ()


def against(name: str, who: Seat, targets: tuple[bool, ...]) -> tuple[TableAct, ...]:
    """The act `name` of a player against each other player for whom `targets` holds."""
    if who not in SEATS:
        return ()
    return tuple(TableAct(who, name, other) for other in SEATS if targets[other] and other != who)


def forbidden(clause: ClauseId, **facts: str | int) -> Refusal:
    """A no under `clause`, with the facts that decided."""
    return Refusal(clause, tuple(facts.items()))


def is_throw(dice: tuple[int, int]) -> bool:
    """Whether `dice` is what two dice can show."""
    return all(1 <= die <= 6 for die in dice)


def noted(row: tuple[bool, ...], seat: Seat, value: bool = True) -> tuple[bool, ...]:
    """`row` with the entry of `seat` set."""
    return (*row[:seat], value, *row[seat + 1 :])


NOBODY = (False, False, False, False)
ALL = (True, True, True, True)
