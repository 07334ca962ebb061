"""The sentences Python says, with the words of a game where one is named."""

from functools import lru_cache
from pathlib import Path

from kongbox.i18n.words import Words

_HERE = Path(__file__).parent
_GAMES = _HERE.parent / "rulesets"


def say(lang: str, id: str, /, game: str | None = None, **facts: str | int) -> str:
    """Answer the sentence `id` in `lang` with `facts` in its places.

    Args:
        lang: ``es`` or ``en``.
        id: a message of ``i18n/texts/<lang>/*.ftl`` or, with `game`, of that game's ``<lang>.words.ftl``.
        game: a game's name; the sentence may tell it too, as ``{ $game }``. One without words changes nothing.
        facts: what the sentence tells. Numbers that may exceed 999 come as text, made by `number`.
    """
    if game is None:
        return _words(lang).say(id, **facts)
    return _words(lang, game).say(id, game=game, **facts)


def tile_name(lang: str, game: str, tile: str) -> str:
    """Answer what a tile is called aloud: ``5m`` of wsom is «cinco de caracteres»."""
    return _words(lang, game).say(f"tile-{tile}")


@lru_cache(maxsize=32)
def _words(lang: str, game: str | None = None) -> Words:
    files = sorted((_HERE / "texts" / lang).glob("*.ftl"))
    if game is not None and game.isidentifier():
        files += [file for file in [_GAMES / game / "texts" / f"{lang}.words.ftl"] if file.is_file()]
    return Words(lang, files)
