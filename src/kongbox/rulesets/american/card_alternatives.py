"""The groups of a line as a card writes them, and what it says about their letters.

=========== =====================================================================================================
``groups``  in printed order: ``[3, 2@a]`` three tiles, ``F`` a single, ``{block: [Nw, Ew, Ww, Sw]}`` a printed row
``suits``   left out, different letters are different suits; else the allowed ways, ``[a b, a=b]``, or ``any``
``numbers`` what a number letter may be: ``{x: odd}``, ``even``, ``threes``, ``1-4``, ``[2, 7]``; else whatever fits
``winds``   what a wind letter may be: ``{v: [Nw, Sw]}``; different letters are different winds
``where``   what holds between numbers: ``[x + y = 10, x < y]``
=========== =====================================================================================================
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from kongbox.engine.clauses import clause
from kongbox.rulesets.american.card_conditions import (
    NUMBER_WORDS,
    Condition,
    Partition,
    all_partitions,
    parse_condition,
    parse_partition,
)
from kongbox.rulesets.american.card_forms import Alternative
from kongbox.rulesets.american.card_places import Place, said
from kongbox.rulesets.american.card_tiles import (
    DragonTile,
    GroupPattern,
    NumberTile,
    WindTile,
    fixed_tiles,
    parse_tile,
)
from kongbox.rulesets.american.tileset import SUITS, WINDS
from kongbox.tiles.tile import Tile

GROUP_KEYS = ("groups", "suits", "numbers", "winds", "where")
HAND = 14
LARGEST_GROUP = 6
MOST_CONDITIONS = 10
MOST_NUMBER_LETTERS = 4
MOST_SUIT_LETTERS = 6
_RANGE = re.compile(r"([1-9])\s*-\s*([1-9])")


@clause("american.card.7", "american.card.12", "american.card.13")
def read_alternative(given: Place, value: int) -> Alternative:
    """The alternative that an object describes; raises `Unusable` for what is none."""
    groups = tuple(_groups(given.at("groups")))
    total = sum(group.count for group in groups)
    if total != HAND:
        raise given.at("groups").refused("unusable-card-sum", count=total)
    return Alternative(
        value=value,
        groups=groups,
        partitions=_partitions(given, _suit_letters(groups)),
        numbers=_numbers(given, groups),
        winds=_winds(given, groups),
        conditions=_conditions(given, groups),
        note=given.at("note").title() if given.has("note") else "",
    )


# ---- groups ------------------------------------------------------------------------------


def _groups(given: Place) -> Iterator[GroupPattern]:
    block = 0
    for each in given.list(HAND):
        if isinstance(each.value, Mapping):
            block += 1
            yield from _block(each, block)
        else:
            yield _group(each)


@clause("american.claim.6")
def _block(given: Place, number: int) -> Iterator[GroupPattern]:
    """A printed row of singles and pairs."""
    for each in given.object(("block",), ("block",)).at("block").list(HAND):
        group = _group(each)
        if group.count > 2:
            raise each.refused("unusable-card-block", count=group.count)
        yield replace(group, block=number)


def _group(given: Place) -> GroupPattern:
    if isinstance(given.value, list | tuple):
        if len(given.value) != 2:
            raise given.refused("unusable-card-group", found=said(given.value))
        count, tile = given.at(0).number(1, LARGEST_GROUP), given.at(1)
    else:
        count, tile = 1, given
    written = "0" if tile.value == 0 and not isinstance(tile.value, bool) else tile.value
    parsed = parse_tile(written) if isinstance(written, str) else None
    if parsed is None:
        raise tile.refused("unusable-card-tile", found=said(tile.value), known=fixed_tiles())
    expression, zero = parsed
    return GroupPattern(count, expression, zero)


# ---- suits -------------------------------------------------------------------------------


def _suit_letters(groups: Sequence[GroupPattern]) -> tuple[str, ...]:
    found = (each.expression.suit for each in groups if isinstance(each.expression, NumberTile | DragonTile))
    return tuple(dict.fromkeys(found))


@clause("american.card.5", "american.card.13")
def _partitions(given: Place, letters: tuple[str, ...]) -> tuple[Partition, ...]:
    if len(letters) > MOST_SUIT_LETTERS:
        raise given.at("groups").refused("unusable-card-letters-many", most=MOST_SUIT_LETTERS)
    if not given.has("suits"):
        if len(letters) > len(SUITS):
            raise given.at("groups").refused("unusable-card-suits-many", letters=" ".join(letters))
        return (tuple((letter,) for letter in letters),)
    written = given.at("suits")
    if written.value == "any":
        return all_partitions(letters)
    ways = written.list(len(all_partitions(letters)) or 1)
    return tuple(_partition(way, letters) for way in ways)


def _partition(given: Place, letters: tuple[str, ...]) -> Partition:
    partition = parse_partition(given.text())
    if sorted(letter for part in partition for letter in part) != sorted(letters):
        raise given.refused("unusable-card-suits", found=said(given.value), letters=" ".join(letters))
    if len(partition) > len(SUITS):
        raise given.refused("unusable-card-suits-many", letters=" ".join(letters))
    return partition


# ---- numbers and winds -------------------------------------------------------------------


def _numbers(given: Place, groups: Sequence[GroupPattern]) -> Mapping[str, tuple[int, ...]]:
    offsets = _offsets(groups)
    if len(offsets) > MOST_NUMBER_LETTERS:
        raise given.at("groups").refused("unusable-card-letters-many", most=MOST_NUMBER_LETTERS)
    written = given.at("numbers").object(tuple(offsets)) if given.has("numbers") else None
    return {
        letter: _domain(written.at(letter), added)
        if written and written.has(letter)
        else tuple(number for number in NUMBER_WORDS["any"] if _stays(number, added))
        for letter, added in offsets.items()
    }


def _offsets(groups: Sequence[GroupPattern]) -> Mapping[str, tuple[int, ...]]:
    """What is added to each number letter, in order of appearance."""
    found: dict[str, tuple[int, ...]] = {}
    for each in groups:
        tile = each.expression
        if isinstance(tile, NumberTile) and tile.letter:
            found[tile.letter] = (*found.get(tile.letter, ()), tile.offset)
    return found


def _stays(number: int, added: tuple[int, ...]) -> bool:
    return all(1 <= number + each <= 9 for each in added)


@clause("american.card.9", "american.card.15")
def _domain(given: Place, added: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers a letter may be: a named kind as far as it fits, or exactly those listed."""
    if isinstance(given.value, str) and given.value in NUMBER_WORDS:
        found = tuple(number for number in NUMBER_WORDS[given.value] if _stays(number, added))
    else:
        found = _listed(given)
        astray = next((number for number in found if not _stays(number, added)), None)
        if astray is not None:
            raise given.refused("unusable-card-runs-out", number=astray)
    if not found:
        raise given.refused("unusable-card-domain-empty", found=said(given.value))
    return found


