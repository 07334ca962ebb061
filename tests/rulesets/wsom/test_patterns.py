"""The 44 patterns: each where it holds, and just beside it where it does not."""

import pytest

from kongbox.rulesets.wsom.options import STANDARD
from kongbox.rulesets.wsom.patterns import PATTERNS
from tests.rulesets.wsom.hands import answer, patterns

PONG_OF_WEST = ("pong 333z", "chi 234p", "chi 678s")
"""Three sets without value for anybody but West."""


@pytest.mark.clause("wsom.score.basic.2", "wsom.score.basic.3")
def test_there_are_44_patterns_in_book_order():
    assert len(PATTERNS) == 44
    assert [pattern.numbers for pattern in PATTERNS] == sorted({pattern.numbers for pattern in PATTERNS})
    assert len({pattern.series for pattern in PATTERNS}) == 24


def test_options_that_change_points_stand_at_the_points_of_the_book():
    optional = [pattern for pattern in PATTERNS if pattern.option]
    assert [pattern.worth(STANDARD) for pattern in optional] == [pattern.points for pattern in optional]


@pytest.mark.clause("wsom.score.1.1")
def test_four_sequences_are_all_sequences_whatever_the_eyes():
    assert patterns("456p67s234s55z", "8s", "chi 123m") == {"1.1": 5}
    assert patterns("67s55z", "8s", "chi 123m", "chi 456p", "pong 222s") == {}


@pytest.mark.clause("wsom.score.1.2")
def test_a_hand_without_exposed_sets_is_concealed_even_when_won_on_a_discard():
    assert patterns("333m567m345s78p88m", "9p") == {"1.2": 5}
    assert patterns("567m345s78p88m", "9p", "kong-concealed 3333m") == {"1.2": 5, "4.3.1": 5}
    assert patterns("567m345s78p88m", "9p", "pong 333m") == {}


@pytest.mark.clause("wsom.score.1.3")
def test_middle_tiles_alone_are_no_terminals():
    assert patterns("567m456p34s88m", "5s", "pong 333m") == {"1.3": 5}
    assert patterns("789m456p34s88m", "5s", "pong 333m") == {}
    assert patterns("567m456p34s22z", "5s", "pong 333m") == {}
    assert patterns("22m66m33p77p55s44s8s", "8s") == {"1.3": 5, "10.2": 30}


@pytest.mark.clause("wsom.score.2.1.1")
def test_one_suit_with_honours_is_mixed():
    assert patterns("234m567m9m", "9m", "pong 333z", "pong 444z") == {"2.1.1": 40}
    assert patterns("234m567m9p", "9p", "pong 333z", "pong 444z") == {}
    assert patterns("11m22m33m44m55z66z7z", "7z") == {"2.1.1": 40, "10.2": 30}


@pytest.mark.clause("wsom.score.2.1.2")
def test_one_suit_alone_is_pure():
    assert patterns("23m99m", "4m", "chi 567m", "pong 888m", "chi 345m") == {"2.1.2": 80}
    assert patterns("1122445577889m", "9m") == {"2.1.2": 80, "10.2": 30}
    dear = answer("23m99m", "4m", "chi 567m", "pong 888m", "chi 345m", options={"pure_one_suit": 100})
    assert (dear["patterns"], dear["options"]) == ({"2.1.2": 100}, {"pure_one_suit": 100})


@pytest.mark.clause("wsom.score.2.2")
@pytest.mark.parametrize("last", "123456789")
def test_the_nine_gates_open_to_every_tile_of_the_suit(last):
    for way in ("self", "discard"):
        found = answer("1112345678999s", f"{last}s", by=way)
        assert (found["patterns"], found["limit"]) == ({"2.2": 480}, "listed")


@pytest.mark.clause("wsom.score.2.2", "wsom.score.note.10")
def test_the_tiles_of_nine_gates_from_another_call_are_only_one_suit():
    assert patterns("1123455678999m", "1m") == {"1.2": 5, "2.1.2": 80}


