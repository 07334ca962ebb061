"""Claiming a discard: chow, pung, the mah-jong card, and whose claim prevails."""

import pytest

from kongbox.engine.events import (
    ClaimAnnounced,
    ClaimLapsed,
    HandEnded,
    HandWon,
    MeldShown,
    QuestionClosed,
    QuestionOpened,
    TileDrawn,
)
from kongbox.engine.phases import Phase
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
    names,
    of_kind,
    only,
    refused,
    table,
    thrown,
)

RUNS = "3b 4b 6b 7b 2o 5o 8o Ro Rc Re Rb 2c 5c"
PAIR = "2x5b 2o 5o 8o Ro Rc Re Rb 2c 5c 8c 9b"
TRIO = "3x5b 2o 5o 8o Ro Rc Re Rb 2c 5c 8c"


@pytest.mark.clause("naipes.vocab.2", "naipes.vocab.3", "naipes.claim.2")
def test_a_chow_takes_the_previous_players_discard_with_two_cards_of_ones_choice() -> None:
    match = thrown(table({SUR: RUNS}), ESTE, "5b")
    assert [offer.tiles for offer in found(match, SUR, "chow")] == [cards("3b 4b"), cards("4b 6b"), cards("6b 7b")]
    match, events = answer_all(match, (SUR, "chow", "6b 4b"))
    assert only(events, MeldShown) == MeldShown(SUR, "chow", cards("4b 5b 6b"), "5b", ESTE)
    assert only(events, ClaimAnnounced) == ClaimAnnounced(SUR, "chow")


@pytest.mark.clause("naipes.claim.2")
@pytest.mark.parametrize("seat", [OESTE, NORTE])
def test_from_anyone_but_the_previous_player_no_chow_is_made(seat: int) -> None:
    match = thrown(table({seat: RUNS}), ESTE, "5b")
    assert names(match, seat) == ["pass"]
    assert refused(match, seat, "chow", "3b 4b") == ("naipes.claim.2", (("tile", "5b"), ("source", ESTE), ("far", 1)))


@pytest.mark.clause("naipes.claim.2", "naipes.claim.5", "naipes.pumba.2")
@pytest.mark.parametrize("source", [ESTE, OESTE, NORTE])
def test_the_mahjong_card_is_taken_for_an_escalera_from_anybody(source: int) -> None:
    match = thrown(table({SUR: READY}), source, "8b")
    _, events = answer_all(match, (SUR, "mahjong", ""))
    assert only(events, HandWon) == HandWon(SUR, "8b", source, "discard")


@pytest.mark.clause("naipes.vocab.3", "naipes.claim.2")
def test_only_numbers_run_and_nine_does_not_connect_to_one() -> None:
    match = thrown(table({SUR: "8b 1b 2b Cb 2o 5o 8o Ro Rc Re Rb 2c 5c"}), ESTE, "9b")
    assert names(match, SUR) == ["pass"]
    assert refused(match, SUR, "chow", "8b 1b") == ("naipes.claim.2", (("tile", "9b"), ("source", ESTE), ("far", 0)))
    match = thrown(table({SUR: "Ro Rc Re Co Cc 2o 5o 8o 2c 5c 8c 2b 5b"}), ESTE, "Rb")
    assert refused(match, SUR, "chow", "Ro Rc") == ("naipes.vocab.3", (("tile", "Rb"),))


@pytest.mark.clause("naipes.vocab.9", "naipes.vocab.10", "naipes.claim.3", "naipes.prec.3")
@pytest.mark.parametrize(
    ("source", "seat", "follows"), [(ESTE, OESTE, NORTE), (ESTE, NORTE, ESTE), (NORTE, OESTE, NORTE)]
)
def test_a_pung_takes_anybodys_discard_and_play_goes_on_from_there(source: int, seat: int, follows: int) -> None:
    match = thrown(table({seat: PAIR}), source, "5b")
    match, events = answer_all(match, (seat, "pung", "5b 5b"))
    assert only(events, MeldShown) == MeldShown(seat, "pung", cards("3x5b"), "5b", source)
    assert not of_kind(events, TileDrawn)
    assert (hand(match).phase, hand(match).turn) == (Phase.TURN, seat)
    match, _ = act(match, seat, "discard", "9b")
    match, events = answer_all(match)
    assert only(events, TileDrawn).seat == follows


@pytest.mark.clause("naipes.claim.3", "naipes.prec.4")
def test_a_pung_needs_a_pair_and_its_refusal_costs_nothing() -> None:
    match = thrown(table({OESTE: LOOSE}), ESTE, "5b")
    assert refused(match, OESTE, "pung", "5b 5b") == ("naipes.claim.3", (("tile", "5b"),))
    match, events = answer_all(match)
    assert only(events, TileDrawn).seat == SUR


