"""Whole hands of the bots for Spanish cards: sound acts under every option, and how strong they are."""

from collections.abc import Callable
from statistics import fmean
from typing import Any

import pytest

from benchmarks.naipes_bots import deals
from kongbox.bots import best_bot, bots_of
from kongbox.bots.naipes import Beginner, Planner
from kongbox.bots.plain import Plain
from kongbox.bots.protocol import Bot
from kongbox.engine.events import HandEnded, MarkSet
from kongbox.engine.ruleset import Events
from kongbox.rulesets import RULE_SETS
from kongbox.rulesets.naipes.options import CHOICES, PRESETS, differences
from kongbox.testing import bot_chooser, check_bot, random_match

NAIPES = RULE_SETS["naipes"]
MAKERS: tuple[Callable[[], Bot], ...] = (Beginner, Planner)
each_maker = pytest.mark.parametrize("make", MAKERS)
OTHER_ANSWERS = [
    *({name: answer} for name, answers in CHOICES.items() for answer in answers[1:]),
    {"limite": 500},
    {"honor_puntos": 0},
    {"honor_puntos": 7},
]


def played(number: int, options: dict[str, Any], *bots: Bot) -> Events:
    """One hand; players beyond the bots named are the first ones again."""
    return random_match(NAIPES, number, 1, bot_chooser(lambda player: bots[player % len(bots)]), options)


def check_sound(log: Events) -> None:
    """The hand ends, and nobody says a mah-jong that is none or becomes a eunuco."""
    assert any(isinstance(event, HandEnded) for event in log)
    noted = {event.name for event in log if isinstance(event, MarkSet)}
    assert not noted & {"false-mahjong", "eunuco"}


def test_the_table_of_the_game_is_filled_with_the_better_bot_and_the_beginner_can_be_named() -> None:
    assert list(bots_of("naipes"))[-2:] == ["beginner", "planner"]
    assert best_bot("naipes").name == "planner"


@each_maker
def test_it_answers_with_an_offer_and_plays_the_same_hand_twice(make: Callable[[], Bot]) -> None:
    check_bot(make, NAIPES, range(2))


@pytest.mark.parametrize("preset", PRESETS)
def test_they_play_soundly_under_every_preset(preset: str) -> None:
    check_sound(played(1, dict(differences(PRESETS[preset])), Planner(), Beginner()))


@pytest.mark.parametrize("options", OTHER_ANSWERS, ids=lambda options: "-".join(map(str, *options.items())))
def test_they_play_soundly_under_every_answer_to_every_option(options: dict[str, Any]) -> None:
    check_sound(played(2, options, Planner(), Beginner()))


@each_maker
@pytest.mark.parametrize("number", range(2))
def test_where_cards_are_drawn_by_hand_nobody_becomes_a_eunuco(make: Callable[[], Bot], number: int) -> None:
    check_sound(played(number, {"eunucos": "activo", "mahjong_falso": "paga_a_todos"}, make()))


# ---- strength: duplicate hands, one in each seat in turn against three of another ---------


def gains(one: Bot, others: Bot, count: int, **options: Any) -> list[float]:
    """What the one gains a hand in each deal."""
    return [deal.gain for deal in deals(count, one, others, options)]


def test_the_planner_gains_clearly_from_beginners() -> None:
    found = gains(Planner(), Beginner(), 10, limite=1000)
    assert fmean(found) > 200
    assert sum(gain > 0 for gain in found) >= 7


def test_the_planner_gains_from_those_who_know_no_game() -> None:
    assert fmean(gains(Planner(), Plain(), 4, limite=1000)) > 500


def test_the_beginner_gains_from_those_who_know_no_game() -> None:
    assert fmean(gains(Beginner(), Plain(), 6, limite=1000)) > 100


def test_a_bot_gains_nothing_from_itself() -> None:
    assert gains(Beginner(), Beginner(), 2) == [0.0, 0.0]
