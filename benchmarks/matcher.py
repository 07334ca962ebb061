"""Racks against a card of two thousand hands: lines nearest to them, complete hands, a table's first answer."""

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import cycle, product
from typing import Any

from benchmarks.figures import Figure
from kongbox.rulesets.american.card import Card, read_card
from kongbox.rulesets.american.matcher import matches, nearest
from kongbox.rulesets.american.practice_card import practice_card
from kongbox.rulesets.american.tileset import TILES
from kongbox.tiles.tile import Tile

SECONDS = 3.0
SHOWN = 5
"""Lines that a table shows beside the rack."""
Rack = tuple[tuple[Tile, ...], Counter[Tile]]
"""Fourteen tiles, and what lies open elsewhere."""


def figures() -> Iterator[Figure]:
    """How many racks a second, and how long the first one takes."""
    document = _large_document()
    begun = time.process_time()
    card = read_card(document)
    yield Figure("matcher: hands of the card", len(card.concretes), "hands")
    yield Figure("matcher: card read and spread out", 1000 * (time.process_time() - begun), "ms")
    racks = list(_racks(random.Random(1840)))
    begun = time.process_time()
    nearest(card, racks[0][0], (), racks[0][1], SHOWN)
    yield Figure("matcher: first answer for a table", 1000 * (time.process_time() - begun), "ms", "50")
    goal = "300; public: 62 on 253"
    yield Figure(f"matcher: {SHOWN} nearest lines, tiles and chances", _rate(card, racks, _nearest), "racks/s", goal)
    yield Figure("matcher: state of every line", _rate(card, racks, _every_line), "racks/s")
    yield Figure("matcher: complete or not", _rate(card, racks, _complete), "racks/s")
    yield Figure("matcher: the same lines on the practice card", _rate(practice_card(), racks, _nearest), "racks/s")


def _nearest(card: Card, rack: Rack) -> object:
    return nearest(card, rack[0], (), rack[1], SHOWN)


def _every_line(card: Card, rack: Rack) -> object:
    return nearest(card, rack[0], (), rack[1])


def _complete(card: Card, rack: Rack) -> object:
    return matches(card, rack[0])


def _rate(card: Card, racks: list[Rack], asked: Callable[[Card, Rack], object]) -> float:
    asked(card, racks[0])
    begun, count = time.process_time(), 0
    for rack in cycle(racks):
        asked(card, rack)
        count += 1
        if time.process_time() - begun > SECONDS:
            break
    return count / (time.process_time() - begun)


def _racks(chance: random.Random) -> Iterator[Rack]:
    box = list(TILES.all_tiles())
    for seen in range(400):
        chance.shuffle(box)
        yield tuple(box[:14]), Counter(tile for tile in box[14 : 14 + seen % 60] if tile != "J")


def _large_document() -> dict[str, Any]:
    """Lines of shapes that no card has, suits and numbers open until there are two thousand hands."""
    sizes = [(4, 4, 4, 2), (3, 4, 3, 4), (5, 4, 3, 2), (3, 3, 4, 4), (4, 3, 4, 3)]
    steps = [(0, 1, 2, 3), (0, 2, 4, 6), (0, 1, 3, 4), (0, 3, 6, 3), (0, 2, 1, 5)]
    lines = [
        {
            "id": f"{place}",
            "section": "all",
            "mark": "C" if place % 5 == 4 else "X",
            "value": 25 + 5 * (place % 4),
            "groups": [[size, f"x+{step}@{suit}"] for size, step, suit in zip(counts, added, letters, strict=True)],
        }
        for place, (counts, added, letters) in enumerate(product(sizes, steps, ("aabc", "abca", "abcb", "abac")))
    ]
    return {"id": "benchmark", "lines": lines}
