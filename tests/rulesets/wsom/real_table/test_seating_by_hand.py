"""Drawing seats at a real table."""

from functools import reduce

import pytest

from kongbox.engine.actions import Refusal
from kongbox.rulesets.wsom.real_table.acts import JUDGE, TableAct
from kongbox.rulesets.wsom.real_table.seats import ODD_AT_LEFT, ODD_AT_RIGHT, SeatDrawing, may, step

SIT = tuple(TableAct(player, "sit", place) for player, place in enumerate((2, 0, 3, 1)))
MIXED = (*SIT, TableAct(3, "mix-winds"))


def after(*acts: TableAct) -> SeatDrawing:
    def go_on(drawing: SeatDrawing, act: TableAct) -> SeatDrawing:
        result = step(drawing, act)
        assert isinstance(result, SeatDrawing), f"{act} was refused under {result}"
        return result

    return reduce(go_on, acts, SeatDrawing())


def refused(drawing: SeatDrawing, act: TableAct) -> str:
    result = step(drawing, act)
    assert isinstance(result, Refusal)
    return result.clause


def thrown(odd_end: int, second: tuple[int, int]) -> SeatDrawing:
    ends = TableAct(0, "lay-ends", odd_end)
    return after(*MIXED, ends, TableAct(1, "throw", dice=(1, 2)), TableAct(0, "throw", dice=second))


@pytest.mark.clause("wsom.seat.1")
def test_everybody_sits_down_where_he_likes_but_not_on_a_taken_place() -> None:
    drawing = after(SIT[0])
    assert {act.target for act in may(drawing, 1)} == {0, 1, 3}
    assert may(drawing, 0) == may(drawing, JUDGE) == ()
    assert refused(drawing, TableAct(1, "sit", 2)) == "wsom.seat.1"
    assert after(*SIT).places == (2, 0, 3, 1)


@pytest.mark.clause("wsom.seat.2")
def test_anybody_mixes_the_face_down_winds_once_all_sit() -> None:
    assert refused(after(*SIT[:3]), TableAct(0, "mix-winds")) == "wsom.seat.1"
    assert all(may(after(*SIT), player) == (TableAct(player, "mix-winds"),) for player in range(4))


@pytest.mark.clause("wsom.seat.3")
def test_an_odd_and_an_even_tile_are_laid_at_the_ends_before_the_dice() -> None:
    drawing = after(*MIXED)
    assert {act.target for act in may(drawing, 2)} == {ODD_AT_LEFT, ODD_AT_RIGHT}
    assert refused(drawing, TableAct(2, "throw", dice=(1, 1))) == "wsom.seat.3"


@pytest.mark.clause("wsom.seat.4", "wsom.dice.1")
def test_any_player_throws_first_and_only_the_counted_one_throws_again() -> None:
    drawing = after(*MIXED, TableAct(0, "lay-ends", ODD_AT_LEFT))
    assert all(may(drawing, player) for player in range(4))
    # Player 1 sits at place 0; three points to the place across, 2, where player 0 sits.
    drawing = after(*MIXED, TableAct(0, "lay-ends", ODD_AT_LEFT), TableAct(1, "throw", dice=(1, 2)))
    assert [player for player in range(4) if may(drawing, player)] == [0]
    assert refused(drawing, TableAct(1, "throw", dice=(1, 2))) == "wsom.seat.4"
    assert refused(drawing, TableAct(0, "throw", dice=(0, 7))) == "wsom.dice.1"


@pytest.mark.clause("wsom.seat.4", "wsom.seat.5")
def test_the_second_throw_names_who_draws_first_and_the_others_follow_counter_clockwise() -> None:
    drawing = thrown(ODD_AT_LEFT, (1, 1))
    assert drawing.drawers == (2, 1, 3, 0)
    assert refused(drawing, TableAct(0, "draw", wind="E")) == "wsom.seat.5"


@pytest.mark.clause("wsom.seat.5")
@pytest.mark.parametrize(
    ("odd_end", "second", "left"),
    [
        (ODD_AT_LEFT, (1, 2), True),
        (ODD_AT_LEFT, (1, 1), False),
        (ODD_AT_RIGHT, (1, 2), False),
        (ODD_AT_RIGHT, (1, 1), True),
    ],
)
def test_an_odd_sum_draws_from_the_odd_tiles_end(odd_end: int, second: tuple[int, int], left: bool) -> None:
    assert thrown(odd_end, second).draws_from_left is left


@pytest.mark.clause("wsom.seat.6")
def test_the_winds_drawn_make_the_seats() -> None:
    drawing = thrown(ODD_AT_LEFT, (1, 1))
    for player, wind in zip(drawing.drawers, "NEWS", strict=True):
        assert refused(drawing, TableAct(player, "draw", wind="B")) == "wsom.seat.2"
        result = step(drawing, TableAct(player, "draw", wind=wind))
        assert isinstance(result, SeatDrawing)
        drawing = result
    assert drawing.seating == (1, 0, 3, 2)
    assert drawing.due == "done"
    assert refused(drawing, TableAct(0, "draw", wind="E")) == "wsom.seat.6"


@pytest.mark.clause("wsom.seat.2")
def test_a_wind_is_drawn_once() -> None:
    drawing = step(thrown(ODD_AT_LEFT, (1, 1)), TableAct(2, "draw", wind="E"))
    assert isinstance(drawing, SeatDrawing)
    assert refused(drawing, TableAct(1, "draw", wind="E")) == "wsom.seat.2"
