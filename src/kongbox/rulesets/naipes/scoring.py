"""What a hand is worth: base points doubled by its doblas, under the reading that is worth most."""

from typing import NamedTuple

from kongbox.engine.clauses import clause
from kongbox.engine.scoresheet import Account, ScoreLine
from kongbox.engine.seats import Seat
from kongbox.rulesets.naipes.base import base_lines
from kongbox.rulesets.naipes.doblas import dobla_lines
from kongbox.rulesets.naipes.hands import Hand
from kongbox.rulesets.naipes.palos import seat_of
from kongbox.rulesets.naipes.readings import Reading, readings


class Count(NamedTuple):
    """What one reading of a hand is worth; the greater of two counts is the better one."""

    total: int
    doubles: int
    base: int
    lines: tuple[ScoreLine, ...]
    doublings: tuple[ScoreLine, ...]
    reading: Reading


@clause("naipes.base.6", "naipes.dobla.gen.1", "naipes.special.5")
def score(hand: Hand, dealer: Seat = 0) -> Account | None:
    """What `hand` is worth under its dearest reading, explained; None for a winner's hand that is no mah-jong.

    Of readings with the same total the one with more doblas counts, then the one with more base points.

    Args:
        hand: the winner's, with how he won, or a loser's.
        dealer: where Este sits, from which the account's seat follows.
    """
    counts = [count(reading) for reading in readings(hand)]
    if not counts:
        return None
    best = counts[0] if len(counts) == 1 else max(counts, key=_worth)
    return Account(
        seat=seat_of(hand.palo, dealer),
        reading=best.reading.kind,
        base=best.base,
        doubles=best.doubles,
        total=best.total,
        lines=best.lines,
        doublings=best.doublings,
        arrangement=best.reading.arrangement,
        rest=best.reading.rest,
        notes=_notes(best),
    )


@clause("naipes.base.7", "naipes.limit.1")
def count(reading: Reading) -> Count:
    """Add up one reading: base points, doubled as often as its doblas say, then cut to the limit."""
    lines, doublings = base_lines(reading), dobla_lines(reading)
    base = sum([line.points for line in lines])
    doubles = sum([line.points for line in doublings])
    return Count(capped(base << doubles, reading.hand.options.cap), doubles, base, lines, doublings, reading)


def _worth(counted: Count) -> tuple[int, int, int]:
    return counted.total, counted.doubles, counted.base


@clause("naipes.limit.1", "naipes.limit.3")
def capped(total: int, cap: int | None) -> int:
    """`total`, or the limit of the table when that is less; without a limit any number stands."""
    return total if cap is None else min(total, cap)


def _notes(best: Count) -> tuple[ScoreLine, ...]:
    cut = (best.base << best.doubles) - best.total
    return (ScoreLine("naipes.limit.1", -cut),) if cut else ()


@clause("naipes.eunuco.1", "naipes.vocab.5")
def of_gran_eunuco(account: Account) -> Account:
    """The account of a player with too many cards: whatever they would be worth, his total is 0."""
    return account._replace(total=0, notes=(*account.notes, ScoreLine("naipes.eunuco.1", -account.total)))
