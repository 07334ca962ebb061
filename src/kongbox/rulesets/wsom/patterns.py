"""The 44 patterns in book order. Each answers the groups of tiles that make it, or nothing.

Points are those of Zung Jung v3.3; where the sources of the World Series differ, a table option chooses.
"Triplet" stands for a triplet or a kong.
"""

from collections.abc import Callable
from typing import NamedTuple

from kongbox.engine.clauses import ClauseId, bind_value, clause
from kongbox.rulesets.wsom.conditions import (
    Condition,
    Made,
    are_nine_gates,
    exactly,
    identical,
    in_one_suit,
    is_disturbed,
    is_outer,
    similar,
    tiles_of,
    triplets_and_eyes,
    triplets_of,
    winning_tile,
    without,
)
from kongbox.rulesets.wsom.options import WsomOptions
from kongbox.rulesets.wsom.position import (
    DISCARD,
    FIRST_DISCARD,
    INITIAL,
    RIVERBED,
    ROB,
    SEABED,
    SELF,
    SUPPLEMENT,
)
from kongbox.rulesets.wsom.readings import PAIRS, REGULAR, THIRTEEN, Block, Reading
from kongbox.rulesets.wsom.tileset import DRAGONS, HONOURS, WINDS


class Pattern(NamedTuple):
    """One pattern of the book."""

    clause: ClauseId
    numbers: tuple[int, ...]
    """Category, series and step, as the book numbers it."""
    points: int
    condition: Condition
    option: str = ""
    """The table option that may change its points."""
    repeats: bool = False
    """Each group counts for itself."""

    @property
    def series(self) -> tuple[int, ...]:
        """Category and series: of one series only the highest step counts."""
        return self.numbers[:2]

    def worth(self, options: WsomOptions) -> int:
        """Its points at a table with these options."""
        points: int = getattr(options, self.option) if self.option else self.points
        return points


PATTERNS: list[Pattern] = []
"""All of them and no others, whatever other programs may count."""
bind_value("wsom.score.note.13", place=f"{__name__}.PATTERNS")


def pattern(id: ClauseId, points: int, option: str = "", repeats: bool = False) -> Callable[[Condition], Condition]:
    """Enter the condition below in the table under its clause and points."""
    numbers = tuple(int(number) for number in id.split(".")[2:])

    def enter(condition: Condition) -> Condition:
        PATTERNS.append(Pattern(id, numbers, points, condition, option, repeats))
        return clause(id)(condition)

    return enter


# ---- 1 trivial patterns ----------------------------------------------------------------


@pattern("wsom.score.1.1", 5)
def all_sequences(read: Reading) -> Made:
    """Four sequences; any eyes, any wait, exposed or not."""
    return tiles_of(read.sequences) if len(read.sequences) == 4 else ()


@pattern("wsom.score.1.2", 5)
def concealed_hand(read: Reading) -> Made:
    """A regular hand without exposed sets; concealed kongs and a win on a discard are fine."""
    return (read.tiles,) if read.shape == REGULAR and read.hand.is_claimless else ()


@pattern("wsom.score.1.3", 5)
def no_terminals(read: Reading) -> Made:
    """Only number tiles from 2 to 8."""
    return () if any(is_outer(tile) for tile in read.tiles) else (read.tiles,)


# ---- 2 one suit ------------------------------------------------------------------------


@pattern("wsom.score.2.1.1", 40)
def mixed_one_suit(read: Reading) -> Made:
    """One suit and honours, both present."""
    return (read.tiles,) if len(read.suits) == 2 and HONOURS in read.suits else ()


@pattern("wsom.score.2.1.2", 80, option="pure_one_suit")
def pure_one_suit(read: Reading) -> Made:
    """One suit and nothing else."""
    return (read.tiles,) if len(read.suits) == 1 and HONOURS not in read.suits else ()


@clause("wsom.score.note.10")
@pattern("wsom.score.2.2", 480)
def nine_gates(read: Reading) -> Made:
    """Called with the concealed tiles 1112345678999 of one suit, and completed by any tile of it.

    Of the fourteen tiles dealt to East any may be taken as the last.
    """
    hand = read.hand
    last = set(hand.all_concealed) if INITIAL in hand.flags else {hand.tile}
    calls = (without(hand.all_concealed, tile) for tile in last)
    return (read.tiles,) if len(read.suits) == 1 and any(map(are_nine_gates, calls)) else ()


# ---- 3 honours -------------------------------------------------------------------------


