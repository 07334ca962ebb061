"""The replay: every moment by button and by key, a link to each, one seat or all, and the proof of the shuffle."""

import json

import pytest

from kongbox.engine.shuffle import shuffled_tiles
from kongbox.rulesets.wsom.tileset import TILES
from tests.browser.finished import SEED, TABLE, kept_replay, replay_of


@pytest.fixture
def replay(visitors):
    """Open the replay at a moment; `change` may tamper with the answer first."""

    def open_at(moment=0, change=None, lang="es"):
        page = visitors.desktop(lang=lang)

        def answer(route):
            seat = route.request.url.partition("?seat=")[2]
            hand = json.loads(replay_of(int(seat) if seat else None))
            if change:
                change(hand)
            route.fulfill(json=hand)

        page.route("**/api/tables/*/hands/*", answer)
        page.goto(f"/replay/{TABLE}/1#{moment}")
        page.locator(".replay-bar").wait_for()
        return page

    return open_at


def place(page):
    return int(page.get_by_role("slider").input_value())


def last(page):
    return int(page.get_by_role("slider").get_attribute("max"))


def test_a_link_leads_to_its_moment(replay):
    page = replay(42)
    assert place(page) == 42
    assert page.locator(".moment").inner_text().strip()


def test_keys_go_back_forward_to_the_ends_and_play(replay):
    page = replay(10)
    page.keyboard.press("Period")
    assert place(page) == 11
    page.keyboard.press("Comma")
    page.keyboard.press("Comma")
    assert place(page) == 9
    page.keyboard.press("End")
    assert place(page) == last(page)
    page.keyboard.press("Home")
    assert place(page) == 0
    page.keyboard.press("Space")
    page.get_by_role("button", name="Parar").wait_for()
    page.locator("input[type=range]").evaluate(
        "it => new Promise((done) => setInterval(() => it.value > 0 && done(), 50))"
    )
    page.keyboard.press("Space")
    assert page.url.endswith(f"#{place(page)}")


def test_buttons_do_the_same_and_the_first_moment_has_nothing_before_it(replay):
    page = replay()
    assert page.get_by_role("button", name="Atrás").get_attribute("aria-disabled") == "true"
    page.get_by_role("button", name="Adelante").click()
    assert place(page) == 1
    page.get_by_role("button", name="Al final").click()
    assert place(page) == last(page)
    page.get_by_role("button", name="Velocidad: 1").click()
    assert page.get_by_role("button", name="Velocidad: 2").count() == 1


def test_the_track_marks_every_set_and_the_win(replay):
    page = replay()
    hand = json.loads(replay_of())
    events = [event for frame in hand["frames"] for event in frame["events"]]
    sets = [event["kind"] for event in events if event["event"] in ("MeldShown", "MeldGrown")]
    for sign in ("chi", "pong", "kong"):
        wanted = sum(kind.startswith(sign) for kind in sets)
        assert page.locator(f".track-signs > .{sign}").count() == wanted
    assert page.locator(".track-signs > .win").count() == sum(event["event"] == "HandWon" for event in events)


def test_all_hands_lie_open_or_only_what_one_seat_saw(replay):
    page = replay(12)
    faces = page.locator(".standing .tile").count() + page.locator(".hand-below .tile").count()
    assert faces >= 4 * 10
    page.get_by_label("Quién mira").select_option("1")
    page.locator(".standing:not(.open)").first.wait_for()
    assert page.locator(".standing.open").count() == 0
    assert place(page) > 0


def test_the_browser_proves_the_shuffle_by_itself(replay):
    page = replay(lang="en")
    page.get_by_role("button", name="Check the deal").click()
    dialog = page.get_by_role("dialog")
    assert SEED.commitment in dialog.inner_text()
    dialog.get_by_role("button", name="Check it here").click()
    dialog.get_by_text("The deal is the one that was promised.").wait_for()
    assert dialog.locator(".bad").count() == 0


