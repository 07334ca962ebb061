"""A second opinion on the score of a hand, written from the rule book alone and as naively as can be.

It shares nothing with the scorer but the form of a won hand. Run as a module it compares the two on many hands::

    python -m tests.rulesets.wsom.oracle 200000
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from kongbox.engine.state import Meld
from kongbox.rulesets.wsom.combining import score_hand
from kongbox.rulesets.wsom.position import WinningHand
from kongbox.tiles.tile import Tile

ALL = [Tile(f"{number}{suit}") for suit in "mps" for number in range(1, 10)] + [Tile(f"{n}z") for n in range(1, 8)]
OUTER = {"1m", "9m", "1p", "9p", "1s", "9s", "1z", "2z", "3z", "4z", "5z", "6z", "7z"}
WINDS, DRAGONS = {"1z", "2z", "3z", "4z"}, {"5z", "6z", "7z"}

# ---- splitting, and nothing clever -----------------------------------------------------


def naive_splits(tiles):
    """Every set of groups whose tiles are exactly `tiles`: threes of any tiles that happen to be sets, and a pair."""
    found = set()
    for pair in {tile for tile in tiles if tiles.count(tile) >= 2}:
        rest = list(tiles)
        rest.remove(pair)
        rest.remove(pair)
        for sets in _threes(tuple(sorted(rest))):
            found.add((sets, (pair, pair)))
    return found


def _threes(tiles):
    if not tiles:
        return {()}
    found = set()
    first = tiles[0]
    for second, third in set(combinations(tiles[1:], 2)):
        group = (first, second, third)
        if is_set(group):
            rest = list(tiles)
            for tile in group:
                rest.remove(tile)
            found |= {tuple(sorted((group, *others))) for others in _threes(tuple(rest))}
    return found


def is_set(group):
    first, second, third = sorted(group)
    if first == second == third:
        return True
    if not first[1] == second[1] == third[1] != "z":
        return False
    return [int(tile[0]) - int(first[0]) for tile in (first, second, third)] == [0, 1, 2]


# ---- counting, straight from the table -------------------------------------------------


def second_opinion(hand):
    """The best (total, raw, patterns) of all readings, or None when there is no winning shape."""
    options = []
    for sets, eyes, concealed_triplets in _readings(hand):
        options.append(_worth(_regular_patterns(hand, sets, eyes, concealed_triplets) | _common(hand)))
    fourteen = [*hand.concealed, hand.tile]
    if not hand.melds and all(count % 2 == 0 for count in Counter(fourteen).values()):
        options.append(_worth({"10.2": 30} | _common(hand)))
    if not hand.melds and set(fourteen) == OUTER:
        only = {number: points for number, points in _common(hand).items() if number.startswith("9.")}
        options.append(_worth({"10.1": 160} | only))
    return max(options, key=lambda each: (each[0], each[1], _lowest_first(each[2])), default=None)


def _lowest_first(patterns):
    order = sorted([int(part) for part in number.split(".")] for number in patterns)
    return [[-part for part in number] for number in order]


def _readings(hand):
    fourteen = (*hand.concealed, hand.tile)
    declared = [tuple(sorted(meld.tiles)) for meld in hand.melds]
    hidden_kongs = sum(meld.kind == "kong-concealed" for meld in hand.melds)
    for sets, eyes in naive_splits(fourteen):
        triplets = [group for group in sets if len(set(group)) == 1]
        places = [group for group in [*sets, eyes] if hand.tile in group]
        for place in places:
            exposed = hand.by != "self" and place in triplets
            yield [*sets, *declared], eyes[0], len(triplets) + hidden_kongs - exposed


def _regular_patterns(hand, sets, eyes, hidden):
    runs = Counter(group[0] for group in sets if len(set(group)) > 1)
    triplets = [group[0] for group in sets if len(set(group)) == 1]
    kongs = sum(len(group) == 4 for group in sets)
    tiles = [tile for group in sets for tile in group] + [eyes, eyes]
    made = {}
    made["1.1"] = 5 * (sum(runs.values()) == 4)
    made["1.2"] = 5 * all(meld.kind == "kong-concealed" for meld in hand.melds)
    made["2.2"] = 480 * _has_nine_gates(hand)
    own = f"{(hand.winner - hand.dealer) % 4 + 1}z"
    made["3.1"] = 10 * sum(tile in DRAGONS or tile == own for tile in triplets)
    dragons, winds = (sum(tile in kinds for tile in triplets) for kinds in (DRAGONS, WINDS))
    made["3.2.1"] = 40 * (dragons == 2 and eyes in DRAGONS)
    made["3.2.2"] = 130 * (dragons == 3)
    made["3.3.1"] = 30 * (winds == 2 and eyes in WINDS)
    made["3.3.2"] = 120 * (winds == 3 and eyes not in WINDS)
    made["3.3.3"] = 320 * (winds == 3 and eyes in WINDS)
    made["3.3.4"] = 400 * (winds == 4)
    made["4.1"] = 30 * (len(triplets) == 4)
    made |= {f"4.2.{n - 1}": points * (hidden == n) for n, points in ((2, 5), (3, 30), (4, 125))}
    made |= {f"4.3.{n}": points * (kongs == n) for n, points in ((1, 5), (2, 20), (3, 120), (4, 480))}
    times = [*sorted(runs.values(), reverse=True), 0, 0]
    made["5.1.1"] = 10 * (times[0] == 2 and times[1] < 2)
    made["5.1.2"] = 60 * (times[0] == times[1] == 2)
    made["5.1.3"] = 120 * (times[0] == 3)
    made["5.1.4"] = 480 * (times[0] == 4)
    made["6.1"] = 35 * any({f"{n}m", f"{n}p", f"{n}s"} <= set(runs) for n in range(1, 8))
    threes = [{f"{n}m", f"{n}p", f"{n}s"} for n in range(1, 10)]
    made["6.2.1"] = 30 * any(len(three & set(triplets)) == 2 and three - set(triplets) == {eyes} for three in threes)
    made["6.2.2"] = 120 * any(three <= set(triplets) for three in threes)
    made["7.1"] = 40 * any({f"1{suit}", f"4{suit}", f"7{suit}"} <= set(runs) for suit in "mps")
    made["7.2.2"] = 200 * _follow(triplets, 4)
    made["7.2.1"] = 100 * (_follow(triplets, 3) and not _follow(triplets, 4))
    ends = [bool(OUTER & set(group)) for group in [*sets, (eyes,)]]
    honours = any(tile[1] == "z" for tile in tiles)
    if all(ends) and not set(tiles) <= OUTER:
        made["8.1.1" if honours else "8.1.2"] = 40 if honours else 50
    return {number: points for number, points in made.items() if points}


def _follow(triplets, length):
    rows = [[f"{low + step}{suit}" for step in range(length)] for suit in "mps" for low in range(1, 11 - length)]
    return any(set(row) <= set(triplets) for row in rows)


def _has_nine_gates(hand):
    fourteen = [*hand.concealed, hand.tile]
    if hand.melds or len({tile[1] for tile in fourteen}) > 1:
        return False
    lasts = fourteen if "initial14" in hand.flags else [hand.tile]
    for last in lasts:
        rest = list(fourteen)
        rest.remove(last)
        if "".join(sorted(tile[0] for tile in rest)) == "1112345678999":
            return True
    return False


def _common(hand):
    """What depends on the tiles or on circumstances, not on the reading."""
    tiles = [*hand.concealed, hand.tile, *(tile for meld in hand.melds for tile in meld.tiles)]
    suits, flags = {tile[1] for tile in tiles}, hand.flags
    made = {}
    made["1.3"] = 5 * (not OUTER & set(tiles))
    made["2.1.1"] = 40 * (len(suits) == 2 and "z" in suits)
    made["2.1.2"] = 80 * (len(suits) == 1 and "z" not in suits)
    made["3.4"] = 320 * (suits == {"z"})
    if set(tiles) <= OUTER:
        made["8.1.3" if "z" in suits else "8.1.4"] = 100 if "z" in suits else 400
    made["9.1.1"] = 10 * (hand.by == "self" and "seabed" in flags)
    made["9.1.2"] = 10 * (hand.by == "discard" and "riverbed" in flags)
    made["9.2"] = 10 * (hand.by == "self" and "supplement" in flags)
    made["9.3"] = 10 * (hand.by == "rob")
    blessed = 155 * (not hand.melds and "east_concealed_kong" not in flags)
    made["9.4.1"] = blessed * (hand.by == "self" and "initial14" in flags)
    made["9.4.2"] = blessed * (hand.by == "discard" and "east_first_discard" in flags)
    return {number: points for number, points in made.items() if points}


def _worth(made):
    listed = {number: points for number, points in made.items() if points >= 320}
    if listed:
        dearest = max(listed.values())
        number = min((n for n in listed if listed[n] == dearest), key=lambda n: [int(part) for part in n.split(".")])
        return dearest, dearest, {number: dearest}
    raw = sum(made.values())
    return min(raw, 320) or 1, raw, made


def first_opinion(hand):
    """What the scorer says, in the same form."""
    sheet = score_hand(hand)
    if sheet is None:
        return None
    made = Counter()
    for line in sheet.lines:
        made[line.clause.removeprefix("wsom.score.")] += line.points
    return sheet.total, sheet.raw, dict(made)


# ---- hands that lean towards what is rare ----------------------------------------------


def random_hands(seed: int) -> Iterator[WinningHand]:
    """Won hands without end, every kind of pattern among them sooner or later."""
    chance = random.Random(seed)
    while True:
        fourteen, melds = _shape(chance)
        count = Counter(tile for group in (*melds, fourteen) for tile in group)
        if max(count.values()) <= 4:
            yield _won(chance, fourteen, melds)


def _shape(chance):
    kind = chance.random()
    if kind < 0.03:
        return [*OUTER, chance.choice(sorted(OUTER))], []
    if kind < 0.1:
        return _pairs(chance), []
    if kind < 0.13:
        suit = chance.choice("mps")
        return [f"{number}{suit}" for number in "1112345678999"] + [f"{chance.randint(1, 9)}{suit}"], []
    pool = _pool(chance)
    sets = _sets(chance, pool)
    melds = [group for group in sets if chance.random() < chance.choice((0, 0.5, 0.9))]
    rest = [group for group in sets if group not in melds]
    return [tile for group in rest for tile in group] + [chance.choice(pool)] * 2, melds


def _pairs(chance):
    pool = [tile for tile in _pool(chance) for _ in range(2)]
    pairs = chance.sample(pool, min(7, len(pool)))
    while len(pairs) < 7:
        pairs.append(chance.choice(ALL))
    return [tile for pair in pairs for tile in (pair, pair)]


def _pool(chance):
    suit = chance.choice("mps")
    number = chance.randint(1, 7)
    return chance.choice([
        ALL, [tile for tile in ALL if tile[1] == suit], [tile for tile in ALL if tile[1] in (suit, "z")],
        sorted(OUTER), sorted(WINDS), sorted(WINDS | DRAGONS), [*sorted(DRAGONS), "2m", "3m", "4m", "5m"],
        sorted(OUTER - WINDS - DRAGONS), [tile for tile in ALL if tile not in OUTER],
        [f"{n}{suit}" for n in range(number, number + 3)] + ALL[:2],
        [f"{n}{s}" for n in range(number, number + 3) for s in "mps"],
        [f"{n}{suit}" for n in range(min(number, 6), min(number, 6) + 4)],
        [*sorted(WINDS), f"5{suit}", f"6{suit}", f"7{suit}"], [f"{n}{s}" for n in (1, 2, 3, 7, 8, 9) for s in "mps"],
    ])  # fmt: skip


def _sets(chance, pool):
    triplets = [(tile,) * 3 for tile in pool]
    runs = [(tile, f"{int(tile[0]) + 1}{tile[1]}", f"{int(tile[0]) + 2}{tile[1]}") for tile in pool]
    runs = [run for run in runs if run[0][1] != "z" and set(run) <= set(pool)]
    share = chance.random()
    return [chance.choice(runs if runs and chance.random() < share else triplets) for _ in range(4)]


def _won(chance, fourteen, melds):
    chance.shuffle(fourteen)
    kongs = chance.random()
    declared = tuple(_declared(chance, group, kongs, fourteen) for group in melds)
    winner, by = chance.randrange(4), chance.choice(("self", "discard", "rob"))
    flags = {flag for flag in ("seabed", "supplement", "riverbed", "east_concealed_kong") if chance.random() < 0.1}
    if not melds and chance.random() < 0.2:
        flags |= {"initial14", "east_first_discard"}
    tiles = tuple(map(Tile, fourteen))
    discarder = None if by == "self" else (winner + chance.randint(1, 3)) % 4
    return WinningHand(
        winner, chance.randrange(4), tiles[:-1], tiles[-1], by, declared, discarder, (), frozenset(flags)
    )


def _declared(chance, group, kongs, fourteen):
    if len(set(group)) > 1:
        return Meld("chi", tuple(map(Tile, sorted(group))))
    if chance.random() < kongs and group[0] not in fourteen:
        kind = chance.choice(("kong-big", "kong-small", "kong-concealed"))
        return Meld(kind, (Tile(group[0]),) * 4)
    return Meld("pong", tuple(map(Tile, group)))


def compare(count: int, seed: int) -> Counter[str]:
    """Compare the two opinions on `count` hands; answers how often each pattern was met."""
    met: Counter[str] = Counter()
    for hand, _ in zip(random_hands(seed), range(count), strict=False):
        expected = second_opinion(hand)
        assert first_opinion(hand) == expected, f"{hand}\nnaively {expected}\nscorer  {first_opinion(hand)}"
        met.update(list(expected[2]) if expected else ())
    return met


if __name__ == "__main__":
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 32)
    met = compare(hands, seed)
    for number, times in sorted(met.items(), key=lambda each: [int(part) for part in each[0].split(".")]):
        print(f"{number:8}{times:8}")
    print(f"{hands} hands agree (seed {seed}); {len(met)} patterns met")
