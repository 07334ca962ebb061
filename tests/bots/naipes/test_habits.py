"""What the bots for Spanish cards do in moments that every player knows."""

from typing import Any

import pytest

from kongbox.bots.protocol import Bot
from kongbox.engine.actions import Offer
from kongbox.engine.state import MatchState
from tests.bots.naipes.positions import BEGINNER, BOTS, PLANNER, choice, promise, threw
from tests.rulesets.naipes.tables import ESTE, NORTE, OESTE, READY, SUR, cards, meld, table, thrown

each_bot = pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
ENDS = set(cards("1o 9o 1c 9c 1b 9b"))


def asked(written: str, card: str, source: int = OESTE, **more: Any) -> MatchState:
    """Este holds these cards and is asked about another's discard."""
    return thrown(table({ESTE: written}, turn=source, left=more.pop("left", 60), **more), source, card)


# ---- the race, and the hand that is settled when another is faster -----------------------

NINE_ENDS = "1o 1o 9o 1c 9c 9c 1b 9b 9b 3o 4o 5c 6c 2o"


def test_nine_ases_and_nueves_are_worth_more_than_the_faster_hand() -> None:
    match = table({ESTE: NINE_ENDS}, drawn="2o", left=60)
    assert threw(PLANNER, match) not in ENDS
    assert threw(BEGINNER, match) in ENDS, "who only counts what lacks throws one"


@pytest.mark.parametrize("ases_nueves", ["no", "juego_exclusivo"])
def test_where_ases_and_nueves_double_nothing_the_faster_hand_is_kept(ases_nueves: str) -> None:
    assert threw(PLANNER, table({ESTE: NINE_ENDS}, drawn="2o", left=60, ases_nueves=ases_nueves)) in ENDS


LONE_AS = "3o 4o 5o 5c 6c 7c 3b 4b 5b 8o 8o 6b 7b 1o"
"""Without the as it waits for three kinds, with it for none."""


def test_a_lone_as_does_not_stop_a_hand_that_is_pumba_without_it() -> None:
    assert threw(PLANNER, table({ESTE: LONE_AS}, drawn="1o", left=50)) == "1o"


def test_when_no_mahjong_can_come_any_more_the_same_as_is_kept() -> None:
    """Where all settle at the end of the baceta, what the hand holds is everything."""
    near_the_end = table({ESTE: f"{LONE_AS} 6c"[3:]}, drawn="6c", left=0, sin_mahjong="liquidan_todos")
    assert threw(PLANNER, near_the_end) != "1o"


def test_points_to_double_are_kept_with_the_ases_that_double_them() -> None:
    """The trío is all that this hand has to be doubled: its cards stay, whatever would be nearer to a mah-jong."""
    held = "1o 1c 1b 9c 9o 6c 6c 6c 2o 3o 8b 7b 4b Ro"
    match = table({ESTE: held}, drawn="Ro", left=16)
    assert threw(PLANNER, match) not in ENDS | {"6c"}


# ---- claims ------------------------------------------------------------------------------


def test_a_closed_hand_full_of_doblas_is_not_opened_for_a_chow() -> None:
    match = asked("1o 1o 9o 1c 1c 9c 9c 1b 9b 9b 4c 6c Ro", "5c", NORTE)
    assert choice(PLANNER, match).name == "pass"
    assert choice(BEGINNER, match).name == "chow"


@each_bot
def test_a_plain_hand_takes_the_chow_that_brings_it_nearer(bot: Bot) -> None:
    match = asked("2o 3o 4o 4c 6c 8c 8c 3b 4b 5b 8o 8b Ro", "5c", NORTE, left=40, ases_nueves="no")
    assert choice(bot, match) == Offer("chow", cards("4c 6c"), slot=4)


@each_bot
def test_a_pair_of_nueves_is_ponged(bot: Bot) -> None:
    assert choice(bot, asked("9b 9b 1o 2o 3o 5c 6c 8o 8o 4b 5b Ro Cc", "9b")).name == "pung"


