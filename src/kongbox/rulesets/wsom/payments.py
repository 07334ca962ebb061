"""Who pays whom: the payoff scheme and the Rule of Same-Turn Immunity."""

from typing import NamedTuple

from kongbox.engine.clauses import clause
from kongbox.engine.scoresheet import Payment, ScoreLine
from kongbox.engine.seats import Seat, others
from kongbox.rulesets.wsom.options import STANDARD
from kongbox.rulesets.wsom.position import ROB, SELF, Thrown, WinningHand


class Settlement(NamedTuple):
    """How a won hand is paid."""

    responsible: Seat
    """Who answers for the winning tile; the winner himself when all pay alike."""
    payments: tuple[Payment, ...]
    notes: tuple[ScoreLine, ...]
    """The clauses that decided, with their facts."""


@clause("wsom.score.pay.1", "wsom.score.pay.6")
def settle(hand: WinningHand, worth: int) -> Settlement:
    """Three times what the hand is worth goes to the winner, self-drawn or not, East or not.

    Args:
        hand: the won hand.
        worth: its points after the limit.
    """
    responsible = responsible_seat(hand)
    base = hand.options.payoff_base
    if responsible == hand.winner:
        return _paid_alike(hand, worth, "wsom.score.pay.2" if hand.by == SELF else "wsom.score.imm.2")
    if worth <= base:
        paid = _paid_alike(hand, worth, "wsom.score.pay.3")
        return paid._replace(responsible=responsible)
    return _paid_apart(hand, worth, responsible)


@clause("wsom.win.2", "wsom.win.3", "wsom.score.note.11", "wsom.score.imm.1", "wsom.score.imm.3", "wsom.score.imm.4")
def responsible_seat(hand: WinningHand) -> Seat:
    """Who answers for the winning tile: the first to throw its kind since the winner's own last discard.

    That last discard counts too, and so do discards that somebody claimed. For a tile from the wall, a supplement
    included, the winner answers himself, and all pay alike.
    """
    if hand.by == SELF:
        return hand.winner
    assert hand.discarder is not None, "a tile that was not drawn came from somebody"
    throwers = (seat for seat, tile in same_turn(hand) if tile == hand.tile)
    return next(throwers, hand.discarder)


@clause("wsom.score.imm.1", "wsom.score.imm.6")
def same_turn(hand: WinningHand) -> tuple[Thrown, ...]:
    """The discards from the winner's own last one on; all of the hand's when he has thrown none."""
    own = [place for place, (seat, _) in enumerate(hand.discards) if seat == hand.winner]
    return hand.discards[own[-1] if own else 0 :]


@clause("wsom.score.pay.2", "wsom.score.pay.3", "wsom.score.imm.2", "wsom.score.imm.4")
def _paid_alike(hand: WinningHand, worth: int, why: str) -> Settlement:
    """Each pays what the hand is worth: self-drawn, answered for by the winner himself, or not above the base."""
    payments = tuple(Payment(payer, hand.winner, worth, why) for payer in others(hand.winner) if worth)
    facts = (("points", worth), ("base", hand.options.payoff_base), ("tile", hand.tile))
    return Settlement(hand.winner, payments, (ScoreLine(why, 0, facts=facts),))


@clause("wsom.score.pay.4", "wsom.score.pay.5")
def _paid_apart(hand: WinningHand, worth: int, responsible: Seat) -> Settlement:
    """The two others pay the base each, the responsible player the rest of three times the worth."""
    base = hand.options.payoff_base
    rest = 3 * worth - 2 * base
    split = "wsom.score.pay.4" if base == STANDARD.payoff_base else "wsom.score.pay.5"
    why = _why_responsible(hand, responsible)
    payments = tuple(
        Payment(payer, hand.winner, rest, why or split)
        if payer == responsible
        else Payment(payer, hand.winner, base, split)
        for payer in others(hand.winner)
        if payer == responsible or base
    )
    facts = (("points", worth), ("base", base), ("rest", rest), ("seat", responsible))
    reasons = (_responsibility(hand, responsible, why),) if why else ()
    return Settlement(responsible, payments, (ScoreLine(split, 0, facts=facts), *reasons))


@clause("wsom.score.pay.7", "wsom.score.imm.5", "wsom.rob.1")
def _why_responsible(hand: WinningHand, responsible: Seat) -> str:
    """The clause that makes `responsible` pay, where it is not simply that he threw the tile."""
    if hand.by == ROB:
        return "wsom.score.pay.7" if responsible == hand.discarder else "wsom.score.imm.5"
    return "" if responsible == hand.discarder else "wsom.score.imm.1"


def _responsibility(hand: WinningHand, responsible: Seat, why: str) -> ScoreLine:
    assert hand.discarder is not None
    facts = (("seat", responsible), ("source", hand.discarder), ("tile", hand.tile))
    return ScoreLine(why, 0, (hand.tile,), facts)