def test_a_changed_commitment_and_a_changed_tile_are_both_found(replay):
    def lie_about_the_seed(hand):
        for event in (event for frame in hand["frames"] for event in frame["events"]):
            if event["event"] == "SeedRevealed":
                event["seed"] = "00" + event["seed"][2:]

    def swap_a_tile(hand):
        drawn = [event for frame in hand["frames"] for event in frame["events"] if event["event"] == "TileDrawn"]
        other = next(event for event in drawn if event["tile"] != drawn[0]["tile"])
        drawn[0]["tile"], other["tile"] = other["tile"], drawn[0]["tile"]

    for change, bad in ((lie_about_the_seed, 3), (swap_a_tile, 2)):
        page = replay(change=change, lang="en")
        page.get_by_role("button", name="Check the deal").click()
        page.get_by_role("button", name="Check it here").click()
        page.get_by_text("The deal is not the one that was promised.").wait_for()
        assert page.locator(".proof-verdict .bad").count() == bad


def test_browser_and_server_lay_the_same_wall(replay):
    page = replay()
    box = list(TILES.all_tiles())
    wall = page.evaluate(
        "([seed, box]) => import('/js/proof.js').then((proof) => proof.wallOf({ seed, contributions: [], box }))",
        [SEED.seed, box],
    )
    assert tuple(wall) == shuffled_tiles(SEED, TILES.all_tiles())


def test_a_hand_that_is_not_there_is_said_so(visitors):
    visitors.forgive("404")
    page = visitors.desktop(lang="es")
    page.goto("/replay/ZZZZZZ/1")
    assert page.get_by_role("alert").inner_text().strip()
    assert page.get_by_role("link", name="Ver las mesas").is_visible()


@pytest.fixture
def cards(visitors):
    """Open the replay of a hand with Spanish cards at a moment."""

    def open_at(moment=0, **wishes):
        page = visitors.desktop(**wishes)

        def answer(route):
            seat = route.request.url.partition("?seat=")[2]
            route.fulfill(json=json.loads(kept_replay("naipes-kang-in-hand", int(seat) if seat else None)))

        page.route("**/api/tables/*/hands/*", answer)
        page.goto(f"/replay/{TABLE}/1#{moment}")
        page.locator(".replay-bar").wait_for()
        return page

    return open_at


def test_a_hand_of_cards_is_replayed_on_its_own_table_with_honour_cards_and_signs_on_the_track(cards):
    page = cards(150, lang="en")
    assert page.locator(".table.naipes .card").count() > 60
    assert page.locator(".tile:not(.card)").count() == 0
    assert page.locator(".track-key").all_inner_texts() == ["chow", "pung", "kang", "win"]
    assert page.locator(".standings .suit-sign").count() == 4
    plate, honours = (
        page.evaluate(
            "what => [...document.querySelectorAll(what)].map((it) => it.getBoundingClientRect().toJSON())", what
        )
        for what in (".plate", ".apart .tile")
    )
    for one in plate:
        for other in honours:
            apart = one["right"] <= other["left"] or other["right"] <= one["left"]
            assert apart or one["bottom"] <= other["top"] or other["bottom"] <= one["top"]


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_end_of_a_replay_tells_what_every_hand_is_worth_with_its_ladder(cards, lang):
    page = cards(10**4, lang=lang)
    lines = page.locator(".worth-line")
    assert lines.locator(".formula b").all_inner_texts() == ["56", "144", "56", "896"]
    lines.nth(3).locator("summary").click()
    assert lines.nth(3).locator(".rungs-up .figures").last.inner_text() == "896"
    assert page.locator(".moment-result").inner_text()


def test_one_seats_view_of_cards_hides_the_other_hands_and_the_kang_in_hand(cards):
    page = cards(150, lang="es")
    page.get_by_label("Quién mira").select_option("1")
    page.locator(".pack .down").first.wait_for()
    assert page.locator(".pack .tile:not(.down)").count() == 0


@pytest.mark.parametrize("game", ["american", "naipes"])
def test_the_browser_proves_the_shuffle_of_the_other_games(visitors, game):
    page = visitors.desktop(lang="en")
    page.route("**/api/tables/*/hands/*", lambda route: route.fulfill(json=json.loads(replay_of(None, game))))
    page.goto(f"/replay/{TABLE}/1")
    page.get_by_role("button", name="Check the deal").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Check it here").click()
    dialog.get_by_text("The deal is the one that was promised.").wait_for()


def test_the_result_stands_at_the_end_of_every_replay(replay):
    page = replay(10**4)
    assert "gana" in page.locator(".moment-result").inner_text()
