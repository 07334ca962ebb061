"""The table of cards: everything in its place at every size, the ladder, what is said, and nobody kept out."""

from itertools import pairwise

import pytest

from tests.browser.table.conftest import SIZES, TOUCHED
from tests.browser.table.test_table_layout import LOOSE, MEASURE, faults_of, overlapping
from tests.browser.table.test_table_speech import RULING, happen, told

PRESSING = (
    "naipes-crowded",
    "naipes-full",
    "naipes-ways",
    "naipes-kang",
    "naipes-turn",
    "naipes-few",
    "naipes-honours",
)
VISIBLE = 24
"""Of a card in the fan at least so many pixels are seen, over its whole height."""
FAN = """() => [...document.querySelectorAll('.held')].map((one) => {
  const { left, height } = one.getBoundingClientRect();
  return { left, height };
})"""
APART = """() => [...document.querySelectorAll('.apart .tile')].map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { name: `apart in ${one.closest('.apart').className}`, left, top, right, bottom };
})"""
PACKS = """() => [...document.querySelectorAll('.pack, .worth-pill .worth')].map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { name: one.className, left, top, right, bottom };
})"""
UNCERTAIN = {"color-contrast"}
"""axe cannot tell the contrast over a gradient; tests/web/test_table_tokens.py computes it."""


def hang(page, name):
    page.evaluate("name => gallery.hang(name)", name)


@pytest.mark.parametrize(("size", "lang"), [*((size, "es") for size in SIZES), ("desk", "en"), ("phone", "en")])
def test_nothing_leaves_the_screen_or_lies_on_hand_and_dock(scene, size, lang):
    page = scene("naipes-claim", size, lang=lang)
    width, height = SIZES[size]
    wrong = []
    for name in PRESSING:
        hang(page, name)
        found = page.evaluate(MEASURE)
        apart, packs = page.evaluate(APART), page.evaluate(PACKS)
        wrong += [(name, *fault) for fault in faults_of(found, width, height)]
        wrong += [(name, "off the screen", each["name"]) for each in apart + packs if outside(each, width, height)]
        wrong += [(name, "on the hand", *pair) for pair in overlapping(apart, found["heldTiles"])]
        lying = found["dock"] + found["plates"] + found["rivers"] + packs
        wrong += [(name, "on honour cards", *pair) for pair in overlapping(lying, apart, slack=3)]
    assert not wrong


def outside(box, width, height):
    return box["left"] < -1 or box["top"] < -1 or box["right"] > width + 1 or box["bottom"] > height + 1


@pytest.mark.parametrize("size", TOUCHED)
def test_a_finger_finds_every_card_of_the_fan_and_every_slot(scene, size):
    page = scene("naipes-claim", size)
    for name in ("naipes-full", "naipes-start", "naipes-claim", "naipes-ways", "naipes-crowded"):
        hang(page, name)
        fan = page.evaluate(FAN)
        steps = [after["left"] - card["left"] for card, after in pairwise(fan)]
        assert all(step >= VISIBLE - 0.1 for step in steps), name
        assert all(card["height"] >= 44 for card in fan), name
        small = [one for one in page.evaluate(MEASURE)["slots"] if min(one["width"], one["height"]) < 43.9]
        assert not small, name


@pytest.mark.parametrize("size", ["desk", "small desk", "least phone", "lying phone"])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_words_on_the_slots_are_whole(scene, size, lang):
    page = scene("naipes-ways", size, lang=lang)
    assert [one["name"] for one in page.evaluate(MEASURE)["slots"] if one["cut"]] == []


@pytest.mark.parametrize("size", ["desk", "tablet", "least phone", "lying phone"])
def test_long_names_are_cut_and_stay_on_their_plates(scene, size):
    page = scene("naipes-crowded", size)
    assert page.evaluate(LOOSE) == []
    assert page.locator(".plate bdi.name").count() == 4


@pytest.mark.parametrize("size", ["desk", "phone", "lying phone"])
def test_letters_twice_as_large_leave_dock_and_hand_usable(scene, size):
    page = scene("naipes-claim", size)
    page.evaluate("document.documentElement.style.fontSize = '200%'; gallery.play.draw()")
    width, height = SIZES[size]
    found = page.evaluate(MEASURE)
    for one in found["slots"] + found["held"]:
        assert one["left"] >= -1 and one["right"] <= width + 1, one
        assert one["top"] >= -1 and one["bottom"] <= height + 1, one
    assert not overlapping(found["heldTiles"], found["dock"])
    page.locator(".slot.s4").click()
    assert page.evaluate("gallery.line.asked") == [{"name": "chow", "tiles": ["3c", "4c"], "target": None}]


