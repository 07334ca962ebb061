"""Hands for those who claim in a document: each is dealt what his claim needs, and the table decides as always.

A document says who claims what and little else. Whoever claims holds what he needs, unless what is told makes that
impossible: the other copies of the card lie elsewhere, too few cards are in hand, the groups that lie open do not fit.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from kongbox.engine.state import Meld, Tiles
from kongbox.rulesets.naipes.claims import chow_pairs
from kongbox.rulesets.naipes.documents_groups import melds_of
from kongbox.rulesets.naipes.eunucos import AT_REST, GRAN, PEQUENO
from kongbox.rulesets.naipes.hands import CHOW, ESCALERA, PUNG, TRIO, Group
from kongbox.rulesets.naipes.kangs import KANG
from kongbox.rulesets.naipes.mahjongs import MAHJONG
from kongbox.rulesets.naipes.options import NaipesOptions
from kongbox.rulesets.naipes.palos import PALOS, Palo, rey_of
from kongbox.rulesets.naipes.special import CAPICUA, COMPENSACION, GEMELOS
from kongbox.rulesets.naipes.splits import run_from
from kongbox.rulesets.naipes.tileset import CABALLOS, FIGURAS, NUMBERS, PLAYING_SUITS, REYES
from kongbox.tiles.tile import Tile

PAIR = "pareja"
EXPOSED, IN_HAND = "expuesto", "en_mano"
PARTS = (ESCALERA, PAIR, TRIO, GEMELOS, CAPICUA, COMPENSACION)
"""What the mah-jong card may complete; where nothing is said, any of them."""
_SIZES = {PEQUENO: AT_REST - 1, GRAN: AT_REST + 1}


class Claim(NamedTuple):
    """What somebody asks for, with what is told about him."""

    palo: Palo
    name: str
    """``chow``, ``pung``, ``kang`` or ``mahjong``."""
    form: str = ""
    """What the card completes, one of `PARTS`; for a kang where its trío is; empty if not told."""
    groups: tuple[Group, ...] = ()
    """What lies open before him; the cards may be unknown, and then are none."""
    eunuco: int = 0
    cards: Tiles = ()
    """The cards that he names as his group, with the one he asks for or without it; none if not told."""


class Holding(NamedTuple):
    """What a claimant may have: only the cards in hand that his claim is about."""

    hand: Tiles
    melds: tuple[Meld, ...]

    def copies(self, card: Tile) -> int:
        """How many of `card` are in hand."""
        return self.hand.count(card)


def holdings(claim: Claim, card: Tile, free: int, dominant: Palo, options: NaipesOptions) -> Iterator[Holding]:
    """What the claimant may hold so that `card` serves him.

    Args:
        claim: what he asks for.
        card: the card that lies open.
        free: copies of it that are neither that card nor in an open group.
        dominant: the palo dominante.
        options: those of the table.
    """
    melds = melds_of(claim.groups)
    size = _SIZES.get(claim.eunuco, AT_REST) - 3 * len(melds)
    found = (
        _for_mahjong(claim, card, melds, dominant, options) if claim.name == MAHJONG else _for_group(claim, card, melds)
    )
    return (
        held
        for held in found
        if held.copies(card) <= free and len(held.hand) <= size - 3 * (len(held.melds) - len(melds))
    )


# ---- chow, pung and kang -----------------------------------------------------------------


def _for_group(claim: Claim, card: Tile, melds: tuple[Meld, ...]) -> Iterator[Holding]:
    if claim.name == PUNG:
        yield from (Holding(pair, melds) for pair in _named(claim, card, [(card,) * 2]))
    elif claim.name == CHOW:
        yield from (Holding(pair, melds) for pair in _named(claim, card, chow_pairs(NUMBERS, card)))
    elif claim.name == KANG:
        yield from _for_kang(claim, card, melds)


def _named(claim: Claim, card: Tile, pairs: Iterable[Tiles]) -> Iterator[Tiles]:
    """Those of the pairs that are the cards he names; all of them where he names none."""
    named = sorted(claim.cards)
    return (pair for pair in pairs if not named or named in (sorted(pair), sorted((*pair, card))))


def _for_kang(claim: Claim, card: Tile, melds: tuple[Meld, ...]) -> Iterator[Holding]:
    """A trío of the card that lies open, told or possible; otherwise one in hand, unless it is said to lie open."""
    trio = Meld(PUNG, (card,) * 3)
    for place, meld in enumerate(melds if claim.form != IN_HAND else ()):
        if meld.kind == PUNG and meld.tiles in ((), trio.tiles):
            yield Holding((), (*melds[:place], trio, *melds[place + 1 :]))
    if claim.form != EXPOSED:
        yield Holding((card,) * 3, melds)
    elif not melds:
        yield Holding((), (trio,))


# ---- mah-jong ----------------------------------------------------------------------------


def _for_mahjong(
    claim: Claim, card: Tile, melds: tuple[Meld, ...], dominant: Palo, options: NaipesOptions
) -> Iterator[Holding]:
    for part in (claim.form,) if claim.form in PARTS else PARTS:
        if part in (ESCALERA, PAIR, TRIO):
            yield from (Holding(hand, melds) for hand in _normal(part, card, len(melds)))
        else:
            for cards in _special(part, card, dominant, options):
                yield from _beside(cards, card, melds)


def _normal(part: str, card: Tile, groups: int) -> Iterator[Tiles]:
    """A hand that lacks `card` to four groups and a pair, made of cards of other suits where it can be."""
    others = [suit for suit in PLAYING_SUITS if suit != card[1]]
    runs = [run_from(Tile(f"{low}{suit}")) for suit in others for low in (1, 4, 7)]
    pair = (FIGURAS[0] if card != FIGURAS[0] else FIGURAS[1],) * 2
    whole = 4 - groups if part == PAIR else 3 - groups
    if whole < 0:
        return
    rest = tuple(tile for run in islice(runs, whole) for tile in run)
    if part == PAIR:
        yield (card, *rest)
    elif part == TRIO:
        yield (card, card, *pair, *rest)
    else:
        yield from ((*around, *pair, *rest) for around in chow_pairs(NUMBERS, card))


def _special(part: str, card: Tile, dominant: Palo, options: NaipesOptions) -> Iterator[Tiles]:
    """The fourteen cards of a special hand with `card` among them."""
    if part == COMPENSACION:
        yield from _compensacion(card, dominant)
    elif card in NUMBERS and (part == CAPICUA or options.gemelos == "mismo_numero_dos_palos"):
        low = 1 if part == CAPICUA or int(card[0]) <= 7 else 3
        other = next(suit for suit in PLAYING_SUITS if suit != card[1])
        cards = tuple(Tile(f"{number}{suit}") for suit in (card[1], other) for number in range(low, low + 7))
        yield from (cards,) if card in cards else ()
    elif part == GEMELOS:
        kinds = (card, *(other for other in NUMBERS if other != card))
        yield tuple(kind for kind in kinds[:7] for _ in range(2))


def _compensacion(card: Tile, dominant: Palo) -> Iterator[Tiles]:
    """Six figuras and eight numbers of one suit: two escaleras and a pair, of the card itself if it is a number."""
    suit = card[1] if card in NUMBERS else PLAYING_SUITS[0]
    number = int(card[0]) if card in NUMBERS else 9
    runs = [run for low in (1, 4, 7) if not low <= number <= low + 2 for run in run_from(Tile(f"{low}{suit}"))]
    figuras = tuple(rey for rey in REYES if rey != rey_of(dominant)) + CABALLOS
    if card in NUMBERS or card in figuras:
        yield (*figuras, *runs, *(Tile(f"{number}{suit}"),) * 2)


def _beside(cards: Tiles, card: Tile, melds: tuple[Meld, ...]) -> Iterator[Holding]:
    """The special hand without `card` and without what lies open; nothing where open groups are no part of it."""
    left = list(cards)
    left.remove(card)
    laid: list[Meld] = []
    for meld in melds:
        tiles = meld.tiles or _some_run(left, meld)
        if not tiles or any(left.count(tile) < tiles.count(tile) for tile in tiles):
            return
        for tile in tiles:
            left.remove(tile)
        laid.append(meld._replace(tiles=tiles))
    yield Holding(tuple(left), tuple(laid))


def _some_run(cards: list[Tile], meld: Meld) -> Tiles:
    """An escalera among `cards`, for one that lies open with unknown cards."""
    runs = (run_from(card) for card in cards if meld.kind == CHOW and run_from(card))
    return next((run for run in runs if all(card in cards for card in run)), ())


def dominant_for(card: Tile) -> Palo:
    """A palo dominante with which `card` may be part of every special hand."""
    return next(palo for palo in range(len(PALOS)) if rey_of(palo) != card)
