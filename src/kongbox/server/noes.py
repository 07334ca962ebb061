"""How the server says no over HTTP: always one sentence in both languages, never a trace of its insides."""

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, Response
from starlette.exceptions import HTTPException

from kongbox.server.declined import Declined
from kongbox.server.protocol import Said
from kongbox.server.said import said
from kongbox.tiles.unusable import Unusable

LOG = logging.getLogger("kongbox.server")
MISSING_PAGE = "problem.html"


def no(status: int, code: str, text: Said) -> JSONResponse:
    """The one form of a no."""
    return JSONResponse({"code": code, "text": {"es": text.es, "en": text.en}}, status, {"cache-control": "no-store"})


def install(app: FastAPI, pages: Any) -> None:
    """Let `app` say no in our form.

    Args:
        pages: answers the page for an address that leads nowhere.
    """

    @app.exception_handler(Declined)
    def declined(_request: Request, error: Declined) -> Response:
        return no(error.status, error.words, said(error.words, **error.facts))

    @app.exception_handler(Unusable)
    def unusable(_request: Request, error: Unusable) -> Response:
        return no(422, error.words, said(error.words, **error.facts))

    @app.exception_handler(RequestValidationError)
    def unreadable(_request: Request, error: RequestValidationError) -> Response:
        return no(422, "declined-unreadable", said("declined-unreadable", detail=_first(error)))

    @app.exception_handler(HTTPException)
    def lost(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and not request.url.path.startswith("/api/") and request.method in ("GET", "HEAD"):
            answer: FileResponse = pages.page(MISSING_PAGE, 404)
            return answer
        return _by_status(error)

    @app.exception_handler(Exception)
    def trouble(request: Request, error: Exception) -> Response:
        LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return no(500, "declined-trouble", said("declined-trouble"))


def _by_status(error: HTTPException) -> JSONResponse:
    if error.status_code == 404:
        return no(404, "declined-not-found", said("declined-not-found"))
    if error.status_code == 405:
        answer = no(405, "declined-method", said("declined-method"))
        answer.headers.update(error.headers or {})
        return answer
    return no(error.status_code, "declined-unreadable", said("declined-unreadable", detail=str(error.detail)))


def _first(error: RequestValidationError) -> str:
    """Where and what the first fault is: `body.bots: Input should be less than or equal to 3`."""
    fault = error.errors()[0]
    place = ".".join(str(part) for part in fault["loc"])
    return f"{place}: {fault['msg']}"[:200]
