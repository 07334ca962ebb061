"""Play by chance and the checks that every rule set and every bot has to pass, ours and other people's.

Strategies for Hypothesis are in `kongbox.testing.strategies`, which alone needs that package.
"""

from kongbox.testing.bots import check_bot
from kongbox.testing.laws import check_ruleset
from kongbox.testing.play import bot_chooser, random_act, random_chooser, random_match, random_steps, seeds_from

__all__ = [
    "bot_chooser",
    "check_bot",
    "check_ruleset",
    "random_act",
    "random_chooser",
    "random_match",
    "random_steps",
    "seeds_from",
]
