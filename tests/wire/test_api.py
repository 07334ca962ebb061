"""The REST interface under whatever may be sent to it."""

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from kongbox.server.app import make_app
from kongbox.store import open_store
from tests.wire.parlour import QUICK, parlour


def test_every_answer_to_any_request_is_one_that_the_description_promises(tmp_path):
    store = open_store(str(tmp_path / "api.db"), lasting=False)
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", make_app(store, manner=QUICK))
    for found in schema.get_all_operations():
        probe(found.ok())
    store.close()


def probe(operation):
    """Send whatever fits the description of one operation, and what does not."""

    @given(case=operation.as_strategy())
    @settings(max_examples=12, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    def ask(case):
        # What people call themselves and which options go together, no schema can say.
        case.call_and_validate(excluded_checks=[positive_data_acceptance])

    ask()


@pytest.mark.anyio
async def test_a_no_is_one_sentence_in_both_languages_and_never_a_trace(tmp_path):
    async with parlour(tmp_path) as place:
        person = place.person()
        for method, path, body, status in (
            ("GET", "/api/nothing", None, 404),
            ("GET", "/api/tables/NOSUCH", None, 404),
            ("DELETE", "/api/tables", None, 405),
            ("POST", "/api/tables", {"game": "wsom"}, 422),
            ("POST", "/api/tables", {"game": "wsom", "person": "Ana", "bots": 9}, 422),
            ("POST", "/api/tables", {"game": "wsom", "person": "Ana", "colour": "red"}, 422),
            ("POST", "/api/tables", {"game": "wsom", "person": "x" * 700_000}, 413),
            ("POST", "/api/tables/NOSUCH/sit", {"person": "x" * 20_000}, 413),
            ("GET", "/api/tables/NOSUCH/hands/0", None, 422),
            ("GET", "/api/rules/wsom/nothing", None, 404),
        ):
            no = await person.ask(method, path, body, status=status)
            assert set(no) == {"code", "text"}, path
            assert no["text"]["es"] != no["text"]["en"]
            assert "Traceback" not in no["text"]["en"]


@pytest.mark.anyio
@pytest.mark.parametrize("body", [b"{", b"\xff\xfe", b"[]", b"null", b'"x"', b'{"game": NaN}'])
async def test_a_body_that_cannot_be_read_is_one_sentence(tmp_path, body):
    async with parlour(tmp_path) as place:
        answer = await place.person().http.post(
            "/api/tables", content=body, headers={"content-type": "application/json"}
        )
        assert answer.status_code in (400, 422)
        assert answer.json()["text"]["es"].strip()


@pytest.mark.anyio
async def test_a_request_from_another_sites_page_is_turned_away(tmp_path):
    async with parlour(tmp_path) as place:
        person = place.person()
        wish = {"game": "wsom", "person": "Ana"}
        answer = await person.http.post("/api/tables", json=wish, headers={"origin": "http://evil.test"})
        assert answer.status_code == 403
        answer = await person.http.post("/api/tables", json=wish, headers={"origin": "http://parlour.test"})
        assert answer.status_code == 201


@pytest.mark.anyio
async def test_games_tell_their_options_with_ranges_choices_and_clauses(tmp_path):
    async with parlour(tmp_path) as place:
        known = await place.person().ask("GET", "/api/games")
        assert known["paces"] == ["untimed", "relaxed", "club", "event"]
        wsom = next(game for game in known["games"] if game["name"] == "wsom")
        options = {option["name"]: option for option in wsom["options"]}
        assert (options["payoff_base"]["standard"], options["payoff_base"]["most"]) == (25, 320)
        assert options["seating_period"]["choices"] == ["quarter", "half"]
        assert options["min_points"]["clauses"] == ["wsom.score.basic.5"]
        assert wsom["presets"][0] == {"name": "standard", "options": {}}
        assert len(wsom["tiles"]) == 34


@pytest.mark.anyio
async def test_the_rule_book_is_served(tmp_path):
    async with parlour(tmp_path) as place:
        person = place.person()
        book = await person.ask("GET", "/api/rules")
        assert "wsom" in [game["game"] for game in book["games"]]
        chapter = await person.ask("GET", "/api/rules/wsom/chi")
        assert next(clause["id"] for clause in chapter["clauses"]) == "wsom.chi.1"
        assert (await person.ask("GET", "/api/rules/wsom.chi.5"))["title"]["es"]
        assert await person.ask("GET", "/api/rules/find?words=kong&lang=es")
