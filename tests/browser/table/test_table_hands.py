"""Whole hands against bots: by mouse, by finger and by keyboard alone, in both languages, to the next deal."""

import pytest

from tests.browser.conftest import Visitors
from tests.browser.table.quick_house import quick_house

MOST_ACTS = 400
OPEN = ".settlement, .dock:not(.quiet) .slot.open, .turn-chip.mine"
TABLE = {
    "game": "wsom",
    "name": "Mesa",
    "person": "Lucía",
    "pace": "untimed",
    "options": {},
    "listed": False,
    "bots": 3,
    "start": True,
}
OPEN_TABLE = """async (wish) => {
  const headers = {'content-type': 'application/json'};
  const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wish)});
  return (await answer.json()).id;
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with quick_house(tmp_path_factory.mktemp("quick-house")) as address:
        yield address


@pytest.fixture
def guests(browser, house):
    people = Visitors(browser, house)
    yield people
    people.leave()
    assert people.faults == []


def sit_down(page):
    """A table with three bots, opened and looked at."""
    page.goto("/")
    page.goto(f"/table/{page.evaluate(OPEN_TABLE, TABLE)}")
    page.locator(".held").first.wait_for()


def play_until_paid(page, claim, discard):
    """Act whenever the table waits: win, else make a set, else pass; throw what was drawn. Answers how often."""
    for acts in range(MOST_ACTS):
        page.locator(OPEN).first.wait_for()
        if page.locator(".settlement").count():
            return acts
        slots = [each for each in (1, 2, 3, 4, 5) if page.locator(f".dock:not(.quiet) .slot.s{each}.open").count()]
        if slots and page.locator(".slot.s5.open").count():
            claim(slots[0])
        elif 1 in slots:
            claim(1)
        else:
            discard()
        page.wait_for_timeout(40)
    raise AssertionError("the hand does not end")


def paid(page, lang):
    """The settlement is there, in words."""
    page.get_by_role("heading", level=1).wait_for()
    words = {"es": ("gana", "nadie gana"), "en": ("wins", "nobody wins")}[lang]
    assert any(word in page.get_by_role("heading", level=1).inner_text() for word in words)


def test_a_hand_by_mouse(guests):
    page = guests.desktop(lang="es", dark=True, still=False)
    sit_down(page)

    def claim(slot):
        page.locator(f".slot.s{slot}").click(timeout=2000)
        if page.locator(".way").count():
            page.locator(".way").first.click()

    def discard():
        for _ in range(2):
            page.locator(".held").last.click(timeout=2000)

    play_until_paid(page, claim, discard)
    paid(page, "es")
    page.get_by_role("button", name="Ver la mesa").click()
    page.locator(".river .tile").first.wait_for()
    page.locator("[data-result]").click()
    page.get_by_role("button", name="Mano siguiente").click()
    page.locator(".held").first.wait_for()
    assert "Mano 2" in page.locator(".centre").inner_text()


def test_a_hand_by_finger(guests):
    page = guests.phone(lang="en")
    sit_down(page)

    def claim(slot):
        page.locator(f".slot.s{slot}").tap(timeout=2000)
        if page.locator(".way").count():
            page.locator(".way").first.tap()

    def discard():
        for _ in range(2):
            page.locator(".held").last.tap(timeout=2000)

    play_until_paid(page, claim, discard)
    paid(page, "en")
    page.get_by_role("button", name="Next hand").tap()
    page.locator(".held").first.wait_for()


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_hand_by_keyboard_alone(guests, lang):
    page = guests.desktop(lang=lang)
    sit_down(page)

    def claim(slot):
        page.keyboard.press(f"Digit{slot}")
        if page.locator(".way").count():
            page.keyboard.press("KeyA")

    def discard():
        page.keyboard.press("End")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")

    play_until_paid(page, claim, discard)
    paid(page, lang)
    page.keyboard.press("KeyH")
    assert page.locator(".hand-line").count() == 4
    page.keyboard.press("Enter")
    page.locator(".held").first.wait_for()


def test_a_refused_act_is_explained_by_the_server(guests):
    page = guests.desktop(lang="es")
    sit_down(page)
    page.locator(OPEN).first.wait_for()
    page.keyboard.press("KeyG")
    page.get_by_role("dialog").get_by_role("button", name="Ganar").click()
    toast = page.locator(".toast")
    toast.wait_for()
    assert toast.locator(".clause").inner_text().startswith("wsom.")
    page.keyboard.press("KeyW")
    assert page.locator(".facts li").count() >= 1
