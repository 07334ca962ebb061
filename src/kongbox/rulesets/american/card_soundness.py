"""Whether a line can be played at all: with the tiles there are, the jokers there are, and some choice of letters."""

from kongbox.engine.clauses import clause
from kongbox.rulesets.american.card_forms import JOKERS, Alternative, Line, jokers_needed
from kongbox.rulesets.american.card_places import Place
from kongbox.rulesets.american.card_tiles import FEWEST_FOR_JOKERS, Needs, needs_of
from kongbox.rulesets.american.tileset import supply
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
    least: tuple[int, Needs] | None = None
    for groups in alternative.readings(jokerless):
        needs = needs_of(groups)
        needed = jokers_needed(needs)
        if needed <= JOKERS:
            return
        if least is None or needed < least[0]:
            least = needed, needs
    if least is None:
        raise given.refused("unusable-card-no-reading")
    raise _impossible(given.at("groups"), *least)


def _impossible(given: Place, needed: int, needs: Needs) -> Unusable:
    """Why a hand cannot exist: too many of one tile where jokers may not stand, or more jokers than there are."""
    for tile, (_, bare) in needs.items():
        if bare > supply(tile):
            return given.refused("unusable-card-five", tile=tile, count=bare, supply=supply(tile))
    return given.refused("unusable-card-jokers", count=needed, most=JOKERS)
