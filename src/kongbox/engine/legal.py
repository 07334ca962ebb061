"""The acts open to a seat now. `decide` asks the same function, so there are never two opinions."""

from kongbox.engine.actions import Offer
from kongbox.engine.phases import Phase
from kongbox.engine.ruleset import RuleSet
from kongbox.engine.seats import Seat
from kongbox.engine.state import NEXT_HAND, MatchState

READY = Offer("next")
"""The one answer to the question whether the next hand may begin."""


_Looked = tuple[RuleSet, MatchState, Seat, tuple[Offer, ...]]
_last: list[_Looked] = []
"""The answer given last. Whoever acts has just asked what he may do, and `decide` then asks the same again."""


def offers(rules: RuleSet, match: MatchState, seat: Seat) -> tuple[Offer, ...]:
    """What `seat` may do: the acts the table waits for first, then those open at any time."""
    for known_rules, known_match, known_seat, answer in _last:
        if known_match is match and known_seat == seat and known_rules is rules:
            return answer
    found = _offers(rules, match, seat)
    _last[:] = [(rules, match, seat, found)]
    return found


def _offers(rules: RuleSet, match: MatchState, seat: Seat) -> tuple[Offer, ...]:
    deal = match.deal
    if deal is None or match.over:
        return ()
    return _asked(rules, match, seat) + rules.free_offers(deal, seat)


def _asked(rules: RuleSet, match: MatchState, seat: Seat) -> tuple[Offer, ...]:
    deal = match.deal
    assert deal is not None
    if deal.question is not None:
        if not deal.question.waits_for(seat):
            return ()
        return (READY,) if deal.question.name == NEXT_HAND else rules.question_offers(deal, seat)
    return rules.turn_offers(deal) if deal.phase is Phase.TURN and deal.turn == seat else ()


def awaited(match: MatchState) -> tuple[Seat, ...]:
    """The seats the table waits for."""
    deal = match.deal
    if deal is None or match.over:
        return ()
    if deal.question is not None:
        return tuple(seat for seat in deal.question.asked if deal.question.waits_for(seat))
    return (deal.turn,) if deal.phase is Phase.TURN else ()
