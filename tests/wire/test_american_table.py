"""What an American table tells its pages beside the table, and who may see its card."""

import json

import pytest

from tests.wire.parlour import parlour

MINE = {
    "id": "mine",
    "name": "Ours",
    "lines": [
        {"id": "A", "section": "one", "mark": "X", "value": 25, "groups": [[4, "F"], [4, "2@a"], [4, "4@b"], [2, "0"]]}
    ],
}


async def opened(person, **wishes):
    """The address of a new American table for one person and three bots."""
    wish = {"game": "american", "person": "Ana", "pace": "untimed", "bots": 3, "start": True, **wishes}
    return (await person.ask("POST", "/api/tables", wish, status=201))["id"]


@pytest.mark.anyio
async def test_the_practice_card_is_shown_to_anybody(tmp_path):
    async with parlour(tmp_path) as place:
        ana, ben = place.person(), place.person()
        table = await opened(ana)
        card = await ben.ask("GET", f"/api/tables/{table}/card", status=200)
        assert (len(card["lines"]), len(card["sections"])) == (50, 10)
        assert all(sum(count for _, count, _ in line["groups"]) == 14 for line in card["lines"])


@pytest.mark.anyio
@pytest.mark.clause("american.card.2")
async def test_a_private_card_is_shown_to_those_who_sit_at_its_table_alone(tmp_path):
    async with parlour(tmp_path) as place:
        ana, ben = place.person(), place.person()
        table = await opened(ana, options={"card": MINE}, spectators="live")
        assert [line["id"] for line in (await ana.ask("GET", f"/api/tables/{table}/card", status=200))["lines"]] == [
            "A"
        ]
        await ben.ask("GET", f"/api/tables/{table}/card", status=403)
        listed = (await ben.ask("GET", "/api/tables", None, status=200))["tables"]
        assert set(listed[0]["differences"]["card"]) == {"name", "digest"}
        assert "groups" not in json.dumps(listed)


@pytest.mark.anyio
async def test_a_table_without_a_card_has_none_to_show(tmp_path):
    async with parlour(tmp_path) as place:
        ana = place.person()
        table = await opened(ana, game="wsom")
        await ana.ask("GET", f"/api/tables/{table}/card", status=404)


@pytest.mark.anyio
@pytest.mark.clause("american.card.15")
async def test_a_written_card_is_checked_line_by_line(tmp_path):
    async with parlour(tmp_path) as place:
        ana = place.person()
        good = await ana.ask("POST", "/api/cards/check", {"text": json.dumps(MINE)}, status=200)
        assert good["wrong"] is None
        assert good["card"]["lines"][0]["hands"] > 1
        text = json.dumps(MINE, indent=1).replace('"X"', '"Q"')
        bad = await ana.ask("POST", "/api/cards/check", {"text": text}, status=200)
        assert bad["card"] is None
        assert bad["wrong"]["line"] == 1 + text[: text.index('"Q"')].count("\n")
        assert bad["wrong"]["text"]["es"] != bad["wrong"]["text"]["en"]
        large = await ana.ask("POST", "/api/cards/check", {"text": "x" * 300_000}, status=200)
        assert large["wrong"]["line"] == 1
