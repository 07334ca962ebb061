"""The own side of the table: concealed tiles and exposures, and what they are after an act."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState, Tiles
from kongbox.rulesets.american.exposures import exposures_of
from kongbox.rulesets.american.matcher import Exposure
from kongbox.rulesets.american.matcher_readings import Readings, readings, tidy
from kongbox.rulesets.american.options import card_in_force
from kongbox.rulesets.american.tileset import BLANK, JOKER
from kongbox.tiles.tile import Tile


class Rack(NamedTuple):
    """What a seat holds; forms of it that an act would bring are made from it."""

    held: Counter[Tile]
    """The concealed tiles."""
    exposures: tuple[Exposure, ...]

    @classmethod
    def of(cls, deal: DealState, seat: Seat) -> "Rack":
        """The rack of `seat`."""
        return cls(Counter(deal.hands[seat]), tidy(exposures_of(deal.melds[seat])))

    @property
    def full(self) -> bool:
        """Whether a discard is due: fourteen tiles, exposed ones included."""
        return self.held.total() + sum(each.count for each in self.exposures) >= 14

    def less(self, tiles: Iterable[Tile]) -> "Rack":
        """Without `tiles`, which are in it."""
        left = Counter(self.held)
        left.subtract(tiles)
        return self._replace(held=+left)

    def plus(self, tile: Tile) -> "Rack":
        """With one more concealed tile."""
        return self._replace(held=self.held + Counter((tile,)))

    @property
    def naturals(self) -> Counter[Tile]:
        """The concealed tiles without jokers and blanks."""
        return Counter({tile: count for tile, count in self.held.items() if tile not in (JOKER, BLANK)})

    def exchanging(self, tile: Tile) -> "Rack":
        """With a joker for a `tile` of the hand."""
        return self.less((tile,)).plus(JOKER)

    def laying(self, claimed: Tile, beside: Tiles) -> "Rack":
        """With a new exposure of a `claimed` tile and tiles of the hand."""
        laid = Exposure(claimed, len(beside) + 1, beside.count(JOKER))
        return Rack(self.less(beside).held, tidy((*self.exposures, laid)))

    def taking_back(self, exposure: Exposure) -> "Rack":
        """With what lay beside the claimed tile of `exposure` in the hand again; the claimed tile is nowhere."""
        back = Counter({exposure.tile: exposure.count - exposure.jokers - 1, JOKER: exposure.jokers})
        rest = list(self.exposures)
        rest.remove(exposure)
        return Rack(self.held + back, tuple(rest))

    def freeing(self, exposure: Exposure) -> "Rack":
        """With a joker of one's own `exposure` in the hand, and a natural of its kind in the exposure."""
        rest = list(self.exposures)
        rest.remove(exposure)
        rest.append(Exposure(exposure.tile, exposure.count, exposure.jokers - 1))
        return Rack(self.exchanging(exposure.tile).held, tidy(rest))

    def roads(self, deal: DealState) -> Readings:
        """The hands of the card that are open to it."""
        return readings(card_in_force(deal), self.exposures)
