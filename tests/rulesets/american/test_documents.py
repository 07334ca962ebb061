"""Score documents of this game, and everything in them that cannot be used."""

import re

import pytest

from kongbox.engine.scoresheet import ScoreLine
from kongbox.i18n import LANGUAGES, say
from kongbox.rulebook import clause_words
from kongbox.rulesets.american.card import read_card
from kongbox.rulesets.american.documents import ANSWERS, score_document
from kongbox.rulesets.american.notation import NOTATION
from kongbox.rulesets.american.practice_card import practice_card
from kongbox.rulesets.american.tileset import TILES
from kongbox.tiles.unusable import Unusable
from tests.rulesets.american.tables import CARD

WON = {
    "card": CARD,
    "concealed": "2B 2B 2B 7B 7B 2C 2C 2C 2C",
    "exposed": ["kong 7C 7C 7C J from E"],
    "win": "7B",
    "by": "discard",
    "seat": "W",
    "discarder": "N",
}


def in_words(lang):
    def say_line(line: ScoreLine, which: str) -> str:
        return clause_words(lang, line.clause, which, **dict(line.facts))

    return say_line


def answer(lang="en", **differences):
    document = {key: value for key, value in (WON | differences).items() if value is not None}
    return score_document(document, in_words(lang))


def wrong(**differences):
    with pytest.raises(Unusable) as error:
        answer(**differences)
    sentences = [" ".join(say(lang, error.value.words, **error.value.facts).split()) for lang in LANGUAGES]
    assert all(sentence.endswith((".", "!", "?", "}")) and "{" not in sentence for sentence in sentences), sentences
    return sentences[LANGUAGES.index("en")]


@pytest.mark.clause("american.win.1", "american.win.2", "american.score.2", "american.score.12")
def test_a_won_hand_is_told_with_line_value_payments_and_reasons():
    found = answer()
    assert (found["line"], found["value"], found["jokerless"], found["total"]) == ("T1", 25, False, 25)
    assert found["payments"] == {"E": -25, "S": -25, "W": 100, "N": -50}
    assert found["responsible"] == "N"
    assert found["arrangement"] == "2B 2B 2B / 7B 7B 7B / 2C 2C 2C 2C / 7C 7C 7C J"
    assert found["lines"][0]["clause"] == "american.score.1"
    assert {"T1", "25"} <= set(re.findall(r"\w+", found["lines"][0]["text"]))
    assert set(found) <= set(ANSWERS)


def test_every_line_that_the_hand_is_comes_with_its_suits_and_numbers():
    (match,) = answer()["matches"]
    assert match == {
        "line": "T1",
        "section": "open",
        "mark": "X",
        "value": 25,
        "worth": 25,
        "alternative": 1,
        "groups": ["2B 2B 2B", "7B 7B 7B", "2C 2C 2C 2C", "7C 7C 7C J"],
    }


@pytest.mark.clause("american.win.4")
def test_of_several_lines_the_one_that_pays_best_is_paid_and_all_are_told():
    same = CARD["lines"][3] | {"id": "T7", "section": "closed", "value": 30}
    pairs = {"exposed": None, "concealed": "F F 1B 1B 4B 4B 7B 7B 1C 1C 4C 4C 7C", "win": "7C"}
    found = answer(**pairs, card=CARD | {"lines": [*CARD["lines"], same]})
    assert {match["line"]: match["worth"] for match in found["matches"]} == {"T4": 50, "T7": 60}
    assert (found["line"], found["value"], found["total"]) == ("T7", 30, 60)
    assert found["jokerless"] is True


@pytest.mark.clause("american.score.3", "american.joker.11")
@pytest.mark.parametrize(("by", "win", "each"), [("draw", "7B", 50), ("exchange", "J", 50)])
def test_what_was_drawn_or_exchanged_is_paid_double_by_all(by, win, each):
    found = answer(by=by, win=win, discarder=None)
    assert found["payments"] == {"E": -each, "S": -each, "W": 3 * each, "N": -each}


