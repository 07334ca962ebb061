"""A discard that was called by the wrong name, and claims made on what was said."""

from typing import NamedTuple

from kongbox.engine.clauses import clause
from kongbox.engine.seats import Seat, steps
from kongbox.rulesets.american.adjudication.last_hand import dies
from kongbox.rulesets.american.adjudication.ruling import Death, Deaths, Outcome, Ruling, TileFate, nothing
from kongbox.rulesets.american.payments import flat_award
from kongbox.rulesets.american.tileset import BLANK, JOKER
from kongbox.tiles.tile import Tile


class MisnamedDiscard(NamedTuple):
    """A tile was thrown under the name of another."""

    discarder: Seat
    tile: Tile
    """What it is."""
    spoken: Tile
    """What it was called."""
    previous: Tile | None = None
    """The discard before it; a joker may be thrown under that name, or as «same»."""
    corrected: bool = False
    """Whether the name was put right before anybody claimed."""
    mahjong_on_spoken: Seat | None = None
    """Who declares a Mahjong that the spoken tile would complete."""
    value: int = 0
    """Printed value of the line of that Mahjong."""
    mahjong_on_tile: tuple[Seat, ...] = ()
    """Who declares a Mahjong that the real tile completes."""
    exposure_by: Seat | None = None
    """Who claims the spoken tile for an exposure."""
    committed: bool = False
    """Whether that claim is committed: the tile on the rack, or tiles of the group shown."""
    usable: bool = False
    """Whether the real tile can be used for a valid exposure instead."""
    before: Deaths = ()
    attempted: int = 0
    """Printed value of the line the claimant was after; it matters only where one live hand is left."""


@clause("american.adj.19", "american.adj.20", "american.adj.21", "american.adj.22")
def rule_on_misnaming(case: MisnamedDiscard) -> Ruling:
    """Mahjong on the real tile before Mahjong on the word, that before an exposure, and all before a correction."""
    if case.mahjong_on_tile:
        winner = min(case.mahjong_on_tile, key=lambda seat: steps(case.discarder, seat))
        row = ("american.adj.22",) if case.mahjong_on_spoken is not None else ()
        return Ruling(Outcome.WON, (*row, "american.precedence.1"), winner=winner)
    if is_joker_under_the_last_name(case):
        return Ruling(Outcome.NOTHING, ("american.turn.6", "american.claim.10"), tile=TileFate.LOST)
    if case.mahjong_on_spoken is not None and not case.corrected:
        return _won_on_the_word(case, case.mahjong_on_spoken)
    if case.exposure_by is not None and not case.corrected:
        return _exposed_on_the_word(case, case.exposure_by)
    if case.tile == case.spoken:
        return nothing("american.model.3")
    lost = case.tile in (JOKER, BLANK)
    return Ruling(Outcome.CORRECT, ("american.adj.21",), tile=TileFate.LOST if lost else TileFate.CLAIMABLE)


@clause("american.turn.6", "american.claim.10")
def is_joker_under_the_last_name(case: MisnamedDiscard) -> bool:
    """Whether a joker was thrown by repeating the name of the discard before it; that is no wrong name."""
    return case.tile == JOKER and case.spoken in (JOKER, case.previous)


@clause("american.adj.19", "american.claim.10")
def _won_on_the_word(case: MisnamedDiscard, winner: Seat) -> Ruling:
    """The hand ends; who misnamed the tile, be it a joker, alone pays."""
    award = flat_award(case.discarder, winner, case.value, "american.adj.19")
    return Ruling(Outcome.WON, ("american.adj.19", "american.score.6"), payments=award, winner=winner)


@clause("american.adj.20", "american.exposure.11")
def _exposed_on_the_word(case: MisnamedDiscard, claimant: Seat) -> Ruling:
    """The call may be withdrawn; once committed, the real tile has to do, or the claimant is dead."""
    if not case.committed:
        return Ruling(Outcome.WITHDRAWN, ("american.adj.20", "american.claim.9"), tile=TileFate.CLAIMABLE)
    if case.usable and case.tile not in (JOKER, BLANK):
        return Ruling(Outcome.PLAY_ON, ("american.adj.20",), next=claimant, tile=TileFate.STAYS)
    why = ("american.adj.20", "american.exposure.11")
    return dies(Death(claimant, attempted=case.attempted), case.before, *why, tile=TileFate.STAYS, in_turn=True)
