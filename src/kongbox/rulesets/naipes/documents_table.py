"""A moment at the table made from a document: one player is asked about a card, and the rules of play answer."""

from typing import NamedTuple

from kongbox.engine.actions import Action, Refusal
from kongbox.engine.phases import Phase
from kongbox.engine.seats import SEATS
from kongbox.engine.state import DealState, MatchState, Meld, Question, Tiles, Wall
from kongbox.rulesets.naipes.claims import question_offers
from kongbox.rulesets.naipes.eunucos import EUNUCO, NONE
from kongbox.rulesets.naipes.mahjongs import MAHJONG, completes
from kongbox.rulesets.naipes.options import NaipesOptions
from kongbox.rulesets.naipes.palos import ESTE, Palo
from kongbox.rulesets.naipes.refusals import refuse
from kongbox.rulesets.naipes.rotation import FIRST_SEAT, VUELTA


class Asked(NamedTuple):
    """Who is asked, and what he has; in documents oros deals, so that a player's seat is his palo."""

    palo: Palo
    hand: Tiles
    melds: tuple[Meld, ...]
    eunuco: int = NONE


def moment(asked: Asked, question: Question | None, left: int, dominant: Palo, options: NaipesOptions) -> DealState:
    """The hand in play at which `asked` answers `question`, with so many cards left to draw."""
    return DealState(
        options=options,
        number=1,
        dealer=ESTE,
        phase=Phase.CLAIMS,
        turn=ESTE if question is None or question.seat is None else question.seat,
        wall=Wall(left),
        hands=tuple(asked.hand if seat == asked.palo else () for seat in SEATS),
        melds=tuple(asked.melds if seat == asked.palo else () for seat in SEATS),
        marks=tuple(
            ((EUNUCO, asked.eunuco),) * (seat == asked.palo) + ((VUELTA, dominant + 1),) * (seat == FIRST_SEAT)
            for seat in SEATS
        ),
        question=question,
    )


def is_granted(deal: DealState, palo: Palo, name: str) -> bool:
    """Whether the table offers `palo` that claim, and for a mah-jong whether it would be a true one."""
    question = deal.question
    if question is None or not question.waits_for(palo):
        return False
    if name == MAHJONG and not completes(deal, palo, question.tile):
        return False
    return any(offer.name == name for offer in question_offers(deal, palo))


def refusal_of(deal: DealState, palo: Palo, name: str) -> Refusal:
    """Why the table refuses `palo` that claim."""
    return refuse(MatchState(deal.options, deal=deal), Action(palo, name))
