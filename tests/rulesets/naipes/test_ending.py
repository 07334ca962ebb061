"""The end of a hand: every hand shown, scored and settled; the worked hand of the rules; false mah-jongs."""

import pytest

from kongbox.engine.events import ClaimAnnounced, ClaimLapsed, HandEnded, HandRevealed, HandWon, MarkSet, TileDrawn
from kongbox.engine.scoresheet import Payment
from kongbox.engine.seats import SEATS
from kongbox.engine.state import MatchState
from kongbox.rulesets.naipes import NAIPES
from kongbox.rulesets.naipes.false_mahjong import fines
from tests.rulesets.naipes.tables import (
    ESTE,
    LOOSE,
    NORTE,
    OESTE,
    READY,
    SUR,
    act,
    answer_all,
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


def worked_hand(**options: object) -> MatchState:
    """The hand of chapter 15: oros dominant, copas draws the mah-jong card."""
    return table(
        {
            ESTE: "3x5o 2c 4c 7c 8b 6b 3b Cb",
            SUR: "3xCc 6b 7b 8b 2o 2o",
            OESTE: "2o 4o 6o 8o 2c 4c 7c 9c 2b 4b 6b 8b Ro".replace("9c", "8c"),
            NORTE: "2xCb 9b 1c 2o 4o 6o 3c 5c 8c",
        },
        turn=SUR,
        drawn="2o",
        melds={
            ESTE: [meld("pung", "3xRo", NORTE)],
            SUR: [meld("pung", "3xRc", ESTE), meld("chow", "3c 4c 5c", ESTE)],
            NORTE: [meld("pung", "3x4b", SUR)],
        },
        aside={SUR: "Sc", OESTE: "3e"},
        discards=[(ESTE, "Co")],
        marks={ESTE: [("vuelta", 1)]},
        **options,
    )


@pytest.mark.clause("naipes.end.1", "naipes.honor.5", "naipes.pay.1", "naipes.pay.3", "naipes.pay.4", "naipes.pay.7")
def test_the_worked_hand_is_settled_to_the_point() -> None:
    match, events = act(worked_hand(), SUR, "mahjong")
    sheet = only(events, HandEnded).sheet
    assert [account.seat for account in sheet.accounts] == list(SEATS)
    assert [(account.base, account.doubles, account.total) for account in sheet.accounts] == [
        (8, 2, 32), (38, 3, 304), (4, 1, 8), (4, 2, 16),
    ]  # fmt: skip
    assert {payment[:3] for payment in sheet.payments} == {
        (ESTE, SUR, 608), (OESTE, SUR, 304), (NORTE, SUR, 304), (OESTE, ESTE, 48), (NORTE, ESTE, 32),
        (OESTE, NORTE, 8),
    }  # fmt: skip
    assert only(events, HandEnded).balance == match.scores == (-528, 1216, -360, -328)
    assert (sheet.winner, sheet.raw, sheet.total, sheet.responsible) == (SUR, 38, 304, SUR)
    assert sheet.lines == sheet.accounts[SUR].lines


@pytest.mark.clause("naipes.end.1", "naipes.mjcard.2")
def test_all_hands_are_shown_the_winners_first_and_then_settled() -> None:
    _, events = act(worked_hand(), SUR, "mahjong")
    assert [type(event) for event in events[:7]] == [
        ClaimAnnounced, HandWon, HandRevealed, HandRevealed, HandRevealed, HandRevealed, HandEnded,
    ]  # fmt: skip
    assert [event.seat for event in of_kind(events, HandRevealed)] == [SUR, OESTE, NORTE, ESTE]


@pytest.mark.clause("naipes.wind.6")
def test_the_dominant_palo_of_the_vuelta_counts() -> None:
    match = worked_hand()
    deal = hand(match)
    marks = ((("vuelta", 2),), (), (), ())
    _, events = act(match._replace(deal=deal._replace(marks=marks)), SUR, "mahjong")
    oros, copas, *_ = only(events, HandEnded).sheet.accounts
    assert (oros.doubles, copas.doubles) == (1, 4)


@pytest.mark.clause("naipes.end.2", "naipes.pay.8", "naipes.open.13")
def test_where_the_table_agreed_so_all_four_settle_without_a_mahjong() -> None:
    melds = {ESTE: [meld("pung", "3xCo", SUR)], SUR: [meld("kang-hand", "4x5c")]}
    match = table({ESTE: "2o 5o 8o 2c 6c 8c 2b 5b 8b Ro Rb", SUR: "2o 5o 8o 2c 7c 8c 2b 5b 8b Rb"},
                  drawn="Rb", melds=melds, left=0, sin_mahjong="liquidan_todos")  # fmt: skip
    match, _ = act(match, ESTE, "discard", "Rb")
    match, events = answer_all(match)
    ended = only(events, HandEnded)
    assert (ended.reason, ended.clause, ended.sheet.winner) == ("no-mahjong", "naipes.end.2", None)
    assert [account.total for account in ended.sheet.accounts] == [8, 16, 0, 0]
    assert ended.balance == match.scores == (-16 + 16 + 16, 16 + 16 + 16, -32, -32)
    assert len(of_kind(events, HandRevealed)) == 4


@pytest.mark.clause("naipes.end.3", "naipes.open.20")
def test_where_the_last_discard_serves_nothing_the_hand_ends_with_it() -> None:
    match = table({ESTE: LOOSE + " 8b", SUR: READY}, drawn="8b", left=0, ultimo_descarte="nada")
    match, events = act(match, ESTE, "discard", "8b")
    assert (only(events, HandEnded).reason, only(events, HandEnded).clause) == ("no-mahjong", "naipes.end.3")
    before = table({ESTE: LOOSE + " 8b", SUR: READY}, drawn="8b", left=1, ultimo_descarte="nada")
    assert "mahjong" in names(act(before, ESTE, "discard", "8b")[0], SUR)


# ---- false mah-jongs ----------------------------------------------------------------------

PAYS = {"mahjong_falso": "paga_a_todos"}


@pytest.mark.clause("naipes.end.5", "naipes.open.17")
def test_a_false_mahjong_is_refused_and_play_continues() -> None:
    match = table({SUR: LOOSE + " Co"}, turn=SUR, drawn="Co")
    assert refused(match, SUR, "mahjong") == ("naipes.end.5", ())
    assert "discard" in names(match, SUR)


@pytest.mark.clause("naipes.end.5", "naipes.pay.4", "naipes.open.17")
@pytest.mark.parametrize(("este_doble", "este"), [("si", 40), ("no", 20)])
def test_where_it_costs_something_each_of_the_others_is_paid_and_the_hand_goes_on(este_doble: str, este: int) -> None:
    match = table({SUR: LOOSE + " Co"}, turn=SUR, drawn="Co", este_doble=este_doble, **PAYS)
    match, events = act(match, SUR, "mahjong")
    assert events == (ClaimAnnounced(SUR, "mahjong"), MarkSet(SUR, "false-mahjong", 1, "naipes.end.5"))
    assert (hand(match).turn, hand(match).drawn) == (SUR, "Co")
    assert set(fines(hand(match))) == {
        Payment(SUR, ESTE, este, "naipes.end.5"),
        Payment(SUR, OESTE, 20, "naipes.end.5"),
        Payment(SUR, NORTE, 20, "naipes.end.5"),
    }


@pytest.mark.clause("naipes.end.5")
def test_what_is_owed_is_paid_when_the_hand_is_settled_won_or_not() -> None:
    marks = {NORTE: [("false-mahjong", 2)]}
    match = table({ESTE: LOOSE + " Co"}, drawn="Co", left=0, marks=marks, **PAYS)
    match, _ = act(match, ESTE, "discard", "Co")
    match, events = answer_all(match)
    assert only(events, HandEnded).balance == (80, 40, 40, -160)
    won, events = act(table({SUR: READY + " 8b"}, turn=SUR, drawn="8b", marks=marks, **PAYS), SUR, "mahjong")
    fined = [payment for payment in only(events, HandEnded).sheet.payments if payment.clause == "naipes.end.5"]
    assert sum(payment.points for payment in fined) == 160 and sum(won.scores) == 0


@pytest.mark.clause("naipes.end.5", "naipes.prec.4")
def test_a_false_claim_lapses_and_the_others_are_resolved() -> None:
    match = thrown(table({SUR: "2x5b 2o 5o 8o Ro Rc Re Rb 2c 5c 8c 9b", OESTE: LOOSE}, **PAYS), ESTE, "5b")
    match, events = answer_all(match, (SUR, "pung", "2x5b"), (OESTE, "mahjong", ""))
    assert of_kind(events, MarkSet) == [MarkSet(OESTE, "false-mahjong", 1, "naipes.end.5")]
    assert of_kind(events, ClaimLapsed) == [ClaimLapsed(OESTE, "mahjong", "naipes.end.5")]
    assert hand(match).melds[SUR][0].kind == "pung"
    match = thrown(table({SUR: LOOSE, OESTE: READY}, **PAYS), ESTE, "8b")
    _, events = answer_all(match, (SUR, "mahjong", ""), (OESTE, "mahjong", ""))
    assert only(events, HandWon).seat == OESTE
    assert (SUR, ESTE, 40) in {payment[:3] for payment in only(events, HandEnded).sheet.payments}
    match = thrown(table({}, **PAYS), ESTE, "8b")
    _, events = answer_all(match, (SUR, "mahjong", ""))
    assert only(events, TileDrawn).seat == SUR


@pytest.mark.clause("naipes.end.5")
def test_an_offer_tells_whether_it_would_be_a_mahjong() -> None:
    assert NAIPES.sound is not None
    for held, true in ((READY, True), (LOOSE, False)):
        match = thrown(table({SUR: held}, **PAYS), ESTE, "8b")
        (offer,) = found(match, SUR, "mahjong")
        assert NAIPES.sound(hand(match), SUR, offer) == true
