"""Opening a table: presets, every option one by one, and how a table differs told wherever it is shown."""

import pytest

from kongbox.rulesets import RULE_SETS
from kongbox.rulesets.naipes import options

GAMES = list(RULE_SETS)
OPEN_TABLE = """async (wish) => {
  const headers = {'content-type': 'application/json'};
  const table = {person: 'Ana', pace: 'relaxed', listed: true, bots: 3, start: false, ...wish};
  const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(table)});
  return (await answer.json()).id;
}"""


def open_sheet(page, game):
    page.goto("/")
    page.locator(f".game-card[data-game={game}] [aria-haspopup=dialog]").click()
    return page.locator("dialog[open]")


def agreed(page, table):
    return page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).differences", table)


def opened(page, sheet):
    """The table that the sheet opens, as the lobby tells of it."""
    sheet.locator("button[type=submit]").click()
    page.wait_for_url("**/table/*")
    return agreed(page, page.url.rsplit("/", 1)[1])


@pytest.mark.parametrize(("lang", "fan"), [("es", "Mah-jong con naipes"), ("en", "Mah-jong with Spanish cards")])
def test_the_game_has_its_card_on_its_own_cloth(visitors, lang, fan):
    page = visitors.desktop(lang=lang)
    page.goto("/")
    card = page.locator(".game-card[data-game=naipes]")
    card.locator(".card").nth(4).wait_for()
    assert card.get_by_role("heading").inner_text() == fan
    assert card.locator(".tile").count() == 5


@pytest.mark.parametrize("name", ["usual", "short", "family"])
def test_a_preset_opens_a_table_with_its_options(visitors, name):
    page = visitors.desktop(lang="es")
    sheet = open_sheet(page, "naipes")
    words = {"usual": "Reglas habituales", "short": "Una velada corta", "family": "En familia"}
    sheet.get_by_label(words[name], exact=True).check(force=True)
    assert opened(page, sheet) == dict(options.differences(options.PRESETS[name]))


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_every_game_has_its_words_its_usual_value_and_its_clauses(visitors, axe, game):
    page = visitors.desktop(lang="es")
    sheet = open_sheet(page, game)
    sheet.locator("#open-options").click()
    rows = sheet.locator(".option")
    assert rows.count() == len(RULE_SETS[game].read_options({})._fields)
    for lang in ("es", "en"):
        page.evaluate("lang => import('/js/words.js').then((words) => words.setLanguage(lang))", lang)
        text = rows.all_inner_texts()
        assert not [row for row in text if "option-" in row or "value-" in row or "open-option" in row]
    assert sheet.locator(".option:not(:has(.clause))").count() <= (0 if game == "naipes" else 4)
    axe(page)


def test_a_word_a_number_and_a_number_in_place_of_a_word_are_chosen_and_taken_back(visitors):
    page = visitors.desktop(lang="en")
    sheet = open_sheet(page, "naipes")
    sheet.locator("#open-options").click()
    sheet.locator("#option-limite").select_option(label="a number…")
    sheet.locator("#option-limite-number").fill("750")
    page.keyboard.press("Tab")
    sheet.locator("#option-vueltas").select_option("2")
    sheet.locator("#option-honor_puntos").fill("10")
    page.keyboard.press("Tab")
    sheet.locator("#option-reserva").select_option("14")
    sheet.locator("#option-eunucos").select_option("activo")
    assert sheet.locator(".options-head .chip").inner_text() == "5 differences"
    sheet.locator("#option-reserva").select_option("0")
    sheet.get_by_role("button", name="Done").click()
    assert opened(page, sheet) == {"limite": 750, "vueltas": 2, "honor_puntos": 10, "eunucos": "activo"}


def test_a_number_that_cannot_be_keeps_the_page_and_the_usual_rules_are_one_press_away(visitors):
    page = visitors.desktop(lang="en")
    sheet = open_sheet(page, "naipes")
    sheet.locator("#open-options").click()
    sheet.locator("#option-limite").select_option(label="a number…")
    sheet.locator("#option-limite-number").fill("0")
    sheet.get_by_role("button", name="Done").click()
    assert sheet.locator("#option-limite-number").is_visible()
    sheet.get_by_role("button", name="Back to the usual").click()
    sheet.get_by_role("button", name="Done").click()
    assert opened(page, sheet) == {}


@pytest.mark.parametrize(
    ("game", "differences", "told"),
    [
        ("naipes", {"limite": 1000, "ases_nueves": "por_clase"}, ["Ases y nueves", "por clase", "1.000", "sin límite"]),
        ("wsom", {"min_points": 5}, ["5"]),
        ("american", {"blanks": 6}, ["Fichas en blanco", "6"]),
    ],
)
def test_a_chip_counts_how_a_table_differs_and_tells_it_in_the_lobby_and_at_the_table(
    visitors, axe, game, differences, told
):
    page = visitors.desktop(lang="es")
    page.goto("/")
    table = page.evaluate(OPEN_TABLE, {"game": game, "name": f"Aparte {game}", "options": differences})
    friend = visitors.desktop(lang="es")
    for address in ("/", f"/table/{table}"):
        friend.goto(address)
        within = friend.locator(".table-row", has_text=f"Aparte {game}") if address == "/" else friend.locator(".bar")
        chip = within.locator(".differences-chip")
        assert chip.inner_text().startswith(str(len(differences)))
        chip.click()
        sheet = friend.locator("dialog[open]")
        text = sheet.inner_text()
        assert [word for word in told if word not in text] == []
        assert sheet.locator(".clause").count() >= len(differences)
        axe(friend)
        friend.keyboard.press("Escape")


def test_the_options_fit_a_phone(visitors, axe):
    page = visitors.phone(lang="es")
    sheet = open_sheet(page, "naipes")
    sheet.locator("#open-options").tap()
    sheet.locator("#option-limite").select_option(label="un número…")
    wide = "document.querySelector('dialog[open]').scrollWidth <= document.querySelector('dialog[open]').clientWidth"
    assert page.evaluate(wide)
    axe(page)
