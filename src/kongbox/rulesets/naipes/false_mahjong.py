"""A false mah-jong where the table lets it happen: it costs a payment to each of the others, and the hand goes on."""

from kongbox.engine.clauses import clause
from kongbox.engine.events import MarkSet
from kongbox.engine.scoresheet import Payment
from kongbox.engine.seats import SEATS, Seat, others
from kongbox.engine.state import DealState
from kongbox.rulesets.naipes.options import NaipesOptions
from kongbox.rulesets.naipes.settling import factor

FALSE_MAHJONG = "false-mahjong"
"""The mark of false mah-jongs; its number says how many."""
FINE = 20
"""Points paid to each of the others."""
CLAUSE = "naipes.end.5"


@clause("naipes.end.5", "naipes.open.17")
def may_be_false(deal: DealState) -> bool:
    """Whether a mah-jong may be declared that is none."""
    options: NaipesOptions = deal.options
    return options.mahjong_falso == "paga_a_todos"


def note_false(deal: DealState, seat: Seat) -> MarkSet:
    """One more false mah-jong of `seat`, to be paid when the hand is settled."""
    return MarkSet(seat, FALSE_MAHJONG, deal.mark(seat, FALSE_MAHJONG) + 1, CLAUSE)


@clause("naipes.end.5", "naipes.pay.4")
def fines(deal: DealState) -> tuple[Payment, ...]:
    """What false mah-jongs cost: twenty to each of the others, double where Este pays or receives double."""
    options: NaipesOptions = deal.options
    return tuple(
        Payment(
            payer, payee, FINE * deal.mark(payer, FALSE_MAHJONG) * factor(payer, payee, deal.dealer, options), CLAUSE
        )
        for payer in SEATS
        if deal.mark(payer, FALSE_MAHJONG)
        for payee in others(payer)
    )
