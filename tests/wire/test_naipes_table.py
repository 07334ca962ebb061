"""A table of Spanish cards over the wire: whole hands with bots, what lies beside the table, and a kang face down."""

import json

import pytest

from kongbox.server.limits import LARGEST_OPTION
from tests.wire.parlour import eager_choice, four_people, parlour, plain_choice, play_on

pytestmark = pytest.mark.anyio
GAME = {"game": "naipes"}
SEED_WITH_A_KANG = 3
"""Four eager players of this deal come to a kang in hand."""


async def test_a_person_alone_plays_a_hand_with_bots_and_every_hand_is_settled(tmp_path):
    async with parlour(tmp_path) as place:
        ana = place.person()
        page = await ana.page(await ana.open(bots=3, start=True, **GAME))
        assert page.view["sides"] == 1
        assert page.view["beside"]["dominant"] == "oros"
        await play_on([page], plain_choice, lambda: page.view["result"])
        result = page.view["result"]
        assert sum(result["balance"]) == 0
        assert len(result["accounts"]) == (4 if result["winner"] is not None else 0)
        assert result["text"]["es"] != result["text"]["en"]
        await page.act(page.offers[0])
        assert page.view["hand"] == 2


async def test_at_a_table_that_plays_with_eunucos_bots_and_careful_people_become_none(tmp_path):
    options = {"eunucos": "activo", "mahjong_falso": "paga_a_todos", "sin_mahjong": "liquidan_todos"}
    async with parlour(tmp_path) as place:
        ana = place.person()
        page = await ana.page(await ana.open(bots=3, start=True, options=options, **GAME))

        def careful(offers):
            """Draw what is due and throw the last card; say nothing of mah-jong."""
            due = "draw-due" in page.view["seats"][page.view["me"]]["marks"]
            wanted = ("draw",) if due else ("pass", "discard")
            return [offer for offer in offers if offer["name"] in wanted][-1]

        await play_on([page], careful, lambda: page.view["result"])
        assert len(page.view["result"]["accounts"]) == 4
        assert not {mark for seat in page.view["seats"] for mark in seat["marks"]} & {"eunuco", "false-mahjong"}


@pytest.mark.parametrize("name", ["honor_puntos", "limite"])
async def test_no_table_is_opened_with_a_number_that_its_score_could_not_be_written_with(tmp_path, name):
    async with parlour(tmp_path) as place:
        ana = place.person()
        assert await ana.open(options={name: LARGEST_OPTION}, **GAME)
        for number in (LARGEST_OPTION + 1, 10**4000):
            wish = {"person": "Ana", "pace": "untimed", "options": {name: number}} | GAME
            answer = await ana.ask("POST", "/api/tables", wish, status=422)
            assert answer["code"] == "unusable-option-most" and name in answer["text"]["es"]


async def test_what_the_hand_is_worth_is_told_to_its_owner_alone_and_in_words(tmp_path):
    async with parlour(tmp_path) as place:
        _, _, pages = await four_people(place, **GAME)
        for page in pages:
            ladder = page.view["beside"]["ladder"]
            assert ladder["total"] == ladder["base"] * 2 ** ladder["doubles"]
            assert all(line["text"]["es"] and line["text"]["en"] for line in ladder["lines"] + ladder["doublings"])


@pytest.mark.clause("naipes.kang.8")
async def test_a_kang_in_hand_lies_face_down_for_the_others_until_the_hand_is_over(tmp_path):
    async with parlour(tmp_path, first_seed=SEED_WITH_A_KANG) as place:
        _, _, pages = await four_people(place, **GAME)
        await play_on(pages, eager_choice, lambda: all(page.view["result"] for page in pages))
        told = {page.view["me"]: [frame for frame in map(json.loads, page.frames) if "view" in frame] for page in pages}
        seen = {seat: list(kangs_face_down(frames)) for seat, frames in told.items()}
        (owner,) = {laid[0] for shown in seen.values() for laid in shown}
        assert all(seen.values())
        for seat, shown in seen.items():
            assert all(("?" in tiles) == (seat != owner) and len(tiles) == 4 for _, tiles in shown)
        for page in pages:
            (kang,) = [meld for meld in page.view["seats"][owner]["melds"] if meld["kind"] == "kang-hand"]
            assert not any(cell["tile"] == "?" or cell.get("face_down") for cell in kang["cells"])


def kangs_face_down(frames):
    """Owner and cards of each kang in hand that one viewer was told of, in events and in views, while it lay unseen."""
    for frame in frames:
        for event in frame["events"]:
            if event["event"] == "MeldShown" and event["face_down"]:
                yield event["seat"], event["tiles"]
        for seat in frame["view"]["seats"]:
            for meld in seat["melds"]:
                if any(cell.get("face_down") for cell in meld["cells"]):
                    yield seat["seat"], [cell["tile"] for cell in meld["cells"]]
