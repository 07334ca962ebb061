"""YAML and JSON with the line of every value, and what is refused."""

import json

import pytest

from kongbox.formats.marked_text import MOST_LETTERS, read_marked
from kongbox.i18n import say
from kongbox.tiles.unusable import Unusable


def test_every_value_has_the_line_in_which_it_or_its_key_begins():
    marked = read_marked("id: c\nlines:\n  - a: 1\n    b: [2,\n      3]\n  - x\n")
    assert marked.document == {"id": "c", "lines": [{"a": 1, "b": [2, 3]}, "x"]}
    assert marked.lines == {
        (): 1, ("id",): 1, ("lines",): 2, ("lines", 0): 3, ("lines", 0, "a"): 3, ("lines", 0, "b"): 4,
        ("lines", 0, "b", 0): 4, ("lines", 0, "b", 1): 5, ("lines", 1): 6,
    }  # fmt: skip


def test_json_is_read_with_its_lines():
    text = '{\n\t"a": [1,\n\t\t2]\n}'
    assert read_marked(text) == (json.loads(text), {(): 1, ("a",): 2, ("a", 0): 2, ("a", 1): 3})


def test_json_that_yaml_does_not_know_is_read_without_lines():
    assert read_marked('{"a": "\\ud83d\\ude00"}') == ({"a": "\N{GRINNING FACE}"}, {})


def test_a_date_stays_what_was_written():
    assert read_marked("year: 2026-01-01").document == {"year": "2026-01-01"}


@pytest.mark.parametrize(
    ("text", "words", "line"),
    [
        ("", "unusable-text-empty", None),
        (" \n", "unusable-text-empty", None),
        ("# nothing", "unusable-text-empty", None),
        ("a: 1\nb: [1,\nc: 2", "unusable-text-form", 4),
        ("a: 1\n\tb: 2", "unusable-text-form", 2),
        ("a: 1\n---\nb: 2", "unusable-text-form", 2),
        ("a: \x00", "unusable-text-form", 1),
        ("a: 1\nb: \ud800", "unusable-text-form", 2),
        ("a: !!python/name:os.system x", "unusable-text-form", 1),
        ("a: &x 1\nb: *x", "unusable-text-anchor", 1),
        ("a: 1\na: 2", "unusable-text-key", 2),
        ("a: 1\n? [b]\n: 2", "unusable-text-key", 2),
        ("a: .nan", "unusable-text-value", 1),
        ("a: !!binary aGk=", "unusable-text-value", 1),
        ("a: !!set {b}", "unusable-text-value", 1),
        ("a:\n  " + "b" * 3000, "unusable-text-long", 2),
        ("a:\n  " + "[" * 30 + "]" * 30, "unusable-text-deep", 2),
        ("[" * 100_000, "unusable-text-form", 1),
        ("- a\n" * (MOST_LETTERS // 4 + 1), "unusable-text-large", MOST_LETTERS // 4 + 1),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(text, words, line):
    with pytest.raises(Unusable) as refused:
        read_marked(text)
    assert (refused.value.words, refused.value.facts.get("line")) == (words, line)
    assert all("$" not in say(lang, words, **refused.value.facts) for lang in ("es", "en"))
