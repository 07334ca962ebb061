"""Ways through the pages: by keyboard, by mouse, back again, and in the middle of them another language."""

import re

import pytest

AT_A_TABLE = re.compile(r"/table/[A-Z0-9]{6}$")


def press_to(page, role, name):
    """Go on with Tab until the focus is on something, as people without a mouse do."""
    wanted = page.get_by_role(role, name=name).first
    wanted.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if wanted.evaluate("it => it === document.activeElement"):
            return wanted
    raise AssertionError(f"Tab does not reach {name}")


@pytest.mark.parametrize(("lang", "words"), [("es", "Jugar con bots"), ("en", "Play with bots")])
def test_one_key_after_another_leads_from_the_lobby_to_a_table_with_bots(visitors, lang, words):
    page = visitors.desktop(lang=lang)
    page.goto("/")
    press_to(page, "button", words)
    page.keyboard.press("Enter")
    page.wait_for_url(AT_A_TABLE)


def test_whoever_plays_is_shown_the_way_back(visitors):
    page = visitors.desktop(lang="es")
    page.goto("/")
    page.get_by_role("button", name="Jugar con bots").first.click()
    page.wait_for_url(AT_A_TABLE)
    table = page.url
    page.goto("/")
    page.get_by_role("link", name="Volver a Partida con bots").click()
    page.wait_for_url(table)


def test_another_language_in_the_middle_of_a_word_keeps_the_word_and_the_focus(visitors):
    page = visitors.desktop(lang="es")
    page.goto("/")
    field = page.get_by_label("Tu nombre en la mesa")
    field.press_sequentially("Begoña de la")
    page.evaluate("import('/js/words.js').then((words) => words.setLanguage('en'))")
    page.get_by_text("Shall we play?").wait_for()
    field = page.get_by_label("Your name at the table")
    assert field.input_value() == "Begoña de la"
    assert field.evaluate("it => it === document.activeElement")
    field.press_sequentially(" Torre")
    assert field.input_value() == "Begoña de la Torre"
    page.reload()
    assert page.get_by_label("Your name at the table").input_value() == "Begoña de la Torre"


def test_the_language_switch_keeps_the_focus_and_changes_every_word(visitors):
    page = visitors.desktop(lang="es")
    page.goto("/rules/wsom/kong")
    page.locator(".rule-text").first.wait_for()
    page.get_by_role("radio", name="EN, English").focus()
    page.keyboard.press("Space")
    page.get_by_role("link", name="Tables").wait_for()
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.evaluate("document.activeElement.value") == "en"
    assert page.get_by_text("De dónde sale").count() == 0


def test_back_closes_a_sheet_and_only_then_leaves_the_page(visitors):
    page = visitors.desktop(lang="es")
    page.goto("/rules")
    page.locator("article.rule").first.wait_for()
    page.get_by_role("link", name="Mesas").click()
    page.get_by_role("button", name="Abrir mesa").first.click()
    page.get_by_role("dialog").wait_for()
    page.go_back()
    page.get_by_role("dialog").wait_for(state="hidden")
    assert page.url.endswith("/")
    assert page.get_by_role("button", name="Abrir mesa").first.evaluate("it => it === document.activeElement")
    page.go_back()
    page.wait_for_url("**/rules")


def test_escape_closes_a_sheet_and_leaves_no_step_behind(visitors):
    page = visitors.desktop(lang="es")
    page.goto("/")
    page.get_by_role("button", name="Ajustes").click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")
    assert page.evaluate("history.state?.sheet ?? null") is None


