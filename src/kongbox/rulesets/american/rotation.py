"""From hand to hand: seats, who is East, the wall, the deal."""

from kongbox.engine.clauses import clause
from kongbox.engine.events import Event, HandStarted, QuestionOpened, SeatsDrawn, TilesDealt, TilesRemoved
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import SEATS, Seat
from kongbox.engine.shuffle import Chance, Seed
from kongbox.engine.state import MatchState
from kongbox.rulesets.american.options import AmericanOptions, needs_consent
from kongbox.rulesets.american.setup import dealt, opening_throw, wall_order
from kongbox.rulesets.american.tileset import BLANK, tiles_with_blanks

HANDS_PER_ROUND = 4
CONSENT = "consent"
"""The question whether everybody accepts the house rules of the table."""
FIRST_PASS = "pass-right-1"


@clause("american.charleston.9", "american.option.1")
def start_hand(match: MatchState, seed: Seed) -> Events:
    """Seats when they are due; the wall; the racks; and the first pass is asked for.

    Before the first hand of a table with house rules, everybody is asked whether they are accepted.
    """
    options: AmericanOptions = match.options
    dealer = dealer_of(match)
    ask = needs_consent(options) and match.agreed is None
    blanks = options.blanks if ask or match.agreed else 0
    tiles = len(tiles_with_blanks(blanks))
    begun = HandStarted(match.hands_played + 1, dealer, seed.commitment, tiles, 0, opening_throw(seed))
    rest = (QuestionOpened(CONSENT, SEATS),) if ask else racks_filled(seed, blanks, dealer, options.blanks)
    return (*_seats(match, seed), begun, *rest)


@clause("american.wall.4", "american.east.2")
def racks_filled(seed: Seed, blanks: int, dealer: Seat, shuffled: int) -> Events:
    """The deal, fourteen tiles for East and thirteen for the others, and the question for the first pass.

    Args:
        blanks: how many blanks the table plays with.
        dealer: who is East.
        shuffled: how many blanks went into the shuffle.
    """
    racks = dealt(wall_order(seed, shuffled, len(tiles_with_blanks(blanks))), dealer)
    tiles: list[Event] = [TilesDealt(seat, racks[seat]) for seat in in_turn_order(dealer)]
    return (*tiles, QuestionOpened(FIRST_PASS, SEATS))


@clause("american.blank.8")
def without_blanks(blanks: int) -> Events:
    """The blanks leave the wall, if there are any: somebody did not accept them."""
    return (TilesRemoved((BLANK,) * blanks),) if blanks else ()


def in_turn_order(first: Seat) -> tuple[Seat, ...]:
    """All four seats, from `first` on."""
    return tuple((first + step) % 4 for step in SEATS)


def settled_hands(match: MatchState) -> int:
    """How many hands count: those that were thrown in do not."""
    return match.hands_played - match.redealt


@clause("american.east.3", "american.east.4")
def dealer_of(match: MatchState) -> Seat:
    """Who is East of the next hand: the player on the right of the last East, or the same if it was thrown in."""
    return settled_hands(match) % HANDS_PER_ROUND


@clause("american.east.1", "american.east.5")
def _seats(match: MatchState, seed: Seed) -> Events:
    """The first East is drawn by lot; with the pivot, he changes seats with his right neighbour after each round."""
    if match.hands_played == 0:
        first = Chance(seed, "seats").below(4)
        return (SeatsDrawn(in_turn_order(first)),)
    if match.options.pivot == "yes" and _round_is_over(match):
        return (SeatsDrawn(pivoted(match.seating, settled_hands(match) // HANDS_PER_ROUND)),)
    return ()


def _round_is_over(match: MatchState) -> bool:
    last = match.deal
    ended = settled_hands(match)
    return bool(ended) and ended % HANDS_PER_ROUND == 0 and last is not None and last.dealer == HANDS_PER_ROUND - 1


def pivoted(seating: tuple[int, ...], rounds: int) -> tuple[int, ...]:
    """The seating after so many rounds: the first East has moved one seat to the right, its owner one to the left."""
    here = (rounds - 1) % 4
    seats = list(seating)
    seats[here], seats[(here + 1) % 4] = seats[(here + 1) % 4], seats[here]
    return tuple(seats)
