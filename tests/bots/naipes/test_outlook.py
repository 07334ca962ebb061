"""What the planner reads in a moment: the others, what is paid, and what a hand promises won or lost."""

from typing import Any

import pytest

from kongbox.bots.naipes.outlook import Moment, Outlook
from kongbox.bots.naipes.rack import Rack
from kongbox.bots.naipes.worth import Worth
from kongbox.engine.seats import Seat
from kongbox.engine.state import MatchState
from kongbox.engine.views import seen_by
from kongbox.rulesets.naipes.options import STANDARD
from tests.rulesets.naipes.tables import ESTE, LOOSE, NORTE, OESTE, READY, SUR, hand, meld, table

NINE = [meld("pung", "3x9b", OESTE)]
REYES = [meld("pung", "3xRc", ESTE), meld("pung", "3xRo", ESTE)]


def moment(match: MatchState, seat: Seat = ESTE) -> Moment:
    return Moment(hand(seen_by(match, seat)), seat)


def outlook(match: MatchState, seat: Seat = ESTE) -> Outlook:
    deal = hand(seen_by(match, seat))
    return Outlook(Moment(deal, seat), Rack.of(deal, seat))


# ---- the others --------------------------------------------------------------------------


def test_este_pays_and_is_paid_double_unless_the_table_says_otherwise() -> None:
    assert moment(table({})).rivals.times_won == 6
    assert moment(table({}), SUR).rivals.times_won == 4
    assert moment(table({}, este_doble="no")).rivals.times_won == 3


def test_losers_hands_are_worth_nothing_where_only_the_winner_is_paid() -> None:
    assert 0 < moment(table({})).rivals.times_lost <= 6
    assert moment(table({}, perdedores="solo_ganador")).rivals.times_lost == 0


def test_open_groups_and_honour_cards_make_a_rival_dearer_and_nearer() -> None:
    def sur(**more: Any) -> tuple[float, float, float]:
        found = moment(table({}, **more)).rivals.all[0]
        return found.ready, found.losing, found.winning

    plain, pungs = sur(), sur(melds={SUR: REYES})
    assert all(one < other for one, other in zip(plain, pungs, strict=True))
    assert sur(aside={SUR: "Sc 2e"})[1] > 4 * plain[1]
    assert sur(melds={SUR: NINE})[2] > 4 * sur(melds={SUR: NINE}, ases_nueves="no")[2]
    assert max(sur(melds={SUR: REYES}, limite=100)[1:]) <= 100


def test_play_lasts_shorter_where_others_are_near() -> None:
    assert moment(table({}, melds={SUR: REYES})).rivals.lasting < moment(table({})).rivals.lasting


def test_what_the_table_tells_about_pumba_is_believed() -> None:
    told = moment(table({}, anuncio_pumba="si", marks={OESTE: [("pumba", 1)]})).rivals.all
    assert [rival.ready == 1.0 for rival in told] == [False, True, False]
    assert moment(table({}, marks={NORTE: [("eunuco", 2)]})).rivals.all[2].ready == 0.0


def test_a_cuadrado_that_lies_face_down_is_not_looked_at() -> None:
    hidden = [moment(table({}, melds={SUR: [meld("kang-hand", f"4x{card}")]})) for card in ("9b", "3c")]
    assert hidden[0].rivals.all[0] == hidden[1].rivals.all[0]
    assert hidden[0].live == hidden[1].live


def test_nothing_depends_on_what_others_hold() -> None:
    hands = [{ESTE: f"{READY} 1o", SUR: one, OESTE: other} for one, other in ((READY, LOOSE), (LOOSE, READY))]
    assert len({str(outlook(table(each, drawn="1o")).without_each()) for each in hands}) == 1


# ---- what a hand promises ----------------------------------------------------------------


def test_winning_is_likelier_the_earlier_and_the_less_lacks() -> None:
    def chance(written: str, left: int) -> float:
        return outlook(table({ESTE: written}, left=left)).at_rest().winning

    assert chance(READY, 60) > chance(READY, 20) > chance(LOOSE, 20)
    assert chance(READY, 0) == 0.0


def test_a_losers_hand_grows_with_what_may_come_and_a_hand_without_points_is_not_nothing() -> None:
    pair, trio = "9b 9b 2o 5o 8o 2c 5c 8c 2b 5b Ro Rc Re", "9b 9b 9b 2o 5o 8o 2c 5c 8c 2b 5b Ro Rc"
    early, late = (outlook(table({ESTE: pair}, left=left)).at_rest().losing for left in (60, 4))
    assert early > late > 0
    assert outlook(table({ESTE: trio}, left=4)).at_rest().losing > 4 * late


def test_a_eunuco_races_no_more() -> None:
    assert outlook(table({ESTE: READY}, marks={ESTE: [("eunuco", 2)]})).at_rest().winning == 0.0


def test_taste_is_asked_of_the_tables_own_scoring() -> None:
    assert Worth(1, 0, STANDARD).taste.end == 1.0
    assert Worth(1, 0, STANDARD._replace(ases_nueves="no")).taste.end == 0.0
    own, dominant, foreign = (Worth(1, 0, STANDARD).taste.figures[place] for place in (1, 0, 2))
    assert own == pytest.approx(dominant)
    assert own > foreign
    both = Worth(0, 0, STANDARD).taste.figures[0]
    assert both == pytest.approx(own + 1)
    assert Worth(0, 0, STANDARD._replace(rey_coincidente="una")).taste.figures[0] == pytest.approx(own)


def test_the_first_claim_costs_a_closed_hand_its_dobla_and_the_next_one_nothing() -> None:
    chow = [meld("chow", "2o 3o 4o", NORTE)]
    closed = outlook(table({ESTE: READY})).open_share
    opened = outlook(table({ESTE: "5c 6c 7c 3b 4b 5b 8o 8o 6b 7b"}, melds={ESTE: chow})).open_share
    assert (closed, opened) == (0.5, 1.0)
