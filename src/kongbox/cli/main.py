"""The command `kongbox`: finds the command named and carries it out.

How a command joins: `cli/<name>.py` holds a function of the same name with typer annotations, without help texts::

    def score(
        game: Annotated[str, typer.Argument()],
        file: Annotated[str, typer.Argument()] = "-",
        lang: Annotated[str | None, typer.Option("--lang")] = None,
        json: Annotated[bool, typer.Option("--json")] = False,
    ) -> None:

Its name stands in `COMMANDS`; nothing of it is imported until it is chosen. In `i18n/texts/<lang>/cli.ftl`,
`command-score` is its line in `kongbox --help` and `help-score` the page of `kongbox score --help`, written by hand
with usage, every option and an example. What cannot be used leaves a command as `Unusable`, by itself or through
`speech.unusable`: one sentence on standard error, exit 2. A check that failed is `raise SystemExit(1)`.
"""

import os
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from io import TextIOWrapper
from itertools import pairwise

from kongbox import __version__
from kongbox.cli import speech
from kongbox.i18n import say
from kongbox.tiles.unusable import Unusable

COMMANDS = ("serve", "score", "check", "rule", "replay", "card")
INTERRUPTED = 130
PIPE_CLOSED = 141


def main(arguments: Sequence[str] | None = None) -> None:
    """Carry out what was typed; `kongbox` alone starts the server. Always ends with SystemExit."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if isinstance(sys.stdout, TextIOWrapper):
        # A terminal of another time may lack «−» or a player's letters: better a question mark than nothing.
        sys.stdout.reconfigure(errors="replace")
    try:
        try:
            _carry_out(words)
        except Unusable as error:
            speech.unusable(_language_asked(words), error)
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None
    except BrokenPipeError:
        # Python flushes standard output once more on its way out, and would complain about the closed pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(PIPE_CLOSED) from None
    raise SystemExit(0)


def _carry_out(words: list[str]) -> None:
    lang = _language_asked(words, strict=True)
    name, rest = _command_in(words)
    if name is None and _asks(rest, "--version"):
        print(f"kongbox {__version__}")
    elif _asks(rest, "--help", "-h"):
        print(say(lang, f"help-{name}") if name else _overview(lang))
    else:
        _run(name or "serve", rest)


def _command_in(words: list[str]) -> tuple[str | None, list[str]]:
    """Answer the command named, None for none, and the words for it; `--lang` may stand before the command."""
    first, rest = _after_language(words)
    if not rest or rest[0].startswith("-"):
        return None, words
    name, rest = rest[0], [*rest[1:], *first]
    if name == "help":
        asked = rest[0] if rest and not rest[0].startswith("-") else None
        return (_known(asked) if asked else None), ["--help"]
    return _known(name), rest


def _after_language(words: list[str]) -> tuple[list[str], list[str]]:
    length = 2 if words[:1] == ["--lang"] else int(bool(words) and words[0].startswith("--lang="))
    return words[:length], words[length:]


def _known(name: str) -> str:
    if name in COMMANDS:
        return name
    near = get_close_matches(name, COMMANDS, n=1)
    known = ", ".join(COMMANDS)
    if near:
        raise Unusable("unusable-command-near", found=speech.shown(name), near=near[0], known=known)
    raise Unusable("unusable-command", found=speech.shown(name), known=known)


def _asks(words: Sequence[str], *options: str) -> bool:
    before_rest = words[: words.index("--")] if "--" in words else words
    return any(word in options for word in before_rest)


def _overview(lang: str) -> str:
    lines = [f"  {name:<9}{say(lang, f'command-{name}')}" for name in COMMANDS]
    return say(lang, "help-kongbox", commands="\n".join(lines), version=__version__)


def _run(name: str, words: list[str]) -> None:
    import typer  # half of what `kongbox --help` may take would go into this import

    command: Callable[..., None] = getattr(import_module(f"kongbox.cli.{name}"), name)
    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.command()(command)
    try:
        code = app(words, prog_name=f"kongbox {name}", standalone_mode=False)
    except typer.TyperException as error:
        raise _misspelt(error, name) from error
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise Unusable("unusable-system", reason=error.strerror or str(error)) from error
    if isinstance(code, int) and code:
        raise SystemExit(code)


def _misspelt(error: Exception, name: str) -> Unusable:
    """Say what is wrong with the words after a command, in our own sentences rather than the parser's."""
    page = f"kongbox {name} --help"
    option = getattr(error, "option_name", None)
    parameter = getattr(getattr(error, "param", None), "name", None)
    match type(error).__name__:
        case "NoSuchOption":
            return Unusable("unusable-no-such-option", option=speech.shown(str(option)), help=page)
        case "BadOptionUsage":
            return Unusable("unusable-option-without-value", option=speech.shown(str(option)), help=page)
        case "MissingParameter":
            return Unusable("unusable-missing-argument", argument=str(parameter), help=page)
        case "BadParameter":
            return Unusable("unusable-argument", argument=str(parameter), help=page)
        case _:
            return Unusable("unusable-too-many-arguments", help=page)


def _language_asked(words: list[str], *, strict: bool = False) -> str:
    """Find `--lang` before anything is parsed, so that even a parsing error is said in the right language."""
    asked = None
    for word, following in pairwise([*words, None]):
        if word == "--lang":
            asked = following
        elif word is not None and word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    game = "naipes" if "naipes" in words else None
    try:
        return speech.chosen_language(asked, game)
    except Unusable:
        if strict:
            raise
        return speech.chosen_language(None, game)


if __name__ == "__main__":
    main()
