"""Claiming a discard: who may claim it for what, and whose claim prevails."""

from kongbox.engine.actions import Action, Offer
from kongbox.engine.clauses import clause
from kongbox.engine.events import ClaimAnnounced, ClaimLapsed, Event, QuestionOpened
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import Seat, steps
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import DealState
from kongbox.rulesets.american.ending import is_dead, live_others, next_turn
from kongbox.rulesets.american.exposures import exposure_offers, show_exposure
from kongbox.rulesets.american.mahjong import MAHJONG, claim_mahjong
from kongbox.rulesets.american.options import in_force
from kongbox.rulesets.american.setup import in_last_wall
from kongbox.rulesets.american.tileset import BLANK, JOKER
from kongbox.tiles.tile import Tile

CLAIM, PASS = "claim", "pass"
PASSING = Offer(PASS, slot=5)
DECLARING = Offer(MAHJONG, slot=1)


@clause("american.claim.10", "american.joker.5", "american.blank.15", "american.option.3", "american.window.1")
def can_be_claimed(deal: DealState, tile: Tile) -> bool:
    """Whether a discarded `tile` can be claimed at all: no joker, no blank, nothing from a cold wall."""
    is_cold = in_force(deal).cold_wall == "yes" and in_last_wall(deal)
    return tile not in (JOKER, BLANK) and not is_cold


@clause("american.claim.1", "american.claim.2", "american.window.7", "american.dead.1", "american.turn.5")
def open_window(deal: DealState, thrower: Seat, tile: Tile, seed: Seed) -> Events:
    """The live others are asked about the tile just thrown; about a tile that nobody can claim, nobody is asked."""
    if can_be_claimed(deal, tile):
        return (QuestionOpened(CLAIM, live_others(deal, thrower), thrower, tile),)
    return next_turn(deal, thrower, seed)


@clause("american.claim.3", "american.claim.5", "american.claim.6", "american.claim.8", "american.concealed.2")
def question_offers(deal: DealState, seat: Seat) -> tuple[Offer, ...]:
    """How `seat` may answer a discard: pass, a group it can lay, or Mahjong, right or wrong."""
    question = deal.question
    assert question is not None and question.tile is not None
    exposing = exposure_offers(deal, seat, question.tile) if may_expose(deal) else ()
    return (DECLARING, *exposing, PASSING)


@clause("american.end.2", "american.window.8")
def may_expose(deal: DealState) -> bool:
    """Whether a discard may be claimed for an exposure: not the very last one, which only completes a hand."""
    return deal.wall.left > 0


@clause("american.precedence.1", "american.precedence.2")
def in_order(claims: list[Action], source: Seat) -> list[Action]:
    """The claims in the order of play after `source`; size of group and speed of speech do not count."""
    return sorted(claims, key=lambda claim: steps(source, claim.seat))


@clause("american.claim.11", "american.precedence.1", "american.precedence.2", "american.precedence.3")
def resolve(deal: DealState, seed: Seed) -> Events:
    """What the answers to a discard lead to. Claims of hands that died meanwhile are not heard."""
    question = deal.question
    assert question is not None and question.seat is not None and question.tile is not None
    wishes = [answer for answer in question.answers if answer is not None and answer.name != PASS]
    claims = in_order([claim for claim in wishes if not is_dead(deal, claim.seat)], question.seat)
    if not claims:
        return next_turn(deal, question.seat, seed)
    said: list[Event] = [ClaimAnnounced(claim.seat, claim.name) for claim in claims]
    if any(claim.name == MAHJONG for claim in claims):
        return (*said, *claim_mahjong(deal, claims, question.tile, question.seat, seed))
    best, *others = claims
    lapsed = [ClaimLapsed(claim.seat, claim.name, "american.precedence.2") for claim in others]
    return (*said, *lapsed, show_exposure(best, question.tile, question.seat))
