"""From a log to states, and from a log to the acts behind it: the fold everyone shares, and the second judging.

A log is judged again by playing it: for each stretch of events there must be one act open to its seat
that leads to exactly these events. Chance is repeated from the seeds the log reveals.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from kongbox.engine.actions import Action, Refusal
from kongbox.engine.decide import deal_hand, decide
from kongbox.engine.events import Answered, Event, HandStarted, SeatsDrawn, SeedRevealed, StoodIn
from kongbox.engine.evolve import Impossible, evolve, fold
from kongbox.engine.legal import offers
from kongbox.engine.phases import Phase
from kongbox.engine.ruleset import RuleSet
from kongbox.engine.seats import SEATS, Seat
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import MatchState

Events = tuple[Event, ...]


def states(options: Any, events: Iterable[Event]) -> Iterator[tuple[Event, MatchState]]:
    """Each event with the state after it, from the start of the match."""
    match = MatchState(options)
    for event in events:
        match = evolve(match, event)
        yield event, match


def hands_of(events: Events) -> tuple[Events, ...]:
    """The events hand by hand; a hand begins with the draw of seats, if there is one, or with its start."""
    starts = [
        place - int(place > 0 and isinstance(events[place - 1], SeatsDrawn))
        for place, event in enumerate(events)
        if isinstance(event, HandStarted)
    ]
    edges = [0, *starts[1:], len(events)] if starts else []
    return tuple(events[start:end] for start, end in pairwise(edges))


def seed_of(hand: Events) -> Seed | None:
    """The seed that a hand's events reveal; None while the hand is in play."""
    for event in hand:
        if isinstance(event, SeedRevealed):
            return Seed(event.seed, event.salt, event.contributions)
    return None


class Doubt(NamedTuple):
    """Where a log and the rules part."""

    place: int
    """Number of the event, from 1."""
    kind: str
    """``impossible``: it cannot be folded. ``not-legal``: no act leads there. ``not-dealt``: the seed deals otherwise.
    ``not-committed``: the seed is not the one that was committed to."""
    detail: str = ""


def judge_again(rules: RuleSet, options: Any, events: Events) -> Doubt | None:
    """The first event that the rules do not explain; None when all of them are explained.

    A last hand whose seed is not yet revealed is only folded, for its draws cannot be repeated.
    """
    match, place, hands = MatchState(options), 0, hands_of(events)
    try:
        fold(match, () if hands else events)
        for number, hand in enumerate(hands, start=1):
            if match.phase is not Phase.BETWEEN:
                return Doubt(place + 1, "not-legal")
            if seed_of(hand) is None and number < len(hands):
                return Doubt(place + len(hand) + 1, "not-legal")
            doubt = _judge_hand(rules, match, hand, place)
            if doubt is not None:
                return doubt
            match, place = fold(match, hand), place + len(hand)
    except Impossible as reason:
        return Doubt(_first_impossible(options, events), "impossible", str(reason))
    return None


def _first_impossible(options: Any, events: Events) -> int:
    """The number of the event that cannot be folded."""
    folded = states(options, events)
    for place in range(1, len(events) + 1):
        try:
            next(folded)
        except Impossible:
            return place
    raise AssertionError("every event could be folded")


def _judge_hand(rules: RuleSet, match: MatchState, hand: Events, before: int) -> Doubt | None:
    seed = seed_of(hand)
    if seed is None:
        return None
    started = next(event for event in hand if isinstance(event, HandStarted))
    if not seed.opens(started.commitment):
        return Doubt(before + 1 + hand.index(started), "not-committed")
    dealt = deal_hand(rules, match, seed)
    place = _same_until(dealt, hand)
    if place < len(dealt):
        return Doubt(before + 1 + place, "not-dealt")
    match = fold(match, dealt)
    while place < len(hand):
        step, agreed = _explain(rules, match, hand[place:], seed)
        if place + agreed == len(hand):
            # The log ends here; the last act may have led to more than is written down.
            return None
        if agreed < len(step) or not step:
            return Doubt(before + 1 + place + agreed, "not-legal")
        match, place = fold(match, step), place + len(step)
    return None


def _same_until(expected: Events, found: Events) -> int:
    """How many events at the start of both are the same."""
    count = 0
    for wanted, given in zip(expected, found, strict=False):
        if type(wanted) is not type(given) or wanted != given:
            break
        count += 1
    return count


def _explain(rules: RuleSet, match: MatchState, ahead: Events, seed: Seed) -> tuple[Events, int]:
    """The events of the act that explains the log best, and how many of them stand next in the log."""
    first = ahead[0]
    if isinstance(first, StoodIn):
        return (first,), 1
    best: tuple[Events, int] = ((), 0)
    for action in _candidates(rules, match, first):
        events = decide(rules, match, action, seed)
        if isinstance(events, Refusal):
            continue
        agreed = _same_until(events, ahead)
        if agreed == len(events):
            return events, agreed
        best = max(best, (events, agreed), key=lambda found: found[1])
    return best


def _candidates(rules: RuleSet, match: MatchState, first: Event) -> Iterator[Action]:
    if isinstance(first, Answered):
        yield Action(first.seat, first.name, first.tiles, first.target)
        return
    # The seat an event names is nearly always the one that acted, but a mark is set on another.
    named: Seat = getattr(first, "seat", 0)
    tile = getattr(first, "tile", None)
    for seat in sorted(SEATS, key=lambda seat: seat != named):
        open_acts = [offer for offer in offers(rules, match, seat) if not offer.choose]
        open_acts.sort(key=lambda offer: tile not in offer.tiles)
        yield from (offer.by(seat) for offer in open_acts)
