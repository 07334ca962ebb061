"""Files of score documents: one document, a list, or an object with `cases`; of any game that scores them."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, Protocol, cast

from kongbox.cli import speech
from kongbox.cli.reading import named, read_document, read_text
from kongbox.formats.marked_text import read_marked
from kongbox.i18n import say
from kongbox.rulesets import RULE_SETS
from kongbox.tiles.unusable import Unusable

REMARKS = ("id", "origin", "source", "mark", "clauses", "about", "note", "context", "also_accept")
"""Keys of a case that change nothing."""
EXPECTED = "expect"
FILE_KEYS = ("cases", "version", "game", "defaults")
VERSION = 1
Reader = Callable[[object, Mapping[Any, int]], object]
"""Makes something of a document; given, too, in which line of its text each value begins."""
FileFields = Mapping[str, tuple[tuple[str, ...], Reader]]
"""Fields that may name a file to be read in their place: the words there that name none, and what reads it."""


class Scorer(Protocol):
    """What a game's `documents` module offers."""

    ANSWERS: tuple[str, ...]
    score_document: Callable[..., dict[str, Any]]
    # A game whose documents name further files offers FILE_FIELDS, of the form `FileFields`, too; one in whose answers
    # some things have no order offers `same_answer(key, expected, found)`.


class Case(NamedTuple):
    """One document of a file."""

    number: int
    """Its place in the file, 1 for the first."""
    given: object
    """The fields that are to be scored."""
    id: str = ""
    expect: object = None
    """What the answer should be, where the file says so."""

    def called(self, lang: str) -> str:
        """Its id, or «hand 3»."""
        return self.id or say(lang, "document-place", number=self.number)


class Cases(NamedTuple):
    """All documents of one file."""

    file: str
    cases: tuple[Case, ...]
    standing: Mapping[str, Any]
    """Options that hold for all of them."""
    single: bool = False
    """Whether the file is one document, rather than a list."""

    def refuse(self, lang: str, case: Case, error: Unusable) -> NoReturn:
        """End with one line that names the file and, where there are several, the document."""
        place = named(self.file) if self.single else f"{named(self.file)}, {case.called(lang)}"
        speech.unusable(lang, error, place)


def scorer_of(game: str) -> Scorer:
    """The score documents of `game`; raises `Unusable` for a game that is none."""
    if game not in RULE_SETS:
        raise Unusable("unusable-game", found=speech.shown(game), known=", ".join(RULE_SETS))
    return cast(Scorer, import_module(f"kongbox.rulesets.{game}.documents"))


def cases_of(scorer: Scorer, game: str, file: str, lang: str) -> Cases:
    """Read a file of score documents of `game`, and the files named in them; each of these once.

    Ends with one sentence that names the file where a file named in a document is of no use.

    Raises:
        Unusable: if `file` is of no use, or a file named in it is not there.
    """
    cases = read_cases(file, game)
    beside = Path() if file == "-" else Path(file).parent
    read = cache(partial(_content_of, lang, beside))
    each = tuple(case._replace(given=_with_files(case.given, scorer, read)) for case in cases.cases)
    return cases._replace(cases=each, standing=_with_files(cases.standing, scorer, read))


def _content_of(lang: str, folder: Path, name: str, reader: Reader) -> object:
    file = str(folder / name)
    text = read_text(file)
    try:
        return reader(*read_marked(text))
    except Unusable as error:
        speech.unusable(lang, error, named(file))


def _with_files(given: Any, scorer: Scorer, read: Callable[[str, Reader], object]) -> Any:
    """A document, or options, with what files say in place of their names."""
    if not isinstance(given, Mapping):
        return given
    fields: FileFields = getattr(scorer, "FILE_FIELDS", {})
    named_there = {field: given[field] for field in fields if isinstance(given.get(field), str)}
    meant = {field: name for field, name in named_there.items() if name not in fields[field][0]}
    return {**given, **{field: read(name, fields[field][1]) for field, name in meant.items()}}


def read_cases(file: str, game: str) -> Cases:
    """Read a file of score documents, or standard input for ``-``; raises `Unusable` for what is neither form."""
    document = read_document(file)
    if isinstance(document, list):
        return Cases(file, _numbered(document), {})
    if "cases" not in document:
        return Cases(file, (_case(document, 1),), {}, single=True)
    return _file_of_cases(document, file, game)


def _file_of_cases(document: Mapping[str, Any], file: str, game: str) -> Cases:
    for key in document:
        if key not in (*FILE_KEYS, *REMARKS):
            found = speech.shown(str(key))
            raise Unusable("unusable-cases-key", file=named(file), found=found, known=", ".join(FILE_KEYS))
    if document.get("version", VERSION) != VERSION:
        found = speech.shown(str(document["version"]))
        raise Unusable("unusable-cases-version", file=named(file), found=found, known=VERSION)
    if document.get("game", game) != game:
        raise Unusable("unusable-cases-game", file=named(file), found=speech.shown(str(document["game"])), game=game)
    cases, standing = document["cases"], document.get("defaults") or {}
    if not isinstance(cases, list):
        raise Unusable("unusable-cases-list", file=named(file))
    if not isinstance(standing, dict):
        raise Unusable("unusable-cases-defaults", file=named(file))
    return Cases(file, _numbered(cases), standing)


def _numbered(documents: list[Any]) -> tuple[Case, ...]:
    return tuple(_case(document, number) for number, document in enumerate(documents, 1))


def _case(document: object, number: int) -> Case:
    if not isinstance(document, dict):
        return Case(number, document)
    given = {key: value for key, value in document.items() if key not in (*REMARKS, EXPECTED)}
    id = document.get("id")
    return Case(number, given, "" if id is None else speech.shown(str(id)), document.get(EXPECTED))
