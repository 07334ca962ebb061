"""From four people and a box of tiles to the first turn: seats, walls, the break and the deal."""

from typing import NamedTuple

from kongbox.engine.clauses import clause
from kongbox.engine.events import Throws
from kongbox.engine.seats import SEATS, WINDS, Seat, lower, opposite, steps, upper
from kongbox.engine.shuffle import Chance
from kongbox.tiles.tile import Tile

STACKS_PER_WALL = 17
STACKS = 4 * STACKS_PER_WALL
WALL_TILES = 2 * STACKS
DEALT_TILES = 53
"""Fourteen for East, thirteen for each of the others."""
ROUNDS_OF_FOUR = 3
"""How often each player takes two stacks at once."""

FIRST_THROWER = 0
"""Any player may throw first for seats; at our tables it is the first one in the list."""
ODD_TILE, EVEN_TILE = Tile("1p"), Tile("2p")
"""The tiles that lie face up at the left and right end of the row of lots."""


@clause("wsom.dice.1")
def counted(thrower: Seat, total: int) -> Seat:
    """Whom a throw of `total` (2 to 12) points out: counted counter-clockwise, the thrower is 1, 5 and 9."""
    return (thrower + total - 1) % 4


class SeatDraw(NamedTuple):
    """A draw of seats, as the log keeps it; who did what follows from the throws.

    Players are numbers, 0 to 3, counter-clockwise as they first sat down.
    """

    seating: tuple[int, ...]
    """The player in seat 0 (the first East), 1, 2, 3."""
    throws: Throws
    lots: tuple[str, ...]
    """The wind letter each player drew."""

    @property
    def throwers(self) -> tuple[int, int]:
        """Who threw first and who threw again."""
        return FIRST_THROWER, counted(FIRST_THROWER, sum(self.throws[0]))

    @property
    def drawers(self) -> tuple[int, ...]:
        """All players in the order in which they drew."""
        return drawing_order(self.throwers[1], sum(self.throws[1]))

    @property
    def row(self) -> tuple[str, ...]:
        """The winds between the odd and the even tile, left to right."""
        drawn = tuple(self.lots[player] for player in self.drawers)
        return drawn if draws_from_odd_end(sum(self.throws[1])) else drawn[::-1]


@clause("wsom.seat.0", "wsom.seat.2", "wsom.seat.3")
def draw_seats(chance: Chance) -> SeatDraw:
    """Seats and first East by lot: four winds face down between an odd and an even tile, and two throws."""
    row = chance.shuffled(WINDS)
    first, second = chance.throw(), chance.throw()
    drawers = drawing_order(counted(FIRST_THROWER, sum(first)), sum(second))
    winds = row if draws_from_odd_end(sum(second)) else row[::-1]
    lots = tuple(winds[drawers.index(player)] for player in SEATS)
    return SeatDraw(seats_by_lot(lots), (first, second), lots)


@clause("wsom.seat.1", "wsom.seat.4")
def drawing_order(second_thrower: int, total: int) -> tuple[int, ...]:
    """Who draws first, second, third and last after the second throw; player numbers."""
    first = counted(second_thrower, total)
    return first, lower(first), opposite(first), upper(first)


@clause("wsom.seat.5")
def draws_from_odd_end(total: int) -> bool:
    """Whether the lots are drawn from the odd tile's end; otherwise from the even tile's."""
    return total % 2 == 1


@clause("wsom.seat.6")
def seats_by_lot(lots: tuple[str, ...]) -> tuple[int, ...]:
    """The players in turn order from East, by the winds that players 0 to 3 drew."""
    return tuple(lots.index(wind) for wind in WINDS)


class WallBreak(NamedTuple):
    """Where a square of walls is opened."""

    throws: Throws
    """East's throw, then that of the player it pointed out."""
    wall_seat: Seat
    """Whose wall is counted; he threw second."""
    stacks: int
    """How many stacks are counted from the right end of his wall; the break comes after them."""

    @property
    def first_stack(self) -> int:
        """The stack of the square from which the first tiles are taken."""
        return (square_stack(self.wall_seat, 0) + self.stacks) % STACKS


