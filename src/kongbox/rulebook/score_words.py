"""Score lines in words: seats by their winds, tiles and patterns by their names."""

from collections import Counter
from collections.abc import Mapping
from functools import partial
from importlib import import_module
from typing import Any

from kongbox.engine.scoresheet import ScoreLine
from kongbox.engine.seats import WINDS
from kongbox.i18n import number, say, tile_name
from kongbox.rulebook.words import clause_words
from kongbox.rulesets import RULE_SETS

SEAT_FACTS = ("seat", "source")
PATTERN, LINE, TILES = "pattern", "line", "tiles"


def score(game: str, document: Mapping[str, Any], lang: str = "en") -> dict[str, Any]:
    """What the hand of a score document is worth, why, and who pays.

    Args:
        game: ``wsom``, ``american`` or ``naipes``.
        document: the fields of a score document, as the command `kongbox score` reads them.
        lang: the language of the sentences, ``es`` or ``en``.

    Raises:
        KeyError: if there is no such game.
        Unusable: at the first thing in the document that is missing, unknown, of the wrong form or impossible.
    """
    documents = import_module(f"kongbox.rulesets.{RULE_SETS[game].name}.documents")
    answer: dict[str, Any] = documents.score_document(document, partial(line_words, lang, game))
    return answer


def line_words(lang: str, game: str, line: ScoreLine, which: str) -> str:
    """The sentence of a line.

    Args:
        which: ``line``, ``uncounted`` or ``refusal``.
    """
    facts = {name: _fact(lang, game, name, value) for name, value in line.facts}
    return clause_words(lang, line.clause, which, **facts)


def _fact(lang: str, game: str, name: str, value: str | int) -> str | int:
    if isinstance(value, int):
        return say(lang, f"wind-{WINDS[value]}", game=game) if name in SEAT_FACTS else _number(lang, value)
    if name == PATTERN:
        return clause_words(lang, value)
    if name == TILES:
        return ", ".join(_counted(lang, game, code, count) for code, count in Counter(value.split()).items())
    # A card may call a line by what is also the code of a tile.
    return tile_name(lang, game, value) if value in RULE_SETS[game].tiles and name != LINE else value


def _counted(lang: str, game: str, code: str, count: int) -> str:
    name = tile_name(lang, game, code)
    return name if count == 1 else f"{count} × {name}"


def _number(lang: str, value: int) -> str | int:
    """Numbers with thousands come ready-made; the others can still choose a plural."""
    return value if abs(value) < 1000 else number(lang, value)
