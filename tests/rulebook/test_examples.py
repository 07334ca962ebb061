"""Every pattern is shown by a hand, and the hand truly has the pattern."""

import pytest

from kongbox.rulebook import ledger
from kongbox.rulebook.examples import example_documents, example_of
from kongbox.rulesets.wsom.documents import score_document

PATTERNS = ledger("wsom").chapters()["score"]


@pytest.mark.parametrize("clause", PATTERNS, ids=lambda clause: clause.item)
def test_a_pattern_is_shown_by_a_hand_that_scores_it(clause):
    document = example_documents("wsom")[clause.id]
    answer = score_document(document, lambda line, sentence: f"{line.clause} {sentence}")
    assert clause.item in answer["patterns"]


def test_only_patterns_have_examples():
    assert set(example_documents("wsom")) == {clause.id for clause in PATTERNS}
    assert example_of("wsom.chi.5") is None
    assert example_documents("american") == {}
