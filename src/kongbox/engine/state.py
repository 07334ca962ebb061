"""The state of a match and of the hand in play: frozen, compared by value, made by folding events."""

from typing import Any, NamedTuple

from kongbox.engine.actions import Action
from kongbox.engine.events import DiscardSwapped, MeldExchanged, Throws
from kongbox.engine.phases import Phase
from kongbox.engine.seats import Seat
from kongbox.tiles.tile import Tile

Tiles = tuple[Tile, ...]
Mark = tuple[str, int]
NEXT_HAND = "next-hand"
"""The question whether the next hand may begin; the one question every game asks."""


class Discard(NamedTuple):
    """One tile thrown, in the order of the hand."""

    seat: Seat
    tile: Tile
    drawn: bool
    """Whether it was the tile just drawn."""
    taken_by: Seat | None = None
    """Who claimed it; its place in the river stays empty."""


class Meld(NamedTuple):
    """A declared set, lying before its owner."""

    kind: str
    """The rule set's word: ``chi``, ``pong``, ``kong-big``, ``kong-small``, ``kong-concealed``."""
    tiles: Tiles
    """All its tiles in tidy order, a claimed or added one included."""
    claimed: Tile | None = None
    source: Seat | None = None
    """Whose discard the claimed tile was."""
    face_down: bool = False
    """Its owner alone sees the faces."""


class Wall(NamedTuple):
    """How far the wall is used up. Its order is known to nobody but the shuffle."""

    total: int
    live: int = 0
    """Tiles taken from the live end, the dealt ones included."""
    supplements: int = 0
    """Tiles taken from the other end."""
    reserve: int = 0
    """Tiles that stay undrawn."""

    @property
    def left(self) -> int:
        """Tiles that may still be drawn, from either end."""
        return self.total - self.live - self.supplements - self.reserve


class Question(NamedTuple):
    """Something asked of several seats at once; the answers stay sealed until it closes."""

    name: str
    """``claim``, ``next-hand``, or a word of the rule set."""
    asked: tuple[Seat, ...]
    seat: Seat | None = None
    """Whose act it is about: the discarder, the declarer of the kong."""
    tile: Tile | None = None
    answers: tuple[Action | None, ...] = (None, None, None, None)
    """By seat; for a viewer only his own."""

    def waits_for(self, seat: Seat) -> bool:
        """Whether `seat` is asked and has not answered."""
        return seat in self.asked and self.answers[seat] is None

    @property
    def complete(self) -> bool:
        """Whether every seat asked has answered."""
        return all(self.answers[seat] is not None for seat in self.asked)


class DealState(NamedTuple):
    """One hand, from the deal to the settlement."""

    options: Any
    """The table's options, in the rule set's own form."""
    number: int
    """1 for the first hand of the match."""
    dealer: Seat
    phase: Phase
    turn: Seat
    wall: Wall
    hands: tuple[Tiles, ...] = ((), (), (), ())
    """Concealed tiles by seat, in order of arrival; the drawn tile is the last."""
    melds: tuple[tuple[Meld, ...], ...] = ((), (), (), ())
    aside: tuple[Tiles, ...] = ((), (), (), ())
    """Tiles laid apart for good: flowers, honour cards."""
    discards: tuple[Discard, ...] = ()
    """All discards of the hand in order; a river is one seat's share."""
    drawn: Tile | None = None
    """The tile the seat in turn has just drawn; None after a claim."""
    drawn_from: str = ""
    """``live`` or ``supplement``, for the tile just drawn."""
    question: Question | None = None
    marks: tuple[tuple[Mark, ...], ...] = ((), (), (), ())
    """What rule sets note about a seat (a dead hand), by name and number, last word wins."""
    revealed: tuple[bool, ...] = (False, False, False, False)
    """Which seats have laid their tiles open."""
    winner: Seat | None = None
    throws: Throws = ()
    """The throws of two dice that opened the wall."""
    transit: tuple[Tiles, ...] = ((), (), (), ())
    """Tiles on their way, face down before the seat that may send them on; nobody sees a face of them."""
    exchanges: tuple[MeldExchanged | DiscardSwapped, ...] = ()
    """What the seat in turn has exchanged with sets and discards since it drew, claimed or began."""
    agreed: bool | None = None
    """Whether everybody accepted the options that need it; None where nobody was asked."""

    @property
    def last_discard(self) -> Discard | None:
        """The tile thrown last, whether or not it was claimed."""
        return self.discards[-1] if self.discards else None

    def river(self, seat: Seat) -> tuple[Discard, ...]:
        """What `seat` has thrown, in order."""
        return tuple(discard for discard in self.discards if discard.seat == seat)

    def mark(self, seat: Seat, name: str) -> int:
        """The number noted under `name` for `seat`; 0 when nothing was noted."""
        return next((value for key, value in reversed(self.marks[seat]) if key == name), 0)


class MatchState(NamedTuple):
    """All hands of one sitting."""

    options: Any
    seating: tuple[int, ...] = (0, 1, 2, 3)
    """Which player sits in seat 0, 1, 2, 3; players are numbered as the header lists them."""
    scores: tuple[int, ...] = (0, 0, 0, 0)
    """Points by player, not by seat: seats are drawn anew within a match."""
    hands_played: int = 0
    """Hands that are over, those thrown in included."""
    redealt: int = 0
    """How many of them were thrown in and dealt again."""
    deal: DealState | None = None
    """The hand in play, or the last one until the next is dealt."""
    over: bool = False
    agreed: bool | None = None
    """Whether everybody accepted the options that need it; None where nobody was asked."""

    @property
    def phase(self) -> Phase:
        """Where play stands."""
        if self.over:
            return Phase.OVER
        return self.deal.phase if self.deal else Phase.BETWEEN

    def seat_of(self, player: int) -> Seat:
        """Where `player` sits."""
        return self.seating.index(player)
