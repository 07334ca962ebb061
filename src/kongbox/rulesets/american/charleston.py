"""The Charleston: three passes or six, the vote between them, the courtesy pass after them.

A pass moves three tiles from each seat to another. On the third pass of a Charleston a seat may pass tiles on that it
has just been handed, without looking at them. The tiles lie in transit, face down, until they reach whoever keeps them.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kongbox.engine.actions import Action, Offer
from kongbox.engine.clauses import clause
from kongbox.engine.events import Event, MarkSet, QuestionOpened, TableAgreed, TilesMoved, TurnBegan
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import SEATS, Seat, opposite
from kongbox.engine.shuffle import Chance, Seed
from kongbox.engine.state import DealState, Question, Tiles
from kongbox.rulesets.american.ending import is_dead, next_turn
from kongbox.rulesets.american.rotation import CONSENT, in_turn_order, racks_filled, without_blanks
from kongbox.rulesets.american.tileset import BLANK, JOKER, TILES
from kongbox.tiles.tile import Tile

PASS_TILES, YES, NO = "pass-tiles", "vote-yes", "vote-no"
VOTE, COURTESY, COURTESY_TILES = "vote", "courtesy", "courtesy-tiles"
EACH = 3
"""How many tiles a pass moves, and the most a courtesy pass does."""


class Pass(NamedTuple):
    """One pass of a Charleston."""

    steps: int
    """How many seats on the tiles go: 1 right, 2 across, 3 left."""
    blind: bool
    """Whether tiles may be sent on unseen."""
    then: str
    """The question that follows."""


PASSES: Mapping[str, Pass] = {
    "pass-right-1": Pass(1, False, "pass-across-1"),
    "pass-across-1": Pass(2, False, "pass-left-1"),
    "pass-left-1": Pass(3, True, VOTE),
    "pass-left-2": Pass(3, False, "pass-across-2"),
    "pass-across-2": Pass(2, False, "pass-right-2"),
    "pass-right-2": Pass(1, True, COURTESY),
}
"""First right, across, left; then left, across, right."""
SECOND = "pass-left-2"


# ---- what may be answered ----------------------------------------------------------------


def question_offers(deal: DealState, seat: Seat) -> tuple[Offer, ...]:
    """How `seat` may answer a question that comes before play."""
    question = deal.question
    assert question is not None
    if question.name in PASSES:
        return pass_offers(deal.hands[seat], PASSES[question.name])
    if question.name == COURTESY:
        return courtesy_offers(deal.hands[seat])
    if question.name == COURTESY_TILES:
        return (Offer(COURTESY_TILES, passable(deal.hands[seat]), choose=deal.mark(seat, COURTESY)),)
    return Offer(YES), Offer(NO)


@clause("american.charleston.3", "american.blank.14")
def passable(hand: Tiles) -> Tiles:
    """What a hand may pass, in tidy order: never a joker, and no blank while three other tiles are left."""
    naturals = TILES.tidy(tile for tile in hand if tile not in (JOKER, BLANK))
    return naturals if len(naturals) >= EACH else TILES.tidy(tile for tile in hand if tile != JOKER)


@clause("american.charleston.2", "american.charleston.5", "american.charleston.6")
def pass_offers(hand: Tiles, which: Pass) -> tuple[Offer, ...]:
    """Three tiles of one's own; on a blind pass also fewer, and the target says how many are sent on unseen."""
    mine = passable(hand)
    own = tuple(Offer(PASS_TILES, mine, blind, choose=EACH - blind) for blind in range(EACH if which.blind else 1))
    return (*own, Offer(PASS_TILES, (), EACH)) if which.blind else own


@clause("american.charleston.8")
def courtesy_offers(hand: Tiles) -> tuple[Offer, ...]:
    """The most one would swap with the player opposite: none to three, as far as the hand reaches."""
    return tuple(Offer(COURTESY, (), most) for most in range(min(EACH, len(passable(hand))) + 1))


def default_answer(deal: DealState, seat: Seat) -> Action:
    """The harmless answer: nothing of one's own where that may be, else the loneliest tiles; no vote, no courtesy."""
    question = deal.question
    assert question is not None
    if question.name in PASSES:
        if PASSES[question.name].blind:
            return Action(seat, PASS_TILES, (), EACH)
        return Action(seat, PASS_TILES, _loneliest(deal.hands[seat], EACH), 0)
    if question.name == COURTESY:
        return Action(seat, COURTESY, (), 0)
    if question.name == COURTESY_TILES:
        return Action(seat, COURTESY_TILES, _loneliest(deal.hands[seat], deal.mark(seat, COURTESY)))
    return Action(seat, NO)


