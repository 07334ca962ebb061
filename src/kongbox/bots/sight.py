"""What a seat sees of the tiles, in any game."""

from collections import Counter

from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState
from kongbox.tiles.sets import TileSet
from kongbox.tiles.tile import Tile


def open_tiles(deal: DealState) -> Counter[Tile]:
    """How often each tile lies open: in the rivers, in sets, beside a hand."""
    seen = Counter(discard.tile for discard in deal.discards if discard.taken_by is None)
    for row in deal.melds:
        for meld in row:
            seen.update(meld.tiles)
    for tiles in deal.aside:
        seen.update(tiles)
    return seen


def unseen_tiles(deal: DealState, seat: Seat, tiles: TileSet) -> dict[Tile, int]:
    """How many of each kind `seat` has not seen: they are in the wall and in the other hands."""
    seen = open_tiles(deal)
    seen.update(deal.hands[seat])
    return {tile: max(0, tiles.copies[tile] - seen[tile]) for tile in tiles.kinds}
