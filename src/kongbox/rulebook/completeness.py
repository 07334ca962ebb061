"""How far the rules are built: for each clause its status, its code, its tests and its languages."""

from typing import NamedTuple

from kongbox.engine.clauses import ClauseId
from kongbox.i18n import LANGUAGES
from kongbox.rulebook.ledgers import Clause, games, ledger
from kongbox.rulebook.proof import enforced_by, proved_by
from kongbox.rulebook.words import has_words


class Covered(NamedTuple):
    """What stands behind one clause."""

    clause: Clause
    code: tuple[str, ...]
    """Dotted names of what enforces it."""
    tests: tuple[str, ...]
    """Tests that prove it, as pytest names them."""
    texts: tuple[str, ...]
    """Languages it is worded in: a title, and the rule itself where the clause is built."""

    @property
    def lacks(self) -> tuple[str, ...]:
        """What is due and not there: ``code``, ``tests``, ``texts``. A clause that is not built owes only texts."""
        due = {"code": bool(self.code), "tests": bool(self.tests)} if self.clause.built else {}
        due["texts"] = self.texts == LANGUAGES
        return tuple(what for what, there in due.items() if not there)


def coverage() -> dict[ClauseId, Covered]:
    """Answer what stands behind every clause of every game, in book order."""
    return {each.id: covered(each) for game in games() for each in ledger(game).clauses.values()}


def covered(clause: Clause) -> Covered:
    """Answer what stands behind one clause."""
    code, tests = enforced_by().get(clause.id, ()), proved_by().get(clause.id, ())
    return Covered(clause, code, tests, tuple(lang for lang in LANGUAGES if _worded(lang, clause)))


def _worded(lang: str, clause: Clause) -> bool:
    return has_words(lang, clause.id) and (not clause.built or has_words(lang, clause.id, "rule"))
