"""Hands of Spanish cards as four players leave them, winner and losers, scored per second of one core.

Every hand is scored once, by a scorer that remembers nothing yet; the brute force does a part of the same hands.
"""

import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import NamedTuple

from benchmarks.figures import Figure
from kongbox.rulesets.naipes.hands import BACETA, DESCARTE, TRIO, Group, Hand, Mahjong
from kongbox.rulesets.naipes.options import STANDARD
from kongbox.rulesets.naipes.pumba import waits
from kongbox.rulesets.naipes.scoring import score
from kongbox.rulesets.naipes.special import is_mahjong
from kongbox.rulesets.naipes.splits import richest_way, whole_ways
from kongbox.rulesets.naipes.tileset import HONOURS, TILES
from kongbox.tiles.tile import Tile

HANDS = 12_000
BRUTE_FORCE_HANDS = 400
BRUTE_FORCE = "tests.rulesets.naipes.oracle"
"""The tests' second opinion, which lays the cards in every possible way."""


def figures() -> Iterator[Figure]:
    """Rates over distinct hands."""
    hands = play_like_hands(HANDS)
    losers = [hand for hand in hands if hand.mahjong is None]
    winners = [hand for hand in hands if hand.mahjong is not None]
    yield Figure("naipes: distinct hands, of which won", len(winners), f"of {len(set(hands)):,}")
    for name, some in (("hands scored", hands), ("losers' hands scored", losers), ("winners' hands scored", winners)):
        yield Figure(f"naipes: {name} with every line", _rate(score, some), "hands/s", "20,000")
    second_opinion = import_module(BRUTE_FORCE).second_opinion
    rate = _rate(second_opinion, hands[:BRUTE_FORCE_HANDS])
    yield Figure(f"naipes: the first {BRUTE_FORCE_HANDS} by brute force", rate, "hands/s")
    yield Figure("naipes: what a loser's hand waits for", _rate(_waits, losers[:3000]), "hands/s")


def _waits(hand: Hand) -> object:
    return waits(hand.concealed, hand.groups, hand.options, hand.dominant)


def _rate(answer: Callable[[Hand], object], hands: Iterable[Hand]) -> float:
    """Each of `hands` once, with nothing remembered at the start."""
    whole_ways.cache_clear()
    richest_way.cache_clear()
    begun, count = time.process_time(), 0
    for hand in hands:
        answer(hand)
        count += 1
    return count / (time.process_time() - begun)


# ---- play that is like play --------------------------------------------------------------


class _Player(NamedTuple):
    """What one player has before him."""

    hand: list[Tile]
    honours: list[Tile]
    groups: list[Group]


_Won = tuple[int, Mahjong] | None
"""Who made mah-jong, and how."""


def play_like_hands(count: int) -> list[Hand]:
    """Hands of games in which everybody keeps what fits together and takes tríos now and then."""
    chance = random.Random(1932)
    found: list[Hand] = []
    while len(found) < count:
        found += _game(chance)
    return found[:count]


def _game(chance: random.Random) -> list[Hand]:
    """The four hands at the end of one game: one won, or four when the baceta ran out."""
    pack = list(TILES.all_tiles())
    chance.shuffle(pack)
    players = [_Player([], [], []) for _ in range(4)]
    for player in players:
        _draw(player, pack, 13)
    turn, won, dominant = 0, None, chance.randrange(4)
    while len(pack) > 8 and won is None:
        drawn = _draw(players[turn], pack, 1)
        if _closes(players[turn], dominant):
            won = turn, Mahjong(drawn, BACETA)
        else:
            turn, won = _discard_and_claim(chance, players, turn, dominant)
    return [_hand(player, seat, dominant, won) for seat, player in enumerate(players)]


def _draw(player: _Player, pack: list[Tile], count: int) -> Tile:
    drawn = pack[-1]
    while count:
        drawn = pack.pop()
        if drawn in HONOURS:
            player.honours.append(drawn)
        else:
            player.hand.append(drawn)
            count -= 1
    return drawn


def _closes(player: _Player, dominant: int, *claimed: Tile) -> bool:
    return is_mahjong((*player.hand, *claimed), tuple(player.groups), STANDARD, dominant)


def _discard_and_claim(chance: random.Random, players: list[_Player], turn: int, dominant: int) -> tuple[int, _Won]:
    """The loosest cards go until nobody makes a trío of one; answers who draws next, or who won."""
    while True:
        card = _loosest(players[turn].hand)
        players[turn].hand.remove(card)
        others = [(turn + step) % 4 for step in (1, 2, 3)]
        for seat in others:
            if _closes(players[seat], dominant, card):
                players[seat].hand.append(card)
                return seat, (seat, Mahjong(card, DESCARTE))
        claimants = [seat for seat in others if players[seat].hand.count(card) == 2]
        if not claimants or chance.random() < 0.5:
            return others[0], None
        turn = claimants[0]
        players[turn].hand[:] = [held for held in players[turn].hand if held != card]
        players[turn].groups.append(Group(TRIO, (card,) * 3, in_hand=False))


def _loosest(hand: list[Tile]) -> Tile:
    held = Counter(hand)
    return min(held, key=lambda card: _fit(card, held))


def _fit(card: Tile, held: Counter[Tile]) -> int:
    fit = 3 * held[card]
    if card[0].isdigit():
        number, suit = int(card[0]), card[1]
        fit += sum((3 - abs(step)) * (held[Tile(f"{number + step}{suit}")] > 0) for step in (-2, -1, 1, 2))
    return fit


def _hand(player: _Player, seat: int, dominant: int, won: _Won) -> Hand:
    mahjong = won[1] if won is not None and won[0] == seat else None
    return Hand(seat, dominant, tuple(player.hand), tuple(player.groups), tuple(player.honours), mahjong)
