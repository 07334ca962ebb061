"""Exposures that fit no line of the card: noticed in time, called later, or never."""

from collections.abc import Sequence
from typing import NamedTuple

from kongbox.engine.clauses import ClauseId, clause
from kongbox.engine.seats import Seat
from kongbox.engine.state import Tiles
from kongbox.rulesets.american.adjudication.last_hand import dies
from kongbox.rulesets.american.adjudication.ruling import Death, Deaths, Outcome, Returned, Ruling, TileFate, nothing
from kongbox.rulesets.american.card import Card
from kongbox.rulesets.american.card_forms import CONCEALED
from kongbox.rulesets.american.exposures import KINDS, groups_with
from kongbox.rulesets.american.matcher import Exposure, fits
from kongbox.rulesets.american.matcher_readings import places_of
from kongbox.rulesets.american.tileset import JOKER, NATURALS
from kongbox.tiles.tile import Tile


class ExposureInQuestion(NamedTuple):
    """A hand has exposures, and somebody has noticed something about them, or nobody has."""

    seat: Seat
    card: Card
    exposures: tuple[Tiles, ...]
    """As they lie, in the order in which they were made; the newest is the last."""
    claimed: Tile
    """The claimed tile of the newest."""
    hand: Tiles = ()
    """The concealed tiles, where the newest may still be corrected."""
    fixed: bool = True
    """Whether its owner has discarded or begun an exchange since."""
    called_by: Seat | None = None
    """Who points it out once it is fixed."""
    before: Deaths = ()
    attempted: int = 0
    """Printed value of the line it was after; it matters only where one live hand is left."""


@clause("american.error.3", "american.exposure.7", "american.adj.9")
def rule_on_exposure(case: ExposureInQuestion) -> Ruling:
    """Corrected while that is possible; dead when another live player points it out later; else play goes on."""
    wrong = first_wrong(case.card, case.exposures)
    if not case.fixed and wrong >= len(case.exposures) - 1:
        return _before_it_is_fixed(case, wrong)
    if case.called_by is None:
        return nothing("american.adj.9")
    if wrong == len(case.exposures):
        return nothing("american.dead.6", "american.exposure.7")
    row: ClauseId = "american.adj.31" if is_concealed_hand(case.card, case.exposures) else "american.adj.8"
    return _dead(case, wrong, (row, "american.error.3"))


@clause("american.adj.7", "american.exposure.5", "american.exposure.11")
def _before_it_is_fixed(case: ExposureInQuestion, wrong: int) -> Ruling:
    """The newest is corrected around its claimed tile; where no group will do, the tile stays and the hand is dead."""
    if wrong == len(case.exposures):
        return nothing("american.exposure.7")
    if corrections(case):
        return Ruling(Outcome.CORRECT, ("american.adj.7", "american.exposure.5"), next=case.seat, tile=TileFate.STAYS)
    return _dead(case, wrong, ("american.adj.7", "american.exposure.11"), in_turn=True)


@clause("american.exposure.5", "american.exposure.6", "american.exposure.7")
def corrections(case: ExposureInQuestion) -> tuple[Tiles, ...]:
    """The groups that could be laid around the claimed tile instead, so that a line holds all exposures."""
    *earlier, newest = case.exposures
    pool = [*case.hand, *newest]
    pool.remove(case.claimed)
    groups = ((case.claimed, *beside) for beside in groups_with(case.claimed, tuple(pool)))
    return tuple(group for group in groups if first_wrong(case.card, (*earlier, group)) == len(case.exposures))


def _dead(case: ExposureInQuestion, wrong: int, why: tuple[ClauseId, ...], in_turn: bool = False) -> Ruling:
    death = Death(case.seat, attempted=case.attempted)
    returned = returned_of(case.seat, case.card, case.exposures, wrong)
    return dies(death, case.before, *why, returned=returned, tile=TileFate.STAYS, in_turn=in_turn)


@clause("american.dead.4", "american.adj.8", "american.adj.31", "american.joker.16")
def returned_of(seat: Seat, card: Card, exposures: Sequence[Tiles], wrong: int) -> tuple[Returned, ...]:
    """Which exposures of a hand that is dead go back: the wrong one and all later ones; of a concealed hand, all.

    Args:
        wrong: the place of the first wrong one; the number of exposures if none is.
    """
    first = 0 if wrong < len(exposures) and is_concealed_hand(card, exposures) else wrong
    return tuple(Returned(seat, place) for place in range(first, len(exposures)))


@clause("american.exposure.7", "american.exposure.9")
def first_wrong(card: Card, exposures: Sequence[Tiles]) -> int:
    """The place of the first exposure that no X line holds together with those before it; their number if all fit."""
    groups = [as_exposure(tiles) for tiles in exposures]
    for place, group in enumerate(groups):
        sound = [each for each in groups[: place + 1] if each is not None]
        if group is None or not fits(card, tuple(sound)):
            return place
    return len(groups)


@clause("american.exposure.1", "american.exposure.3", "american.claim.6", "american.joker.3")
def as_exposure(tiles: Tiles) -> Exposure | None:
    """Tiles that lie on a rack as a group: three to six of one natural and jokers; None for a pair or a block."""
    naturals = {tile for tile in tiles if tile in NATURALS}
    others = [tile for tile in tiles if tile not in NATURALS]
    if len(naturals) != 1 or len(tiles) not in KINDS or any(tile != JOKER for tile in others):
        return None
    return Exposure(naturals.pop(), len(tiles), len(others))


@clause("american.adj.31", "american.concealed.2", "american.concealed.4")
def is_concealed_hand(card: Card, exposures: Sequence[Tiles]) -> bool:
    """Whether exposures that no X line holds are groups of a line marked C: the hand was to stay concealed."""
    shown = [group for group in map(as_exposure, exposures) if group is not None]
    if len(shown) < len(exposures) or fits(card, shown):
        return False
    concealed = (concrete for concrete in card.concretes if concrete.line.mark == CONCEALED)
    return any(places_of(concrete, shown) is not None for concrete in concealed)
