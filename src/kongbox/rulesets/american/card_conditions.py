"""What the letters of a line may stand for: suits, equal or different; numbers and winds; and what holds between."""

import operator
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import permutations, product
from typing import NamedTuple

from kongbox.engine.clauses import clause
from kongbox.rulesets.american.tileset import SUITS

Partition = tuple[tuple[str, ...], ...]
"""Suit letters sorted into one, two or three suits: ``(("a", "b"), ("c",))`` is ``a=b c``."""

COMPARISONS: Mapping[str, Callable[[int, int], bool]] = {
    "=": operator.eq, "!=": operator.ne, "<=": operator.le, ">=": operator.ge, "<": operator.lt, ">": operator.gt,
}  # fmt: skip
NUMBER_WORDS: Mapping[str, tuple[int, ...]] = {
    "odd": (1, 3, 5, 7, 9), "even": (2, 4, 6, 8), "threes": (3, 6, 9), "any": tuple(range(1, 10)),
}  # fmt: skip
"""Domains of a number letter that have a name."""

_SIDE = r"[a-z0-9+\- ]+?"
_CONDITION = re.compile(rf"({_SIDE})\s*(!=|<=|>=|=|<|>)\s*({_SIDE})")
_TERM = re.compile(r"\s*(?P<sign>[+-]?)\s*(?:(?P<letter>[a-z])|(?P<number>[0-9]{1,2}))\s*")


class Condition(NamedTuple):
    """A comparison between sums of numbers: ``x + y = 10``, ``x < y``."""

    terms: tuple[tuple[str, int], ...]
    """Letters with their factors, all brought to the left side."""
    constant: int
    comparison: str

    def holds(self, numbers: Mapping[str, int]) -> bool:
        """Whether it is true of the chosen numbers."""
        total = sum(factor * numbers[letter] for letter, factor in self.terms)
        return COMPARISONS[self.comparison](total + self.constant, 0)


def parse_condition(text: str) -> Condition | None:
    """The condition written in `text`; None for what is none."""
    written = _CONDITION.fullmatch(text.strip())
    if written is None:
        return None
    left_side, right_side = _sum_of(written[1]), _sum_of(written[3])
    if left_side is None or right_side is None:
        return None
    (left, first), (right, second) = left_side, right_side
    factors = {letter: left.get(letter, 0) - right.get(letter, 0) for letter in (*left, *right)}
    return Condition(tuple(factors.items()), first - second, written[2])


def _sum_of(side: str) -> tuple[dict[str, int], int] | None:
    factors: dict[str, int] = {}
    constant = place = 0
    while place < len(side):
        term = _TERM.match(side, place)
        if term is None or (place and not term["sign"]):
            return None
        sign = -1 if term["sign"] == "-" else 1
        if term["letter"]:
            factors[term["letter"]] = factors.get(term["letter"], 0) + sign
        else:
            constant += sign * int(term["number"])
        place = term.end()
    return factors, constant


def parse_partition(text: str) -> Partition:
    """``a=b c`` as letters sorted by suit; what it names, the reader checks."""
    return tuple(tuple(part.split("=")) for part in re.sub(r"\s*=\s*", "=", text.strip()).split())


def all_partitions(letters: tuple[str, ...]) -> tuple[Partition, ...]:
    """Every way in which suit letters can be equal or different, with at most three suits."""
    found: list[Partition] = [()]
    for letter in letters:
        found = [larger for partition in found for larger in _with_letter(partition, letter)]
    return tuple(found)


def _with_letter(partition: Partition, letter: str) -> Iterator[Partition]:
    for place, part in enumerate(partition):
        yield (*partition[:place], (*part, letter), *partition[place + 1 :])
    if len(partition) < len(SUITS):
        yield (*partition, (letter,))


@clause("american.card.5")
def suit_choices(partitions: tuple[Partition, ...]) -> Iterator[Mapping[str, str]]:
    """Every choice of suits for the letters: those that are sorted together have the same, all others differ."""
    for partition in partitions:
        for suits in permutations(SUITS, len(partition)):
            yield {letter: suit for part, suit in zip(partition, suits, strict=True) for letter in part}


@clause("american.card.9", "american.tiles.5")
def number_choices(
    domains: Mapping[str, tuple[int, ...]], conditions: tuple[Condition, ...]
) -> Iterator[Mapping[str, int]]:
    """Every choice of numbers for the letters of which all conditions are true."""
    for numbers in product(*domains.values()):
        choice = dict(zip(domains, numbers, strict=True))
        if all(condition.holds(choice) for condition in conditions):
            yield choice
