"""Kangs: the three ways to make one, the replacement, robbing, and how they lie."""

import pytest

from kongbox.engine.actions import Offer
from kongbox.engine.events import (
    ClaimAnnounced,
    DiscardTaken,
    Event,
    HandEnded,
    HandWon,
    MeldGrown,
    MeldReturned,
    MeldShown,
    MeldShrunk,
    MeldTurned,
    QuestionOpened,
    TileDrawn,
)
from kongbox.engine.evolve import evolve
from kongbox.engine.seats import SEATS
from kongbox.engine.state import MatchState, Meld
from kongbox.engine.views import redact, seen_by
from kongbox.rulesets.naipes import NAIPES
from kongbox.rulesets.naipes.hands import group_of
from kongbox.tiles.tile import HIDDEN
from tests.rulesets.naipes.tables import (
    ESTE,
    LOOSE,
    NORTE,
    OESTE,
    READY,
    SUR,
    act,
    answer_all,
    cards,
    found,
    hand,
    meld,
    names,
    of_kind,
    only,
    refused,
    table,
    thrown,
)

PUNG = {ESTE: [meld("pung", "3x8b", SUR)]}
TEN = "2o 5o 8o 2c 5c 8c 2b 6b Ro Rc"
"""Ten cards that go with nothing, beside one declared set."""


def grown(**options: object) -> MatchState:
    """Este has a pung of 8b and holds the fourth, just drawn."""
    return table({ESTE: TEN + " 8b"}, drawn="8b", melds=PUNG, **options)


def check_gate(before: MatchState, events: tuple[Event, ...]) -> None:
    """Each viewer folds what he is sent, event by event, to what he may see."""
    for viewer in (None, *SEATS):
        whole, blind = before, seen_by(before, viewer)
        for event in events:
            whole, sent = evolve(whole, event), redact(event, viewer)
            blind = blind if sent is None else evolve(blind, sent)
            assert blind == seen_by(whole, viewer), event


@pytest.mark.clause("naipes.claim.4", "naipes.kang.1", "naipes.prec.3", "naipes.vocab.6")
def test_a_discard_on_a_trio_in_hand_makes_a_kang_that_lies_open() -> None:
    match = thrown(table({OESTE: "3x5b " + TEN}), ESTE, "5b")
    match, events = answer_all(match, (OESTE, "kang", "3x5b"))
    assert only(events, MeldShown) == MeldShown(OESTE, "kang-claimed", cards("4x5b"), "5b", ESTE)
    drawn = only(events, TileDrawn)
    assert (drawn.seat, drawn.source, hand(match).turn) == (OESTE, "supplement", OESTE)
    group = group_of(hand(match).melds[OESTE][0])
    assert (group.kind, group.in_hand, group.from_pung) == ("cuadrado", False, False)


@pytest.mark.clause("naipes.claim.4", "naipes.kang.1")
def test_a_discard_on_an_exposed_trio_makes_a_kang_too() -> None:
    match = thrown(table({OESTE: TEN}, melds={OESTE: [meld("pung", "3x8b", SUR)]}), ESTE, "8b")
    assert found(match, OESTE, "kang") == [Offer("kang", slot=2)]
    before = match
    match, events = answer_all(match, (OESTE, "kang", ""))
    assert of_kind(events, DiscardTaken) == [DiscardTaken(OESTE, "8b")]
    assert of_kind(events, MeldGrown) == [MeldGrown(OESTE, 0, "kang-grown", "8b")]
    assert only(events, TileDrawn).seat == OESTE
    deal = hand(match)
    assert deal.melds[OESTE] == (Meld("kang-grown", cards("4x8b"), "8b", SUR),)
    assert deal.discards[-1].taken_by == OESTE and len(deal.hands[OESTE]) == 11
    check_gate(before, (ClaimAnnounced(OESTE, "kang"), *events[2:]))
    assert group_of(deal.melds[OESTE][0]).from_pung


@pytest.mark.clause("naipes.claim.4")
def test_a_kang_needs_three_more() -> None:
    match = thrown(table({OESTE: LOOSE}), ESTE, "5b")
    assert refused(match, OESTE, "kang", "3x5b") == ("naipes.claim.4", (("tile", "5b"),))


