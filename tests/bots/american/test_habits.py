"""What the American bots do in moments that every player knows."""

from typing import Any

import pytest

from kongbox.bots.protocol import Bot
from kongbox.engine.actions import Offer
from kongbox.engine.state import Meld
from tests.bots.american.positions import BEGINNER, BOTS, PLANNER, asked_before_play, choice, threw
from tests.rulesets.american.tables import EAST, NORTH, SOUTH, WEST, hand, meld, table, thrown, tiles

each_bot = pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
T1_COMPLETE = "3x2B 3x7B 4x2C 4x7C"
T1_WAITING = "3x2B 3x7B 4x2C 3x7C"
T1_CALLING = f"{T1_WAITING} Nw"


# ---- Mahjong -----------------------------------------------------------------------------


@each_bot
def test_a_complete_hand_is_declared(bot: Bot) -> None:
    assert choice(bot, table({EAST: T1_COMPLETE}, drawn="7C")).name == "mahjong"
    assert choice(bot, thrown(table({EAST: T1_WAITING}), SOUTH, "7C")).name == "mahjong"


@each_bot
def test_an_incomplete_hand_is_not_declared(bot: Bot) -> None:
    assert choice(bot, table({EAST: T1_CALLING}, drawn="Nw")).name == "discard"
    assert choice(bot, thrown(table({EAST: T1_WAITING}), SOUTH, "3D")).name == "pass"


@each_bot
def test_a_concealed_line_is_finished_from_a_discard(bot: Bot) -> None:
    waiting = "4xF 3x1B 3x5C 3x9D"
    assert choice(bot, thrown(table({EAST: waiting}), NORTH, "9D")).name == "mahjong"


@each_bot
def test_east_declares_a_dealt_mahjong_before_the_first_pass(bot: Bot) -> None:
    match = asked_before_play("pass-right-1", T1_COMPLETE)
    assert choice(bot, match).name == "mahjong"


# ---- Charleston --------------------------------------------------------------------------


def passed(bot: Bot, name: str, written: str) -> Offer:
    answer = choice(bot, asked_before_play(name, written))
    assert answer.name == "pass-tiles" and not answer.choose, answer
    return answer


@each_bot
def test_what_no_near_line_needs_is_passed(bot: Bot) -> None:
    assert set(passed(bot, "pass-right-1", "3x2B 3x7B 2x2C 2x7C RD 6D 8D").tiles) == {"RD", "6D", "8D"}


@each_bot
def test_unseen_tiles_are_sent_on_in_place_of_tiles_the_hand_needs(bot: Bot) -> None:
    near = passed(bot, "pass-left-1", "3x2B 3x7B 3x2C 3x7C RD")
    assert (near.target, near.tiles) == (2, tiles("RD"))
    far = passed(bot, "pass-left-1", "3x2B 3x7B 2x2C 2x7C RD 6D 8D")
    assert (far.target, len(far.tiles)) == (0, 3)


@each_bot
def test_a_far_hand_wants_a_second_charleston_and_a_near_one_does_not(bot: Bot) -> None:
    assert choice(bot, asked_before_play("vote", "1B 4B 6B 8B 1C 3C 5C 8C 4D 6D 9D Ew GD")).name == "vote-yes"
    assert choice(bot, asked_before_play("vote", "3x2B 3x7B 3x2C 3x7C RD")).name == "vote-no"


@each_bot
def test_house_rules_are_accepted(bot: Bot) -> None:
    assert choice(bot, asked_before_play("consent", "3x2B 3x7B 3x2C 3x7C RD", blanks=6)).name == "vote-yes"


@each_bot
def test_a_courtesy_swap_is_for_loose_tiles_alone(bot: Bot) -> None:
    assert choice(bot, asked_before_play("courtesy", T1_WAITING)).target == 0
    assert choice(bot, asked_before_play("courtesy", "3x2B 3x7B 2x2C 2x7C RD 6D 8D")).target == 3


