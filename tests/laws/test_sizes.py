"""Files and functions stay small enough to be read in one go; what must be longer says why in its first line."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "kongbox"
LONGEST_FILE = 400
LONGEST_FUNCTION = 40
PYTHON = sorted(SOURCE.rglob("*.py"))
PAGE = [path for path in sorted((SOURCE / "server" / "web").rglob("*")) if path.suffix == ".js"]
PAGE = [path for path in PAGE if "vendor" not in path.parts]


def short(path):
    return str(path.relative_to(SOURCE))


def says_why(line):
    return "long" in line.lower()


@pytest.mark.parametrize("path", PYTHON + PAGE, ids=short)
def test_a_file_has_at_most_400_lines_or_says_why(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LONGEST_FILE or says_why(lines[0])


@pytest.mark.parametrize("path", PYTHON, ids=short)
def test_a_function_has_at_most_40_lines_or_says_why(path):
    text = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            first = (ast.get_docstring(node) or "").partition("\n")[0]
            assert length <= LONGEST_FUNCTION or says_why(first), f"{node.name} has {length} lines"
