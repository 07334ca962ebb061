"""The twenty-five things a printed card can say, each in the notation of a card document."""

import pytest

from kongbox.rulesets.american.card import read_card
from kongbox.rulesets.american.matcher import Exposure, fits, matches
from kongbox.rulesets.american.tileset import DRAGONS, SUITS, WINDS, dragon_of
from tests.rulesets.american.cards import card_of, hands, line

FILL = [[4, "Ew"], [4, "Ww"]]
"""Eight tiles that leave nothing to choose."""


def suits(hand):
    return [tile[1] for tile, _ in hand if tile[0].isdigit()]


def numbers(hand):
    return [int(tile[0]) for tile, _ in hand if tile[0].isdigit()]


@pytest.mark.clause("american.card.5")
def test_01_two_colours_are_two_different_suits_in_any_order():
    found = hands([[3, "2@a"], [3, "7@b"], *FILL])
    assert sorted(map(suits, found)) == sorted([one, other] for one in SUITS for other in SUITS if one != other)


@pytest.mark.clause("american.card.5", "american.card.16")
def test_02_a_line_of_one_colour_has_three_readings_and_no_hand_comes_twice():
    assert len(hands([[3, "2@a"], [3, "7@a"], *FILL])) == 3
    assert len(hands([[3, "2@a"], [3, "2@b"], *FILL])) == 3


@pytest.mark.clause("american.card.10")
def test_03_the_same_numbers_in_one_suit_or_in_three_are_alternatives_of_one_line():
    three = [[2, "2@a"], [2, "4@b"], [2, "6@c"], *FILL]
    one = [[2, "2@a"], [2, "4@a"], [2, "6@a"], *FILL]
    (read,) = card_of(
        {
            "id": "L", "section": "s", "mark": "X", "value": 25,
            "alternatives": [{"groups": one}, {"groups": three, "value": 30}],
        }
    ).lines  # fmt: skip
    assert [len(set(suits([(g.tile, g.count) for g in each.groups]))) for each in read.concretes] == [1] * 3 + [3] * 6
    assert [each.value for each in read.concretes] == [25] * 3 + [30] * 6
    assert [each.alternative for each in read.concretes] == [0] * 3 + [1] * 6


@pytest.mark.clause("american.card.5", "american.card.13")
def test_04_one_or_two_suits_and_two_or_three_are_lists_of_what_may_be_equal():
    groups = [[2, "2@a"], [2, "4@b"], [2, "6@c"], *FILL]
    assert {len(set(suits(hand))) for hand in hands(groups, suits=["a=b=c", "a=b c"])} == {1, 2}
    assert {len(set(suits(hand))) for hand in hands(groups, suits=["a=b c", "a b=c", "a=c b", "a b c"])} == {2, 3}
    assert len(hands(groups, suits="any")) == 27


@pytest.mark.clause("american.card.9", "american.tiles.5")
def test_05_a_run_starts_anywhere_but_ends_at_nine_and_holds_no_zero():
    found = hands([[3, "x@a"], [3, "x+1@a"], [4, "x+2@a"], [4, "Ew"]])
    assert {tuple(numbers(hand)) for hand in found} == {(low, low + 1, low + 2) for low in range(1, 8)}
    assert all("WD" not in dict(hand) for hand in found)


def test_06_a_run_may_lie_in_different_suits():
    found = hands([[3, "x@a"], [3, "x+1@b"], [4, "x+2@c"], [4, "Ew"]])
    assert len(found) == 7 * 6
    assert all(len(set(suits(hand))) == 3 for hand in found)


def test_07_like_numbers_are_one_letter_in_several_suits():
    found = hands([[3, "x@a"], [3, "x@b"], [4, "x@c"], [4, "Ew"]])
    assert {tuple(numbers(hand)) for hand in found} == {(each,) * 3 for each in range(1, 10)}


@pytest.mark.clause("american.card.13")
@pytest.mark.parametrize(
    ("domain", "allowed"),
    [
        ("odd", {1, 3, 5, 7, 9}),
        ("even", {2, 4, 6, 8}),
        ("threes", {3, 6, 9}),
        ("4-6", {4, 5, 6}),
        ([2, 7], {2, 7}),
        (5, {5}),
    ],
)
def test_08_like_numbers_may_be_restricted(domain, allowed):
    found = hands([[3, "x@a"], [3, "x@b"], *FILL], numbers={"x": domain})
    assert {number for hand in found for number in numbers(hand)} == allowed


def test_09_a_choice_between_two_numbers_is_the_same_in_both_groups():
    found = hands([[3, "x@a"], [3, "x@b"], *FILL], numbers={"x": [2, 8]})
    assert {tuple(numbers(hand)) for hand in found} == {(2, 2), (8, 8)}


