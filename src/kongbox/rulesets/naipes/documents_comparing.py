"""When an answer is the one that a case expects: the same, but for what has no order or can be said in other words."""

import re
from collections.abc import Mapping
from typing import Any
from unicodedata import normalize

from kongbox.engine.seats import WINDS
from kongbox.rulesets.naipes.documents_values import SEAT_NAMES
from kongbox.rulesets.naipes.notation import NOTATION
from kongbox.rulesets.naipes.palos import PALOS
from kongbox.rulesets.naipes.tileset import TILES
from kongbox.tiles.unusable import Unusable

SUMS = ("doblas", "neto")
"""Objects in which what is not named is 0."""
WORTH = ("base", "doblas", "n_doblas", "total")
"""What a hand that is no mah-jong has none of, which may be said as 0 too."""
PREFIX = re.compile(r"^(naipes\.)?dobla\.")
"""What stands before the name of a dobla in the id of its clause."""
ROWS = ("pagos", "rechazadas")
"""Lists without order."""
SEATS_ASKED = ("izquierda_de_este", "frente_a_este", "derecha_de_este")
"""Where a player may be named by his seat as well as by his palo."""


def same_answer(key: str, expected: Any, found: Any) -> bool:
    """Whether what was `found` under `key` is what a case expects there.

    Cards compare without order, as one text or as a list; rows of payments too, and objects by the keys that are
    expected. What is 0, false, empty or null may be left out; less may be said of a group than in the answer:
    ``trio`` for ``trio_expuesto``; and a dobla may have its short name or the id of its clause.
    """
    if _is_nothing(expected) and _is_nothing(found):
        return True
    if expected is None or found is None:
        return _is_empty(found) if expected is None else _is_empty(expected) or _is_worth_nothing(key, expected)
    if isinstance(expected, bool) or isinstance(found, bool):
        return expected is found
    if key == "queda_en":
        return bool(_words(expected)) and _words(expected) <= _words(found)
    if key in SUMS:
        return bool(_without_zeros(expected) == _without_zeros(found))
    if key in ROWS:
        return bool(_as_set(expected) == _as_set(found))
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return all(same_answer(str(name), each, found.get(name)) for name, each in expected.items())
    return bool(_tidy(key, _as_text(expected)) == _tidy(key, _as_text(found)))


def _is_empty(value: Any) -> bool:
    return value in ("", [], {})


def _is_worth_nothing(key: str, value: Any) -> bool:
    return key in WORTH and value == 0 and not isinstance(value, bool)


def _is_nothing(value: Any) -> bool:
    return value is None or value is False


def _words(value: Any) -> set[str]:
    """The words of a text without accents, and none of them feminine: an escalera is ``expuesta``."""
    if not isinstance(value, str):
        return {repr(value)}
    plain = normalize("NFD", value.lower()).encode("ascii", "ignore").decode()
    return set(re.findall(r"[^\W_]+", plain.replace("expuesta", "expuesto")))


def _without_zeros(value: Any) -> Any:
    if not isinstance(value, Mapping):
        return value
    kept = {
        PREFIX.sub("", str(name)): points for name, points in value.items() if points != 0 or isinstance(points, bool)
    }
    # A truth value is no number, though Python takes it for one.
    return {name: repr(points) if isinstance(points, bool) else points for name, points in kept.items()}


def _as_set(value: Any) -> Any:
    """The rows of a list in an order of their own: none that moves no points, a claim by who made it."""
    if not isinstance(value, list):
        return [value] if isinstance(value, str) else value
    value = [each["quien"] if isinstance(each, Mapping) and "quien" in each else each for each in value]
    value = [each[0] if isinstance(each, list) and len(each) == len(("quien", "pide")) else each for each in value]
    return sorted((each for each in value if not (isinstance(each, list) and each[2:] == [0])), key=repr)


def _as_text(value: Any) -> Any:
    """Cards told one by one, or as somebody's own honour cards, in one text."""
    parts = list(value.values()) if isinstance(value, Mapping) else value
    if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
        return value
    return " ".join(parts)


def _tidy(key: str, value: Any) -> Any:
    """Cards in order, a seat as its palo, everything else as it is."""
    if not isinstance(value, str):
        return value
    for names in (WINDS, SEAT_NAMES):
        if key in SEATS_ASKED and value.lower() in map(str.lower, names):
            return PALOS[[name.lower() for name in names].index(value.lower())]
    try:
        return NOTATION.write(TILES.tidy(NOTATION.parse(value, key)))
    except Unusable:
        return value
