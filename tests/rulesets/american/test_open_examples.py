"""The open examples of the rulings, one test each: a position or a document, the expected ruling, its clause.

What is expected is read from `open_examples.yaml`, so that an example cannot be changed without its test.
"""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from kongbox.engine.events import HandEnded, HandWon, QuestionOpened
from kongbox.engine.phases import Phase
from kongbox.engine.seats import SEATS, WINDS
from kongbox.engine.state import Question
from kongbox.rulebook import find_clause
from kongbox.rulesets.american.adjudication import MahjongInError, Outcome, TileCount, TileFate, ruling_on
from kongbox.rulesets.american.adjudication.counts import DEALING
from kongbox.rulesets.american.documents import score_document
from kongbox.rulesets.american.tileset import JOKER
from tests.rulesets.american.tables import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    act,
    answer_all,
    dealt,
    found,
    hand,
    meld,
    of_kind,
    only,
    refused,
    table,
    thrown,
    tiles,
)

FILE = yaml.safe_load((Path(__file__).parent / "open_examples.yaml").read_text(encoding="utf-8"))
EXAMPLES: dict[str, dict[str, Any]] = {case["id"]: case for case in FILE["cases"]}
CARD = FILE["card"]
NAMES = dict(zip(("East", "South", "West", "North"), SEATS, strict=True))


def expected(id):
    """What the example says must come out."""
    return EXAMPLES[id]["expect"]


def refused_as_expected(id, refusal):
    """A refusal where the example allows nothing, under its clause."""
    assert expected(id)["legal"] is False
    assert refusal.clause == EXAMPLES[id]["clause"]


def paid(id, **document):
    """The payments of a score document, by seat, beside those of the example."""
    answer = score_document({"card": CARD} | document, lambda *_: "")
    wanted = {WINDS[NAMES[name]]: points for name, points in expected(id)["pay"].items()}
    assert answer["payments"] == wanted
    return answer


def choosing(name, **racks):
    """The first hand of a match at the question `name`, with the racks that are told."""
    match = dealt(card=CARD)
    deal = hand(match)
    hands = tuple(tiles(racks[WINDS[seat]]) if WINDS[seat] in racks else deal.hands[seat] for seat in SEATS)
    return match._replace(deal=deal._replace(hands=hands, question=Question(name, SEATS)))


def test_every_example_has_its_test_here_and_a_clause_in_the_rule_book():
    written = re.findall(r"def test_ao_(\d+)_", Path(__file__).read_text(encoding="utf-8"))
    assert [f"AO-{number}" for number in written] == sorted(EXAMPLES)
    assert all(find_clause(case["clause"]) for case in EXAMPLES.values())


@pytest.mark.clause("american.charleston.3")
def test_ao_001_a_joker_is_never_passed():
    match = choosing("pass-right-1", E="J 2B 9C 1B 1B 4B 4B 7B 7B 2D 2D 5D 5D 8D")
    refused_as_expected("AO-001", refused(match, EAST, "pass-tiles", "2B 9C J", 0))
    assert expected("AO-001")["effect"] == "joker_refused_choose_other"
    act(match, EAST, "pass-tiles", "1B 2B 9C", 0)


@pytest.mark.clause("american.charleston.5")
def test_ao_002_a_blind_pass_is_for_the_last_pass_of_a_charleston_alone():
    refusal = refused(choosing("pass-across-1", W="2B " * 4 + "5C " * 4 + "8D " * 5), WEST, "pass-tiles", "2B", 2)
    refused_as_expected("AO-002", refusal)
    blind = {"first left": "pass-left-1", "last right": "pass-right-2"}
    for name in ("pass-right-1", "pass-across-1", "pass-left-1", "pass-left-2", "pass-across-2", "pass-right-2"):
        open_blind = any(offer.target for offer in found(choosing(name), WEST, "pass-tiles"))
        assert open_blind == (name in [blind[each] for each in expected("AO-002")["allowed_on"]])


@pytest.mark.clause("american.charleston.8")
def test_ao_003_each_pair_swaps_the_smaller_number():
    match = choosing("courtesy")
    for name, most in EXAMPLES["AO-003"]["given"]["max"].items():
        match, _ = act(match, NAMES[name], "courtesy", "", most)
    swapped = {name: found(match, NAMES[name], "courtesy-tiles")[0].choose for name in NAMES}
    assert {swapped["East"], swapped["West"]} == {expected("AO-003")["East_West_swap"]}
    assert {swapped["South"], swapped["North"]} == {expected("AO-003")["South_North_swap"]}