def _listed(given: Place) -> tuple[int, ...]:
    if isinstance(given.value, list | tuple):
        return tuple(dict.fromkeys(each.number(1, 9) for each in given.list(9)))
    if isinstance(given.value, int):
        return (given.number(1, 9),)
    bounds = _RANGE.fullmatch(given.value.strip()) if isinstance(given.value, str) else None
    found = tuple(range(int(bounds[1]), int(bounds[2]) + 1)) if bounds else ()
    if not found:
        raise given.refused("unusable-card-domain", found=said(given.value), known=", ".join(NUMBER_WORDS))
    return found


def _winds(given: Place, groups: Sequence[GroupPattern]) -> Mapping[str, tuple[Tile, ...]]:
    found = (each.expression.letter for each in groups if isinstance(each.expression, WindTile))
    letters = tuple(dict.fromkeys(found))
    if len(letters) > len(WINDS):
        raise given.at("groups").refused("unusable-card-winds-many", letters=" ".join(letters))
    written = given.at("winds").object(letters) if given.has("winds") else None
    return {
        letter: _wind_domain(written.at(letter)) if written and written.has(letter) else WINDS for letter in letters
    }


def _wind_domain(given: Place) -> tuple[Tile, ...]:
    return tuple(dict.fromkeys(Tile(each.word(WINDS)) for each in given.list(len(WINDS))))


def _conditions(given: Place, groups: Sequence[GroupPattern]) -> tuple[Condition, ...]:
    if not given.has("where"):
        return ()
    return tuple(_condition(each, tuple(_offsets(groups))) for each in given.at("where").list(MOST_CONDITIONS))


def _condition(given: Place, letters: Sequence[str]) -> Condition:
    condition = parse_condition(given.text())
    if condition is None:
        raise given.refused("unusable-card-where", found=said(given.value))
    for letter, _ in condition.terms:
        if letter not in letters:
            known = " ".join(letters) or "–"
            raise given.refused("unusable-card-where-letter", found=letter, known=known)
    return condition
