"""From the box to the racks: walls, the break, the deal, and which tile is drawn next."""

from functools import lru_cache
from typing import NamedTuple

from kongbox.engine.clauses import bind_value, clause
from kongbox.engine.events import Throws, TileDrawn
from kongbox.engine.seats import SEATS, Seat, lower, opposite, upper
from kongbox.engine.shuffle import Chance, Seed, shuffled_tiles
from kongbox.engine.state import DealState, Tiles
from kongbox.rulesets.american.tileset import BLANK, TILES, tiles_with_blanks
from kongbox.tiles.tile import Tile

DEALT_TILES = 53
"""Fourteen for East, thirteen for each of the others."""
ROUNDS_OF_FOUR = 3

bind_value("american.wall.5", place=f"{__name__}.draw")


class TilePlace(NamedTuple):
    """Where a tile of the wall lies."""

    wall: Seat
    stack: int
    """0 for the stack at the right end of the wall, as its owner sees it."""
    top: bool


@clause("american.wall.6")
def opening_throw(seed: Seed) -> Throws:
    """East's throw of two dice; it says where a physical wall is broken, and which stacks are the last wall."""
    return (Chance(seed, "break").throw(),)


@clause("american.wall.1", "american.blank.9")
def wall_sizes(tiles: int) -> tuple[int, int, int, int]:
    """How many stacks of two each wall has, East's first: 19 each, and with blanks one more where they reach."""
    each, more = divmod((tiles + 1) // 2, 4)
    return each + (more > 0), each + (more > 1), each + (more > 2), each


@clause("american.wall.2", "american.wall.3")
def place_of(index: int, kept: int, dealer: Seat, tiles: int = len(TILES)) -> TilePlace:
    """Where the tile lies that is `index`-th from the break.

    Args:
        index: 0 for the first tile dealt.
        kept: what East threw, 2 to 12: so many stacks at the right end of East's wall are drawn last.
        dealer: who is East.
        tiles: how many tiles the walls hold.
    """
    east, north, west, south = (wall_sizes(tiles)[place] for place in (0, 3, 2, 1))
    stack, bottom = divmod(index, 2)
    first_three = ((dealer, kept, east - kept), (upper(dealer), 0, north), (opposite(dealer), 0, west))
    for wall, first, length in (*first_three, (lower(dealer), 0, south), (dealer, 0, kept)):
        if stack < length:
            return TilePlace(wall, first + stack, bottom == 0)
        stack -= length
    raise IndexError(f"there is no tile number {index} in a wall of {tiles}")


class Taking(NamedTuple):
    """Tiles that one player takes at once while the wall is dealt."""

    seat: Seat
    places: tuple[int, ...]
    """Their places from the break on, 0 for the first tile."""


@clause("american.wall.4")
def takings(dealer: Seat) -> tuple[Taking, ...]:
    """Who takes what, in order: four tiles each, three times, then one each and a second one for East."""
    order = (dealer, lower(dealer), opposite(dealer), upper(dealer))
    rounds = [
        Taking(seat, tuple(range(first, first + 4)))
        for first, seat in zip(range(0, 16 * ROUNDS_OF_FOUR, 4), order * ROUNDS_OF_FOUR, strict=True)
    ]
    rest = 16 * ROUNDS_OF_FOUR
    jump = Taking(dealer, (rest, rest + 4))
    return (*rounds, jump, *(Taking(seat, (rest + turn,)) for turn, seat in enumerate(order[1:], start=1)))


def dealt(order: Tiles, dealer: Seat) -> tuple[Tiles, ...]:
    """The racks by seat, each in the order in which its tiles were taken."""
    racks: list[Tiles] = [() for _ in SEATS]
    for seat, places in takings(dealer):
        racks[seat] += tuple(order[place] for place in places)
    return tuple(racks)


@clause("american.wall.6")
@lru_cache(maxsize=64)
def wall_order(seed: Seed, blanks: int, tiles: int) -> Tiles:
    """All tiles as they leave the wall, the first one dealt first.

    Args:
        blanks: how many blanks were shuffled in.
        tiles: how many tiles the wall holds; where the blanks were taken out again, the others keep their order.
    """
    box = tiles_with_blanks(blanks)
    order = tuple(Tile(tile) for tile in shuffled_tiles(seed, box.all_tiles()))
    return order if tiles == len(box) else tuple(tile for tile in order if tile != BLANK)


def order_at_table(deal: DealState, seed: Seed) -> Tiles:
    """The wall of the hand in play, dealt tiles included."""
    return wall_order(seed, deal.options.blanks, deal.wall.total)


def draw(deal: DealState, seat: Seat, seed: Seed) -> TileDrawn:
    """`seat` takes the next tile; all are drawn, from one end, and nothing is ever replaced."""
    return TileDrawn(seat, order_at_table(deal, seed)[deal.wall.live], "live")


@clause("american.option.2", "american.option.3")
def in_last_wall(deal: DealState) -> bool:
    """Whether the tile drawn last came from the stacks that East kept back."""
    return deal.wall.left < 2 * sum(deal.throws[0])
