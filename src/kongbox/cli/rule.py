"""`kongbox rule`: look up a clause, read a chapter, search all rules, or see how far they are built."""

import re
import sys
from typing import Annotated, Any

import typer

from kongbox.cli.rule_layout import Sheet
from kongbox.cli.speech import chosen_language, print_json, shown
from kongbox.i18n import say
from kongbox.rulebook import Clause, find_clause, games, ledger
from kongbox.rulebook import coverage as all_covered
from kongbox.rulebook.answers import chapter_answer, clause_answer, contents_answer, coverage_answer, found_answer
from kongbox.rulebook.searching import nearest_ids, search
from kongbox.tiles.unusable import Unusable

MOST_SHOWN = 20
"""Finds of a search that are printed; other programs get them all."""

_ID = re.compile(r"[a-z]\w*(\.\w+)+")
_NUMBER = re.compile(r"[0-9]+(\.[0-9]+)+")
"""A pattern as score sheets number it: ``2.1.2``."""


def rule(
    words: Annotated[list[str] | None, typer.Argument()] = None,
    lang: Annotated[str | None, typer.Option("--lang")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
) -> None:
    """Show a clause, a chapter, the clauses that speak of some words, or the chapters of every game."""
    asked = " ".join(words or ()).strip()
    name = asked.lower().rstrip(".")
    if coverage:
        _show_coverage(name, chosen_language(lang), json)
    elif not asked or name in games():
        _show_contents(_games_named(name), chosen_language(lang, name), json)
    elif _ID.fullmatch(name):
        _look_up(name, lang, json)
    elif _NUMBER.fullmatch(name) and _clauses_called(f"score.{name}"):
        _look_up(f"score.{name}", lang, json)
    else:
        _search(asked, chosen_language(lang), json)


def _games_named(name: str) -> tuple[str, ...]:
    return (name,) if name else games()


def _show_contents(named: tuple[str, ...], lang: str, json: bool) -> None:
    if json:
        print_json(contents_answer(named, lang))
    else:
        Sheet(lang).contents(named)


def _look_up(asked: str, lang: str | None, json: bool) -> None:
    """An id, a chapter of a game, or either without its game."""
    clauses = _clauses_called(asked)
    if clauses:
        _show_clauses(clauses, lang, json)
        return
    near = nearest_ids(asked)
    if near:
        raise Unusable("unusable-clause", found=shown(asked), near=", ".join(near))
    raise Unusable("unusable-clause-far", found=shown(asked))


def _clauses_called(asked: str) -> tuple[Clause, ...]:
    exact = find_clause(asked)
    if exact:
        return (exact,)
    game, _, chapter = asked.partition(".")
    if game in games():
        return ledger(game).chapters().get(chapter, ())
    full = (find_clause(f"{each}.{asked}") for each in games())
    return tuple(clause for clause in full if clause)


def _show_clauses(clauses: tuple[Clause, ...], lang: str | None, json: bool) -> None:
    spoken = chosen_language(lang, clauses[0].game)
    if json:
        one = len(clauses) == 1
        print_json(clause_answer(clauses[0], spoken) if one else chapter_answer(clauses, spoken))
    elif len(clauses) == 1:
        Sheet(spoken).clause(clauses[0])
    else:
        Sheet(spoken).chapter(clauses)


def _search(asked: str, lang: str, json: bool) -> None:
    found = tuple(each.clause for each in search(asked, lang))
    if json:
        print_json(found_answer(found, lang))
    elif found:
        Sheet(lang).found(shown(asked), found, MOST_SHOWN)
    else:
        print(say(lang, "rule-found-nothing", words=shown(asked)), file=sys.stderr)
    if not found:
        raise SystemExit(1)


def _show_coverage(name: str, lang: str, json: bool) -> None:
    if name and name not in games():
        raise Unusable("unusable-coverage-game", found=shown(name), known=", ".join(games()))
    named = _games_named(name)
    covered: dict[str, Any] = {each: row for each, row in all_covered().items() if row.clause.game in named}
    if json:
        print_json(coverage_answer(covered))
    else:
        Sheet(lang).coverage(covered)
