"""Whole hands of Spanish cards: honour cards replaced, a kang, a mah-jong and its settlement, however one plays.

The bots throw what they draw, so that a seed decides the hand; the player takes whatever is offered and throws the card
that fits least. The seeds below lead such a player through an honour card, a kang and a mah-jong of his own.
"""

import pytest

from kongbox.bots.discard_drawn import DiscardDrawn
from tests.browser.conftest import Visitors
from tests.browser.table.quick_house import quick_house
from tests.browser.table.test_table_hands import OPEN_TABLE, TABLE

MOST_ACTS = 200
OPEN = ".settlement, .dock:not(.quiet) .slot.open, .turn-chip.mine"
EVENTFUL = {"short": 19, "shorter": 151, "in hand": 154}
HELD = "[...document.querySelectorAll('.held')].map((one) => one.dataset.tile)"


@pytest.fixture
def table_of(browser, tmp_path, monkeypatch):
    """`table_of(visit, seed, **options)`: a page before a table with three bots whose first hand is that of `seed`."""
    for place in ("places", "sitting"):
        monkeypatch.setattr(f"kongbox.server.{place}.best_bot", lambda _: DiscardDrawn())
    houses, guests = [], []

    def open_table(visit, seed, **options):
        house = quick_house(tmp_path, first_seed=seed)
        people = Visitors(browser, house.__enter__())
        houses.append(house)
        guests.append(people)
        page = visit(people)
        page.goto("/")
        table = page.evaluate(OPEN_TABLE, {**TABLE, "game": "naipes", "options": options})
        page.goto(f"/table/{table}")
        page.locator(".held").first.wait_for()
        return page

    yield open_table
    for people in guests:
        people.leave()
    for house in houses:
        house.__exit__(None, None, None)
    assert [people.faults for people in guests if people.faults] == []


def loosest(cards):
    """The card with the fewest like it and near it."""

    def worth(card):
        alike = cards.count(card)
        near = sum(1 for other in cards if other != card and _near(other, card))
        return 3 * alike + near

    return min(sorted(set(cards)), key=worth)


def _near(one, other):
    return one[1] == other[1] and one[0].isdigit() and other[0].isdigit() and abs(int(one[0]) - int(other[0])) <= 2


class Fingers:
    """How somebody plays: by `click` or by `tap`. A card in the fan is touched where it is seen, at its left edge."""

    def __init__(self, page, press):
        self.page = page
        self.press = press

    def touch(self, what, **where):
        getattr(what, self.press)(timeout=5000, **where)

    def claim(self, slot):
        self.touch(self.page.locator(f".slot.s{slot}"))
        if self.page.locator(".way").count():
            self.touch(self.page.locator(".way").first)

    def discard(self, card):
        for _ in range(2):
            self.touch(self.page.locator(f".held[data-tile='{card}']").last, position={"x": 12, "y": 50})


class Keys(Fingers):
    """By keyboard alone."""

    def claim(self, slot):
        self.page.keyboard.press(f"Digit{slot}")
        if self.page.locator(".way").count():
            self.page.keyboard.press("KeyA")

    def discard(self, card):
        at = self.page.evaluate(HELD).index(card)
        self.page.keyboard.press("Home")
        for _ in range(at):
            self.page.keyboard.press("ArrowRight")
        for _ in range(2):
            self.page.keyboard.press("Enter")


def play_until_paid(page, hands):
    """Take whatever may be taken, else throw the loosest card, until the hand is paid. Answers what was seen."""
    most = {"honours": 0, "sets": set(), "worth": set()}
    begun = page.locator(".apart.me li").count()
    for _ in range(MOST_ACTS):
        page.locator(OPEN).first.wait_for()
        if page.locator(".settlement").count():
            return most
        most["honours"] = max(most["honours"], page.locator(".apart.me li").count() - begun)
        most["sets"] |= set(page.locator(".sets.me li > .unseen").all_inner_texts())
        most["worth"] |= set(page.locator(".worth:visible").all_inner_texts())
        open_slots = [each for each in (1, 2, 3, 4, 5) if page.locator(f".dock:not(.quiet) .slot.s{each}.open").count()]
        before = page.evaluate("JSON.stringify([document.querySelector('.table')?.innerText, " + HELD + "])")
        if open_slots:
            hands.claim(open_slots[0])
        else:
            hands.discard(loosest(page.evaluate(HELD)))
        page.wait_for_function(
            "was => JSON.stringify([document.querySelector('.table')?.innerText, " + HELD + "]) !== was", arg=before
        )
    raise AssertionError("the hand does not end")


