"""`kongbox score american` and `kongbox check american`, as they are typed."""

import io
import json
import sys

import pytest

from kongbox.cli.main import main

CARD = """id: mine
lines:
  - {id: P1, section: evens, mark: X, value: 25, groups: [[3, 2@a], [3, 7@a], [4, 2@b], [4, 7@b]]}
  - {id: P2, section: odds, mark: C, value: 30, groups: [[4, F], [3, 1@a], [3, 5@b], [4, 9@c]]}
"""
HAND = """card: card.yaml
concealed: 2B 2B 2B 7B 7B 2C 2C 2C 2C
exposed: [kong 7C 7C 7C J from E]
win: 7B
by: discard
seat: W
discarder: N
"""
CASES = """defaults: {card: card.yaml}
cases:
  - {id: good, concealed: 2B 2B 2B 7B 7B 7B 2C 2C 2C 2C 7C 7C 7C, win: 7C, by: draw, seat: N,
     expect: {line: P1, jokerless: true, value: 25, payments: {E: -100, S: -100, W: -100, N: 300}}}
  - {id: bad, concealed: 2B 2B 2B 7B 7B 7B 2C 2C 2C 2C 7C 7C 7C, win: 7C, by: draw, seat: N,
     expect: {value: 30, false_win: false}}
"""


@pytest.fixture
def typed(capsys, monkeypatch, tmp_path):
    """Type a command about a file beside `card.yaml`; answers exit code, output and errors."""
    (tmp_path / "cards").mkdir()
    (tmp_path / "card.yaml").write_text(CARD, encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    def run(command, text, *words, file="hand.yaml"):
        if file != "-":
            (tmp_path / file).write_text(text, encoding="utf-8")
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        with pytest.raises(SystemExit) as ended:
            main([command, "american", file, *words])
        return ended.value.code, *capsys.readouterr()

    return run


@pytest.mark.clause("american.card.1", "american.score.12")
def test_a_hand_is_scored_by_the_card_file_it_names(typed):
    code, out, err = typed("score", HAND, "--lang", "en")
    assert (code, err) == (0, "")
    for words in (
        "2B 2B 2B / 7B 7B 7B / 2C 2C 2C 2C / 7C 7C 7C J",
        "(american.score.1)",
        "(american.score.2)",
        "East −25   South −25   West +100   North −50",
        "What the hand is on the card\n    25  P1 (X):",
        "Options of this table: card mine\n",
    ):
        assert words in out


def test_from_standard_input_the_card_is_sought_where_one_stands(typed):
    answer = json.loads(typed("score", HAND, "--json", file="-")[1])
    assert (answer["line"], answer["payments"]["W"]) == ("P1", 100)
    assert answer["options"]["card"]["name"] == "mine"
    assert set(answer["options"]["card"]) == {"name", "digest"}


def test_a_card_is_sought_beside_the_file_that_names_it(typed, tmp_path):
    (tmp_path / "cards" / "other.yaml").write_text(CARD.replace("mine", "other"), encoding="utf-8")
    hand = HAND.replace("card.yaml", "other.yaml")
    assert "card other" in typed("score", hand, file="cards/hand.yaml")[1]
    assert typed("score", hand)[0] == 2


def test_a_card_may_be_written_into_the_document(typed):
    written = "card:\n" + "".join(f"  {line}\n" for line in CARD.splitlines())
    assert "card mine" in typed("score", HAND.replace("card: card.yaml\n", written))[1]


@pytest.mark.clause("american.win.1")
def test_a_hand_that_is_none_is_told_what_it_nearly_is_in_the_readers_language(typed):
    none = HAND.replace("2C 2C 2C 2C", "2C 2C 9D 9D")
    english, spanish = (typed("score", none, "--lang", lang)[1] for lang in ("en", "es"))
    assert "The nearest lines" in english
    assert "P1 lacks 2 tiles: 2 × 2 Crak. (american.win.1)" in english
    assert "P2 is marked C, and the hand has exposures." in english
    assert "Las líneas más cercanas" in spanish
    assert "A P1 le faltan 2 fichas: 2 × 2 Crak." in spanish


def test_check_compares_and_counts(typed):
    code, out, _ = typed("check", CASES, "--lang", "en")
    assert code == 1
    assert out == "bad: value should be 30 and is 25\n1 passed, 1 failed\n"


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("card.yaml", "none.yaml", "none.yaml: there is no such file"),
        ("card.yaml", "broken.yaml", "broken.yaml: line 3, P1.groups.1.2: “2x@a” is no tile of a card"),
        ("win: 7B", "win: 7X", "hand.yaml: win: in “7X”, “7X” is no tile"),
        ("by: discard", "by: luck", "hand.yaml: by: “luck” will not do"),
        ("discarder: N", "discarder: W", "nobody wins on his own discard"),
        ("kong 7C 7C 7C J", "kong 7C 7C J", "exposed.1: a kong has 4 tiles, and here there are 3."),
    ],
)
def test_what_cannot_be_used_is_one_line_that_names_the_file(typed, tmp_path, before, after, words):
    (tmp_path / "broken.yaml").write_text(CARD.replace("[3, 2@a]", "[3, 2x@a]"), encoding="utf-8")
    code, out, err = typed("score", HAND.replace(before, after), "--lang", "en")
    assert (code, out) == (2, "")
    assert words in err
    assert err.count("\n") == 1