def test_two_trios_en_mano_of_ases_and_nueves_are_not_opened_for_a_plain_pung() -> None:
    held = "1o 1o 1o 9c 9c 9c 5b 5b 7b 7b 9b 9o 1c"
    assert choice(PLANNER, asked(held, "5b")).name == "pass"


def test_the_fourth_nueve_is_claimed_for_a_cuadrado() -> None:
    assert choice(PLANNER, asked("9b 9b 9b 1o 2o 3o 5c 6c 8o 8o 4b 5b Ro", "9b")).name == "kang"


@each_bot
def test_four_nueves_in_hand_are_laid_as_a_cuadrado(bot: Bot) -> None:
    match = table({ESTE: "9b 9b 9b 9b 1o 2o 3o 5c 6c 8o 8o 4b 5b Ro"}, drawn="Ro", left=60)
    assert choice(bot, match).name == "kang-hand"


def test_four_equal_cards_that_serve_escaleras_stay_in_hand() -> None:
    match = table({ESTE: "6b 6b 6b 6b 5b 7b 4b 8b 2o 3o 4o 8c 8c 5b"}, drawn="5b", left=60)
    assert choice(PLANNER, match).name == "discard"


# ---- mah-jong ----------------------------------------------------------------------------


@each_bot
@pytest.mark.parametrize("mahjong_falso", ["rectifica", "paga_a_todos"])
def test_a_mahjong_is_declared_and_only_a_true_one(bot: Bot, mahjong_falso: str) -> None:
    def said(match: MatchState) -> str:
        return choice(bot, match).name

    assert said(table({ESTE: f"{READY} 8b"}, drawn="8b", mahjong_falso=mahjong_falso)) == "mahjong"
    assert said(asked(READY, "2b", mahjong_falso=mahjong_falso)) == "mahjong"
    assert said(table({ESTE: f"{READY} 9c"}, drawn="9c", mahjong_falso=mahjong_falso)) == "discard"
    assert said(asked(READY, "9c", mahjong_falso=mahjong_falso)) == "pass"


@each_bot
def test_gemelos_are_declared_where_they_close_a_hand(bot: Bot) -> None:
    held = "2o 2o 5o 5o 3c 3c 8c 8c 4b 4b 7b 7b Re Re"
    assert choice(bot, table({ESTE: held}, drawn="Re", left=50)).name == "mahjong"
    assert choice(bot, table({ESTE: held}, drawn="Re", left=50, especiales_validos="no")).name == "discard"


# ---- cards drawn by hand -----------------------------------------------------------------


@each_bot
def test_the_card_that_is_due_is_drawn_once_and_a_discard_follows(bot: Bot) -> None:
    waiting = table({ESTE: READY}, eunucos="activo", marks={ESTE: [("draw-due", 1)]}, left=50)
    assert choice(bot, waiting).name == "draw"
    drawn = table({ESTE: f"{READY} 9c"}, drawn="9c", eunucos="activo", left=50)
    assert choice(bot, drawn).name == "discard"


# ---- what others show --------------------------------------------------------------------

BASTOS = {SUR: [meld("chow", "2b 3b 4b", ESTE), meld("chow", "4b 5b 6b", ESTE), meld("pung", "3x1b", OESTE)]}
NOTHING_TO_WIN = "2o 5o 8o 2c 5c 8c 8b 4o 7c 3c 6o 7b 5b 9b"


def test_with_nothing_to_win_the_suit_that_a_threat_collects_is_not_thrown() -> None:
    match = table({ESTE: NOTHING_TO_WIN, SUR: "7b 7b 8b 9b"}, melds=BASTOS, drawn="9b", left=14)
    assert threw(PLANNER, match)[1] != "b"


def test_a_card_is_dearer_to_throw_when_a_threat_may_want_it() -> None:
    quiet, loud = (
        table({ESTE: NOTHING_TO_WIN, SUR: other}, melds=melds, drawn="9b", left=30)
        for melds, other in (({}, "2o 5o 8o 2c 5c 8c 2b 5b 8b Ro Rc Re Rb"), (BASTOS, "7b 7b 8b 9b"))
    )
    calm, feared = (promise(match, "8b") - promise(match, "2o") for match in (quiet, loud))
    assert feared < calm