@pytest.mark.clause("naipes.kang.1", "naipes.kang.2", "naipes.kang.8", "naipes.vocab.11")
def test_four_cards_in_hand_are_announced_and_set_apart_face_down() -> None:
    before = table({ESTE: "4x5b " + TEN}, drawn="Rc")
    match, events = act(before, ESTE, "kang-hand", "4x5b")
    assert events[:2] == (
        ClaimAnnounced(ESTE, "kang-hand"),
        MeldShown(ESTE, "kang-hand", cards("4x5b"), face_down=True),
    )
    assert not of_kind(events, QuestionOpened) and only(events, TileDrawn).source == "supplement"
    check_gate(before, events)
    for viewer in (None, SUR, OESTE, NORTE):
        (laid,) = hand(seen_by(match, viewer)).melds[ESTE]
        assert laid.tiles == (HIDDEN,) * 4 and all(
            cell.face_down for cell in NAIPES.lie(laid, ESTE, hand(match).options)
        )
    assert hand(seen_by(match, ESTE)).melds[ESTE][0].tiles == cards("4x5b")
    assert group_of(hand(match).melds[ESTE][0]).in_hand


@pytest.mark.clause("naipes.kang.8", "naipes.end.1")
@pytest.mark.parametrize("winner", [ESTE, SUR])
def test_a_kang_in_hand_is_turned_up_with_the_whole_hand_at_the_end(winner: int) -> None:
    melds = {ESTE: [meld("kang-hand", "4x9c")]}
    match = thrown(table({ESTE: "2o 3o 4o 5c 6c 7c 8o 8o 6b 7b", SUR: READY}, melds=melds), OESTE, "8b")
    match, events = answer_all(match, (winner, "mahjong", ""))
    assert only(events, MeldTurned) == MeldTurned(ESTE, 0, cards("4x9c"))
    assert events.index(only(events, MeldTurned)) < events.index(only(events, HandEnded))
    assert not hand(seen_by(match, NORTE)).melds[ESTE][0].face_down


@pytest.mark.clause("naipes.kang.8", "naipes.end.2")
def test_it_is_turned_up_after_a_hand_without_mahjong_too() -> None:
    match = table({ESTE: TEN + " Co"}, drawn="Co", melds={ESTE: [meld("kang-hand", "4x9c")]}, left=0)
    match, _ = act(match, ESTE, "discard", "Co")
    _, events = answer_all(match)
    assert only(events, MeldTurned).tiles == cards("4x9c")


@pytest.mark.clause("naipes.kang.1", "naipes.kang.6")
def test_a_fourth_card_on_an_exposed_trio_is_replaced_after_nobody_took_it() -> None:
    match, events = act(grown(), ESTE, "kang-grown", "8b")
    assert events == (
        ClaimAnnounced(ESTE, "kang-grown"),
        MeldGrown(ESTE, 0, "kang-grown", "8b"),
        QuestionOpened("rob", (SUR, OESTE, NORTE), ESTE, "8b"),
    )
    match, events = answer_all(match)
    drawn = only(events, TileDrawn)
    assert (drawn.seat, drawn.source, hand(match).turn) == (ESTE, "supplement", ESTE)


@pytest.mark.clause("naipes.kang.6", "naipes.dobla.mj.2", "naipes.mjcard.1", "naipes.open.11")
def test_the_card_of_a_grown_kang_can_be_taken_for_a_mahjong_and_the_trio_stays() -> None:
    match, _ = act(grown(), ESTE, "kang-grown", "8b")
    match = match._replace(
        deal=hand(match)._replace(hands=(hand(match).hands[0], cards(READY), cards(READY), cards(LOOSE)))
    )
    before = match
    match, events = answer_all(match, (SUR, "mahjong", ""), (OESTE, "mahjong", ""))
    assert of_kind(events, MeldShrunk) == [MeldShrunk(ESTE, 0, "pung", "8b")]
    assert only(events, HandWon) == HandWon(SUR, "8b", ESTE, "rob")
    assert not of_kind(events, TileDrawn)
    assert hand(match).melds[ESTE][0].tiles == cards("3x8b")
    account = only(events, HandEnded).sheet.accounts[SUR]
    assert "naipes.dobla.mj.2" in [line.clause for line in account.doublings]
    assert [line.points for line in account.lines if line.clause == "naipes.base.5"] == [20]
    check_gate(before, events)


@pytest.mark.clause("naipes.kang.6")
def test_the_card_of_a_kang_serves_a_mahjong_only() -> None:
    match, _ = act(grown(), ESTE, "kang-grown", "8b")
    assert names(match, SUR) == ["pass"]
    assert refused(match, SUR, "chow", "6b 7b") == ("naipes.kang.6", (("tile", "8b"),))
    assert refused(match, SUR, "mahjong") == ("naipes.end.5", ())


@pytest.mark.clause("naipes.kang.6", "naipes.prec.1")
def test_of_several_who_want_the_card_the_one_after_its_owner_gets_it() -> None:
    match = table({OESTE: TEN + " 8b", ESTE: READY, SUR: READY, NORTE: READY}, turn=OESTE, drawn="8b",
                  melds={OESTE: [meld("pung", "3x8b", SUR)]})  # fmt: skip
    match, _ = act(match, OESTE, "kang-grown", "8b")
    _, events = answer_all(match, *((seat, "mahjong", "") for seat in (ESTE, SUR, NORTE)))
    assert only(events, HandWon).seat == NORTE


