"""What exposures leave of a card: the hands that hold them as whole groups, and whether the rest can still come."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from kongbox.engine.clauses import clause
from kongbox.rulesets.american.card_forms import JOKERS, OPEN, Card, Concrete
from kongbox.rulesets.american.card_tiles import FEWEST_FOR_JOKERS, Group, Needs, needs_of
from kongbox.rulesets.american.matcher_table import Table
from kongbox.rulesets.american.tileset import JOKER, supply
from kongbox.tiles.tile import Tile

HAND = 14


@dataclass(frozen=True, order=True, slots=True)
class Exposure:
    """A group on top of a rack."""

    tile: Tile
    """The natural it stands for."""
    count: int
    """How many tiles lie in it."""
    jokers: int = 0
    """How many of them are jokers."""


@clause("american.exposure.8", "american.card.14")
def places_of(concrete: Concrete, exposures: Sequence[Exposure]) -> tuple[int, ...] | None:
    """Which group of the hand each exposure is, every one a whole group of its own; None if they do not go together.

    Groups of the same tile and size are alike, but where the card forbids jokers in one of them, an exposure without
    jokers goes there first.
    """
    free = list(range(len(concrete.groups)))
    found: list[int] = []
    for exposure in exposures:
        same = [each for each in free if _is_group(concrete.groups[each], exposure)]
        if not same:
            return None
        place = max(same, key=lambda each: concrete.groups[each].barred)
        free.remove(place)
        found.append(place)
    return tuple(found)


def _is_group(group: Group, exposure: Exposure) -> bool:
    same = (group.tile, group.count) == (exposure.tile, exposure.count) and group.count >= FEWEST_FOR_JOKERS
    return same and not (exposure.jokers and group.barred)


def _left(concrete: Concrete, exposures: Sequence[Exposure]) -> tuple[Group, ...] | None:
    """The groups that are still to be made in the hand; None if the exposures are not groups of it."""
    places = places_of(concrete, exposures)
    if places is None:
        return None
    return tuple(group for place, group in enumerate(concrete.groups) if place not in places)


Reading = tuple[Concrete, Needs]
"""A hand of the card, and what of it is still to come."""


class Readings(NamedTuple):
    """The hands of a card that exposures leave open, in card order."""

    hands: tuple[Reading, ...]
    table: Table
    lines: tuple[tuple[int, int], ...]
    """For each line that is open: its first place and the one after its last."""


@clause("american.card.16")
def readings(card: Card, exposures: tuple[Exposure, ...]) -> Readings:
    """The hands that hold `exposures` as whole groups; those of C lines only where nothing is exposed."""
    return _some(card, exposures) if exposures else _all(card)


@lru_cache(maxsize=32)
def _all(card: Card) -> Readings:
    return _rowed(card, ())


@lru_cache(maxsize=512)
def _some(card: Card, exposures: tuple[Exposure, ...]) -> Readings:
    return _rowed(card, exposures)


def _rowed(card: Card, exposures: tuple[Exposure, ...]) -> Readings:
    hands = tuple(_open_hands(card, exposures))
    size = HAND - sum(exposure.count for exposure in exposures)
    lines: list[tuple[int, int]] = []
    for _, same in groupby(hands, key=lambda hand: hand[0].line.id):
        first = lines[-1][1] if lines else 0
        lines.append((first, first + len(tuple(same))))
    return Readings(hands, Table([needs for _, needs in hands], size), tuple(lines))


def _open_hands(card: Card, exposures: tuple[Exposure, ...]) -> Iterator[Reading]:
    if not exposures:
        yield from ((concrete, concrete.needs) for concrete in card.concretes)
        return
    for concrete in card.concretes:
        left = _left(concrete, exposures) if _may_hold(concrete, exposures) else None
        if left is not None:
            yield concrete, needs_of(left)


@clause("american.concealed.1", "american.concealed.4")
def _may_hold(concrete: Concrete, exposures: Sequence[Exposure]) -> bool:
    return concrete.line.mark == OPEN or not exposures


def tidy(exposures: Iterable[Exposure]) -> tuple[Exposure, ...]:
    """The exposures in one order, so that the same ones are the same question."""
    return tuple(sorted(exposures))


def available(exposures: Sequence[Exposure], seen: Mapping[Tile, int]) -> Mapping[Tile, int]:
    """How many of the kinds that lie open can still come, jokers among them; of any other kind, all."""
    out = Counter(dict(seen))
    for exposure in exposures:
        out[exposure.tile] += exposure.count - exposure.jokers
    for exposure in exposures:
        if out[exposure.tile] >= supply(exposure.tile):
            out[JOKER] += exposure.jokers
    return {tile: (JOKERS if tile == JOKER else supply(tile)) - count for tile, count in out.items()}


def can_come(needs: Needs, there: Mapping[Tile, int]) -> bool:
    """Whether what a hand still needs can come, with jokers only where they may lie."""
    lacking = 0
    for tile, (needed, bare) in needs.items():
        count = there.get(tile)
        if count is not None and count < needed:
            if count < bare:
                return False
            lacking += needed - count
        elif count is None and needed > supply(tile):
            lacking += needed - supply(tile)
    return lacking <= there.get(JOKER, JOKERS)
