"""Wrong numbers of tiles: when they are found, and how many hands have them."""

from typing import NamedTuple

from kongbox.engine.clauses import ClauseId, clause
from kongbox.engine.seats import SEATS, Seat, upper
from kongbox.rulesets.american.adjudication.last_hand import dies
from kongbox.rulesets.american.adjudication.ruling import Death, Deaths, Outcome, Ruling, nothing

DEALING, CHARLESTON, PLAY = ("dealing", "charleston", "play")
"""Before the Charleston; from its first pass until East's first discard; after that discard."""
RACK = 13
"""Tiles of a hand between its turns."""


class TileCount(NamedTuple):
    """The tiles were counted."""

    stage: str
    """One of `DEALING`, `CHARLESTON`, `PLAY`."""
    counts: tuple[int, int, int, int]
    """How many tiles each seat has, exposures included; a kong counts four."""
    dealer: Seat = 0
    holding: Seat | None = None
    """Who is to have fourteen: the seat that has drawn or claimed and not yet discarded; East before play."""
    evident: bool = False
    """Before the Charleston: nobody has looked at a tile, and it is plain which tile lies wrong."""
    before: Deaths = ()
    """The hands that were dead already; their tiles are not counted any more."""
    wrong_before: int = 0
    """How many of those died of a wrong count."""
    attempted: tuple[int, ...] = (0, 0, 0, 0)
    """By seat, the printed value of the line it was after; it matters only where one live hand is left."""

    @property
    def wrong(self) -> tuple[Seat, ...]:
        """The live hands with a wrong number of tiles."""
        holding = self.dealer if self.stage != PLAY else self.holding
        dead = {death.seat for death in self.before}
        return tuple(
            seat for seat in SEATS if seat not in dead and self.counts[seat] != RACK + (1 if seat == holding else 0)
        )


@clause("american.error.2", "american.dead.3", "american.dead.7", "american.model.1")
def rule_on_counts(case: TileCount) -> Ruling:
    """What follows from a wrong count: a new deal before East's first discard, a dead hand after it."""
    wrong = case.wrong
    if not wrong:
        return nothing("american.model.1")
    if case.stage == PLAY:
        return _during_play(case, wrong)
    if _only_north_is_short(case, wrong):
        return Ruling(Outcome.CORRECT, ("american.adj.3",), next=wrong[0])
    return _before_play(case)


@clause("american.adj.3")
def _only_north_is_short(case: TileCount, wrong: tuple[Seat, ...]) -> bool:
    """Whether the one fault is that the player at East's left is one tile short: he takes the next of the wall."""
    return wrong == (upper(case.dealer),) and case.counts[wrong[0]] == RACK - 1


@clause("american.adj.1", "american.adj.2")
def _before_play(case: TileCount) -> Ruling:
    """Put right what is evident while nobody has looked; otherwise the hand is thrown in."""
    row: ClauseId = "american.adj.1" if case.stage == DEALING else "american.adj.2"
    evident = case.stage == DEALING and case.evident
    return Ruling(Outcome.CORRECT if evident else Outcome.REDEAL, (row,))


@clause("american.adj.4", "american.adj.5", "american.adj.6")
def _during_play(case: TileCount, wrong: tuple[Seat, ...]) -> Ruling:
    """One wrong hand is dead. Two that are found together, or three in all, and the hand is dealt again.

    A second one that is found later than the first is dead like the first.
    """
    if len(wrong) + case.wrong_before >= 3:
        return Ruling(Outcome.REDEAL, ("american.adj.6",))
    if len(wrong) == 2:
        return Ruling(Outcome.REDEAL, ("american.adj.5",))
    seat = wrong[0]
    death = Death(seat, attempted=case.attempted[seat])
    return dies(death, case.before, "american.adj.4", in_turn=seat == case.holding)
