"""Everything has its place: on the screen, off the hand and the dock, large enough to touch."""

import pytest

from tests.browser.table.conftest import SIZES, TOUCHED

PRESSING = ("crowded", "full", "ways", "kong", "turn", "few")
MEASURE = """() => {
  const box = (one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const name = `${one.getAttribute('aria-label') || one.className || one.tagName}`;
    return { name, left, top, right, bottom, width, height, cut: one.scrollWidth > one.clientWidth + 1 };
  };
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen).map(box);
  return {
    controls: all('button:not(.scrolls .held), a[href], .plate, .dock, .turn-chip, .centre'),
    tiles: all('.river .tile, .river .ghost, .sets .tile'),
    rivers: all('.river .tile, .river .ghost'),
    plates: all('.plate'),
    held: all('.held'),
    heldTiles: all('.held .tile'),
    dock: all('.dock, .turn-chip.mine'),
    slots: all('.slot'),
    centre: all('.centre'),
    page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
  };
}"""
LOOSE = """() => [...document.querySelectorAll('.plate .name, .plate .score')].filter((one) => {
  const plate = one.closest('.plate').getBoundingClientRect();
  const own = one.getBoundingClientRect();
  return own.right > plate.right + 1 || own.left < plate.left - 1;
}).map((one) => one.textContent)"""


def overlapping(ones, others, slack=1.5):
    """Names of pairs that share more than `slack` pixels both ways."""
    return [
        (one["name"], other["name"])
        for one in ones
        for other in others
        if one is not other
        and min(one["right"], other["right"]) - max(one["left"], other["left"]) > slack
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > slack
    ]


@pytest.mark.parametrize(("size", "lang"), [*((size, "es") for size in SIZES), ("desk", "en"), ("phone", "en")])
def test_nothing_leaves_the_screen_or_lies_on_hand_and_dock(scene, size, lang):
    page = scene("claim", size, lang=lang)
    wrong = []
    for name in PRESSING:
        page.evaluate("name => gallery.hang(name)", name)
        wrong += [(name, *fault) for fault in faults_of(page.evaluate(MEASURE), *SIZES[size])]
    assert not wrong


def faults_of(found, width, height):
    """What lies where it should not, in words."""
    if found["page"] != [width, height]:
        yield "the page scrolls", found["page"]
    for one in found["controls"] + found["tiles"]:
        if one["left"] < -1 or one["top"] < -1 or one["right"] > width + 1 or one["bottom"] > height + 1:
            yield "outside", one["name"]
    lying = found["tiles"] + found["plates"] + found["centre"]
    yield from (("on the hand", *pair) for pair in overlapping(found["dock"] + lying, found["heldTiles"]))
    yield from (("on the dock", *pair) for pair in overlapping(lying, found["dock"], slack=3))
    yield from (("plates", *pair) for pair in overlapping(found["plates"], found["plates"]))
    yield from (("on the console", *pair) for pair in overlapping(found["rivers"], found["centre"]))


@pytest.mark.parametrize("size", TOUCHED)
def test_a_finger_finds_every_tile_and_slot(scene, size):
    page = scene("claim", size)
    for name in ("full", "claim", "ways", "crowded"):
        page.evaluate("name => gallery.hang(name)", name)
        found = page.evaluate(MEASURE)
        small = [one for one in found["held"] + found["slots"] if min(one["width"], one["height"]) < 43.9]
        assert not small, name


@pytest.mark.parametrize("size", ["desk", "small desk", "least phone", "lying phone"])
def test_the_words_on_the_slots_are_whole(scene, size):
    page = scene("ways", size, lang="es")
    assert [one["name"] for one in page.evaluate(MEASURE)["slots"] if one["cut"]] == []


@pytest.mark.parametrize("size", ["desk", "tablet", "least phone", "lying phone"])
def test_long_names_are_cut_and_stay_on_their_plates(scene, size):
    page = scene("crowded", size)
    for name in ("crowded", "emoji", "arabic"):
        page.evaluate("name => gallery.hang(name)", name)
        loose = page.evaluate(LOOSE)
        assert loose == [], name
        assert page.locator(".plate bdi.name").count() == 4


@pytest.mark.parametrize("size", ["desk", "phone", "lying phone"])
def test_letters_twice_as_large_leave_dock_and_hand_usable(scene, size):
    page = scene("claim", size)
    page.evaluate("document.documentElement.style.fontSize = '200%'; gallery.play.draw()")
    width, height = SIZES[size]
    found = page.evaluate(MEASURE)
    for one in found["slots"] + found["held"]:
        assert one["left"] >= -1 and one["right"] <= width + 1, one
        assert one["top"] >= -1 and one["bottom"] <= height + 1, one
    assert not overlapping(found["heldTiles"], found["dock"])
    page.locator(".slot.s3").click()
    assert page.evaluate("gallery.line.asked") == [{"name": "pong", "tiles": ["6p", "6p"], "target": None}]


LONGEST = """(size) => {
  const view = structuredClone(gallery.line.update.view);
  view.result.lines[0].tiles = view.result.hands[0] = [...'22334455667788'].map((rank) => rank + 'm');
  gallery.play.showHands = true;
  gallery.line.show(view);
  const beyond = (one) => one.getBoundingClientRect().right > one.closest('.panel').getBoundingClientRect().right;
  return [...document.querySelectorAll('.settlement .panel .tile')].filter(beyond).length;
}"""


@pytest.mark.parametrize("size", ["least phone", "phone", "desk"])
def test_a_whole_hand_fits_into_a_line_of_the_settlement(scene, size):
    page = scene("settled", size)
    assert page.evaluate(LONGEST) == 0
    assert page.locator(".settlement").evaluate("it => it.scrollWidth <= innerWidth")


def test_a_slot_keeps_its_set_within_it_once_the_answer_is_given(scene):
    page = scene("claim", "desk")
    page.evaluate("Object.assign(gallery.line.update.view.question, { answered: 'pong' })")
    page.evaluate("gallery.line.show(structuredClone(gallery.line.update.view))")
    slot = page.locator(".dock.quiet .slot.chosen")
    assert slot.evaluate("it => it.scrollWidth <= it.clientWidth")


def test_a_plate_on_a_phone_shows_the_whole_sign_of_a_bot(scene):
    page = scene("bots", "phone")
    signs = page.locator(".plate .boxed").all()
    assert len(signs) == 3
    for sign in signs:
        assert sign.evaluate("it => it.offsetHeight <= it.parentElement.clientHeight")


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_the_number_of_a_name_that_is_cut_stays_in_sight(scene, size):
    page = scene("claim", size)
    page.evaluate("gallery.line.update.view.seats[3].person.name = 'Lucía Fernández Montero 2'")
    page.evaluate("gallery.line.show(structuredClone(gallery.line.update.view))")
    name = page.locator(".plate .name:has(.nth)")
    assert name.inner_text().replace("\n", "") == "Lucía Fernández Montero 2"
    right = "it => it.getBoundingClientRect().right"
    assert name.locator(".nth").evaluate(right) <= page.locator(".line1:has(.nth)").evaluate(right)
