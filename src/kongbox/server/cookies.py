"""How a browser is known again: a secret that it alone keeps, and nothing else about it."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from kongbox.server.people import Browser, new_secret

COOKIE = "kongbox"
COOKIE_SECONDS = 400 * 24 * 3600
LONGEST_COOKIE = 64


def browser_of(connection: HTTPConnection) -> str:
    """The mark of the browser that asks; empty for one that has not been here yet."""
    cookie = connection.cookies.get(COOKIE, "")
    return Browser(cookie).mark if 0 < len(cookie) <= LONGEST_COOKIE else ""


def give_cookie(response: Response) -> str:
    """Let the browser be known again. It works without TLS, since a local network has none."""
    browser = Browser(new_secret())
    response.set_cookie(COOKIE, browser.cookie, max_age=COOKIE_SECONDS, httponly=True, samesite="lax")
    return browser.mark
