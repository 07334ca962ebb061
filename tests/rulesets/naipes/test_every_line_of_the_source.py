"""The page of rules that this game comes from: each of its lines has exactly one clause, enforced and proven."""

import re

import pytest

from kongbox.i18n import LANGUAGES
from kongbox.rulebook import coverage, find_clause, ledger
from kongbox.rulesets.naipes.doblas import DOBLAS

LINES = {
    1: ("title", "naipes.meta.1"),
    3: ("page marker", "naipes.meta.2"),
    5: ("heading: vocabulary", "naipes.meta.3"),
    7: ("baceta", "naipes.vocab.1"),
    8: ("chow", "naipes.vocab.2"),
    9: ("escalera", "naipes.vocab.3"),
    10: ("escalera real", "naipes.vocab.4"),
    11: ("gran eunuco", "naipes.vocab.5"),
    12: ("kang, cuadrado", "naipes.vocab.6"),
    13: ("mah-jong", "naipes.vocab.7"),
    14: ("pequeño eunuco", "naipes.vocab.8"),
    15: ("pung", "naipes.vocab.9"),
    16: ("trío", "naipes.vocab.10"),
    19: ("heading: combinations", "naipes.meta.4"),
    20: ("combining and exposing", "naipes.claim.1"),
    21: ("chow, acepto", "naipes.claim.2"),
    22: ("pung, tomo", "naipes.claim.3"),
    23: ("kang, cuadrado", "naipes.claim.4"),
    24: ("carta de mah-jong, pumba", "naipes.claim.5"),
    27: ("heading: doblas", "naipes.meta.5"),
    28: ("doblas in general", "naipes.dobla.gen.1"),
    30: ("heading: for everybody", "naipes.meta.6"),
    31: ("own sota or espada", "naipes.dobla.all.1"),
    32: ("panache", "naipes.dobla.all.2"),
    33: ("four sotas or espadas", "naipes.dobla.all.3"),
    34: ("own or dominant rey", "naipes.dobla.all.4"),
    35: ("any caballo", "naipes.dobla.all.5"),
    36: ("reyes or caballos only", "naipes.dobla.all.6"),
    37: ("juego homogéneo", "naipes.dobla.all.7"),
    38: ("escalera real", "naipes.dobla.all.8"),
    39: ("three tríos en mano", "naipes.dobla.all.9"),
    40: ("four tríos en mano", "naipes.dobla.all.10"),
    41: ("three tríos of ones or nines", "naipes.dobla.all.11"),
    42: ("four tríos expuestos", "naipes.dobla.all.12"),
    43: ("three tríos of the same number", "naipes.dobla.all.13"),
    44: ("ases y nueves", "naipes.dobla.all.14"),
    45: ("what each of them is worth", "naipes.dobla.all.14"),
    46: ("heading: for the mah-jong player", "naipes.meta.7"),
    47: ("besides the general ones", "naipes.dobla.gen.2"),
    48: ("luna", "naipes.dobla.mj.1"),
    49: ("piece of a kang", "naipes.dobla.mj.2"),
    50: ("neither chow nor pung", "naipes.dobla.mj.3"),
    51: ("one suit with caballos and reyes", "naipes.dobla.mj.4"),
    52: ("compensación", "naipes.dobla.mj.5"),
    53: ("gemelos", "naipes.dobla.mj.6"),
    54: ("capicúa", "naipes.dobla.mj.7"),
    55: ("juego homogéneo", "naipes.dobla.mj.8"),
    58: ("heading: honour cards", "naipes.meta.8"),
    59: ("what honour cards are, exposing and replacing them", "naipes.honor.1"),
    60: ("own sota and espada, numbers", "naipes.honor.2"),
    62: ("four of a kind, panache", "naipes.honor.3"),
    64: ("page marker", "naipes.meta.2"),
    65: ("footer", "naipes.meta.2"),
    67: ("footer", "naipes.meta.2"),
}
"""Every line of the page that is not blank: what it is about, and its clause."""
HEADING = "naipes.meta."


def lines_named(article):
    """The lines that the ledger cites: ``L44-L45``, ``L3, L64``."""
    found = set()
    for first, last in re.findall(r"L(\d+)(?:-L(\d+))?", article):
        found |= set(range(int(first), int(last or first) + 1))
    return found


@pytest.fixture(scope="module")
def covered():
    return coverage()


@pytest.mark.parametrize("number", LINES, ids=[f"L{number} {about}" for number, (about, _) in LINES.items()])
def test_a_line_has_its_clause_which_is_enforced_and_proven(number, covered):
    _, clause_id = LINES[number]
    clause = find_clause(clause_id)
    assert clause is not None
    assert number in lines_named(clause.article)
    row = covered[clause_id]
    assert row.texts == LANGUAGES
    if clause_id.startswith(HEADING):
        assert (clause.built, clause.reason) == (False, "heading")
    else:
        assert clause.built
        assert row.code
        assert row.tests


def test_headings_and_only_they_carry_no_rule():
    named = {clause_id for _, clause_id in LINES.values() if clause_id.startswith(HEADING)}
    assert named == {each for each in ledger("naipes").clauses if each.startswith(HEADING)}


def test_every_dobla_of_the_two_lists_is_in_force_once():
    listed = {each for _, each in LINES.values() if each.startswith(("naipes.dobla.all.", "naipes.dobla.mj."))}
    assert len(listed) == 22
    assert sorted(each.clause for each in DOBLAS) == sorted(listed)
