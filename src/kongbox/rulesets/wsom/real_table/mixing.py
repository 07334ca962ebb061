"""Mixing the tiles by hand: how long, who may stop, and what may be done about a wall built too early."""

from typing import NamedTuple

from kongbox.engine.actions import Refusal
from kongbox.engine.clauses import clause
from kongbox.engine.seats import SEATS, Seat
from kongbox.rulesets.wsom.real_table.acts import (
    ALL,
    JUDGE,
    NOBODY,
    TableAct,
    against,
    everybody,
    forbidden,
    noted,
)

MIXING_SECONDS = 20
"""How long each player mixes at least."""
QUIET_SECONDS = 7
"""How long the mixing goes on after a tile turned up."""


class Mixing(NamedTuple):
    """How far the mixing has come. Times are seconds since it began."""

    now: int = 0
    all_down: bool = False
    """Every tile was turned face down before anything else."""
    since: tuple[int | None, ...] = (None,) * 4
    """By seat: when the hands went into the middle; None while they are out of it."""
    mixed: tuple[int, ...] = (0,) * 4
    """By seat: seconds of mixing before that."""
    turned_up: bool = False
    """A tile lies face up in the middle."""
    quiet_from: int = 0
    """Since when no tile has turned up."""
    agreed: tuple[bool, ...] = NOBODY
    early: tuple[bool, ...] = NOBODY
    """Who was seen building before all had agreed."""
    inspected: tuple[bool, ...] = NOBODY
    """Whose early wall a judge has looked at."""
    building: bool = False
    """The mixing is over."""

    def later(self, now: int) -> "Mixing":
        """The same mixing at a later moment."""
        return self._replace(now=max(now, self.now))

    def seconds(self, seat: Seat) -> int:
        """How long `seat` has mixed so far."""
        began = self.since[seat]
        return self.mixed[seat] + (0 if began is None else self.now - began)

    @property
    def hands_out(self) -> bool:
        """Whether all four have mixed and taken their hands out of the middle."""
        return all(began is None for began in self.since) and all(self.mixed)


@clause("wsom.shuffle.1", "wsom.shuffle.2", "wsom.shuffle.3", "wsom.shuffle.4")
def may(mixing: Mixing, who: Seat) -> tuple[TableAct, ...]:
    """What `who` (a seat, or the judge) may do at this moment."""
    if mixing.building:
        return ()
    if who == JUDGE:
        return tuple(TableAct(JUDGE, "inspect", seat) for seat in SEATS if mixing.early[seat])
    if not mixing.all_down or mixing.turned_up:
        return everybody("turn-down", who)
    return (*_in_the_middle(mixing, who), *_before_building(mixing, who), *_against_early_walls(mixing, who))


def _in_the_middle(mixing: Mixing, seat: Seat) -> tuple[TableAct, ...]:
    if mixing.since[seat] is None:
        return (TableAct(seat, "mix"),)
    turned_up = TableAct(seat, "tile-turned-up")
    return (turned_up,) if _too_soon(mixing, seat) else (turned_up, TableAct(seat, "hands-away"))


def _before_building(mixing: Mixing, seat: Seat) -> tuple[TableAct, ...]:
    if mixing.agreed == ALL:
        return (TableAct(seat, "build"),)
    return (TableAct(seat, "agree"),) if mixing.hands_out and not mixing.agreed[seat] else ()


def _against_early_walls(mixing: Mixing, seat: Seat) -> tuple[TableAct, ...]:
    unseen = (False,) * 4 if mixing.agreed == ALL else tuple(not early for early in mixing.early)
    return against("point-out", seat, unseen) + against("knock-down", seat, mixing.early)


@clause("wsom.shuffle.2", "wsom.shuffle.3")
def _too_soon(mixing: Mixing, seat: Seat) -> Refusal | None:
    """Why `seat` may not stop mixing yet, with the seconds that are lacking."""
    lacking = MIXING_SECONDS - mixing.seconds(seat)
    if lacking > 0:
        return forbidden("wsom.shuffle.2", seconds=lacking)
    lacking = QUIET_SECONDS - (mixing.now - mixing.quiet_from)
    return forbidden("wsom.shuffle.3", seconds=lacking) if lacking > 0 else None


def step(mixing: Mixing, act: TableAct) -> Mixing | Refusal:
    """The mixing after `act`, done at second `act.at`; or the clause that forbids it."""
    mixing = mixing.later(act.at)
    if act.kind not in may(mixing, act.who):
        return _refuse(mixing, act)
    match act.name:
        case "turn-down":
            return mixing._replace(all_down=True, turned_up=False, quiet_from=mixing.now)
        case "mix":
            return _begin(mixing, act.who)
        case "tile-turned-up":
            return mixing._replace(turned_up=True, quiet_from=mixing.now)
        case "hands-away":
            return _stop(mixing, act.who)
        case "agree":
            return mixing._replace(agreed=noted(mixing.agreed, act.who))
        case "build":
            return mixing._replace(building=True)
    return _on_early_wall(mixing, act)


@clause("wsom.shuffle.4")
def _on_early_wall(mixing: Mixing, act: TableAct) -> Mixing:
    """Note, inspect or knock down a wall that was built too early; whoever knocks it down mixes it in again."""
    builder = act.target or 0
    if act.name == "inspect":
        return mixing._replace(inspected=noted(mixing.inspected, builder))
    if act.name == "point-out":
        return mixing._replace(early=noted(mixing.early, builder))
    return _begin(mixing._replace(early=noted(mixing.early, builder, False)), act.who)


@clause("wsom.shuffle.4")
def _begin(mixing: Mixing, seat: Seat) -> Mixing:
    """Whoever mixes again takes back every agreement."""
    began = mixing.now if mixing.since[seat] is None else mixing.since[seat]
    since = (*mixing.since[:seat], began, *mixing.since[seat + 1 :])
    return mixing._replace(since=since, agreed=NOBODY)


def _stop(mixing: Mixing, seat: Seat) -> Mixing:
    since = (*mixing.since[:seat], None, *mixing.since[seat + 1 :])
    mixed = (*mixing.mixed[:seat], mixing.seconds(seat), *mixing.mixed[seat + 1 :])
    return mixing._replace(since=since, mixed=mixed)


def _refuse(mixing: Mixing, act: TableAct) -> Refusal:
    if not mixing.all_down:
        return forbidden("wsom.shuffle.1")
    if mixing.turned_up:
        return forbidden("wsom.shuffle.3")
    if act.name == "hands-away" and act.who in SEATS and mixing.since[act.who] is not None:
        return _too_soon(mixing, act.who) or forbidden("wsom.shuffle.4")
    return forbidden("wsom.shuffle.4")
