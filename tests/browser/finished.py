"""Finished hands as the server tells of them, played by bots from a fixed seed or kept in a log: none is waited for."""

import json
from functools import cache
from pathlib import Path

import msgspec

from kongbox.bots import best_bot
from kongbox.engine.decide import deal_hand, decide
from kongbox.engine.evolve import evolve
from kongbox.engine.legal import offers
from kongbox.engine.phases import Phase
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import MatchState
from kongbox.engine.views import seen_by
from kongbox.formats.events import to_plain
from kongbox.formats.log import Header
from kongbox.rulesets import RULE_SETS
from kongbox.server.manner import Manner
from kongbox.server.replays import Finished
from kongbox.store import HandRecord, PersonRecord, TableRecord

TABLE = "LVCJA2"
SEED = Seed("5e" * 32, "a1" * 32)
NAMES = ("Lucía", "Teo", "Begoña", "Iñaki")
GOLDEN = Path(__file__).parents[1] / "golden"


@cache
def replay_of(seat=None, game="wsom"):
    """The answer of the server for the hand, all tiles open or as `seat` saw it, as JSON text."""
    return msgspec.json.encode(_finished(game).replay(1, seat)).decode()


@cache
def kept_replay(name, seat=None):
    """The same of the hand in the golden log called `name`."""
    head, *events = map(json.loads, (GOLDEN / f"{name}.kbx.jsonl").read_text(encoding="utf-8").splitlines())
    lines = [json.dumps({key: value for key, value in event.items() if key != "seq"}) for event in events]
    return msgspec.json.encode(_table(RULE_SETS[head["game"]], lines, head["options"]).replay(1, seat)).decode()


@cache
def _finished(game):
    rules = RULE_SETS[game]
    return _table(rules, [json.dumps(to_plain(event)) for event in _events(rules)], {})


def _table(rules, lines, options):
    people = tuple(PersonRecord(player, "person", name) for player, name in enumerate(NAMES))
    header = Header(rules.name, rules.version, options, NAMES)._asdict()
    manner = Manner()._asdict()
    record = TableRecord(TABLE, rules.name, "Jueves en el club", options, manner, "playing", header, 0, 0, people)
    return Finished(rules, record, [HandRecord(1, 1, len(lines), 0, lines)])


def _events(rules):
    match, events = MatchState(rules.read_options({})), []

    def take(happened):
        nonlocal match
        for event in happened:
            match = evolve(match, event)
            events.append(event)

    take(deal_hand(rules, match, SEED))
    bot = best_bot(rules.name)
    while match.phase is not Phase.SETTLED:
        seat, open_to_it = next(
            (seat, asked)
            for seat in range(4)
            if (asked := tuple(offer for offer in offers(rules, match, seat) if offer.asked))
        )
        take(decide(rules, match, bot.choose(seen_by(match, seat), seat, open_to_it).by(seat), SEED))
    return events
