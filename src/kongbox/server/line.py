"""One connection of one screen: what comes in is checked and passed on, what goes out waits in a queue."""

import asyncio
import contextlib
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketState

from kongbox.server import limits
from kongbox.server.acts import act, may, problem
from kongbox.server.clocks import Clock
from kongbox.server.limits import Allowance
from kongbox.server.live_table import LiveTable
from kongbox.server.protocol import VERSION, Act, Hello, Incoming, May, Outgoing, Pause, Phrase, Ping, Pong, Skip
from kongbox.server.streams import encoded

PHRASES = (
    "hello", "good-luck", "thanks", "well-played", "one-moment", "sorry", "ready", "good-game", "goodbye",
)  # fmt: skip
"""Every ready phrase; a page has its words as `phrase-<code>`."""

UNREADABLE, OTHER_VERSION, TOO_MANY_SCREENS = 4400, 4426, 4429
NO_HELLO, FLOOD, SLOW = 4308, 4329, 4313
"""Why a connection was closed. After 4400 and above another attempt would meet the same answer."""
WAITING_MESSAGES = 256
LONGEST_LAG = 60_000

_decode = msgspec.json.Decoder(Incoming).decode


class Line:
    """A screen and its connection.

    Args:
        socket: accepted already.
        table: what it looks at.
        browser: mark of the browser it belongs to.
    """

    def __init__(self, socket: WebSocket, table: LiveTable, browser: str, clock: Clock) -> None:
        self.browser = browser
        self._socket = socket
        self._table = table
        self._clock = clock
        self._allowance = Allowance(clock.now())
        self._phrases = Allowance(clock.now(), per_second=0.25, burst=3.0)
        self._unreadable = 0
        self._over = 0
        self._greeted = False
        self._out: asyncio.Queue[str | int] = asyncio.Queue(WAITING_MESSAGES)

    async def run(self) -> None:
        """Listen and speak until the connection ends."""
        late = self._clock.wake(limits.HELLO_SECONDS, self._miss_hello)
        sender = asyncio.get_running_loop().create_task(self._send_all())
        listener = asyncio.get_running_loop().create_task(self._listen())
        try:
            await asyncio.wait((sender, listener), return_when=asyncio.FIRST_COMPLETED)
        finally:
            late.cancel()
            self._table.part(self)
            for task in (sender, listener):
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(sender, listener, return_exceptions=True)

    def send(self, text: str) -> None:
        """Put a message in the queue; a screen that does not read any more is dropped, and may come back."""
        try:
            self._out.put_nowait(text)
        except asyncio.QueueFull:
            self._end(SLOW)

    def _say(self, message: Outgoing) -> None:
        self.send(encoded(message))

    def _end(self, code: int) -> None:
        """Send what waits, then close."""
        while self._out.full():
            self._out.get_nowait()
        self._out.put_nowait(code)

    async def _send_all(self) -> None:
        while True:
            message = await self._out.get()
            if isinstance(message, int):
                await self._socket.close(message)
                return
            await self._socket.send_text(message)

    async def _listen(self) -> None:
        while self._socket.client_state is WebSocketState.CONNECTED:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._hear(message.get("text") or message.get("bytes") or "")

    def _hear(self, frame: str | bytes) -> None:
        if not self._allowance.takes(self._clock.now()):
            self._refuse_flood()
            return
        self._over = 0
        try:
            message = self._read(frame)
        except msgspec.MsgspecError as error:
            self._strike("unreadable", detail=str(error))
            return
        if message is not None:
            self._heed(message)

    def _read(self, frame: str | bytes) -> Incoming | None:
        if len(frame) > limits.FRAME_BYTES:
            self._strike("too-long", most=limits.FRAME_BYTES)
            return None
        try:
            return _decode(frame)
        except UnicodeDecodeError as error:
            raise msgspec.DecodeError(str(error)) from error

    def _strike(self, code: str, **facts: str | int) -> None:
        self._unreadable += 1
        self._say(problem(code, None, **facts))
        if self._unreadable >= limits.UNREADABLE:
            self._end(UNREADABLE)

    def _refuse_flood(self) -> None:
        if self._over == 0:
            self._say(problem("too-many", most=int(limits.PER_SECOND)))
        self._over += 1
        if self._over >= limits.FLOOD:
            self._end(FLOOD)

    def _miss_hello(self) -> None:
        if not self._greeted:
            self._say(problem("no-hello", seconds=int(limits.HELLO_SECONDS)))
            self._end(NO_HELLO)

    def _heed(self, message: Incoming) -> None:
        if isinstance(message, Hello):
            self._greet(message)
        elif not self._greeted:
            self._strike("hello-first")
        else:
            self._heed_greeted(message)

    def _greet(self, hello: Hello) -> None:
        if hello.version != VERSION:
            self._say(problem("version", found=hello.version, known=VERSION))
            self._end(OTHER_VERSION)
        elif not self._greeted and not self._table.takes_another(self.browser):
            self._say(problem("too-many-screens"))
            self._end(TOO_MANY_SCREENS)
        elif not self._greeted:
            self._greeted = True
            self._table.join(self, hello.seq)

    def _heed_greeted(self, message: Incoming) -> None:
        place = self._table.place_of(self.browser)
        match message:
            case Act():
                self._table.post(partial(self._act, message))
            case May():
                self._say(may(self._table, place, message))
            case Ping():
                self._pong(message)
            case Pause() | Skip() | Phrase() if place is None:
                self._say(problem("no-seat"))
            case Pause() | Skip() | Phrase() if not self._table.pace.friendly:
                self._say(problem("not-at-events"))
            case Pause():
                self._table.pause(place, message.on)  # type: ignore[arg-type]
            case Skip():
                self._table.skip(place, message.on)  # type: ignore[arg-type]
            case Phrase():
                self._speak(message.code)

    async def _act(self, wish: Act) -> None:
        answer = await self._answer(wish)
        if answer is not None:
            self._say(answer)

    async def _answer(self, wish: Act) -> Outgoing | None:
        try:
            answer = await act(self._table, self._table.place_of(self.browser), wish)
        except Exception:
            self._say(problem("not-stored", wish.id))
            raise
        if answer is None:
            self._table.early.append(partial(self._act, wish))
        return answer

    def _pong(self, ping: Ping) -> None:
        place = self._table.place_of(self.browser)
        if place and ping.lag is not None:
            place.stream.lag = min(max(0, ping.lag), LONGEST_LAG)
        self._say(Pong(ping.sent))

    def _speak(self, code: str) -> None:
        place = self._table.place_of(self.browser)
        if code not in PHRASES:
            self._say(problem("no-phrase"))
        elif not self._phrases.takes(self._clock.now()):
            self._say(problem("phrases"))
        elif place:
            self._table.showing.speak(place, code)
