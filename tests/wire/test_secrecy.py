"""No message ever tells a viewer a tile he cannot know: whole games, every frame, proved from the final log.

The proof does not ask the gate itself (`engine.views`). It walks through each frame with the true events beside it and
knows by four plain sentences what lies open: one's own tiles, discards, sets, and hands laid open.
"""

import json
import re
from collections import Counter

import pytest

from tests.wire.parlour import eager_choice, four_people, parlour, play_on

pytestmark = pytest.mark.anyio

TILE = re.compile(r"[1-9][mpsz]")
PLACES_WITH_TILES = re.compile(
    r"view\.(order|seats\.\d\.(tiles|drawn|aside|river\.\d+\.tile|melds\.\d+\.cells\.\d+\.tile)"
    r"|offers\.\d+\.(tiles|shows\.\d+\.tile)|question\.tile|result\.)|events\."
)
"""Where a frame has tiles at all; anywhere else the code of a tile would be a leak of its own."""


class OpenTable:
    """What lies open, folded by hand from the true events."""

    def __init__(self):
        self.hands = [Counter() for _ in range(4)]
        self.revealed = set()
        self.ended = False
        self.secrets = set()

    def take(self, event, true):
        kind, seat = event["event"], event.get("seat")
        if kind == "HandStarted":
            self.__init__()
        elif kind == "TilesDealt":
            self.hands[seat].update(true["tiles"])
        elif kind == "TileDrawn":
            self.hands[seat][true["tile"]] += 1
        elif kind == "TileDiscarded":
            self.hands[seat][event["tile"]] -= 1
        elif kind == "MeldShown":
            from_hand = Counter(event["tiles"])
            if event["claimed"]:
                from_hand[event["claimed"]] -= 1
            self.hands[seat] -= from_hand
        elif kind == "MeldGrown":
            self.hands[seat][event["tile"]] -= 1
        elif kind == "HandRevealed":
            self.revealed.add(seat)
        elif kind == "HandEnded":
            self.ended = True


def hides(kind, event, seat):
    """Whether this event's tiles are known to its owner alone."""
    return kind in ("TilesDealt", "TileDrawn") and event["seat"] != seat


def strings(value, path=""):
    """Every string of a frame with its place in it."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from strings(part, f"{path}{name}.")
    elif isinstance(value, list):
        for place, part in enumerate(value):
            yield from strings(part, f"{path}{place}.")
    elif isinstance(value, str):
        yield path, value


def check_frames(page, log, seeds, *, delayed=False):
    """Walk through all that one page was sent, with the whole log beside it; how much of the log that was."""
    table, place, revealed_seeds = OpenTable(), 0, set()
    for frame in page.frames:
        message = json.loads(frame)
        if message["type"] == "update" and not delayed:
            if message["reset"]:
                place = catch_up(message, log, table)
            for event in message["events"]:
                place = told(event, log, place, message["view"]["me"])
                if event["event"] == "SeedRevealed":
                    revealed_seeds.add(event["seed"])
                table.take(event, log[place - 1])
            check_view(message["view"], table)
        check_strings(message)
        assert not any(hidden_in(frame, seed, revealed_seeds) for seed in seeds), "a seed before its hand is over"
    return place


def hidden_in(frame, seed, revealed_seeds):
    return seed.seed not in revealed_seeds and (seed.seed in frame or seed.salt in frame)


def catch_up(message, log, table):
    """The place in the log before the events that come with a whole table: what its viewer had heard until then."""
    place = heard = 0
    while heard < message["seq"] - len(message["events"]):
        event = log[place]
        heard += not (sealed(event) and event["seat"] != message["view"]["me"])
        table.take(event, event)
        place += 1
    return place


def sealed(event):
    return event["event"] == "Answered" or (event["event"] == "StoodIn" and event["sealed"])


def told(event, log, place, me):
    """The place after the true event behind one that was heard; those in between were nobody else's business."""
    while not same(event, log[place], me):
        assert sealed(log[place]), f"{log[place]['event']} was not told"
        assert log[place]["seat"] != me, "an answer of one's own was not told"
        place += 1
    if hides(event["event"], event, me):
        assert set(event.get("tiles", [event.get("tile")])) == {"?"}
    assert not sealed(event) or event["seat"] == me
    return place + 1


