"""The Charleston: what is passed, seen and sent on unseen; the vote; the courtesy pass."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from kongbox.engine.actions import Action
from kongbox.engine.events import QuestionOpened, TilesMoved, TurnBegan
from kongbox.engine.evolve import evolve
from kongbox.engine.phases import Phase
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import SEATS
from kongbox.engine.shuffle import Chance, Seed
from kongbox.engine.state import MatchState
from kongbox.engine.views import redact
from kongbox.rulesets.american.charleston import PASSES, packed, passable, passed
from kongbox.rulesets.american.tileset import JOKER
from kongbox.tiles.tile import HIDDEN
from tests.rulesets.american.tables import (
    EAST,
    NORTH,
    SEED,
    SOUTH,
    WEST,
    act,
    dealt,
    found,
    hand,
    names,
    of_kind,
    refused,
    tiles,
)


def pass_all(match: MatchState, blind: int = 0) -> tuple[MatchState, tuple[object, ...]]:
    """Everybody passes his first tiles that may be passed, and so many unseen ones."""
    events: tuple[object, ...] = ()
    for seat in SEATS:
        own = passable(hand(match).hands[seat])[: 3 - blind]
        match, events = act(match, seat, "pass-tiles", " ".join(own), blind)
    return match, events


def vote(match: MatchState, *no: int) -> MatchState:
    for seat in SEATS:
        match, _ = act(match, seat, "vote-no" if seat in no else "vote-yes")
    return match


def through(match: MatchState, *wanted: str) -> MatchState:
    """Passes, one after the other, each of which must be the one that is due."""
    for name in wanted:
        assert hand(match).question is not None and hand(match).question.name == name  # type: ignore[union-attr]
        match, _ = pass_all(match)
    return match


FIRST = ("pass-right-1", "pass-across-1", "pass-left-1")
SECOND = ("pass-left-2", "pass-across-2", "pass-right-2")


@pytest.mark.clause("american.charleston.1", "american.charleston.2", "american.charleston.9")
def test_everybody_passes_three_tiles_right_across_and_left() -> None:
    match = dealt()
    for name, steps in zip(FIRST, (1, 2, 3), strict=True):
        before = hand(match).hands
        assert hand(match).question.name == name and hand(match).phase is Phase.BEFORE_PLAY  # type: ignore[union-attr]
        given = [passable(before[seat])[:3] for seat in SEATS]
        match, _ = pass_all(match)
        for seat in SEATS:
            came = Counter(hand(match).hands[seat]) - (Counter(before[seat]) - Counter(given[seat]))
            assert came == Counter(given[(seat - steps) % 4])
        assert [len(tiles) for tiles in hand(match).hands] == [14, 13, 13, 13]
    assert names(match, WEST) == ["vote-yes", "vote-no"]


@pytest.mark.clause("american.charleston.2")
def test_outgoing_tiles_are_chosen_once_and_there_are_exactly_three() -> None:
    match = dealt()
    own = passable(hand(match).hands[SOUTH])
    assert refused(match, SOUTH, "pass-tiles", " ".join(own[:2]), 0).clause == "american.charleston.2"
    match, _ = act(match, SOUTH, "pass-tiles", " ".join(own[:3]), 0)
    again = refused(match, SOUTH, "pass-tiles", " ".join(own[3:6]), 0)
    assert again.clause == "american.charleston.2" and dict(again.facts)["chosen"] == 1


def with_hand(match: MatchState, seat: int, written: str) -> MatchState:
    hands = list(hand(match).hands)
    hands[seat] = tiles(written)
    return match._replace(deal=hand(match)._replace(hands=tuple(hands)))


@pytest.mark.clause("american.charleston.3")
def test_a_joker_is_never_passed() -> None:
    match = with_hand(dealt(), EAST, "J 2B 9C 11xF")
    assert refused(match, EAST, "pass-tiles", "J 2B 9C", 0).clause == "american.charleston.3"
    assert all(JOKER not in offer.tiles for offer in found(match, EAST, "pass-tiles"))


@pytest.mark.clause("american.blank.14")
def test_a_blank_is_not_passed_while_three_other_tiles_are_left() -> None:
    match = dealt(blanks=6)
    match = with_hand(vote(match), SOUTH, "BL BL 2B 9C 9xF")
    assert refused(match, SOUTH, "pass-tiles", "BL 2B 9C", 0).clause == "american.blank.14"
    assert passable(tiles("8xJ 3xBL 1B 2B")) == tiles("1B 2B 3xBL")


@pytest.mark.clause("american.charleston.4")
def test_the_second_charleston_needs_all_four_and_then_runs_to_its_end() -> None:
    match = vote(through(dealt(), *FIRST))
    match = through(match, *SECOND)
    assert hand(match).question.name == "courtesy"  # type: ignore[union-attr]


@pytest.mark.clause("american.charleston.4", "american.charleston.8")
@pytest.mark.parametrize("seat", SEATS)
def test_one_refusal_without_reasons_cancels_the_second_charleston_and_courtesy_is_offered(seat: int) -> None:
    match = vote(through(dealt(), *FIRST), seat)
    assert hand(match).question.name == "courtesy"  # type: ignore[union-attr]


@pytest.mark.clause("american.charleston.4")
def test_nobody_stops_a_second_charleston_midway() -> None:
    match = vote(through(dealt(), *FIRST))
    assert names(match, EAST) == ["pass-tiles"]
    assert refused(match, EAST, "vote-no").clause == "american.charleston.4"


@pytest.mark.clause("american.charleston.5")
def test_a_blind_pass_is_open_on_the_third_pass_only() -> None:
    match = through(dealt(), "pass-right-1")
    own = " ".join(passable(hand(match).hands[WEST])[:1])
    assert refused(match, WEST, "pass-tiles", own, 2).clause == "american.charleston.5"
    match = through(match, "pass-across-1")
    assert [offer.target for offer in found(match, WEST, "pass-tiles")] == [0, 1, 2, 3]
    assert [name for name, which in PASSES.items() if which.blind] == ["pass-left-1", "pass-right-2"]


def sent(blind: tuple[int, ...], box: str = "1B 2B 3B 1C 2C 3C 1D 2D 3D Ew Sw Ww") -> dict[int, Action]:
    """Everybody's answer: three tiles of his own, less what he sends on unseen."""
    rows = [tiles(box)[3 * seat : 3 * seat + 3] for seat in SEATS]
    return {seat: Action(seat, "pass-tiles", rows[seat][: 3 - blind[seat]], blind[seat]) for seat in SEATS}


