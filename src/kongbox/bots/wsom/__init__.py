"""Bots that know the World Series of Mahjong rules."""

from collections.abc import Callable, Mapping

from kongbox.bots.protocol import Bot
from kongbox.bots.wsom.efficiency import Efficiency

BOTS: Mapping[str, Callable[[], Bot]] = {"efficiency": Efficiency}
