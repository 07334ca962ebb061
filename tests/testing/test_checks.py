"""The checks find what they are there to find: each law is broken on purpose, and each kind of bad bot is caught."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings

from kongbox.bots.discard_drawn import DiscardDrawn
from kongbox.bots.protocol import Bot
from kongbox.engine.actions import Action, Offer, Refusal
from kongbox.engine.events import ClaimAnnounced, HandEnded, HandStarted, QuestionOpened
from kongbox.engine.phases import Phase
from kongbox.engine.ruleset import Events, RuleSet
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import DealState, MatchState
from kongbox.rulesets import RULE_SETS
from kongbox.testing import check_bot, check_ruleset, random_match, random_steps, seeds_from
from kongbox.testing.laws import (
    check_nothing_is_lost,
    check_one_gate,
    check_one_opinion,
    check_replay,
    check_secrets,
    tiles_in_play,
)
from kongbox.testing.strategies import hands, logs, positions, seeds, tiles
from kongbox.tiles.tile import Tile
from tests.engine.sketch import SKETCH

WSOM = RULE_SETS["wsom"]


@pytest.mark.parametrize("rules", [*RULE_SETS.values(), SKETCH], ids=lambda rules: rules.name)
def test_our_games_keep_the_laws(rules: RuleSet) -> None:
    check_ruleset(rules, range(1), hands=1)


# ---- laws broken on purpose ------------------------------------------------------------


def with_started(change: Callable[[HandStarted, Seed], HandStarted]) -> RuleSet:
    def start_hand(match: MatchState, seed: Seed) -> Events:
        return tuple(
            change(event, seed) if isinstance(event, HandStarted) else event for event in WSOM.start_hand(match, seed)
        )

    return replace(WSOM, start_hand=start_hand)


def test_a_game_of_whims_fails_the_law_of_replay() -> None:
    whims = iter(range(1000))
    fickle = with_started(lambda event, _seed: event._replace(throws=((1, 1 + next(whims) % 6),)))
    with pytest.raises(AssertionError, match="two logs"):
        check_replay(fickle, 1, 1)


def test_a_wrong_commitment_fails_the_law_of_replay() -> None:
    with pytest.raises(AssertionError, match="not-committed"):
        check_replay(with_started(lambda event, _seed: event._replace(commitment="00")), 1, 1)


def test_a_game_that_tells_its_seed_is_found_out() -> None:
    with pytest.raises(AssertionError, match="the seed leaks"):
        check_secrets(with_started(lambda event, seed: event._replace(commitment=seed.seed)), 1)


def test_a_game_that_offers_what_it_does_not_know_how_to_do_is_found_out() -> None:
    def question_offers(deal: DealState, seat: int) -> tuple[Offer, ...]:
        return tuple(offer for offer in WSOM.question_offers(deal, seat) if offer.name != "pong")

    def decline(_match: MatchState, _action: Action) -> Refusal:
        return Refusal("house.rule")

    check_one_opinion(replace(WSOM, question_offers=question_offers), 1)
    with pytest.raises(AssertionError, match=r"refused under house\.rule"):
        check_one_opinion(replace(WSOM, refuse=decline), 1)


def test_points_from_nowhere_are_found_out() -> None:
    def perform(deal: DealState, action: Action, seed: Seed) -> Events:
        return (*WSOM.perform(deal, action, seed)[:1], HandEnded("win", (1, 0, 0, 0)))

    with pytest.raises(AssertionError, match="do not add up"):
        check_nothing_is_lost(replace(WSOM, perform=perform), 1, 1)


def test_a_tile_that_vanishes_is_found_out() -> None:
    def start_hand(match: MatchState, seed: Seed) -> Events:
        events = list(WSOM.start_hand(match, seed))
        place = next(place for place, event in enumerate(events) if type(event).__name__ == "TilesDealt")
        events[place] = events[place]._replace(tiles=(Tile("1m"),) * 14)  # type: ignore[call-arg, arg-type]
        return tuple(events)

    with pytest.raises(AssertionError, match="more tiles than there are"):
        check_nothing_is_lost(replace(WSOM, start_hand=start_hand), 1, 1)


def test_the_gate_is_checked_for_every_viewer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kongbox.testing.laws.redact", lambda event, _viewer: event)
    with pytest.raises(AssertionError, match="viewer None folds something else"):
        check_one_gate(WSOM, 1, 1)


# ---- bots ------------------------------------------------------------------------------


class Insistent(DiscardDrawn):
    name = "insistent"

    def choose(self, _view: MatchState, _seat: int, _offers: tuple[Offer, ...]) -> Offer:
        return Offer("win", slot=1)


class Fickle(DiscardDrawn):
    name = "fickle"
    calls = iter(range(100_000))

    def choose(self, _view: MatchState, _seat: int, offers: tuple[Offer, ...]) -> Offer:
        return offers[next(self.calls) % len(offers)]


class Nameless(DiscardDrawn):
    name = ""


class Undecided(DiscardDrawn):
    name = "undecided"

    def choose(self, _view: MatchState, _seat: int, offers: tuple[Offer, ...]) -> Offer:
        return offers[0]


@pytest.mark.parametrize(
    ("make", "rules", "complaint"),
    [
        (Insistent, WSOM, "not offered"),
        (Fickle, WSOM, "to the same question"),
        (Nameless, WSOM, "one name"),
        (Undecided, SKETCH, "leaves the choice"),
    ],
)
def test_a_bad_bot_is_caught(make: Callable[[], Bot], rules: RuleSet, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_bot(make, rules)


# ---- play and strategies ---------------------------------------------------------------


def test_a_number_fixes_seeds_and_play() -> None:
    first, again, other = (list(seeds_from(number, 3)) for number in (1, 1, 2))
    assert first == again != other
    assert len({seed.seed for seed in first}) == 3
    assert all(len(seed.seed) == 64 and len(seed.salt) == 32 for seed in first)
    assert random_match(WSOM, 4) == random_match(WSOM, 4) != random_match(WSOM, 5)


def test_random_play_stops_with_the_match() -> None:
    log = random_match(WSOM, 4, hands=5, options={"hands_per_session": 2})
    assert sum(isinstance(event, HandStarted) for event in log) == 2


def test_random_play_meets_every_kind_of_claim() -> None:
    log = [event for number in range(30) for event in random_match(WSOM, number)]
    said = {event.name for event in log if isinstance(event, ClaimAnnounced)}
    asked = {event.name for event in log if isinstance(event, QuestionOpened)}
    assert said == {"chi", "pong", "kong-big", "kong-concealed", "kong-small", "win"}
    assert asked == {"claim", "rob", "next-hand"}


def test_tiles_in_play_are_those_that_left_the_wall() -> None:
    match, _ = next(random_steps(WSOM, 3))
    assert match.deal is not None
    assert tiles_in_play(match.deal).total() == 53


@settings(max_examples=10)
@given(seeds(), tiles(WSOM.tiles), hands(WSOM.tiles, 14), logs(WSOM), positions(WSOM))
def test_strategies_give_what_a_table_knows(
    seed: Seed, tile: Tile, hand: tuple[Tile, ...], log: Events, position: MatchState
) -> None:
    assert len(bytes.fromhex(seed.commitment)) == 32
    assert tile in WSOM.tiles
    assert len(hand) == 14
    assert max(hand.count(each) for each in hand) <= 4
    assert isinstance(log[1], HandStarted)
    assert position.deal is not None
    assert position.phase in set(Phase)
