"""`kongbox card`, as it is typed."""

import io
import json
import sys

import pytest

from kongbox.cli.main import main
from kongbox.rulesets.american.notation import NOTATION
from kongbox.rulesets.american.practice_card import practice_card

CARD = """id: mine
name: My card
sections:
  - {id: a, name: {es: Unos, en: Some}}
  - {id: p, name: Pairs, singles_and_pairs: yes}
lines:
  - {id: A1, section: a, mark: X, value: 25, groups: [[3, 2@a], [3, 4@a], [4, 6@b], [4, 8@b]]}
  - id: A2
    section: a
    mark: C
    value: 30
    jokers: no
    note: {es: seguidos, en: in a row}
    groups: [{block: [x@a, x+1@a]}, [4, F], [4, x@b], [4, RD]]
  - {id: P1, section: p, mark: C, value: 50, groups: [[2, 0], [2, 1@a], [2, 2@a], [2, 3@a], [2, 1@b], [2, 2@b], [2, F]]}
"""

BROKEN = {
    "too few tiles": ("[4, 8@b]]", "[3, 8@b]]", "line 7, A1.groups: the groups add up to 13 tiles"),
    "contradictory": ("note: {es: seguidos, en: in a row}", "where: [x = 9]", "line 8, A2: no choice"),
    "five of a kind": ("[4, x@b], [4, RD]]", "[5, x@b], [3, RD]]", "where no joker may stand"),
    "an id twice": ("id: A2", "id: A1", "line 8, A1.id: the id “A1” is taken"),
    "a key nobody knows": ("mark: C, value: 50", "mark: C, points: 50", "line 15, P1.points: there is no “points”"),
    "no mark": ("mark: C, value: 50", "value: 50", "line 15, P1: “mark” is missing"),
    "a pung among pairs": ("[2, 0], [2, 1@a]", "[3, 0], [1, 1@a]", "here is a group of 3"),
    "no YAML": ("lines:", "lines: [", "line 7, column 3"),
}  # fmt: skip


@pytest.fixture
def typed(capsys, monkeypatch, tmp_path):
    """Type the command for a text in a file, or on standard input; answers exit code, output and errors."""

    def run(text, *words, file="mine.yaml"):
        monkeypatch.chdir(tmp_path)
        (tmp_path / "mine.yaml").write_text(text, encoding="utf-8")
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        with pytest.raises(SystemExit) as ended:
            main(["card", file, *words])
        return ended.value.code, *capsys.readouterr()

    return run


def test_a_sound_card_is_listed_line_by_line_with_an_example(typed):
    code, out, err = typed(CARD)
    assert (code, err) == (0, "")
    assert out.splitlines()[0] == "My card: 3 lines in 2 sections, 60 possible hands"
    assert "Some" in out
    assert "  A1  X    25  2C 2C 2C  4C 4C 4C  6D 6D 6D 6D  8D 8D 8D 8D  (6 hands)" in out
    assert "(48 hands; no jokers; in a row)" in out
    assert "Pairs (Singles and Pairs: no double for a hand without jokers)" in out


def test_the_card_is_listed_in_spanish(typed):
    out = typed(CARD, "--lang", "es")[1]
    assert out.splitlines()[0] == "My card: 3 líneas en 2 secciones, 60 manos posibles"
    assert "(48 manos; sin Jokers; seguidos)" in out


def test_the_card_is_listed_for_programs(typed):
    answer = json.loads(typed(CARD, "--json")[1])
    assert (answer["id"], answer["hands"], len(answer["digest"])) == ("mine", 60, 64)
    assert [line["id"] for line in answer["lines"]] == ["A1", "A2", "P1"]
    assert [line["jokers"] for line in answer["lines"]] == [True, False, True]
    for line in answer["lines"]:
        assert len(NOTATION.parse(line["example"], line["id"])) == 14


def test_a_card_is_read_from_standard_input_and_from_json(typed):
    assert typed(CARD, file="-")[0] == 0
    document = {
        "id": "j",
        "lines": [{"id": "1", "section": "s", "mark": "X", "value": 25, "groups": [[6, "F"], [4, "Ew"], [4, "Nw"]]}],
    }
    assert typed(json.dumps(document, indent=1), file="-")[1].startswith("j: 1 line in 1 section, 1 possible hand")


def test_the_practice_card_is_called_practice(typed):
    code, out, _ = typed(CARD, file="practice")
    assert code == 0
    assert out.startswith(f"{practice_card().name}: 50 lines in 10 sections")


@pytest.mark.clause("american.card.15")
@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_card_is_refused_in_one_line_with_place_and_reason(typed, what):
    right, wrong, sentence = BROKEN[what]
    assert right in CARD
    code, out, err = typed(CARD.replace(right, wrong))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("mine.yaml: line ")
    assert sentence in err
    assert typed(CARD.replace(right, wrong), "--lang", "es")[2].startswith("mine.yaml: línea ")


@pytest.mark.clause("american.card.15")
def test_a_card_of_ten_megabytes_is_refused(typed):
    line = "  - {id: A1, section: a, mark: X, value: 25, groups: [[3, 2@a], [3, 4@a], [4, 6@b], [4, 8@b]]}\n"
    code, _, err = typed("id: huge\nlines:\n" + line * (10_000_000 // len(line)))
    assert (code, err.count("\n")) == (2, 1)
    assert "longer than 250,000 letters" in err


def test_a_file_that_is_not_there_is_named(typed):
    code, _, err = typed(CARD, file="other.yaml")
    assert (code, err.split(":")[0]) == (2, "other.yaml")
