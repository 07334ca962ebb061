"""What a card may not say: each is refused at its place, with one sentence in both languages that tells why."""

import pytest

from kongbox.i18n import say
from kongbox.rulesets.american.card import read_card
from kongbox.tiles.unusable import Unusable
from tests.rulesets.american.cards import PRACTICE_1, card_of, line

FILL = [[4, "Ew"], [4, "Ww"]]
SIX = [[3, "2@a"], [3, "4@a"]]
GOOD = [*SIX, *FILL]


def refusal(document, lines=None):
    with pytest.raises(Unusable) as refused:
        read_card(document, lines)
    error = refused.value
    for lang in ("es", "en"):
        sentence = say(lang, error.words, **error.facts)
        assert sentence.count("\n") == 0
        assert sentence.endswith((".", ")."))
        assert "$" not in sentence
    return error


def one(groups=GOOD, **more):
    """A card with this line; what is None is left out."""
    return {"id": "c", "lines": [{key: each for key, each in line(groups, **more).items() if each is not None}]}


@pytest.mark.clause("american.card.12", "american.card.15")
@pytest.mark.parametrize("field", ["id", "section", "mark", "value"])
def test_a_line_without_a_required_field_is_refused(field):
    error = refusal(one(**{field: None}))
    assert (error.words, error.facts["field"]) == ("unusable-card-missing", field)


@pytest.mark.clause("american.card.15")
@pytest.mark.parametrize(
    ("groups", "words"),
    [
        ([*SIX, [4, "Ew"]], "unusable-card-sum"),
        ([*SIX, *FILL, "F"], "unusable-card-sum"),
        ([[7, "2@a"], [7, "4@a"]], "unusable-card-number"),
        ([[0, "2@a"], *FILL], "unusable-card-number"),
        ([[True, "2@a"], *FILL], "unusable-card-number"),
        ([[3, "2@a", 1], *FILL], "unusable-card-group"),
        ([[3, "0@a"], *FILL], "unusable-card-tile"),
        ([[3, "x+9@a"], *FILL], "unusable-card-tile"),
        ([[3, "2"], *FILL], "unusable-card-tile"),
        ([[3, "J"], *FILL], "unusable-card-tile"),
        ([[3, "BL"], *FILL], "unusable-card-tile"),
        ([[3, None], *FILL], "unusable-card-tile"),
        ([[3, False], *FILL], "unusable-card-tile"),
        ("2222 4444", "unusable-card-list"),
        ([], "unusable-card-list"),
        ([[1, "F"]] * 15, "unusable-card-list-long"),
        ([{"block": [[3, "F"]]}, *FILL], "unusable-card-block"),
        ([{"bloc": ["F"]}, *FILL], "unusable-card-key"),
        ([[3, "2@a"], [3, "4@b"], [4, "6@c"], [4, "8@d"]], "unusable-card-suits-many"),
        ([[2, f"{x}@a"] for x in "vwxyz"] + [[4, "F"]], "unusable-card-letters-many"),
        ([[2, f"1@{letter}"] for letter in "abcdefg"], "unusable-card-letters-many"),
        ([[2, f"W@{w}"] for w in "pqrst"] + [[4, "F"]], "unusable-card-winds-many"),
        ([[2, "5@a"], [2, "5@a"], [1, "5@a"], [1, "RD"], *FILL], "unusable-card-five"),
        ([[2, "F"]] * 5 + [[4, "Ew"]], "unusable-card-five"),
        ([[6, "2B"], [5, "2B"], [3, "2B"]], "unusable-card-jokers"),
        ([[3, 10**5000], *FILL], "unusable-card-tile"),
        ([[10**5000, "2@a"], *FILL], "unusable-card-number"),
    ],
)
def test_groups_that_are_none_are_refused(groups, words):
    assert refusal(one(groups)).words == words


@pytest.mark.clause("american.card.13", "american.card.15")
@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"numbers": {"x": "odds"}}, "unusable-card-domain"),
        ({"numbers": {"x": [1, 9]}}, "unusable-card-runs-out"),
        ({"numbers": {"x": "4-1"}}, "unusable-card-domain"),
        ({"numbers": {"x": [0]}}, "unusable-card-number"),
        ({"numbers": {"x": 12}}, "unusable-card-number"),
        ({"numbers": {"y": "odd"}}, "unusable-card-key"),
        ({"numbers": ["odd"]}, "unusable-card-object"),
        ({"suits": ["a"]}, "unusable-card-suits"),
        ({"suits": ["a b c"]}, "unusable-card-suits"),
        ({"suits": ["a a b"]}, "unusable-card-suits"),
        ({"suits": [3]}, "unusable-card-suits"),
        ({"suits": "all"}, "unusable-card-list"),
        ({"winds": {"v": ["Nw"]}}, "unusable-card-key"),
        ({"where": ["x is odd"]}, "unusable-card-where"),
        ({"where": ["x < y"]}, "unusable-card-where-letter"),
        ({"where": ["x = 9"]}, "unusable-card-no-reading"),
        ({"where": ["x < 1 +"]}, "unusable-card-where"),
        ({"where": ["x 1 = 2"]}, "unusable-card-where"),
        ({"mark": "x"}, "unusable-card-word"),
        ({"mark": True}, "unusable-card-word"),
        ({"value": 0}, "unusable-card-number"),
        ({"value": 10**5000}, "unusable-card-number"),
        ({"value": "25"}, "unusable-card-number"),
        ({"jokers": "never"}, "unusable-card-word"),
        ({"note": ["a"]}, "unusable-card-text"),
        ({"note": "a\nb"}, "unusable-card-text"),
        ({"note": {"fr": "a"}}, "unusable-card-key"),
        ({"colour": "red"}, "unusable-card-key"),
        ({"alternatives": [{"groups": GOOD}]}, "unusable-card-groups-once"),
        ({"groups": None}, "unusable-card-groups-once"),
        ({"groups": None, "alternatives": [{"value": 30}]}, "unusable-card-missing"),
        ({"groups": None, "alternatives": [{"groups": GOOD}], "suits": "any"}, "unusable-card-beside-alternatives"),
    ],
)
def test_what_a_line_may_not_say_is_refused(more, words):
    groups = more.pop("groups", [[3, "x@a"], [3, "x+1@b"], *FILL])
    assert refusal(one(groups, **more)).words == words


