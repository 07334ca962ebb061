"""The mah-jongs that a rack may become: near ones and dear ones, each as the cards that it takes."""

from collections.abc import Iterator

from kongbox.bots.naipes.parts import Taste, joined, together, ways_of_figures, ways_of_suit
from kongbox.bots.naipes.rack import SUITS, Counts, Rack, rows_of
from kongbox.bots.naipes.specials import specials
from kongbox.rulesets.naipes.options import NaipesOptions
from kongbox.rulesets.naipes.palos import Palo

MOST = 32
"""Mah-jongs of any kind that are kept in mind."""
MOST_OF_A_SUIT = 3
"""Those of one suit, and of one suit with figuras."""
FARTHER = 3
"""A mah-jong is left out when it lacks so many cards more than the nearest one."""
EMPTY = (0,) * 9


def targets(
    rack: Rack, live: Counts, taste: Taste, options: NaipesOptions, dominant: Palo
) -> list[tuple[Counts, tuple[tuple[int, int], ...]]]:
    """Every mah-jong in mind, with what lacks: the place of a kind and how many of it.

    Args:
        rack: the hand, between turns or with a card too many.
        live: how many of each kind are out of sight; what cannot come any more is not waited for.
        taste: what cards bring at this table.
        options: the table's, for special hands.
        dominant: the palo dominante.
    """
    wanted = dict.fromkeys([*_groups_and_pair(rack, taste), *specials(rack, live, taste, options, dominant)])
    found = [(each, lacks(each, rack.held)) for each in wanted]
    found = [(each, missing) for each, missing in found if all(count <= live[place] for place, count in missing)]
    least = min((_count(missing) for _, missing in found), default=0)
    return [(each, missing) for each, missing in found if _count(missing) < least + FARTHER]


def lacks(wanted: Counts, held: Counts) -> tuple[tuple[int, int], ...]:
    """What a mah-jong lacks: places of kinds and how many of each."""
    return tuple([(place, need - held[place]) for place, need in enumerate(wanted) if need > held[place]])


def _count(missing: tuple[tuple[int, int], ...]) -> int:
    return sum([count for _, count in missing])


def _groups_and_pair(rack: Rack, taste: Taste) -> Iterator[Counts]:
    sets = rack.sets_to_make
    first, second, third, last = rows_of(rack.held)
    suits = [ways_of_suit(row, taste) for row in (first, second, third)]
    figures = ways_of_figures(last, taste)
    found = together(joined(suits[0], suits[1]), joined(suits[2], figures), sets, MOST)
    yield from (wanted for _, wanted in found)
    for place, ways in enumerate(suits):
        yield from (_of_suit(place, wanted) for _, wanted in ways[sets + 5][:MOST_OF_A_SUIT])
        beside = together(ways, figures, sets, MOST_OF_A_SUIT)
        yield from (_of_suit(place, wanted[:9], wanted[9:]) for _, wanted in beside)


def _of_suit(place: int, row: Counts, figures: Counts = (0,) * 7) -> Counts:
    return (*EMPTY * place, *row, *EMPTY * (SUITS - 1 - place), *figures)
