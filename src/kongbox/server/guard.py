"""What stands before every request: whose page it comes from, how long it is, and the headers of every answer."""

from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kongbox.server.limits import BODY_BYTES
from kongbox.server.noes import no
from kongbox.server.said import said

READING = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


class TooLong(Exception):
    """A body went on beyond what is allowed."""


def from_our_page(headers: Headers) -> bool:
    """Whether a request comes from a page of this server, or from no page at all (a program)."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Guard:
    """Turns away what comes from other sites' pages or is too long."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a good request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["method"] not in READING and not from_our_page(headers):
            await no(403, "declined-origin", said("declined-origin"))(scope, receive, send)
            return
        try:
            await self._app(scope, _counted(receive, headers), _with_headers(send))
        except TooLong:
            await no(413, "declined-too-long", said("declined-too-long", most=BODY_BYTES))(scope, receive, send)


def _counted(receive: Receive, headers: Headers) -> Receive:
    count = 0

    async def counted() -> Message:
        nonlocal count
        message = await receive()
        count += len(message.get("body", b""))
        declared: Any = headers.get("content-length", "0")
        if count > BODY_BYTES or (declared.isdigit() and int(declared) > BODY_BYTES):
            raise TooLong
        return message

    return counted


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
