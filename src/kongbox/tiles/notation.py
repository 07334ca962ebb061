"""Tiles in writing: the only parser and the only printer, fed with the codes of a tile set."""

import re
import reprlib
from collections.abc import Iterable, Mapping
from itertools import groupby

from kongbox.tiles.sets import TileSet
from kongbox.tiles.tile import Tile
from kongbox.tiles.unusable import Unusable

LONGEST_SHOWN = 40
"""Characters of a wrong text that are repeated in the sentence about it."""

_NUMBERED = re.compile(r"([1-9])([A-Za-z]+)")


class Notation:
    """How the tiles of one game are written.

    A code made of a number and letters may share its letters with the numbers before it: ``123m`` is
    ``1m 2m 3m``. Blanks between tiles are free. Capitals and small letters differ: ``1s`` is a bamboo, ``S`` the South.

    Args:
        tiles: the game's tiles, whose codes are the notation.
        others: further ways to write a tile, accepted and never printed.
        compact: whether tiles are printed as runs, ``123m``, or each by its code, ``1B GD F``; runs need a number in
            every code.
    """

    def __init__(self, tiles: TileSet, others: Mapping[str, Tile] | None = None, *, compact: bool = True) -> None:
        self.tiles = tiles
        self.compact = compact
        self._codes: dict[str, Tile] = {str(tile): tile for tile in tiles.kinds} | dict(others or {})
        letters = sorted({_letters(code) for code in self._codes if _letters(code)}, key=len, reverse=True)
        words = sorted((code for code in self._codes if not _letters(code)), key=len, reverse=True)
        self._token = re.compile(rf"\s*(?:(?P<run>[0-9]+)(?P<letters>{_any(letters)})|(?P<word>{_any(words)}))\s*")

    def parse(self, text: object, where: str) -> tuple[Tile, ...]:
        """The tiles written in `text`, in the order written.

        Args:
            text: as ``123m456p11z`` or ``E E Wh``; empty for no tiles.
            where: the place it stands in, for the sentence about what is wrong.

        Raises:
            Unusable: if `text` is not text, or at the first thing in it that is no tile.
        """
        if not isinstance(text, str):
            raise Unusable("unusable-tiles-form", where=where, found=shown(text), example=self.example)
        found: list[Tile] = []
        place = 0
        written = text.strip()
        while place < len(written):
            token = self._token.match(written, place)
            if token is None:
                raise self._unknown(_word_at(written, place), text, where)
            found += self._tiles_of(token, text, where)
            place = token.end()
        return tuple(found)

    def parse_one(self, text: object, where: str) -> Tile:
        """The single tile written in `text`; anything else is `Unusable`."""
        found = self.parse(text, where)
        if len(found) != 1:
            raise Unusable("unusable-tiles-one", where=where, found=shown(text), count=len(found))
        return found[0]

    def write(self, tiles: Iterable[Tile]) -> str:
        """The tiles in writing, in the order given; `parse` reads it back."""
        if not self.compact:
            return " ".join(tiles)
        runs = groupby(tiles, key=_letters)
        return "".join("".join(code[0] for code in codes) + letters for letters, codes in runs)

    @property
    def known(self) -> str:
        """All tiles there are, in short: ``1m-9m 1p-9p 1s-9s 1z-7z``."""
        groups = (list(codes) for _, codes in groupby(self.tiles.kinds, key=lambda code: _letters(code) or code))
        return " ".join(codes[0] if len(codes) == 1 else f"{codes[0]}-{codes[-1]}" for codes in groups)

    @property
    def example(self) -> str:
        """The first three tiles in writing."""
        return self.write(self.tiles.kinds[:3])

    def _tiles_of(self, token: re.Match[str], text: str, where: str) -> list[Tile]:
        if token["word"]:
            return [self._codes[token["word"]]]
        codes = [number + token["letters"] for number in token["run"]]
        for code in codes:
            if code not in self._codes:
                raise self._unknown(code, text, where)
        return [self._codes[code] for code in codes]

    def _unknown(self, wrong: str, text: str, where: str) -> Unusable:
        facts = {"where": where, "wrong": shown(wrong), "found": shown(text), "known": self.known}
        return Unusable("unusable-tiles-unknown", **facts)


def shown(value: object) -> str:
    """A wrong value made fit for a sentence: one line, without control characters, cut with an ellipsis."""
    text = value if isinstance(value, str) else _written(value)
    plain = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
    return plain if len(plain) <= LONGEST_SHOWN else f"{plain[: LONGEST_SHOWN - 1]}…"


def _written(value: object) -> str:
    try:
        return reprlib.repr(value)
    except ValueError:
        # A number with more digits than may be written.
        return "\N{HORIZONTAL ELLIPSIS}"


def _letters(code: str) -> str:
    """The letters that a numbered code may share with others; empty for a code without number."""
    numbered = _NUMBERED.fullmatch(code)
    return numbered[2] if numbered else ""


def _any(words: list[str]) -> str:
    return "|".join(map(re.escape, words)) or "(?!)"


def _word_at(text: str, place: int) -> str:
    return re.split(r"\s", text[place:], maxsplit=1)[0]
