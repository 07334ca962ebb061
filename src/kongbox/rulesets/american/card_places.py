"""Where in a card something stands, and the sentence about what is wrong there."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kongbox.tiles.notation import shown
from kongbox.tiles.unusable import Unusable

Path = tuple[str | int, ...]
"""Keys and places (0 for the first) that lead to a value of the document."""
LONGEST_TEXT = 200


class Place(NamedTuple):
    """A value of the document with the way to it."""

    value: Any
    path: Path
    lines: Mapping[Path, int]
    """In which line of the text a value begins; empty where there is no text."""
    called: str = ""
    """What the value is called in a sentence: ``P3.groups.2``."""

    def at(self, key: str | int) -> "Place":
        """The value under `key`."""
        name = str(key + 1) if isinstance(key, int) else key
        called = f"{self.called}.{name}" if self.called else name
        return Place(self.value[key], (*self.path, key), self.lines, called)

    def named(self) -> "Place":
        """This place, called by its id where it has one that can be said."""
        id = self.value.get("id") if isinstance(self.value, Mapping) else None
        return self._replace(called=said(id)) if isinstance(id, str) and id.strip() else self

    def refused(self, words: str, **facts: str | int) -> Unusable:
        """The sentence about this place; `line` is 0 where there is no text."""
        ways = (self.path[:length] for length in range(len(self.path), -1, -1))
        line = next((self.lines[way] for way in ways if way in self.lines), 0)
        return Unusable(words, line=line, where=self.called or "card", **facts)

    def object(self, known: Sequence[str], required: Sequence[str] = ()) -> "Place":
        """This place, an object with no keys but the known ones and all of the required ones."""
        if not isinstance(self.value, Mapping):
            raise self.refused("unusable-card-object", found=said(self.value), known=", ".join(known))
        for key in self.value:
            if key not in known:
                where = self.at(key) if isinstance(key, str) else self
                raise where.refused("unusable-card-key", found=said(key), known=", ".join(known))
        for key in required:
            if self.value.get(key) is None:
                raise self.refused("unusable-card-missing", field=key)
        return self

    def has(self, key: str) -> bool:
        """Whether an object has something under `key`."""
        return self.value.get(key) is not None

    def list(self, most: int) -> Iterator["Place"]:
        """The places of a list that is not empty and holds at most so many."""
        if not isinstance(self.value, list | tuple) or not self.value:
            raise self.refused("unusable-card-list", found=said(self.value))
        if len(self.value) > most:
            raise self.refused("unusable-card-list-long", count=str(len(self.value)), most=str(most))
        return (self.at(place) for place in range(len(self.value)))

    def text(self) -> str:
        """A short text; a number is taken as it is written."""
        is_number = isinstance(self.value, int) and not isinstance(self.value, bool)
        value = said(self.value) if is_number else self.value
        if not isinstance(value, str) or not value.strip() or len(value) > LONGEST_TEXT or not value.isprintable():
            raise self.refused("unusable-card-text", found=said(self.value), most=str(LONGEST_TEXT))
        return value.strip()

    def title(self) -> str | Mapping[str, str]:
        """A text, or an object with a text for each language."""
        if not isinstance(self.value, Mapping):
            return self.text()
        self.object(("es", "en"))
        return {lang: self.at(lang).text() for lang in self.value}

    def number(self, least: int, most: int) -> int:
        """A whole number of this range."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.refused("unusable-card-number", found=said(value), least=str(least), most=str(most))
        return value

    def word(self, allowed: Sequence[str]) -> str:
        """One of these words."""
        if not isinstance(self.value, str) or self.value not in allowed:
            raise self.refused("unusable-card-word", found=said(self.value), allowed=", ".join(allowed))
        return self.value

    def yes_or_no(self) -> bool:
        """``true`` or ``false``; YAML reads ``yes`` and ``no`` as these."""
        if isinstance(self.value, bool):
            return self.value
        return self.word(("yes", "no")) == "yes"


def said(value: object) -> str:
    """A wrong value as a sentence can repeat it; a number with thousands of digits is not spelt out."""
    try:
        return shown(value)
    except ValueError:
        return "…"
