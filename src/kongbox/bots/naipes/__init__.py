"""Bots that know Mah Jong with Spanish cards, under whatever options the table has."""

from collections.abc import Callable, Mapping

from kongbox.bots.naipes.beginner import Beginner
from kongbox.bots.naipes.planner import Planner
from kongbox.bots.protocol import Bot

__all__ = ["BOTS", "Beginner", "Planner"]

BOTS: Mapping[str, Callable[[], Bot]] = {"beginner": Beginner, "planner": Planner}
