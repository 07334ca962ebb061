"""Blank tiles: a house rule. A blank in the hand fetches a tile from the discards."""

from kongbox.engine.actions import Action, Offer
from kongbox.engine.clauses import clause
from kongbox.engine.events import DiscardSwapped, QuestionClosed
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import Seat
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import DealState, Discard
from kongbox.rulesets.american.ending import after, next_turn
from kongbox.rulesets.american.tileset import BLANK, JOKER

SWAP = "blank-swap"


@clause("american.blank.3", "american.blank.4", "american.blank.10", "american.blank.17", "american.dead.1")
def swap_offers(deal: DealState, seat: Seat) -> tuple[Offer, ...]:
    """The discards that a live `seat` with a blank may fetch, at any time; the target is the place of the discard."""
    if BLANK not in deal.hands[seat]:
        return ()
    found = (place for place, discard in enumerate(deal.discards) if can_be_fetched(discard))
    return tuple(Offer(SWAP, (BLANK,), place, asked=False) for place in found)


@clause("american.blank.2", "american.blank.10", "american.joker.5", "american.blank.15")
def can_be_fetched(discard: Discard) -> bool:
    """Any natural that nobody has taken, one's own discards and the live one included; no joker and no blank."""
    return discard.taken_by is None and discard.tile not in (JOKER, BLANK)


@clause("american.blank.2", "american.blank.5", "american.blank.6", "american.blank.13", "american.blank.16")
def swap(deal: DealState, action: Action, seed: Seed) -> Events:
    """The blank lies where the tile lay, for all to see. No draw is spared by it and no discard owed."""
    assert action.target is not None
    swapped = DiscardSwapped(action.seat, action.target, BLANK, deal.discards[action.target].tile)
    if deal.question is None or action.target != len(deal.discards) - 1:
        return (swapped,)
    return (swapped, *_window_lapses(after(deal, (swapped,)), seed))


@clause("american.blank.11")
def _window_lapses(deal: DealState, seed: Seed) -> Events:
    """The live discard is gone: what was answered lapses without penalty, and play goes on."""
    question = deal.question
    assert question is not None and question.seat is not None
    return (QuestionClosed(question.name), *next_turn(deal, question.seat, seed))
