"""The pack dealt: how a hand starts."""

from kongbox.engine.clauses import bind_value, clause
from kongbox.engine.events import Event, HandStarted, MarkSet, SeatsDrawn, TilesDealt, TurnBegan
from kongbox.engine.evolve import fold
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import SEATS, Seat
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import MatchState, Tiles
from kongbox.rulesets.naipes.baceta import order_of
from kongbox.rulesets.naipes.honours import exchanged
from kongbox.rulesets.naipes.options import NaipesOptions
from kongbox.rulesets.naipes.palos import seat_of
from kongbox.rulesets.naipes.rotation import FIRST_SEAT, VUELTA, first_seats, next_hand
from kongbox.rulesets.naipes.tileset import TILES

CARDS_EACH = 13
DEALT = 4 * CARDS_EACH + 1

bind_value("naipes.setup.1", place="kongbox.engine.seats.SEATS")


@clause("naipes.deal.2")
def dealt(order: Tiles, dealer: Seat) -> tuple[Tiles, ...]:
    """The hands by seat: thirteen cards each, one at a time from Este on, and a fourteenth for Este."""
    hands: list[Tiles] = [() for _ in SEATS]
    for place, card in enumerate(order[:DEALT]):
        hands[seat_of(place % 4, dealer)] += (card,)
    return tuple(hands)


@clause("naipes.deal.1", "naipes.deal.2", "naipes.deal.3", "naipes.deal.4")
def start_hand(match: MatchState, seed: Seed) -> Events:
    """Seats by lot before the first hand; the deal, the honour cards exchanged; Este opens without drawing."""
    options: NaipesOptions = match.options
    dealer, vuelta = next_hand(match)
    seats: Events = (SeatsDrawn(first_seats(seed)),) if match.hands_played == 0 else ()
    hands = dealt(order_of(seed), dealer)
    turns = tuple(seat_of(palo, dealer) for palo in SEATS)
    begun: list[Event] = [
        HandStarted(match.hands_played + 1, dealer, seed.commitment, len(TILES), options.reserva),
        *(TilesDealt(seat, hands[seat]) for seat in turns),
        MarkSet(FIRST_SEAT, VUELTA, vuelta, "naipes.wind.6"),
    ]
    deal = fold(match, begun).deal
    assert deal is not None
    return (*seats, *begun, *exchanged(deal, seed), TurnBegan(dealer))
