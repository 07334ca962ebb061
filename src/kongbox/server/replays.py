"""Finished hands, moment by moment, and the log they come from. A hand in play is never read here."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from kongbox.engine.events import Event, HandEnded, HandStarted, HandWon, SeatsDrawn, SeedRevealed
from kongbox.engine.evolve import evolve
from kongbox.engine.ruleset import RuleSet
from kongbox.engine.seats import Seat
from kongbox.engine.state import MatchState
from kongbox.engine.views import redact, seen_by
from kongbox.formats.events import from_plain, to_plain
from kongbox.formats.log import Header, write_log
from kongbox.server.declined import Declined
from kongbox.server.manner import manner_of
from kongbox.server.places import BOT, EMPTY
from kongbox.server.protocol import PersonView, ResultView, View
from kongbox.server.results_on_wire import result_view
from kongbox.server.said import Teller
from kongbox.server.views_on_wire import Around, match_view
from kongbox.store import HandRecord, TableRecord


class Frame(msgspec.Struct):
    """One moment of a hand: what happened, and the table after it."""

    events: list[dict[str, Any]]
    view: View


class Replay(msgspec.Struct):
    """A finished hand. `hands` counts the finished hands of the table."""

    table: str
    name: str
    game: str
    hand: int
    hands: int
    frames: list[Frame]
    copies: dict[str, int]
    """How many of each kind the game is played with, in tidy order: what was shuffled."""


class Finished(NamedTuple):
    """The finished hands of one table."""

    rules: RuleSet
    table: TableRecord
    hands: list[HandRecord]

    def log(self, until: int) -> Iterator[str]:
        """The lines of the log up to the end of a hand.

        Raises:
            Declined: that hand is not finished.
        """
        if not any(hand.number == until for hand in self.hands):
            raise Declined("declined-no-hand", 404)
        assert self.table.header is not None, "a finished hand has a header before it"
        header = Header(**self.table.header | {"players": tuple(self.table.header["players"])})
        return write_log(header, (event for hand in self.hands if hand.number <= until for event in _events(hand)))

    def replay(self, number: int, viewer: Seat | None) -> Replay:
        """Every moment of a hand, with all tiles open, or as the seat `viewer` saw it.

        Raises:
            Declined: that hand is not finished.
        """
        match = MatchState(self.rules.read_options(self.table.options))
        for hand in self.hands:
            if hand.number == number:
                frames = list(self._frames(match, hand, viewer))
                copies: dict[str, int] = {tile: self.rules.tiles.copies[tile] for tile in self.rules.tiles.kinds}
                return Replay(self.table.id, self.table.name, self.table.game, number, len(self.hands), frames, copies)
            for event in _events(hand):
                match = evolve(match, event)
        raise Declined("declined-no-hand", 404)

    def _frames(self, match: MatchState, hand: HandRecord, viewer: Seat | None) -> Iterator[Frame]:
        commitment, won, result = None, None, None
        begun = paid = False
        for event in _events(hand):
            match = evolve(match, event)
            begun = begun or isinstance(event, SeatsDrawn | HandStarted)
            commitment = event.commitment if isinstance(event, HandStarted) else commitment
            won = event if isinstance(event, HandWon) else won
            if isinstance(event, HandEnded):
                result = event
            paid = paid or isinstance(event, SeedRevealed)
            seen = redact(event, viewer) if viewer is not None else _open(event)
            if begun and seen is not None:
                shown = self._result(match, won, result) if paid and result else None
                yield Frame([to_plain(seen)], self._view(match, viewer, commitment, shown))

    def _view(self, match: MatchState, viewer: Seat | None, commitment: str | None, result: ResultView | None) -> View:
        around = Around(self.table.id, self.table.name, manner_of(self.table.manner).pace, self._people())
        seen = seen_by(match, viewer) if viewer is not None else _without_answers(match)
        return match_view(self.rules, seen, viewer, around, commitment=commitment, result=result)

    def _result(self, match: MatchState, won: HandWon | None, ended: HandEnded) -> ResultView:
        names = {person.player: person.name for person in self.table.people}
        teller = Teller(self.rules, [names.get(player, "") for player in match.seating])
        assert match.deal is not None
        return result_view(teller, match, won, ended, f"/replay/{self.table.id}/{match.deal.number}")

    def _people(self) -> list[PersonView]:
        known = {person.player: person for person in self.table.people}
        people = []
        for player in range(4):
            person = known.get(player)
            kind = person.kind if person else EMPTY
            status = "connected" if kind not in (BOT, EMPTY) else kind
            people.append(PersonView(player, person.name if person else "", kind, status))
        return people


def _events(hand: HandRecord) -> Iterator[Event]:
    return (from_plain(json.loads(line)) for line in hand.lines)


def _open(event: Event) -> Event | None:
    """With all tiles open sealed answers still are nobody's business: who is not any seat hears none of them."""
    return None if redact(event, None) is None else event


def _without_answers(match: MatchState) -> MatchState:
    deal = match.deal
    if deal is None or deal.question is None:
        return match
    return match._replace(deal=deal._replace(question=deal.question._replace(answers=(None,) * 4)))
