"""What stands before every request: whose page it comes from, how long it is, and the headers of every answer."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kongbox.server.limits import BODY_BYTES, LONG_BODIES, LONG_BODY_BYTES
from kongbox.server.noes import no
from kongbox.server.said import said

READING = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


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
        most = LONG_BODY_BYTES if scope["path"] in LONG_BODIES else BODY_BYTES
        body = b"" if scope["method"] in READING else await _body(receive, most)
        if len(body) > most:
            await no(413, "declined-too-long", said("declined-too-long", most=most))(scope, receive, send)
            return
        await self._app(scope, _again(body, receive), _with_headers(send))


async def _body(receive: Receive, most: int) -> bytes:
    """The body of a request, or as much of it as shows that it is too long."""
    body, more = b"", True
    while more and len(body) <= most:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    """Give a body that was read already once more, then whatever comes after it."""
    given = False

    async def receiving() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receiving


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
