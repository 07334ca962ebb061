"""The end of a hand: a mah-jong, or a baceta without cards; every hand is shown, scored and settled."""

from collections.abc import Iterable

from kongbox.engine.clauses import clause
from kongbox.engine.decide import turned_up
from kongbox.engine.events import Event, HandEnded, HandRevealed, HandWon
from kongbox.engine.evolve import fold
from kongbox.engine.ruleset import Events
from kongbox.engine.scoresheet import Account, Payment, ScoreSheet
from kongbox.engine.seats import SEATS, Seat
from kongbox.engine.state import DealState, MatchState
from kongbox.rulesets.naipes.baceta import REPLACEMENT, is_empty
from kongbox.rulesets.naipes.eunucos import GRAN, PEQUENO, eunuco_of, eunucos_of
from kongbox.rulesets.naipes.false_mahjong import fines
from kongbox.rulesets.naipes.hands import BACETA, DESCARTE, ROBO_KANG, Hand, Mahjong
from kongbox.rulesets.naipes.mahjongs import groups_of
from kongbox.rulesets.naipes.options import NaipesOptions
from kongbox.rulesets.naipes.palos import palo_of
from kongbox.rulesets.naipes.rotation import dominant_of
from kongbox.rulesets.naipes.scoring import of_gran_eunuco, score
from kongbox.rulesets.naipes.settling import settle

SELF, DISCARD, ROB = "self", "discard", "rob"
"""How a hand is won: with a card from the baceta, with a discard, with the card of another's kang."""
VIAS = {SELF: BACETA, DISCARD: DESCARTE, ROB: ROBO_KANG}
WIN, NO_MAHJONG = "win", "no-mahjong"


def after(deal: DealState, events: Iterable[Event]) -> DealState:
    """The hand as it stands after `events`."""
    follows = fold(MatchState(deal.options, deal=deal), events).deal
    assert follows is not None
    return follows


@clause("naipes.end.1", "naipes.mjcard.2", "naipes.kang.8")
def end_won(deal: DealState, won: HandWon, kang_taken: bool = False) -> Events:
    """All hands are shown, all are scored, then settled.

    Args:
        deal: the hand before the mah-jong card has left its place.
        won: the mah-jong.
        kang_taken: another player was forming a kang with the discard.
    """
    mahjong = made_at_table(deal, won, kang_taken)
    shown = after(deal, (won,))
    sheet = sheet_of(shown, won.seat, mahjong)
    return (won, *all_shown(shown, won.seat), HandEnded(WIN, sheet.balance(), sheet))


@clause("naipes.mjcard.1", "naipes.kang.3", "naipes.dobla.mj.1", "naipes.dobla.mj.2")
def made_at_table(deal: DealState, won: HandWon, kang_taken: bool) -> Mahjong:
    """The circumstances of a mah-jong: where its card came from, and whether the baceta was empty."""
    return Mahjong(
        won.tile,
        VIAS[won.way],
        last=won.way != ROB and is_empty(deal),
        kang_taken=kang_taken,
        replacement=won.way == SELF and deal.drawn_from == REPLACEMENT,
    )


@clause("naipes.end.2", "naipes.end.4", "naipes.pay.8", "naipes.open.13")
def end_unwon(deal: DealState, clause_id: str) -> Events:
    """The baceta is empty and nobody made mah-jong: nobody pays, but for false mah-jongs.

    Where the table agreed so, all four settle among themselves.
    """
    options: NaipesOptions = deal.options
    if options.sin_mahjong == "liquidan_todos":
        sheet = sheet_of(deal, None)
        return (*all_shown(deal, deal.dealer), HandEnded(NO_MAHJONG, sheet.balance(), sheet, clause_id))
    owed = fines(deal)
    owing = ScoreSheet(None, (), 0, 0, payments=owed)
    return (HandEnded(NO_MAHJONG, owing.balance(), owing if owed else None, clause_id),)


def all_shown(deal: DealState, first: Seat) -> Events:
    """Every hand is laid open, from `first` on in turn order, and what lies face down is turned up."""
    turns = ((first + step) % 4 for step in SEATS)
    return (*(HandRevealed(seat, deal.hands[seat]) for seat in turns), *turned_up(deal))


def hand_of(deal: DealState, seat: Seat, mahjong: Mahjong | None = None) -> Hand:
    """What `seat` holds, as it is scored."""
    return Hand(
        palo_of(seat, deal.dealer),
        dominant_of(deal),
        deal.hands[seat],
        groups_of(deal.melds[seat]),
        deal.aside[seat],
        mahjong,
        deal.options,
    )


@clause("naipes.end.1", "naipes.honor.5")
def sheet_of(deal: DealState, winner: Seat | None, mahjong: Mahjong | None = None) -> ScoreSheet:
    """What every hand is worth, and who pays whom; the winner's lines are those of his hand."""
    accounts = tuple(account_of(deal, seat, mahjong if seat == winner else None) for seat in SEATS)
    payments = (*_settled(deal, accounts, winner), *fines(deal))
    if winner is None:
        return ScoreSheet(None, (), 0, 0, payments=payments, accounts=accounts)
    best = accounts[winner]
    return ScoreSheet(
        winner,
        best.lines,
        best.base,
        best.total,
        arrangement=best.arrangement,
        responsible=winner,
        payments=payments,
        accounts=accounts,
    )


@clause("naipes.eunuco.1", "naipes.eunuco.2", "naipes.vocab.5", "naipes.vocab.8")
def account_of(deal: DealState, seat: Seat, mahjong: Mahjong | None = None) -> Account:
    """What the hand of `seat` is worth; the cards of a gran eunuco count for nothing, those of a pequeño as always."""
    account = score(hand_of(deal, seat, mahjong), deal.dealer)
    assert account is not None, "a mah-jong that was offered must score"
    return of_gran_eunuco(account) if eunuco_of(deal, seat) == GRAN else account


def _settled(deal: DealState, accounts: tuple[Account, ...], winner: Seat | None) -> tuple[Payment, ...]:
    totals = tuple(account.total for account in accounts)
    gran, pequeno = frozenset(eunucos_of(deal, GRAN)), frozenset(eunucos_of(deal, PEQUENO))
    return settle(totals, winner, gran, pequeno, deal.dealer, deal.options)
