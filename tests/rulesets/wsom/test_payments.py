"""Who pays whom, and the Rule of Same-Turn Immunity."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kongbox.engine.seats import SEATS
from kongbox.rulesets.wsom.options import STANDARD
from kongbox.rulesets.wsom.payments import settle
from kongbox.rulesets.wsom.position import WAYS, WinningHand
from kongbox.tiles.tile import Tile
from tests.rulesets.wsom.hands import answer

TILE = Tile("6m")
OTHER = Tile("9p")
SEVENTY = ("88m99m", "8m", "pong 222m", "pong 555m", "pong 333z")
CHEAP = ("78p22z", "9p", "pong 222m", "pong 555p", "pong 888s")
SIXTY = ("45m77z", "6m", "pong 555z", "pong 666z", "chi 678s")


def payments(*tiles, **more):
    return answer(*tiles, **more)["payments"]


seats = st.sampled_from(SEATS)
discards = st.lists(st.tuples(seats, st.sampled_from([TILE, OTHER])), max_size=12).map(tuple)


@st.composite
def won(draw):
    winner, way = draw(seats), draw(st.sampled_from(WAYS))
    discarder = None if way == "self" else draw(seats.filter(lambda seat: seat != winner))
    options = STANDARD._replace(payoff_base=draw(st.integers(0, 320)))
    return WinningHand(winner, draw(seats), (), TILE, way, (), discarder, draw(discards), options=options)


@given(won(), st.integers(0, 480))
@pytest.mark.clause("wsom.score.pay.1", "wsom.score.pay.5")
def test_the_winner_receives_three_times_the_worth_and_the_sum_is_zero(hand, worth):
    balance = [0, 0, 0, 0]
    for payment in settle(hand, worth).payments:
        assert payment.payee == hand.winner != payment.payer
        assert payment.points > 0
        balance[payment.payer] -= payment.points
        balance[payment.payee] += payment.points
    assert balance[hand.winner] == 3 * worth
    assert sum(balance) == 0


@given(won(), st.integers(0, 480))
@pytest.mark.clause("wsom.score.pay.4", "wsom.score.pay.5")
def test_no_other_pays_more_than_the_base_or_the_worth(hand, worth):
    settlement = settle(hand, worth)
    most = worth if settlement.responsible == hand.winner else min(worth, hand.options.payoff_base)
    others = [each for each in settlement.payments if each.payer != settlement.responsible]
    assert all(each.points == most for each in others)


@given(won(), st.integers(1, 480), st.integers(0, 3))
@pytest.mark.clause("wsom.score.pay.6")
def test_seats_pay_alike_whoever_deals(hand, worth, dealer):
    assert settle(hand, worth).payments == settle(hand._replace(dealer=dealer), worth).payments


@pytest.mark.clause("wsom.score.pay.2")
def test_for_a_tile_from_the_wall_each_pays_the_worth():
    assert payments(*SEVENTY, seat="S", by="self") == {"E": -70, "S": 210, "W": -70, "N": -70}


@pytest.mark.clause("wsom.score.pay.3")
def test_up_to_the_base_each_pays_the_worth_on_a_discard_too():
    assert payments(*CHEAP) == {"E": 3, "S": -1, "W": -1, "N": -1}
    assert answer("234p345s45m88p", "6m", "kong-big 5555z", seat="S")["total"] == 15
    assert payments("234p345s45m88p", "6m", "kong-big 5555z", seat="S") == {"E": -15, "S": 45, "W": -15, "N": -15}


@pytest.mark.clause("wsom.score.pay.4")
@pytest.mark.parametrize(("worth", "rest"), [(25, 25), (26, 28), (50, 100), (70, 160), (320, 910)])
def test_above_the_base_the_responsible_player_pays_the_rest(worth, rest):
    hand = WinningHand(0, 0, (), TILE, "discard", (), 2)
    assert [each.points for each in settle(hand, worth).payments] == [min(worth, 25), rest, min(worth, 25)]


@pytest.mark.clause("wsom.score.pay.5")
def test_with_a_base_of_30_thirty_five_points_are_paid_30_30_45():
    hand = WinningHand(0, 0, (), TILE, "discard", (), 3, options=STANDARD._replace(payoff_base=30))
    settlement = settle(hand, 35)
    assert [each.points for each in settlement.payments] == [30, 30, 45]
    assert {each.clause for each in settlement.payments} == {"wsom.score.pay.5"}


@pytest.mark.clause("wsom.score.pay.7")
def test_the_declarer_of_a_robbed_kong_is_responsible():
    robbed = answer(*SIXTY, seat="W", by="rob", discarder="N")
    assert robbed["responsible"] == "N"
    assert robbed["payments"] == {"E": -25, "S": -25, "W": 210, "N": -160}
    assert robbed["notes"][-1]["clause"] == "wsom.score.pay.7"


@pytest.mark.clause("wsom.score.note.11", "wsom.kong.8")
def test_whoever_threw_the_tile_of_a_big_kong_pays_nothing_special():
    kong = answer("45m88p", "6m", "kong-big 5555z", "pong 666z", "chi 678s", by="self", flags=["supplement"])
    assert kong["total"] == 35
    assert kong["payments"] == {"E": 105, "S": -35, "W": -35, "N": -35}


@pytest.mark.clause("wsom.score.imm.1")
def test_the_first_to_throw_the_tile_since_the_winners_last_discard_is_responsible():
    thrown = [["W", "9m"], ["N", "6m"], ["E", "6m"], ["S", "6m"]]
    found = answer(*SIXTY, seat="W", discarder="S", turn_discards=thrown)
    assert found["responsible"] == "N"
    assert found["payments"] == {"E": -25, "S": -25, "W": 180, "N": -130}
    assert [note["clause"] for note in found["notes"]] == ["wsom.score.pay.4", "wsom.score.imm.1"]


@pytest.mark.clause("wsom.score.imm.2")
def test_a_winner_who_threw_the_tile_first_is_paid_like_a_self_draw():
    thrown = [["W", "6m"], ["N", "1p"], ["E", "6m"]]
    found = answer(*SIXTY, seat="W", discarder="E", turn_discards=thrown)
    assert found["responsible"] == "W"
    assert found["payments"] == {"E": -60, "S": -60, "W": 180, "N": -60}
    assert [note["clause"] for note in found["notes"]] == ["wsom.score.imm.2"]


@pytest.mark.clause("wsom.score.imm.2")
def test_paid_like_a_self_draw_it_is_still_a_win_on_a_discard():
    thrown = [["E", "7s"], ["N", "7s"]]
    found = answer("222m444p77s99s", "7s", "chi 567p", discarder="N", turn_discards=thrown)
    assert found["patterns"] == {"4.2.1": 5}


@pytest.mark.clause("wsom.score.imm.3")
def test_other_tiles_of_the_call_and_older_discards_do_not_count():
    other_end = [["W", "9m"], ["N", "3m"], ["S", "6m"]]
    assert answer(*SIXTY, seat="W", discarder="S", turn_discards=other_end)["responsible"] == "S"
    older = [["N", "6m"], ["W", "9m"], ["S", "6m"]]
    assert answer(*SIXTY, seat="W", discarder="S", turn_discards=older)["responsible"] == "S"


@pytest.mark.clause("wsom.score.imm.4")
def test_immunity_changes_nothing_up_to_the_base():
    thrown = [["E", "1z"], ["S", "9p"], ["N", "9p"]]
    found = answer(*CHEAP, discarder="N", turn_discards=thrown)
    assert found["responsible"] == "S"
    assert found["payments"] == {"E": 3, "S": -1, "W": -1, "N": -1}


@pytest.mark.clause("wsom.score.imm.5")
def test_a_robbed_kong_goes_back_to_whoever_threw_the_ponged_tile_this_turn():
    thrown = [["W", "9m"], ["N", "6m"], ["E", "1p"]]
    found = answer(*SIXTY, seat="W", by="rob", discarder="E", turn_discards=thrown)
    assert found["responsible"] == "N"
    assert found["payments"] == {"E": -25, "S": -25, "W": 210, "N": -160}
    assert found["notes"][-1]["clause"] == "wsom.score.imm.5"
    own = answer(*SIXTY, seat="W", by="rob", discarder="E", turn_discards=[["W", "6m"], ["E", "1p"]])
    assert own["payments"] == {"E": -70, "S": -70, "W": 210, "N": -70}


@pytest.mark.clause("wsom.score.imm.5")
def test_a_discard_that_somebody_claimed_was_thrown_all_the_same():
    thrown = [["W", "9m"], ["N", "6m"], ["E", "4s"], ["S", "6m"]]
    assert answer(*SIXTY, seat="W", discarder="S", turn_discards=thrown)["responsible"] == "N"


@pytest.mark.clause("wsom.score.imm.6")
def test_a_winner_without_a_discard_looks_back_to_the_first_of_the_hand():
    thrown = [["E", "6m"], ["S", "1p"], ["E", "6m"]]
    assert answer(*SIXTY, seat="W", discarder="E", turn_discards=thrown)["responsible"] == "E"
    thrown = [["E", "6m"], ["S", "6m"]]
    assert answer(*SIXTY, seat="W", discarder="S", turn_discards=thrown)["responsible"] == "E"
