"""What a discard may cost: the chance that a hand whose exposures show what it is after wins with it."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState
from kongbox.rulesets.american.dead_hands import visible_to
from kongbox.rulesets.american.ending import live_others
from kongbox.rulesets.american.exposures import exposures_of
from kongbox.rulesets.american.matcher_readings import Reading, available, can_come, readings, tidy
from kongbox.rulesets.american.options import card_in_force
from kongbox.rulesets.american.tileset import BLANK, JOKER
from kongbox.tiles.tile import Tile

READY = (0.0, 0.03, 0.15, 0.45, 0.8)
"""How likely a hand with so many exposures lacks one tile, when half of the wall is gone."""
FED = 2.0
"""What the player who feeds a win pays, in printed values; and it is one hand less that may be won."""
LOST = 25


class Rival(NamedTuple):
    """A hand with exposures, as everybody may read it."""

    ready: float
    """The chance that it lacks one tile."""
    hands: tuple[Reading, ...]
    """The hands of the card it may be after."""

    @property
    def cost(self) -> float:
        """What feeding it costs, in points."""
        return FED * sum(concrete.value for concrete, _ in self.hands) / len(self.hands) + LOST

    def waits_for(self, tile: Tile) -> float:
        """The chance that `tile` is the one it lacks, if it lacks one."""
        shares = (
            needs[tile][0] / sum(count for count, _ in needs.values()) for _, needs in self.hands if tile in needs
        )
        return sum(shares) / len(self.hands)


class Danger:
    """The risks of one moment, for one seat."""

    def __init__(self, deal: DealState, seat: Seat) -> None:
        self.deal = deal
        self.seat = seat

    def of(self, tile: Tile) -> float:
        """Points that throwing `tile` may cost. A joker or a blank costs nothing: nobody can claim it."""
        if tile in (JOKER, BLANK):
            return 0.0
        return sum(rival.ready * rival.waits_for(tile) * rival.cost for rival in self.rivals)

    @cached_property
    def rivals(self) -> tuple[Rival, ...]:
        """The live hands that show what they are after."""
        return tuple(self._rivals())

    def _rivals(self) -> Iterator[Rival]:
        wall = self.deal.wall
        used = 1 - wall.left / wall.total
        for other in live_others(self.deal, self.seat):
            melds = self.deal.melds[other]
            hands = possible_hands(self.deal, other) if melds else ()
            if hands:
                yield Rival(min(0.95, READY[min(len(melds), 4)] * (0.4 + 0.9 * used)), hands)


def possible_hands(deal: DealState, seat: Seat) -> tuple[Reading, ...]:
    """The hands of the card that the exposures of `seat` leave open and that can still come, from what all see."""
    shown = tidy(exposures_of(deal.melds[seat]))
    there: Mapping[Tile, int] = available(shown, visible_to(deal, seat))
    found = readings(card_in_force(deal), shown).hands
    return tuple(reading for reading in found if can_come(reading[1], there))
