"""When a seat at the table may win, and the hand it then shows to be scored."""

from kongbox.engine.clauses import clause
from kongbox.engine.scoresheet import ScoreSheet
from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState
from kongbox.rulesets.wsom.combining import score_hand
from kongbox.rulesets.wsom.options import WsomOptions
from kongbox.rulesets.wsom.position import (
    DISCARD,
    EAST_KONG,
    FIRST_DISCARD,
    INITIAL,
    RIVERBED,
    SEABED,
    SELF,
    SUPPLEMENT,
    WinningHand,
)
from kongbox.rulesets.wsom.walls import is_seabed
from kongbox.rulesets.wsom.wins import is_winning
from kongbox.tiles.tile import Tile


@clause("wsom.win.5", "wsom.hand.4", "wsom.score.basic.5")
def may_win(deal: DealState, seat: Seat, tile: Tile, way: str) -> bool:
    """Whether `seat` completes a hand with `tile`: any completed hand may win, if it reaches the table's minimum."""
    concealed = deal.hands[seat] if way == "self" else (*deal.hands[seat], tile)
    if not is_winning(concealed):
        return False
    options: WsomOptions = deal.options
    if not options.min_points:
        return True
    source = seat if way == "self" else _source(deal)
    return score_at_table(deal, seat, tile, source, way) is not None


def _source(deal: DealState) -> Seat:
    assert deal.question is not None and deal.question.seat is not None
    return deal.question.seat


def is_first_turn(deal: DealState) -> bool:
    """Whether East has just been dealt in and has done nothing yet."""
    return deal.turn == deal.dealer and not deal.discards and not deal.melds[deal.dealer]


def winning_tile(deal: DealState) -> Tile:
    """The tile that completes a self-drawn hand; of East's dealt fourteen any may be taken, here the last."""
    return deal.drawn if deal.drawn is not None else deal.hands[deal.turn][-1]


def score_at_table(deal: DealState, winner: Seat, tile: Tile, source: Seat, way: str) -> ScoreSheet | None:
    """The score of a win at the table; None when it is worth less than the table's minimum."""
    return score_hand(hand_at_table(deal, winner, tile, source, way))


def hand_at_table(deal: DealState, winner: Seat, tile: Tile, source: Seat, way: str) -> WinningHand:
    """The hand that `winner` lays open, with the circumstances of the table."""
    concealed = list(deal.hands[winner])
    if way == SELF:
        del concealed[len(concealed) - 1 - concealed[::-1].index(tile)]
    return WinningHand(
        winner=winner,
        dealer=deal.dealer,
        concealed=tuple(concealed),
        tile=tile,
        by=way,
        melds=deal.melds[winner],
        discarder=None if way == SELF else source,
        discards=tuple((discard.seat, discard.tile) for discard in deal.discards),
        flags=frozenset(_circumstances(deal, way)),
        options=deal.options,
    )


@clause("wsom.score.9.1.1", "wsom.score.9.1.2", "wsom.score.9.2", "wsom.score.9.4.1", "wsom.score.9.4.2")
def _circumstances(deal: DealState, way: str) -> set[str]:
    """The chances of the game that patterns of category 9 reward."""
    thrown = len(deal.discards)
    happened = {
        SEABED: way == SELF and is_seabed(deal),
        RIVERBED: way == DISCARD and is_seabed(deal),
        SUPPLEMENT: way == SELF and deal.drawn_from == "supplement",
        INITIAL: way == SELF and thrown == 0,
        FIRST_DISCARD: way == DISCARD and thrown == 1,
        EAST_KONG: thrown <= 1 and any(meld.kind == "kong-concealed" for meld in deal.melds[deal.dealer]),
    }
    return {circumstance for circumstance, true in happened.items() if true}
