"""Bots that choose badly hold up nobody: the table takes the harmless act for them."""

import asyncio

import pytest

from kongbox.engine.actions import Offer
from kongbox.engine.evolve import evolve, fold
from kongbox.engine.shuffle import Seed
from kongbox.formats.log import Header
from kongbox.rulesets import RULE_SETS
from kongbox.server.bot_turns import MOST_ACTS, BotTurns
from kongbox.server.play import Play

SEED = Seed("11" * 32, "22" * 16)


class Chooser:
    """A bot that always chooses the same, or fails."""

    name = "chooser"

    def __init__(self, choice):
        self.choice = choice

    def choose(self, _match, _seat, offers):
        return offers[0] if self.choice is None else self.choice


@pytest.fixture
def play():
    rules = RULE_SETS["wsom"]
    options = rules.read_options({})
    play = Play("T", rules, Header("wsom", rules.version, {}, ("a", "b", "c", "d")), options)
    play.seed = SEED
    play.match = fold(play.match, play.deal(SEED)[0])
    return play


def acted(turns, play, seat, bot):
    return asyncio.run(turns.act(play, seat, bot))


def test_a_sound_choice_is_carried_out(play):
    events = acted(BotTurns("T"), play, 0, Chooser(None))
    assert [type(event).__name__ for event in events][:1] == ["TileDiscarded"]


def test_nonsense_and_failure_are_answered_by_the_harmless_act(play):
    assert acted(BotTurns("T"), play, 0, Chooser(Offer("kong-small", ("1m",)))) is None
    assert acted(BotTurns("T"), play, 0, Chooser("no offer at all")) is None


def test_a_bot_that_acts_without_end_is_stopped(play):
    """Asking again while nothing is drawn or thrown stands for acts that lead nowhere."""
    turns, bot = BotTurns("T"), Chooser(None)
    assert all(acted(turns, play, 0, bot) for _ in range(MOST_ACTS))
    assert acted(turns, play, 0, bot) is None


def test_a_table_that_moves_on_has_patience_again(play):
    turns, bot = BotTurns("T"), Chooser(Offer("pass"))
    carry_out(play, 0)
    while acted(turns, play, 1, bot):
        pass
    for seat in (1, 2, 3):
        carry_out(play, seat, "pass")
    assert play.match.deal.turn == 1, "seat 1 has drawn"
    assert acted(turns, play, 1, Chooser(None))


def carry_out(play, seat, name="discard"):
    offer = next(offer for offer in play.offers(seat) if offer.name == name)
    for event in play.decide(offer.by(seat)):
        play.match = evolve(play.match, event)
