"""`kongbox replay` of a game with Spanish cards: every event in words, honour cards on the table."""

from pathlib import Path

import pytest

from kongbox.cli.main import main

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("naipes-*.kbx.jsonl"))


def told(file: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as ended:
        main(["replay", str(file), "--moves", "--verify", "--lang", lang])
    assert ended.value.code == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.name.removesuffix(".kbx.jsonl"))
def test_a_log_is_told_without_a_missing_word(file: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A text that is not there warns, and a warning fails the test."""
    text = told(file, lang, capsys)
    assert ("aparta" in text) == (lang == "es") and ("lays it apart" in text) == (lang == "en")


def test_the_table_shows_what_lies_apart(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(next(file for file in GOLDEN if "honour" in file.name), "es", capsys)
    apart = [line.split(": ")[1].split() for line in text.splitlines() if line.strip().startswith("aparte: ")]
    assert sorted(card for row in apart for card in row) == sorted(["So", "Sc", "Se", "Sb", "1e", "2e", "3e", "4e"])


def test_where_no_language_is_named_it_speaks_spanish(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "KONGBOX_LANG"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(SystemExit):
        main(["replay", str(GOLDEN[0])])
    assert "Puntos:" in capsys.readouterr().out
