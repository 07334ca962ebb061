"""The only module that knows the time."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """A call that is to come."""

    def cancel(self) -> None:
        """It shall not come."""


class Clock(Protocol):
    """Where time comes from; tests have one that is driven by hand."""

    def now(self) -> float:
        """Seconds from some moment on; never goes back."""

    def utc(self) -> float:
        """Seconds since 1970, UTC."""

    def wake(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Call `call` in the event loop, `seconds` from now."""


class WallClock:
    """The time of this machine."""

    def now(self) -> float:
        """Seconds since the machine started."""
        return time.monotonic()

    def utc(self) -> float:
        """Seconds since 1970, UTC."""
        return time.time()

    def wake(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Call `call` in the running event loop, `seconds` from now."""
        return asyncio.get_running_loop().call_later(max(0.0, seconds), call)


class TableClock:
    """The time of one table. It stands while the table is paused or nobody is there.

    Args:
        clock: where time comes from.
        ring: called at the moment set with `ring_at`.
    """

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._passed = 0.0
        self._since: float | None = None
        self._at: float | None = None
        self._alarm: Alarm | None = None

    @property
    def running(self) -> bool:
        """Whether time passes at the table."""
        return self._since is not None

    def now(self) -> float:
        """Seconds that have passed at this table."""
        return self._passed + (self._clock.now() - self._since if self._since is not None else 0.0)

    def run(self, on: bool) -> None:
        """Let time pass, or stop it."""
        if on == self.running:
            return
        self._passed = self.now()
        self._since = self._clock.now() if on else None
        self._set()

    def ring_at(self, at: float | None) -> None:
        """Ring once when the table's time is `at`; this replaces what was set before. None: not at all."""
        self._at = at
        self._set()

    def _set(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self._at is not None and self.running:
            self._alarm = self._clock.wake(max(0.0, self._at - self.now()), self._rings)

    def _rings(self) -> None:
        self._alarm = self._at = None
        self._ring()
