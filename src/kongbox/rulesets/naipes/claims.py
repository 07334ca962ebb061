"""Claiming a discard: who may claim it for what, whose claim prevails, and what follows."""

from collections.abc import Iterable

from kongbox.engine.actions import Action, Offer
from kongbox.engine.clauses import clause
from kongbox.engine.events import ClaimAnnounced, ClaimLapsed, Event, HandWon, MeldShown
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import Seat, lower, steps
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import DealState, Question, Tiles
from kongbox.rulesets.naipes.baceta import is_empty
from kongbox.rulesets.naipes.ending import DISCARD, ROB, after, end_won
from kongbox.rulesets.naipes.false_mahjong import CLAUSE, note_false
from kongbox.rulesets.naipes.hands import CHOW, PUNG
from kongbox.rulesets.naipes.kangs import KANG, ON_KANG, claimable_kangs, claimed, robbed
from kongbox.rulesets.naipes.mahjongs import MAHJONG, completes, mahjong_offers
from kongbox.rulesets.naipes.tileset import NUMBERS, TILES
from kongbox.rulesets.naipes.turns import next_turn, replace_fourth
from kongbox.tiles.tile import Tile

PASS = "pass"
ON_DISCARD = "claim"
RANKS = {MAHJONG: 0, KANG: 1, PUNG: 1, CHOW: 2}
PASSING = Offer(PASS, slot=5)


def question_offers(deal: DealState, seat: Seat) -> tuple[Offer, ...]:
    """How `seat` may answer the open question; passing is always one of the answers."""
    question = deal.question
    assert question is not None and question.tile is not None and question.seat is not None
    found = mahjong_offers(deal, seat, question.tile)
    if question.name == ON_DISCARD:
        found += groups_with(deal, seat, question.tile, question.seat)
    return (*found, PASSING)


@clause("naipes.claim.1", "naipes.claim.5", "naipes.play.4", "naipes.end.3")
def groups_with(deal: DealState, seat: Seat, card: Tile, source: Seat) -> list[Offer]:
    """The groups for which `seat` may claim the discard; the last discard serves a mah-jong only."""
    if is_empty(deal):
        return []
    found = claimable_kangs(deal, seat, card)
    if deal.hands[seat].count(card) >= 2:
        found.append(Offer(PUNG, (card,) * 2, slot=3))
    if seat == lower(source):
        found += [Offer(CHOW, pair, slot=4) for pair in chow_pairs(deal.hands[seat], card)]
    return found


@clause("naipes.vocab.2", "naipes.vocab.3", "naipes.claim.2")
def chow_pairs(hand: Iterable[Tile], card: Tile) -> tuple[Tiles, ...]:
    """The pairs in `hand` that make an escalera with `card`, lowest first; only the next player may use them."""
    held = set(hand)
    return tuple(pair for pair in _CHOW_PAIRS.get(card, ()) if held.issuperset(pair))


def _pairs_around(card: Tile) -> tuple[Tiles, ...]:
    suit, number = TILES.faces[card]
    runs = ((number - 2, number - 1), (number - 1, number + 1), (number + 1, number + 2))
    return tuple((Tile(f"{first}{suit}"), Tile(f"{last}{suit}")) for first, last in runs if first >= 1 and last <= 9)


_CHOW_PAIRS = {card: _pairs_around(card) for card in NUMBERS}


@clause("naipes.prec.1", "naipes.prec.2", "naipes.claim.3", "naipes.claim.5", "naipes.kang.6")
def precedence(claim: Action, source: Seat) -> tuple[int, int]:
    """Where a claim stands among claims for one card of `source`; the lowest prevails.

    Mah-jong comes first, among several the seat that plays soonest after the source; then pung and kang, then chow.
    The source of a kang's card is whoever declared the kang.
    """
    return RANKS[claim.name], steps(source, claim.seat)


def resolve(deal: DealState, seed: Seed) -> Events:
    """What follows once everybody has answered: the best claim, or play goes on."""
    question = deal.question
    assert question is not None and question.seat is not None
    source = question.seat
    claims = [answer for answer in question.answers if answer is not None and answer.name != PASS]
    claims.sort(key=lambda claim: steps(source, claim.seat))
    false = [claim for claim in claims if claim.name == MAHJONG and not completes(deal, claim.seat, question.tile)]
    standing = [claim for claim in claims if claim not in false]
    best = min(standing, key=lambda claim: precedence(claim, source), default=None)
    spoken = _spoken(deal, claims, false, best)
    deal = after(deal, spoken)
    if best is None:
        return (*spoken, *_nobody_claims(deal, question, seed))
    return (*spoken, *_carried_out(deal, question, best, standing, seed))


@clause("naipes.prec.1", "naipes.prec.4", "naipes.end.5")
def _spoken(deal: DealState, claims: list[Action], false: list[Action], best: Action | None) -> tuple[Event, ...]:
    """Every claim is said aloud; a false mah-jong costs its fine, and all but the best lapse."""
    events: list[Event] = [ClaimAnnounced(claim.seat, claim.name) for claim in claims]
    for claim in claims:
        if claim in false:
            events += [note_false(deal, claim.seat), ClaimLapsed(claim.seat, claim.name, CLAUSE)]
        elif claim is not best:
            events.append(ClaimLapsed(claim.seat, claim.name, "naipes.prec.1"))
    return tuple(events)


def _nobody_claims(deal: DealState, question: Question, seed: Seed) -> Events:
    assert question.seat is not None
    if question.name == ON_KANG:
        return replace_fourth(deal, question.seat, seed)
    return next_turn(deal, question.seat, seed)


@clause("naipes.claim.2", "naipes.claim.3", "naipes.claim.5", "naipes.prec.3", "naipes.dobla.mj.2")
def _carried_out(deal: DealState, question: Question, best: Action, claims: list[Action], seed: Seed) -> Events:
    """A mah-jong ends the hand; a kang draws; a chow or pung is exposed and followed by a discard."""
    card, source = question.tile, question.seat
    assert card is not None and source is not None
    if best.name == MAHJONG and question.name == ON_KANG:
        lost = robbed(deal, card, source)
        return (*lost, *end_won(after(deal, lost), HandWon(best.seat, card, source, ROB)))
    if best.name == MAHJONG:
        kang_taken = any(claim.name == KANG for claim in claims)
        return end_won(deal, HandWon(best.seat, card, source, DISCARD), kang_taken)
    if best.name == KANG:
        return claimed(deal, best, card, source, seed)
    return (MeldShown(best.seat, best.name, TILES.tidy((*best.tiles, card)), card, source),)
