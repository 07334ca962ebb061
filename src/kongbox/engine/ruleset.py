"""What a rule set answers: the questions the engine asks, and nothing else."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from kongbox.engine.actions import Action, Offer, Refusal
from kongbox.engine.events import Event
from kongbox.engine.seats import Seat
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import DealState, MatchState, Meld
from kongbox.tiles.sets import TileSet
from kongbox.tiles.tile import Tile

Events = tuple[Event, ...]


class Cell(NamedTuple):
    """How one tile of a declared set lies, read left to right by its owner."""

    tile: Tile
    turned: bool = False
    """Sideways: it shows whose discard it was."""
    face_down: bool = False


def counter_clockwise(_options: Any) -> int:
    """The next player sits at the right, whatever the table agreed."""
    return -1


@dataclass(frozen=True, slots=True)
class RuleSet:
    """One game, as a table of answers.

    Every function is pure. Those that take a `Seed` may look at the wall; no other may.
    """

    name: str
    version: str
    tiles: TileSet
    read_options: Callable[[Mapping[str, Any]], Any]
    """Options from plain values; raises ValueError with one sentence that names option, value and range."""
    differences: Callable[[Any], Mapping[str, Any]]
    """The options that differ from the standard ones."""

    start_hand: Callable[[MatchState, Seed], Events]
    """Draw seats when due, shuffle, break, deal, and open the first turn or question."""
    turn_offers: Callable[[DealState], tuple[Offer, ...]]
    """What the seat in turn may do."""
    question_offers: Callable[[DealState, Seat], tuple[Offer, ...]]
    """How `seat` may answer the open question."""
    free_offers: Callable[[DealState, Seat], tuple[Offer, ...]]
    """What `seat` may do at any time, asked or not."""
    perform: Callable[[DealState, Action, Seed], Events]
    """What an act outside a question leads to."""
    resolve: Callable[[DealState, Seed], Events]
    """What the answers to the open question lead to; all seats asked have answered."""
    refuse: Callable[[MatchState, Action], Refusal]
    """The clause under which an act that is not offered is refused."""
    default_act: Callable[[DealState, Seat], Action]
    """The harmless act for a seat that is late or away: pass, or discard what it drew."""
    match_over: Callable[[MatchState], bool]
    """Whether the hand just settled was the last."""

    lie: Callable[[Meld, Seat, Any], tuple[Cell, ...]]
    """How a set of `seat` lies on the table; the options say which way round is played."""
    preview: Callable[[DealState, Seat, Offer], tuple[Cell, ...]]
    """The set an offer would lay; empty for acts that lay none."""
    sides: Callable[[Any], int] = counter_clockwise
    """Where, by the table's options, the next player sits on a screen: -1 right (counter-clockwise play), 1 left."""

    beside: Callable[[DealState, Seat | None], Mapping[str, Any]] | None = None
    """What only this game shows beside the table, in plain values and score lines; the hand is as he sees it."""
    keep: Callable[[Any], Mapping[str, Any]] | None = None
    """Options in plain values that can be read again, private parts too; None where `differences` says all."""
    sound: Callable[[DealState, Seat, Offer], bool] | None = None
    """Whether an offer that a seat may take by mistake would be none; None in games without such offers."""
