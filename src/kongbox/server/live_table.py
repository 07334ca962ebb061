"""One table at work: a queue in, events out.

Whatever changes the game goes through the queue, one step after the other. Each step stores first, then lets the
events happen, then tells every viewer what he may know. The alarm of the table's clock is a step like any other.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from kongbox.engine import events as happened
from kongbox.engine.actions import Action, Refusal
from kongbox.engine.events import Event
from kongbox.engine.legal import awaited
from kongbox.engine.phases import Phase
from kongbox.engine.ruleset import RuleSet
from kongbox.engine.seats import Seat
from kongbox.engine.shuffle import Seed
from kongbox.server.bot_turns import BotTurns
from kongbox.server.clocks import Clock, TableClock
from kongbox.server.limits import SCREENS_PER_SEAT, SPECTATORS
from kongbox.server.manner import manner_of
from kongbox.server.paces import Reserve, pace_of
from kongbox.server.places import BOT, PERSON, Place
from kongbox.server.play import Play
from kongbox.server.showing import Showing
from kongbox.server.streams import Screen, Stream
from kongbox.server.waiting import Answer, Asked, answer_for
from kongbox.store import Store, TableRecord
from kongbox.store.writer import Write
from kongbox.store.writes import change_table, give_place, seat_person

LOG = logging.getLogger("kongbox.table")
Step = Callable[[], Awaitable[Any]]
PLAYERS = range(4)
MOMENT = 1e-6
PATIENCE = 1.0
"""Seconds before a step that failed (a full disk) is tried again."""


class LiveTable:
    """A table in memory. `load` brings it where the log left it; `run` is its task.

    Args:
        record: the table as stored.
        rules: its game.
        store: where everything goes before anyone hears of it.
        clock: where time comes from.
        new_seed: a fresh secret for each hand.
    """

    def __init__(
        self, record: TableRecord, rules: RuleSet, store: Store, clock: Clock, new_seed: Callable[[], Seed]
    ) -> None:
        self.id, self.name, self.status = record.id, record.name, record.status
        self.record = record
        self.rules = rules
        self.options = rules.read_options(record.options)
        self.manner = manner_of(record.manner)
        self.pace = pace_of(self.manner.pace, self.options)
        self.store = store
        self.clock = clock
        self.time = TableClock(clock, lambda: self.post(self._ring))
        self.places = [Place(player) for player in PLAYERS]
        self.owners: dict[str, int] = {}
        self.spectators = Stream()
        self.play: Play | None = None
        self.paused_by: str | None = None
        self.asked_at = 0.0
        self.hand_began = 0.0
        self.early: list[Step] = []
        """Acts that came while a claim was still being seen and heard."""
        self.showing = Showing(self)
        self._bots = BotTurns(record.id)
        self._new_seed = new_seed
        self._not_before = 0.0
        self._working = False
        self._inbox: asyncio.Queue[tuple[Step, asyncio.Future[Any] | None]] = asyncio.Queue()

    # ---- the queue ----

    def post(self, step: Step) -> None:
        """Let `step` be done in its turn."""
        self._inbox.put_nowait((step, None))

    async def ask(self, step: Step) -> Any:
        """What `step` answers, done in its turn; what it raises is raised here."""
        answer = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((step, answer))
        return await answer

    async def run(self) -> None:
        """Do one step after the other until cancelled."""
        self.look_ahead()
        while True:
            step, answer = await self._inbox.get()
            self._working = True
            try:
                result = await step()
                if answer and not answer.cancelled():
                    answer.set_result(result)
            except Exception as error:
                if answer and not answer.cancelled():
                    answer.set_exception(error)
                else:
                    LOG.exception("table %s: a step failed; it is tried again from what is stored", self.id)
                    self._not_before = self.time.now() + PATIENCE
            self.look_ahead()
            self._working = False

    # ---- people ----

    @property
    def solo(self) -> bool:
        """Whether one person plays with bots alone."""
        return sum(place.kind == PERSON for place in self.places) == 1

    def place_of(self, browser: str) -> Place | None:
        """The place that belongs to a browser."""
        player = self.owners.get(browser)
        return None if player is None else self.places[player]

    def seat_of(self, place: Place) -> Seat:
        """Where a player sits now; before the seats are drawn, his own number."""
        return self.play.match.seat_of(place.player) if self.play else place.player

    def at_seat(self, seat: Seat) -> Place:
        """Who sits there now."""
        assert self.play is not None, "seats are taken when play begins"
        return self.places[self.play.match.seating[seat]]

    @property
    def watched(self) -> bool:
        """Whether anybody looks at the table."""
        return bool(self.spectators.screens) or any(place.stream.screens for place in self.places)

    @property
    def idle(self) -> bool:
        """Whether nothing is being done or waits in the queue."""
        return not self._working and self._inbox.empty()

    def mind_people(self) -> None:
        """Let time pass while somebody is there and nobody has paused."""
        anybody = any(place.present for place in self.places)
        self.time.run(self.status == "playing" and anybody and self.paused_by is None)

    def takes_another(self, browser: str) -> bool:
        """Whether one more screen of this browser fits."""
        place = self.place_of(browser)
        if place is None:
            return len(self.spectators.screens) < SPECTATORS
        return len(place.stream.screens) < SCREENS_PER_SEAT

    def join(self, screen: Screen, seq: int) -> None:
        """A screen comes, having seen the updates up to `seq`."""
        place = self.place_of(screen.browser)
        stream = place.stream if place else self.spectators
        first = place is not None and not stream.screens
        stream.screens.append(screen)
        if place and first:
            place.find_again()
            self.mind_people()
        self.showing.greet(screen, place, seq)
        if first:
            self.showing.show_all(but=screen)
            self.post(self._touch)

    def part(self, screen: Screen) -> None:
        """A screen goes."""
        for stream in (self.spectators, *(place.stream for place in self.places)):
            if screen in stream.screens:
                stream.screens.remove(screen)
        lost = [place for place in self.places if self._is_lost(place)]
        for place in lost:
            place.lose(self.time.now())
        self.mind_people()
        self.look_ahead()
        if lost:
            self.showing.show_all()

    def _is_lost(self, place: Place) -> bool:
        return place.kind == PERSON and not place.stream.screens and place.lost_at is None

    async def _touch(self) -> None:
        await self.keep([change_table(self.id, touched=int(self.clock.utc()))])

    def pause(self, place: Place, on: bool) -> None:
        """Stop the table's time, or let it go on."""
        self.paused_by = place.name if on else None
        self.mind_people()
        self.look_ahead()
        self.showing.show_all()

    def skip(self, place: Place, on: bool) -> None:
        """Ask this person no more in this hand unless he can win, or ask again."""
        place.skipping = on
        self.look_ahead()
        self.showing.show(place)

    # ---- acts ----

    async def carry_out(self, place: Place, action: Action, act: str) -> Refusal | None:
        """Do what a person asks, or answer the refusal.

        Args:
            act: the page's own number of the act; it is remembered with its events.
        """
        assert self.play is not None, "acts need a game"
        outcome = self.play.decide(action)
        if isinstance(outcome, Refusal):
            return outcome
        self._charge(place, action.seat)
        await self.happen(outcome, act=(place.player, act))
        return None

    def _charge(self, place: Place, seat: Seat) -> None:
        deal = self.play.match.deal if self.play else None
        if place.reserve and deal and deal.phase is Phase.TURN and deal.turn == seat:
            place.reserve.charge(self.asked_at, self.time.now(), self.hand_began)

    # ---- what comes by itself ----

    def asked(self) -> Asked | None:
        """What the table asks at present, None when it asks nothing."""
        deal = self.play.match.deal if self.play else None
        if self.play is None or deal is None or not awaited(self.play.match):
            return None
        return Asked(self.asked_at, deal, self.pace, self.manner, self.solo)

    def look_ahead(self) -> None:
        """Set the alarm to the next thing that comes by itself."""
        coming = self._coming()
        self.time.ring_at(max(self._not_before, min(at for at, _ in coming)) if coming else None)

    async def _ring(self) -> None:
        due = [(at, step) for at, step in self._coming() if at <= self.time.now() + MOMENT]
        if due and self.time.running:
            await min(due, key=lambda each: each[0])[1]()

    def _coming(self) -> list[tuple[float, Step]]:
        """What comes by itself, with its moment; what comes first at one moment stands first."""
        if self.play is None or self.status != "playing":
            return []
        lost = [place.lost_at for place in self.places if place.lost_at is not None and self._is_waited_for(place)]
        coming: list[tuple[float, Step]] = [(at + self.manner.grace, self._stop_waiting) for at in lost]
        if self.early:
            coming.append((self.asked_at, self._let_in))
        if self.play.match.phase is Phase.BETWEEN:
            coming.append((self.asked_at, self._deal))
        for seat in awaited(self.play.match):
            answer = self._answer_for(seat)
            if answer is not None:
                coming.append((answer.at, self._answering(seat, answer)))
        return coming

    def _is_waited_for(self, place: Place) -> bool:
        return place.kind == PERSON and not place.away and not place.left

    def _answer_for(self, seat: Seat) -> Answer | None:
        assert self.play is not None
        asked = self.asked()
        assert asked is not None, "a seat that is awaited is asked"
        return answer_for(asked, self.at_seat(seat), self.play.worth_asking(seat), self.play.default_act(seat).name)

    def _answering(self, seat: Seat, answer: Answer) -> Step:
        async def step() -> None:
            await self._answer_in_stead(seat, answer)

        return step

    async def _let_in(self) -> None:
        waiting, self.early = self.early, []
        for step in waiting:
            self.post(step)

    async def _stop_waiting(self) -> None:
        for place in self.places:
            if place.lost_at is not None and place.lost_at + self.manner.grace <= self.time.now() + MOMENT:
                place.away = True
        self.showing.show_all()

    async def _answer_in_stead(self, seat: Seat, answer: Answer) -> None:
        place = self.at_seat(seat)
        if answer.why == "bot":
            assert self.play is not None and place.bot is not None
            chosen = await self._bots.act(self.play, seat, place.bot)
            await self.happen(self._default_events(seat, "fault") if chosen is None else chosen)
            return
        self._charge(place, seat)
        await self.happen(self._default_events(seat, None if answer.why == "agreed" else answer.why))

    def _default_events(self, seat: Seat, why: str | None) -> Sequence[Event]:
        """The harmless act of a seat, with the reason if somebody else chose it."""
        assert self.play is not None and self.play.match.deal is not None
        outcome = self.play.decide(self.play.default_act(seat))
        assert not isinstance(outcome, Refusal), "the harmless act is always open"
        if why is None:
            return outcome
        return happened.StoodIn(seat, why, sealed=self.play.match.deal.question is not None), *outcome

    async def _deal(self) -> None:
        """Begin the next hand with a fresh secret; those who wait for a bot's place sit down first."""
        assert self.play is not None
        people = self.change_places()
        seed = self._new_seed()
        events, writes = self.play.deal(seed)
        self.play.seed = seed
        await self.happen(events, people + writes)

    # ---- events ----

    async def happen(
        self, events: Sequence[Event], writes: Sequence[Write] = (), act: tuple[int, str] | None = None
    ) -> None:
        """Store `events`, let them happen, and tell everybody what he may know."""
        assert self.play is not None
        own = self.play.writes(events, int(self.clock.utc() * 1000), act)
        await self.keep([*writes, *own])
        if act:
            self.play.acts.add(act)
        self.showing.tell(self.take(events), events)

    async def keep(self, writes: Sequence[Write]) -> None:
        """Store, and wait until it is stored."""
        await asyncio.wrap_future(self.store.write(writes))

    def take(self, events: Sequence[Event]) -> list[list[Event]]:
        """Let stored events happen. Answers what each player hears of them."""
        assert self.play is not None
        heard: list[list[Event]] = [[] for _ in self.places]
        for event in events:
            self.play.take(event)
            self.showing.note(event, heard)
            if isinstance(event, happened.HandStarted):
                self._begin_hand(event.number)
            elif isinstance(event, happened.MatchEnded):
                self.status = "over"
        if any(not isinstance(event, happened.Answered | happened.StoodIn) for event in events):
            claimed = any(isinstance(event, happened.ClaimAnnounced) for event in events)
            self.asked_at = self.time.now() + (self.manner.hold if claimed else 0.0)
        return heard

    def _begin_hand(self, number: int) -> None:
        self.hand_began = self.time.now()
        for place in self.places:
            place.skipping = False
            if place.reserve and number > 1:
                place.reserve.new_hand()

    # ---- beginning and coming back ----

    def begin(self, play: Play) -> None:
        """The game is on."""
        self.play = play
        self.status = "playing"
        for place in self.places:
            place.reserve = Reserve(self.pace)

    def load(self, play: Play | None, events: Sequence[Event], owners: dict[str, int], seed: Seed | None) -> None:
        """Be where the log left the table; every question then has its full time again."""
        self.owners = owners
        for person in self.record.people:
            self.places[person.player].seat(self.rules.name, person)
        if play is None:
            return
        self.begin(play)
        self.take(events)
        play.seed = seed
        self.status = self.record.status
        self.asked_at = self.hand_began = self.time.now()
        for place in self.places:
            place.lose(self.time.now())

    def change_places(self) -> list[Write]:
        """Between two hands those who wait for a bot's place get it, and bots take the places given up."""
        writes: list[Write] = []
        for place in self.places:
            if place.coming:
                person, browser = place.coming
                place.coming = None
                self.owners[browser] = place.player
                writes += [seat_person(self.id, person), give_place(self.id, place.player, browser)]
                place.seat(self.rules.name, person)
                self.showing.move_screens(place, browser)
            elif place.left and place.person:
                bot = place.person._replace(kind=BOT)
                writes.append(seat_person(self.id, bot))
                place.seat(self.rules.name, bot)
        return writes
