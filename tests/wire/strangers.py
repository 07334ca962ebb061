"""People before a server in another process: plain REST and WebSocket, as any program would speak to it."""

import json
import secrets
import urllib.request
from contextlib import ExitStack, suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 20.0

Message = dict[str, Any]


class Stranger:
    """One browser and its page, through as many servers as there may be."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.url = url
        self.cookie = cookie
        self.line: ClientConnection | None = None
        self.update: Message = {}
        self.answers: dict[str, Message] = {}
        self._number = 0
        self._page = secrets.token_hex(4)
        self._open = ExitStack()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What REST answers."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "cookie": self.cookie}
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            given = answer.headers.get("set-cookie")
            self.cookie = given.split(";")[0] if given else self.cookie
            return json.load(answer)

    def look(self, table: str, seq: int = 0) -> None:
        """Open a page and wait for the table."""
        address = f"{self.url.replace('http', 'ws')}/ws/{table}"
        self.line = self._open.enter_context(
            connect(address, additional_headers={"Cookie": self.cookie}, max_size=None)
        )
        self.line.send(json.dumps({"type": "hello", "version": 1, "seq": seq}))
        self.hear(lambda: bool(self.update))

    def hear(self, until: Any) -> None:
        """Read messages until a condition holds."""
        assert self.line is not None
        while not until():
            self._take(self.line.recv(timeout=PATIENCE))

    def catch_up(self) -> None:
        """Read what has come already."""
        assert self.line is not None
        with suppress(TimeoutError):
            while True:
                self._take(self.line.recv(timeout=0.05))

    def _take(self, frame: Any) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            self.update = message
        elif "id" in message:
            self.answers[message["id"]] = message

    @property
    def view(self) -> Message:
        return dict(self.update["view"])

    def act(self, name: str, tiles: list[str] | None = None, id: str | None = None) -> Message:
        """Ask for an act and wait for the answer."""
        assert self.line is not None
        self._number += 1
        id = id or f"{self._page}-{self._number}"
        wish = {"type": "act", "id": id, "name": name, "tiles": tiles or [], "seq": self.update["seq"]}
        self.line.send(json.dumps(wish))
        self.hear(lambda: id in self.answers)
        return self.answers[id]

    def hang_up(self) -> None:
        """Close the page, or what is left of it."""
        with suppress(ConnectionClosed):
            self._open.close()
