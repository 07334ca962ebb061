"""A real browser before a real server.

A test takes `desktop` or `phone` for one page in Spanish, or `visitors` for several people:

    def test_two_friends(visitors, server):
        ana = visitors.desktop(lang="es", dark=True)
        ben = visitors.phone(lang="en")
        ana.goto("/")

Every page is watched: an error in its console, a request to another host or a failed request fails the test when it
ends. `visitors.forgive(part)` forgives what a test brings about on purpose (a killed server). `visitors.frames(page)`
are the WebSocket frames that page was sent, as text, in order. `axe(page)` fails on any accessibility violation.
"""

import shutil
from pathlib import Path
from urllib.parse import urlsplit

import axe_playwright_python
import pytest

from tests.serving import ServerProcess

CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "is_mobile": True, "has_touch": True}
LOCALES = {"es": "es-ES", "en": "en-GB"}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    names = ("chromium", "chromium-browser", "google-chrome")
    path = next(filter(None, map(shutil.which, names)), None)
    assert path, "no Chromium found (Debian: apt-get install chromium)"
    return {**browser_type_launch_args, "executable_path": path, "args": CHROMIUM_ARGUMENTS}


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory):
    """One server for all tests that leave it running; tables are strangers to each other."""
    with ServerProcess(tmp_path_factory.mktemp("shared-server")) as server:
        yield server


@pytest.fixture
def own_server(tmp_path):
    """A server for this test alone, which may kill it and start it again."""
    with ServerProcess(tmp_path) as server:
        yield server


@pytest.fixture
def server(request):
    """The server the visitors of this test look at: its own where it asks for one, else the shared one."""
    name = "own_server" if "own_server" in request.fixturenames else "shared_server"
    return request.getfixturevalue(name)


@pytest.fixture(scope="session")
def base_url():
    """Left to `server`, which knows its own address."""
    return


class Visitors:
    """People before the same server, each in a browser of his own (cookies, storage, language)."""

    def __init__(self, browser, url):
        self._browser = browser
        self._url = url
        self._contexts = []
        self._frames = {}
        self._faults = []
        self._forgiven = []

    def desktop(self, **wishes):
        """A page 1440 x 900; wishes as in `page`."""
        return self.page(**DESKTOP, **wishes)

    def phone(self, **wishes):
        """A page 390 x 844 with touch; wishes as in `page`."""
        return self.page(**PHONE, **wishes)

    def page(self, *, lang="es", dark=False, still=True, **context):
        """A page of a new visitor: language, dark theme, reduced motion, and anything a browser context takes."""
        opened = self._browser.new_context(
            base_url=self._url,
            locale=LOCALES[lang],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            **context,
        )
        opened.set_default_timeout(30_000)
        self._contexts.append(opened)
        return self.watch(opened.new_page())

    def watch(self, page):
        """Watch a further page (a second tab) like those made here."""
        frames = self._frames.setdefault(page, [])

        # Playwright marks the listener it is given, and a list's own method takes no mark.
        def keep(frame):
            frames.append(frame)

        page.on("console", lambda said: self._fault(f"console: {said.text}") if said.type == "error" else None)
        page.on("pageerror", lambda error: self._fault(f"error: {error}"))
        page.on("request", lambda asked: self._look_at_host(asked.url))
        page.on("response", lambda got: self._fault(f"{got.status}: {got.url}") if got.status >= 400 else None)
        page.on("websocket", lambda socket: socket.on("framereceived", keep))
        return page

    def frames(self, page):
        """Every WebSocket frame this page was sent, from the first, as text."""
        return [frame.decode() if isinstance(frame, bytes) else frame for frame in self._frames[page]]

    def forgive(self, *parts):
        """Forgive faults that contain one of these: the test brings them about."""
        self._forgiven.extend(parts)

    @property
    def faults(self):
        """What went wrong on any page and was not forgiven."""
        return [fault for fault in self._faults if not any(part in fault for part in self._forgiven)]

    def leave(self):
        """Close every browser."""
        for context in self._contexts:
            context.close()

    def _fault(self, text):
        self._faults.append(text)

    def _look_at_host(self, url):
        if url.startswith(("http", "ws")) and urlsplit(url).netloc != urlsplit(self._url).netloc:
            self._fault(f"asked another host: {url}")


@pytest.fixture
def visitors(browser, server):
    people = Visitors(browser, server.url)
    yield people
    people.leave()
    assert people.faults == []


@pytest.fixture
def desktop(visitors):
    return visitors.desktop()


@pytest.fixture
def phone(visitors):
    return visitors.phone()


@pytest.fixture(scope="session")
def axe():
    """`axe(page)` fails on any violation of WCAG 2.2 A and AA, and answers axe's whole report (`incomplete` too)."""

    def examine(page, within=None):
        page.evaluate(AXE)
        report = page.evaluate(
            "([within, tags]) => axe.run(within ?? document, {runOnly: {type: 'tag', values: tags}})",
            [within, STANDARDS],
        )
        found = [
            f"{violation['id']} ({violation['impact']}): {node['target']} {node.get('failureSummary', '')}"
            for violation in report["violations"]
            for node in violation["nodes"]
        ]
        assert not found, "\n".join(found)
        return report

    return examine
