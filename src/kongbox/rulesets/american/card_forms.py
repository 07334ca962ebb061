"""A card: sections of lines, each line with its ways to be printed and all the hands these stand for."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import permutations
from math import perm, prod
from types import MappingProxyType
from typing import Any, NamedTuple

from kongbox.engine.clauses import clause
from kongbox.rulesets.american.card_conditions import Condition, Partition, number_choices, suit_choices
from kongbox.rulesets.american.card_tiles import Choice, Group, GroupPattern, Needs, needs_of
from kongbox.rulesets.american.tileset import SUITS, WINDS, supply
from kongbox.tiles.tile import Tile

OPEN, CONCEALED = "X", "C"
"""Marks of a line: with or without exposures, and without only."""
JOKERS = 8
Title = str | Mapping[str, str]
"""What somebody called a thing: text, or text by language."""


class Section(NamedTuple):
    """A part of the card."""

    id: str
    name: Title
    singles_and_pairs: bool = False
    """Its lines earn no double for a hand without jokers."""


@dataclass(frozen=True)
class Alternative:
    """One way in which a line is printed; those of one line are joined by OR."""

    value: int
    groups: tuple[GroupPattern, ...]
    partitions: tuple[Partition, ...] = ((),)
    """Which suit letters may be, or must be, equal."""
    numbers: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Number letters and what they may be."""
    winds: Mapping[str, tuple[Tile, ...]] = field(default_factory=dict)
    conditions: tuple[Condition, ...] = ()
    note: Title = ""
    """What the card prints beside it; for the eye only."""

    @property
    def choices(self) -> int:
        """How many choices of letters there are to try, before conditions."""
        suits = sum(perm(len(SUITS), len(partition)) for partition in self.partitions)
        return suits * prod(map(len, self.numbers.values())) * prod(map(len, self.winds.values()))

    @clause("american.card.16")
    def readings(self, barred: bool) -> Iterator[tuple[Group, ...]]:
        """The groups under every choice of letters; the same hand may come more than once.

        Args:
            barred: whether the line forbids jokers.
        """
        for suits in suit_choices(self.partitions):
            for numbers in number_choices(self.numbers, self.conditions):
                for winds in self._wind_choices():
                    choice = Choice(suits, numbers, winds)
                    yield tuple([each.group(each.expression.tile(choice), barred) for each in self.groups])

    def _wind_choices(self) -> Iterator[Mapping[str, Tile]]:
        """Different letters are different winds."""
        for winds in permutations(WINDS, len(self.winds)):
            choice = dict(zip(self.winds, winds, strict=True))
            if all(wind in self.winds[letter] for letter, wind in choice.items()):
                yield choice


@dataclass(frozen=True)
class Line:
    """One winning pattern of the card."""

    id: str
    section: str
    mark: str
    """``X`` may be completed with exposures, ``C`` only without."""
    value: int
    """The printed value; an alternative may have its own."""
    singles_and_pairs: bool
    alternatives: tuple[Alternative, ...] = field(repr=False)
    jokerless: bool = False
    """Whether no joker may be in it."""
    note: Title = ""

    @cached_property
    @clause("american.card.16", "american.card.10")
    def concretes(self) -> tuple["Concrete", ...]:
        """Every different hand the line stands for, in the order printed; those no box of tiles can make left out."""
        found: dict[object, Concrete] = {}
        for place, alternative in enumerate(self.alternatives):
            for groups in alternative.readings(self.jokerless):
                same = tuple(sorted([(group.tile, group.count, group.zero) for group in groups]))
                if same not in found:
                    found[same] = Concrete(self, alternative.value, groups, place, needs_of(groups))
        return tuple(concrete for concrete in found.values() if jokers_needed(concrete.needs) <= JOKERS)


class Concrete(NamedTuple):
    """One hand a line stands for, with suits and numbers decided."""

    line: Line
    value: int
    groups: tuple[Group, ...]
    """In the order printed; fourteen tiles together."""
    alternative: int = 0
    """Which alternative of the line it comes from, 0 for the first."""
    needs: Needs = MappingProxyType({})
    """What it needs of each kind."""

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its fourteen tiles."""
        return tuple(group.tile for group in self.groups for _ in range(group.count))


@dataclass(frozen=True)
class Card:
    """A card that has been read and found sound. Two cards are equal when their digests are."""

    id: str = field(compare=False)
    name: str = field(compare=False)
    sections: tuple[Section, ...] = field(compare=False, repr=False)
    lines: tuple[Line, ...] = field(compare=False, repr=False)
    digest: str
    """SHA-256 of what was read."""
    document: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """What was read, in plain values: private to whoever brought it."""
    joker_zeros: bool = True
    """Whether a joker may stand for Soap in a printed group of three or more zeros."""

    @cached_property
    @clause("american.card.16")
    def concretes(self) -> tuple[Concrete, ...]:
        """Every hand the card stands for, line after line."""
        every = (concrete for line in self.lines for concrete in line.concretes)
        if self.joker_zeros:
            return tuple(every)
        strict = map(_with_strict_zeros, every)
        return tuple(concrete for concrete in strict if jokers_needed(concrete.needs) <= JOKERS)

    @cached_property
    @clause("american.joker.4")
    def strict_about_zeros(self) -> "Card":
        """The same card at a table where no joker stands for a zero, in groups of three or more neither."""
        return replace(self, joker_zeros=False)

    @cached_property
    def values(self) -> tuple[int, ...]:
        """Every printed value, the lowest first."""
        return tuple(sorted({alternative.value for line in self.lines for alternative in line.alternatives}))


def _with_strict_zeros(concrete: Concrete) -> Concrete:
    groups = tuple(replace(group, barred=True) if group.zero else group for group in concrete.groups)
    return concrete._replace(groups=groups, needs=needs_of(groups))


@clause("american.tiles.6", "american.card.15")
def jokers_needed(needs: Needs) -> int:
    """How many jokers a hand needs because there are not enough naturals; more than there are if jokers cannot help."""
    if any(bare > supply(tile) for tile, (_, bare) in needs.items()):
        return JOKERS + 1
    return sum(max(0, needed - supply(tile)) for tile, (needed, _) in needs.items())
