"""Mixing and building at a real table."""

import pytest

from kongbox.engine.actions import Refusal
from kongbox.engine.seats import SEATS
from kongbox.rulesets.wsom.real_table import BUILDING, DEALING, MIXING, SEATING, building, stages
from kongbox.rulesets.wsom.real_table.acts import JUDGE, TableAct
from kongbox.rulesets.wsom.real_table.building import Building
from kongbox.rulesets.wsom.real_table.mixing import Mixing, may, step


def mix(mixing: Mixing, *acts: TableAct) -> Mixing:
    for act in acts:
        result = step(mixing, act)
        assert isinstance(result, Mixing), f"{act} was refused under {result}"
        mixing = result
    return mixing


def refused(mixing: Mixing, act: TableAct) -> Refusal:
    result = step(mixing, act)
    assert isinstance(result, Refusal)
    return result


def names(mixing: Mixing, who: int) -> set[str]:
    return {act.name for act in may(mixing, who)}


def everybody(name: str, at: int) -> tuple[TableAct, ...]:
    return tuple(TableAct(seat, name, at=at) for seat in SEATS)


STARTED = mix(Mixing(), TableAct(1, "turn-down"), *everybody("mix", 0))
STOPPED = mix(STARTED, *everybody("hands-away", 20))
AGREED = mix(STOPPED, *everybody("agree", 21))
EARLY = mix(STARTED, TableAct(0, "point-out", 2, at=9))


@pytest.mark.clause("wsom.shuffle.1")
def test_all_tiles_are_turned_down_before_anybody_mixes() -> None:
    assert names(Mixing(), 0) == {"turn-down"}
    assert refused(Mixing(), TableAct(0, "mix")).clause == "wsom.shuffle.1"


@pytest.mark.clause("wsom.shuffle.2")
def test_nobody_stops_before_twenty_seconds() -> None:
    assert refused(STARTED, TableAct(0, "hands-away", at=13)) == Refusal("wsom.shuffle.2", (("seconds", 7),))
    assert "hands-away" not in names(STARTED.later(19), 0)
    assert "hands-away" in names(STARTED.later(20), 0)


@pytest.mark.clause("wsom.shuffle.2")
def test_a_break_does_not_count_as_mixing() -> None:
    mixing = mix(Mixing(), TableAct(0, "turn-down"), TableAct(0, "mix", at=30))
    assert mixing.later(40).seconds(0) == 10
    assert mixing.later(40).seconds(1) == 0
    assert STOPPED.later(99).seconds(0) == 20


@pytest.mark.clause("wsom.shuffle.3")
def test_a_tile_that_turns_up_is_turned_down_first() -> None:
    mixing = mix(STARTED, TableAct(2, "tile-turned-up", at=25))
    assert all(names(mixing, seat) == {"turn-down"} for seat in SEATS)
    assert refused(mixing, TableAct(2, "hands-away", at=40)).clause == "wsom.shuffle.3"


@pytest.mark.clause("wsom.shuffle.3")
def test_mixing_goes_on_until_seven_seconds_pass_without_a_tile_turning_up() -> None:
    mixing = mix(STARTED, TableAct(2, "tile-turned-up", at=25), TableAct(3, "turn-down", at=26))
    assert refused(mixing, TableAct(0, "hands-away", at=32)) == Refusal("wsom.shuffle.3", (("seconds", 1),))
    assert mix(mixing, TableAct(0, "hands-away", at=33)).since[0] is None


@pytest.mark.clause("wsom.shuffle.4")
def test_building_starts_only_when_all_four_have_their_hands_out_and_agree() -> None:
    three_out = mix(STARTED, *everybody("hands-away", 20)[:3])
    assert "agree" not in names(three_out, 0)
    assert refused(three_out, TableAct(0, "build", at=21)).clause == "wsom.shuffle.4"
    three_agree = mix(STOPPED, *everybody("agree", 21)[:3])
    assert "build" not in names(three_agree, 0)
    assert all("build" in names(AGREED, seat) for seat in SEATS)
    assert mix(AGREED, TableAct(0, "build", at=22)).building


@pytest.mark.clause("wsom.shuffle.4")
def test_whoever_stopped_may_mix_again_and_takes_back_every_agreement() -> None:
    mixing = mix(AGREED, TableAct(3, "mix", at=25))
    assert not any(mixing.agreed)
    assert refused(mixing, TableAct(0, "build", at=26)).clause == "wsom.shuffle.4"
    assert mix(mixing, TableAct(3, "hands-away", at=26)).hands_out


