"""A server that ends and begins again: every table goes on where it was."""

import sqlite3
from concurrent.futures import Future

import pytest

from tests.wire.parlour import eager_choice, four_people, in_turn, parlour, play_on, throw

pytestmark = pytest.mark.anyio


async def come_back(place, people, table):
    """The same browsers before a server that has begun again."""
    pages = []
    for person in people:
        again = place.person()
        again.http.cookies = person.http.cookies
        pages.append(await again.page(table))
    return pages


def essence(page):
    """What of a view must not change."""
    view = page.view
    kept = {name: view[name] for name in ("phase", "me", "turn", "hand", "offers", "question", "commitment", "result")}
    return kept | {
        "seats": [{**seat, "person": seat["person"]["name"]} for seat in view["seats"]],
        "seq": page.update["seq"],
    }


async def test_in_a_claim_window_with_some_answers_in(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, pages = await four_people(place)
        await throw(pages)
        asked = [page for page in pages if page.offers]
        await asked[0].act(name="pass")
        before = [essence(page) for page in pages]
    async with parlour(tmp_path, first_seed=50) as place:
        pages = await come_back(place, people, table)
        assert [essence(page) for page in pages] == before
        for page in [page for page in pages if page.offers]:
            await page.act(name="pass")
        assert pages[0].view["phase"] == "turn"
        await throw(pages)


async def test_on_the_score_sheet_with_some_ready_for_the_next_hand(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, pages = await four_people(place)
        await play_on(pages, eager_choice, lambda: pages[0].view["result"])
        await pages[1].act(name="next", id="ready")
        before = [essence(page) for page in pages]
    async with parlour(tmp_path, first_seed=50) as place:
        pages = await come_back(place, people, table)
        assert [essence(page) for page in pages] == before
        assert (await pages[1].act(name="next", id="ready"))["type"] == "accepted"
        for page in (pages[0], pages[2], pages[3]):
            await page.act(name="next")
        assert pages[0].view["hand"] == 2


async def test_an_act_whose_answer_was_lost_counts_once_after_the_restart_too(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, pages = await four_people(place)
        dealer = in_turn(pages)
        number, discard = pages.index(dealer), dealer.offers[-1]
        await dealer.act(discard, id="lost-answer")
    async with parlour(tmp_path, first_seed=50) as place:
        pages = await come_back(place, people, table)
        assert await pages[number].act(discard, id="lost-answer", seq=1) == {"type": "accepted", "id": "lost-answer"}
        assert sum(len(seat["river"]) for seat in pages[0].view["seats"]) == 1


async def test_an_open_question_has_its_full_time_again(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, pages = await four_people(place, pace="club")
        await throw(pages)
        await place.wait(4)
        assert pages[0].view["phase"] == "claims"
    async with parlour(tmp_path, first_seed=50) as place:
        pages = await come_back(place, people, table)
        await place.wait(4.9)
        assert pages[0].view["phase"] == "claims"
        await place.wait(0.2)
        assert pages[0].view["phase"] == "turn"


async def test_who_is_not_back_yet_has_the_whole_grace(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, _ = await four_people(place)
    async with parlour(tmp_path, first_seed=50) as place:
        (page,) = await come_back(place, people[:1], table)
        status = sorted(seat["person"]["status"] for seat in page.view["seats"])
        assert status == ["connected", "reconnecting", "reconnecting", "reconnecting"]
        await place.wait(31)
        status = sorted(seat["person"]["status"] for seat in page.view["seats"])
        assert status == ["away", "away", "away", "connected"]


async def test_the_wall_is_the_one_that_was_committed_to(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, pages = await four_people(place, options={"hands_per_session": 1})
        await throw(pages)
        seed = place.seeds[0]
    async with parlour(tmp_path, first_seed=50) as place:
        pages = await come_back(place, people, table)
        assert pages[0].view["commitment"] == seed.commitment
        await play_on(pages, eager_choice, lambda: pages[0].view["phase"] == "over")
        revealed = [event for event in pages[0].events() if event["event"] == "SeedRevealed"]
        assert [event["seed"] for event in revealed] == [seed.seed]


async def test_spectators_see_the_last_finished_hand_after_a_restart_too(tmp_path):
    async with parlour(tmp_path) as place:
        table, people, pages = await four_people(place)
        await play_on(pages, eager_choice, lambda: pages[0].view["hand"] == 2)
        watcher = await place.person().page(table)
        before = watcher.view
    async with parlour(tmp_path, first_seed=50) as place:
        await come_back(place, people, table)
        watcher = await place.person().page(table)
        assert watcher.view["result"] == before["result"]
        assert (watcher.view["hand"], watcher.view["delayed"]) == (1, True)


async def test_finished_hands_are_small_and_the_loose_log_and_old_secrets_are_gone(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        await play_on(pages, eager_choice, lambda: pages[0].view["hand"] == 2)
        await throw(pages)
    with sqlite3.connect(tmp_path / "parlour.db") as database:
        ((size,),) = database.execute("select length(body) from hands")
        ((oldest,),) = database.execute("select min(seq) from events")
        ((last,),) = database.execute("select last_seq from hands")
        hands = database.execute("select hand from secrets").fetchall()
    database.close()
    assert size < 10_000
    assert oldest == last + 1
    assert hands == [(2,)]


async def test_what_cannot_be_stored_does_not_happen(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place)
        dealer = in_turn(pages)
        before = [page.view for page in pages]
        writer = place.store._writer
        keep, writer.write = writer.write, full_disk
        answer = await dealer.act(dealer.offers[-1])
        assert (answer["type"], answer["code"]) == ("problem", "not-stored")
        assert [page.view for page in pages] == before
        writer.write = keep
        assert (await dealer.act(dealer.offers[-1]))["type"] == "accepted"


def full_disk(_writes):
    """What a writer answers when nothing more fits."""
    failed = Future()
    failed.set_exception(sqlite3.OperationalError("database or disk is full"))
    return failed
