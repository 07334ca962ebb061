"""The settlement as the page gets it, where every hand is scored."""

from kongbox.engine.events import HandEnded, HandWon
from kongbox.engine.scoresheet import Account, Payment, ScoreLine, ScoreSheet
from kongbox.engine.views import seen_by
from kongbox.rulesets.wsom import WSOM
from kongbox.server.results_on_wire import result_view
from kongbox.server.said import Teller
from tests.rulesets.wsom.tables import EAST, NORTH, SOUTH, WEST, table, tile

NAMES = ("Ana", "Ben", "Caro", "Dan")
CHICKEN = ScoreLine("wsom.score.basic.5", 1, (tile("1m"),), (("points", 1),))
FLUSH = ScoreLine("wsom.score.2.1.2", 3)


def account(seat, **changes):
    return Account(seat, "usual", 0, 0, 0)._replace(**changes)


def shown(sheet, won=None):
    """The settlement of a hand that ends with this sheet."""
    match = table({})
    deal = match.deal._replace(aside=((), (tile("1z"),), (), ()))
    reason = "win" if won else "exhausted"
    ended = HandEnded(reason, sheet.balance() if sheet else (0, 0, 0, 0), sheet)
    return result_view(Teller(WSOM, NAMES), seen_by(match._replace(deal=deal), None), won, ended, "/replay/t/1")


def test_every_seats_account_comes_by_seat_with_its_lines_in_words_and_what_lies_apart():
    rich = account(
        SOUTH, base=38, doubles=3, total=304, lines=(CHICKEN,), doublings=(FLUSH,), rest=(tile("9s"),),
        arrangement=((tile("1m"), tile("2m"), tile("3m")),),
    )  # fmt: skip
    accounts = (account(EAST), rich, account(WEST), account(NORTH))
    payments = (Payment(EAST, SOUTH, 608, "wsom.score.pay.1"),)
    sheet = ScoreSheet(SOUTH, (), 38, 304, accounts=accounts, payments=payments)
    result = shown(sheet, HandWon(SOUTH, tile("3m"), SOUTH, "self"))
    assert [each.seat for each in result.accounts] == [0, 1, 2, 3]
    south = result.accounts[SOUTH]
    assert (south.base, south.doubles, south.total, south.reading) == (38, 3, 304, "usual")
    assert south.lines[0].text.en == "Without any pattern, the chicken hand is worth 1 point."
    assert (south.doublings[0].title.en, south.doublings[0].points) == ("Pure One-Suit", 3)
    assert (south.arrangement, south.rest, south.aside) == ([["1m", "2m", "3m"]], ["9s"], ["1z"])
    assert result.accounts[EAST].aside == []


def test_a_hand_without_a_winner_may_have_accounts_too_and_a_game_without_them_has_none():
    accounts = tuple(account(seat) for seat in range(4))
    assert len(shown(ScoreSheet(None, (), 0, 0, accounts=accounts)).accounts) == 4
    assert shown(ScoreSheet(None, (), 0, 0)).accounts == []
    assert shown(None).accounts == []
