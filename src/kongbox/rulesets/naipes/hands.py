"""A player's hand as it is scored: what he holds, what he has laid, and how he won, if he did."""

from typing import NamedTuple

from kongbox.engine.clauses import clause
from kongbox.engine.state import Meld, Tiles
from kongbox.rulesets.naipes.options import STANDARD, NaipesOptions
from kongbox.rulesets.naipes.palos import Palo
from kongbox.tiles.tile import Tile

TRIO, ESCALERA, CUADRADO, PAREJA = "trio", "escalera", "cuadrado", "pareja"
CHOW, PUNG = "chow", "pung"
KANG_CLAIMED, KANG_GROWN, KANG_HAND = "kang-claimed", "kang-grown", "kang-hand"
"""Cuadrados by their origin: a discard on a trío in hand, a fourth card on an exposed trío, four cards in hand."""
KANGS = (KANG_CLAIMED, KANG_GROWN, KANG_HAND)
BACETA, DESCARTE, ROBO_KANG = "baceta", "descarte", "robo_kang"
VIAS = (BACETA, DESCARTE, ROBO_KANG)


class Group(NamedTuple):
    """Cards combined: a trío, an escalera or a cuadrado."""

    kind: str
    """``trio``, ``escalera`` or ``cuadrado``."""
    tiles: Tiles
    """In tidy order."""
    in_hand: bool = True
    """En mano: made without anybody's discard."""
    from_pung: bool = False
    """A cuadrado that was an exposed trío before."""

    @property
    def alike(self) -> bool:
        """Whether it is a trío or a cuadrado."""
        return self.kind != ESCALERA


class Mahjong(NamedTuple):
    """How a mah-jong was made."""

    card: Tile
    """The carta de mah-jong."""
    via: str
    """``baceta``, ``descarte`` or ``robo_kang``."""
    last: bool = False
    """The baceta was empty: its last card was drawn, or this is the last discard."""
    kang_taken: bool = False
    """Another player was forming a kang with the discarded card."""
    replacement: bool = False
    """It was drawn in the place of an honour card or for a cuadrado."""


class Hand(NamedTuple):
    """What one player holds when the hand ends."""

    palo: Palo
    dominant: Palo
    concealed: Tiles
    """Combination cards in hand, the mah-jong card of a winner among them."""
    groups: tuple[Group, ...] = ()
    """What lies declared: exposed groups, and cuadrados of either sort."""
    honours: Tiles = ()
    mahjong: Mahjong | None = None
    """None for everybody but the winner."""
    options: NaipesOptions = STANDARD

    @property
    def combo(self) -> Tiles:
        """All combination cards, fourth cards of cuadrados included; never honour cards."""
        return self.concealed + tuple(card for group in self.groups for card in group.tiles)


@clause("naipes.vocab.9", "naipes.vocab.11", "naipes.kang.4")
def group_of(meld: Meld) -> Group:
    """The group that a declared set is."""
    if meld.kind == CHOW:
        return Group(ESCALERA, meld.tiles, in_hand=False)
    if meld.kind == PUNG:
        return Group(TRIO, meld.tiles, in_hand=False)
    return Group(CUADRADO, meld.tiles, in_hand=meld.kind == KANG_HAND, from_pung=meld.kind == KANG_GROWN)
