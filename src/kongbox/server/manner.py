"""How a table is kept: what its people chose when it was opened. Times are seconds."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Manner(NamedTuple):
    """Everything about a table that is no rule of the game."""

    pace: str = "relaxed"
    """One of `paces.PACES`."""
    visibility: str = "open"
    """``open``: in the lobby for everybody; ``link``: only for those who know its address."""
    spectators: str = "delayed"
    """``delayed``: they see the last finished hand; ``live``: they see what lies open on the table."""
    hold: float = 1.0
    """After a claim nothing happens for this long, so that it is seen and heard."""
    think: float = 0.7
    """What a bot takes for its turn, whatever it holds."""
    answer: float = 0.3
    """What a bot takes for an answer, whatever it holds."""
    grace: float = 30.0
    """How long the table waits for a lost connection."""
    skip_after: float = 2.0
    """How long after a discard "do not ask again" takes effect."""


def manner_of(kept: Mapping[str, Any]) -> Manner:
    """The manner as it was stored; what a later version added has its usual value."""
    return Manner(**{name: value for name, value in kept.items() if name in Manner._fields})
