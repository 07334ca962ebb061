"""The card that comes with the game: our own invention, no line of any published card."""

import json
from functools import lru_cache
from pkgutil import get_data

from kongbox.engine.clauses import clause
from kongbox.rulesets.american.card import Card, read_card

PRACTICE_FILE = "practice_card.json"


@clause("american.card.2")
@lru_cache(maxsize=1)
def practice_card() -> Card:
    """The practice card, read as any other card is."""
    written = get_data(__package__, PRACTICE_FILE)
    assert written is not None, "the practice card is part of the package"
    return read_card(json.loads(written))
