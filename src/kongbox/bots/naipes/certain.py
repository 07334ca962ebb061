"""What needs no weighing: a card that is due, a mah-jong that is one, and never an act that would be a mistake."""

from kongbox.bots.protocol import asked
from kongbox.engine.actions import Offer
from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState
from kongbox.rulesets.naipes.eunucos import DRAW
from kongbox.rulesets.naipes.mahjongs import MAHJONG
from kongbox.rulesets.naipes.play import sound


def sound_offers(deal: DealState, seat: Seat, offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """The offers that are no mistake: no false mah-jong, no card too many, no turn that ends without a discard."""
    waiting = asked(offers)
    return tuple(offer for offer in waiting if sound(deal, seat, offer)) or waiting


def card_due(offers: tuple[Offer, ...]) -> Offer | None:
    """The offer to draw, among sound ones: the card of the turn, or a replacement, is always taken first."""
    return next((offer for offer in offers if offer.name == DRAW), None)


def mahjong(offers: tuple[Offer, ...]) -> Offer | None:
    """The offer to declare, among sound ones."""
    return next((offer for offer in offers if offer.name == MAHJONG), None)
