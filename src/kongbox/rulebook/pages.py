"""The rule book as plain values, for pages: both languages at once, ready to be sent as JSON."""

from collections.abc import Callable
from functools import cache
from typing import Any

from kongbox.engine.clauses import ClauseId
from kongbox.i18n import LANGUAGES
from kongbox.rulebook.completeness import covered
from kongbox.rulebook.examples import Example, example_of
from kongbox.rulebook.ledgers import Clause, Source, find_clause, games, ledger
from kongbox.rulebook.proof import enforced_by
from kongbox.rulebook.searching import first_sentence, search
from kongbox.rulebook.words import (
    chapter_words,
    clause_words,
    game_words,
    has_words,
    option_words,
    optional_words,
    reason_words,
)
from kongbox.rulesets import RULE_SETS

Page = dict[str, Any]
Both = dict[str, str]
"""The same words in both languages: ``{"es": …, "en": …}``."""

SENTENCES = ("rule", "differ")
"""What a clause's page says besides its title: the rule, and where the sources disagree."""


@cache
def contents() -> Page:
    """Answer every game with its chapters and the titles of their clauses.

    ``{"games": [{"game", "name", "short", "rules", "playable", "chapters": [{"chapter", "number", "title",
    "clauses": [{"id", "title", "status"}]}]}]}``; names and titles are in both languages.
    """
    return {"games": [_game(game) for game in games()]}


def page(clause_id: ClauseId) -> Page | None:
    """Answer all there is to say about a clause, or None where there is no such clause.

    Besides id, words (`SENTENCES`, each ``{"es", "en"}`` or None) and ledger: ``sources`` in full, ``reason`` in
    both languages or None, ``code`` and ``tests``, ``previous`` and ``next`` clause of the game, ``options`` of the
    table that bear on it, and ``example``, a hand that shows it, or None.
    """
    clause = find_clause(clause_id)
    if clause is None:
        return None
    proven = covered(clause)
    order = list(ledger(clause.game).clauses)
    place = order.index(clause_id)
    example = example_of(clause_id)
    return {
        **_facts(clause),
        **{name: _sentence(clause_id, name) for name in SENTENCES},
        "sources": [_source(ledger(clause.game).sources[key]) for key in clause.sources],
        "code": list(proven.code),
        "tests": list(proven.tests),
        "previous": order[place - 1] if place else None,
        "next": order[place + 1] if place + 1 < len(order) else None,
        "options": options_of(clause),
        "example": _example(example) if example else None,
    }


def chapter(game: str, name: str) -> Page | None:
    """Answer a chapter with the pages of its clauses, or None where there is no such chapter."""
    chapters = ledger(game).chapters() if game in games() else {}
    if name not in chapters:
        return None
    return {**_heading(game, name), "game": game, "clauses": [page(clause.id) for clause in chapters[name]]}


def find(words: str, lang: str, limit: int = 50) -> list[Page]:
    """Answer the clauses that speak of `words`, the fittest first: id, title, first sentence of the rule."""
    found = (each.clause for each in search(words, lang)[:limit])
    return [{**_facts(clause), "sentence": _opening(clause.id)} for clause in found]


def options_of(clause: Clause) -> list[Page]:
    """Answer the table options that bear on a clause: name, what each is called and changes, its standard value."""
    places = enforced_by().get(clause.id, ())
    return [_option(clause.game, place.rpartition(".")[2]) for place in places if ".options." in place]


def _game(game: str) -> Page:
    own = ledger(game)
    return {
        "game": game,
        "name": _in_both(lambda lang: game_words(lang, game)),
        "short": _in_both(lambda lang: game_words(lang, game, "game-short")),
        "rules": _in_both(lambda lang: game_words(lang, game, "game-rules")),
        "playable": own.playable,
        "chapters": [
            {**_heading(game, name), "clauses": [_listed(clause) for clause in clauses]}
            for name, clauses in own.chapters().items()
        ],
    }


def _heading(game: str, name: str) -> Page:
    number = list(ledger(game).chapters()).index(name) + 1
    return {"chapter": name, "number": number, "title": _in_both(lambda lang: chapter_words(lang, game, name))}


def _listed(clause: Clause) -> Page:
    return {"id": clause.id, "title": _in_both(lambda lang: clause_words(lang, clause.id)), "status": clause.status}


def _facts(clause: Clause) -> Page:
    return {
        **_listed(clause),
        "game": clause.game,
        "chapter": _heading(clause.game, clause.chapter),
        "article": clause.article,
        "kind": clause.kind,
        "confidence": clause.confidence,
        "reason": _in_both(lambda lang: reason_words(lang, clause.game, clause.reason)) if clause.reason else None,
    }


def _sentence(clause_id: ClauseId, name: str) -> Both | None:
    if not all(has_words(lang, clause_id, name) for lang in LANGUAGES):
        return None
    return _in_both(lambda lang: clause_words(lang, clause_id, name))


def _source(source: Source) -> Page:
    return source._asdict()


def _option(game: str, name: str) -> Page:
    words = {lang: option_words(lang, game, name) for lang in LANGUAGES}
    return {
        "name": name,
        "title": {lang: title for lang, (title, _) in words.items()},
        "about": {lang: about for lang, (_, about) in words.items()},
        "standard": getattr(RULE_SETS[game].read_options({}), name),
    }


def _example(example: Example) -> Page:
    return {
        "groups": [list(group) for group in example.groups],
        "melds": [{"kind": kind, "tiles": list(tiles)} for kind, tiles in example.melds],
        "win": example.win,
        "by": example.by,
        "seat": example.seat,
    }


def _opening(clause_id: ClauseId) -> Both:
    return _in_both(lambda lang: first_sentence(optional_words(lang, clause_id, "rule")))


def _in_both(say: Callable[[str], str]) -> Both:
    return {lang: say(lang) for lang in LANGUAGES}
