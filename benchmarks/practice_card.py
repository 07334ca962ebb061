"""How the practice card plays: hands won, Wall Games, and which sections and lines the wins are spread over.

``python -m benchmarks.practice_card --hands 2000 --bot planner`` prints tables for the guide; this takes a while.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from kongbox.bots import best_bot, bots_of
from kongbox.engine.actions import Action, Offer
from kongbox.engine.drive import play
from kongbox.engine.events import HandEnded, HandWon
from kongbox.engine.seats import Seat
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import MatchState
from kongbox.engine.views import seen_by
from kongbox.rulesets.american import AMERICAN
from kongbox.rulesets.american.practice_card import practice_card

SEED = 1840


class Played(NamedTuple):
    """How one hand ended."""

    reason: str
    """``win``, or the game's word for a hand without a winner."""
    line: str = ""
    """The line that was paid."""
    doubled: bool = False
    """For being without jokers."""
    exposures: int = 0
    """Of the winner."""
    self_drawn: bool = False
    wall_left: int = 0


def hands(count: int, bot: str | None) -> Iterator[Played]:
    """So many hands between four bots of one kind, each seeing its own view only."""
    player = bots_of(AMERICAN.name)[bot]() if bot else best_bot(AMERICAN.name)
    chance = random.Random(SEED)

    def choose(match: MatchState, seat: Seat, open_acts: tuple[Offer, ...]) -> Action:
        return player.choose(seen_by(match, seat), seat, open_acts).by(seat)

    seeds = (Seed(chance.randbytes(32).hex(), chance.randbytes(32).hex()) for _ in range(count))
    start = MatchState(AMERICAN.read_options({"hands_per_session": "open"}))
    for match, events in play(AMERICAN, start, seeds, choose):
        won = next((event for event in events if isinstance(event, HandWon)), None)
        yield from (_played(match, event, won) for event in events if isinstance(event, HandEnded))


def _played(match: MatchState, ended: HandEnded, won: HandWon | None) -> Played:
    assert match.deal is not None, "a hand that has just ended is still there"
    if won is None or ended.sheet is None:
        return Played(ended.reason)
    facts = {name: fact for line in ended.sheet.lines for name, fact in line.facts}
    doubled = any(line.clause == "american.score.4" for line in ended.sheet.lines)
    exposures = len(match.deal.melds[won.seat])
    return Played(ended.reason, str(facts["line"]), doubled, exposures, won.way != "discard", match.deal.wall.left)


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def report(played: list[Played]) -> Iterator[str]:
    """The tables, in Markdown."""
    wins = [each for each in played if each.reason == "win"]
    reasons = Counter(each.reason for each in played)
    yield f"hands {len(played)}: " + ", ".join(f"{name} {_share(n, len(played))}" for name, n in reasons.most_common())
    for name, count in (
        ("self-drawn", sum(each.self_drawn for each in wins)),
        ("doubled for being without jokers", sum(each.doubled for each in wins)),
        ("without exposures", sum(not each.exposures for each in wins)),
    ):
        yield f"of the wins {name}: {_share(count, len(wins))}"
    if wins:
        yield f"tiles left in the wall at a win, on average: {sum(each.wall_left for each in wins) / len(wins):.1f}"
    yield ""
    by_line = Counter(each.line for each in wins)
    for section in practice_card().sections:
        lines = [line for line in practice_card().lines if line.section == section.id]
        total = sum(by_line[line.id] for line in lines)
        spread = ", ".join(f"{line.id} {by_line[line.id]}" for line in lines)
        yield f"| {section.id} | {_share(total, len(wins))} | {spread} |"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.practice_card", description=__doc__)
    parser.add_argument("--hands", type=int, default=1000)
    parser.add_argument("--bot", choices=sorted(bots_of(AMERICAN.name)))
    given = parser.parse_args()
    for text in report(list(hands(given.hands, given.bot))):
        print(text)


if __name__ == "__main__":
    main()
