"""Whole hands of the American bots: sound acts on any card, with and without house rules, and how strong they are."""

from collections.abc import Callable

import pytest

from kongbox.bots import best_bot, bots_of
from kongbox.bots.american import Beginner, Planner
from kongbox.bots.protocol import Bot
from kongbox.engine.events import DiscardSwapped, HandEnded, HandWon, MarkSet, MeldExchanged, SeatsDrawn
from kongbox.engine.replay import states
from kongbox.engine.ruleset import Events, RuleSet
from kongbox.engine.seats import SEATS
from kongbox.rulesets.american import AMERICAN
from kongbox.rulesets.american.ending import FALSE_MAHJONG
from kongbox.rulesets.american.exposures import exposures_of
from kongbox.rulesets.american.matcher import fits
from kongbox.rulesets.american.options import card_in_force
from kongbox.testing import bot_chooser, check_bot, random_match
from tests.bots.american.positions import CARDS, game_with

MAKERS: tuple[Callable[[], Bot], ...] = (Beginner, Planner)
each_maker = pytest.mark.parametrize("make", MAKERS)


def played(rules: RuleSet, number: int, *bots: Bot) -> Events:
    """One hand; players beyond the bots named are the first ones again."""
    return random_match(rules, number, 1, bot_chooser(lambda player: bots[player % len(bots)]))


def check_sound(rules: RuleSet, log: Events) -> None:
    """No Mahjong is said in error, and every exposure goes with the others of its rack on some line."""
    died = [event for event in log if isinstance(event, MarkSet) and event.name == "dead"]
    assert all(event.value != FALSE_MAHJONG and event.clause == "american.dead.3" for event in died), died
    for _, match in states(rules.read_options({}), log):
        deal = match.deal
        if deal is not None:
            shown = [exposures_of(melds) for melds in deal.melds if melds]
            assert all(fits(card_in_force(deal), exposures) for exposures in shown)


def test_the_table_of_the_game_is_filled_with_the_better_bot_and_the_beginner_can_be_named() -> None:
    assert list(bots_of("american"))[-2:] == ["beginner", "planner"]
    assert best_bot("american").name == "planner"


@each_maker
def test_it_answers_with_an_offer_and_plays_the_same_hand_twice(make: Callable[[], Bot]) -> None:
    check_bot(make, AMERICAN, range(1))


@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize(
    "bots", [(Beginner(),), (Planner(),), (Planner(), Beginner())], ids=["beginner", "planner", "both"]
)
def test_it_plays_soundly_on_any_card(name: str, bots: tuple[Bot, ...]) -> None:
    rules = game_with(CARDS[name])
    for number in range(2):
        check_sound(rules, played(rules, number, *bots))


@each_maker
@pytest.mark.parametrize("number", range(2))
def test_it_plays_soundly_on_the_practice_card(make: Callable[[], Bot], number: int) -> None:
    check_sound(AMERICAN, played(AMERICAN, number, make()))


@each_maker
def test_it_plays_soundly_with_house_rules(make: Callable[[], Bot]) -> None:
    rules = game_with("practice", blanks=8, hot_wall="yes", challenge_stake=50, joker_zero_groups="no")
    check_sound(rules, played(rules, 1, make()))
    check_sound(rules, played(game_with("practice", cold_wall="yes"), 0, make()))


def test_planners_use_blanks_and_fetch_jokers() -> None:
    rules = game_with("practice", blanks=8)
    log = [event for number in range(3) for event in played(rules, number, Planner())]
    assert any(isinstance(event, DiscardSwapped) for event in log)
    assert any(isinstance(event, MeldExchanged) for event in log)


def test_four_planners_win_most_hands() -> None:
    logs = [played(AMERICAN, number, Planner()) for number in range(6)]
    assert sum(isinstance(event, HandWon) for log in logs for event in log) >= 4


def test_two_planners_gain_from_two_beginners() -> None:
    """They change places after every hand; a hand is worth little, so that only the sum is looked at."""
    assert sum(map(_gain, range(8))) > 0


def _gain(number: int) -> int:
    """What the two planners gain in a hand: players 0 and 2 in even hands, 1 and 3 in odd ones."""
    pair = (Planner(), Beginner()) if number % 2 == 0 else (Beginner(), Planner())
    log = played(AMERICAN, number, *pair)
    seating = next(event.seating for event in log if isinstance(event, SeatsDrawn))
    balance = next(event.balance for event in log if isinstance(event, HandEnded))
    return sum(balance[seat] for seat in SEATS if seating[seat] % 2 == number % 2)
