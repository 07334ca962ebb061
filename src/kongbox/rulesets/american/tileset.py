"""The 152 tiles: three suits, winds, dragons, flowers and jokers; and blanks, where a table agrees on them."""

from functools import lru_cache

from kongbox.engine.clauses import clause
from kongbox.tiles.sets import TileSet
from kongbox.tiles.tile import Face, Tile

BAMS, CRAKS, DOTS = SUITS = "B", "C", "D"
WINDS = tuple(Tile(code) for code in ("Ew", "Sw", "Ww", "Nw"))
"""East, South, West, North."""
GREEN, RED, SOAP = DRAGONS = tuple(Tile(code) for code in ("GD", "RD", "WD"))
"""In the order of the suits they belong to; Soap is the white dragon and also the zero."""
FLOWER, JOKER, BLANK = Tile("F"), Tile("J"), Tile("BL")
MOST_BLANKS = 8

NUMBERED = tuple(Tile(f"{number}{suit}") for suit in SUITS for number in range(1, 10))
NATURALS = (*NUMBERED, *WINDS, *DRAGONS, FLOWER)
"""The 35 kinds a joker may stand for."""


@clause("american.tiles.1", "american.tiles.3", "american.tiles.7", "american.blank.1", "american.blank.8")
@lru_cache(maxsize=MOST_BLANKS + 1)
def tiles_with_blanks(blanks: int) -> TileSet:
    """The box with so many blanks (0 to 8): four of each suit tile, wind and dragon, eight flowers, eight jokers."""
    numbers = {tile: Face(tile[1], int(tile[0])) for tile in NUMBERED}
    winds = {tile: Face("w", place) for place, tile in enumerate(WINDS, start=1)}
    dragons = {tile: Face("d", place) for place, tile in enumerate(DRAGONS, start=1)}
    apart = {FLOWER: Face("f", 1), JOKER: Face("j", 1), BLANK: Face("b", 1)}
    return TileSet(numbers | winds | dragons | apart, {FLOWER: 8, JOKER: 8, BLANK: blanks})


TILES = tiles_with_blanks(0)
"""The box of the standard game. Blanks are among its kinds, so that they can be named, but none is in it."""


@clause("american.tiles.2")
def dragon_of(suit: str) -> Tile:
    """The dragon that belongs to a suit: Green to Bam, Red to Crak, Soap to Dot."""
    return DRAGONS[SUITS.index(suit)]


@clause("american.tiles.6")
def supply(tile: Tile) -> int:
    """How many of a natural kind there are: eight flowers, four of anything else."""
    return TILES.copies[tile]
