"""What a hand won at the table is worth, and who pays: the best line, the table's options, the stakes that are owed."""

from typing import NamedTuple

from kongbox.engine.clauses import clause
from kongbox.engine.scoresheet import ScoreSheet
from kongbox.engine.seats import SEATS, Seat
from kongbox.engine.state import DealState, Tiles
from kongbox.rulesets.american.ending import is_dead, stakes
from kongbox.rulesets.american.exposures import exposures_of
from kongbox.rulesets.american.matcher import best_match, matches
from kongbox.rulesets.american.options import card_in_force, in_force
from kongbox.rulesets.american.payments import DISCARD, Circumstances, settle
from kongbox.rulesets.american.setup import in_last_wall
from kongbox.tiles.tile import Tile

COPIES_ACCOUNTED_FOR = 3
"""How many other copies a discarder has to know of for a tile to be safe."""


class Completion(NamedTuple):
    """How a hand came to its fourteen tiles."""

    way: str
    """``self``, ``discard``, ``exchange`` or ``deal``."""
    tile: Tile
    source: Seat
    """Whose tile it was; the winner's own seat unless it was a discard."""


@clause("american.win.4", "american.score.12", "american.dead.5")
def sheet_of_win(deal: DealState, winner: Seat, concealed: Tiles, how: Completion) -> ScoreSheet:
    """The score of a win at the table, by the line that pays best.

    Args:
        concealed: what the winner shows beside the exposures, the winning tile included.
        how: how the hand was completed.
    """
    best = best_match(matches(card_in_force(deal), concealed, exposures_of(deal.melds[winner])))
    discarder = how.source if how.way == DISCARD else None
    circumstances = Circumstances(
        tile=how.tile,
        exposed=bool(deal.melds[winner]),
        dead=tuple(seat for seat in SEATS if is_dead(deal, seat)),
        unsafe=discarder is not None and is_hot(deal, discarder, how.tile),
    )
    sheet = settle(best, winner, how.way, discarder, circumstances)
    return sheet._replace(payments=(*sheet.payments, *stakes(deal)))


@clause("american.option.2")
def is_hot(deal: DealState, discarder: Seat, tile: Tile) -> bool:
    """Whether the hot wall is on and the discarder could not account for three other copies of the tile."""
    if in_force(deal).hot_wall == "no" or not in_last_wall(deal):
        return False
    thrown = sum(discard.tile == tile and discard.taken_by is None for discard in deal.discards[:-1])
    exposed = sum(meld.tiles.count(tile) for row in deal.melds for meld in row)
    return thrown + exposed + deal.hands[discarder].count(tile) < COPIES_ACCOUNTED_FOR
