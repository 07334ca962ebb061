"""Winning shapes: four sets and a pair, Thirteen Terminals, Seven Pairs; and what a hand is calling for."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from kongbox.engine.clauses import clause
from kongbox.engine.state import Meld, Tiles
from kongbox.rulesets.wsom.tileset import DRAGONS, HONOURS, SUITS, TERMINALS, TILES, WINDS
from kongbox.tiles.tile import Tile

THIRTEEN = frozenset(TERMINALS + WINDS + DRAGONS)
"""The thirteen terminals and honours."""

_ALL_SUITS = (*SUITS, HONOURS)

Groups = tuple[str, ...]
"""Sets and at most one pair made of the numbers of one suit: ``("123", "555", "99")``."""


class Split(NamedTuple):
    """One way to read concealed tiles as sets and a pair."""

    sets: tuple[Tiles, ...]
    pair: Tiles


@clause("wsom.hand.1", "wsom.hand.4", "wsom.win.5")
def is_winning(tiles: Tiles) -> bool:
    """Whether concealed `tiles`, the winning tile among them, complete a hand.

    Fourteen tiles stand alone; eleven, eight, five or two stand beside one to four declared sets. Nothing but the
    shape decides: discards of one's own never forbid a win.
    """
    return _is_regular(tiles) or _is_irregular(tiles)


@clause("wsom.hand.2")
def _is_regular(tiles: Tiles) -> bool:
    # Most hands fail here: sets are threes, so one suit holds the pair and no other has a remainder.
    written = "".join(tiles)
    if sorted([written.count(suit) % 3 for suit in _ALL_SUITS]) != [0, 0, 0, 2]:
        return False
    return all(_groupings(held, suit != HONOURS) for suit, held in _by_suit(tiles).items())


@clause("wsom.hand.3")
def _is_irregular(tiles: Tiles) -> bool:
    return is_seven_pairs(tiles) or is_thirteen_terminals(tiles)


@clause("wsom.score.10.2")
def is_seven_pairs(tiles: Tiles) -> bool:
    """Whether fourteen concealed tiles are seven pairs; four of a kind may be two of them."""
    if len(tiles) != 14 or len(set(tiles)) > 7:
        return False
    laid = sorted(tiles)
    return laid[::2] == laid[1::2]


@clause("wsom.score.10.1")
def is_thirteen_terminals(tiles: Tiles) -> bool:
    """Whether fourteen concealed tiles are all thirteen terminals and honours, one of them twice."""
    return len(tiles) == 14 and set(tiles) == THIRTEEN


@clause("wsom.win.1")
def calling(concealed: Tiles, melds: Sequence[Meld] = ()) -> Tiles:
    """The tiles that would complete a hand of `concealed` tiles and `melds`, in tidy order.

    A fifth tile of a kind is none, so a hand that holds all four does not call for it.
    """
    held = [*concealed, *(tile for meld in melds for tile in meld.tiles)]
    kinds = (tile for tile in TILES.kinds if held.count(tile) < TILES.copies[tile])
    return tuple(tile for tile in kinds if is_winning((*concealed, tile)))


@clause("wsom.score.basic.9")
def splits(tiles: Iterable[Tile]) -> tuple[Split, ...]:
    """Every reading of concealed `tiles` as sets and one pair; none when they cannot be read so."""
    numbers = _by_suit(tiles)
    by_suit = [[(suit, groups) for groups in _groupings(held, suit != HONOURS)] for suit, held in numbers.items()]
    found = (_split(choice) for choice in product(*by_suit))
    return tuple(split for split in found if split is not None)


def _split(choice: Iterable[tuple[str, Groups]]) -> Split | None:
    groups = [tuple(Tile(number + suit) for number in group) for suit, found in choice for group in found]
    pairs = [group for group in groups if len(group) == 2]
    if len(pairs) != 1:
        return None
    return Split(tuple(group for group in groups if len(group) == 3), pairs[0])


def _by_suit(tiles: Iterable[Tile]) -> dict[str, str]:
    """The numbers held in each suit, in rising order: ``{"m": "1123", ...}``."""
    numbers = dict.fromkeys(_ALL_SUITS, "")
    for number, suit in sorted(tiles):
        numbers[suit] += number
    return numbers


@lru_cache(maxsize=1 << 16)
def _groupings(numbers: str, runs: bool) -> tuple[Groups, ...]:
    """Every way to part rising `numbers` into threes, runs where `runs` allows them, and at most one pair."""
    if not numbers:
        return ((),)
    low = numbers[0]
    found = set()
    for group in (low * 3, low * 2, _run_from(low) if runs else ""):
        rest = _without(numbers, group)
        if rest is not None:
            found |= {tuple(sorted((group, *others))) for others in _groupings(rest, runs)}
    return tuple(sorted(groups for groups in found if [len(group) for group in groups].count(2) < 2))


def _run_from(low: str) -> str:
    return "123456789"[int(low) - 1 :][:3] if low < "8" else ""


def _without(numbers: str, group: str) -> str | None:
    """What is left of `numbers` when `group` is taken out, or None when it is not among them."""
    if not group:
        return None
    for number in group:
        if number not in numbers:
            return None
        numbers = numbers.replace(number, "", 1)
    return numbers
