"""The rule book as answers for other programs: the values that `kongbox rule --json` prints, in one language."""

from collections.abc import Mapping, Sequence
from typing import Any

from kongbox.engine.clauses import ClauseId
from kongbox.rulebook.completeness import Covered, covered
from kongbox.rulebook.ledgers import Clause, ledger
from kongbox.rulebook.searching import first_sentence
from kongbox.rulebook.words import chapter_words, clause_words, game_words, optional_words, reason_words

Answer = dict[str, Any]


def clause_answer(clause: Clause, lang: str) -> Answer:
    """Answer everything about one clause: words, sources, status, code, tests."""
    proven = covered(clause)
    return {
        "id": clause.id,
        "game": clause.game,
        "chapter": clause.chapter,
        "title": clause_words(lang, clause.id),
        "rule": optional_words(lang, clause.id, "rule"),
        "differ": optional_words(lang, clause.id, "differ"),
        "sources": [ledger(clause.game).sources[key]._asdict() for key in clause.sources],
        "article": clause.article,
        "kind": clause.kind,
        "confidence": clause.confidence,
        "status": clause.status,
        "reason": reason_words(lang, clause.game, clause.reason) if clause.reason else "",
        "code": list(proven.code),
        "tests": list(proven.tests),
        "texts": list(proven.texts),
    }


def chapter_answer(clauses: Sequence[Clause], lang: str) -> list[Answer]:
    """Answer several clauses in full."""
    return [clause_answer(clause, lang) for clause in clauses]


def found_answer(clauses: Sequence[Clause], lang: str) -> list[Answer]:
    """Answer what a search found, the fittest first: id, title, first sentence, status."""
    return [
        {
            "id": clause.id,
            "game": clause.game,
            "title": clause_words(lang, clause.id),
            "sentence": first_sentence(optional_words(lang, clause.id, "rule")),
            "status": clause.status,
        }
        for clause in clauses
    ]


def contents_answer(named: Sequence[str], lang: str) -> list[Answer]:
    """Answer the chapters of each game and the ids in them."""
    return [
        {
            "game": game,
            "name": game_words(lang, game),
            "chapters": [
                {"chapter": name, "title": chapter_words(lang, game, name), "clauses": [each.id for each in clauses]}
                for name, clauses in ledger(game).chapters().items()
            ],
        }
        for game in named
    ]


def coverage_answer(rows: Mapping[ClauseId, Covered]) -> Answer:
    """Answer the ledger: ``{"clauses": {id: {"status", "code", "tests", "texts"}}}``."""
    return {
        "clauses": {
            clause_id: {
                "status": row.clause.status,
                "code": list(row.code),
                "tests": list(row.tests),
                "texts": list(row.texts),
            }
            for clause_id, row in rows.items()
        }
    }
