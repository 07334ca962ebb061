"""What a won hand is worth: patterns of one reading added up, the limit, and the reading that is worth most."""

from collections.abc import Iterator
from typing import NamedTuple

from kongbox.engine.clauses import ClauseId, clause
from kongbox.engine.scoresheet import ScoreLine, ScoreSheet
from kongbox.engine.state import Tiles
from kongbox.rulesets.wsom.near_misses import near_misses
from kongbox.rulesets.wsom.options import WsomOptions
from kongbox.rulesets.wsom.patterns import PATTERNS, Pattern
from kongbox.rulesets.wsom.payments import settle
from kongbox.rulesets.wsom.position import WinningHand
from kongbox.rulesets.wsom.readings import Reading, in_order, readings

NONE, COMPOUND, LISTED = "none", "compound", "listed"
"""How the limit bears on a hand: not at all; the sum was cut; one pattern counts alone."""


class Count(NamedTuple):
    """What one reading of a hand is worth."""

    reading: Reading
    lines: tuple[ScoreLine, ...]
    raw: int
    """Sum of the lines."""
    total: int
    """The sum after the limit, a chicken hand's points for nothing."""
    limit: str
    absorbed: tuple[ScoreLine, ...] = ()
    """What a listed limit swallowed."""


@clause("wsom.score.basic.1", "wsom.score.basic.10")
def score_hand(hand: WinningHand) -> ScoreSheet | None:
    """The score of a won hand, explained and paid; None where declaring it would be a false win.

    Which clause forbids it, `false_win` says.
    """
    counts = ranked(hand)
    if not counts or counts[0].raw < hand.options.min_points:
        return None
    best = counts[0]
    settlement = settle(hand, best.total)
    return ScoreSheet(
        winner=hand.winner,
        lines=best.lines,
        raw=best.raw,
        total=best.total,
        limit=best.limit,
        arrangement=best.reading.groups,
        uncounted=tuple(_uncounted(counts)),
        responsible=settlement.responsible,
        payments=settlement.payments,
        notes=(*_shaped_total(best), *settlement.notes),
    )


@clause("wsom.hand.4", "wsom.score.basic.5")
def false_win(hand: WinningHand) -> ClauseId | None:
    """The clause under which declaring `hand` won would be wrong: no winning shape, or less than the minimum."""
    counts = ranked(hand)
    if not counts:
        return "wsom.hand.4"
    return "wsom.score.basic.5" if counts[0].raw < hand.options.min_points else None


@clause("wsom.score.basic.9")
def ranked(hand: WinningHand) -> list[Count]:
    """Every reading of `hand` counted, best first: by total, then by raw sum, then by the lowest pattern numbers."""
    return sorted((count(reading) for reading in readings(hand)), key=_rank)


def _rank(counted: Count) -> tuple[int, int, list[list[int]]]:
    return -counted.total, -counted.raw, [[int(part) for part in line.clause.split(".")[2:]] for line in counted.lines]


@clause("wsom.score.basic.2", "wsom.score.basic.4", "wsom.score.basic.5", "wsom.score.basic.7", "wsom.score.basic.8")
def count(reading: Reading) -> Count:
    """Add up the patterns of one reading; nothing else has value, and nothing is doubled."""
    options = reading.hand.options
    lines = tuple(line for pattern, made in _highest_steps(reading) for line in _lines(pattern, made, options))
    listed = [line for line in lines if line.points >= options.limit_points]
    if listed:
        return _count_alone(reading, lines, max(listed, key=lambda line: line.points))
    raw = sum(line.points for line in lines)
    if raw > options.limit_points:
        return Count(reading, lines, raw, options.limit_points, COMPOUND)
    return Count(reading, lines, raw, raw or options.chicken_points, NONE)


@clause("wsom.score.basic.6", "wsom.score.note.12")
def _count_alone(reading: Reading, lines: tuple[ScoreLine, ...], dearest: ScoreLine) -> Count:
    """A pattern that reaches the limit by itself counts its own points and swallows all others."""
    others = tuple(line for line in lines if line is not dearest)
    return Count(reading, (dearest,), dearest.points, dearest.points, LISTED, others)


@clause("wsom.score.basic.3", "wsom.score.note.1", "wsom.score.note.5", "wsom.score.note.12")
def _highest_steps(reading: Reading) -> Iterator[tuple[Pattern, tuple[Tiles, ...]]]:
    """The patterns the reading has, in book order; of each series only the highest step."""
    found = [(pattern, made) for pattern in PATTERNS if (made := pattern.condition(reading))]
    highest = {pattern.series: pattern for pattern, _ in found}
    return ((pattern, made) for pattern, made in found if highest[pattern.series] is pattern)


@clause("wsom.score.3.1", "wsom.score.basic.4")
def _lines(pattern: Pattern, made: tuple[Tiles, ...], options: WsomOptions) -> list[ScoreLine]:
    """One line, or one for each set where a pattern repeats."""
    points = pattern.worth(options)
    groups = in_order(made)
    parts = groups if pattern.repeats else (tuple(tile for group in groups for tile in group),)
    return [ScoreLine(pattern.clause, points, tiles, (("points", points), ("tile", tiles[0]))) for tiles in parts]


@clause("wsom.score.basic.6", "wsom.score.basic.9")
def _uncounted(counts: list[Count]) -> Iterator[ScoreLine]:
    """What a player might miss on the sheet: what the limit swallowed, near misses, and the next best reading."""
    best = counts[0]
    if best.limit == NONE:
        yield from near_misses(best.reading)
    for line in best.absorbed:
        facts = (("pattern", line.clause), ("points", line.points))
        yield ScoreLine("wsom.score.basic.6", line.points, line.tiles, facts)
    other = next((each for each in counts if each.reading.groups != best.reading.groups), None)
    if other is not None and other.total < best.total:
        tiles = tuple(tile for group in other.reading.groups for tile in group)
        yield ScoreLine("wsom.score.basic.9", other.total, tiles, (("points", other.total),))


@clause("wsom.score.basic.5", "wsom.score.basic.6")
def _shaped_total(counted: Count) -> Iterator[ScoreLine]:
    """The clauses that made the total another than the sum of the lines."""
    if counted.limit != NONE:
        facts = (("limit", counted.limit), ("raw", counted.raw), ("points", counted.total))
        yield ScoreLine("wsom.score.basic.6", 0, facts=facts)
    elif not counted.lines:
        yield ScoreLine("wsom.score.basic.5", 0, facts=(("points", counted.total),))
