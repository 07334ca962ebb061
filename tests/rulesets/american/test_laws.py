"""The four laws over 2,000 hands of weighted random play, under every kind of option.

``AMERICAN_HANDS=20000 pytest tests/rulesets/american/test_laws.py`` plays more of them (`make laws`).
"""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kongbox.engine.actions import Action, Offer, Refusal
from kongbox.engine.decide import decide
from kongbox.engine.drive import play
from kongbox.engine.events import Event, HandEnded, SeedRevealed, TileDiscarded
from kongbox.engine.evolve import evolve, fold
from kongbox.engine.legal import awaited, offers
from kongbox.engine.phases import Phase
from kongbox.engine.replay import judge_again
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import SEATS, Seat
from kongbox.engine.state import MatchState
from kongbox.engine.views import redact, seen_by
from kongbox.formats.events import from_plain, to_plain
from kongbox.rulesets.american import AMERICAN
from kongbox.rulesets.american.refusals import ACTS, REFUSABLE
from kongbox.rulesets.american.tileset import tiles_with_blanks
from kongbox.testing import seeds_from
from kongbox.testing.laws import tiles_in_play
from kongbox.tiles.tile import HIDDEN
from tests.rulesets.american.chance import weighted_act, weighted_steps

HANDS = int(os.environ.get("AMERICAN_HANDS", "2000"))
CHUNK = 50
NUMBERS = [range(first, min(first + CHUNK, HANDS)) for first in range(0, HANDS, CHUNK)]
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"blanks": 6, "hot_wall": "yes"},
    {"cold_wall": "yes", "challenge_stake": 50},
    {"blanks": 8, "joker_zero_groups": "no", "challenge_stake": 50},
)
VIEWERS = (None, *SEATS)


def table_of(number: int) -> dict[str, Any]:
    return TABLES[number % len(TABLES)]


def start(number: int) -> MatchState:
    return MatchState(AMERICAN.read_options(table_of(number)))


@pytest.mark.clause("american.model.2", "american.score.9", "american.score.12")
@pytest.mark.parametrize("numbers", NUMBERS, ids=str)
def test_tiles_are_conserved_payments_add_up_and_no_view_holds_a_hidden_tile(numbers: range) -> None:
    """One viewer of five for each hand, by turns; he folds what he is sent, and it is what he may see."""
    for number in numbers:
        viewer = VIEWERS[number % len(VIEWERS)]
        blind = start(number)
        for match, events in weighted_steps(number, 1, table_of(number)):
            _check_sums(match, events)
            blind = _folded(blind, events, viewer)
            _check_hidden(blind, viewer)
        assert blind == seen_by(match, viewer)
        _check_kinds(match)


def _check_sums(match: MatchState, events: Events) -> None:
    deal = match.deal
    assert deal is not None
    exposed = sum([len(meld.tiles) for row in deal.melds for meld in row])
    thrown = [discard.taken_by for discard in deal.discards].count(None)
    assert sum(map(len, deal.hands)) + exposed + thrown == deal.wall.live
    assert not any(deal.transit) and not any(deal.aside) and sum(match.scores) == 0
    assert all(sum(event.balance) == 0 for event in events if isinstance(event, HandEnded))


def _check_kinds(match: MatchState) -> None:
    deal = match.deal
    assert deal is not None
    copies = tiles_with_blanks(deal.wall.total - 152).copies
    assert all(count <= copies[tile] for tile, count in tiles_in_play(deal).items())


def _folded(blind: MatchState, events: Events, viewer: Seat | None) -> MatchState:
    for event in events:
        sent = redact(event, viewer)
        blind = blind if sent is None else evolve(blind, sent)
    return blind


def _check_hidden(view: MatchState, viewer: Seat | None) -> None:
    deal = view.deal
    assert deal is not None
    for seat in SEATS:
        hand = deal.hands[seat]
        assert seat == viewer or deal.revealed[seat] or hand.count(HIDDEN) == len(hand)


@pytest.mark.parametrize("numbers", NUMBERS[::10], ids=str)
def test_the_same_seeds_and_acts_give_the_same_log_and_it_is_explained_by_its_acts(numbers: range) -> None:
    for number in numbers[::10]:
        log = _log(number)
        assert [(type(event), event) for event in log] == [(type(event), event) for event in _log(number)]
        *_, (last, _) = weighted_steps(number, 1, table_of(number))
        assert fold(start(number), log) == last
        assert judge_again(AMERICAN, AMERICAN.read_options(table_of(number)), log) is None
        for event in log:
            again = from_plain(to_plain(event))
            assert (type(again), again) == (type(event), event)


