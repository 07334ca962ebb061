"""What enforces each clause, and which tests prove it."""

import ast
import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from kongbox.engine.clauses import ClauseId, bound
from kongbox.rulebook.ledgers import RULE_SETS_FOLDER, games, ledger

SOURCE_FOLDER = Path(__file__).parents[2]
TESTS_FOLDER = SOURCE_FOLDER.parent / "tests"
"""Where the tests are in a checkout; an installed package has none."""
LIST_OF_TESTS = Path(__file__).with_name("tested.json")
"""What the tests prove, written down by ``make rules`` for an installed package."""

Places = Mapping[ClauseId, tuple[str, ...]]


@cache
def enforced_by() -> Places:
    """Answer the dotted names of the functions, tables and options that enforce each clause, by the alphabet.

    A game whose ledger claims nothing to be built is not looked into: it may be half written.
    """
    for game in games():
        for name in _modules_of(game) if ledger(game).playable else ():
            import_module(name)
    return {each: tuple(sorted(set(filter(_is_ours, places)))) for each, places in bound().items()}


@cache
def proved_by() -> Places:
    """Answer the tests that carry each clause's mark, as pytest names them.

    A checkout reads its tests; an installed package knows what they were when it was made.
    """
    if is_checkout():
        return read_marks(TESTS_FOLDER)
    written: dict[ClauseId, list[str]] = json.loads(LIST_OF_TESTS.read_text(encoding="utf-8"))
    return {each: tuple(tests) for each, tests in written.items()}


def is_checkout() -> bool:
    """Tell whether this is a working copy with its tests beside the source."""
    return SOURCE_FOLDER.name == "src" and TESTS_FOLDER.is_dir()


def read_marks(folder: Path) -> dict[ClauseId, tuple[str, ...]]:
    """Answer which tests under `folder` carry ``@pytest.mark.clause("…")``, without running anything.

    Marks on a function, on a class, in ``pytestmark`` of the file and in ``pytest.param`` of a test's own
    decorators count; their clauses must be written out.
    """
    tests: dict[ClauseId, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        source = file.read_text(encoding="utf-8")
        if "mark.clause" in source:
            name = file.relative_to(folder.parent).as_posix()
            for clause_id, test in _marks_in(ast.parse(source)):
                tests.setdefault(clause_id, []).append(f"{name}::{test}")
    return {each: tuple(dict.fromkeys(tests[each])) for each in sorted(tests)}


def _is_ours(place: str) -> bool:
    """What a test or a plug-in binds is not part of the rules."""
    return place.startswith("kongbox.")


def _modules_of(game: str) -> Iterator[str]:
    folder = RULE_SETS_FOLDER / game
    if (folder / "__init__.py").is_file():
        yield f"kongbox.rulesets.{game}"
        for module in walk_packages([str(folder)], f"kongbox.rulesets.{game}."):
            yield module.name


def _marks_in(module: ast.Module) -> Iterator[tuple[ClauseId, str]]:
    of_the_file = [each for node in module.body for each in _file_mark(node)]
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            of_the_class = [*of_the_file, *_decorating(node)]
            for test in node.body:
                yield from _marks_of(test, of_the_class, f"{node.name}::")
        else:
            yield from _marks_of(node, of_the_file)


def _marks_of(node: ast.stmt, inherited: list[ClauseId], prefix: str = "") -> Iterator[tuple[ClauseId, str]]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
        for clause_id in [*inherited, *_decorating(node)]:
            yield clause_id, prefix + node.name


def _decorating(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> list[ClauseId]:
    return [each for decorator in node.decorator_list for each in _clauses_marked(decorator)]


def _file_mark(node: ast.stmt) -> list[ClauseId]:
    if isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id == "pytestmark" for to in node.targets):
        return _clauses_marked(node.value)
    return []


def _clauses_marked(expression: ast.expr) -> list[ClauseId]:
    return [
        argument.value
        for call in ast.walk(expression)
        if isinstance(call, ast.Call) and _is_clause_mark(call.func)
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def _is_clause_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "clause"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )
