"""Clocks, reserves, pauses and people who are not there, with time turned by hand."""

import pytest

from tests.wire.parlour import QUICK, four_people, in_turn, parlour, throw

pytestmark = pytest.mark.anyio


async def pass_all(pages):
    for page in pages:
        if page.view["phase"] == "claims" and page.offers:
            await page.act(name="pass")


async def test_at_an_untimed_table_nobody_is_hurried(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        await place.wait(24 * 3600)
        assert in_turn(pages).view["clock"] == {
            "base": None, "total": None, "bank": None, "paused": False, "paused_by": None,
        }  # fmt: skip


async def test_club_gives_five_seconds_a_turn_and_twenty_in_reserve(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place, pace="club")
        dealer = in_turn(pages)
        assert dealer.view["clock"]["base"] == 5000
        assert dealer.view["clock"]["bank"] == 20000
        newest = dealer.view["seats"][dealer.view["me"]]
        await place.wait(24.9)
        assert dealer.view["turn"] == dealer.view["me"]
        await place.wait(0.2)
        events = [event for event in dealer.update["events"] if event["event"] in ("StoodIn", "TileDiscarded")]
        assert [event["event"] for event in events] == ["StoodIn", "TileDiscarded"]
        assert events[0]["why"] == "clock"
        assert newest["count"] == 14
        assert dealer.view["seats"][dealer.view["me"]]["count"] == 13


async def test_what_a_turn_takes_beyond_its_time_is_taken_from_the_reserve(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place, pace="club")
        dealer = in_turn(pages)
        await place.wait(12)
        await throw(pages)
        for _ in range(3):
            await pass_all(pages)
            await throw(pages)
        await pass_all(pages)
        assert in_turn(pages) is dealer
        assert dealer.view["clock"]["bank"] == 13000


async def test_relaxed_gives_a_minute_a_turn_and_ten_seconds_a_claim(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place, pace="relaxed")
        assert (pages[0].view["clock"]["base"], pages[0].view["clock"]["bank"]) == (60000, 0)
        await throw(pages)
        assert (pages[0].view["clock"]["base"], pages[0].view["clock"]["bank"]) == (10000, None)
        await place.wait(10)
        assert pages[0].view["phase"] == "turn"


async def test_event_gives_fifteen_seconds_a_turn_within_three_minutes_a_hand(tmp_path):
    async with parlour(tmp_path) as place:
        table, _, pages = await four_people(place, pace="event")
        dealer = in_turn(pages)
        assert (dealer.view["clock"]["base"], dealer.view["clock"]["bank"]) == (15000, 180000)
        await place.wait(15)
        assert dealer.view["phase"] == "claims"
        assert dealer.view["clock"]["base"] == 4000
        seat = place.table(table).places[pages.index(dealer)]
        assert seat.reserve.left == 180.0, "the first fifteen seconds of a hand are free"
        await place.wait(4)
        other = in_turn(pages)
        await place.wait(10)
        await throw(pages)
        assert place.table(table).places[pages.index(other)].reserve.left == 170.0


async def test_at_an_event_nobody_pauses_skips_or_chats(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place, pace="event")
        for message in (
            {"type": "pause", "on": True},
            {"type": "skip", "on": True},
            {"type": "phrase", "code": "hello"},
        ):
            await pages[0].say(message)
            assert pages[0].heard[-1]["code"] == "not-at-events"


async def test_a_pause_stops_the_clocks_and_acts_until_anybody_ends_it(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place, pace="club")
        await place.wait(3)
        await pages[2].say({"type": "pause", "on": True})
        assert pages[0].view["clock"]["paused_by"] == "Carmen"
        await place.wait(3600)
        dealer = in_turn(pages)
        assert dealer.view["clock"]["base"] == 2000
        assert (await dealer.act(dealer.offers[-1]))["code"] == "paused"
        await pages[3].say({"type": "pause", "on": False})
        assert not pages[0].view["clock"]["paused"]
        assert (await dealer.act(dealer.offers[-1]))["type"] == "accepted"


async def test_a_table_where_nobody_is_left_stands_still(tmp_path):
    async with parlour(tmp_path) as place:
        ana = place.person()
        table = await ana.open(bots=3, start=True, pace="club")
        page = await ana.page(table)
        before = page.view
        await page.leave()
        await place.wait(7 * 24 * 3600)
        again = await ana.page(table)
        assert [seat["river"] for seat in again.view["seats"]] == [seat["river"] for seat in before["seats"]]
        assert again.view["clock"] == before["clock"]


async def test_the_table_waits_half_a_minute_for_a_lost_connection_then_plays_the_harmless_act(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        dealer = in_turn(pages)
        others = [page for page in pages if page is not dealer]
        me = dealer.view["me"]
        await dealer.leave()
        person = others[0].view["seats"][me]["person"]
        assert (person["status"], person["back_in"]) == ("reconnecting", 30)
        await place.wait(29)
        assert others[0].view["turn"] == me
        await place.wait(2)
        assert others[0].view["seats"][me]["person"]["status"] == "away"
        why = [event["why"] for event in others[0].events() if event["event"] == "StoodIn"]
        assert why == ["away"]
        assert others[0].view["phase"] == "claims"


async def test_who_comes_back_in_time_finds_the_exact_hand_and_the_turn(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, pages = await four_people(place)
        dealer = in_turn(pages)
        before = dealer.view
        await dealer.leave()
        await place.wait(20)
        again = await people[pages.index(dealer)].page(table)
        assert again.update["reset"]
        assert (again.view["seats"], again.view["offers"]) == (before["seats"], before["offers"])
        await place.wait(60)
        assert again.view["turn"] == again.view["me"]


async def test_somebody_away_passes_every_window_and_never_holds_the_table_up(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        dealer = in_turn(pages)
        away = next(page for page in pages if page is not dealer)
        await away.leave()
        await place.wait(31)
        rest = [page for page in pages if page is not away]
        await throw(rest)
        for page in rest:
            if page.offers:
                await page.act(name="pass")
        assert rest[0].view["phase"] in ("turn", "claims")
        assert rest[0].view["question"] is None or rest[0].view["seats"][away.view["me"]]["river"]


async def test_who_does_not_want_to_be_asked_passes_two_seconds_after_the_discard(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        dealer = in_turn(pages)
        others = [page for page in pages if page is not dealer]
        await others[0].say({"type": "skip", "on": True})
        assert others[0].view["skipping"]
        assert not others[1].view["skipping"]
        await throw(pages)
        await others[1].act(name="pass")
        await others[2].act(name="pass")
        await place.wait(1.9)
        assert dealer.view["phase"] == "claims"
        await place.wait(0.2)
        assert dealer.view["phase"] == "turn"


async def test_not_wanting_to_be_asked_ends_with_the_hand_and_can_be_taken_back(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        other = next(page for page in pages if page is not in_turn(pages))
        await other.say({"type": "skip", "on": True})
        await other.say({"type": "skip", "on": False})
        await throw(pages)
        await place.wait(10)
        assert other.offers


async def test_after_a_claim_nothing_happens_for_a_second(tmp_path):
    async with parlour(tmp_path, QUICK._replace(hold=1.0)) as place:
        _, _, pages = await four_people(place)
        claimant = None
        for _ in range(40):
            await throw(pages)
            for page in [page for page in pages if page.offers]:
                claim = next((offer for offer in page.offers if offer["slot"] in (3, 4)), None)
                await page.act(claim, **({} if claim else {"name": "pass"}))
            if any(event["event"] == "MeldShown" for event in pages[0].events()):
                claimant = in_turn(pages)
                break
            place.clock.seconds += 1
        assert claimant is not None
        discard = claimant.offers[-1]
        assert await claimant.act(discard, id="early") == {}
        await place.wait(0.9)
        assert claimant.view["phase"] == "turn"
        await place.wait(0.2)
        assert {"type": "accepted", "id": "early"} in claimant.heard
        assert claimant.view["phase"] == "claims"
