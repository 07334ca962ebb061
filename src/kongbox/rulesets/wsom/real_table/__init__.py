"""The clauses about hands at a real table, step by step: what comes next, and who may do it.

On line the shuffle of the server takes the place of mixing, building and throwing; these procedures are for a
page beside a table of wood.
"""

from kongbox.engine.clauses import clause

SEATING, MIXING, BUILDING, DEALING = "seats", "mixing", "building", "dealing"

REFUSABLE = (
    "wsom.deal.1", "wsom.deal.4", "wsom.deal.5", "wsom.dice.1", "wsom.play.1", "wsom.seat.1", "wsom.seat.2",
    "wsom.seat.3", "wsom.seat.4", "wsom.seat.5", "wsom.seat.6", "wsom.shuffle.1", "wsom.shuffle.2", "wsom.shuffle.3",
    "wsom.shuffle.4", "wsom.shuffle.5", "wsom.shuffle.6", "wsom.win.4",
)  # fmt: skip
"""Every clause under which these procedures say no; each has its sentence in both languages."""


@clause("wsom.obj.3", "wsom.shuffle.0", "wsom.shuffle.7")
def stages(new_seats: bool, automatic: bool) -> tuple[str, ...]:
    """What happens before the first turn of a hand, in order; each stage is the module of that name.

    Args:
        new_seats: a seating period begins with this hand.
        automatic: the table mixes and builds by itself; for the rest the judges say how it is used.
    """
    by_hand = () if automatic else (MIXING, BUILDING)
    return (*((SEATING,) if new_seats else ()), *by_hand, DEALING)