# ---- discards ----------------------------------------------------------------------------


@each_bot
def test_a_tile_of_no_line_goes_before_one_that_is_needed(bot: Bot) -> None:
    assert threw(bot, table({EAST: "3x2B 3x7B 3x2C 3x7C RD J"}, drawn="RD")) == "RD"


@each_bot
def test_a_joker_is_kept_as_long_as_it_helps(bot: Bot) -> None:
    assert threw(bot, table({EAST: "3x2B 3x7B 2x2C 2x7C 2xJ 5D 8D"}, drawn="J")) in {"5D", "8D"}


def test_a_pair_that_serves_two_lines_is_kept_before_a_single_that_serves_one() -> None:
    two = [[[4, "F"], [4, "Ew"], [3, "GD"], [3, "RD"]], [[4, "F"], [4, "Ww"], [3, "GD"], [3, "Nw"]]]
    lines = [
        {"id": f"L{place}", "section": "s", "mark": "X", "value": 25, "groups": each} for place, each in enumerate(two)
    ]
    match = table({EAST: "4xF 2xGD 3xEw RD 3xWw Nw"}, drawn="Nw", card={"id": "two", "lines": lines})
    assert threw(PLANNER, match) in {"RD", "Nw"}


def test_of_tiles_that_no_line_needs_the_one_goes_of_which_fewest_can_come() -> None:
    match = table({EAST: "3x2B 3x7B 3x2C 3x7C 9D 5D"}, drawn="9D", discards=[(SOUTH, "9D"), (WEST, "9D")])
    assert threw(PLANNER, match) == "9D"


def test_the_last_tile_of_an_exposed_neighbour_is_not_thrown_late() -> None:
    """South shows three groups of T1 and waits for a 7C; East has nothing to win any more."""
    shown = {SOUTH: [meld("pung", "3x2B", WEST), meld("pung", "3x7B", WEST), meld("kong", "4x2C", WEST)]}
    hands = {EAST: "7C 1B 4B 8B 5C 8C 3D 6D 9D Ew Sw GD RD WD", SOUTH: "3x7C"}
    match = table(hands, melds=shown, drawn="7C", left=12)
    assert threw(PLANNER, match) != "7C"


# ---- claims and exposures ----------------------------------------------------------------


def answered(bot: Bot, written: str, tile: str, **more: Any) -> Offer:
    return choice(bot, thrown(table({EAST: written}, **more), SOUTH, tile))


@each_bot
def test_a_group_of_a_near_line_is_claimed(bot: Bot) -> None:
    answer = answered(bot, "2x2B 3x7B 3x2C 3x7C RD 6D", "2B")
    assert (answer.name, answer.tiles) == ("pung", tiles("2x2B"))


@each_bot
def test_naturals_go_into_a_new_exposure_before_jokers(bot: Bot) -> None:
    answer = answered(bot, "3x2B 7B 4x2C 3x7C J RD", "7C")
    assert (answer.name, answer.tiles) == ("kong", tiles("3x7C"))


@each_bot
def test_a_pung_is_not_claimed_for_a_line_that_prints_a_quint(bot: Bot) -> None:
    assert answered(bot, "2x1B 3x6B 4xNw J RD 3D GD", "1B").name == "pass"


@each_bot
def test_nothing_is_claimed_for_a_concealed_line(bot: Bot) -> None:
    assert answered(bot, "4xF 2x1B 3x5C 3x9D RD", "1B").name == "pass"


@each_bot
def test_nothing_is_claimed_that_goes_with_no_line_of_what_lies_exposed(bot: Bot) -> None:
    """With a kong of 9B exposed only T5 is open; a pung of 5C would fit nothing."""
    exposed = {EAST: [meld("kong", "4x9B", WEST)]}
    assert answered(bot, "2x5C 3xGD Nw Ew Ww 1D", "5C", melds=exposed).name == "pass"


