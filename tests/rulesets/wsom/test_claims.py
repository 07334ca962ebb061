"""Claiming a discard, precedence, robbing a kong."""

import pytest

from kongbox.engine.events import (
    ClaimAnnounced,
    ClaimLapsed,
    HandEnded,
    HandWon,
    MeldShown,
    MeldShrunk,
    QuestionClosed,
    QuestionOpened,
    TileDrawn,
)
from kongbox.engine.legal import offers
from kongbox.engine.phases import Phase
from kongbox.rulesets.wsom import WSOM
from tests.rulesets.wsom.tables import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    act,
    answer_all,
    meld,
    names,
    of_kind,
    refused,
    table,
    thrown,
    tiles,
)


@pytest.mark.clause("wsom.claim.1", "wsom.claim.4")
def test_a_discard_may_be_claimed_to_win_or_for_a_set() -> None:
    match = thrown(table({SOUTH: "34m555m66m789p22s1z", WEST: "55m1234z159p159s6z"}), EAST, "5m")
    assert names(match, SOUTH) == ["kong-big", "pong", "chi", "pass"]
    assert names(match, WEST) == ["pong", "pass"]
    assert names(match, NORTH) == ["pass"]
    assert names(match, EAST) == []


@pytest.mark.clause("wsom.claim.2")
def test_only_the_latest_discard_can_be_claimed() -> None:
    match = table({SOUTH: "66p1234z159m159s77z5z"}, turn=WEST, drawn="4z", discards=[(EAST, "6p"), (SOUTH, "9m")])
    match = thrown(match, WEST, "4z")
    assert names(match, SOUTH) == ["pass"]
    refusal = refused(match, SOUTH, "pong", "66p")
    assert refusal.clause == "wsom.pong.1"


@pytest.mark.clause("wsom.claim.2")
def test_once_play_has_gone_on_the_tile_is_gone() -> None:
    match = table({SOUTH: "66p1234z159m159s77z5z"}, turn=SOUTH, drawn="5z", discards=[(EAST, "6p")])
    assert refused(match, WEST, "pong", "66p") == ("wsom.claim.2", (("tile", "6p"), ("thrown", 1)))


@pytest.mark.clause("wsom.claim.2")
def test_before_the_first_discard_there_is_nothing_to_claim() -> None:
    match = table({EAST: "159m159p159s1234z7z"})
    assert refused(match, WEST, "pong", "66p") == ("wsom.claim.2", (("tile", ""), ("thrown", 0)))


@pytest.mark.clause("wsom.claim.1")
def test_nobody_claims_his_own_discard() -> None:
    match = thrown(table({EAST: "66p159m159s1234z5z"}), EAST, "6p")
    assert refused(match, EAST, "pong", "66p") == ("wsom.claim.1", (("tile", "6p"),))


@pytest.mark.clause("wsom.claim.3", "wsom.pong.1", "wsom.pong.3")
def test_a_pong_is_shown_whole_and_its_claimant_discards_without_drawing() -> None:
    match = thrown(table({WEST: "66p1234z159m159s7z"}), EAST, "6p")
    match, events = answer_all(match, (WEST, "pong", "66p"))
    assert of_kind(events, MeldShown) == [MeldShown(WEST, "pong", tiles("666p"), "6p", EAST)]
    assert not of_kind(events, TileDrawn)
    deal = match.deal
    assert deal is not None
    assert (deal.phase, deal.turn, deal.hands[WEST]) == (Phase.TURN, WEST, tiles("1234z159m159s7z"))
    assert deal.discards[-1].taken_by == WEST
    match, _ = act(match, WEST, "discard", "7z")
    match, events = answer_all(match)
    assert of_kind(events, TileDrawn)[0].seat == NORTH  # type: ignore[attr-defined]


@pytest.mark.clause("wsom.pong.1")
def test_a_pong_needs_a_pair() -> None:
    match = thrown(table({WEST: "6p1234z159m159s7z5z"}), EAST, "6p")
    assert refused(match, WEST, "pong", "66p") == ("wsom.pong.1", (("tile", "6p"),))


@pytest.mark.clause("wsom.chi.1", "wsom.chi.3")
def test_a_chi_takes_the_upper_seats_discard_with_two_tiles_of_the_claimants_choice() -> None:
    match = thrown(table({SOUTH: "34678m159p159s12z"}), EAST, "5m")
    chis = [offer.tiles for offer in offers(WSOM, match, SOUTH) if offer.name == "chi"]
    assert chis == [tiles("34m"), tiles("46m"), tiles("67m")]
    match, events = answer_all(match, (SOUTH, "chi", "64m"))
    assert of_kind(events, MeldShown) == [MeldShown(SOUTH, "chi", tiles("456m"), "5m", EAST)]
    match, _ = act(match, SOUTH, "discard", "1z")
    match, events = answer_all(match)
    assert of_kind(events, TileDrawn)[0].seat == WEST  # type: ignore[attr-defined]


