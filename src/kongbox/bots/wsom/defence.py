"""What a discard may cost: only rivals who show a dear hand are worth fearing."""

from kongbox.engine.seats import Seat, others
from kongbox.engine.state import DealState, Meld
from kongbox.rulesets.wsom.tileset import DRAGONS
from kongbox.tiles.tile import Tile

READY = (0.05, 0.12, 0.3, 0.55, 0.9)
"""Chance that a rival is calling, by the number of sets before him, when the wall is fresh."""
SURE = 0.95
DEAR, CHEAP = 80.0, 4.0
"""What paying for a dear hand costs beyond one's share, and for any other; points."""
IN_SUIT, HONOUR, MIDDLE, END = 0.16, 0.08, 0.08, 0.05
"""Chance that a calling rival waits for a tile: of the suit he collects, an honour, or any other."""


def risk(deal: DealState, seat: Seat, tile: Tile, unseen: int, used: float) -> float:
    """Points that throwing `tile` costs on average.

    Args:
        deal: as `seat` sees it.
        seat: who would throw it.
        tile: the discard in question.
        unseen: how many of its kind `seat` has not seen.
        used: share of the wall that is gone, 0 to 1.
    """
    return sum(_risk_from(deal, rival, tile, unseen, used) for rival in others(seat))


def _risk_from(deal: DealState, rival: Seat, tile: Tile, unseen: int, used: float) -> float:
    if thrown_since_own_discard(deal, rival, tile):
        return 0.0
    suit = collected_suit(deal.melds[rival])
    dear = suit is not None or shows_dear_sets(deal.melds[rival])
    ready = min(SURE, READY[len(deal.melds[rival])] + 0.5 * used * used)
    return ready * _wait(tile, suit, unseen) * (DEAR if dear else CHEAP)


def thrown_since_own_discard(deal: DealState, rival: Seat, tile: Tile) -> bool:
    """Whether `tile` was thrown since the rival's last discard, that one included: then whoever threw it first pays."""
    for discard in reversed(deal.discards):
        if discard.tile == tile:
            return True
        if discard.seat == rival:
            return False
    return False


def collected_suit(melds: tuple[Meld, ...]) -> str | None:
    """The suit that a rival seems to collect: two sets or more, all of one suit or honours."""
    suits = {meld.tiles[0][1] for meld in melds} - {"z"}
    return suits.pop() if len(melds) >= 2 and len(suits) == 1 else None


def shows_dear_sets(melds: tuple[Meld, ...]) -> bool:
    """Whether the sets alone promise much: two of dragons, or three of triplets and kongs."""
    dragons = sum(meld.tiles[0] in DRAGONS for meld in melds)
    triplets = sum(meld.kind != "chi" for meld in melds)
    return dragons >= 2 or triplets >= 3


def _wait(tile: Tile, suit: str | None, unseen: int) -> float:
    number, own_suit = tile[0], tile[1]
    if own_suit == "z":
        return HONOUR * min(unseen, 2) / 2
    if suit is not None:
        return IN_SUIT if own_suit == suit else 0.01
    return END if number in "19" else MIDDLE
