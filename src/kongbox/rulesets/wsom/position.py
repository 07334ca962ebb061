"""A won hand as it is laid open to be scored: what the table and the score documents both hand in."""

from typing import NamedTuple

from kongbox.engine.seats import Seat, wind_of
from kongbox.engine.state import Meld, Tiles
from kongbox.rulesets.wsom.options import STANDARD, WsomOptions
from kongbox.rulesets.wsom.tileset import wind_tile
from kongbox.tiles.tile import Tile

SELF, DISCARD, ROB = WAYS = "self", "discard", "rob"
"""How a hand is won: on a tile from the wall, on a discard, on a tile added to an exposed triplet."""

CHI, PONG = "chi", "pong"
KONGS = ("kong-big", "kong-small", "kong-concealed")

SEABED = "seabed"
"""The winning tile was the last that may be drawn."""
RIVERBED = "riverbed"
"""The winning tile was discarded by the player who drew the seabed tile."""
SUPPLEMENT = "supplement"
"""The winning tile was drawn to supplement a kong."""
INITIAL = "initial14"
"""East wins on his first turn, before any discard."""
FIRST_DISCARD = "east_first_discard"
"""The winning tile is the first discard of the hand, thrown by East."""
EAST_KONG = "east_concealed_kong"
"""East declared a concealed kong before his first discard."""
FLAGS = (SEABED, RIVERBED, SUPPLEMENT, INITIAL, FIRST_DISCARD, EAST_KONG)

Thrown = tuple[Seat, Tile]


class WinningHand(NamedTuple):
    """Everything that decides what a won hand is worth and who pays for it."""

    winner: Seat
    dealer: Seat
    concealed: Tiles
    """The concealed tiles without the winning one."""
    tile: Tile
    """The winning tile."""
    by: str = SELF
    """One of `WAYS`."""
    melds: tuple[Meld, ...] = ()
    discarder: Seat | None = None
    """Who threw the winning tile, or whose kong was robbed; None for a tile from the wall."""
    discards: tuple[Thrown, ...] = ()
    """Discards of the hand in order, claimed ones included, up to the win; only those since the winner's own last
    one matter."""
    flags: frozenset[str] = frozenset()
    """Circumstances, of `FLAGS`."""
    options: WsomOptions = STANDARD

    @property
    def all_concealed(self) -> Tiles:
        """The concealed tiles with the winning one as the last."""
        return (*self.concealed, self.tile)

    @property
    def tiles(self) -> Tiles:
        """Every tile of the hand."""
        return (*self.all_concealed, *(tile for meld in self.melds for tile in meld.tiles))

    @property
    def seat_wind(self) -> Tile:
        """The wind tile of the winner's seat."""
        return wind_tile(wind_of(self.winner, self.dealer))

    @property
    def is_claimless(self) -> bool:
        """Whether nothing lies exposed before the hand; a concealed kong does not count."""
        return all(meld.kind == "kong-concealed" for meld in self.melds)
