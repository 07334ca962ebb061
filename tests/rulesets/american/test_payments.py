"""What a won hand is worth, and who pays: the payment table of chapter 16."""

import pytest

from kongbox.engine.seats import SEATS
from kongbox.i18n import LANGUAGES
from kongbox.rulebook import has_words
from kongbox.rulesets.american.card import read_card
from kongbox.rulesets.american.matcher import Exposure, matches
from kongbox.rulesets.american.payments import (
    DEAL,
    DISCARD,
    EXCHANGE,
    SELF,
    Circumstances,
    flat_award,
    settle,
    survivor_award,
    wrecked_wall_award,
)
from kongbox.rulesets.american.scoring import EXPLAINED, NOT_COUNTED, laid, worth_of
from tests.rulesets.american.tables import CARD, tiles

EAST, SOUTH, WEST, NORTH = SEATS
READ = read_card(CARD)


def match(written, *exposures):
    (found,) = matches(READ, tiles(written), exposures)
    return found


NATURAL = match("3x2B 3x7B 4x2C 4x7C")
WITH_JOKER = match("3x2B 2x7B J 4x2C 4x7C")
PAIRS = match("F F 1B 1B 4B 4B 7B 7B 1C 1C 4C 4C 7C 7C")
CONCEALED = match("4xF 3x1B 3x5C 3x9D J")


@pytest.mark.clause("american.score.2", "american.score.6", "american.score.1")
@pytest.mark.parametrize(
    ("hand", "discarder", "other"),
    [(WITH_JOKER, 50, 25), (NATURAL, 100, 50), (PAIRS, 100, 50)],
    ids=["with joker", "jokerless", "singles and pairs"],
)
def test_on_a_discard_the_discarder_pays_double(hand, discarder, other):
    sheet = settle(hand, WEST, DISCARD, EAST)
    assert sheet.balance() == (-discarder, -other, discarder + 2 * other, -other)
    assert {payment.clause for payment in sheet.payments} == {"american.score.2"}
    assert sheet.responsible == EAST


@pytest.mark.clause("american.score.3", "american.score.6")
@pytest.mark.parametrize(
    ("hand", "each"),
    [(WITH_JOKER, 50), (NATURAL, 100), (PAIRS, 100)],
    ids=["with joker", "jokerless", "singles and pairs"],
)
@pytest.mark.parametrize("way", [SELF, EXCHANGE, DEAL])
def test_without_a_discarder_everybody_pays_double(hand, each, way):
    sheet = settle(hand, NORTH, way)
    assert sheet.balance() == (-each, -each, -each, 3 * each)
    assert {payment.clause for payment in sheet.payments} == {"american.score.3"}


@pytest.mark.clause("american.score.4", "american.score.8", "american.joker.13")
def test_a_hand_without_jokers_counts_its_value_twice():
    sheet = settle(NATURAL, SOUTH, SELF)
    assert [(line.clause, line.points) for line in sheet.lines] == [("american.score.1", 25), ("american.score.4", 25)]
    assert (sheet.raw, sheet.total) == (50, 50)
    assert settle(WITH_JOKER, SOUTH, SELF).total == 25
    exposed = match("2x7B J 4x2C 4x7C", Exposure("2B", 3))
    assert settle(exposed, SOUTH, SELF).total == 25
    all_exchanged = match("3x7B 4x2C 4x7C", Exposure("2B", 3))
    assert settle(all_exchanged, SOUTH, SELF).total == 50


@pytest.mark.clause("american.score.4", "american.score.10")
def test_singles_and_pairs_are_never_doubled_and_the_sheet_says_so():
    sheet = settle(PAIRS, EAST, DISCARD, WEST, Circumstances(exposed=True))
    assert [line.clause for line in sheet.lines] == ["american.score.1"]
    assert [line.clause for line in sheet.uncounted] == ["american.score.10"]


@pytest.mark.clause("american.score.10")
def test_the_flag_of_the_section_decides_and_not_the_size_of_the_groups():
    unflagged = read_card(CARD | {"sections": [{"id": section["id"]} for section in CARD["sections"]]})
    (found,) = matches(unflagged, tiles("F F 1B 1B 4B 4B 7B 7B 1C 1C 4C 4C 7C 7C"))
    assert (settle(found, EAST, SELF).total, settle(PAIRS, EAST, SELF).total) == (100, 50)


