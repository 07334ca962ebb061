"""Dead hands at the table: when a hand is dead, and how the ruling that says so is carried out."""

from collections import Counter
from collections.abc import Mapping

from kongbox.engine.clauses import clause
from kongbox.engine.events import Event, HandEnded, MarkSet, MeldReturned
from kongbox.engine.ruleset import Events
from kongbox.engine.scoresheet import ScoreSheet
from kongbox.engine.seats import SEATS, Seat
from kongbox.engine.state import DealState, Tiles
from kongbox.rulesets.american.adjudication.ruling import Death, Deaths, Outcome, Returned, Ruling
from kongbox.rulesets.american.ending import DEAD, FALSE_MAHJONG, LAST_STANDING, THROWN_IN, end_unwon, is_dead, stakes
from kongbox.rulesets.american.exposures import exposures_of, kind_of
from kongbox.rulesets.american.matcher import fits, still_possible
from kongbox.rulesets.american.matcher_nearest import POSSIBLE, nearest
from kongbox.rulesets.american.options import card_in_force
from kongbox.rulesets.american.tileset import JOKER, supply
from kongbox.tiles.tile import Tile

# ---- whether a hand is dead --------------------------------------------------------------


@clause("american.exposure.7", "american.exposure.9", "american.error.3", "american.adj.8", "american.adj.9")
def sound_exposures(deal: DealState, seat: Seat) -> int:
    """How many exposures of `seat`, in the order they were made, some X line of the card holds together."""
    exposures, card = exposures_of(deal.melds[seat]), card_in_force(deal)
    return next((count for count in range(len(exposures), 0, -1) if fits(card, exposures[:count])), 0)


@clause("american.dead.3", "american.dead.6", "american.error.3")
def ground_against(deal: DealState, seat: Seat) -> str | None:
    """The clause under which a hand that is called dead is dead, from what everybody can see; None if it is not."""
    if sound_exposures(deal, seat) < len(deal.melds[seat]):
        return "american.adj.8"
    exposures, hidden = exposures_of(deal.melds[seat]), len(deal.hands[seat])
    possible = still_possible(card_in_force(deal), exposures, hidden, visible_to(deal, seat))
    return None if possible else "american.dead.3"


@clause("american.dead.2", "american.dead.6")
def visible_to(deal: DealState, seat: Seat) -> Mapping[Tile, int]:
    """The tiles that lie open where `seat` cannot use them: discards, and the exposures of the others.

    Of their jokers those alone that no exchange can free any more, for the natural they stand for is all in sight.
    """
    others = tuple(meld for other in SEATS if other != seat for meld in deal.melds[other])
    seen = Counter(discard.tile for discard in deal.discards if discard.taken_by is None)
    seen.update(tile for meld in others for tile in meld.tiles if tile != JOKER)
    in_sight = seen + Counter(tile for meld in deal.melds[seat] for tile in meld.tiles)
    locked = (meld for meld in others if in_sight[kind_of(meld)] >= supply(kind_of(meld)))
    seen[JOKER] += sum(meld.tiles.count(JOKER) for meld in locked)
    return seen


@clause("american.adj.15")
def attempted_value(deal: DealState, seat: Seat) -> int:
    """The value of the line `seat` was after: nobody named one, so the nearest, and of several the cheapest."""
    sound = sound_exposures(deal, seat)
    back: Tiles = tuple(tile for meld in deal.melds[seat][sound:] for tile in meld.tiles)
    concealed, exposed = (*deal.hands[seat], *back), exposures_of(deal.melds[seat][:sound])
    found = nearest(card_in_force(deal), concealed, exposed)
    return min(((near.missing, near.value) for near in found if near.state == POSSIBLE), default=(0, 0))[1]


# ---- what the ruling does to the table ---------------------------------------------------


def deaths(deal: DealState) -> Deaths:
    """The hands that are dead already."""
    return tuple(Death(seat, deal.mark(seat, DEAD) == FALSE_MAHJONG) for seat in SEATS if is_dead(deal, seat))


@clause("american.dead.4", "american.adj.31", "american.rack.1", "american.exposure.2")
def returned(deal: DealState, seat: Seat) -> tuple[Returned, ...]:
    """The exposure that was the error and all later ones go back; earlier ones stay, their jokers for exchange."""
    return tuple(Returned(seat, place) for place in range(sound_exposures(deal, seat), len(deal.melds[seat])))


@clause("american.dead.1", "american.dead.4", "american.dead.7")
def carry_out(deal: DealState, ruling: Ruling, why: int) -> Events:
    """The hands that the ruling finds dead are marked so, and exposures it returns go back to their owners."""
    marks: list[Event] = [MarkSet(seat, DEAD, why, ruling.clauses[0]) for seat in ruling.dead]
    back = sorted(ruling.returned, key=lambda each: each.place, reverse=True)
    return (*marks, *(MeldReturned(seat, place, deal.melds[seat][place].tiles) for seat, place in back))


@clause("american.adj.15", "american.adj.16", "american.adj.28")
def end_by(deal: DealState, ruling: Ruling) -> Events:
    """The end of the hand, where the ruling ends it: paid to the one live hand left, or thrown in. Nothing else."""
    row = ruling.clauses[-1]
    if ruling.outcome is Outcome.REDEAL:
        return end_unwon(deal, THROWN_IN, row)
    if ruling.outcome is not Outcome.ENDED:
        return ()
    (survivor,) = (seat for seat in SEATS if not is_dead(deal, seat))
    payments = (*ruling.payments, *stakes(deal))
    total = sum(payment.points for payment in ruling.payments)
    sheet = ScoreSheet(survivor, (), 0, total, responsible=survivor, payments=payments)
    return (HandEnded(LAST_STANDING, sheet.balance(), sheet, row),)
