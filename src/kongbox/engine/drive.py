"""Playing hands without a table: whoever chooses, the same doors are used."""

from collections.abc import Callable, Iterator

from kongbox.engine.actions import Action, Offer, Refusal
from kongbox.engine.decide import deal_hand, decide
from kongbox.engine.evolve import fold
from kongbox.engine.legal import awaited, offers
from kongbox.engine.phases import Phase
from kongbox.engine.ruleset import Events, RuleSet
from kongbox.engine.seats import Seat
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import MatchState

Step = tuple[MatchState, Events]
Chooser = Callable[[MatchState, Seat, tuple[Offer, ...]], Action]
"""Picks one act for a seat. It is given the whole state: give bots a view of it."""


def play(rules: RuleSet, match: MatchState, seeds: Iterator[Seed], choose: Chooser) -> Iterator[Step]:
    """Play from `match` to its end, or until `seeds` run out; each step is the state after it and its events."""
    seed = Seed("00", "00")
    while match.phase is not Phase.OVER:
        if match.phase is Phase.BETWEEN:
            following = next(seeds, None)
            if following is None:
                return
            seed, events = following, deal_hand(rules, match, following)
        else:
            seat = awaited(match)[0]
            answer = decide(rules, match, choose(match, seat, offers(rules, match, seat)), seed)
            assert not isinstance(answer, Refusal), f"an offered act was refused: {answer}"
            events = answer
        match = fold(match, events)
        yield match, events