class TilePlace(NamedTuple):
    """Where a tile of the wall lies."""

    wall: Seat
    stack: int
    """0 for the stack at the right end of the wall, as its owner sees it."""
    top: bool


@clause("wsom.deal.1", "wsom.deal.2")
def break_wall(dealer: Seat, chance: Chance) -> WallBreak:
    """East's throw points out a wall, its owner throws too, and the sum of both throws says how far to count."""
    first = chance.throw()
    wall_seat = counted(dealer, sum(first))
    second = chance.throw()
    return WallBreak((first, second), wall_seat, sum(first) + sum(second))


@clause("wsom.shuffle.5", "wsom.shuffle.6", "wsom.wall.1")
def square_stack(wall: Seat, stack: int) -> int:
    """The number, 0 to 67, of a stack in the square of four walls of 17.

    Stacks are numbered clockwise, each wall from its owner's right to his left: seat 0's, then his upper seat's
    and so on. `stack` is 0 at the owner's right.
    """
    return STACKS_PER_WALL * steps(wall, 0) + stack


def place_of(index: int, wall_break: WallBreak) -> TilePlace:
    """Where the tile lies that is `index`-th in the order of `laid_order`."""
    walls, stack = divmod((wall_break.first_stack + index // 2) % STACKS, STACKS_PER_WALL)
    return TilePlace(-walls % 4, stack, index % 2 == 0)


@clause("wsom.deal.3")
def laid_order(shuffled: tuple[Tile, ...], wall_break: WallBreak) -> tuple[Tile, ...]:
    """The tiles from the break on, going left, each stack top first.

    `shuffled` is the square stack by stack (`square_stack`), the top tile before the bottom one.
    """
    first = 2 * wall_break.first_stack
    return shuffled[first:] + shuffled[:first]


class Taking(NamedTuple):
    """Tiles that one player takes at once while the wall is dealt."""

    seat: Seat
    places: tuple[int, ...]
    """Their places in the laid order, 0 for the first tile after the break."""


@clause("wsom.deal.4", "wsom.deal.5")
def takings(dealer: Seat) -> tuple[Taking, ...]:
    """Who takes what, in order: two stacks each, three times, then one tile each and East the jump."""
    order = (dealer, lower(dealer), opposite(dealer), upper(dealer))
    fours = [
        Taking(seat, tuple(range(first, first + 4)))
        for first, seat in zip(range(0, 16 * ROUNDS_OF_FOUR, 4), order * ROUNDS_OF_FOUR, strict=True)
    ]
    rest = 16 * ROUNDS_OF_FOUR
    jump = Taking(dealer, (rest, rest + 4))
    return (*fours, jump, *(Taking(seat, (rest + turn,)) for turn, seat in enumerate(order[1:], start=1)))


def dealt(order: tuple[Tile, ...], dealer: Seat) -> tuple[tuple[Tile, ...], ...]:
    """The hands by seat, 0 to 3, each in the order in which its tiles were taken."""
    hands: list[tuple[Tile, ...]] = [(), (), (), ()]
    for seat, places in takings(dealer):
        hands[seat] += tuple(order[place] for place in places)
    return tuple(hands)


def live_index(taken: int) -> int:
    """Place in the laid order of the next tile from the live end, `taken` tiles being gone, dealt ones included."""
    return taken


@clause("wsom.deal.7", "wsom.deal.10")
def supplement_index(taken: int) -> int:
    """Place in the laid order of the next supplement tile, `taken` supplements being gone.

    They come from the stack next to the break, top tile first, then its bottom tile, then the next stack on the right.
    """
    stack, bottom = divmod(taken, 2)
    return WALL_TILES - 2 * (stack + 1) + bottom


@clause("wsom.deal.6", "wsom.deal.8")
def king_places(supplements: int, king_tiles: int) -> tuple[int, ...]:
    """Places of the king's tiles in the laid order: the last ones left, as many however many supplements were taken."""
    gone = {supplement_index(taken) for taken in range(supplements)}
    left = [place for place in range(WALL_TILES) if place not in gone]
    return tuple(left[len(left) - king_tiles :])


@clause("wsom.deal.8")
def drawable(king_tiles: int) -> int:
    """How many tiles can be drawn after the deal, from both ends together."""
    return WALL_TILES - DEALT_TILES - king_tiles
