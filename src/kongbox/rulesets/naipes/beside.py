"""What the page shows beside a table of this game: palos, honour cards, and what the own hand is worth by now."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from kongbox.engine.actions import Offer
from kongbox.engine.clauses import clause
from kongbox.engine.events import HandWon
from kongbox.engine.phases import Phase
from kongbox.engine.scoresheet import Account, ScoreLine
from kongbox.engine.seats import SEATS, Seat
from kongbox.engine.state import DealState
from kongbox.rulesets.naipes.claims import question_offers
from kongbox.rulesets.naipes.ending import DISCARD, ROB, SELF, hand_of, made_at_table
from kongbox.rulesets.naipes.eunucos import GRAN, cards_of, eunuco_of
from kongbox.rulesets.naipes.hands import CHOW, KANG_GROWN, KANG_HAND, PUNG, Hand, group_of
from kongbox.rulesets.naipes.kangs import KANG, ON_KANG
from kongbox.rulesets.naipes.lying import laid_by
from kongbox.rulesets.naipes.mahjongs import MAHJONG, closing_hand, last_card, waited_for
from kongbox.rulesets.naipes.palos import PALOS, palo_of
from kongbox.rulesets.naipes.play import sound, turn_offers
from kongbox.rulesets.naipes.rotation import dominant_of, vuelta_of
from kongbox.rulesets.naipes.scoring import of_gran_eunuco, score
from kongbox.rulesets.naipes.tileset import TILES
from kongbox.tiles.tile import HIDDEN

Plain = dict[str, Any]
CLAUSES = {
    MAHJONG: "naipes.claim.5",
    KANG: "naipes.claim.4",
    PUNG: "naipes.claim.3",
    CHOW: "naipes.claim.2",
    KANG_HAND: "naipes.kang.1",
    KANG_GROWN: "naipes.kang.1",
}
"""The acts whose outcome is told beforehand, with the clause that allows each."""


@clause("naipes.wind.2", "naipes.wind.6", "naipes.eunuco.3")
def beside(deal: DealState, viewer: Seat | None) -> Plain:
    """The public part for everybody; for a seat that plays what its hand is worth and what it waits for.

    Args:
        deal: the hand as `viewer` may see it.
        viewer: his seat; None for somebody who has none.
    """
    plays = viewer is not None and deal.phase not in (Phase.SETTLED, Phase.BETWEEN)
    known = plays and viewer is not None and HIDDEN not in deal.hands[viewer]
    return {
        "vuelta": vuelta_of(deal),
        "dominant": PALOS[dominant_of(deal)],
        "palos": [PALOS[palo_of(seat, deal.dealer)] for seat in SEATS],
        "honours_seen": list(TILES.tidy(card for row in deal.aside for card in row)),
        "ladder": _ladder(deal, viewer) if known and viewer is not None else None,
        "waits": list(waited_for(deal, viewer)) if known and viewer is not None else [],
        "counts": [cards_of(deal, seat) for seat in SEATS],
    }


@clause("naipes.base.6", "naipes.dobla.gen.1")
def _ladder(deal: DealState, seat: Seat) -> Plain:
    """What the hand of `seat` would count if another made mah-jong now, and what after each act open to it."""
    now = _worth(deal, seat)
    return {
        "base": now.base,
        "lines": list(now.lines),
        "doublings": list(now.doublings),
        "doubles": now.doubles,
        "total": now.total,
        "claims": [_outlook(deal, seat, offer, now) for offer in _declarations(deal, seat)],
    }


def _worth(deal: DealState, seat: Seat) -> Account:
    account = _scored(hand_of(deal, seat))
    assert account is not None, "a loser's hand has always a reading"
    return of_gran_eunuco(account) if eunuco_of(deal, seat) == GRAN else account


@lru_cache(maxsize=1024)
def _scored(hand: Hand) -> Account | None:
    """The same hands are asked about for every message of a turn; each is counted once."""
    return score(hand)


def _declarations(deal: DealState, seat: Seat) -> list[Offer]:
    """The open acts of `seat` that lay a set or end the hand, those left out that could only be a mistake."""
    if deal.question is not None:
        found = question_offers(deal, seat) if deal.question.waits_for(seat) else ()
    else:
        found = turn_offers(deal) if deal.phase is Phase.TURN and deal.turn == seat else ()
    return [offer for offer in found if offer.name in CLAUSES and sound(deal, seat, offer)]


def _outlook(deal: DealState, seat: Seat, offer: Offer, now: Account) -> Plain:
    after = _scored(_after(deal, seat, offer))
    assert after is not None, "a mah-jong that is offered must score"
    if offer.name != MAHJONG and eunuco_of(deal, seat) == GRAN:
        after = of_gran_eunuco(after)
    return {
        "name": offer.name,
        "tiles": list(offer.tiles),
        "base": after.base,
        "doubles": after.doubles,
        "total": after.total,
        "clause": CLAUSES[offer.name],
        "why": difference(now, after),
    }


def _after(deal: DealState, seat: Seat, offer: Offer) -> Hand:
    """The hand of `seat` after an act: with the set laid, or as the winner's."""
    hand = hand_of(deal, seat)
    if offer.name == MAHJONG:
        return _won(deal, seat, hand)
    laid = laid_by(deal, seat, offer)
    assert laid is not None, f"{offer.name} lays a set"
    left = tuple((Counter(hand.concealed) - Counter(offer.tiles)).elements())
    trio = laid.tiles[:3] if laid.kind == KANG_GROWN else None
    groups = tuple(group for group in hand.groups if group.tiles != trio)
    return hand._replace(concealed=left, groups=(*groups, group_of(laid)))


def _won(deal: DealState, seat: Seat, hand: Hand) -> Hand:
    question = deal.question
    if question is None or question.tile is None or question.seat is None:
        won = HandWon(seat, last_card(deal), seat, SELF)
        return hand._replace(mahjong=made_at_table(deal, won, kang_taken=False))
    way = ROB if question.name == ON_KANG else DISCARD
    mahjong = made_at_table(deal, HandWon(seat, question.tile, question.seat, way), kang_taken=False)
    return hand._replace(concealed=closing_hand(deal, seat, question.tile), mahjong=mahjong)


def difference(before: Account, after: Account) -> ScoreLine | None:
    """The first reason why a hand is worth more or less than before; its points are negative where it is lost.

    Doblas weigh more than points, and what is won is told before what is lost.
    """
    for old, new in ((before.doublings, after.doublings), (before.lines, after.lines)):
        gained = next(_more(new, old), None)
        if gained is not None:
            return gained
        lost = next(_more(old, new), None)
        if lost is not None:
            return lost._replace(points=-lost.points)
    return None


def _more(some: Iterable[ScoreLine], others: Iterable[ScoreLine]) -> Iterator[ScoreLine]:
    """The lines of `some` whose clause counts for more there than in `others`."""
    counted: Counter[str] = Counter()
    for line in others:
        counted[line.clause] += line.points
    for line in some:
        counted[line.clause] -= line.points
        if counted[line.clause] < 0:
            yield line
