"""The rule book: ledgers and texts of all games, and what enforces and tests each clause."""

from kongbox.rulebook.ledger import Clause, Ledger, Source, find_clause, games, ledger
from kongbox.rulebook.words import chapter_words, clause_words, game_words, has_words, optional_words, reason_words

__all__ = [
    "Clause",
    "Ledger",
    "Source",
    "chapter_words",
    "clause_words",
    "find_clause",
    "game_words",
    "games",
    "has_words",
    "ledger",
    "optional_words",
    "reason_words",
]