@pytest.mark.clause("wsom.score.note.10")
def test_east_may_take_any_of_the_dealt_tiles_as_the_last_of_nine_gates():
    assert patterns("1123455678999m", "1m", by="self", flags=["initial14"]) == {"2.2": 480}


@pytest.mark.clause("wsom.score.3.1")
def test_each_triplet_of_a_dragon_or_of_ones_own_wind_counts_ten():
    rest = ("345m67s88p", "8s", "chi 123p")
    assert patterns(*rest, "pong 555z") == {"3.1": 10}
    assert patterns(*rest, "kong-big 7777z") == {"3.1": 10, "4.3.1": 5}
    assert patterns(*rest, "pong 222z", seat="S") == {"3.1": 10}
    assert patterns(*rest, "pong 222z", seat="W") == {}
    assert patterns("67s88p", "8s", "chi 123p", "pong 555z", "pong 111z") == {"3.1": 20}
    assert patterns("67s55z", "8s", "chi 123p", "chi 123m", "pong 888p") == {}


@pytest.mark.clause("wsom.score.3.2.1")
def test_two_dragon_triplets_and_dragon_eyes_are_small_three_dragons():
    small = ("45p77z", "6p", "pong 555z", "pong 666z", "chi 234m")
    assert patterns(*small) == {"3.1": 20, "3.2.1": 40}
    assert patterns(*small, options={"small_three_dragons": 30}) == {"3.1": 20, "3.2.1": 30}
    assert patterns("45p77z", "6p", "pong 555z", "pong 888s", "chi 234m") == {"3.1": 10}


@pytest.mark.clause("wsom.score.3.2.2", "wsom.score.note.12")
def test_three_dragon_triplets_are_big_three_dragons():
    assert patterns("34m88s", "2m", "pong 555z", "pong 666z", "pong 777z") == {"3.1": 30, "3.2.2": 130}


@pytest.mark.clause("wsom.score.3.3.1")
def test_two_wind_triplets_and_wind_eyes_are_small_three_winds():
    small = ("345m67s22z", "8s", "pong 333z", "pong 444z")
    assert patterns(*small) == {"3.3.1": 30}
    assert patterns(*small, options={"small_three_winds": 25}) == {"3.3.1": 25}
    assert patterns("345m67s55z", "8s", "pong 333z", "pong 444z") == {}


@pytest.mark.clause("wsom.score.note.9")
def test_ones_own_wind_among_three_winds_adds_its_value():
    assert patterns("345m67s22z", "8s", "pong 333z", "pong 444z", seat="W") == {"3.1": 10, "3.3.1": 30}
    three = ("8s", "8s", "pong 111z", "pong 222z", "pong 444z", "chi 345m")
    assert patterns(*three, seat="N") == {"3.1": 10, "3.3.2": 120}


@pytest.mark.clause("wsom.score.3.3.2")
def test_three_wind_triplets_are_big_three_winds():
    assert patterns("8s", "8s", "pong 111z", "pong 222z", "pong 444z", "chi 345m", seat="W") == {"3.3.2": 120}


@pytest.mark.clause("wsom.score.3.3.3")
def test_three_wind_triplets_and_eyes_of_the_fourth_are_small_four_winds():
    small = ("345m3z", "3z", "pong 111z", "pong 222z", "pong 444z")
    assert patterns(*small) == {"3.3.3": 320}
    assert patterns("345m5z", "5z", *small[2:], seat="W") == {"2.1.1": 40, "3.3.2": 120}


@pytest.mark.clause("wsom.score.3.3.4")
def test_four_wind_triplets_are_big_four_winds():
    assert patterns("8s", "8s", "pong 111z", "pong 222z", "pong 333z", "pong 444z") == {"3.3.4": 400}


