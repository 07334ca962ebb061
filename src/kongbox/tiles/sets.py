"""A tile set: which tiles there are, how many of each, and in which order they are laid."""

from collections.abc import Iterable, Mapping

from kongbox.tiles.tile import Face, Tile


class TileSet:
    """The tiles of one game.

    Args:
        faces: each kind of tile with its face, in the order a tidy hand is laid.
        copies: how many of each kind; a kind that is not named has four.
    """

    __slots__ = ("copies", "faces", "kinds", "order")

    def __init__(self, faces: Mapping[Tile, Face], copies: Mapping[Tile, int] | None = None) -> None:
        self.faces: Mapping[Tile, Face] = dict(faces)
        self.kinds: tuple[Tile, ...] = tuple(faces)
        self.order: Mapping[Tile, int] = {tile: place for place, tile in enumerate(self.kinds)}
        self.copies: Mapping[Tile, int] = {tile: (copies or {}).get(tile, 4) for tile in self.kinds}

    def all_tiles(self) -> tuple[Tile, ...]:
        """Every tile of the box, copies included, in order."""
        return tuple(tile for tile in self.kinds for _ in range(self.copies[tile]))

    def tidy(self, tiles: Iterable[Tile]) -> tuple[Tile, ...]:
        """The same tiles in the order of the set; hidden ones last."""
        last = len(self.kinds)
        return tuple(sorted(tiles, key=lambda tile: self.order.get(tile, last)))

    def __contains__(self, tile: object) -> bool:
        return tile in self.order

    def __len__(self) -> int:
        return sum(self.copies.values())
