"""What a judge says: the form of every ruling, and of the deaths that came before it."""

from enum import Enum
from typing import NamedTuple

from kongbox.engine.clauses import ClauseId
from kongbox.engine.scoresheet import Payment
from kongbox.engine.seats import SEATS, Seat


class Outcome(str, Enum):
    """What happens to the hand in play."""

    NOTHING = "nothing"
    """Nothing at all: there was no fault, or whoever complains may not."""
    PLAY_ON = "play-on"
    """Play goes on; `Ruling.dead` says who no longer takes part."""
    CORRECT = "correct"
    """What is wrong is put right, and play goes on."""
    UNDO = "undo"
    """The act is taken back as if it had not been."""
    WITHDRAWN = "withdrawn"
    """Only words were said, and they count for nothing."""
    CONVERTED = "converted"
    """The word Mahjong becomes a claim for an exposure."""
    WON = "won"
    """`Ruling.winner` has won; where no payment is named, it is paid like any other win."""
    ENDED = "ended"
    """The hand is over without a winner, and East moves on."""
    REDEAL = "redeal"
    """The hand is thrown in: nobody pays, and the same East deals again."""


class TileFate(str, Enum):
    """What becomes of the tile that the case is about."""

    STAYS = "stays"
    """With whoever has it."""
    RETURNS = "returns"
    """To the place where it lay."""
    OPEN_FOR_MAHJONG = "open-for-mahjong"
    """It stays with the dead hand, unless another hand takes it for Mahjong."""
    CLAIMABLE = "claimable"
    """It lies among the discards and can be claimed under its right name."""
    LOST = "lost"
    """It lies among the discards and nobody can claim it."""


class Death(NamedTuple):
    """A hand that no longer takes part."""

    seat: Seat
    false_mahjong: bool = False
    """Whether it died by showing a wrong Mahjong."""
    attempted: int = 0
    """Printed value of the line it was after: the one it named, or else the nearest, of several the cheapest."""


Deaths = tuple[Death, ...]
"""In the order in which the hands died."""


class Returned(NamedTuple):
    """An exposure that goes back to the concealed tiles of its owner, where it is closed to exchanges."""

    seat: Seat
    place: int
    """Which of its exposures, 0 for the first."""


class Ruling(NamedTuple):
    """What follows from what happened."""

    outcome: Outcome
    clauses: tuple[ClauseId, ...]
    """What decided, the row of the table first."""
    dead: tuple[Seat, ...] = ()
    """Hands that are dead from now on, beside those that were."""
    returned: tuple[Returned, ...] = ()
    payments: tuple[Payment, ...] = ()
    """What is paid for the fault itself. A dead hand pays the later winner as if it lived (american.dead.5)."""
    winner: Seat | None = None
    next: Seat | None = None
    """Who acts next, where the fault decides it."""
    tile: TileFate | None = None

    def balance(self) -> tuple[int, int, int, int]:
        """What each seat gains or loses by the fault; the four add up to zero."""
        net = [0, 0, 0, 0]
        for payment in self.payments:
            net[payment.payer] -= payment.points
            net[payment.payee] += payment.points
        return net[0], net[1], net[2], net[3]


def nothing(*clauses: ClauseId) -> Ruling:
    """Nothing happens, and why."""
    return Ruling(Outcome.NOTHING, clauses)


def live(before: Deaths, *gone: Seat) -> tuple[Seat, ...]:
    """The seats that are not dead, in order from East."""
    dead = {death.seat for death in before} | set(gone)
    return tuple(seat for seat in SEATS if seat not in dead)


def next_live(seat: Seat, before: Deaths, *gone: Seat) -> Seat:
    """Who plays after `seat` among those whose hands are live."""
    alive = live(before, *gone)
    assert alive, "somebody is left to play"
    return min(alive, key=lambda other: (other - seat - 1) % 4)
