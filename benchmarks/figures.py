"""A measured figure beside what we aim at."""

import statistics
from collections.abc import Sequence
from typing import NamedTuple


class Figure(NamedTuple):
    """One line of the report."""

    name: str
    value: float
    unit: str
    goal: str = ""
    """What we aim at on a quiet machine, in words; empty where we only look."""

    def __str__(self) -> str:
        value = f"{self.value:,.0f}" if self.value >= 100 else f"{self.value:.3g}"
        return f"{self.name:<58}{value:>9} {self.unit:<9}{f'goal: {self.goal}' if self.goal else ''}".rstrip()


def percentile(values: Sequence[float], share: int) -> float:
    """Answer the value below which `share` per cent of `values` lie."""
    return statistics.quantiles(values, n=100, method="inclusive")[share - 1]
