"""Those who watch, and finished hands for everybody."""

import json

import pytest

from kongbox.engine.events import QuestionOpened
from kongbox.engine.replay import judge_again
from kongbox.engine.seats import SEATS
from kongbox.engine.state import NEXT_HAND
from kongbox.formats.log import read_log
from kongbox.rulesets import RULE_SETS
from tests.wire.parlour import eager_choice, four_people, parlour, play_on, throw

pytestmark = pytest.mark.anyio


async def test_a_spectator_sees_nothing_of_the_first_hand_and_then_each_hand_when_it_is_over(tmp_path):
    async with parlour(tmp_path) as place:
        table, _, pages = await four_people(place)
        watcher = await place.person().page(table)
        assert (watcher.view["delayed"], watcher.view["me"]) == (True, None)
        heard = len(watcher.frames)
        for _ in range(3):
            await throw(pages)
            for page in pages:
                if page.offers and page.view["phase"] == "claims":
                    await page.act(name="pass")
        assert len(watcher.frames) == heard
        assert all(not seat["river"] for seat in watcher.view["seats"])
        await play_on(pages, eager_choice, lambda: pages[0].view["result"])
        assert watcher.update["reset"]
        assert watcher.view["result"] == pages[0].view["result"]
        await play_on(pages, eager_choice, lambda: pages[0].view["hand"] == 2)
        late = await place.person().page(table)
        assert (late.view["hand"], late.view["phase"]) == (1, watcher.view["phase"])
        assert late.view["result"] == watcher.view["result"]


async def test_a_table_in_the_open_shows_spectators_what_lies_open_and_no_hand(tmp_path):
    async with parlour(tmp_path) as place:
        table, _, pages = await four_people(place, spectators="live")
        watcher = await place.person().page(table)
        await throw(pages)
        assert watcher.update["events"][0]["event"] == "TileDiscarded"
        assert sum(len(seat["river"]) for seat in watcher.view["seats"]) == 1
        assert all(not seat["tiles"] for seat in watcher.view["seats"])
        assert watcher.offers == []


async def test_a_spectator_cannot_act(tmp_path):
    async with parlour(tmp_path) as place:
        table, _, _ = await four_people(place)
        watcher = await place.person().page(table)
        assert (await watcher.act(name="pass"))["code"] == "no-seat"
        await watcher.say({"type": "pause", "on": True})
        assert watcher.heard[-1]["code"] == "no-seat"


async def test_a_finished_hand_can_be_stepped_through_with_all_tiles_open_or_as_a_seat_saw_it(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, pages = await four_people(place)
        await people[0].ask("GET", f"/api/tables/{table}/hands/1", status=404)
        await play_on(pages, eager_choice, lambda: pages[0].view["result"])
        everything = await people[0].ask("GET", f"/api/tables/{table}/hands/1")
        assert (everything["hand"], everything["hands"]) == (1, 1)
        kinds = [event["event"] for frame in everything["frames"] for event in frame["events"]]
        assert kinds[0] == "SeatsDrawn"
        assert kinds[-1] == "SeedRevealed"
        assert "Answered" not in kinds
        dealt = next(frame for frame in everything["frames"] if frame["events"][0]["event"] == "TurnBegan")
        assert all(len(seat["tiles"]) in (13, 14) for seat in dealt["view"]["seats"])
        assert everything["frames"][-1]["view"]["result"] == pages[0].view["result"]
        one = await people[0].ask("GET", f"/api/tables/{table}/hands/1?seat=2")
        dealt = next(frame for frame in one["frames"] if frame["events"][0]["event"] == "TurnBegan")
        assert [bool(seat["tiles"]) for seat in dealt["view"]["seats"]] == [False, False, True, False]


async def test_the_log_of_finished_hands_folds_and_proves_its_shuffle(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, pages = await four_people(place)
        await play_on(pages, eager_choice, lambda: pages[0].view["hand"] == 2 and pages[0].view["phase"] == "turn")
        answer = await people[0].http.get(f"/api/tables/{table}/log")
        assert "attachment" in answer.headers["content-disposition"]
        log = read_log(answer.text.splitlines(keepends=True))
        assert type(log.events[-1]).__name__ == "SeedRevealed"
        assert log.events[-1].seed == place.seeds[0].seed
        assert place.seeds[1].seed not in answer.text
        assert [json.loads(line)["seq"] for line in answer.text.splitlines()[1:]] == list(range(1, len(log.events) + 1))
        same = await people[0].http.get(f"/api/tables/{table}/hands/1/log")
        assert same.text == answer.text
        rules = RULE_SETS[log.header.game]
        asked = QuestionOpened(NEXT_HAND, SEATS)
        assert judge_again(rules, rules.read_options(log.header.options), (*log.events, asked)) is None
