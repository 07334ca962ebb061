"""Text made to fit the reader's screen."""

import textwrap
from shutil import get_terminal_size

WIDEST = 100
"""Letters; longer lines are hard to follow."""


def filled(text: str, indent: str = "") -> list[str]:
    """The paragraph in lines that fit, all of them indented."""
    width = min(get_terminal_size().columns, WIDEST)
    return textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=indent)
