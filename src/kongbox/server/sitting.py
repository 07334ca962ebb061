"""Coming, going and beginning: steps of a table's queue that change who sits where."""

import secrets
from functools import partial

from kongbox.bots import best_bot
from kongbox.formats.log import Header
from kongbox.server.declined import Declined
from kongbox.server.live_table import LiveTable
from kongbox.server.people import clean_name, fingerprint, new_secret, unlike
from kongbox.server.places import BOT, BOT_NAMES, EMPTY, PERSON, Coming, Place
from kongbox.server.play import Play
from kongbox.store import PersonRecord
from kongbox.store.writer import Write
from kongbox.store.writes import (
    change_table,
    free_place,
    give_place,
    keep_link,
    seat_person,
    take_place_from_all,
    use_link,
)

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6


async def sit(table: LiveTable, browser: str, name: str, player: int | None = None) -> int:
    """Give a browser a place under `name`: a free one, or in a running game a bot's from the next hand on.

    Args:
        player: which place; None for any.

    Returns:
        The player number.

    Raises:
        Unusable: the name cannot be used.
        Declined: no such place is free, or the browser has one already.
    """
    name = clean_name(name)
    return int(await table.ask(partial(_sit, table, browser, name, player)))


async def _sit(table: LiveTable, browser: str, name: str, player: int | None) -> int:
    if table.place_of(browser) or any(place.coming and place.coming.browser == browser for place in table.places):
        raise Declined("declined-seated")
    place = _free_place(table, player)
    person = PersonRecord(place.player, PERSON, unlike(name, _names(table, place)))
    if table.status == "playing":
        place.coming = Coming(person, browser)
        return place.player
    await table.keep([seat_person(table.id, person), give_place(table.id, place.player, browser), _touched(table)])
    table.owners[browser] = place.player
    place.seat(table.rules.name, person)
    table.showing.move_screens(place, browser)
    table.mind_people()
    table.showing.show_all()
    return place.player


def _free_place(table: LiveTable, player: int | None) -> Place:
    if table.status not in ("waiting", "playing"):
        raise Declined("declined-over")
    wanted = EMPTY if table.status == "waiting" else BOT
    free = [place for place in table.places if place.kind == wanted and place.coming is None]
    if player is not None:
        free = [place for place in free if place.player == player]
    if not free:
        raise Declined("declined-full" if player is None else "declined-taken")
    return free[0]


def _names(table: LiveTable, but: Place) -> list[str]:
    coming = [place.coming.person.name for place in table.places if place.coming]
    return coming + [place.name for place in table.places if place.person and place is not but]


async def seat_bots(table: LiveTable, browser: str, count: int) -> None:
    """Put bots into free places of a waiting table; only those who sit there may."""
    await table.ask(partial(_seat_bots, table, browser, count))


async def _seat_bots(table: LiveTable, browser: str, count: int) -> None:
    _may_arrange(table, browser)
    free = [place for place in table.places if place.kind == EMPTY][:count]
    await _fill(table, free)
    table.showing.show_all()


async def remove_bot(table: LiveTable, browser: str, player: int) -> None:
    """Take a bot out of a waiting table again."""
    await table.ask(partial(_remove_bot, table, browser, player))


async def _remove_bot(table: LiveTable, browser: str, player: int) -> None:
    _may_arrange(table, browser)
    place = table.places[player]
    if place.kind != BOT:
        raise Declined("declined-no-bot")
    await table.keep([free_place(table.id, player)])
    place.seat(table.rules.name, None)
    table.showing.show_all()


async def _fill(table: LiveTable, places: list[Place]) -> None:
    bot = best_bot(table.rules.name).name
    people: list[PersonRecord] = []
    for place in places:
        name = unlike(BOT_NAMES[place.player], _names(table, place) + [person.name for person in people])
        people.append(PersonRecord(place.player, BOT, name, bot))
    await table.keep([*(seat_person(table.id, person) for person in people), _touched(table)])
    for place, person in zip(places, people, strict=True):
        place.seat(table.rules.name, person)


