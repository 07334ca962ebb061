"""Every page around the table, in both languages and all themes: readable, reachable, within its screen."""

import json

import pytest

from tests.browser.finished import TABLE, kept_replay, replay_of

PAGES = {
    "lobby": ("/", "h1"),
    "rules": ("/rules/wsom/wsom.pong.2", "article.rule"),
    "other rules": ("/rules/american", "article.rule"),
    "rules with cards": ("/rules/naipes/naipes.kang.1", "article.rule .card"),
    "replay": (f"/replay/{TABLE}/1#60", ".table"),
    "replay with cards": (f"/replay/CARDS2/1#{10**4}", ".worth-line"),
    "nothing": ("/nothing/here", "h1"),
}
THEMES = ("light", "dark", "contrast")
WIDTHS = (320, 390, 600, 820, 1100, 1440, 1920)


def answering(body):
    """A route that is answered with JSON text."""
    return lambda route: route.fulfill(body=body, content_type="application/json")


def opened(visitors, name, **wishes):
    """A page of its own, fully drawn."""
    visitors.forgive("/nothing/here", "status of 404")
    page = visitors.page(**wishes)
    for table, body in ((TABLE, replay_of()), ("CARDS2", kept_replay("naipes-kang-in-hand"))):
        page.route(f"**/api/tables/{table}/hands/*", answering(body))
    address, sign = PAGES[name]
    page.goto(address)
    page.locator(sign).first.wait_for()
    return page


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_no_barrier_in_any_language_or_theme(visitors, axe, name):
    page = opened(visitors, name, lang="es", viewport={"width": 1440, "height": 900})
    for lang in ("en", "es"):
        page.evaluate("lang => import('/js/words.js').then((words) => words.setLanguage(lang))", lang)
        assert page.locator("html").get_attribute("lang") == lang
        assert page.title().startswith("kongbox · ")
        assert page.locator("h1").count() == page.locator("main").count() == 1
        for theme in THEMES:
            page.evaluate("theme => import('/js/theme.js').then((it) => it.change('theme', theme))", theme)
            assert page.locator("html").get_attribute("data-theme") == theme
            assert unsure(page, axe(page)) == []


def unsure(page, report):
    """What axe could not decide, but for texts on tiles, on the cloth, or scrolled out of sight in a list."""
    nodes = [(each["id"], node["target"][0]) for each in report["incomplete"] for node in each["nodes"]]
    outside = "target => !document.querySelector(target)?.closest('.tile, .table, .round, .blank, .book-contents')"
    return [(rule, target) for rule, target in nodes if page.evaluate(outside, target)]


@pytest.mark.parametrize("name", PAGES)
def test_no_page_scrolls_sideways_from_320_to_1920(visitors, name):
    page = opened(visitors, name, lang="es")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{wide} at {width}"


@pytest.mark.parametrize("name", PAGES)
def test_text_of_double_size_stays_within_the_screen(visitors, name):
    page = opened(visitors, name, lang="es", viewport={"width": 390, "height": 844})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for font in ("monospace", "system-ui, sans-serif"):
        page.evaluate("font => document.documentElement.style.setProperty('--font-ui', font)", font)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, font


@pytest.mark.parametrize("sheet", ["settings", "open a table"])
@pytest.mark.parametrize("width", [320, 1440])
def test_a_sheet_has_no_barrier_and_fits(visitors, axe, sheet, width):
    page = opened(visitors, "lobby", lang="es", viewport={"width": width, "height": 700})
    name = {"settings": "Ajustes", "open a table": "Abrir mesa"}[sheet]
    page.get_by_role("button", name=name).first.click()
    shown = page.get_by_role("dialog", name=name)
    shown.wait_for()
    if sheet == "open a table":
        axe(page)
        shown.get_by_text("Cambiar las reglas una a una").click()
        shown = page.get_by_role("dialog", name="Reglas, una a una")
    axe(page)
    assert shown.evaluate("it => it.scrollWidth <= it.clientWidth")


@pytest.mark.parametrize("name", ["lobby", "rules"])
def test_what_one_touches_on_a_phone_is_44_pixels_high(visitors, name):
    page = opened(visitors, name, lang="es", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    low = page.evaluate(
        """() => [...document.querySelectorAll('button, select, input:not([type=radio]), .segmented, nav a, summary')]
          .filter((it) => it.offsetParent && !it.closest('.rule-origin, .unseen'))
          .map((it) => [it.textContent.trim(), Math.round(it.getBoundingClientRect().height)])
          .filter(([, height]) => height < 42)"""
    )
    assert low == []


def test_on_paper_a_rule_page_is_black_on_white_without_buttons(visitors):
    page = opened(visitors, "rules", lang="es", dark=True)
    page.emulate_media(media="print")
    look = page.locator(".rule-text").first.evaluate("it => getComputedStyle(it).color")
    ground = page.locator("body").evaluate("it => getComputedStyle(it).backgroundColor")
    assert (look, ground) == ("rgb(0, 0, 0)", "rgb(255, 255, 255)")
    assert page.locator("button:visible, header.bar:visible").count() == 0


def test_the_settings_are_kept_on_the_device_and_applied_before_the_first_drawing(visitors):
    page = opened(visitors, "lobby", lang="es")
    page.get_by_role("button", name="Ajustes").click()
    page.get_by_role("radio", name="Oscuro").check()
    page.get_by_role("radio", name="Almagre").check()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert page.locator("html").get_attribute("data-cloth") == "madder"
    kept = json.loads(page.evaluate("localStorage.getItem('kongbox.settings')"))
    assert kept == {"theme": "dark", "cloth": "madder"} | {
        key: kept[key] for key in kept if key not in ("theme", "cloth")
    }
    page.goto("/rules")
    assert page.locator("html").get_attribute("data-theme") == "dark"
