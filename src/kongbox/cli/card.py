"""`kongbox card`: whether a card can be played with, and a hand for each of its lines."""

from pathlib import Path
from typing import Annotated, Any

import typer

from kongbox.cli import speech
from kongbox.cli.reading import named, read_text
from kongbox.formats.marked_text import read_marked
from kongbox.i18n import number, say
from kongbox.rulesets.american.card import Card, Concrete, Line, Title, read_card
from kongbox.rulesets.american.practice_card import practice_card
from kongbox.tiles.unusable import Unusable

PRACTICE = "practice"
"""The word for the card that comes with kongbox, where no file has this name."""


def card(
    file: Annotated[str, typer.Argument()],
    lang: Annotated[str | None, typer.Option("--lang")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Read the card and list its lines; one sentence with line and reason if it cannot be used."""
    chosen = speech.chosen_language(lang)
    found = _card(chosen, file)
    if json:
        speech.print_json(_as_plain(chosen, found))
    else:
        print("\n".join(_shown(chosen, found)))


def _card(lang: str, file: str) -> Card:
    if file == PRACTICE and not Path(file).exists():
        return practice_card()
    text = read_text(file)
    try:
        return read_card(*read_marked(text))
    except Unusable as error:
        speech.unusable(lang, error, named(file))


def example_of(line: Line) -> Concrete:
    """A hand of the line, from the middle of all of them: neither the lowest numbers nor the highest."""
    return line.concretes[len(line.concretes) // 2]


def written(concrete: Concrete) -> str:
    """The tiles of a hand, its groups two blanks apart; a printed row is one of them."""
    parts: list[str] = []
    block = 0
    for group in concrete.groups:
        tiles = " ".join([group.tile] * group.count)
        if group.block and group.block == block:
            parts[-1] += f" {tiles}"
        else:
            parts.append(tiles)
        block = group.block
    return "  ".join(parts)


def in_language(lang: str, title: Title) -> str:
    """A title in the language asked for, or in the one there is."""
    return title if isinstance(title, str) else title.get(lang) or next(iter(title.values()))


def _shown(lang: str, found: Card) -> list[str]:
    counted = {"lines": len(found.lines), "sections": len(found.sections), "hands": len(found.concretes)}
    lines = [say(lang, "card-title", name=found.name, **counted)]
    widest = max(len(line.id) for line in found.lines)
    for section in found.sections:
        name = in_language(lang, section.name)
        lines += ["", say(lang, "card-singles", section=name) if section.singles_and_pairs else name]
        lines += [_line(lang, line, widest) for line in found.lines if line.section == section.id]
    return [*lines, "", say(lang, "card-hint")]


def _line(lang: str, line: Line, widest: int) -> str:
    remarks = [say(lang, "card-line-hands", hands=len(line.concretes))]
    remarks += [say(lang, "card-line-jokerless")] if line.jokerless else []
    remarks += [in_language(lang, line.note)] if line.note else []
    values = "/".join(number(lang, value) for value in dict.fromkeys(each.value for each in line.alternatives))
    return f"  {line.id:<{widest}}  {line.mark} {values:>5}  {written(example_of(line))}  ({'; '.join(remarks)})"


def _as_plain(lang: str, found: Card) -> dict[str, Any]:
    sections = [
        {"id": each.id, "name": in_language(lang, each.name), "singles_and_pairs": each.singles_and_pairs}
        for each in found.sections
    ]
    lines = [
        {
            "id": line.id,
            "section": line.section,
            "mark": line.mark,
            "value": line.value,
            "hands": len(line.concretes),
            "example": written(example_of(line)),
            "jokers": not line.jokerless,
            "note": in_language(lang, line.note),
        }
        for line in found.lines
    ]
    about = {"id": found.id, "name": found.name, "digest": found.digest, "hands": len(found.concretes)}
    return {**about, "sections": sections, "lines": lines}
