"""What a seat holds, in a form that is quick to change."""

from typing import NamedTuple

from kongbox.bots.groups import Rows
from kongbox.bots.wsom.distance import PLACES, changed, rows_of
from kongbox.engine.state import Meld, Tiles
from kongbox.rulesets.wsom.tileset import TILES
from kongbox.tiles.tile import Tile


class Rack(NamedTuple):
    """Concealed tiles by row, and sets on the table."""

    rows: Rows
    melds: tuple[Meld, ...] = ()

    @classmethod
    def of(cls, concealed: Tiles, melds: tuple[Meld, ...] = ()) -> "Rack":
        """The rack of a hand."""
        return cls(rows_of(concealed), melds)

    @property
    def sets_to_make(self) -> int:
        """Sets that still have to come out of the concealed tiles."""
        return 4 - len(self.melds)

    @property
    def closed(self) -> bool:
        """Whether nothing was claimed."""
        return all(meld.kind == "kong-concealed" for meld in self.melds)

    def held(self, tile: Tile) -> int:
        """How many of `tile` are concealed in the hand."""
        row, place = PLACES[tile]
        return self.rows[row][place]

    def tiles(self) -> Tiles:
        """The kinds of concealed tiles, in tidy order."""
        return tuple(tile for tile in TILES.kinds if self.held(tile))

    def less(self, tiles: Tiles) -> "Rack":
        """The rack without these concealed tiles."""
        rows = self.rows
        for tile in tiles:
            rows = changed(rows, tile, -1)
        return Rack(rows, self.melds)

    def laying(self, kind: str, tiles: Tiles, from_hand: Tiles) -> "Rack":
        """The rack after a set was laid before the hand."""
        return Rack(self.less(from_hand).rows, (*self.melds, Meld(kind, tiles)))

    def growing(self, kind: str, tile: Tile) -> "Rack":
        """The rack after `tile` joined the triplet of its kind on the table."""
        melds = tuple(
            meld._replace(kind=kind, tiles=(tile,) * 4) if meld.tiles == (tile,) * 3 else meld for meld in self.melds
        )
        return Rack(self.less((tile,)).rows, melds)
