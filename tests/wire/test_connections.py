"""Connections: coming back, bad frames, floods. Whatever one page sends, nobody else is disturbed."""

import itertools
import json

import pytest

from kongbox.server import limits
from tests.wire.parlour import Page, four_people, in_turn, parlour, throw

pytestmark = pytest.mark.anyio

BAD_FRAMES = (
    "",
    "{",
    "no JSON at all",
    "null",
    "[]",
    "17",
    '"hello"',
    "{}",
    '{"type": "fly"}',
    '{"type": "act"}',
    '{"type": "act", "id": 1, "name": "pass"}',
    '{"type": "act", "id": "a", "name": "pass", "seat": 2}',
    '{"type": "act", "id": "a", "name": "pass", "tiles": "1m"}',
    '{"type": "pause", "on": "yes"}',
    '{"type": "ping", "sent": "now"}',
    b"\xff\xfe\x00",
    "[" * 3000,
)


async def test_a_frame_nobody_can_read_is_answered_in_one_sentence_and_hurts_nobody(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, pages = await four_people(place)
        before = [len(page.frames) for page in pages]
        for frame in BAD_FRAMES:
            page = await people[1].page(table)
            await page.say(frame)
            answer = page.heard[-1]
            assert (answer["type"], answer["code"]) == ("problem", "unreadable"), frame
            assert "\n" not in answer["text"]["es"]
            assert page.closed is None
            await page.leave()
        assert [len(page.frames) for page in pages] == before
        await throw(pages)


async def test_a_frame_longer_than_a_page_needs_is_refused(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        await pages[0].say('{"type": "act", "id": "' + "x" * limits.FRAME_BYTES + '", "name": "pass"}')
        assert pages[0].heard[-1]["code"] == "too-long"


async def test_five_frames_nobody_can_read_end_the_connection(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        for count in range(limits.UNREADABLE):
            assert pages[2].closed is None, count
            await pages[2].say("?")
        assert pages[2].closed == 4400
        assert pages[0].view["seats"][pages[2].view["me"]]["person"]["status"] == "reconnecting"
        assert all(page.closed is None for page in (pages[0], pages[1], pages[3]))


async def test_thirty_messages_at_once_and_twenty_a_second_are_heard_more_are_not(tmp_path):
    async with parlour(tmp_path) as place:
        _, _people, pages = await four_people(place)
        await place.wait(60)
        quick = pages[0]
        for number in range(40):
            await quick.say({"type": "ping", "sent": float(number)})
        pongs = [message for message in quick.heard if message["type"] == "pong"]
        assert len(pongs) == 30
        assert [message["code"] for message in quick.heard if message["type"] == "problem"] == ["too-many"]
        await place.wait(1)
        for number in range(25):
            await quick.say({"type": "ping", "sent": float(number)})
        assert len([message for message in quick.heard if message["type"] == "pong"]) == 50
        assert quick.closed is None


async def test_an_endless_flood_ends_the_connection(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        for _ in range(limits.FLOOD + 40):
            pages[3]._in.put_nowait({"type": "websocket.receive", "text": "{}"})
        await pages[3].settle()
        await place.wait(0.001)
        assert pages[3].closed is not None
        await throw(pages)


async def test_a_page_that_does_not_say_hello_is_let_go_after_ten_seconds(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, _ = await four_people(place)
        silent = await people[0].page(table, seq=None)
        await place.wait(9.9)
        assert silent.closed is None
        await place.wait(0.2)
        assert silent.heard[-1]["code"] == "no-hello"
        assert silent.closed == 4308


async def test_nothing_is_heard_before_hello(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, _ = await four_people(place)
        page = await people[0].page(table, seq=None)
        await page.say({"type": "act", "id": "a", "name": "discard", "tiles": ["1m"], "seq": 99})
        assert page.heard[-1]["code"] == "hello-first"


async def test_a_page_of_another_version_is_told_to_load_again(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, _ = await four_people(place)
        page = await people[0].page(table, seq=None)
        await page.say({"type": "hello", "version": 99})
        assert page.heard[-1]["code"] == "version"
        assert page.closed == 4426


async def test_a_page_of_another_site_is_turned_away(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, _ = await four_people(place)
        page = await people[0].page(table, seq=None, origin="http://evil.test")
        await page.settle()
        assert page.closed == 1008
        assert page.frames == []
        own = await people[0].page(table, origin="http://parlour.test")
        assert own.view["me"] is not None


async def test_a_table_that_does_not_exist_is_said_once_and_for_all(tmp_path):
    async with parlour(tmp_path) as place:
        page = await place.person().page("NOSUCH", seq=None)
        await page.settle()
        assert page.closed == 4404


async def test_who_comes_back_is_sent_just_what_he_missed(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, pages = await four_people(place)
        watcher = next(number for number, page in enumerate(pages) if page is not in_turn(pages))
        seen = pages[watcher].update["seq"]
        await pages[watcher].leave()
        await throw(pages)
        again = await people[watcher].page(table, seq=seen)
        assert not again.update["reset"]
        assert [event["event"] for event in again.update["events"]] == ["TileDiscarded", "QuestionOpened"]
        assert again.update["seq"] == seen + 2
        assert again.offers


async def test_who_missed_nothing_is_sent_no_event_and_a_number_from_elsewhere_is_sent_the_hand(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, pages = await four_people(place)
        seen = pages[0].update["seq"]
        same = await people[0].page(table, seq=seen)
        assert (same.update["events"], same.update["reset"], same.update["seq"]) == ([], False, seen)
        for number in (0, seen + 1, -3):
            lost = await people[0].page(table, seq=number)
            assert (lost.update["reset"], lost.update["seq"]) == (True, seen)
            assert lost.update["events"][0]["event"] == "HandStarted"


async def test_the_stream_of_each_viewer_has_no_gap_that_tells_of_others(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        for _ in range(6):
            await throw(pages)
            for page in pages:
                place.clock.seconds += 0.2
                if page.offers and page.view["phase"] == "claims":
                    await page.act(name="pass")
        for page in pages:
            updates = [message for message in page.heard if message["type"] == "update"]
            for before, after in itertools.pairwise(updates):
                assert after["seq"] == before["seq"] + len(after["events"])


async def test_a_ping_comes_back_untouched_and_its_lag_is_shown(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        await pages[1].say({"type": "ping", "sent": 12.5, "lag": 42})
        assert pages[1].heard[-1] == {"type": "pong", "sent": 12.5}
        await throw(pages)
        assert pages[0].view["seats"][pages[1].view["me"]]["person"]["lag"] == 42


async def test_a_seat_opens_on_many_screens_but_not_on_endlessly_many(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, pages = await four_people(place)
        screens: list[Page] = [await people[0].page(table) for _ in range(limits.SCREENS_PER_SEAT - 1)]
        assert all(json.dumps(screen.view) == json.dumps(pages[0].view) for screen in screens)
        one_more = await people[0].page(table)
        assert one_more.closed == 4429
        assert pages[0].closed is None