@pytest.mark.clause("wsom.score.3.4")
def test_honours_alone_are_all_honours_as_a_regular_hand_or_as_seven_pairs():
    assert patterns("77z66z", "7z", "pong 111z", "pong 222z", "pong 555z") == {"3.4": 320}
    assert patterns("1122334455667z", "7z") == {"3.4": 320}
    nearly = patterns("77z99m", "7z", "pong 111z", "pong 222z", "pong 555z", seat="N")
    assert nearly == {"2.1.1": 40, "3.1": 20, "4.1": 30, "8.1.3": 100}


@pytest.mark.clause("wsom.score.4.1")
def test_four_triplets_are_all_triplets():
    assert patterns("77p22z", "7p", "pong 222m", "pong 555p", "kong-big 8888s") == {"4.1": 30, "4.3.1": 5}
    assert patterns("78p22z", "9p", "pong 222m", "pong 555p", "pong 888s") == {}


@pytest.mark.clause("wsom.score.4.2.1", "wsom.score.4.2.2", "wsom.score.note.2")
def test_a_triplet_finished_by_a_discard_is_no_concealed_one():
    waiting = ("222m444p77s99s", "7s", "chi 567p")
    assert patterns(*waiting) == {"4.2.1": 5}
    assert patterns(*waiting, by="self") == {"4.2.2": 30}


@pytest.mark.clause("wsom.score.4.2.3", "wsom.score.basic.4", "wsom.score.note.12")
def test_four_concealed_triplets_bring_all_triplets_and_the_concealed_hand():
    assert patterns("222m555p888s333z6m", "6m") == {"1.2": 5, "4.1": 30, "4.2.3": 125}
    assert patterns("222m555p888s33z66m", "3z") == {"1.2": 5, "4.1": 30, "4.2.2": 30}


@pytest.mark.clause("wsom.score.4.3.1", "wsom.score.4.3.2", "wsom.score.4.3.3", "wsom.score.4.3.4")
def test_kongs_of_every_kind_count_alike():
    kongs = ("kong-small 2222s", "kong-big 4444z", "kong-concealed 9999p", "kong-big 6666m")
    assert patterns("234p345s45m99p", "6m", kongs[0]) == {"4.3.1": 5}
    assert patterns("345s45m88p", "6m", *kongs[1:3]) == {"4.3.2": 20}
    assert patterns("45m88p", "6m", *kongs[:3]) == {"4.3.3": 120}
    assert patterns("8p", "8p", *kongs) == {"4.3.4": 480}


@pytest.mark.clause("wsom.score.note.4")
def test_four_like_tiles_that_were_not_declared_are_no_kong():
    assert patterns("333345m678p8s", "8s", "pong 222z") == {}


@pytest.mark.clause("wsom.score.5.1.1")
def test_the_same_sequence_twice_counts_in_one_suit_only():
    assert patterns("345m345m67s55z", "8s", "chi 123p") == {"1.1": 5, "5.1.1": 10}
    assert patterns("345m345p67s55z", "8s", "chi 123p") == {"1.1": 5}


@pytest.mark.clause("wsom.score.5.1.2", "wsom.score.note.6", "wsom.score.note.12")
def test_two_sequences_twice_each_beat_seven_pairs():
    assert patterns("345m345m678p67p55z", "8p") == {"1.1": 5, "1.2": 5, "5.1.2": 60}


@pytest.mark.clause("wsom.score.5.1.3")
def test_the_same_sequence_three_times():
    assert patterns("345m67s22z", "8s", "chi 345m", "chi 345m") == {"1.1": 5, "5.1.3": 120}


@pytest.mark.clause("wsom.score.5.1.4")
def test_the_same_sequence_four_times():
    assert patterns("222233334444m5p", "5p") == {"5.1.4": 480}
    assert patterns("234m345m5p", "5p", "chi 234m", "chi 234m") == {"1.1": 5, "1.3": 5, "5.1.3": 120}


