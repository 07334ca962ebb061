"""The sentences Python says, with the words of a game where one is named."""

from functools import lru_cache
from pathlib import Path

from kongbox.i18n.words import Words

_HERE = Path(__file__).parent
_GAMES = _HERE.parent / "rulesets"


def say(lang: str, id: str, /, **facts: str | int | None) -> str:
    """Answer the sentence `id` in `lang` with `facts` in its places.

    Args:
        lang: ``es`` or ``en``.
        id: a message of ``i18n/texts/<lang>/*.ftl`` or, with a fact `game`, of that game's ``<lang>.words.ftl``.
        facts: what the sentence tells. Numbers that may exceed 999 come as text, made by `number`. The name of a
            game, as `game`, opens that game's words too; one that has none changes nothing.
    """
    told = {name: fact for name, fact in facts.items() if fact is not None}
    game = told.get("game")
    return _words(lang, str(game) if game is not None else None).say(id, **told)


def tile_name(lang: str, game: str, tile: str) -> str:
    """Answer what a tile is called aloud: ``5m`` of wsom is «cinco de caracteres»."""
    return _words(lang, game).say(f"tile-{tile}")


@lru_cache(maxsize=32)
def _words(lang: str, game: str | None = None) -> Words:
    files = sorted((_HERE / "texts" / lang).glob("*.ftl"))
    if game is not None and game.isidentifier():
        words = _GAMES / game / "texts" / f"{lang}.words.ftl"
        files += [words] if words.is_file() else []
    return Words(lang, files)
