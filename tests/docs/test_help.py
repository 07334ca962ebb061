"""Every option of every command is on its help page, in both languages."""

import inspect
import typing
from importlib import import_module

import pytest

from kongbox.cli.main import COMMANDS
from kongbox.i18n import say


def typed_words(command):
    """What can be typed for each parameter of a command: its options, or its place as a word."""
    for name, parameter in inspect.signature(command, eval_str=True).parameters.items():
        declared = [part for part in typing.get_args(parameter.annotation)[1:] if hasattr(part, "param_decls")]
        options = [option for part in declared for option in part.param_decls or () if option.startswith("-")]
        is_argument = any(type(part).__name__ == "ArgumentInfo" for part in declared)
        yield from options or ([] if is_argument else [f"--{name.replace('_', '-')}"])


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_help_page_names_every_option(name, lang):
    page = say(lang, f"help-{name}")
    command = getattr(import_module(f"kongbox.cli.{name}"), name)
    written = {option for words in typed_words(command) for option in words.split("/")}
    assert written, "a command without options would not even know --lang"
    assert [option for option in sorted(written) if option not in page] == []


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_can_be_told_its_language(name):
    command = getattr(import_module(f"kongbox.cli.{name}"), name)
    assert "--lang" in list(typed_words(command))
