"""What a hand may become: plans, each with its distance, the tiles that help, and what it would be worth."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from kongbox.bots.groups import FAR, Rows, regular
from kongbox.bots.wsom import chance
from kongbox.bots.wsom.chance import Pace
from kongbox.bots.wsom.distance import SUITS, THIRTEEN, seven_pairs, thirteen_terminals, useful
from kongbox.bots.wsom.rack import Rack
from kongbox.engine.state import Tiles
from kongbox.rulesets.wsom.options import WsomOptions
from kongbox.rulesets.wsom.tileset import DRAGONS, TERMINALS, TILES, WINDS
from kongbox.tiles.tile import Tile

ENDS = frozenset(TERMINALS + WINDS + DRAGONS)


class Aim(Protocol):
    """A shape to work towards."""

    def missing(self, rack: Rack) -> int:
        """Tiles that lack; `FAR` where the sets on the table rule the shape out."""

    def useful(self, rack: Rack, missing: int) -> Tiles:
        """The kinds of which one more leaves fewer than `missing`."""


class Groups(NamedTuple):
    """Four sets and a pair, out of certain suits."""

    suits: str = SUITS
    runs: bool = True
    """Whether sequences may be among them."""

    def missing(self, rack: Rack) -> int:
        """Tiles that lack."""
        if not all(self._allows(meld.kind, meld.tiles) for meld in rack.melds):
            return FAR
        return regular(self._rows(rack), rack.sets_to_make, self.runs)

    def useful(self, rack: Rack, missing: int) -> Tiles:
        """Tiles that bring a set or the pair nearer."""
        return useful(self._rows(rack), rack.sets_to_make, self.runs, missing)

    def _allows(self, kind: str, tiles: Tiles) -> bool:
        return tiles[0][1] in self.suits and (self.runs or kind != "chi")

    def _rows(self, rack: Rack) -> Rows:
        if self.suits == SUITS:
            return rack.rows
        return tuple(row if SUITS[place] in self.suits else () for place, row in enumerate(rack.rows))


class SevenPairs:
    """Seven pairs, nothing on the table."""

    def missing(self, rack: Rack) -> int:
        """Pairs that lack."""
        return FAR if rack.melds else seven_pairs(rack.rows)

    def useful(self, rack: Rack, _missing: int) -> Tiles:
        """A second or a fourth of what is held."""
        return tuple(tile for tile in TILES.kinds if rack.held(tile) % 2)


class Thirteen:
    """The thirteen terminals and honours, one of them twice."""

    def missing(self, rack: Rack) -> int:
        """Kinds that lack, and the double."""
        return FAR if rack.melds else thirteen_terminals(rack.rows)

    def useful(self, rack: Rack, _missing: int) -> Tiles:
        """The kinds that are not held; all thirteen while there is no double."""
        doubled = any(rack.held(tile) > 1 for tile in THIRTEEN)
        return tuple(tile for tile in THIRTEEN if not rack.held(tile) or not doubled)


class Plan(NamedTuple):
    """One thing to aim for."""

    aim: Aim
    pace: Pace
    points: int
    """What it is worth by itself."""
    takes_extras: bool = True
    """Whether honours, kongs and a closed hand add to it."""


def plans(options: WsomOptions) -> tuple[Plan, ...]:
    """Everything a bot aims for at a table with these options, the plainest first."""
    return (
        Plan(Groups(), chance.ANY, options.chicken_points),
        Plan(Groups(runs=False), chance.TRIPLETS, 33),
        Plan(SevenPairs(), chance.PAIRS, 30, takes_extras=False),
        Plan(Thirteen(), chance.THIRTEEN, 160, takes_extras=False),
        *(Plan(Groups(suit + "z"), chance.ONE_SUIT, 40) for suit in "mps"),
        *(Plan(Groups(suit), chance.ONE_SUIT, options.pure_one_suit) for suit in "mps"),
    )


def extra_points(rack: Rack, seat_wind: Tile, unseen: Mapping[Tile, int]) -> float:
    """Points that come on top of a plan's own: what is sure, and a share of what is likely.

    Args:
        rack: the hand between turns.
        seat_wind: the wind whose triplet counts for this seat, as dragons do for everybody.
        unseen: how many of each kind the seat has not seen.
    """
    honours = sum(_honour_points(rack, tile, unseen[tile]) for tile in (*DRAGONS, seat_wind))
    kongs = 5.0 * sum(meld.kind.startswith("kong") for meld in rack.melds)
    return honours + kongs + 3.5 * rack.closed + 4.0 * _without_ends(rack)


def _honour_points(rack: Rack, tile: Tile, unseen: int) -> float:
    held = rack.held(tile)
    if held >= 3 or any(meld.tiles[0] == tile for meld in rack.melds):
        return 10.0
    return 2.0 * unseen if held == 2 else 0.2 * unseen * held


def _without_ends(rack: Rack) -> bool:
    laid = any(tile in ENDS for meld in rack.melds for tile in meld.tiles)
    return not laid and not any(rack.held(tile) for tile in ENDS)
