"""The four places of a table: who has them, and whether they are there."""

from typing import NamedTuple

from kongbox.bots import best_bot, bots_of
from kongbox.bots.protocol import Bot
from kongbox.server.paces import Reserve
from kongbox.server.streams import Stream
from kongbox.store import PersonRecord

PERSON, BOT, EMPTY = "person", "bot", "empty"
BOT_NAMES = ("Jade", "Coral", "Ónix", "Ámbar")


class Coming(NamedTuple):
    """Somebody who takes over a bot's place at the next hand."""

    person: PersonRecord
    browser: str


class Place:
    """The place of one player number, for the length of the match."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.person: PersonRecord | None = None
        self.bot: Bot | None = None
        self.stream = Stream()
        self.reserve: Reserve | None = None
        self.coming: Coming | None = None
        self.lost_at: float | None = None
        """The table's time when the last screen was lost; None while one is there."""
        self.away = False
        """Whether the table no longer waits."""
        self.left = False
        """Whether the person has given the place up; a bot has it from the next hand on."""
        self.skipping = False

    @property
    def kind(self) -> str:
        """``person``, ``bot`` or ``empty``."""
        return self.person.kind if self.person else EMPTY

    @property
    def name(self) -> str:
        """What is written on the plate."""
        return self.person.name if self.person else ""

    @property
    def present(self) -> bool:
        """Whether a person sits here with at least one screen."""
        return self.kind == PERSON and bool(self.stream.screens)

    def seat(self, game: str, person: PersonRecord | None) -> None:
        """Let somebody have the place, or nobody."""
        self.person = person
        self.bot = None
        self.left = False
        if person and person.kind == BOT:
            make = bots_of(game).get(person.bot)
            self.bot = make() if make else best_bot(game)

    def lose(self, at: float) -> None:
        """The last screen is gone, at this moment of the table's time."""
        self.lost_at, self.away = at, False

    def find_again(self) -> None:
        """A screen is there."""
        self.lost_at, self.away = None, False
