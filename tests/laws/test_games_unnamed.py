"""Outside its own folders no game is named: what serves one serves the next without being told of it."""

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "kongbox"
GAMES = sorted(path.name for path in (SOURCE / "rulesets").iterdir() if (path / "clauses.toml").is_file())
NAMED = re.compile(rf"\b({'|'.join(GAMES)})\b")
THEIR_OWN = [SOURCE / "rulesets", *(SOURCE / "bots" / game for game in GAMES), SOURCE / "server/web/js/games"]
BY_CONTRACT = {"cli/main.py", "cli/speech.py"}
"""What concerns one game alone is said in Spanish where nothing names a language."""
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)


def short(path):
    return str(path.relative_to(SOURCE))


def is_common(path):
    return not any(path.is_relative_to(place) for place in THEIR_OWN) and short(path) not in BY_CONTRACT


PYTHON = [path for path in sorted(SOURCE.rglob("*.py")) if is_common(path)]
PAGE = [path for path in sorted((SOURCE / "server/web/js").rglob("*.js")) if is_common(path)]


def remarks(tree):
    """Docstrings, of fields too: text that stands alone."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def test_there_are_games():
    assert "wsom" in GAMES


@pytest.mark.parametrize("path", PYTHON, ids=short)
def test_no_code_names_a_game(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    spoken = remarks(tree)
    texts = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    assert [text.value for text in texts if id(text) not in spoken and NAMED.search(text.value)] == []


@pytest.mark.parametrize("path", PAGE, ids=short)
def test_no_module_of_the_page_names_a_game(path):
    lines = COMMENT.sub("", path.read_text(encoding="utf-8")).splitlines()
    strings = [line.strip() for line in lines if re.search(rf"""["'`/.]({"|".join(GAMES)})\b""", line)]
    assert strings == []
