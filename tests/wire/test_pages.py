"""Pages, files and texts as a browser is sent them."""

import base64
import hashlib
import re

import pytest

from kongbox.server import pages
from tests.wire.parlour import parlour

pytestmark = pytest.mark.anyio


async def test_a_page_comes_under_a_policy_that_allows_its_own_import_map_and_nothing_foreign(tmp_path):
    async with parlour(tmp_path) as place:
        answer = await place.person().http.get("/")
        policy = answer.headers["content-security-policy"]
        found = re.search(r'<script type="importmap">(.*?)</script>', answer.text, re.DOTALL)
        digest = base64.b64encode(hashlib.sha256(found[1].encode()).digest()).decode()
        assert f"script-src 'self' 'sha256-{digest}'" in policy
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_files_carry_a_mark_and_are_not_sent_twice(tmp_path):
    async with parlour(tmp_path) as place:
        person = place.person()
        first = await person.http.get("/js/net.js")
        assert first.headers["cache-control"] == "no-cache"
        again = await person.http.get("/js/net.js", headers={"if-none-match": first.headers["etag"]})
        assert again.status_code == 304


async def test_what_is_long_is_sent_compressed(tmp_path):
    async with parlour(tmp_path) as place:
        answer = await place.person().http.get("/js/net.js", headers={"accept-encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("lang", ["es", "en"])
async def test_texts_come_from_the_page_and_from_the_game(tmp_path, lang):
    async with parlour(tmp_path) as place:
        person = place.person()
        for name in ("pages.ftl", "table.ftl", "wsom.words.ftl", "wsom.rules.ftl", "wsom.chapters.ftl"):
            answer = await person.http.get(f"/texts/{lang}/{name}")
            assert answer.status_code == 200, name
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize(
    "address",
    [
        "/texts/fr/pages.ftl",
        "/texts/es/nothing.ftl",
        "/texts/es/..%2f..%2fapp.py",
        "/texts/es/wsom.secret.ftl",
        "/js/x.js",
    ],
)
async def test_no_other_file_can_be_had(tmp_path, address):
    async with parlour(tmp_path) as place:
        assert (await place.person().http.get(address)).status_code == 404


async def test_an_address_that_leads_nowhere_is_a_page_for_people(tmp_path):
    async with parlour(tmp_path) as place:
        answer = await place.person().http.get("/nowhere")
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    ("accepted", "lang"), [("es-MX,es;q=0.9", "es"), ("fr, en;q=0.5", "en"), ("", "en"), ("de", "en")]
)
def test_a_link_speaks_the_readers_language(accepted, lang):
    assert pages.reader_language(accepted) == lang
