"""Everything put together: one screen."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress

from fastapi import FastAPI, WebSocket
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

from kongbox import __version__
from kongbox.engine.shuffle import Seed
from kongbox.server import cards, noes, pages, rest
from kongbox.server.clocks import Clock, WallClock
from kongbox.server.cookies import browser_of
from kongbox.server.declined import Declined
from kongbox.server.guard import Guard, from_our_page
from kongbox.server.hall import Hall, secret_seed
from kongbox.server.line import Line
from kongbox.server.manner import Manner
from kongbox.store import Store

Lifespan = Callable[[FastAPI], AbstractAsyncContextManager[None]]
NO_TABLE, CLOSED_TABLE = 4404, 4410


def make_app(
    store: Store,
    *,
    clock: Clock | None = None,
    manner: Manner | None = None,
    new_seed: Callable[[], Seed] = secret_seed,
) -> FastAPI:
    """The server as an ASGI application.

    Args:
        store: the open database; whoever opened it closes it.
        clock: where time comes from.
        manner: what new tables keep to where nobody says otherwise.
        new_seed: a fresh secret for each hand.
    """
    clock = clock or WallClock()
    app = FastAPI(
        title="kongbox",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_tables(store, clock, manner or Manner(), new_seed),
        middleware=[Middleware(Guard), Middleware(GZipMiddleware, minimum_size=500)],
    )
    app.include_router(rest.api)
    app.include_router(rest.links)
    app.include_router(cards.cards)
    app.add_api_websocket_route("/ws/{table}", look_on)
    pages.install(app)
    noes.install(app, pages)
    return app


def _tables(store: Store, clock: Clock, manner: Manner, new_seed: Callable[[], Seed]) -> Lifespan:
    @asynccontextmanager
    async def tables(app: FastAPI) -> AsyncIterator[None]:
        hall = app.state.hall = Hall(store, clock, manner=manner, new_seed=new_seed)
        tidying = asyncio.create_task(hall.keep_tidy())
        yield
        tidying.cancel()
        with suppress(asyncio.CancelledError):
            await tidying
        await hall.close()

    return tables


async def look_on(socket: WebSocket, table: str) -> None:
    """A screen looks at a table: from its browser's seat, or as a spectator."""
    if not from_our_page(socket.headers):
        await socket.close(1008)
        return
    await socket.accept()
    hall: Hall = socket.app.state.hall
    try:
        live = hall.table(table)
    except Declined:
        await socket.close(NO_TABLE)
        return
    if live.status == "closed":
        await socket.close(CLOSED_TABLE)
        return
    await Line(socket, live, browser_of(socket), hall.clock).run()
