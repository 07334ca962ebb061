"""Adding up, the limit, the best reading and the minimum."""

import pytest

from kongbox.rulesets.wsom.combining import false_win, ranked, score_hand
from tests.rulesets.wsom.hands import answer, hand, patterns, uncounted


@pytest.mark.clause("wsom.score.basic.1", "wsom.score.basic.4")
def test_the_raw_sum_is_the_sum_of_the_lines():
    sheet = score_hand(hand("45p77z", "6p", "pong 555z", "pong 666z", "chi 234m", seat="W"))
    assert sheet is not None
    assert [(line.clause, line.points) for line in sheet.lines] == [
        ("wsom.score.3.1", 10), ("wsom.score.3.1", 10), ("wsom.score.3.2.1", 40),
    ]  # fmt: skip
    assert (sheet.raw, sheet.total, sheet.winner) == (60, 60, 2)


@pytest.mark.clause("wsom.score.note.1")
@pytest.mark.parametrize(
    ("tiles", "series"),
    [
        (("8s", "8s", "pong 111z", "pong 222z", "pong 333z", "pong 444z"), "3.3"),
        (("222m555p888s333z6m", "6m"), "4.2"),
        (("45m88p", "6m", "kong-small 2222s", "kong-big 4444z", "kong-concealed 9999p"), "4.3"),
        (("345m67s22z", "8s", "chi 345m", "chi 345m"), "5.1"),
        (("9s", "9s", "pong 444m", "pong 555m", "pong 666m", "pong 777m"), "7.2"),
        (("9s", "9s", "pong 111m", "pong 999m", "pong 111p", "pong 999p"), "8.1"),
    ],
)
def test_of_one_series_only_the_highest_step_counts(tiles, series):
    assert len([number for number in patterns(*tiles) if number.startswith(series)]) == 1


@pytest.mark.clause("wsom.score.note.1")
def test_different_series_of_one_category_count_together():
    straight = patterns("78m55z777m", "9m", "chi 123m", "chi 456m", by="self")
    assert straight == {"2.1.1": 40, "7.1": 40}
    similar = patterns("44s55m", "4s", "pong 444m", "pong 444p", "chi 345s")
    assert similar == {"1.3": 5, "6.2.2": 120}


@pytest.mark.clause("wsom.score.basic.5")
def test_a_chicken_hand_is_worth_one_point():
    chicken = answer("78p22z", "9p", "pong 222m", "pong 555p", "pong 888s")
    assert (chicken["patterns"], chicken["raw"], chicken["total"]) == ({}, 0, 1)
    assert chicken["notes"][0]["clause"] == "wsom.score.basic.5"
    dearer = answer("78p22z", "9p", "pong 222m", "pong 555p", "pong 888s", options={"chicken_points": 3})
    assert dearer["total"] == 3


@pytest.mark.clause("wsom.score.basic.5", "wsom.hand.4")
def test_with_a_minimum_a_lesser_hand_is_a_false_win():
    chicken = ("78p22z", "9p", "pong 222m", "pong 555p", "pong 888s")
    five = ("456p67s234s55z", "8s", "chi 123m")
    assert false_win(hand(*chicken)) is None
    assert false_win(hand(*chicken, options={"min_points": 5})) == "wsom.score.basic.5"
    assert false_win(hand(*five, options={"min_points": 5})) is None
    assert false_win(hand(*five, options={"min_points": 6})) == "wsom.score.basic.5"
    assert score_hand(hand(*chicken, options={"min_points": 5})) is None


@pytest.mark.clause("wsom.hand.4")
def test_a_pattern_without_a_winning_shape_is_a_false_win():
    honours = hand("1122334455556z", "7z")
    assert (score_hand(honours), false_win(honours)) == (None, "wsom.hand.4")
    refused = answer("1122334455556z", "7z", options={"payoff_base": 30})
    assert refused == {
        "false_win": True,
        "clause": "wsom.hand.4",
        "text": "refusal {'points': 0, 'least': 0}",
        "options": {"payoff_base": 30},
    }


@pytest.mark.clause("wsom.score.basic.6")
def test_several_patterns_above_the_limit_are_cut_to_it():
    capped = answer("5556667778889s", "9s")
    assert (capped["raw"], capped["total"], capped["limit"]) == (440, 320, "compound")
    higher = answer("5556667778889s", "9s", options={"limit_points": 400})
    assert (higher["raw"], higher["total"], higher["limit"]) == (440, 400, "compound")


@pytest.mark.clause("wsom.score.basic.6")
def test_a_sum_that_just_reaches_the_limit_is_not_cut():
    reached = answer("5556667778889s", "9s", options={"limit_points": 440})
    assert (reached["raw"], reached["total"], reached["limit"]) == (440, 440, "none")


