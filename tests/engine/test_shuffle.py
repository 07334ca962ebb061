"""The shuffle: fair, repeatable by anybody, committed to beforehand."""

import hashlib
from collections import Counter

import pytest

from kongbox.engine.shuffle import Chance, Seed, shuffled_tiles

SEED = Seed("00" * 32, "11" * 16)


def test_the_commitment_is_the_hash_of_salt_and_seed() -> None:
    assert SEED.commitment == hashlib.sha256(b"\x11" * 16 + b"\x00" * 32).hexdigest()


def test_the_recipe_can_be_followed_by_hand() -> None:
    block = hashlib.sha256(b"kongbox-1|" + b"00" * 32 + b"|dice|0").digest()
    numbers = [int.from_bytes(block[start : start + 8], "big") for start in (0, 8)]
    assert Chance(SEED, "dice").throw() == (1 + numbers[0] % 6, 1 + numbers[1] % 6)


def test_each_purpose_has_its_own_numbers_and_the_same_seed_the_same() -> None:
    first, again, other = (Chance(SEED, label) for label in ("wall", "wall", "dice"))
    row = [first.below(1000) for _ in range(20)]
    assert row == [again.below(1000) for _ in range(20)]
    assert row != [other.below(1000) for _ in range(20)]


def test_contributions_change_the_wall() -> None:
    tiles = tuple(str(number) for number in range(50))
    assert shuffled_tiles(SEED, tiles) != shuffled_tiles(SEED._replace(contributions=("aa",)), tiles)


def test_a_shuffle_loses_nothing() -> None:
    tiles = tuple(str(number % 9) for number in range(136))
    assert Counter(shuffled_tiles(SEED, tiles)) == Counter(tiles)


def test_numbers_that_would_favour_low_results_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Chance(SEED, "wall")
    numbers = iter([2**64 - 1, 7])
    monkeypatch.setattr(Chance, "_next", lambda _self: next(numbers))
    assert chance.below(6) == 1


def test_every_place_is_equally_likely_for_every_tile() -> None:
    tiles = tuple("abcdef")
    found = Counter(
        (place, tile)
        for number in range(3000)
        for place, tile in enumerate(shuffled_tiles(Seed(f"{number:064x}", "00"), tiles))
    )
    # 3,000 shuffles: 500 expected in each cell; six standard deviations are 122.
    assert len(found) == 36 and all(abs(count - 500) < 122 for count in found.values())


@pytest.mark.parametrize(
    "moved",
    [
        Seed("00" * 31, "11" * 16 + "00"),
        Seed("1100" + "00" * 31, "11" * 15),
        SEED._replace(seed=" " + SEED.seed),
        SEED._replace(contributions=("aa",)),
    ],
)
def test_one_commitment_stands_for_one_wall(moved: Seed) -> None:
    assert SEED.opens(SEED.commitment)
    assert not moved.opens(SEED.commitment)
