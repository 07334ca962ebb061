"""The lines nearest to a rack: what is missing with the best suits and numbers, and whether it can still come."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from kongbox.engine.clauses import ClauseId, clause
from kongbox.rulesets.american.card_forms import JOKERS, OPEN, Card, Concrete, Line
from kongbox.rulesets.american.card_tiles import Needs
from kongbox.rulesets.american.matcher_readings import Exposure, Readings, available, can_come, readings, tidy
from kongbox.rulesets.american.tileset import JOKER, TILES, supply
from kongbox.tiles.tile import Tile

POSSIBLE, CLOSED, DEAD = "possible", "closed", "dead"
"""A line can be made; may no longer be made with the exposures there are; cannot come any more."""


class Near(NamedTuple):
    """How far a rack is from a line."""

    concrete: Concrete
    """The hand of the line that is nearest; of several, the one whose missing tiles are easiest to get."""
    missing: int
    """How many tiles are missing, jokers used wherever they help."""
    tiles: tuple[Tile, ...]
    """The missing tiles; a joker where only a joker can still come."""
    seen: int
    """How many copies of these kinds lie open already."""
    live: int
    """How many copies of these kinds can still come; jokers too, where they help."""
    state: str = POSSIBLE
    reason: ClauseId = ""
    """The clause that closes the line or makes it dead; empty while it is possible."""

    @property
    def line(self) -> Line:
        """The line."""
        return self.concrete.line

    @property
    def value(self) -> int:
        """Its printed value."""
        return self.concrete.value


class _Rack(NamedTuple):
    """A hand, and what can still come to it."""

    held: Mapping[Tile, int]
    there: Mapping[Tile, int]
    """How many of a kind are in the hand or out of sight; kinds that are not named, all of them."""

    def live(self, tile: Tile) -> int:
        """How many copies are out of sight."""
        count = self.there.get(tile)
        if count is None:
            count = JOKERS if tile == JOKER else supply(tile)
        return max(0, count - self.held.get(tile, 0))

    def seen(self, tile: Tile) -> int:
        """How many copies lie open."""
        most = JOKERS if tile == JOKER else supply(tile)
        return most - self.there.get(tile, most)


@clause("american.card.16", "american.concealed.3")
def nearest(
    card: Card,
    concealed: Iterable[Tile],
    exposures: Iterable[Exposure] = (),
    seen: Mapping[Tile, int] | None = None,
    limit: int | None = None,
) -> tuple[Near, ...]:
    """The lines of the card, the nearest first: those that are possible, then closed and dead ones.

    Among lines equally near, the one of higher value comes first, then card order.

    Args:
        concealed: the tiles of the hand that are not exposed, at most fourteen with the exposures.
        seen: how many of each kind lie open elsewhere; of jokers, only those that nobody can fetch any more.
        limit: how many lines are wanted; all of them where nothing is said.
    """
    shown = tidy(exposures)
    rack = _Rack(Counter(concealed), available(shown, seen or {}))
    most = len(card.lines) if limit is None else limit
    open_ = readings(card, shown)
    found, dead = _by_distance(open_, rack, most)
    if len(found) < most:
        found += sorted([*dead, *_shut(card, open_, rack, shown)], key=_order)[: most - len(found)]
    return tuple(found)


def _order(near: Near) -> tuple[int, int]:
    return near.missing, -near.value


def _by_distance(open_: Readings, rack: _Rack, most: int) -> tuple[list[Near], list[Near]]:
    """The nearest possible lines, and the dead ones met on the way to them.

    A line waits with a distance it cannot fall below; when its turn comes it is looked at closely and waits again.
    """
    missing = open_.table.missing(rack.held)
    found: list[Near] = []
    dead: list[Near] = []
    waiting: list[tuple[int, int, int, Near | None]] = [
        (min(missing[first:end]), -_highest_value(open_.hands[first][0].line), place, None)
        for place, (first, end) in enumerate(open_.lines)
    ]
    heapify(waiting)
    while waiting and len(found) < most:
        _, _, place, near = heappop(waiting)
        if near is not None:
            found.append(near)
            continue
        close = _closest(open_, rack, missing, open_.lines[place])
        if close.state == POSSIBLE:
            heappush(waiting, (close.missing, -close.value, place, close))
        else:
            dead.append(close)
    return found, dead


def _highest_value(line: Line) -> int:
    return max(alternative.value for alternative in line.alternatives)


@clause("american.dead.3")
def _closest(open_: Readings, rack: _Rack, missing: bytes, line: tuple[int, int]) -> Near:
    """The nearest hand of one line that can still come; the nearest of all, and dead, if none can."""
    first, end = line
    for distance in sorted(set(missing[first:end])):
        alike = [open_.hands[place] for place in _places(missing, distance, first, end)]
        there = [reading for reading in alike if can_come(reading[1], rack.there)]
        if there:
            return _easiest(_near(concrete, needs, rack) for concrete, needs in there)
    lowest = missing.index(min(missing[first:end]), first, end)
    concrete, needs = open_.hands[lowest]
    return _near(concrete, needs, rack)._replace(state=DEAD, reason="american.dead.3")


def _places(missing: bytes, distance: int, first: int, end: int) -> Iterator[int]:
    place = missing.find(distance, first, end)
    while place >= 0:
        yield place
        place = missing.find(distance, place + 1, end)


def _easiest(nears: Iterable[Near]) -> Near:
    return max(nears, key=lambda near: (near.value, near.live))


def _near(concrete: Concrete, needs: Needs, rack: _Rack) -> Near:
    """How far a rack is from one hand; its jokers go to what is hardest to get."""
    bare, open_ = _short_of(needs, rack.held)
    jokers = rack.held.get(JOKER, 0)
    for tile in sorted(open_, key=rack.live):
        helped = min(jokers, open_[tile])
        jokers -= helped
        open_[tile] -= helped
    tiles: list[Tile] = []
    for tile in TILES.tidy({*bare, *open_}):
        count = bare.get(tile, 0) + open_.get(tile, 0)
        by_joker = min(max(0, count - rack.live(tile)), open_.get(tile, 0))
        tiles += [tile] * (count - by_joker) + [JOKER] * by_joker
    kinds = {*tiles, JOKER} if any(open_.values()) else set(tiles)
    return Near(concrete, len(tiles), TILES.tidy(tiles), sum(map(rack.seen, set(tiles))), sum(map(rack.live, kinds)))


def _short_of(needs: Needs, held: Mapping[Tile, int]) -> tuple[dict[Tile, int], dict[Tile, int]]:
    """What is missing of each kind: where no joker may lie, and where one may."""
    bare: dict[Tile, int] = {}
    open_: dict[Tile, int] = {}
    for tile, (needed, strict) in needs.items():
        count = held.get(tile, 0)
        if count < strict:
            bare[tile] = strict - count
        if count < needed and needed > strict:
            open_[tile] = min(needed - count, needed - strict)
    return bare, open_


@clause("american.concealed.4", "american.exposure.7")
def _shut(card: Card, open_: Readings, rack: _Rack, exposures: tuple[Exposure, ...]) -> Iterator[Near]:
    """The lines that the exposures shut out, as far away as if nothing were exposed."""
    left = {open_.hands[first][0].line.id for first, _ in open_.lines}
    whole = readings(card, ())
    held = Counter(rack.held)
    for exposure in exposures:
        held.update({exposure.tile: exposure.count - exposure.jokers, JOKER: exposure.jokers})
    missing = whole.table.missing(held)
    for first, end in whole.lines:
        place = missing.index(min(missing[first:end]), first, end)
        concrete, needs = whole.hands[place]
        if concrete.line.id not in left:
            opened = concrete.line.mark == OPEN
            near = _near(concrete, needs, rack._replace(held=held))
            state, reason = (DEAD, "american.exposure.7") if opened else (CLOSED, "american.concealed.4")
            yield near._replace(state=state, reason=reason)
