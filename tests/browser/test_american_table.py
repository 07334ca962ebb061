"""The American table in detail: the judge, the card beside it, blanks, a card of one's own, and everybody's access."""

import json

import pytest

from tests.browser.conftest import Visitors
from tests.browser.table.quick_house import quick_house
from tests.browser.test_american_hands import LOOSE, OPEN_TABLE, TABLE, Hands, sit_down

MINE = {
    "id": "mine",
    "name": "Ours",
    "lines": [
        {"id": "A", "section": "one", "mark": "X", "value": 25, "groups": [[4, "F"], [4, "2@a"], [4, "4@b"], [2, "0"]]}
    ],
}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with quick_house(tmp_path_factory.mktemp("american-details"), first_seed=3) as address:
        yield address


@pytest.fixture
def guests(browser, house):
    people = Visitors(browser, house)
    yield people
    people.leave()
    assert people.faults == []


def until_my_turn(page):
    """Through the Charleston and past every claim, to the first own turn with something thrown before."""
    hands = Hands(page, lambda what: what.click(timeout=3000))
    for _ in range(200):
        page.locator(
            ".charleston-acts button.expected, .dock:not(.quiet) .slot.open, .turn-panel .turn-acts"
        ).first.wait_for()
        if page.locator(".charleston").count():
            hands.before_play()
        elif page.locator(".dock:not(.quiet) .slot.s5.open").count():
            page.locator(".slot.s5").click()
        elif page.locator(".pool > li").count():
            return
        else:
            hands.turn()
        page.wait_for_timeout(80)
    raise AssertionError("no turn comes")


def test_a_joker_stays_in_the_hand_and_the_table_says_why(guests):
    page = guests.desktop(lang="es")
    for _ in range(12):
        sit_down(page)
        if page.locator(".held[data-tile=J]").count():
            break
    joker = page.locator(".held[data-tile=J]").first
    joker.click()
    assert "american.charleston.3" in page.locator(".lock-reason").inner_text()
    assert page.locator(".slots-sunk button").count() == 0
    page.locator(LOOSE).first.click()
    assert page.locator(".slots-sunk button").count() == 1
    page.locator(".slots-sunk button").click()
    assert page.locator(".slots-sunk button").count() == 0


def test_calls_and_declarations_are_ruled_on_with_their_clauses(guests, axe):
    page = guests.desktop(lang="en", dark=True)
    sit_down(page)
    until_my_turn(page)
    axe(page)
    page.keyboard.press("KeyK")
    axe(page)
    page.locator("[data-dead]").first.click()
    page.locator(".toast .clause").wait_for()
    assert page.locator(".toast .clause").inner_text() == "american.dead.6"
    page.keyboard.press("Digit1")
    page.locator("[data-no]").click()
    assert page.locator("[data-yes]").count() == 0
    page.keyboard.press("Digit1")
    page.keyboard.press("Enter")
    page.locator(".plate.me.has-dead").wait_for()
    page.locator(".toast .clause", has_text="american.adj.14").wait_for()


def test_the_card_lies_beside_the_table_with_every_line_and_its_distance(guests, axe):
    page = guests.desktop(lang="es")
    sit_down(page)
    page.keyboard.press("KeyC")
    page.locator(".card-line").first.wait_for()
    assert page.locator(".card-line").count() == 50
    assert page.locator(".card-line.nearest .card-tiles .tile").count() == 14
    axe(page)
    page.locator("#card-search").fill("vientos")
    page.wait_for_function("document.querySelectorAll('.card-line').length < 20")
    assert page.locator(".card-line").count() > 0
    page.locator(".notebook label, .notebook [role=radio]").filter(has_text="Sección").first.click()
    assert page.locator("#card-section").count() == 1


def test_a_card_of_ones_own_is_checked_kept_and_played_with(guests, axe):
    page = guests.desktop(lang="en")
    page.goto("/cards")
    page.locator("#card-text").fill(json.dumps(MINE, indent=1).replace('"X"', '"Q"'))
    page.locator(".verdict.bad").wait_for()
    assert "line 8" in page.locator(".verdict").inner_text()
    page.locator("#card-text").fill(json.dumps(MINE, indent=1))
    page.locator(".verdict.good").wait_for()
    axe(page)
    page.locator("[data-keep]").click()
    page.goto("/")
    page.locator("[data-game=american] [aria-haspopup=dialog]").click()
    page.locator("#open-options").click()
    page.locator("#option-card").select_option("mine")
    page.locator(".options button.expected").click()
    page.locator("dialog button[type=submit]").click()
    page.locator(".waiting").wait_for()
    page.locator("button.expected").click()
    page.locator(".charleston").wait_for()
    page.keyboard.press("KeyC")
    page.locator(".card-line").first.wait_for()
    assert "Ours" in page.locator(".card-head").inner_text()
    assert page.locator(".card-line").count() == 1


def test_house_rules_are_asked_about_before_the_deal(guests):
    page = guests.phone(lang="es")
    page.goto("/")
    table = page.evaluate(OPEN_TABLE, {**TABLE, "options": {"blanks": 6}})
    page.goto(f"/table/{table}")
    page.locator("[data-vote=vote-no]").tap()
    page.locator(".slots-sunk").wait_for()
    assert page.locator(".held[data-tile=BL]").count() == 0
