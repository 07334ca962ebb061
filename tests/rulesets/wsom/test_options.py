"""Options of a WSOM table: what is accepted, what is refused, and what each stands for."""

from typing import Any

import pytest

from kongbox.engine.clauses import bound
from kongbox.i18n import LANGUAGES, say
from kongbox.rulesets.wsom.options import (
    CHOICES,
    OPTION_CLAUSES,
    PRESETS,
    RANGES,
    STANDARD,
    WsomOptions,
    differences,
    preset,
    read_options,
)
from kongbox.rulesets.wsom.rotation import seating_period
from kongbox.tiles.unusable import Unusable


def refusal(given: Any) -> Unusable:
    with pytest.raises(Unusable) as caught:
        read_options(given)
    return caught.value


def test_nothing_said_is_the_standard_game() -> None:
    assert read_options({}) == STANDARD
    assert STANDARD == (25, 0, 1, 320, 80, 40, 30, 14, 0, 16, 8, 4, "quarter", 15, 180)
    assert differences(STANDARD) == {}


@pytest.mark.clause("wsom.score.pay.5")
def test_a_table_may_play_with_the_payoff_base_of_2008() -> None:
    assert read_options({"payoff_base": 30}) == preset("strict-2008")
    assert differences(preset("strict-2008")) == {"payoff_base": 30}


@pytest.mark.clause("wsom.score.basic.5")
def test_a_table_may_ask_for_five_points() -> None:
    assert read_options({"min_points": 5}) == preset("minimum-five")


@pytest.mark.clause("wsom.rot.4", "wsom.seat.0")
def test_seats_are_drawn_each_quarter_or_each_half() -> None:
    assert seating_period(STANDARD) == 4
    assert seating_period(read_options({"seating_period": "half"})) == 8
    assert seating_period(read_options({"seating_period": "half", "hands_per_half": 6})) == 6


@pytest.mark.parametrize("name", RANGES)
def test_both_ends_of_a_range_are_allowed_and_the_next_number_is_not(name: str) -> None:
    least, most = RANGES[name]
    if name != "limit_points":
        assert getattr(read_options({name: least}), name) == least
    assert getattr(read_options({name: most}), name) == most
    for beyond in (least - 1, most + 1):
        facts = refusal({name: beyond}).facts
        assert facts == {"option": name, "found": str(beyond), "least": str(least), "most": str(most)}


@pytest.mark.parametrize("value", [True, None, 25.0, "25", [25], {"a": 1}])
def test_a_number_must_be_a_whole_number(value: object) -> None:
    error = refusal({"payoff_base": value})
    assert error.words == "unusable-option-number"
    assert error.facts["option"] == "payoff_base"


@pytest.mark.parametrize("value", ["Quarter", "", 4, ["quarter"], None])
def test_a_word_must_be_one_of_the_known_ones(value: object) -> None:
    error = refusal({"seating_period": value})
    assert error.words == "unusable-option-choice"
    assert error.facts["allowed"] == "quarter, half"


@pytest.mark.parametrize("name", ["payof_base", "", 7, None, ("a",)])
def test_an_unknown_option_is_refused_by_name(name: object) -> None:
    error = refusal({name: 1})
    assert error.words == "unusable-option-unknown"
    assert "payoff_base" in str(error.facts["known"])


@pytest.mark.parametrize("given", [[], "payoff_base", 5, None])
def test_options_must_be_named(given: object) -> None:
    assert refusal(given).words == "unusable-options-form"


def test_a_minimum_beyond_the_limit_is_refused() -> None:
    assert refusal({"min_points": 320, "limit_points": 300}).words == "unusable-options-minimum"
    assert read_options({"min_points": 300, "limit_points": 300}).min_points == 300


def test_a_wrong_value_is_repeated_in_one_short_line() -> None:
    assert refusal({"payoff_base": 10**5000}).facts["found"] == "…"
    long = refusal({"seating_period": "line\nbreak " * 20}).facts["found"]
    assert isinstance(long, str)
    assert len(long) == 40
    assert "\n" not in long


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(Unusable) as caught:
        preset("riichi")
    assert caught.value.facts == {"found": "riichi", "known": ", ".join(PRESETS)}


def test_differences_read_back_to_the_same_options() -> None:
    for options in PRESETS.values():
        assert read_options(differences(options)) == options


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"king_tiles": 0}, ("king_tiles", "0", "1", "82")),
        ({"seating_period": "day"}, ("seating_period", "day", "quarter", "half")),
        ({"payof_base": 30}, ("payof_base", "payoff_base")),
        ({"min_points": 320, "limit_points": 100}, ("min_points", "320", "limit_points", "100")),
        ([30], ("[30]",)),
    ],
)
def test_a_refused_option_is_told_in_one_sentence(lang: str, given: Any, told: tuple[str, ...]) -> None:
    error = refusal(given)
    sentence = say(lang, error.words, **error.facts)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    assert all(fact in sentence for fact in told)


def test_every_option_is_ranged_and_bound_to_its_clauses() -> None:
    assert set(WsomOptions._fields) == set(RANGES) | set(CHOICES) == set(OPTION_CLAUSES)
    places = bound()
    for name, clauses in OPTION_CLAUSES.items():
        for clause in clauses:
            assert f"kongbox.rulesets.wsom.options.WsomOptions.{name}" in places[clause]
