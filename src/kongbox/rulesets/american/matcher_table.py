"""Distances from a rack to thousands of hands at once.

Every hand has one byte in a row of bytes, and a row is held as one large number, so that adding two numbers adds two
rows. For each kind of tile and each count of it on the rack, a row says how much it helps every hand; what a rack
lacks is then a few additions away, whatever the number of hands.
"""

from collections.abc import Mapping, Sequence

from kongbox.rulesets.american.card_forms import JOKERS
from kongbox.rulesets.american.card_tiles import Needs
from kongbox.rulesets.american.tileset import JOKER, supply
from kongbox.tiles.tile import Tile

AT_MOST = tuple(bytes(min(most, each) for each in range(256)) for most in range(JOKERS + 1))
"""For each number of jokers, what becomes of every byte when no more than so many help."""


class Table:
    """A row of hands, each as what it needs of every kind.

    Args:
        hands: what each hand needs.
        size: how many tiles each of them needs altogether.
    """

    __slots__ = ("_filled", "_room", "_spared", "_whole", "hands")

    def __init__(self, hands: Sequence[Needs], size: int) -> None:
        self.hands = hands
        self._whole = _row([size] * len(hands))
        self._room = _row([sum(map(_joker_room, hand.values())) for hand in hands])
        self._filled: dict[tuple[Tile, int], int] = {}
        self._spared: dict[tuple[Tile, int], int] = {}
        self._enter_kinds()

    def _enter_kinds(self) -> None:
        """For each kind and each count of it on a rack: places it fills, and where a joker could have stood."""
        for (tile, (needed, bare)), where in self._alike().items():
            places = int.from_bytes(where, "little")
            for held in range(1, supply(tile) + 1):
                used = min(held, needed)
                self._filled[tile, held] = self._filled.get((tile, held), 0) + places * used
                self._spared[tile, held] = self._spared.get((tile, held), 0) + places * max(0, used - bare)

    def _alike(self) -> Mapping[tuple[Tile, tuple[int, int]], bytearray]:
        """For each need of a kind, a row with a 1 for every hand that has it."""
        found: dict[tuple[Tile, tuple[int, int]], bytearray] = {}
        for place, hand in enumerate(self.hands):
            for need in hand.items():
                if need not in found:
                    found[need] = bytearray(len(self.hands))
                found[need][place] = 1
        return found

    def missing(self, held: Mapping[Tile, int]) -> bytes:
        """How many tiles each hand still lacks, jokers used wherever they help."""
        filled, spared = 0, 0
        for tile, count in held.items():
            filled += self._filled.get((tile, count), 0)
            spared += self._spared.get((tile, count), 0)
        jokers = min(held.get(JOKER, 0), JOKERS)
        room = (self._room - spared).to_bytes(len(self.hands), "little")
        helped = filled + int.from_bytes(room.translate(AT_MOST[jokers]), "little")
        return (self._whole - helped).to_bytes(len(self.hands), "little")


def _joker_room(need: tuple[int, int]) -> int:
    needed, bare = need
    return needed - bare


def _row(values: Sequence[int]) -> int:
    return int.from_bytes(bytes(values), "little")