@pytest.mark.clause("american.claim.5")
def test_ao_004_a_discard_makes_no_pair():
    match = thrown(table({EAST: "Ww 1B 4B 7B 2C 5C 8C 3D 6D 9D Ew Sw GD"}), SOUTH, "Ww")
    refused_as_expected("AO-004", refused(match, EAST, "pung", "Ww"))


@pytest.mark.clause("american.window.2")
def test_ao_005_a_racked_draw_closes_the_window():
    match = table(
        {SOUTH: "1B " * 4 + "5C " * 4 + "9D " * 6, NORTH: "3B 3B 1C 4C 7C 2D 5D 8D Ew Sw Ww GD RD"},
        turn=SOUTH,
        drawn="9D",
        discards=[(EAST, "3B")],
    )
    refused_as_expected("AO-005", refused(match, NORTH, "pung", "3B 3B"))
    assert hand(match).question is None
    assert expected("AO-005")["window"] == "closed"


@pytest.mark.clause("american.precedence.1")
def test_ao_006_mahjong_beats_an_exposure():
    racks = {EAST: "9B 9B 1B 4B 2C 5C 8C 3D 6D Ew Sw GD RD", WEST: "F F F F 1C 1C 1C 5D 5D 5D 9B 9B 9B"}
    match = thrown(table(racks, card=CARD), NORTH, "9B")
    match, events = answer_all(match, (EAST, "pung", "9B 9B"), (WEST, "mahjong", ""))
    assert only(events, HandWon).seat == NAMES[expected("AO-006")["winner"]]


@pytest.mark.clause("american.claim.7")
def test_ao_007_two_jokers_and_the_discard_are_a_pung():
    match = thrown(table({SOUTH: "J J 1B 4B 7B 2C 5C 8C 3D 9D Ew Sw GD"}), EAST, "6D")
    match, _ = answer_all(match, (SOUTH, "pung", "J J"))
    assert expected("AO-007") == {"legal": True, "next": "South discards without drawing"}
    deal = hand(match)
    assert (deal.phase, deal.turn, deal.drawn) == (Phase.TURN, SOUTH, None)
    assert deal.melds[SOUTH][0].tiles == tiles("6D J J")
    assert found(match, SOUTH, "discard")


@pytest.mark.clause("american.exposure.5")
def test_ao_008_a_new_exposure_is_corrected_before_the_discard():
    match = thrown(table({NORTH: "1C 1C J 1B 4B 7B 2C 5C 8C 3D 6D 9D Ew"}), EAST, "1C")
    match, _ = answer_all(match, (NORTH, "pung", "1C J"))
    match, _ = act(match, NORTH, "amend", "1C 1C")
    assert expected("AO-008")["legal"] is True
    assert hand(match).melds[NORTH][0].tiles == tiles("1C 1C 1C")
    assert JOKER in hand(match).hands[NORTH]


@pytest.mark.clause("american.joker.6")
def test_ao_009_no_exchange_before_drawing_or_claiming():
    racks = {SOUTH: "1B 4B 7B 2C 5C 8C 3D 6D 9D Ew", WEST: "2D 1B 4B 7B 2C 5C 8C 3D 6D 9D Ew Sw GD"}
    match = thrown(table(racks, melds={SOUTH: [meld("pung", "2D 2D J", EAST)]}), SOUTH, "Ew")
    refused_as_expected("AO-009", refused(match, WEST, "exchange", "2D", 10 * SOUTH))
    assert expected("AO-009")["effect"] == "draw_or_claim_first"
    match, _ = answer_all(match)
    assert hand(match).turn == WEST
    act(match, WEST, "exchange", "2D", 10 * SOUTH)


@pytest.mark.clause("american.joker.5")
def test_ao_010_a_discarded_joker_is_nobodys():
    racks = {EAST: "J 1B 4B 7B 2C 5C 8C 3D 6D 9D Ew Sw GD RD", SOUTH: "2B 2B 2B 7B 7B 7B 2C 2C 2C 7C 7C 7C J"}
    match, events = act(table(racks), EAST, "discard", "J")
    assert of_kind(events, QuestionOpened) == []
    assert hand(match).discards[-1].taken_by is None
    for claimant in (SOUTH, WEST):
        match = match._replace(deal=hand(match)._replace(turn=NORTH))
        refused_as_expected("AO-010", refused(match, claimant, "mahjong"))


