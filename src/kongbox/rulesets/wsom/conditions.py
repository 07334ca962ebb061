"""What the conditions of the patterns are made of: each answers the groups of tiles that make it, or nothing."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from kongbox.engine.state import Tiles
from kongbox.rulesets.wsom.position import EAST_KONG
from kongbox.rulesets.wsom.readings import Block, Reading
from kongbox.rulesets.wsom.tileset import SUITS, TILES
from kongbox.rulesets.wsom.wins import THIRTEEN
from kongbox.tiles.tile import Tile

Made = tuple[Tiles, ...]
"""The groups of tiles that make a pattern; empty when the hand does not have it."""
Condition = Callable[[Reading], Made]

NINE_GATES = [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9]
"""The numbers of one suit that call for every tile of it."""


def tiles_of(blocks: Iterable[Block]) -> Made:
    """The tiles of each set."""
    return tuple(block.tiles for block in blocks)


def exactly(count: int, blocks: tuple[Block, ...]) -> Made:
    """All of `blocks`, if they are so many."""
    return tiles_of(blocks) if len(blocks) == count else ()


def is_outer(tile: Tile) -> bool:
    """Whether `tile` is a terminal or an honour."""
    return tile in THIRTEEN


def triplets_of(kinds: Iterable[Tile], read: Reading) -> tuple[Block, ...]:
    """The triplets whose tiles are among `kinds`."""
    return tuple(block for block in read.triplets if block.tiles[0] in kinds)


def triplets_and_eyes(kinds: tuple[Tile, ...], count: int, read: Reading) -> Made:
    """`count` triplets and the eyes, all of `kinds`."""
    made = exactly(count, triplets_of(kinds, read))
    return (*made, read.eyes) if made and read.eyes[0] in kinds else ()


def identical(times: int, read: Reading) -> Made:
    """All sequences that the hand has exactly so many times."""
    alike = Counter(block.tiles for block in read.sequences)
    return tuple(tiles for tiles, count in alike.items() if count == times for _ in range(times))


def similar(blocks: tuple[Block, ...]) -> Made:
    """Three of `blocks` that bear one number, one in each suit."""
    return _first(three for three in combinations(blocks, 3) if _are_similar(three))


def _are_similar(blocks: tuple[Block, ...]) -> bool:
    return {block.suit for block in blocks} == set(SUITS) and len({block.number for block in blocks}) == 1


def in_one_suit(blocks: tuple[Block, ...], rows: list[tuple[int, ...]]) -> Made:
    """One of `blocks` for each number of one of `rows`, all of one suit."""
    for suit in SUITS:
        by_number = {block.number: block for block in blocks if block.suit == suit}
        for row in rows:
            if by_number.keys() >= set(row):
                return tiles_of(by_number[number] for number in row)
    return ()


def _first(found: Iterator[tuple[Block, ...]]) -> Made:
    return tiles_of(next(found, ()))


def without(tiles: Tiles, one: Tile) -> Tiles:
    """`tiles` with `one` taken out once."""
    place = tiles.index(one)
    return tiles[:place] + tiles[place + 1 :]


def are_nine_gates(tiles: Tiles) -> bool:
    """Whether tiles of one suit are 1112345678999."""
    return sorted(TILES.faces[tile].number for tile in tiles) == NINE_GATES


def winning_tile(read: Reading, way: str, flag: str) -> Made:
    """The winning tile, if it came this `way` and under this circumstance."""
    return ((read.hand.tile,),) if read.hand.by == way and flag in read.hand.flags else ()


def is_disturbed(read: Reading) -> bool:
    """Whether a declared set came between the deal and the win."""
    return EAST_KONG in read.hand.flags or bool(read.hand.melds)
