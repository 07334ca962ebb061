"""The adjudication table: what follows from what happened at a table, each row a pure ruling.

Facts go in, a `Ruling` comes out; nothing here looks at a hand in play. `ruling_on` answers for every kind of case.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from kongbox.engine.clauses import clause
from kongbox.rulesets.american.adjudication.calls import (
    ClaimWithdrawn,
    DeadCall,
    rule_on_call,
    rule_on_withdrawal,
)
from kongbox.rulesets.american.adjudication.counts import TileCount, rule_on_counts
from kongbox.rulesets.american.adjudication.draws import (
    WrongDiscard,
    WrongDraw,
    WrongFirstDiscard,
    rule_on_discard,
    rule_on_draw,
    rule_on_first_discard,
)
from kongbox.rulesets.american.adjudication.exposures import ExposureInQuestion, rule_on_exposure
from kongbox.rulesets.american.adjudication.jokers import (
    EarlyExchange,
    JokerPassed,
    WrongExchange,
    rule_on_early_exchange,
    rule_on_passed_joker,
    rule_on_wrong_exchange,
)
from kongbox.rulesets.american.adjudication.mahjong import LateDeath, MahjongInError, rule_on_death, rule_on_mahjong
from kongbox.rulesets.american.adjudication.misnaming import MisnamedDiscard, rule_on_misnaming
from kongbox.rulesets.american.adjudication.ruling import Death, Outcome, Returned, Ruling, TileFate

__all__ = [
    "INQUIRIES", "ClaimWithdrawn", "DeadCall", "Death", "EarlyExchange", "ExposureInQuestion", "Inquiry", "JokerPassed",
    "LateDeath", "MahjongInError", "MisnamedDiscard", "Outcome", "Returned", "Ruling", "TileCount", "TileFate",
    "WrongDiscard", "WrongDraw", "WrongExchange", "WrongFirstDiscard", "ruling_on",
]  # fmt: skip

Case = (
    TileCount | ExposureInQuestion | EarlyExchange | WrongExchange | WrongDraw | MahjongInError | LateDeath
    | MisnamedDiscard | WrongDiscard | WrongFirstDiscard | JokerPassed | DeadCall | ClaimWithdrawn
)  # fmt: skip
"""Everything that can be asked."""


class Inquiry(NamedTuple):
    """One kind of case a judge can be asked about."""

    facts: type[Any]
    """The form in which the facts are told; its fields say what is asked."""
    rule: Callable[[Any], Ruling]
    rows: tuple[int, ...]
    """The rows of the table it may be decided by."""


INQUIRIES = (
    Inquiry(TileCount, rule_on_counts, (1, 2, 3, 4, 5, 6)),
    Inquiry(ExposureInQuestion, rule_on_exposure, (7, 8, 9, 31)),
    Inquiry(EarlyExchange, rule_on_early_exchange, (10,)),
    Inquiry(WrongExchange, rule_on_wrong_exchange, (11,)),
    Inquiry(WrongDraw, rule_on_draw, (12, 24)),
    Inquiry(MahjongInError, rule_on_mahjong, (13, 14, 15, 16, 17, 18, 23)),
    Inquiry(LateDeath, rule_on_death, (15, 28)),
    Inquiry(MisnamedDiscard, rule_on_misnaming, (19, 20, 21, 22)),
    Inquiry(WrongDiscard, rule_on_discard, (25,)),
    Inquiry(WrongFirstDiscard, rule_on_first_discard, (26,)),
    Inquiry(JokerPassed, rule_on_passed_joker, (27,)),
    Inquiry(DeadCall, rule_on_call, (8, 28, 29, 31)),
    Inquiry(ClaimWithdrawn, rule_on_withdrawal, (30,)),
)
"""All kinds of cases, in the order of the table."""

_RULES = {inquiry.facts: inquiry.rule for inquiry in INQUIRIES}


@clause("american.error.1")
def ruling_on(case: Case) -> Ruling:
    """What follows from `case`: not every mistake kills a hand, it depends on the act, the moment and the noticing."""
    return _RULES[type(case)](case)
