"""What one viewer hears: numbered for that viewer alone, the same on all of his screens."""

from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

from kongbox.server.protocol import Outgoing

KEPT = 600
"""Events a returning screen can be sent one by one; more than a hand has."""

HAND_BEGINS = "HandStarted"

_encode = msgspec.json.Encoder().encode


def encoded(message: Outgoing) -> str:
    """A message as it goes over the wire."""
    return _encode(message).decode()


class Screen(Protocol):
    """One connection."""

    browser: str
    """Mark of the browser it belongs to."""

    def send(self, text: str) -> None:
        """Put a message in its queue; a screen that does not read is dropped."""


class Stream:
    """One viewer's events and screens. `seq` is the number of events he has been allowed to see."""

    def __init__(self) -> None:
        self.seq = 0
        self.screens: list[Screen] = []
        self.lag: int | None = None
        """Last measured way there and back, milliseconds."""
        self._kept: list[dict[str, Any]] = []

    def note(self, events: Iterable[dict[str, Any]]) -> None:
        """Count events that this viewer sees, and keep them for those who come back."""
        for event in events:
            self.seq += 1
            self._kept.append(event)
        del self._kept[:-KEPT]

    def missing(self, seq: int) -> list[dict[str, Any]] | None:
        """The events after number `seq`; None if they are no longer kept, or `seq` is none of ours."""
        count = self.seq - seq
        if seq <= 0 or count < 0 or count > len(self._kept):
            return None
        return self._kept[len(self._kept) - count :]

    def of_this_hand(self) -> list[dict[str, Any]]:
        """The events of the hand so far, for a notebook that starts anew."""
        starts = (place for place in range(len(self._kept) - 1, -1, -1) if self._kept[place]["event"] == HAND_BEGINS)
        return self._kept[next(starts, len(self._kept)) :]

    def send(self, message: Outgoing) -> None:
        """Send the same to every screen."""
        if self.screens:
            text = encoded(message)
            for screen in list(self.screens):
                screen.send(text)

    def forget_all(self) -> None:
        """Begin anew: another person sits here now, who has seen nothing."""
        self._kept = []