@pattern("wsom.score.3.1", 10, repeats=True)
def value_honour(read: Reading) -> Made:
    """A triplet of a dragon or of the wind of one's seat; each counts."""
    return tiles_of(triplets_of((*DRAGONS, read.hand.seat_wind), read))


@pattern("wsom.score.3.2.1", 40, option="small_three_dragons")
def small_three_dragons(read: Reading) -> Made:
    """Two triplets of dragons, and eyes of the third."""
    return triplets_and_eyes(DRAGONS, 2, read)


@pattern("wsom.score.3.2.2", 130)
def big_three_dragons(read: Reading) -> Made:
    """Three triplets of dragons."""
    return exactly(3, triplets_of(DRAGONS, read))


@pattern("wsom.score.3.3.1", 30, option="small_three_winds")
def small_three_winds(read: Reading) -> Made:
    """Two triplets of winds, and eyes of a wind."""
    return triplets_and_eyes(WINDS, 2, read)


@clause("wsom.score.note.9")
@pattern("wsom.score.3.3.2", 120)
def big_three_winds(read: Reading) -> Made:
    """Three triplets of winds; the eyes are no wind. One's own wind adds its Value Honour."""
    return () if set(read.eyes) & set(WINDS) else exactly(3, triplets_of(WINDS, read))


@pattern("wsom.score.3.3.3", 320)
def small_four_winds(read: Reading) -> Made:
    """Three triplets of winds, and eyes of the fourth."""
    return triplets_and_eyes(WINDS, 3, read)


@pattern("wsom.score.3.3.4", 400)
def big_four_winds(read: Reading) -> Made:
    """Four triplets of winds."""
    return exactly(4, triplets_of(WINDS, read))


@pattern("wsom.score.3.4", 320)
def all_honours(read: Reading) -> Made:
    """Honours only, as a regular hand or as Seven Pairs."""
    return (read.tiles,) if read.suits == {HONOURS} else ()


# ---- 4 triplets and kongs --------------------------------------------------------------


@pattern("wsom.score.4.1", 30)
def all_triplets(read: Reading) -> Made:
    """Four triplets."""
    return exactly(4, read.triplets)


@pattern("wsom.score.4.2.1", 5)
def two_concealed_triplets(read: Reading) -> Made:
    """Two triplets drawn whole from the wall."""
    return exactly(2, read.concealed_triplets)


@pattern("wsom.score.4.2.2", 30)
def three_concealed_triplets(read: Reading) -> Made:
    """Three triplets drawn whole from the wall."""
    return exactly(3, read.concealed_triplets)


@pattern("wsom.score.4.2.3", 125)
def four_concealed_triplets(read: Reading) -> Made:
    """Four triplets drawn whole from the wall."""
    return exactly(4, read.concealed_triplets)


@clause("wsom.score.note.4")
@pattern("wsom.score.4.3.1", 5)
def one_kong(read: Reading) -> Made:
    """One declared kong, exposed or concealed; four like tiles that were not declared are none."""
    return exactly(1, read.kongs)


@pattern("wsom.score.4.3.2", 20)
def two_kongs(read: Reading) -> Made:
    """Two declared kongs."""
    return exactly(2, read.kongs)


@pattern("wsom.score.4.3.3", 120)
def three_kongs(read: Reading) -> Made:
    """Three declared kongs."""
    return exactly(3, read.kongs)


@pattern("wsom.score.4.3.4", 480)
def four_kongs(read: Reading) -> Made:
    """Four declared kongs."""
    return exactly(4, read.kongs)


# ---- 5 identical sequences -------------------------------------------------------------


@pattern("wsom.score.5.1.1", 10)
def two_identical_sequences(read: Reading) -> Made:
    """The same sequence of one suit twice."""
    return identical(2, read)


@pattern("wsom.score.5.1.2", 60)
def two_identical_sequences_twice(read: Reading) -> Made:
    """Two different sequences, each of them twice."""
    twice = identical(2, read)
    return twice if len(twice) == 4 else ()


@pattern("wsom.score.5.1.3", 120)
def three_identical_sequences(read: Reading) -> Made:
    """The same sequence of one suit three times."""
    return identical(3, read)


@pattern("wsom.score.5.1.4", 480)
def four_identical_sequences(read: Reading) -> Made:
    """The same sequence of one suit four times."""
    return identical(4, read)


# ---- 6 similar sets --------------------------------------------------------------------


@clause("wsom.score.note.8")
@pattern("wsom.score.6.1", 35)
def three_similar_sequences(read: Reading) -> Made:
    """The same numbers in sequence in all three suits."""
    return similar(read.sequences)