def _log(number: int) -> tuple[Event, ...]:
    return tuple(event for _, events in weighted_steps(number, 1, table_of(number)) for event in events)


@pytest.mark.parametrize("number", range(12))
def test_folding_event_by_event_gives_each_viewer_what_he_may_see(number: int) -> None:
    """Between the events of one act, too: a hand shown and taken back, tiles on their way."""
    whole, blind = start(number), {viewer: start(number) for viewer in VIEWERS}
    for event in _log(number):
        whole = evolve(whole, event)
        for viewer in VIEWERS:
            sent = redact(event, viewer)
            blind[viewer] = blind[viewer] if sent is None else evolve(blind[viewer], sent)
            assert blind[viewer] == seen_by(whole, viewer), event


@pytest.mark.clause("american.model.4")
@pytest.mark.parametrize("number", range(12))
def test_exactly_what_is_offered_is_accepted_and_every_refusal_names_a_clause(number: int) -> None:
    chance = Random(number)
    refused: set[str] = set()
    (seed,) = seeds_from(number, 1)
    for match, found in _asked(number):
        for seat in SEATS:
            wish = _any_wish(chance, match, seat)
            answer = decide(AMERICAN, match, wish, seed)
            assert isinstance(answer, Refusal) != any(offer.admits(wish) for offer in offers(AMERICAN, match, seat))
            if isinstance(answer, Refusal):
                assert answer.clause in REFUSABLE
                refused.add(answer.clause)
        offer = chance.choice(found)
        if not offer.choose:
            seat = next(seat for seat in SEATS if offer in offers(AMERICAN, match, seat))
            assert not isinstance(decide(AMERICAN, match, offer.by(seat), seed), Refusal)
    assert len(refused) >= 10


def _asked(number: int) -> Iterator[tuple[MatchState, tuple[Offer, ...]]]:
    for match, _ in weighted_steps(number, 1, table_of(number)):
        if match.phase is Phase.BETWEEN:
            return
        yield match, tuple(offer for seat in SEATS for offer in offers(AMERICAN, match, seat))


def _any_wish(chance: Random, match: MatchState, seat: Seat) -> Action:
    """A wish that may well be impossible: any act of the game with any tiles."""
    deal = match.deal
    assert deal is not None
    pool = (*deal.hands[seat], *AMERICAN.tiles.kinds)
    wanted = AMERICAN.tiles.tidy(chance.choices(pool, k=chance.randrange(5)))
    return Action(seat, chance.choice((*ACTS, "next", "knock")), wanted, chance.choice((None, 0, 1, 2, 3, 12, 40)))


@pytest.mark.parametrize("number", range(6))
def test_the_harmless_act_of_whoever_is_late_is_always_open(number: int) -> None:
    (seed,) = seeds_from(number, 1)
    for match, _ in _asked(number):
        deal = match.deal
        assert deal is not None
        for seat in awaited(match):
            act = AMERICAN.default_act(deal, seat)
            assert not isinstance(decide(AMERICAN, match, act, seed), Refusal), act


def test_no_event_before_the_end_of_a_hand_holds_its_seed() -> None:
    (seed,) = seeds_from(3, 1)
    for event in _log(3):
        if isinstance(event, SeedRevealed):
            return
        assert seed.seed not in repr(event) and seed.salt not in repr(event)
    pytest.fail("the seed was never revealed")


def test_most_hands_of_weighted_play_get_far() -> None:
    thrown: list[int] = []
    reasons: set[str] = set()
    for number in range(60):
        log = _log(number)
        reasons |= {event.reason for event in log if isinstance(event, HandEnded)}
        thrown.append(sum(isinstance(event, TileDiscarded) for event in log))
    assert sum(count > 40 for count in thrown) > 40
    assert {"wall-game", "last-standing"} <= reasons


def test_a_session_is_played_to_its_end() -> None:
    chance = Random(1)
    match = MatchState(AMERICAN.read_options({"hands_per_session": "4"}))
    steps = play(AMERICAN, match, seeds_from(5, 12), lambda _match, seat, found: weighted_act(chance, seat, found))
    *_, (last, _) = steps
    assert last.over and last.hands_played - last.redealt == 4
