"""Sitting down, going, starting, handing a seat to another device."""

import pytest

from tests.wire.parlour import eager_choice, four_people, in_turn, parlour, plain_choice, play_on

pytestmark = pytest.mark.anyio


async def test_friends_sit_down_by_name_and_equal_names_are_numbered(tmp_path):
    async with parlour(tmp_path) as place:
        ana, other, third = place.person(), place.person(), place.person()
        table = await ana.open(person="Ana")
        page = await ana.page(table)
        assert (page.view["phase"], page.view["me"], page.view["may_start"]) == ("waiting", 0, True)
        await other.ask("POST", f"/api/tables/{table}/sit", {"person": " ana\u202e "})
        await third.ask("POST", f"/api/tables/{table}/sit", {"person": "Ana", "player": 3})
        names = [seat["person"]["name"] for seat in page.view["seats"]]
        assert names == ["Ana", "ana 2", "", "Ana 3"]


async def test_a_seat_is_taken_once_and_a_browser_has_one_seat(tmp_path):
    async with parlour(tmp_path) as place:
        ana, ben = place.person(), place.person()
        table = await ana.open()
        refused = await ana.ask("POST", f"/api/tables/{table}/sit", {"person": "Ana"}, status=409)
        assert refused["code"] == "declined-seated"
        refused = await ben.ask("POST", f"/api/tables/{table}/sit", {"person": "Ben", "player": 0}, status=409)
        assert refused["code"] == "declined-taken"
        assert refused["text"]["es"]


@pytest.mark.parametrize("name", ["", " \u200b\u202e", "x" * 25, "a" + "\u0301" * 30])
async def test_a_name_that_is_none_is_refused_in_one_sentence(tmp_path, name):
    async with parlour(tmp_path) as place:
        refused = await place.person().ask("POST", "/api/tables", {"game": "wsom", "person": name}, status=422)
        assert refused["code"].startswith("unusable-name")
        assert (await place.person().ask("GET", "/api/tables"))["tables"] == []


async def test_an_option_that_cannot_be_used_is_refused_in_one_sentence(tmp_path):
    async with parlour(tmp_path) as place:
        wish = {"game": "wsom", "person": "Ana", "options": {"payoff_base": "much"}}
        refused = await place.person().ask("POST", "/api/tables", wish, status=422)
        assert "payoff_base" in refused["text"]["en"]
        refused = await place.person().ask("POST", "/api/tables", {"game": "bridge", "person": "Ana"}, status=404)
        assert refused["code"] == "declined-no-game"


async def test_only_those_who_sit_there_begin_and_bots_fill_the_rest(tmp_path):
    async with parlour(tmp_path) as place:
        ana, stranger = place.person(), place.person()
        table = await ana.open(bots=1)
        await stranger.ask("POST", f"/api/tables/{table}/start", status=403)
        page = await ana.page(table)
        assert [seat["person"]["kind"] for seat in page.view["seats"]] == ["person", "bot", "empty", "empty"]
        await ana.ask("DELETE", f"/api/tables/{table}/bots/1")
        assert [seat["person"]["kind"] for seat in page.view["seats"]] == ["person", "empty", "empty", "empty"]
        await ana.ask("POST", f"/api/tables/{table}/start")
        await place.settle()
        assert sorted(seat["person"]["kind"] for seat in page.view["seats"]) == ["bot", "bot", "bot", "person"]
        assert page.view["solo"]
        await ana.ask("POST", f"/api/tables/{table}/start", status=409)


async def test_leaving_before_the_game_frees_the_seat(tmp_path):
    async with parlour(tmp_path) as place:
        ana, ben = place.person(), place.person()
        table = await ana.open()
        await ben.ask("POST", f"/api/tables/{table}/sit", {"person": "Ben"})
        page = await ben.page(table)
        await ben.ask("POST", f"/api/tables/{table}/leave")
        assert page.view["me"] is None
        assert page.view["seats"][1]["person"]["kind"] == "empty"
        await ben.ask("POST", f"/api/tables/{table}/leave", status=403)


