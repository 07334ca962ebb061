"""Calling another hand dead: who may, and what comes of it."""

from kongbox.engine.actions import Action, Offer
from kongbox.engine.clauses import clause
from kongbox.engine.events import Answered, ClaimAnnounced, ClaimLapsed, Event, MarkSet, QuestionClosed
from kongbox.engine.phases import Phase
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import Seat
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import DealState
from kongbox.rulesets.american.adjudication.last_hand import dies
from kongbox.rulesets.american.adjudication.ruling import Death
from kongbox.rulesets.american.claims import PASS, resolve
from kongbox.rulesets.american.dead_hands import (
    attempted_value,
    carry_out,
    deaths,
    end_by,
    ground_against,
    returned,
)
from kongbox.rulesets.american.ending import CALLED, after, live_others, next_turn, owes
from kongbox.rulesets.american.exposures import may_amend

CALL_DEAD = "call-dead"


@clause("american.dead.2", "american.dead.8", "american.error.2", "american.adj.7")
def call_offers(deal: DealState, seat: Seat) -> tuple[Offer, ...]:
    """The live hands that a live `seat` may call dead, from the first discard on; not one that may still correct."""
    if not deal.discards:
        return ()
    correcting = deal.turn if may_amend(deal, deal.turn) else None
    return tuple(Offer(CALL_DEAD, (), other, asked=False) for other in live_others(deal, seat) if other != correcting)


@clause("american.dead.2", "american.dead.6", "american.adj.8", "american.adj.29")
def call_dead(deal: DealState, action: Action, seed: Seed) -> Events:
    """The call is ruled on at once: upheld, and the hand is dead; or rejected, and the table's stake is owed."""
    assert action.target is not None
    caller, called = action.seat, action.target
    said = ClaimAnnounced(caller, CALL_DEAD, called)
    ground = ground_against(deal, called)
    if ground is None:
        return (said, ClaimLapsed(caller, CALL_DEAD, "american.dead.6"), *_stake(deal, caller, called))
    death = Death(called, attempted=attempted_value(deal, called))
    ruling = dies(death, deaths(deal), ground, returned=returned(deal, called))
    died = (said, *carry_out(deal, ruling, CALLED))
    now = after(deal, died)
    return (*died, *(end_by(now, ruling) or _goes_on(now, called, seed)))


@clause("american.adj.29")
def _stake(deal: DealState, caller: Seat, called: Seat) -> Events:
    stake: int = deal.options.challenge_stake
    owed = deal.mark(caller, owes(called)) + stake
    return (MarkSet(caller, owes(called), owed, "american.adj.29"),) if stake else ()


@clause("american.dead.1", "american.turn.4")
def _goes_on(deal: DealState, dead: Seat, seed: Seed) -> Events:
    """Play without the dead hand: its turn is over, and what it was asked it no longer answers."""
    if deal.phase is Phase.TURN and deal.turn == dead:
        return next_turn(deal, dead, seed)
    question = deal.question
    if question is None or not question.waits_for(dead):
        return ()
    silent: Event = Answered(dead, PASS)
    now = after(deal, (silent,))
    assert now.question is not None
    return (silent, QuestionClosed(question.name), *resolve(now, seed)) if now.question.complete else (silent,)
