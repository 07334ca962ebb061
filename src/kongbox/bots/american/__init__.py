"""Bots that know American Mahjong; they play with whatever card the table has."""

from collections.abc import Callable, Mapping

from kongbox.bots.american.beginner import Beginner
from kongbox.bots.american.planner import Planner
from kongbox.bots.protocol import Bot

__all__ = ["BOTS", "Beginner", "Planner"]

BOTS: Mapping[str, Callable[[], Bot]] = {"beginner": Beginner, "planner": Planner}
