"""What is shown beside the table: palos, honour cards, what the hand is worth by now, and what it waits for."""

import pytest

from kongbox.engine.events import MarkSet
from kongbox.engine.seats import SEATS
from kongbox.engine.views import seen_by
from kongbox.rulesets.naipes import NAIPES
from kongbox.testing import random_steps
from kongbox.tiles.tile import HIDDEN
from tests.rulesets.naipes.chance import weighted_chooser
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
    hand,
    meld,
    of_kind,
    table,
    thrown,
)

OVER = ("settled", "between", "over")


def beside(match, viewer):
    """What `viewer` is shown of the table as he may see it."""
    return NAIPES.beside(hand(seen_by(match, viewer)), viewer)


@pytest.mark.clause("naipes.wind.2", "naipes.wind.6", "naipes.eunuco.3", "naipes.honor.5")
def test_everybody_sees_palos_the_dominant_one_honour_cards_and_counts():
    match = table({ESTE: LOOSE + " Co"}, dealer=OESTE, drawn="Co", marks={ESTE: [("vuelta", 3)]},
                  aside={ESTE: "Sc", NORTE: "1e So"}, melds={SUR: [meld("kang-hand", "4x9c")]})  # fmt: skip
    for viewer in (None, *SEATS):
        shown = beside(match, viewer)
        assert (shown["vuelta"], shown["dominant"]) == (3, "espadas")
        assert shown["palos"] == ["espadas", "bastos", "oros", "copas"]
        assert shown["honours_seen"] == ["So", "Sc", "1e"]
        assert shown["counts"] == [14, 16, 13, 13]


@pytest.mark.clause("naipes.base.6", "naipes.dobla.gen.1")
def test_the_own_hand_is_counted_as_if_another_won_now():
    ladder = beside(table({SUR: "3x5o 2c 4c 7c 8b 6b 3b Cb Ro Ro"}), SUR)["ladder"]
    assert (ladder["base"], ladder["doubles"], ladder["total"], ladder["claims"]) == (6, 0, 6, [])
    doubled = beside(table({SUR: "3xCb 2o 5o 8o 2c 5c 8c 2b 6b Rb Re"}), SUR)["ladder"]
    assert [line.clause for line in doubled["doublings"]] == ["naipes.dobla.all.5"]
    assert (doubled["total"], doubled["lines"][0].points) == (16, 8)


def test_a_spectator_and_a_finished_hand_are_told_nothing_more():
    match = table({SUR: READY + " 8b"}, turn=SUR, drawn="8b")
    assert (beside(match, None)["ladder"], beside(match, None)["waits"]) == (None, [])
    match, _ = act(match, SUR, "mahjong")
    assert (beside(match, SUR)["ladder"], beside(match, SUR)["waits"]) == (None, [])


@pytest.mark.clause("naipes.pumba.1", "naipes.claim.5")
def test_the_cards_waited_for_are_told_at_rest_and_not_to_a_eunuco():
    assert beside(table({SUR: READY}), SUR)["waits"] == ["2b", "5b", "8b"]
    assert beside(table({SUR: READY + " Co"}, turn=SUR, drawn="Co"), SUR)["waits"] == []
    assert beside(table({SUR: READY}, marks={SUR: [("eunuco", 2)]}, eunucos="activo"), SUR)["waits"] == []


def test_each_claim_tells_what_the_hand_would_be_worth_after_it_and_why():
    held = "3x5b 3b 4b 2xCo 2o 5o 8o 2c 6c Ro"
    claims = beside(thrown(table({SUR: held}), ESTE, "5b"), SUR)["ladder"]["claims"]
    told = {claim["name"]: (claim["tiles"], claim["base"], claim["total"], claim["clause"]) for claim in claims}
    assert told == {
        "kang": (["5b"] * 3, 10, 10, "naipes.claim.4"),
        "pung": (["5b"] * 2, 4, 4, "naipes.claim.3"),
        "chow": (["3b", "4b"], 6, 6, "naipes.claim.2"),
    }
    caballo = beside(thrown(table({SUR: held}), ESTE, "Co"), SUR)["ladder"]["claims"]
    assert [(claim["name"], claim["doubles"], claim["why"][:2]) for claim in caballo] == [
        ("pung", 1, ("naipes.dobla.all.5", 1))
    ]