@pytest.mark.clause("american.east.6", "american.score.4")
def test_the_dealt_hand_pays_as_self_drawn_and_may_be_jokerless():
    dealt = {"exposed": None, "concealed": "2B 2B 2B 7B 7B 2C 2C 2C 2C 7C 7C 7C 7C", "discarder": None}
    found = answer(by="deal", seat="E", **dealt)
    assert (found["jokerless"], found["total"], found["payments"]["E"]) == (True, 50, 300)


@pytest.mark.clause("american.dead.5")
def test_dead_hands_pay_and_are_named():
    found = answer(dead=["S"])
    assert found["payments"] == answer()["payments"]
    assert "american.dead.5" in [note["clause"] for note in found["notes"]]


@pytest.mark.clause("american.win.1", "american.joker.2")
def test_a_hand_that_is_none_is_told_the_nearest_lines_and_why_each_fails():
    found = answer(concealed="2B 2B 2B 7B 7B 2C 2C 2C 9D")
    assert (found["false_win"], found["clause"]) == (True, "american.win.1")
    nearest = found["nearest"][0]
    assert (nearest["line"], nearest["missing"], nearest["spare"]) == ("T1", "2C", "9D")
    assert nearest["why"] == [{"clause": "american.win.1", "text": "T1 lacks one tile: 2C."}]
    assert set(found) <= set(ANSWERS)


@pytest.mark.clause("american.concealed.4", "american.exposure.7")
def test_near_misses_say_that_exposures_shut_a_line_out():
    found = answer(concealed="F F F F 1B 1B 1B 5C 5C", exposed=["kong 9D 9D 9D 9D"])
    whys = {near["line"]: [why["clause"] for why in near["why"]] for near in found["nearest"]}
    assert whys["T2"][0] == "american.concealed.4"
    assert {whys[line][0] for line in ("T3", "T5", "T6")} == {"american.exposure.7"}


@pytest.mark.clause("american.joker.2", "american.joker.1")
def test_jokers_without_a_place_are_a_reason_of_their_own():
    written = {"exposed": None, "concealed": "F J 1B 1B 4B 4B 7B 7B 1C 1C 4C 4C 7C", "win": "7C"}
    nearest = answer(**written)["nearest"]
    pairs = next(near for near in nearest if near["line"] == "T4")
    assert [why["clause"] for why in pairs["why"]] == ["american.win.1", "american.joker.2"]
    assert (pairs["missing"], pairs["spare"]) == ("F", "J")


@pytest.mark.clause("american.win.5", "american.blank.7")
def test_a_hand_with_a_blank_is_none():
    found = answer(concealed="2B 2B BL 7B 7B 2C 2C 2C 2C", options={"blanks": 6})
    assert (found["false_win"], found["clause"]) == (True, "american.win.5")
    assert found["options"] == {"blanks": 6} | {"card": found["options"]["card"]}


@pytest.mark.clause("american.joker.4")
def test_the_option_about_zeros_decides_whether_a_joker_may_stand_for_one():
    zeros = {"id": "Z", "section": "open", "mark": "X", "value": 25, "groups": [[4, "0"], [5, "F"], [5, "3@a"]]}
    given = {
        "card": CARD | {"lines": [zeros]},
        "exposed": None,
        "concealed": "WD WD WD J F F F F F 3B 3B 3B 3B",
        "win": "J",
        "by": "draw",
        "discarder": None,
    }
    assert answer(**given)["line"] == "Z"
    strict = answer(**given, options={"joker_zero_groups": "no"})
    assert strict["false_win"] is True
    assert strict["options"]["joker_zero_groups"] == "no"


