"""How much time there is: four presets. Times are seconds; None is no limit."""

from typing import Any, NamedTuple


class Pace(NamedTuple):
    """How fast a table plays."""

    name: str
    turn: float | None
    """For one turn, before the reserve is touched."""
    claim: float | None
    """For a claim window, whoever can claim."""
    settle: float | None
    """For reading the score sheet."""
    choice: float | None = None
    """For any other question: which tiles to pass, whether to go on."""
    bank: float = 0.0
    """The reserve a player begins with; it pays for what a turn takes beyond `turn`."""
    gain: float = 0.0
    """What a new hand adds to it."""
    most: float = 0.0
    """What it may grow to."""
    within_hand: float | None = None
    """If set, all turns of a hand together may take this much, and there is no reserve."""
    free: float = 0.0
    """The first seconds of a hand do not count towards `within_hand`."""
    friendly: bool = True
    """Whether players may pause and may say once for all that they do not want to be asked."""

    def answer(self, kind: str) -> float | None:
        """How long an answer may take: ``claim``, ``choice`` or ``settle``."""
        return {"claim": self.claim, "choice": self.choice, "settle": self.settle}[kind]


PACES = ("untimed", "relaxed", "club", "event")
"""Names of the presets, the calmest first."""

_UNTIMED = Pace("untimed", None, None, None)
_RELAXED = Pace("relaxed", 60.0, 10.0, 180.0, choice=90.0)
_CLUB = Pace("club", 5.0, 5.0, 60.0, choice=40.0, bank=20.0, gain=10.0, most=60.0)
_EVENT = Pace("event", 15.0, 4.0, 30.0, choice=30.0, within_hand=180.0, free=15.0, friendly=False)


def pace_of(name: str, options: Any) -> Pace:
    """The preset `name`; an event takes its times from the game's options where it has such."""
    if name == "event":
        turn = getattr(options, "turn_seconds", _EVENT.turn) or None
        within_hand = getattr(options, "hand_seconds", _EVENT.within_hand) or None
        return _EVENT._replace(turn=turn, within_hand=within_hand, free=turn or 0.0)
    return {"untimed": _UNTIMED, "relaxed": _RELAXED, "club": _CLUB}[name]


class Reserve:
    """What one player has left at a pace, through the hands of a match."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self.left = pace.bank if pace.within_hand is None else pace.within_hand
        """Seconds."""

    def new_hand(self) -> None:
        """A hand begins: the reserve grows, or is whole again."""
        if self._pace.within_hand is not None:
            self.left = self._pace.within_hand
        else:
            self.left = min(self._pace.most, self.left + self._pace.gain)

    def limit(self) -> float | None:
        """How long the turn that begins now may take, None for ever."""
        turn = self._pace.turn
        if self._pace.within_hand is not None:
            return self.left if turn is None else min(turn, self.left)
        return None if turn is None else turn + self.left

    def charge(self, began: float, ended: float, hand_began: float) -> None:
        """A turn took from `began` to `ended`, in a hand that began at `hand_began`."""
        if self._pace.within_hand is not None:
            used = ended - max(began, hand_began + self._pace.free)
        else:
            used = ended - began - (self._pace.turn or 0.0)
        self.left = max(0.0, self.left - max(0.0, used))
