import io
import sys
import types

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kongbox.cli.reading import read_document, read_text
from kongbox.i18n import say
from kongbox.tiles.unusable import Unusable


@pytest.fixture
def write(tmp_path):
    def write(text, name="hand.yaml"):
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return str(path)

    return write


def sentence(file):
    """Why a file cannot be read as a document, in English, without the folder."""
    with pytest.raises(Unusable) as refused:
        read_document(file)
    said = say("en", refused.value.words, **refused.value.facts)
    assert say("es", refused.value.words, **refused.value.facts) != said
    return said.split("/")[-1]


def test_yaml_and_json_say_the_same(write):
    expected = {"concealed": "123m", "seat": "N", "by": "discard", "melds": ["pong 5p"]}
    assert read_document(write("concealed: 123m\nseat: N\nby: discard\nmelds: [pong 5p]\n")) == expected
    json = '{"concealed": "123m", "seat": "N", "by": "discard", "melds": ["pong 5p"]}'
    assert read_document(write(json, "hand.json")) == expected
    assert read_document(write(json)) == expected
    assert read_document(write("{concealed: 123m,\n seat: N, by: discard, melds: [pong 5p]}")) == expected


def test_tabs_in_json_are_as_good_as_spaces(write):
    assert read_document(write('{\n\t"a": 1\n}')) == {"a": 1}


def test_a_list_is_a_document_too(write):
    assert read_document(write("- a: 1\n- b: 2\n")) == [{"a": 1}, {"b": 2}]


def test_dates_stay_what_was_written(write):
    assert read_document(write("about: 2026-11-01\n")) == {"about": "2026-11-01"}


def test_a_dash_reads_standard_input(monkeypatch):
    monkeypatch.setattr(sys, "stdin", types.SimpleNamespace(buffer=io.BytesIO(b"a: 1\n")))
    assert read_document("-") == {"a": 1}


def test_a_mark_at_the_head_of_a_file_is_no_letter(write):
    assert read_text(write(b"\xef\xbb\xbfa: 1")) == "a: 1"


def test_a_file_that_is_not_there(tmp_path):
    assert sentence(str(tmp_path / "none.yaml")) == "none.yaml: there is no such file; check the name and the folder."
    assert "there is no such file" in sentence("nul\0l")


def test_a_folder(tmp_path):
    assert sentence(str(tmp_path)).endswith("this is a folder, and a file is needed.")


def test_bytes_that_are_no_text(write):
    assert sentence(write(b"a: 1\nb: \xff\n")) == ("hand.yaml, line 2: this is not UTF-8 text; save the file as UTF-8.")


@pytest.mark.parametrize("text", ["", "  \n\n"])
def test_an_empty_file(write, text):
    assert sentence(write(text)).startswith("hand.yaml: this file is empty")


def test_a_file_with_nothing_but_remarks(write):
    assert sentence(write("# nothing\n")).startswith("hand.yaml: holds a single value")


def test_a_file_too_large(write, monkeypatch):
    monkeypatch.setattr("kongbox.cli.reading.LARGEST", 1_000_000)
    assert sentence(write("a" * 1_000_001)) == "hand.yaml: this file is larger than 1 MB; split it."


def test_yaml_that_is_none_has_a_line_and_a_column(write):
    assert sentence(write("a: 1\nb: [1, 2\nc: 3\n")).startswith("hand.yaml, line 3, column 2: neither YAML nor JSON")


def test_a_letter_yaml_does_not_know_has_a_place_too(write):
    assert sentence(write("a: 1\nb: \x07\n")).startswith("hand.yaml, line 2, column 4: neither YAML nor JSON")


def test_json_that_is_none_has_a_line_and_a_column(write):
    assert sentence(write('{"a": 1,\n "b" 2}', "hand.json")).startswith("hand.json, line 2, column 6: not JSON")


@pytest.mark.parametrize(("name", "text"), [("a.json", '{"win": 1, "win": 2}'), ("a.yaml", "win: 1\nwin: 2\n")])
def test_a_key_written_twice_is_refused_rather_than_lost(write, name, text):
    assert sentence(write(text, name)) == f"{name}: “win” is written twice in the same object; keep one of the two."


@pytest.mark.parametrize("text", ["a: &x [1]\nb: *x\n", "a: &x [*x]\n", "a: &x {k: 1}\nb:\n  <<: *x\n"])
def test_anchors_are_refused(write, text):
    assert "anchors (& and *) are not read" in sentence(write(text))


def test_a_few_lines_that_would_fill_the_memory_are_refused_at_once(write):
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12)]
    assert "anchors (& and *) are not read" in sentence(write("\n".join(lines)))


@pytest.mark.parametrize("name", ["deep.json", "deep.yaml"])
@pytest.mark.parametrize("depth", [900, 100_000])
def test_a_document_nested_without_end(write, name, depth):
    said = sentence(write("[" * depth + "1" + "]" * depth, name)) if depth > 900 else "nested too deeply"
    assert "nested too deeply" in said or "neither YAML nor JSON" in said


@pytest.mark.parametrize(("name", "text"), [("a.json", f"[{'9' * 5000}]"), ("a.yaml", f"a: {'9' * 5000}")])
def test_a_number_no_program_can_hold(write, name, text):
    assert "a number or a date that cannot be one" in sentence(write(text, name))


def test_a_number_that_is_none(write):
    assert sentence(write('{"a": NaN}', "a.json")) == "a.json: NaN is not a number; write digits."


def test_a_tag_that_would_run_something(write):
    assert "neither YAML nor JSON" in sentence(write("a: !!python/object/apply:os.getcwd []\n"))


@pytest.mark.parametrize("text", ["just a text", "5", "null"])
def test_a_single_value_is_no_document(write, text):
    assert "holds a single value" in sentence(write(text))


@given(st.binary(max_size=60), st.sampled_from(["junk.yaml", "junk.json"]))
def test_whatever_a_file_holds_the_answer_is_a_document_or_a_sentence(tmp_path_factory, content, name):
    path = tmp_path_factory.getbasetemp() / name
    path.write_bytes(content)
    try:
        assert isinstance(read_document(str(path)), dict | list)
    except Unusable as refused:
        assert say("es", refused.words, **refused.facts)
