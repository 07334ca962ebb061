"""`kongbox score` and `kongbox check`, as they are typed."""

import io
import json
import sys
from itertools import islice
from pathlib import Path

import pytest

from kongbox.cli.main import main
from kongbox.rulebook.score_words import line_words
from kongbox.rulesets.wsom.combining import score_hand
from tests.rulesets.wsom.oracle import random_hands

CASES = Path(__file__).parents[1] / "rulesets" / "wsom" / "scoring.yaml"
HAND = 'concealed: "456p234s67s99m"\nmelds: ["chi 123m"]\nwin: "8s"\nby: self\nseat: "S"\n'
ROBBED = """concealed: "45m77z"
melds: ["pong 555z", "pong 666z", "chi 678s"]
win: "6m"
by: rob
seat: W
discarder: S
turn_discards: [[W, 9m], [N, 6m], [E, 1p]]
options: {payoff_base: 30}
"""


@pytest.fixture
def typed(capsys, monkeypatch, tmp_path):
    """Type a command with a file, or with text for standard input; answers exit code, output and errors."""

    def run(command, text, *words, game="wsom", file="hand.yaml"):
        path = tmp_path / file
        path.write_text(text, encoding="utf-8")
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        with pytest.raises(SystemExit) as ended:
            main([command, game, file if "-" not in words else "-", *(word for word in words if word != "-")])
        return ended.value.code, *capsys.readouterr()

    return run


def test_an_object_is_answered_by_an_object(typed):
    code, out, err = typed("score", HAND, "--json")
    answer = json.loads(out)
    assert (code, err) == (0, "")
    assert answer["payments"] == {"E": -5, "S": 15, "W": -5, "N": -5}
    assert answer["lines"][0]["text"] == "All four sets are sequences."
    assert json.loads(typed("score", HAND, "--json", "-")[1]) == answer
    assert (
        json.loads(
            typed(
                "score",
                json.dumps(
                    {"concealed": "456p234s67s99m", "melds": ["chi 123m"], "win": "8s", "by": "self", "seat": "S"}
                ),
                "--json",
            )[1]
        )
        == answer
    )


def test_a_list_is_answered_by_a_list_in_the_same_order(typed):
    hands = [
        {
            "id": name,
            "concealed": "8s",
            "win": "8s",
            "melds": [f"pong {n}z" for n in ("111", "222", "333", dragon)],
            "by": "self",
            "seat": "E",
        }
        for name, dragon in (("a", "555"), ("b", "444"))
    ]
    for text in (json.dumps(hands), json.dumps({"cases": hands, "version": 1})):
        code, out, _ = typed("score", text, "--json")
        assert code == 0
        assert [answer["total"] for answer in json.loads(out)] == [210, 400]


def test_a_winning_tile_left_blank_is_named_in_good_spanish(typed):
    code, _, err = typed("score", HAND.replace("8s", ""), "--lang", "es")
    assert code == 2 and "en «» no hay ninguna ficha, y debería haber una" in err


def test_the_language_changes_every_sentence(typed):
    spanish, english = (typed("score", HAND, "--lang", lang)[1] for lang in ("es", "en"))
    assert "Todas Secuencias (wsom.score.1.1)" in spanish
    assert "All Sequences (wsom.score.1.1)" in english
    assert "Este −5   Sur +15   Oeste −5   Norte −5" in spanish
    assert not set(spanish.splitlines()[2:]) & set(english.splitlines()[2:]) - {""}


def test_a_sheet_tells_lines_payments_reasons_and_options(typed):
    out = typed("score", ROBBED, "--lang", "es")[1]
    for words in (
        "Robar un Kong",
        "wsom.score.9.3",
        "wsom.score.pay.5",
        "wsom.score.imm.5",
        "payoff_base 30",
        "Total: 70",
    ):
        assert words in out


