"""What a seat may do on its own turn, and at any time; what the acts lead to."""

from kongbox.engine.actions import Action, Offer
from kongbox.engine.clauses import clause
from kongbox.engine.events import TileDiscarded
from kongbox.engine.phases import Phase
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import Seat
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import NEXT_HAND, DealState
from kongbox.rulesets.american import charleston, claims
from kongbox.rulesets.american.blanks import SWAP, swap, swap_offers
from kongbox.rulesets.american.challenges import CALL_DEAD, call_dead, call_offers
from kongbox.rulesets.american.ending import after, is_dead
from kongbox.rulesets.american.exposures import AMEND, amend, amend_offers
from kongbox.rulesets.american.jokers import EXCHANGE, exchange, exchange_offers
from kongbox.rulesets.american.mahjong import MAHJONG, declare
from kongbox.rulesets.american.rotation import FIRST_PASS
from kongbox.rulesets.american.tileset import JOKER

DISCARD = "discard"


@clause("american.turn.2", "american.model.4", "american.exposure.10", "american.joker.6")
def turn_offers(deal: DealState) -> tuple[Offer, ...]:
    """What the seat in turn may do: declare, exchange jokers, put a new exposure right, and discard."""
    seat = deal.turn
    return (claims.DECLARING, *exchange_offers(deal, seat), *amend_offers(deal, seat), *discards(deal))


@clause("american.turn.2", "american.turn.6", "american.joker.14", "american.blank.15", "american.rack.2")
def discards(deal: DealState) -> tuple[Offer, ...]:
    """Every kind of tile in the hand may be thrown, jokers and blanks too."""
    return tuple(Offer(DISCARD, (tile,)) for tile in dict.fromkeys(deal.hands[deal.turn]))


def question_offers(deal: DealState, seat: Seat) -> tuple[Offer, ...]:
    """How `seat` may answer the open question."""
    assert deal.question is not None
    if deal.question.name == claims.CLAIM:
        return claims.question_offers(deal, seat)
    return charleston.question_offers(deal, seat)


def resolve(deal: DealState, seed: Seed) -> Events:
    """What the answers to the open question lead to."""
    assert deal.question is not None
    return claims.resolve(deal, seed) if deal.question.name == claims.CLAIM else charleston.resolve(deal, seed)


@clause("american.dead.1", "american.dead.2", "american.blank.3", "american.east.6")
def free_offers(deal: DealState, seat: Seat) -> tuple[Offer, ...]:
    """What a live `seat` may do at any time: call a hand dead, swap a blank; and as East declare the dealt hand."""
    if is_dead(deal, seat):
        return ()
    if deal.phase in (Phase.TURN, Phase.CLAIMS):
        return (*call_offers(deal, seat), *swap_offers(deal, seat))
    return (claims.DECLARING._replace(asked=False),) if may_declare_deal(deal, seat) else ()


@clause("american.east.6", "american.charleston.1")
def may_declare_deal(deal: DealState, seat: Seat) -> bool:
    """Whether `seat` is East, and has the dealt fourteen tiles still before it: the first pass is not chosen yet."""
    question = deal.question
    return seat == deal.dealer and question is not None and question.name == FIRST_PASS and question.waits_for(seat)


def perform(deal: DealState, action: Action, seed: Seed) -> Events:
    """What an act outside a question leads to."""
    if action.name == DISCARD:
        return discard(deal, action, seed)
    if action.name == MAHJONG:
        return declare(deal, action.seat, seed)
    if action.name == EXCHANGE:
        return exchange(action)
    if action.name == AMEND:
        return amend(deal, action)
    if action.name == CALL_DEAD:
        return call_dead(deal, action, seed)
    assert action.name == SWAP, f"no act of this game: {action.name}"
    return swap(deal, action, seed)


@clause("american.turn.5", "american.window.1", "american.window.5")
def discard(deal: DealState, action: Action, seed: Seed) -> Events:
    """The tile is down for good; the others are asked about it, and it alone can be claimed now."""
    (tile,) = action.tiles
    thrown = TileDiscarded(action.seat, tile, drawn=tile == deal.drawn)
    return (thrown, *claims.open_window(after(deal, (thrown,)), action.seat, tile, seed))


def default_act(deal: DealState, seat: Seat) -> Action:
    """The harmless act for a seat that is late or away: pass, nothing of one's own, or throw what was drawn.

    A joker is kept as long as there is anything else to throw.
    """
    question = deal.question
    if question is not None and question.name == NEXT_HAND:
        return Action(seat, "next")
    if question is not None:
        return Action(seat, claims.PASS) if question.name == claims.CLAIM else charleston.default_answer(deal, seat)
    hand = deal.hands[seat]
    return Action(seat, DISCARD, (next((tile for tile in reversed(hand) if tile != JOKER), hand[-1]),))
