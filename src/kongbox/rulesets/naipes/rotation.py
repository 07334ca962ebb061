"""From hand to hand: who is Este, which palo is dominante, and when the partida is over."""

from kongbox.engine.clauses import bind_value, clause
from kongbox.engine.seats import SEATS, Seat, lower
from kongbox.engine.shuffle import Chance, Seed
from kongbox.engine.state import DealState, MatchState
from kongbox.rulesets.naipes.options import NaipesOptions
from kongbox.rulesets.naipes.palos import Palo

VUELTA = "vuelta"
"""The mark of the current vuelta, 1 to 4; it is noted about seat 0, with which each vuelta begins."""
FIRST_SEAT: Seat = 0
"""The chair that began the partida as oros."""

bind_value("naipes.vocab.12", place=f"{__name__}.VUELTA")


@clause("naipes.wind.3", "naipes.wind.4", "naipes.wind.5")
def next_dealer(options: NaipesOptions, dealer: Seat, winner: Seat | None) -> Seat:
    """Who is Este in the next hand: the same if he won, otherwise the player after him, who was Sur.

    After a hand without mah-jong nothing moves, unless the table agreed that the palos pass on.
    """
    if winner is None:
        return lower(dealer) if options.viento_tras_nula == "pasa" else dealer
    return dealer if winner == dealer else lower(dealer)


@clause("naipes.wind.6")
def vuelta_after(vuelta: int, dealer: Seat, following: Seat) -> int:
    """The vuelta of the next hand: a new one when the chair that began as oros receives oros again.

    Args:
        vuelta: that of the last hand, from 1.
        dealer: who was Este.
        following: who is Este next.
    """
    return vuelta + int(following == FIRST_SEAT and dealer != FIRST_SEAT)


def next_hand(match: MatchState) -> tuple[Seat, int]:
    """Who is Este in the next hand of `match`, and in which vuelta."""
    last = match.deal
    if last is None:
        return FIRST_SEAT, 1
    dealer = next_dealer(match.options, last.dealer, last.winner)
    return dealer, vuelta_after(vuelta_of(last), last.dealer, dealer)


def vuelta_of(deal: DealState) -> int:
    """The vuelta that the hand belongs to, from 1."""
    return max(1, deal.mark(FIRST_SEAT, VUELTA))


@clause("naipes.wind.6", "naipes.open.19")
def dominant_of(deal: DealState) -> Palo:
    """The palo dominante: oros in the first vuelta, then copas, espadas, bastos."""
    return vuelta_of(deal) - 1


@clause("naipes.wind.8")
def first_seats(seed: Seed) -> tuple[int, ...]:
    """The players by seat, the first Este by lot: everybody keeps his neighbours."""
    first = Chance(seed, "seats").below(4)
    return tuple((first + seat) % 4 for seat in SEATS)


@clause("naipes.wind.7")
def match_over(match: MatchState) -> bool:
    """Whether the hand just settled was the last of the last vuelta that the table plays."""
    options: NaipesOptions = match.options
    return match.deal is not None and next_hand(match)[1] > options.vueltas
