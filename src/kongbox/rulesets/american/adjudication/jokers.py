"""Jokers exchanged at the wrong time or for the wrong tile, and jokers that were passed."""

from typing import NamedTuple

from kongbox.engine.clauses import clause
from kongbox.engine.seats import Seat
from kongbox.rulesets.american.adjudication.last_hand import dies
from kongbox.rulesets.american.adjudication.ruling import Death, Deaths, Outcome, Ruling, TileFate, nothing
from kongbox.rulesets.american.tileset import JOKER
from kongbox.tiles.tile import Tile


class EarlyExchange(NamedTuple):
    """A seat exchanges a joker without having drawn or claimed."""

    seat: Seat
    performed: bool = True
    """Whether the tiles have changed places; otherwise it was only said."""
    called_by: Seat | None = None
    """Who says so; a fault that nobody points out has no consequence."""
    before: Deaths = ()
    attempted: int = 0
    """Printed value of the line it was after; it matters only where one live hand is left."""


@clause("american.adj.10", "american.joker.9", "american.joker.15")
def rule_on_early_exchange(case: EarlyExchange) -> Ruling:
    """Only said, it is withdrawn. Done, it stands, and the hand is dead once somebody calls it."""
    if not case.performed:
        return Ruling(Outcome.WITHDRAWN, ("american.joker.15",))
    if case.called_by is None:
        return nothing("american.dead.2", "american.adj.10")
    why = ("american.adj.10", "american.joker.9")
    return dies(Death(case.seat, attempted=case.attempted), case.before, *why, tile=TileFate.STAYS)


class WrongExchange(NamedTuple):
    """A natural was put into an exposure of another kind."""

    giver: Seat
    owner: Seat
    """Whose exposure it is."""
    place: int
    """Which of the owner's exposures, 0 for the first."""
    kind: Tile
    """The natural that the exposure stands for."""
    given: Tile
    discarded: bool = False
    """Whether the next discard was made before anybody noticed."""
    before: Deaths = ()
    attempted: int = 0
    """Printed value of the line the owner was after; it matters only where one live hand is left."""


@clause("american.adj.11", "american.joker.9")
def rule_on_wrong_exchange(case: WrongExchange) -> Ruling:
    """Before the next discard it is undone; after it, who did not watch the own exposure is dead, not the giver."""
    if case.given == case.kind:
        return nothing("american.joker.9")
    if not case.discarded:
        return Ruling(Outcome.UNDO, ("american.adj.11",), next=case.giver, tile=TileFate.RETURNS)
    return dies(Death(case.owner, attempted=case.attempted), case.before, "american.adj.11", tile=TileFate.STAYS)


class JokerPassed(NamedTuple):
    """Tiles were passed in the Charleston, or in the courtesy pass."""

    seat: Seat
    tiles: tuple[Tile, ...]


@clause("american.adj.27", "american.charleston.3")
def rule_on_passed_joker(case: JokerPassed) -> Ruling:
    """The joker is handed back, and another tile takes its place."""
    if JOKER not in case.tiles:
        return nothing("american.charleston.3")
    return Ruling(Outcome.CORRECT, ("american.adj.27", "american.charleston.3"), next=case.seat, tile=TileFate.RETURNS)
