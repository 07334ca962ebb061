"""How likely a hand of the card is finished, from what it lacks, what can still come, and how long play goes on."""

from collections.abc import Mapping
from math import exp

from kongbox.rulesets.american.card_tiles import Needs
from kongbox.rulesets.american.tileset import JOKER
from kongbox.tiles.tile import Tile

CLAIMED = 2.4
"""How much sooner a tile comes that may be claimed from any discard than one that has to be drawn."""


Lack = tuple[Tile, int, int]
"""A kind that a rack lacks for one hand of the card: tiles missing where no joker may lie, and where one would do."""


def lacks(needs: Needs, held: Mapping[Tile, int], live: Mapping[Tile, int]) -> tuple[list[Lack], int]:
    """What is missing, kind by kind, and how many jokers of the rack help; they go where tiles are hardest to get.

    Args:
        needs: what the hand needs of each kind.
        held: what the rack holds.
        live: how many of each kind may still come.
    """
    found: list[Lack] = []
    for tile, (needed, strict) in needs.items():
        count = held.get(tile, 0)
        if count < needed:
            bare = strict - count if count < strict else 0
            found.append((tile, bare, needed - count - bare))
    jokers = left = held.get(JOKER, 0)
    if not left:
        return found, 0
    found.sort(key=lambda lack: live[lack[0]])
    still: list[Lack] = []
    for tile, bare, wild in found:
        used = min(left, wild)
        left -= used
        if bare or wild > used:
            still.append((tile, bare, wild - used))
    return still, jokers - left


class Pace:
    """How soon tiles come to a seat in what is left of a hand.

    Args:
        live: how many of each kind are in the wall or in others' hands, jokers among them.
        draws: how many tiles the seat will draw, as far as it can be told.
        unseen: how many tiles are out of sight.
    """

    def __init__(self, live: Mapping[Tile, int], draws: float, unseen: int) -> None:
        self.live = live
        self.drawn = min(0.95, draws / max(1, unseen))
        self._known: dict[tuple[int, int, float, bool], float] = {}

    def finishing(self, missing: list[Lack], can_claim: bool) -> float:
        """The chance that everything missing comes, 0 to 1.

        Args:
            missing: from `lacks`.
            can_claim: whether groups may be completed with a discard: not on a concealed line.
        """
        waiting = sum([1 for _, _, wild in missing if wild])
        aid = self.live.get(JOKER, 0) / waiting if waiting else 0.0
        last = len(missing) == 1 and missing[0][1] + missing[0][2] == 1
        chance = 1.0
        for tile, bare, wild in missing:
            claims = last or (can_claim and not bare)
            chance *= self._coming(bare + wild, self.live.get(tile, 0), aid if wild else 0.0, claims)
            if not chance:
                break
        return chance

    def _coming(self, count: int, copies: int, aid: float, claims: bool) -> float:
        key = (count, copies, aid, claims)
        if key not in self._known:
            self._known[key] = self._work_out(*key)
        return self._known[key]

    def _work_out(self, count: int, copies: int, aid: float, claims: bool) -> float:
        """All but the last of a kind have to be drawn; the last may be claimed where that is allowed."""
        if copies + aid < count:
            return 0.0
        drawn = self.drawn * (copies + aid)
        faster = CLAIMED if claims else 1.0
        last = self.drawn * (faster * max(0.0, copies - count + 1.0) + min(aid, copies + aid - count + 1.0))
        return at_least(count - 1, drawn) * (1.0 - exp(-last))


def at_least(count: int, expected: float) -> float:
    """The chance of `count` or more, where so many are expected and they come independently."""
    below, term = 0.0, exp(-expected)
    for step in range(count):
        below += term
        term *= expected / (step + 1)
    return max(0.0, 1.0 - below)
