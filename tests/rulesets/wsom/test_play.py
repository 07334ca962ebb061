"""The own turn: discards, kong, self-drawn wins, the end of the hand, the deal passing on."""

import pytest

from kongbox.engine.decide import deal_hand
from kongbox.engine.events import (
    HandEnded,
    HandRevealed,
    HandStarted,
    HandWon,
    MatchEnded,
    MeldGrown,
    MeldShown,
    QuestionOpened,
    SeatsDrawn,
    SeedRevealed,
    TileDiscarded,
    TileDrawn,
    TurnBegan,
)
from kongbox.engine.evolve import fold
from kongbox.engine.phases import Phase
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import MatchState
from kongbox.rulesets.wsom import WSOM
from kongbox.rulesets.wsom.rotation import cycle_of, dealer_of
from tests.rulesets.wsom.tables import (
    EAST,
    NORTH,
    SEED,
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

LOOSE = "159m159p159s1234z"


def seeds(count: int) -> list[Seed]:
    return [Seed(f"{number:064x}", f"{number:032x}") for number in range(1, count + 1)]


@pytest.mark.clause("wsom.play.1")
def test_east_opens_without_drawing() -> None:
    match = fold(MatchState(WSOM.read_options({})), deal_hand(WSOM, MatchState(WSOM.read_options({})), SEED))
    assert match.deal is not None
    assert [len(hand) for hand in match.deal.hands] == [14, 13, 13, 13]
    assert (match.deal.turn, match.deal.phase, match.deal.wall.left) == (EAST, Phase.TURN, 69)
    assert "discard" in names(match, EAST) and names(match, SOUTH) == []


@pytest.mark.clause("wsom.play.2")
def test_after_a_discard_nobody_claims_the_lower_seat_draws_from_the_live_end() -> None:
    match, events = act(table({EAST: LOOSE + "7z"}), EAST, "discard", "7z")
    assert events[0] == TileDiscarded(EAST, "7z", drawn=False)
    match, events = answer_all(match)
    (drawn,) = of_kind(events, TileDrawn)
    assert (drawn.seat, drawn.source) == (SOUTH, "live")  # type: ignore[attr-defined]


@pytest.mark.clause("wsom.play.2")
def test_out_of_turn_nothing_is_discarded() -> None:
    match = table({EAST: LOOSE + "7z"})
    assert refused(match, WEST, "discard", "1m") == ("wsom.play.2", (("turn", EAST),))


@pytest.mark.clause("wsom.play.3")
def test_discards_lie_in_order_and_tell_whether_they_were_just_drawn() -> None:
    match, _ = act(table({EAST: LOOSE + "7z"}, drawn="7z", discards=[(EAST, "9m")]), EAST, "discard", "7z")
    assert match.deal is not None
    assert [(discard.tile, discard.drawn) for discard in match.deal.river(EAST)] == [("9m", False), ("7z", True)]


@pytest.mark.clause("wsom.play.4")
def test_a_tile_that_is_not_held_cannot_be_thrown() -> None:
    match = table({EAST: LOOSE + "7z"})
    assert refused(match, EAST, "discard", "2m") == ("wsom.play.4", (("tile", "2m"), ("count", 1)))
    assert refused(match, EAST, "discard", "1m5m").clause == "wsom.play.4"
    assert refused(match, EAST, "discard").clause == "wsom.play.4"


@pytest.mark.clause("wsom.play.4", "wsom.claim.5")
def test_there_is_nothing_to_pass_on_ones_own_turn() -> None:
    assert refused(table({EAST: LOOSE + "7z"}), EAST, "pass").clause == "wsom.claim.5"


@pytest.mark.clause("wsom.play.5")
def test_the_tile_just_claimed_or_its_other_end_may_be_thrown() -> None:
    match = thrown(table({SOUTH: "455m678m159p1234z"}), EAST, "3m")
    match, _ = answer_all(match, (SOUTH, "chi", "45m"))
    assert match.deal is not None
    match, events = act(match, SOUTH, "discard", "6m")
    assert events[0] == TileDiscarded(SOUTH, "6m", drawn=False)
    match = thrown(table({SOUTH: "555m678m159p1234z"}), EAST, "5m")
    match, _ = answer_all(match, (SOUTH, "pong", "55m"))
    act(match, SOUTH, "discard", "5m")


@pytest.mark.clause("wsom.kong.1", "wsom.kong.2", "wsom.kong.9")
def test_a_concealed_kong_is_shown_and_supplemented_whenever_its_tiles_came() -> None:
    match = table({EAST: "1111m59m159p159s7z"[:-2] + "12z"}, drawn="2z", discards=[(EAST, "9m")])
    assert "kong-concealed" in names(match, EAST)
    match, events = act(match, EAST, "kong-concealed", "1111m")
    assert of_kind(events, MeldShown) == [MeldShown(EAST, "kong-concealed", tiles("1111m"))]
    (drawn,) = of_kind(events, TileDrawn)
    assert drawn.source == "supplement"  # type: ignore[attr-defined]
    assert match.deal is not None and match.deal.turn == EAST and match.deal.phase is Phase.TURN


@pytest.mark.clause("wsom.kong.2", "wsom.play.1")
def test_east_may_declare_a_concealed_kong_right_after_the_deal() -> None:
    assert "kong-concealed" in names(table({EAST: "1111m59m159p159s12z"}), EAST)


@pytest.mark.clause("wsom.kong.2", "wsom.kong.3")
def test_no_kong_right_after_ones_own_chi_or_pong() -> None:
    match = thrown(table({SOUTH: "22m1111p159s1234z"}), EAST, "2m")
    match, _ = answer_all(match, (SOUTH, "pong", "22m"))
    assert names(match, SOUTH) == ["discard"]
    assert refused(match, SOUTH, "kong-concealed", "1111p") == ("wsom.kong.2", (("tile", "1p"),))
    assert refused(match, SOUTH, "kong-small", "2m").clause == "wsom.kong.2"


@pytest.mark.clause("wsom.win.2", "wsom.claim.3")
def test_no_self_drawn_win_right_after_ones_own_claim() -> None:
    match = thrown(table({SOUTH: "2255m123456p99s1z"}), EAST, "2m")
    match, _ = answer_all(match, (SOUTH, "pong", "22m"))
    assert refused(match, SOUTH, "win").clause == "wsom.win.2"


@pytest.mark.clause("wsom.kong.1")
def test_a_concealed_kong_needs_four() -> None:
    match = table({EAST: "111m59m159p159s123z"}, drawn="3z")
    assert refused(match, EAST, "kong-concealed", "1111m") == ("wsom.kong.1", (("tile", "1m"),))


@pytest.mark.clause("wsom.kong.3", "wsom.kong.6")
def test_a_tile_of_the_hand_grows_ones_exposed_triplet_to_a_small_kong() -> None:
    match = table({EAST: "7s159m159p1235z"}, drawn="5z", melds={EAST: [meld("pong", "777s", "7s", SOUTH)]})
    match, events = act(match, EAST, "kong-small", "7s")
    assert of_kind(events, MeldGrown) == [MeldGrown(EAST, 0, "kong-small", "7s")]
    assert of_kind(events, QuestionOpened)[0].name == "rob"  # type: ignore[attr-defined]
    match, _ = answer_all(match)
    assert match.deal is not None and match.deal.melds[EAST][0].tiles == tiles("7777s")
    assert "kong-small" not in names(match, EAST)


@pytest.mark.clause("wsom.kong.3")
def test_a_small_kong_needs_an_exposed_triplet_of_ones_own() -> None:
    match = table({EAST: LOOSE + "7z"}, drawn="7z", melds={SOUTH: [meld("pong", "777z", "7z", EAST)]})
    assert refused(match, EAST, "kong-small", "7z") == ("wsom.kong.3", (("tile", "7z"),))


@pytest.mark.clause("wsom.end.3", "wsom.deal.8")
def test_no_kong_when_no_supplement_may_be_drawn() -> None:
    match = table({EAST: "1111m59m159p159s12z"}, drawn="2z", discards=[(EAST, "9m")], left=0)
    assert names(match, EAST) == ["discard"]
    assert refused(match, EAST, "kong-concealed", "1111m") == ("wsom.end.3", (("tile", "1m"),))
    match = thrown(table({WEST: "777s159m159p1234z"}, left=1), EAST, "7s")
    assert "kong-big" in names(match, WEST)


@pytest.mark.clause("wsom.win.2", "wsom.score.pay.2")
def test_a_self_drawn_win_ends_the_hand_and_pays() -> None:
    match = table({EAST: "123m456m789m11p567s"}, drawn="7s", discards=[(EAST, "9m")])
    match, events = act(match, EAST, "win")
    assert of_kind(events, HandWon) == [HandWon(EAST, "7s", EAST, "self")]
    (ended,) = of_kind(events, HandEnded)
    assert sum(ended.balance) == 0 and ended.balance[EAST] > 0  # type: ignore[attr-defined]
    assert match.scores == ended.balance  # type: ignore[attr-defined]


@pytest.mark.clause("wsom.hand.4", "wsom.win.5")
def test_a_hand_without_a_winning_shape_cannot_win() -> None:
    assert refused(table({EAST: LOOSE + "7z"}, drawn="7z"), EAST, "win").clause == "wsom.hand.4"
    assert refused(thrown(table({}), EAST, "6p"), WEST, "win").clause == "wsom.hand.4"


@pytest.mark.clause("wsom.win.5")
def test_ones_own_discards_never_forbid_a_win() -> None:
    match = table({SOUTH: "123m456m789m11p56s"}, discards=[(SOUTH, "7s"), (SOUTH, "4s")])
    assert "win" in names(thrown(match, EAST, "7s"), SOUTH)


@pytest.mark.clause("wsom.score.basic.5")
def test_a_minimum_makes_a_cheap_win_impossible_and_says_so() -> None:
    chicken = {SOUTH: "123m55m78s789p"}
    melds = {SOUTH: [meld("pong", "222s", "2s", EAST)]}
    match = thrown(table(chicken, melds=melds, min_points=5), EAST, "9s")
    assert names(match, SOUTH) == ["chi", "pass"]
    assert refused(match, SOUTH, "win") == ("wsom.score.basic.5", (("least", 5),))
    assert "win" in names(thrown(table(chicken, melds=melds), EAST, "9s"), SOUTH)


@pytest.mark.clause("wsom.win.4")
def test_the_winner_shows_his_hand_before_it_is_paid_and_the_others_after() -> None:
    match = thrown(table({SOUTH: "123m456m789m11p56s"}), WEST, "7s")
    _, events = answer_all(match, (SOUTH, "win", ""))
    order = [(type(event), getattr(event, "seat", None)) for event in events]
    shown = [seat for kind, seat in order if kind is HandRevealed]
    assert shown == [SOUTH, EAST, WEST, NORTH]
    assert order.index((HandRevealed, SOUTH)) < order.index((HandEnded, None)) < order.index((HandRevealed, EAST))


@pytest.mark.clause("wsom.end.1", "wsom.end.2")
def test_a_hand_without_a_winner_moves_no_points_even_for_those_who_were_calling() -> None:
    match = thrown(table({SOUTH: "123m456m789m11p56s"}, left=0), EAST, "1z")
    match, events = answer_all(match)
    (ended,) = of_kind(events, HandEnded)
    assert ended == HandEnded("exhausted", (0, 0, 0, 0), None, "wsom.end.1")
    assert match.scores == (0, 0, 0, 0) and match.deal is not None and match.deal.winner is None
    assert isinstance(events[-2], SeedRevealed) and isinstance(events[-1], QuestionOpened)


@pytest.mark.clause("wsom.end.1")
def test_after_the_hand_nothing_more_is_played() -> None:
    match, _ = answer_all(thrown(table({}, left=0), EAST, "1z"))
    assert refused(match, EAST, "discard", "1m").clause == "wsom.end.1"
    assert refused(MatchState(WSOM.read_options({})), EAST, "win").clause == "wsom.end.1"


@pytest.mark.clause("wsom.rot.1", "wsom.rot.2")
def test_the_deal_passes_to_the_lower_seat_after_every_hand() -> None:
    standard = WSOM.read_options({})
    assert [dealer_of(standard, played) for played in range(8)] == [0, 1, 2, 3, 0, 1, 2, 3]


@pytest.mark.clause("wsom.rot.3")
def test_a_cycle_is_four_hands() -> None:
    assert [cycle_of(hand) for hand in (1, 4, 5, 16)] == [(1, 1), (1, 4), (2, 1), (4, 4)]


@pytest.mark.clause("wsom.rot.4", "wsom.seat.0")
@pytest.mark.parametrize(("period", "drawn"), [("quarter", [1, 5, 9, 13]), ("half", [1, 9])])
def test_seats_are_drawn_anew_for_each_quarter_or_half(period: str, drawn: list[int]) -> None:
    options = WSOM.read_options({"seating_period": period})
    opened = [
        played + 1
        for played in range(16)
        if isinstance(deal_hand(WSOM, MatchState(options, hands_played=played), SEED)[0], SeatsDrawn)
    ]
    assert opened == drawn


@pytest.mark.clause("wsom.obj.3", "wsom.obj.4")
def test_a_session_draws_seats_then_shuffles_builds_breaks_and_deals() -> None:
    events = deal_hand(WSOM, MatchState(WSOM.read_options({})), SEED)
    assert [type(event) for event in events[:2]] == [SeatsDrawn, HandStarted]
    assert isinstance(events[-1], TurnBegan)
    assert events[1].commitment == SEED.commitment  # type: ignore[union-attr]
    assert MatchState(WSOM.read_options({})).scores == (0, 0, 0, 0)


@pytest.mark.clause("wsom.obj.1", "wsom.obj.2")
def test_the_session_ends_after_its_fixed_number_of_hands() -> None:
    match = thrown(table({SOUTH: "123m456m789m11p56s"}, hands_per_session=1), WEST, "7s")
    match, events = answer_all(match, (SOUTH, "win", ""))
    assert [type(event) for event in events[-2:]] == [MatchEnded, SeedRevealed]
    assert match.phase is Phase.OVER and match.over
