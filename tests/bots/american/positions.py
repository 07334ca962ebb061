"""Moments of play for bots, each as one seat sees it; and cards of many kinds."""

from dataclasses import replace
from typing import Any

from kongbox.bots.american import Beginner, Planner
from kongbox.bots.protocol import Bot
from kongbox.engine.actions import Offer
from kongbox.engine.legal import offers
from kongbox.engine.phases import Phase
from kongbox.engine.ruleset import RuleSet
from kongbox.engine.seats import Seat
from kongbox.engine.state import MatchState, Question
from kongbox.engine.views import seen_by
from kongbox.rulesets.american import AMERICAN
from kongbox.rulesets.american.options import read_options
from tests.rulesets.american.tables import CARD, EAST, hand, table, tiles

BOTS: tuple[Bot, ...] = (Beginner(), Planner())
PLANNER = Planner()
BEGINNER = Beginner()

CONCEALED: dict[str, Any] = {
    "id": "concealed",
    "lines": [
        {"id": "C1", "section": "s", "mark": "C", "value": 30,
         "groups": [[3, "1@a"], [3, "5@b"], [4, "9@c"], [4, "F"]]},
    ],
}  # fmt: skip
PAIRS: dict[str, Any] = {
    "id": "pairs",
    "lines": [
        {"id": "P1", "section": "singles_and_pairs", "mark": "C", "value": 50,
         "groups": [[2, "x@a"], [2, "x+1@a"], [2, "x+2@a"], [2, "x@b"], [2, "x+1@b"], [2, "x+2@b"], [2, "F"]]},
    ],
}  # fmt: skip
NATURAL: dict[str, Any] = {
    "id": "natural",
    "lines": [
        {"id": "N1", "section": "s", "mark": "X", "value": 40, "jokers": False,
         "groups": [[3, "x@a"], [3, "x+1@a"], [4, "D@a"], [4, "F"]]},
        {"id": "N2", "section": "s", "mark": "X", "value": 25,
         "groups": [[4, "0"], [4, "W@v"], [3, "x@a"], [3, "x@b"]]},
    ],
}  # fmt: skip
CARDS = {"six-lines": CARD, "one-concealed-line": CONCEALED, "pairs-only": PAIRS, "no-jokers": NATURAL}


def game_with(card: object, **options: Any) -> RuleSet:
    """The game, with this card as its standard one."""
    return replace(AMERICAN, read_options=lambda given: read_options({"card": card} | options | dict(given)))


def choice(bot: Bot, match: MatchState, seat: Seat = EAST) -> Offer:
    """What the bot in `seat` does now, from its own view alone."""
    return bot.choose(seen_by(match, seat), seat, offers(AMERICAN, match, seat))


def asked_before_play(name: str, written: str, **options: Any) -> MatchState:
    """A table where everybody is asked a question of the Charleston, and East holds these tiles."""
    match = table({EAST: written}, **options)
    deal = hand(match)._replace(phase=Phase.BEFORE_PLAY, question=Question(name, (0, 1, 2, 3)), turn=EAST)
    return match._replace(deal=deal)


def threw(bot: Bot, match: MatchState, seat: Seat = EAST) -> str:
    """The tile the bot throws; anything else it does is a mistake of the test."""
    answer = choice(bot, match, seat)
    assert answer.name == "discard", answer
    return answer.tiles[0]


__all__ = ["BEGINNER", "BOTS", "CARD", "CARDS", "PLANNER", "asked_before_play", "choice", "game_with", "threw", "tiles"]
