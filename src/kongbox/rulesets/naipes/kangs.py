"""Kangs: declared in one's own turn, claimed with a discard, robbed of their card."""

from kongbox.engine.actions import Action, Offer
from kongbox.engine.clauses import clause
from kongbox.engine.events import (
    ClaimAnnounced,
    DiscardTaken,
    Event,
    MeldGrown,
    MeldReturned,
    MeldShown,
    MeldShrunk,
    QuestionOpened,
)
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import Seat, others
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import DealState
from kongbox.rulesets.naipes.baceta import is_empty
from kongbox.rulesets.naipes.ending import after
from kongbox.rulesets.naipes.hands import KANG_CLAIMED, KANG_GROWN, KANG_HAND, PUNG
from kongbox.rulesets.naipes.options import SI, NaipesOptions
from kongbox.rulesets.naipes.turns import is_first_turn, replace_fourth
from kongbox.tiles.tile import Tile

KANG = "kang"
"""The word for a kang with a discard."""
ON_KANG = "rob"
"""The question whether somebody takes the card of a kang for his mah-jong."""
KANG_SLOT = 2


def exposed_trio(deal: DealState, seat: Seat, card: Tile) -> int | None:
    """Which set of `seat` is an exposed trío of that card, 0 for the first."""
    trio = (card,) * 3
    return next((place for place, meld in enumerate(deal.melds[seat]) if meld.tiles == trio), None)


@clause("naipes.kang.7")
def may_replace(deal: DealState) -> bool:
    """Whether a kang may be declared or claimed: the card that replaces its fourth must be there."""
    return not is_empty(deal)


@clause("naipes.kang.5")
def in_time(deal: DealState, card: Tile) -> bool:
    """Whether a kang of `card` may still be declared: at any time, or only when its card has just come.

    In his first turn all that Este holds has just come, also after a kang.
    """
    options: NaipesOptions = deal.options
    return options.kang_diferido == SI or deal.drawn == card or is_first_turn(deal)


@clause("naipes.kang.1", "naipes.kang.5", "naipes.kang.7", "naipes.vocab.6")
def own_kangs(deal: DealState) -> list[Offer]:
    """The kangs that the seat in turn may declare: four equal cards in hand, or a fourth for an exposed trío."""
    if not may_replace(deal):
        return []
    hand, seat = deal.hands[deal.turn], deal.turn
    kinds = [card for card in dict.fromkeys(hand) if in_time(deal, card)]
    fours = [Offer(KANG_HAND, (card,) * 4, slot=KANG_SLOT) for card in kinds if hand.count(card) == 4]
    fourths = [card for card in kinds if exposed_trio(deal, seat, card) is not None]
    return fours + [Offer(KANG_GROWN, (card,), slot=KANG_SLOT) for card in fourths]


@clause("naipes.kang.6", "naipes.dobla.mj.2", "naipes.open.11")
def can_be_robbed(deal: DealState, kind: str) -> bool:
    """Whether others may take the card of a kang declared in one's own turn: from an exposed trío always.

    A kang wholly in hand loses nothing, unless the table lets any kang be robbed.
    """
    options: NaipesOptions = deal.options
    return kind == KANG_GROWN or options.robo_kang == "cualquiera"


@clause("naipes.kang.1", "naipes.kang.6", "naipes.kang.8")
def declare(deal: DealState, action: Action, seed: Seed) -> Events:
    """The word, then the cards; the others are asked if they may take the card, and only then is it replaced."""
    seat, card = action.seat, action.tiles[0]
    robbable = can_be_robbed(deal, action.name)
    laid: Event
    if action.name == KANG_HAND:
        laid = MeldShown(seat, KANG_HAND, action.tiles, face_down=not robbable)
    else:
        laid = MeldGrown(seat, _place(deal, seat, card), KANG_GROWN, card)
    events = ClaimAnnounced(seat, action.name), laid
    if robbable:
        return (*events, QuestionOpened(ON_KANG, others(seat), seat, card))
    return (*events, *replace_fourth(after(deal, events), seat, seed))


def _place(deal: DealState, seat: Seat, card: Tile) -> int:
    place = exposed_trio(deal, seat, card)
    assert place is not None, "a kang that was offered has its trío"
    return place


@clause("naipes.claim.4", "naipes.kang.1", "naipes.kang.7")
def claimable_kangs(deal: DealState, seat: Seat, card: Tile) -> list[Offer]:
    """The kang that `seat` may claim with a discard: on a trío in hand, or on one that lies exposed."""
    if not may_replace(deal):
        return []
    if deal.hands[seat].count(card) == 3:
        return [Offer(KANG, (card,) * 3, slot=KANG_SLOT)]
    return [Offer(KANG, slot=KANG_SLOT)] if exposed_trio(deal, seat, card) is not None else []


@clause("naipes.claim.4", "naipes.kang.1", "naipes.prec.3")
def claimed(deal: DealState, claim: Action, card: Tile, source: Seat, seed: Seed) -> Events:
    """The cuadrado lies open and complete; its owner draws and plays on."""
    events: Events
    if claim.tiles:
        events = (MeldShown(claim.seat, KANG_CLAIMED, (card,) * 4, card, source),)
    else:
        grown = MeldGrown(claim.seat, _place(deal, claim.seat, card), KANG_GROWN, card)
        events = DiscardTaken(claim.seat, card), grown
    return (*events, *replace_fourth(after(deal, events), claim.seat, seed))


@clause("naipes.kang.6")
def robbed(deal: DealState, card: Tile, owner: Seat) -> Events:
    """The card is gone, and with it the kang; the trío stays, in hand if it came from there."""
    place, meld = next((place, meld) for place, meld in enumerate(deal.melds[owner]) if meld.tiles == (card,) * 4)
    if meld.kind == KANG_GROWN:
        return (MeldShrunk(owner, place, PUNG, card),)
    return MeldShrunk(owner, place, meld.kind, card), MeldReturned(owner, place, (card,) * 3)
