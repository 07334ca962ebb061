"""Pumba: one card short of mah-jong."""

from collections import Counter
from functools import lru_cache

from kongbox.engine.clauses import clause
from kongbox.engine.state import Tiles
from kongbox.rulesets.naipes.hands import Group
from kongbox.rulesets.naipes.options import NaipesOptions
from kongbox.rulesets.naipes.palos import Palo
from kongbox.rulesets.naipes.special import special_kinds
from kongbox.rulesets.naipes.splits import completing
from kongbox.rulesets.naipes.tileset import FIGURAS, NUMBERS

COPIES = 4


@lru_cache(maxsize=1024)
@clause("naipes.claim.5", "naipes.pumba.1", "naipes.pumba.2")
def waits(concealed: Tiles, groups: tuple[Group, ...], options: NaipesOptions, dominant: Palo) -> Tiles:
    """The cards that would close a hand at rest, in tidy order; none when it is not pumba.

    A card whose four copies the player holds himself is none; cards seen elsewhere do not matter, nor does the
    shape: an escalera and a special hand are waited for like a trío. Whether he may win at all is not asked.
    """
    held = Counter(concealed + tuple(card for group in groups for card in group.tiles))
    closing = completing(concealed, len(groups))
    return tuple(
        card
        for card in NUMBERS + FIGURAS
        if held[card] < COPIES and (card in closing or special_kinds((*concealed, card), groups, options, dominant))
    )
