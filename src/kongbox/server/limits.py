"""What one connection may send: how much, how fast, and how often nonsense."""

FRAME_BYTES = 4096
"""The longest message a page has reason to send is a tenth of this."""
PER_SECOND = 20.0
BURST = 30.0
UNREADABLE = 5
"""Messages nobody can read, before the connection is closed."""
FLOOD = 200
"""Messages beyond the rate, before the connection is closed."""
HELLO_SECONDS = 10.0
SCREENS_PER_SEAT = 16
SPECTATORS = 300
BODY_BYTES = 16384
"""The longest body of a request."""
LONG_BODIES, LONG_BODY_BYTES = ("/api/tables", "/api/cards/check"), 600_000
"""Where something that somebody wrote, a whole card, may come along."""
LARGEST_OPTION = 10**9
"""The largest number that a table may be opened with: what comes of it can be written, and shown to the last point."""
TABLES_PER_SECOND = 1.0
TABLES_AT_ONCE = 30.0
"""How fast tables may be opened, by all together."""


class Allowance:
    """How fast somebody may go on: a bucket that fills by `per_second` up to `burst`.

    Args:
        now: the present moment, in seconds.
    """

    def __init__(self, now: float, per_second: float = PER_SECOND, burst: float = BURST) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left = burst
        self._at = now

    def takes(self, now: float) -> bool:
        """Whether one more is within the allowance; it is then used up."""
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True
