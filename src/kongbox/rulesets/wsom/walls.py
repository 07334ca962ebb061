"""The wall of a hand in play: which tile comes next from which end."""

from functools import lru_cache

from kongbox.engine.clauses import clause
from kongbox.engine.events import TileDrawn
from kongbox.engine.seats import Seat
from kongbox.engine.shuffle import Chance, Seed, shuffled_tiles
from kongbox.engine.state import DealState, Tiles
from kongbox.rulesets.wsom.setup import WallBreak, break_wall, laid_order, live_index, supplement_index
from kongbox.rulesets.wsom.tileset import TILES
from kongbox.tiles.tile import Tile


def wall_break(seed: Seed, dealer: Seat) -> WallBreak:
    """The throws that break the wall of this seed, and where it breaks."""
    return break_wall(dealer, Chance(seed, "break"))


@lru_cache(maxsize=64)
def wall_order(seed: Seed, dealer: Seat) -> Tiles:
    """All 136 tiles as they leave the wall; the first tile taken is number 0."""
    laid = tuple(Tile(tile) for tile in shuffled_tiles(seed, TILES.all_tiles()))
    return laid_order(laid, wall_break(seed, dealer))


@clause("wsom.play.2")
def draw(deal: DealState, seat: Seat, seed: Seed) -> TileDrawn:
    """`seat` takes the next tile from the live end."""
    tile = wall_order(seed, deal.dealer)[live_index(deal.wall.live)]
    return TileDrawn(seat, tile, "live")


@clause("wsom.deal.7", "wsom.deal.10", "wsom.kong.7")
def draw_supplement(deal: DealState, seat: Seat, seed: Seed) -> TileDrawn:
    """`seat` takes a tile from the kong box, after a kong was laid."""
    tile = wall_order(seed, deal.dealer)[supplement_index(deal.wall.supplements)]
    return TileDrawn(seat, tile, "supplement")


@clause("wsom.deal.8", "wsom.end.3")
def may_supplement(deal: DealState) -> bool:
    """Whether a supplement may be drawn: the king's tiles stay whole however many kong are made."""
    return deal.wall.left > 0


@clause("wsom.deal.9")
def is_seabed(deal: DealState) -> bool:
    """Whether the tile drawn last was the seabed tile; the discard that follows it is the riverbed tile."""
    return deal.wall.left == 0