def chance(number: int) -> Chance:
    return Chance(Seed(f"{number:064x}", "00"), "pass")


@pytest.mark.clause("american.charleston.6", "american.charleston.7")
@pytest.mark.parametrize(("steps", "dealer"), [(1, 0), (3, 0), (3, 2)])
def test_whoever_sends_tiles_on_unseen_hands_stay_as_large_and_no_tile_is_lost(steps: int, dealer: int) -> None:
    for number, blind in enumerate(product(range(4), repeat=4)):
        answers = sent(blind)
        packets = packed(answers, steps, dealer, chance(number))
        passed_on = Counter(tile for action in answers.values() for tile in action.tiles)
        assert Counter(tile for row in packets.kept for tile in row) == passed_on
        assert [len(row) for row in packets.kept] == [3 - count for count in blind]


@pytest.mark.clause("american.charleston.6")
def test_what_is_sent_on_unseen_is_picked_by_chance_from_the_packet_that_arrives() -> None:
    answers = sent((0, 1, 0, 0))
    picked = {packed(answers, 1, 0, chance(number)).forwarded for number in range(60)}
    assert picked == {((SOUTH, WEST, (tile,)),) for tile in answers[EAST].tiles}


@pytest.mark.clause("american.charleston.6")
def test_a_seat_that_sends_all_three_on_gets_nothing_and_the_next_seat_gets_them() -> None:
    answers = sent((0, 3, 0, 0))
    packets = packed(answers, 1, 0, chance(1))
    assert packets.kept[SOUTH] == () and Counter(packets.kept[WEST]) == Counter(answers[EAST].tiles)


@pytest.mark.clause("american.charleston.7")
def test_a_chain_begins_with_most_tiles_of_ones_own_and_debts_are_paid_from_what_comes_back() -> None:
    """East passes two of his own and owes one; South sends a tile on and keeps the debt, which East pays at the end."""
    answers = sent((1, 1, 1, 1))
    for number in range(30):
        packets = packed(answers, 1, 0, chance(number))
        assert [len(row) for row in packets.kept] == [2, 2, 2, 2]
        assert packets.forwarded[0][:2] == (SOUTH, WEST)
        assert packets.forwarded[-1][:2] == (EAST, SOUTH) and len(packets.forwarded[-1][2]) == 1


@pytest.mark.clause("american.charleston.7")
def test_the_starter_is_the_first_from_east_of_those_who_pass_as_many_of_their_own() -> None:
    """South and North pass two each, the others one: the chain starts with South, whose debt West sends on."""
    packets = packed(sent((2, 1, 2, 1)), 1, 0, chance(5))
    assert packets.forwarded[0][0] == WEST


@pytest.mark.clause("american.charleston.7")
def test_if_all_four_send_three_on_nothing_moves() -> None:
    answers = sent((3, 3, 3, 3))
    assert passed(list(answers.values()), 3, 0, chance(1)) == ()


