"""Whether a line can be played at all: with the tiles there are, the jokers there are, and some choice of letters."""

from collections import Counter

from kongbox.engine.clauses import clause
from kongbox.rulesets.american.card_forms import JOKERS, Alternative, Line, jokers_needed
from kongbox.rulesets.american.card_places import Place
from kongbox.rulesets.american.card_tiles import FEWEST_FOR_JOKERS, Group
from kongbox.rulesets.american.tileset import supply
from kongbox.tiles.tile import Tile
from kongbox.tiles.unusable import Unusable


@clause("american.card.15", "american.tiles.6")
def check_line(given: Place, line: Line) -> None:
    """Nothing, if every alternative of the line can be completed; raises `Unusable` for one that cannot."""
    for place, alternative in enumerate(line.alternatives):
        where = given.at("alternatives").at(place) if given.has("alternatives") else given
        if line.singles_and_pairs:
            _check_small(where, alternative)
        _check_possible(where, alternative, line.jokerless)


def _check_small(given: Place, alternative: Alternative) -> None:
    largest = max(group.count for group in alternative.groups)
    if largest >= FEWEST_FOR_JOKERS:
        raise given.at("groups").refused("unusable-card-singles", count=largest)


def _check_possible(given: Place, alternative: Alternative, jokerless: bool) -> None:
    least: tuple[int, tuple[Group, ...]] | None = None
    for groups in alternative.readings(jokerless):
        needed = jokers_needed(groups)
        if needed <= JOKERS:
            return
        if least is None or needed < least[0]:
            least = needed, groups
    if least is None:
        raise given.refused("unusable-card-no-reading")
    raise _impossible(given.at("groups"), *least)


def _impossible(given: Place, needed: int, groups: tuple[Group, ...]) -> Unusable:
    """Why a hand cannot exist: too many of one tile where jokers may not stand, or more jokers than there are."""
    bare: Counter[Tile] = Counter()
    for group in groups:
        if not group.takes_jokers:
            bare[group.tile] += group.count
    for tile, count in bare.items():
        if count > supply(tile):
            return given.refused("unusable-card-five", tile=tile, count=count, supply=supply(tile))
    return given.refused("unusable-card-jokers", count=needed, most=JOKERS)
