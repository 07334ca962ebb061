"""What a hand promises: the race to a mah-jong and what it pays, and what the hand is worth when another is faster."""

from functools import cached_property
from typing import NamedTuple

from kongbox.bots.naipes.chance import END_THROWN, THROWN, Lacking, Pace
from kongbox.bots.naipes.rack import ENDS, KINDS, SUITS, Counts, Rack, cards_of
from kongbox.bots.naipes.rivals import Rivals
from kongbox.bots.naipes.targets import targets
from kongbox.bots.naipes.worth import Worth
from kongbox.bots.sight import unseen_tiles
from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState, Tiles
from kongbox.rulesets.naipes.eunucos import eunuco_of
from kongbox.rulesets.naipes.hands import ESCALERA, TRIO, Group
from kongbox.rulesets.naipes.tileset import TILES
from kongbox.tiles.tile import Tile

SOMEBODY = 0.09
"""How likely another wins in each go-around of the table."""
SECOND_ROAD = 2.5
"""How strongly the best mah-jong outweighs the others."""
GROWN = 0.75
"""How much of a loser's hand's growth comes true: there is not room for everything."""
OPEN_SHARE = 0.5
"""What is left of a mah-jong's worth if it is opened and nothing can be asked about it."""


class Prospect(NamedTuple):
    """One mah-jong that a rack may become."""

    wanted: Counts
    missing: Lacking
    worth: int


class Promise(NamedTuple):
    """What a hand between turns may bring."""

    points: float
    """All of it together, in points of the settlement."""
    race: float
    """What mah-jongs bring, each by its chance."""
    winning: float
    """The chance that one of them comes."""
    losing: float
    """What the hand will be worth when another wins, as far as it can be told."""


class Moment:
    """One moment of a hand as one seat sees it: what is still to come, and who the others are."""

    def __init__(self, deal: DealState, seat: Seat) -> None:
        self.deal = deal
        self.seat = seat
        self.worth = Worth.of(deal, seat)
        fresh = unseen_tiles(deal, seat, TILES)
        self.live: Counts = tuple(fresh[kind] for kind in KINDS)
        self.rivals = Rivals(deal, seat, self.live)
        self.turns = deal.wall.left / 4
        ends = min(1.0, self.worth.taste.end)
        thrown = THROWN - (THROWN - END_THROWN) * ends
        self.thrown = tuple(thrown if place in ENDS else THROWN for place in range(len(KINDS)))

    @cached_property
    def pace(self) -> Pace:
        """How soon cards come."""
        return Pace(self.live, self.rivals.lasting * self.turns, self.rivals.unseen, self.thrown)

    @cached_property
    def lost(self) -> float:
        """The chance that another wins, if this seat does not."""
        if self.deal.options.sin_mahjong == "liquidan_todos":
            return 1.0
        return 1.0 - float((1.0 - SOMEBODY) ** self.turns)


