"""Moments of play for the bots for Spanish cards, each as one seat sees it."""

from kongbox.bots.naipes import Beginner, Planner
from kongbox.bots.naipes.planner import Choice
from kongbox.bots.protocol import Bot
from kongbox.engine.actions import Offer
from kongbox.engine.legal import offers
from kongbox.engine.seats import Seat
from kongbox.engine.state import MatchState
from kongbox.engine.views import seen_by
from kongbox.rulesets.naipes import NAIPES
from tests.rulesets.naipes.tables import ESTE, hand

BEGINNER, PLANNER = Beginner(), Planner()
BOTS: tuple[Bot, ...] = (BEGINNER, PLANNER)


def choice(bot: Bot, match: MatchState, seat: Seat = ESTE) -> Offer:
    """What the bot in `seat` does now, from its own view alone."""
    return bot.choose(seen_by(match, seat), seat, offers(NAIPES, match, seat))


def threw(bot: Bot, match: MatchState, seat: Seat = ESTE) -> str:
    """The card the bot throws; anything else it does is a mistake of the test."""
    answer = choice(bot, match, seat)
    assert answer.name == "discard", answer
    return answer.tiles[0]


def promise(match: MatchState, written: str, seat: Seat = ESTE) -> float:
    """What the planner expects of throwing a card."""
    found = offers(NAIPES, match, seat)
    promises = Choice(hand(seen_by(match, seat)), seat).promises([offer for offer in found if offer.slot == 0])
    return next(points for offer, points in promises.items() if offer.tiles == (written,))
