"""How the bots for Spanish cards compare: duplicate hands, one of a kind in each seat in turn against three of another.

``python -m benchmarks.naipes_bots --hands 400 --bot planner --against beginner --option limite=1000`` prints what the
one gains a hand, with its 95 % interval from deal to deal; without a limit a few huge hands decide, so look at the
median too.
"""

import argparse
import random
import statistics
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from kongbox.bots import bots_of
from kongbox.bots.protocol import Bot
from kongbox.engine.actions import Action, Offer
from kongbox.engine.drive import play
from kongbox.engine.events import HandEnded
from kongbox.engine.seats import SEATS, Seat
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import MatchState
from kongbox.engine.views import seen_by
from kongbox.rulesets.naipes import NAIPES


class Played(NamedTuple):
    """One deal, played four times: the one bot has sat in every seat."""

    gain: float
    """Points of the one bot, a hand."""
    won: int
    """How many of the four hands it won."""
    others_won: int


def deals(count: int, one: Bot, others: Bot, options: Mapping[str, Any], first: int = 0) -> Iterator[Played]:
    """So many deals; the same numbers bring the same deals to all bots."""
    settings = NAIPES.read_options(options)
    for number in range(first, first + count):
        chance = random.Random(number)
        seed = Seed(chance.randbytes(32).hex(), chance.randbytes(16).hex())
        hands = [_hand(settings, seed, player, one, others) for player in SEATS]
        won = [winner for _, winner in hands]
        yield Played(statistics.fmean(gain for gain, _ in hands), won.count(True), won.count(False))


def _hand(settings: Any, seed: Seed, player: int, one: Bot, others: Bot) -> tuple[int, bool | None]:
    """What the one bot gains in a hand, and whether it won; None where nobody did."""

    def choose(match: MatchState, seat: Seat, found: tuple[Offer, ...]) -> Action:
        bot = one if match.seating[seat] == player else others
        return bot.choose(seen_by(match, seat), seat, found).by(seat)

    for match, events in play(NAIPES, MatchState(settings), iter((seed,)), choose):
        for event in events:
            if isinstance(event, HandEnded):
                assert match.deal is not None, "a hand that has just ended is still there"
                seat, winner = match.seat_of(player), match.deal.winner
                return event.balance[seat], None if winner is None else winner == seat
    raise AssertionError("a hand that is played comes to its end")


def report(played: list[Played]) -> Iterator[str]:
    """What was found, in three lines."""
    gains, hands = [deal.gain for deal in played], 4 * len(played)
    wide = 1.96 * statistics.stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0.0
    yield f"points a hand: {statistics.fmean(gains):,.0f} ± {wide:,.0f}; median {statistics.median(gains):,.0f}"
    yield f"deals with a gain: {sum(gain > 0 for gain in gains) / len(gains):.0%} of {len(gains)}"
    own, theirs = sum(deal.won for deal in played) / hands, sum(deal.others_won for deal in played) / hands
    yield f"hands won: {own:.1%}, by each of the others {theirs / 3:.1%}, by nobody {1 - own - theirs:.1%}"


def main() -> None:
    """Play and print."""
    kinds = bots_of(NAIPES.name)
    parser = argparse.ArgumentParser(prog="python -m benchmarks.naipes_bots", description=__doc__)
    parser.add_argument("--hands", type=int, default=400)
    parser.add_argument("--bot", choices=kinds, default="planner")
    parser.add_argument("--against", choices=kinds, default="beginner")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    given = parser.parse_args()
    options = {name: _plain(value) for name, _, value in (text.partition("=") for text in given.option)}
    one, others = kinds[given.bot](), kinds[given.against]()
    for text in report(list(deals(max(1, given.hands // 4), one, others, options, given.first))):
        print(text)


def _plain(value: str) -> str | int:
    return int(value) if value.isdigit() else value


if __name__ == "__main__":
    main()
