"""The thread from a clause to what enforces it and to the tests that prove it."""

import textwrap

import pytest

from kongbox.rulebook import coverage, find_clause
from kongbox.rulebook.completeness import Covered
from kongbox.rulebook.proof import enforced_by, proved_by, read_marks


@pytest.fixture
def tests_folder(tmp_path):
    folder = tmp_path / "tests"
    folder.mkdir()

    def write(name, source):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(textwrap.dedent(source), encoding="utf-8")
        return folder

    return write


def test_a_mark_on_a_function_binds_it_to_its_clauses(tests_folder):
    folder = tests_folder("deep/test_one.py", '@pytest.mark.clause("a.b.1", "a.b.2")\ndef test_it(): ...\n')
    assert read_marks(folder) == {
        "a.b.1": ("tests/deep/test_one.py::test_it",),
        "a.b.2": ("tests/deep/test_one.py::test_it",),
    }


def test_marks_on_a_class_and_on_the_file_reach_every_test_below(tests_folder):
    folder = tests_folder(
        "test_two.py",
        """
        pytestmark = [pytest.mark.clause("a.b.1")]
        @pytest.mark.clause("a.b.2")
        class TestThem:
            def test_first(self): ...
            def not_a_test(self): ...
        async def test_alone(): ...
        """,
    )
    assert read_marks(folder) == {
        "a.b.1": ("tests/test_two.py::TestThem::test_first", "tests/test_two.py::test_alone"),
        "a.b.2": ("tests/test_two.py::TestThem::test_first",),
    }


def test_marks_inside_parameters_count_and_other_marks_do_not(tests_folder):
    folder = tests_folder(
        "test_three.py",
        """
        @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("a.b.3"))])
        @pytest.mark.skipif(clause("a.b.4"), reason="a.b.5")
        def test_it(x): ...
        """,
    )
    assert list(read_marks(folder)) == ["a.b.3"]


def test_what_enforces_a_clause_is_named_by_its_dotted_name():
    places = enforced_by()["wsom.score.pay.5"]
    assert "kongbox.rulesets.wsom.options.WsomOptions.payoff_base" in places
    assert all(place.startswith("kongbox.") for places in enforced_by().values() for place in places)


def test_this_checkout_knows_its_tests():
    assert any(test.startswith("tests/rulesets/wsom/") for test in proved_by()["wsom.dice.1"])


def test_coverage_speaks_of_every_clause():
    rows = coverage()
    assert len(rows) == 609
    assert rows["american.option.6"].texts == ("es", "en")
    assert rows["american.option.6"].lacks == ()


def test_what_is_due_and_not_there_is_named():
    built, planned = find_clause("wsom.chi.5"), find_clause("american.option.6")
    assert Covered(built, (), (), ("es",)).lacks == ("code", "tests", "texts")
    assert Covered(built, ("a",), ("b",), ("es", "en")).lacks == ()
    assert Covered(planned, (), (), ("es",)).lacks == ("texts",)
