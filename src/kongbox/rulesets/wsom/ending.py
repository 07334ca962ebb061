"""The end of a hand: a win, or no tile left but the king's."""

from kongbox.engine.clauses import bind_value, clause
from kongbox.engine.events import HandEnded, HandRevealed, HandWon
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState, MatchState
from kongbox.rulesets.wsom.options import WsomOptions
from kongbox.rulesets.wsom.winning import score_at_table
from kongbox.tiles.tile import Tile

EXHAUSTED = "exhausted"

bind_value("wsom.obj.4", place="kongbox.engine.state.MatchState.scores")


@clause("wsom.end.1", "wsom.win.4", "wsom.obj.2", "wsom.score.basic.1")
def end_won(deal: DealState, winner: Seat, tile: Tile, source: Seat, way: str) -> Events:
    """The winner shows everything, and the hand is scored and paid.

    Args:
        source: whose tile it was; the winner's own seat for a tile from the wall.
        way: ``self``, ``discard`` or ``rob``.
    """
    sheet = score_at_table(deal, winner, tile, source, way)
    assert sheet is not None, "a win that was offered must score"
    hand = deal.hands[winner] if source == winner else (*deal.hands[winner], tile)
    won = HandWon(winner, tile, source, way)
    return won, HandRevealed(winner, hand), HandEnded("win", sheet.balance(), sheet)


@clause("wsom.end.1", "wsom.end.2")
def end_exhausted() -> Events:
    """Only the king's tiles are left and nobody won on the riverbed tile: no points move, whoever was calling."""
    return (HandEnded(EXHAUSTED, (0, 0, 0, 0), clause="wsom.end.1"),)


@clause("wsom.obj.1")
def match_over(match: MatchState) -> bool:
    """Whether the fixed number of hands has been played."""
    options: WsomOptions = match.options
    return match.hands_played >= options.hands_per_session