def test_play_goes_clockwise_and_everybody_has_honour_cards_at_his_right(scene):
    page = scene("naipes-claim")
    names = {place: page.locator(f".plate.{place} .name").inner_text() for place in ("left", "opposite", "right")}
    assert names == {"left": "Iñaki", "opposite": "Begoña", "right": "Teo"}
    centre = (
        "(one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }"
    )

    def at(selector):
        return page.locator(selector).first.evaluate(centre)

    assert at(".apart.me .tile")[0] > at(".held")[0]
    assert at(".apart.opposite .tile")[0] < at(".pack[data-hand='3']")[0]
    assert at(".apart.right .tile")[1] < at(".pack[data-hand='0']")[1]
    assert at(".apart.left .tile")[1] > at(".pack[data-hand='2']")[1]


def test_the_index_of_every_card_in_a_river_stays_in_sight(scene):
    page = scene("naipes-full")
    hidden = page.evaluate("""() => [...document.querySelectorAll('.river .tile')].filter((card) => {
      const { left, top } = card.getBoundingClientRect();
      const above = document.elementsFromPoint(left + 7, top + 8).find((one) => one.matches('.tile, .tile *'));
      return above?.closest('.tile') !== card;
    }).length""")
    assert hidden == 0


def test_the_slots_name_the_acts_and_what_is_said_aloud(scene):
    page = scene("naipes-claim")
    words = [each.replace("\n", " ") for each in page.locator(".slot .word").all_inner_texts()]
    assert words == ["Mah-jong", "Kang", "Pung «tomo»", "Chow «acepto»", "Paso"]
    page.keyboard.press("Digit4")
    assert page.evaluate("gallery.line.asked") == [{"name": "chow", "tiles": ["3c", "4c"], "target": None}]


def test_the_ladder_is_read_upwards_from_its_base(scene):
    page = scene("naipes-claim")
    rungs = page.locator(".rung")
    assert [each.inner_text() for each in rungs.locator(".makes").all()] == ["16", "van\n32", "van\n64", "van\n128"]
    tops = [each.bounding_box()["y"] for each in rungs.all()]
    assert tops == sorted(tops, reverse=True)
    assert page.locator(".if-claimed").inner_text().startswith("Si aceptas 5 de copas")
    assert page.locator(".honours-seen .tile.unborn").count() == 4


def test_a_dobla_counted_card_by_card_shows_its_power(scene):
    page = scene("naipes-crowded", lang="en")
    assert page.locator(".rung .times").all_inner_texts() == ["×212", "×32", "×8"]
    assert page.locator(".rung .times sup").inner_text() == "12"
    assert page.locator(".ladder .worth").inner_text().endswith("= 109,051,904")


def test_key_o_turns_to_the_ladder_and_closes_it(scene):
    page = scene("naipes-turn")
    assert page.get_by_role("tab", name="Doblas").get_attribute("aria-selected") == "true"
    page.get_by_role("tab", name="Mesa").click()
    page.keyboard.press("KeyO")
    assert page.locator(".ladder").count() == 1
    page.keyboard.press("KeyO")
    assert page.locator(".notebook").count() == 0


def test_on_a_phone_the_worth_of_the_hand_opens_the_ladder(scene):
    page = scene("naipes-claim", "phone")
    pill = page.locator(".worth-pill")
    assert pill.inner_text().replace("\n", " ").endswith("16 × 23 = 128")
    assert pill.bounding_box()["height"] >= 44
    pill.tap()
    assert page.locator(".ladder .rung").count() == 4
    sheet, hand = page.locator(".notebook").bounding_box(), page.locator(".held").first.bounding_box()
    assert sheet["y"] + sheet["height"] <= hand["y"]


def test_a_kang_in_hand_lies_face_down_and_only_its_owner_knows_it(scene):
    page = scene("naipes-crowded")
    assert page.locator(".sets.me .tile.down").count() == 2
    for place in ("left", "opposite", "right"):
        assert page.locator(f".sets.{place} .tile.down").count() == 4
    page.evaluate("""() => {
      const view = structuredClone(gallery.line.update.view);
      view.seats[2].melds[2].cells.forEach((cell) => { cell.tile = '?'; });
      gallery.line.show(view);
    }""")
    names = page.locator(".sets.left li > .unseen").all_inner_texts()
    assert "cuadrado en mano" in names


def test_eunucos_and_pumba_stand_on_the_plates_and_the_turn_has_its_buttons(scene):
    page = scene("naipes-eunucos")
    assert "Gran eunuco · 14 cartas" in page.locator(".plate.right").inner_text()
    assert "Pequeño eunuco · 12 cartas" in page.locator(".plate.left").inner_text()
    assert "pumba" in page.locator(".plate.opposite").inner_text()
    page.get_by_role("button", name="Robar").click()
    assert page.evaluate("gallery.line.asked") == [{"name": "draw", "tiles": [], "target": None}]


def show(page, changes):
    """Change the view: `changes` is what is done to it, in JavaScript."""
    page.evaluate(
        "changes => { const view = structuredClone(gallery.line.update.view);"
        " new Function('view', changes)(view); gallery.line.show(view); }",
        changes,
    )


TRUE = "view.beside.ladder.claims = [{ ...view.beside.ladder, name: 'mahjong', tiles: [], clause: '', why: null }];"
PAID = "view.differences = { mahjong_falso: 'paga_a_todos' }; view.beside.ladder.claims = [];"


