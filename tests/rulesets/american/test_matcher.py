"""Complete hands, exposures, hands that can still be made, and the lines nearest to a rack."""

import pytest

from kongbox.rulesets.american.card import read_card
from kongbox.rulesets.american.matcher import (
    CLOSED,
    DEAD,
    POSSIBLE,
    Exposure,
    best_match,
    fits,
    matches,
    nearest,
    still_possible,
)
from kongbox.rulesets.american.practice_card import practice_card
from kongbox.rulesets.american.tileset import TILES
from tests.rulesets.american.cards import PRACTICE_1, card_of, line

CARD = read_card(PRACTICE_1)
TWOS_AND_SEVENS = ["2B", "2B", "2B", "7B", "7B", "7B", "2C", "2C", "2C", "2C", "7C", "7C", "7C", "7C"]
"""P1 without a joker."""


def by_line(found):
    return {near.line.id: near for near in found}


@pytest.mark.clause("american.win.1", "american.win.2")
def test_fourteen_tiles_of_one_line_are_mahjong():
    (match,) = matches(CARD, TWOS_AND_SEVENS)
    assert (match.concrete.line.id, match.jokers, match.jokerless, match.value) == ("P1", (0, 0, 0, 0), True, 25)


@pytest.mark.clause("american.win.1")
@pytest.mark.parametrize("tiles", [TWOS_AND_SEVENS[:13], [*TWOS_AND_SEVENS, "J"], ["J"] * 14, []])
def test_any_other_number_of_tiles_or_a_rack_of_jokers_is_none(tiles):
    assert matches(CARD, tiles) == ()


@pytest.mark.clause("american.win.5", "american.blank.7")
def test_a_blank_is_never_part_of_a_complete_hand():
    assert matches(CARD, ["BL", *TWOS_AND_SEVENS[1:]]) == ()


@pytest.mark.clause("american.joker.3")
def test_a_group_may_be_all_jokers():
    (match,) = matches(CARD, ["J"] * 4 + TWOS_AND_SEVENS[:10])
    assert match.jokers == (0, 0, 0, 4)


@pytest.mark.clause("american.win.2", "american.exposure.8")
def test_exposures_are_whole_groups():
    concealed = TWOS_AND_SEVENS[3:]
    assert matches(CARD, concealed, [Exposure("2B", 3, 2)])[0].jokers == (2, 0, 0, 0)
    assert not matches(CARD, [*concealed[:-1]], [Exposure("2B", 4)])


@pytest.mark.clause("american.concealed.1", "american.concealed.4")
def test_a_concealed_line_takes_no_exposures():
    hand = ["F"] * 4 + ["1B"] * 3 + ["5C"] * 3 + ["9D"] * 4
    assert matches(CARD, hand)
    assert not matches(CARD, hand[4:], [Exposure("F", 4)])
    assert not fits(CARD, [Exposure("F", 4)])


@pytest.mark.clause("american.score.4", "american.score.8", "american.score.10", "american.joker.13")
def test_a_hand_without_jokers_doubles_except_in_singles_and_pairs():
    (plain,) = matches(CARD, TWOS_AND_SEVENS)
    (joker,) = matches(CARD, ["J", *TWOS_AND_SEVENS[1:]])
    (exposed,) = matches(CARD, TWOS_AND_SEVENS[3:], [Exposure("2B", 3, 1)])
    (pairs,) = matches(CARD, [tile for tile in ["F", "1B", "4B", "7B", "1D", "4D", "7D"] for _ in range(2)])
    assert [each.worth for each in (plain, joker, exposed, pairs)] == [50, 25, 25, 50]
    assert [each.doubled for each in (plain, joker, exposed, pairs)] == [True, False, False, False]


@pytest.mark.clause("american.win.4")
def test_the_best_reading_is_paid_and_card_order_breaks_ties():
    groups = [[3, "2@a"], [3, "4@a"], [4, "6@b"], [4, "8@b"]]
    card = card_of(line(groups), line(groups, value=30), line(groups, value=30))
    rack = ["2B"] * 3 + ["4B"] * 3 + ["6C"] * 4 + ["8C"] * 4
    found = matches(card, rack)
    assert [match.concrete.line.id for match in found] == ["L1", "L2", "L3"]
    assert best_match(found).concrete.line.id == "L2"


