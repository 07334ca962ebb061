"""How commands talk to a person: in which language, and how they say that something cannot be used."""

import json
import os
import sys
from typing import Any, NoReturn

from kongbox.i18n import language_of, say
from kongbox.tiles.unusable import Unusable

CANNOT_BE_USED = 2
LONGEST_SHOWN = 40
"""Characters of a wrong word that are repeated in the sentence about it."""


def chosen_language(lang: str | None, game: str | None = None) -> str:
    """Answer ``es`` or ``en``: what `--lang` says, else the environment, else English (Spanish for naipes).

    Raises:
        Unusable: if `lang` is neither.
    """
    if lang is not None:
        chosen = language_of(lang)
        if chosen is None:
            raise Unusable("unusable-language", found=shown(lang))
        return chosen
    places = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    from_environment = language_of(next((place for place in places if place), ""))
    return from_environment or ("es" if game == "naipes" else "en")


def unusable(lang: str, error: Unusable, where: str | None = None) -> NoReturn:
    """Say on standard error, in one line, what cannot be used, and end with exit code 2.

    Args:
        lang: the reader's language.
        error: what is wrong; its sentence is looked up in the texts.
        where: the file, and the place in it where there is one (``hand.yaml, line 3``); said first.
    """
    sentence = " ".join(say(lang, error.words, **error.facts).split())
    sys.stdout.flush()
    print(f"{where}: {sentence}" if where else sentence, file=sys.stderr)
    raise SystemExit(CANNOT_BE_USED)


def shown(found: str) -> str:
    """Make a wrong word fit for a sentence: one line, without control characters, cut with an ellipsis."""
    plain = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in found)
    return plain if len(plain) <= LONGEST_SHOWN else f"{plain[:LONGEST_SHOWN]}…"


def print_json(value: Any) -> None:
    """Print an answer for other programs: JSON, indented, letters as they are."""
    print(json.dumps(value, ensure_ascii=False, indent=2))