@pytest.mark.parametrize("size", ["desk", "phone", "short phone", "lying phone"])
def test_a_false_mahjong_is_asked_about_once(scene, size):
    page = scene("naipes-kang", size)
    show(page, PAID)
    page.locator(".slot.s1").click()
    asked = page.locator(".ask-false")
    assert asked.inner_text().startswith("Tu mano no es un mah-jong. Si lo declaras, pagas 20 a cada persona.")
    assert not outside(edges(asked), *SIZES[size])
    assert not overlapping([edges(asked)], [edges(page.locator(".slot.s1"))])
    assert told(page, "assertive") == "Tu mano no es un mah-jong. Si lo declaras, pagas 20 a cada persona."
    assert page.evaluate("gallery.line.asked") == []
    page.keyboard.press("Escape")
    assert asked.count() == 0
    page.keyboard.press("Digit1")
    page.get_by_role("button", name="Seguir jugando").click()
    assert asked.count() == 0
    page.keyboard.press("Digit1")
    page.keyboard.press("Digit1")
    assert page.evaluate("gallery.line.asked") == [{"name": "mahjong", "tiles": [], "target": None}]


def test_a_true_mahjong_is_not_asked_about(scene):
    page = scene("naipes-kang")
    show(page, PAID + TRUE)
    page.keyboard.press("Digit1")
    assert page.evaluate("gallery.line.asked") == [{"name": "mahjong", "tiles": [], "target": None}]


def edges(found):
    left, top, width, height = (found.bounding_box()[side] for side in ("x", "y", "width", "height"))
    return {"name": "", "left": left, "top": top, "right": left + width, "bottom": top + height}


def test_a_ruling_is_seen_on_a_phone_on_its_side(scene):
    page = scene("naipes-claim", "lying phone")
    page.evaluate(RULING)
    page.locator(".toast").wait_for()
    assert not outside(edges(page.locator(".toast")), *SIZES["lying phone"])


def test_a_very_large_worth_lies_on_no_word_of_its_rung(scene):
    page = scene("naipes-crowded")
    show(page, "view.beside.ladder.doublings.at(-1).points = 99;")
    for rung in page.locator(".rung").all():
        says, makes = rung.locator(".says"), rung.locator(".makes")
        assert not overlapping([edges(says)], [edges(makes)])
        assert rung.evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("marks", [[], ["eunuco"]])
def test_the_own_plate_on_a_desk_says_its_line_whole(scene, marks):
    page = scene("naipes-honours")
    show(
        page, f"Object.assign(view.seats[view.me], {{ wind: 'W', marks: {marks} }}); view.beside.counts[view.me] = 15;"
    )
    assert page.locator(".plate.me .status").evaluate("one => one.scrollWidth <= one.clientWidth")


TOLD = {
    "es": ["Sacas la sota de copas. Propia: una dobla. Repones.", "Begoña saca el 4 de espadas y repone."],
    "en": [
        "You draw the jack of cups. Your own: one doubling. You replace.",
        "Begoña draws the 4 of swords and replaces.",
    ],
}


def laid_apart(seat, card):
    """An honour card goes from the hand to where all see it."""
    return {"event": "TilesMoved", "source": ["hand", seat], "target": ["aside", seat], "tiles": [card]}


@pytest.mark.parametrize("lang", ["es", "en"])
def test_honour_cards_are_told(scene, lang):
    own, others = TOLD[lang]
    page = scene("naipes-turn", lang=lang)
    happen(page, [], [laid_apart(1, "Sc")])
    assert told(page, "polite") == own
    happen(page, [], [laid_apart(3, "4e")])
    page.get_by_text(others, exact=True).wait_for(state="attached")
    page.get_by_role("tab").first.click()
    assert page.locator(".log li").count() == 2


def test_a_seat_is_read_with_its_palo_and_its_honour_cards(scene):
    page = scene("naipes-turn")
    page.keyboard.press("Shift+Digit4")
    said = told(page, "assertive")
    assert said.startswith("Iñaki, Oeste, espadas, −12 puntos.")
    assert said.endswith("Aparte: 3 de espadas.")


LOOKS = [("desk", "es", "dark"), ("desk", "en", "light"), ("desk", "es", "contrast"), ("phone", "en", "light")]


@pytest.mark.parametrize("look", LOOKS, ids=" ".join)
def test_no_state_of_the_table_has_a_barrier(scene, axe, look):
    size, lang, theme = look
    page = scene("naipes-claim", size, lang=lang, theme=theme)
    for name in ("naipes-claim", "naipes-ways", "naipes-kang", "naipes-eunucos", "naipes-crowded", "naipes-spectator"):
        hang(page, name)
        report = axe(page)
        assert {each["id"] for each in report["incomplete"]} <= UNCERTAIN, name
    if size == "phone":
        hang(page, "naipes-claim")
        page.locator(".worth-pill").tap()
        axe(page)
