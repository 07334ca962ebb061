"""What the lobby shows: games with their options, tables in a line each."""

from importlib import import_module
from typing import Any

from kongbox.engine.phases import Phase
from kongbox.engine.ruleset import RuleSet
from kongbox.server.hall import Hall
from kongbox.server.live_table import LiveTable
from kongbox.server.manner import manner_of
from kongbox.server.paces import PACES
from kongbox.server.places import BOT, EMPTY, PERSON
from kongbox.server.views_on_wire import hands_of
from kongbox.store import TableRecord

Plain = dict[str, Any]
PLAYERS = range(4)


def games_known(hall: Hall) -> Plain:
    """Every game that can be played, with the options of its tables."""
    return {"games": [_game(rules) for rules in hall.games.values()], "paces": list(PACES)}


def _game(rules: RuleSet) -> Plain:
    known = import_module(f"kongbox.rulesets.{rules.name}.options")
    presets = [{"name": name, "options": dict(rules.differences(each))} for name, each in known.PRESETS.items()]
    return {
        "name": rules.name,
        "version": rules.version,
        "tiles": [tile for tile in rules.tiles.kinds if rules.tiles.copies[tile]],
        "options": [_option(known, name) for name in known.STANDARD._fields],
        "presets": presets,
    }


def _option(known: Any, name: str) -> Plain:
    standard = getattr(known, "PLAIN", {}).get(name, getattr(known.STANDARD, name))
    form: Plain = {"name": name, "standard": standard}
    if name in known.RANGES:
        ends = zip(("least", "most"), known.RANGES[name], strict=True)
        form |= {end: number for end, number in ends if number is not None}
    if name in known.CHOICES:
        form["choices"] = list(known.CHOICES[name])
    form["clauses"] = list(known.OPTION_CLAUSES.get(name, ()))
    return form


def tables_listed(hall: Hall, browser: str) -> Plain:
    """The open tables anybody may come to or watch, and those at which this browser has a seat."""
    mine = hall.store.tables_of(browser, "waiting", "playing")
    own = {record.id for record in mine}
    others = [record for record in hall.store.tables("waiting", "playing") if record.id not in own]
    listed = [record for record in others if manner_of(record.manner).visibility == "open"]
    return {"tables": [table_line(hall, record, record.id in own) for record in (*mine, *listed)]}


def table_line(hall: Hall, record: TableRecord, mine: bool) -> Plain:
    """One table as the lobby may know it."""
    rules = hall.games[record.game]
    live = hall.known(record.id)
    seats = _seats(record, live)
    wanted = EMPTY if record.status == "waiting" else BOT
    options = live.options if live else rules.read_options(record.options)
    return {
        "id": record.id,
        "code": record.id,
        "name": record.name,
        "game": record.game,
        "version": rules.version,
        "differences": dict(rules.differences(options)),
        "pace": manner_of(record.manner).pace,
        "phase": _phase(record, live),
        "seats": seats,
        "free": 0 if record.status in ("over", "closed") else sum(seat["kind"] == wanted for seat in seats),
        "hand": _hand(hall, record, live),
        "hands": hands_of(rules, options),
        "mine": mine,
    }


def _seats(record: TableRecord, live: LiveTable | None) -> list[Plain]:
    kinds = {person.player: (person.name, person.kind) for person in record.people}
    order = live.play.match.seating if live and live.play else tuple(PLAYERS)
    found = [kinds.get(player, ("", EMPTY)) for player in order]
    return [{"name": name, "kind": kind if kind in (PERSON, BOT) else EMPTY} for name, kind in found]


def _phase(record: TableRecord, live: LiveTable | None) -> str:
    if record.status in ("waiting", "closed"):
        return record.status
    if live and live.play:
        return live.play.match.phase.value
    return Phase.OVER.value if record.status == "over" else Phase.BETWEEN.value


def _hand(hall: Hall, record: TableRecord, live: LiveTable | None) -> int:
    if live and live.play:
        deal = live.play.match.deal
        return deal.number if deal else 0
    return hall.store.hands_finished(record.id)
