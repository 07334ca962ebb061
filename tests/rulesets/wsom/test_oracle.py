"""The scorer and a naive second opinion agree on random hands that lean towards what is rare."""

from kongbox.rulesets.wsom.patterns import PATTERNS
from tests.rulesets.wsom.oracle import compare


def test_twenty_thousand_hands_score_alike_and_every_pattern_is_among_them():
    met = compare(20_000, seed=44)
    assert set(met) == {pattern.clause.removeprefix("wsom.score.") for pattern in PATTERNS}
