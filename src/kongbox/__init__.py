"""kongbox: mahjong played by the book.

A table is a value: ask it what a seat may do, carry an act out, look at what follows.

>>> import kongbox
>>> wsom = kongbox.RULE_SETS["wsom"]
>>> match = kongbox.MatchState(wsom.read_options({}))
>>> seed = kongbox.Seed(seed="00" * 32, salt="00" * 16)
>>> match = kongbox.fold(match, kongbox.deal_hand(wsom, match, seed))
>>> kongbox.awaited(match)
(0,)
>>> sorted({offer.name for offer in kongbox.offers(wsom, match, 0)})
['discard']
>>> thrown = kongbox.Action(0, "discard", match.deal.hands[0][:1])
>>> [type(event).__name__ for event in kongbox.decide(wsom, match, thrown, seed)]
['TileDiscarded', 'QuestionOpened']
>>> kongbox.decide(wsom, match, kongbox.Action(2, "pong"), seed).clause
'wsom.claim.2'
>>> hand = {"concealed": "8s", "melds": ["pong 111z", "pong 222z", "pong 444z", "chi 345m"], "win": "8s"}
>>> sheet = kongbox.score("wsom", hand | {"by": "discard", "seat": "N", "discarder": "S"})
>>> sheet["patterns"], sheet["payments"]
({'3.1': 10, '3.3.2': 120}, {'E': -25, 'S': -340, 'W': -25, 'N': 390})

Bots see what their seat sees, and take one of its offers.

>>> bot = kongbox.bots_of("wsom")["discard-drawn"]()
>>> bot.choose(kongbox.seen_by(match, 0), 0, kongbox.offers(wsom, match, 0)).name
'discard'

Names are looked up when they are first used, so that importing the package costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kongbox.bots import best_bot, bots_of
    from kongbox.bots.protocol import Bot
    from kongbox.engine.actions import Action, Offer, Refusal
    from kongbox.engine.decide import deal_hand, decide
    from kongbox.engine.drive import play
    from kongbox.engine.evolve import Impossible, evolve, fold
    from kongbox.engine.legal import awaited, offers
    from kongbox.engine.phases import Phase
    from kongbox.engine.replay import judge_again, states
    from kongbox.engine.ruleset import RuleSet
    from kongbox.engine.scoresheet import ScoreLine, ScoreSheet
    from kongbox.engine.shuffle import Seed
    from kongbox.engine.state import DealState, MatchState
    from kongbox.engine.views import redact, seen_by
    from kongbox.formats.log import Header, Log, read_log, write_log
    from kongbox.rulebook.score_words import score
    from kongbox.rulesets import RULE_SETS
    from kongbox.tiles.unusable import Unusable

__version__ = "0.1.0"

_PLACES = {
    "kongbox.bots": ("best_bot", "bots_of"),
    "kongbox.bots.protocol": ("Bot",),
    "kongbox.engine.actions": ("Action", "Offer", "Refusal"),
    "kongbox.engine.decide": ("deal_hand", "decide"),
    "kongbox.engine.drive": ("play",),
    "kongbox.engine.evolve": ("Impossible", "evolve", "fold"),
    "kongbox.engine.legal": ("awaited", "offers"),
    "kongbox.engine.phases": ("Phase",),
    "kongbox.engine.replay": ("judge_again", "states"),
    "kongbox.engine.ruleset": ("RuleSet",),
    "kongbox.engine.scoresheet": ("ScoreLine", "ScoreSheet"),
    "kongbox.engine.shuffle": ("Seed",),
    "kongbox.engine.state": ("DealState", "MatchState"),
    "kongbox.engine.views": ("redact", "seen_by"),
    "kongbox.formats.log": ("Header", "Log", "read_log", "write_log"),
    "kongbox.rulebook.score_words": ("score",),
    "kongbox.rulesets": ("RULE_SETS",),
    "kongbox.tiles.unusable": ("Unusable",),
}
_HOMES = {name: module for module, names in _PLACES.items() for name in names}

__all__ = [
    "RULE_SETS", "Action", "Bot", "DealState", "Header", "Impossible", "Log", "MatchState", "Offer", "Phase", "Refusal",
    "RuleSet", "ScoreLine", "ScoreSheet", "Seed", "Unusable", "awaited", "best_bot", "bots_of", "deal_hand", "decide",
    "evolve", "fold", "judge_again", "offers", "play", "read_log", "redact", "score", "seen_by", "states", "write_log",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'kongbox' has no attribute '{name}'")
    return getattr(import_module(home), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