async def test_leaving_a_game_lets_a_bot_play_on_from_the_next_hand(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, pages = await four_people(place)
        leaver = next(number for number, page in enumerate(pages) if page is not in_turn(pages))
        me = pages[leaver].view["me"]
        await people[leaver].ask("POST", f"/api/tables/{table}/leave")
        rest = [page for page in pages if page is not pages[leaver]]
        assert rest[0].view["seats"][me]["person"]["status"] == "away"
        await play_on(rest, eager_choice, lambda: rest[0].view["hand"] == 2)
        kinds = [seat["person"]["kind"] for seat in rest[0].view["seats"]]
        assert sorted(kinds) == ["bot", "person", "person", "person"]
        assert pages[leaver].view["me"] is None


async def test_a_person_takes_a_bots_seat_at_the_next_hand(tmp_path):
    async with parlour(tmp_path) as place:
        ana, ben = place.person(), place.person()
        table = await ana.open(bots=3, start=True)
        page = await ana.page(table)
        await ben.http.get("/")
        watching = await ben.page(table)
        assert watching.view["me"] is None
        seat = await ben.ask("POST", f"/api/tables/{table}/sit", {"person": "Ben"})
        await play_on([page], plain_choice, lambda: page.view["result"])
        assert watching.view["me"] is None
        await page.act(name="next")
        await place.settle()
        assert watching.view["me"] is not None
        assert watching.view["seats"][watching.view["me"]]["person"]["name"] == "Ben"
        assert watching.view["seats"][watching.view["me"]]["person"]["player"] == seat["player"]
        assert watching.view["seats"][watching.view["me"]]["tiles"]
        assert not page.view["solo"]


async def test_a_link_brings_a_seat_to_another_device_once(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, pages = await four_people(place)
        link = (await people[1].ask("POST", f"/api/tables/{table}/link"))["address"]
        phone, thief = place.person(), place.person()
        looked_at = await phone.http.get(link)
        assert looked_at.status_code == 200
        assert "<form" in looked_at.text
        taken = await phone.http.post(link)
        assert (taken.status_code, taken.headers["location"]) == (303, f"/table/{table}")
        screen = await phone.page(table)
        assert screen.view["me"] == pages[1].view["me"]
        assert screen.view["seats"] == pages[1].view["seats"]
        assert (await thief.http.post(link)).status_code == 404
        assert (await thief.page(table)).view["me"] is None
        await people[2].ask("POST", "/api/tables/NOSUCH/link", status=404)


async def test_the_lobby_lists_open_tables_and_ones_own(tmp_path):
    async with parlour(tmp_path) as place:
        ana, ben = place.person(), place.person()
        shown = await ana.open(person="Ana", name="Mesa de los martes")
        hidden = await ana.open(person="Ana", listed=False)
        mine = {line["id"]: line for line in (await ana.ask("GET", "/api/tables"))["tables"]}
        others = {line["id"]: line for line in (await ben.ask("GET", "/api/tables"))["tables"]}
        assert set(mine) == {shown, hidden}
        assert set(others) == {shown}
        assert (mine[shown]["mine"], others[shown]["mine"]) == (True, False)
        assert (others[shown]["free"], others[shown]["name"]) == (3, "Mesa de los martes")
        assert (await ben.ask("GET", f"/api/tables/{hidden.lower()}"))["id"] == hidden


async def test_a_cookie_is_kept_from_scripts_and_only_its_mark_is_stored(tmp_path):
    async with parlour(tmp_path) as place:
        ana = place.person()
        answer = await ana.http.post("/api/tables", json={"game": "wsom", "person": "Ana"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie, "a local network has no TLS"
        secret = ana.http.cookies["kongbox"]
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert secret.encode() not in stored


async def test_a_waiting_table_closes_after_a_day_and_a_game_after_thirty(tmp_path):
    async with parlour(tmp_path) as place:
        ana = place.person()
        waiting = await ana.open()
        game = await ana.open(bots=3, start=True)
        page = await ana.page(game)
        await page.leave()
        place.clock.seconds += 23 * 3600
        await place.app.state.hall.sweep()
        assert (await ana.ask("GET", f"/api/tables/{waiting}"))["phase"] == "waiting"
        place.clock.seconds += 2 * 3600
        await place.app.state.hall.sweep()
        assert (await ana.ask("GET", f"/api/tables/{waiting}"))["phase"] == "closed"
        assert (await ana.ask("GET", f"/api/tables/{game}"))["phase"] != "closed"
        place.clock.seconds += 30 * 24 * 3600
        await place.app.state.hall.sweep()
        assert (await ana.ask("GET", f"/api/tables/{game}"))["phase"] == "closed"
        closed = await ana.page(game, seq=None)
        await closed.settle()
        assert closed.closed == 4410
