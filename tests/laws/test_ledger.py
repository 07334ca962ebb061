"""The thread from rule to code to test to words is whole: for every game, whatever else changes."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from kongbox.engine.clauses import bound
from kongbox.i18n import LANGUAGES
from kongbox.rulebook import chapter_words, coverage, find_clause, game_words, games, has_words, ledger, reason_words
from kongbox.rulebook.proof import TESTS_FOLDER, enforced_by, read_marks
from kongbox.rulebook.words import text_ids
from kongbox.rulesets import RULE_SETS

SOURCE = Path(__file__).parents[2] / "src" / "kongbox"
CLAUSE_ID = re.compile(rf"({'|'.join(games())})(\.[a-z_]+)*(\.\w+)+")
PLAYABLE = sorted(RULE_SETS)


CITED = re.compile(rf"(?<![\w.])(?:{'|'.join(games())})(?:\.[a-z]+)+(?:\.\d+)+")


def literals(file):
    """Every string of a file that has the form of a clause id, docstrings and parts of longer strings left out."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CLAUSE_ID.fullmatch(node.value):
            yield node.value


def unknown(ids):
    chapters = {f"{game}.{name}" for game in games() for name in ledger(game).chapters()}
    return sorted({each for each in ids if find_clause(each) is None and each not in chapters})


def test_every_clause_that_code_is_bound_to_stands_in_a_ledger():
    enforced_by()
    assert [each for each in bound() if find_clause(each) is None] == []


def test_every_clause_named_in_the_code_stands_in_a_ledger():
    named = {each: file.name for file in sorted(SOURCE.rglob("*.py")) for each in literals(file)}
    assert len(named) > 100
    assert unknown(named) == []


def test_every_clause_cited_in_texts_pages_and_docs_stands_in_a_ledger():
    root = SOURCE.parents[1]
    read = [each for kind in ("*.ftl", "*.js", "*.html", "*.toml", "*.md") for each in sorted(SOURCE.rglob(kind))]
    read += [*sorted((root / "docs").rglob("*.md")), *root.glob("*.md")]
    cited = {each: file.name for file in read for each in CITED.findall(file.read_text(encoding="utf-8"))}
    assert len(cited) > 500
    assert {each: name for each, name in cited.items() if find_clause(each) is None} == {}


def test_every_clause_a_test_proves_stands_in_a_ledger():
    assert [each for each in read_marks(TESTS_FOLDER) if find_clause(each) is None] == []


def test_every_mark_of_a_test_writes_its_clauses_out():
    """Marks are read without running a test, and a clause that is not written out would be lost."""
    unread = []
    for file in sorted(TESTS_FOLDER.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                unread += [f"{file.name}:{node.lineno}" for each in node.args if not isinstance(each, ast.Constant)]
    assert unread == []


def test_every_clause_in_force_has_code_a_test_and_words_in_both_languages():
    assert {each: row.lacks for each, row in coverage().items() if row.lacks} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_absence_has_its_reason_in_words(lang):
    for game in games():
        for clause in ledger(game).clauses.values():
            if not clause.built:
                assert reason_words(lang, game, clause.reason).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chapter_and_game_has_its_heading(lang):
    for game in games():
        assert all(game_words(lang, game, name) for name in ("game-name", "game-short", "game-rules"))
        assert all(chapter_words(lang, game, name) for name in ledger(game).chapters())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_no_text_speaks_of_a_clause_or_chapter_that_is_none(game, lang):
    clauses = {each.replace(".", "-") for each in ledger(game).clauses}
    chapters = {f"chapter-{name.replace('.', '-')}" for name in ledger(game).chapters()}
    spoken_of = {each for each in text_ids(lang, game) if each.startswith((f"{game}-", "chapter-"))}
    assert spoken_of == clauses | chapters


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PLAYABLE)
def test_a_refusal_can_be_said_under_every_clause_a_game_refuses_under(game, lang):
    refusable = import_module(f"kongbox.rulesets.{game}.refusals").REFUSABLE
    assert [each for each in refusable if not has_words(lang, each, "refusal")] == []


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_game_refuses_under_no_clause_it_has_not_declared(game):
    refusals = import_module(f"kongbox.rulesets.{game}.refusals")
    used = {
        node.args[0].value
        for file in sorted((SOURCE / "rulesets" / game).glob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal" and isinstance(node.args[0], ast.Constant)
    }
    assert used <= set(refusals.REFUSABLE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_pattern_that_scores_says_why_its_tiles_earn_it(lang):
    patterns = ledger("wsom").chapters()["score"]
    assert len(patterns) == 44
    assert [each.id for each in patterns if not has_words(lang, each.id, "line")] == []
