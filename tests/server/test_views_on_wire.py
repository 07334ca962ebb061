"""What a view tells beside the table."""

from dataclasses import replace

import msgspec

from kongbox.engine.scoresheet import ScoreLine
from kongbox.engine.views import seen_by
from kongbox.rulesets.wsom import WSOM
from kongbox.server.protocol import LineView, PersonView, Said
from kongbox.server.views_on_wire import Around, match_view
from tests.rulesets.wsom.tables import EAST, SOUTH, table

PEOPLE = [PersonView(seat, f"P{seat}", "person", "connected") for seat in range(4)]
AROUND = Around("t", "Ana’s table", "relaxed", PEOPLE)


def beside(shown):
    """What the wire says beside a table of a game that shows this beside it."""
    rules = replace(WSOM, beside=lambda _deal, _viewer: shown)
    match = table({})
    view = match_view(rules, seen_by(match, SOUTH), SOUTH, AROUND)
    return view.beside


def test_score_lines_beside_the_table_come_in_words_however_deep_they_lie():
    line = ScoreLine("wsom.score.1.1", 5, ("1m", "2m"))
    chicken = ScoreLine("wsom.score.basic.5", 1, (), (("points", 1),))
    ladder = {"lines": (line,), "claims": [{"name": "pong", "why": chicken}]}
    shown = beside({"vuelta": 1, "ladder": ladder, "waits": ("1m",)})
    said = LineView(
        "wsom.score.1.1",
        Said("Todas Secuencias", "All Sequences"),
        Said("Los cuatro bloques son secuencias.", "All four sets are sequences."),
        5,
        ["1m", "2m"],
    )
    assert shown["ladder"]["lines"] == [said]
    assert shown["ladder"]["claims"][0]["name"] == "pong"
    assert shown["ladder"]["claims"][0]["why"].text.en == "Without any pattern, the chicken hand is worth 1 point."
    assert (shown["vuelta"], shown["waits"]) == (1, ["1m"])
    assert msgspec.json.decode(msgspec.json.encode(shown))["ladder"]["lines"][0]["title"]["en"] == "All Sequences"


def test_lines_beside_the_table_call_seats_by_the_names_of_their_people():
    robbed = ScoreLine("wsom.score.pay.7", 0, (), (("seat", EAST),))
    assert beside({"now": robbed})["now"].text.en.startswith("P0 is responsible")
