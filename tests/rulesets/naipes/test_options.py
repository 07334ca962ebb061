"""The options of a table: every word of chapter 17, and one sentence for anything else."""

import pytest

from kongbox.rulesets.naipes.options import (
    CHOICES,
    OPTION_CLAUSES,
    PRESETS,
    RANGES,
    STANDARD,
    NaipesOptions,
    differences,
    read_options,
)
from kongbox.tiles.unusable import Unusable


def test_there_are_thirty_five_options_each_with_its_answers_and_clauses():
    assert len(NaipesOptions._fields) == 35
    assert set(NaipesOptions._fields) == set(CHOICES) | set(RANGES) == set(OPTION_CLAUSES)


@pytest.mark.parametrize("name", CHOICES)
def test_the_first_answer_is_the_usual_one(name):
    assert CHOICES[name][0] == getattr(STANDARD, name)


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in CHOICES.items() for value in values])
def test_every_answer_is_read_and_told_as_a_difference(name, value):
    options = read_options({name: value})
    assert getattr(options, name) == value
    assert dict(differences(options)) == ({} if value == getattr(STANDARD, name) else {name: value})
    assert read_options(differences(options)) == options


@pytest.mark.parametrize(("name", "value"), [("honor_puntos", 0), ("honor_puntos", 10**30), ("limite", 500)])
def test_numbers_may_be_of_any_size(name, value):
    assert getattr(read_options({name: value}), name) == value


def test_a_limit_is_a_number_or_none():
    assert read_options({}).cap is None
    assert read_options({"limite": 1000}).cap == 1000


def test_a_bare_no_of_yaml_is_the_word_no():
    assert read_options({"este_doble": False, "ases_nueves": False}) == read_options(
        {"este_doble": "no", "ases_nueves": "no"}
    )
    assert read_options({"anuncio_pumba": True}).anuncio_pumba == "si"


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("viento", "pasa", "unusable-option-unknown"),
        (7, "pasa", "unusable-option-unknown"),
        ("sentido", "derecha", "unusable-option-choice"),
        ("sentido", ["horario"], "unusable-option-choice"),
        ("vueltas", 3, "unusable-option-choice"),
        ("vueltas", True, "unusable-option-choice"),
        ("vueltas", 4.0, "unusable-option-choice"),
        ("vueltas", "4", "unusable-option-choice"),
        ("reserva", False, "unusable-option-choice"),
        ("honor_puntos", -1, "unusable-option-least"),
        ("honor_puntos", True, "unusable-option-least"),
        ("limite", 0, "unusable-option-choice-or-least"),
        ("limite", None, "unusable-option-choice-or-least"),
        pytest.param("limite", -(10**5000), "unusable-option-choice-or-least", id="a number too long to write"),
    ],
)
def test_anything_else_is_refused_in_one_sentence(name, value, words):
    with pytest.raises(Unusable) as refused:
        read_options({name: value})
    assert refused.value.words == words


def test_options_have_to_be_names_with_values():
    with pytest.raises(Unusable, match="options-form"):
        read_options(["sentido"])


def test_presets_are_tables_that_can_be_opened():
    assert list(PRESETS) == ["usual", "short", "family"]
    assert PRESETS["usual"] == STANDARD
    assert all(read_options(differences(options)) == options for options in PRESETS.values())
