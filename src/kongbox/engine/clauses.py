"""Clauses: the thread from the rule book to the code that enforces it."""

from collections.abc import Callable
from typing import TypeVar

ClauseId = str
"""``<rule set>.<chapter>.<item>``, as the rule book numbers it: ``wsom.chi.5``. Stable for ever."""

Bound = TypeVar("Bound", bound=Callable[..., object])

_BOUND: dict[ClauseId, list[str]] = {}


def clause(*ids: ClauseId) -> Callable[[Bound], Bound]:
    """Bind the function below to the clauses it enforces; the function itself is left untouched."""

    def bind(function: Bound) -> Bound:
        place = f"{function.__module__}.{function.__qualname__}"
        for each in ids:
            _BOUND.setdefault(each, []).append(place)
        return function

    return bind


def bind_value(*ids: ClauseId, place: str) -> None:
    """Bind a value (a table, an option) to clauses; `place` is its dotted name."""
    for each in ids:
        _BOUND.setdefault(each, []).append(place)


def bound() -> dict[ClauseId, tuple[str, ...]]:
    """Every clause bound so far, with the dotted names of what enforces it."""
    return {each: tuple(places) for each, places in _BOUND.items()}