@pytest.mark.clause("wsom.score.6.1", "wsom.score.note.8")
def test_the_same_numbers_in_sequence_count_in_all_three_suits_only():
    assert patterns("56s99m222z", "7s", "chi 567m", "chi 567p") == {"6.1": 35}
    assert patterns("67s99m222z", "8s", "chi 567m", "chi 567p") == {}


@pytest.mark.clause("wsom.score.6.2.1", "wsom.score.note.8")
def test_triplets_of_a_number_in_two_suits_and_eyes_in_the_third():
    sets = ("pong 444m", "kong-big 4444p", "chi 678m", "chi 123s")
    assert patterns("4s", "4s", *sets) == {"4.3.1": 5, "6.2.1": 30}
    assert patterns("5s", "5s", *sets) == {"4.3.1": 5}


@pytest.mark.clause("wsom.score.6.2.2")
def test_triplets_of_a_number_in_all_three_suits():
    assert patterns("78m55s", "6m", "pong 444m", "pong 444p", "pong 444s") == {"1.3": 5, "6.2.2": 120}
    assert patterns("78m55s", "6m", "pong 444m", "pong 444p", "pong 333s") == {"1.3": 5}
    # A wind is no third suit, whatever its place among the winds.
    assert patterns("78m55s", "6m", "pong 333z", "pong 333p", "pong 333s") == {}


@pytest.mark.clause("wsom.score.7.1")
def test_a_straight_is_made_of_exactly_these_three_sets():
    assert patterns("78m55z222s", "9m", "chi 123m", "chi 456m") == {"7.1": 40}
    assert patterns("89m11m", "7m", "chi 234m", "chi 567m", "pong 222s") == {}
    assert patterns("78p55z222s", "9p", "chi 123m", "chi 456m") == {}


@pytest.mark.clause("wsom.score.7.2.1")
def test_triplets_of_three_following_numbers_of_a_suit():
    assert patterns("9s", "9s", "pong 444m", "pong 555m", "pong 666m", "chi 123p") == {"7.2.1": 100}
    assert patterns("9s", "9s", "pong 444m", "pong 555m", "pong 777m", "chi 123p") == {}
    assert patterns("9s", "9s", "pong 444m", "pong 555m", "pong 666p", "chi 123p") == {}


@pytest.mark.clause("wsom.score.7.2.2", "wsom.score.note.12")
def test_triplets_of_four_following_numbers_of_a_suit():
    four = ("pong 444m", "pong 555m", "pong 666m", "kong-big 7777m")
    assert patterns("9s", "9s", *four) == {"4.1": 30, "4.3.1": 5, "7.2.2": 200}


@pytest.mark.clause("wsom.score.8.1.1")
def test_a_terminal_or_honour_in_each_set_and_in_the_eyes():
    assert patterns("12m99m", "3m", "pong 777z", "chi 789p", "pong 111s") == {"3.1": 10, "8.1.1": 40}
    assert patterns("12m99m", "3m", "pong 777z", "chi 678p", "pong 111s") == {"3.1": 10}
    assert patterns("12m88m", "3m", "pong 777z", "chi 789p", "pong 111s") == {"3.1": 10}


@pytest.mark.clause("wsom.score.8.1.2")
def test_a_terminal_in_each_set_and_in_the_eyes():
    assert patterns("12s11s", "3s", "pong 111m", "chi 789m", "pong 999p") == {"8.1.2": 50}
    assert patterns("12s33z", "3s", "pong 111m", "chi 789m", "pong 999p") == {"8.1.1": 40}
    assert patterns("78p11p", "6p", "chi 123m", "pong 999s", "chi 123s") == {}


@pytest.mark.clause("wsom.score.8.1.3", "wsom.score.note.12")
def test_terminals_and_honours_alone_as_triplets_or_pairs():
    assert patterns("44z33z", "4z", "pong 111m", "pong 999m", "pong 999p") == {"4.1": 30, "8.1.3": 100}
    assert patterns("11m99m11p99p11s99s4z", "4z") == {"8.1.3": 100, "10.2": 30}