@pytest.mark.clause("american.card.2")
def test_a_card_may_be_given_read_and_where_none_is_named_the_practice_card_is_meant():
    assert answer(card=read_card(CARD)) == answer()
    usual = answer(card=None)
    assert "options" not in usual
    assert usual["nearest"]
    for card in ("practice", practice_card().id):
        assert answer(card=card) == usual


def test_standing_options_and_cards_hold_where_a_document_names_none():
    document = {key: value for key, value in WON.items() if key != "card"}
    assert score_document(document, in_words("en"), {"card": CARD})["line"] == "T1"
    strict = score_document(document, in_words("en"), {"card": CARD, "joker_zero_groups": "no"})
    assert strict["options"]["joker_zero_groups"] == "no"


def test_every_tile_prints_to_what_parses_back():
    everything = TILES.kinds
    assert NOTATION.parse(NOTATION.write(everything), "here") == everything
    assert NOTATION.write(NOTATION.parse("22B7D FFJ", "here")) == "2B 2B 7D F F J"


@pytest.mark.parametrize(
    ("differences", "words"),
    [
        ({"concealed": None}, "“concealed” is missing"),
        ({"win": None}, "“win” is missing"),
        ({"by": None}, "“by” is missing"),
        ({"seat": None}, "“seat” is missing"),
        ({"colour": "red"}, "no field “colour”"),
        ({"concealed": 5}, "should be text"),
        ({"concealed": "2B 2X"}, "“2X” is no tile"),
        ({"concealed": "2B 2B 2B 7B 7B 2C 2C 2C"}, "there should be 13"),
        ({"win": "7B 7B"}, "just one"),
        ({"by": "self"}, "choose one of draw, discard, exchange, deal"),
        ({"seat": "X"}, "choose one of E, S, W, N"),
        ({"discarder": None}, "who discarded the winning tile is missing"),
        ({"by": "draw"}, "nobody discarded"),
        ({"discarder": "W"}, "nobody wins on his own discard"),
        ({"exposed": "pung"}, "should be a list"),
        ({"exposed": ["trio 7C 7C 7C"]}, "no exposure"),
        ({"exposed": [7]}, "no exposure"),
        ({"exposed": ["kong 7C 7C 7C J from W"]}, "nobody claims his own discard"),
        ({"exposed": ["kong 7C 7C 7C J from X"]}, "choose one of"),
        ({"exposed": ["kong 7C 7C J"]}, "a kong has 4 tiles"),
        ({"exposed": ["kong 7C 7C 8C J"]}, "is no group"),
        ({"exposed": ["kong J J J J"]}, "is no group"),
        ({"exposed": ["kong 2C 2C 2C J"]}, "the box has only 4"),
        ({"concealed": "2B 2B BL 7B 7B 2C 2C 2C 2C"}, "plays without blank tiles"),
        ({"concealed": "BL BL BL 7B 7B 2C 2C 2C 2C", "options": {"blanks": 2}}, "plays with 2"),
        ({"dead": ["W"]}, "a dead hand does not win"),
        ({"dead": "S"}, "should be a list"),
        ({"win": "J"}, "nobody can claim a joker"),
        ({"by": "exchange", "discarder": None}, "the joker received"),
        ({"by": "deal", "discarder": None}, "needs seat: E and no exposures"),
        (
            {"by": "deal", "seat": "E", "discarder": None, "exposed": ["kong 7C 7C 7C J"]},
            "needs seat: E and no exposures",
        ),
        ({"options": [1]}, "Options are written"),
        ({"options": {"blanks": 1}}, "blanks"),
        ({"card": "no-such-card"}, "practice"),
        ({"card": {"id": "x"}}, "lines"),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, dict) else "",
)
def test_what_cannot_be_used_is_one_sentence_in_both_languages(differences, words):
    assert words in wrong(**differences)


@pytest.mark.parametrize("document", [None, 5, "2B", []])
def test_what_is_no_document_at_all_is_refused(document):
    with pytest.raises(Unusable):
        score_document(document, in_words("en"))
