"""The four laws over random legal play of every game and of the sketch."""

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kongbox.engine.actions import Action, Offer, Refusal
from kongbox.engine.decide import decide
from kongbox.engine.drive import play
from kongbox.engine.events import Event, HandEnded, SeedRevealed
from kongbox.engine.evolve import evolve, fold
from kongbox.engine.legal import offers
from kongbox.engine.phases import Phase
from kongbox.engine.replay import judge_again, states
from kongbox.engine.ruleset import RuleSet
from kongbox.engine.seats import SEATS, Seat
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import DealState, MatchState
from kongbox.engine.views import redact, seen_by
from kongbox.formats.events import from_plain, to_plain
from kongbox.rulesets import RULE_SETS
from tests.engine.sketch import SKETCH

GAMES = [pytest.param(rules, id=rules.name) for rules in (*RULE_SETS.values(), SKETCH)]
FEW = settings(max_examples=12)
numbers = st.integers(min_value=0, max_value=2**32)


def seeds_of(number: int, count: int) -> list[Seed]:
    chance = Random(number)
    return [Seed(f"{chance.getrandbits(256):064x}", f"{chance.getrandbits(128):032x}") for _ in range(count)]


def random_act(chance: Random, seat: Seat, found: tuple[Offer, ...]) -> Action:
    """Any act, the rarer ones more often than a fair choice would: sets are claimed and kong declared."""
    eager = [offer for offer in found if offer.slot in (1, 2, 3, 4)]
    offer = chance.choice(eager) if eager and chance.random() < 0.8 else chance.choice(found)
    picked = tuple(chance.sample(offer.tiles, offer.choose)) if offer.choose else offer.tiles
    return Action(seat, offer.name, picked, offer.target)


def random_log(rules: RuleSet, number: int, hands: int = 2) -> tuple[Event, ...]:
    chance = Random(number)
    steps = play(
        rules,
        MatchState(rules.read_options({})),
        iter(seeds_of(number, hands)),
        lambda _match, seat, found: random_act(chance, seat, found),
    )
    return tuple(event for _, events in steps for event in events)


@pytest.mark.parametrize("rules", GAMES)
@FEW
@given(number=numbers)
def test_the_same_seed_and_acts_give_the_same_log_and_the_log_is_explained_by_its_acts(
    rules: RuleSet, number: int
) -> None:
    log = random_log(rules, number)
    assert log == random_log(rules, number)
    assert judge_again(rules, rules.read_options({}), log) is None


@pytest.mark.parametrize("rules", GAMES)
@FEW
@given(number=numbers)
def test_an_event_is_the_same_after_being_written_and_read(rules: RuleSet, number: int) -> None:
    for event in random_log(rules, number):
        again = from_plain(_through_json(to_plain(event)))
        assert (type(again), again) == (type(event), event)


def _through_json(plain: object) -> dict[str, object]:
    read: dict[str, object] = json.loads(json.dumps(plain))
    return read


@pytest.mark.parametrize("rules", GAMES)
@FEW
@given(number=numbers)
def test_folding_what_a_viewer_is_sent_gives_what_he_may_see(rules: RuleSet, number: int) -> None:
    options = rules.read_options({})
    log = random_log(rules, number)
    for viewer in (None, *SEATS):
        blind = MatchState(options)
        for event, whole in states(options, log):
            sent = redact(event, viewer)
            blind = blind if sent is None else evolve(blind, sent)
            assert blind == seen_by(whole, viewer), event


@pytest.mark.parametrize("rules", GAMES)
@FEW
@given(number=numbers)
def test_exactly_what_is_offered_is_accepted_and_every_refusal_names_a_clause(rules: RuleSet, number: int) -> None:
    chance = Random(number)
    (seed,) = seeds_of(number, 1)
    options = rules.read_options({})
    tried = 0
    for match, _ in play(rules, MatchState(options), iter([seed]), lambda _m, s, found: random_act(chance, s, found)):
        if match.phase is Phase.BETWEEN:
            break
        for seat in SEATS:
            found = offers(rules, match, seat)
            for offer in found:
                if not offer.choose:
                    assert not isinstance(decide(rules, match, offer.by(seat), seed), Refusal)
            action = _any_wish(rules, chance, match, seat)
            answer = decide(rules, match, action, seed)
            assert isinstance(answer, Refusal) != any(offer.admits(action) for offer in found)
            if isinstance(answer, Refusal):
                assert answer.clause.startswith(f"{rules.name}.")
                tried += 1
    assert tried


def _any_wish(rules: RuleSet, chance: Random, match: MatchState, seat: Seat) -> Action:
    """A wish that may well be impossible: any act of the game with any tiles."""
    deal = match.deal
    assert deal is not None
    words = ["discard", "win", "pong", "chi", "kong-big", "kong-small", "kong-concealed", "pass", "next", "yes"]
    pool = (*deal.hands[seat], *rules.tiles.kinds)
    return Action(
        seat,
        chance.choice(words),
        rules.tiles.tidy(chance.choices(pool, k=chance.randrange(5))),
        chance.choice((None, 0)),
    )


def tiles_in_play(deal: DealState) -> int:
    hands = sum(len(hand) for hand in deal.hands)
    sets = sum(len(meld.tiles) for row in deal.melds for meld in row)
    apart = sum(len(row) for row in deal.aside)
    thrown = sum(discard.taken_by is None for discard in deal.discards)
    return hands + sets + apart + thrown


def _counted(rules: RuleSet, deal: DealState) -> Counter[str]:
    found: Counter[str] = Counter()
    for hand in deal.hands:
        found.update(hand)
    for row in deal.melds:
        for meld in row:
            found.update(meld.tiles)
    for row in deal.aside:
        found.update(row)
    found.update(discard.tile for discard in deal.discards if discard.taken_by is None)
    return found


@pytest.mark.parametrize("rules", GAMES)
@FEW
@given(number=numbers)
def test_no_tile_is_lost_or_made_and_payments_add_up_to_zero(rules: RuleSet, number: int) -> None:
    chance = Random(number)
    steps = play(
        rules,
        MatchState(rules.read_options({})),
        iter(seeds_of(number, 2)),
        lambda _match, seat, found: random_act(chance, seat, found),
    )
    for match, events in steps:
        deal = match.deal
        assert deal is not None
        assert tiles_in_play(deal) == deal.wall.live + deal.wall.supplements
        assert all(count <= rules.tiles.copies[tile] for tile, count in _counted(rules, deal).items())  # type: ignore[index]
        assert sum(match.scores) == 0
        for event in events:
            if isinstance(event, HandEnded):
                assert sum(event.balance) == 0


@pytest.mark.parametrize("rules", GAMES)
def test_no_event_before_the_end_of_a_hand_holds_its_seed(rules: RuleSet) -> None:
    (seed,) = seeds_of(7, 1)
    log = random_log(rules, 7, hands=1)
    for event in log:
        if isinstance(event, SeedRevealed):
            break
        assert seed.seed not in repr(event) and seed.salt not in repr(event)
    assert isinstance(event, SeedRevealed)


def test_folding_in_one_go_or_event_by_event_is_the_same() -> None:
    rules = RULE_SETS["wsom"]
    options = rules.read_options({})
    log = random_log(rules, 3)
    *_, (_, last) = states(options, log)
    assert last == fold(MatchState(options), log)
