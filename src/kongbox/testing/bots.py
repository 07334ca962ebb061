"""What every bot keeps to: it answers with an offer, always the same one, and finishes its hands."""

from collections.abc import Callable, Iterable

from kongbox.bots.protocol import Bot
from kongbox.engine.actions import Action, Offer
from kongbox.engine.events import HandEnded
from kongbox.engine.ruleset import RuleSet
from kongbox.engine.seats import Seat
from kongbox.engine.state import MatchState
from kongbox.engine.views import seen_by
from kongbox.testing.play import random_match


def check_bot(make: Callable[[], Bot], rules: RuleSet, numbers: Iterable[int] = range(2)) -> None:
    """Four bots of a kind play a hand for each of `numbers`.

    Args:
        make: makes a new bot; two of them are asked everything, so that one that keeps secrets is found out.
        rules: the game they play.
        numbers: each fixes one hand.

    Raises:
        AssertionError: if a bot has no name, answers with what it was not offered or leaves a choice open, answers
            the same question in two ways, or is not the same at the end of a hand that was played twice.
    """
    first, second = make(), make()
    assert first.name and first.name == second.name, "a bot has one name"
    for number in numbers:
        log = random_match(rules, number, choose=_twice(first, second))
        assert any(isinstance(event, HandEnded) for event in log), f"{first.name} did not finish hand {number}"
        again = random_match(rules, number, choose=_twice(make(), make()))
        assert log == again, f"{first.name} plays hand {number} in another way the second time"


def _twice(first: Bot, second: Bot) -> Callable[[MatchState, Seat, tuple[Offer, ...]], Action]:
    """Ask both bots everything and hold each to the offers."""

    def choose(match: MatchState, seat: Seat, found: tuple[Offer, ...]) -> Action:
        view = seen_by(match, seat)
        answer, other = (_as_action(bot, view, seat, found) for bot in (first, second))
        assert answer == other, f"{first.name} answers {answer} and {other} to the same question"
        return answer

    return choose


def _as_action(bot: Bot, view: MatchState, seat: Seat, found: tuple[Offer, ...]) -> Action:
    answer = bot.choose(view, seat, found)
    assert not answer.choose, f"{bot.name} leaves the choice of {answer} to the table"
    action = answer.by(seat)
    assert any(offer.admits(action) for offer in found), f"{bot.name} answers {answer}, which is not offered"
    return action
