"""What hands are worth, asked of the table's own scoring: so every option of the table counts by itself."""

from functools import lru_cache
from math import log2

from kongbox.bots.naipes.parts import Taste
from kongbox.bots.naipes.rack import KINDS, SUITS, Rack
from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState, Tiles
from kongbox.rulesets.naipes.hands import DESCARTE, Group, Hand, Mahjong
from kongbox.rulesets.naipes.options import NaipesOptions
from kongbox.rulesets.naipes.palos import Palo, palo_of
from kongbox.rulesets.naipes.rotation import dominant_of
from kongbox.rulesets.naipes.scoring import score
from kongbox.tiles.tile import Tile

FRAME = tuple(map(Tile, ["2c", "3c", "4c", "6c", "7c", "8c", "4b", "5b", "6b", "2o", "2o"]))
"""Three escaleras and a pair that double nothing."""
ESCALERA = tuple(map(Tile, ("3o", "4o", "5o")))
WITH_AN_AS = tuple(map(Tile, ("1o", "2o", "3o")))
TRIO = (Tile("4o"),) * 3


HALF_MADE = 1.5
"""Base points that a hand without any usually has made when it is settled: its doblas are not for nothing."""


@lru_cache(maxsize=1 << 14)
def total(hand: Hand) -> int:
    """What a hand is worth; 0 for a winner's that is no mah-jong."""
    account = score(hand)
    return account.total if account else 0


@lru_cache(maxsize=1 << 13)
def standing(hand: Hand) -> float:
    """What a loser's hand is worth in the making: as it is, but never quite nothing."""
    account = score(hand)
    assert account is not None, "any cards are a loser's hand"
    if account.base >= HALF_MADE:
        return account.total
    making = HALF_MADE * 2.0**account.doubles
    return making if hand.options.cap is None else min(making, hand.options.cap)


class Worth:
    """What the hands of one player are worth, whose palo and table are known."""

    def __init__(self, palo: Palo, dominant: Palo, options: NaipesOptions) -> None:
        self.palo = palo
        self.dominant = dominant
        self.options = options

    @classmethod
    def of(cls, deal: DealState, seat: Seat) -> "Worth":
        """For a seat of a table."""
        return cls(palo_of(seat, deal.dealer), dominant_of(deal), deal.options)

    def losing(self, rack: Rack) -> float:
        """What a hand is worth when another wins, as far as it is made."""
        return standing(self._hand(rack.cards, rack.groups, rack.honours))

    def winning(self, cards: Tiles, rack: Rack, won: Mahjong | None = None) -> int:
        """What a mah-jong is worth: `cards` in hand, beside the groups and honour cards of `rack`."""
        won = won or Mahjong(cards[-1], DESCARTE)
        return total(self._hand(cards, rack.groups, rack.honours)._replace(mahjong=won))

    def shown(self, groups: tuple[Group, ...], honours: Tiles) -> tuple[int, int]:
        """Base points and doblas of what lies open."""
        account = score(self._hand((), groups, honours))
        return (account.base, account.doubles) if account else (0, 0)

    @property
    def taste(self) -> Taste:
        """What cards bring at this table."""
        return taste_of(self.palo, self.dominant, self.options)

    def _hand(self, cards: Tiles, groups: tuple[Group, ...], honours: Tiles) -> Hand:
        return Hand(self.palo, self.dominant, cards, groups, honours, None, self.options)


@lru_cache(maxsize=256)
def taste_of(palo: Palo, dominant: Palo, options: NaipesOptions) -> Taste:
    """What an as, a trío and each figura bring to a plain mah-jong, in doublings."""
    worth = Worth(palo, dominant, options._replace(limite="sin_limite"))
    plain = _with(worth, ESCALERA)

    def brings(group: Tiles) -> float:
        return log2(_with(worth, group) / plain)

    return Taste(brings(WITH_AN_AS), brings(TRIO), tuple(brings((card,) * 3) for card in KINDS[9 * SUITS :]))


def _with(worth: Worth, group: Tiles) -> int:
    return worth.winning((*group, *FRAME), Rack(()))
