"""How likely a hand comes to its end: from what it lacks, what may still come, and how long play goes on."""

from functools import cache
from math import comb

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


class Pace:
    """How soon cards come to a seat, be the hand soon over or not."""

    def __init__(self, live: Counts, draws: float, unseen: int, thrown: tuple[float, ...]) -> None:
        self.stretches = [Stretch(live, share * draws, unseen, thrown) for share in STRETCHES]

    def finishing(self, missing: Lacking, held: Counts) -> tuple[float, float]:
        """The chance that everything missing comes in time, 0 to 1: drawn save the last card, and with claims."""
        closed = opened = 0.0
        for stretch in self.stretches:
            one, other = stretch.finishing(missing, held)
            closed += one
            opened += other
        return closed / len(STRETCHES), opened / len(STRETCHES)

    def getting(self, place: int, lacking: int, held: int) -> float:
        """The chance to get so many of one kind in time, a pung made of a pair among the ways."""
        return sum(stretch.getting(place, lacking, held) for stretch in self.stretches) / len(STRETCHES)


class Stretch:
    """How soon cards come to a seat that draws so many more.

    Args:
        live: how many of each kind are out of sight.
        draws: how many cards the seat will draw, as far as it can be told.
        unseen: how many cards are out of sight, honour cards among them.
        thrown: for each kind how likely it is to be thrown, against a card that means nothing to anybody.
    """

    def __init__(self, live: Counts, draws: float, unseen: int, thrown: tuple[float, ...]) -> None:
        self.live = live
        self.drawn = min(0.9, draws / max(1, unseen))
        theirs = min(1.0, 3 * draws / max(1, unseen))
        self._from_any = [1 - (1 - self.drawn) * (1 - theirs * each) for each in thrown]
        self._from_one = [1 - (1 - self.drawn) * (1 - theirs * each / 3) for each in thrown]
        self._known: dict[tuple[int, int, int], tuple[float, float, float]] = {}

    def finishing(self, missing: Lacking, held: Counts) -> tuple[float, float]:
        """The chance that everything missing comes, 0 to 1: drawn save the last card, and with claims.

        Args:
            missing: what a mah-jong lacks.
            held: the hand that lacks it; who has a pair can pung, who has less cannot.
        """
        closed = open_hand = 1.0
        faster, count = 0.0, 0
        for place, lacking in missing:
            drawn, claimed, last = self._coming(place, lacking, held[place])
            if not drawn:
                return 0.0, 0.0
            closed *= drawn
            open_hand *= claimed
            faster += last
            count += lacking
        if not missing:
            return 1.0, 1.0
        sooner = faster / len(missing)
        flexible = FLEXIBLE ** (count - 1)
        return min(1.0, closed * sooner * flexible), min(1.0, max(open_hand, closed * sooner) * flexible)

    def getting(self, place: int, lacking: int, held: int) -> float:
        """The chance to get so many of one kind, a pung made of a pair among the ways."""
        return self._coming(place, lacking, held)[1]

    def _coming(self, place: int, lacking: int, held: int) -> tuple[float, float, float]:
        """Drawn; with claims; and how much likelier it is when the last card may be claimed from anybody."""
        key = (place, lacking, held)
        if key not in self._known:
            self._known[key] = self._work_out(*key)
        return self._known[key]

    def _work_out(self, place: int, lacking: int, held: int) -> tuple[float, float, float]:
        copies = self.live[place]
        drawn = at_least(lacking, copies, self.drawn)
        if not drawn:
            return 0.0, 0.0, 1.0
        from_any = _last_claimed(lacking, copies, self.drawn, self._from_any[place])
        by_pung = held + lacking == 3 and held < 3
        claimed = from_any if by_pung else _last_claimed(lacking, copies, self.drawn, self._from_one[place])
        return drawn, max(drawn, claimed if by_pung or not held else drawn), max(1.0, from_any / drawn)


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
