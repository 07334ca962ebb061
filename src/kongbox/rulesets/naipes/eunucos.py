"""Eunucos: players with a wrong number of cards, and the acts by which one becomes one.

They come about only at tables that play with them (`eunucos: activo`), where each player draws for himself, and may
forget to, or draw once too often, or end his turn without a discard.
"""

from kongbox.engine.actions import Offer
from kongbox.engine.clauses import clause
from kongbox.engine.events import Event, MarkSet
from kongbox.engine.seats import SEATS, Seat
from kongbox.engine.state import DealState
from kongbox.rulesets.naipes.baceta import DRAWN, REPLACEMENT, is_empty
from kongbox.rulesets.naipes.options import NaipesOptions

EUNUCO = "eunuco"
"""The mark of a eunuco; its number says which."""
NONE, GRAN, PEQUENO = 0, 1, 2
DUE = "draw-due"
"""The mark of a card that a player has still to draw for himself; its number says why."""
NOTHING_DUE, CARD_DUE, REPLACEMENT_DUE = 0, 1, 2
AT_REST = 13
"""How many cards a player has outside his turn, fourth cards of cuadrados and honour cards apart."""
DRAW, END_TURN = "draw", "end-turn"


@clause("naipes.eunuco.3", "naipes.vocab.6", "naipes.kang.2")
def count_of(concealed: int, groups: int) -> int:
    """The cards that count: those in hand, and three for each exposed group or cuadrado."""
    return concealed + 3 * groups


@clause("naipes.vocab.5", "naipes.vocab.8", "naipes.eunuco.4")
def state_of(count: int) -> int:
    """What somebody is who has so many cards at rest: `NONE`, `GRAN` with more than thirteen, `PEQUENO` with fewer."""
    if count == AT_REST:
        return NONE
    return GRAN if count > AT_REST else PEQUENO


def cards_of(deal: DealState, seat: Seat) -> int:
    """The cards of `seat` that count: thirteen at rest, fourteen in its own turn."""
    return count_of(len(deal.hands[seat]), len(deal.melds[seat]))


@clause("naipes.eunuco.5")
def eunuco_of(deal: DealState, seat: Seat) -> int:
    """What `seat` has been noted as in this hand; it stays so, whatever it draws later."""
    return deal.mark(seat, EUNUCO) if deal.marks[seat] else NONE


def eunucos_of(deal: DealState, kind: int) -> tuple[Seat, ...]:
    """Every seat that is a eunuco of that kind."""
    return tuple(seat for seat in SEATS if eunuco_of(deal, seat) == kind)


@clause("naipes.eunuco.6")
def draws_by_hand(deal: DealState) -> bool:
    """Whether players draw for themselves, so that it can go wrong."""
    options: NaipesOptions = deal.options
    return options.eunucos == "activo"


def due(deal: DealState, seat: Seat) -> int:
    """Why `seat` has still to draw: `CARD_DUE`, `REPLACEMENT_DUE`, or `NOTHING_DUE`."""
    return deal.mark(seat, DUE)


def note_due(deal: DealState, seat: Seat, why: int) -> tuple[Event, ...]:
    """`seat` has to draw for that reason, or no longer; nothing is noted that was so already."""
    if due(deal, seat) == why:
        return ()
    return (MarkSet(seat, DUE, why, "naipes.kang.2" if why == REPLACEMENT_DUE else "naipes.play.1"),)


def source_due(deal: DealState, seat: Seat) -> str:
    """As what the next card that `seat` draws counts."""
    return REPLACEMENT if due(deal, seat) == REPLACEMENT_DUE else DRAWN


@clause("naipes.eunuco.6")
def slips(deal: DealState) -> tuple[Offer, ...]:
    """Where players draw for themselves: the card that is due or one too many, and the end without a discard."""
    if not draws_by_hand(deal):
        return ()
    return (Offer(DRAW), Offer(END_TURN)) if may_draw(deal) else (Offer(END_TURN),)


@clause("naipes.eunuco.6")
def may_draw(deal: DealState) -> bool:
    """Whether the seat in turn can take a card: what it owes, or once too often; a third time nobody would let it."""
    return not is_empty(deal) and (bool(due(deal, deal.turn)) or cards_of(deal, deal.turn) <= AT_REST + 1)


@clause("naipes.eunuco.3", "naipes.eunuco.5")
def at_rest(deal: DealState, seat: Seat) -> tuple[Event, ...]:
    """The turn of `seat` is over and its cards are counted: a wrong number makes a eunuco of it until the hand ends."""
    state = state_of(cards_of(deal, seat))
    events = note_due(deal, seat, NOTHING_DUE)
    if state == NONE or eunuco_of(deal, seat):
        return events
    return (*events, MarkSet(seat, EUNUCO, state, "naipes.vocab.5" if state == GRAN else "naipes.vocab.8"))