@pytest.mark.clause("american.charleston.6", "american.charleston.10")
def test_no_tile_sent_on_unseen_is_shown_to_who_sends_it_on() -> None:
    random = Random(4)
    for number in range(40):
        blind = tuple(random.randrange(4) for _ in SEATS)
        for event in passed(list(sent(blind).values()), 3, 0, chance(number)):
            assert isinstance(event, TilesMoved)
            for viewer in (None, *SEATS):
                seen = redact(event, viewer)
                assert isinstance(seen, TilesMoved)
                mine = event.source == ("hand", viewer) or event.target == ("hand", viewer)
                assert seen.tiles == (event.tiles if mine else (HIDDEN,) * len(event.tiles))


@pytest.mark.clause("american.charleston.6")
def test_a_blind_pass_at_the_table_leaves_every_hand_as_large_as_it_was() -> None:
    match = through(dealt(), "pass-right-1", "pass-across-1")
    match, events = pass_all(match, blind=1)
    assert [len(tiles) for tiles in hand(match).hands] == [14, 13, 13, 13]
    assert any(event.source[0] == event.target[0] == "transit" for event in of_kind(events, TilesMoved))  # type: ignore[arg-type]


def courteous(match: MatchState, *most: int) -> MatchState:
    for seat in SEATS:
        match, _ = act(match, seat, "courtesy", "", most[seat])
    return match


def before_courtesy() -> MatchState:
    return vote(through(dealt(), *FIRST), NORTH)


@pytest.mark.clause("american.charleston.8")
def test_opposite_players_swap_the_smaller_of_their_two_numbers() -> None:
    match = courteous(before_courtesy(), 2, 1, 3, 1)
    choices = [found(match, seat, "courtesy-tiles")[0].choose for seat in SEATS]
    assert choices == [2, 1, 2, 1]
    east, west = hand(match).hands[EAST], hand(match).hands[WEST]
    given = {seat: passable(hand(match).hands[seat])[: choices[seat]] for seat in SEATS}
    events: Events = ()
    for seat in SEATS:
        match, events = act(match, seat, "courtesy-tiles", " ".join(given[seat]))
    assert Counter(hand(match).hands[WEST]) == Counter(west) - Counter(given[WEST]) + Counter(given[EAST])
    assert Counter(hand(match).hands[EAST]) == Counter(east) - Counter(given[EAST]) + Counter(given[WEST])
    assert of_kind(events, TurnBegan) == [TurnBegan(EAST)] and hand(match).mark(EAST, "courtesy") == 0


@pytest.mark.clause("american.charleston.8")
def test_a_pair_that_does_not_swap_is_not_asked_for_tiles() -> None:
    match = courteous(before_courtesy(), 0, 1, 3, 2)
    assert hand(match).question == hand(match).question._replace(asked=(SOUTH, NORTH))  # type: ignore[union-attr]
    assert refused(match, EAST, "courtesy-tiles", "1B").clause == "american.charleston.8"


@pytest.mark.clause("american.charleston.8")
def test_nobody_swaps_more_than_three_or_a_joker() -> None:
    match = before_courtesy()
    assert [offer.target for offer in found(match, EAST, "courtesy")] == [0, 1, 2, 3]
    assert refused(match, EAST, "courtesy", "", 4).clause == "american.charleston.8"
    match = with_hand(courteous(match, 3, 0, 3, 0), EAST, "J J 12x1B")
    assert refused(match, EAST, "courtesy-tiles", "J J 1B").clause == "american.charleston.3"


@pytest.mark.clause("american.charleston.9", "american.turn.1")
def test_the_hand_begins_with_east_who_does_not_draw() -> None:
    match = courteous(before_courtesy(), 0, 0, 0, 0)
    assert (hand(match).turn, hand(match).phase, hand(match).drawn) == (EAST, Phase.TURN, None)
    assert "discard" in names(match, EAST) and names(match, SOUTH) == []
    assert refused(match, SOUTH, "discard", "1B").clause == "american.turn.7"


@pytest.mark.clause("american.charleston.9")
def test_nothing_of_play_is_possible_before_the_charleston_is_over() -> None:
    match = dealt()
    own = hand(match).hands[EAST][0]
    assert refused(match, EAST, "discard", own).clause == "american.charleston.9"
    assert refused(match, SOUTH, "pung", "1B 1B").clause == "american.charleston.9"
    assert refused(match, SOUTH, "exchange", "1B", 0).clause == "american.joker.6"
    assert refused(match, SOUTH, "mahjong").clause == "american.east.6"


@pytest.mark.clause("american.charleston.6")
def test_a_pass_is_the_same_when_it_is_played_again() -> None:
    match = through(dealt(), "pass-right-1", "pass-across-1")
    assert pass_all(match, blind=2) == pass_all(match, blind=2)
    assert SEED.seed not in repr(pass_all(match, blind=2))


def test_the_question_after_each_pass_is_the_next_one() -> None:
    match, events = pass_all(dealt())
    assert of_kind(events, QuestionOpened) == [QuestionOpened("pass-across-1", SEATS)]  # type: ignore[arg-type]
    assert evolve(match, QuestionOpened("vote", SEATS)).phase is Phase.BEFORE_PLAY
