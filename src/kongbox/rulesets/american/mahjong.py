"""Mahjong declared at the table: right, and the hand is paid; or in error, and the declarer's hand is dead."""

from collections import Counter
from collections.abc import Sequence

from kongbox.engine.actions import Action
from kongbox.engine.clauses import clause
from kongbox.engine.events import (
    ClaimAnnounced,
    ClaimLapsed,
    DiscardTaken,
    HandConcealed,
    HandEnded,
    HandRevealed,
    HandWon,
    MeldExchanged,
    QuestionClosed,
)
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import Seat
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import DealState, Tiles
from kongbox.rulesets.american.adjudication.mahjong import MahjongInError, rule_on_mahjong
from kongbox.rulesets.american.adjudication.ruling import Ruling
from kongbox.rulesets.american.dead_hands import attempted_value, carry_out, deaths, end_by, sound_exposures
from kongbox.rulesets.american.ending import FALSE_MAHJONG, after, next_turn
from kongbox.rulesets.american.exposures import exposures_of
from kongbox.rulesets.american.matcher import matches
from kongbox.rulesets.american.options import card_in_force
from kongbox.rulesets.american.payments import DEAL, DISCARD, EXCHANGE, SELF
from kongbox.rulesets.american.settling import Completion, sheet_of_win
from kongbox.tiles.tile import Tile

MAHJONG = "mahjong"


@clause("american.win.1", "american.win.2", "american.win.5", "american.blank.7", "american.concealed.4")
def is_mahjong(deal: DealState, seat: Seat, concealed: Tiles) -> bool:
    """Whether `concealed` and the exposures of `seat` are fourteen tiles that match a line of the card."""
    return bool(matches(card_in_force(deal), concealed, exposures_of(deal.melds[seat])))


# ---- on one's own turn -------------------------------------------------------------------


@clause("american.win.3", "american.east.6", "american.east.7", "american.joker.11", "american.blank.12")
def completion_on_turn(deal: DealState, seat: Seat) -> Completion:
    """How the hand on turn came to be complete.

    After a claimed discard it was the discard, unless the hand was not complete before the exchanges of this turn.
    """
    newest, last = deal.hands[seat][-1], deal.last_discard
    if deal.drawn is None and last is None:
        return Completion(DEAL, newest, seat)
    exchanged = bool(deal.exchanges) and isinstance(deal.exchanges[-1], MeldExchanged)
    if deal.drawn is None and last is not None:
        before = _before_exchanges(deal, seat)
        if not deal.exchanges or is_mahjong(before, seat, before.hands[seat]):
            return Completion(DISCARD, last.tile, last.seat)
    return Completion(EXCHANGE if exchanged else SELF, newest, seat)


def _before_exchanges(deal: DealState, seat: Seat) -> DealState:
    """The hand of `seat` as it was when its turn began, put back together from what it has exchanged since."""
    hand, own = Counter(deal.hands[seat]), [Counter(meld.tiles) for meld in deal.melds[seat]]
    for made in deal.exchanges:
        hand[made.taken] -= 1
        hand[made.given] += 1
        if isinstance(made, MeldExchanged) and made.owner == seat:
            own[made.place][made.given] -= 1
            own[made.place][made.taken] += 1
    melds = list(deal.melds)
    melds[seat] = tuple(
        meld._replace(tiles=tuple(tiles.elements())) for meld, tiles in zip(deal.melds[seat], own, strict=True)
    )
    hands = list(deal.hands)
    hands[seat] = tuple(hand.elements())
    return deal._replace(hands=tuple(hands), melds=tuple(melds))


@clause("american.model.4", "american.error.6", "american.east.6", "american.adj.14", "american.dead.7")
def declare(deal: DealState, seat: Seat, seed: Seed) -> Events:
    """The word, the open tiles, and the ruling: the hand is won, or dead, and the turn ends without a discard."""
    hand = deal.hands[seat]
    shown = (ClaimAnnounced(seat, MAHJONG), HandRevealed(seat, hand))
    if is_mahjong(deal, seat, hand):
        closed = (QuestionClosed(deal.question.name),) if deal.question else ()
        return (*shown, *closed, *_won(deal, seat, completion_on_turn(deal, seat), hand))
    ruling = rule_on_mahjong(_in_error(deal, seat))
    died = (*shown, HandConcealed(seat, hand), *carry_out(deal, ruling, FALSE_MAHJONG))
    now = after(deal, died)
    ended = end_by(now, ruling)
    return (*died, *ended) if ended or deal.question else (*died, *next_turn(now, seat, seed))


