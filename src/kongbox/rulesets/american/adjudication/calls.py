"""Calling a hand dead, and taking back a claim."""

from collections.abc import Mapping
from typing import NamedTuple

from kongbox.engine.clauses import ClauseId, clause
from kongbox.engine.scoresheet import Payment
from kongbox.engine.seats import Seat
from kongbox.engine.state import Tiles
from kongbox.rulesets.american.adjudication.exposures import as_exposure, first_wrong, is_concealed_hand, returned_of
from kongbox.rulesets.american.adjudication.last_hand import dies
from kongbox.rulesets.american.adjudication.ruling import Death, Deaths, Outcome, Ruling, TileFate, nothing
from kongbox.rulesets.american.card import Card
from kongbox.rulesets.american.matcher import still_possible
from kongbox.tiles.tile import Tile


class DeadCall(NamedTuple):
    """Somebody calls a hand dead, or asks whether it is."""

    caller: Seat
    called: Seat
    card: Card
    exposures: tuple[Tiles, ...] = ()
    """Those of the hand that is called, as they lie, in the order in which they were made."""
    concealed: int = 13
    """How many concealed tiles it has."""
    visible: Mapping[Tile, int] = {}
    """Tiles that lie open where it cannot use them: discards, and the exposures of the others."""
    fault: ClauseId = ""
    """The clause of another fault that everybody has seen: a wrong count, a draw or an exchange at the wrong time."""
    disputed: bool = False
    """Whether the hand that is called dead denies it."""
    stake: int = 0
    """What the table plays for in a dispute: the option ``challenge_stake``."""
    in_turn: bool = False
    """Whether it is the turn of the hand that is called."""
    before: Deaths = ()
    attempted: int = 0
    """Printed value of the line it was after; it matters only where one live hand is left."""


@clause("american.dead.2", "american.dead.6", "american.dead.8", "american.adj.29")
def rule_on_call(case: DeadCall) -> Ruling:
    """Upheld, and the hand is dead at once; or rejected, and nothing happens to it. Losing a dispute costs the stake.

    The dead make no calls, nobody calls the own hand dead, and no hand dies twice.
    """
    dead = [death.seat for death in case.before]
    if case.caller in dead:
        return nothing("american.dead.8")
    if case.caller == case.called or case.called in dead:
        return nothing("american.dead.2" if case.caller == case.called else "american.dead.1")
    ground = ground_of(case)
    if ground is None:
        return Ruling(Outcome.NOTHING, ("american.adj.29", "american.dead.6"), payments=stake(case, case.caller))
    wrong = first_wrong(case.card, case.exposures)
    ruling = dies(
        Death(case.called, attempted=case.attempted),
        case.before,
        ground,
        "american.dead.2",
        returned=returned_of(case.called, case.card, case.exposures, wrong),
        in_turn=case.in_turn,
    )
    owed = stake(case, case.called) if case.disputed else ()
    return ruling._replace(payments=(*ruling.payments, *owed))


@clause("american.dead.3", "american.dead.6")
def ground_of(case: DeadCall) -> ClauseId | None:
    """Why the hand is dead, from what everybody can see: its exposures, a fault, or tiles it can no longer get."""
    if first_wrong(case.card, case.exposures) < len(case.exposures):
        return "american.adj.31" if is_concealed_hand(case.card, case.exposures) else "american.adj.8"
    if case.fault:
        return case.fault
    groups = tuple(group for group in map(as_exposure, case.exposures) if group is not None)
    return None if still_possible(case.card, groups, case.concealed, case.visible) else "american.dead.3"


@clause("american.adj.29")
def stake(case: DeadCall, loser: Seat) -> tuple[Payment, ...]:
    """What the loser of a dispute pays the other when the hand is over."""
    other = case.called if loser == case.caller else case.caller
    return (Payment(loser, other, case.stake, "american.adj.29"),) if case.stake else ()


class ClaimWithdrawn(NamedTuple):
    """Somebody who claimed a discard does not want it after all."""

    seat: Seat
    committed: bool = False
    """Whether the tile lies on the rack or tiles of the hand are shown."""


@clause("american.adj.30", "american.claim.9", "american.model.3")
def rule_on_withdrawal(case: ClaimWithdrawn) -> Ruling:
    """Before it is committed there is no penalty and the discard stays open; after that there is no way back."""
    if case.committed:
        return Ruling(Outcome.NOTHING, ("american.model.3", "american.claim.9"), next=case.seat, tile=TileFate.STAYS)
    return Ruling(Outcome.WITHDRAWN, ("american.adj.30", "american.claim.9"), tile=TileFate.CLAIMABLE)
