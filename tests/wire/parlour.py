"""A server in this process whose time is turned by hand, and pages that speak to it as a browser does."""

import asyncio
import heapq
import itertools
import json
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx

from kongbox.engine.shuffle import Seed
from kongbox.server.app import make_app
from kongbox.server.manner import Manner
from kongbox.store import Store, open_store

HOST = "parlour.test"
QUICK = Manner(hold=0.0, think=0.0, answer=0.0)
"""No pauses for the eye: what can happen happens."""

Message = dict[str, Any]


class Cancelled:
    """An alarm that may be taken back."""

    def __init__(self) -> None:
        self.off = False

    def cancel(self) -> None:
        self.off = True


class HandClock:
    """Time that passes only when somebody turns it on."""

    def __init__(self) -> None:
        self.seconds = 1000.0
        self._alarms: list[tuple[float, int, Cancelled, Callable[[], None]]] = []
        self._order = itertools.count()

    def now(self) -> float:
        return self.seconds

    def utc(self) -> float:
        return 1_800_000_000.0 + self.seconds

    def wake(self, seconds: float, call: Callable[[], None]) -> Cancelled:
        alarm = Cancelled()
        heapq.heappush(self._alarms, (self.seconds + seconds, next(self._order), alarm, call))
        return alarm

    def next_due(self, until: float) -> Callable[[], None] | None:
        """The next alarm up to a moment, with time turned on to it."""
        while self._alarms and self._alarms[0][0] <= until:
            at, _, alarm, call = heapq.heappop(self._alarms)
            if not alarm.off:
                self.seconds = max(self.seconds, at)
                return call
        return None


class Parlour:
    """The server, its clock, its people."""

    def __init__(self, store: Store, manner: Manner, first_seed: int) -> None:
        self.clock = HandClock()
        seeds = itertools.count(first_seed)
        self.store = store
        self.seeds: list[Seed] = []
        self.app = make_app(store, clock=self.clock, manner=manner, new_seed=lambda: self._seed(next(seeds)))

    def _seed(self, number: int) -> Seed:
        self.seeds.append(Seed(f"{number:064x}", f"{number + 1_000_000:064x}"))
        return self.seeds[-1]

    def person(self) -> "Person":
        """Somebody with a browser that nobody knows yet."""
        return Person(self)

    async def settle(self) -> None:
        """Let everything happen that needs no time."""
        while True:
            await asyncio.sleep(0)
            due = self.clock.next_due(self.clock.seconds)
            if due:
                due()
            elif all(table.idle for table in self.tables):
                await self._flush()
                if all(table.idle for table in self.tables) and not self._due_now():
                    return
            else:
                await asyncio.sleep(0.0005)

    def _due_now(self) -> bool:
        return any(at <= self.clock.seconds and not alarm.off for at, _, alarm, _ in self.clock._alarms)

    async def _flush(self) -> None:
        for _ in range(8):
            await asyncio.sleep(0)

    async def wait(self, seconds: float) -> None:
        """Let time pass, with everything that comes due on the way."""
        end = self.clock.seconds + seconds
        await self.settle()
        while due := self.clock.next_due(end):
            due()
            await self.settle()
        self.clock.seconds = end
        await self.settle()

    @property
    def tables(self) -> list[Any]:
        return list(self.app.state.hall._tables.values())

    def table(self, id: str) -> Any:
        return self.app.state.hall.table(id)