async def start(table: LiveTable, browser: str) -> None:
    """Begin the game; bots take the places that are still free."""
    await table.ask(partial(_start, table, browser))


async def _start(table: LiveTable, browser: str) -> None:
    _may_arrange(table, browser)
    await _fill(table, [place for place in table.places if place.kind == EMPTY])
    names = tuple(place.name for place in table.places)
    header = Header(table.rules.name, table.rules.version, dict(table.rules.differences(table.options)), names)
    await table.keep([change_table(table.id, status="playing", header=header._asdict()), _touched(table)])
    table.begin(Play(table.id, table.rules, header, table.options))
    for place in table.places:
        if place.kind == PERSON and not place.stream.screens:
            place.lose(table.time.now())
    table.mind_people()
    table.showing.show_all()


async def seat_again(table: LiveTable, before: LiveTable) -> None:
    """Let the people of another table, each with all his browsers, sit down at this one in the same order."""
    people = [place.person for place in before.places if place.kind == PERSON and not place.left and place.person]
    players = {person.player for person in people}
    owners = {browser: player for browser, player in before.owners.items() if player in players}
    seats = [seat_person(table.id, person) for person in people]
    await table.keep([*seats, *(give_place(table.id, player, browser) for browser, player in owners.items())])
    table.owners = owners
    for person in people:
        table.places[person.player].seat(table.rules.name, person)


def _may_arrange(table: LiveTable, browser: str) -> None:
    if table.place_of(browser) is None:
        raise Declined("declined-not-seated", 403)
    if table.status != "waiting":
        raise Declined("declined-begun")


async def leave(table: LiveTable, browser: str) -> None:
    """Give one's place up: it is free again, or in a running game a bot's from the next hand on."""
    await table.ask(partial(_leave, table, browser))


async def _leave(table: LiveTable, browser: str) -> None:
    place = table.place_of(browser)
    if place is None:
        if not _waits_no_more(table, browser):
            raise Declined("declined-not-seated", 403)
        return
    writes = [take_place_from_all(table.id, place.player), _touched(table)]
    if table.status == "waiting":
        writes.append(free_place(table.id, place.player))
    await table.keep(writes)
    table.owners = {mark: player for mark, player in table.owners.items() if player != place.player}
    if table.status == "waiting":
        place.seat(table.rules.name, None)
    place.left = table.status == "playing"
    table.spectators.screens += place.stream.screens
    place.stream.screens = []
    table.mind_people()
    table.showing.show_all()


def _waits_no_more(table: LiveTable, browser: str) -> bool:
    for place in table.places:
        if place.coming and place.coming.browser == browser:
            place.coming = None
            return True
    return False


async def make_link(table: LiveTable, browser: str) -> str:
    """The secret part of a link that gives another device this browser's place, once."""
    place = table.place_of(browser)
    if place is None:
        raise Declined("declined-not-seated", 403)
    secret = new_secret()
    await table.keep([keep_link(table.id, place.player, fingerprint(secret), int(table.clock.utc()))])
    return secret


async def take_over(table: LiveTable, player: int, secret: str, browser: str) -> None:
    """Give the place behind a link to a browser; the link is used up."""
    await table.ask(partial(_take_over, table, player, fingerprint(secret), browser))


async def _take_over(table: LiveTable, player: int, link: str, browser: str) -> None:
    if table.store.link(link) is None:
        raise Declined("declined-link", 404)
    await table.keep([use_link(link), give_place(table.id, player, browser), _touched(table)])
    table.owners[browser] = player
    table.showing.move_screens(table.places[player], browser)
    table.mind_people()


def new_table_id() -> str:
    """A code that is easy to read out and to type: no letter looks like a figure."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def _touched(table: LiveTable) -> Write:
    return change_table(table.id, touched=int(table.clock.utc()))
