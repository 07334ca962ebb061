"""docs/rules is written from the rule book and never differs from it."""

import re

from kongbox.rulebook import games, ledger, matrix
from kongbox.rulebook.__main__ import main
from kongbox.rulebook.proof import SOURCE_FOLDER


def test_docs_rules_is_as_the_rule_book_says():
    stale = [str(file.relative_to(SOURCE_FOLDER.parent)) for file in matrix.stale()]
    assert not stale, f"run make rules: {', '.join(stale)}"


def test_every_clause_has_an_anchor_in_both_languages():
    pages = matrix.generated()
    for lang in ("es", "en"):
        for game in games():
            anchors = re.findall(r'<a id="([^"]+)"></a>', pages[matrix.RULES_FOLDER / lang / f"{game}.md"])
            expected = [*ledger(game).clauses, *(f"{game}.{name}" for name in ledger(game).chapters())]
            assert sorted(anchors) == sorted(expected)


def test_every_link_within_a_page_has_its_anchor():
    for file, text in matrix.generated().items():
        if file.suffix == ".md":
            anchors = set(re.findall(r'<a id="([^"]+)"></a>', text))
            assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= anchors


def test_stale_pages_are_named_and_written(tmp_path, monkeypatch, capsys):
    page = tmp_path / "docs" / "wsom.md"
    monkeypatch.setattr(matrix, "generated", lambda: {page: "# Rules\n"})
    monkeypatch.setattr("kongbox.rulebook.__main__.SOURCE_FOLDER", tmp_path / "src")
    assert main(["--check"]) == 1
    assert not page.exists()
    assert main([]) == 0
    assert page.read_text(encoding="utf-8") == "# Rules\n"
    assert main(["--check"]) == 0
    assert capsys.readouterr().out.split() == ["docs/wsom.md", "docs/wsom.md"]
