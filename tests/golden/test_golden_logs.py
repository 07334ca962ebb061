"""Recorded hands, each named after what is tricky in it: they replay to the same end in every later version."""

from pathlib import Path

import pytest

from kongbox.engine.events import (
    ClaimAnnounced,
    ClaimLapsed,
    DiscardTaken,
    Event,
    HandEnded,
    HandWon,
    MeldGrown,
    MeldShown,
    MeldShrunk,
    MeldTurned,
    TilesMoved,
)
from kongbox.engine.replay import judge_again, states
from kongbox.formats.log import Log, read_log
from kongbox.rulesets import RULE_SETS

LOGS = {file.name.removesuffix(".kbx.jsonl"): file for file in sorted(Path(__file__).parent.glob("*.kbx.jsonl"))}


def read(name: str) -> Log:
    with LOGS[name].open(encoding="utf-8") as lines:
        return read_log(lines)


def scored(events: tuple[Event, ...]) -> set[str]:
    (ended,) = (event for event in events if isinstance(event, HandEnded))
    return {line.clause for line in ended.sheet.lines} if ended.sheet else set()


@pytest.mark.parametrize("name", LOGS)
def test_every_act_is_still_legal_and_leads_where_it_led(name: str) -> None:
    log = read(name)
    rules = RULE_SETS[log.header.game]
    options = rules.read_options(log.header.options)
    assert judge_again(rules, options, log.events) is None
    *_, (_, match) = states(options, log.events)
    ended = next(event for event in log.events if isinstance(event, HandEnded))
    by_player = tuple(ended.balance[match.seat_of(player)] for player in range(4))
    assert match.scores == by_player and sum(by_player) == 0


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("wsom-win-on-a-supplement-tile", "wsom.score.9.2"),
        ("wsom-self-drawn-on-the-seabed-tile", "wsom.score.9.1.1"),
        ("wsom-win-on-the-riverbed-tile", "wsom.score.9.1.2"),
        ("wsom-seven-pairs", "wsom.score.10.2"),
    ],
)
def test_the_chances_of_the_wall_are_scored(name: str, clause: str) -> None:
    assert clause in scored(read(name).events)


def test_of_two_wins_announced_together_one_is_paid() -> None:
    events = read("wsom-two-wins-and-one-winner").events
    wins = [event.seat for event in events if isinstance(event, ClaimAnnounced) and event.name == "win"]
    (winner,) = (event.seat for event in events if isinstance(event, HandWon))
    (lapsed,) = (event.seat for event in events if isinstance(event, ClaimLapsed) and event.name == "win")
    assert {winner, lapsed} == set(wins)


def test_a_hand_without_a_winner_pays_nobody() -> None:
    (ended,) = (event for event in read("wsom-exhausted").events if isinstance(event, HandEnded))
    assert (ended.reason, ended.balance) == ("exhausted", (0, 0, 0, 0))


def test_kong_are_in_the_logs_that_are_named_for_them() -> None:
    shown = read("wsom-concealed-kong").events
    assert any(isinstance(event, MeldShown) and event.kind == "kong-concealed" for event in shown)
    assert any(isinstance(event, MeldGrown) for event in read("wsom-small-kong").events)


def test_a_chi_gives_way_to_a_win_on_the_same_tile() -> None:
    events = read("wsom-chi-gives-way-to-a-win").events
    place = next(at for at, event in enumerate(events) if isinstance(event, ClaimLapsed) and event.name == "chi")
    won = events[place + 1]
    assert isinstance(won, HandWon) and won.way == "discard"


# ---- with Spanish cards ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "clause", "way"),
    [
        ("naipes-a-kang-loses-its-card", "naipes.dobla.mj.2", "rob"),
        ("naipes-a-discard-taken-from-a-kang", "naipes.dobla.mj.2", "discard"),
        ("naipes-taking-the-moon", "naipes.dobla.mj.1", "self"),
        ("naipes-gemelos", "naipes.dobla.mj.6", "discard"),
    ],
)
def test_the_doblas_of_a_mahjong_come_from_its_card(name: str, clause: str, way: str) -> None:
    events = read(name).events
    (won,) = (event for event in events if isinstance(event, HandWon))
    (ended,) = (event for event in events if isinstance(event, HandEnded))
    assert won.way == way and ended.sheet is not None
    assert clause in [line.clause for line in ended.sheet.accounts[won.seat].doublings]


def test_the_trio_of_a_robbed_kang_stays() -> None:
    events = read("naipes-a-kang-loses-its-card").events
    (shrunk,) = (event for event in events if isinstance(event, MeldShrunk))
    assert shrunk.kind == "pung"


def test_a_discard_on_an_exposed_trio_passes_through_the_hand() -> None:
    events = read("naipes-kang-on-an-exposed-trio").events
    place = next(at for at, event in enumerate(events) if isinstance(event, DiscardTaken))
    assert isinstance(events[place + 1], MeldGrown) and events[place + 1].kind == "kang-grown"


def test_a_kang_in_hand_is_turned_up_at_the_end() -> None:
    events = read("naipes-kang-in-hand").events
    shown = [event for event in events if isinstance(event, MeldShown) and event.face_down]
    turned = [event for event in events if isinstance(event, MeldTurned)]
    assert shown and sorted(event.tiles for event in turned) == sorted(event.tiles for event in shown)


def test_of_two_who_wait_for_one_card_one_makes_mahjong() -> None:
    events = read("naipes-two-wait-for-one-card").events
    said = [event.seat for event in events if isinstance(event, ClaimAnnounced) and event.name == "mahjong"]
    (won,) = (event.seat for event in events if isinstance(event, HandWon))
    assert len(said) == 2 and won in said


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("naipes-the-last-card-is-an-honour-card", "naipes.end.4"),
        ("naipes-nobody-takes-the-last-discard", "naipes.end.2"),
    ],
)
def test_a_hand_without_mahjong_names_why_it_ended(name: str, clause: str) -> None:
    events = read(name).events
    (ended,) = (event for event in events if isinstance(event, HandEnded))
    assert (ended.reason, ended.clause, ended.balance) == ("no-mahjong", clause, (0, 0, 0, 0))
    before = events[events.index(ended) - 1]
    assert isinstance(before, TilesMoved) == (clause == "naipes.end.4")


def test_a_chow_gives_way_to_a_pung() -> None:
    lapsed = [
        event.name for event in read("naipes-a-chow-gives-way-to-a-pung").events if isinstance(event, ClaimLapsed)
    ]
    assert "chow" in lapsed
