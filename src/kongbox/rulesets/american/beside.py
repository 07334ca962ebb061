"""What the page shows beside an American table: the pool in its order, and how far each line of the card is."""

from functools import lru_cache
from typing import Any

from kongbox.engine.actions import Offer
from kongbox.engine.clauses import clause
from kongbox.engine.phases import Phase
from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState, Tiles
from kongbox.rulesets.american.card import Card, Concrete
from kongbox.rulesets.american.dead_hands import visible_to
from kongbox.rulesets.american.ending import is_dead
from kongbox.rulesets.american.exposures import SLOTS, exposures_of
from kongbox.rulesets.american.mahjong import MAHJONG, is_mahjong
from kongbox.rulesets.american.matcher import Exposure, fits
from kongbox.rulesets.american.matcher_nearest import Near, nearest
from kongbox.rulesets.american.options import card_in_force
from kongbox.tiles.tile import HIDDEN, Tile

Plain = dict[str, Any]
Counts = tuple[tuple[Tile, int], ...]


@clause("american.model.2")
def beside(deal: DealState, viewer: Seat | None) -> Plain:
    """The pool, and for a seat that plays the lines of the card, the nearest first.

    Nothing of a private card but its name is told to somebody who has no seat.
    """
    pool = [{"tile": each.tile, "seat": each.seat, "taken_by": each.taken_by} for each in deal.discards]
    card = card_in_force(deal)
    near: tuple[Plain, ...] = ()
    if viewer is not None and deal.phase is not Phase.SETTLED and not is_dead(deal, viewer):
        near = _distances(deal, viewer, card)
    return {"pool": pool, "card": {"name": card.name, "near": list(near)}}


def _distances(deal: DealState, viewer: Seat, card: Card) -> tuple[Plain, ...]:
    hand = deal.hands[viewer]
    if HIDDEN in hand or not hand or not card.lines:
        return ()
    seen = tuple(sorted(visible_to(deal, viewer).items()))
    return _lines(card, tuple(sorted(hand)), exposures_of(deal.melds[viewer]), seen)


@lru_cache(maxsize=64)
def _lines(card: Card, hand: Tiles, exposures: tuple[Exposure, ...], seen: Counts) -> tuple[Plain, ...]:
    """The same question is asked for every message of a turn; it is worked out once."""
    return tuple(map(_line, nearest(card, hand, exposures, dict(seen))))


def _line(near: Near) -> Plain:
    return {
        "line": near.line.id,
        "value": near.value,
        "missing": near.missing,
        "tiles": list(near.tiles),
        "seen": near.seen,
        "live": near.live,
        "state": near.state,
        "reason": near.reason,
        "groups": groups_of(near.concrete),
    }


def groups_of(concrete: Concrete) -> list[list[Any]]:
    """The groups of a hand as tile, count, and the number of the printed row they stand in, 0 for none."""
    return [[group.tile, group.count, group.block] for group in concrete.groups]


@clause("american.model.4", "american.win.1", "american.exposure.7")
def sound(deal: DealState, seat: Seat, offer: Offer) -> bool:
    """Whether a Mahjong would be one, and whether a line of the card holds the group that would be laid.

    Both may be declared in error, so both are always offered; but a window in which there is nothing else is none for
    a person alone with bots.
    """
    question = deal.question
    if offer.name == MAHJONG:
        taken = () if question is None or question.tile is None else (question.tile,)
        return is_mahjong(deal, seat, (*deal.hands[seat], *taken))
    if offer.name in SLOTS and question is not None and question.tile is not None:
        jokers = len(offer.tiles) - offer.tiles.count(question.tile)
        laid = Exposure(question.tile, len(offer.tiles) + 1, jokers)
        return fits(card_in_force(deal), (*exposures_of(deal.melds[seat]), laid))
    return True
