"""Who pays, and how much: for a won hand, and for the faults that end one. Points, never money."""

from typing import NamedTuple

from kongbox.engine.clauses import ClauseId, clause
from kongbox.engine.scoresheet import Payment, ScoreLine, ScoreSheet
from kongbox.engine.seats import Seat, others
from kongbox.rulesets.american.matcher import Match
from kongbox.rulesets.american.scoring import laid, worth_of
from kongbox.tiles.tile import Tile

SELF, DISCARD, EXCHANGE, DEAL = WAYS = ("self", "discard", "exchange", "deal")
"""How a hand is won: on a tile from the wall, on a discard, by a joker exchange, with the fourteen tiles dealt."""
FLAT = 4
"""How many times the printed value an offender pays alone, whatever the hand holds."""


class Circumstances(NamedTuple):
    """What else there is to know about a win."""

    tile: Tile | None = None
    """The tile that completed the hand: the joker, where it was an exchange."""
    exposed: bool = True
    """Whether any group was exposed before the declaration."""
    dead: tuple[Seat, ...] = ()
    """The dead hands; they pay like any other."""
    unsafe: bool = False
    """Whether the discard was an unsafe one from a hot wall."""


ORDINARY = Circumstances()


@clause("american.score.1", "american.score.6", "american.score.9", "american.score.12")
def settle(
    match: Match, winner: Seat, way: str, discarder: Seat | None = None, circumstances: Circumstances = ORDINARY
) -> ScoreSheet:
    """The whole sheet of a won hand: why it is worth so much, and who pays the winner what.

    Args:
        match: the fourteen tiles, read as the line that pays best.
        winner: who won.
        way: how, one of `WAYS`.
        discarder: whose discard it was; None for every other way.
        circumstances: facts that explain the sheet, or change who pays.
    """
    assert (way == DISCARD) == (discarder is not None), "a discard has a discarder, and nothing else has"
    worth = worth_of(match, circumstances.exposed)
    payments, why = paid(winner, worth.points, way, discarder, circumstances)
    return ScoreSheet(
        winner=winner,
        lines=worth.lines,
        raw=worth.points,
        total=worth.points,
        arrangement=laid(match),
        uncounted=worth.uncounted,
        responsible=winner if discarder is None else discarder,
        payments=payments,
        notes=(*why, *dead_payers(winner, circumstances.dead)),
    )


# ---- who pays for a win ------------------------------------------------------------------

Paid = tuple[tuple[Payment, ...], tuple[ScoreLine, ...]]
"""The payments, and the lines that say why they are as they are."""


@clause("american.score.1", "american.score.6", "american.score.11", "american.east.2")
def paid(winner: Seat, worth: int, way: str, discarder: Seat | None, circumstances: Circumstances = ORDINARY) -> Paid:
    """Everybody pays the winner and nobody else; whether anybody is East makes no difference.

    Args:
        worth: what a player pays who pays once.
    """
    if discarder is None:
        return _for_a_tile_of_ones_own(winner, worth, way, circumstances.tile)
    if circumstances.unsafe:
        return _for_an_unsafe_discard(winner, worth, discarder)
    return _for_a_discard(winner, worth, discarder)


@clause("american.score.2")
def _for_a_discard(winner: Seat, worth: int, discarder: Seat) -> Paid:
    """The discarder pays double."""
    why = "american.score.2"
    amounts = ((payer, 2 * worth if payer == discarder else worth) for payer in others(winner))
    payments = tuple(Payment(payer, winner, points, why) for payer, points in amounts)
    return payments, (ScoreLine(why, 0, facts=(("source", discarder), ("double", 2 * worth), ("points", worth))),)


@clause("american.score.3", "american.joker.11", "american.east.6", "american.east.7")
def _for_a_tile_of_ones_own(winner: Seat, worth: int, way: str, tile: Tile | None) -> Paid:
    """All pay double: for a tile from the wall, a joker exchanged, or the hand that was dealt."""
    why = "american.score.3"
    payments = tuple(Payment(payer, winner, 2 * worth, why) for payer in others(winner))
    notes: tuple[ScoreLine, ...] = (ScoreLine(why, 0, facts=(("points", 2 * worth),)),)
    if way == EXCHANGE:
        tiles = () if tile is None else (tile,)
        notes += (ScoreLine("american.joker.11", 0, tiles),)
    return payments, notes


@clause("american.option.2")
def _for_an_unsafe_discard(winner: Seat, worth: int, discarder: Seat) -> Paid:
    """House rule of the hot wall: who throws an unsafe tile into it pays what all three would have paid."""
    why, whole = "american.option.2", 4 * worth
    facts = (("source", discarder), ("points", whole))
    return (Payment(discarder, winner, whole, why),), (ScoreLine(why, 0, facts=facts),)


@clause("american.dead.5", "american.score.7")
def dead_payers(winner: Seat, dead: tuple[Seat, ...]) -> tuple[ScoreLine, ...]:
    """A line for each dead hand: it pays exactly what it would have paid alive, and never receives."""
    return tuple(ScoreLine("american.dead.5", 0, facts=(("seat", seat),)) for seat in dead if seat != winner)


# ---- who pays for a fault ----------------------------------------------------------------


@clause("american.score.6", "american.adj.12", "american.adj.19", "american.adj.24")
def flat_award(offender: Seat, winner: Seat, value: int, row: ClauseId) -> tuple[Payment, ...]:
    """The offender alone pays four times the printed value; a hand without jokers does not double it.

    Args:
        row: the row of the adjudication table that says so.
    """
    return (Payment(offender, winner, FLAT * value, row),)


@clause("american.score.6", "american.adj.15", "american.adj.16")
def survivor_award(payer: Seat, survivor: Seat, attempted: int, row: ClauseId) -> tuple[Payment, ...]:
    """The one intact hand is paid twice the printed value of the line that `payer` was after."""
    return (Payment(payer, survivor, 2 * attempted, row),) if attempted else ()


@clause("american.score.6", "american.adj.17")
def wrecked_wall_award(wrecker: Seat, intact: tuple[Seat, ...], lowest: int) -> tuple[Payment, ...]:
    """Each intact hand is paid the lowest value on the card by whoever wrecked the wall."""
    return tuple(Payment(wrecker, seat, lowest, "american.adj.17") for seat in intact)