@pytest.mark.clause("wsom.shuffle.4")
def test_the_others_may_knock_down_an_early_wall_and_mix_it_in_again() -> None:
    assert TableAct(1, "knock-down", 2) in may(EARLY, 1)
    assert TableAct(2, "knock-down", 2) not in may(EARLY, 2)
    assert refused(STARTED, TableAct(1, "knock-down", 2, at=9)).clause == "wsom.shuffle.4"
    mixing = mix(STOPPED, TableAct(0, "point-out", 2, at=21), TableAct(1, "knock-down", 2, at=22))
    assert not any(mixing.early)
    assert mixing.since == (None, 22, None, None)


@pytest.mark.clause("wsom.shuffle.4")
def test_a_judge_may_inspect_an_early_wall_and_no_other() -> None:
    assert may(EARLY, JUDGE) == (TableAct(JUDGE, "inspect", 2),)
    assert may(STARTED, JUDGE) == ()
    assert mix(EARLY, TableAct(JUDGE, "inspect", 2, at=10)).inspected == (False, False, True, False)


@pytest.mark.clause("wsom.shuffle.4")
def test_a_wall_is_not_early_once_all_agree() -> None:
    assert not names(AGREED, 0) & {"point-out", "knock-down"}
    assert names(mix(AGREED, TableAct(0, "build", at=22)), 1) == set()


def test_stopping_twice_is_no_act() -> None:
    assert refused(STOPPED, TableAct(0, "hands-away", at=30)).clause == "wsom.shuffle.4"


# ---- walls -----------------------------------------------------------------------------


def build(*acts: TableAct) -> Building:
    state = Building()
    for act in acts:
        result = building.step(state, act)
        assert isinstance(result, Building), f"{act} was refused under {result}"
        state = result
    return state


WALLS = tuple(TableAct(seat, "wall-built", number=17) for seat in SEATS)


@pytest.mark.clause("wsom.shuffle.5")
def test_a_wall_has_seventeen_stacks() -> None:
    assert building.step(Building(), TableAct(0, "wall-built", number=18)) == Refusal(
        "wsom.shuffle.5", (("stacks", 18),)
    )
    assert build(*WALLS).built == (True,) * 4


@pytest.mark.clause("wsom.shuffle.5")
def test_a_tile_exposed_while_building_is_mixed_with_other_tiles() -> None:
    exposed = build(WALLS[0], TableAct(1, "tile-turned-up"))
    assert building.may(exposed, 1) == (TableAct(1, "remix"),)
    assert isinstance(building.step(exposed, TableAct(1, "remix")), Refusal)
    assert isinstance(building.step(exposed, TableAct(1, "wall-built", number=17)), Refusal)
    assert build(WALLS[0], TableAct(1, "tile-turned-up"), TableAct(1, "remix", number=5)).turned_up is None


@pytest.mark.clause("wsom.shuffle.5")
def test_others_may_add_tiles_of_their_own_walls_to_that_mix() -> None:
    state = build(*WALLS[:3], TableAct(3, "tile-turned-up"), TableAct(0, "add-tiles"), TableAct(3, "remix"))
    assert state.built == (False, True, True, False)


@pytest.mark.clause("wsom.shuffle.6")
def test_finished_walls_are_pushed_into_a_square() -> None:
    assert isinstance(building.step(build(*WALLS[:3]), TableAct(0, "push-in")), Refusal)
    state = build(*WALLS, *(TableAct(seat, "push-in") for seat in SEATS))
    assert state.pushed == (True,) * 4
    assert building.step(state, TableAct(0, "push-in")) == Refusal("wsom.shuffle.6")
    assert building.may(Building(), JUDGE) == ()


@pytest.mark.clause("wsom.shuffle.0", "wsom.shuffle.7")
def test_an_automatic_table_spares_mixing_and_building() -> None:
    assert stages(new_seats=False, automatic=True) == (DEALING,)
    assert stages(new_seats=True, automatic=True) == (SEATING, DEALING)


@pytest.mark.clause("wsom.obj.3")
def test_seats_come_once_per_seating_period_and_the_walls_before_every_hand() -> None:
    assert stages(new_seats=True, automatic=False) == (SEATING, MIXING, BUILDING, DEALING)
    assert stages(new_seats=False, automatic=False) == (MIXING, BUILDING, DEALING)
