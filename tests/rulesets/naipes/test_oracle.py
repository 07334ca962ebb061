"""The scorer and a naive second opinion agree on random hands, winners and losers, under random options."""

import pytest

from kongbox.rulesets.naipes.doblas import DOBLAS
from tests.rulesets.naipes.oracle import compare


@pytest.mark.clause("naipes.base.6", "naipes.base.7")
def test_ten_thousand_hands_score_alike_and_every_dobla_is_among_them():
    met = compare(10_000, seed=44)
    every = {entry.clause.removeprefix("naipes.dobla.") for entry in DOBLAS}
    assert set(met) == every | {"winners", "losers", "no mah-jong", "pumba"}
