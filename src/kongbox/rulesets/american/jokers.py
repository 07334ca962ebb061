"""Exchanging a natural tile for a joker that lies in an exposure."""

from kongbox.engine.actions import Action, Offer
from kongbox.engine.clauses import clause
from kongbox.engine.events import MeldExchanged
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import SEATS, Seat
from kongbox.engine.state import DealState
from kongbox.rulesets.american.exposures import kind_of
from kongbox.rulesets.american.tileset import JOKER

EXCHANGE = "exchange"


def place_code(owner: Seat, index: int) -> int:
    """An exposure as one number: ten times its owner's seat, and which of the exposures there, 0 for the first."""
    return 10 * owner + index


@clause("american.joker.6", "american.joker.7", "american.joker.8", "american.joker.9", "american.joker.16")
@clause("american.concealed.5")
def exchange_offers(deal: DealState, seat: Seat) -> tuple[Offer, ...]:
    """The jokers `seat` may fetch on its own turn: from any exposure on the table, its own and dead hands' included."""
    hand = deal.hands[seat]
    return tuple(
        Offer(EXCHANGE, (kind_of(meld),), place_code(owner, index))
        for owner in SEATS
        for index, meld in enumerate(deal.melds[owner])
        if JOKER in meld.tiles and kind_of(meld) in hand
    )


@clause("american.joker.9", "american.joker.12", "american.joker.14")
def exchange(action: Action) -> Events:
    """The natural goes into the exposure, the joker into the hand, where it may stay, win or be thrown."""
    assert action.target is not None
    owner, index = divmod(action.target, 10)
    return (MeldExchanged(action.seat, action.tiles[0], owner, index, JOKER),)
