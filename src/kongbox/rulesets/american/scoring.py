"""What a won hand is worth: the printed value of its line, and the double for playing without jokers."""

from typing import NamedTuple

from kongbox.engine.clauses import clause
from kongbox.engine.scoresheet import ScoreLine
from kongbox.engine.state import Tiles
from kongbox.rulesets.american.card import Group
from kongbox.rulesets.american.matcher import Match
from kongbox.rulesets.american.tileset import JOKER

EXPLAINED = {
    "american.score.1": ("line", "value"),
    "american.score.2": ("source", "double", "points"),
    "american.score.3": ("points",),
    "american.score.4": ("points",),
    "american.joker.11": (),
    "american.dead.5": ("seat",),
    "american.option.2": ("source", "points"),
}
"""The clauses that explain a sheet, with the facts their sentence ``line`` is told."""
NOT_COUNTED = {"american.score.5": ("points",), "american.score.10": ("points",)}
"""The clauses why a double is not given, with the facts their sentence ``uncounted`` is told."""


class Worth(NamedTuple):
    """The worth of a hand, with reasons."""

    points: int
    """What a player pays who pays once."""
    lines: tuple[ScoreLine, ...]
    uncounted: tuple[ScoreLine, ...]
    """Doubles that a player might expect, and does not get."""


def worth_of(match: Match, exposed: bool) -> Worth:
    """What `match` is worth.

    Args:
        match: the fourteen tiles, read as the line that is to be paid.
        exposed: whether any group was exposed before the declaration.
    """
    lines = (printed_value(match), *jokerless(match))
    points = sum(line.points for line in lines)
    return Worth(points, lines, (*never_doubled(match), *(() if exposed else concealed_is_no_double(match))))


@clause("american.score.1", "american.score.12")
def printed_value(match: Match) -> ScoreLine:
    """The value that the card prints beside the line, or beside the alternative of it that was made."""
    tiles = tuple(tile for group in laid(match) for tile in group)
    return ScoreLine("american.score.1", match.value, tiles, (("line", match.concrete.line.id), ("value", match.value)))


@clause("american.score.4", "american.score.8", "american.joker.13")
def jokerless(match: Match) -> tuple[ScoreLine, ...]:
    """The same value once more for an eligible hand without jokers; those exchanged away before do not count."""
    if not match.doubled:
        return ()
    return (ScoreLine("american.score.4", match.value, facts=(("points", match.value),)),)


@clause("american.score.4", "american.score.10")
def never_doubled(match: Match) -> tuple[ScoreLine, ...]:
    """Singles and pairs, as the card calls its section, earn no double for being without jokers."""
    if match.doubled or not match.jokerless:
        return ()
    return (ScoreLine("american.score.10", match.value, facts=(("points", match.value),)),)


@clause("american.score.5", "american.concealed.1")
def concealed_is_no_double(match: Match) -> tuple[ScoreLine, ...]:
    """Neither a C line nor an X line finished without exposures earns anything for it."""
    return (ScoreLine("american.score.5", match.value, facts=(("points", match.value),)),)


def laid(match: Match) -> tuple[Tiles, ...]:
    """The fourteen tiles as the line groups them, the jokers of a group behind its naturals."""
    return tuple(with_jokers(group, jokers) for group, jokers in zip(match.concrete.groups, match.jokers, strict=True))


def with_jokers(group: Group, jokers: int) -> Tiles:
    """The tiles of a group, so many of them jokers."""
    return (group.tile,) * (group.count - jokers) + (JOKER,) * jokers
