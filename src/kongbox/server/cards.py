"""Cards over plain HTTP: the one a table plays with, for those who sit there; and whether a written one can be used."""

from typing import Any

from fastapi import APIRouter
from pydantic import Field

from kongbox.formats.marked_text import MOST_LETTERS, read_marked
from kongbox.rulesets.american.beside import groups_of
from kongbox.rulesets.american.card import Card, Line, read_card
from kongbox.rulesets.american.practice_card import practice_card
from kongbox.server.declined import Declined
from kongbox.server.forms import NOES, Form
from kongbox.server.rest import InHall, Mine, TableId
from kongbox.server.said import said
from kongbox.tiles.unusable import Unusable

Plain = dict[str, Any]
cards = APIRouter(prefix="/api", responses=NOES)


class Written(Form):
    """A card as somebody wrote it."""

    text: str = Field(max_length=2 * MOST_LETTERS)


@cards.get("/tables/{table}/card")
async def card_of_table(table: TableId, hall: InHall, browser: Mine) -> Plain:
    """The card of a table: the practice card for everybody, a private one for those who sit there."""
    live = hall.table(table)
    card = getattr(live.options, "card", None)
    if not isinstance(card, Card):
        raise Declined("declined-not-found", 404)
    if card != practice_card() and live.place_of(browser) is None:
        raise Declined("declined-not-seated", 403)
    return card_shown(card)


@cards.get("/cards/practice")
def practice() -> Plain:
    """The card that comes with the game, and how it is written."""
    card = practice_card()
    return {**card_shown(card), "document": card.document}


@cards.post("/cards/check")
def check(card: Written) -> Plain:
    """Whether a written card can be used: its lines with an example each, or the first thing that is wrong."""
    try:
        marked = read_marked(card.text)
        return {"card": card_shown(read_card(*marked)), "document": marked.document, "wrong": None}
    except Unusable as error:
        text = said(error.words, **error.facts)
        wrong = {"text": {"es": text.es, "en": text.en}, "line": int(error.facts.get("line", 0))}
        return {"card": None, "document": None, "wrong": wrong}


def card_shown(card: Card) -> Plain:
    """A card for the eye: sections, and lines with one of their hands."""
    return {
        "id": card.id,
        "name": card.name,
        "note": card.document.get("note", ""),
        "hands": len(card.concretes),
        "sections": [
            {"id": each.id, "name": each.name, "singles_and_pairs": each.singles_and_pairs} for each in card.sections
        ],
        "lines": [_line(line) for line in card.lines],
    }


def _line(line: Line) -> Plain:
    middle = line.concretes[len(line.concretes) // 2]
    return {
        "id": line.id,
        "section": line.section,
        "mark": line.mark,
        "value": line.value,
        "jokers": not line.jokerless,
        "note": line.note,
        "hands": len(line.concretes),
        "groups": groups_of(middle),
    }
