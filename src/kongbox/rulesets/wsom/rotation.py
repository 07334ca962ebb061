"""From hand to hand: seats drawn anew, the deal passing on, the wall built, broken and dealt."""

from kongbox.engine.clauses import clause
from kongbox.engine.events import Event, HandStarted, SeatsDrawn, TilesDealt, TurnBegan
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import Seat
from kongbox.engine.shuffle import Chance, Seed
from kongbox.engine.state import MatchState
from kongbox.rulesets.wsom.options import WsomOptions
from kongbox.rulesets.wsom.setup import dealt, draw_seats
from kongbox.rulesets.wsom.tileset import TILES
from kongbox.rulesets.wsom.walls import wall_break, wall_order

HANDS_PER_CYCLE = 4


@clause("wsom.obj.3", "wsom.play.1")
def start_hand(match: MatchState, seed: Seed) -> Events:
    """Seats when a seating period begins; then shuffle, build, break and deal; East opens without drawing."""
    options: WsomOptions = match.options
    dealer = dealer_of(options, match.hands_played)
    order = wall_order(seed, dealer)
    hands = dealt(order, dealer)
    begun = HandStarted(
        match.hands_played + 1,
        dealer,
        seed.commitment,
        len(TILES),
        options.king_tiles,
        wall_break(seed, dealer).throws,
    )
    turns = tuple((dealer + step) % 4 for step in range(4))
    tiles: list[Event] = [TilesDealt(seat, hands[seat]) for seat in turns]
    return (*_seats(match, seed), begun, *tiles, TurnBegan(dealer))


@clause("wsom.seat.0", "wsom.rot.4")
def _seats(match: MatchState, seed: Seed) -> Events:
    """A draw of seats before the first hand of each quarter or half."""
    if match.hands_played % seating_period(match.options):
        return ()
    draw = draw_seats(Chance(seed, "seats"))
    return (SeatsDrawn(draw.seating, draw.throws, draw.lots),)


def seating_period(options: WsomOptions) -> int:
    """How many hands are played between two draws of seats."""
    return options.hands_per_half if options.seating_period == "half" else options.hands_per_quarter


@clause("wsom.rot.1", "wsom.rot.2", "wsom.seat.6")
def dealer_of(options: WsomOptions, hands_played: int) -> Seat:
    """Who is East of the hand after `hands_played`: the deal passes on after every hand, won or not.

    Seat 0 is first East of each seating period. The other winds follow the dealer; no wind prevails.
    """
    return hands_played % seating_period(options) % 4


@clause("wsom.rot.3")
def cycle_of(hand: int) -> tuple[int, int]:
    """The cycle of a hand and its place in it, both from 1."""
    return 1 + (hand - 1) // HANDS_PER_CYCLE, 1 + (hand - 1) % HANDS_PER_CYCLE