@pytest.mark.clause("naipes.kang.6", "naipes.kang.8", "naipes.dobla.mj.2", "naipes.open.11")
def test_where_any_kang_may_be_robbed_one_in_hand_lies_open_and_its_trio_goes_back() -> None:
    before = table({ESTE: "4x8b " + TEN, SUR: READY}, drawn="Rc", robo_kang="cualquiera")
    match, events = act(before, ESTE, "kang-hand", "4x8b")
    assert only(events, MeldShown).face_down is False
    assert only(events, QuestionOpened) == QuestionOpened("rob", (SUR, OESTE, NORTE), ESTE, "8b")
    passed, after_pass = answer_all(match)
    assert only(after_pass, TileDrawn).seat == ESTE and hand(passed).melds[ESTE][0].kind == "kang-hand"
    after, robbed = answer_all(match, (SUR, "mahjong", ""))
    assert of_kind(robbed, MeldReturned) == [MeldReturned(ESTE, 0, cards("3x8b"))]
    assert hand(after).melds[ESTE] == () and hand(after).hands[ESTE].count("8b") == 3
    check_gate(before, events)
    check_gate(match, robbed)
    assert only(robbed, HandWon) == HandWon(SUR, "8b", ESTE, "rob")


@pytest.mark.clause("naipes.kang.6")
@pytest.mark.parametrize("robo", ["ampliado_y_reclamado", "solo_ampliado"])
def test_a_kang_in_hand_cannot_be_taken_otherwise(robo: str) -> None:
    match, events = act(table({ESTE: "4x8b " + TEN, SUR: READY}, drawn="Rc", robo_kang=robo), ESTE, "kang-hand", "4x8b")
    assert not of_kind(events, QuestionOpened) and hand(match).turn == ESTE


@pytest.mark.clause("naipes.kang.5")
def test_a_kang_may_wait_for_any_turn_of_ones_own_after_a_draw() -> None:
    match = table({ESTE: "4x5b " + TEN}, drawn="Rc")
    assert names(match, ESTE) == ["kang-hand", "discard"]
    match, _ = act(table({ESTE: "4x5b 4x9c 2o 5o 8o 2c Ro Rc"}, drawn="5b"), ESTE, "kang-hand", "4x5b")
    assert "kang-hand" in names(match, ESTE)


@pytest.mark.clause("naipes.kang.5")
def test_it_is_not_declared_right_after_ones_own_chow_or_pung() -> None:
    match = thrown(table({SUR: "4x5b 2xCo 2o 5o 8o 2c 5c 8c Ro"}), ESTE, "Co")
    match, _ = answer_all(match, (SUR, "pung", "2xCo"))
    assert names(match, SUR) == ["discard"]
    assert refused(match, SUR, "kang-hand", "4x5b") == ("naipes.kang.5", (("tile", "5b"), ("state", "claimed")))


@pytest.mark.clause("naipes.kang.5")
def test_where_kangs_do_not_wait_only_a_card_just_drawn_makes_one() -> None:
    late = table({ESTE: "4x5b " + TEN}, drawn="Rc", discards=[(SUR, "Co")], kang_diferido="no")
    assert names(late, ESTE) == ["discard"]
    assert refused(late, ESTE, "kang-hand", "4x5b") == ("naipes.kang.5", (("tile", "5b"), ("state", "late")))
    assert "kang-hand" in names(table({ESTE: TEN + " 4x5b"}, drawn="5b", kang_diferido="no"), ESTE)
    assert "kang-grown" in names(grown(kang_diferido="no"), ESTE)
    held = table({ESTE: TEN + " 8b"}, drawn="Co", melds=PUNG, discards=[(SUR, "8b")], kang_diferido="no")
    assert names(held, ESTE) == ["discard"]
    dealt = table({ESTE: "4x5b " + TEN}, kang_diferido="no")
    assert "kang-hand" in names(dealt, ESTE)


@pytest.mark.clause("naipes.kang.5", "naipes.deal.2")
def test_in_his_first_turn_este_may_declare_all_the_kangs_he_was_dealt() -> None:
    match = table({ESTE: "4x5b 4x9c 2o 5o 8o 2c Ro Rc"}, kang_diferido="no")
    match, _ = act(match, ESTE, "kang-hand", "4x5b")
    assert found(match, ESTE, "kang-hand") == [Offer("kang-hand", cards("4x9c"), slot=2)]
    later = table({ESTE: "4x9c 5o 8o 2c Ro Rc 2b Re"}, drawn="Re", melds={ESTE: [meld("kang-hand", "4x5b")]},
                  discards=[(ESTE, "2o")], kang_diferido="no")  # fmt: skip
    assert refused(later, ESTE, "kang-hand", "4x9c") == ("naipes.kang.5", (("tile", "9c"), ("state", "late")))