@pytest.mark.clause("american.card.9")
def test_10_printed_numbers_are_those_numbers_only():
    assert {tuple(numbers(hand)) for hand in hands([[3, "5@a"], [3, "6@b"], *FILL])} == {(5, 6)}


@pytest.mark.clause("american.tiles.4", "american.card.8")
def test_11_the_zero_of_a_year_block_is_soap_whatever_suit_the_digits_have():
    found = hands([{"block": ["2@a", 0, "4@a", "8@a"]}, [2, "F"], *FILL])
    assert sorted(suits(hand)[0] for hand in found) == sorted(SUITS)
    assert all(("WD", 1) in hand for hand in found)


@pytest.mark.clause("american.joker.4")
def test_12_a_pung_of_zeros_takes_jokers_and_the_white_dragons_unless_the_table_says_no():
    card = card_of(line([[3, 0], [3, "2@a"], *FILL]))
    rack = ["WD", "J", "J", "2B", "2B", "2B", *["Ew"] * 4, *["Ww"] * 4]
    assert matches(card, rack)
    assert not matches(card.strict_about_zeros, rack)
    assert matches(card.strict_about_zeros, ["WD"] * 3 + rack[3:])
    printed_as_dragon = card_of(line([[3, "WD"], [3, "2@a"], *FILL]))
    assert matches(printed_as_dragon.strict_about_zeros, rack)


@pytest.mark.clause("american.card.11", "american.tiles.2")
def test_13_a_matching_dragon_has_the_suit_of_its_numbers():
    found = hands([[3, "2@a"], [3, "D@a"], *FILL])
    assert len(found) == 3
    assert all(dict(hand).get(dragon_of(suits(hand)[0])) == 3 for hand in found)


@pytest.mark.clause("american.card.11")
def test_14_an_opposite_dragon_leaves_two_choices_beside_one_suit_and_one_beside_two():
    assert len(hands([[3, "2@a"], [3, "D@b"], *FILL])) == 6
    found = hands([[3, "2@a"], [3, "4@b"], [4, "D@c"], [4, "Ew"]])
    assert len(found) == 6
    for hand in found:
        (dragon,) = set(dict(hand)) & set(DRAGONS)
        assert dragon not in {dragon_of(suit) for suit in suits(hand)}


def test_15_any_dragon_or_any_two_different_dragons():
    assert len(hands([[3, "2@a"], [3, "D@d"], *FILL], suits="any")) == 9
    two = hands([[3, "D@d"], [3, "D@e"], *FILL])
    assert {frozenset(tile for tile, _ in hand[:2]) for hand in two} == {
        frozenset(pair) for pair in (("GD", "RD"), ("GD", "WD"), ("RD", "WD"))
    }
    beside = hands([[3, "2@a"], [3, "D@d"], [4, "D@e"], [4, "Ew"]], suits=["a d e", "a=d e", "a=e d"])
    assert len(beside) == 3 * 6


def test_16_a_dragon_may_be_fixed_by_name():
    assert len(hands([[3, "RD"], [3, "2@a"], *FILL])) == 3


@pytest.mark.clause("american.claim.6", "american.card.7", "american.card.12")
def test_17_the_four_winds_as_a_row_of_singles_take_no_jokers_and_cannot_be_exposed():
    card = card_of(line([{"block": ["Nw", "Ew", "Ww", "Sw"]}, [3, "x@a"], [3, "D@a"], [4, "F"]]))
    assert [group.block for group in card.concretes[0].groups] == [1, 1, 1, 1, 0, 0, 0]
    rest = ["5B"] * 3 + ["GD"] * 3 + ["F"] * 4
    assert matches(card, ["Nw", "Ew", "Ww", "Sw", *rest])
    assert not matches(card, ["Nw", "Ew", "Ww", "J", *rest])
    assert not fits(card, [Exposure("Nw", 3)])


def test_18_winds_tied_to_odd_or_even_numbers_are_alternatives():
    pairs = [[2, "x@a"], [4, "x@b"], [4, "x@c"]]
    (read,) = card_of(
        {
            "id": "L", "section": "s", "mark": "X", "value": 25,
            "alternatives": [
                {"groups": [[2, "Nw"], [2, "Sw"], *pairs], "numbers": {"x": "odd"}},
                {"groups": [[2, "Ew"], [2, "Ww"], *pairs], "numbers": {"x": "even"}},
            ],
        }
    ).lines  # fmt: skip
    for concrete in read.concretes:
        is_odd = int(concrete.groups[2].tile[0]) % 2 == 1
        assert (concrete.groups[0].tile == "Nw") == is_odd
    assert len(read.concretes) == (5 + 4) * 3


