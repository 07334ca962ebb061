"""How a card names tiles: ``2@a``, ``x+5@a``, ``0``, ``F``, ``D@a``, ``W@v``, ``Nw``; and the groups it prints.

A letter behind ``@`` stands for a suit, or for a wind after ``W``; a letter before it for a number. ``D@a`` is the
dragon of the suit ``a``.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, Protocol

from kongbox.engine.clauses import clause
from kongbox.rulesets.american.tileset import DRAGONS, FLOWER, NATURALS, SOAP, WINDS, dragon_of
from kongbox.tiles.tile import Tile

FEWEST_FOR_JOKERS = 3
KINDS = {1: "single", 2: "pair", 3: "pung", 4: "kong", 5: "quint", 6: "sextet"}
"""What a group of so many equal tiles is called."""

_NUMBER = re.compile(r"(?:(?P<digit>[1-9])|(?P<letter>[a-z])\s*(?P<offset>[+-]\s*[0-8])?)\s*@\s*(?P<suit>[a-z])")
_DRAGON = re.compile(r"D\s*@\s*([a-z])")
_WIND = re.compile(r"W\s*@\s*([a-z])")


@dataclass(frozen=True, slots=True)
class Group:
    """Equal tiles in one place of a line, with the tile decided."""

    tile: Tile
    count: int
    barred: bool = False
    """Whether the card forbids jokers in it, whatever its size."""
    zero: bool = False
    """Whether the card prints Soap as the number zero."""
    block: int = 0
    """Groups with the same number are printed as one row of singles and pairs; 0 for a group by itself."""

    @property
    @clause("american.joker.2", "american.card.14", "american.claim.6")
    def takes_jokers(self) -> bool:
        """Whether jokers may lie in it: three tiles or more, counted in this group alone."""
        return self.count >= FEWEST_FOR_JOKERS and not self.barred

    @property
    def kind(self) -> str:
        """``single`` to ``sextet``."""
        return KINDS[self.count]


Needs = Mapping[Tile, tuple[int, int]]
"""For each kind in some groups, how many are needed in all, and in how many of these places no joker may lie."""


def needs_of(groups: Iterable[Group]) -> Needs:
    """What groups need of each kind."""
    found: dict[Tile, tuple[int, int]] = {}
    for group in groups:
        needed, bare = found.get(group.tile, (0, 0))
        found[group.tile] = needed + group.count, bare + (0 if group.takes_jokers else group.count)
    return found


class Choice(NamedTuple):
    """What the letters of a line stand for in one reading of it."""

    suits: Mapping[str, str]
    numbers: Mapping[str, int]
    winds: Mapping[str, Tile]


class Expression(Protocol):
    """A tile as the card writes it."""

    def tile(self, choice: Choice) -> Tile:
        """The tile it is when the letters are chosen."""


class FixedTile(NamedTuple):
    """A tile by its own code: a flower, a wind, a named dragon, the zero."""

    code: Tile

    def tile(self, choice: Choice) -> Tile:  # noqa: ARG002
        """The same tile whatever is chosen."""
        return self.code


class NumberTile(NamedTuple):
    """A number in a suit: ``2@a``, ``x@a``, ``x+5@a``."""

    suit: str
    letter: str
    """Empty for a printed number."""
    offset: int
    """What is added to the letter; the number itself where there is no letter."""

    def tile(self, choice: Choice) -> Tile:
        """The number of the chosen suit."""
        number = self.offset + (choice.numbers[self.letter] if self.letter else 0)
        return Tile(f"{number}{choice.suits[self.suit]}")


class DragonTile(NamedTuple):
    """The dragon of a suit letter: matching where numbers have that letter, opposite or free where none has."""

    suit: str

    @clause("american.card.11")
    def tile(self, choice: Choice) -> Tile:
        """Green for Bam, Red for Crak, Soap for Dot."""
        return dragon_of(choice.suits[self.suit])


class WindTile(NamedTuple):
    """Any wind, the same wherever the letter stands."""

    letter: str

    def tile(self, choice: Choice) -> Tile:
        """The chosen wind."""
        return choice.winds[self.letter]


@dataclass(frozen=True, slots=True)
class GroupPattern:
    """A group as the card writes it."""

    count: int
    expression: FixedTile | NumberTile | DragonTile | WindTile
    zero: bool = False
    block: int = 0

    def group(self, tile: Tile, barred: bool) -> Group:
        """The group when its tile is decided; equal groups are one and the same."""
        return _group(tile, self.count, barred, self.zero, self.block)


_group = lru_cache(maxsize=4096)(Group)


@clause("american.tiles.4", "american.card.8")
def parse_tile(text: str) -> tuple[FixedTile | NumberTile | DragonTile | WindTile, bool] | None:
    """The tile that a card writes, and whether it is Soap as zero; None for what is no tile."""
    written = text.strip()
    if written == "0":
        return FixedTile(SOAP), True
    if written in NATURALS:
        return FixedTile(Tile(written)), False
    if number := _NUMBER.fullmatch(written):
        offset = int((number["digit"] or number["offset"] or "0").replace(" ", ""))
        return NumberTile(number["suit"], number["letter"] or "", offset), False
    if dragon := _DRAGON.fullmatch(written):
        return DragonTile(dragon[1]), False
    if wind := _WIND.fullmatch(written):
        return WindTile(wind[1]), False
    return None


def fixed_tiles() -> str:
    """The codes a card may name outright, for a sentence about what is wrong."""
    return " ".join((*WINDS, *DRAGONS, FLOWER, "0"))