def won(page, most, lang):
    """The player has had an honour card replaced, a kang and a mah-jong, and is told what everybody pays."""
    heading = page.get_by_role("heading", level=1)
    heading.wait_for()
    assert heading.inner_text().startswith({"es": "Lucía hace mah-jong", "en": "Lucía makes mah-jong"}[lang])
    assert most["honours"] >= 1
    assert any("cuadrado" in each for each in most["sets"])
    assert len(most["worth"]) > 3


def go_on(page):
    """The next hand is dealt."""
    page.locator(".held").first.wait_for()
    assert page.locator(".settlement").count() == 0


def test_a_hand_by_mouse(table_of):
    page = table_of(lambda people: people.desktop(lang="es", dark=True, still=False), EVENTFUL["short"])
    assert page.locator("#ladder-title").inner_text() == "Tus doblas"
    won(page, play_until_paid(page, Fingers(page, "click")), "es")
    page.get_by_role("button", name="Mano siguiente").click()
    go_on(page)
    assert "Vuelta 1" in page.locator(".console").inner_text()


def test_a_hand_by_finger_on_a_phone(table_of):
    page = table_of(lambda people: people.phone(lang="en"), EVENTFUL["shorter"])
    page.locator(".worth-pill").tap()
    page.locator("#ladder-title").wait_for()
    page.go_back()
    page.locator(".notebook").wait_for(state="hidden")
    won(page, play_until_paid(page, Fingers(page, "tap")), "en")
    page.get_by_role("button", name="Next hand").tap()
    go_on(page)


@pytest.mark.parametrize(("lang", "seed"), [("es", "short"), ("en", "in hand")])
def test_a_hand_by_keyboard_alone(table_of, lang, seed):
    page = table_of(lambda people: people.desktop(lang=lang), EVENTFUL[seed])
    won(page, play_until_paid(page, Keys(page, None)), lang)
    page.keyboard.press("Enter")
    go_on(page)


def test_the_language_changes_in_the_middle_of_a_hand_and_nothing_else_does(table_of):
    page = table_of(lambda people: people.desktop(lang="es"), EVENTFUL["short"])
    page.locator(OPEN).first.wait_for()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowUp")
    lifted = page.locator(".held[aria-selected=true]").get_attribute("data-key")
    cards = page.evaluate(HELD)
    page.keyboard.press("KeyL")
    page.locator("html[lang=en]").wait_for(state="attached")
    assert page.locator("#ladder-title").inner_text() == "Your doublings"
    assert "coins" in page.locator(".console").inner_text()
    assert page.evaluate(HELD) == cards
    assert page.locator(".held[aria-selected=true]").get_attribute("data-key") == lifted
    assert page.locator(".held:focus").get_attribute("data-key") == lifted


def test_the_judge_answers_about_the_acts_of_this_game(table_of):
    page = table_of(lambda people: people.desktop(lang="es"), EVENTFUL["short"])
    page.locator(OPEN).first.wait_for()
    page.keyboard.press("KeyG")
    page.get_by_role("dialog").get_by_role("button", name="Mah-jong").click()
    page.locator(".toast .clause").wait_for()
    assert page.locator(".toast .clause").inner_text().startswith("naipes.")
    page.keyboard.press("KeyW")
    assert page.locator(".why").count() == 1


def test_who_draws_for_himself_finds_the_buttons_in_the_place_of_the_turn(table_of):
    page = table_of(lambda people: people.desktop(lang="es"), EVENTFUL["short"], eunucos="activo")
    for _ in range(MOST_ACTS):
        page.locator(".dock:not(.quiet) .slot.open, .turn-chip.mine").first.wait_for()
        if page.locator("[data-act=draw]").count():
            break
        if page.locator(".slot.s5.open").count():
            page.keyboard.press("Digit5")
        else:
            Keys(page, None).discard(loosest(page.evaluate(HELD)))
        page.wait_for_timeout(120)
    held = page.locator(".held").count()
    page.locator("[data-act=draw]").click()
    page.wait_for_function("held => document.querySelectorAll('.held').length > held", arg=held)
