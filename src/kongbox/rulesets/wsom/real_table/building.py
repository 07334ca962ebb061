"""Building the walls by hand and pushing them into a square."""

from typing import NamedTuple

from kongbox.engine.actions import Refusal
from kongbox.engine.clauses import clause
from kongbox.engine.seats import SEATS, Seat
from kongbox.rulesets.wsom.real_table.acts import ALL, NOBODY, TableAct, forbidden, noted
from kongbox.rulesets.wsom.setup import STACKS_PER_WALL


class Building(NamedTuple):
    """How far the walls have come."""

    built: tuple[bool, ...] = NOBODY
    """Who has 17 stacks of two before him."""
    turned_up: Seat | None = None
    """Who exposed a tile while building: it waits to be mixed with others."""
    added: tuple[bool, ...] = NOBODY
    """Who put tiles of his own wall to that mix."""
    pushed: tuple[bool, ...] = NOBODY
    """Whose wall is part of the square."""


@clause("wsom.shuffle.5", "wsom.shuffle.6")
def may(building: Building, who: Seat) -> tuple[TableAct, ...]:
    """What seat `who` may do: an exposed tile comes first, then the own wall, then the square."""
    if who not in SEATS:
        return ()
    if building.turned_up is not None:
        return (TableAct(who, "remix" if who == building.turned_up else "add-tiles"),)
    if building.built == ALL:
        return (TableAct(who, "push-in"),) if not building.pushed[who] else ()
    turned_up = TableAct(who, "tile-turned-up")
    return (turned_up,) if building.built[who] else (TableAct(who, "wall-built"), turned_up)


def step(building: Building, act: TableAct) -> Building | Refusal:
    """The walls after `act`, or the clause that forbids it."""
    if act.kind not in may(building, act.who):
        return forbidden("wsom.shuffle.6" if building.built == ALL else "wsom.shuffle.5")
    match act.name:
        case "wall-built":
            return _finish(building, act)
        case "tile-turned-up":
            return building._replace(turned_up=act.who)
        case "add-tiles":
            return building._replace(added=noted(building.added, act.who))
        case "remix":
            return _remix(building, act)
    return building._replace(pushed=noted(building.pushed, act.who))


@clause("wsom.shuffle.5")
def _finish(building: Building, act: TableAct) -> Building | Refusal:
    if act.number != STACKS_PER_WALL:
        return forbidden("wsom.shuffle.5", stacks=act.number)
    return building._replace(built=noted(building.built, act.who))


@clause("wsom.shuffle.5")
def _remix(building: Building, act: TableAct) -> Building | Refusal:
    """The exposed tile needs company: other tiles of its builder or of anybody's wall."""
    if act.number < 1 and building.added == NOBODY:
        return forbidden("wsom.shuffle.5")
    # Everybody whose tiles went into the mix takes as many out of it and closes his wall again.
    opened = noted(building.added, act.who)
    built = tuple(done and not again for done, again in zip(building.built, opened, strict=True))
    return Building(built=built)
