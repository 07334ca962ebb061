"""Who goes straight to a table loads little: page, looks, modules, pictures and font; and few texts."""

import re

import pytest

from tests.laws.test_page_files import (
    FIRST_VISIT,
    GAMES,
    WEB,
    WORDS_OF_ONE_LANGUAGE,
    first_visit,
    import_map,
    modules_from,
    packed,
)

PAGE = WEB / "table.html"
OWN = WEB / "js" / "games"
ENTRIES = {
    "wsom": [WEB / "js" / "art.js", WEB / "js" / "plain-table.js"],
    "naipes": [OWN / "naipes" / "table.js"],
}
"""Tables that keep within the limit, and what their page fetches as soon as it knows the game."""
LOOKS = re.compile(r'looks\("(/css/[^"]+)"\)')
WORDS = re.compile(r"loadWords\(\[([^\]]*)\]")
OF_TILES = ("art", "glyphs", "tile-faces", "desk", "phone")
LATER = ("score", "accounts", "payments", "waiting", "dialogs", "settlement", "differences-sheet", "settings")


def straight_to(game):
    """What the browser asks for until the table of `game` stands there, texts apart."""
    modules = own_modules(game)
    own = "".join(file.read_text(encoding="utf-8") for file in modules if OWN in file.parents)
    return first_visit(PAGE) | modules | {WEB / sheet.lstrip("/") for sheet in LOOKS.findall(own)}


def own_modules(game):
    """The modules that the page of a table fetches once it knows its game."""
    return set().union(*(modules_from(entry, import_map(PAGE)) for entry in ENTRIES[game]))


def texts_of(game, lang):
    """The texts that go with it in one language."""
    asking = {WEB / "js" / "table-page.js"} | {file for file in own_modules(game) if OWN in file.parents}
    asked = "".join(",".join(WORDS.findall(file.read_text(encoding="utf-8"))) for file in asking)
    areas = {WEB / "texts" / lang / f"{area}.ftl" for area in re.findall(r'"(\w+)"', asked)}
    return areas | {GAMES / game / "texts" / f"{lang}.words.ftl"}


@pytest.mark.parametrize("game", ENTRIES)
def test_who_goes_straight_to_a_table_loads_less_than_150_kilobytes(game):
    files = straight_to(game)
    assert ENTRIES[game][0] in files
    weight = sum(map(packed, files))
    assert weight < FIRST_VISIT, f"{weight} bytes in {len(files)} files"


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("game", ENTRIES)
def test_the_texts_of_a_table_in_one_language_take_less_than_15_kilobytes(game, lang):
    texts = texts_of(game, lang)
    assert {f"{lang}.words.ftl", "pages.ftl", "table.ftl"} <= {file.name for file in texts}
    assert sum(map(packed, texts)) < WORDS_OF_ONE_LANGUAGE


@pytest.mark.parametrize("game", ENTRIES)
def test_a_table_loads_what_it_does_not_show_yet_only_when_it_does(game):
    names = {file.stem for file in straight_to(game)}
    assert names.isdisjoint(LATER)


def test_a_table_of_cards_loads_no_picture_of_a_tile():
    assert {file.stem for file in straight_to("naipes")}.isdisjoint(OF_TILES)
