"""How likely a hand comes to its end: from what it lacks, what may still come, and how long play goes on."""

from functools import cache
from math import comb
from typing import NamedTuple

from kongbox.bots.naipes.rack import Counts

Lacking = tuple[tuple[int, int], ...]
"""Places of kinds, and how many of each lack."""

THROWN = 0.8
"""How likely a card is among those that the others throw."""
END_THROWN = 0.3
"""The same of an as or a nueve, where they double."""
STRETCHES = (0.4, 1.6)
"""A hand is over sooner or later than one thinks: it is looked at for either."""
FLEXIBLE = 0.65
"""For each missing card but the last: what comes first is not always what is missed."""


class Coming(NamedTuple):
    """How likely it is that so many of one kind come in time."""

    drawn: float
    """All of them drawn."""
    claimed: float
    """The last one perhaps claimed for a group."""
    sooner: float
    """How many times likelier than drawn it is, when the last card of the hand may be claimed from anybody."""


class Stretch:
    """How soon cards come to a seat that draws so many more."""

    def __init__(self, live: Counts, draws: float, unseen: int, thrown: tuple[float, ...]) -> None:
        self.live = live
        self.drawn = min(0.9, draws / max(1, unseen))
        theirs = min(1.0, 3 * draws / max(1, unseen))
        self._from_any = [1 - (1 - self.drawn) * (1 - theirs * each) for each in thrown]
        self._from_one = [1 - (1 - self.drawn) * (1 - theirs * each / 3) for each in thrown]

    def coming(self, place: int, lacking: int, held: int) -> Coming:
        """How likely so many of a kind come to who has `held` of it: he can pung with a pair, and chow without any."""
        copies = self.live[place]
        drawn = at_least(lacking, copies, self.drawn)
        if not drawn:
            return Coming(0.0, 0.0, 1.0)
        from_any = _last_claimed(lacking, copies, self.drawn, self._from_any[place])
        claimed = drawn
        if held < 3 == held + lacking:
            claimed = from_any
        elif not held:
            claimed = _last_claimed(lacking, copies, self.drawn, self._from_one[place])
        return Coming(drawn, max(drawn, claimed), max(1.0, from_any / drawn))


class Pace:
    """How soon cards come to a seat, be the hand soon over or not.

    Args:
        live: how many of each kind are out of sight.
        draws: how many cards the seat will draw, as far as it can be told.
        unseen: how many cards are out of sight, honour cards among them.
        thrown: for each kind how likely it is to be thrown, against a card that means nothing to anybody.
    """

    def __init__(self, live: Counts, draws: float, unseen: int, thrown: tuple[float, ...]) -> None:
        self._short, self._long = (Stretch(live, share * draws, unseen, thrown) for share in STRETCHES)
        self._known: dict[int, tuple[float, ...]] = {}

    def finishing(self, missing: Lacking, held: Counts) -> tuple[float, float]:
        """The chance that everything missing comes in time, 0 to 1: drawn save the last card, and with claims."""
        if not missing:
            return 1.0, 1.0
        drawn = claimed = later_drawn = later_claimed = 1.0
        soon = later = 0.0
        count = 0
        for place, lacking in missing:
            one, with_claims, sooner, late, late_claims, late_sooner = self._coming(place, lacking, held[place])
            drawn *= one
            claimed *= with_claims
            soon += sooner
            later_drawn *= late
            later_claimed *= late_claims
            later += late_sooner
            count += lacking
        share = FLEXIBLE ** (count - 1) / len(STRETCHES)
        closed, late_closed = drawn * soon / len(missing), later_drawn * later / len(missing)
        opened = max(claimed, closed) + max(later_claimed, late_closed)
        return min(1.0, (closed + late_closed) * share), min(1.0, opened * share)

    def getting(self, place: int, held: int) -> float:
        """The chance to get one more of a kind in time, a pung made of a pair among the ways."""
        found = self._coming(place, 1, held)
        return (found[1] + found[4]) / len(STRETCHES)

    def _coming(self, place: int, lacking: int, held: int) -> tuple[float, ...]:
        """`Coming` in the short stretch, and in the long one."""
        key = 64 * place + 8 * lacking + held
        known = self._known.get(key)
        if known is None:
            known = self._short.coming(place, lacking, held) + self._long.coming(place, lacking, held)
            self._known[key] = known
        return known


def _last_claimed(lacking: int, copies: int, drawn: float, claimed: float) -> float:
    """The chance to get so many of a kind when the last of them may be claimed."""
    before = at_least(lacking - 1, copies, drawn)
    return before * at_least(1, copies - lacking + 1, claimed)


@cache
def at_least(count: int, copies: int, each: float) -> float:
    """The chance that `count` or more of `copies` come, each of which comes with the chance `each`."""
    if count > copies:
        return 0.0
    below = sum(comb(copies, some) * each**some * (1 - each) ** (copies - some) for some in range(count))
    return 1.0 - below
