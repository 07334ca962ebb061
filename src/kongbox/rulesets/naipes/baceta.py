"""The baceta: the undealt cards, face down in one pile, drawn from one end."""

from functools import lru_cache

from kongbox.engine.clauses import clause
from kongbox.engine.events import TileDrawn
from kongbox.engine.seats import Seat
from kongbox.engine.shuffle import Seed, shuffled_tiles
from kongbox.engine.state import DealState, Tiles
from kongbox.rulesets.naipes.tileset import TILES
from kongbox.tiles.tile import Tile

DRAWN, REPLACEMENT = "live", "supplement"
"""Why a card is taken: it is the card of the turn, or it replaces an honour card or the fourth card of a cuadrado."""


@clause("naipes.deal.1")
@lru_cache(maxsize=64)
def order_of(seed: Seed) -> Tiles:
    """All 144 cards as they leave the shuffled pack, the first one dealt first."""
    return tuple(Tile(card) for card in shuffled_tiles(seed, TILES.all_tiles()))


def undrawn(deal: DealState, seed: Seed) -> Tiles:
    """What lies in the baceta, a reserve included, the next card first."""
    return order_of(seed)[deal.wall.live + deal.wall.supplements :]


@clause("naipes.vocab.1")
def take(deal: DealState, seat: Seat, seed: Seed, why: str) -> TileDrawn:
    """`seat` takes the next card of the baceta, be it an honour card or not."""
    return TileDrawn(seat, undrawn(deal, seed)[0], why)


@clause("naipes.deal.4")
def is_empty(deal: DealState) -> bool:
    """Whether nothing can be drawn any more; where the table keeps a reserve, those cards are never drawn."""
    return deal.wall.left == 0
