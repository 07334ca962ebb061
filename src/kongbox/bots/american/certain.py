"""What needs no weighing: a Mahjong that is one, a hand that is dead for all to see, an exposure that fits no line."""

from kongbox.bots.american.rack import Rack
from kongbox.engine.actions import Offer
from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState
from kongbox.rulesets.american.challenges import CALL_DEAD
from kongbox.rulesets.american.claims import CLAIM
from kongbox.rulesets.american.dead_hands import ground_against
from kongbox.rulesets.american.mahjong import MAHJONG, is_mahjong
from kongbox.rulesets.american.matcher import fits
from kongbox.rulesets.american.options import card_in_force


def true_mahjong(deal: DealState, seat: Seat, offers: tuple[Offer, ...]) -> Offer | None:
    """The offer to declare, if the hand is complete: with the live discard where that is asked about."""
    offer = next((offer for offer in offers if offer.name == MAHJONG), None)
    if offer is None:
        return None
    question = deal.question
    claimed = (question.tile,) if question and question.name == CLAIM and question.tile else ()
    return offer if is_mahjong(deal, seat, (*deal.hands[seat], *claimed)) else None


def dead_for_all_to_see(deal: DealState, offers: tuple[Offer, ...]) -> Offer | None:
    """A call of a hand that the table's own ruling would find dead; it is made from what everybody sees."""
    for offer in offers:
        called = offer.target if offer.name == CALL_DEAD else None
        if called is not None and deal.melds[called] and ground_against(deal, called):
            return offer
    return None


def is_sound(deal: DealState, rack: Rack) -> bool:
    """Whether some X line holds all exposures of the rack together."""
    return fits(card_in_force(deal), rack.exposures)
