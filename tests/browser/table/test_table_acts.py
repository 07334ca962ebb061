"""What one does at the table, by finger, mouse and key, and what of it reaches the server."""

import pytest


def asked(page):
    """What the page has asked the server for."""
    return page.evaluate("gallery.line.asked")


def discard(tile):
    return {"name": "discard", "tiles": [tile], "target": None}


def order(page):
    return [each.get_attribute("data-tile") for each in page.locator(".held").all()]


def test_two_taps_discard_and_one_only_lifts(scene):
    page = scene("turn", "phone")
    seven = page.locator(".held[data-tile='7s']")
    seven.tap()
    assert seven.get_attribute("aria-selected") == "true"
    assert asked(page) == []
    seven.tap()
    assert asked(page) == [discard("7s")]


def test_one_tap_discards_where_the_device_is_set_so(scene):
    page = scene("turn", "phone", taps="one")
    page.locator(".held[data-tile='7s']").tap()
    assert asked(page) == [discard("7s")]


def test_a_tile_dragged_up_is_discarded_and_dragged_aside_is_moved(scene):
    page = scene("turn")
    before = order(page)
    drag(page, page.locator(".held").nth(0), page.locator(".held").nth(3))
    moved = order(page)
    assert sorted(moved) == sorted(before)
    assert moved.index("4p") == 3
    assert asked(page) == []
    box = page.locator(".held[data-tile='9p']").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] - 60, box["y"] - 200, steps=6)
    page.mouse.up()
    assert asked(page) == [discard("9p")]


def drag(page, one, other):
    start, end = one.bounding_box(), other.bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 30, steps=6)
    page.mouse.up()


def test_an_arranged_hand_keeps_its_order_until_it_is_sorted_again(scene):
    page = scene("turn")
    tidy = order(page)
    page.get_by_role("button", name="Ordenar a mano").click()
    page.locator(".held").nth(0).click()
    page.locator(".held").nth(5).click()
    page.keyboard.press("Escape")
    assert order(page) != tidy
    page.evaluate("gallery.line.show(gallery.line.update.view)")
    assert order(page) != tidy
    page.get_by_role("button", name="Ordenar sola").click()
    assert order(page) == tidy
    assert asked(page) == []


def test_the_keyboard_walks_lifts_and_discards(scene):
    page = scene("turn", lang="en")
    page.keyboard.press("Home")
    assert page.locator(".held:focus").get_attribute("data-tile") == "4p"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    assert page.locator(".held:focus").get_attribute("aria-selected") == "true"
    page.keyboard.press("Enter")
    assert asked(page) == [discard("5p")]


def test_the_drawn_tile_goes_after_being_asked_once(scene):
    page = scene("turn")
    page.keyboard.press("KeyD")
    assert page.get_by_role("alert").inner_text() == "Otra vez para descartar 9 de círculos"
    assert asked(page) == []
    page.keyboard.press("KeyD")
    assert asked(page) == [discard("9p")]


def test_keys_one_to_five_claim_and_letters_choose_the_way(scene):
    page = scene("ways")
    page.keyboard.press("Digit4")
    assert page.locator(".way").count() == 3
    page.keyboard.press("KeyB")
    assert asked(page) == [{"name": "chi", "tiles": ["5p", "7p"], "target": None}]


def test_escape_closes_and_never_passes(scene):
    page = scene("ways")
    page.keyboard.press("Digit4")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert page.locator(".way").count() == 0
    assert page.locator(".dock").is_visible()
    assert asked(page) == []
    page.keyboard.press("Digit5")
    assert asked(page) == [{"name": "pass", "tiles": [], "target": None}]


def test_single_keys_can_be_switched_off(scene):
    page = scene("claim", keys=False)
    page.keyboard.press("Digit3")
    assert asked(page) == []


def test_the_slots_are_the_same_five_whatever_may_be_claimed(scene):
    page = scene("claim")
    words = page.locator(".slot .word").all_inner_texts()
    assert words == ["Ganar", "Kong", "Pong", "Chi", "Paso"]
    assert [each.is_enabled() for each in page.locator(".slot").all()] == [False, False, True, False, True]
    page.evaluate("gallery.hang('nothing')")
    page.locator(".slot.s3:disabled").wait_for()
    assert page.locator(".slot .word").all_inner_texts() == words


def test_after_an_answer_the_dock_stays_and_is_quiet(scene):
    page = scene("claim")
    page.evaluate("""() => {
      const view = structuredClone(gallery.line.update.view);
      view.question.answered = 'pong';
      gallery.line.show(view);
    }""")
    assert page.locator(".dock.quiet").is_visible()
    assert page.locator(".slot:enabled").count() == 0
    assert "Tu respuesta: Pong" in page.locator(".dock .ask").inner_text()


def test_a_tile_of_a_strange_game_can_be_claimed_without_knowing_it(scene):
    page = scene("unknown")
    assert page.locator(".dock .ask").inner_text() == "Begoña: K6"
    page.locator(".slot.s3").click()
    assert asked(page) == [{"name": "grab", "tiles": ["K6"], "target": None}]


def test_nothing_can_be_done_while_the_line_is_down(scene):
    page = scene("turn")
    page.evaluate("gallery.line.tell('state', 'reconnecting')")
    assert page.get_by_text("Volviendo a conectar. Último contacto hace 6 s").is_visible()
    page.locator(".held[data-tile='7s']").click()
    page.locator(".held[data-tile='7s']").click()
    assert asked(page) == []
    page.evaluate("gallery.line.tell('state', 'connected')")
    page.locator(".held[data-tile='7s']").click()
    assert asked(page) == [discard("7s")]


def test_asking_whether_one_may_has_no_consequence(scene):
    page = scene("claim")
    page.keyboard.press("KeyG")
    page.get_by_role("dialog").get_by_role("button", name="Pong").click()
    assert asked(page) == [{"may": "pong", "tiles": ["6p", "6p"]}]


def test_back_closes_the_notebook_before_it_leaves_the_table(scene):
    page = scene("claim", "phone")
    page.get_by_role("button", name="Abrir el cuaderno").click()
    assert page.locator(".notebook").is_visible()
    page.go_back()
    page.locator(".notebook").wait_for(state="hidden")
    assert page.url.endswith("/scene/claim")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_score_sheet_leads_on_with_enter(scene, size):
    page = scene("settled", size, lang="en")
    assert page.get_by_role("heading", level=1).inner_text() == "Lucía wins on Teo’s discard: 90 points"
    page.keyboard.press("KeyH")
    assert page.locator(".hand-line").count() == 4
    page.keyboard.press("Enter")
    assert asked(page) == [{"name": "next", "tiles": [], "target": None}]
