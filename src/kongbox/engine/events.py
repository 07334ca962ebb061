"""What happened: the vocabulary of the log.

Events are facts. They are flat (whole numbers, short strings, tuples of them), hold nothing that
can be derived, no text and no time of day. `views.redact` decides who sees what of them.
"""

from typing import NamedTuple

from kongbox.engine.scoresheet import ScoreSheet
from kongbox.engine.seats import Seat
from kongbox.tiles.tile import Tile

Throws = tuple[tuple[int, int], ...]
"""Throws of two dice, in order."""


class SeatsDrawn(NamedTuple):
    """The players took their seats for a seating period."""

    seating: tuple[int, ...]
    """The player in seat 0 (the first dealer), 1, 2, 3."""
    throws: Throws = ()
    drawn: tuple[str, ...] = ()
    """The lots by player (wind letters), where seats are drawn by lot."""


class HandStarted(NamedTuple):
    """A wall was shuffled, committed to, built and broken."""

    number: int
    dealer: Seat
    commitment: str
    """Hash of the seed and salt that made the wall; the seed follows when the hand is over."""
    tiles: int
    """Tiles in the wall."""
    reserve: int
    """Tiles of it that stay undrawn."""
    throws: Throws = ()


class TableAgreed(NamedTuple):
    """Everybody accepted the options of the table that need it, or somebody did not; it holds for the whole match."""

    agreed: bool
    clause: str


class TilesDealt(NamedTuple):
    """A seat received its first tiles. Seen by its owner."""

    seat: Seat
    tiles: tuple[Tile, ...]


class TurnBegan(NamedTuple):
    """A seat is to act without drawing: the dealer's first turn."""

    seat: Seat


class TileDrawn(NamedTuple):
    """A seat took a tile from the wall. The face is seen by its owner."""

    seat: Seat
    tile: Tile
    source: str
    """``live`` or ``supplement``."""


class TileDiscarded(NamedTuple):
    """A seat threw a tile."""

    seat: Seat
    tile: Tile
    drawn: bool


class QuestionOpened(NamedTuple):
    """Several seats are asked something at once."""

    name: str
    asked: tuple[Seat, ...]
    seat: Seat | None = None
    tile: Tile | None = None


class Answered(NamedTuple):
    """A seat answered the open question. Seen by its own seat alone, then and for ever."""

    seat: Seat
    name: str
    tiles: tuple[Tile, ...] = ()
    target: int | None = None


class QuestionClosed(NamedTuple):
    """The answers are in; what they led to follows."""

    name: str


class ClaimAnnounced(NamedTuple):
    """A seat said the word: chi, pong, kong, or that it wins."""

    seat: Seat
    name: str
    target: Seat | None = None
    """Whose hand it is about, where a word is said of somebody."""


class ClaimLapsed(NamedTuple):
    """An announced claim gave way to another."""

    seat: Seat
    name: str
    clause: str


class MeldShown(NamedTuple):
    """A seat laid a set before its hand."""

    seat: Seat
    kind: str
    tiles: tuple[Tile, ...]
    """All its tiles in tidy order."""
    claimed: Tile | None = None
    """The one that came from the last discard, if any; the others came from the hand."""
    source: Seat | None = None
    face_down: bool = False
    """Announced and set apart unseen: its owner alone sees the faces until it is turned up."""


class MeldTurned(NamedTuple):
    """A set that lay face down was turned up."""

    seat: Seat
    place: int
    """Which of its sets, 0 for the first."""
    tiles: tuple[Tile, ...]


class MeldGrown(NamedTuple):
    """A seat added a tile of its hand to a set on the table."""

    seat: Seat
    place: int
    """Which of its sets, 0 for the first."""
    kind: str
    """What the set is now."""
    tile: Tile


class MeldShrunk(NamedTuple):
    """The tile just added to a set was taken by another: the set is what it was before."""

    seat: Seat
    place: int
    kind: str
    tile: Tile


