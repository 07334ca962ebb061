"""Whole hands of random legal play through the engine's public doors, the log kept, per second of one core."""

import random
import time
from collections.abc import Iterator

from benchmarks.figures import Figure
from kongbox.engine.actions import Action, Offer
from kongbox.engine.drive import play
from kongbox.engine.events import Event, HandEnded
from kongbox.engine.evolve import fold
from kongbox.engine.seats import Seat
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import MatchState
from kongbox.engine.views import redact
from kongbox.rulesets import RULE_SETS

SECONDS = 8.0


def figures() -> Iterator[Figure]:
    """Hands a second, events a hand, and what folding and redacting a log cost."""
    rules = RULE_SETS["wsom"]
    chance = random.Random(2008)

    def at_random(_: MatchState, seat: Seat, open_acts: tuple[Offer, ...]) -> Action:
        return chance.choice(open_acts).by(seat)

    log: list[Event] = []
    begun = time.process_time()
    while time.process_time() - begun < SECONDS:
        for _, events in play(rules, MatchState(rules.read_options({})), _seeds(chance), at_random):
            log += events
            if time.process_time() - begun > SECONDS:
                break
    spent = time.process_time() - begun
    hands = sum(isinstance(event, HandEnded) for event in log)
    yield Figure("engine: hands of random legal play, log kept", hands / spent, "hands/s", "60")
    yield Figure("engine: events of such a hand", len(log) / hands, "events")
    yield from _reading(rules.read_options({}), log[: len(log) // 4])


def _reading(options: object, log: list[Event]) -> Iterator[Figure]:
    begun = time.process_time()
    for event in log:
        redact(event, Seat(0))
    yield Figure("engine: events redacted for one viewer", len(log) / (time.process_time() - begun), "events/s")
    begun = time.process_time()
    start = MatchState(options)
    folded = _first_match(log)
    fold(start, folded)
    yield Figure("engine: events folded", len(folded) / (time.process_time() - begun), "events/s")


def _first_match(log: list[Event]) -> tuple[Event, ...]:
    ends = (place for place, event in enumerate(log, start=1) if type(event).__name__ == "MatchEnded")
    return tuple(log[: next(ends, len(log))])


def _seeds(chance: random.Random) -> Iterator[Seed]:
    while True:
        yield Seed(chance.randbytes(32).hex(), chance.randbytes(32).hex())
