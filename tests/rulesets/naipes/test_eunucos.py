"""Eunucos: how one comes to be, what it costs, and that the table prevents it unless it plays with them."""

import pytest

from kongbox.engine.events import (
    HandEnded,
    HandWon,
    MarkSet,
    MeldShown,
    QuestionOpened,
    TileDiscarded,
    TileDrawn,
    TurnBegan,
)
from kongbox.engine.state import MatchState
from kongbox.rulesets.naipes import NAIPES
from kongbox.rulesets.naipes.baceta import order_of
from kongbox.rulesets.naipes.eunucos import GRAN, NONE, PEQUENO, count_of, eunuco_of, state_of
from kongbox.testing import random_steps
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
    hand,
    names,
    of_kind,
    only,
    refused,
    table,
    thrown,
)

ACTIVE = {"eunucos": "activo"}
DUE = {SUR: [("draw-due", 1)]}


def at_turn(**options: object) -> MatchState:
    """Sur's turn has begun: a card is due to him."""
    return table({}, turn=SUR, marks=DUE, discards=[(ESTE, "Co")], **ACTIVE, **options)


@pytest.mark.clause("naipes.eunuco.3", "naipes.vocab.5", "naipes.vocab.6", "naipes.vocab.8", "naipes.eunuco.4")
@pytest.mark.parametrize(
    ("concealed", "groups", "state"),
    [(13, 0, NONE), (10, 1, NONE), (1, 4, NONE), (11, 1, GRAN), (14, 0, GRAN), (16, 0, GRAN), (12, 0, PEQUENO),
     (9, 1, PEQUENO), (7, 1, PEQUENO)],
)  # fmt: skip
def test_cards_in_hand_and_three_for_each_group_make_the_count(concealed: int, groups: int, state: int) -> None:
    assert state_of(count_of(concealed, groups)) == state


@pytest.mark.clause("naipes.eunuco.6", "naipes.open.17")
def test_where_the_table_protects_nobody_becomes_a_eunuco() -> None:
    for number in range(4):
        for match, _ in random_steps(NAIPES, number):
            assert match.deal is not None
            assert not any(eunuco_of(match.deal, seat) for seat in range(4))
    assert refused(table({ESTE: LOOSE + " Co"}, drawn="Co"), ESTE, "draw") == ("naipes.eunuco.6", (("state", "table"),))


@pytest.mark.clause("naipes.eunuco.6", "naipes.play.1")
def test_where_it_does_not_a_turn_begins_with_a_card_to_draw() -> None:
    match, events = answer_all(thrown(table({}, **ACTIVE), ESTE, "Co"))
    assert events[-2:] == (TurnBegan(SUR), MarkSet(SUR, "draw-due", 1, "naipes.play.1"))
    assert names(match, SUR) == ["draw", "end-turn", "discard"]
    match, events = act(match, SUR, "draw")
    assert events == (TileDrawn(SUR, order_of(SEED)[TAKEN], "live"), MarkSet(SUR, "draw-due", 0, "naipes.play.1"))
    match, events = act(match, SUR, "discard", "2o")
    assert [type(event) for event in events] == [TileDiscarded, QuestionOpened]
    assert eunuco_of(hand(match), SUR) == NONE


@pytest.mark.clause("naipes.eunuco.6", "naipes.vocab.8")
def test_a_forgotten_draw_makes_a_pequeno_eunuco() -> None:
    match, events = act(at_turn(), SUR, "discard", "2o")
    assert MarkSet(SUR, "eunuco", PEQUENO, "naipes.vocab.8") in events
    assert eunuco_of(hand(match), SUR) == PEQUENO


