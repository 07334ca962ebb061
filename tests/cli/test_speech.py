import pytest

from kongbox.cli.speech import chosen_language, print_json, shown, unusable
from kongbox.tiles.unusable import Unusable


def test_the_language_asked_for_wins_over_the_environment(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert chosen_language("es") == "es"
    assert chosen_language("ES-mx") == "es"


def test_the_first_variable_that_says_something_decides(monkeypatch):
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert chosen_language(None) == "es"
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    assert chosen_language(None) == "en"
    monkeypatch.setenv("LC_ALL", "")
    assert chosen_language(None) == "es"


def test_where_nothing_names_a_language_it_is_english_but_spanish_for_naipes(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert chosen_language(None) == "en"
    assert chosen_language(None, "wsom") == "en"
    assert chosen_language(None, "naipes") == "es"


def test_a_language_we_do_not_speak_is_refused():
    with pytest.raises(Unusable) as refused:
        chosen_language("klingon")
    assert refused.value.facts == {"found": "klingon"}


def test_what_cannot_be_used_is_one_line_with_its_place_first(capsys):
    with pytest.raises(SystemExit) as ended:
        unusable("es", Unusable("unusable-no-document", file="mano.yaml"), "caso 2")
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("caso 2: mano.yaml: hay un solo valor suelto")
    assert err.count("\n") == 1


def test_a_wrong_word_is_shown_short_and_harmless():
    assert shown("x" * 100) == "x" * 40 + "…"
    assert shown("a\x1b[2Jb\n") == "a\N{REPLACEMENT CHARACTER}[2Jb\N{REPLACEMENT CHARACTER}"


def test_json_keeps_its_letters(capsys):
    print_json({"ñ": "año"})
    assert capsys.readouterr().out == '{\n  "ñ": "año"\n}\n'
