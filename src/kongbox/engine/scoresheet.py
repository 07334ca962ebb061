"""The score of a hand as lines that explain themselves: forms which a rule set fills in."""

from typing import NamedTuple

from kongbox.engine.seats import Seat
from kongbox.tiles.tile import Tile


class ScoreLine(NamedTuple):
    """One reason for points, or one reason why points were not counted."""

    clause: str
    points: int
    tiles: tuple[Tile, ...] = ()
    facts: tuple[tuple[str, str | int], ...] = ()
    """Arguments of the line's sentence, by name."""


class Payment(NamedTuple):
    """Points that one seat gives another, and the clause that says so."""

    payer: Seat
    payee: Seat
    points: int
    clause: str


class ScoreSheet(NamedTuple):
    """Who won what, why, and who pays."""

    winner: Seat
    lines: tuple[ScoreLine, ...]
    raw: int
    """Sum of the lines."""
    total: int
    """What the hand is worth after limits and least values."""
    limit: str = "none"
    arrangement: tuple[tuple[Tile, ...], ...] = ()
    """The sets as they were read, the pair last."""
    uncounted: tuple[ScoreLine, ...] = ()
    """Near things that did not count, with the reason."""
    responsible: Seat | None = None
    """Who answers for the winning tile; the winner himself when all pay alike."""
    payments: tuple[Payment, ...] = ()
    notes: tuple[ScoreLine, ...] = ()
    """Clauses that shaped the total or the payments without adding points."""

    def balance(self) -> tuple[int, int, int, int]:
        """What each seat gains or loses; the four add up to zero."""
        net = [0, 0, 0, 0]
        for payment in self.payments:
            net[payment.payer] -= payment.points
            net[payment.payee] += payment.points
        return net[0], net[1], net[2], net[3]
