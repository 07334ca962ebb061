"""What a seat may ask for: actions are wishes, offers are the wishes that would be granted.

The engine has one form for all acts of all games. Their names are words of the rule set
(``discard``, ``pong``, ``pass``), so a client or a bot needs no knowledge of a game to relay them.
"""

from collections import Counter
from typing import NamedTuple

from kongbox.engine.seats import Seat
from kongbox.tiles.tile import Tile


class Action(NamedTuple):
    """A wish of one seat."""

    seat: Seat
    name: str
    """Which act, in the rule set's word."""
    tiles: tuple[Tile, ...] = ()
    """The tiles of the seat's own hand that it concerns, in tidy order."""
    target: int | None = None
    """A number the act needs: a seat, a set, a count; what it means, the act's name says."""


class Offer(NamedTuple):
    """An act open to a seat now."""

    name: str
    tiles: tuple[Tile, ...] = ()
    """Exactly these tiles; where `choose` is not 0, any `choose` of them."""
    target: int | None = None
    choose: int = 0
    slot: int = 0
    """Where the act sits in the dock: 1 win, 2 kong, 3 pong, 4 chi, 5 pass; 0 not in the dock."""
    asked: bool = True
    """Whether the table waits for it; an offer that is not asked is open at any time."""

    def admits(self, action: Action) -> bool:
        """Whether `action` is this act with these tiles, or with a choice among them."""
        if (action.name, action.target) != (self.name, self.target):
            return False
        if not self.choose:
            return action.tiles == self.tiles
        return len(action.tiles) == self.choose and not Counter(action.tiles) - Counter(self.tiles)

    def by(self, seat: Seat) -> Action:
        """This offer taken up by `seat`; not for offers that leave a choice."""
        return Action(seat, self.name, self.tiles, self.target)


class Refusal(NamedTuple):
    """Why an action is not carried out: the clause that forbids it and the facts that decided."""

    clause: str
    facts: tuple[tuple[str, str | int], ...] = ()
    """Arguments of the clause's ``refusal`` sentence, by name: tiles as codes, seats as numbers."""
