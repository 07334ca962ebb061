"""The table as a whole: every row can be asked, and every ruling balances and cites what is in the rule book."""

import pytest

from kongbox.engine.clauses import bound
from kongbox.rulebook import find_clause
from kongbox.rulesets.american.adjudication import INQUIRIES, ClaimWithdrawn, MahjongInError, Outcome, ruling_on
from kongbox.rulesets.american.adjudication.ruling import Death

ROWS = range(1, 32)


@pytest.mark.clause("american.error.1")
def test_every_row_of_the_table_can_be_asked():
    assert {row for inquiry in INQUIRIES for row in inquiry.rows} == set(ROWS)


def test_every_row_is_bound_to_the_ruling_that_carries_it():
    for row in ROWS:
        places = bound()[f"american.adj.{row}"]
        assert any(place.startswith("kongbox.rulesets.american.adjudication.") for place in places), row


@pytest.mark.parametrize("inquiry", INQUIRIES, ids=lambda inquiry: inquiry.facts.__name__)
def test_every_kind_of_case_says_what_its_facts_mean(inquiry):
    assert inquiry.facts.__doc__.endswith(".")
    assert inquiry.rule.__annotations__["case"] is inquiry.facts


@pytest.mark.clause("american.error.1", "american.error.4")
@pytest.mark.parametrize("shown", [True, False])
@pytest.mark.parametrize("wrecker", [None, 2])
@pytest.mark.parametrize("threw_in", [(), (0,), (0, 2), (0, 2, 3)])
@pytest.mark.parametrize("dead", [(), (3,), (3, 2)])
def test_whatever_others_did_the_ruling_balances_and_kills_nobody_twice(shown, wrecker, threw_in, dead):
    early = tuple(seat for seat in threw_in if seat not in dead)
    before = tuple(Death(seat) for seat in dead)
    case = MahjongInError(1, 30, shown=shown, wrecker=wrecker, threw_in=early, before=before)
    ruling = ruling_on(case)
    assert sum(ruling.balance()) == 0
    assert all(find_clause(each) for each in ruling.clauses)
    assert not set(ruling.dead) & set(dead)
    assert len(set(ruling.dead)) == len(ruling.dead)
    live = set(range(4)) - set(dead) - set(ruling.dead)
    if ruling.outcome is Outcome.PLAY_ON:
        assert len(live) >= 2
        assert ruling.next in live


@pytest.mark.clause("american.error.1")
def test_not_every_mistake_kills_a_hand():
    assert ruling_on(ClaimWithdrawn(0)).dead == ()
    assert ruling_on(MahjongInError(0, shown=False)).dead == ()