@pattern("wsom.score.6.2.1", 30)
def small_three_similar_triplets(read: Reading) -> Made:
    """Triplets of one number in two suits, and eyes of it in the third."""
    if not read.eyes:
        return ()
    eyes = Block("eyes", read.eyes, concealed=False)
    return similar((*(block for block in read.triplets if block.number == eyes.number), eyes))


@pattern("wsom.score.6.2.2", 120)
def three_similar_triplets(read: Reading) -> Made:
    """Triplets of one number in all three suits."""
    return similar(read.triplets)


# ---- 7 consecutive sets ----------------------------------------------------------------


@pattern("wsom.score.7.1", 40)
def nine_tile_straight(read: Reading) -> Made:
    """The sets 123, 456 and 789 of one suit, exactly these."""
    return in_one_suit(read.sequences, [(1, 4, 7)])


@pattern("wsom.score.7.2.1", 100)
def three_consecutive_triplets(read: Reading) -> Made:
    """Triplets of three following numbers of one suit."""
    return in_one_suit(read.triplets, [(low, low + 1, low + 2) for low in range(1, 8)])


@pattern("wsom.score.7.2.2", 200)
def four_consecutive_triplets(read: Reading) -> Made:
    """Triplets of four following numbers of one suit."""
    return in_one_suit(read.triplets, [(low, low + 1, low + 2, low + 3) for low in range(1, 7)])


# ---- 8 terminals -----------------------------------------------------------------------


@pattern("wsom.score.8.1.1", 40)
def mixed_lesser_terminals(read: Reading) -> Made:
    """A terminal or an honour in each set and in the eyes."""
    return read.groups if read.shape == REGULAR and all(any(map(is_outer, group)) for group in read.groups) else ()


@pattern("wsom.score.8.1.2", 50)
def pure_lesser_terminals(read: Reading) -> Made:
    """A terminal in each set and in the eyes."""
    return () if read.honours else mixed_lesser_terminals(read)


@pattern("wsom.score.8.1.3", 100)
def mixed_greater_terminals(read: Reading) -> Made:
    """Nothing but terminals and honours, as All Triplets or Seven Pairs."""
    return (read.tiles,) if read.shape != THIRTEEN and all(map(is_outer, read.tiles)) else ()


@pattern("wsom.score.8.1.4", 400)
def pure_greater_terminals(read: Reading) -> Made:
    """Nothing but terminals."""
    return () if read.honours else mixed_greater_terminals(read)


# ---- 9 circumstances -------------------------------------------------------------------


@pattern("wsom.score.9.1.1", 10)
def final_draw(read: Reading) -> Made:
    """Self-drawn on the seabed tile."""
    return winning_tile(read, SELF, SEABED)


@pattern("wsom.score.9.1.2", 10)
def final_discard(read: Reading) -> Made:
    """Won on the riverbed tile."""
    return winning_tile(read, DISCARD, RIVERBED)


@clause("wsom.kong.8")
@pattern("wsom.score.9.2", 10)
def win_on_kong(read: Reading) -> Made:
    """Self-drawn on the supplement tile of a kong."""
    return winning_tile(read, SELF, SUPPLEMENT)


@clause("wsom.rob.2")
@pattern("wsom.score.9.3", 10)
def robbing_a_kong(read: Reading) -> Made:
    """Won on the tile that another added to an exposed triplet."""
    return ((read.hand.tile,),) if read.hand.by == ROB else ()


@pattern("wsom.score.9.4.1", 155)
def blessing_of_heaven(read: Reading) -> Made:
    """East wins on the fourteen tiles dealt; not after declaring a concealed kong."""
    return () if is_disturbed(read) or not winning_tile(read, SELF, INITIAL) else (read.tiles,)


@pattern("wsom.score.9.4.2", 155)
def blessing_of_earth(read: Reading) -> Made:
    """Won with the tiles dealt on East's very first discard; not after East declared a concealed kong."""
    return () if is_disturbed(read) else winning_tile(read, DISCARD, FIRST_DISCARD)


# ---- 10 irregular hands ----------------------------------------------------------------


@pattern("wsom.score.10.1", 160)
def thirteen_terminals(read: Reading) -> Made:
    """All thirteen terminals and honours, one of them twice; calling for all thirteen adds nothing."""
    return (read.tiles,) if read.shape == THIRTEEN else ()


@pattern("wsom.score.10.2", 30)
def seven_pairs(read: Reading) -> Made:
    """Seven pairs, nothing claimed and no kong declared; four like tiles may be two pairs."""
    return read.groups if read.shape == PAIRS else ()
