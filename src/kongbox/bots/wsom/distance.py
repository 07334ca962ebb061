"""How many tiles a hand still lacks: for sets and a pair by `bots.groups`, for special hands by counting kinds."""

from kongbox.bots.groups import Rows, nearer
from kongbox.rulesets.wsom.tileset import TERMINALS, TILES
from kongbox.tiles.tile import Tile

SUITS = "mpsz"
PLACES: dict[Tile, tuple[int, int]] = {tile: (SUITS.index(tile[1]), int(tile[0]) - 1) for tile in TILES.kinds}
"""Row and place of each kind of tile."""
THIRTEEN = tuple(tile for tile in TILES.kinds if tile in TERMINALS or tile[1] == "z")
"""The terminals and honours."""


def useful(rows: Rows, sets: int, runs: bool, missing: int) -> tuple[Tile, ...]:
    """The kinds of tiles of which one more leaves fewer than `missing`; arguments as for `groups.regular`."""
    return tuple(Tile(f"{place + 1}{SUITS[row]}") for row, place in nearer(rows, sets, runs, missing))


def seven_pairs(rows: Rows) -> int:
    """Tiles that lack for seven pairs; four of a kind are two of them."""
    return 7 - sum(count // 2 for row in rows for count in row)


def thirteen_terminals(rows: Rows) -> int:
    """Tiles that lack for the thirteen terminals and honours with one of them twice."""
    held = [rows[row][place] for row, place in map(PLACES.__getitem__, THIRTEEN)]
    return 14 - sum(count > 0 for count in held) - (max(held) > 1)


def rows_of(tiles: tuple[Tile, ...]) -> Rows:
    """The rows of a hand."""
    counts = [[0] * 9, [0] * 9, [0] * 9, [0] * 7]
    for tile in tiles:
        row, place = PLACES[tile]
        counts[row][place] += 1
    return tuple(tuple(row) for row in counts)


def changed(rows: Rows, tile: Tile, by: int) -> Rows:
    """The rows with `by` more of `tile`."""
    number, place = PLACES[tile]
    row = rows[number]
    return (*rows[:number], (*row[:place], row[place] + by, *row[place + 1 :]), *rows[number + 1 :])
