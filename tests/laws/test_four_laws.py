"""The four laws over random legal play, for every game and for the sketch that strains the engine's forms."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kongbox.engine.evolve import fold
from kongbox.engine.replay import states
from kongbox.engine.ruleset import RuleSet
from kongbox.engine.state import MatchState
from kongbox.rulesets import RULE_SETS
from kongbox.testing import random_match
from kongbox.testing.laws import (
    check_nothing_is_lost,
    check_one_gate,
    check_one_opinion,
    check_replay,
    check_secrets,
)
from tests.engine.sketch import SKETCH

GAMES = [pytest.param(rules, id=rules.name) for rules in (*RULE_SETS.values(), SKETCH)]
FEW = settings(max_examples=12)
numbers = st.integers(min_value=0, max_value=2**32)


@pytest.mark.parametrize("rules", GAMES)
@FEW
@given(number=numbers)
def test_the_same_seeds_and_acts_give_the_same_log_and_acts_explain_it(rules: RuleSet, number: int) -> None:
    check_replay(rules, number)


@pytest.mark.parametrize("rules", GAMES)
@FEW
@given(number=numbers)
def test_folding_what_a_viewer_is_sent_gives_what_he_may_see(rules: RuleSet, number: int) -> None:
    check_one_gate(rules, number)


@pytest.mark.parametrize("rules", GAMES)
@FEW
@given(number=numbers)
def test_exactly_what_is_offered_is_accepted_and_every_refusal_names_a_clause(rules: RuleSet, number: int) -> None:
    check_one_opinion(rules, number)


@pytest.mark.parametrize("rules", GAMES)
@FEW
@given(number=numbers)
def test_no_tile_is_lost_or_made_and_payments_add_up_to_zero(rules: RuleSet, number: int) -> None:
    check_nothing_is_lost(rules, number)


@pytest.mark.parametrize("rules", GAMES)
@FEW
@given(number=numbers)
def test_no_event_before_the_end_of_a_hand_holds_its_seed(rules: RuleSet, number: int) -> None:
    check_secrets(rules, number)


def test_folding_in_one_go_or_event_by_event_is_the_same() -> None:
    rules = RULE_SETS["wsom"]
    options = rules.read_options({})
    log = random_match(rules, 3)
    *_, (_, last) = states(options, log)
    assert last == fold(MatchState(options), log)
