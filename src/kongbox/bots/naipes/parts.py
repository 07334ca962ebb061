"""What may be made of one row of cards: the best few ways to make so many groups, and a pair or none.

A way is rated in doublings: each card that lacks costs some, each as or nueve and each trío in it brings some, as much
as the table's options give for it. Rows are looked up in tables that fill themselves, so a hand costs only what has
changed in it.
"""

from functools import lru_cache
from typing import NamedTuple

from kongbox.bots.groups import Row

MISSING = 1.9
"""What a missing card costs, in doublings: such a hand is finished about so much more rarely."""
SECOND_EQUAL = 1.0
"""What it costs besides that a second card of one kind is missing: there are fewer left."""
MOST_WAYS, MOST_JOINED = 8, 16
"""Ways kept of one row, and of two rows together, for so many groups with or without a pair."""
SPREAD = 4.5
"""Ways that cost so much more than the best one are left out."""
LACKING = tuple(MISSING * count + SECOND_EQUAL * max(0, count - 1) for count in range(5))
MOST_EQUAL_RUNS = 2
"""Three equal escaleras are as well three tríos, which are worth more."""
DEAREST = 6 * MISSING
"""What a way may cost at most."""


class Taste(NamedTuple):
    """What cards bring in doublings, by the table's options and the player's palo."""

    end: float
    """An as or a nueve."""
    trio: float
    """A trío of numbers, for its points."""
    figures: tuple[float, ...]
    """A trío of each figura: reyes, then caballos."""


Way = tuple[float, Row]
"""One way to use a row: the doublings it costs, the least first, and how many of each card it takes."""
Ways = tuple[tuple[Way, ...], ...]
"""The best ways for 0 to 4 groups without a pair, then for 0 to 4 groups with one."""

NOTHING: Ways = (((0.0, ()),), *((),) * 9)
WITHOUT, WITH_EQUALS = ((0, 0),), ((0, 0), (1, 0), (0, 1))
"""Tríos and pairs that may be made of one number."""


@lru_cache(maxsize=1 << 12)
def ways_of_suit(row: Row, taste: Taste, begun: int = 0, waiting: int = 0) -> Ways:
    """The best ways to use a suit, or the rest of one.

    Args:
        row: the counts from some number up to 9.
        taste: what cards bring.
        begun: escaleras begun one number before, wanting this number and the next.
        waiting: escaleras begun two numbers before, wanting this number.
    """
    if not row:
        return NOTHING
    owed = begun + waiting
    held, worth = row[0], taste.end if len(row) in (1, 9) else 0.0
    found: list[dict[Row, float]] = [{} for _ in range(10)]
    most = min(MOST_EQUAL_RUNS, 4 - owed, max(row[:3])) if len(row) >= 3 else 0
    for started in range(most + 1):
        following = ways_of_suit(row[1:], taste, started, begun)
        for trios, pairs in WITH_EQUALS if held > owed + started else WITHOUT:
            wanted = owed + started + 3 * trios + 2 * pairs
            if wanted <= 4:
                cost = LACKING[max(0, wanted - held)] - worth * wanted - taste.trio * trios
                _gather(found, following, (wanted, cost), (started + trios, pairs))
    return tuple(map(_best, found))


def _gather(found: list[dict[Row, float]], following: Ways, here: tuple[int, float], made: tuple[int, int]) -> None:
    """Note what the ways of the rest of a row come to with the groups and pairs `made` here besides."""
    wanted, cost = here
    sets, pairs = made
    for place, ways in enumerate(following):
        target = place + sets + 5 * pairs
        if place % 5 + sets > 4 or place // 5 + pairs > 1:
            continue
        known = found[target]
        for further, beside in ways:
            key, total = (wanted, *beside), cost + further
            if total < known.get(key, 99.0):
                known[key] = total


def _best(found: dict[Row, float]) -> tuple[Way, ...]:
    if not found:
        return ()
    ways = sorted([(cost, wanted) for wanted, cost in found.items() if cost <= DEAREST])
    return tuple(ways[:MOST_WAYS])


@lru_cache(maxsize=1 << 10)
def ways_of_figures(row: Row, taste: Taste) -> Ways:
    """The best ways to use reyes and caballos, which only combine with their equals."""
    found = list(NOTHING)
    for held, worth in zip(row, taste.figures, strict=True):
        here = [(0, 0.0, 0, 0)]
        if held:
            here.append((3, LACKING[max(0, 3 - held)] - worth, 1, 0))
            here.append((2, LACKING[max(0, 2 - held)], 0, 1))
        gathered: list[dict[Row, float]] = [{} for _ in range(10)]
        for wanted, cost, sets, pairs in here:
            _append(gathered, found, (wanted, cost), (sets, pairs))
        found = list(map(_best, gathered))
    return tuple(found)


def _append(
    gathered: list[dict[Row, float]], before: list[tuple[Way, ...]], here: tuple[int, float], made: tuple[int, int]
) -> None:
    wanted, cost = here
    sets, pairs = made
    for place, ways in enumerate(before):
        if place % 5 + sets <= 4 and place // 5 + pairs <= 1:
            for before_it, beside in ways:
                gathered[place + sets + 5 * pairs][(*beside, wanted)] = before_it + cost


@lru_cache(maxsize=1 << 8)
def joined(one: Ways, other: Ways) -> Ways:
    """The best ways to use two rows together."""
    pairs: list[list[tuple[tuple[Way, ...], tuple[Way, ...]]]] = [[] for _ in range(10)]
    for place, ways in enumerate(one):
        for beside, others in enumerate(other):
            if ways and others and place % 5 + beside % 5 <= 4 and place // 5 + beside // 5 <= 1:
                pairs[place + beside].append((ways, others))
    return tuple(_best_together(each, MOST_JOINED) for each in pairs)


def together(one: Ways, other: Ways, sets: int, most: int) -> tuple[Way, ...]:
    """The best ways to make exactly so many groups and a pair out of two joined halves of a hand."""
    return _best_together(
        [
            (one[groups + 5 * pair], other[sets - groups + 5 - 5 * pair])
            for groups in range(sets + 1)
            for pair in (0, 1)
        ],
        most,
    )


def _best_together(pairs: list[tuple[tuple[Way, ...], tuple[Way, ...]]], most: int) -> tuple[Way, ...]:
    """The cheapest `most` ways that join one of each pair; both come in order of cost."""
    pairs = [(ways, others) for ways, others in pairs if ways and others]
    limit = min((ways[0][0] + others[0][0] for ways, others in pairs), default=0.0) + SPREAD
    found = []
    for ways, others in pairs:
        for cost, wanted in ways:
            for also, beside in others:
                if cost + also > limit:
                    break
                found.append((cost + also, wanted, beside))
    found.sort()
    return tuple([(cost, wanted + beside) for cost, wanted, beside in found[:most]])
