"""The fast matcher says what a slow one says that tries everything, on random cards and random racks."""

import random
from collections import Counter
from itertools import groupby

import pytest

from kongbox.rulesets.american.card import read_card
from kongbox.rulesets.american.matcher import POSSIBLE, Exposure, fits, matches, nearest, still_possible
from kongbox.tiles.unusable import Unusable
from tests.rulesets.american.card_oracle import (
    can_still_come,
    exposed_ways,
    lacking,
    random_groups,
    random_rack,
    spelt,
)

SEEDS = range(6)


def random_card(chance):
    """A card of a few lines, and every hand of each of them by trying."""
    lines, hands = [], {}
    while len(lines) < 4:
        id = f"L{len(lines)}"
        printed = {"id": id, "section": "s", "mark": chance.choice("XXC"), "value": chance.choice((25, 30, 50))}
        groups = random_groups(chance)
        try:
            alone = read_card({"id": "t", "lines": [printed | {"groups": groups}]})
        except Unusable:
            continue
        if len(alone.concretes) > 60:
            continue  # the slow one would be at it for too long
        lines.append(printed | {"groups": groups})
        hands[id] = [hand for hand in spelt(groups) if can_still_come(hand, [], Counter(), 0)]
    return read_card({"id": "t", "lines": lines}), hands


def exposures_from(chance, hand):
    """Some groups of a hand as exposures."""
    large = [group for group in hand if group[1] >= 3]
    shown = chance.sample(large, min(len(large), chance.choice((1, 1, 2))))
    return [Exposure(tile, count, chance.randint(max(0, count - box(tile)), 2)) for tile, count in shown]


def box(tile):
    return 8 if tile == "F" else 4


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.clause("american.win.1", "american.win.2", "american.joker.1", "american.joker.2", "american.joker.3")
def test_complete_hands_and_distances_agree(seed):
    chance = random.Random(seed)
    card, hands = random_card(chance)
    every = [hand for line in hands.values() for hand in line]
    for _ in range(12):
        rack = random_rack(chance, every)
        by_trying = {id: min(lacking(hand, rack) for hand in found) for id, found in hands.items()}
        found = {near.line.id: near.missing for near in nearest(card, rack) if near.state == POSSIBLE}
        assert {id: by_trying[id] for id in found} == found
        complete = {match.concrete.line.id for match in matches(card, rack)}
        assert complete == {id for id, missing in by_trying.items() if missing == 0}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.clause("american.exposure.7", "american.exposure.8", "american.concealed.1", "american.concealed.4")
def test_hands_with_exposures_agree(seed):
    chance = random.Random(100 + seed)
    card, hands = random_card(chance)
    every = [hand for line in hands.values() for hand in line]
    marks = {line.id: line.mark for line in card.lines}
    for _ in range(12):
        shown = exposures_from(chance, chance.choice(every))
        size = 14 - sum(each.count for each in shown)
        rack = random_rack(chance, every)[:size]
        groups = [(each.tile, each.count) for each in shown]
        left = {
            id: [rest for hand in found for rest in exposed_ways(hand, groups)]
            for id, found in hands.items()
            if marks[id] == "X"
        }
        assert fits(card, shown) == any(left.values())
        complete = {match.concrete.line.id for match in matches(card, rack, shown)}
        assert complete == {id for id, rests in left.items() if any(lacking(rest, rack) == 0 for rest in rests)}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.clause("american.dead.3", "american.dead.6")
def test_what_can_still_come_agrees(seed):
    chance = random.Random(200 + seed)
    card, hands = random_card(chance)
    marks = {line.id: line.mark for line in card.lines}
    for _ in range(5):
        start = chance.choice([hand for found in hands.values() for hand in found])
        shown = exposures_from(chance, start) if chance.random() < 0.5 else []
        if sum(each.jokers for each in shown) > 6:
            continue
        kinds = sorted({tile for hand in next(iter(hands.values())) for tile, _ in hand} | {tile for tile, _ in start})
        own = Counter({each.tile: each.count - each.jokers for each in shown})
        out = Counter({tile: chance.randint(0, box(tile) - own[tile]) for tile in kinds})
        jokers = chance.randint(2, 8 - sum(each.jokers for each in shown))
        locked = sum(each.jokers for each in shown if out[each.tile] + own[each.tile] == box(each.tile))
        groups = [(each.tile, each.count) for each in shown]
        by_trying = any(
            can_still_come(hand, groups, out + own, jokers + locked)
            for id, found in hands.items()
            if not shown or marks[id] == "X"
            for hand in found
        )
        hidden = 13 - sum(each.count for each in shown)
        assert still_possible(card, shown, hidden, {**out, "J": jokers}) == by_trying


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.clause("american.card.16", "american.card.5", "american.card.9")
def test_every_hand_of_a_line_is_found_once(seed):
    card, hands = random_card(random.Random(300 + seed))
    for id, concretes in groupby(card.concretes, key=lambda concrete: concrete.line.id):
        spread = [Counter((group.tile, group.count) for group in each.groups) for each in concretes]
        by_trying = [Counter(hand) for hand in hands[id]]
        assert all(each in by_trying for each in spread)
        assert len({frozenset(each.items()) for each in spread}) == len(spread)
