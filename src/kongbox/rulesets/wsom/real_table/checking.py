"""Checking a won hand: who may touch what, and who answers for it when play has to go on."""

from typing import NamedTuple

from kongbox.engine.actions import Refusal
from kongbox.engine.clauses import clause
from kongbox.engine.seats import Seat, others
from kongbox.rulesets.wsom.real_table.acts import JUDGE, NOBODY, TableAct, against, forbidden, noted


class Checking(NamedTuple):
    """A hand that somebody says is won."""

    winner: Seat
    revealed: bool = False
    """The whole hand lies open."""
    checked: tuple[bool, ...] = NOBODY
    """Who has looked it through and agrees."""
    doubted: bool = False
    """Somebody says it is no win: a judge decides."""
    disturbed: tuple[bool, ...] = NOBODY
    """Who opened his hand or touched tiles too early."""
    verdict: str = ""
    """``won`` or ``false-win``, once decided."""

    @property
    def responsible(self) -> tuple[Seat, ...]:
        """Who is held responsible now that play goes on after a false win."""
        if self.verdict != "false-win":
            return ()
        return tuple(seat for seat in others(self.winner) if self.disturbed[seat])


@clause("wsom.win.4")
def may(checking: Checking, who: Seat) -> tuple[TableAct, ...]:
    """What `who` may do: the winner reveals, the others check with hands closed, a judge decides a doubt."""
    if checking.verdict:
        return ()
    if who == JUDGE:
        return (TableAct(JUDGE, "hand-stands"), TableAct(JUDGE, "false-win")) if checking.doubted else ()
    seen = against("point-out", who, _may_be_pointed_out(checking))
    if who == checking.winner:
        return seen if checking.revealed else (TableAct(who, "reveal"), *seen)
    if not checking.revealed or checking.checked[who]:
        return seen
    return (TableAct(who, "agree"), TableAct(who, "doubt"), *seen)


def _may_be_pointed_out(checking: Checking) -> tuple[bool, ...]:
    return tuple(seat != checking.winner and not early for seat, early in enumerate(checking.disturbed))


@clause("wsom.win.4")
def step(checking: Checking, act: TableAct) -> Checking | Refusal:
    """The check after `act`, or a no: above all to opening one's hand before it is over."""
    if act.kind not in may(checking, act.who):
        return forbidden("wsom.win.4")
    match act.name:
        case "reveal":
            return checking._replace(revealed=True)
        case "agree":
            return _agreed(checking._replace(checked=noted(checking.checked, act.who)))
        case "doubt":
            return checking._replace(doubted=True)
        case "point-out":
            return checking._replace(disturbed=noted(checking.disturbed, act.target or 0))
        case "hand-stands":
            return checking._replace(verdict="won")
    return checking._replace(verdict="false-win")


def _agreed(checking: Checking) -> Checking:
    if checking.doubted or not all(checking.checked[seat] for seat in others(checking.winner)):
        return checking
    return checking._replace(verdict="won")


def may_open(checking: Checking, seat: Seat) -> bool:
    """Whether `seat` may lay its own hand open or push tiles together without answering for it."""
    return checking.verdict == "won" or (seat == checking.winner and checking.verdict == "")
