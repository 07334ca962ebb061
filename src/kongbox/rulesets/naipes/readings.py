"""Readings of a hand: the ways in which its cards may be taken as groups and pairs, of which one is scored."""

from operator import itemgetter
from typing import NamedTuple

from kongbox.engine.clauses import clause
from kongbox.engine.state import Tiles
from kongbox.rulesets.naipes.hands import BACETA, ESCALERA, Group, Hand
from kongbox.rulesets.naipes.special import GEMELOS, NORMAL, special_kinds
from kongbox.rulesets.naipes.splits import (
    ROWS,
    Suits,
    Way,
    by_suit,
    escalera_from,
    four_groups_and_a_pair,
    holds,
    joined,
    richest_way,
    without,
)
from kongbox.rulesets.naipes.tileset import ASES_Y_NUEVES, FIGURAS, TILES

_suit_of = itemgetter(1)


class Combination(NamedTuple):
    """The combination cards of a hand, looked at without regard to any reading."""

    cards: Tiles
    numbers: Tiles
    """Cards 1 to 9 of the playing suits."""
    figuras: Tiles
    aces_and_nines: Tiles
    suits: frozenset[str]
    """Suits of the numbers."""


class Reading(NamedTuple):
    """One way to read a hand."""

    hand: Hand
    combo: Combination
    kind: str
    """``normal``, ``gemelos``, ``capicua`` or ``compensacion``."""
    made: tuple[Group, ...]
    """Groups of cards in hand."""
    pairs: tuple[Tiles, ...]
    rest: Tiles
    """Cards in hand that are read as nothing."""
    groups: tuple[Group, ...]
    """All groups, declared ones too; none in a special hand, whose cards are single."""
    trios: tuple[Group, ...]
    """The tríos and cuadrados among them."""
    in_hand: tuple[Group, ...]
    """The tríos and cuadrados en mano among them."""
    completed: Group | None
    """The trío that the claimed mah-jong card completed; None when the card belongs elsewhere or was drawn."""

    arrangement: tuple[Tiles, ...]
    """Groups and pairs in hand, or the cards of a special hand that is no pairs."""


def combination(parts: Suits, groups: tuple[Group, ...]) -> Combination:
    """What can be said of cards in hand and declared groups before they are read."""
    oros, copas, bastos, figuras = parts
    numbers = oros + copas + bastos
    for group in groups:
        if group.tiles[0] in FIGURAS:
            figuras += group.tiles
        else:
            numbers += group.tiles
    outer = tuple(filter(ASES_Y_NUEVES.__contains__, numbers))
    return Combination(numbers + figuras, numbers, figuras, outer, frozenset(map(_suit_of, numbers)))


@clause("naipes.base.6", "naipes.claim.1")
def readings(hand: Hand) -> list[Reading]:
    """The readings of `hand` among which the dearest is sure to be; none when a winner's hand is no mah-jong.

    Declared groups are fixed. Where readings are worth the same, the first is preferred.
    """
    parts = by_suit(hand.concealed)
    combo = combination(parts, hand.groups)
    if hand.mahjong is None:
        return [_reading(hand, combo, way) for way in ways_of_a_loser(hand, parts)]
    normal = [_reading(hand, combo, way) for way in four_groups_and_a_pair(parts, len(hand.groups))]
    kinds = special_kinds(hand.concealed, hand.groups, hand.options, hand.dominant)
    return normal + [_special_reading(hand, combo, kind) for kind in kinds]


def _reading(hand: Hand, combo: Combination, way: Way) -> Reading:
    groups = hand.groups + way.groups
    trios = tuple([group for group in groups if group.kind != ESCALERA])
    in_hand = tuple([group for group in trios if group.in_hand])
    laid = (*[group.tiles for group in way.groups], *way.pairs)
    return Reading(
        hand, combo, NORMAL, way.groups, way.pairs, way.rest, groups, trios, in_hand, _completed(hand, way), laid
    )


@clause("naipes.special.4", "naipes.base.8")
def _special_reading(hand: Hand, combo: Combination, kind: str) -> Reading:
    """A special hand has no groups: even exposed ones are single cards in it."""
    pairs: tuple[Tiles, ...] = ()
    if kind == GEMELOS and hand.options.gemelos != "mismo_numero_dos_palos":
        cards = TILES.tidy(combo.cards)
        pairs = tuple(zip(cards[::2], cards[1::2], strict=True))
    laid = (TILES.tidy(hand.concealed),) if hand.groups or not pairs else pairs
    return Reading(hand, combo, kind, (), pairs, (), (), (), (), None, laid)


@clause("naipes.mjcard.3")
def _completed(hand: Hand, way: Way) -> Group | None:
    """The trío that a claimed card completed, if it fits nowhere else: the winner chooses the part, at no cost."""
    won = hand.mahjong
    if won is None or won.via == BACETA:
        return None
    parts = [group for group in way.groups if won.card in group.tiles]
    return None if any(group.kind == ESCALERA for group in parts) else next(iter(parts), None)


# ---- losers ------------------------------------------------------------------------------


@clause("naipes.base.6", "naipes.dobla.all.8")
def ways_of_a_loser(hand: Hand, parts: Suits) -> list[Way]:
    """The ways to read a hand that does not close, one of which is the best of all sets of groups and pairs.

    A trío never costs anything but the cards of an escalera real. So the best way makes every trío there is, or
    first keeps what an escalera real needs in one suit.
    """
    plain = [richest_way(part) for part in parts]
    ways = [joined(plain)]
    for place, row in enumerate(ROWS):
        if parts[place] and len(parts[place]) + 3 * len(hand.groups) >= 9:
            royal = _way_with_royal_run(hand, row, parts[place])
            if royal is not None:
                ways.append(joined([*plain[:place], royal, *plain[place + 1 :]]))
    return ways


def _way_with_royal_run(hand: Hand, row: Tiles, cards: Tiles) -> Way | None:
    """`cards` of one suit with an escalera real among them, or what it lacks; None when it cannot be."""
    shown = [group.tiles for group in hand.groups if group.kind == ESCALERA and group.tiles[0] in row]
    if hand.options.escalera_real == "nueve_cartas":
        seen = {card for run in shown for card in run}
        needed = tuple(card for card in row if card not in seen)
        return richest_way(cards, needed) if holds(cards, needed) else None
    lows = {run[0] for run in shown}
    missing = [escalera_from(low) for low in row[::3] if low not in lows]
    needed = tuple(card for run in missing for card in run.tiles)
    if not holds(cards, needed):
        return None
    others = richest_way(without(cards, needed))
    return Way((*missing, *others.groups), others.pairs, others.rest)