@pytest.mark.clause("american.score.5", "american.concealed.1")
@pytest.mark.parametrize("hand", [CONCEALED, WITH_JOKER], ids=["C line", "X line"])
def test_concealed_is_no_double_whatever_the_line_is_marked(hand):
    sheet = settle(hand, EAST, SELF, None, Circumstances(exposed=False))
    assert sheet.total == hand.value
    assert [line.clause for line in sheet.uncounted] == ["american.score.5"]
    assert settle(hand, EAST, SELF).uncounted == ()


@pytest.mark.clause("american.score.11", "american.east.2")
@pytest.mark.parametrize("winner", SEATS)
def test_every_seat_wins_and_pays_the_same(winner):
    assert settle(WITH_JOKER, winner, SELF).balance()[winner] == 150
    assert sorted(settle(WITH_JOKER, winner, DISCARD, (winner + 1) % 4).balance()) == [-50, -25, -25, 100]


@pytest.mark.clause("american.dead.5", "american.score.7")
def test_dead_hands_pay_what_they_would_have_paid_alive():
    sheet = settle(WITH_JOKER, WEST, DISCARD, EAST, Circumstances(dead=(SOUTH,)))
    assert sheet.balance() == settle(WITH_JOKER, WEST, DISCARD, EAST).balance()
    assert ("american.dead.5", (("seat", SOUTH),)) in [(note.clause, note.facts) for note in sheet.notes]


@pytest.mark.clause("american.joker.11", "american.score.3")
def test_a_win_by_exchange_says_that_it_counts_as_self_drawn():
    notes = settle(WITH_JOKER, WEST, EXCHANGE, None, Circumstances(tile="J")).notes
    assert [note.clause for note in notes] == ["american.score.3", "american.joker.11"]


@pytest.mark.clause("american.option.2")
def test_an_unsafe_tile_from_the_hot_wall_pays_for_the_whole_table():
    sheet = settle(NATURAL, WEST, DISCARD, EAST, Circumstances(unsafe=True))
    assert sheet.balance() == (-200, 0, 200, 0)
    assert [note.clause for note in sheet.notes] == ["american.option.2"]


@pytest.mark.clause("american.score.12")
def test_the_sheet_explains_itself_and_balances():
    sheet = settle(WITH_JOKER, WEST, DISCARD, EAST)
    (line,) = sheet.lines
    assert line.facts == (("line", "T1"), ("value", 25))
    assert line.tiles == tiles("3x2B 2x7B J 4x2C 4x7C")
    assert sheet.arrangement == laid(WITH_JOKER)
    assert sum(sheet.balance()) == 0
    assert worth_of(WITH_JOKER, exposed=True).points == sum(each.points for each in sheet.lines)


@pytest.mark.clause("american.score.9")
def test_points_are_whole_numbers_and_nothing_in_a_sheet_names_money():
    sheet = settle(NATURAL, WEST, DISCARD, EAST)
    assert all(type(payment.points) is int for payment in sheet.payments)
    assert not {"stake", "currency", "money", "price"} & set(sheet._fields)


@pytest.mark.clause("american.score.6", "american.adj.12", "american.adj.19", "american.adj.24")
def test_flat_awards_are_four_times_the_value_jokerless_or_not():
    (payment,) = flat_award(EAST, SOUTH, NATURAL.value, "american.adj.19")
    assert payment == (EAST, SOUTH, 100, "american.adj.19")


@pytest.mark.clause("american.score.6", "american.adj.16", "american.adj.17")
def test_a_survivor_is_paid_twice_the_value_and_a_wrecked_wall_costs_the_least_to_each():
    assert survivor_award(EAST, SOUTH, 30, "american.adj.16")[0].points == 60
    assert survivor_award(EAST, SOUTH, 0, "american.adj.16") == ()
    assert [payment.points for payment in wrecked_wall_award(EAST, (SOUTH, NORTH), 20)] == [20, 20]


@pytest.mark.parametrize("way", [SELF, DISCARD])
def test_a_discard_without_discarder_or_a_discarder_without_discard_is_no_win(way):
    with pytest.raises(AssertionError, match="discard"):
        settle(NATURAL, EAST, way, SOUTH if way == SELF else None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_a_sheet_has_its_sentence(lang):
    assert [each for each in EXPLAINED if not has_words(lang, each, "line")] == []
    assert [each for each in NOT_COUNTED if not has_words(lang, each, "uncounted")] == []
