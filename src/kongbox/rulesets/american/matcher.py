"""One matcher for everything that asks how tiles and card go together: wins, exposures, dead hands, nearest lines."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from kongbox.engine.clauses import clause
from kongbox.rulesets.american.card_forms import OPEN, Card, Concrete
from kongbox.rulesets.american.matcher_nearest import CLOSED, DEAD, POSSIBLE, Near, nearest
from kongbox.rulesets.american.matcher_readings import (
    HAND,
    Exposure,
    available,
    can_come,
    places_of,
    readings,
    tidy,
)
from kongbox.rulesets.american.tileset import JOKER
from kongbox.tiles.tile import Tile

__all__ = [
    "CLOSED", "DEAD", "POSSIBLE", "Exposure", "Match", "Near", "best_match", "fits", "matches", "nearest",
    "still_possible",
]  # fmt: skip


class Match(NamedTuple):
    """A complete hand, read as a line of the card."""

    concrete: Concrete
    jokers: tuple[int, ...]
    """How many jokers lie in each group of the hand, in the order printed."""
    jokerless: bool
    value: int
    """The printed value."""

    @property
    @clause("american.score.4", "american.score.10")
    def doubled(self) -> bool:
        """Whether it earns the double of a hand without jokers: never in a section of singles and pairs."""
        return self.jokerless and not self.concrete.line.singles_and_pairs

    @property
    def worth(self) -> int:
        """The value with that double."""
        return self.value * (2 if self.doubled else 1)


# ---- complete hands ----------------------------------------------------------------------


@clause(
    "american.win.1", "american.win.2", "american.joker.1", "american.joker.2", "american.joker.3", "american.win.5"
)
def matches(card: Card, concealed: Iterable[Tile], exposures: Iterable[Exposure] = ()) -> tuple[Match, ...]:
    """Every hand of the card that fourteen tiles are, in card order; empty for any other number of tiles.

    Args:
        concealed: the tiles that are not exposed, the winning one among them.
        exposures: each is a whole group; those of equal tiles never merge.
    """
    held, shown = Counter(concealed), tuple(exposures)
    if held.total() + sum(each.count for each in shown) != HAND:
        return ()
    open_ = readings(card, tidy(shown))
    missing = open_.table.missing(held)
    jokerless = not held[JOKER] and not any(each.jokers for each in shown)
    complete = (concrete for (concrete, _), lacking in zip(open_.hands, missing, strict=True) if not lacking)
    return tuple(Match(each, _joker_places(each, held, shown), jokerless, each.value) for each in complete)


@clause("american.joker.1", "american.joker.2")
def _joker_places(concrete: Concrete, naturals: Mapping[Tile, int], exposures: Sequence[Exposure]) -> tuple[int, ...]:
    """How many jokers lie in each group; naturals go first where no joker may, then to groups in the order printed."""
    jokers = [0] * len(concrete.groups)
    places = places_of(concrete, exposures)
    assert places is not None, "the exposures are groups of a hand that matches"
    for place, exposure in zip(places, exposures, strict=True):
        jokers[place] = exposure.jokers
    stock = dict(naturals)
    for place in sorted(set(range(len(jokers))) - set(places), key=lambda each: concrete.groups[each].takes_jokers):
        group = concrete.groups[place]
        used = min(group.count, stock.get(group.tile, 0))
        stock[group.tile] = stock.get(group.tile, 0) - used
        jokers[place] = group.count - used
    return tuple(jokers)


@clause("american.win.4")
def best_match(matches: Sequence[Match]) -> Match:
    """The one that is paid most; the first on the card of several that are paid alike."""
    return max(matches, key=lambda match: match.worth)


# ---- exposed and dead hands --------------------------------------------------------------


@clause("american.exposure.7", "american.exposure.9", "american.card.14")
def fits(card: Card, exposures: Iterable[Exposure]) -> bool:
    """Whether some X line holds all exposures as whole, different groups under one choice of suits and numbers."""
    shown = tidy(exposures)
    if not shown:
        return any(line.mark == OPEN for line in card.lines)
    return bool(readings(card, shown).hands)


@clause("american.dead.3", "american.dead.6")
def still_possible(
    card: Card, exposures: Iterable[Exposure], concealed_count: int, visible: Mapping[Tile, int]
) -> bool:
    """Whether a hand can still become Mahjong, from what everybody can see.

    Args:
        exposures: those of the hand.
        concealed_count: how many tiles it hides; with the exposures 13 or 14, or it can become nothing.
        visible: how many of each kind lie open out of its reach; of jokers, the discarded ones and those in
            exposures whose natural is all in sight.
    """
    shown = tidy(exposures)
    if concealed_count + sum(each.count for each in shown) not in (HAND - 1, HAND):
        return False
    there = available(shown, visible)
    return any(can_come(needs, there) for _, needs in readings(card, shown).hands)
