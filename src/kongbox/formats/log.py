"""The log of a match: ``*.kbx.jsonl``. The header says what is needed to read the events; `seq` has no gaps."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from kongbox.engine.events import Event, HandStarted
from kongbox.engine.shuffle import RECIPE
from kongbox.formats.events import from_plain, to_plain
from kongbox.tiles.unusable import Unusable

VERSION = 1
SUFFIX = ".kbx.jsonl"
MAX_LINE = 1 << 16
"""Bytes of the longest line that is read."""


class Header(NamedTuple):
    """The first line of a log."""

    game: str
    rules: str
    """Version of the rule set that judged the acts."""
    options: dict[str, Any]
    """The options that differ from the standard ones."""
    players: tuple[str, ...]
    """Names, in the order in which the events number the players."""
    recipe: str = RECIPE
    commitment: str = ""
    """The commitment of the first hand; each hand carries its own."""


class Log(NamedTuple):
    """A whole log as read."""

    header: Header
    events: tuple[Event, ...]
    cut: bool = False
    """Whether the last line breaks off in the middle; what stands before it is whole."""


def write_log(header: Header, events: Iterable[Event]) -> Iterator[str]:
    """The lines of a log, each with its line end."""
    events = tuple(events)
    first = next((event.commitment for event in events if isinstance(event, HandStarted)), header.commitment)
    yield _line({"kongbox": VERSION} | header._replace(commitment=first)._asdict())
    for seq, event in enumerate(events, start=1):
        yield _line({"seq": seq} | to_plain(event))


def _line(plain: dict[str, Any]) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_log(lines: Iterable[str]) -> Log:
    """A log from its lines.

    Raises:
        Unusable: naming the line, what is wrong there and what would be right. A last line that breaks off is no
            error: the log is then marked as cut.
    """
    rows = [line for line in lines if line.strip()]
    if not rows:
        raise Unusable("unusable-log-empty")
    header = _read_header(_parse(rows[0], 1))
    events: list[Event] = []
    for number, row in enumerate(rows[1:], start=2):
        plain = _parse(row, number, last=number == len(rows))
        if plain is None:
            return Log(header, tuple(events), cut=True)
        events.append(_read_event(plain, number))
    return Log(header, tuple(events))


def _parse(row: str, number: int, last: bool = False) -> Any:
    if len(row) > MAX_LINE:
        raise Unusable("unusable-log-line-long", line=number)
    try:
        plain = json.loads(row)
    except (ValueError, RecursionError):
        if last and not row.endswith("\n"):
            return None
        raise Unusable("unusable-log-line", line=number) from None
    if not isinstance(plain, dict):
        raise Unusable("unusable-log-line", line=number)
    return plain


def _read_header(plain: dict[str, Any]) -> Header:
    version = plain.pop("kongbox", None)
    if version is None:
        raise Unusable("unusable-log-header")
    if version != VERSION:
        raise Unusable("unusable-log-version", found=str(version), known=VERSION)
    fits = {"game": str, "rules": str, "options": dict, "players": list, "recipe": str, "commitment": str}
    for name, form in fits.items():
        if not isinstance(plain.get(name), form):
            raise Unusable("unusable-log-header-field", field=name)
    return Header(
        plain["game"], plain["rules"], plain["options"], tuple(plain["players"]), plain["recipe"], plain["commitment"]
    )


def _read_event(plain: dict[str, Any], number: int) -> Event:
    if plain.get("seq") != number - 1:
        raise Unusable("unusable-log-seq", line=number, found=str(plain.get("seq")), wanted=number - 1)
    try:
        return from_plain(plain)
    except Unusable as problem:
        words = "unusable-log-event" if problem.words == "unusable-event-kind" else "unusable-log-field"
        found = problem.facts.get("found", problem.facts.get("place", ""))
        raise Unusable(words, line=number, found=found) from None