# ---- jokers ------------------------------------------------------------------------------

SOUTH_SHOWS: dict[int, list[Meld]] = {SOUTH: [meld("kong", "2x7D 2xJ", WEST, "7D")]}


@each_bot
def test_a_loose_tile_is_given_for_a_joker(bot: Bot) -> None:
    match = table({EAST: "3x2B 3x7B 3x2C 3x7C RD 7D"}, melds=SOUTH_SHOWS, drawn="RD")
    assert choice(bot, match) == Offer("exchange", tiles("7D"), 10)


@each_bot
def test_an_exchange_that_completes_the_hand_is_made_and_the_hand_declared(bot: Bot) -> None:
    match = table({EAST: f"{T1_WAITING} 7D"}, melds=SOUTH_SHOWS, drawn="7D")
    assert choice(bot, match).name == "exchange"


@each_bot
def test_a_tile_of_a_pair_is_not_given_for_a_joker(bot: Bot) -> None:
    hand = "2xF 2x1D 2x4D 2x7D 2x1B 2x4B 7B RD"
    match = table({EAST: hand}, melds=SOUTH_SHOWS, drawn="RD")
    assert threw(bot, match) == "RD"


# ---- wrong exposures and dead hands ------------------------------------------------------


@each_bot
def test_a_new_exposure_that_fits_no_line_is_put_right(bot: Bot) -> None:
    """No line prints a quint of 5B; T5 prints a kong or a pung of it."""
    laid = {EAST: [meld("quint", "4x5B J", NORTH, "5B")]}
    match = table({EAST: "Nw Ew Ww Sw 3xGD 6B 9C"}, melds=laid, discards=[(NORTH, "5B")])
    claimed = hand(match).discards[0]._replace(taken_by=EAST)
    answer = choice(bot, match._replace(deal=hand(match)._replace(discards=(claimed,))))
    assert answer in {Offer("amend", tiles("3x5B")), Offer("amend", tiles("2x5B"))}


def test_a_hand_is_called_dead_only_when_its_exposures_fit_no_line() -> None:
    wrong = {SOUTH: [meld("pung", "3xEw", WEST), meld("pung", "3xWw", WEST)]}
    right = {SOUTH: [meld("pung", "3x2B", WEST), meld("pung", "3x7B", WEST)]}
    hands = {EAST: T1_CALLING, SOUTH: "1B 4B 7B 2C 5C 8C 3D"}
    thrown_before = [(WEST, "RD")]
    called = choice(PLANNER, table(hands, melds=wrong, drawn="Nw", discards=thrown_before))
    assert called == Offer("call-dead", (), SOUTH, asked=False)
    let_be = choice(PLANNER, table(hands, melds=right, drawn="Nw", discards=thrown_before))
    assert let_be.name == "discard"


# ---- blanks ------------------------------------------------------------------------------


def with_blank(written: str, *lying: str) -> Offer:
    match = table({EAST: f"{written} BL"}, drawn="BL", discards=[(SOUTH, tile) for tile in lying], blanks=6)
    return choice(PLANNER, match)


def test_a_blank_fetches_the_tile_that_completes_the_hand() -> None:
    assert with_blank(T1_WAITING, "RD", "7C", "5D") == Offer("blank-swap", tiles("BL"), 1, asked=False)


def test_a_blank_is_kept_while_the_hand_is_far_from_everything() -> None:
    answer = with_blank("1B 4B 6B 8B 1C 3C 5C 8C 4D 6D 9D Ew GD", "2B", "7B")
    assert answer.name == "discard" and answer.tiles != tiles("BL")


def test_the_beginner_leaves_blanks_alone() -> None:
    match = table({EAST: "3x2B 3x7B 3x2C 3x7C RD BL"}, drawn="RD", discards=[(SOUTH, "7C")], blanks=6)
    assert threw(BEGINNER, match) == "RD"
