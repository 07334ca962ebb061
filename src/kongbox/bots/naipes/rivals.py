"""What a seat sees of the others: what their hands may be worth, who is near, and what a discard may bring them."""

from functools import cached_property
from typing import NamedTuple

from kongbox.bots.naipes.rack import ENDS, PLACES, Counts
from kongbox.bots.naipes.worth import Worth
from kongbox.engine.seats import Seat, others
from kongbox.engine.state import DealState
from kongbox.rulesets.naipes.eunucos import eunuco_of
from kongbox.rulesets.naipes.hands import ESCALERA, Group, group_of
from kongbox.rulesets.naipes.options import SI
from kongbox.rulesets.naipes.play import PUMBA
from kongbox.rulesets.naipes.tileset import HONOURS
from kongbox.tiles.tile import HIDDEN, Tile

HIDDEN_BASE = 6.0
"""Base points that a hidden hand of thirteen cards usually has."""
MAHJONG_BASE = 24.0
"""What a mah-jong adds to them, and..."""
MAHJONG_DOUBLES = 0.7
"""...the doblas that it usually adds."""
ENDS_KEPT = 1.3
"""Ases and nueves are kept, so that a hidden hand holds more of them than chance gives."""
READY = (0.06, 0.12, 0.28, 0.55, 0.9)
"""How likely one with so many open groups is pumba, when half of the baceta is gone."""
NOT_PUMBA = 0.03
"""The same where the table tells that he is not; he may have become it since."""
WAITED_FOR = 0.03
"""How much a card thrown to a hand that is pumba hastens its mah-jong, if its suit has nothing to say about it: it may
come from others as well, and whoever throws it pays no more than they do."""


LASTING = 0.55
"""How much of what is left of the baceta is played, on the average, where nobody shows that he is near."""
HURRY = 2.0
"""How much sooner play ends for each of the others who is pumba for sure."""


class Rival(NamedTuple):
    """One of the others, as everybody may read him."""

    seat: Seat
    ready: float
    """The chance that he is pumba."""
    losing: float
    """What his hand is worth when he does not win, as far as it can be told."""
    winning: float
    """What it is worth when he wins."""
    suit: str | None
    """The suit that he shows he collects."""
    times: int
    """2 where Este takes part in what is paid between the two."""


class Rivals:
    """The three others of one moment."""

    def __init__(self, deal: DealState, seat: Seat, live: Counts) -> None:
        self.deal = deal
        self.seat = seat
        self.live = live
        self.unseen = max(1, sum(live) + _honours_unseen(deal))
        self.used = 1 - deal.wall.left / max(1, deal.wall.total)

    @cached_property
    def all(self) -> tuple[Rival, ...]:
        """In turn order."""
        return tuple(self._rival(other) for other in others(self.seat))

    def _rival(self, seat: Seat) -> Rival:
        deal = self.deal
        worth = Worth.of(deal, seat)
        groups = tuple(group_of(meld) for meld in deal.melds[seat] if HIDDEN not in meld.tiles)
        base, doubles = worth.shown(groups, deal.aside[seat])
        hidden = len(deal.hands[seat])
        ends = sum(self.live[place] for place in ENDS) / self.unseen * hidden
        factor = 2.0 ** (doubles + ENDS_KEPT * ends * worth.taste.end)
        losing = (base + HIDDEN_BASE * hidden / 13) * factor
        winning = (base + HIDDEN_BASE * hidden / 13 + MAHJONG_BASE) * factor * 2**MAHJONG_DOUBLES
        cap = deal.options.cap
        if cap is not None:
            losing, winning = min(losing, cap), min(winning, cap)
        return Rival(seat, self._ready(seat), losing, winning, _collected(groups), self._times(seat))

    def _times(self, seat: Seat) -> int:
        doubled = self.deal.options.este_doble == SI and self.deal.dealer in (seat, self.seat)
        return 2 if doubled else 1

    def _ready(self, seat: Seat) -> float:
        if eunuco_of(self.deal, seat):
            return 0.0
        if self.deal.mark(seat, PUMBA):
            return 1.0
        if self.deal.options.anuncio_pumba == SI:
            return NOT_PUMBA
        return min(0.95, READY[min(4, len(self.deal.melds[seat]))] * (0.3 + 1.4 * self.used))

    @cached_property
    def lasting(self) -> float:
        """How much of the rest of the baceta is played, on the average: less where others are near."""
        return LASTING / (1 + HURRY * sum(rival.ready for rival in self.all))

    @cached_property
    def times_won(self) -> int:
        """How many times the own total comes in with a mah-jong."""
        return sum(rival.times for rival in self.all)

    @cached_property
    def shares(self) -> tuple[float, ...]:
        """How likely each of the others wins, if one of them does."""
        whole = sum(rival.ready + 0.05 for rival in self.all)
        return tuple((rival.ready + 0.05) / whole for rival in self.all)

    @cached_property
    def times_lost(self) -> float:
        """How many times the own total comes in when another wins."""
        if self.deal.options.perdedores != "diferencias":
            return 0.0
        return sum((1 - share) * rival.times for share, rival in zip(self.shares, self.all, strict=True))

    @cached_property
    def cost(self) -> float:
        """What it costs when another wins, the own total apart."""
        paid = sum(share * rival.times * rival.winning for share, rival in zip(self.shares, self.all, strict=True))
        if self.deal.options.perdedores != "diferencias":
            return paid
        among = sum(
            (1 - share) * rival.times * rival.losing for share, rival in zip(self.shares, self.all, strict=True)
        )
        return paid + among

    def danger(self, card: Tile, hope: float) -> float:
        """Points that throwing `card` may cost: what is hoped for, and what the winner of that moment is paid."""
        return sum(
            rival.ready * self._waits_for(rival, card) * (hope + rival.times * rival.winning) for rival in self.all
        )

    def _waits_for(self, rival: Rival, card: Tile) -> float:
        place = PLACES[card]
        if any(card == thrown.tile for thrown in self.deal.river(rival.seat)):
            return WAITED_FOR / 4
        alike = self.live[place] / 3
        if place >= 27:
            return WAITED_FOR * alike
        likely = WAITED_FOR * (0.5 + 0.5 * alike)
        if rival.suit is not None:
            likely *= 2.5 if card[1] == rival.suit else 0.15
        return likely


def _collected(groups: tuple[Group, ...]) -> str | None:
    """The suit that open groups are of: two groups or more, all of one suit."""
    suits = {card[1] for group in groups for card in group.tiles if group.kind == ESCALERA or card[0].isdigit()}
    return suits.pop() if len(groups) >= 2 and len(suits) == 1 else None


def _honours_unseen(deal: DealState) -> int:
    return len(HONOURS) - sum(map(len, deal.aside))
