"""What a seat holds, in a form that is quick to change: how many of each combination card, and the groups that lie."""

from typing import NamedTuple

from kongbox.bots.groups import Rows
from kongbox.engine.actions import Offer
from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState, Tiles
from kongbox.rulesets.naipes.hands import CHOW, CUADRADO, ESCALERA, KANG_GROWN, PUNG, TRIO, Group, group_of
from kongbox.rulesets.naipes.tileset import FIGURAS, NUMBERS, TILES
from kongbox.tiles.tile import Tile

Counts = tuple[int, ...]
"""How many of each combination card, in the order of `KINDS`."""

KINDS: Tiles = NUMBERS + FIGURAS
"""The combination cards: oros, copas and bastos from 1 to 9, reyes, caballos."""
PLACES = {card: place for place, card in enumerate(KINDS)}
SUITS = 3
"""Playing suits; each has nine places among `KINDS`, and the figuras come after them."""
ENDS = frozenset(place for place in range(9 * SUITS) if place % 9 in (0, 8))
"""The places of ases and nueves."""


def counts_of(cards: Tiles) -> Counts:
    """How many of each combination card are among `cards`; honour cards and hidden ones are left out."""
    found = [0] * len(KINDS)
    for card in cards:
        if card in PLACES:
            found[PLACES[card]] += 1
    return tuple(found)


def cards_of(counts: Counts) -> Tiles:
    """The cards that counts stand for, in tidy order."""
    return tuple(card for card, count in zip(KINDS, counts, strict=True) for _ in range(count))


def rows_of(counts: Counts) -> Rows:
    """The three suits and the figuras."""
    return counts[:9], counts[9:18], counts[18:27], counts[27:]


class Rack(NamedTuple):
    """Concealed combination cards, groups on the table, honour cards beside it."""

    held: Counts
    groups: tuple[Group, ...] = ()
    honours: Tiles = ()

    @classmethod
    def of(cls, deal: DealState, seat: Seat) -> "Rack":
        """The rack of the seat that looks."""
        return cls(counts_of(deal.hands[seat]), tuple(map(group_of, deal.melds[seat])), deal.aside[seat])

    @property
    def sets_to_make(self) -> int:
        """Groups that still have to come out of the concealed cards."""
        return 4 - len(self.groups)

    @property
    def kinds(self) -> tuple[int, ...]:
        """The places of the kinds that are held."""
        return tuple(place for place, count in enumerate(self.held) if count)

    @property
    def cards(self) -> Tiles:
        """The concealed cards, in tidy order."""
        return cards_of(self.held)

    def less(self, cards: Tiles) -> "Rack":
        """The rack without these concealed cards."""
        return self._changed(cards, -1)

    def plus(self, card: Tile) -> "Rack":
        """The rack with one card more."""
        return self._changed((card,), 1)

    def _changed(self, cards: Tiles, by: int) -> "Rack":
        held = list(self.held)
        for card in cards:
            held[PLACES[card]] += by
        return self._replace(held=tuple(held))

    def laying(self, group: Group, from_hand: Tiles) -> "Rack":
        """The rack after a group was laid, with `from_hand` out of it."""
        return self.less(from_hand)._replace(groups=(*self.groups, group))

    def growing(self, card: Tile, from_hand: Tiles) -> "Rack":
        """The rack after `card` joined the exposed trío of its kind, out of the hand or from a discard."""
        cuadrado = Group(CUADRADO, (card,) * 4, in_hand=False, from_pung=True)
        groups = tuple(cuadrado if group.tiles == (card,) * 3 else group for group in self.groups)
        return self.less(from_hand)._replace(groups=groups)


def rack_after(rack: Rack, offer: Offer, claimed: Tile | None) -> Rack:
    """The rack after a claim or a kang; `claimed` is the card that is asked about, if there is one."""
    if offer.name == CHOW and claimed is not None:
        run = Group(ESCALERA, TILES.tidy((*offer.tiles, claimed)), in_hand=False)
        return rack.laying(run, offer.tiles)
    if offer.name == PUNG:
        return rack.laying(Group(TRIO, (offer.tiles[0],) * 3, in_hand=False), offer.tiles)
    card = claimed or offer.tiles[0]
    if offer.name == KANG_GROWN or not offer.tiles:
        return rack.growing(card, offer.tiles)
    return rack.laying(Group(CUADRADO, (card,) * 4, in_hand=claimed is None), offer.tiles)
