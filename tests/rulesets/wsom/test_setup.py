"""Drawing seats, building, breaking and dealing, clause by clause."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kongbox.engine.phases import Phase
from kongbox.engine.seats import SEATS, WINDS, lower, opposite, upper
from kongbox.engine.shuffle import Chance, Seed
from kongbox.engine.state import DealState, Wall
from kongbox.rulesets.wsom import setup
from kongbox.rulesets.wsom.options import STANDARD
from kongbox.rulesets.wsom.tileset import TILES
from kongbox.rulesets.wsom.walls import is_seabed
from kongbox.tiles.tile import Tile

NUMBERED = tuple(Tile(str(place)) for place in range(setup.WALL_TILES))
"""A square whose tiles bear their own place, to see where each one goes."""

seeds = st.integers(0, 2**64 - 1).map(lambda number: Seed(f"{number:064x}", "00" * 32))
seats = st.sampled_from(SEATS)


@pytest.mark.clause("wsom.dice.1")
@pytest.mark.parametrize("thrower", SEATS)
def test_the_dice_count_the_thrower_as_one_and_go_counter_clockwise(thrower: int) -> None:
    assert [setup.counted(thrower, total) for total in (5, 9)] == [thrower] * 2
    assert [setup.counted(thrower, total) for total in (2, 6, 10)] == [lower(thrower)] * 3
    assert [setup.counted(thrower, total) for total in (3, 7, 11)] == [opposite(thrower)] * 3
    assert [setup.counted(thrower, total) for total in (4, 8, 12)] == [upper(thrower)] * 3


@given(seeds)
@pytest.mark.clause("wsom.seat.0", "wsom.seat.2")
def test_every_player_draws_one_of_the_four_winds(seed: Seed) -> None:
    draw = setup.draw_seats(Chance(seed, "seats"))
    assert sorted(draw.lots) == sorted(WINDS)
    assert sorted(draw.row) == sorted(WINDS)
    assert sorted(draw.seating) == [0, 1, 2, 3]


@pytest.mark.clause("wsom.seat.3")
def test_an_odd_and_an_even_tile_lie_at_the_ends_of_the_row() -> None:
    assert TILES.faces[setup.ODD_TILE].number % 2 == 1
    assert TILES.faces[setup.EVEN_TILE].number % 2 == 0


@pytest.mark.clause("wsom.seat.1", "wsom.seat.4")
def test_the_counted_player_throws_again_and_that_throw_names_who_draws_first() -> None:
    draw = setup.SeatDraw((0, 1, 2, 3), ((1, 2), (3, 3)), ("E", "S", "W", "N"))
    assert draw.throwers == (0, 2)
    assert draw.drawers == (3, 0, 1, 2)


@pytest.mark.clause("wsom.seat.5")
def test_an_odd_second_sum_draws_from_the_odd_end_and_an_even_one_from_the_even_end() -> None:
    from_odd = setup.SeatDraw((0, 1, 2, 3), ((2, 3), (2, 3)), ("E", "S", "W", "N"))
    from_even = setup.SeatDraw((0, 1, 2, 3), ((2, 3), (1, 1)), ("E", "S", "W", "N"))
    assert from_odd.drawers == (0, 1, 2, 3)
    assert from_odd.row == ("E", "S", "W", "N")
    assert from_even.drawers == (1, 2, 3, 0)
    assert from_even.row == ("E", "N", "W", "S")


@pytest.mark.clause("wsom.seat.6")
def test_the_drawer_of_east_is_first_east_and_the_others_follow_by_their_winds() -> None:
    assert setup.seats_by_lot(("W", "E", "N", "S")) == (1, 3, 0, 2)


@given(seeds)
@pytest.mark.clause("wsom.seat.5", "wsom.seat.6")
def test_the_row_and_the_throws_tell_the_whole_draw(seed: Seed) -> None:
    draw = setup.draw_seats(Chance(seed, "seats"))
    row = draw.row if sum(draw.throws[1]) % 2 else draw.row[::-1]
    assert [draw.lots[player] for player in draw.drawers] == list(row)
    assert [draw.lots[player] for player in draw.seating] == list(WINDS)


def test_all_seatings_come_about_as_often() -> None:
    counts: dict[tuple[int, ...], int] = {}
    for number in range(2400):
        seating = setup.draw_seats(Chance(Seed(f"{number:064x}", ""), "seats")).seating
        counts[seating] = counts.get(seating, 0) + 1
    assert len(counts) == 24
    assert min(counts.values()) > 60
    assert max(counts.values()) < 150


@pytest.mark.clause("wsom.wall.1", "wsom.shuffle.5")
def test_four_walls_of_seventeen_stacks_of_two_hold_every_tile() -> None:
    square = {setup.square_stack(wall, stack) for wall in SEATS for stack in range(setup.STACKS_PER_WALL)}
    assert square == set(range(68))
    assert 2 * len(square) == setup.WALL_TILES == len(TILES) == 136


@pytest.mark.clause("wsom.shuffle.6")
@pytest.mark.parametrize("wall", SEATS)
def test_the_left_end_of_a_wall_meets_the_right_end_of_the_upper_seats_wall(wall: int) -> None:
    left_end = setup.square_stack(wall, 16)
    assert setup.square_stack(upper(wall), 0) == (left_end + 1) % 68


@given(seats, seeds)
@pytest.mark.clause("wsom.deal.1", "wsom.deal.2")
def test_east_throws_the_counted_player_throws_too_and_both_throws_are_added(dealer: int, seed: Seed) -> None:
    wall_break = setup.break_wall(dealer, Chance(seed, "break"))
    first, second = wall_break.throws
    assert wall_break.wall_seat == setup.counted(dealer, sum(first))
    assert wall_break.stacks == sum(first) + sum(second)
    assert 4 <= wall_break.stacks <= 24


@pytest.mark.clause("wsom.deal.3")
def test_the_break_lies_left_of_the_counted_stacks() -> None:
    wall_break = setup.WallBreak(((2, 3), (1, 1)), 0, 7)
    assert setup.laid_order(NUMBERED, wall_break)[:3] == ("14", "15", "16")
    assert setup.place_of(0, wall_break) == (0, 7, True)
    assert setup.place_of(1, wall_break) == (0, 7, False)
    assert setup.place_of(135, wall_break) == (0, 6, False)


@pytest.mark.clause("wsom.deal.3")
def test_a_count_past_seventeen_runs_on_into_the_upper_seats_wall() -> None:
    for wall in SEATS:
        wall_break = setup.WallBreak(((6, 6), (5, 5)), wall, 22)
        assert setup.place_of(0, wall_break) == (upper(wall), 5, True)
        assert setup.place_of(135, wall_break) == (upper(wall), 4, False)


@given(seats, st.integers(4, 24), st.integers(0, 135))
@pytest.mark.clause("wsom.deal.3")
def test_every_tile_of_the_order_lies_where_it_was_built(wall: int, stacks: int, index: int) -> None:
    wall_break = setup.WallBreak((), wall, stacks)
    order = setup.laid_order(NUMBERED, wall_break)
    place = setup.place_of(index, wall_break)
    assert int(order[index]) == 2 * setup.square_stack(place.wall, place.stack) + (not place.top)


@pytest.mark.clause("wsom.deal.4")
def test_each_player_takes_two_stacks_three_times_beginning_with_east() -> None:
    takings = setup.takings(2)[:12]
    assert [taking.seat for taking in takings] == [2, 3, 0, 1] * 3
    assert [place for taking in takings for place in taking.places] == list(range(48))
    assert all(len(taking.places) == 4 for taking in takings)


@pytest.mark.clause("wsom.deal.5")
def test_east_jumps_and_takes_tiles_49_and_53() -> None:
    assert setup.takings(0)[12:] == ((0, (48, 52)), (1, (49,)), (2, (50,)), (3, (51,)))


@given(seats)
@pytest.mark.clause("wsom.deal.4", "wsom.deal.5")
def test_east_gets_fourteen_tiles_and_the_others_thirteen(dealer: int) -> None:
    hands = setup.dealt(NUMBERED, dealer)
    assert [len(hand) for hand in hands] == [14 if seat == dealer else 13 for seat in SEATS]
    assert sorted(int(tile) for hand in hands for tile in hand) == list(range(53))
    assert hands[dealer][-2:] == ("48", "52")


@pytest.mark.clause("wsom.deal.6")
def test_the_kings_tiles_are_the_seven_stacks_right_of_the_break() -> None:
    wall_break = setup.WallBreak(((2, 3), (3, 2)), 1, 10)
    king = setup.king_places(0, STANDARD.king_tiles)
    assert king == tuple(range(122, 136))
    assert [setup.place_of(place, wall_break) for place in king[::2]] == [(1, stack, True) for stack in range(3, 10)]


@pytest.mark.clause("wsom.deal.7", "wsom.deal.10")
def test_supplements_come_from_the_stack_next_to_the_break_top_tile_first() -> None:
    assert [setup.supplement_index(taken) for taken in range(5)] == [134, 135, 132, 133, 130]
    wall_break = setup.WallBreak(((1, 1), (1, 1)), 3, 4)
    places = [setup.place_of(setup.supplement_index(taken), wall_break) for taken in range(3)]
    assert places == [(3, 3, True), (3, 3, False), (3, 2, True)]


@pytest.mark.clause("wsom.deal.8")
def test_sixty_nine_tiles_can_be_drawn_and_each_supplement_moves_the_boundary_by_one() -> None:
    assert setup.drawable(STANDARD.king_tiles) == 69
    for supplements in range(5):
        king = setup.king_places(supplements, 14)
        assert len(king) == 14
        assert king[0] == 122 - supplements


@given(st.integers(1, 82), st.integers(0, 16))
@pytest.mark.clause("wsom.deal.8")
def test_both_ends_of_the_wall_never_meet(king_tiles: int, supplements: int) -> None:
    supplements = min(supplements, setup.drawable(king_tiles))
    live = setup.WALL_TILES - king_tiles - supplements
    from_live = {setup.live_index(taken) for taken in range(live)}
    from_tail = {setup.supplement_index(taken) for taken in range(supplements)}
    assert not from_live & from_tail
    assert from_live | from_tail | set(setup.king_places(supplements, king_tiles)) == set(range(136))


@pytest.mark.clause("wsom.deal.9")
def test_the_seabed_tile_is_the_draw_that_leaves_only_the_kings_tiles() -> None:
    before = DealState(STANDARD, 1, 0, Phase.TURN, 0, Wall(setup.WALL_TILES, live=53 + 67, supplements=1, reserve=14))
    assert not is_seabed(before)
    assert is_seabed(before._replace(wall=before.wall._replace(live=53 + 68)))
