"""The REST interface: everything about tables that is no act of the game."""

from functools import cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import RedirectResponse, StreamingResponse

from kongbox import __version__
from kongbox.formats.log import SUFFIX
from kongbox.rulebook import pages as rule_pages
from kongbox.server import pages, sitting
from kongbox.server.cookies import browser_of, give_cookie
from kongbox.server.declined import Declined
from kongbox.server.forms import NOES, Address, Bots, Done, NewTable, Opened, Sit
from kongbox.server.hall import Hall
from kongbox.server.lobby import games_known, table_line, tables_listed
from kongbox.server.people import LONGEST_TABLE_NAME, clean_name, fingerprint
from kongbox.server.replays import Finished

api = APIRouter(prefix="/api", responses=NOES)
links = APIRouter(include_in_schema=False)


def hall_of(request: Request) -> Hall:
    """The tables of this server."""
    hall: Hall = request.app.state.hall
    return hall


def known_browser(request: Request, response: Response) -> str:
    """The mark of the browser that asks; one that is new is given its cookie."""
    return browser_of(request) or give_cookie(response)


InHall = Annotated[Hall, Depends(hall_of)]
Mine = Annotated[str, Depends(browser_of)]
Known = Annotated[str, Depends(known_browser)]
TableId = Annotated[str, Path(min_length=1, max_length=16)]
Number = Annotated[int, Path(ge=1, le=1000)]
SeatNumber = Annotated[int | None, Query(ge=0, le=3)]
Player = Annotated[int, Path(ge=0, le=3)]


@api.get("/health")
def health() -> dict[str, str]:
    """Answer that the server is well, and its version."""
    return {"status": "ok", "version": __version__}


@api.get("/games")
def games(hall: InHall) -> dict[str, Any]:
    """Every game with the options of its tables, and the paces."""
    return games_known(hall)


@api.get("/tables")
async def tables(hall: InHall, browser: Mine) -> dict[str, Any]:
    """The open tables, and those at which this browser has a seat."""
    return tables_listed(hall, browser)


@api.post("/tables", status_code=201)
async def open_table(wish: NewTable, hall: InHall, browser: Known) -> Opened:
    """Open a table and sit down at it."""
    person = clean_name(wish.person)
    name = clean_name(wish.name or person, LONGEST_TABLE_NAME)
    manner = hall.manner._replace(
        pace=wish.pace, visibility="open" if wish.listed else "link", spectators=wish.spectators
    )
    table = await hall.open(wish.game, name, wish.options, manner)
    player = await sitting.sit(table, browser, person)
    if wish.bots:
        await sitting.seat_bots(table, browser, wish.bots)
    if wish.start:
        await sitting.start(table, browser)
    return Opened(id=table.id, player=player)


@api.get("/tables/{table}")
async def one_table(table: TableId, hall: InHall, browser: Mine) -> dict[str, Any]:
    """One table in a line."""
    live = hall.table(table)
    record = hall.store.table(live.id)
    assert record is not None, "a table in memory is stored"
    return table_line(hall, record, live.place_of(browser) is not None)


@api.post("/tables/{table}/sit")
async def sit(table: TableId, wish: Sit, hall: InHall, browser: Known) -> Opened:
    """Take a free seat, or in a running game a bot's from the next hand on."""
    live = hall.table(table)
    return Opened(id=live.id, player=await sitting.sit(live, browser, wish.person, wish.player))


@api.post("/tables/{table}/leave")
async def leave(table: TableId, hall: InHall, browser: Mine) -> Done:
    """Give one's seat up."""
    await sitting.leave(hall.table(table), browser)
    return Done()


@api.post("/tables/{table}/bots")
async def seat_bots(table: TableId, wish: Bots, hall: InHall, browser: Mine) -> Done:
    """Put bots into free seats before the game."""
    await sitting.seat_bots(hall.table(table), browser, wish.count)
    return Done()


@api.delete("/tables/{table}/bots/{player}")
async def remove_bot(table: TableId, player: Player, hall: InHall, browser: Mine) -> Done:
    """Take a bot out of its seat before the game."""
    await sitting.remove_bot(hall.table(table), browser, player)
    return Done()


@api.post("/tables/{table}/start")
async def start(table: TableId, hall: InHall, browser: Mine) -> Done:
    """Begin; bots take the seats that are still free."""
    await sitting.start(hall.table(table), browser)
    return Done()


