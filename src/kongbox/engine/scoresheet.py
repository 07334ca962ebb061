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


class Account(NamedTuple):
    """What one seat's own hand is worth, in games in which every hand is scored, the losers' too."""

    seat: Seat
    reading: str
    """As what the hand was read, in the rule set's word."""
    base: int
    """Points before doubling: the sum of `lines`."""
    doubles: int
    """How often they are doubled: the sum of `doublings`."""
    total: int
    """What the hand is worth, after doubling and after any limit."""
    lines: tuple[ScoreLine, ...] = ()
    doublings: tuple[ScoreLine, ...] = ()
    """Reasons for doubling; their `points` say how many times."""
    arrangement: tuple[tuple[Tile, ...], ...] = ()
    """The concealed sets and pairs as they were read."""
    rest: tuple[Tile, ...] = ()
    """Concealed tiles that were read as nothing."""
    notes: tuple[ScoreLine, ...] = ()
    """Clauses that shaped the total without adding points or doublings: a limit, a hand that counts for nothing."""


class ScoreSheet(NamedTuple):
    """Who won what, why, and who pays."""

    winner: Seat | None
    """None where a hand without a winner is paid."""
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
    accounts: tuple[Account, ...] = ()
    """What every hand is worth, by seat, where losers score too; otherwise none."""

    def balance(self) -> tuple[int, int, int, int]:
        """What each seat gains or loses; the four add up to zero."""
        net = [0, 0, 0, 0]
        for payment in self.payments:
            net[payment.payer] -= payment.points
            net[payment.payee] += payment.points
        return net[0], net[1], net[2], net[3]
