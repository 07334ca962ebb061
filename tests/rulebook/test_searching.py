"""A search finds clauses by what people type: without accents, in either language, in any number."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kongbox.rulebook.searching import first_sentence, fold, nearest_ids, search


def ids(words, lang="es", among=None):
    return [found.clause.id for found in search(words, lang, among)]


def test_a_chapter_word_finds_its_chapter_first():
    assert {each.rsplit(".", 1)[0] for each in ids("kong")[:5]} <= {"wsom.kong", "wsom.rob", "wsom.score.4.3"}
    assert ids("charleston")[0].startswith("american.charleston.")


def test_a_whole_title_is_the_first_find():
    assert ids("robar un kong")[0] in {"wsom.rob.1", "wsom.score.9.3"}
    assert ids("Robbing a Kong", "en")[0] in {"wsom.rob.1", "wsom.score.9.3"}


@pytest.mark.parametrize("typed", ["trío", "TRIO", "tríos", "  trio ", "¿trío?"])
def test_accents_case_and_number_make_no_difference(typed):
    assert ids(typed)[0] == "naipes.vocab.10"


def test_words_of_the_other_language_are_found_too():
    assert "american.charleston.5" in ids("blind pass", "es")[:3]
    assert "american.charleston.5" in ids("pase ciego", "en")[:3]


def test_clauses_that_hold_little_of_the_question_are_left_out():
    both = ids("pase ciego")
    assert "american.charleston.2" not in both
    assert len(both) < len(ids("pase"))


def test_a_search_can_stay_within_one_game():
    assert all(each.startswith("naipes.") for each in ids("kang", among=["naipes"]))
    assert ids("charleston", among=["naipes"]) == []


@pytest.mark.parametrize("typed", ["", "   ", "¡!", "…", "xyzzy", "\u0000"])
def test_nothing_is_found_by_nothing(typed):
    assert ids(typed) == []


def test_an_id_nearly_right_suggests_the_right_one():
    assert nearest_ids("wsom.chii.5")[0] == "wsom.chi.5"
    assert nearest_ids("WSOM.CHI.55")[0] == "wsom.chi.5"
    assert nearest_ids("quite.another.thing") == ()


def test_folding_keeps_letters_and_drops_marks():
    assert fold("Ñandú LÁPIZ") == "nandu lapiz"


def test_the_first_sentence_ends_where_it_ends():
    assert first_sentence("Uno. Dos.") == "Uno."
    assert first_sentence("¿Puedo? No.") == "¿Puedo?"
    assert first_sentence("sin punto") == "sin punto"
    assert first_sentence("") == ""


def test_the_name_of_a_chapter_brings_its_clauses_before_all_others():
    assert set(ids("kong")[:9]) == {f"wsom.kong.{item}" for item in range(1, 10)}
    assert all(each.startswith("wsom.chi.") for each in ids("chi", "en")[:5])


@given(st.text(max_size=60))
def test_whatever_is_typed_has_an_answer(typed):
    found = search(typed, "es")
    assert len({each.clause.id for each in found}) == len(found)
    assert [each.worth for each in found] == sorted((each.worth for each in found), reverse=True)
