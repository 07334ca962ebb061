"""What a rack promises: points that its nearest hands of the card may bring, each with its chance."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from kongbox.bots.american.chance import Pace, lacks
from kongbox.bots.american.rack import Rack
from kongbox.bots.sight import unseen_tiles
from kongbox.engine.seats import Seat, others
from kongbox.engine.state import DealState
from kongbox.rulesets.american.card_forms import OPEN
from kongbox.rulesets.american.charleston import PASSES, VOTE
from kongbox.rulesets.american.ending import live_seats
from kongbox.rulesets.american.exposures import exposures_of
from kongbox.rulesets.american.matcher_readings import Reading, Readings
from kongbox.rulesets.american.tileset import JOKER, TILES
from kongbox.tiles.tile import Tile

NEAR = 2
"""A hand of the card is left out when it lacks so many tiles more than the nearest one."""
MOST_HANDS = 120
"""How many hands of the card are weighed at once."""
LIKELY = 12
"""Of so many the missing tiles are looked for among the discards."""
PAID = 4.8
"""What a win brings, in printed values: four from a discard, six from the wall."""
SPARED = 35
"""A win also spares what another's win would cost."""
SECOND_ROAD = 2.0
"""How strongly the best hand of the card outweighs the others."""
LASTING = 0.6
"""How much of the wall is played, on the average, before somebody wins."""
PASSED_ON = 8
"""The passes before play count as so many draws."""


class Prospect(NamedTuple):
    """One hand of the card as a rack may reach it."""

    reading: Reading
    missing: int
    points: float
    """What it may bring: chance and worth together."""


class Outlook:
    """One moment of a hand as one seat sees it."""

    def __init__(self, deal: DealState, seat: Seat) -> None:
        self.deal = deal
        self.seat = seat
        self.rack = Rack.of(deal, seat)
        self.pace = _pace(deal, seat)

    def hope(self, rack: Rack) -> float:
        """Points that a rack between turns may bring."""
        return combined(prospect.points for prospect in self.prospects(rack))

    def best(self, rack: Rack) -> float:
        """Points that a rack may bring: one that owes a discard, after the best discard."""
        return max(self.without_each(rack).values()) if rack.full else self.hope(rack)

    def distance(self, rack: Rack) -> int:
        """How many tiles the nearest hand of the card lacks; 14 where the exposures leave none."""
        return min(rack.roads(self.deal).table.missing(rack.held), default=14)

    @cached_property
    def open_lines(self) -> list[Reading]:
        """The near hands that may be made with exposures."""
        return [each.reading for each in self.prospects(self.rack) if each.reading[0].line.mark == OPEN]

    def wanted(self) -> set[Tile]:
        """The kinds that the most promising hands of the card lack."""
        likely = sorted(self.prospects(self.rack), key=lambda prospect: -prospect.points)[:LIKELY]
        short = [lacks(each.reading[1], self.rack.held, self.pace.live)[0] for each in likely]
        return {tile for missing in short for tile, _, _ in missing}

    def prospects(self, rack: Rack) -> list[Prospect]:
        """The nearest hands of the card with what they may bring, in card order within a distance."""
        roads = rack.roads(self.deal)
        return [
            Prospect(reading, missing, self._points(reading, rack.held, rack))
            for missing, reading in nearest_hands(roads, rack.held)
        ]

    def without_each(self, rack: Rack) -> dict[Tile, float]:
        """For each kind of concealed tile, what the rack may bring without one of them."""
        found = self.prospects(rack)
        whole = [prospect.points for prospect in found]
        return {tile: combined(self._without(tile, rack, found, whole)) for tile in TILES.tidy(rack.held)}

    def _without(self, tile: Tile, rack: Rack, found: list[Prospect], whole: list[float]) -> Iterator[float]:
        fewer = rack.less((tile,)).held
        for (reading, _, _), points in zip(found, whole, strict=True):
            needed = reading[1].get(tile, (0, 0))[0]
            spare = tile != JOKER and rack.held[tile] > needed
            yield points if spare else self._points(reading, fewer, rack)

    def _points(self, reading: Reading, held: Mapping[Tile, int], rack: Rack) -> float:
        concrete, needs = reading
        missing, jokers = lacks(needs, held, self.pace.live)
        chance = self.pace.finishing(missing, concrete.line.mark == OPEN)
        if not chance:
            return 0.0
        value = concrete.value
        if not (jokers or concrete.line.singles_and_pairs or any(each.jokers for each in rack.exposures)):
            # Paid double without jokers; counted only where none can help any more, for whoever gets one uses it.
            value *= 1 if any(wild for _, _, wild in missing) else 2
        return chance * (PAID * value + SPARED)


def combined(points: Iterable[float]) -> float:
    """Nearly the best of several prospects, with credit for the other roads."""
    return float(sum([each**SECOND_ROAD for each in points]) ** (1 / SECOND_ROAD))


def nearest_hands(roads: Readings, held: Counter[Tile]) -> list[tuple[int, Reading]]:
    """The hands of the card that lack least, each with how many tiles it lacks; of too many, the dearer ones."""
    missing = roads.table.missing(held)
    found: list[tuple[int, Reading]] = []
    least = min(missing, default=0)
    for distance in range(least, least + NEAR + 1):
        alike = [roads.hands[place] for place in _places(missing, distance)]
        alike.sort(key=lambda reading: -reading[0].value)
        found += [(distance, reading) for reading in alike[: MOST_HANDS - len(found)]]
    return found


def _places(row: bytes, wanted: int) -> Iterator[int]:
    place = row.find(wanted)
    while place >= 0:
        yield place
        place = row.find(wanted, place + 1)


def _pace(deal: DealState, seat: Seat) -> Pace:
    live = dict(unseen_tiles(deal, seat, TILES))
    live[JOKER] += _exchangeable(deal, seat, live)
    hidden = sum(len(deal.hands[other]) for other in others(seat))
    draws = LASTING * deal.wall.left / max(1, len(live_seats(deal)))
    if deal.question is not None and deal.question.name in (*PASSES, VOTE):
        draws += PASSED_ON
    return Pace(live, draws, deal.wall.left + hidden)


def _exchangeable(deal: DealState, seat: Seat, live: Mapping[Tile, int]) -> int:
    """Jokers in others' exposures that a tile still to come would free.

    Those in exposures of `seat` are left out: what it lays must not change what it hopes for, or it would put a new
    exposure right for ever, to and fro.
    """
    shown = [each for other in others(seat) for each in exposures_of(deal.melds[other]) if each.jokers]
    return sum(min(each.jokers, live[each.tile]) for each in shown)
