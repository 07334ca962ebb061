"""For how long the table waits for each seat, and who then answers in its stead.

Nothing here looks at a hand, with two exceptions the house has agreed on: a person alone with bots is asked only about
what he can claim, and "do not ask again" still asks when one can win.
"""

from typing import NamedTuple

from kongbox.engine.actions import Offer
from kongbox.engine.phases import Phase
from kongbox.engine.state import NEXT_HAND, DealState
from kongbox.server.manner import Manner
from kongbox.server.paces import Pace
from kongbox.server.places import BOT, Place

WIN = 1
"""The dock's slot of a win, in every game."""


class Asked(NamedTuple):
    """What the table asks at present."""

    at: float
    """Since when, in the table's time."""
    deal: DealState
    pace: Pace
    manner: Manner
    solo: bool

    @property
    def kind(self) -> str:
        """``settle`` for the next hand, ``claim`` for a tile, ``choice`` for any other question, ``turn``."""
        question = self.deal.question
        if question is None:
            return "turn"
        if question.name == NEXT_HAND:
            return "settle"
        return "choice" if question.tile is None else "claim"


class Answer(NamedTuple):
    """When the table answers for a seat, and why."""

    at: float
    why: str
    """``bot``, ``clock``, ``away``, or ``agreed``: the person wanted it so."""


def limit(asked: Asked, place: Place) -> float | None:
    """How long a person may take, None for ever."""
    if asked.kind == "turn":
        return place.reserve.limit() if place.reserve else None
    return asked.pace.answer(asked.kind)


def answer_for(asked: Asked, place: Place, offers: tuple[Offer, ...], default: str) -> Answer | None:
    """When the table answers for this place, None if it waits for ever.

    Args:
        offers: what the place's seat may do.
        default: name of the harmless act.
    """
    soon = asked.at + (asked.manner.think if asked.kind == "turn" else asked.manner.answer)
    if place.kind == BOT:
        return Answer(soon, "bot")
    if place.left or place.away:
        return Answer(soon, "away")
    time = limit(asked, place)
    late = None if time is None else Answer(asked.at + time, "clock")
    if place.lost_at is not None:
        patience = place.lost_at + asked.manner.grace
        return Answer(max(patience, late.at), "away") if late else Answer(patience, "away")
    agreed = _agreed(asked, place, offers, default)
    if agreed is not None and (late is None or agreed < late.at):
        return Answer(agreed, "agreed")
    return late


def passes_at_once(asked: Asked, offers: tuple[Offer, ...], default: str) -> bool:
    """Whether a claim window is none for a person alone with bots: there is nothing he could claim."""
    return _is_window(asked) and asked.solo and all(offer.name == default for offer in offers)


def _agreed(asked: Asked, place: Place, offers: tuple[Offer, ...], default: str) -> float | None:
    """When a claim window is passed for somebody who has said so, or has nothing to say alone with bots."""
    if passes_at_once(asked, offers, default):
        return asked.at
    if _is_window(asked) and place.skipping and not any(offer.slot == WIN for offer in offers):
        return asked.at + asked.manner.skip_after
    return None


def _is_window(asked: Asked) -> bool:
    return asked.kind == "claim" and asked.deal.phase is Phase.CLAIMS
