"""The phases of a match: who may do what."""

from enum import Enum


class Phase(str, Enum):
    """Where play stands. The value is the word of the wire."""

    BETWEEN = "between"
    """No hand is in play: the table waits for a wall to be shuffled and dealt. Nobody acts."""
    BEFORE_PLAY = "before-play"
    """Dealt, not begun: a question is open to all seats at once (a pass of tiles, a vote)."""
    TURN = "turn"
    """The seat in turn has drawn or claimed and must discard, declare a set or win."""
    CLAIMS = "claims"
    """A tile lies open to the others: each of them is asked once, and answers sealed."""
    SETTLED = "settled"
    """The hand is over and paid; every seat is asked whether the next may begin."""
    OVER = "over"
    """The match has ended. Nobody acts."""
