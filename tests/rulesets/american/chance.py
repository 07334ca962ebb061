"""Random legal play that gets far: a false Mahjong and a call of a dead hand are rare here, as they are at a table."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from kongbox.engine.actions import Action, Offer
from kongbox.engine.drive import Chooser
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import Seat
from kongbox.engine.state import MatchState
from kongbox.rulesets.american import AMERICAN
from kongbox.testing import random_steps

WEIGHTS = {
    "mahjong": 0.05, "call-dead": 0.04, "blank-swap": 0.1, "exchange": 4, "amend": 0.4,
    "pung": 0.25, "kong": 0.2, "quint": 0.1, "sextet": 0.1, "pass": 3, "discard": 1,
    "vote-yes": 4, "vote-no": 1, "pass-tiles": 1, "courtesy": 1, "courtesy-tiles": 1, "next": 1,
}  # fmt: skip
"""How likely an act is chosen, by its name."""


def weighted_act(chance: Random, seat: Seat, found: tuple[Offer, ...]) -> Action:
    """One of the acts open to `seat`, by its weight."""
    (offer,) = chance.choices(found, [WEIGHTS[each.name] for each in found])
    tiles = tuple(chance.sample(offer.tiles, offer.choose)) if offer.choose else offer.tiles
    return Action(seat, offer.name, tiles, offer.target)


def weighted_chooser(number: int) -> Chooser:
    """Seats that act by chance, fixed by `number`."""
    chance = Random(number)
    return lambda _match, seat, found: weighted_act(chance, seat, found)


def weighted_steps(
    number: int, hands: int = 1, options: Mapping[str, Any] | None = None
) -> Iterator[tuple[MatchState, Events]]:
    """Hands of weighted random play: each step is the state after it and its events."""
    return random_steps(AMERICAN, number, hands, weighted_chooser(number), options)
