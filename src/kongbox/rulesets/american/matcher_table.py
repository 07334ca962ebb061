"""Distances from a rack to thousands of hands at once.

Every hand has one byte in a row of bytes, and a row is held as one large number, so that adding two numbers adds two
rows. For each kind of tile and each count of it on the rack, a row says how much it helps every hand; what a rack
lacks is then a few additions away, whatever the number of hands.
"""

from collections.abc import Iterable, Mapping, Sequence

from kongbox.rulesets.american.card_forms import JOKERS
from kongbox.rulesets.american.card_tiles import Group
from kongbox.rulesets.american.tileset import JOKER, supply
from kongbox.tiles.tile import Tile

Needs = Mapping[Tile, tuple[int, int]]
"""For each kind in a hand, how many are needed in all, and in how many of these places no joker may lie."""


def needs_of(groups: Iterable[Group]) -> Needs:
    """What groups need of each kind."""
    found: dict[Tile, tuple[int, int]] = {}
    for group in groups:
        needed, bare = found.get(group.tile, (0, 0))
        found[group.tile] = needed + group.count, bare + (0 if group.takes_jokers else group.count)
    return found


class Table:
    """A row of hands, each as what it needs of every kind.

    Args:
        hands: what each hand needs.
        size: how many tiles each of them needs altogether.
    """

    __slots__ = ("_filled", "_limited", "_room", "_spared", "hands", "size")

    def __init__(self, hands: Sequence[Needs], size: int) -> None:
        self.hands = hands
        self.size = size
        self._room = _row([sum(map(_joker_room, hand.values())) for hand in hands])
        self._filled: dict[tuple[Tile, int], int] = {}
        self._spared: dict[tuple[Tile, int], int] = {}
        self._limited = [bytes(min(most, each) for each in range(256)) for most in range(JOKERS + 1)]
        self._enter_kinds()

    def _enter_kinds(self) -> None:
        holding: dict[Tile, list[int]] = {}
        for place, hand in enumerate(self.hands):
            for tile in hand:
                holding.setdefault(tile, []).append(place)
        for tile, places in holding.items():
            for held in range(1, supply(tile) + 1):
                self._enter(tile, held, places)

    def _enter(self, tile: Tile, held: int, places: Sequence[int]) -> None:
        filled, spared = bytearray(len(self.hands)), bytearray(len(self.hands))
        for place in places:
            needed, bare = self.hands[place][tile]
            used = min(held, needed)
            filled[place] = used
            spared[place] = max(0, used - bare)
        self._filled[tile, held] = int.from_bytes(filled, "little")
        self._spared[tile, held] = int.from_bytes(spared, "little")

    def missing(self, held: Mapping[Tile, int]) -> bytes:
        """How many tiles each hand still lacks, jokers used wherever they help."""
        filled, spared = 0, 0
        for tile, count in held.items():
            filled += self._filled.get((tile, count), 0)
            spared += self._spared.get((tile, count), 0)
        jokers = min(held.get(JOKER, 0), JOKERS)
        room = (self._room - spared).to_bytes(len(self.hands), "little")
        helped = filled + int.from_bytes(room.translate(self._limited[jokers]), "little")
        return (_row([self.size] * len(self.hands)) - helped).to_bytes(len(self.hands), "little")


def _joker_room(need: tuple[int, int]) -> int:
    needed, bare = need
    return needed - bare


def _row(values: Sequence[int]) -> int:
    return int.from_bytes(bytes(values), "little")
