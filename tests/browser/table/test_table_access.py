"""The table under axe: every state of it, in each theme, on desk and phone."""

import pytest

from tests.browser.table.test_table_speech import RULING

STATES = ("claim", "ways", "turn", "few", "paused", "spectator", "settled", "exhausted", "over", "waiting")
CHIEF = ("claim", "turn", "settled", "waiting")
LOOKS = [
    ("desk", "es", "dark", STATES),
    ("desk", "en", "light", CHIEF),
    ("desk", "es", "contrast", CHIEF),
    ("phone", "en", "light", STATES),
]
UNCERTAIN = {"color-contrast"}
"""axe cannot tell the contrast over a gradient or of very short texts; tests/web/test_table_tokens.py computes it."""


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: " ".join(look[:3]))
def test_no_state_of_the_table_has_a_barrier(scene, axe, look):
    size, lang, theme, states = look
    page = scene("claim", size, lang=lang, theme=theme)
    assert page.locator("html").get_attribute("data-theme") == theme
    for name in states:
        page.evaluate("name => gallery.hang(name)", name)
        report = axe(page)
        assert {each["id"] for each in report["incomplete"]} <= UNCERTAIN, name


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_rulings_and_sheets_have_none_either(scene, axe, size):
    page = scene("turn", size, lang="en", theme="light")
    page.evaluate(RULING)
    axe(page)
    page.keyboard.press("KeyW")
    axe(page)
    for opening in ("askMay", "keys", "menu"):
        page.evaluate(f"gallery.play.deeds.{opening}()")
        page.get_by_role("dialog").wait_for()
        axe(page)
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="hidden")


def test_the_regions_can_be_walked_with_f6(scene):
    page = scene("claim")
    seen = []
    for _ in range(6):
        page.keyboard.press("F6")
        seen.append(page.evaluate("document.activeElement.closest('[data-region]').dataset.region"))
    assert seen == ["dock", "hand", "seats", "rivers", "centre", "notebook"]


def test_the_first_tab_stops_lead_from_dock_to_hand(scene):
    page = scene("claim")
    page.locator("#main").focus()
    regions = []
    for _ in range(6):
        page.keyboard.press("Tab")
        regions.append(page.evaluate("document.activeElement.closest('[data-region]')?.dataset.region ?? null"))
    assert regions.index("dock") < regions.index("hand") < regions.index("centre")
