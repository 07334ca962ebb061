"""`kongbox replay`: what a person reads, and what a program gets."""

import json
from pathlib import Path

import pytest

from kongbox.cli.main import main
from kongbox.formats.log import Header, write_log
from kongbox.rulesets import RULE_SETS
from kongbox.testing import random_match

RULES = RULE_SETS["wsom"]
NAMES = ("Begoña", "Teo", "Iñaki", "Lucía")
LINES = list(write_log(Header("wsom", RULES.version, {}, NAMES), random_match(RULES, 11, hands=2)))


@pytest.fixture
def log(tmp_path: Path) -> Path:
    file = tmp_path / "evening.kbx.jsonl"
    file.write_text("".join(LINES), encoding="utf-8")
    return file


def run(*words: str | Path) -> int | str | None:
    with pytest.raises(SystemExit) as ended:
        main([str(word) for word in words])
    return ended.value.code


def test_a_whole_log_is_judged_and_its_shuffle_proved(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", log, "--verify", "--lang", "es") == 0
    told = capsys.readouterr().out
    assert "Series Mundiales de Mahjong" in told and "Mano 2: demostrado." in told
    assert told.rstrip().endswith("Cada jugada del registro es legal según estas reglas.")


def test_the_moves_of_a_hand_can_be_read_one_by_one(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", log, "--moves", "--at", "60") == 0
    told = capsys.readouterr().out
    assert "discards" in told and "Table after event 60 · Hand 1" in told


def test_a_program_gets_each_hand_with_its_balance(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", log, "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert [hand["number"] for hand in answer["hands"]] == [1, 2]
    assert all(sum(hand["balance"]) == 0 and hand["proved"] for hand in answer["hands"])
    assert answer["doubt"] is None and answer["judged"]


def test_a_tile_changed_afterwards_is_found(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [json.loads(line) for line in LINES]
    place = next(number for number, row in enumerate(rows) if row.get("event") == "TileDrawn")
    rows[place]["tile"] = "1m" if rows[place]["tile"] != "1m" else "2m"
    log.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    assert run("replay", log) == 1
    assert f"Event {place}: " in capsys.readouterr().out


def test_a_seed_that_was_not_committed_to_is_found(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [json.loads(line) for line in LINES]
    revealed = next(row for row in rows if row.get("event") == "SeedRevealed")
    revealed["salt"] = "00" * 16
    log.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    assert run("replay", log, "--verify") == 1
    assert "not the one committed to" in capsys.readouterr().out


def test_the_commitment_in_the_header_is_that_of_the_first_hand(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    header = json.loads(LINES[0]) | {"commitment": "ab" * 32}
    log.write_text(json.dumps(header) + "\n" + "".join(LINES[1:]), encoding="utf-8")
    assert run("replay", log, "--verify") == 1
    assert "not the one in the header" in capsys.readouterr().out


def test_a_log_that_ends_within_a_hand_is_shown_but_proves_nothing(
    log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log.write_text("".join(LINES[:80]) + LINES[80][:12], encoding="utf-8")
    assert run("replay", log) == 0
    assert "The last line breaks off" in capsys.readouterr().out
    assert run("replay", log, "--verify") == 1


def test_a_log_without_a_hand_says_so(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log.write_text(LINES[0], encoding="utf-8")
    assert run("replay", log) == 0
    assert capsys.readouterr().out.rstrip().endswith("The log holds no hand yet.")


def test_a_log_of_other_rules_is_shown_and_not_judged(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = json.loads(LINES[0]) | {"rules": "1.02-7"}
    log.write_text(json.dumps(old) + "\n" + "".join(LINES[1:]), encoding="utf-8")
    assert run("replay", log) == 0
    assert "not judged again" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "bridge"}, "“bridge”"),
        ({"recipe": "other-1"}, "other-1"),
        ({"players": ["a", "b"]}, "four sit at a table"),
        ({"options": {"payoff_base": -1}}, "payoff_base"),
    ],
)
def test_a_header_that_cannot_be_used_is_one_sentence(
    log: Path, change: dict[str, object], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    header = json.loads(LINES[0]) | change
    log.write_text(json.dumps(header) + "\n" + "".join(LINES[1:]), encoding="utf-8")
    assert run("replay", log) == 2
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1 and "evening.kbx.jsonl" in error


@pytest.mark.parametrize("game", RULE_SETS)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_whatever_happens_in_a_game_is_told_in_words(
    game: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = RULE_SETS[game]
    file = tmp_path / "night.kbx.jsonl"
    for number in (3, 5):
        log = write_log(Header(game, rules.version, {}, NAMES), random_match(rules, number))
        file.write_text("".join(log), encoding="utf-8")
        assert run("replay", file, "--moves", "--lang", lang) == 0
        assert "noted-" not in capsys.readouterr().out
