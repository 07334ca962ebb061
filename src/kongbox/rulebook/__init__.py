"""The rule book: ledgers and texts of all games, and what enforces and tests each clause."""

from kongbox.rulebook.completeness import Covered, coverage
from kongbox.rulebook.ledgers import Clause, Ledger, Source, find_clause, games, ledger
from kongbox.rulebook.searching import search
from kongbox.rulebook.words import chapter_words, clause_words, game_words, has_words, optional_words, reason_words

__all__ = [
    "Clause",
    "Covered",
    "Ledger",
    "Source",
    "chapter_words",
    "clause_words",
    "coverage",
    "find_clause",
    "game_words",
    "games",
    "has_words",
    "ledger",
    "optional_words",
    "reason_words",
    "search",
]
