"""A sensible hand: every act is rated by the points it may still bring, and the best one is taken."""

from functools import cached_property

from kongbox.bots.groups import FAR
from kongbox.bots.protocol import CHI, KONG, PASS, PONG, WIN, asked
from kongbox.bots.sight import unseen_tiles
from kongbox.bots.wsom.chance import finishing
from kongbox.bots.wsom.defence import risk
from kongbox.bots.wsom.plans import Plan, extra_points, plans
from kongbox.bots.wsom.rack import Rack
from kongbox.engine.actions import Offer
from kongbox.engine.seats import Seat, wind_of
from kongbox.engine.state import DealState, MatchState
from kongbox.rulesets.wsom.tileset import TILES, wind_tile
from kongbox.tiles.tile import Tile

TOO_FAR = 3
"""A plan is left out when it lacks so many tiles more than the plainest one."""
SPARED = 3.5
"""A win also spares what others' wins cost; points for each of three payers."""
SECOND_ROAD = 6
"""How strongly the best plan outweighs the others."""


class Efficiency:
    """Keeps a hand that is both near and worth something; sees its own view and nothing else."""

    name = "efficiency"

    def choose(self, view: MatchState, seat: Seat, offers: tuple[Offer, ...]) -> Offer:
        """The offer that promises most; a win is always taken."""
        assert view.deal is not None, "offers are made in a hand only"
        found = asked(offers)
        winning = next((offer for offer in found if offer.slot == WIN), None)
        if winning is not None or len(found) == 1:
            return winning or found[0]
        outlook = Outlook(view.deal, seat)
        return max(found, key=outlook.promise)


class Outlook:
    """One moment of a hand as one seat sees it, and what each act promises in it."""

    def __init__(self, deal: DealState, seat: Seat) -> None:
        self.deal = deal
        self.seat = seat
        self.rack = Rack.of(deal.hands[seat], deal.melds[seat])
        self.unseen = unseen_tiles(deal, seat, TILES)
        self.seat_wind = wind_tile(wind_of(seat, deal.dealer))
        self.plans = plans(deal.options)
        self.turns = -(-deal.wall.left // 4)

    @cached_property
    def used(self) -> float:
        """Share of the drawable wall that is gone."""
        wall = self.deal.wall
        drawable = wall.total - wall.reserve
        return 1 - wall.left / drawable

    def promise(self, offer: Offer) -> float:
        """Points that an offer may bring, less what it risks."""
        if offer.slot == PASS:
            return self.hope(self.rack)
        if offer.slot == KONG:
            return self.hope(self._after_kong(offer))
        if offer.slot in (PONG, CHI):
            return self._best_discard(self._after_claim(offer))
        return self._discard(self.rack, offer.tiles[0])

    def _after_claim(self, offer: Offer) -> Rack:
        question = self.deal.question
        assert question is not None and question.tile is not None
        return self.rack.laying(offer.name, TILES.tidy((*offer.tiles, question.tile)), offer.tiles)

    def _after_kong(self, offer: Offer) -> Rack:
        tile = offer.tiles[0]
        if offer.name == "kong-small":
            return self.rack.growing(offer.name, tile)
        return self.rack.laying(offer.name, (tile,) * 4, offer.tiles)

    def _best_discard(self, rack: Rack) -> float:
        return max(self._discard(rack, tile) for tile in rack.tiles())

    def _discard(self, rack: Rack, tile: Tile) -> float:
        return self.hope(rack.less((tile,))) - risk(self.deal, self.seat, tile, self.unseen[tile], self.used)

    def hope(self, rack: Rack) -> float:
        """Points that a hand between turns may bring: nearly those of its best plan, with credit for other roads."""
        missing = [plan.aim.missing(rack) for plan in self.plans]
        extras = extra_points(rack, self.seat_wind, self.unseen)
        near = [
            self._hope_for(rack, plan, lacking, extras if plan.takes_extras else 0.0)
            for plan, lacking in zip(self.plans, missing, strict=True)
            if lacking < FAR and lacking <= missing[0] + TOO_FAR
        ]
        return float(sum(each**SECOND_ROAD for each in near) ** (1 / SECOND_ROAD))

    def _hope_for(self, rack: Rack, plan: Plan, missing: int, extras: float) -> float:
        points = plan.points + extras
        if points < self.deal.options.min_points:
            return 0.0
        helpful = sum(self.unseen[tile] for tile in plan.aim.useful(rack, missing))
        chance = finishing(plan.pace, missing, self.turns, helpful, sum(self.unseen.values()))
        return 3 * chance * (points + SPARED)
