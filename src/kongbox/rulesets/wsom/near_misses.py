"""What a player might have counted and the book does not: near misses worth telling at the table."""

from collections.abc import Callable, Iterator

from kongbox.engine.clauses import ClauseId, clause
from kongbox.engine.scoresheet import ScoreLine
from kongbox.engine.state import Tiles
from kongbox.rulesets.wsom.conditions import NINE_GATES, is_disturbed, winning_tile
from kongbox.rulesets.wsom.patterns import PATTERNS, mixed_one_suit, nine_gates, nine_tile_straight
from kongbox.rulesets.wsom.position import DISCARD, FIRST_DISCARD, INITIAL, PONG, SELF
from kongbox.rulesets.wsom.readings import PAIRS, REGULAR, Reading
from kongbox.rulesets.wsom.tileset import SUITS, TILES

Misses = Iterator[ScoreLine]

POINTS = {pattern.clause: pattern for pattern in PATTERNS}


def near_misses(read: Reading) -> tuple[ScoreLine, ...]:
    """The patterns that `read` just fails to have, in book order, each with what it lacks."""
    return tuple(line for look in LOOKS for line in look(read))


@clause("wsom.score.1.2")
def concealment_lost(read: Reading) -> Misses:
    """A single claim cost the Concealed Hand."""
    exposed = [meld for meld in read.hand.melds if meld.kind != "kong-concealed"]
    if len(exposed) == 1:
        yield _missed(read, "wsom.score.1.2", exposed[0].tiles, kind=exposed[0].kind)


@clause("wsom.score.note.5")
def concealment_of_pairs(read: Reading) -> Misses:
    """Concealed Hand is for regular hands."""
    if read.shape == PAIRS:
        yield ScoreLine("wsom.score.note.5", POINTS["wsom.score.1.2"].points)


@clause("wsom.score.2.1.2")
def spoilt_by_honours(read: Reading) -> Misses:
    """One suit, but for the honours."""
    if mixed_one_suit(read):
        yield _missed(read, "wsom.score.2.1.2", tuple(dict.fromkeys(read.honours)))


@clause("wsom.score.note.10")
def gates_called_otherwise(read: Reading) -> Misses:
    """The tiles of Nine Gates, reached from another call."""
    numbers = [TILES.faces[tile].number for tile in read.tiles]
    holds_all = len(read.suits) == 1 and all(numbers.count(number) >= NINE_GATES.count(number) for number in NINE_GATES)
    if holds_all and not read.hand.melds and not nine_gates(read):
        yield _missed(read, "wsom.score.2.2", read.tiles)


@clause("wsom.score.note.2")
def triplet_finished_by_another(read: Reading) -> Misses:
    """A triplet that the winning discard completed is exposed, and one concealed triplet short."""
    own = read.sets[: len(read.sets) - len(read.hand.melds)]
    for block in own:
        step = len(read.concealed_triplets)
        if block.kind == PONG and not block.concealed and step:
            yield _missed(read, f"wsom.score.4.2.{step}", block.tiles)


@clause("wsom.score.note.4")
def kong_not_declared(read: Reading) -> Misses:
    """Four like tiles that were never declared."""
    declared = {block.tiles[0] for block in read.kongs}
    four = [tile for tile in dict.fromkeys(read.tiles) if read.tiles.count(tile) == 4 and tile not in declared]
    if four and read.shape == REGULAR:
        yield _missed(read, f"wsom.score.4.3.{len(read.kongs) + 1}", (four[0],) * 4)


@clause("wsom.score.7.1")
def straight_in_other_sets(read: Reading) -> Misses:
    """All numbers of a suit, but not as 123, 456 and 789."""
    for suit in SUITS:
        straight = tuple(tile for tile in dict.fromkeys(read.tiles) if TILES.faces[tile].suit == suit)
        if len(straight) == 9 and read.shape == REGULAR and not nine_tile_straight(read):
            yield _missed(read, "wsom.score.7.1", straight)


@clause("wsom.score.9.4.1", "wsom.score.9.4.2")
def blessing_undone(read: Reading) -> Misses:
    """A blessing that East's concealed kong undid."""
    if winning_tile(read, SELF, INITIAL) and is_disturbed(read):
        yield _missed(read, "wsom.score.9.4.1", (read.hand.tile,))
    if winning_tile(read, DISCARD, FIRST_DISCARD) and is_disturbed(read):
        yield _missed(read, "wsom.score.9.4.2", (read.hand.tile,))


LOOKS: tuple[Callable[[Reading], Misses], ...] = (
    concealment_lost,
    concealment_of_pairs,
    spoilt_by_honours,
    gates_called_otherwise,
    triplet_finished_by_another,
    kong_not_declared,
    straight_in_other_sets,
    blessing_undone,
)


def _missed(read: Reading, id: ClauseId, tiles: Tiles, **facts: str) -> ScoreLine:
    points = POINTS[id].worth(read.hand.options)
    told: dict[str, str | int] = {"points": points, "tile": read.hand.tile, **facts}
    return ScoreLine(id, points, tiles, tuple(told.items()))
