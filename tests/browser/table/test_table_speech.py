"""What a screen reader is told, and what the switch of language leaves alone."""

RULING = """gallery.line.tell('ruling', {
  type: 'ruling', id: '1', allowed: false, refused: true, clause: 'wsom.claim.2',
  title: {es: 'Solo el último descarte', en: 'The last discard only'},
  text: {es: 'No se puede: esa ficha ya pasó.', en: 'Not allowed: that tile is gone.'},
  rule: {es: 'Solo se reclama la última ficha.', en: 'Only the last tile may be claimed.'},
  facts: [{text: {es: 'Teo descartó.', en: 'Teo discarded.'}, deciding: true}],
})"""


def told(page, manner):
    """The last thing said in a live region."""
    region = page.locator(f"[data-live={manner}] p")
    region.wait_for(state="attached")
    return region.inner_text()


HAPPEN = """([changes, events]) => {
  const view = structuredClone(gallery.line.update.view);
  for (const [path, value] of changes) {
    const parts = path.split('.');
    const last = parts.pop();
    parts.reduce((place, part) => place[part], view)[last] = value;
  }
  gallery.line.show(view, events);
}"""


def happen(page, changes, events):
    """Let the table change: paths into the view with their new values, and what happened."""
    page.evaluate(HAPPEN, [changes, events])


def test_a_discard_is_said_with_name_and_tile(scene):
    page = scene("bots", lang="es")
    event = {"event": "TileDiscarded", "seat": 2, "tile": "6p", "drawn": True}
    happen(page, [["seats.2.river", [{"tile": "6p", "drawn": True, "taken_by": None}]], ["last_discard", 2]], [event])
    assert told(page, "polite") == "Bot 3, 6 de círculos."


def test_the_own_turn_and_the_dock_are_said_at_once(scene):
    page = scene("claim", lang="en")
    happen(page, [["question", None], ["offers", []], ["phase", "turn"], ["turn", 0]], [])
    drawn = {"event": "TileDrawn", "seat": 1, "tile": "9p", "source": "live"}
    offers = [{"name": "discard", "tiles": ["9p"], "target": None, "slot": 0, "choose": 0, "asked": True, "shows": []}]
    happen(page, [["turn", 1], ["offers", offers], ["seats.1.drawn", "9p"], ["seats.1.count", 11]], [drawn])
    assert told(page, "assertive") == "Your turn. You draw 9 of dots. 11 tiles in hand."
    page.evaluate("gallery.line.show(gallery.scene)")
    page.get_by_text("You can: 3 pong. 5 pass.").wait_for(state="attached")


def test_nothing_to_claim_is_silent(scene):
    page = scene("turn")
    page.evaluate(
        "fetch('/scene/nothing.json').then((answer) => answer.json()).then((view) => gallery.line.show(view))"
    )
    page.locator(".dock").wait_for()
    page.wait_for_timeout(150)
    assert page.locator("[data-live=assertive] p").count() == 0


def test_a_refusal_names_its_clause_and_explains_itself(scene):
    page = scene("turn")
    page.evaluate(RULING)
    assert told(page, "assertive") == "No se puede: esa ficha ya pasó. wsom.claim.2. W, por qué."
    toast = page.get_by_role("region", name="Decisión")
    assert "Solo se reclama la última ficha." in toast.inner_text()
    assert toast.get_by_role("link", name="wsom.claim.2").get_attribute("href") == "/rules/wsom/wsom.claim.2"
    page.keyboard.press("KeyW")
    assert page.locator(".facts .deciding").inner_text().endswith("Teo descartó.")
    page.keyboard.press("KeyL")
    page.get_by_text("Why not?").wait_for()
    assert page.locator(".facts .deciding").inner_text().endswith("Teo discarded.")


def test_the_hand_is_a_list_one_can_read(scene):
    page = scene("turn", lang="en")
    hand = page.get_by_role("listbox", name="Your hand")
    assert hand.get_by_role("option").count() == 11
    assert hand.get_by_role("option").last.get_attribute("aria-label") == "9 of dots, 11 of 11, just drawn"
    assert hand.locator("[tabindex='0']").count() == 1
    river = page.get_by_role("list", name="River of Begoña").get_by_role("listitem")
    assert river.first.locator(".unseen").inner_text() == "West"
    assert (
        page.get_by_role("list", name="Sets of Teo").locator(".unseen").first.inner_text()
        == "chi of 2-3-4 of dots, from Lucía"
    )


def test_seats_and_wall_are_read_on_request(scene):
    page = scene("turn", lang="en")
    page.keyboard.press("Shift+Digit4")
    said = told(page, "assertive")
    assert said.startswith("Iñaki, East, −10 points. Online · 41 ms. 10 tiles in hand.")
    assert "concealed kong of East" in said
    page.keyboard.press("Shift+KeyW")
    page.get_by_text("30 left in the wall and 14 in reserve.").wait_for(state="attached")


def test_the_language_changes_every_word_and_nothing_else(scene):
    page = scene("ways", lang="es")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Digit4")
    page.locator(".way").nth(1).focus()
    page.keyboard.press("KeyL")
    page.locator(".slot .word", has_text="Pass").wait_for()
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.locator(".way:focus").get_attribute("data-way") == "b"
    assert page.locator(".held[aria-selected=true]").count() == 1
    assert page.locator("[data-live] p").count() == 0, "announced again"
    assert "Begoña discards 6 of dots. Do you claim it?" in page.locator(".dock .ask").inner_text()


def test_a_call_is_written_over_the_plate_and_the_notebook_keeps_it(scene):
    page = scene("claim", lang="es")
    claimed = {"event": "ClaimAnnounced", "seat": 2, "name": "pong"}
    shown = {"event": "MeldShown", "seat": 2, "kind": "pong", "tiles": ["6p"] * 3, "claimed": "6p", "source": 3}
    happen(page, [["question", None], ["offers", []], ["phase", "turn"], ["turn", 2]], [claimed, shown])
    assert page.locator("[data-plate='2'] .call").inner_text() == "pong"
    assert page.locator(".log li").first.inner_text().endswith("Teo reclama pong de 6 de círculos a Begoña")
    assert told(page, "polite") == "Teo, pong de 6 de círculos, de Begoña."


def test_the_notebook_tells_a_shown_hand_suit_by_suit_in_tidy_order(scene):
    page = scene("bots", lang="es")
    tiles = ["4z", "3m", "7p", "2m", "3m", "1z", "5p"]
    happen(page, [], [{"event": "HandRevealed", "seat": 2, "tiles": tiles}])
    said = "enseña la mano: 2-3-3 de caracteres, 5-7 de círculos, Este, Norte"
    page.locator(".log").get_by_text(said).wait_for()
