"""Whose turn it is: play passes on, a player starts with a card, and may then declare."""

from kongbox.engine.clauses import clause
from kongbox.engine.events import TurnBegan
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import Seat, lower
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import DealState
from kongbox.rulesets.naipes.baceta import DRAWN, REPLACEMENT, is_empty
from kongbox.rulesets.naipes.ending import end_unwon
from kongbox.rulesets.naipes.eunucos import CARD_DUE, REPLACEMENT_DUE, draws_by_hand, due, note_due
from kongbox.rulesets.naipes.honours import draw


@clause("naipes.play.1", "naipes.wind.1", "naipes.end.2")
def next_turn(deal: DealState, seat: Seat, seed: Seed) -> Events:
    """Play passes from `seat` to the next player, who draws; with an empty baceta the hand ends without mah-jong."""
    if is_empty(deal):
        return end_unwon(deal, "naipes.end.2")
    following = lower(seat)
    if draws_by_hand(deal):
        return TurnBegan(following), *note_due(deal, following, CARD_DUE)
    return draw(deal, following, seed, DRAWN)


@clause("naipes.kang.2", "naipes.claim.4", "naipes.prec.3")
def replace_fourth(deal: DealState, seat: Seat, seed: Seed) -> Events:
    """After a kang `seat` draws a card and plays on as in any turn."""
    if draws_by_hand(deal):
        return TurnBegan(seat), *note_due(deal, seat, REPLACEMENT_DUE)
    return draw(deal, seat, seed, REPLACEMENT)


@clause("naipes.deal.2")
def is_first_turn(deal: DealState) -> bool:
    """Whether Este has discarded nothing yet: all he holds has come in this turn."""
    return deal.turn == deal.dealer and not deal.discards


def nothing_done(deal: DealState) -> bool:
    """Whether Este has just been dealt his fourteen cards: as if he had drawn the last of them.

    A card that he owes belongs to a later turn, though he may have ended his first one without a discard.
    """
    fresh = deal.drawn is None and not deal.melds[deal.dealer] and not due(deal, deal.dealer)
    return is_first_turn(deal) and fresh


@clause("naipes.play.1", "naipes.kang.5", "naipes.prec.3")
def may_declare(deal: DealState) -> bool:
    """Whether the seat in turn may declare mah-jong or a kang: after a draw or a replacement, and as Este at the start.

    Right after one's own chow or pung neither is possible.
    """
    return deal.drawn is not None or nothing_done(deal)
