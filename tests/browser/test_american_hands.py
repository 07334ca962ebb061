"""Whole American hands against bots, Charleston to settlement: by mouse, finger and keyboard, in both languages."""

import pytest

from tests.browser.conftest import Visitors
from tests.browser.table.quick_house import quick_house

MOST_ACTS = 500
READY = ".settlement, .charleston-acts button.expected, .dock:not(.quiet) .slot.open, .turn-panel .turn-acts"
LOOSE = ".held:not(:has(.barred))"
TABLE = {
    "game": "american",
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
    with quick_house(tmp_path_factory.mktemp("american-house"), first_seed=11) as address:
        yield address


@pytest.fixture
def guests(browser, house):
    people = Visitors(browser, house)
    yield people
    people.leave()
    assert people.faults == []


def sit_down(page, **options):
    """A table with three bots, opened and looked at."""
    page.goto("/")
    page.goto(f"/table/{page.evaluate(OPEN_TABLE, {**TABLE, 'options': options})}")
    page.locator(".held").first.wait_for()


class Hands:
    """How somebody plays: presses, taps or types."""

    def __init__(self, page, press):
        self.page = page
        self.press = press
        self.seen = set()

    def before_play(self):
        question = self.page.locator(".charleston h2").inner_text()
        self.seen.add(question)
        if self.page.locator("[data-vote]").count():
            self.press(self.page.locator("[data-vote=vote-yes]"))
        else:
            if self.page.locator("[data-count='1']").count():
                self.press(self.page.locator("[data-count='1']"))
            for _ in range(3):
                if self.page.locator("[data-pass]:disabled").count():
                    self.press(self.page.locator(LOOSE).first)
            self.press(self.page.locator("[data-pass]"))
        self.page.wait_for_function("was => document.querySelector('.charleston h2')?.innerText !== was", arg=question)

    def claim(self):
        slots = [slot for slot in (2, 3, 4) if self.page.locator(f".slot.s{slot}.open").count()]
        self.press(self.page.locator(f".slot.s{slots[0] if slots else 5}"))
        if self.page.locator(".way").count():
            self.press(self.page.locator(".way").first)

    def turn(self):
        if self.page.locator("[data-x]").count():
            self.seen.add("exchange")
            self.press(self.page.locator("[data-x]"))
            return
        for _ in range(2):
            self.press(self.page.locator(".held:not([data-tile=J]):not([data-tile=F])").last)


class Typed(Hands):
    """By keyboard alone."""

    def type(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def before_play(self):
        question = self.page.locator(".charleston h2").inner_text()
        self.seen.add(question)
        if self.page.locator("[data-vote]").count():
            self.type("Digit1")
        else:
            blind = self.page.locator("[data-count]").count()
            self.type(*(["KeyB"] if blind else []), "Home")
            for _ in range(3):
                if self.page.locator("[data-pass]:disabled").count():
                    self.type("Enter")
            self.type("Enter")
        self.page.wait_for_function("was => document.querySelector('.charleston h2')?.innerText !== was", arg=question)

    def claim(self):
        slots = [slot for slot in (2, 3, 4) if self.page.locator(f".slot.s{slot}.open").count()]
        self.type(f"Digit{slots[0] if slots else 5}")
        if self.page.locator(".way").count():
            self.type("KeyA")

    def turn(self):
        if self.page.locator("[data-x]").count():
            self.seen.add("exchange")
            self.type("KeyX", "Enter") if self.page.locator(".fetch").count() > 1 else self.type("KeyX")
            return
        self.page.locator(".held").first.focus()
        self.type("Home", "Enter", "Enter")


def play_until_paid(page, hands):
    """Act whenever the table waits, until the hand is paid."""
    for _ in range(MOST_ACTS):
        page.locator(READY).first.wait_for()
        if page.locator(".settlement").count():
            return
        if page.locator(".charleston").count():
            hands.before_play()
        elif page.locator(".dock:not(.quiet) .slot.s5.open").count():
            hands.claim()
        elif page.locator(".turn-panel .turn-acts").count():
            hands.turn()
        page.wait_for_timeout(60)
    raise AssertionError("the hand does not end")


def paid(page, lang):
    """The settlement is there, in words."""
    heading = page.get_by_role("heading", level=1)
    heading.wait_for()
    ends = {"es": ("gana", "Wall Game", "anulada", "viva"), "en": ("wins", "Wall Game", "thrown in", "alive")}[lang]
    assert any(word in heading.inner_text() for word in ends)


def test_a_hand_by_mouse_from_the_charleston_to_the_settlement(guests):
    page = guests.desktop(lang="es", dark=True)
    sit_down(page)
    hands = Hands(page, lambda what: what.click(timeout=3000))
    play_until_paid(page, hands)
    paid(page, "es")
    assert "Primer Charleston · pase a la izquierda" in hands.seen
    assert {"¿Segundo Charleston?", "Pase de cortesía"} <= hands.seen
    page.get_by_role("button", name="Mano siguiente").click()
    page.locator(".charleston").wait_for()


def test_a_hand_by_finger_on_a_phone(guests):
    page = guests.phone(lang="en")
    sit_down(page)
    hands = Hands(page, lambda what: what.tap(timeout=3000))
    play_until_paid(page, hands)
    paid(page, "en")
    assert "First Charleston · pass to the right" in hands.seen
    page.get_by_role("button", name="Next hand").tap()
    page.locator(".charleston").wait_for()


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_hand_by_keyboard_alone(guests, lang):
    page = guests.desktop(lang=lang)
    sit_down(page)
    play_until_paid(page, Typed(page, None))
    paid(page, lang)
    page.keyboard.press("Enter")
    page.locator(".charleston").wait_for()
