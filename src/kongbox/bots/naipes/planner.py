"""The better player: weighs the race to a mah-jong against the hand that is settled when another is faster."""

from kongbox.bots.naipes.certain import card_due, mahjong, sound_offers
from kongbox.bots.naipes.outlook import Moment, Outlook
from kongbox.bots.naipes.rack import Rack, rack_after
from kongbox.bots.protocol import CHI, KONG, PASS, PONG
from kongbox.engine.actions import Offer
from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState, MatchState
from kongbox.rulesets.naipes.baceta import REPLACEMENT
from kongbox.rulesets.naipes.hands import BACETA, DESCARTE, ROBO_KANG, Mahjong
from kongbox.rulesets.naipes.kangs import ON_KANG
from kongbox.tiles.tile import Tile

CLEARLY = 2.0
"""A mah-jong is let go only if keeping on promises so many times what it brings."""
KANG_DRAW = 1.04
"""A kang is followed by another card: its promise grows by so much."""


class Planner:
    """Keeps the hand that promises most, won or lost; sees its own view and nothing else."""

    name = "planner"

    def choose(self, view: MatchState, seat: Seat, offers: tuple[Offer, ...]) -> Offer:
        """The offer that promises most; one that would be a mistake is never taken."""
        deal = view.deal
        assert deal is not None, "offers are made in a hand only"
        found = sound_offers(deal, seat, offers)
        if len(found) == 1:
            return found[0]
        return card_due(found) or Choice(deal, seat).best(found)


class Choice:
    """One decision: what each offer promises."""

    def __init__(self, deal: DealState, seat: Seat) -> None:
        self.deal = deal
        self.seat = seat
        self.moment = Moment(deal, seat)
        self.rack = Rack.of(deal, seat)

    def best(self, offers: tuple[Offer, ...]) -> Offer:
        """The offer that promises most."""
        declared = mahjong(offers)
        going_on = [offer for offer in offers if offer is not declared]
        promises = self.promises(going_on)
        best = max(going_on, key=lambda offer: promises[offer])
        if declared is None:
            return best
        return best if promises[best] > CLEARLY * self.declared() else declared

    def promises(self, offers: list[Offer]) -> dict[Offer, float]:
        """Points that each offer may bring, less what it risks."""
        found = {offer: self._promise(offer) for offer in offers if offer.slot in (PASS, KONG, PONG, CHI)}
        throwing = [offer for offer in offers if offer.slot == 0]
        if throwing:
            thrown = self._throwing(self.rack)
            found |= {offer: thrown[offer.tiles[0]] for offer in throwing}
        return found

    def declared(self) -> float:
        """Points that the mah-jong brings, and spares."""
        deal, question = self.deal, self.deal.question
        if question is not None and question.tile is not None:
            card, via = question.tile, ROBO_KANG if question.name == ON_KANG else DESCARTE
            cards = (*self.rack.cards, card)
        else:
            cards, via = self.rack.cards, BACETA
            card = deal.drawn or deal.hands[self.seat][-1]
        replaced = via == BACETA and deal.drawn_from == REPLACEMENT
        won = Mahjong(card, via, last=deal.wall.left == 0, replacement=replaced)
        return self.moment.rivals.times_won * self.moment.worth.winning(cards, self.rack, won)

    def _promise(self, offer: Offer) -> float:
        if offer.slot == PASS:
            return Outlook(self.moment, self.rack).at_rest().points
        question = self.deal.question
        rack = rack_after(self.rack, offer, question.tile if question is not None else None)
        if offer.slot == KONG:
            points = Outlook(self.moment, rack).at_rest().points
            return points * KANG_DRAW if points > 0 else points / KANG_DRAW
        return max(self._throwing(rack).values())

    def _throwing(self, rack: Rack) -> dict[Tile, float]:
        """What each discard promises, less what it risks."""
        rivals = self.moment.rivals
        promises = Outlook(self.moment, rack).without_each()
        hope = max(promise.points for promise in promises.values())
        return {card: promise.points - rivals.danger(card, max(0.0, hope)) for card, promise in promises.items()}