class Outlook:
    """What one rack promises, and what it promises without each of its cards."""

    def __init__(self, moment: Moment, rack: Rack) -> None:
        self.moment = moment
        self.rack = rack

    @cached_property
    def prospects(self) -> list[Prospect]:
        """The mah-jongs in mind."""
        moment = self.moment
        options, worth = moment.deal.options, moment.worth
        if eunuco_of(moment.deal, moment.seat):
            return []
        found = targets(self.rack, moment.live, worth.taste, options, worth.dominant)
        return [Prospect(wanted, missing, worth.winning(cards_of(wanted), self.rack)) for wanted, missing in found]

    @cached_property
    def open_share(self) -> float:
        """What is left of a mah-jong's worth, if one of its groups is claimed: asked of the best one in mind."""
        best = max(self.prospects, key=lambda prospect: (-len(prospect.missing), prospect.worth), default=None)
        if best is None or not best.worth:
            return OPEN_SHARE
        opened = _opened(self.rack, best)
        if opened is None:
            return 1.0
        rack, cards = opened
        return min(1.0, self.moment.worth.winning(cards, rack) / best.worth)

    def at_rest(self) -> Promise:
        """What the rack promises as it is."""
        found = [self._chances(prospect.missing, self.rack.held) for prospect in self.prospects]
        return self._promise(found, self.moment.worth.losing(self.rack), None)

    def without_each(self) -> dict[Tile, Promise]:
        """What the rack promises without one of each kind that it holds."""
        whole = [self._chances(prospect.missing, self.rack.held) for prospect in self.prospects]
        return {KINDS[place]: self._without(place, whole) for place in self.rack.kinds}

    def _without(self, place: int, whole: list[tuple[float, float]]) -> Promise:
        held = self.rack.held
        fewer = (*held[:place], held[place] - 1, *held[place + 1 :])
        found = []
        for prospect, known in zip(self.prospects, whole, strict=True):
            needed = prospect.wanted[place] >= held[place]
            found.append(self._chances(_more(prospect.missing, place), fewer) if needed else known)
        return self._promise(found, self.moment.worth.losing(self.rack.less((KINDS[place],))), place)

    def _chances(self, missing: Lacking, held: Counts) -> tuple[float, float]:
        return self.moment.pace.finishing(missing, held)

    def _promise(self, chances: list[tuple[float, float]], losing: float, thrown: int | None) -> Promise:
        moment, share = self.moment, self.open_share
        race = any_way = 0.0
        for (closed, opened), prospect in zip(chances, self.prospects, strict=True):
            race += (max(closed, opened * share) * prospect.worth) ** SECOND_ROAD
            any_way += max(closed, opened) ** SECOND_ROAD
        race, any_way = race ** (1 / SECOND_ROAD), min(0.95, any_way ** (1 / SECOND_ROAD))
        later = losing * self._growth(thrown) ** GROWN
        when_lost = moment.rivals.times_lost * later - moment.rivals.cost
        points = moment.rivals.times_won * race + (1 - any_way) * moment.lost * when_lost
        return Promise(points, race, any_way, later)

    def _growth(self, thrown: int | None) -> float:
        """By how much the hand of a loser usually grows, if nothing of the kind `thrown` comes back."""
        growth = 1.0
        for place, factor in self._growths.items():
            if place != thrown:
                growth *= factor
        return growth

    @cached_property
    def _growths(self) -> dict[int, float]:
        """For each kind that may come: how many times more the loser's hand is worth by it, on the average."""
        moment, rack = self.moment, self.rack
        now = moment.worth.losing(rack)
        found = {}
        for place, count in enumerate(rack.held):
            if moment.live[place] and (count >= 2 or place in ENDS):
                more = moment.worth.losing(rack.plus(KINDS[place])) / now
                if more > 1:
                    found[place] = 1 + moment.pace.getting(place, count) * (more - 1)
        return found


def _more(missing: Lacking, place: int) -> Lacking:
    """What lacks when one card more of a kind does."""
    rest = tuple([each for each in missing if each[0] != place])
    before = sum(count for other, count in missing if other == place)
    return (*rest, (place, before + 1))


def _opened(rack: Rack, prospect: Prospect) -> tuple[Rack, Tiles] | None:
    """The rack with a missing group of a prospect laid open, and the cards that stay in hand; None if there is none."""
    for place, _ in prospect.missing:
        laid = _group_with(prospect.wanted, place)
        if laid:
            kind = TRIO if laid[0] == laid[-1] else ESCALERA
            left = Rack(prospect.wanted).less(laid)
            return rack._replace(groups=(*rack.groups, Group(kind, laid, in_hand=False))), left.cards
    return None


def _group_with(wanted: Counts, place: int) -> Tiles:
    """A trío or an escalera of `wanted` with the card of that place in it; nothing if it is in none."""
    if wanted[place] >= 3:
        return (KINDS[place],) * 3
    if place >= 9 * SUITS:
        return ()
    first = place // 9 * 9
    for start in range(max(first, place - 2), min(first + 6, place) + 1):
        if all(wanted[start : start + 3]):
            return KINDS[start : start + 3]
    return ()
