"""Playing over the wire: what everybody hears, and what nobody may hear."""

import pytest

from tests.wire.parlour import eager_choice, four_people, in_turn, parlour, plain_choice, play_on, throw

pytestmark = pytest.mark.anyio


async def test_a_person_alone_plays_a_hand_with_bots_and_goes_on_to_the_next(tmp_path):
    async with parlour(tmp_path) as place:
        ana = place.person()
        page = await ana.page(await ana.open(bots=3, start=True))
        await play_on([page], plain_choice, lambda: page.view["result"])
        result = page.view["result"]
        assert page.view["phase"] == "settled"
        assert sum(result["balance"]) == 0
        assert result["text"]["es"] != result["text"]["en"]
        assert all(hand for hand in result["hands"])
        assert [offer["name"] for offer in page.offers] == ["next"]
        await page.act(page.offers[0])
        assert page.view["hand"] == 2
        assert page.view["result"] is None


async def test_four_people_play_a_hand_and_all_see_the_same_end(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        await play_on(pages, eager_choice, lambda: all(page.view["result"] for page in pages))
        results = [page.view["result"] for page in pages]
        assert results[1:] == results[:-1]
        assert {page.view["me"] for page in pages} == {0, 1, 2, 3}


async def test_each_sees_fourteen_or_thirteen_own_tiles_and_only_backs_elsewhere(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        for page in pages:
            for seat in page.view["seats"]:
                assert seat["count"] == (14 if seat["seat"] == page.view["dealer"] else 13)
                assert len(seat["tiles"]) == (seat["count"] if seat["seat"] == page.view["me"] else 0)


async def test_an_answer_to_a_claim_window_is_heard_by_its_own_seat_alone(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        thrower = await throw(pages)
        asked = [page for page in pages if page is not thrower]
        before = {page: len(page.frames) for page in pages}
        await asked[0].act(name="pass")
        assert [event["event"] for event in asked[0].update["events"]] == ["Answered"]
        for page in (thrower, asked[1], asked[2]):
            assert len(page.frames) == before[page]


async def test_a_window_closes_when_all_have_answered_and_not_before(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        thrower = await throw(pages)
        asked = [page for page in pages if page is not thrower]
        for page in asked[:2]:
            await page.act(name="pass")
        await place.wait(3600)
        assert thrower.view["phase"] == "claims"
        await asked[2].act(name="pass")
        assert thrower.view["phase"] == "turn"


async def test_a_window_is_as_long_for_a_tile_nobody_can_claim_as_for_one_that_somebody_can(tmp_path):
    lengths = {True: set(), False: set()}
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place, pace="club")
        for _ in range(24):
            if pages[0].view["result"]:
                break
            await throw(pages)
            claimable = any(len(page.offers) > 1 for page in pages)
            opened = place.clock.seconds
            while pages[0].view["phase"] == "claims":
                await place.wait(0.25)
            lengths[claimable].add(place.clock.seconds - opened)
    assert lengths == {True: {5.0}, False: {5.0}}


async def test_all_screens_of_a_seat_show_the_same_and_an_act_counts_once(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, pages = await four_people(place)
        dealer = in_turn(pages)
        second = await people[pages.index(dealer)].page(table)
        assert second.view == dealer.view
        discard = dealer.offers[-1]
        assert (await dealer.act(discard))["type"] == "accepted"
        assert second.update == dealer.update
        late = await second.act(discard, seq=0)
        assert late["code"] == "stale"
        thrown = [event for event in second.events() if event["event"] == "TileDiscarded"]
        assert len(thrown) == 1


async def test_an_act_that_is_sent_twice_is_carried_out_once_and_acknowledged_twice(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        dealer = in_turn(pages)
        discard = dealer.offers[-1]
        first = await dealer.act(discard, id="x-1")
        again = await dealer.act(discard, id="x-1")
        assert first == again == {"type": "accepted", "id": "x-1"}
        assert sum(event["event"] == "TileDiscarded" for event in dealer.events()) == 1


async def test_an_act_upon_an_older_state_is_refused_as_stale(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        seen = in_turn(pages).update["seq"]
        thrower = await throw(pages)
        other = next(page for page in pages if page is not thrower)
        answer = await other.act(name="pass", seq=seen - 1)
        assert (answer["type"], answer["code"]) == ("problem", "stale")
        assert other.view["question"]["answered"] is None


async def test_a_refused_act_names_its_clause_and_changes_nothing(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        dealer = in_turn(pages)
        other = next(page for page in pages if page is not dealer)
        before = [len(page.frames) for page in pages]
        ruling = await other.act(name="discard", tiles=other.view["seats"][other.view["me"]]["tiles"][:1])
        assert (ruling["type"], ruling["allowed"], ruling["refused"]) == ("ruling", False, True)
        assert ruling["clause"] == "wsom.play.2"
        assert all(ruling[part][lang] for part in ("title", "text", "rule") for lang in ("es", "en"))
        assert sum(fact["deciding"] for fact in ruling["facts"]) == 1 and not ruling["facts"][-1]["deciding"]
        after = [len(page.frames) for page in pages]
        assert sum(after) == sum(before) + 1


async def test_asking_whether_one_may_has_no_consequence(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        dealer = in_turn(pages)
        tile = dealer.offers[-1]["tiles"]
        await dealer.say({"type": "may", "id": "m1", "name": "discard", "tiles": tile})
        assert (dealer.heard[-1]["allowed"], dealer.heard[-1]["refused"]) == (True, False)
        await dealer.say({"type": "may", "id": "m2", "name": "pong", "tiles": ["1m", "1m"]})
        assert (dealer.heard[-1]["allowed"], dealer.heard[-1]["refused"]) == (False, False)
        assert dealer.heard[-1]["clause"].startswith("wsom.")
        assert dealer.view["turn"] == dealer.view["me"]


NAMES = ("fly", "", "pass", "win", "kong-concealed", "kong-small", "kong-big", "chi", "next", "discard")
TILES = ([], ["1m"], ["?"], ["1m"] * 40, ["9x", "\u202e"])


@pytest.mark.parametrize("mine", [True, False])
async def test_any_nonsense_is_refused_in_one_sentence(tmp_path, mine):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        dealer = in_turn(pages)
        page = dealer if mine else next(page for page in pages if page is not dealer)
        for name in NAMES:
            for tiles in TILES:
                place.clock.seconds += 1
                answer = await page.act(name=name, tiles=tiles, target=77)
                assert answer["type"] == "ruling"
                assert answer["refused"]
                assert answer["text"]["en"].strip()
        assert dealer.view["turn"] == dealer.view["me"]


async def test_who_is_ready_for_the_next_hand_is_shown_to_all(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        await play_on(pages, eager_choice, lambda: pages[0].view["result"])
        await pages[2].act(name="next")
        seat = pages[2].view["me"]
        for page in pages:
            assert [each["person"]["done"] for each in page.view["seats"]] == [place == seat for place in range(4)]
        for page in (pages[0], pages[1], pages[3]):
            await page.act(name="next")
        assert {page.view["hand"] for page in pages} == {2}


async def test_a_match_ends_after_its_hands_and_can_be_played_again_by_the_same_people(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, pages = await four_people(place, options={"hands_per_session": 1})
        await people[0].ask("POST", f"/api/tables/{table}/rematch", status=409)
        await play_on(pages, eager_choice, lambda: pages[0].view["phase"] == "over")
        assert pages[0].view["result"]
        assert (await pages[0].act(name="next"))["code"] == "not-playing"
        first = await people[0].ask("POST", f"/api/tables/{table}/rematch")
        second = await people[1].ask("POST", f"/api/tables/{table}/rematch")
        assert first["id"] == second["id"] != table
        page = await people[1].page(first["id"])
        assert [seat["person"]["name"] for seat in page.view["seats"]] == ["Ana", "Begoña", "Carmen", "Diego"]
        assert page.view["me"] == 1


async def test_phrases_are_heard_by_all_and_only_those_of_the_list(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        await pages[1].say({"type": "phrase", "code": "hello"})
        assert pages[3].heard[-1] == {"type": "spoken", "seat": pages[1].view["me"], "name": "Begoña", "code": "hello"}
        await pages[1].say({"type": "phrase", "code": "you fool"})
        assert pages[1].heard[-1]["code"] == "no-phrase"
        assert pages[3].heard[-1]["type"] == "spoken"
        for _ in range(4):
            await pages[1].say({"type": "phrase", "code": "hello"})
        assert pages[1].heard[-1]["code"] == "phrases"
