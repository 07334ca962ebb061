"""A tile, and what is printed on it."""

from typing import NamedTuple, NewType

Tile = NewType("Tile", str)
"""One tile by its code in the game's own notation: ``5m``, ``GD``, ``Ro``.

Equal tiles are equal strings: which of the four copies it is never matters in play.
"""

HIDDEN = Tile("?")
"""A tile whose face the viewer may not see."""


class Face(NamedTuple):
    """What is printed on a tile, for rules that read suits and numbers."""

    suit: str
    """The suit's letter in the game's notation; honours share one letter or have their own."""
    number: int
    """1 to 9 in a suit; the place in the printed order for honours."""
