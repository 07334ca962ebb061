"""Clauses speak both languages, and a text that is missing is noticed without stopping a table."""

import warnings

import pytest

from kongbox.i18n import MissingWords
from kongbox.rulebook import chapter_words, clause_words, game_words, has_words, optional_words, reason_words
from kongbox.rulebook.words import option_words


def test_a_clause_has_its_title_in_both_languages():
    assert clause_words("es", "american.joker.3") == "Un grupo solo de Jokers"
    assert clause_words("en", "american.joker.3") == "A group of nothing but jokers"


def test_a_rule_is_one_line_for_each_paragraph():
    rule = clause_words("en", "wsom.kong.2", "rule")
    assert "\n" not in rule
    assert rule.endswith(".")


def test_a_refusal_tells_its_facts():
    said = clause_words("es", "wsom.chi.1", "refusal", tile="5 de caracteres", source="Teo", far=1)
    assert "Teo" in said or "5 de caracteres" in said
    assert "{" not in said


def test_a_missing_sentence_is_warned_of_and_the_title_stands_in():
    with pytest.warns(MissingWords, match=r"american\.joker\.3 has no line"):
        assert clause_words("es", "american.joker.3", "line") == "Un grupo solo de Jokers"


def test_a_missing_clause_is_warned_of_and_its_id_stands_in():
    with pytest.warns(MissingWords, match=r"wsom\.chi\.99 has no title"):
        assert clause_words("en", "wsom.chi.99") == "wsom.chi.99"


def test_a_sentence_that_need_not_be_there_is_empty_without_a_warning():
    assert optional_words("es", "american.joker.3", "line") == ""
    assert not has_words("es", "american.joker.3", "line")
    assert has_words("es", "american.joker.3")


def test_chapters_games_reasons_and_options_have_words():
    assert chapter_words("es", "naipes", "dobla.all") == "Doblas para todos"
    assert game_words("en", "american") == "American Mahjong"
    assert game_words("es", "naipes", "game-short") == "Naipes"
    assert reason_words("en", "naipes", "heading") == "It is a title or a heading: it holds no rule."
    title, about = option_words("es", "wsom", "payoff_base")
    assert title
    assert about.endswith(".")


def test_a_missing_fact_is_warned_of():
    with warnings.catch_warnings(record=True) as noticed:
        warnings.simplefilter("always")
        clause_words("en", "wsom.chi.1", "refusal")
    assert any("wsom-chi-1.refusal" in str(each.message) for each in noticed)
