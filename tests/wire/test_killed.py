"""A real server, killed with SIGKILL at awkward moments, and started again on what is left."""

import pytest

from tests.serving import ServerProcess
from tests.wire.parlour import Manner, eager_choice, four_people, parlour, play_on
from tests.wire.strangers import Stranger

pytestmark = pytest.mark.anyio


def essence(view):
    """What of a view must not change."""
    kept = {name: view[name] for name in ("phase", "me", "turn", "hand", "offers", "question", "commitment", "result")}
    return kept | {"seats": [{**seat, "person": seat["person"]["name"]} for seat in view["seats"]]}


async def prepared(folder, until, choose=eager_choice):
    """A table of four people, brought to a certain point in the database of a server to come; their cookies."""
    async with parlour(folder, Manner(hold=0.0)) as place:
        table, people, pages = await four_people(place)
        await play_on(pages, choose, lambda: until(pages))
        cookies = [f"kongbox={person.http.cookies['kongbox']}" for person in people]
    (folder / "parlour.db").rename(folder / "kongbox.db")
    return table, cookies


def come(server, table, cookies):
    """All four look at the table."""
    people = [Stranger(server.url, cookie) for cookie in cookies]
    for person in people:
        person.look(table)
    for person in people:
        person.catch_up()
    return people


def killed_and_back(server, table, people):
    """The same four after the server was killed and started again; each finds the exact table."""
    before = [essence(person.view) for person in people]
    seq = [person.update["seq"] for person in people]
    server.kill()
    for person in people:
        person.hang_up()
    server.start()
    again = come(server, table, [person.cookie for person in people])
    assert [essence(person.view) for person in again] == before
    assert [person.update["seq"] for person in again] == seq
    return again


def throw(people):
    """Let the seat in turn discard; who it was."""
    person = next(each for each in people if each.view["turn"] is not None and each.view["turn"] == each.view["me"])
    discard = [offer for offer in person.view["offers"] if offer["name"] == "discard"][-1]
    assert person.act("discard", discard["tiles"])["type"] == "accepted"
    for each in people:
        each.hear(lambda each=each: each.view["phase"] == "claims")
    return person


async def test_killed_in_a_claim_window(tmp_path):
    table, cookies = await prepared(tmp_path, lambda _: True)
    with ServerProcess(tmp_path) as server:
        people = come(server, table, cookies)
        thrower = throw(people)
        asked = [person for person in people if person is not thrower]
        assert asked[0].act("pass", id="answered")["type"] == "accepted"
        asked[0].hear(lambda: asked[0].view["question"]["answered"] == "pass")
        people = killed_and_back(server, table, people)
        first = next(person for person in people if person.cookie == asked[0].cookie)
        assert first.act("pass", id="answered")["type"] == "accepted"
        for person in people:
            if person.view["offers"]:
                assert person.act("pass")["type"] == "accepted"
        for person in people:
            person.hear(lambda person=person: person.view["phase"] == "turn")
        throw(people)


async def test_killed_in_the_middle_of_a_kong(tmp_path):
    def may_add(pages):
        return any(offer["name"] == "kong-small" for page in pages for offer in page.offers)

    def go_for_pongs(offers):
        claims = [offer for offer in offers if offer["slot"] == 3]
        passes = [offer for offer in offers if offer["slot"] == 5]
        throws = [offer for offer in offers if offer["slot"] == 0]
        return (claims or passes or throws)[-1]

    table, cookies = await prepared(tmp_path, may_add, go_for_pongs)
    with ServerProcess(tmp_path) as server:
        people = come(server, table, cookies)
        declarer = next(person for person in people if any(o["name"] == "kong-small" for o in person.view["offers"]))
        kong = next(offer for offer in declarer.view["offers"] if offer["name"] == "kong-small")
        assert declarer.act("kong-small", kong["tiles"])["type"] == "accepted"
        for person in people:
            person.hear(lambda person=person: person.view["question"] is not None)
        assert {person.view["question"]["name"] for person in people} == {"rob"}
        people = killed_and_back(server, table, people)
        wall = people[0].view["wall_left"]
        for person in people:
            if person.view["offers"]:
                assert person.act("pass")["type"] == "accepted"
        for person in people:
            person.hear(lambda person=person: person.view["phase"] == "turn")
        assert people[0].view["wall_left"] == wall - 1
        sets = [
            meld for meld in people[0].view["seats"][people[0].view["turn"]]["melds"] if meld["kind"] == "kong-small"
        ]
        assert len(sets) == 1
        throw(people)


async def test_killed_on_the_score_sheet(tmp_path):
    table, cookies = await prepared(tmp_path, lambda pages: pages[0].view["result"])
    with ServerProcess(tmp_path) as server:
        people = come(server, table, cookies)
        assert people[2].act("next")["type"] == "accepted"
        for person in people:
            person.hear(lambda person=person: any(seat["person"]["done"] for seat in person.view["seats"]))
        people = killed_and_back(server, table, people)
        for person in (people[0], people[1], people[3]):
            assert person.act("next")["type"] == "accepted"
        for person in people:
            person.hear(lambda person=person: person.view["hand"] == 2)
        throw(people)


async def test_killed_while_bots_play(tmp_path):
    with ServerProcess(tmp_path) as server:
        ana = Stranger(server.url)
        wish = {"game": "wsom", "person": "Ana", "pace": "untimed", "bots": 3, "start": True}
        table = ana.ask("POST", "/api/tables", wish)["id"]
        ana.look(table)
        ana.hear(lambda: ana.view["phase"] != "between")
        for _ in range(3):
            server.kill()
            ana.hang_up()
            seen = ana.update["seq"]
            server.start()
            ana.look(table, seen)
            assert ana.update["seq"] >= seen
            assert not ana.update["reset"]
            ana.hear(lambda: bool(ana.view["offers"]))
            offer = ana.view["offers"][-1]
            assert ana.act(offer["name"], offer["tiles"])["type"] == "accepted"


async def test_ctrl_c_ends_the_server_without_a_murmur(tmp_path):
    with ServerProcess(tmp_path) as server:
        ana = Stranger(server.url)
        table = ana.ask("POST", "/api/tables", {"game": "wsom", "person": "Ana", "bots": 3, "start": True})["id"]
        ana.look(table)
    printed = server.printed.read_text(encoding="utf-8")
    assert "Traceback" not in printed
    assert "ERROR" not in printed
    assert f"http://127.0.0.1:{server.port}/" in printed
    assert str(server.database) in printed
