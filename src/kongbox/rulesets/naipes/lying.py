"""How declared sets lie before their owner: the card laid across tells whose discard it was."""

from kongbox.engine.actions import Offer
from kongbox.engine.clauses import clause
from kongbox.engine.ruleset import Cell
from kongbox.engine.seats import Seat, lower, opposite, upper
from kongbox.engine.state import DealState, Meld
from kongbox.rulesets.naipes.hands import CHOW, KANG_CLAIMED, KANG_GROWN, KANG_HAND, PUNG
from kongbox.rulesets.naipes.kangs import KANG, can_be_robbed, exposed_trio
from kongbox.rulesets.naipes.options import NaipesOptions
from kongbox.rulesets.naipes.tileset import TILES


@clause("naipes.wind.1")
def sides(options: NaipesOptions) -> int:
    """On which side the next player sits: 1 left, as play runs clockwise, or -1 right."""
    return 1 if options.sentido == "horario" else -1


@clause("naipes.kang.8", "naipes.vocab.11")
def lie(meld: Meld, owner: Seat, options: NaipesOptions) -> tuple[Cell, ...]:
    """The cards of a set from left to right, as its owner sees them."""
    if meld.kind == KANG_HAND:
        return tuple(Cell(card, face_down=meld.face_down) for card in meld.tiles)
    if meld.kind == CHOW:
        return tuple(Cell(card, turned=card == meld.claimed) for card in meld.tiles)
    size = 3 if meld.kind == KANG_GROWN else len(meld.tiles)
    across = _across(meld.source, owner, size, options)
    row = tuple(Cell(card, turned=place == across) for place, card in enumerate(meld.tiles[:size]))
    added = tuple(Cell(card) for card in meld.tiles[size:])
    return (*added, *row) if across == size - 1 else (*row, *added)


def _across(source: Seat | None, owner: Seat, size: int, options: NaipesOptions) -> int:
    """Which card lies across: the one on the side of whoever threw it, the second for the player opposite."""
    if source == opposite(owner):
        return 1
    left = lower(owner) if sides(options) == 1 else upper(owner)
    return 0 if source == left else size - 1


def preview(deal: DealState, seat: Seat, offer: Offer) -> tuple[Cell, ...]:
    """The set that an offer would lay before `seat`; nothing for a discard, a pass or a mah-jong."""
    meld = laid_by(deal, seat, offer)
    return () if meld is None else lie(meld, seat, deal.options)


def laid_by(deal: DealState, seat: Seat, offer: Offer) -> Meld | None:
    """The set that an offer would lay, or turn an exposed trío into; None for acts that lay none."""
    question = deal.question
    card = question.tile if question is not None else None
    if offer.name == KANG_HAND:
        return Meld(KANG_HAND, offer.tiles, face_down=not can_be_robbed(deal, KANG_HAND))
    if offer.name == KANG_GROWN or (offer.name == KANG and not offer.tiles and card is not None):
        fourth = offer.tiles[0] if card is None else card
        place = exposed_trio(deal, seat, fourth)
        return None if place is None else deal.melds[seat][place]._replace(kind=KANG_GROWN, tiles=(fourth,) * 4)
    if offer.name in (CHOW, PUNG, KANG) and question is not None and card is not None:
        kind = KANG_CLAIMED if offer.name == KANG else offer.name
        return Meld(kind, TILES.tidy((*offer.tiles, card)), card, question.seat)
    return None
