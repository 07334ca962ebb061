"""How many tiles a hand still lacks for sets and a pair: exact, row by row, from tables that fill themselves.

A row holds the counts of one suit, or of the tiles that make no sequences. For each row a `Need` tells the fewest tiles
that make so many sets and at most one pair out of what it holds; the needs of four rows are joined into the distance of
a hand. No group may want more than four tiles of a kind, so nobody ever waits for a fifth. Rows know no tiles: they
serve every game with three suits and tiles that only come in equals.
"""

from functools import cache, lru_cache

Row = tuple[int, ...]
"""How many tiles of each number, rising."""
Rows = tuple[Row, ...]
"""Three suits, and the tiles that make no sequences."""
Need = tuple[int, ...]
"""Fewest tiles wanted for 0 to 4 sets without a pair, then for 0 to 4 sets with one; sets and pair of which nothing is
held are left out, for they cost three and two wherever they are made."""

FAR = 99
"""More tiles than any hand can lack: groups that cannot be made."""
WITHOUT, WITH_GROUP = ((0, 0),), ((0, 0), (1, 0), (0, 1))
"""Triplets and pairs that may be made of one number."""
MOVES = {
    (sets, pairs): tuple(
        (more + 5 * pair, sets + more + 5 * (pairs + pair)) for pair in range(2 - pairs) for more in range(5 - sets)
    )
    for sets in range(5)
    for pairs in range(2)
}
"""For sets and pairs already made: from which place of a need to which."""
NOTHING: Need = (0, FAR, FAR, FAR, FAR, FAR, FAR, FAR, FAR, FAR)


@lru_cache(maxsize=1 << 18)
def need(row: Row, runs: bool, begun: int = 0, waiting: int = 0) -> Need:
    """The need of a row; `runs` says whether sequences may be made of it.

    Args:
        row: the counts from some number on.
        runs: False for honours, and where only triplets are wanted.
        begun: sequences begun one number before, wanting this number and the next.
        waiting: sequences begun two numbers before, wanting this number.
    """
    if not row:
        return NOTHING
    owed = begun + waiting
    best = [FAR] * 10 if owed else list(NOTHING)
    # A group that uses no held tile is left out: it would cost as much as one made from nothing.
    most = min(4 - owed, max(row[:3])) if runs and len(row) >= 3 else 0
    for started in range(most + 1):
        following = need(row[1:], runs, started, begun)
        for triplets, pairs in WITH_GROUP if row[0] > owed + started else WITHOUT:
            wanted = owed + started + 3 * triplets + 2 * pairs
            if wanted <= 4:
                _improve(best, following, max(0, wanted - row[0]), (started + triplets, pairs))
    return tuple(best)


def _improve(best: list[int], following: Need, cost: int, made: tuple[int, int]) -> None:
    """Note in `best` what `following` comes to with the sets and pairs `made` besides, at `cost` tiles."""
    for source, target in MOVES[made]:
        total = cost + following[source]
        if total < best[target]:  # noqa: PLR1730 -- calling min() here takes twice as long
            best[target] = total


@lru_cache(maxsize=1 << 16)
def joined(one: Need, other: Need) -> Need:
    """The need of two rows together."""
    best = list(NOTHING)
    for place, cost in enumerate(one):
        if cost < FAR:
            _improve(best, other, cost, (place % 5, place // 5))
    return tuple(best)


@cache
def missing_groups(found: Need, sets: int) -> int:
    """Tiles that lack for `sets` sets and a pair; what is begun nowhere is made from nothing."""
    return min(
        found[made + 5 * pair] + 3 * (sets - made) + 2 * (1 - pair) for made in range(sets + 1) for pair in (0, 1)
    )


def regular(rows: Rows, sets: int, runs: bool = True) -> int:
    """Tiles that lack for `sets` sets and a pair, 0 for a complete hand.

    Args:
        rows: the concealed tiles; a row that may not be used is given empty, as ``()``.
        sets: sets still to be made, four less those on the table.
        runs: whether sequences count; without them only triplets.
    """
    first, second, third, honours = _needs(rows, runs)
    return missing_groups(joined(joined(first, second), joined(third, honours)), sets)


def nearer(rows: Rows, sets: int, runs: bool, missing: int) -> tuple[tuple[int, int], ...]:
    """Row and place of the tiles of which one more leaves fewer than `missing`; arguments as for `regular`."""
    needs = _needs(rows, runs)
    found = []
    for number, row in enumerate(rows):
        one, another, third = (each for place, each in enumerate(needs) if place != number)
        rest = joined(joined(one, another), third)
        for place, held in enumerate(row):
            richer = need((*row[:place], held + 1, *row[place + 1 :]), runs and number < 3)
            if missing_groups(joined(rest, richer), sets) < missing:
                found.append((number, place))
    return tuple(found)


def _needs(rows: Rows, runs: bool) -> tuple[Need, Need, Need, Need]:
    characters, dots, bamboos, honours = rows
    return need(characters, runs), need(dots, runs), need(bamboos, runs), need(honours, False)