@api.post("/tables/{table}/rematch")
async def rematch(table: TableId, hall: InHall, browser: Mine) -> Opened:
    """A new table for the same people, kept in the same manner; everybody who asks is led to the same one."""
    return Opened(id=(await hall.rematch(hall.table(table), browser)).id)


@api.post("/tables/{table}/link")
async def make_link(table: TableId, hall: InHall, browser: Mine) -> Address:
    """A link that brings this browser's seat to another device, once."""
    live = hall.table(table)
    return Address(address=f"/take/{await sitting.make_link(live, browser)}")


@api.get("/tables/{table}/hands")
async def hands(table: TableId, hall: InHall) -> dict[str, Any]:
    """Which hands of a table are finished."""
    live = hall.table(table)
    return {"table": live.id, "hands": [hand.number for hand in hall.store.hands(live.id)]}


@api.get("/tables/{table}/hands/{hand}", response_class=Response)
def replay(table: TableId, hand: Number, hall: InHall, seat: SeatNumber = None) -> Response:
    """Every moment of a finished hand, with all tiles open, or as one seat saw it."""
    answer = msgspec.json.encode(finished(hall, table).replay(hand, seat))
    return Response(answer, media_type="application/json", headers={"cache-control": "no-cache"})


@api.get("/tables/{table}/hands/{hand}/log", response_class=StreamingResponse)
def log_until(table: TableId, hand: Number, hall: InHall) -> Response:
    """The log of a table up to the end of a finished hand."""
    return _log(finished(hall, table), hand)


@api.get("/tables/{table}/log", response_class=StreamingResponse)
def log(table: TableId, hall: InHall) -> Response:
    """The log of all finished hands of a table."""
    found = finished(hall, table)
    return _log(found, found.hands[-1].number if found.hands else 0)


def _log(found: Finished, until: int) -> Response:
    lines = found.log(until)
    name = f"kongbox-{found.table.id}-{until}{SUFFIX}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return StreamingResponse(lines, media_type="application/jsonl", headers=headers)


def finished(hall: Hall, id: str) -> Finished:
    """The finished hands of a table of any status."""
    record = hall.store.table(id.upper())
    if record is None or record.game not in hall.games:
        raise Declined("declined-no-table", 404)
    return Finished(hall.games[record.game], record, hall.store.hands(record.id))


@cache
def _contents() -> bytes:
    return msgspec.json.encode(rule_pages.contents())


@api.get("/rules", response_class=Response)
def rule_book() -> Response:
    """Every game with its chapters and the titles of their clauses."""
    return Response(_contents(), media_type="application/json")


@api.get("/rules/find")
def find_rules(
    words: Annotated[str, Query(min_length=1, max_length=200)], lang: Annotated[str, Query(pattern="^(es|en)$")] = "en"
) -> list[dict[str, Any]]:
    """The clauses that speak of some words."""
    return rule_pages.find(words, lang)


@api.get("/rules/{game}/{chapter}")
def rule_chapter(game: str, chapter: str) -> dict[str, Any]:
    """A chapter with the pages of its clauses."""
    return _found(rule_pages.chapter(game, chapter))


@api.get("/rules/{clause}")
def rule_page(clause: str) -> dict[str, Any]:
    """All there is to say about a clause."""
    return _found(rule_pages.page(clause))


def _found(page: dict[str, Any] | None) -> dict[str, Any]:
    if page is None:
        raise Declined("declined-not-found", 404)
    return page


@links.get("/take/{secret}")
def show_link(secret: str, request: Request, hall: InHall) -> Response:
    """The page behind a link that hands over a seat. Looking at it does not use the link up."""
    return pages.take_page(request, gone=hall.store.link(fingerprint(secret)) is None)


@links.post("/take/{secret}")
async def take(secret: str, request: Request, hall: InHall) -> Response:
    """Give the seat behind the link to this browser, and lead it to the table."""
    behind = hall.store.link(fingerprint(secret))
    if behind is None:
        return pages.take_page(request, gone=True)
    table, player = behind
    answer = RedirectResponse(f"/table/{table}", 303)
    await sitting.take_over(hall.table(table), player, secret, browser_of(request) or give_cookie(answer))
    return answer
