"""What the page shows beside the table: the pool, how far the lines are, which offers can only be a mistake."""

import pytest

from kongbox.engine.actions import Offer
from kongbox.engine.decide import deal_hand
from kongbox.engine.evolve import fold
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import Discard, MatchState, Question
from kongbox.engine.views import seen_by
from kongbox.rulesets.american import AMERICAN
from kongbox.rulesets.american.beside import beside, sound
from kongbox.rulesets.american.claims import DECLARING
from kongbox.rulesets.american.options import STANDARD, keep, read_options
from kongbox.tiles.tile import Tile

MINE = {
    "id": "mine",
    "lines": [
        {"id": "A", "section": "one", "mark": "X", "value": 25, "groups": [[4, "F"], [4, "2@a"], [4, "4@b"], [2, "0"]]}
    ],
}
MAHJONG = (*(Tile(code) for code in ("F", "2B", "4C") for _ in range(4)), Tile("WD"), Tile("WD"))


@pytest.fixture
def deal():
    """A hand just dealt, with our own card."""
    match = MatchState(read_options({"card": MINE}))
    dealt = fold(match, deal_hand(AMERICAN, match, Seed("aa" * 32, "bb" * 32))).deal
    assert dealt is not None
    return dealt


def test_a_seat_is_told_every_line_with_what_is_missing_for_it(deal):
    seat = (deal.dealer + 1) % 4
    (near,) = beside(deal, seat)["card"]["near"]
    assert near["line"] == "A"
    assert near["missing"] == len(near["tiles"])
    assert sum(count for _, count, _ in near["groups"]) == 14


def test_who_has_no_seat_is_told_no_line_of_the_card(deal):
    seen = seen_by(MatchState(deal.options, deal=deal), None).deal
    assert beside(seen, None) == {"pool": [], "card": {"name": "mine", "near": []}}


@pytest.mark.clause("american.model.2")
def test_the_pool_keeps_every_discard_in_its_place_claimed_ones_too(deal):
    thrown = (Discard(0, Tile("9D"), False), Discard(2, Tile("Ew"), True, taken_by=1))
    pool = beside(deal._replace(discards=thrown), 0)["pool"]
    assert [(each["tile"], each["seat"], each["taken_by"]) for each in pool] == [("9D", 0, None), ("Ew", 2, 1)]


@pytest.mark.clause("american.model.4")
def test_mahjong_is_sound_only_where_the_hand_is_on_the_card(deal):
    hands = (MAHJONG[:-1], *deal.hands[1:])
    asked = deal._replace(hands=hands, question=Question("claim", (0, 1, 2), 3, Tile("WD")))
    assert sound(asked, 0, DECLARING)
    assert not sound(asked, 1, DECLARING)


@pytest.mark.clause("american.exposure.7")
def test_a_group_is_sound_only_where_a_line_holds_it(deal):
    asked = deal._replace(question=Question("claim", (0, 1, 2), 3, Tile("2B")))
    assert sound(asked, 0, Offer("kong", (Tile("2B"),) * 3, slot=2))
    assert not sound(asked, 0, Offer("pung", (Tile("2B"),) * 2, slot=3))


@pytest.mark.clause("american.card.2")
def test_a_private_card_is_kept_whole_with_its_table():
    options = read_options({"card": MINE, "hands_per_session": "4"})
    assert read_options(keep(options)) == options
    assert read_options(keep(options)).card.lines == options.card.lines
    assert keep(STANDARD) == {}
