"""The catalogue of games. Nothing below this line knows their names."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from kongbox.engine.ruleset import RuleSet

_GAMES = {"wsom": "WSOM", "american": "AMERICAN", "naipes": "NAIPES"}
"""Each game's folder, and the name of its rule set there."""


class Catalogue(Mapping[str, RuleSet]):
    """Every game that can be played, by its name. A game is loaded when it is first asked for."""

    def __getitem__(self, name: str) -> RuleSet:
        rule_set = _GAMES[name]
        rules: RuleSet = getattr(import_module(f"{__name__}.{name}"), rule_set)
        return rules

    def __contains__(self, name: object) -> bool:
        return name in _GAMES

    def __iter__(self) -> Iterator[str]:
        return iter(_GAMES)

    def __len__(self) -> int:
        return len(_GAMES)


RULE_SETS = Catalogue()
"""Every game that can be played."""
