"""Honour cards: exposed the moment they come, and replaced from the baceta before anything else."""

from collections.abc import Iterator
from itertools import islice

from kongbox.engine.clauses import clause
from kongbox.engine.events import Event, TileDrawn, TilesMoved
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import SEATS, Seat
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import DealState, Tiles
from kongbox.rulesets.naipes.baceta import REPLACEMENT, is_empty, take, undrawn
from kongbox.rulesets.naipes.ending import after, end_unwon
from kongbox.rulesets.naipes.eunucos import NOTHING_DUE, REPLACEMENT_DUE, draws_by_hand, note_due
from kongbox.rulesets.naipes.palos import seat_of
from kongbox.rulesets.naipes.tileset import HONOURS
from kongbox.tiles.tile import Tile


def honours_in(cards: Tiles) -> Tiles:
    """The honour cards among `cards`, in the order in which they lie there."""
    return tuple(card for card in cards if card in HONOURS)


@clause("naipes.honor.1", "naipes.honor.5")
def exposed(seat: Seat, cards: Tiles) -> TilesMoved:
    """Honour cards go from the hand to their place beside it, where they stay until the settlement."""
    return TilesMoved(("hand", seat), ("aside", seat), cards)


@clause("naipes.deal.3", "naipes.honor.1")
def replaced(cards: Tiles, baceta: Iterator[Tile]) -> Iterator[tuple[Tiles, Tiles]]:
    """Honour cards go out and as many are drawn, again until there is none left: each time both.

    Where the `baceta` has not enough, fewer are drawn, at last none.
    """
    while found := honours_in(cards):
        cards = tuple(islice(baceta, len(found)))
        yield found, cards


@clause("naipes.deal.3")
def exchanged(deal: DealState, seed: Seed) -> Events:
    """After the deal: oros first, then copas, espadas and bastos, each until he has no honour card left."""
    events: list[Event] = []
    baceta = iter(undrawn(deal, seed))
    for palo in SEATS:
        seat = seat_of(palo, deal.dealer)
        for found, drawn in replaced(deal.hands[seat], baceta):
            events.append(exposed(seat, found))
            events += [TileDrawn(seat, card, REPLACEMENT) for card in drawn]
    return tuple(events)


@clause("naipes.play.1", "naipes.play.3", "naipes.honor.1", "naipes.end.4")
def draw(deal: DealState, seat: Seat, seed: Seed, why: str) -> Events:
    """`seat` draws a card, and another for each honour card; without one to replace it the hand ends.

    Where players draw for themselves, the replacement is theirs to take, or to forget.
    """
    drawn = take(deal, seat, seed, why)
    if drawn.tile not in HONOURS:
        return (drawn, *note_due(deal, seat, NOTHING_DUE))
    events = drawn, exposed(seat, (drawn.tile,))
    deal = after(deal, events)
    if is_empty(deal):
        return (*events, *end_unwon(deal, "naipes.end.4"))
    if draws_by_hand(deal):
        return (*events, *note_due(deal, seat, REPLACEMENT_DUE))
    return (*events, *draw(deal, seat, seed, REPLACEMENT))
