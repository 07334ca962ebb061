"""Tiles, walls, the deal, seats, who is East, and the table's options."""

from collections import Counter

import pytest

from kongbox.engine.decide import deal_hand
from kongbox.engine.events import HandStarted, SeatsDrawn, TileDrawn, TilesDealt
from kongbox.engine.evolve import fold
from kongbox.engine.phases import Phase
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import MatchState
from kongbox.rulesets.american import AMERICAN
from kongbox.rulesets.american.ending import match_over
from kongbox.rulesets.american.options import PRESETS, STANDARD, differences, preset, read_options
from kongbox.rulesets.american.rotation import dealer_of, pivoted
from kongbox.rulesets.american.setup import dealt, opening_throw, place_of, takings, wall_order, wall_sizes
from kongbox.rulesets.american.tileset import (
    DRAGONS,
    FLOWER,
    JOKER,
    NATURALS,
    SOAP,
    TILES,
    WINDS,
    dragon_of,
    supply,
    tiles_with_blanks,
)
from kongbox.tiles.unusable import Unusable
from tests.rulesets.american.chance import weighted_steps
from tests.rulesets.american.tables import CARD, EAST, NORTH, SEED, SOUTH, WEST, of_kind


@pytest.mark.clause("american.tiles.1", "american.tiles.3", "american.tiles.6")
def test_there_are_152_tiles_of_35_natural_kinds_and_jokers() -> None:
    box = Counter(TILES.all_tiles())
    assert len(TILES) == box.total() == 152 and len(NATURALS) == 35
    assert box[JOKER] == box[FLOWER] == 8 and supply(FLOWER) == 8
    assert {box[tile] for tile in NATURALS if tile != FLOWER} == {4}
    assert sum(box[tile] for tile in WINDS) == 16 and sum(box[tile] for tile in DRAGONS) == 12


@pytest.mark.clause("american.tiles.2", "american.tiles.4")
def test_each_suit_has_its_dragon_and_soap_belongs_to_the_dots() -> None:
    assert [dragon_of(suit) for suit in "BCD"] == ["GD", "RD", "WD"] and SOAP == "WD"


@pytest.mark.clause("american.tiles.7", "american.blank.1", "american.blank.9")
def test_blanks_are_outside_the_152_and_lengthen_the_walls() -> None:
    assert (len(tiles_with_blanks(6)), wall_sizes(158), wall_sizes(152)) == (158, (20, 20, 20, 19), (19,) * 4)
    assert "BL" in TILES and "BL" not in TILES.all_tiles()


@pytest.mark.clause("american.wall.2", "american.wall.3")
def test_the_wall_is_used_up_from_the_break_to_the_left_and_the_kept_stacks_come_last() -> None:
    """East threw seven."""
    places = [place_of(index, 7, EAST) for index in range(152)]
    assert len(set(places)) == 152
    assert places[0] == (EAST, 7, True) and places[1] == (EAST, 7, False)
    order = list(dict.fromkeys(place.wall for place in places))
    assert order == [EAST, NORTH, WEST, SOUTH]
    assert [place.wall for place in places[-14:]] == [EAST] * 14 and places[-1] == (EAST, 6, False)
    assert len({place_of(index, 12, WEST, 158) for index in range(158)}) == 158
    with pytest.raises(IndexError):
        place_of(152, 7, EAST)


@pytest.mark.clause("american.wall.4", "american.east.2", "american.wall.5")
def test_the_deal_goes_by_fours_three_times_and_then_by_ones_with_a_fifth_for_east() -> None:
    taken = takings(WEST)
    assert [seat for seat, _ in taken[:12]] == [WEST, NORTH, EAST, SOUTH] * 3
    assert taken[12:] == ((WEST, (48, 52)), (NORTH, (49,)), (EAST, (50,)), (SOUTH, (51,)))
    racks = dealt(wall_order(SEED, 0, 152), WEST)
    assert [len(rack) for rack in racks] == [13, 13, 14, 13]
    events = deal_hand(AMERICAN, MatchState(STANDARD), SEED)
    assert sum(len(event.tiles) for event in of_kind(events, TilesDealt)) == 53


@pytest.mark.clause("american.wall.6")
def test_the_wall_is_one_shuffled_list_and_the_dice_are_told_beside_it() -> None:
    order = wall_order(SEED, 0, 152)
    assert Counter(order) == Counter(TILES.all_tiles()) and order != TILES.all_tiles()
    begun = of_kind(deal_hand(AMERICAN, MatchState(STANDARD), SEED), HandStarted)[0]
    assert begun.throws == opening_throw(SEED) and 2 <= sum(begun.throws[0]) <= 12
    without = wall_order(SEED, 6, 152)
    assert [tile for tile in wall_order(SEED, 6, 158) if tile != "BL"] == list(without)


def seed(number: int) -> Seed:
    return Seed(f"{number:064x}", "00")


