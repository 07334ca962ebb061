"""Every message between server and page, in and out. Version 1.

Seats are numbers, 0 to 3 in turn order; `Said` is a sentence ready in both languages.
"""

from typing import Any

import msgspec

VERSION = 1


class Said(msgspec.Struct, frozen=True):
    """One sentence in both languages."""

    es: str
    en: str


# ---- what the page sends -------------------------------------------------------------


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    """Do this. `id` is the page's own number; it comes back in the answer and is carried out once."""

    id: str
    name: str
    tiles: list[str] = []
    target: int | None = None
    seq: int = 0
    """The last update the page had seen; an act upon an older state is refused as stale."""


class May(msgspec.Struct, tag="may", forbid_unknown_fields=True):
    """Might I do this? Answered by a `Ruling`, without consequence."""

    id: str
    name: str
    tiles: list[str] = []
    target: int | None = None


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """First message of a connection. `seq` is the last update seen, to be sent only what is missing; 0 for all."""

    version: int = VERSION
    seq: int = 0


class Pause(msgspec.Struct, tag="pause", forbid_unknown_fields=True):
    """Stop or restart the clocks (friends' tables: any player)."""

    on: bool


class Skip(msgspec.Struct, tag="skip", forbid_unknown_fields=True):
    """Do not ask me again this hand: pass for me unless I can win; takes effect two seconds after a discard."""

    on: bool


class Phrase(msgspec.Struct, tag="phrase", forbid_unknown_fields=True):
    """Say a ready phrase to the table (`phrase-*` in the page's texts)."""

    code: str


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Measure the way; `sent` comes back untouched, `lag` is the last measured in milliseconds."""

    sent: float
    lag: int | None = None


Incoming = Act | May | Hello | Pause | Skip | Phrase | Ping

# ---- what the server sends -----------------------------------------------------------


class CellView(msgspec.Struct):
    """One tile of a set as it lies, left to right for its owner."""

    tile: str
    turned: bool = False
    down: bool = False


class MeldView(msgspec.Struct):
    """A set before its owner."""

    kind: str
    cells: list[CellView]
    source: int | None = None


class DiscardView(msgspec.Struct):
    """One place of a river."""

    tile: str
    drawn: bool
    taken_by: int | None = None


class PersonView(msgspec.Struct):
    """Who sits in a seat."""

    player: int
    name: str
    kind: str
    """`person`, `bot` or `empty`."""
    status: str
    """`connected`, `reconnecting`, `away`, `bot`, `empty`."""
    lag: int | None = None
    back_in: int | None = None
    """Seconds until the table stops waiting for a lost connection."""
    done: bool = False
    """Answered the open question, where that may be known (never in a claim window)."""


class SeatView(msgspec.Struct):
    """One seat of the table as the viewer may see it."""

    seat: int
    wind: str
    score: int
    person: PersonView
    count: int
    """Concealed tiles, the drawn one included."""
    tiles: list[str]
    """Concealed tiles in tidy order where the viewer may see them, else empty."""
    drawn: str | None
    """The tile just drawn (`?` when hidden), not among `tiles`."""
    melds: list[MeldView]
    river: list[DiscardView]
    aside: list[str]
    marks: list[str]
    """What the table has noted of this seat, by name; from the second degree on also as `name-degree`."""


class OfferView(msgspec.Struct):
    """An act open to the viewer."""

    name: str
    tiles: list[str]
    target: int | None
    slot: int
    choose: int
    asked: bool
    shows: list[CellView]
    """The set it would lay."""


class QuestionView(msgspec.Struct):
    """The open question, when there is one."""

    name: str
    seat: int | None
    tile: str | None
    asked: bool
    """Whether the viewer is asked."""
    answered: str | None
    """The viewer's own answer, by name."""


class ClockView(msgspec.Struct):
    """Time, in milliseconds from the moment this message was sent."""

    base: int | None
    """Left of this turn or window; None when untimed."""
    total: int | None
    """What `base` began with."""
    bank: int | None
    paused: bool
    paused_by: str | None = None


class LineView(msgspec.Struct):
    """One line of a score sheet."""

    clause: str
    title: Said
    text: Said
    points: int
    tiles: list[str]