@pytest.mark.clause("american.win.4", "american.score.10")
def test_a_doubled_value_may_beat_a_higher_printed_one():
    pairs = [[2, f"{number}@a"] for number in range(1, 8)]
    card = card_of(line(pairs, section="singles_and_pairs", value=45, mark="C"), line(pairs, value=25))
    rack = [f"{number}B" for number in range(1, 8) for _ in range(2)]
    assert best_match(matches(card, rack)).concrete.line.id == "L2"


# ---- exposures -----------------------------------------------------------------------------


@pytest.mark.clause("american.exposure.7")
def test_exposures_fit_only_under_one_choice_of_suits_and_numbers():
    assert fits(CARD, [Exposure("2B", 3), Exposure("7C", 4)])
    assert not fits(CARD, [Exposure("2B", 3), Exposure("7C", 3)])
    assert fits(CARD, [Exposure("3B", 5, 1), Exposure("8B", 5, 2)])
    assert not fits(CARD, [Exposure("3B", 5, 1), Exposure("7B", 5, 2)])


@pytest.mark.clause("american.exposure.9")
def test_the_order_of_exposures_is_free():
    shown = [Exposure("7C", 4), Exposure("2B", 3), Exposure("2C", 4)]
    assert fits(CARD, shown)
    assert fits(CARD, shown[::-1])


@pytest.mark.clause("american.exposure.8")
def test_one_group_is_not_exposed_twice():
    assert not fits(CARD, [Exposure("2B", 3), Exposure("2B", 3)])
    twins = card_of(line([[3, "5B"], [3, "5B"], [4, "F"], [4, "Ew"]]))
    assert fits(twins, [Exposure("5B", 3, 1), Exposure("5B", 3, 2)])
    assert not fits(twins, [Exposure("5B", 6, 2)])


def test_without_exposures_any_open_line_fits():
    assert fits(CARD, [])
    assert not fits(card_of(line([[2, f"{n}@a"] for n in range(1, 8)], mark="C")), [])


def test_an_exposure_without_jokers_leaves_the_other_twin_to_one_with_jokers():
    twins = card_of(line([[3, 0], [3, "WD"], [4, "F"], [4, "Ew"]])).strict_about_zeros
    assert fits(twins, [Exposure("WD", 3, 0), Exposure("WD", 3, 2)])
    assert not fits(twins, [Exposure("WD", 3, 1), Exposure("WD", 3, 2)])


# ---- hands that can still be made ------------------------------------------------------------


@pytest.mark.clause("american.dead.6")
def test_a_hand_is_possible_while_some_line_can_come():
    assert still_possible(CARD, [], 13, {})
    assert still_possible(CARD, [Exposure("2B", 3)], 10, {"7B": 4})


@pytest.mark.clause("american.dead.3", "american.dead.6")
def test_a_pair_that_lies_open_elsewhere_makes_a_line_impossible_and_a_kong_does_not():
    card = card_of(line([[2, "RD"], [4, "2@a"], [4, "4@a"], [4, "6@a"]]))
    shown = [Exposure("2B", 4)]
    assert still_possible(card, shown, 9, {"4B": 4, "6B": 4})
    assert not still_possible(card, shown, 9, {"4B": 4, "6B": 4, "J": 1})
    assert not still_possible(card, shown, 9, {"RD": 3})


@pytest.mark.clause("american.dead.3", "american.error.2")
def test_a_hand_with_a_wrong_number_of_tiles_cannot_be_completed():
    assert not still_possible(CARD, [Exposure("2B", 3)], 9, {})
    assert not still_possible(CARD, [], 15, {})


@pytest.mark.clause("american.dead.6", "american.joker.7")
def test_jokers_in_the_own_exposures_count_while_a_natural_can_fetch_them():
    card = card_of(line([[4, "2@a"], [4, "4@a"], [4, "6@a"], [2, "RD"]]))
    shown = [Exposure("2B", 4, 2)]
    assert still_possible(card, shown, 9, {"4B": 4, "6B": 2, "J": 2})
    assert not still_possible(card, shown, 9, {"2B": 2, "4B": 4, "6B": 2, "J": 1})


# ---- the nearest lines -----------------------------------------------------------------------


