"""All tables of a server: opened, found by id, brought back from the store, closed when nobody comes any more."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from kongbox.engine.events import Event
from kongbox.engine.ruleset import RuleSet
from kongbox.engine.shuffle import Seed
from kongbox.formats.log import Header
from kongbox.rulesets import RULE_SETS
from kongbox.server import sitting
from kongbox.server.clocks import Clock
from kongbox.server.declined import Declined
from kongbox.server.limits import LARGEST_OPTION, TABLES_AT_ONCE, TABLES_PER_SECOND, Allowance
from kongbox.server.live_table import LiveTable
from kongbox.server.manner import Manner
from kongbox.server.play import Play, stored_events
from kongbox.store import Store, TableRecord
from kongbox.store.writes import change_table, new_table
from kongbox.tiles.notation import shown
from kongbox.tiles.unusable import Unusable

WAITING_SECONDS = 24 * 3600
"""A table that waits this long without anybody doing anything closes."""
PLAYING_SECONDS = 30 * 24 * 3600
"""A game in progress closes after this long without anybody; its log stays."""
SWEEP_SECONDS = 3600
MOST_OPEN = 500
"""Tables that may wait for players at once."""
SEED_BYTES = 32


def secret_seed() -> Seed:
    """A fresh secret for one hand, from the operating system."""
    return Seed(secrets.token_hex(SEED_BYTES), secrets.token_hex(SEED_BYTES))


def _of_a_size(options: dict[str, Any]) -> dict[str, Any]:
    """The same options; raises `Unusable` for a number that no table plays with."""
    for name, value in options.items():
        if isinstance(value, int) and value > LARGEST_OPTION:
            raise Unusable("unusable-option-most", option=name, found=shown(value), most=str(LARGEST_OPTION))
    return options


class Hall:
    """The tables of one server.

    Args:
        store: the open database.
        clock: where time comes from.
        manner: what a new table keeps to where nobody says otherwise.
        new_seed: a fresh secret for each hand.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        *,
        manner: Manner = Manner(),  # noqa: B008  (a frozen value)
        new_seed: Callable[[], Seed] = secret_seed,
        games: Mapping[str, RuleSet] = RULE_SETS,
    ) -> None:
        self.store = store
        self.clock = clock
        self.manner = manner
        self.games = games
        self._new_seed = new_seed
        self._rematches: dict[str, asyncio.Future[LiveTable]] = {}
        self._openings = Allowance(clock.now(), TABLES_PER_SECOND, TABLES_AT_ONCE)
        self._tables: dict[str, LiveTable] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def open(self, game: str, name: str, options: Mapping[str, Any], manner: Manner) -> LiveTable:
        """A new table without people.

        Raises:
            Unusable: an option cannot be used.
            Declined: no such game, or too many tables wait already.
        """
        rules = self.games.get(game)
        if rules is None:
            raise Declined("declined-no-game", 404, known=", ".join(self.games))
        if not self._openings.takes(self.clock.now()):
            raise Declined("declined-too-fast", 429)
        if len(self.store.tables("waiting")) >= MOST_OPEN:
            raise Declined("declined-hall-full", 503)
        keep = rules.keep or rules.differences
        kept = _of_a_size(dict(keep(rules.read_options(options))))
        now = int(self.clock.utc())
        record = TableRecord(sitting.new_table_id(), game, name, kept, manner._asdict(), "waiting", None, now, now)
        await asyncio.wrap_future(self.store.write([new_table(record)]))
        return self._lay(record)

    async def rematch(self, table: LiveTable, browser: str) -> LiveTable:
        """A new table for the people of one that is over; bots sit down when it begins.

        Raises:
            Declined: the game is not over, or who asks had no part in it.
        """
        if table.status != "over":
            raise Declined("declined-not-over")
        if table.place_of(browser) is None:
            raise Declined("declined-not-seated", 403)
        again = self._rematches.get(table.id)
        if again is None:
            again = self._rematches[table.id] = asyncio.ensure_future(self._open_again(table))
        return await again

    async def _open_again(self, table: LiveTable) -> LiveTable:
        new = await self.open(table.rules.name, table.name, table.record.options, table.manner)
        await new.ask(partial(sitting.seat_again, new, table))
        return new

    def known(self, id: str) -> LiveTable | None:
        """The table with this id if it is in memory."""
        return self._tables.get(id)

    def table(self, id: str) -> LiveTable:
        """The table with this id, brought back from the store if need be.

        Raises:
            Declined: there is none.
        """
        id = id.upper()
        if id in self._tables:
            return self._tables[id]
        record = self.store.table(id)
        if record is None or record.game not in self.games:
            raise Declined("declined-no-table", 404)
        return self._lay(record)

    def _lay(self, record: TableRecord) -> LiveTable:
        table = LiveTable(record, self.games[record.game], self.store, self.clock, self._new_seed)
        play, events = None, list[Event]()
        if record.header is not None:
            header = Header(**record.header | {"players": tuple(record.header["players"])})
            play = Play(record.id, table.rules, header, table.options)
            play.acts = self.store.acts(record.id)
            events = stored_events(self.store, record.id)
        table.load(play, events, self.store.owners(record.id), self.store.seed_in_play(record.id))
        self._tables[record.id] = table
        self._tasks[record.id] = asyncio.get_running_loop().create_task(table.run(), name=f"table-{record.id}")
        return table

    async def sweep(self) -> None:
        """Close tables nobody has come to for long, and let go of those nobody looks at."""
        now = int(self.clock.utc())
        for id in self.store.dormant(now - WAITING_SECONDS, now - PLAYING_SECONDS):
            if id not in self._tables or not self._tables[id].watched:
                await asyncio.wrap_future(self.store.write([change_table(id, status="closed")]))
                self._forget(id)
        for id in [id for id, table in self._tables.items() if not table.watched and table.idle]:
            self._forget(id)

    async def keep_tidy(self) -> None:
        """Sweep now and every hour, until cancelled."""
        while True:
            await self.sweep()
            await asyncio.sleep(SWEEP_SECONDS)

    def _forget(self, id: str) -> None:
        self._tables.pop(id, None)
        task = self._tasks.pop(id, None)
        if task:
            task.cancel()

    async def close(self) -> None:
        """End every table's task; all that has happened is stored."""
        for id in list(self._tables):
            task = self._tasks[id]
            self._forget(id)
            with contextlib.suppress(asyncio.CancelledError):
                await task
