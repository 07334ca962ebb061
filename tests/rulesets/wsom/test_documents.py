"""Score documents: what is answered, and the one sentence about what cannot be used."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kongbox.i18n import say
from kongbox.rulesets.wsom.circumstances import CONTRADICTIONS
from kongbox.rulesets.wsom.documents import ANSWERS, FIELDS, read_hand, score_document
from kongbox.rulesets.wsom.position import FLAGS
from kongbox.tiles.unusable import Unusable
from tests.rulesets.wsom.hands import answer
from tests.rulesets.wsom.hands import given as document

GOOD = document("456p67s234s99m", "8s", "chi 123m", by="self", seat="S")
DISCARDED = document("456p67s234s99m", "8s", "chi 123m")
KONG = document("456p67s99m", "8s", "chi 123m", "kong-big 3333z", by="self")
DEALT = document("123m456p789s222z1s", "1s", by="self")


def silent(_line, _which):
    return ""


def refused(given, **changes):
    with pytest.raises(Unusable) as error:
        read_hand(given | changes)
    for lang in ("es", "en"):
        sentence = say(lang, error.value.words, **error.value.facts)
        assert sentence.isprintable()
        assert 20 < len(sentence) < 300
    return error.value


def test_an_answer_holds_what_was_agreed():
    found = answer("456p67s234s99m", "8s", "chi 123m", by="self", seat="S")
    assert found == {
        "patterns": {"1.1": 5},
        "raw": 5,
        "total": 5,
        "limit": "none",
        "responsible": "S",
        "payments": {"E": -5, "S": 15, "W": -5, "N": -5},
        "arrangement": "123m 234s 456p 678s / 99m",
        "lines": [
            {
                "clause": "wsom.score.1.1",
                "points": 5,
                "tiles": "123m456p234678s",
                "text": "line {'points': 5, 'tile': '1m'}",
            }
        ],
        "uncounted": found["uncounted"],
        "notes": found["notes"],
    }
    assert set(found) <= set(ANSWERS)


@pytest.mark.parametrize(
    ("tiles", "arrangement"),
    [
        (("19m19p19s1234567z", "5z"), "thirteen terminals"),
        (("22m66m11p77p55s33z4z", "4z"), "22m 66m 11p 77p 55s 33z 44z"),
        (("9s", "9s", "chi 123p", "pong 444m", "pong 555m", "kong-big 6666m"), "123p 444m 555m 6666m / 99s"),
    ],
)
def test_the_arrangement_is_written_as_players_write_it(tiles, arrangement):
    assert answer(*tiles)["arrangement"] == arrangement


def test_options_are_named_when_they_differ():
    assert "options" not in answer("456p67s234s99m", "8s", "chi 123m", options={"payoff_base": 25})
    unusual = answer("456p67s234s99m", "8s", "chi 123m", options={"payoff_base": 30, "min_points": 5})
    assert unusual["options"] == {"payoff_base": 30, "min_points": 5}


def test_standing_options_hold_where_the_document_names_none():
    def options(given, **standing):
        return score_document(given, silent, standing).get("options", {})

    assert options(GOOD, payoff_base=30) == {"payoff_base": 30}
    assert options(GOOD | {"options": {"payoff_base": 25, "min_points": 5}}, payoff_base=30) == {"min_points": 5}


def test_fields_without_a_value_are_as_good_as_absent():
    empty = {"melds": None, "discarder": None, "turn_discards": None, "flags": None, "options": None}
    assert read_hand(document("123m456p789s222z1s", "1s", by="self") | empty) == read_hand(DEALT)


@pytest.mark.parametrize("value", [None, 5, "123m", [], [GOOD], True])
def test_a_document_is_an_object(value):
    with pytest.raises(Unusable) as error:
        read_hand(value)
    assert error.value.words == "unusable-hand-form"


@pytest.mark.parametrize("field", ["concealed", "win", "by", "seat"])
def test_what_must_be_there_is_asked_for(field):
    assert refused({key: value for key, value in GOOD.items() if key != field}).facts["field"] == field


@pytest.mark.parametrize("key", ["conceled", "expect", "id", 5, None, "options "])
def test_an_unknown_field_is_named(key):
    assert refused(GOOD | {key: 1}).words == "unusable-hand-field"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"concealed": 456}, "unusable-tiles-form"),
        ({"concealed": ["4p", "5p"]}, "unusable-tiles-form"),
        ({"concealed": "456p67s234s99x"}, "unusable-tiles-unknown"),
        ({"concealed": "456p67s234s9m"}, "unusable-hand-count"),
        ({"concealed": "456p678s234s99m"}, "unusable-hand-count"),
        ({"concealed": ""}, "unusable-hand-count"),
        ({"win": 8}, "unusable-tiles-form"),
        ({"win": "88s"}, "unusable-tiles-one"),
        ({"win": ""}, "unusable-tiles-one"),
        ({"by": "tsumo"}, "unusable-word"),
        ({"by": ["self"]}, "unusable-word"),
        ({"seat": "O"}, "unusable-word"),
        ({"seat": "e"}, "unusable-word"),
        ({"seat": 0}, "unusable-word"),
        ({"seat": {}}, "unusable-word"),
        ({"discarder": "E"}, "unusable-discarder-self"),
        ({"melds": "chi 123m"}, "unusable-list"),
        ({"melds": {"chi": "123m"}}, "unusable-list"),
        ({"melds": ["123m"]}, "unusable-meld-form"),
        ({"melds": ["Chi 123m"]}, "unusable-meld-form"),
        ({"melds": ["kong 1111m"]}, "unusable-meld-form"),
        ({"melds": [["chi", "123m"]]}, "unusable-meld-form"),
        ({"melds": [5]}, "unusable-meld-form"),
        ({"melds": ["chi"]}, "unusable-meld-chi"),
        ({"melds": ["chi 124m"]}, "unusable-meld-chi"),
        ({"melds": ["chi 123z"]}, "unusable-meld-chi"),
        ({"melds": ["chi 12m3p"]}, "unusable-meld-chi"),
        ({"melds": ["chi 1234m"]}, "unusable-meld-chi"),
        ({"melds": ["chi 891m"]}, "unusable-meld-chi"),
        ({"melds": ["pong 112m"]}, "unusable-meld-pong"),
        ({"melds": ["pong 1111m"]}, "unusable-meld-pong"),
        ({"melds": ["kong-big 111m"]}, "unusable-meld-kong"),
        ({"melds": ["kong-small 1112m"]}, "unusable-meld-kong"),
        ({"melds": ["kong-concealed 11112m"]}, "unusable-meld-kong"),
        ({"melds": ["chi 123x"]}, "unusable-tiles-unknown"),
        ({"melds": ["chi 123m"] * 5}, "unusable-melds-many"),
        ({"melds": ["pong 999m"]}, "unusable-hand-five"),
        ({"flags": "seabed"}, "unusable-list"),
        ({"flags": ["last"]}, "unusable-word"),
        ({"flags": [["seabed"]]}, "unusable-word"),
        ({"options": ["payoff_base"]}, "unusable-options-form"),
        ({"options": {"payoff": 30}}, "unusable-option-unknown"),
        ({"options": {"payoff_base": "30"}}, "unusable-option-number"),
        ({"turn_discards": "S 7p"}, "unusable-list"),
        ({"turn_discards": [["S", "7p", "8p"]]}, "unusable-discard"),
        ({"turn_discards": ["S7p"]}, "unusable-discard"),
        ({"turn_discards": [["O", "7p"]]}, "unusable-word"),
        ({"turn_discards": [["S", "7x"]]}, "unusable-tiles-unknown"),
        ({"turn_discards": [["S", "77p"]]}, "unusable-tiles-one"),
    ],
)
def test_what_cannot_be_read_is_one_sentence(changes, words):
    assert refused(GOOD, **changes).words == words


@pytest.mark.clause("wsom.tile.2")
def test_five_of_a_kind_are_refused_wherever_they_lie():
    assert refused(document("1111m222333p44p5z", "1m")).facts == {"tile": "1m", "count": 5}
    assert refused(document("11m222333p44z", "1m", "pong 111m")).words == "unusable-hand-five"
    thrown = [["E", "9p"], ["S", "8s"], ["W", "8s"], ["N", "8s"]]
    crowded = document("456p88s99m", "8s", "chi 123m", "chi 678s", turn_discards=thrown)
    assert refused(crowded).words == "unusable-hand-five-thrown"


@pytest.mark.parametrize(
    ("given", "changes", "words"),
    [
        (DISCARDED, {"discarder": None}, "unusable-discarder-missing"),
        (DISCARDED, {"by": "rob", "discarder": None}, "unusable-discarder-missing"),
        (DISCARDED, {"discarder": "E"}, "unusable-discarder-winner"),
        (DISCARDED, {"flags": ["seabed"]}, "unusable-flag-seabed"),
        (GOOD, {"flags": ["riverbed"]}, "unusable-flag-riverbed"),
        (DISCARDED, {"by": "rob", "flags": ["riverbed"]}, "unusable-flag-riverbed"),
        (DISCARDED, {"flags": ["supplement"]}, "unusable-flag-supplement"),
        (GOOD, {"flags": ["supplement"]}, "unusable-flag-supplement-kong"),
        (DEALT, {"flags": ["initial14"], "seat": "S"}, "unusable-flag-initial"),
        (DEALT, {"flags": ["initial14"], "by": "discard", "discarder": "S"}, "unusable-flag-initial"),
        (KONG, {"flags": ["initial14"]}, "unusable-flag-initial-claims"),
        (DEALT, {"flags": ["east_first_discard"]}, "unusable-flag-first"),
        (DEALT, {"flags": ["east_first_discard"], "by": "discard", "discarder": "S"}, "unusable-flag-first-east"),
        (DISCARDED, {"flags": ["east_first_discard"], "seat": "S", "discarder": "E"}, "unusable-flag-first-melds"),
        (
            DEALT,
            {
                "flags": ["east_first_discard"], "by": "discard", "seat": "S", "discarder": "E",
                "turn_discards": [["W", "9p"], ["E", "1s"]],
            },
            "unusable-flag-first-earlier",
        ),
        (DEALT, {"flags": ["initial14", "east_concealed_kong"]}, "unusable-flag-east-kong"),
        (DEALT, {"flags": ["initial14", "seabed"]}, "unusable-flags-early-late"),
        (DISCARDED, {"by": "rob", "win": "6s", "concealed": "456p68s234s99m"}, "unusable-rob-more"),
        (DISCARDED, {"turn_discards": [["E", "1z"], ["N", "7s"]]}, "unusable-discards-last"),
        (DISCARDED, {"turn_discards": [["E", "1z"], ["S", "8s"]]}, "unusable-discards-last"),
    ],
)  # fmt: skip
def test_what_contradicts_itself_is_one_sentence(given, changes, words):
    assert refused(given, **changes).words == words


@pytest.mark.parametrize("words", [words for words, _ in CONTRADICTIONS])
def test_every_contradiction_has_its_sentence_in_both_languages(words):
    for lang in ("es", "en"):
        assert say(lang, words, tile="1m")


@pytest.mark.clause("wsom.rob.5")
def test_discards_before_a_robbed_kong_need_not_end_with_the_tile():
    assert read_hand(DISCARDED | {"by": "rob", "turn_discards": [["E", "1z"], ["N", "7s"]]}).by == "rob"


junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["123m", "E", *FLAGS]),
    lambda each: st.lists(each, max_size=3) | st.dictionaries(st.text(max_size=3), each, max_size=2),
    max_leaves=6,
)


@given(st.sampled_from([GOOD, DISCARDED, KONG, DEALT]), st.dictionaries(st.sampled_from(FIELDS), junk, max_size=3))
def test_any_junk_in_any_field_is_an_answer_or_one_sentence(good, changes):
    try:
        found = score_document(good | changes, silent)
    except Unusable as error:
        for lang in ("es", "en"):
            assert say(lang, error.words, **error.facts).isprintable()
    else:
        assert found.get("false_win") or sum(found["payments"].values()) == 0