@pytest.mark.clause("wsom.chi.1")
@pytest.mark.parametrize("seat", [WEST, NORTH])
def test_only_the_lower_seat_may_chi(seat: int) -> None:
    match = thrown(table({seat: "34678m159p159s12z"}), EAST, "5m")
    assert "chi" not in names(match, seat)
    refusal = refused(match, seat, "chi", "34m")
    assert refusal == ("wsom.chi.1", (("tile", "5m"), ("source", EAST), ("far", 1)))


@pytest.mark.clause("wsom.chi.1")
def test_honours_and_numbers_past_the_end_make_no_sequence() -> None:
    match = thrown(table({SOUTH: "123567z89m12p159s"}), EAST, "4z")
    assert names(match, SOUTH) == ["pass"]
    match = thrown(table({SOUTH: "18m123567z12p159s"}), EAST, "9m")
    assert refused(match, SOUTH, "chi", "81m").facts[-1] == ("far", 0)


@pytest.mark.clause("wsom.kong.4", "wsom.kong.7")
def test_a_big_exposed_kong_takes_a_supplement_before_the_discard() -> None:
    match = thrown(table({WEST: "666p1234z159m159s"}), EAST, "6p")
    match, events = answer_all(match, (WEST, "kong-big", "666p"))
    assert of_kind(events, MeldShown) == [MeldShown(WEST, "kong-big", tiles("6666p"), "6p", EAST)]
    drawn = of_kind(events, TileDrawn)
    assert [(event.seat, event.source) for event in drawn] == [(WEST, "supplement")]  # type: ignore[attr-defined]
    assert match.deal is not None and match.deal.wall.left == 39


@pytest.mark.clause("wsom.kong.4")
def test_a_big_exposed_kong_needs_a_concealed_triplet() -> None:
    match = thrown(table({WEST: "66p1234z159m159s7z"}), EAST, "6p")
    assert refused(match, WEST, "kong-big", "666p").clause == "wsom.kong.4"


@pytest.mark.clause("wsom.kong.5")
def test_a_discard_that_matches_ones_exposed_triplet_makes_no_kong() -> None:
    match = table({WEST: "1234z159m159s"}, melds={WEST: [meld("pong", "666p", "6p", EAST)]})
    match = thrown(match, EAST, "6p")
    assert names(match, WEST) == ["pass"]
    assert refused(match, WEST, "kong-big", "666p").clause == "wsom.kong.5"


@pytest.mark.clause("wsom.prec.1", "wsom.prec.2")
def test_a_pong_goes_before_a_chi_and_the_chi_lapses() -> None:
    match = thrown(table({SOUTH: "34m159p159s12345z", NORTH: "55m159p159s12345z"}), EAST, "5m")
    match, events = answer_all(match, (SOUTH, "chi", "34m"), (NORTH, "pong", "55m"))
    assert of_kind(events, ClaimAnnounced) == [ClaimAnnounced(SOUTH, "chi"), ClaimAnnounced(NORTH, "pong")]
    assert of_kind(events, ClaimLapsed) == [ClaimLapsed(SOUTH, "chi", "wsom.prec.2")]
    assert [event.seat for event in of_kind(events, MeldShown)] == [NORTH]  # type: ignore[attr-defined]


READY = "123m456m789m11p56s"
"""Calling for 4s and 7s."""


@pytest.mark.clause("wsom.prec.2", "wsom.rob.3", "wsom.win.3")
def test_a_win_goes_before_a_kong_of_the_same_tile() -> None:
    match = thrown(table({SOUTH: "777s159m159p1234z", NORTH: READY}), WEST, "7s")
    match, events = answer_all(match, (SOUTH, "kong-big", "777s"), (NORTH, "win", ""))
    assert of_kind(events, HandWon) == [HandWon(NORTH, "7s", WEST, "discard")]
    assert not of_kind(events, MeldShown)


@pytest.mark.clause("wsom.prec.2")
@pytest.mark.parametrize(("source", "winner"), [(EAST, SOUTH), (SOUTH, WEST), (WEST, NORTH), (NORTH, EAST)])
def test_of_several_wins_the_seat_that_plays_soonest_takes_it_alone(source: int, winner: int) -> None:
    match = thrown(table(dict.fromkeys(set(range(4)) - {source}, READY)), source, "7s")
    wins = [(seat, "win", "") for seat in range(4) if seat != source]
    _, events = answer_all(match, *wins)
    assert of_kind(events, HandWon) == [HandWon(winner, "7s", source, "discard")]
    assert len(of_kind(events, ClaimLapsed)) == 2