class MeldAmended(NamedTuple):
    """A seat changed the set it has just laid: tiles joined it from the hand, others went back there."""

    seat: Seat
    place: int
    kind: str
    """What the set is now."""
    tiles: tuple[Tile, ...]
    """All its tiles in tidy order."""


class MeldReturned(NamedTuple):
    """A set went back into the hand of its owner, who alone sees its tiles from now on."""

    seat: Seat
    place: int
    tiles: tuple[Tile, ...]


class MeldExchanged(NamedTuple):
    """A seat put a tile of its hand into a set on the table and took another out of it."""

    seat: Seat
    given: Tile
    owner: Seat
    """Whose set it is."""
    place: int
    taken: Tile


class DiscardTaken(NamedTuple):
    """A seat took the last discard into its hand, without laying a set."""

    seat: Seat
    tile: Tile


class DiscardSwapped(NamedTuple):
    """A seat put a tile of its hand among the discards and took the one that lay there."""

    seat: Seat
    place: int
    """Which of all discards, 0 for the first of the hand."""
    given: Tile
    taken: Tile


class TilesRemoved(NamedTuple):
    """Tiles were taken out of the wall before any was dealt: the table plays without them."""

    tiles: tuple[Tile, ...]


class TilesMoved(NamedTuple):
    """Tiles went from hand to hand, to the place beside a hand, or on their way face down.

    What lies in ``transit`` before a seat is seen by nobody: it may be sent on by a seat that never looks at it.
    """

    source: tuple[str, Seat]
    """``hand``, ``aside`` or ``transit``, and whose."""
    target: tuple[str, Seat]
    tiles: tuple[Tile, ...]
    seen_by: tuple[Seat, ...] = ()
    """Who sees the faces; tiles laid aside are seen by all."""


class MarkSet(NamedTuple):
    """Something is noted about a seat, with the clause that says so."""

    seat: Seat
    name: str
    value: int
    clause: str


class StoodIn(NamedTuple):
    """The act that follows was chosen for the seat, because it was late, away or sent nonsense."""

    seat: Seat
    why: str
    """``clock``, ``away`` or ``fault``."""
    sealed: bool
    """True in an open question: then only the seat itself sees it."""


class HandRevealed(NamedTuple):
    """A seat laid its concealed tiles open."""

    seat: Seat
    tiles: tuple[Tile, ...]


class HandConcealed(NamedTuple):
    """A seat took its open tiles back; from now on it alone sees them."""

    seat: Seat
    tiles: tuple[Tile, ...]


class HandWon(NamedTuple):
    """A seat completed its hand."""

    seat: Seat
    tile: Tile
    """The winning tile."""
    source: Seat
    """Whose tile it was; the winner's own seat for a tile from the wall."""
    way: str
    """``self``, ``discard`` or ``rob``; rule sets may have more words."""


class HandEnded(NamedTuple):
    """The hand is over and paid."""

    reason: str
    """``win``, or the rule set's word for a hand without a winner."""
    balance: tuple[int, ...]
    """Points gained or lost, by seat."""
    sheet: ScoreSheet | None = None
    clause: str = ""
    """The clause under which a hand without a winner ended."""
    again: bool = False
    """Thrown in: the same dealer deals once more, and the hand counts for nothing."""


class SeedRevealed(NamedTuple):
    """The seed behind the hand's wall; anybody can now prove the shuffle."""

    seed: str
    salt: str
    contributions: tuple[str, ...] = ()


class MatchEnded(NamedTuple):
    """The last hand is settled."""

    scores: tuple[int, ...]
    """Points by player."""


Event = (
    SeatsDrawn | HandStarted | TableAgreed | TilesDealt | TurnBegan | TileDrawn | TileDiscarded | QuestionOpened
    | Answered | QuestionClosed | ClaimAnnounced | ClaimLapsed | MeldShown | MeldTurned | MeldGrown | MeldShrunk
    | MeldAmended | MeldReturned | MeldExchanged | DiscardTaken | DiscardSwapped | TilesRemoved | TilesMoved | MarkSet
    | StoodIn | HandRevealed | HandConcealed | HandWon | HandEnded | SeedRevealed | MatchEnded
)  # fmt: skip
