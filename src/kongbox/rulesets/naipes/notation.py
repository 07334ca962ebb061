"""How the cards of this game are written."""

from kongbox.rulesets.naipes.tileset import TILES
from kongbox.tiles.notation import Notation

NOTATION = Notation(TILES, compact=False)
"""``1o 2o Ro Cc Sb 4e``: rank and suit, each card by its code."""
