"""The settlement of a hand with every reason in words."""

from collections.abc import Iterable

from kongbox.engine.events import HandEnded, HandWon
from kongbox.engine.scoresheet import Account, ScoreLine, ScoreSheet
from kongbox.engine.seats import SEATS
from kongbox.engine.state import DealState, MatchState
from kongbox.server.protocol import AccountView, LineView, PaymentView, ResultView, Said
from kongbox.server.said import Teller


def result_view(teller: Teller, seen: MatchState, won: HandWon | None, ended: HandEnded, replay: str) -> ResultView:
    """How the hand ended, who pays whom and why.

    Args:
        seen: the match after the hand; all four hands lie open in it.
        replay: address of the hand's replay.
    """
    deal = seen.deal
    assert deal is not None, "a result has a hand"
    sheet = ended.sheet
    return ResultView(
        reason=ended.reason,
        clause=ended.clause,
        text=_headline(teller, won, ended),
        winner=won.seat if won else None,
        way=won.way if won else None,
        source=won.source if won else None,
        winning_tile=won.tile if won else None,
        lines=_lines(teller, sheet.lines if sheet else (), "line"),
        uncounted=_lines(teller, sheet.uncounted if sheet else (), "uncounted"),
        notes=_lines(teller, sheet.notes if sheet else (), "line"),
        raw=sheet.raw if sheet else 0,
        total=sheet.total if sheet else 0,
        limit=sheet.limit if sheet else "none",
        payments=_payments(sheet),
        balance=list(ended.balance),
        arrangement=[list(tiles) for tiles in sheet.arrangement] if sheet else [],
        hands=[list(teller.rules.tiles.tidy(deal.hands[seat])) for seat in SEATS],
        replay=replay,
        accounts=[_account(teller, deal, each) for each in sheet.accounts] if sheet else [],
    )


def _headline(teller: Teller, won: HandWon | None, ended: HandEnded) -> Said:
    if won is None:
        return teller.happened(f"result-{ended.reason}", 0)
    points = ended.sheet.total if ended.sheet else 0
    return teller.happened(f"result-{won.way}", won.seat, (won.tile,), source=won.source, points=points)


def _lines(teller: Teller, lines: Iterable[ScoreLine], attribute: str) -> list[LineView]:
    return [teller.line(line, attribute) for line in lines]


def _account(teller: Teller, deal: DealState, account: Account) -> AccountView:
    return AccountView(
        seat=account.seat,
        reading=account.reading,
        base=account.base,
        doubles=account.doubles,
        total=account.total,
        lines=_lines(teller, account.lines, "line"),
        doublings=_lines(teller, account.doublings, "line"),
        notes=_lines(teller, account.notes, "line"),
        arrangement=[list(tiles) for tiles in account.arrangement],
        rest=list(account.rest),
        aside=list(deal.aside[account.seat]),
    )


def _payments(sheet: ScoreSheet | None) -> list[PaymentView]:
    if sheet is None:
        return []
    return [PaymentView(each.payer, each.payee, each.points, each.clause) for each in sheet.payments]
