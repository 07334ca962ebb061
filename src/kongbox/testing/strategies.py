"""Hypothesis strategies for tables: seeds, tiles, logs and positions of any game. Needs the package ``hypothesis``."""

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from kongbox.engine.events import Event
from kongbox.engine.ruleset import RuleSet
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import MatchState
from kongbox.testing.play import random_match, random_steps
from kongbox.tiles.sets import TileSet
from kongbox.tiles.tile import Tile

NUMBERS = st.integers(min_value=0, max_value=2**32)
"""Numbers that fix a match."""


def seeds() -> SearchStrategy[Seed]:
    """Seeds of a hand."""
    return st.builds(
        lambda seed, salt: Seed(seed.hex(), salt.hex()),
        st.binary(min_size=32, max_size=32),
        st.binary(min_size=16, max_size=16),
    )


def tiles(tile_set: TileSet) -> SearchStrategy[Tile]:
    """One kind of tile."""
    return st.sampled_from(tile_set.kinds)


def hands(tile_set: TileSet, size: int = 13) -> SearchStrategy[tuple[Tile, ...]]:
    """So many tiles of one box, in any order: no kind more often than it exists."""
    return st.permutations(tile_set.all_tiles()).map(lambda box: tuple(box[:size]))


def logs(rules: RuleSet, most_hands: int = 1) -> SearchStrategy[tuple[Event, ...]]:
    """Whole logs of random play."""
    return st.builds(lambda number, count: random_match(rules, number, count), NUMBERS, st.integers(1, most_hands))


@st.composite
def positions(draw: st.DrawFn, rules: RuleSet) -> MatchState:
    """A moment of a random hand."""
    steps = [match for match, _ in random_steps(rules, draw(NUMBERS))]
    chosen: MatchState = draw(st.sampled_from(steps))
    return chosen