@pytest.mark.clause("wsom.claim.5")
def test_a_pass_is_final_for_that_discard() -> None:
    match = thrown(table({SOUTH: READY}), WEST, "7s")
    match, _ = act(match, SOUTH, "pass")
    assert refused(match, SOUTH, "win").clause == "wsom.claim.5"
    assert refused(match, SOUTH, "pass").clause == "wsom.claim.5"


@pytest.mark.clause("wsom.claim.2", "wsom.play.2")
def test_nobody_draws_before_every_seat_has_answered() -> None:
    match = thrown(table({}), EAST, "6p")
    match, events = act(match, SOUTH, "pass")
    match, events = act(match, NORTH, "pass")
    assert not of_kind(events, QuestionClosed)
    match, events = act(match, WEST, "pass")
    assert [type(event) for event in events[1:]] == [QuestionClosed, TileDrawn]
    assert refused(match, WEST, "discard", "1m").clause == "wsom.play.2"


def _added_kong(**hands: str) -> tuple[object, object]:
    seats = {"south": SOUTH, "west": WEST, "north": NORTH}
    held = {seats[name]: compact for name, compact in hands.items()}
    match = table(held | {EAST: "7s159m159p1235z"}, drawn="5z", melds={EAST: [meld("pong", "777s", "7s", SOUTH)]})
    return act(match, EAST, "kong-small", "7s")


@pytest.mark.clause("wsom.rob.1", "wsom.rob.5", "wsom.prec.5")
def test_an_added_kong_may_be_robbed_and_is_then_not_completed() -> None:
    match, events = _added_kong(west=READY, north=READY)
    assert of_kind(events, QuestionOpened) == [QuestionOpened("rob", (SOUTH, WEST, NORTH), EAST, "7s")]
    match, events = answer_all(match, (WEST, "win", ""), (NORTH, "win", ""))  # type: ignore[arg-type]
    assert of_kind(events, MeldShrunk) == [MeldShrunk(EAST, 0, "pong", "7s")]
    assert of_kind(events, HandWon) == [HandWon(WEST, "7s", EAST, "rob")]
    assert not of_kind(events, TileDrawn)
    deal = match.deal
    assert deal is not None
    assert deal.melds[EAST][0].kind == "pong" and deal.hands[WEST] == tiles(READY + "7s")
    (ended,) = of_kind(events, HandEnded)
    assert "wsom.score.9.3" in [line.clause for line in ended.sheet.lines]  # type: ignore[attr-defined]


@pytest.mark.clause("wsom.rob.4", "wsom.kong.7")
def test_the_supplement_is_drawn_only_after_nobody_has_robbed() -> None:
    match, events = _added_kong(west=READY)
    assert not of_kind(events, TileDrawn)
    match, events = answer_all(match)  # type: ignore[arg-type]
    (drawn,) = of_kind(events, TileDrawn)
    assert (drawn.seat, drawn.source) == (EAST, "supplement")  # type: ignore[attr-defined]


@pytest.mark.clause("wsom.rob.5")
def test_an_added_tile_is_taken_for_a_win_only() -> None:
    match, _ = _added_kong(south="56s159m159p12345z")
    assert names(match, SOUTH) == ["pass"]  # type: ignore[arg-type]
    assert refused(match, SOUTH, "chi", "56s").clause == "wsom.rob.5"  # type: ignore[arg-type]


@pytest.mark.clause("wsom.rob.3")
def test_a_concealed_kong_cannot_be_robbed() -> None:
    orphans = "19m19p9s1234567z1s"
    match = table({EAST: "1111z159m159p159s5z", SOUTH: orphans[:-2] + "9s"}, drawn="5z", discards=[(EAST, "2p")])
    match, events = act(match, EAST, "kong-concealed", "1111z")
    assert not of_kind(events, QuestionOpened)
    assert refused(match, SOUTH, "win").clause == "wsom.claim.2"


@pytest.mark.clause("wsom.end.3")
def test_the_riverbed_tile_can_be_claimed_only_for_a_win() -> None:
    match = thrown(table({SOUTH: READY, WEST: "777s159m159p1234z", NORTH: "77s159m159p12345z"}, left=0), EAST, "7s")
    assert [names(match, seat) for seat in (SOUTH, WEST, NORTH)] == [["win", "pass"], ["pass"], ["pass"]]
    assert refused(match, NORTH, "pong", "77s") == ("wsom.end.3", (("tile", "7s"),))


@pytest.mark.clause("wsom.claim.4")
def test_an_act_that_no_game_knows_is_refused() -> None:
    assert refused(thrown(table({}), EAST, "6p"), SOUTH, "steal").clause == "wsom.claim.4"
