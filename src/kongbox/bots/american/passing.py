"""Before play: what to pass, what to send on unseen, whether to go on, how many to swap."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import NamedTuple

from kongbox.bots.american.outlook import Outlook
from kongbox.bots.protocol import narrowed
from kongbox.engine.actions import Offer
from kongbox.engine.state import Tiles
from kongbox.rulesets.american.charleston import COURTESY, COURTESY_TILES, PASS_TILES, YES
from kongbox.rulesets.american.rotation import CONSENT
from kongbox.tiles.tile import Tile

DEAR = 0.75
"""A tile is too dear to pass, where an unseen one may go in its place, if less than this share of hope is left."""
GLADLY = 0.95
"""A courtesy swap is offered for tiles that leave at least this share of hope."""
FAR = 4
"""Whoever lacks so many tiles wants a second Charleston."""


class Parting(NamedTuple):
    """A tile that may go, and the share of hope that is left when it has gone with those before it."""

    tile: Tile
    left: float


def partings(outlook: Outlook, allowed: Tiles, count: int) -> list[Parting]:
    """The `count` tiles that are missed least, one after the other, of those that may go."""
    rack, going = outlook.rack, Counter(allowed)
    found: list[Parting] = []
    whole = 0.0
    for _ in range(count):
        hopes = outlook.without_each(rack)
        whole = whole or max(hopes.values()) or 1.0
        tile = max((each for each in hopes if going[each]), key=hopes.__getitem__)
        going[tile] -= 1
        rack = rack.less((tile,))
        found.append(Parting(tile, hopes[tile] / whole))
    return found


def before_play(outlook: Outlook, offers: tuple[Offer, ...]) -> Offer:
    """The answer to a question of the Charleston, or to that for house rules, which are always accepted."""
    question = outlook.deal.question
    assert question is not None
    if question.name == CONSENT:
        return next(offer for offer in offers if offer.name == YES)
    return ANSWERS[offers[0].name](outlook, offers)


def passed(outlook: Outlook, offers: tuple[Offer, ...]) -> Offer:
    """Three tiles of one's own; where it may be, unseen ones in place of those that are dear."""
    own = next(offer for offer in offers if not offer.target)
    going = partings(outlook, own.tiles, own.choose)
    dear = sum(parting.left < DEAR for parting in going)
    best = max((offer for offer in offers if (offer.target or 0) <= dear), key=lambda offer: offer.target or 0)
    return narrowed(best, tuple(parting.tile for parting in going))


def voted(outlook: Outlook, offers: tuple[Offer, ...]) -> Offer:
    """Yes to a second Charleston while the hand is far from everything."""
    wanted = outlook.distance(outlook.rack) >= FAR
    return next(offer for offer in offers if (offer.name == YES) == wanted)


def offered(outlook: Outlook, offers: tuple[Offer, ...]) -> Offer:
    """As many tiles as would gladly be given away: none by a hand that lacks one tile."""
    most = max(offer.target or 0 for offer in offers)
    going = partings(outlook, _own(outlook, most), most)
    loose = sum(parting.left >= GLADLY for parting in going) if outlook.distance(outlook.rack) > 1 else 0
    return next(offer for offer in offers if offer.target == loose)


def _own(outlook: Outlook, most: int) -> Tiles:
    natural = tuple(outlook.rack.naturals.elements())
    return natural if len(natural) >= most else tuple(outlook.rack.held.elements())


def swapped(outlook: Outlook, offers: tuple[Offer, ...]) -> Offer:
    """The tiles of a courtesy swap: those that are missed least."""
    (offer,) = offers
    return narrowed(offer, tuple(parting.tile for parting in partings(outlook, offer.tiles, offer.choose)))


ANSWERS: Mapping[str, Callable[[Outlook, tuple[Offer, ...]], Offer]] = {
    PASS_TILES: passed,
    YES: voted,
    COURTESY: offered,
    COURTESY_TILES: swapped,
}
"""How a question is answered, by the name of its first offer."""