class Person:
    """A browser: it keeps its cookie and opens pages."""

    def __init__(self, parlour: Parlour) -> None:
        self.parlour = parlour
        transport = httpx.ASGITransport(parlour.app)
        self.http = httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}")

    async def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """What the REST interface answers, as JSON."""
        answer = await self.http.request(method, path, json=body)
        if status is None:
            assert answer.status_code < 300, answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json()

    async def open(self, **wish: Any) -> str:
        """Open a table; its id."""
        table = await self.ask("POST", "/api/tables", {"game": "wsom", "person": "Ana", "pace": "untimed"} | wish)
        return str(table["id"])

    async def page(self, table: str, seq: int | None = 0, **headers: str) -> "Page":
        """A page that looks at a table; it says hello unless `seq` is None."""
        page = Page(self.parlour, table, {**self._cookies(), **headers})
        if seq is not None:
            await page.say({"type": "hello", "version": 1, "seq": seq})
        return page

    def _cookies(self) -> dict[str, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return {"cookie": cookies} if cookies else {}


class Page:
    """One WebSocket connection. `heard` are the messages, `frames` their text."""

    def __init__(self, parlour: Parlour, table: str, headers: dict[str, str]) -> None:
        self.parlour = parlour
        self.frames: list[str] = []
        self.heard: list[Message] = []
        self.closed: int | None = None
        self._numbers = itertools.count(1)
        self._in: asyncio.Queue[Message] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        pairs = [(name.encode(), value.encode()) for name, value in {"host": HOST, **headers}.items()]
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws",
            "path": f"/ws/{table}", "raw_path": f"/ws/{table}".encode(), "query_string": b"", "root_path": "",
            "headers": pairs, "client": ("127.0.0.1", 1), "server": (HOST, 80), "subprotocols": [],
            "state": {}, "extensions": {},
        }  # fmt: skip
        self._task = asyncio.ensure_future(parlour.app(scope, self._in.get, self._take))

    async def _take(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.frames.append(message["text"])
            self.heard.append(json.loads(message["text"]))
        elif message["type"] == "websocket.close":
            self.closed = message["code"]

    @property
    def update(self) -> Message:
        """The newest update."""
        return next(message for message in reversed(self.heard) if message["type"] == "update")

    @property
    def view(self) -> Message:
        return dict(self.update["view"])

    @property
    def offers(self) -> list[Message]:
        return list(self.view["offers"])

    def events(self) -> list[Message]:
        """Every event that was heard, in order."""
        return [event for message in self.heard if message["type"] == "update" for event in message["events"]]

    async def say(self, message: Message | str | bytes) -> None:
        """Send a message, or any frame, and let the table act on it."""
        frame = json.dumps(message) if isinstance(message, dict) else message
        kind = "bytes" if isinstance(frame, bytes) else "text"
        self._in.put_nowait({"type": "websocket.receive", kind: frame})
        await self.settle()

    async def act(self, offer: Message | None = None, **act: Any) -> Message:
        """Ask for an act, as offered or in one's own words; the answer."""
        number = act.pop("id", f"{id(self)}-{next(self._numbers)}")
        wish = {"name": (offer or {}).get("name"), "tiles": (offer or {}).get("tiles", [])}
        target = (offer or {}).get("target")
        message = {"type": "act", "id": number, **wish, "target": target, "seq": self.update["seq"], **act}
        before = len(self.frames)
        await self.say(message)
        answers = [each for each in self.heard[before:] if each.get("id") == number]
        return answers[0] if answers else {}

    async def leave(self) -> None:
        """Close the page."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self._task, 10)
        await self.settle()

    async def settle(self) -> None:
        for _ in range(4):
            await asyncio.sleep(0)
        await self.parlour.settle()


@cache
def _empty_database() -> bytes:
    """A database without tables of any people, made once: a new one takes a while."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        open_store(str(path), lasting=False).close()
        return path.read_bytes()


@asynccontextmanager
async def parlour(folder: Path, manner: Manner = QUICK, first_seed: int = 1) -> AsyncIterator[Parlour]:
    """A server on a database in `folder`; again on the same folder it goes on where it was."""
    database = folder / "parlour.db"
    if not database.exists():
        database.write_bytes(_empty_database())
    store = open_store(str(database), lasting=False)
    place = Parlour(store, manner, first_seed)
    try:
        async with place.app.router.lifespan_context(place.app):
            yield place
    finally:
        store.close()


def plain_choice(offers: list[Message]) -> Message:
    """Win if possible, else pass, else throw the newest tile: enough to get through a hand."""
    return min(offers, key=lambda offer: (offer["slot"] != 1, offer["slot"] != 5, offer["slot"] != 0))


def eager_choice(offers: list[Message]) -> Message:
    """Win, else claim or declare what can be claimed or declared, else throw the last kind of tile."""
    claims = [offer for offer in offers if offer["slot"] in (1, 2, 3, 4)]
    return min(claims, key=lambda offer: offer["slot"]) if claims else offers[-1]


async def four_people(place: Parlour, **wish: Any) -> tuple[str, list[Person], list[Page]]:
    """A table of four people, all looking at it, the first hand dealt."""
    people = [place.person() for _ in range(4)]
    table = await people[0].open(person="Ana", **wish)
    for person, name in zip(people[1:], ("Begoña", "Carmen", "Diego"), strict=True):
        await person.ask("POST", f"/api/tables/{table}/sit", {"person": name})
    await people[0].ask("POST", f"/api/tables/{table}/start")
    pages = [await person.page(table) for person in people]
    await place.settle()
    return table, people, pages


def in_turn(pages: list[Page]) -> Page:
    """The page whose seat is to act on its turn."""
    return next(page for page in pages if page.view["turn"] is not None and page.view["turn"] == page.view["me"])


async def throw(pages: list[Page]) -> Page:
    """Let the seat in turn discard its last kind of tile; the page it was."""
    page = in_turn(pages)
    answer = await page.act([offer for offer in page.offers if offer["name"] == "discard"][-1])
    assert answer["type"] == "accepted", answer
    return page


async def play_on(pages: list[Page], choose: Callable[[list[Message]], Message], until: Callable[[], Any]) -> None:
    """Let every page that is asked answer, in a tenth of a second each, until a condition holds."""
    for _ in range(6000):
        if until():
            return
        pages[0].parlour.clock.seconds += 0.1
        asked = next((page for page in pages if page.offers), None)
        assert asked is not None, [page.view["phase"] for page in pages]
        answer = await asked.act(choose(asked.offers))
        assert answer["type"] == "accepted", answer
    raise AssertionError("what was waited for never came")
