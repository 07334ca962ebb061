"""What cannot have happened: circumstances of a win that contradict each other or the tiles."""

from collections.abc import Callable
from typing import NamedTuple

from kongbox.rulesets.wsom.notation import NOTATION
from kongbox.rulesets.wsom.payments import same_turn
from kongbox.rulesets.wsom.position import (
    DISCARD,
    EAST_KONG,
    FIRST_DISCARD,
    INITIAL,
    KONGS,
    RIVERBED,
    ROB,
    SEABED,
    SELF,
    SUPPLEMENT,
    WinningHand,
)
from kongbox.rulesets.wsom.tileset import TILES
from kongbox.tiles.unusable import Unusable


class Contradiction(NamedTuple):
    """One thing that cannot be, and the sentence that says so."""

    words: str
    holds: Callable[[WinningHand], bool]


def check_circumstances(hand: WinningHand) -> None:
    """Accept a hand that can have come about at a table.

    Raises:
        Unusable: at the first thing that contradicts another, saying what would be right.
    """
    for words, holds in CONTRADICTIONS:
        if holds(hand):
            raise Unusable(words, tile=NOTATION.write((hand.tile,)))
    _check_copies(hand)


def _check_copies(hand: WinningHand) -> None:
    """Refuse five of a kind; of the discards since the winner's own last one, none but the last is in his hand."""
    thrown = [tile for _, tile in same_turn(hand)]
    if hand.by == DISCARD:
        thrown = thrown[:-1]
    for tile in TILES.kinds:
        held = hand.tiles.count(tile)
        if held > TILES.copies[tile]:
            raise Unusable("unusable-hand-five", tile=NOTATION.write((tile,)), count=held)
        if held and held + thrown.count(tile) > TILES.copies[tile]:
            raise Unusable("unusable-hand-five-thrown", tile=NOTATION.write((tile,)), count=held + thrown.count(tile))


def _has(flag: str, contradicts: Callable[[WinningHand], bool]) -> Callable[[WinningHand], bool]:
    return lambda hand: flag in hand.flags and contradicts(hand)


def _is_east(hand: WinningHand) -> bool:
    return hand.winner == hand.dealer


def _is_short_of_east_kong(hand: WinningHand) -> bool:
    return _is_east(hand) and all(meld.kind != "kong-concealed" for meld in hand.melds)


def _is_robbed_of_more(hand: WinningHand) -> bool:
    """Whether the winner holds a tile of which the robbed player must have had three."""
    return hand.by == ROB and hand.tiles.count(hand.tile) > 1


def _ends_otherwise(hand: WinningHand) -> bool:
    return hand.by == DISCARD and bool(hand.discards) and hand.discards[-1] != (hand.discarder, hand.tile)


CONTRADICTIONS = (
    Contradiction("unusable-flag-seabed", _has(SEABED, lambda hand: hand.by != SELF)),
    Contradiction("unusable-flag-riverbed", _has(RIVERBED, lambda hand: hand.by != DISCARD)),
    Contradiction("unusable-flag-supplement", _has(SUPPLEMENT, lambda hand: hand.by != SELF)),
    Contradiction(
        "unusable-flag-supplement-kong", _has(SUPPLEMENT, lambda hand: all(m.kind not in KONGS for m in hand.melds))
    ),
    Contradiction("unusable-flag-initial", _has(INITIAL, lambda hand: hand.by != SELF or not _is_east(hand))),
    Contradiction("unusable-flag-initial-claims", _has(INITIAL, lambda hand: not hand.is_claimless)),
    Contradiction("unusable-flag-first", _has(FIRST_DISCARD, lambda hand: hand.by != DISCARD)),
    Contradiction("unusable-flag-first-east", _has(FIRST_DISCARD, lambda hand: hand.discarder != hand.dealer)),
    Contradiction("unusable-flag-first-melds", _has(FIRST_DISCARD, lambda hand: bool(hand.melds))),
    Contradiction("unusable-flag-first-earlier", _has(FIRST_DISCARD, lambda hand: len(hand.discards) > 1)),
    Contradiction("unusable-flag-east-kong", _has(EAST_KONG, _is_short_of_east_kong)),
    Contradiction(
        "unusable-flags-early-late",
        lambda hand: bool(hand.flags & {INITIAL, FIRST_DISCARD}) and bool(hand.flags & {SEABED, RIVERBED}),
    ),
    Contradiction("unusable-rob-more", _is_robbed_of_more),
    Contradiction("unusable-discards-last", _ends_otherwise),
)