@pytest.mark.clause("naipes.eunuco.6", "naipes.vocab.5")
def test_a_double_draw_or_a_forgotten_discard_makes_a_gran_eunuco() -> None:
    match, _ = act(at_turn(), SUR, "draw")
    twice, _ = act(match, SUR, "draw")
    _, events = act(twice, SUR, "discard", "2o")
    assert MarkSet(SUR, "eunuco", GRAN, "naipes.vocab.5") in events
    assert refused(twice, SUR, "draw") == ("naipes.eunuco.6", (("state", "again"),))
    match, events = act(match, SUR, "end-turn")
    assert MarkSet(SUR, "eunuco", GRAN, "naipes.vocab.5") in events
    assert of_kind(events, TurnBegan) == [TurnBegan(OESTE)] and not of_kind(events, QuestionOpened)


@pytest.mark.clause("naipes.eunuco.6", "naipes.kang.2", "naipes.honor.1")
def test_a_forgotten_replacement_makes_a_pequeno_eunuco() -> None:
    match = table({}, turn=SUR, marks=DUE, discards=[(ESTE, "Co")], left=144 - HONOUR_TAKEN, **ACTIVE)
    match, events = act(match, SUR, "draw", seed=HONOUR_SEED)
    assert MarkSet(SUR, "draw-due", 2, "naipes.kang.2") in events and len(of_kind(events, TileDrawn)) == 1
    right, drawn = act(match, SUR, "draw", seed=HONOUR_SEED)
    assert only(drawn, TileDrawn).source == "supplement"
    _, events = act(right, SUR, "discard", "2o")
    assert not [event for event in of_kind(events, MarkSet) if event.name == "eunuco"]
    match, events = act(match, SUR, "discard", "2o")
    assert MarkSet(SUR, "eunuco", PEQUENO, "naipes.vocab.8") in events
    assert hand(match).mark(SUR, "draw-due") == 0


@pytest.mark.clause("naipes.eunuco.6", "naipes.kang.2", "naipes.kang.5")
@pytest.mark.parametrize("robbable", ["ampliado_y_reclamado", "cualquiera"])
def test_after_a_kang_the_replacement_is_ones_own_to_draw(robbable: str) -> None:
    match = table({ESTE: "4x5b 2o 5o 8o 2c 5c 8c 2b 6b Ro Rc"}, drawn="Rc", robo_kang=robbable, **ACTIVE)
    match, events = act(match, ESTE, "kang-hand", "4x5b")
    if robbable == "cualquiera":
        match, events = answer_all(match)
    assert events[-2:] == (TurnBegan(ESTE), MarkSet(ESTE, "draw-due", 2, "naipes.kang.2"))
    assert names(match, ESTE) == ["draw", "end-turn", "discard"]
    assert refused(match, ESTE, "mahjong") == ("naipes.play.1", (("state", "draw"), ("turn", ESTE)))
    assert refused(match, ESTE, "kang-hand", "4x2o") == ("naipes.play.1", (("state", "draw"), ("turn", ESTE)))
    match, events = act(match, ESTE, "draw")
    assert only(events, TileDrawn).source == "supplement"
    claimed = thrown(table({OESTE: "3x5b 2o 5o 8o 2c 5c 8c 2b 6b Ro Rc"}, **ACTIVE), ESTE, "5b")
    claimed, events = answer_all(claimed, (OESTE, "kang", "3x5b"))
    assert hand(claimed).turn == OESTE and "draw" in names(claimed, OESTE)


@pytest.mark.clause("naipes.eunuco.1", "naipes.eunuco.2", "naipes.eunuco.5")
@pytest.mark.parametrize("kind", [GRAN, PEQUENO])
def test_a_eunuco_claims_like_anybody_but_no_mahjong(kind: int) -> None:
    held = READY + (" 1o" if kind == GRAN else "")
    marks = {SUR: [("eunuco", kind)]}
    match = thrown(table({SUR: held, OESTE: READY}, marks=marks, **ACTIVE), ESTE, "8b")
    assert "mahjong" not in names(match, SUR) and "chow" in names(match, SUR)
    assert refused(match, SUR, "mahjong") == ("naipes.eunuco.5", (("eunuco", kind),))
    _, events = answer_all(match, (SUR, "chow", "6b 7b"), (OESTE, "mahjong", ""))
    assert only(events, HandWon).seat == OESTE
    alone = thrown(table({SUR: held}, marks=marks, mahjong_falso="paga_a_todos", **ACTIVE), ESTE, "8b")
    assert "mahjong" not in names(alone, SUR)
    _, events = answer_all(alone, (SUR, "chow", "6b 7b"))
    assert only(events, MeldShown).seat == SUR


