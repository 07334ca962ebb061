"""Documents of the kind ``settle``: four totals, and who pays whom.

================== =====================================================================================
``gana``           the winner's palo, or null where nobody made mah-jong
``totales``        what each hand is worth: ``{oros: 20, copas: 4, espadas: 32, bastos: 48}``; for a gran
                   eunuco it may be left out, since his counts as 0
``gran_eunuco``    palos with fourteen cards: ``[copas]``
``pequeno_eunuco`` palos with twelve cards
================== =====================================================================================
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from kongbox.engine.clauses import ClauseId
from kongbox.engine.scoresheet import Payment, ScoreLine
from kongbox.rulesets.naipes.documents_values import (
    fields_of,
    needed,
    read_by_palo,
    read_number,
    read_palo,
    read_palos,
)
from kongbox.rulesets.naipes.options import NaipesOptions
from kongbox.rulesets.naipes.palos import ESTE, PALOS, Palo
from kongbox.rulesets.naipes.scoring import capped
from kongbox.rulesets.naipes.settling import factor, settle
from kongbox.tiles.unusable import Unusable

FIELDS = ("gana", "totales", "gran_eunuco", "pequeno_eunuco")
ANSWERS = ("pagos", "neto", "lines", "notes")

DEALER = ESTE
"""In documents a seat goes by its palo, and oros deals."""


Say = Callable[[ScoreLine, str], str]


def answer_settlement(given: object, options: NaipesOptions, say: Say) -> dict[str, Any]:
    """Who pays whom, and what each player gains or loses."""
    fields = fields_of(given, FIELDS, "settle", nullable=("gana",))
    gran, pequeno = (read_palos(fields.get(key), key) for key in ("gran_eunuco", "pequeno_eunuco"))
    winner = needed(fields, "gana")
    winner = None if winner is None else read_palo(winner, "gana")
    _check_eunucos(winner, gran, pequeno)
    totals = _totals(needed(fields, "totales"), gran)
    payments = settle(totals, winner, gran, pequeno, DEALER, options)
    notes = _notes(payments, totals, winner, options)
    return {
        "pagos": [[PALOS[each.payer], PALOS[each.payee], each.points] for each in payments],
        "neto": balance(payments),
        "lines": [_explained(each, options, say) for each in payments],
        "notes": [{"clause": each, "text": say(ScoreLine(each, 0), "line")} for each in notes],
    }


def _explained(payment: Payment, options: NaipesOptions, say: Say) -> dict[str, Any]:
    """A payment with its clause: what is due, and how many times it is paid."""
    times = factor(payment.payer, payment.payee, DEALER, options)
    return {
        "clause": payment.clause,
        "points": payment.points,
        "payer": PALOS[payment.payer],
        "payee": PALOS[payment.payee],
        "due": payment.points // times,
        "times": times,
        "text": say(ScoreLine(payment.clause, payment.points), "line"),
    }


def _notes(
    payments: tuple[Payment, ...], totals: tuple[int, ...], winner: Palo | None, options: NaipesOptions
) -> Iterator[ClauseId]:
    """The clauses that shaped all payments."""
    cut = tuple(capped(total, options.cap) for total in totals)
    if cut != totals:
        yield "naipes.limit.1"
    if any(factor(each.payer, each.payee, DEALER, options) > 1 for each in payments):
        yield "naipes.pay.4"
    if winner is not None and cut[winner] < max(cut):
        yield "naipes.pay.2"


def _totals(value: object, gran: frozenset[Palo]) -> tuple[int, ...]:
    """What each hand is worth; that of a gran eunuco nothing, whatever is said of it."""
    found = {palo: read_number(each, f"totales.{PALOS[palo]}") for palo, each in read_by_palo(value, "totales").items()}
    for palo, name in enumerate(PALOS):
        if palo not in found and palo not in gran:
            raise Unusable("unusable-total-missing", palo=name)
    return tuple(0 if palo in gran else found[palo] for palo in range(len(PALOS)))


def _check_eunucos(winner: Palo | None, gran: frozenset[Palo], pequeno: frozenset[Palo]) -> None:
    for palo in sorted(gran & pequeno):
        raise Unusable("unusable-eunuco-both", palo=PALOS[palo])
    if winner in gran | pequeno:
        raise Unusable("unusable-eunuco-wins", palo=PALOS[winner or 0])


def balance(payments: Iterable[Payment]) -> dict[str, int]:
    """What each palo gains or loses; the four add up to zero."""
    net = dict.fromkeys(PALOS, 0)
    for each in payments:
        net[PALOS[each.payer]] -= each.points
        net[PALOS[each.payee]] += each.points
    return net