@pytest.mark.clause("naipes.kang.7", "naipes.deal.4")
def test_with_an_empty_baceta_no_kang_is_made() -> None:
    match = table({ESTE: "4x5b " + TEN}, drawn="Rc", left=0)
    assert names(match, ESTE) == ["discard"]
    assert refused(match, ESTE, "kang-hand", "4x5b") == ("naipes.kang.7", (("tile", "5b"),))
    assert refused(grown(left=0), ESTE, "kang-grown", "8b") == ("naipes.kang.7", (("tile", "8b"),))
    reserved = table({ESTE: "4x5b " + TEN}, drawn="Rc", left=0, reserva=14)
    assert names(reserved, ESTE) == ["discard"] and hand(reserved).wall.reserve == 14


@pytest.mark.clause("naipes.kang.3", "naipes.dobla.mj.1", "naipes.base.5")
def test_a_replacement_that_completes_the_hand_wins_with_a_card_of_the_baceta() -> None:
    melds = {ESTE: [meld("kang-hand", "4x9c")]}
    match = table({ESTE: "2o 3o 4o 5c 6c 7c 8o 8o 6b 7b 8b"}, drawn="8b", drawn_from="supplement", melds=melds, left=0,
                  primas="completas", discards=[(SUR, "Co")])  # fmt: skip
    _, events = act(match, ESTE, "mahjong")
    account = only(events, HandEnded).sheet.accounts[ESTE]
    assert "naipes.dobla.mj.1" in [line.clause for line in account.doublings]
    assert sum(line.points for line in account.lines if line.clause == "naipes.base.5") >= 40


OWNERS = [(owner, (owner + step) % 4, step) for owner in range(4) for step in (1, 2, 3)]


@pytest.mark.clause("naipes.vocab.11", "naipes.wind.1")
@pytest.mark.parametrize(("owner", "source", "step"), OWNERS)
@pytest.mark.parametrize("sentido", ["horario", "antihorario"])
def test_the_card_across_lies_on_the_side_of_whoever_threw_it(owner: int, source: int, step: int, sentido: str) -> None:
    """Clockwise the next player sits at the left and the previous one at the right."""
    options = NAIPES.read_options({"sentido": sentido})
    next_left = sentido == "horario"
    assert NAIPES.sides(options) == (1 if next_left else -1)
    expected = {1: 0 if next_left else 2, 2: 1, 3: 2 if next_left else 0}[step]
    laid = NAIPES.lie(meld("pung", "3x8b", source), owner, options)
    assert [cell.turned for cell in laid].index(True) == expected
    four = NAIPES.lie(meld("kang-claimed", "4x8b", source), owner, options)
    assert [cell.turned for cell in four].index(True) == (3 if expected == 2 else expected)
    added = NAIPES.lie(meld("kang-grown", "4x8b", source), owner, options)
    assert [cell.turned for cell in added].count(True) == 1 and len(added) == 4
    chow = NAIPES.lie(meld("chow", "6b 7b 8b", source, claimed="7b"), owner, options)
    assert [cell.turned for cell in chow] == [False, True, False]


def test_every_offer_shows_beforehand_what_it_lays() -> None:
    match = thrown(table({SUR: "3x5b 3b 4b " + "2o 5o 8o 2c 5c 8c Ro Rc"}), ESTE, "5b")
    laid = {
        offer.name: [cell.tile for cell in NAIPES.preview(hand(match), SUR, offer)]
        for name in ("kang", "pung", "chow", "pass")
        for offer in found(match, SUR, name)
    }
    assert laid == {"kang": ["5b"] * 4, "pung": ["5b"] * 3, "chow": ["3b", "4b", "5b"], "pass": []}
    own = table({ESTE: "4x5b 8b " + "2o 5o 8o 2c 5c 8c"}, drawn="8b", melds=PUNG)
    shown = [
        NAIPES.preview(hand(own), ESTE, offer)
        for name in ("kang-hand", "kang-grown")
        for offer in found(own, ESTE, name)
    ]
    assert [[cell.tile for cell in cells] for cells in shown] == [["5b"] * 4, ["8b"] * 4]
    assert all(cell.face_down for cell in shown[0])
    on_pung = thrown(table({ESTE: TEN}, melds=PUNG), OESTE, "8b")
    (offer,) = found(on_pung, ESTE, "kang")
    assert [cell.tile for cell in NAIPES.preview(hand(on_pung), ESTE, offer)] == ["8b"] * 4
