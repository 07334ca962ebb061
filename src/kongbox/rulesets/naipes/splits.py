"""Cards in hand as groups and pairs: every way that uses them all, and the best of a hand that does not close.

Suits do not mix, so each suit is split for itself, and so are the figuras; the few ways of each are remembered.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from kongbox.engine.clauses import clause
from kongbox.engine.state import Tiles
from kongbox.rulesets.naipes.hands import ESCALERA, TRIO, Group
from kongbox.rulesets.naipes.tileset import NUMBERS, PLAYING_SUITS
from kongbox.tiles.tile import Tile

Suits = tuple[Tiles, Tiles, Tiles, Tiles]
"""Cards of oros, copas and bastos, then figuras; each part in rising order."""

ROWS = tuple(tuple(Tile(f"{number}{suit}") for number in range(1, 10)) for suit in PLAYING_SUITS)
"""1 to 9 of each playing suit: oros, copas, bastos."""

_REMEMBERED = 1 << 16
_PART = {card: PLAYING_SUITS.index(card[1]) for card in NUMBERS}
"""Which part of `Suits` a number belongs to; figuras, which are not here, to the last."""


class Way(NamedTuple):
    """One way to read cards: as groups, as pairs, and as what is left over."""

    groups: tuple[Group, ...] = ()
    pairs: tuple[Tiles, ...] = ()
    rest: Tiles = ()


def by_suit(cards: Iterable[Tile]) -> Suits:
    """The cards of each suit, and the figuras."""
    parts: tuple[list[Tile], ...] = ([], [], [], [])
    for card in sorted(cards):
        parts[_PART.get(card, 3)].append(card)
    oros, copas, bastos, figuras = parts
    return tuple(oros), tuple(copas), tuple(bastos), tuple(figuras)


# ---- every card used: four groups and a pair --------------------------------------------


@clause("naipes.vocab.7", "naipes.special.0")
def is_four_groups_and_a_pair(cards: Tiles, groups: int) -> bool:
    """Whether `cards` beside so many declared groups are a normal mah-jong; fourth cards of cuadrados do not count."""
    if len(cards) + 3 * groups != 14:
        return False
    parts = by_suit(cards)
    # Groups are threes, so only the part with the pair has a remainder: most hands fail here.
    return sorted([len(part) % 3 for part in parts]) == [0, 0, 0, 2] and all(map(whole_ways, parts))


def four_groups_and_a_pair(cards: Tiles, groups: int) -> Iterator[Way]:
    """Every way to read `cards` as what so many declared groups lack to four groups and a pair."""
    if is_four_groups_and_a_pair(cards, groups):
        for ways in product(*map(whole_ways, by_suit(cards))):
            yield joined(ways)


@lru_cache(maxsize=_REMEMBERED)
def whole_ways(cards: Tiles) -> tuple[Way, ...]:
    """Every way to read rising `cards` of one part as groups and at most one pair, with nothing left over."""
    if not cards:
        return (Way(),)
    found: dict[tuple[tuple[Group, ...], tuple[Tiles, ...]], None] = {}
    for first, left in _first_steps(cards):
        for others in whole_ways(left):
            groups = sorted(first.groups + others.groups, key=lambda group: group.tiles)
            pairs = first.pairs + others.pairs
            if len(pairs) < 2:
                found[tuple(groups), pairs] = None
    return tuple(Way(groups, pairs) for groups, pairs in found)


def _first_steps(cards: Tiles) -> Iterator[tuple[Way, Tiles]]:
    """What the lowest card may be part of, and the cards then left."""
    low = cards[0]
    if cards.count(low) >= 3:
        yield Way((_trio(low),)), cards[3:]
    if cards.count(low) >= 2:
        yield Way(pairs=((low, low),)), cards[2:]
    run = run_from(low)
    if run and holds(cards, run):
        yield Way((_escalera(run),)), without(cards, run)


# ---- a hand that does not close ---------------------------------------------------------


@lru_cache(maxsize=_REMEMBERED)
def richest_way(cards: Tiles, kept: Tiles = ()) -> Way:
    """Rising `cards` of one part read for the most: every trío that leaves `kept` out, then escaleras, then pairs.

    Only tríos and pairs of figuras have value by themselves; the rest is read so that a player finds it as he
    would lay it.
    """
    spare = without(cards, kept)
    trios = [card for card in dict.fromkeys(spare) if spare.count(card) >= 3]
    others = without(cards, tuple(card for card in trios for _ in range(3)))
    runs = max(_runs_within(others), key=lambda runs: (len(runs), _pairs_beside(others, runs)))
    left = without(others, tuple(card for run in runs for card in run))
    pairs = tuple((card, card) for card in dict.fromkeys(left) if left.count(card) >= 2)
    rest = without(left, tuple(card for pair in pairs for card in pair))
    return Way((*map(_trio, trios), *map(_escalera, runs)), pairs, rest)


def _runs_within(cards: Tiles) -> Iterator[tuple[Tiles, ...]]:
    """Every set of disjoint escaleras among rising `cards`, each set in rising order; the empty one last."""
    for low in dict.fromkeys(cards):
        run = run_from(low)
        if run and holds(cards, run):
            later = tuple(card for card in without(cards, run) if card >= low)
            yield from ((run, *others) for others in _runs_within(later))
    yield ()


def _pairs_beside(cards: Tiles, runs: tuple[Tiles, ...]) -> int:
    left = without(cards, tuple(card for run in runs for card in run))
    return sum(left.count(card) >= 2 for card in set(left))


# ---- the pieces ------------------------------------------------------------------------


@clause("naipes.vocab.3")
def run_from(low: Tile) -> Tiles:
    """The escalera that begins with `low`: only numbers run, and 9 does not connect to 1."""
    return _RUNS.get(low, ())


_RUNS = {
    low: (low, second, third)
    for low, second, third in zip(NUMBERS, NUMBERS[1:], NUMBERS[2:], strict=False)
    if low[1] == third[1]
}


@cache
@clause("naipes.vocab.10")
def _trio(card: Tile) -> Group:
    return Group(TRIO, (card,) * 3)


@cache
def _escalera(run: Tiles) -> Group:
    return Group(ESCALERA, run)


def escalera_from(low: Tile) -> Group:
    """The escalera in hand that begins with `low`."""
    return _escalera(run_from(low))


def joined(ways: Iterable[Way]) -> Way:
    """The ways of several parts as one."""
    groups, pairs, rests = zip(*ways, strict=True)
    return Way(sum(groups, ()), sum(pairs, ()), sum(rests, ()))


def holds(cards: Tiles, wanted: Tiles) -> bool:
    """Whether each of `wanted`, all different, is among `cards`."""
    return all(card in cards for card in wanted)


def without(cards: Tiles, gone: Tiles) -> Tiles:
    """`cards` less `gone`, each taken out once, the order kept."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
