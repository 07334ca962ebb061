"""Text files of one language, read when one of their messages is first asked for."""

import re
import warnings
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class MissingWords(UserWarning):
    """A sentence was asked for that no text file holds, or without a fact that it tells.

    A player sees the sentence's id, which is better than a table that stops; where warnings are errors, as in the
    tests, it stops.
    """


class Words:
    """The messages of some text files.

    Opening it only notes which file holds which id; a file is parsed when one of its messages is wanted, so that
    a short answer does not wait for long texts. A message may refer only to messages and terms of its own file.
    """

    def __init__(self, lang: str, files: Iterable[Path]) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._parsed: set[Path] = set()
        self._home: dict[str, Path] = {}
        for file in files:
            for id in _MESSAGE.findall(file.read_text(encoding="utf-8")):
                self._home.setdefault(id, file)

    def __contains__(self, id: str) -> bool:
        return id in self._home

    @property
    def ids(self) -> frozenset[str]:
        """Every message id, without attributes."""
        return frozenset(self._home)

    def has(self, id: str, attribute: str) -> bool:
        """Tell whether a message is there and carries this attribute."""
        return id in self and attribute in self._message(id).attributes

    def say(self, id: str, attribute: str | None = None, /, **facts: str | int) -> str:
        """Answer the sentence of a message, or of one of its attributes, with the facts in their places.

        Warns with `MissingWords` and answers the id where there is no such sentence.
        """
        named = f"{id}.{attribute}" if attribute else id
        pattern = self._pattern(id, attribute)
        if pattern is None:
            warnings.warn(f"{self.lang}: there is no text '{named}'", MissingWords, stacklevel=2)
            return named
        sentence, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            warnings.warn(f"{self.lang}: '{named}' cannot be said: {errors[0]}", MissingWords, stacklevel=2)
        return str(sentence)

    def _pattern(self, id: str, attribute: str | None) -> Any:
        if id not in self:
            return None
        message = self._message(id)
        attributes: Mapping[str, Any] = message.attributes
        return attributes.get(attribute) if attribute else message.value

    def _message(self, id: str) -> Any:
        file = self._home[id]
        if file not in self._parsed:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            self._parsed.add(file)
        return self._bundle.get_message(id)