def same(heard, true, me):
    """Whether an event heard is this one of the log, with what he may not see covered."""
    if hides(true["event"], true, me):
        true = {name: ["?"] * len(value) if name == "tiles" else value for name, value in true.items()}
        true = true | ({"tile": "?"} if "tile" in true else {})
    return heard == true


def check_view(view, table):
    """Own tiles are the true ones; other seats show backs until they lay them open."""
    if view["phase"] == "waiting":
        return
    for seat in view["seats"]:
        number, own = seat["seat"], seat["seat"] == view["me"]
        if own or number in table.revealed:
            shown = Counter(seat["tiles"]) + Counter([seat["drawn"]] if seat["drawn"] else [])
            if number not in table.revealed:
                assert shown == +table.hands[number]
        else:
            assert seat["tiles"] == []
            assert seat["drawn"] in (None, "?")
    assert view["result"] is None or table.ended
    for offer in view["offers"]:
        needed = Counter(offer["tiles"])
        assert needed <= table.hands[view["me"]], "an offer of tiles one does not hold"


def check_strings(message):
    for path, text in strings(message):
        if not PLACES_WITH_TILES.match(path) and path not in ("name.", "text."):
            assert not TILE.fullmatch(text), f"a tile at {path}"


def events_of(text):
    """The events of a downloaded log."""
    lines = map(json.loads, text.splitlines()[1:])
    return [{name: part for name, part in line.items() if name != "seq"} for line in lines]


async def test_no_frame_of_a_whole_game_shows_a_tile_its_viewer_cannot_know(tmp_path):
    async with parlour(tmp_path, first_seed=11) as place:
        options = {"hands_per_session": 2, "hands_per_quarter": 1}
        table, _, pages = await four_people(place, options=options)
        watcher = await place.person().page(table)
        await play_on(pages, eager_choice, lambda: pages[0].view["phase"] == "over")
        text = (await place.person().http.get(f"/api/tables/{table}/log")).text
        log = events_of(text)
        for page in pages:
            assert check_frames(page, log, place.seeds) == len(log), "something was never told"
        check_frames(watcher, log, place.seeds, delayed=True)
        shown = [message["view"] for message in watcher.heard if message["type"] == "update"]
        assert [view["hand"] for view in shown if view["result"]] == sorted(
            view["hand"] for view in shown if view["result"]
        )
        assert all(view["result"] for view in shown if any(seat["river"] for seat in view["seats"]))


async def test_a_spectator_in_the_open_is_told_no_hidden_tile_either(tmp_path):
    async with parlour(tmp_path) as place:
        table, _, pages = await four_people(place, options={"hands_per_session": 1}, spectators="live")
        watcher = await place.person().page(table)
        await play_on(pages, eager_choice, lambda: pages[0].view["phase"] == "over")
        text = (await place.person().http.get(f"/api/tables/{table}/log")).text
        log = events_of(text)
        assert check_frames(watcher, log, place.seeds) == len(log)


async def test_two_deals_that_differ_only_in_others_tiles_are_told_alike(tmp_path):
    """What a viewer is sent before the first discard is the same, byte for byte, whatever the others hold."""
    async with parlour(tmp_path) as place:
        table, people, pages = await four_people(place)
        live = place.table(table)
        deal = live.play.match.deal
        me = pages[0].view["me"]
        others = [seat for seat in range(4) if seat != me and len(deal.hands[seat]) == 13]
        hands = list(deal.hands)
        hands[others[0]], hands[others[1]] = hands[others[1]], hands[others[0]]
        before = await people[0].page(table)
        live.play.match = live.play.match._replace(deal=deal._replace(hands=tuple(hands)))
        after = await people[0].page(table)
        assert before.frames == after.frames
