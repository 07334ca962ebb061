"""The settlement: everybody pays the winner, and the losers settle among themselves."""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import combinations
from typing import NamedTuple

from kongbox.engine.clauses import ClauseId, clause
from kongbox.engine.scoresheet import Payment
from kongbox.engine.seats import SEATS, Seat
from kongbox.rulesets.naipes.options import SI, NaipesOptions
from kongbox.rulesets.naipes.scoring import capped


class _Table(NamedTuple):
    """Who settles with what."""

    totals: tuple[int, ...]
    """By seat, as they count here: 0 for a gran eunuco, none above the limit."""
    gran: AbstractSet[Seat]
    pequeno: AbstractSet[Seat]
    este: Seat
    options: NaipesOptions


@clause("naipes.pay.1", "naipes.pay.2", "naipes.pay.3", "naipes.pay.7", "naipes.pay.8", "naipes.end.2")
def settle(  # noqa: PLR0917 - the six facts of a settlement, as one says them
    totals: Sequence[int],
    winner: Seat | None,
    gran: AbstractSet[Seat],
    pequeno: AbstractSet[Seat],
    este: Seat,
    options: NaipesOptions,
) -> tuple[Payment, ...]:
    """Who pays whom: the winner first, then the losers pair by pair, each in turn order from Este.

    Nobody pays nothing: where two totals are equal there is no payment.

    Args:
        totals: what each hand is worth, by seat.
        winner: who made mah-jong, or None.
        gran: seats with too many cards, whose total counts as 0 here.
        pequeno: seats with too few.
        este: the seat of oros, with whom everything is double.
        options: those of the table.
    """
    counted = tuple(0 if seat in gran else capped(totals[seat], options.cap) for seat in SEATS)
    table = _Table(counted, gran, pequeno, este, options)
    order = sorted(SEATS, key=lambda seat: (seat - este) % 4)
    losers = [seat for seat in order if seat != winner]
    made = [] if winner is None else [_to_winner(table, seat, winner) for seat in losers]
    if _losers_settle(winner, options):
        made += _among(table, losers, "naipes.pay.8" if winner is None else "naipes.pay.3")
    return tuple(payment for payment in made if payment.points)


@clause("naipes.pay.3", "naipes.pay.8")
def _losers_settle(winner: Seat | None, options: NaipesOptions) -> bool:
    if winner is None:
        return options.sin_mahjong == "liquidan_todos"
    return options.perdedores == "diferencias"


@clause("naipes.pay.1", "naipes.pay.5", "naipes.pay.6", "naipes.eunuco.2")
def _to_winner(table: _Table, payer: Seat, winner: Seat) -> Payment:
    """The winner's total, from each of the others, whoever threw the card; eunucos pay it like anybody."""
    return _payment(table, payer, winner, table.totals[winner], "naipes.pay.1")


@clause("naipes.pay.3", "naipes.pay.5", "naipes.pay.6", "naipes.eunuco.2")
def _among(table: _Table, seats: list[Seat], id: ClauseId) -> Iterator[Payment]:
    """The difference of two totals, from the lower to the higher, for every pair of `seats`."""
    for one, other in combinations(seats, 2):
        payer, payee = (one, other) if table.totals[one] < table.totals[other] else (other, one)
        yield _payment(table, payer, payee, table.totals[payee] - table.totals[payer], id)


def _payment(table: _Table, payer: Seat, payee: Seat, points: int, id: ClauseId) -> Payment:
    """A payment under its clause, or under the one about eunucos where one takes part."""
    if table.gran & {payer, payee}:
        id = "naipes.pay.5"
    elif table.pequeno & {payer, payee}:
        id = "naipes.pay.6"
    return Payment(payer, payee, points * factor(payer, payee, table.este, table.options), id)


@clause("naipes.pay.4", "naipes.limit.2")
def factor(payer: Seat, payee: Seat, este: Seat, options: NaipesOptions) -> int:
    """2 where Este pays or receives, after any limit; otherwise 1."""
    return 2 if options.este_doble == SI and este in (payer, payee) else 1
