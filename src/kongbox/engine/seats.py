"""Seats: four places round the table, counted in turn order."""

Seat = int
"""0 to 3. Seat ``s + 1`` plays after seat ``s``; which way round the screen that is, a page decides."""

SEATS: tuple[Seat, ...] = (0, 1, 2, 3)
WINDS = ("E", "S", "W", "N")
"""Letters of the winds, in turn order from the dealer."""


def lower(seat: Seat) -> Seat:
    """The seat that plays next."""
    return (seat + 1) % 4


def opposite(seat: Seat) -> Seat:
    """The seat across the table."""
    return (seat + 2) % 4


def upper(seat: Seat) -> Seat:
    """The seat that plays before."""
    return (seat + 3) % 4


def steps(start: Seat, end: Seat) -> int:
    """How many turns `end` comes after `start`, 0 to 3."""
    return (end - start) % 4


def others(seat: Seat) -> tuple[Seat, Seat, Seat]:
    """The three other seats in turn order."""
    return lower(seat), opposite(seat), upper(seat)


def wind_of(seat: Seat, dealer: Seat) -> str:
    """The wind letter of `seat` while `dealer` is East."""
    return WINDS[steps(dealer, seat)]