def _won(deal: DealState, seat: Seat, how: Completion, concealed: Tiles) -> Events:
    sheet = sheet_of_win(deal, seat, concealed, how)
    return HandWon(seat, how.tile, how.source, how.way), HandEnded("win", sheet.balance(), sheet)


def _in_error(deal: DealState, seat: Seat, source: Seat | None = None, right: Seat | None = None) -> MahjongInError:
    """The facts of a wrong Mahjong: on the discard of `source`, if any; `right` declares on the same one, rightly."""
    return MahjongInError(
        declarer=seat,
        attempted=attempted_value(deal, seat),
        exposures=len(deal.melds[seat]),
        sound=sound_exposures(deal, seat),
        before=deaths(deal),
        claimed_from=source,
        also_mahjong=() if right is None else (right,),
    )


# ---- on a discard ------------------------------------------------------------------------


@clause("american.precedence.1", "american.precedence.5", "american.precedence.6", "american.adj.23")
def claim_mahjong(deal: DealState, claims: Sequence[Action], tile: Tile, source: Seat, seed: Seed) -> Events:
    """One or more hands declare Mahjong on a discard; the first in the order of play that is right has the tile.

    Those before it were wrong and are dead. If all are wrong, the tile stays with the first of them; no exposure
    claim is heard.

    Args:
        claims: all claims in the order of play, exposures among them.
        source: who threw the tile.
    """
    callers = [claim.seat for claim in claims if claim.name == MAHJONG]
    right = next((seat for seat in callers if is_mahjong(deal, seat, (*deal.hands[seat], tile))), None)
    lost = "american.precedence.6" if right is None else "american.precedence.1"
    lapsed = [ClaimLapsed(claim.seat, claim.name, lost) for claim in claims if claim.name != MAHJONG]
    if right is None:
        return (*lapsed, *_all_wrong(deal, callers, tile, source, seed))
    place = callers.index(right)
    lapsed += [ClaimLapsed(seat, MAHJONG, "american.precedence.1") for seat in callers[place + 1 :]]
    died: Events = ()
    for seat in callers[:place]:
        died += _shown_in_error(after(deal, died), _in_error(after(deal, died), seat, source, right), None)[0]
    hand = deal.hands[right]
    won = _won(after(deal, died), right, Completion(DISCARD, tile, source), (*hand, tile))
    return (*lapsed, *died, HandRevealed(right, hand), *won)


def _all_wrong(deal: DealState, callers: Sequence[Seat], tile: Tile, source: Seat, seed: Seed) -> Events:
    """All who declared are dead, until one live hand is left; play goes on at the right of the first of them."""
    died: Events = ()
    for seat in callers:
        now = after(deal, died)
        events, ruling = _shown_in_error(now, _in_error(now, seat, source), tile if seat == callers[0] else None)
        died += events
        ended = end_by(after(deal, died), ruling)
        if ended:
            return (*died, *ended)
    return (*died, *next_turn(after(deal, died), callers[0], seed))


@clause("american.adj.14", "american.adj.15", "american.adj.23", "american.dead.7")
def _shown_in_error(deal: DealState, case: MahjongInError, taken: Tile | None) -> tuple[Events, Ruling]:
    """The tiles are shown, found wrong and taken back, with the claimed tile if it stays with this hand."""
    seat, ruling = case.declarer, rule_on_mahjong(case)
    hand = deal.hands[seat]
    took = (DiscardTaken(seat, taken),) if taken is not None else ()
    back = HandConcealed(seat, (*hand, taken) if taken is not None else hand)
    return (HandRevealed(seat, hand), *took, back, *carry_out(deal, ruling, FALSE_MAHJONG)), ruling
