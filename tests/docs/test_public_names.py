"""The names that `import kongbox` promises, and the example in its docstring."""

import doctest
import subprocess
import sys

import pytest

import kongbox


def test_the_example_at_the_head_of_the_package_runs() -> None:
    found = doctest.testmod(kongbox)
    assert found.attempted >= 8 and found.failed == 0


@pytest.mark.parametrize("name", kongbox.__all__)
def test_every_promised_name_is_there_and_says_what_it_is(name: str) -> None:
    assert getattr(kongbox, name).__doc__


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'dealer'"):
        _ = kongbox.dealer


def test_importing_the_package_imports_nothing_else_of_it() -> None:
    code = "import sys, kongbox; print([name for name in sys.modules if name.startswith('kongbox.')])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_tiles_engine_and_games_import_no_third_party_package() -> None:
    code = (
        "import sys; before = set(sys.modules); import kongbox.rulesets, kongbox.engine.decide, kongbox.engine.replay;"
        "new = {name.partition('.')[0] for name in set(sys.modules) - before};"
        "print(sorted(new - set(sys.stdlib_module_names) - {'kongbox'}))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_names_are_offered_before_they_are_first_used() -> None:
    assert set(kongbox.__all__) <= set(dir(kongbox))
