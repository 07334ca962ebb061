"""A turn: drawing, honour cards, declaring, discarding; and what is refused in it."""

import pytest

from kongbox.engine.events import HandEnded, HandWon, MeldShown, QuestionOpened, TileDiscarded, TileDrawn, TilesMoved
from kongbox.engine.phases import Phase
from kongbox.rulesets.naipes.baceta import order_of
from kongbox.rulesets.naipes.tileset import HONOURS
from tests.rulesets.naipes.tables import (
    ESTE,
    HONOUR_SEED,
    HONOUR_TAKEN,
    LOOSE,
    NORTE,
    OESTE,
    READY,
    SEED,
    SUR,
    TAKEN,
    act,
    answer_all,
    cards,
    hand,
    meld,
    names,
    of_kind,
    only,
    refused,
    table,
    thrown,
)


@pytest.mark.clause("naipes.play.1", "naipes.play.4", "naipes.claim.1")
def test_a_discard_is_asked_about_and_then_the_next_player_draws() -> None:
    match, events = act(table({ESTE: LOOSE + " Co"}, drawn="Co"), ESTE, "discard", "Co")
    assert events == (TileDiscarded(ESTE, "Co", True), QuestionOpened("claim", (SUR, OESTE, NORTE), ESTE, "Co"))
    match, events = answer_all(match)
    assert only(events, TileDrawn) == TileDrawn(SUR, order_of(SEED)[TAKEN], "live")
    assert (hand(match).phase, hand(match).turn) == (Phase.TURN, SUR)


@pytest.mark.clause("naipes.play.2", "naipes.claim.1")
def test_any_card_in_hand_may_be_thrown_and_nothing_need_be_laid() -> None:
    match = table({ESTE: "3x5o " + "2c 5c 8c 2b 5b 8b Ro Rc Re Rb Co"}, drawn="Co")
    assert names(match, ESTE) == ["discard"]
    assert not names(match, SUR)


@pytest.mark.clause("naipes.play.3", "naipes.honor.1", "naipes.honor.5")
def test_an_honour_card_drawn_is_exposed_and_replaced_before_anything_else() -> None:
    match = thrown(table({}, left=144 - HONOUR_TAKEN), ESTE, "Co")
    match, events = answer_all(match, seed=HONOUR_SEED)
    honour, replacement = order_of(HONOUR_SEED)[HONOUR_TAKEN : HONOUR_TAKEN + 2]
    assert honour in HONOURS
    assert events[-3:] == (
        TileDrawn(SUR, honour, "live"),
        TilesMoved(("hand", SUR), ("aside", SUR), (honour,)),
        TileDrawn(SUR, replacement, "supplement"),
    )
    deal = hand(match)
    assert (deal.aside[SUR], deal.drawn, deal.drawn_from) == ((honour,), replacement, "supplement")
    assert len(deal.hands[SUR]) == 14 and names(match, SUR) == ["discard"]


@pytest.mark.clause("naipes.end.4")
def test_a_last_card_that_is_an_honour_card_ends_the_hand() -> None:
    seed, place = HONOUR_SEED, HONOUR_TAKEN
    match = table({SUR: READY}, left=1)
    deal = hand(match)
    wall = deal.wall._replace(total=place + 1, live=place)
    match, events = answer_all(thrown(match._replace(deal=deal._replace(wall=wall)), ESTE, "Co"), seed=seed)
    assert of_kind(events, TileDrawn)[0].tile in HONOURS and len(of_kind(events, TileDrawn)) == 1
    ended = only(events, HandEnded)
    assert (ended.reason, ended.clause, ended.balance) == ("no-mahjong", "naipes.end.4", (0, 0, 0, 0))
    assert hand(match).aside[SUR] == (of_kind(events, TileDrawn)[0].tile,)


@pytest.mark.clause("naipes.end.1", "naipes.mjcard.1", "naipes.vocab.7", "naipes.special.0")
def test_fourteen_cards_combined_may_be_declared_after_the_draw() -> None:
    match = table({SUR: READY + " 8b"}, turn=SUR, drawn="8b")
    assert names(match, SUR)[0] == "mahjong"
    _, events = act(match, SUR, "mahjong")
    assert only(events, HandWon) == HandWon(SUR, "8b", SUR, "self")


@pytest.mark.clause("naipes.deal.2", "naipes.mjcard.1")
def test_este_may_close_with_what_he_was_dealt() -> None:
    match = table({ESTE: READY + " 8b"})
    _, events = act(match, ESTE, "mahjong")
    assert only(events, HandWon) == HandWon(ESTE, "8b", ESTE, "self")
    (line,) = [line for line in only(events, HandEnded).sheet.lines if line.points == 2]
    assert line.clause == "naipes.base.5"


@pytest.mark.clause("naipes.prec.3")
def test_right_after_a_pung_no_mahjong_is_declared() -> None:
    match = thrown(table({SUR: "2x3b 2o 3o 4o 5c 6c 7c 3o 4o 5o 8o 8o"}), OESTE, "3b")
    match, _ = answer_all(match, (SUR, "pung", "3b 3b"))
    assert names(match, SUR) == ["discard"]
    assert refused(match, SUR, "mahjong") == ("naipes.prec.3", ())


@pytest.mark.clause("naipes.end.3", "naipes.open.20")
def test_the_last_discard_serves_a_mahjong_only() -> None:
    match = table({ESTE: LOOSE + " 8b", SUR: READY, OESTE: "2x8b 7b 9b 2o 5o Ro Rc Re Rb 2c 5c 8c"}, drawn="8b", left=0)
    match, _ = act(match, ESTE, "discard", "8b")
    assert names(match, SUR) == ["mahjong", "pass"]
    assert names(match, OESTE) == ["pass"]
    assert refused(match, OESTE, "pung", "8b 8b") == ("naipes.end.3", (("tile", "8b"),))
    assert refused(match, OESTE, "kang", "8b 8b 8b") == ("naipes.kang.7", (("tile", "8b"),))
    _, events = answer_all(match, (SUR, "mahjong", ""))
    assert only(events, HandWon).way == "discard"


