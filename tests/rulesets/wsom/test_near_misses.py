"""What a player might have counted: told, with the clause, and only where it is so."""

import pytest

from kongbox.rulesets.wsom.combining import score_hand
from tests.rulesets.wsom.hands import hand, uncounted


@pytest.mark.clause("wsom.score.1.2")
def test_a_single_claim_that_cost_the_concealed_hand_is_told():
    assert uncounted("567m345s78p88m", "9p", "pong 333m") == {"1.2": 5}
    assert uncounted("78m55s", "6m", "pong 444m", "pong 444p", "pong 333s") == {}
    assert uncounted("567m345s78p88m", "9p", "kong-concealed 3333m") == {}


@pytest.mark.clause("wsom.score.note.5")
def test_seven_pairs_are_told_why_they_are_no_concealed_hand():
    assert uncounted("22m66m11p77p55s33z4z", "4z") == {"note.5": 5}


@pytest.mark.clause("wsom.score.2.1.2")
def test_the_honours_that_spoil_a_suit_are_told():
    sheet = score_hand(hand("234m567m9m", "9m", "pong 333z", "pong 444z", options={"pure_one_suit": 100}))
    assert sheet is not None
    (line,) = sheet.uncounted
    assert (line.clause, line.points, line.tiles) == ("wsom.score.2.1.2", 100, ("3z", "4z"))


@pytest.mark.clause("wsom.score.note.2")
def test_a_triplet_finished_by_the_discard_is_told():
    assert uncounted("222m444p77s99s", "7s", "chi 567p") == {"1.2": 5, "4.2.2": 30}
    assert uncounted("222m444p77s99s", "7s", "chi 567p", by="self") == {"1.2": 5}
    assert uncounted("77s99s", "7s", "chi 567p", "pong 222m", "pong 444p") == {}


@pytest.mark.clause("wsom.score.note.4")
def test_four_like_tiles_left_undeclared_are_told():
    assert uncounted("333345m678p8s", "8s", "pong 222z") == {"1.2": 5, "4.3.1": 5}
    assert uncounted("333345m8s", "8s", "pong 222z", "kong-big 6666p") == {"4.3.2": 20}
    assert uncounted("2222m11p77p55s33z4z", "4z") == {"note.5": 5}


@pytest.mark.clause("wsom.score.note.10")
def test_the_tiles_of_nine_gates_from_another_call_are_told():
    assert uncounted("1123455678999m", "1m")["2.2"] == 480
    assert "2.2" not in uncounted("1112223334445m", "5m")


@pytest.mark.clause("wsom.score.7.1")
def test_all_nine_numbers_in_other_sets_are_told():
    assert uncounted("89m11m", "7m", "chi 234m", "chi 567m", "pong 222s") == {"7.1": 40}
    assert uncounted("78m55z222s", "9m", "chi 123m", "chi 456m") == {}


@pytest.mark.clause("wsom.score.9.4.1", "wsom.score.9.4.2")
def test_a_blessing_undone_by_easts_kong_is_told():
    flags = ["supplement", "initial14", "east_concealed_kong"]
    assert uncounted("456p78s11s222z", "9s", "kong-concealed 9999m", by="self", flags=flags) == {"9.4.1": 155}
    flags = ["east_first_discard", "east_concealed_kong"]
    assert uncounted("123m456p78s11s333z", "9s", seat="S", flags=flags) == {"9.4.2": 155}


@pytest.mark.clause("wsom.score.basic.6")
def test_under_a_limit_near_misses_are_not_told_but_what_it_swallowed_is():
    sheet = score_hand(hand("8p", "8p", "kong-small 2222s", "kong-big 4444z", "kong-concealed 9999p", "kong-big 6666m"))
    assert sheet is not None
    assert [(dict(line.facts)["pattern"], line.points) for line in sheet.uncounted] == [("wsom.score.4.1", 30)]
    capped = score_hand(hand("5556667778889s", "9s"))
    assert capped is not None
    assert [line.clause for line in capped.uncounted] == ["wsom.score.basic.9"]
