"""Cards as data: what a card document may say, and the card it describes.

============ ====================================================================================================
``id``       a short name; also ``name``, ``year``, ``edition``, ``language`` and ``note``, for the eye only
``sections`` in printed order: ``{id, name, singles_and_pairs, jokers}``; left out, the lines name them
``lines``    in printed order: ``{id, section, mark, value, groups}``, or ``alternatives`` in place of ``groups``
============ ====================================================================================================

``mark`` is ``X`` or ``C``; ``jokers: no`` forbids jokers in a line or a section. A line may carry a ``note``. Each
alternative has ``groups`` and may have its own ``value`` and ``note``; what groups may say is in `card_alternatives`.
"""

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any

from kongbox.engine.clauses import clause
from kongbox.rulesets.american.card_alternatives import GROUP_KEYS, read_alternative
from kongbox.rulesets.american.card_forms import (
    CONCEALED,
    OPEN,
    Alternative,
    Card,
    Concrete,
    Line,
    Section,
    Title,
)
from kongbox.rulesets.american.card_places import Path, Place
from kongbox.rulesets.american.card_soundness import check_line
from kongbox.rulesets.american.card_tiles import Group

__all__ = ["Alternative", "Card", "Concrete", "Group", "Line", "Section", "Title", "read_card"]

CARD_KEYS = ("id", "name", "year", "edition", "language", "note", "sections", "lines")
SECTION_KEYS = ("id", "name", "singles_and_pairs", "jokers")
LINE_KEYS = ("id", "section", "mark", "value", "jokers", "note", "alternatives", *GROUP_KEYS)
ALTERNATIVE_KEYS = ("value", "note", *GROUP_KEYS)

SINGLES_AND_PAIRS = "singles_and_pairs"
"""The section of this id is one of singles and pairs where a card lists no sections."""
MOST_LINES = 300
MOST_SECTIONS = 60
MOST_ALTERNATIVES = 40
MOST_CHOICES = 20_000
"""Choices of suits, numbers and winds that all lines together may leave open; printed cards leave about 1,500."""
HIGHEST_VALUE = 1000


@clause("american.card.1", "american.card.2", "american.card.12", "american.card.15")
def read_card(document: object, lines: Mapping[Path, int] | None = None) -> Card:
    """The card that a document describes.

    Args:
        document: plain values, as YAML or JSON give them.
        lines: in which line of its text each value begins, by the way to it, for sentences about what is wrong.

    Raises:
        Unusable: at the first thing that is missing, unknown, contradictory or cannot be played, with line and place.
    """
    given = Place(document, (), lines or {}).object(CARD_KEYS, ("id", "lines"))
    id = given.at("id").text()
    for key in ("year", "edition", "language"):
        if given.has(key):
            given.at(key).text()
    if given.has("note"):
        given.at("note").title()
    declared = _sections(given) if given.has("sections") else None
    read = _lines(given.at("lines"), declared)
    sections = _used(read) if declared is None else tuple(section for section, _ in declared.values())
    name = given.at("name").text() if given.has("name") else id
    plain = json.loads(json.dumps(document))
    card = Card(id=id, name=name, sections=sections, lines=read, digest=_digest(plain), document=plain)
    # Spread out now, so that the first question at the table is answered at once.
    assert card.concretes, "a card that is sound stands for some hands"
    return card


def _digest(document: Mapping[str, Any]) -> str:
    return sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()


Sections = dict[str, tuple[Section, bool]]
"""Sections by id, each with whether it forbids jokers."""


def _sections(given: Place) -> Sections:
    found: Sections = {}
    for place in given.at("sections").list(MOST_SECTIONS):
        each = place.named()
        each.object(SECTION_KEYS, ("id",))
        id = each.at("id").text()
        if id in found:
            raise each.at("id").refused("unusable-card-twice", id=id)
        name = each.at("name").title() if each.has("name") else id
        flagged = each.has("singles_and_pairs") and each.at("singles_and_pairs").yes_or_no()
        found[id] = Section(id, name, flagged), _forbids_jokers(each)
    return found


def _forbids_jokers(given: Place) -> bool:
    return given.has("jokers") and not given.at("jokers").yes_or_no()


def _used(lines: tuple[Line, ...]) -> tuple[Section, ...]:
    """The sections of a card that lists none, as its lines name them."""
    ids = dict.fromkeys(line.section for line in lines)
    return tuple(Section(id, id, id == SINGLES_AND_PAIRS) for id in ids)


def _lines(given: Place, sections: Sections | None) -> tuple[Line, ...]:
    found: dict[str, Line] = {}
    choices = 0
    for place in given.list(MOST_LINES):
        each = place.named()
        line = _line(each, sections)
        if line.id in found:
            raise each.at("id").refused("unusable-card-twice", id=line.id)
        choices += sum(alternative.choices for alternative in line.alternatives)
        if choices > MOST_CHOICES:
            raise each.refused("unusable-card-choices", most=str(MOST_CHOICES // 1000))
        check_line(each, line)
        found[line.id] = line
    return tuple(found.values())


@clause("american.card.6", "american.score.10")
def _line(given: Place, sections: Sections | None) -> Line:
    given.object(LINE_KEYS, ("id", "section", "mark", "value"))
    section, jokerless = _section_of(given.at("section"), sections)
    value = given.at("value").number(1, HIGHEST_VALUE)
    return Line(
        id=given.at("id").text(),
        section=section.id,
        mark=given.at("mark").word((OPEN, CONCEALED)),
        value=value,
        singles_and_pairs=section.singles_and_pairs,
        alternatives=tuple(_alternatives(given, value)),
        jokerless=jokerless or _forbids_jokers(given),
        note=given.at("note").title() if given.has("note") else "",
    )


def _section_of(given: Place, sections: Sections | None) -> tuple[Section, bool]:
    id = given.text()
    if sections is None:
        return Section(id, id, id == SINGLES_AND_PAIRS), False
    if id not in sections:
        raise given.refused("unusable-card-section", found=id, known=", ".join(sections))
    return sections[id]


@clause("american.card.10")
def _alternatives(given: Place, value: int) -> Iterator[Alternative]:
    if given.has("groups") == given.has("alternatives"):
        raise given.refused("unusable-card-groups-once")
    if given.has("groups"):
        yield read_alternative(given, value)
        return
    for key in GROUP_KEYS:
        if given.has(key):
            raise given.at(key).refused("unusable-card-beside-alternatives", found=key)
    for each in given.at("alternatives").list(MOST_ALTERNATIVES):
        each.object(ALTERNATIVE_KEYS, ("groups",))
        own = each.at("value").number(1, HIGHEST_VALUE) if each.has("value") else value
        yield read_alternative(each, own)
