"""How many different ways a fixed deal can go on, act by act: one number tells of any change in what is legal."""

import pytest

from kongbox.engine.actions import Refusal
from kongbox.engine.decide import deal_hand, decide
from kongbox.engine.evolve import fold
from kongbox.engine.legal import awaited, offers
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import MatchState
from kongbox.rulesets import RULE_SETS


def ways(game: str, match: MatchState, seed: Seed, depth: int) -> int:
    """Sequences of `depth` acts that can follow; seats that are asked together answer in seat order."""
    if depth == 0:
        return 1
    rules = RULE_SETS[game]
    seat = awaited(match)[0]
    count = 0
    for offer in offers(rules, match, seat):
        events = decide(rules, match, offer.by(seat), seed)
        assert not isinstance(events, Refusal)
        count += ways(game, fold(match, events), seed, depth - 1)
    return count


def dealt(game: str, number: int) -> tuple[MatchState, Seed]:
    rules = RULE_SETS[game]
    seed = Seed(f"{number:064x}", f"{number:032x}")
    match = MatchState(rules.read_options({}))
    return fold(match, deal_hand(rules, match, seed)), seed


COUNTS = {
    1: (10, 11, 11, 11, 151, 172, 183, 193),
    2: (12, 15, 15, 15, 158, 173, 173, 173),
    3: (11, 12, 12, 13, 165, 213, 213, 257),
    7: (9, 17, 19, 20, 134, 275, 303, 304),
}
"""Ways after one, two, three... acts. In deal 1 East holds ten kinds of tiles; one of them can be claimed."""


CARD_COUNTS = {
    2: (11, 13, 13, 13, 164, 264, 277, 289),
    4: (13, 17, 18, 22, 241, 266, 266, 267),
    7: (12, 14, 15, 16, 196, 217, 217, 220),
    8: (12, 13, 13, 13, 154, 167, 192, 204),
}
"""The same for Spanish cards."""

DEALS = [("wsom", *deal) for deal in COUNTS.items()] + [("naipes", *deal) for deal in CARD_COUNTS.items()]


@pytest.mark.parametrize(("game", "number", "counts"), DEALS)
def test_a_deal_goes_on_in_so_many_ways(game: str, number: int, counts: tuple[int, ...]) -> None:
    match, seed = dealt(game, number)
    assert tuple(ways(game, match, seed, depth) for depth in range(1, len(counts) + 1)) == counts
