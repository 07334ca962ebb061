"""What is kept of a table, as plain values."""

from typing import Any, NamedTuple


class PersonRecord(NamedTuple):
    """Who plays as one player number."""

    player: int
    kind: str
    """``person`` or ``bot``."""
    name: str
    bot: str = ""
    """Which bot."""


class TableRecord(NamedTuple):
    """A table, without its log."""

    id: str
    game: str
    name: str
    options: dict[str, Any]
    """The options that differ from the game's standard ones."""
    manner: dict[str, Any]
    """How the table is kept: pace, visibility, spectators."""
    status: str
    """``waiting``, ``playing``, ``over`` or ``closed``."""
    header: dict[str, Any] | None
    """First line of the log, from the start of play on."""
    opened: int
    """Seconds since 1970, UTC."""
    touched: int
    people: tuple[PersonRecord, ...] = ()
    """Those who sit, by player number; free places are missing."""


class HandRecord(NamedTuple):
    """A finished hand."""

    number: int
    first_seq: int
    last_seq: int
    at: int
    """When it ended, milliseconds since 1970, UTC."""
    lines: list[str]


class LogRecord(NamedTuple):
    """One event of the log."""

    seq: int
    at: int
    """When it happened, milliseconds since 1970, UTC."""
    line: str
    """The event as JSON."""