@pytest.mark.clause("wsom.score.8.1.4")
def test_terminals_alone():
    assert patterns("9s", "9s", "pong 111m", "pong 999m", "pong 111p", "pong 999p") == {"8.1.4": 400}
    assert patterns("1111m99m1111p99p9s", "9s") == {"8.1.4": 400}


@pytest.mark.clause("wsom.score.9.1.1")
def test_a_self_draw_on_the_seabed_tile_is_final_draw():
    assert patterns("45m88p", "6m", *PONG_OF_WEST, by="self", flags=["seabed"]) == {"9.1.1": 10}
    assert patterns("45m88p", "6m", *PONG_OF_WEST, by="self") == {}


@pytest.mark.clause("wsom.score.9.1.2")
def test_a_win_on_the_riverbed_tile_is_final_discard():
    assert patterns("45m88p", "6m", *PONG_OF_WEST, flags=["riverbed"]) == {"9.1.2": 10}
    assert patterns("45m88p", "6m", *PONG_OF_WEST) == {}


@pytest.mark.clause("wsom.score.9.2", "wsom.kong.8")
def test_a_self_draw_on_a_supplement_is_win_on_kong_and_adds_to_final_draw():
    kong = ("kong-big 3333z", "chi 234p", "chi 678s")
    assert patterns("45m88p", "6m", *kong, by="self", flags=["supplement"]) == {"4.3.1": 5, "9.2": 10}
    both = patterns("45m88p", "6m", *kong, by="self", flags=["supplement", "seabed"])
    assert both == {"4.3.1": 5, "9.1.1": 10, "9.2": 10}


@pytest.mark.clause("wsom.score.9.3", "wsom.rob.2")
def test_the_tile_of_a_robbed_kong_brings_ten():
    assert patterns("45m88p", "6m", *PONG_OF_WEST, by="rob") == {"9.3": 10}


@pytest.mark.clause("wsom.score.9.4.1")
def test_east_winning_on_the_dealt_tiles_is_blessed_by_heaven():
    dealt = patterns("123m456p789s222z1s", "1s", by="self", flags=["initial14"])
    assert dealt == {"1.2": 5, "9.4.1": 155}
    after_kong = patterns(
        "456p78s11s222z", "9s", "kong-concealed 9999m", by="self",
        flags=["supplement", "initial14", "east_concealed_kong"],
    )  # fmt: skip
    assert after_kong == {"1.2": 5, "4.2.1": 5, "4.3.1": 5, "9.2": 10}


@pytest.mark.clause("wsom.score.9.4.2")
def test_winning_on_easts_very_first_discard_is_blessed_by_earth():
    dealt = ("123m456p78s11s333z", "9s")
    assert patterns(*dealt, seat="S", flags=["east_first_discard"]) == {"1.2": 5, "9.4.2": 155}
    kong_before = ["east_first_discard", "east_concealed_kong"]
    assert patterns(*dealt, seat="S", flags=kong_before) == {"1.2": 5}


@pytest.mark.clause("wsom.score.10.1", "wsom.score.note.5")
def test_thirteen_terminals_take_nothing_but_circumstances():
    assert patterns("19m19p19s1234567z", "5z") == {"10.1": 160}
    assert patterns("119m19p19s123456z", "7z", by="self", flags=["seabed"]) == {"9.1.1": 10, "10.1": 160}
    assert patterns("119m19p19s123456z", "7z", by="rob") == {"9.3": 10, "10.1": 160}


@pytest.mark.clause("wsom.score.10.2", "wsom.score.note.5")
def test_seven_pairs_take_patterns_on_tiles_and_no_concealed_hand():
    assert patterns("22m66m11p77p55s33z4z", "4z") == {"10.2": 30}
    assert patterns("2222m11p77p55s33z4z", "4z") == {"10.2": 30}
    heaven = patterns("22m66m11p77p55s33z4z", "4z", by="self", flags=["initial14"])
    assert heaven == {"9.4.1": 155, "10.2": 30}
