"""How the tiles of this game are written."""

from kongbox.rulesets.american.tileset import TILES
from kongbox.tiles.notation import Notation

NOTATION = Notation(TILES, compact=False)
"""``3B 3B Nw GD F J``: each tile by its code; ``123B`` is understood, too."""
