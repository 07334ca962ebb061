"""What the viewers of one table are told: each his own events, and the table as he may see it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING, Any, NamedTuple

from kongbox.engine.actions import Offer
from kongbox.engine.events import Answered, Event, HandEnded, HandStarted, HandWon, SeedRevealed
from kongbox.engine.phases import Phase
from kongbox.engine.seats import Seat
from kongbox.engine.state import MatchState
from kongbox.engine.views import redact, seen_by
from kongbox.formats.events import to_plain
from kongbox.server.places import BOT, EMPTY, Place
from kongbox.server.protocol import ClockView, PersonView, ResultView, Spoken, Update, View
from kongbox.server.results_on_wire import result_view
from kongbox.server.said import Teller
from kongbox.server.streams import Screen, encoded
from kongbox.server.views_on_wire import STOPPED, Around, match_view, waiting_view
from kongbox.server.waiting import limit, passes_at_once

if TYPE_CHECKING:
    from kongbox.server.live_table import LiveTable


class Settled(NamedTuple):
    """A finished hand."""

    match: MatchState
    started: HandStarted
    won: HandWon | None
    ended: HandEnded


class Showing:
    """Sends the table to its viewers. Every tile that leaves has passed `redact` or `seen_by`."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._public: Settled | None = None
        """For spectators: the last finished hand."""
        self._told: tuple[HandEnded, ResultView] | None = None
        """The settlement worded last, since every viewer is shown the same."""

    # ---- telling what happened ----

    def note(self, event: Event, heard: list[list[Event]]) -> None:
        """Add `event`, which has just happened, to what each player hears, as he may hear it."""
        for place in self._table.places:
            seen = redact(event, self._table.seat_of(place))
            if seen is not None:
                heard[place.player].append(seen)
                place.stream.note([to_plain(seen)])
        if self._live:
            seen = redact(event, None)
            self._table.spectators.note([to_plain(seen)] if seen is not None else [])
        elif isinstance(event, SeedRevealed):
            self._table.spectators.seq += 1
            self._public = self._settled()

    def tell(self, heard: Sequence[Sequence[Event]], events: Sequence[Event]) -> None:
        """Send each viewer the events he hears, and the table after them. Who hears nothing gets no message."""
        ready = any(isinstance(event, Answered) for event in events) and self._asks_openly
        for place in self._table.places:
            if heard[place.player] or ready:
                self._send(place, [to_plain(event) for event in heard[place.player]])
        if self._live:
            self._show_spectators([plain for event in events if (plain := self._public_form(event))])
        elif any(isinstance(event, SeedRevealed) for event in events):
            self._show_spectators([], reset=True)

    def show_all(self, but: Screen | None = None) -> None:
        """Send everybody the table as it is, with no event: somebody came, went, paused."""
        for place in self._table.places:
            if place.stream.screens != [but]:
                self._send(place, [])
        self._show_spectators([])

    def show(self, place: Place) -> None:
        """Send one player the table as it is."""
        self._send(place, [])

    def greet(self, screen: Screen, place: Place | None, seq: int) -> None:
        """Send a new screen what it lacks: the events after number `seq`, or the whole table and this hand so far."""
        stream = place.stream if place else self._table.spectators
        missing = stream.missing(seq)
        view = self.view(place) if place else self.spectators_view()
        events = stream.of_this_hand() if missing is None else missing
        screen.send(encoded(Update(stream.seq, events, view, reset=missing is None)))

    def speak(self, place: Place, code: str) -> None:
        """Let everybody hear a ready phrase."""
        message = Spoken(self._table.seat_of(place), place.name, code)
        for each in self._table.places:
            each.stream.send(message)
        self._table.spectators.send(message)

    def move_screens(self, place: Place, browser: str) -> None:
        """The browser's screens look from this place from now on, and see it whole."""
        watching = self._table.spectators.screens
        moving = [screen for screen in watching if screen.browser == browser]
        self._table.spectators.screens = [screen for screen in watching if screen not in moving]
        place.stream.screens += moving
        place.stream.forget_all()
        if place.stream.screens:
            place.find_again()
        else:
            place.lose(self._table.time.now())

    def _send(self, place: Place, events: list[dict[str, Any]]) -> None:
        if place.stream.screens:
            place.stream.send(Update(place.stream.seq, events, self.view(place)))

    def _show_spectators(self, events: list[dict[str, Any]], reset: bool = False) -> None:
        if self._table.spectators.screens:
            view = self.spectators_view()
            self._table.spectators.send(Update(self._table.spectators.seq, events, view, reset))

    def _public_form(self, event: Event) -> dict[str, Any] | None:
        seen = redact(event, None)
        return to_plain(seen) if seen is not None else None

    # ---- the table as somebody may see it ----

    def view(self, place: Place) -> View:
        """The table as the person at `place` may see it."""
        table = self._table
        if table.play is None:
            around = self._around(skipping=False, may_start=table.status == "waiting")
            return waiting_view(table.rules, table.options, place.player, around)
        seat, match = table.seat_of(place), table.play.match
        started, _, _ = table.play.last
        return match_view(
            table.rules,
            seen_by(match, seat),
            seat,
            self._around(skipping=place.skipping),
            offers=self._offers(seat),
            commitment=started.commitment if started else None,
            result=self.result() if match.phase in (Phase.SETTLED, Phase.BETWEEN, Phase.OVER) else None,
        )

    def _offers(self, seat: Seat) -> tuple[Offer, ...]:
        """What the person may do; alone with bots, a window in which he can claim nothing shows him nothing."""
        table = self._table
        if table.play is None or table.status != "playing":
            return ()
        offers, asked = table.play.offers(seat), table.asked()
        if offers and asked and passes_at_once(asked, table.play.worth_asking(seat), table.play.default_act(seat).name):
            return ()
        return offers

    def spectators_view(self) -> View:
        """The table as somebody without a place may see it: one hand behind, unless the table plays in the open."""
        table = self._table
        if table.play is None:
            return waiting_view(table.rules, table.options, None, self._around())
        if self._live:
            seen = seen_by(table.play.match, None)
            started, _, ended = table.play.last
            around, commitment = self._around(), started.commitment if started else None
            return match_view(
                table.rules, seen, None, around, commitment=commitment, result=self.result() if ended else None
            )
        around = self._around()._replace(delayed=True, clock=STOPPED)
        if self._public is None:
            return match_view(table.rules, MatchState(table.options), None, around)
        seen, commitment = seen_by(self._public.match, None), self._public.started.commitment
        result = self._settlement(self._public)
        return match_view(table.rules, seen, None, around, commitment=commitment, result=result)

    def result(self) -> ResultView | None:
        """The settlement of the hand just ended."""
        settled = self._settled()
        return self._settlement(settled) if settled else None

    def _settled(self) -> Settled | None:
        play = self._table.play
        started, won, ended = play.last if play else (None, None, None)
        return Settled(play.match, started, won, ended) if play and started and ended else None

    def _settlement(self, settled: Settled) -> ResultView:
        if self._told is None or self._told[0] is not settled.ended:
            address = f"/replay/{self._table.id}/{settled.started.number}"
            seen = seen_by(settled.match, None)
            self._told = settled.ended, result_view(self.teller(seen), seen, settled.won, settled.ended, address)
        return self._told[1]

    def teller(self, match: MatchState) -> Teller:
        """Somebody who knows what the people in the seats of `match` are called."""
        return Teller(self._table.rules, [self._table.places[player].name for player in match.seating])

    def clock(self) -> ClockView:
        """The time of the turn or window that is open."""
        table = self._table
        asked = table.asked()
        paused = table.paused_by is not None
        if asked is None:
            return ClockView(None, None, None, paused, table.paused_by)
        used = max(0.0, table.time.now() - asked.at)
        if asked.kind != "turn":
            total = table.pace.answer(asked.kind)
            return ClockView(_left(total, used), _milliseconds(total), None, paused, table.paused_by)
        place = table.at_seat(asked.deal.turn)
        if place.kind == BOT:
            return ClockView(None, None, None, paused, table.paused_by)
        return self._turn_clock(place, limit(asked, place), used)

    def _turn_clock(self, place: Place, time: float | None, used: float) -> ClockView:
        paused_by = self._table.paused_by
        bank = place.reserve.left if place.reserve and time is not None else None
        base = time if self._table.pace.within_hand is not None else self._table.pace.turn
        if bank is not None:
            bank = max(0.0, bank - max(0.0, used - (base or 0.0)))
        return ClockView(_left(base, used), _milliseconds(base), _milliseconds(bank), paused_by is not None, paused_by)

    def _around(self, *, skipping: bool = False, may_start: bool = False) -> Around:
        table = self._table
        return Around(
            table=table.id,
            name=table.name,
            pace=table.manner.pace,
            people=[self._person(place) for place in table.places],
            clock=self.clock(),
            spectators=len(table.spectators.screens),
            skipping=skipping,
            may_start=may_start,
            solo=table.solo,
        )

    def _person(self, place: Place) -> PersonView:
        left = None
        if self._table.status == "playing" and place.lost_at is not None and not place.away:
            left = max(0, ceil(place.lost_at + self._table.manner.grace - self._table.time.now()))
        return PersonView(
            player=place.player,
            name=place.name,
            kind=place.kind,
            status=_status(place),
            lag=place.stream.lag,
            back_in=left if place.kind not in (BOT, EMPTY) else None,
            done=self._is_done(place),
        )

    def _is_done(self, place: Place) -> bool:
        deal = self._table.play.match.deal if self._table.play else None
        if not self._asks_openly or deal is None or deal.question is None:
            return False
        return not deal.question.waits_for(self._table.seat_of(place))

    @property
    def _asks_openly(self) -> bool:
        """Whether it may be seen who has answered: never when the question is about a tile."""
        deal = self._table.play.match.deal if self._table.play else None
        return deal is not None and deal.question is not None and deal.question.tile is None

    @property
    def _live(self) -> bool:
        return self._table.manner.spectators == "live"


def _status(place: Place) -> str:
    if place.kind in (BOT, EMPTY):
        return place.kind
    if place.left or place.away:
        return "away"
    return "connected" if place.stream.screens else "reconnecting"


def _milliseconds(seconds: float | None) -> int | None:
    return None if seconds is None else round(seconds * 1000)


def _left(seconds: float | None, used: float) -> int | None:
    return None if seconds is None else max(0, round((seconds - used) * 1000))
