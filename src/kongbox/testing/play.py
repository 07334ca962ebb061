"""Games played by chance or by bots, every time the same: what the checks look at."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from kongbox.bots.protocol import Bot
from kongbox.engine.actions import Action, Offer
from kongbox.engine.drive import Chooser, play
from kongbox.engine.ruleset import Events, RuleSet
from kongbox.engine.seats import Seat
from kongbox.engine.shuffle import Chance, Seed
from kongbox.engine.state import MatchState
from kongbox.engine.views import seen_by

EAGER = 80
"""How often in a hundred a random seat prefers an act of the dock to a discard or a pass: rare acts come about."""

Thing = TypeVar("Thing")


def chance_of(number: int, purpose: str) -> Chance:
    """Chance fixed by a number, the same on every machine; each purpose has its own."""
    return Chance(Seed(f"{number:064x}", ""), purpose)


def any_of(chance: Chance, things: Sequence[Thing]) -> Thing:
    """One of `things`, each equally likely."""
    return things[chance.below(len(things))]


def seeds_from(number: int, hands: int) -> Iterator[Seed]:
    """The seeds of so many hands, fixed by `number`."""
    chance = chance_of(number, "seeds")
    for _ in range(hands):
        parts = [f"{chance.below(1 << 64):016x}" for _ in range(6)]
        yield Seed("".join(parts[:4]), "".join(parts[4:]))


def random_act(chance: Chance, seat: Seat, found: Sequence[Offer], eager: int = EAGER) -> Action:
    """One of the acts open to `seat`, with a choice of tiles where it leaves one."""
    docked = [offer for offer in found if 1 <= offer.slot <= 4]
    offer = any_of(chance, docked if docked and chance.below(100) < eager else found)
    tiles = chance.shuffled(offer.tiles)[: offer.choose] if offer.choose else offer.tiles
    return Action(seat, offer.name, tiles, offer.target)


def random_chooser(number: int, eager: int = EAGER) -> Chooser:
    """Seats that act by chance, fixed by `number`."""
    chance = chance_of(number, "acts")
    return lambda _match, seat, found: random_act(chance, seat, found, eager)


def bot_chooser(bot_of: Callable[[int], Bot]) -> Chooser:
    """Seats played by bots, each of which is given its own view.

    Args:
        bot_of: the bot of each player, 0 to 3; players keep their bots when seats are drawn anew.
    """

    def choose(match: MatchState, seat: Seat, found: tuple[Offer, ...]) -> Action:
        return bot_of(match.seating[seat]).choose(seen_by(match, seat), seat, found).by(seat)

    return choose


def random_steps(
    rules: RuleSet,
    number: int,
    hands: int = 1,
    choose: Chooser | None = None,
    options: Mapping[str, Any] | None = None,
) -> Iterator[tuple[MatchState, Events]]:
    """Play up to `hands` hands; each step is the state after it and its events.

    Args:
        rules: the game.
        number: fixes every shuffle, and the acts where nobody chooses them.
        hands: hands to play; the match may be over sooner.
        choose: who chooses the acts; chance if nobody does.
        options: the table's options as plain values.
    """
    match = MatchState(rules.read_options(options or {}))
    return play(rules, match, seeds_from(number, hands), choose or random_chooser(number))


def random_match(
    rules: RuleSet,
    number: int,
    hands: int = 1,
    choose: Chooser | None = None,
    options: Mapping[str, Any] | None = None,
) -> Events:
    """The log of a match as `random_steps` plays it."""
    return tuple(event for _, events in random_steps(rules, number, hands, choose, options) for event in events)