@pytest.mark.clause("wsom.score.basic.6", "wsom.score.note.12")
def test_of_several_listed_patterns_only_the_dearest_counts():
    both = answer("5z", "5z", "pong 111z", "pong 222z", "pong 333z", "pong 444z")
    assert (both["patterns"], both["raw"], both["total"], both["limit"]) == ({"3.3.4": 400}, 400, 400, "listed")
    sheet = score_hand(hand("5z", "5z", "pong 111z", "pong 222z", "pong 333z", "pong 444z"))
    assert sheet is not None
    assert [dict(line.facts)["pattern"] for line in sheet.uncounted] == [
        "wsom.score.3.1", "wsom.score.3.4", "wsom.score.4.1", "wsom.score.8.1.3",
    ]  # fmt: skip


@pytest.mark.clause("wsom.score.basic.6")
def test_listed_patterns_of_equal_points_give_the_lowest_number():
    assert patterns("55z33z", "5z", "pong 111z", "pong 222z", "pong 444z") == {"3.3.3": 320}


@pytest.mark.clause("wsom.score.basic.6")
def test_above_the_usual_limit_listed_patterns_add_up():
    free = answer("5z", "5z", "pong 111z", "pong 222z", "pong 333z", "pong 444z", options={"limit_points": 1000})
    assert free["patterns"] == {"3.1": 10, "3.3.4": 400, "3.4": 320, "4.1": 30, "8.1.3": 100}
    assert (free["total"], free["limit"]) == (860, "none")


@pytest.mark.clause("wsom.score.basic.7")
def test_exposed_sets_lose_nothing():
    exposed = patterns("9s", "9s", "pong 444m", "pong 555m", "pong 666m", "chi 123p")
    concealed = patterns("444m555m666m123p9s", "9s")
    assert concealed == exposed | {"1.2": 5, "4.2.2": 30}


@pytest.mark.clause("wsom.score.basic.8")
def test_neither_self_draw_nor_wait_nor_east_has_a_value():
    sheets = [
        patterns(concealed, win, "chi 123m", by=way, seat=seat)
        for concealed, win in (("456p67s234s55z", "8s"), ("456p68s234s55z", "7s"), ("456p678s234s5z", "5z"))
        for way in ("self", "discard")
        for seat in "ESWN"
    ]
    assert sheets == [{"1.1": 5}] * 24


@pytest.mark.clause("wsom.score.basic.9", "wsom.score.note.7")
def test_three_sequences_or_three_triplets_whichever_pays_more():
    tiles = ("111222333m456p9s", "9s")
    assert patterns(*tiles, by="self") == {"1.2": 5, "4.2.2": 30, "7.2.1": 100}
    assert uncounted(*tiles, by="self") == {"basic.9": 130}
    on_a_discard = ("11122233m456p99s", "3m")
    assert patterns(*on_a_discard) == {"1.1": 5, "1.2": 5, "5.1.3": 120}
    assert uncounted(*on_a_discard)["basic.9"] == 110


@pytest.mark.clause("wsom.score.note.2", "wsom.score.note.3")
def test_a_winning_discard_that_fits_a_sequence_keeps_the_triplet_concealed():
    assert patterns("33345m777p22s678s", "3m") == {"1.2": 5, "1.3": 5, "4.2.1": 5}
    assert patterns("33m345p777p22s678s", "3m") == {"1.2": 5, "1.3": 5}
    assert patterns("2223m444p666s789s", "3m") == {"1.2": 5, "4.2.2": 30}


@pytest.mark.clause("wsom.score.basic.9")
def test_readings_are_ranked_by_total_then_by_raw_sum_then_by_lowest_numbers():
    counts = ranked(hand("111222333m456p9s", "9s", by="self"))
    assert [(count.total, count.raw) for count in counts] == [(135, 135), (130, 130)]


@pytest.mark.clause("wsom.score.basic.10")
def test_nothing_is_left_for_the_winner_to_forget():
    best = ranked(hand("234m234p34s234m55p", "2s"))[0]
    assert {line.clause for line in best.lines} == {
        "wsom.score.1.1", "wsom.score.1.2", "wsom.score.1.3", "wsom.score.5.1.1", "wsom.score.6.1",
    }  # fmt: skip


@pytest.mark.clause("wsom.score.note.13")
def test_nothing_is_added_that_only_other_programs_count():
    assert answer("19m19p19s1234567z", "5z")["total"] == 160
    assert patterns("22m66m11p77p55s33z4z", "4z") == {"10.2": 30}
