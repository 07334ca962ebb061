"""Where the cards come from when nobody has a special pack: four Spanish packs, less what the game leaves out."""

from collections import Counter

from kongbox.engine.clauses import clause
from kongbox.rulesets.naipes.tileset import ALL_SUITS, CABALLO, REY, SOTA, TILES
from kongbox.tiles.tile import Face

PACKS = 4
FIGURES = (SOTA, CABALLO, REY)


def spanish_pack() -> tuple[Face, ...]:
    """The 48 cards of a full Spanish pack: 1 to 9, sota, caballo and rey of each suit."""
    return tuple(Face(suit, number) for suit in ALL_SUITS for number in (*range(1, 10), *FIGURES))


@clause("naipes.setup.3", "naipes.setup.4")
def set_aside() -> Counter[Face]:
    """What four packs hold beyond the 144 cards of the game, and how many of each."""
    packs = Counter(dict.fromkeys(spanish_pack(), PACKS))
    return packs - Counter(TILES.faces[card] for card in TILES.all_tiles())
