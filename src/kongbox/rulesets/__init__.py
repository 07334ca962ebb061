"""The catalogue of games. Nothing below this line knows their names."""

from kongbox.engine.ruleset import RuleSet
from kongbox.rulesets.american import AMERICAN
from kongbox.rulesets.wsom import WSOM

RULE_SETS: dict[str, RuleSet] = {WSOM.name: WSOM, AMERICAN.name: AMERICAN}
"""Every game that can be played, by its name."""
