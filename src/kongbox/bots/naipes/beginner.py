"""A beginner: runs for the nearest mah-jong, claims whatever brings it nearer, and never looks at what it is worth."""

from kongbox.bots.groups import regular
from kongbox.bots.naipes.certain import card_due, mahjong, sound_offers
from kongbox.bots.naipes.rack import Rack, rack_after, rows_of
from kongbox.bots.protocol import CHI, KONG, PASS, PONG
from kongbox.bots.sight import open_tiles
from kongbox.engine.actions import Offer
from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState, MatchState
from kongbox.tiles.tile import Tile


class Beginner:
    """Counts the cards that lack for four groups and a pair, and nothing else; sees its own view only."""

    name = "beginner"

    def choose(self, view: MatchState, seat: Seat, offers: tuple[Offer, ...]) -> Offer:
        """A mah-jong that is one, else what comes nearest to one."""
        deal = view.deal
        assert deal is not None, "offers are made in a hand only"
        found = sound_offers(deal, seat, offers)
        certain = card_due(found) or mahjong(found)
        if certain or len(found) == 1:
            return certain or found[0]
        rack = Rack.of(deal, seat)
        return _claimed(deal, rack, found) if deal.question else _on_turn(deal, rack, found)


def missing(rack: Rack) -> int:
    """Cards that lack for four groups and a pair; a card too many may still be thrown."""
    return regular(rows_of(rack.held), rack.sets_to_make)


def _claimed(deal: DealState, rack: Rack, offers: tuple[Offer, ...]) -> Offer:
    """What brings the hand nearer, a kang before a pung before a chow; else pass."""
    assert deal.question is not None
    near = missing(rack)
    for offer in sorted(offers, key=lambda offer: offer.slot):
        if offer.slot in (KONG, PONG, CHI) and missing(rack_after(rack, offer, deal.question.tile)) < near:
            return offer
    return next(offer for offer in offers if offer.slot == PASS)


def _on_turn(deal: DealState, rack: Rack, offers: tuple[Offer, ...]) -> Offer:
    """A kang that takes nothing from the hand, else the discard that leaves it nearest, of these the loneliest."""
    seen, near = open_tiles(deal), missing(rack)
    for offer in offers:
        if offer.slot == KONG and missing(rack_after(rack, offer, None)) <= near:
            return offer

    def liking(card: Tile) -> tuple[int, int, int]:
        return -missing(rack.less((card,))), -deal.hands[deal.turn].count(card), seen[card]

    return max((offer for offer in offers if offer.slot == 0), key=lambda offer: liking(offer.tiles[0]))
