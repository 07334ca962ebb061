"""`kongbox score naipes` and `kongbox check naipes`, as they are typed."""

import json
from pathlib import Path

import pytest

from tests.cli.test_score import typed as _typed

FOLDER = Path(__file__).parents[1] / "rulesets" / "naipes"
WORKED = Path(__file__).with_name("worked_hand.yaml")
LOSER = 'palo: copas\ndominante: oros\nen_mano: "5o 5o 5o 2c 4c 7c 8b 6b 3b 8c Rb Re Cc"\nhonor: "Sc 2e 4e"\n'
typed = _typed


@pytest.fixture
def asked(typed):
    """Type a command about this game."""
    return lambda command, text, *words: typed(command, text, *words, game="naipes")


def test_the_open_cases_all_pass(asked):
    code, out, err = asked("check", (FOLDER / "open_cases.yaml").read_text(encoding="utf-8"))
    assert (code, out, err) == (0, "12 passed, 0 failed\n", "")


def test_our_own_cases_all_pass(asked):
    code, out, err = asked("check", (FOLDER / "document_cases.yaml").read_text(encoding="utf-8"))
    assert (code, err) == (0, "")
    assert out.endswith(" passed, 0 failed\n")


def test_a_bare_hand_is_answered_in_plain_values(asked):
    code, out, err = asked("score", LOSER, "--json", "--lang", "en")
    answer = json.loads(out)
    assert (code, err) == (0, "")
    assert {key: answer[key] for key in ("mahjong", "base", "doblas", "n_doblas", "total")} == {
        "mahjong": False, "base": 16, "doblas": {"all.1": 2}, "n_doblas": 2, "total": 64,
    }  # fmt: skip
    assert [line["clause"] for line in answer["lines"]] == ["naipes.base.2", "naipes.base.4", "naipes.dobla.all.1"]
    assert all(line["text"] for line in answer["lines"])


@pytest.mark.clause(
    "naipes.pay.1",
    "naipes.pay.2",
    "naipes.pay.3",
    "naipes.pay.4",
    "naipes.pay.7",
    "naipes.base.7",
    "naipes.dobla.gen.2",
)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_worked_hand_of_the_rules_comes_out_to_the_point(asked, lang):
    """The whole explanation is kept beside this test, so that a change of its words is seen."""
    code, out, err = asked("score", WORKED.read_text(encoding="utf-8"), "--lang", lang)
    assert (code, err) == (0, "")
    assert out == WORKED.with_name(f"worked_hand.{lang}.txt").read_text(encoding="utf-8")


def test_the_worked_hand_in_plain_values(asked):
    *hands, paid = json.loads(asked("score", WORKED.read_text(encoding="utf-8"), "--json")[1])
    assert [(hand["base"], hand["n_doblas"], hand["total"]) for hand in hands] == [
        (8, 2, 32), (38, 3, 304), (4, 1, 8), (4, 2, 16),
    ]  # fmt: skip
    assert paid["neto"] == {"oros": -528, "copas": 1216, "espadas": -360, "bastos": -328}
    assert [row[2] for row in paid["pagos"]] == [608, 304, 304, 48, 32, 8]


def test_spanish_is_spoken_where_nothing_names_a_language(asked, monkeypatch):
    assert asked("score", LOSER + "via: robo")[2] == (
        "hand.yaml: via: esto es solo de quien hace mah-jong; quítalo o pon gana: true.\n"
    )
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert "leave it out or put gana: true" in asked("score", LOSER + "via: robo")[2]


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("file", ["open_cases.yaml", "document_cases.yaml"])
def test_every_answer_is_explained_in_words(asked, lang, file):
    code, out, err = asked("score", (FOLDER / file).read_text(encoding="utf-8"), "--lang", lang)
    assert (code, err) == (0, "")
    told = [line for line in out.splitlines() if not line.startswith(("Opciones", "Options"))]
    assert [line for line in told if any(mark in line for mark in ("None", "True", "answer-", "{", "_"))] == []


def test_a_limit_and_the_options_are_told(asked):
    document = {"kind": "score", "given": {
        "palo": "espadas", "dominante": "oros", "honor": "1e 2e 3e 4e",
        "en_mano": "2o 5o 8o 3c 6c 4b 7b 2b Ro Rc Co Cc Cb"}, "options": {"limite": 1000}}  # fmt: skip
    out = asked("score", json.dumps(document), "--lang", "en")[1]
    assert "Total: 16 × 2⁶, cut to 1,000" in out
    assert "limite 1000" in out


def test_no_mahjong_is_an_answer_with_its_clause(asked):
    document = {"palo": "oros", "dominante": "oros", "gana": True, "via": "descarte", "carta_mahjong": "1c",
                "en_mano": "1c 1c 3o 4o 5o 6o 7o 8o 2b 2b 2b 7b 7b Re"}  # fmt: skip
    code, out, _ = asked("score", json.dumps(document), "--lang", "es")
    assert code == 0
    assert out.startswith("No es mah-jong\n")
    assert "(naipes.end.5)" in out


@pytest.mark.clause("naipes.limit.1")
@pytest.mark.parametrize("file", ["json", "yaml"])
def test_numbers_of_any_size_are_read_and_written(asked, file):
    winner = "7" * 20_000
    totals = f'{{"oros": 0, "copas": {winner}, "espadas": 0, "bastos": 0}}'
    text = f'{{"kind": "settle", "given": {{"gana": "copas", "totales": {totals}}}}}'
    text = text if file == "json" else text.replace("{", "{ ").replace('"', "'")
    code, out, err = asked("score", text, "--json")
    assert (code, err) == (0, "")
    assert f'"oros": -1{"5" * 19_999}4' in out
    assert winner in asked("score", text, "--lang", "en")[1].replace(",", "")


def test_a_number_longer_than_any_score_is_one_sentence(asked):
    code, out, err = asked("score", f"gana: copas\ntotales: {{oros: {'7' * 100_001}}}")
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_a_difference_is_told_in_the_words_of_the_file(asked):
    code, out, _ = asked("check", LOSER + "id: mía\nexpect: {total: 60, doblas: {all.1: 2}}")
    assert (code, out) == (1, "mía: total debería ser 60 y es 64\n0 passed, 1 failed\n")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("expect: {totel: 5}", "totel"),
        ("expect: [total]", "expect"),
        ("", "expect"),
        ("options: {panache_con_serie: no}\nexpect: {}", "panache_con_serie"),
        ("options: {este_doble: no, ases: si}\nexpect: {}", "ases"),
    ],
)
def test_a_case_that_cannot_be_compared_is_one_sentence(asked, text, words):
    code, out, err = asked("check", LOSER + text)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert words in err


def test_of_several_documents_the_bad_one_is_named(asked):
    text = "cases:\n- {kind: deck}\n- {kind: eunuco, given: {en_mano: -1}}\n- {id: tercera, kind: deck}\n"
    code, out, err = asked("score", text)
    assert (code, out) == (2, "")
    assert err == "hand.yaml, mano 2: en_mano: pone -1, y debería ser un número entero de 0 en adelante.\n"