def test_a_false_win_is_an_answer_with_its_clause(typed):
    code, out, _ = typed("score", HAND.replace("99m", "98m"), "--lang", "en")
    assert code == 0
    assert out.startswith("False win\n")
    assert "(wsom.hand.4)" in out
    answer = json.loads(typed("score", HAND.replace("99m", "98m"), "--json")[1])
    assert (answer["false_win"], answer["clause"]) == (True, "wsom.hand.4")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "empty"),
        ("null", "object"),
        ("5", "object"),
        ("a: [b", "line 2"),
        ("[1]", "hand 1"),
        ("cases: 4", "cases"),
        ("{cases: [], foo: 1}", "foo"),
        ("{cases: [], version: 2}", "version 2"),
        ("{cases: [], defaults: 3}", "defaults"),
        ("{cases: [{id: second}]}", "second"),
        (HAND.replace("8s", "8x"), "8x"),
        (HAND.replace('"8s"', "8"), "win"),
        (HAND + "foo: 1", "foo"),
        (HAND + 'win: "8s"', "win"),
        (HAND + "options: {payoff_base: none}", "payoff_base"),
    ],
)
@pytest.mark.parametrize("command", ["score", "check"])
def test_what_cannot_be_used_is_one_line_that_names_the_file(typed, command, text, words):
    if command == "check" and text.startswith("concealed"):
        text += "\nexpect: {total: 5}"
    code, out, err = typed(command, text, "--lang", "en")
    assert (code, out) == (2, "")
    assert err.startswith("hand.yaml")
    assert words in err
    assert err.count("\n") == 1


def test_one_bad_document_in_a_list_is_named_and_nothing_is_printed(typed):
    good = json.loads(
        json.dumps(
            {
                "concealed": "8s",
                "win": "8s",
                "melds": ["pong 111z", "pong 222z", "pong 333z", "pong 444z"],
                "by": "self",
                "seat": "E",
            }
        )
    )
    code, out, err = typed("score", json.dumps([good, good | {"win": "9x"}]), "--lang", "es")
    assert (code, out) == (2, "")
    assert err.startswith("hand.yaml, mano 2: win")


def test_a_game_that_is_none_is_one_sentence(typed):
    code, _, err = typed("score", HAND, "--lang", "en", game="go")
    assert (code, err.count("\n")) == (2, 1)
    assert "does not know" in err


def test_cases_of_another_game_are_refused(typed):
    code, _, err = typed("check", "{cases: [], game: american}", "--lang", "en")
    assert (code, err) == (2, "hand.yaml: this is for american, and wsom was asked for.\n")
    assert typed("check", "{cases: [], game: wsom}")[0] == 0


def test_the_open_cases_all_pass(typed):
    code, out, err = typed("check", CASES.read_text(encoding="utf-8"))
    assert (code, out, err) == (0, "26 passed, 0 failed\n", "")


def test_a_difference_is_printed_and_counted(typed):
    wrong = HAND + 'id: mine\nnote: x\nexpect: {total: 6, raw: 5, patterns: {1.1: 5}, arrangement: "anything"}'
    code, out, _ = typed("check", wrong, "--lang", "en")
    assert code == 1
    assert out == "mine: total should be 6 and is 5\n0 passed, 1 failed\n"
    code, out, _ = typed("check", wrong, "--json")
    assert (code, json.loads(out)["cases"]) == (
        1, [{"id": "mine", "passed": False, "differences": [{"key": "total", "expected": 6, "found": 5}]}],
    )  # fmt: skip


def test_a_false_win_that_nobody_expects_is_a_difference(typed):
    assert typed("check", HAND.replace("99m", "98m") + "expect: {total: 5}")[0] == 1
    assert typed("check", HAND.replace("99m", "98m") + "expect: {false_win: true}")[0] == 0
    assert typed("check", HAND + "expect: {false_win: true}")[0] == 1
    assert typed("check", HAND + "expect: {false_win: false, total: 5}")[0] == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [("", "expect"), ("expect: 5", "expect"), ("expect: [total]", "expect"), ("expect: {totel: 5}", "totel")],
)
def test_an_expectation_that_cannot_be_compared_is_one_sentence(typed, text, words):
    code, out, err = typed("check", HAND + text, "--lang", "en")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert words in err


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_line_that_hands_bring_about_has_its_words(lang):
    for hand in islice(random_hands(seed=7), 800):
        sheet = score_hand(hand)
        if sheet is None:
            continue
        said = [line_words(lang, "wsom", line, "line") for line in (*sheet.lines, *sheet.notes)]
        said += [line_words(lang, "wsom", line, "uncounted") for line in sheet.uncounted]
        assert all(words and "wsom" not in words for words in said)
