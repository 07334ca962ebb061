"""Who is still in the hand, who plays next, and how a hand ends that nobody wins."""

from collections.abc import Iterable

from kongbox.engine.clauses import bind_value, clause
from kongbox.engine.events import Event, HandEnded
from kongbox.engine.evolve import fold
from kongbox.engine.ruleset import Events
from kongbox.engine.scoresheet import Payment, ScoreSheet
from kongbox.engine.seats import SEATS, Seat, others
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import DealState, MatchState
from kongbox.rulesets.american.options import OPEN, AmericanOptions
from kongbox.rulesets.american.rotation import settled_hands
from kongbox.rulesets.american.setup import draw

DEAD = "dead"
"""The mark of a dead hand; its number says why."""
CALLED, FALSE_MAHJONG = 1, 2
WALL_GAME, THROWN_IN, LAST_STANDING = "wall-game", "thrown-in", "last-standing"
OWES = "owes"

bind_value("american.model.2", place="kongbox.engine.state.DealState")


def after(deal: DealState, events: Iterable[Event]) -> DealState:
    """The hand as it stands after `events`."""
    follows = fold(MatchState(deal.options, deal=deal, agreed=deal.agreed), events).deal
    assert follows is not None
    return follows


def is_dead(deal: DealState, seat: Seat) -> bool:
    """Whether the hand of `seat` is dead."""
    return bool(deal.marks[seat]) and deal.mark(seat, DEAD) != 0


def live_seats(deal: DealState) -> tuple[Seat, ...]:
    """The seats whose hands are not dead."""
    return tuple(seat for seat in SEATS if not is_dead(deal, seat))


def live_others(deal: DealState, seat: Seat) -> tuple[Seat, ...]:
    """The other live seats, in turn order from `seat`."""
    return tuple(other for other in others(seat) if not is_dead(deal, other))


@clause("american.turn.1", "american.turn.2", "american.turn.4", "american.dead.1", "american.end.1", "american.wall.5")
def next_turn(deal: DealState, seat: Seat, seed: Seed) -> Events:
    """The next live hand after `seat` draws; if the wall is finished, the hand is a Wall Game."""
    if deal.wall.left == 0:
        return end_unwon(deal, WALL_GAME, "american.end.1")
    return (draw(deal, live_others(deal, seat)[0], seed),)


def owes(creditor: Seat) -> str:
    """The mark of points that a wrong challenger owes `creditor` at the end of the hand."""
    return f"{OWES}-{creditor}"


@clause("american.adj.29")
def stakes(deal: DealState) -> tuple[Payment, ...]:
    """What wrong challengers pay to those they called dead, when the hand is over."""
    return tuple(
        Payment(payer, payee, deal.mark(payer, owes(payee)), "american.adj.29")
        for payer in SEATS
        for payee in others(payer)
        if deal.mark(payer, owes(payee))
    )


def balance_of(payments: Iterable[Payment]) -> tuple[int, int, int, int]:
    """What each seat gains or loses by `payments`."""
    return ScoreSheet(0, (), 0, 0, payments=tuple(payments)).balance()


@clause("american.end.3", "american.adj.28", "american.east.4")
def end_unwon(deal: DealState, reason: str, clause_id: str) -> Events:
    """A hand that nobody wins: nobody pays, but for what wrong challengers owe. Thrown in, it is dealt again."""
    return (HandEnded(reason, balance_of(stakes(deal)), clause=clause_id, again=reason == THROWN_IN),)


def match_over(match: MatchState) -> bool:
    """Whether the hands the table chose have been played: an open session has no end, redealt hands do not count."""
    options: AmericanOptions = match.options
    return options.hands_per_session != OPEN and settled_hands(match) >= int(options.hands_per_session)
