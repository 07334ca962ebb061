"""Mahjong declared in error: said, shown, and what the others did about it."""

from typing import NamedTuple

from kongbox.engine.clauses import ClauseId, clause
from kongbox.engine.seats import Seat, others, steps
from kongbox.rulesets.american.adjudication.last_hand import dies, one_is_left
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
from kongbox.rulesets.american.payments import survivor_award, wrecked_wall_award


class MahjongInError(NamedTuple):
    """A seat said Mahjong, and its hand is none."""

    declarer: Seat
    attempted: int = 0
    """Printed value of the line it named; if it named none, of the nearest, of several the cheapest."""
    lowest: int = 25
    """The lowest value printed on the card."""
    shown: bool = True
    """Whether tiles of the hand were shown, more than the group that the claimed tile completes."""
    concealed_line: bool = False
    """Whether the line it was after is marked C."""
    exposures: int = 0
    """How many exposures it has."""
    sound: int | None = None
    """How many of them, from the first on, fit a line; all of them where nothing is said."""
    threw_in: tuple[Seat, ...] = ()
    """Others who showed or threw in their hands before the declaration was verified."""
    wrecker: Seat | None = None
    """Another player who wrecked the wall before that."""
    before: Deaths = ()
    """The hands that were dead already."""
    claimed_from: Seat | None = None
    """Whose discard it was declared on; None for a drawn tile."""
    also_mahjong: tuple[Seat, ...] = ()
    """Others who declare rightly on the same discard."""
    wants_exposure: bool = False
    """Whether the declarer, who has shown nothing more, would rather have the tile for an exposure."""
    may_expose: bool = False
    """Whether the group would be a valid exposure, as far as the card goes."""


@clause("american.error.1", "american.error.4", "american.error.6", "american.adj.14", "american.dead.7")
def rule_on_mahjong(case: MahjongInError) -> Ruling:
    """What follows: it depends on whether tiles were shown, and on what the others did meanwhile."""
    if not case.shown:
        return _only_said(case)
    if case.also_mahjong:
        return _another_takes_the_tile(case)
    gone = _gone(case)
    intact = live(case.before, *gone)
    if not intact:
        return _ended(case, Outcome.REDEAL, "american.adj.18")
    if case.wrecker is not None:
        return _wall_wrecked(case, case.wrecker)
    if len(intact) == 1:
        return _one_intact(case, intact[0])
    row = "american.adj.15" if case.threw_in else "american.adj.14"
    tile = None if case.claimed_from is None else TileFate.OPEN_FOR_MAHJONG
    claimed = ("american.adj.23", "american.precedence.6") if tile else ()
    return Ruling(
        Outcome.PLAY_ON,
        (row, *_thrown_in(case), *claimed),
        dead=gone,
        returned=returned_after_error(case),
        next=next_live(case.declarer, case.before, *gone),
        tile=tile,
    )


@clause("american.error.4", "american.error.5", "american.error.6", "american.adj.13", "american.adj.30")
def _only_said(case: MahjongInError) -> Ruling:
    """The word is taken back, or becomes a claim for an exposure; whoever threw in a hand for it is dead."""
    if case.threw_in:
        deaths = (*case.before, *(Death(seat) for seat in case.threw_in))
        ended = one_is_left(deaths)
        why = ("american.error.6", "american.error.4")
        if ended is not None:
            return ended._replace(clauses=(*why, *ended.clauses), dead=case.threw_in)
        return Ruling(Outcome.WITHDRAWN, why, dead=case.threw_in)
    if case.wants_exposure and case.claimed_from is not None and case.may_expose and not case.concealed_line:
        return Ruling(Outcome.CONVERTED, ("american.error.5",), next=case.declarer, tile=TileFate.STAYS)
    fate = None if case.claimed_from is None else TileFate.CLAIMABLE
    return Ruling(Outcome.WITHDRAWN, ("american.adj.13", "american.error.4"), tile=fate)


@clause("american.adj.23", "american.precedence.5")
def _another_takes_the_tile(case: MahjongInError) -> Ruling:
    """The declarer is dead; the next in the order of play whose Mahjong is right has the tile and the hand."""
    assert case.claimed_from is not None, "only a discard can be claimed by two"
    source = case.claimed_from
    winner = min(case.also_mahjong, key=lambda seat: steps(source, seat))
    clauses = ("american.adj.23", "american.precedence.5", "american.adj.14")
    return Ruling(Outcome.WON, clauses, (case.declarer,), returned_after_error(case), winner=winner)


@clause("american.adj.17")
def _wall_wrecked(case: MahjongInError, wrecker: Seat) -> Ruling:
    """Nobody can play on without a wall: whoever wrecked it pays each intact hand the least the card knows."""
    intact = live(case.before, *_gone(case), wrecker)
    ruling = _ended(case, Outcome.ENDED, "american.adj.17")
    return ruling._replace(payments=wrecked_wall_award(wrecker, intact, case.lowest))


@clause("american.adj.15", "american.adj.16")
def _one_intact(case: MahjongInError, survivor: Seat) -> Ruling:
    """One intact hand is left: the declarer pays it twice the value of the line attempted, the others nothing."""
    row = "american.adj.16" if case.threw_in else "american.adj.15"
    ruling = _ended(case, Outcome.ENDED, row)
    return ruling._replace(payments=survivor_award(case.declarer, survivor, case.attempted, row))


def _ended(case: MahjongInError, outcome: Outcome, row: ClauseId) -> Ruling:
    return Ruling(outcome, (row, *_thrown_in(case)), _gone(case), returned_after_error(case))


def _gone(case: MahjongInError) -> tuple[Seat, ...]:
    """The hands that die now: those thrown in, in turn order, and the declarer's."""
    already = {death.seat for death in case.before}
    early = (seat for seat in others(case.declarer) if seat in case.threw_in and seat not in already)
    return (*early, case.declarer)


def _thrown_in(case: MahjongInError) -> tuple[ClauseId, ...]:
    return ("american.error.6",) if case.threw_in else ()


@clause("american.dead.4", "american.error.4")
def returned_after_error(case: MahjongInError) -> tuple[Returned, ...]:
    """All exposures of a hand that was after a concealed line; else those that fit no line. Sound ones stay."""
    first = 0 if case.concealed_line else case.exposures if case.sound is None else case.sound
    return tuple(Returned(case.declarer, place) for place in range(first, case.exposures))


class LateDeath(NamedTuple):
    """A hand dies while others are dead already, whatever it dies of."""

    death: Death
    before: Deaths = ()
    ground: ClauseId = "american.dead.3"
    """The clause under which it is dead."""


@clause("american.adj.15", "american.adj.28")
def rule_on_death(case: LateDeath) -> Ruling:
    """The others play on; or, with one live hand left, the hand ends (the second half of american.adj.15, or 28)."""
    return dies(case.death, case.before, case.ground)
