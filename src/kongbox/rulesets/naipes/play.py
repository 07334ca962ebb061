"""What a seat may do on its own turn, and what it leads to."""

from kongbox.engine.actions import Action, Offer
from kongbox.engine.clauses import clause
from kongbox.engine.events import ClaimAnnounced, Event, HandWon, MarkSet, QuestionOpened, TileDiscarded
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import Seat, others
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import NEXT_HAND, DealState
from kongbox.rulesets.naipes.baceta import is_empty
from kongbox.rulesets.naipes.claims import ON_DISCARD, PASS
from kongbox.rulesets.naipes.ending import SELF, after, end_unwon, end_won
from kongbox.rulesets.naipes.eunucos import DRAW, END_TURN, at_rest, draws_by_hand, due, slips, source_due
from kongbox.rulesets.naipes.false_mahjong import note_false
from kongbox.rulesets.naipes.hands import KANG_GROWN, KANG_HAND
from kongbox.rulesets.naipes.honours import draw
from kongbox.rulesets.naipes.kangs import declare, own_kangs
from kongbox.rulesets.naipes.mahjongs import MAHJONG, completes, last_card, mahjong_offers, waited_for
from kongbox.rulesets.naipes.options import SI, NaipesOptions
from kongbox.rulesets.naipes.turns import may_declare, next_turn

DISCARD = "discard"
PUMBA = "pumba"
"""The mark that tells whether the player who threw last is pumba, where the table wants to know."""


def turn_offers(deal: DealState) -> tuple[Offer, ...]:
    """What the seat in turn may do: declare after a draw, and discard."""
    declared = mahjong_offers(deal, deal.turn) + own_kangs(deal) if may_declare(deal) else []
    return (*declared, *slips(deal), *discards(deal))


@clause("naipes.play.1", "naipes.play.2", "naipes.prec.3")
def discards(deal: DealState) -> tuple[Offer, ...]:
    """Every kind of card in hand; honour cards are never there."""
    return tuple(Offer(DISCARD, (card,)) for card in dict.fromkeys(deal.hands[deal.turn]))


def perform(deal: DealState, action: Action, seed: Seed) -> Events:
    """What an act on one's own turn leads to."""
    if action.name == DISCARD:
        return discard(deal, action)
    if action.name in (KANG_HAND, KANG_GROWN):
        return declare(deal, action, seed)
    if action.name == DRAW:
        return draw(deal, action.seat, seed, source_due(deal, action.seat))
    if action.name == END_TURN:
        rested = at_rest(deal, action.seat)
        return (*rested, *next_turn(after(deal, rested), action.seat, seed))
    assert action.name == MAHJONG, f"no act of this game: {action.name}"
    return say_mahjong(deal, action.seat)


@clause("naipes.end.1", "naipes.end.3", "naipes.end.5")
def say_mahjong(deal: DealState, seat: Seat) -> Events:
    """Mah-jong with a card from the baceta ends the hand; a false one is noted, and the hand goes on."""
    announced = ClaimAnnounced(seat, MAHJONG)
    if not completes(deal, seat):
        return announced, note_false(deal, seat)
    return (announced, *end_won(deal, HandWon(seat, last_card(deal), seat, SELF)))


@clause("naipes.play.1", "naipes.play.4", "naipes.end.2", "naipes.end.3", "naipes.open.20")
def discard(deal: DealState, action: Action) -> Events:
    """The card lies face up and the others are asked about it; the very last one perhaps for nothing at all."""
    (card,) = action.tiles
    seat = action.seat
    events: tuple[Event, ...] = (TileDiscarded(seat, card, drawn=card == deal.drawn),)
    events += at_rest(after(deal, events), seat)
    deal = after(deal, events)
    events += _pumba_shown(deal, seat)
    options: NaipesOptions = deal.options
    if is_empty(deal) and options.ultimo_descarte == "nada":
        return (*events, *end_unwon(deal, "naipes.end.3"))
    return (*events, QuestionOpened(ON_DISCARD, others(seat), seat, card))


@clause("naipes.pumba.3")
def _pumba_shown(deal: DealState, seat: Seat) -> tuple[Event, ...]:
    """Where the table wants to know, the discarder's mark tells from now on whether he is pumba."""
    options: NaipesOptions = deal.options
    if options.anuncio_pumba != SI:
        return ()
    pumba = int(bool(waited_for(deal, seat)))
    return () if deal.mark(seat, PUMBA) == pumba else (MarkSet(seat, PUMBA, pumba, "naipes.pumba.3"),)


def default_act(deal: DealState, seat: Seat) -> Action:
    """The harmless act for a seat that is late or away: pass, draw what is due, or throw the newest card."""
    if deal.question is not None:
        return Action(seat, "next" if deal.question.name == NEXT_HAND else PASS)
    if due(deal, seat) and not is_empty(deal):
        return Action(seat, DRAW)
    hand = deal.hands[seat]
    return Action(seat, DISCARD, (hand[-1],)) if hand else Action(seat, END_TURN)


def free_offers(_deal: DealState, _seat: Seat) -> tuple[Offer, ...]:
    """Nothing in this game is open at any time."""
    return ()


@clause("naipes.end.5", "naipes.eunuco.6")
def sound(deal: DealState, seat: Seat, offer: Offer) -> bool:
    """Whether an act that may be a mistake would be none: a true mah-jong, a draw that is due, a discard after it."""
    if offer.name == MAHJONG:
        return completes(deal, seat, deal.question.tile if deal.question is not None else None)
    if not draws_by_hand(deal) or deal.question is not None:
        return True
    owing = bool(due(deal, seat)) and not is_empty(deal)
    if offer.name == DRAW:
        return owing
    return not owing and (offer.name != END_TURN or not deal.hands[seat])
