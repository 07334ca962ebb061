"""Logs on paper: written and read whole, cut, or wrong in one place."""

import json
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kongbox.formats.log import Header, Log, read_log, write_log
from kongbox.rulesets import RULE_SETS
from kongbox.testing import random_match
from kongbox.tiles.unusable import Unusable

RULES = RULE_SETS["wsom"]
HEADER = Header("wsom", RULES.version, {"payoff_base": 30}, ("Begoña", "Teo", "\u202ex", "麻"))
EVENTS = random_match(RULES, 5, hands=1)
LINES = list(write_log(HEADER, EVENTS))


def test_a_log_reads_back_as_it_was_written() -> None:
    log = read_log(LINES)
    assert log == Log(HEADER._replace(commitment=log.header.commitment), EVENTS)
    assert [type(event) for event in log.events] == [type(event) for event in EVENTS]


def test_the_header_carries_the_commitment_and_the_numbers_have_no_gaps() -> None:
    plain = [json.loads(line) for line in LINES]
    assert plain[0]["commitment"] == next(row["commitment"] for row in plain if row.get("event") == "HandStarted")
    assert [row["seq"] for row in plain[1:]] == list(range(1, len(EVENTS) + 1))


def test_a_log_cut_within_a_line_keeps_what_stands_before() -> None:
    log = read_log([*LINES[:50], LINES[50][:20]])
    assert log.cut and log.events == EVENTS[:49]


def test_a_log_cut_between_lines_is_a_shorter_log() -> None:
    assert read_log(LINES[:51]) == Log(read_log(LINES).header, EVENTS[:50])


THROWN = next(number for number, line in enumerate(LINES) if "TileDiscarded" in line)


def _changed(number: int, change: Callable[[dict[str, object]], object]) -> list[str]:
    row = json.loads(LINES[number])
    change(row)
    return [*LINES[:number], json.dumps(row) + "\n", *LINES[number + 1 :]]


@pytest.mark.parametrize(
    ("lines", "words", "line"),
    [
        ([], "unusable-log-empty", None),
        (["\n", " "], "unusable-log-empty", None),
        (LINES[1:], "unusable-log-header", None),
        (_changed(0, lambda row: row.update(kongbox=99)), "unusable-log-version", None),
        (_changed(0, lambda row: row.pop("players")), "unusable-log-header-field", None),
        (_changed(0, lambda row: row.update(options=[])), "unusable-log-header-field", None),
        ([*LINES[:9], "nonsense\n", *LINES[10:]], "unusable-log-line", 10),
        ([*LINES[:9], "[1,2]\n", *LINES[10:]], "unusable-log-line", 10),
        ([*LINES[:9], "[" * 100_000 + "\n", *LINES[10:]], "unusable-log-line-long", 10),
        ([*LINES[:9], *LINES[10:]], "unusable-log-seq", 10),
        (_changed(THROWN, lambda row: row.update(event="TileEaten")), "unusable-log-event", THROWN + 1),
        (_changed(THROWN, lambda row: row.update(event={})), "unusable-log-event", THROWN + 1),
        (_changed(THROWN, lambda row: row.update(seat=4)), "unusable-log-field", THROWN + 1),
        (_changed(THROWN, lambda row: row.update(seat=True)), "unusable-log-field", THROWN + 1),
        (_changed(THROWN, lambda row: row.update(seat="0")), "unusable-log-field", THROWN + 1),
        (_changed(THROWN, lambda row: row.pop("seat")), "unusable-log-field", THROWN + 1),
        (_changed(THROWN, lambda row: row.update(extra=1)), "unusable-log-field", THROWN + 1),
    ],
)
def test_what_is_wrong_is_named_with_its_line(lines: list[str], words: str, line: int | None) -> None:
    with pytest.raises(Unusable) as refused:
        read_log(lines)
    assert refused.value.words == words
    assert refused.value.facts.get("line") == line


@given(st.lists(st.one_of(st.text(), st.sampled_from(LINES[:30]), st.binary().map(lambda junk: junk.decode("latin1")))))
def test_junk_is_refused_and_never_crashes(rows: list[str]) -> None:
    try:
        read_log(_lines(rows))
    except Unusable as refused:
        assert refused.words.startswith("unusable-log")


def _lines(rows: list[str]) -> Iterator[str]:
    return (f"{row}\n" for row in rows)