@pytest.mark.clause("american.east.1")
def test_the_first_east_is_drawn_by_lot() -> None:
    drawn = [of_kind(deal_hand(AMERICAN, MatchState(STANDARD), seed(number)), SeatsDrawn)[0] for number in range(40)]
    assert {event.seating for event in drawn} == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


@pytest.mark.clause("american.east.3", "american.east.4")
def test_east_passes_to_the_right_after_every_hand_and_stays_when_it_is_dealt_again() -> None:
    played = MatchState(STANDARD)
    assert [dealer_of(played._replace(hands_played=number)) for number in range(6)] == [0, 1, 2, 3, 0, 1]
    assert [dealer_of(played._replace(hands_played=3, redealt=number)) for number in range(3)] == [3, 2, 1]


@pytest.mark.clause("american.east.5")
def test_with_the_pivot_the_first_east_moves_one_seat_after_each_round() -> None:
    seating = (0, 1, 2, 3)
    seen = [seating]
    for rounds in (1, 2, 3):
        seating = pivoted(seating, rounds)
        seen.append(seating)
    assert seen == [(0, 1, 2, 3), (1, 0, 2, 3), (1, 2, 0, 3), (1, 2, 3, 0)]


@pytest.mark.clause("american.east.5")
@pytest.mark.parametrize(("pivot", "changes"), [("no", 0), ("yes", 1)])
def test_seats_change_only_at_the_end_of_a_round_and_only_at_tables_with_the_pivot(pivot: str, changes: int) -> None:
    first = MatchState(read_options({"pivot": pivot}))
    match = fold(first, deal_hand(AMERICAN, first, SEED))
    assert match.deal is not None
    over = match._replace(hands_played=4, deal=match.deal._replace(dealer=3))
    assert len(of_kind(deal_hand(AMERICAN, _between(over), SEED), SeatsDrawn)) == changes
    again = over._replace(hands_played=5, redealt=1, deal=match.deal._replace(dealer=0))
    assert of_kind(deal_hand(AMERICAN, _between(again), SEED), SeatsDrawn) == []


def _between(match: MatchState) -> MatchState:
    assert match.deal is not None
    return match._replace(deal=match.deal._replace(phase=Phase.BETWEEN, question=None))


@pytest.mark.parametrize(("hands", "ends"), [("4", 4), ("8", 8), ("16", 16), (4, 4)])
def test_a_session_has_the_hands_the_table_chose_and_redealt_ones_do_not_count(hands: object, ends: int) -> None:
    match = MatchState(read_options({"hands_per_session": hands}))
    assert not match_over(match._replace(hands_played=ends - 1)) and match_over(match._replace(hands_played=ends))
    assert not match_over(match._replace(hands_played=ends, redealt=1))
    assert not match_over(MatchState(read_options({"hands_per_session": "open"}), hands_played=1000))


# ---- options -----------------------------------------------------------------------------


def test_nothing_differs_at_a_standard_table() -> None:
    assert read_options({}) == STANDARD and differences(STANDARD) == {}
    assert read_options({"card": "practice"}) == STANDARD


@pytest.mark.clause("american.card.1")
def test_a_private_card_is_named_in_the_differences_and_not_shown() -> None:
    options = read_options({"card": CARD})
    assert set(differences(options)["card"]) == {"name", "digest"} and options.card.id == "test-card"
    absent = read_options(differences(options))
    assert absent.card.digest == options.card.digest and absent.card.lines == ()


def test_options_read_back_as_they_were() -> None:
    for name, options in PRESETS.items():
        assert read_options(differences(options)) == options == preset(name)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ([], "unusable-options-form"),
        ({"blanks": 1}, "unusable-option-number"),
        ({"blanks": 9}, "unusable-option-number"),
        ({"blanks": True}, "unusable-option-number"),
        ({"claims": "live"}, "unusable-option-choice"),
        ({"mode": "adjudicate"}, "unusable-option-choice"),
        ({"players": 3}, "unusable-option-choice"),
        ({"hands_per_session": "x" * 99}, "unusable-option-choice"),
        ({"stakes": 5}, "unusable-option-unknown"),
    ],
)
def test_an_option_that_cannot_be_is_refused_in_one_sentence(given: object, words: str) -> None:
    with pytest.raises(Unusable) as found:
        read_options(given)  # type: ignore[arg-type]
    assert found.value.words == words


def test_a_preset_that_is_none_is_refused() -> None:
    with pytest.raises(Unusable):
        preset("lax")


@pytest.mark.clause("american.model.2", "american.wall.5")
def test_every_tile_of_the_wall_is_drawn_and_none_is_replaced() -> None:
    drawn = [event for _, events in weighted_steps(2) for event in of_kind(events, TileDrawn)]
    assert {event.source for event in drawn} == {"live"} and len(drawn) <= 99
