"""The four laws that every game keeps. Each check plays by chance and raises `AssertionError` with what was broken."""

from collections import Counter
from collections.abc import Iterable

from kongbox.engine.actions import Action, Offer, Refusal
from kongbox.engine.decide import decide
from kongbox.engine.events import Event, HandEnded, SeedRevealed
from kongbox.engine.evolve import evolve
from kongbox.engine.legal import offers
from kongbox.engine.phases import Phase
from kongbox.engine.replay import judge_again, states
from kongbox.engine.ruleset import RuleSet
from kongbox.engine.seats import SEATS, Seat
from kongbox.engine.shuffle import Chance, Seed
from kongbox.engine.state import DealState, MatchState
from kongbox.engine.views import redact, seen_by
from kongbox.formats.events import from_plain, to_plain
from kongbox.testing.play import any_of, chance_of, random_match, random_steps, seeds_from
from kongbox.tiles.tile import Tile

WISHES = 3
"""Impossible acts that are tried for each seat at each step."""


def check_ruleset(rules: RuleSet, numbers: Iterable[int] = range(3), hands: int = 2) -> None:
    """All laws over random play.

    Args:
        rules: the game to check.
        numbers: each fixes one match.
        hands: hands of each match.
    """
    for number in numbers:
        check_replay(rules, number, hands)
        check_one_gate(rules, number, hands)
        check_one_opinion(rules, number)
        check_nothing_is_lost(rules, number, hands)
        check_secrets(rules, number)


def check_replay(rules: RuleSet, number: int, hands: int = 2) -> None:
    """The same seeds and acts give the same log; the log is explained by its acts and survives being written down."""
    log = random_match(rules, number, hands)
    assert _kinds(log) == _kinds(random_match(rules, number, hands)), "the same seeds and acts gave two logs"
    doubt = judge_again(rules, rules.read_options({}), log)
    assert doubt is None, f"no act explains this log: {doubt}"
    for event in log:
        again = from_plain(to_plain(event))
        assert (type(again), again) == (type(event), event), f"{event} is read back as {again}"


def _kinds(log: tuple[Event, ...]) -> list[tuple[type, Event]]:
    # Events of different classes with the same values compare equal, as tuples do.
    return [(type(event), event) for event in log]


def check_one_gate(rules: RuleSet, number: int, hands: int = 2) -> None:
    """For each viewer, folding the events he is sent gives exactly what he may see of the state."""
    options = rules.read_options({})
    log = random_match(rules, number, hands)
    for viewer in (None, *SEATS):
        blind = MatchState(options)
        for event, whole in states(options, log):
            sent = redact(event, viewer)
            blind = blind if sent is None else evolve(blind, sent)
            assert blind == seen_by(whole, viewer), f"viewer {viewer} folds something else after {event}"


def check_one_opinion(rules: RuleSet, number: int) -> None:
    """Exactly what is offered is accepted; every refusal names a clause of this game."""
    chance = chance_of(number, "wishes")
    (seed,) = seeds_from(number, 1)
    words = _words_of(rules, number)
    for match, _ in random_steps(rules, number):
        if match.phase is Phase.BETWEEN:
            return
        for seat in SEATS:
            found = offers(rules, match, seat)
            for offer in found:
                _check_offer(rules, match, offer, seat, seed)
            for _ in range(WISHES):
                _check_wish(rules, match, _any_wish(rules, chance, words, match, seat), found, seed)


def _check_offer(rules: RuleSet, match: MatchState, offer: Offer, seat: Seat, seed: Seed) -> None:
    if not offer.choose:
        answer = decide(rules, match, offer.by(seat), seed)
        assert not isinstance(answer, Refusal), f"seat {seat} is offered {offer} and refused under {answer}"


def _check_wish(rules: RuleSet, match: MatchState, wish: Action, found: tuple[Offer, ...], seed: Seed) -> None:
    answer = decide(rules, match, wish, seed)
    offered = any(offer.admits(wish) for offer in found)
    assert isinstance(answer, Refusal) != offered, f"{wish}: offered is {offered}, the answer {answer}"
    if isinstance(answer, Refusal):
        assert answer.clause.startswith(f"{rules.name}."), f"{wish} is refused under {answer.clause}"


def _words_of(rules: RuleSet, number: int) -> tuple[str, ...]:
    """Every act that was ever offered in a random match, and one that no game has."""
    words = {"nothing-of-the-kind"}
    for match, _ in random_steps(rules, number):
        words.update(offer.name for seat in SEATS for offer in offers(rules, match, seat))
    return tuple(sorted(words))


def _any_wish(rules: RuleSet, chance: Chance, words: tuple[str, ...], match: MatchState, seat: Seat) -> Action:
    """A wish that may well be impossible: any act of the game with any tiles."""
    assert match.deal is not None
    pool = (*match.deal.hands[seat], *rules.tiles.kinds)
    tiles = rules.tiles.tidy(any_of(chance, pool) for _ in range(chance.below(5)))
    return Action(seat, any_of(chance, words), tiles, any_of(chance, (None, 0)))


def check_nothing_is_lost(rules: RuleSet, number: int, hands: int = 2) -> None:
    """Each tile is in one place, and payments add up to zero."""
    for match, events in random_steps(rules, number, hands):
        assert match.deal is not None
        found = tiles_in_play(match.deal)
        taken = match.deal.wall.live + match.deal.wall.supplements
        assert found.total() == taken, f"{taken} tiles left the wall, {found.total()} are on the table"
        many = {tile: count for tile, count in found.items() if count > rules.tiles.copies[tile]}
        assert not many, f"more tiles than there are: {many}"
        assert sum(match.scores) == 0, f"scores {match.scores} do not add up to zero"
        for event in events:
            assert not isinstance(event, HandEnded) or sum(event.balance) == 0, f"points come from nowhere: {event}"


def tiles_in_play(deal: DealState) -> Counter[Tile]:
    """Every tile on the table outside the wall, by kind."""
    found: Counter[Tile] = Counter(discard.tile for discard in deal.discards if discard.taken_by is None)
    for row in (*deal.hands, *deal.aside):
        found.update(row)
    for melds in deal.melds:
        for meld in melds:
            found.update(meld.tiles)
    return found


def check_secrets(rules: RuleSet, number: int) -> None:
    """No event holds the seed or its salt before the hand is over; then one does."""
    (seed,) = seeds_from(number, 1)
    for event in random_match(rules, number):
        if isinstance(event, SeedRevealed):
            return
        assert seed.seed not in repr(event) and seed.salt not in repr(event), f"the seed leaks in {event}"
    raise AssertionError("the seed was never revealed")