@pytest.mark.clause("american.score.2")
def test_ao_011_the_discarder_pays_double_and_the_others_the_value():
    answer = paid(
        "AO-011", concealed="2B 2B J 7B 7B 7B 2C 2C 2C J 7C 7C 7C", win="7C", by="discard", seat="W", discarder="E"
    )
    assert (answer["line"], answer["value"], answer["jokerless"]) == ("P1", 25, False)


@pytest.mark.clause("american.score.4", "american.score.3")
def test_ao_012_self_drawn_and_jokerless_multiply():
    answer = paid("AO-012", concealed="2B 2B 2B 7B 7B 7B 2C 2C 2C 2C 7C 7C 7C", win="7C", by="draw", seat="N")
    assert (answer["line"], answer["jokerless"]) == ("P1", True)


@pytest.mark.clause("american.score.4", "american.score.10")
def test_ao_013_singles_and_pairs_are_not_doubled():
    answer = paid(
        "AO-013", concealed="F F 1B 1B 4B 4B 7B 7B 1C 1C 4C 4C 7C", win="7C", by="discard", seat="E", discarder="W"
    )
    assert answer["line"] == "P4"
    assert ("american.score.4" in [line["clause"] for line in answer["lines"]]) == expected("AO-013")["jokerless_bonus"]


@pytest.mark.clause("american.dead.4")
def test_ao_014_jokers_of_earlier_exposures_stay_open():
    ruling = ruling_on(MahjongInError(SOUTH, attempted=30, exposures=1))
    assert (ruling.dead, ruling.returned) == ((SOUTH,), ())
    racks = {SOUTH: "1B 4B 7B 2C 5C 8C 3D 6D 9D Ew", NORTH: "6B 1B 4B 7B 2C 5C 8C 3D 6D 9D Ew Sw GD RD"}
    melds = {SOUTH: [meld("pung", "6B 6B J", EAST)]}
    match = table(racks, turn=NORTH, drawn="RD", melds=melds, dead=ruling.dead)
    match, _ = act(match, NORTH, "exchange", "6B", 10 * SOUTH)
    assert expected("AO-014")["legal"] is True
    assert JOKER in hand(match).hands[NORTH]


@pytest.mark.clause("american.error.4")
def test_ao_015_a_word_alone_is_withdrawn():
    ruling = ruling_on(MahjongInError(EAST, shown=False, claimed_from=NORTH))
    assert EXAMPLES["AO-015"]["clause"] in ruling.clauses
    answer = {
        "legal": ruling.outcome is Outcome.WITHDRAWN,
        "dead": list(ruling.dead),
        "window": "open" if ruling.tile is TileFate.CLAIMABLE else "closed",
    }
    assert answer == expected("AO-015")


@pytest.mark.clause("american.adj.1")
def test_ao_016_a_wrong_count_before_the_charleston_is_dealt_again():
    counts = tuple(EXAMPLES["AO-016"]["given"]["counts"][name] for name in NAMES)
    ruling = ruling_on(TileCount(DEALING, counts))
    assert (ruling.outcome is Outcome.REDEAL) == expected("AO-016")["redeal"]
    assert ruling.clauses == (EXAMPLES["AO-016"]["clause"],)


@pytest.mark.clause("american.blank.3", "american.blank.2")
def test_ao_017_a_blank_is_swapped_in_anothers_turn():
    racks = {EAST: "1B " * 4 + "5C " * 4 + "9D " * 4 + "Ew Ew", NORTH: "BL 1B 4B 7B 2C 5C 8C 3D 6D 9D Ew Sw GD"}
    pool = [(EAST, "1C"), (SOUTH, "2C"), (WEST, "7D"), (NORTH, "4C")]
    match = table(racks, drawn="Ew", discards=pool, blanks=EXAMPLES["AO-017"]["config"]["blanks"])
    place = expected("AO-017")["blank_now_at"] - 1
    match, _ = act(match, NORTH, "blank-swap", "BL", place)
    deal = hand(match)
    assert deal.discards[place].tile == "BL"
    assert (deal.turn, deal.phase, expected("AO-017")["turn"]) == (EAST, Phase.TURN, "still East")
    assert "7D" in deal.hands[NORTH]


@pytest.mark.clause("american.end.1", "american.end.3")
def test_ao_018_nobody_wins_and_nobody_pays():
    match = thrown(table({}, left=0), SOUTH, "Ew")
    match, events = answer_all(match)
    ended = only(events, HandEnded)
    assert (ended.reason, ended.clause) == ("wall-game", EXAMPLES["AO-018"]["clause"])
    assert dict(zip(NAMES, ended.balance, strict=True)) == expected("AO-018")["pay"]