@pytest.mark.clause("naipes.eunuco.5")
def test_the_state_lasts_to_the_end_of_the_hand() -> None:
    match = table({SUR: READY}, turn=SUR, marks={SUR: [("eunuco", PEQUENO), ("draw-due", 1)]}, **ACTIVE)
    match, _ = act(match, SUR, "draw")
    match, events = act(match, SUR, "discard", hand(match).hands[SUR][-1])
    assert eunuco_of(hand(match), SUR) == PEQUENO and not of_kind(events, MarkSet)


@pytest.mark.clause("naipes.eunuco.1", "naipes.eunuco.2", "naipes.pay.5", "naipes.pay.6", "naipes.vocab.5")
def test_a_gran_eunuco_counts_for_nothing_and_a_pequeno_as_his_cards() -> None:
    marks = {OESTE: [("eunuco", GRAN)], NORTE: [("eunuco", PEQUENO)]}
    hands = {
        SUR: READY + " 8b",
        OESTE: "3xCo 3xCc " + "2o 5o 8o 2c 5c 8c 2b 6b",
        NORTE: "3xCb " + "2o 5o 8o 2c 5c 8c 2b 6b Ro",
    }
    _, events = act(table(hands, turn=SUR, drawn="8b", marks=marks, **ACTIVE), SUR, "mahjong")
    sheet = only(events, HandEnded).sheet
    assert [account.total for account in sheet.accounts][2:] == [0, 16]
    assert "naipes.eunuco.1" in [note.clause for note in sheet.accounts[OESTE].notes]
    assert {payment.payee for payment in sheet.payments if payment.payer == OESTE} == {SUR, NORTE}
    assert not [payment for payment in sheet.payments if payment.payee == OESTE]
    assert (OESTE, NORTE, 16, "naipes.pay.5") in sheet.payments


@pytest.mark.clause("naipes.end.3", "naipes.eunuco.6")
def test_from_an_empty_baceta_nothing_is_drawn() -> None:
    match = table({ESTE: LOOSE + " Co"}, drawn="Co", left=0, **ACTIVE)
    assert names(match, ESTE) == ["end-turn", "discard"]
    assert refused(match, ESTE, "draw") == ("naipes.end.3", (("tile", ""),))
    _, events = act(match, ESTE, "end-turn")
    assert only(events, HandEnded).clause == "naipes.end.2"


@pytest.mark.clause("naipes.eunuco.6")
def test_who_follows_the_sound_acts_never_becomes_a_eunuco() -> None:
    sound = NAIPES.sound
    assert sound is not None

    def choose(match, seat, found):  # type: ignore[no-untyped-def]
        usable = [offer for offer in found if sound(match.deal, seat, offer)]
        return usable[-1].by(seat)

    for number in range(3):
        marked = [
            event
            for _, events in random_steps(NAIPES, number, 1, choose, ACTIVE)
            for event in of_kind(events, MarkSet)
            if event.name == "eunuco"
        ]
        assert marked == []


@pytest.mark.clause("naipes.eunuco.6", "naipes.kang.5")
def test_a_turn_that_nobody_has_discarded_before_is_not_the_first_one_again() -> None:
    match = table({ESTE: "2o 2o 2o 2o 3c 5c 7c 9c 2b 4b 6b 8b Ro Re"}, **ACTIVE)
    assert "kang-hand" in names(match, ESTE)
    for seat in (ESTE, SUR, OESTE, NORTE):
        match, _ = act(match, seat, "end-turn")
    assert names(match, ESTE) == ["draw", "end-turn", "discard"]
