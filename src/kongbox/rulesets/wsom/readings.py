"""The ways a won hand can be read. Its concealed tiles are read as the winner likes, but one way only."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from kongbox.engine.clauses import clause
from kongbox.engine.state import Meld, Tiles
from kongbox.rulesets.wsom.position import CHI, KONGS, PONG, SELF, WinningHand
from kongbox.rulesets.wsom.tileset import HONOURS, TILES
from kongbox.rulesets.wsom.wins import Split, is_seven_pairs, is_thirteen_terminals, splits

REGULAR, PAIRS, THIRTEEN = "regular", "pairs", "thirteen"


class Block(NamedTuple):
    """One set of a hand: a sequence, a triplet or a kong."""

    kind: str
    """``chi``, ``pong``, or a word of `KONGS`, as for declared sets."""
    tiles: Tiles
    concealed: bool
    """All its tiles came from the wall; a concealed kong counts among them."""

    @property
    def suit(self) -> str:
        """The letter of its suit."""
        return TILES.faces[self.tiles[0]].suit

    @property
    def number(self) -> int:
        """Its number, a sequence's lowest."""
        return TILES.faces[self.tiles[0]].number


@dataclass(frozen=True)
class Reading:
    """One way to read a hand."""

    hand: WinningHand
    shape: str
    """``regular``, ``pairs`` or ``thirteen``."""
    sets: tuple[Block, ...] = ()
    """Four in a regular hand, none in the others."""
    eyes: Tiles = ()
    """The pair of a regular hand."""

    @cached_property
    def tiles(self) -> Tiles:
        """Every tile of the hand in tidy order."""
        return TILES.tidy(self.hand.tiles)

    @cached_property
    def suits(self) -> frozenset[str]:
        """The letters of all suits in the hand, ``z`` for honours."""
        return frozenset(TILES.faces[tile].suit for tile in self.tiles)

    @cached_property
    def honours(self) -> Tiles:
        """The honour tiles of the hand."""
        return tuple(tile for tile in self.tiles if TILES.faces[tile].suit == HONOURS)

    @cached_property
    def sequences(self) -> tuple[Block, ...]:
        """The sequences."""
        return tuple(block for block in self.sets if block.kind == CHI)

    @cached_property
    def triplets(self) -> tuple[Block, ...]:
        """The triplets and kongs."""
        return tuple(block for block in self.sets if block.kind != CHI)

    @cached_property
    def kongs(self) -> tuple[Block, ...]:
        """The declared kongs."""
        return tuple(block for block in self.sets if block.kind in KONGS)

    @cached_property
    def concealed_triplets(self) -> tuple[Block, ...]:
        """The triplets whose tiles all came from the wall, concealed kongs among them."""
        return tuple(block for block in self.triplets if block.concealed)

    @cached_property
    def groups(self) -> tuple[Tiles, ...]:
        """The tiles as they are read: sets and eyes, or seven pairs, or all in one."""
        if self.shape == REGULAR:
            return (*in_order(block.tiles for block in self.sets), self.eyes)
        if self.shape == PAIRS:
            return tuple(self.tiles[first : first + 2] for first in range(0, 14, 2))
        return (self.tiles,)


def in_order(groups: Iterable[Tiles]) -> tuple[Tiles, ...]:
    """The groups in the order in which tidy tiles are laid."""
    return tuple(sorted(groups, key=lambda tiles: [TILES.order[tile] for tile in tiles]))


@clause("wsom.score.basic.9", "wsom.score.note.6", "wsom.score.note.7")
def readings(hand: WinningHand) -> tuple[Reading, ...]:
    """Every way to read `hand`; none when it has no winning shape. Declared sets are fixed."""
    return (*_regular(hand), *_irregular(hand))


def _regular(hand: WinningHand) -> Iterator[Reading]:
    declared = tuple(_declared(meld) for meld in hand.melds)
    for split in splits(hand.all_concealed):
        for concealed in _placements(hand, split):
            yield Reading(hand, REGULAR, concealed + declared, split.pair)


@clause("wsom.score.10.1", "wsom.score.10.2")
def _irregular(hand: WinningHand) -> Iterator[Reading]:
    """Both irregular hands allow neither claims nor declared kongs."""
    if not hand.melds and is_seven_pairs(hand.all_concealed):
        yield Reading(hand, PAIRS)
    if not hand.melds and is_thirteen_terminals(hand.all_concealed):
        yield Reading(hand, THIRTEEN)


def _declared(meld: Meld) -> Block:
    return Block(meld.kind, meld.tiles, meld.kind == "kong-concealed")


@clause("wsom.score.note.2", "wsom.score.note.3")
def _placements(hand: WinningHand, split: Split) -> Iterator[tuple[Block, ...]]:
    """The concealed sets, once for each place the winning tile may take among them.

    The set that a discard or a robbed tile completes was not drawn whole from the wall. Where that
    tile may as well belong to the eyes or to another set, the winner may say so.
    """
    concealed = tuple(Block(CHI if len(set(tiles)) == 3 else PONG, tiles, True) for tiles in split.sets)
    if hand.by == SELF or hand.tile in split.pair:
        yield concealed
    if hand.by != SELF:
        for place, block in enumerate(concealed):
            if hand.tile in block.tiles and block not in concealed[:place]:
                yield (*concealed[:place], block._replace(concealed=False), *concealed[place + 1 :])