class PaymentView(msgspec.Struct):
    """An arrow of the payment diagram."""

    payer: int
    payee: int
    points: int
    clause: str


class AccountView(msgspec.Struct):
    """What one seat's own hand is worth, in games in which every hand is scored."""

    seat: int
    reading: str
    """As what the hand was read: words `reading-<name>` of the game."""
    base: int
    doubles: int
    """How often `base` is doubled."""
    total: int
    """After doubling and any limit."""
    lines: list[LineView]
    """What adds up to `base`."""
    doublings: list[LineView]
    """Reasons for doubling; `points` says how many times."""
    notes: list[LineView]
    arrangement: list[list[str]]
    """The concealed sets and pairs as they were read."""
    rest: list[str]
    """Concealed tiles that were read as nothing."""
    aside: list[str]
    """What lies apart before the seat."""


class ResultView(msgspec.Struct):
    """The settlement of the hand just ended."""

    reason: str
    clause: str
    text: Said
    winner: int | None
    way: str | None
    source: int | None
    winning_tile: str | None
    lines: list[LineView]
    uncounted: list[LineView]
    notes: list[LineView]
    raw: int
    total: int
    limit: str
    payments: list[PaymentView]
    balance: list[int]
    arrangement: list[list[str]]
    hands: list[list[str]]
    """Concealed tiles of all four seats, tidy, now that the hand is over."""
    replay: str
    """Address of the hand's replay."""
    accounts: list[AccountView] = []
    """By seat, where every hand is scored; otherwise none."""


class View(msgspec.Struct):
    """The table as one viewer may see it: everything needed to draw it from nothing."""

    table: str
    name: str
    game: str
    phase: str
    """`waiting` (before the start), or a `Phase` of the engine."""
    me: int | None
    """The viewer's seat; None for a spectator."""
    turn: int | None
    dealer: int
    hand: int
    hands: int
    """Hands of the match."""
    cycle: int
    in_cycle: int
    wall_left: int
    wall_reserve: int
    seats: list[SeatView]
    """By seat, 0 to 3."""
    last_discard: int | None
    """Seat whose river's last place is the discard that counts now."""
    offers: list[OfferView]
    question: QuestionView | None
    clock: ClockView
    result: ResultView | None
    skipping: bool
    differences: dict[str, Any]
    pace: str
    hints: bool
    commitment: str | None
    spectators: int
    sides: int
    """-1: the next player sits at the right of the screen; 1: at the left."""
    may_start: bool = False
    solo: bool = False
    """One person alone with bots."""
    delayed: bool = False
    """A spectator's view, behind by the table's delay."""
    order: list[str] = []
    """All kinds of tiles in tidy order, for sorting a hand."""
    beside: dict[str, Any] = {}
    """What only this game shows beside the table."""


class Update(msgspec.Struct, tag="update"):
    """What happened, and the table as it is after it. `seq` grows by one per event that this viewer sees."""

    seq: int
    events: list[dict[str, Any]]
    """As in the log, redacted for this viewer: `{"event": "TileDrawn", "seat": 0, ...}`."""
    view: View
    reset: bool = False
    """True for a full view that follows nothing: `events` is then the hand so far, to be noted, not told or moved."""


class Accepted(msgspec.Struct, tag="accepted"):
    """The act `id` was carried out and is stored."""

    id: str


class Fact(msgspec.Struct):
    """One step of an explanation; `deciding` marks the one that settles it."""

    text: Said
    deciding: bool = False


class Ruling(msgspec.Struct, tag="ruling"):
    """The answer to `may`, or why an act was refused (`refused`). A refused act changes nothing."""

    id: str
    allowed: bool
    refused: bool
    """True: an act was tried; False: it was only asked about."""
    clause: str
    title: Said
    text: Said
    rule: Said
    facts: list[Fact]


class Problem(msgspec.Struct, tag="problem"):
    """Something that is no matter of rules: a frame that cannot be read, too many, a seat of another."""

    code: str
    text: Said
    id: str | None = None


class Spoken(msgspec.Struct, tag="spoken"):
    """Somebody said a ready phrase."""

    seat: int | None
    name: str
    code: str


class Pong(msgspec.Struct, tag="pong"):
    """Answer to `ping`."""

    sent: float


Outgoing = Update | Accepted | Ruling | Problem | Spoken | Pong
