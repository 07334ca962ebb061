"""What a hand may become: plans, each with its distance and what it would be worth."""

from collections.abc import Callable
from typing import NamedTuple

from kongbox.bots.wsom import chance
from kongbox.bots.wsom.chance import Pace
from kongbox.bots.wsom.distance import (
    FAR,
    PLACES,
    SUITS,
    Row,
    Rows,
    changed,
    regular,
    rows_of,
    seven_pairs,
    thirteen_terminals,
)
from kongbox.engine.state import Meld, Tiles
from kongbox.rulesets.wsom.options import WsomOptions
from kongbox.rulesets.wsom.tileset import DRAGONS, TERMINALS, TILES, WINDS
from kongbox.tiles.tile import Tile

UNUSED: Row = ()
HONOURS = frozenset(WINDS + DRAGONS)
ENDS = HONOURS | frozenset(TERMINALS)


class Rack(NamedTuple):
    """What a seat holds: concealed tiles by row, and sets on the table."""

    rows: Rows
    melds: tuple[Meld, ...] = ()

    @classmethod
    def of(cls, concealed: Tiles, melds: tuple[Meld, ...]) -> "Rack":
        """The rack of a hand."""
        return cls(rows_of(concealed), melds)

    @property
    def sets_to_make(self) -> int:
        """Sets that still have to come out of the concealed tiles."""
        return 4 - len(self.melds)

    @property
    def closed(self) -> bool:
        """Whether nothing was claimed."""
        return all(meld.kind == "kong-concealed" for meld in self.melds)

    def held(self, tile: Tile) -> int:
        """How many of `tile` are concealed in the hand."""
        row, place = PLACES[tile]
        return self.rows[row][place]

    def tiles(self) -> Tiles:
        """The kinds of concealed tiles, in tidy order."""
        return tuple(tile for tile in TILES.kinds if self.held(tile))

    def less(self, tiles: Tiles) -> "Rack":
        """The rack without these concealed tiles."""
        rows = self.rows
        for tile in tiles:
            rows = changed(rows, tile, -1)
        return self._replace(rows=rows)

    def plus(self, tile: Tile) -> "Rack":
        """The rack with one tile more."""
        return self._replace(rows=changed(self.rows, tile, 1))

    def laying(self, kind: str, tiles: Tiles, from_hand: Tiles) -> "Rack":
        """The rack after a set was laid before the hand."""
        return self.less(from_hand)._replace(melds=(*self.melds, Meld(kind, tiles)))


class Plan(NamedTuple):
    """One thing to aim for."""

    name: str
    pace: Pace
    missing: Callable[[Rack], int]
    """Tiles that lack, `distance.FAR` or more where the table's sets rule it out."""
    points: Callable[[WsomOptions], int]
    """What it is worth by itself."""


def plans() -> tuple[Plan, ...]:
    """Everything a bot aims for, the plainest first."""
    return (
        Plan("any", chance.ANY, _missing_any, lambda _: 1),
        Plan("triplets", chance.TRIPLETS, _missing_triplets, lambda _: 33),
        Plan("pairs", chance.PAIRS, _missing_pairs, lambda _: 30),
        Plan("thirteen", chance.THIRTEEN, _missing_thirteen, lambda _: 160),
        *(Plan(f"mixed-{suit}", chance.ONE_SUIT, _in_suit(suit, True), lambda _: 40) for suit in SUITS[:3]),
        *(Plan(f"pure-{suit}", chance.ONE_SUIT, _in_suit(suit, False), _pure_points) for suit in SUITS[:3]),
    )


def _pure_points(options: WsomOptions) -> int:
    return options.pure_one_suit


def _missing_any(rack: Rack) -> int:
    return regular(rack.rows, rack.sets_to_make)


def _missing_triplets(rack: Rack) -> int:
    if any(meld.kind == "chi" for meld in rack.melds):
        return FAR
    return regular(rack.rows, rack.sets_to_make, runs=False)


def _missing_pairs(rack: Rack) -> int:
    return FAR if rack.melds else seven_pairs(rack.rows)


def _missing_thirteen(rack: Rack) -> int:
    return FAR if rack.melds else thirteen_terminals(rack.rows)


def _in_suit(suit: str, honours: bool) -> Callable[[Rack], int]:
    """The distance to a hand in one suit, with honours or without."""
    allowed = suit + "z" if honours else suit

    def missing(rack: Rack) -> int:
        if any(meld.tiles[0][1] not in allowed for meld in rack.melds):
            return FAR
        rows = tuple(row if SUITS[place] in allowed else UNUSED for place, row in enumerate(rack.rows))
        return regular(rows, rack.sets_to_make)

    return missing


def extra_points(rack: Rack, plan: Plan, seat_wind: Tile) -> float:
    """Points that come on top of a plan's own: what is sure, and a share of what is likely."""
    if plan.name in ("pairs", "thirteen"):
        return 0.0
    honours = sum(_honour_points(rack, tile) for tile in (*DRAGONS, seat_wind))
    kongs = 5.0 * sum(meld.kind.startswith("kong") for meld in rack.melds)
    return honours + kongs + 3.5 * rack.closed + 4.0 * (plan.name == "any" and _without_ends(rack))


def _honour_points(rack: Rack, tile: Tile) -> float:
    if any(meld.tiles[0] == tile for meld in rack.melds) or rack.held(tile) >= 3:
        return 10.0
    return 4.0 if rack.held(tile) == 2 else 0.0


def _without_ends(rack: Rack) -> bool:
    laid = any(tile in ENDS for meld in rack.melds for tile in meld.tiles)
    return not laid and not any(rack.held(tile) for tile in ENDS)
