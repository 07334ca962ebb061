"""From a seed to the order of the tiles, by a recipe anybody can repeat.

Recipe ``kongbox-1``. All numbers come from SHA-256 over
``kongbox-1 | seed | contributions | label | counter``; eight bytes at a time are read as a whole
number, and numbers that would favour low results are thrown away. Tiles are exchanged from the
last place to the first (Fisher and Yates). The commitment is SHA-256 over ``salt | seed``.
"""

import hashlib
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

RECIPE = "kongbox-1"
SEED_DIGITS = 64
"""A seed has 32 bytes; a salt may be of any length."""
_HEXADECIMAL = re.compile("(?:[0-9a-f]{2})*")
Thing = TypeVar("Thing")


class Seed(NamedTuple):
    """Where the chance of one hand comes from. All fields are lower-case hexadecimal."""

    seed: str
    salt: str
    contributions: tuple[str, ...] = ()
    """What the seats add; none yet."""

    @property
    def commitment(self) -> str:
        """The hash that is published before the deal."""
        return hashlib.sha256(bytes.fromhex(self.salt) + bytes.fromhex(self.seed)).hexdigest()

    def opens(self, commitment: str) -> bool:
        """Whether this is what was committed to, written in the only way allowed.

        One hash must stand for one wall. The same bytes in capitals or with blanks, another border between salt and
        seed, or contributions that the hash does not cover would give the same hash and another wall.
        """
        well_written = _HEXADECIMAL.fullmatch(self.seed + self.salt) and len(self.seed) == SEED_DIGITS
        return bool(well_written) and not self.contributions and self.commitment == commitment


class Chance:
    """A stream of fair numbers for one purpose, fixed by the seed and the purpose's label."""

    __slots__ = ("_block", "_counter", "_prefix")

    def __init__(self, seed: Seed, label: str) -> None:
        parts = (RECIPE, seed.seed, *seed.contributions, label)
        self._prefix = "|".join(parts).encode()
        self._counter = 0
        self._block = b""

    def below(self, limit: int) -> int:
        """A whole number from 0 to ``limit - 1``, each equally likely."""
        fair = (1 << 64) - (1 << 64) % limit
        while True:
            number = self._next()
            if number < fair:
                return number % limit

    def throw(self) -> tuple[int, int]:
        """Two dice."""
        return 1 + self.below(6), 1 + self.below(6)

    def shuffled(self, things: Sequence[Thing]) -> tuple[Thing, ...]:
        """The same things in a random order."""
        row = list(things)
        for last in range(len(row) - 1, 0, -1):
            place = self.below(last + 1)
            row[last], row[place] = row[place], row[last]
        return tuple(row)

    def _next(self) -> int:
        if not self._block:
            self._block = hashlib.sha256(self._prefix + b"|%d" % self._counter).digest()
            self._counter += 1
        number, self._block = self._block[:8], self._block[8:]
        return int.from_bytes(number, "big")


@lru_cache(maxsize=256)
def shuffled_tiles(seed: Seed, tiles: tuple[str, ...]) -> tuple[str, ...]:
    """The wall that `seed` makes of `tiles`, in the order they were laid."""
    return Chance(seed, "wall").shuffled(tiles)
