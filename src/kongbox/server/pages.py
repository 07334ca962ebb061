"""The web client's files: pages under a strict policy, everything else with a mark that tells whether it changed."""

import base64
import hashlib
import html
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

from kongbox.i18n import say
from kongbox.i18n.languages import LANGUAGES, language_of
from kongbox.server.cookies import browser_of, give_cookie

WEB = Path(__file__).parent / "web"
GAMES = Path(__file__).parent.parent / "rulesets"

LONG_LIVED = ("fonts", "vendor")
FOLDERS = ("js", "css", *LONG_LIVED)
ADDRESSES = {
    "/": "index.html",
    "/table/{table}": "table.html",
    "/rules": "rules.html",
    "/rules/{game}": "rules.html",
    "/rules/{game}/{clause}": "rules.html",
    "/replay/{table}/{hand}": "replay.html",
    "/cards": "cards.html",
}
"""Pages by address; the page itself reads what stands in it."""

_IMPORT_MAP = re.compile(rb'<script type="importmap">(.*?)</script>', re.DOTALL)
_TEXT = re.compile(r"(?P<name>[a-z][a-z-]*)(?P<part>\.words|\.rules|\.chapters)?\.ftl")


class Assets(StaticFiles):
    """Files that browsers keep and ask about again; fonts and vendored files change only with their version."""

    def __init__(self, folder: str) -> None:
        super().__init__(directory=WEB / folder, check_dir=False)
        self._keep = "public, max-age=86400" if folder in LONG_LIVED else "no-cache"

    def file_response(self, *arguments: Any, **named: Any) -> Response:
        """The file, with how long it may be kept."""
        answer = super().file_response(*arguments, **named)
        answer.headers["cache-control"] = self._keep
        return answer


def page(name: str, status: int = 200) -> Response:
    """A page of the client, never kept by the browser, under the policy that fits its import map."""
    path = WEB / name
    if not path.is_file():
        raise HTTPException(404)
    content = path.read_bytes()
    headers = {"cache-control": "no-store", "content-security-policy": policy(content)}
    return HTMLResponse(content, status, headers)


def policy(content: bytes) -> str:
    """What a page may load: this server's own files, and the very import map that stands in it."""
    maps = " ".join(f"'sha256-{_digest(each)}'" for each in _IMPORT_MAP.findall(content))
    return (
        f"default-src 'self'; script-src 'self' {maps}".rstrip()
        + "; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'"
        + "; form-action 'self'; frame-ancestors 'none'"
    )


def _digest(content: bytes) -> str:
    return base64.b64encode(hashlib.sha256(content).digest()).decode()


def text_file(lang: str, name: str) -> Path | None:
    """Where the text `name` of a language lies: the page's own, or a game's words, rules or chapters."""
    found = _TEXT.fullmatch(name)
    if found is None or lang not in LANGUAGES:
        return None
    part = found["part"]
    path = WEB / "texts" / lang / name
    if part is not None:
        path = GAMES / found["name"] / "texts" / f"{lang}{'' if part == '.rules' else part}.ftl"
    return path if path.is_file() else None


def take_page(request: Request, *, gone: bool = False) -> Response:
    """The page behind a link that hands over a seat: a button, so that no preview of the link uses it up."""
    lang = reader_language(request.headers.get("accept-language", ""))
    title, text = say(lang, "take-title"), say(lang, "take-gone" if gone else "take-text")
    way = _WAY_HOME.format(home=html.escape(say(lang, "take-home")))
    if not gone:
        way = _WAY_IN.format(button=html.escape(say(lang, "take-button")))
    content = _TAKE.format(lang=lang, title=html.escape(title), text=html.escape(text), way=way).encode()
    headers = {"cache-control": "no-store", "content-security-policy": policy(content)}
    return HTMLResponse(content, 404 if gone else 200, headers)


def reader_language(accepted: str) -> str:
    """The first of our languages that a browser asks for; English where it names neither."""
    asked: Iterable[str] = (part.split(";")[0] for part in accepted.split(","))
    return next((lang for each in asked if (lang := language_of(each))), "en")


_WAY_HOME = '<a class="button primary" href="/">{home}</a>'
_WAY_IN = '<form method="post"><button class="button primary">{button}</button></form>'
_TAKE = """<!doctype html>
<html lang="{lang}">
<head>
  <meta charset="utf-8">
  <title>{title}</title>
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="/icon.svg" type="image/svg+xml">
  <script src="/js/first-paint.js"></script>
  <link rel="stylesheet" href="/css/tokens.css">
  <link rel="stylesheet" href="/css/base.css">
  <link rel="stylesheet" href="/css/pages.css">
</head>
<body>
  <main id="main" class="lone">
    <h1>{title}</h1>
    <p>{text}</p>
    {way}
  </main>
</body>
</html>
"""


def install(app: FastAPI) -> None:
    """Serve the client from `app`."""
    router = APIRouter(include_in_schema=False)
    for address, name in ADDRESSES.items():
        router.add_api_route(address, _serving(name), methods=["GET", "HEAD"])
    router.add_api_route("/icon.svg", lambda: _kept(WEB / "icon.svg"), methods=["GET", "HEAD"])
    router.add_api_route("/texts/{lang}/{name}", _text, methods=["GET", "HEAD"])
    app.include_router(router)
    for folder in FOLDERS:
        app.mount(f"/{folder}", Assets(folder), name=folder)


def _serving(name: str) -> Any:
    def serve(request: Request) -> Response:
        answer = page(name)
        if not browser_of(request):
            give_cookie(answer)
        return answer

    return serve


def _text(lang: str, name: str) -> Response:
    path = text_file(lang, name)
    if path is None:
        raise HTTPException(404)
    return _kept(path)


def _kept(path: Path) -> Response:
    kind = "text/plain; charset=utf-8" if path.suffix == ".ftl" else None
    return FileResponse(path, media_type=kind, headers={"cache-control": "no-cache"})
