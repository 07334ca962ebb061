"""Special hands that a rack may become: gemelos, capicúa and compensación, as the table plays them."""

from collections.abc import Iterator
from itertools import combinations

from kongbox.bots.groups import Row
from kongbox.bots.naipes.parts import Taste, ways_of_suit
from kongbox.bots.naipes.rack import ENDS, KINDS, PLACES, SUITS, Counts, Rack
from kongbox.rulesets.naipes.options import SI, NaipesOptions
from kongbox.rulesets.naipes.palos import Palo, rey_of
from kongbox.rulesets.naipes.tileset import CABALLOS, REYES

PAIRS = 7
OTHER_PAIRS = 4
"""Sets of seven pairs that differ in the last one."""
NUMBERS_BESIDE = 8
"""Numbers of one suit beside the reyes and caballos of a compensación."""
Fresh = Counts
"""How many of each kind are out of sight."""


def specials(rack: Rack, live: Fresh, taste: Taste, options: NaipesOptions, dominant: Palo) -> Iterator[Counts]:
    """The special hands nearest to a rack that lies in hand altogether; nothing where they close no hand."""
    if options.especiales_validos != SI or rack.groups:
        return
    if options.gemelos == "mismo_numero_dos_palos":
        yield from mirrored_pairs(rack.held)
    else:
        yield from gemelos(rack.held, live, repeated=options.gemelos == "iguales_repetibles")
    yield from capicuas(rack.held)
    yield from compensaciones(rack.held, live, taste, dominant, free=options.compensacion == "libre")


def gemelos(held: Counts, live: Fresh, repeated: bool) -> Iterator[Counts]:
    """Seven pairs: those held, then cards whose equal may still come, ases and nueves first."""
    pairs = [place for place, count in enumerate(held) if count]
    if repeated:
        pairs += [place for place, count in enumerate(held) if count > 2]

    def liking(place: int) -> tuple[int, bool, int]:
        return min(2, held[place]), place in ENDS, live[place]

    pairs.sort(key=liking, reverse=True)
    if len(pairs) >= PAIRS:
        firm = pairs[: PAIRS - 1]
        for last in pairs[PAIRS - 1 : PAIRS - 1 + OTHER_PAIRS]:
            yield _counts([*firm, last] * 2)


def mirrored_pairs(held: Counts) -> Iterator[Counts]:
    """Seven cards of one suit and the same numbers of another."""
    for one, other in combinations(range(SUITS), 2):
        twins = [(held[9 * one + n], held[9 * other + n], n) for n in range(9)]
        lacking = [((a < copy) + (b < copy), copy, n) for a, b, n in twins for copy in range(1, 5)]
        numbers = [n for _, _, n in sorted(lacking)[:PAIRS]]
        yield _counts([9 * suit + n for suit in (one, other) for n in numbers])


def capicuas(held: Counts) -> Iterator[Counts]:
    """One to seven of two suits; only those of which half is there."""
    for one, other in combinations(range(SUITS), 2):
        places = [9 * suit + n for suit in (one, other) for n in range(7)]
        if sum(held[place] > 0 for place in places) > PAIRS:
            yield _counts(places)


def compensaciones(held: Counts, live: Fresh, taste: Taste, dominant: Palo, free: bool) -> Iterator[Counts]:
    """The three reyes that are not dominant, the three caballos, and eight numbers of one suit."""
    figures = [PLACES[card] for card in (*REYES, *CABALLOS) if card != rey_of(dominant)]
    if sum(held[place] > 0 for place in figures) < len(figures) // 2:
        return
    base = _counts(figures)
    for suit in range(SUITS):
        row = held[9 * suit : 9 * suit + 9]
        if free:
            yield _with_row(base, suit, _eight(row, live[9 * suit : 9 * suit + 9]))
        else:
            yield from (_with_row(base, suit, wanted) for _, wanted in ways_of_suit(row, taste)[2 + 5][:2])


def _eight(row: Row, live: Row) -> Row:
    """Eight numbers of a suit: those held, ases and nueves first, then those of which most may come."""
    wanted = [0] * 9
    order = sorted(range(9), key=lambda n: (n in (0, 8), live[n]), reverse=True)
    copies = [n for n in order for _ in range(row[n])] + [n for n in order for _ in range(min(live[n], 4 - row[n]))]
    for n in copies[:NUMBERS_BESIDE]:
        wanted[n] += 1
    return tuple(wanted)


def _counts(places: list[int]) -> Counts:
    wanted = [0] * len(KINDS)
    for place in places:
        wanted[place] += 1
    return tuple(wanted)


def _with_row(base: Counts, suit: int, row: Row) -> Counts:
    return (*base[: 9 * suit], *row, *base[9 * suit + 9 :])
