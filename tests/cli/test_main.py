import os
import re
import subprocess
import sys
import types
from typing import Annotated

import pytest
import typer

from kongbox import __version__
from kongbox.cli import main as doors
from kongbox.cli.main import COMMANDS, main
from kongbox.tiles.unusable import Unusable


def run(capsys, *words):
    """Type a command; answers exit code, standard output and standard error."""
    with pytest.raises(SystemExit) as ended:
        main(words)
    out, err = capsys.readouterr()
    return ended.value.code, out, err


@pytest.fixture
def command(monkeypatch):
    """Put a function in the place of a command."""

    def put(name, function):
        monkeypatch.setitem(sys.modules, f"kongbox.cli.{name}", types.SimpleNamespace(**{name: function}))

    return put


def test_help_lists_every_command_in_the_language_asked_for(capsys):
    code, out, err = run(capsys, "--help", "--lang", "es")
    assert (code, err) == (0, "")
    assert "Uso: kongbox" in out
    assert all(f"\n  {name} " in out for name in COMMANDS)
    assert run(capsys, "--lang=es", "--help")[1] == run(capsys, "help", "--lang", "es")[1] == out


@pytest.mark.parametrize(("environment", "word"), [("es_MX.UTF-8", "Uso:"), ("fr_FR.UTF-8", "Usage:"), ("C", "Usage:")])
def test_without_a_wish_the_environment_chooses_the_language(capsys, monkeypatch, environment, word):
    monkeypatch.setenv("LANG", environment)
    assert word in run(capsys, "--help")[1]


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize(("lang", "example"), [("es", "Ejemplos?"), ("en", "Examples?")])
def test_each_help_page_shows_an_example(capsys, name, lang, example):
    code, out, _ = run(capsys, name, "--help", "--lang", lang)
    assert code == 0
    assert re.search(rf"^{example}: kongbox {name}\b", out, re.MULTILINE)
    assert max(map(len, out.splitlines())) <= 100


def test_help_needs_no_command_to_be_imported():
    code = "import sys; from kongbox.cli.main import main\ntry: main(['--help'])\nexcept SystemExit: pass\n"
    code += "print([name for name in ('typer', 'fastapi', 'sqlalchemy', 'yaml') if name in sys.modules])"
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert printed.splitlines()[-1] == "[]"


def test_the_version_is_said(capsys):
    assert run(capsys, "--version") == (0, f"kongbox {__version__}\n", "")


def test_a_misspelt_command_is_refused_with_the_one_that_was_meant(capsys):
    code, out, err = run(capsys, "scroe")
    assert (code, out) == (2, "")
    assert "did you mean score?" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("word", ["juggle", "nul\0l", "x" * 5000, "serve\nagain"])
def test_an_unknown_command_is_one_line_of_sensible_length(capsys, word):
    code, _, err = run(capsys, word)
    assert code == 2
    assert err.count("\n") == 1
    assert len(err) < 200


def test_an_unknown_language_is_refused_in_that_of_the_environment(capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    code, _, err = run(capsys, "--help", "--lang", "fr")
    assert code == 2
    assert err.startswith("kongbox no habla «fr»")


def test_kongbox_alone_serves_and_takes_the_options_of_serve(capsys, command):
    asked = []

    def serve(port: int = 8000) -> None:
        asked.append(port)

    command("serve", serve)
    run(capsys)
    run(capsys, "--port", "9000")
    assert asked == [8000, 9000]


@pytest.mark.parametrize("language", [["--lang", "es"], ["--lang=es"]])
def test_the_language_may_be_named_before_the_command(capsys, command, language):
    asked = []

    def check(game: str, lang: Annotated[str, typer.Option()] = "") -> None:
        asked.append((game, lang))

    command("check", check)
    run(capsys, *language, "check", "wsom")
    run(capsys, "check", "wsom", *language)
    assert asked == [("wsom", "es")] * 2
    assert run(capsys, *language, "check", "--help")[1].startswith("Calcula")


def test_what_a_command_cannot_use_is_one_sentence_and_exit_2(capsys, command):
    def score(file: str) -> None:
        raise Unusable("unusable-file-empty", file=file)

    command("score", score)
    code, out, err = run(capsys, "score", "a.yaml")
    assert (code, out) == (2, "")
    assert err == "a.yaml: this file is empty; it should hold a hand or a list of them.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["a", "--colour"], "There is no option --colour here; kongbox check --help lists those there are."),
        (["a", "--times"], "The option --times needs a value after it; kongbox check --help shows which."),
        (
            ["a", "--times", "often"],
            "The value given for “times” cannot be used; kongbox check --help shows what fits.",
        ),
        ([], "The game is missing; kongbox check --help shows where it goes."),
        (["a", "b"], "There are more words than this command takes; kongbox check --help shows its form."),
    ],
)
def test_a_mistyped_line_is_answered_in_our_own_words(capsys, command, words, sentence):
    def check(game: str, times: int = 1) -> None:
        raise AssertionError(f"{game} {times}")

    command("check", check)
    assert run(capsys, "check", *words) == (2, "", f"{sentence}\n")


def test_a_check_that_failed_exits_with_1(capsys, command):
    def check() -> None:
        print("1 failed")
        raise SystemExit(1)

    command("check", check)
    assert run(capsys, "check") == (1, "1 failed\n", "")

    def check_by_typer() -> None:
        raise typer.Exit(1)

    command("check", check_by_typer)
    assert run(capsys, "check")[0] == 1


def test_an_interrupted_command_exits_with_130_and_says_nothing(capsys, command):
    def serve() -> None:
        raise KeyboardInterrupt

    command("serve", serve)
    assert run(capsys, "serve") == (130, "", "")


def test_what_the_system_refuses_is_a_sentence(capsys, command):
    def serve() -> None:
        raise OSError(28, "No space left on device")

    command("serve", serve)
    assert run(capsys, "serve") == (2, "", "The system refused: No space left on device.\n")


def test_a_closed_pipe_is_no_error():
    line = f"{sys.executable} -m kongbox.cli.main --help | true"
    ended = subprocess.run(["/bin/sh", "-c", line], capture_output=True, text=True, check=False, env=dict(os.environ))
    assert ended.stderr == ""


def test_a_terminal_without_our_letters_is_no_reason_to_stop():
    words = [sys.executable, "-m", "kongbox.cli.main", "--help", "--lang", "es"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ended = subprocess.run(words, capture_output=True, text=True, check=False, env=environment)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "seg?n el reglamento" in ended.stdout


def test_bytes_that_are_no_letters_are_one_line_too():
    words = [sys.executable, "-m", "kongbox.cli.main", b"sc\xffre"]
    ended = subprocess.run(words, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1


def test_a_mistake_of_our_own_is_not_hidden(command):
    def rule() -> None:
        raise ZeroDivisionError

    command("rule", rule)
    with pytest.raises(ZeroDivisionError):
        doors.main(["rule"])
