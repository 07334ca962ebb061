"""The chance that a hand is finished in time: one stage a missing tile, one try a go-around of the table."""

from functools import lru_cache
from typing import NamedTuple


class Pace(NamedTuple):
    """How a kind of plan gets on."""

    typical: tuple[float, ...]
    """Unseen tiles that usually help when one, two, three... tiles are missing."""
    reach: float
    """Tiles to choose from in a go-around while more than one is missing: one's own draw, and discards to claim."""


ANY = Pace((6.5, 14, 24, 34, 44), 1.6)
ONE_SUIT = Pace((5.5, 10, 15, 20, 24), 1.9)
TRIPLETS = Pace((4, 8, 11, 13), 2.6)
PAIRS = Pace((2.6, 7, 10.5, 13), 1.0)
THIRTEEN = Pace((4, 7, 11, 15, 19), 1.0)

LAST_REACH = 3.0
"""The last tile may come from every discard as well."""

# The chance that somebody else ends the hand in each go-around; from play of bots like ours.
ENDINGS = (0.0, 0.01, 0.02, 0.03, 0.04, 0.06, 0.08, 0.1, 0.12, 0.13, 0.14, 0.15, 0.16, 0.17, 0.17, 0.18, 0.18)
GO_AROUNDS = len(ENDINGS)


def finishing(pace: Pace, missing: int, turns: int, useful: int, unseen: int) -> float:
    """The chance to complete a hand.

    Args:
        pace: what kind of plan it is.
        missing: tiles that still lack, 0 for a complete hand.
        turns: go-arounds left, this one included.
        useful: unseen tiles that bring it nearer now.
        unseen: all unseen tiles.
    """
    # Rounding keeps the table of later stages small; a few tiles more or less change nothing there.
    return _finishing(pace, missing, min(turns, GO_AROUNDS), useful, 8 * (unseen // 8) + 4)


@lru_cache(maxsize=1 << 17)
def _finishing(pace: Pace, missing: int, turns: int, useful: float, unseen: int) -> float:
    if not missing:
        return 1.0
    reach = LAST_REACH if missing == 1 else pace.reach
    advance = 1 - (1 - min(1.0, useful / unseen)) ** reach
    nearer = missing - 1
    typical = pace.typical[min(nearer, len(pace.typical)) - 1]
    chance, still_here = 0.0, 1.0
    for left in range(turns, 0, -1):
        still_here *= 1 - ENDINGS[GO_AROUNDS - left]
        chance += still_here * advance * _finishing(pace, nearer, left - 1, typical, unseen)
        still_here *= 1 - advance
    return chance
