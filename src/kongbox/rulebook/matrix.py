"""The pages under docs/rules: what each clause says, where it comes from, what enforces it and what proves it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

from kongbox.i18n import LANGUAGES, say
from kongbox.rulebook.completeness import covered
from kongbox.rulebook.ledgers import Clause, games, ledger
from kongbox.rulebook.proof import LIST_OF_TESTS, SOURCE_FOLDER, TESTS_FOLDER, read_marks
from kongbox.rulebook.words import chapter_words, clause_words, game_words, optional_words, reason_words

RULES_FOLDER = SOURCE_FOLDER.parent / "docs" / "rules"

_MARKUP = re.compile(r"([\\`*_<>\[\]|])")


def generated() -> dict[Path, str]:
    """Answer every file that is written from the rule book, and what it should hold."""
    pages = {
        RULES_FOLDER / lang / f"{game}.md": "\n".join(_page(lang, game)) + "\n"
        for lang in LANGUAGES
        for game in games()
    }
    tests = json.dumps(read_marks(TESTS_FOLDER), indent=1, ensure_ascii=False)
    return {**pages, LIST_OF_TESTS: tests + "\n"}


def stale() -> dict[Path, str]:
    """Answer which of those files are missing or hold something else, and what they should hold."""
    return {
        file: text
        for file, text in generated().items()
        if not file.is_file() or file.read_text(encoding="utf-8") != text
    }


def write() -> list[Path]:
    """Write the files that are stale; answers which."""
    written = stale()
    for file, text in written.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return list(written)


def _page(lang: str, game: str) -> Iterator[str]:
    other = next(each for each in LANGUAGES if each != lang)
    chapters = ledger(game).chapters()
    yield f"# {_plain(game_words(lang, game))}\n"
    yield f"{_plain(game_words(lang, game, 'game-rules'))} · " + say(
        lang, "matrix-other-language", address=f"../{other}/{game}.md"
    )
    yield f"\n{say(lang, 'matrix-note')}\n"
    yield f"## {say(lang, 'matrix-chapters')}\n"
    for number, name in enumerate(chapters, start=1):
        yield f"{number}. [{_plain(chapter_words(lang, game, name))}](#{game}.{name})"
    for name, clauses in chapters.items():
        yield f'\n<a id="{game}.{name}"></a>\n\n## {_plain(chapter_words(lang, game, name))}'
        yield from _chapter(lang, clauses)
    yield from _sources(lang, game)


def _chapter(lang: str, clauses: tuple[Clause, ...]) -> Iterator[str]:
    """Clauses that say something one after the other; those with a title only as a table."""
    if any(optional_words(lang, clause.id, "rule") for clause in clauses):
        for clause in clauses:
            yield from _clause(lang, clause)
        return
    yield ""
    yield from _table_head(lang, "id", "title", "source", "status")
    for clause in clauses:
        title, status = clause_words(lang, clause.id), say(lang, f"rule-status-{clause.status}")
        named = ", ".join(clause.sources)
        yield f'| <a id="{clause.id}"></a>`{clause.id}` | {_plain(title)} | {_plain(named)} | {status} |'


def _clause(lang: str, clause: Clause) -> Iterator[str]:
    proven = covered(clause)
    yield f'\n<a id="{clause.id}"></a>\n\n### `{clause.id}` {_plain(clause_words(lang, clause.id))}\n'
    yield _plain(optional_words(lang, clause.id, "rule")) + "\n"
    differ = optional_words(lang, clause.id, "differ")
    if differ:
        yield f"- {say(lang, 'matrix-differ', differ=_plain(differ))}"
    yield f"- {_source(lang, clause)}"
    reason = f" {reason_words(lang, clause.game, clause.reason)}" if clause.reason else ""
    yield f"- {say(lang, 'matrix-status', status=say(lang, f'rule-status-{clause.status}') + reason)}"
    if proven.code:
        yield f"- {say(lang, 'matrix-code', places=_code(place.split('.', 3)[-1] for place in proven.code))}"
    if proven.tests:
        yield f"- {say(lang, 'matrix-tests', tests=_code(test.rpartition('::')[2] for test in proven.tests))}"


def _source(lang: str, clause: Clause) -> str:
    certainty = say(lang, f"rule-confidence-{clause.confidence}")
    if not clause.sources:
        return say(lang, "matrix-source-none", certainty=certainty)
    keys = ", ".join(clause.sources)
    if not clause.article:
        return say(lang, "matrix-source-without-article", keys=keys, certainty=certainty)
    return say(lang, "matrix-source", keys=keys, article=_plain(clause.article), certainty=certainty)


def _sources(lang: str, game: str) -> Iterator[str]:
    yield f"\n## {say(lang, 'matrix-sources')}\n"
    yield from _table_head(lang, "key", "title", "where")
    for source in ledger(game).sources.values():
        yield f"| {source.key} | {_plain(source.title)} | {_plain(source.where)} |"


def _table_head(lang: str, *columns: str) -> Iterator[str]:
    yield "| " + " | ".join(say(lang, f"matrix-heading-{column}") for column in columns) + " |"
    yield "|" + " --- |" * len(columns)


def _code(names: Iterator[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _plain(text: str) -> str:
    """Words as Markdown shows them unchanged."""
    return _MARKUP.sub(r"\\\1", text)
