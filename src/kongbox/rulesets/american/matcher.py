"""One matcher for everything that asks how tiles and card go together: wins, exposures, dead hands, nearest lines."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from kongbox.engine.clauses import clause
from kongbox.rulesets.american.card_forms import JOKERS, OPEN, Card, Concrete
from kongbox.rulesets.american.card_tiles import FEWEST_FOR_JOKERS, Group
from kongbox.rulesets.american.matcher_table import Needs, needs_of
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


class Match(NamedTuple):
    """A complete hand, read as a line of the card."""

    concrete: Concrete
    jokers: tuple[int, ...]
    """How many jokers lie in each group of the hand, in the order printed."""
    jokerless: bool
    value: int
    """The printed value."""

    @property
    @clause("american.score.4", "american.score.10")
    def doubled(self) -> bool:
        """Whether it earns the double of a hand without jokers: never in a section of singles and pairs."""
        return self.jokerless and not self.concrete.line.singles_and_pairs

    @property
    def worth(self) -> int:
        """The value with that double."""
        return self.value * (2 if self.doubled else 1)


# ---- exposures on a line -----------------------------------------------------------------


@clause("american.exposure.8", "american.card.14")
def places_of(concrete: Concrete, exposures: Sequence[Exposure]) -> tuple[int, ...] | None:
    """Which group of the hand each exposure is, every one a whole group of its own; None if they do not go together.

    Groups of the same tile and size are alike, so the first that is free serves.
    """
    free = list(range(len(concrete.groups)))
    found: list[int] = []
    for exposure in exposures:
        place = next((each for each in free if _is_group(concrete.groups[each], exposure)), None)
        if place is None:
            return None
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


@lru_cache(maxsize=4096)
def open_readings(card: Card, exposures: tuple[Exposure, ...]) -> tuple[tuple[Concrete, Needs], ...]:
    """The hands of the card that exposures leave open, each with what is still to come; C lines only without any."""
    found = ((concrete, _left(concrete, exposures)) for concrete in card.concretes if _may_hold(concrete, exposures))
    return tuple((concrete, needs_of(left)) for concrete, left in found if left is not None)


@clause("american.concealed.1", "american.concealed.4")
def _may_hold(concrete: Concrete, exposures: Sequence[Exposure]) -> bool:
    return concrete.line.mark == OPEN or not exposures


@clause("american.exposure.7", "american.exposure.9", "american.card.14")
def fits(card: Card, exposures: Iterable[Exposure]) -> bool:
    """Whether some X line holds all exposures as whole, different groups under one choice of suits and numbers."""
    shown = _tidy(exposures)
    if not shown:
        return any(line.mark == OPEN for line in card.lines)
    return bool(open_readings(card, shown))


def _tidy(exposures: Iterable[Exposure]) -> tuple[Exposure, ...]:
    """The exposures in one order, so that the same ones are the same question."""
    return tuple(sorted(exposures))


# ---- complete hands ----------------------------------------------------------------------


@clause(
    "american.win.1", "american.win.2", "american.joker.1", "american.joker.2", "american.joker.3", "american.win.5"
)
def matches(card: Card, concealed: Iterable[Tile], exposures: Iterable[Exposure] = ()) -> tuple[Match, ...]:
    """Every hand of the card that fourteen tiles are, in card order; empty for any other number of tiles.

    Args:
        concealed: the tiles that are not exposed, the winning one among them.
        exposures: each is a whole group; those of equal tiles never merge.
    """
    held, shown = Counter(concealed), tuple(exposures)
    if held.total() + sum(each.count for each in shown) != HAND:
        return ()
    naturals = {tile: count for tile, count in held.items() if tile != JOKER}
    jokerless = not held[JOKER] and not any(each.jokers for each in shown)
    return tuple(
        Match(concrete, _joker_places(concrete, naturals, shown), jokerless, concrete.value)
        for concrete, needs in open_readings(card, _tidy(shown))
        if _is_complete(needs, naturals)
    )


def _is_complete(needs: Needs, naturals: Mapping[Tile, int]) -> bool:
    """Whether naturals fill every place where no joker may lie and none is left over; jokers are the rest."""
    if any(tile not in needs for tile in naturals):
        return False
    return all(bare <= naturals.get(tile, 0) <= needed for tile, (needed, bare) in needs.items())


@clause("american.joker.1", "american.joker.2")
def _joker_places(concrete: Concrete, naturals: Mapping[Tile, int], exposures: Sequence[Exposure]) -> tuple[int, ...]:
    """How many jokers lie in each group; naturals go first where no joker may, then to groups in the order printed."""
    jokers = [0] * len(concrete.groups)
    places = places_of(concrete, exposures)
    assert places is not None, "the exposures are groups of a hand that matches"
    for place, exposure in zip(places, exposures, strict=True):
        jokers[place] = exposure.jokers
    stock = dict(naturals)
    for place in sorted(set(range(len(jokers))) - set(places), key=lambda each: concrete.groups[each].takes_jokers):
        group = concrete.groups[place]
        used = min(group.count, stock.get(group.tile, 0))
        stock[group.tile] = stock.get(group.tile, 0) - used
        jokers[place] = group.count - used
    return tuple(jokers)


@clause("american.win.4")
def best_match(matches: Sequence[Match]) -> Match:
    """The one that is paid most; the first on the card of several that are paid alike."""
    return max(matches, key=lambda match: match.worth)


# ---- hands that can still be completed ---------------------------------------------------


@clause("american.dead.3", "american.dead.6")
def still_possible(
    card: Card, exposures: Iterable[Exposure], concealed_count: int, visible: Mapping[Tile, int]
) -> bool:
    """Whether a hand can still become Mahjong, from what everybody can see.

    Args:
        exposures: those of the hand.
        concealed_count: how many tiles it hides; with the exposures 13 or 14, or it can become nothing.
        visible: how many of each kind lie open out of its reach; of jokers, the discarded ones and those in
            exposures whose natural is all in sight.
    """
    shown = _tidy(exposures)
    if concealed_count + sum(each.count for each in shown) not in (HAND - 1, HAND):
        return False
    there = available(shown, visible)
    return any(can_come(needs, there) for _, needs in open_readings(card, shown))


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
