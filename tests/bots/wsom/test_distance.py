"""Distances, against the rules' own test of a complete hand."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kongbox.bots.groups import FAR, regular
from kongbox.bots.wsom.distance import (
    THIRTEEN,
    changed,
    rows_of,
    seven_pairs,
    thirteen_terminals,
    useful,
)
from kongbox.bots.wsom.plans import Aim, Groups, SevenPairs, Thirteen
from kongbox.bots.wsom.rack import Rack
from kongbox.engine.state import Meld, Tiles
from kongbox.rulesets.wsom.notation import NOTATION
from kongbox.rulesets.wsom.tileset import TILES
from kongbox.rulesets.wsom.wins import is_seven_pairs, is_thirteen_terminals, is_winning, splits
from kongbox.testing.strategies import hands
from kongbox.tiles.tile import Tile


def tiles(text: str) -> Tiles:
    return NOTATION.parse(text, "hand")


def with_more(hand: Tiles) -> list[Tile]:
    """Kinds of which the hand can take one more."""
    return [tile for tile in TILES.kinds if hand.count(tile) < 4]


@pytest.mark.parametrize(
    ("hand", "missing"),
    [
        ("123m456p789s111z22z", 0),
        ("123m456p789s11z22z", 1),
        ("123m456p78s11z222z", 1),
        ("19m19p19s1234567z", 9),
        ("147m147p147s1234z", 9),
        ("1111222233334m", 1),
        ("1111m", 2),
        ("1m", 1),
    ],
)
def test_known_hands_lack_what_they_lack(hand: str, missing: int) -> None:
    held = tiles(hand)
    assert regular(rows_of(held), (len(held) - 1) // 3) == missing


def test_nobody_waits_for_a_fifth_tile() -> None:
    # Four of a kind are a triplet and a lone tile that can pair with nothing: the pair has to come from elsewhere.
    assert regular(rows_of(tiles("1111z")), 1) == 2
    assert set(useful(rows_of(tiles("1111z")), 1, True, 2)) == set(TILES.kinds) - {"1z"}


@settings(max_examples=60)
@given(hands(TILES))
def test_some_tile_always_brings_a_hand_nearer_by_one(hand: Tiles) -> None:
    rows = rows_of(hand)
    missing = regular(rows, 4)
    after = {tile: regular(changed(rows, tile, 1), 4) for tile in with_more(hand)}
    assert min(after.values()) == missing - 1
    nearer = {tile for tile, lacking in after.items() if lacking < missing}
    assert nearer == set(useful(rows, 4, True, missing)) & set(after)


@settings(max_examples=60)
@given(hands(TILES), st.sampled_from((1, 4, 7, 10, 13)))
def test_walking_along_useful_tiles_ends_in_a_hand_the_rules_call_complete(hand: Tiles, size: int) -> None:
    held, sets = list(hand[:size]), size // 3
    missing = regular(rows_of(tuple(held)), sets)
    while missing:
        held.append(next(tile for tile in useful(rows_of(tuple(held)), sets, True, missing) if held.count(tile) < 4))
        missing -= 1
        if missing:
            rows = rows_of(tuple(held))
            held.remove(next(tile for tile in held if regular(changed(rows, tile, -1), sets) == missing))
    assert is_winning(tuple(held))


RUNS = [tiles(f"{low}{low + 1}{low + 2}{suit}") for suit in "mps" for low in range(1, 8)]
TRIPLETS = [(tile,) * 3 for tile in TILES.kinds]
PAIRS = [(tile,) * 2 for tile in TILES.kinds]


def short_of_one(groups: list[Tiles], gone: int) -> Tiles:
    whole = [tile for group in groups for tile in group]
    del whole[gone % len(whole)]
    return TILES.tidy(whole)


four_sets = st.lists(st.sampled_from(RUNS + TRIPLETS), min_size=4, max_size=4)
one_short = st.builds(
    short_of_one,
    st.one_of(
        st.builds(lambda sets, pair: [*sets, pair], four_sets, st.sampled_from(PAIRS)),
        st.lists(st.sampled_from(PAIRS), min_size=7, max_size=7),
        st.just([*((tile,) for tile in THIRTEEN), THIRTEEN[:1]]),
    ),
    st.integers(0, 13),
).filter(lambda hand: all(hand.count(tile) <= 4 for tile in hand))


@settings(max_examples=100)
@given(one_short)
def test_a_hand_that_lacks_one_tile_is_calling_for_exactly_the_useful_ones(hand: Tiles) -> None:
    shapes: tuple[tuple[Aim, Callable[[Tiles], bool]], ...] = (
        (Groups(), lambda full: bool(splits(full))),
        (SevenPairs(), is_seven_pairs),
        (Thirteen(), is_thirteen_terminals),
    )
    for aim, complete in shapes:
        rack = Rack.of(hand)
        waits = {tile for tile in with_more(hand) if complete((*hand, tile))}
        calls = set(aim.useful(rack, 1)) & set(with_more(hand)) if aim.missing(rack) == 1 else set()
        assert waits == calls


@pytest.mark.parametrize(
    ("hand", "missing"), [("1122m3344p5566s7z", 1), ("1111m2222p3333s7z", 1), ("1234567m123456p", 7)]
)
def test_seven_pairs_lack_a_tile_for_each_pair_not_held(hand: str, missing: int) -> None:
    assert seven_pairs(rows_of(tiles(hand))) == missing


@pytest.mark.parametrize(
    ("hand", "missing", "helps"),
    [("19m19p19s1234567z", 1, 13), ("19m19p19s1123456z", 1, 1), ("19m19p19s123456z5m", 2, 13)],
)
def test_thirteen_terminals_lack_kinds_and_a_double(hand: str, missing: int, helps: int) -> None:
    assert thirteen_terminals(rows_of(tiles(hand))) == missing
    assert len(Thirteen().useful(Rack.of(tiles(hand)), missing)) == helps


def test_sets_on_the_table_rule_plans_out() -> None:
    chi = Meld("chi", tiles("123p"))
    rack = Rack.of(tiles("123m456m78m11z"), (chi,))
    assert Groups().missing(rack) == 1
    assert Groups("pz").missing(rack) == 9
    assert Groups("mz").missing(rack) == Groups(runs=False).missing(rack) == FAR
    assert SevenPairs().missing(rack) == Thirteen().missing(rack) == FAR


def test_a_plan_in_one_suit_counts_no_other_tiles() -> None:
    rack = Rack.of(tiles("123456m11z258p258s"))
    assert Groups("mz").missing(rack) == 6
    assert Groups("m").missing(rack) == 8
    assert set(Groups("mz").useful(rack, 6)) <= {tile for tile in TILES.kinds if tile[1] in "mz"}
