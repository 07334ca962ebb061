"""A matcher that tries everything: slow, and written without a look at the fast one."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

SUITS = "BCD"
DRAGON = {"B": "GD", "C": "RD", "D": "WD"}
WINDS = ("Ew", "Sw", "Ww", "Nw")
ALL = [f"{number}{suit}" for suit in SUITS for number in range(1, 10)] + [*WINDS, *DRAGON.values()]
BOX = [tile for tile in ALL for _ in range(4)] + ["F"] * 8 + ["J"] * 8

Hand = list[tuple[str, int]]


def letters(groups: list[list[Any]], place: int) -> list[str]:
    found = []
    for _, tile in groups:
        if "@" in tile and not tile.startswith("W"):
            before, behind = tile.split("@")
            letter = behind if place else before[0]
            if letter.islower():
                found.append(letter)
    return sorted(set(found))


def spelt(groups: list[list[Any]]) -> Iterator[Hand]:
    """Every hand of printed groups, by trying all suits, numbers and winds for all letters."""
    suit_letters, number_letters = letters(groups, 1), letters(groups, 0)
    wind_letters = sorted({tile[-1] for _, tile in groups if tile.startswith("W@")})
    for suits in permutations(SUITS, len(suit_letters)):
        for numbers in product(range(1, 10), repeat=len(number_letters)):
            for winds in permutations(WINDS, len(wind_letters)):
                names = dict(zip(suit_letters, suits, strict=True))
                values = dict(zip(number_letters, numbers, strict=True))
                blown = dict(zip(wind_letters, winds, strict=True))
                hand = [(tile_of(tile, names, values, blown), count) for count, tile in groups]
                if all(tile is not None for tile, _ in hand):
                    yield hand


def tile_of(tile, names, values, winds):
    if tile == "0":
        return "WD"
    if "@" not in tile:
        return tile
    before, behind = tile.split("@")
    if before == "W":
        return winds[behind]
    if before == "D":
        return DRAGON[names[behind]]
    number = int(before) if before.isdigit() else values[before[0]] + int(before[1:] or 0)
    return f"{number}{names[behind]}" if 1 <= number <= 9 else None


def lacking(hand: Hand, rack: list[str]) -> int:
    """How many places of a hand stay empty when as many tiles as possible are laid, moving those laid before."""
    places = [(tile, count >= 3) for tile, count in hand for _ in range(count)]
    laid: dict[int, int] = {}

    def lay(held: int, met: set[int]) -> bool:
        for place, (tile, open_) in enumerate(places):
            if place in met or not (rack[held] == tile or (rack[held] == "J" and open_)):
                continue
            met.add(place)
            if place not in laid or lay(laid[place], met):
                laid[place] = held
                return True
        return False

    for held in range(len(rack)):
        lay(held, set())
    return len(places) - len(laid)


def exposed_ways(hand: Hand, exposed: list[tuple[str, int]]) -> Iterator[Hand]:
    """What is left of a hand for every way in which exposures can be groups of it."""
    if not exposed:
        yield hand
        return
    for place, group in enumerate(hand):
        if group == exposed[0] and group[1] >= 3:
            yield from exposed_ways([*hand[:place], *hand[place + 1 :]], exposed[1:])


def can_still_come(hand: Hand, exposed: list[tuple[str, int]], naturals_out: Counter, jokers_out: int) -> bool:
    """Whether what is left of a hand can be laid from everything that is not out."""
    there = [tile for tile in BOX if tile != "J"]
    for tile, count in naturals_out.items():
        for _ in range(count):
            there.remove(tile)
    there += ["J"] * (8 - jokers_out)
    needed = {tile for tile, _ in hand} | {"J"}
    there = [tile for tile in there if tile in needed]
    return any(lacking(left, there) == 0 for left in exposed_ways(hand, exposed))


def random_groups(chance: random.Random) -> list[list[Any]]:
    """Printed groups of fourteen tiles, as wild as they come."""
    while True:
        sizes = [chance.choice((1, 2, 2, 3, 3, 4, 4, 5, 6)) for _ in range(chance.randint(3, 7))]
        if sum(sizes) == 14:
            return [[size, random_tile(chance)] for size in sizes]


def random_tile(chance: random.Random) -> str:
    kind = chance.random()
    if kind < 0.7:
        number = chance.choice((*"147", "x", "x+1", "x+2", "y"))
        return f"{number}@{chance.choice('aab')}"
    return chance.choice(("F", "0", "GD", "Nw", "D@a", "D@c", "W@v", "W@w"))


def random_rack(chance: random.Random, hands: list[Hand], size: int = 14) -> list[str]:
    """Tiles of the box: anything, or a hand with some tiles spoilt, so that near and complete hands are common.

    Where the box has too few of a kind, jokers stand in.
    """
    if chance.random() < 0.3:
        return chance.sample(BOX, size)
    rack = [tile for tile, count in chance.choice(hands) for _ in range(count)]
    for _ in range(chance.choice((0, 0, 1, 1, 2, 4))):
        rack[chance.randrange(14)] = chance.choice(("J", "J", chance.choice(BOX)))
    box = Counter(BOX)
    for place, tile in enumerate(rack):
        rack[place] = tile if box[tile] else "J" if box["J"] else next(each for each in BOX if box[each])
        box[rack[place]] -= 1
    chance.shuffle(rack)
    return rack[:size]
