"""How the lobby describes the options of a game."""

from types import SimpleNamespace
from typing import NamedTuple

import pytest

from kongbox.server.lobby import _option


class Options(NamedTuple):
    limit: int | str = "none"
    length: int = 4
    honours: int = 4
    stake: int = 2


KNOWN = SimpleNamespace(
    STANDARD=Options(),
    CHOICES={"limit": ("none",), "length": (4, 1, 2)},
    RANGES={"limit": (1, None), "honours": (0, None), "stake": (0, 9)},
    OPTION_CLAUSES={"limit": ("some.limit.1",)},
)


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("limit", {"standard": "none", "least": 1, "choices": ["none"], "clauses": ["some.limit.1"]}),
        ("length", {"standard": 4, "choices": [4, 1, 2], "clauses": []}),
        ("honours", {"standard": 4, "least": 0, "clauses": []}),
        ("stake", {"standard": 2, "least": 0, "most": 9, "clauses": []}),
    ],
)
def test_an_option_says_which_words_and_numbers_it_takes_and_a_range_may_be_open_above(name, form):
    assert _option(KNOWN, name) == {"name": name, **form}
