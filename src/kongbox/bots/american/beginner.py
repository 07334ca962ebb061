"""A beginner: has the one or two nearest lines of the card in mind, and keeps what they need."""

from collections import Counter

from kongbox.bots.american.certain import is_sound, true_mahjong
from kongbox.bots.american.rack import Rack
from kongbox.bots.protocol import PASS, asked, narrowed
from kongbox.bots.sight import open_tiles
from kongbox.engine.actions import Offer
from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState, MatchState
from kongbox.rulesets.american.charleston import COURTESY, COURTESY_TILES, PASS_TILES, YES
from kongbox.rulesets.american.claims import CLAIM
from kongbox.rulesets.american.dead_hands import visible_to
from kongbox.rulesets.american.exposures import AMEND, exposures_of
from kongbox.rulesets.american.jokers import EXCHANGE
from kongbox.rulesets.american.matcher import POSSIBLE, Near, nearest
from kongbox.rulesets.american.matcher_readings import places_of
from kongbox.rulesets.american.options import card_in_force
from kongbox.rulesets.american.play import DISCARD
from kongbox.rulesets.american.rotation import CONSENT
from kongbox.rulesets.american.tileset import BLANK, JOKER, TILES
from kongbox.tiles.tile import Tile

LINES = 2
"""How many lines are kept in mind."""
FAR = 5
"""Whoever lacks so many tiles wants a second Charleston."""


class Beginner:
    """Follows the nearest line; sees its own view and nothing else."""

    name = "beginner"

    def choose(self, view: MatchState, seat: Seat, offers: tuple[Offer, ...]) -> Offer:
        """A Mahjong that is one, else what the nearest lines ask for."""
        deal = view.deal
        assert deal is not None, "offers are made in a hand only"
        declared = true_mahjong(deal, seat, offers)
        waiting = asked(offers)
        if declared or (len(waiting) == 1 and not waiting[0].choose):
            return declared or waiting[0]
        plan = Plan(deal, seat)
        if deal.question is None:
            return plan.on_turn(waiting)
        return plan.answer(waiting) if deal.question.name == CLAIM else plan.before_play(waiting)


class Plan:
    """The nearest lines of one moment, and what they say about every act."""

    def __init__(self, deal: DealState, seat: Seat) -> None:
        self.deal = deal
        self.seat = seat
        self.rack = Rack.of(deal, seat)
        self.seen = open_tiles(deal)
        self.lines = self._nearest(self.rack)

    def _nearest(self, rack: Rack) -> tuple[Near, ...]:
        seen = visible_to(self.deal, self.seat)
        found = nearest(card_in_force(self.deal), rack.held.elements(), rack.exposures, seen, LINES)
        return tuple(near for near in found if near.state == POSSIBLE)

    def missing(self, rack: Rack) -> int:
        """How many tiles the nearest line lacks."""
        return min((near.missing for near in self._nearest(rack)), default=14)

    def spare(self) -> list[Tile]:
        """The concealed tiles, those the lines need least first: jokers and blanks are kept the longest."""
        needed = [Counter(near.concrete.tiles) for near in self.lines]
        shown = Counter({each.tile: each.count for each in self.rack.exposures})
        keys: list[tuple[tuple[int, ...], int, Tile]] = []
        for tile in TILES.tidy(self.rack.held):
            for copy in range(1, self.rack.held[tile] + 1):
                wanted = [int(copy <= each[tile] - shown[tile]) for each in needed]
                keys.append(((int(tile == JOKER), *wanted, int(tile == BLANK)), -self.seen[tile], tile))
        return [tile for _, _, tile in sorted(keys, key=lambda key: key[:2])]

    def loose(self) -> int:
        """How many natural tiles no line in mind needs."""
        needed = [Counter(near.concrete.tiles) for near in self.lines]
        return sum(
            max(0, count - max((each[tile] for each in needed), default=0))
            for tile, count in self.rack.naturals.items()
        )

    def before_play(self, offers: tuple[Offer, ...]) -> Offer:
        """Pass what no line needs, unseen tiles in place of needed ones where that may be; vote for more if far."""
        name = offers[0].name
        if name == YES:
            accepts = self.deal.question is not None and self.deal.question.name == CONSENT
            wanted = accepts or self.missing(self.rack) >= FAR
            return next(offer for offer in offers if (offer.name == YES) == wanted)
        if name == COURTESY:
            return max(
                (each for each in offers if (each.target or 0) <= self.loose()), key=lambda each: each.target or 0
            )
        assert name in (PASS_TILES, COURTESY_TILES), f"no question of this game: {name}"
        fitting = [offer for offer in offers if offer.choose <= max(self.loose(), offers[-1].choose)]
        best = max(fitting, key=lambda offer: offer.choose)
        allowed = Counter(best.tiles)
        return narrowed(best, tuple(tile for tile in self.spare() if allowed[tile]))

    def on_turn(self, offers: tuple[Offer, ...]) -> Offer:
        """Fetch a joker if that costs nothing, put a wrong exposure right, throw what is needed least."""
        for offer in offers:
            if offer.name == EXCHANGE and self._frees_a_joker(offer):
                return offer
            if offer.name == AMEND and self._puts_right(offer):
                return offer
        tile = self.spare()[0]
        return next(offer for offer in offers if (offer.name, offer.tiles) == (DISCARD, (tile,)))

    def _frees_a_joker(self, offer: Offer) -> bool:
        return self.missing(self.rack.exchanging(offer.tiles[0])) <= self.missing(self.rack)

    def _puts_right(self, offer: Offer) -> bool:
        laid = exposures_of(self.deal.melds[self.seat][-1:])[0]
        better = self.rack.taking_back(laid).laying(laid.tile, offer.tiles)
        return not is_sound(self.deal, self.rack) and is_sound(self.deal, better)

    def answer(self, offers: tuple[Offer, ...]) -> Offer:
        """Claim what completes a group of a line in mind, with as few jokers as it takes; else pass."""
        question = self.deal.question
        assert question is not None and question.tile is not None
        for near in self.lines:
            for offer in offers:
                if offer.tiles and self._completes(near, question.tile, offer):
                    return offer
        return next(offer for offer in offers if offer.slot == PASS)

    def _completes(self, near: Near, tile: Tile, offer: Offer) -> bool:
        rack = self.rack.laying(tile, offer.tiles)
        held = near.line.mark == "X" and places_of(near.concrete, rack.exposures) is not None
        return held and self.missing(rack) < near.missing