def test_what_a_claim_loses_is_told_with_negative_points():
    held = "3xCo 3xCc 3x4c 5c 2o 8o 8b"
    (chow,) = [
        claim
        for claim in beside(thrown(table({SUR: held}), ESTE, "3c"), SUR)["ladder"]["claims"]
        if claim["name"] == "chow"
    ]
    assert chow["why"][:2] == ("naipes.dobla.all.9", -1)


@pytest.mark.clause("naipes.kang.4", "naipes.base.2")
def test_own_kangs_and_mahjongs_are_told_beforehand():
    melds = {ESTE: [meld("pung", "3x8b", SUR)]}
    claims = beside(table({ESTE: "4x5b 8b 2o 5o 8o 2c 5c 8c"}, drawn="8b", melds=melds), ESTE)["ladder"]["claims"]
    assert [(claim["name"], claim["base"]) for claim in claims] == [("kang-hand", 18), ("kang-grown", 12)]
    won = beside(table({SUR: READY + " 8b"}, turn=SUR, drawn="8b"), SUR)["ladder"]["claims"]
    assert [(claim["name"], claim["base"], claim["total"]) for claim in won] == [("mahjong", 22, 44)]
    offered = beside(thrown(table({SUR: READY}), ESTE, "8b"), SUR)["ladder"]["claims"]
    assert [(claim["name"], claim["total"]) for claim in offered] == [("mahjong", 40), ("chow", 0)]
    false = beside(thrown(table({SUR: LOOSE}, mahjong_falso="paga_a_todos"), ESTE, "8b"), SUR)["ladder"]["claims"]
    assert false == []


@pytest.mark.clause("naipes.eunuco.1")
def test_a_gran_eunuco_sees_that_his_hand_counts_for_nothing():
    marks = {SUR: [("eunuco", 1)]}
    ladder = beside(table({SUR: "3xCb 2o 5o 8o 2c 5c 8c 2b 6b Rb Re Ro"}, marks=marks, eunucos="activo"), SUR)["ladder"]
    assert (ladder["base"], ladder["total"]) == (8, 0)


@pytest.mark.clause("naipes.pumba.3")
def test_where_the_table_wants_to_know_the_discarder_is_shown_to_be_pumba_or_not():
    told = {"anuncio_pumba": "si"}
    match, events = act(table({ESTE: READY + " Co"}, drawn="Co", **told), ESTE, "discard", "Co")
    assert of_kind(events, MarkSet) == [MarkSet(ESTE, "pumba", 1, "naipes.pumba.3")]
    match, events = answer_all(match)
    again = table({ESTE: READY + " Co"}, drawn="Co", marks={ESTE: [("pumba", 1)]}, **told)
    assert not of_kind(act(again, ESTE, "discard", "Co")[1], MarkSet)
    _, events = act(again, ESTE, "discard", "2o")
    assert of_kind(events, MarkSet) == [MarkSet(ESTE, "pumba", 0, "naipes.pumba.3")]
    _, events = act(table({ESTE: READY + " Co"}, drawn="Co"), ESTE, "discard", "Co")
    assert not of_kind(events, MarkSet)


@pytest.mark.clause("naipes.kang.8")
def test_it_holds_at_every_moment_of_play_and_tells_no_other_hand():
    for number in range(4):
        for match, _ in random_steps(NAIPES, number, 1, weighted_chooser(number)):
            for viewer in SEATS:
                seen = hand(seen_by(match, viewer))
                shown = NAIPES.beside(seen, viewer)
                assert HIDDEN not in repr(shown["ladder"])
                assert (shown["ladder"] is None) == (match.phase.value in OVER)
                assert set(shown["waits"]) <= set(NAIPES.tiles.kinds)


def test_cards_of_the_hand_alone_stand_in_the_ladder():
    written = "3xCb 2o 5o 8o 2c 5c 8c 2b 6b Ro Ro"
    ladder = beside(table({SUR: written}, dealer=SUR), SUR)["ladder"]
    lines = (*ladder["lines"], *ladder["doublings"])
    assert [line.tiles for line in lines] == [cards("3xCb"), cards("2xRo"), cards("3xCb")]
