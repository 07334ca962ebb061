"""A small game of its own, to see that the forms of the engine carry what other games need.

Three passes of tiles chosen by all seats at once, a unanimous vote, an act open at any time, tiles laid aside
and replaced, an exchange with a set on the table, a hand that dies. No rule book, no scoring.
"""

from kongbox.engine.actions import Action, Offer, Refusal
from kongbox.engine.events import (
    Event,
    HandEnded,
    HandStarted,
    MarkSet,
    MeldExchanged,
    MeldShown,
    QuestionOpened,
    TileDiscarded,
    TileDrawn,
    TilesDealt,
    TilesMoved,
)
from kongbox.engine.ruleset import Cell, Events, RuleSet
from kongbox.engine.seats import SEATS, Seat, lower, others
from kongbox.engine.shuffle import Seed, shuffled_tiles
from kongbox.engine.state import DealState, MatchState, Meld, Tiles
from kongbox.tiles.sets import TileSet
from kongbox.tiles.tile import Face, Tile

JOKER, FLOWER = Tile("J"), Tile("F")
TILES = TileSet(
    {Tile(f"{number}b"): Face("b", number) for number in range(1, 10)} | {JOKER: Face("", 0), FLOWER: Face("", 0)},
    {JOKER: 8, FLOWER: 8},
)
EACH = 6
ONE = Tile("1b")


def order(seed: Seed) -> Tiles:
    return tuple(Tile(tile) for tile in shuffled_tiles(seed, TILES.all_tiles()))


def start_hand(match: MatchState, seed: Seed) -> Events:
    wall = order(seed)
    dealt = [TilesDealt(seat, wall[EACH * seat : EACH * (seat + 1)]) for seat in SEATS]
    started = HandStarted(match.hands_played + 1, 0, seed.commitment, len(wall), 0)
    return started, *dealt, QuestionOpened("pass-three", SEATS)


def question_offers(deal: DealState, seat: Seat) -> tuple[Offer, ...]:
    assert deal.question is not None
    if deal.question.name == "pass-three":
        naturals = tuple(tile for tile in TILES.tidy(deal.hands[seat]) if tile != JOKER)
        fewest = max(0, 3 - len(naturals))
        some = tuple(Offer("pass-three", naturals, blind, choose=3 - blind) for blind in range(fewest, 3))
        return (*some, Offer("pass-three", (), 3))
    if deal.question.name == "again":
        return Offer("yes"), Offer("no")
    return (Offer("pass", slot=5),)


def resolve(deal: DealState, seed: Seed) -> Events:
    question = deal.question
    assert question is not None
    answers = [answer for answer in question.answers if answer is not None]
    if question.name == "pass-three":
        moved = [_passed(answer) for answer in answers if answer.tiles]
        return (*moved, QuestionOpened("again", SEATS))
    if question.name == "again":
        unanimous = all(answer.name == "yes" for answer in answers)
        return (QuestionOpened("pass-three", SEATS),) if unanimous else (_draw(deal, 0, seed),)
    assert question.seat is not None
    return (_draw(deal, lower(question.seat), seed),)


def _passed(answer: Action) -> Event:
    receiver = lower(answer.seat)
    return TilesMoved(("hand", answer.seat), ("hand", receiver), answer.tiles, (answer.seat, receiver))


def _draw(deal: DealState, seat: Seat, seed: Seed, source: str = "live") -> Event:
    if deal.wall.left == 0:
        return HandEnded("exhausted", (0, 0, 0, 0))
    return TileDrawn(seat, order(seed)[deal.wall.live + deal.wall.supplements], source)


def turn_offers(deal: DealState) -> tuple[Offer, ...]:
    seat, hand = deal.turn, deal.hands[deal.turn]
    found = [Offer("discard", (tile,)) for tile in dict.fromkeys(hand)]
    found += [Offer("lay-aside", (FLOWER,))] if FLOWER in hand and deal.wall.left else []
    if hand.count(ONE) >= 2 and JOKER in hand:
        found.append(Offer("expose", (ONE, ONE, JOKER)))
    for owner in SEATS:
        for index, meld in enumerate(deal.melds[owner]):
            if JOKER in meld.tiles and ONE in hand and not deal.mark(seat, "dead"):
                found.append(Offer("exchange", (ONE,), 10 * owner + index))
    return tuple(found)


def free_offers(deal: DealState, seat: Seat) -> tuple[Offer, ...]:
    exposed = [other for other in others(seat) if deal.melds[other] and not deal.mark(other, "dead")]
    return tuple(Offer("call-dead", (), other, asked=False) for other in exposed)


def perform(deal: DealState, action: Action, seed: Seed) -> Events:
    seat = action.seat
    if action.name == "discard":
        thrown = TileDiscarded(seat, action.tiles[0], action.tiles[0] == deal.drawn)
        return thrown, QuestionOpened("claim", others(seat), seat, action.tiles[0])
    if action.name == "lay-aside":
        moved = TilesMoved(("hand", seat), ("aside", seat), action.tiles)
        return moved, _draw(deal, seat, seed, "supplement")
    if action.name == "expose":
        return (MeldShown(seat, "pung", action.tiles),)
    assert action.target is not None
    if action.name == "exchange":
        return (MeldExchanged(seat, ONE, action.target // 10, action.target % 10, JOKER),)
    return (MarkSet(action.target, "dead", 1, "sketch.dead"),)


def refuse(_match: MatchState, _action: Action) -> Refusal:
    return Refusal("sketch.no")


def default_act(deal: DealState, seat: Seat) -> Action:
    return Action(seat, "discard", deal.hands[seat][-1:])


def lie(meld: Meld, _owner: Seat, _options: object) -> tuple[Cell, ...]:
    return tuple(Cell(tile) for tile in meld.tiles)


SKETCH = RuleSet(
    name="sketch",
    version="0",
    tiles=TILES,
    read_options=tuple,
    differences=lambda _options: {},
    start_hand=start_hand,
    turn_offers=turn_offers,
    question_offers=question_offers,
    free_offers=free_offers,
    perform=perform,
    resolve=resolve,
    refuse=refuse,
    default_act=default_act,
    match_over=lambda match: match.hands_played >= 2,
    lie=lie,
    preview=lambda _deal, _seat, _offer: (),
)
