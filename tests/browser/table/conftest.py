"""Scenes of the table before a real browser, without a server of games: `scene("claim", "phone", lang="en")`."""

import pytest

from tests.browser.conftest import Visitors
from tests.web.gallery import gallery

SIZES = {
    "desk": (1440, 900), "big": (1920, 1080), "small desk": (1024, 768), "tablet": (820, 1180), "phone": (390, 844),
    "short phone": (360, 640), "least phone": (320, 568), "lying phone": (844, 390),
}  # fmt: skip
TOUCHED = ("tablet", "phone", "short phone", "least phone", "lying phone")


@pytest.fixture(scope="session")
def gallery_address():
    """Where the scenes hang."""
    with gallery() as address:
        yield address


@pytest.fixture
def onlookers(browser, gallery_address):
    """Visitors of the gallery; a fault on any of their pages fails the test."""
    people = Visitors(browser, gallery_address)
    yield people
    people.leave()
    assert people.faults == []


@pytest.fixture
def scene(onlookers):
    """A page that shows a scene: its name, a size, and `theme` or other settings of the device."""

    def show(name, size="desk", *, lang="es", still=True, dark=True, **settings):
        width, height = SIZES[size]
        touch = {"has_touch": True, "is_mobile": True} if size in TOUCHED else {}
        page = onlookers.page(lang=lang, still=still, dark=dark, viewport={"width": width, "height": height}, **touch)
        page.add_init_script(f"localStorage.setItem('kongbox.settings', JSON.stringify({_plain(settings)}))")
        page.goto(f"/scene/{name}")
        page.locator("body[data-ready]").wait_for(state="attached")
        return page

    return show


def _plain(settings):
    return "{" + ", ".join(f"{name}: {_word(value)}" for name, value in settings.items()) + "}"


def _word(value):
    return str(value).lower() if isinstance(value, bool) else f"'{value}'"