def test_a_named_kind_of_number_that_leaves_none_is_refused():
    groups = [[3, "x@a"], [3, "x+8@a"], *FILL]
    assert refusal(one(groups, numbers={"x": "even"})).words == "unusable-card-domain-empty"


@pytest.mark.clause("american.card.15", "american.tiles.6")
def test_five_of_a_kind_without_jokers_is_refused():
    quint = [[5, "2@a"], [3, "D@a"], [3, "F"], [3, "Ew"]]
    assert card_of(line(quint))
    error = refusal(one(quint, jokers=False))
    assert (error.words, error.facts["tile"], error.facts["count"]) == ("unusable-card-five", "2B", 5)


def test_hands_that_no_box_can_make_are_left_out_while_others_remain():
    groups = [[2, "x@a"], [2, "y@a"], [2, "5@a"], *FILL]
    for concrete in card_of(line(groups)).concretes:
        fives = sum(group.count for group in concrete.groups if group.tile.startswith("5"))
        assert fives <= 4


@pytest.mark.clause("american.card.15", "american.score.10")
def test_a_section_of_singles_and_pairs_holds_nothing_larger():
    error = refusal(one(section="singles_and_pairs"))
    assert (error.words, error.facts["count"]) == ("unusable-card-singles", 4)
    assert refusal(one(section="q") | {"sections": [{"id": "q", "singles_and_pairs": True}]}).words == error.words


@pytest.mark.clause("american.card.15")
def test_no_id_stands_twice():
    twice = {"id": "c", "lines": [line(GOOD), line(GOOD)]}
    assert refusal(twice).words == "unusable-card-twice"
    assert refusal(one() | {"sections": [{"id": "s"}, {"id": "s"}]}).words == "unusable-card-twice"


def test_a_line_belongs_to_a_section_that_is_listed():
    assert refusal(one() | {"sections": [{"id": "other"}]}).words == "unusable-card-section"


@pytest.mark.parametrize(
    ("document", "words"),
    [
        (None, "unusable-card-object"),
        ([], "unusable-card-object"),
        ("card", "unusable-card-object"),
        ({}, "unusable-card-missing"),
        ({"id": "c"}, "unusable-card-missing"),
        ({"id": "c", "lines": []}, "unusable-card-list"),
        ({"id": "c", "lines": {}}, "unusable-card-list"),
        ({"id": "c", "lines": [3]}, "unusable-card-object"),
        ({"id": "c", "lines": [None]}, "unusable-card-object"),
        ({"id": "", "lines": []}, "unusable-card-text"),
        ({"id": "c", "year": [1], "lines": []}, "unusable-card-text"),
        ({1: "c"}, "unusable-card-key"),
        ({"id": "c", "lines": [line(GOOD)] * 301}, "unusable-card-list-long"),
    ],
)
def test_what_is_no_card_is_refused(document, words):
    assert refusal(document).words == words


def test_a_card_that_leaves_too_much_open_is_refused():
    wild = line([[3, "x@a"], [3, "y@b"], [4, "z@c"], [4, "w@a"]], suits="any")
    error = refusal({"id": "c", "lines": [wild]})
    assert (error.words, error.facts["where"]) == ("unusable-card-choices", "L")


def test_a_refusal_says_where_by_line_of_the_text_and_by_place_on_the_card():
    lines = {(): 1, ("lines",): 2, ("lines", 0): 3, ("lines", 0, "groups"): 7, ("lines", 0, "groups", 1, 1): 9}
    error = refusal(one([[3, "2@a"], [3, "2"], *FILL]), lines)
    assert (error.facts["line"], error.facts["where"]) == (9, "L.groups.2.2")
    error = refusal(one([[3, "2@a"], [4, "4@a"]]), lines)
    assert (error.facts["line"], error.facts["where"]) == (7, "L.groups")
    assert say("en", error.words, **error.facts).startswith("line 7, L.groups: ")
    assert say("es", error.words, **(error.facts | {"line": 0})).startswith("L.groups: ")


@pytest.mark.clause("american.card.2", "american.card.12")
def test_a_card_reads_back_from_what_it_keeps_and_equal_cards_are_equal():
    card = read_card(PRACTICE_1)
    again = read_card(card.document)
    assert again == card
    assert again.digest == card.digest
    assert hash(again) == hash(card)
    assert card != read_card(one())
    assert str(PRACTICE_1["lines"][0]["groups"]) not in repr(card)


def test_a_card_has_the_names_it_was_given():
    card = read_card(one() | {"name": "Thursday", "year": 2026, "note": {"es": "uno", "en": "one"}})
    assert (card.id, card.name) == ("c", "Thursday")
    assert read_card(one()).name == "c"