def _loneliest(hand: Tiles, count: int) -> Tiles:
    return TILES.tidy(sorted(passable(hand), key=hand.count)[:count])


# ---- what follows ------------------------------------------------------------------------


def resolve(deal: DealState, seed: Seed) -> Events:
    """What the answers to a question before play lead to."""
    question = deal.question
    assert question is not None
    if question.name in PASSES:
        return resolve_pass(deal, question, seed)
    if question.name == VOTE:
        return (QuestionOpened(SECOND if _unanimous(question) else COURTESY, SEATS),)
    if question.name == CONSENT:
        return consent_given(deal, _unanimous(question), seed)
    if question.name == COURTESY:
        return agree_on_courtesy(deal, question, seed)
    return swap_courtesy(deal, question, seed)


@clause("american.charleston.4")
def _unanimous(question: Question) -> bool:
    """Whether all four accept; one refusal, without reasons, is enough against it."""
    return all(answer is not None and answer.name == YES for answer in question.answers)


@clause("american.option.1", "american.blank.8")
def consent_given(deal: DealState, agreed: bool, seed: Seed) -> Events:
    """The house rules hold for the whole match, or for nobody; then the tiles are dealt."""
    shuffled: int = deal.options.blanks
    removed = () if agreed else without_blanks(shuffled)
    blanks = shuffled if agreed else 0
    told = TableAgreed(agreed, "american.option.1")
    return (told, *removed, *racks_filled(seed, blanks, deal.dealer, shuffled))


@clause("american.charleston.1", "american.charleston.9")
def resolve_pass(deal: DealState, question: Question, seed: Seed) -> Events:
    """Three tiles from everybody move; then the next pass, the vote or the courtesy is asked for."""
    which = PASSES[question.name]
    sent = [answer for answer in question.answers if answer is not None]
    moved = passed(sent, which.steps, deal.dealer, Chance(seed, question.name))
    return (*moved, QuestionOpened(which.then, SEATS))


Place = Tile | None
"""A place of a packet: a tile, or a debt that is paid when the chain of passes closes."""


class Packets(NamedTuple):
    """What a pass with tiles sent on unseen comes to."""

    forwarded: tuple[tuple[Seat, Seat, Tiles], ...]
    """Who sent tiles on unseen to whom, in order."""
    kept: tuple[Tiles, ...]
    """By seat, what arrives in the hand."""


def passed(sent: Sequence[Action], steps: int, dealer: Seat, chance: Chance) -> Events:
    """The moves of a pass: own tiles, tiles sent on unseen, and what everybody takes up at the end.

    Args:
        sent: the answers of the four seats; the target of each is how many tiles it sends on unseen.
        steps: how many seats on the tiles go.
        dealer: who is East.
        chance: picks the tiles that are sent on.
    """
    packets = packed({action.seat: action for action in sent}, steps, dealer, chance)
    moves: list[Event] = [
        TilesMoved(("hand", action.seat), ("transit", _on(action.seat, steps)), action.tiles, (action.seat,))
        for action in sent
        if action.tiles
    ]
    moves += [TilesMoved(("transit", here), ("transit", there), tiles) for here, there, tiles in packets.forwarded]
    taken = ((seat, TILES.tidy(packets.kept[seat])) for seat in in_turn_order(dealer) if packets.kept[seat])
    return (*moves, *(TilesMoved(("transit", seat), ("hand", seat), tiles, (seat,)) for seat, tiles in taken))


def _on(seat: Seat, steps: int) -> Seat:
    return (seat + steps) % 4


def packed(sent: Mapping[Seat, Action], steps: int, dealer: Seat, chance: Chance) -> Packets:
    """Who keeps which tiles of a pass, when any seat may send some of them on unseen."""
    kept: list[Tiles] = [(), (), (), ()]
    forwarded: list[tuple[Seat, Seat, Tiles]] = []
    for seat in in_turn_order(dealer)[: 2 if steps == 2 else 1]:
        members = [each for each in in_turn_order(dealer) if each in _chain(seat, steps)]
        starter = min(members, key=lambda each: sent[each].target or 0)
        packets = _round(sent, _chain(starter, steps), chance)
        forwarded += packets.forwarded
        kept = [mine or more for mine, more in zip(kept, packets.kept, strict=True)]
    return Packets(tuple(forwarded), tuple(kept))