def test_a_complete_hand_lacks_nothing_and_comes_first():
    first = nearest(CARD, TWOS_AND_SEVENS)[0]
    assert (first.line.id, first.missing, first.tiles, first.state) == ("P1", 0, (), POSSIBLE)


def test_what_is_missing_is_named_and_how_much_of_it_is_gone():
    rack = TWOS_AND_SEVENS[:6] + ["2C", "2C", "J"] + ["7C"] * 4
    near = nearest(CARD, rack, seen={"2C": 1})[0]
    assert (near.line.id, near.missing, near.tiles) == ("P1", 1, ("2C",))
    assert (near.seen, near.live) == (1, 1 + 7)


def test_jokers_go_to_what_is_hardest_to_get():
    rack = ["2B", "2B", "J", "7B", "7B", "2C", "2C", "2C", "2C", "7C", "7C", "7C", "7C"]
    assert nearest(CARD, rack, seen={"2B": 1})[0].tiles == ("7B",)
    assert nearest(CARD, rack, seen={"7B": 2})[0].tiles == ("2B",)


def test_where_only_a_joker_can_come_a_joker_is_missing():
    rack = [*TWOS_AND_SEVENS[:6], *["2C"] * 3, *["7C"] * 4]
    near = nearest(CARD, rack, seen={"2C": 1})[0]
    assert (near.tiles, near.live) == (("J",), 8)


def test_the_best_suits_and_numbers_are_chosen():
    near = by_line(nearest(CARD, ["4D"] * 3 + ["9D"] * 4 + ["Nw"] * 4))["P3"]
    assert [(group.tile, group.count) for group in near.concrete.groups] == [("4D", 5), ("9D", 5), ("Nw", 4)]
    assert near.missing == 3


def test_of_readings_equally_near_the_easier_one_is_chosen():
    rack = ["F", "F", "2B", "2B"]
    assert by_line(nearest(CARD, rack, seen={"7B": 3, "2C": 4, "7C": 4}))["P1"].concrete.groups[2].tile == "2D"


def test_lines_equally_near_stand_by_value_then_by_card_order():
    groups = [[3, "2@a"], [3, "4@a"], [4, "6@b"], [4, "8@b"]]
    card = card_of(line(groups), line(groups, value=30), line(groups, value=30))
    assert [near.line.id for near in nearest(card, ["2B"])] == ["L2", "L3", "L1"]


def test_as_many_lines_are_told_as_are_wanted():
    assert len(nearest(CARD, ["2B"], limit=3)) == 3
    assert len(nearest(CARD, ["2B"])) == len(CARD.lines)
    assert nearest(CARD, ["2B"], limit=3) == nearest(CARD, ["2B"])[:3]


@pytest.mark.clause("american.concealed.4", "american.exposure.7", "american.dead.3")
def test_closed_and_dead_lines_come_last_with_their_reason():
    found = nearest(CARD, ["2C"] * 4, [Exposure("2B", 3)], seen={"J": 8, "7B": 2})
    shut_out = (DEAD, "american.exposure.7")
    assert {near.line.id: (near.state, near.reason) for near in found} == {
        "P1": (DEAD, "american.dead.3"),
        "P2": (CLOSED, "american.concealed.4"),
        "P4": (CLOSED, "american.concealed.4"),
        "P6": (POSSIBLE, ""),
        **dict.fromkeys(("P3", "P5", "P7", "P8", "P9", "P10", "P11"), shut_out),
    }
    assert found[0].line.id == "P6"
    assert [near.missing for near in found[1:]] == sorted(near.missing for near in found[1:])


@pytest.mark.clause("american.dead.3")
def test_a_farther_reading_that_can_come_is_preferred_to_a_nearer_one_that_cannot():
    card = card_of(line([[2, "x@a"], [4, "F"], [4, "Ew"], [4, "Ww"]]))
    near = nearest(card, ["5B", *["F"] * 4], seen={"5B": 3})[0]
    assert (near.missing, near.state) == (10, POSSIBLE)
    assert near.concrete.groups[0].tile != "5B"


def test_every_rack_has_a_distance_to_every_line_of_the_practice_card():
    card = practice_card()
    for start in range(0, 140, 14):
        found = nearest(card, TILES.all_tiles()[start : start + 13])
        assert {near.line.id for near in found} == {line.id for line in card.lines}
        assert all(1 <= near.missing == len(near.tiles) <= 14 for near in found)