def test_a_table_with_other_rules_shows_them_to_those_who_come(visitors):
    page = visitors.desktop(lang="es")
    page.goto("/")
    page.get_by_role("button", name="Abrir mesa").first.click()
    page.get_by_label("Tu nombre", exact=True).fill("Lucía")
    page.get_by_label("Nombre de la mesa").fill("Jueves de cinco")
    page.get_by_role("radio", name="Sin reloj").check()
    page.get_by_text("Cambiar las reglas una a una").click()
    page.get_by_label("Mínimo para ganar").fill("5")
    page.get_by_role("button", name="Listo").click()
    assert page.get_by_label("Nombre de la mesa").input_value() == "Jueves de cinco"
    assert page.get_by_role("radio", name="Mínimo de cinco").is_checked()
    page.get_by_role("button", name="Abrir la mesa").click()
    page.wait_for_url(AT_A_TABLE)
    friend = visitors.desktop(lang="en")
    friend.goto("/")
    row = friend.get_by_role("listitem").filter(has_text="Jueves de cinco")
    assert "1 difference" in row.inner_text()
    assert "Lucía" in row.inner_text()
    row.get_by_role("button", name="Sit down").click()
    friend.wait_for_url(page.url)


def test_a_code_leads_to_its_table_and_a_wrong_one_says_so(visitors):
    visitors.forgive("404")
    page = visitors.desktop(lang="es")
    page.goto("/")
    page.get_by_role("button", name="Abrir mesa").first.click()
    page.get_by_role("radio", name="Con enlace o código").check()
    page.get_by_role("button", name="Abrir la mesa").click()
    page.wait_for_url(AT_A_TABLE)
    code = page.url.rsplit("/", 1)[1]
    friend = visitors.desktop(lang="es")
    friend.goto("/")
    assert friend.get_by_role("button", name="Sentarme").count() == 0 or code not in friend.content()
    field = friend.get_by_label("Código de la mesa")
    field.fill("zz")
    friend.get_by_role("button", name="Entrar", exact=True).click()
    assert "6 letras" in friend.get_by_role("alert").inner_text()
    field.fill("ZZZZZZ")
    friend.get_by_role("button", name="Entrar", exact=True).click()
    friend.get_by_role("alert").filter(has_not_text="letras").wait_for()
    field.fill(page.url)
    assert field.input_value() == code
    field.press("Enter")
    friend.wait_for_url(page.url)


def test_a_rule_has_an_address_and_back_leads_where_one_was(visitors):
    page = visitors.desktop(lang="es")
    page.goto("/rules/wsom/wsom.kong.2")
    here = page.locator("article.rule.here")
    here.wait_for()
    assert here.get_attribute("id") == "wsom.kong.2"
    page.get_by_role("navigation", name="Capítulos").get_by_role("link", name="Chi").click()
    page.get_by_role("heading", name="Chi", level=1).wait_for()
    assert page.url.endswith("/rules/wsom/chi")
    page.go_back()
    page.get_by_role("heading", name="Kong", level=1).wait_for()


def test_the_rule_book_is_searched_from_the_keyboard(visitors):
    page = visitors.desktop(lang="en")
    page.goto("/rules")
    page.locator("article.rule").first.wait_for()
    page.keyboard.press("/")
    page.keyboard.type("robbing a kong")
    first = page.locator(".found").first
    first.wait_for()
    assert "wsom.rob" in first.inner_text()
    first.click()
    page.locator("article.rule.here").wait_for()
    assert "/rules/wsom/wsom.rob" in page.url


def test_both_languages_of_a_rule_stand_side_by_side_each_marked(visitors):
    page = visitors.desktop(lang="es")
    page.goto("/rules/wsom/kong")
    page.get_by_role("radio", name="Las dos").check()
    first = page.locator("article.rule").first
    assert first.locator("[lang=es] .rule-text").count() == 1
    assert first.locator("[lang=en] .rule-text").count() == 1


def test_a_lost_server_is_said_in_a_sentence_and_found_again(visitors):
    visitors.forgive("Failed to load resource")
    page = visitors.desktop(lang="es")
    page.goto("/")
    page.get_by_role("button", name="Jugar con bots").first.wait_for()
    page.route("**/api/tables", lambda route: route.abort())
    page.get_by_role("alert").filter(has_text="El servidor no responde").wait_for()
    page.unroute("**/api/tables")
    page.get_by_role("alert").wait_for(state="hidden")
