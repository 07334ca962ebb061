"""How declared sets lie: the turned tile tells whose discard it was, and no tile moves later."""

import pytest

from kongbox.engine.legal import offers
from kongbox.engine.seats import SEATS, lower, opposite, upper
from kongbox.rulesets.wsom import WSOM
from kongbox.rulesets.wsom.lying import lie, preview
from kongbox.rulesets.wsom.tileset import TILES
from tests.rulesets.wsom.tables import meld, table, tiles

OWNER = 2


def turned_places(cells):
    return [place for place, cell in enumerate(cells) if cell.turned]


@pytest.mark.clause("wsom.pong.2")
@pytest.mark.parametrize(("source", "place"), [(upper, 0), (opposite, 1), (lower, 2)])
@pytest.mark.parametrize("owner", SEATS)
def test_the_turned_tile_of_a_pong_points_to_whoever_threw_it(owner, source, place):
    cells = lie(meld("pong", "777s", "7s", source(owner)), owner)
    assert turned_places(cells) == [place]
    assert [cell.tile for cell in cells] == list(tiles("777s"))
    assert not any(cell.face_down for cell in cells)


@pytest.mark.clause("wsom.kong.4")
@pytest.mark.parametrize(("source", "places"), [(upper, {0}), (opposite, {1, 2}), (lower, {3})])
def test_the_turned_tile_of_a_big_kong_is_outermost_or_in_the_middle(source, places):
    (place,) = turned_places(lie(meld("kong-big", "7777s", "7s", source(OWNER)), OWNER))
    assert place in places


@pytest.mark.clause("wsom.kong.3", "wsom.pong.2")
@pytest.mark.parametrize("source", [upper, opposite, lower])
def test_a_pong_grows_at_an_end_away_from_its_turned_tile_and_keeps_its_places(source):
    pong = lie(meld("pong", "777s", "7s", source(OWNER)), OWNER)
    kong = lie(meld("kong-small", "7777s", "7s", source(OWNER)), OWNER)
    (turned,) = turned_places(kong)
    grown_at_left = kong[1:] == pong
    grown_at_right = kong[:-1] == pong
    assert grown_at_left or grown_at_right
    assert abs(turned - (0 if grown_at_left and not grown_at_right else 3)) > 1


@pytest.mark.clause("wsom.kong.2")
def test_a_concealed_kong_shows_its_two_middle_tiles():
    cells = lie(meld("kong-concealed", "7777s"), OWNER)
    assert [cell.face_down for cell in cells] == [True, False, False, True]
    assert turned_places(cells) == []


@pytest.mark.clause("wsom.chi.2")
@pytest.mark.parametrize(("claimed", "place"), [("3m", 0), ("4m", 1), ("5m", 2)])
def test_a_chi_lies_in_ascending_order_with_the_claimed_tile_turned(claimed, place):
    cells = lie(meld("chi", "345m", claimed, upper(OWNER)), OWNER)
    assert [cell.tile for cell in cells] == list(TILES.tidy(tiles("345m")))
    assert turned_places(cells) == [place]


@pytest.mark.clause("wsom.kong.2", "wsom.kong.3")
def test_an_offered_kong_is_shown_as_it_would_lie():
    match = table({0: "7777s 123m 456p 1z 8s"}, melds={0: [meld("pong", "888s", "8s", 3)]}, drawn="8s")
    shown = {offer.name: preview(match.deal, 0, offer) for offer in offers(WSOM, match, 0)}
    assert [cell.face_down for cell in shown["kong-concealed"]] == [True, False, False, True]
    assert len(shown["kong-small"]) == 4
