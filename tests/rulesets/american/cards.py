"""Small cards for tests; all lines invented."""

from collections.abc import Mapping
from typing import Any

from kongbox.rulesets.american.card import Card, read_card


def line(groups: list[Any], **more: Any) -> dict[str, Any]:
    """A line document: X, 25 points, unless `more` says otherwise."""
    return {"id": "L", "section": "s", "mark": "X", "value": 25, "groups": groups} | more


def card_of(*lines: Mapping[str, Any], **more: Any) -> Card:
    """A card of these lines, numbered where they have the same id."""
    numbered = [dict(each) | {"id": f"{each['id']}{place}"} for place, each in enumerate(lines, 1)]
    return read_card({"id": "test", "lines": numbered} | more)


def hands_of(card: Card) -> list[list[tuple[str, int]]]:
    """Every hand as its groups, each a tile and a count, in the order printed."""
    return [[(group.tile, group.count) for group in concrete.groups] for concrete in card.concretes]


def hands(groups: list[Any], **more: Any) -> list[list[tuple[str, int]]]:
    """Every hand of a card with one line."""
    return hands_of(card_of(line(groups, **more)))


_ROWS = (
    ("P1", "pares", "X", 25, [[3, "2@a"], [3, "7@a"], [4, "2@b"], [4, "7@b"]]),
    ("P2", "nones", "C", 30, [[4, "F"], [3, "1@a"], [3, "5@b"], [4, "9@c"]]),
    ("P3", "quintos", "X", 45, [[5, "x@a"], [5, "x+5@a"], [4, "Nw"]]),
    (
        "P4",
        "singles_and_pairs",
        "C",
        50,
        [[2, "F"], *([2, f"{number}@{suit}"] for suit in "ab" for number in (1, 4, 7))],
    ),
    ("P5", "numero_2048", "X", 25, [[2, "F"], [1, "2@a"], [1, "0"], [1, "4@a"], [1, "8@a"], [4, "4@b"], [4, "8@c"]]),
    ("P6", "vientos", "X", 30, ["Nw", "Ew", "Ww", "Sw", [4, "x@a"], [3, "D@a"], [3, "x+1@a"]]),
    ("P7", "saltos", "X", 35, [[5, "F"], [2, "x@a"], [3, "x+2@a"], [4, "x+4@a"]]),
    ("P8", "sexteto", "X", 60, [[6, "x@a"], [4, "Ew"], [4, "Ww"]]),
    ("P9", "ceros", "X", 25, [[3, "0"], [4, "3@a"], [4, "6@b"], [3, "9@c"]]),
    ("P10", "gemelos", "X", 30, [[2, "F"], [2, "5@a"], [2, "5@a"], [4, "5@b"], [4, "5@c"]]),
    ("P11", "dragon_opuesto", "X", 30, [[2, "Sw"], [4, "x@a"], [4, "x+3@b"], [4, "D@c"]]),
)
PRACTICE_1: dict[str, Any] = {
    "id": "PR-1",
    "note": "Invented; the card of the open examples.",
    "lines": [dict(zip(("id", "section", "mark", "value", "groups"), row, strict=True)) for row in _ROWS],
}
"""The invented card of the open examples."""
