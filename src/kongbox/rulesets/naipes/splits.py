"""Cards in hand as groups and pairs: every way that uses them all, and the best of a hand that does not close.

Suits do not mix, so each suit is split for itself, and so are the figuras; the few ways of each are remembered.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from kongbox.engine.clauses import clause
from kongbox.engine.state import Tiles
from kongbox.rulesets.naipes.hands import ESCALERA, TRIO, Group
from kongbox.rulesets.naipes.tileset import FIGURAS, NUMBERS, PLAYING_SUITS
from kongbox.tiles.tile import Tile

Suits = tuple[Tiles, Tiles, Tiles, Tiles]
"""Cards of oros, copas and bastos, then figuras; each part in rising order."""

ROWS = tuple(tuple(Tile(f"{number}{suit}") for number in range(1, 10)) for suit in PLAYING_SUITS)
"""1 to 9 of each playing suit: oros, copas, bastos."""

_REMEMBERED = 1 << 16
_KINDS = (*ROWS, FIGURAS)
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
    return len(cards) + 3 * groups == 14 and bool(_ways_by_part(by_suit(cards)))


def four_groups_and_a_pair(parts: Suits, groups: int) -> list[Way]:
    """Every way to read cards as what so many declared groups lack to four groups and a pair."""
    if sum(map(len, parts)) + 3 * groups != 14:
        return []
    ways = _ways_by_part(parts)
    return [joined(choice) for choice in product(*ways)] if ways else []


def completing(cards: Tiles, groups: int) -> set[Tile]:
    """The cards of which one more would make `cards` four groups and a pair beside so many declared groups."""
    if len(cards) + 3 * groups != 13:
        return set()
    parts = by_suit(cards)
    found: set[Tile] = set()
    for place, part in enumerate(parts):
        others = (*parts[:place], *parts[place + 1 :])
        sizes = [len(part) + 1, *map(len, others)]
        if _leave_one_pair(sizes) and all(map(whole_ways, others)):
            found |= {card for card in _KINDS[place] if whole_ways(tuple(sorted((*part, card))))}
    return found


def _leave_one_pair(sizes: Iterable[int]) -> bool:
    """Whether parts of these sizes can be groups and one pair: the part with the pair alone leaves a remainder."""
    return sorted([size % 3 for size in sizes]) == [0, 0, 0, 2]


def _ways_by_part(parts: Suits) -> list[tuple[Way, ...]]:
    """The ways to read each suit and the figuras, one pair in all; nothing where a part has none."""
    if not _leave_one_pair(map(len, parts)):
        return []
    ways = [whole_ways(part) for part in parts]
    return ways if all(ways) else []


@lru_cache(maxsize=_REMEMBERED)
def whole_ways(cards: Tiles) -> tuple[Way, ...]:
    """Every way to read rising `cards` of one part as groups and at most one pair, with nothing left over."""
    if len(cards) % 3 == 0:
        return tuple([Way(groups) for groups in _threes(cards)])
    pairs = [(card, card) for card in dict.fromkeys(cards) if cards.count(card) >= 2]
    return tuple([Way(groups, (pair,)) for pair in pairs for groups in _threes(without(cards, pair))])


@lru_cache(maxsize=_REMEMBERED)
def _threes(cards: Tiles) -> tuple[tuple[Group, ...], ...]:
    """Every way to read rising `cards` as groups: of the lowest kind a trío or none, its other cards in escaleras."""
    if not cards:
        return ((),)
    low, copies = cards[0], cards.count(cards[0])
    found = [(_trio(low), *others) for others in _threes(cards[3:])] if copies >= 3 else []
    run, later = run_from(low), cards[copies:]
    if run and later.count(run[1]) >= copies and later.count(run[2]) >= copies:
        runs = (_escalera(run),) * copies
        found += [runs + others for others in _threes(without(later, run[1:] * copies))]
    return tuple(found)


# ---- a hand that does not close ---------------------------------------------------------


@lru_cache(maxsize=_REMEMBERED)
def richest_way(cards: Tiles, kept: Tiles = ()) -> Way:
    """Rising `cards` of one part read for the most: every trío that leaves `kept` out, then escaleras, then pairs.

    Only tríos and pairs of figuras have value by themselves; the rest is read as a player would lay it.
    """
    left = {card: cards.count(card) for card in cards}
    groups = [_trio(card) for card, copies in left.items() if copies - (card in kept) >= 3]
    for trio in groups:
        left[trio.tiles[0]] -= 3
    for run in [_RUNS[low] for low in left if low in _RUNS]:
        for _ in range(min([left.get(card, 0) for card in run])):
            groups.append(_escalera(run))
            for card in run:
                left[card] -= 1
    pairs = [(card, card) for card, copies in left.items() if copies >= 2]
    rest = [card for card, copies in left.items() if copies % 2]
    return Way(tuple(groups), tuple(pairs), tuple(rest))


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


def joined(ways: Sequence[Way]) -> Way:
    """The ways of the four parts as one."""
    oros, copas, bastos, figuras = ways
    return Way(
        oros.groups + copas.groups + bastos.groups + figuras.groups,
        oros.pairs + copas.pairs + bastos.pairs + figuras.pairs,
        oros.rest + copas.rest + bastos.rest + figuras.rest,
    )


def holds(cards: Sequence[Tile], wanted: Tiles) -> bool:
    """Whether each of `wanted`, all different, is among `cards`."""
    return set(wanted).issubset(cards)


def without(cards: Tiles, gone: Tiles) -> Tiles:
    """`cards` less `gone`, each taken out once, the order kept."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
