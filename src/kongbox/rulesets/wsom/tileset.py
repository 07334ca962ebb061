"""The 136 tiles: three suits and seven honours, four of each."""

from kongbox.engine.clauses import clause
from kongbox.tiles.sets import TileSet
from kongbox.tiles.tile import Face, Tile

CHARACTERS, DOTS, BAMBOOS, HONOURS = "m", "p", "s", "z"
SUITS = (CHARACTERS, DOTS, BAMBOOS)
WINDS = tuple(Tile(code) for code in ("1z", "2z", "3z", "4z"))
"""East, South, West, North."""
DRAGONS = tuple(Tile(code) for code in ("5z", "6z", "7z"))
"""White, Green, Red."""
TERMINALS = tuple(Tile(f"{number}{suit}") for suit in SUITS for number in (1, 9))
"""The 1s and 9s; never the honours."""


@clause("wsom.tile.1", "wsom.tile.2", "wsom.tile.3", "wsom.tile.4", "wsom.tile.5", "wsom.tile.6", "wsom.tile.7")
def make_tile_set() -> TileSet:
    """All designs in tidy order, four tiles of each: no flowers, jokers, red fives or dora."""
    numbers = {Tile(f"{number}{suit}"): Face(suit, number) for suit in SUITS for number in range(1, 10)}
    honours = {tile: Face(HONOURS, place) for place, tile in enumerate(WINDS + DRAGONS, start=1)}
    return TileSet(numbers | honours)


TILES = make_tile_set()


def wind_tile(wind: str) -> Tile:
    """The tile of a wind letter ``E S W N``."""
    return WINDS["ESWN".index(wind)]