@pytest.mark.clause("naipes.end.2", "naipes.pay.8", "naipes.open.13")
def test_with_an_empty_baceta_and_no_taker_the_hand_ends_and_nobody_pays() -> None:
    match, _ = act(table({ESTE: LOOSE + " Co"}, drawn="Co", left=0), ESTE, "discard", "Co")
    match, events = answer_all(match)
    ended = only(events, HandEnded)
    assert (ended.reason, ended.clause, ended.balance, ended.sheet) == ("no-mahjong", "naipes.end.2", (0,) * 4, None)
    assert all(hand(match).revealed)


TURN_REFUSALS = [
    (SUR, "discard", "2o", ("naipes.play.1", (("state", "turn"), ("turn", ESTE)))),
    (SUR, "kang-hand", "4x2o", ("naipes.play.1", (("state", "turn"), ("turn", ESTE)))),
    (ESTE, "discard", "9o", ("naipes.play.1", (("state", "card"), ("turn", ESTE)))),
    (ESTE, "discard", "2o 5o", ("naipes.play.1", (("state", "card"), ("turn", ESTE)))),
    (ESTE, "discard", "So", ("naipes.play.3", (("tile", "So"),))),
    (ESTE, "discard", "1e", ("naipes.play.3", (("tile", "1e"),))),
    (ESTE, "mahjong", "", ("naipes.end.5", ())),
    (ESTE, "kang-hand", "4x2o", ("naipes.kang.1", (("tile", "2o"),))),
    (ESTE, "kang-grown", "2o", ("naipes.kang.1", (("tile", "2o"),))),
    (ESTE, "kang-grown", "", ("naipes.kang.1", (("tile", ""),))),
    (ESTE, "knock", "", ("naipes.prec.4", ())),
    (ESTE, "draw", "", ("naipes.eunuco.6", (("state", "table"),))),
    (ESTE, "end-turn", "", ("naipes.eunuco.6", (("state", "table"),))),
    (ESTE, "pass", "", ("naipes.play.4", (("tile", ""), ("state", "none")))),
    (SUR, "mahjong", "", ("naipes.play.4", (("tile", ""), ("state", "none")))),
]


@pytest.mark.clause("naipes.play.1", "naipes.play.3", "naipes.kang.1", "naipes.prec.4", "naipes.end.5")
@pytest.mark.parametrize(("seat", "name", "written", "why"), TURN_REFUSALS)
def test_what_a_turn_does_not_allow_is_refused_by_name(seat: int, name: str, written: str, why: object) -> None:
    assert refused(table({ESTE: LOOSE + " Co"}, drawn="Co"), seat, name, written) == why


@pytest.mark.clause("naipes.play.4")
def test_while_a_discard_is_asked_about_nobody_plays_on() -> None:
    match = thrown(table({}), ESTE, "Co")
    assert refused(match, ESTE, "discard", "2o") == ("naipes.play.1", (("state", "asked"), ("turn", ESTE)))
    assert refused(match, ESTE, "pung", "2xCo") == ("naipes.play.4", (("tile", "Co"), ("state", "own")))
    match, _ = act(match, SUR, "pass")
    assert refused(match, SUR, "pass") == ("naipes.play.4", (("tile", "Co"), ("state", "answered")))
    match, _ = answer_all(thrown(table({}), ESTE, "Co"))
    assert refused(match, NORTE, "pung", "2xCo") == ("naipes.play.4", (("tile", "Co"), ("state", "gone")))


@pytest.mark.clause("naipes.end.1")
def test_between_hands_nothing_is_played() -> None:
    match, _ = act(table({SUR: READY + " 8b"}, turn=SUR, drawn="8b"), SUR, "mahjong")
    assert refused(match, SUR, "discard", "8b") == ("naipes.end.1", ())


GEMELOS = "2x2o 2x5o 2x8o 2x2c 2x5c 2xRo Co"


@pytest.mark.clause("naipes.special.1", "naipes.special.4", "naipes.open.14")
def test_a_special_hand_is_refused_under_the_clause_that_rules_it_out() -> None:
    match = table({SUR: GEMELOS + " Co"}, turn=SUR, drawn="Co", especiales_validos="no")
    assert refused(match, SUR, "mahjong") == ("naipes.special.1", ())
    assert "mahjong" in names(table({SUR: GEMELOS + " Co"}, turn=SUR, drawn="Co"), SUR)
    capicua = "4b 5b 6b 7b 1c 2c 3c 4c 5c 6c 7c"
    chow = {SUR: [meld("chow", "1b 2b 3b", ESTE)]}
    match = table({SUR: capicua}, turn=SUR, drawn="7c", melds=chow)
    assert refused(match, SUR, "mahjong") == ("naipes.special.4", ())
    tolerant = table({SUR: capicua}, turn=SUR, drawn="7c", melds=chow, especiales="admite_expuesto")
    assert "mahjong" in names(tolerant, SUR)


def test_an_action_takes_its_cards_in_any_order() -> None:
    match = thrown(table({SUR: "3b 4b 6b 7b 2o 5o 8o Ro Rc Re Rb 2c 5c"}), ESTE, "5b")
    _, events = answer_all(match, (SUR, "chow", "7b 6b"))
    assert only(events, MeldShown).tiles == cards("5b 6b 7b")
