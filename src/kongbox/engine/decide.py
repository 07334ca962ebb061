"""What an action leads to: events, or a refusal that names its clause.

Every rule and every choice stands behind this function: it asks `legal.offers` whether the act is
open, and the rule set what follows. Chance comes in only through the seed of the hand.
"""

from kongbox.engine.actions import Action, Refusal
from kongbox.engine.events import (
    Answered,
    Event,
    HandEnded,
    HandRevealed,
    MatchEnded,
    MeldTurned,
    QuestionClosed,
    QuestionOpened,
    SeedRevealed,
)
from kongbox.engine.evolve import evolve, fold
from kongbox.engine.legal import offers
from kongbox.engine.phases import Phase
from kongbox.engine.ruleset import Events, RuleSet
from kongbox.engine.seats import SEATS
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import NEXT_HAND, DealState, MatchState


def deal_hand(rules: RuleSet, match: MatchState, seed: Seed) -> Events:
    """Begin the next hand: the one moment of chance, open to nobody at the table."""
    assert match.phase is Phase.BETWEEN, f"a hand cannot begin in phase {match.phase.value}"
    return rules.start_hand(match, seed)


def decide(rules: RuleSet, match: MatchState, action: Action, seed: Seed) -> Events | Refusal:
    """Carry out `action`, or say which clause forbids it.

    Args:
        action: its tiles may stand in any order.
        seed: the seed of the hand in play; only walls are read from it.
    """
    if len(action.tiles) > 1:
        action = action._replace(tiles=rules.tiles.tidy(action.tiles))
    offer = next((offer for offer in offers(rules, match, action.seat) if offer.admits(action)), None)
    if offer is None:
        return rules.refuse(match, action)
    deal = match.deal
    assert deal is not None
    if offer.asked and deal.question is not None:
        events = _answer(rules, match, action, seed)
    else:
        events = rules.perform(deal, action, seed)
    return events + _closing(rules, match, events, seed)


def _answer(rules: RuleSet, match: MatchState, action: Action, seed: Seed) -> Events:
    answered: Event = Answered(action.seat, action.name, action.tiles, action.target)
    deal = evolve(match, answered).deal
    assert deal is not None and deal.question is not None
    if not deal.question.complete:
        return (answered,)
    closed = QuestionClosed(deal.question.name)
    if deal.question.name == NEXT_HAND:
        return answered, closed
    return answered, closed, *rules.resolve(deal, seed)


def _closing(rules: RuleSet, match: MatchState, events: Events, seed: Seed) -> Events:
    """After a settlement all tiles lie open, the seed comes out, and the table is asked for the next hand."""
    if not any(isinstance(event, HandEnded) for event in events):
        return ()
    after = fold(match, events)
    deal = after.deal
    assert deal is not None
    open_hands: Events = tuple(HandRevealed(seat, deal.hands[seat]) for seat in SEATS if not deal.revealed[seat])
    open_hands += turned_up(deal)
    seed_out = SeedRevealed(seed.seed, seed.salt, seed.contributions)
    if rules.match_over(after):
        return (*open_hands, MatchEnded(after.scores), seed_out)
    return (*open_hands, seed_out, QuestionOpened(NEXT_HAND, SEATS))


def turned_up(deal: DealState) -> Events:
    """Every set that still lies face down is turned up."""
    return tuple(
        MeldTurned(seat, place, meld.tiles)
        for seat in SEATS
        for place, meld in enumerate(deal.melds[seat])
        if meld.face_down
    )