@pytest.mark.clause("american.card.13")
def test_19_any_wind_is_one_letter_and_two_letters_are_different_winds():
    assert {hand[0][0] for hand in hands([[4, "W@v"], [4, "F"], [3, "GD"], [3, "RD"]])} == set(WINDS)
    assert len(hands([[4, "W@v"], [4, "W@w"], [3, "GD"], [3, "RD"]])) == 6
    restricted = hands([[4, "W@v"], [4, "F"], [3, "GD"], [3, "RD"]], winds={"v": ["Nw", "Sw"]})
    assert {hand[0][0] for hand in restricted} == {"Nw", "Sw"}


@pytest.mark.clause("american.card.14", "american.exposure.8")
def test_20_twin_pairs_never_merge_into_a_group_that_takes_jokers():
    card = card_of(line([[2, "5B"], [2, "5B"], [2, "F"], [4, "5C"], [4, "5D"]]))
    rest = ["F", "F", *["5C"] * 4, *["5D"] * 4]
    assert matches(card, ["5B"] * 4 + rest)
    assert not matches(card, ["5B"] * 3 + ["J"] + rest)
    assert not fits(card, [Exposure("5B", 4), Exposure("5C", 4), Exposure("5D", 4)])


@pytest.mark.clause("american.tiles.6", "american.card.15")
def test_21_a_kind_needed_more_than_four_times_over_the_line_forces_jokers():
    card = card_of(line([[2, "5@a"], [4, "5@a"], [4, "F"], [4, "Ew"]]))
    rest = ["F"] * 4 + ["Ew"] * 4
    (match,) = matches(card, ["5B"] * 4 + ["J"] * 2 + rest)
    assert match.jokers == (0, 2, 0, 0)
    assert not matches(card, ["5B"] * 1 + ["J"] * 5 + rest)


def test_22_a_run_of_singles_with_one_doubled_ties_other_groups_to_that_number():
    run = {"block": ["x@a", "x+1@a", "x+2@a", "x+3@a"]}
    found = hands([run, [1, "y@a"], [4, "y@b"], [4, "y@c"], [1, "F"]], where=["x <= y", "y <= x + 3"])
    assert len(found) == 6 * 4 * 3
    for hand in found:
        run_numbers, doubled = numbers(hand)[:4], numbers(hand)[4]
        assert doubled in run_numbers
        assert numbers(hand)[5:] == [doubled, doubled]


@pytest.mark.clause("american.joker.1", "american.joker.2")
def test_23_flowers_take_jokers_in_a_kong_and_none_in_a_pair_of_the_same_line():
    card = card_of(line([[2, "F"], [4, "F"], *FILL]))
    winds = ["Ew"] * 4 + ["Ww"] * 4
    assert matches(card, ["F"] * 2 + ["J"] * 4 + winds)
    assert not matches(card, ["F"] * 1 + ["J"] * 5 + winds)


@pytest.mark.clause("american.tiles.6")
def test_24_quints_and_sextets_need_jokers_unless_they_are_flowers():
    card = card_of(line([[6, "F"], [5, "x@a"], [3, "Ew"]]))
    rest = ["Ew"] * 3
    assert matches(card, ["F"] * 6 + ["5B"] * 4 + ["J"] + rest)[0].jokers == (0, 1, 0)
    assert matches(card, ["F"] * 4 + ["5B"] * 3 + ["J"] * 4 + rest)
    assert [group.kind for group in card.concretes[0].groups] == ["sextet", "quint", "pung"]


@pytest.mark.clause("american.card.6", "american.card.12", "american.score.10")
def test_25_values_of_alternatives_marks_and_the_flag_of_a_section():
    card = read_card(
        {
            "id": "c",
            "year": 2048,
            "edition": "first",
            "language": "en",
            "sections": [{"id": "p", "name": {"es": "Parejas", "en": "Pairs"}, "singles_and_pairs": True}, {"id": "q"}],
            "lines": [
                {"id": "1", "section": "p", "mark": "C", "value": 50, "groups": [[2, f"{n}@a"] for n in range(1, 8)]},
                {"id": "2", "section": "q", "mark": "X", "value": 25, "groups": [[3, "RD"], [3, "GD"], *FILL]},
            ],
        }
    )
    assert [(each.mark, each.value, each.singles_and_pairs) for each in card.lines] == [
        ("C", 50, True),
        ("X", 25, False),
    ]
    assert [section.singles_and_pairs for section in card.sections] == [True, False]
    assert card.values == (25, 50)


def test_a_line_or_a_section_may_forbid_jokers():
    groups = [[3, "2@a"], [3, "D@a"], *FILL]
    rack = ["2B"] * 2 + ["J"] + ["GD"] * 3 + ["Ew"] * 4 + ["Ww"] * 4
    assert matches(card_of(line(groups)), rack)
    assert not matches(card_of(line(groups, jokers=False)), rack)
    assert not matches(card_of(line(groups), sections=[{"id": "s", "jokers": False}]), rack)
    assert not fits(card_of(line(groups, jokers=False)), [Exposure("2B", 3, 1)])
    assert fits(card_of(line(groups, jokers=False)), [Exposure("2B", 3)])
