"""How the tiles of this game are written."""

from kongbox.rulesets.wsom.tileset import DRAGONS, TILES, WINDS
from kongbox.tiles.notation import Notation

LETTERS = dict(zip(("E", "S", "W", "N", "Wh", "Gr", "Re"), WINDS + DRAGONS, strict=True))
"""Letters by which honours may be written too."""

NOTATION = Notation(TILES, LETTERS)
"""``123m456p11z``, and ``E S W N Wh Gr Re`` on input."""
