"""The ledgers: which clauses a game has, where each comes from and how far it is built."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from kongbox.engine.clauses import ClauseId
from kongbox.rulesets import RULE_SETS

RULE_SETS_FOLDER = Path(__file__).parent.parent / "rulesets"
"""Where every game has its folder with ledger and texts."""

KINDS = ("mechanic", "scoring", "payment", "conduct")
CONFIDENCES = ("seed", "source", "inferred")
"""How we know: the authority itself says so; another public source does; it follows from the rest."""
BUILT = ("implemented", "option")
"""Statuses of clauses that code enforces: always, or as a table chooses."""
ABSENT = ("planned", "not-applicable")
"""Statuses of clauses that nothing enforces; each of them carries a reason."""


class LedgerError(ValueError):
    """A ledger breaks its form; a mistake of ours, found by the tests."""

    def __init__(self, clause_id: ClauseId, what: str) -> None:
        super().__init__(f"{clause_id}: {what}")


class Source(NamedTuple):
    """A document that clauses come from."""

    key: str
    title: str
    where: str
    """The public site or publisher."""
    language: str
    secondary: bool
    """A third party's summary or program, not the rules themselves."""


class Clause(NamedTuple):
    """One clause of one game: the facts. Its words are in the texts (`clause_words`)."""

    id: ClauseId
    sources: tuple[str, ...]
    """Keys of `Ledger.sources`; none for what we concluded ourselves."""
    article: str
    """Where the source has it; editions renumber, ids stay."""
    kind: str
    confidence: str
    status: str
    reason: str = ""
    """Why it is not built; empty for what is."""

    @property
    def game(self) -> str:
        """The game it belongs to."""
        return self.id.partition(".")[0]

    @property
    def chapter(self) -> str:
        """What stands between the game and the item: ``chi``, ``score.note``, ``dobla.all``."""
        parts = self.id.split(".")[1:]
        first_number = next((place for place, part in enumerate(parts) if part[0].isdigit()), len(parts) - 1)
        return ".".join(parts[:first_number])

    @property
    def item(self) -> str:
        """What is left of the id after the chapter: ``5``, ``2.1.1``."""
        return self.id.removeprefix(f"{self.game}.{self.chapter}.")

    @property
    def built(self) -> bool:
        """Whether code enforces it."""
        return self.status in BUILT


class Ledger(NamedTuple):
    """All clauses of one game, in book order, and the sources they name."""

    game: str
    clauses: Mapping[ClauseId, Clause]
    sources: Mapping[str, Source]

    @property
    def playable(self) -> bool:
        """Whether any clause of it is built."""
        return any(clause.built for clause in self.clauses.values())

    def chapters(self) -> dict[str, tuple[Clause, ...]]:
        """The clauses by chapter, in book order."""
        chapters: dict[str, list[Clause]] = {}
        for clause in self.clauses.values():
            chapters.setdefault(clause.chapter, []).append(clause)
        return {chapter: tuple(clauses) for chapter, clauses in chapters.items()}


@cache
def games() -> tuple[str, ...]:
    """Answer every game with a ledger: those one can play first, as the catalogue has them, then by name."""
    folders = sorted(ledger_file.parent.name for ledger_file in RULE_SETS_FOLDER.glob("*/clauses.toml"))
    return (*(game for game in RULE_SETS if game in folders), *(game for game in folders if game not in RULE_SETS))


@cache
def ledger(game: str) -> Ledger:
    """Answer the ledger of `game`, which must be one of `games`.

    Raises:
        LedgerError: an unknown kind, status or source, or an absence without a reason.
    """
    sources = {key: _source(key, **row) for key, row in _read(game, "sources.toml").items()}
    clauses = {key: _clause(key, row) for key, row in _read(game, "clauses.toml").items()}
    for clause in clauses.values():
        check(clause, sources)
    return Ledger(game, clauses, sources)


def find_clause(clause_id: ClauseId) -> Clause | None:
    """Answer the clause with this id, whichever game it belongs to, or None."""
    game = clause_id.partition(".")[0]
    return ledger(game).clauses.get(clause_id) if game in games() else None


def _read(game: str, name: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((RULE_SETS_FOLDER / game / name).read_text(encoding="utf-8"))


def _source(key: str, title: str, where: str, language: str, secondary: bool = False) -> Source:
    return Source(key, title, where, language, secondary)


def _clause(key: ClauseId, row: Mapping[str, str]) -> Clause:
    named = tuple(each.strip() for each in row["source"].split(",") if each.strip())
    return Clause(key, named, row["article"], row["kind"], row["confidence"], row["status"], row.get("reason", ""))


def check(clause: Clause, sources: Mapping[str, Source]) -> None:
    """Raise `LedgerError` where a clause breaks the form of a ledger."""
    unknown = [key for key in clause.sources if key not in sources]
    if unknown:
        raise LedgerError(clause.id, f"sources.toml has no {', '.join(unknown)}")
    for value, allowed in ((clause.kind, KINDS), (clause.confidence, CONFIDENCES), (clause.status, BUILT + ABSENT)):
        if value not in allowed:
            raise LedgerError(clause.id, f"{value!r} is none of {', '.join(allowed)}")
    if clause.built == bool(clause.reason):
        raise LedgerError(clause.id, "a reason is due exactly where nothing enforces the clause")