@pytest.mark.clause("naipes.claim.3", "naipes.prec.1", "naipes.prec.2")
def test_a_pung_goes_before_a_chow() -> None:
    match = thrown(table({SUR: RUNS, NORTE: PAIR}), ESTE, "5b")
    match, events = answer_all(match, (SUR, "chow", "3b 4b"), (NORTE, "pung", "5b 5b"))
    assert of_kind(events, ClaimAnnounced) == [ClaimAnnounced(SUR, "chow"), ClaimAnnounced(NORTE, "pung")]
    assert only(events, ClaimLapsed) == ClaimLapsed(SUR, "chow", "naipes.prec.1")
    assert only(events, MeldShown).seat == NORTE


@pytest.mark.clause("naipes.claim.4", "naipes.prec.1", "naipes.prec.2")
def test_a_kang_goes_before_a_chow() -> None:
    match = thrown(table({SUR: RUNS, NORTE: TRIO}), ESTE, "5b")
    match, events = answer_all(match, (SUR, "chow", "3b 4b"), (NORTE, "kang", "3x5b"))
    assert only(events, MeldShown).kind == "kang-claimed"
    assert only(events, ClaimLapsed).seat == SUR


@pytest.mark.clause("naipes.claim.5", "naipes.prec.1", "naipes.prec.2")
@pytest.mark.parametrize(
    ("name", "held", "with_"), [("pung", PAIR, "2x5b"), ("kang", TRIO, "3x5b"), ("chow", RUNS, "3b 4b")]
)
def test_the_mahjong_card_goes_before_every_other_claim(name: str, held: str, with_: str) -> None:
    match = thrown(table({SUR: held, NORTE: READY}), ESTE, "5b")
    _, events = answer_all(match, (SUR, name, with_), (NORTE, "mahjong", ""))
    assert only(events, HandWon) == HandWon(NORTE, "5b", ESTE, "discard")
    assert only(events, ClaimLapsed) == ClaimLapsed(SUR, name, "naipes.prec.1")
    assert not of_kind(events, MeldShown)


@pytest.mark.clause("naipes.claim.5", "naipes.prec.1")
@pytest.mark.parametrize(("source", "winner"), [(ESTE, SUR), (SUR, OESTE), (OESTE, NORTE), (NORTE, ESTE)])
def test_of_several_who_wait_the_first_in_turn_order_gets_the_card_alone(source: int, winner: int) -> None:
    match = thrown(table(dict.fromkeys({0, 1, 2, 3} - {source}, READY)), source, "8b")
    _, events = answer_all(match, *((seat, "mahjong", "") for seat in range(4) if seat != source))
    assert only(events, HandWon) == HandWon(winner, "8b", source, "discard")
    assert len(of_kind(events, ClaimLapsed)) == 2


@pytest.mark.clause("naipes.prec.1", "naipes.play.4")
def test_answers_are_sealed_and_nobody_draws_before_all_have_answered() -> None:
    match = thrown(table({SUR: RUNS, NORTE: PAIR}), ESTE, "5b")
    match, first = act(match, SUR, "chow", "3b 4b")
    assert not of_kind(first, ClaimAnnounced)
    match, second = act(match, OESTE, "pass")
    assert not of_kind(second, QuestionClosed)
    match, last = act(match, NORTE, "pass")
    assert of_kind(last, QuestionClosed) and only(last, MeldShown).kind == "chow"
    assert not of_kind(last, QuestionOpened)


@pytest.mark.clause("naipes.dobla.mj.2", "naipes.mjcard.1")
@pytest.mark.parametrize(("claim", "counts"), [(("kang", "3x5b"), True), (("pass", ""), False)])
def test_a_mahjong_card_with_which_another_claimed_kang_earns_its_dobla(claim: tuple[str, str], counts: bool) -> None:
    match = thrown(table({SUR: TRIO, NORTE: READY}), ESTE, "5b")
    _, events = answer_all(match, (SUR, *claim), (NORTE, "mahjong", ""))
    account = only(events, HandEnded).sheet.accounts[NORTE]
    assert ("naipes.dobla.mj.2" in [line.clause for line in account.doublings]) == counts


@pytest.mark.clause("naipes.mjcard.2", "naipes.mjcard.3", "naipes.end.1")
def test_the_claimed_card_joins_the_hand_which_is_shown_whole_and_stays_closed() -> None:
    match = thrown(table({NORTE: READY}), ESTE, "8b")
    match, events = answer_all(match, (NORTE, "mahjong", ""))
    deal = hand(match)
    assert deal.hands[NORTE] == cards(READY + " 8b") and deal.melds[NORTE] == ()
    assert deal.discards[-1].taken_by == NORTE and all(deal.revealed)
    account = only(events, HandEnded).sheet.accounts[NORTE]
    assert "naipes.dobla.mj.3" in [line.clause for line in account.doublings]