def _chain(start: Seat, steps: int) -> tuple[Seat, ...]:
    """The seats that a packet of `start` would come by, if everybody sent it on: all four, or two across."""
    return tuple(_on(start, steps * step) for step in range(2 if steps == 2 else 4))


@clause("american.charleston.6", "american.charleston.7")
def _round(sent: Mapping[Seat, Action], chain: tuple[Seat, ...], chance: Chance) -> Packets:
    """The packets of one chain, which starts with the seat that passes most tiles of its own.

    The starter hands on debts for the tiles it would send on; when the chain is back, the debts that others kept are
    paid unseen from the packet that came back, and the rest of it is the starter's. If nobody passes a tile of his
    own, nothing moves.
    """
    starter, *others = chain
    kept: list[list[Place]] = [[], [], [], []]
    forwarded: list[tuple[Seat, Seat, Tiles]] = []
    packet: list[Place] = [*sent[starter].tiles, *(None for _ in range(sent[starter].target or 0))]
    for here, there in zip(others, (*others[1:], starter), strict=True):
        on, kept[here] = _split(packet, sent[here].target or 0, chance)
        _note(forwarded, here, there, on)
        packet = [*sent[here].tiles, *on]
    rest: list[Place] = [*chance.shuffled(_tiles_of(packet))]
    for seat in others:
        owed = kept[seat].count(None)
        _note(forwarded, starter, seat, rest[:owed])
        kept[seat], rest = [*kept[seat], *rest[:owed]], rest[owed:]
    kept[starter] = rest
    return Packets(tuple(forwarded), tuple(_tiles_of(row) for row in kept))


def _split(packet: Sequence[Place], on: int, chance: Chance) -> tuple[list[Place], list[Place]]:
    """So many places of a packet to send on, tiles before debts and picked without a look; and the others."""
    tiles = chance.shuffled(_tiles_of(packet))
    places: list[Place] = [*tiles, *(place for place in packet if place is None)]
    return places[:on], places[on:]


def _note(forwarded: list[tuple[Seat, Seat, Tiles]], here: Seat, there: Seat, places: Sequence[Place]) -> None:
    if _tiles_of(places):
        forwarded.append((here, there, _tiles_of(places)))


def _tiles_of(places: Sequence[Place]) -> Tiles:
    return tuple(place for place in places if place is not None)


# ---- courtesy ----------------------------------------------------------------------------


@clause("american.charleston.8")
def agree_on_courtesy(deal: DealState, question: Question, seed: Seed) -> Events:
    """Of two opposite players the smaller number counts; those who swap are asked for their tiles."""
    most = [answer.target or 0 if answer is not None else 0 for answer in question.answers]
    swaps = {seat: min(most[seat], most[opposite(seat)]) for seat in SEATS}
    swapping = tuple(seat for seat in SEATS if swaps[seat])
    if not swapping:
        return begin_turns(deal, seed)
    marks = [MarkSet(seat, COURTESY, swaps[seat], "american.charleston.8") for seat in swapping]
    return (*marks, QuestionOpened(COURTESY_TILES, swapping))


@clause("american.charleston.8")
def swap_courtesy(deal: DealState, question: Question, seed: Seed) -> Events:
    """Opposite players swap what they chose before looking; the two pairs have nothing to do with each other."""
    sent = [answer for answer in question.answers if answer is not None]
    moves: list[Event] = [
        TilesMoved(("hand", action.seat), ("transit", opposite(action.seat)), action.tiles, (action.seat,))
        for action in sent
    ]
    for action in sent:
        there = opposite(action.seat)
        moves.append(TilesMoved(("transit", there), ("hand", there), action.tiles, (there,)))
    over = [MarkSet(action.seat, COURTESY, 0, "american.charleston.8") for action in sent]
    return (*moves, *over, *begin_turns(deal, seed))


@clause("american.turn.1", "american.charleston.9", "american.east.7")
def begin_turns(deal: DealState, seed: Seed) -> Events:
    """East opens without drawing; where East's hand is dead already, the next live hand draws."""
    return next_turn(deal, deal.dealer, seed) if is_dead(deal, deal.dealer) else (TurnBegan(deal.dealer),)
