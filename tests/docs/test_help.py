"""Every option of every command is on its help page, in both languages, and what the page shows works."""

import inspect
import io
import re
import sys
import typing
from importlib import import_module
from textwrap import dedent

import pytest

from kongbox.cli.main import COMMANDS, main
from kongbox.i18n import say
from kongbox.rulesets import RULE_SETS

LANGUAGES = ("es", "en")
SHOWN_OPTION = re.compile(r"^  (--[a-z-]+)", re.MULTILINE)
SHOWN_HAND = re.compile(r"kongbox score (\w+) .*\n\n((?:    .+\n?)+)")


def typed_words(command):
    """What can be typed for each parameter of a command: its options, or its place as a word."""
    for name, parameter in inspect.signature(command, eval_str=True).parameters.items():
        declared = [part for part in typing.get_args(parameter.annotation)[1:] if hasattr(part, "param_decls")]
        options = [option for part in declared for option in part.param_decls or () if option.startswith("-")]
        is_argument = any(type(part).__name__ == "ArgumentInfo" for part in declared)
        yield from options or ([] if is_argument else [f"--{name.replace('_', '-')}"])


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_help_page_names_every_option(name, lang):
    page = say(lang, f"help-{name}")
    command = getattr(import_module(f"kongbox.cli.{name}"), name)
    written = {option for words in typed_words(command) for option in words.split("/")}
    assert written, "a command without options would not even know --lang"
    assert set(SHOWN_OPTION.findall(page)) == written | {"--help"}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_can_be_told_its_language(name):
    command = getattr(import_module(f"kongbox.cli.{name}"), name)
    assert "--lang" in list(typed_words(command))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["score", "check"])
def test_the_help_names_every_game_and_shows_each(name, lang):
    page = say(lang, f"help-{name}")
    (games,) = re.findall(r"^  (?:GAME|JUEGO) +(.+)$", page, re.MULTILINE)
    assert re.split(r" or | o |, ", games) == list(RULE_SETS)
    assert [game for game in RULE_SETS if f"kongbox {name} {game} " not in page] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_hands_of_the_help_are_scored(lang, monkeypatch, capsys):
    shown = SHOWN_HAND.findall(say(lang, "help-score"))
    assert [game for game, _ in shown] == list(RULE_SETS)
    for game, hand in shown:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(dedent(hand).encode())))
        with pytest.raises(SystemExit) as ended:
            main(["score", game, "-", "--lang", lang])
        told = capsys.readouterr()
        assert ended.value.code == 0, told.err
        assert "Total: " in told.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_overview_names_every_command_and_fits_a_terminal(lang, capsys):
    with pytest.raises(SystemExit):
        main(["--help", "--lang", lang])
    lines = capsys.readouterr().out.splitlines()
    assert [name for name in COMMANDS if not any(line.startswith(f"  {name} ") for line in lines)] == []
    assert max(map(len, lines)) <= 80
