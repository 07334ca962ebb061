"""The table as one viewer may see it, in the form of the wire.

What comes in here has passed the one gate (`engine.views.seen_by`) already, and is only put into another form.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from kongbox.engine.actions import Offer
from kongbox.engine.phases import Phase
from kongbox.engine.ruleset import Cell, RuleSet
from kongbox.engine.scoresheet import ScoreLine
from kongbox.engine.seats import SEATS, Seat, wind_of
from kongbox.engine.state import DealState, MatchState, Meld, Question
from kongbox.server.protocol import (
    CellView,
    ClockView,
    DiscardView,
    MeldView,
    OfferView,
    PersonView,
    QuestionView,
    ResultView,
    SeatView,
    View,
)
from kongbox.server.said import Teller
from kongbox.tiles.tile import HIDDEN

HANDS_PER_CYCLE = 4
MOST_HANDS = 1000
STOPPED = ClockView(base=None, total=None, bank=None, paused=False)


class Around(NamedTuple):
    """What a view shows beside the match: the table, its people, its time."""

    table: str
    name: str
    pace: str
    people: Sequence[PersonView]
    """By player."""
    clock: ClockView = STOPPED
    spectators: int = 0
    skipping: bool = False
    may_start: bool = False
    solo: bool = False
    delayed: bool = False


def match_view(
    rules: RuleSet,
    seen: MatchState,
    viewer: Seat | None,
    around: Around,
    *,
    offers: Sequence[Offer] = (),
    commitment: str | None = None,
    result: ResultView | None = None,
) -> View:
    """A view of a match in play.

    Args:
        seen: the match as `viewer` may see it.
        offers: the acts open to `viewer`.
        result: the settlement, once the hand is over.
    """
    deal = seen.deal
    number = deal.number if deal else seen.hands_played + 1
    view = _blank(rules, seen.options, around)
    view.phase = seen.phase.value
    view.me = viewer
    view.hand = number
    view.cycle, view.in_cycle = 1 + (number - 1) // HANDS_PER_CYCLE, 1 + (number - 1) % HANDS_PER_CYCLE
    view.commitment, view.result = commitment, result
    view.seats = [_seat(rules, seen, seat, around.people) for seat in SEATS]
    if deal:
        _show_deal(view, rules, deal, offers)
    if deal and rules.beside is not None:
        teller = Teller(rules, [around.people[player].name for player in seen.seating])
        view.beside = {name: _told(teller, value) for name, value in rules.beside(deal, viewer).items()}
    return view


def waiting_view(rules: RuleSet, options: Any, viewer: int | None, around: Around) -> View:
    """A view of a table that has not begun: places are numbered by player, since no seats are drawn yet."""
    view = _blank(rules, options, around)
    view.me = viewer
    view.seats = [_empty_seat(place, person) for place, person in enumerate(around.people)]
    return view


def _blank(rules: RuleSet, options: Any, around: Around) -> View:
    return View(
        table=around.table,
        name=around.name,
        game=rules.name,
        phase="waiting",
        me=None,
        turn=None,
        dealer=0,
        hand=0,
        hands=hands_of(rules, options),
        cycle=0,
        in_cycle=0,
        wall_left=0,
        wall_reserve=0,
        seats=[],
        last_discard=None,
        offers=[],
        question=None,
        clock=around.clock,
        result=None,
        skipping=around.skipping,
        differences=dict(rules.differences(options)),
        pace=around.pace,
        hints=False,
        commitment=None,
        spectators=around.spectators,
        sides=rules.sides(options),
        may_start=around.may_start,
        solo=around.solo,
        delayed=around.delayed,
        order=list(rules.tiles.kinds),
    )


def _show_deal(view: View, rules: RuleSet, deal: DealState, offers: Sequence[Offer]) -> None:
    view.turn = deal.turn if deal.phase is Phase.TURN else None
    view.dealer = deal.dealer
    view.wall_left, view.wall_reserve = deal.wall.left, deal.wall.reserve
    last = deal.last_discard
    view.last_discard = last.seat if last and last.taken_by is None else None
    if view.me is not None:
        view.offers = [_offer(rules, deal, view.me, offer) for offer in offers]
    view.question = _question(deal.question, view) if deal.question else None


def _told(teller: Teller, value: Any) -> Any:
    """The same plain value with every score line in it, however deep, in words."""
    if isinstance(value, ScoreLine):
        return teller.line(value)
    if isinstance(value, Mapping):
        return {name: _told(teller, each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_told(teller, each) for each in value]
    return value


@lru_cache(maxsize=64)
def hands_of(rules: RuleSet, options: Any) -> int:
    """How many hands a match has: the first number of hands played after which it is over; 0 if there is none."""
    played = MatchState(options)
    numbers = (number for number in range(1, MOST_HANDS) if rules.match_over(played._replace(hands_played=number)))
    return next(numbers, 0)


def _seat(rules: RuleSet, seen: MatchState, seat: Seat, people: Sequence[PersonView]) -> SeatView:
    player = seen.seating[seat]
    deal = seen.deal
    if deal is None:
        view = _empty_seat(seat, people[player])
        view.score = seen.scores[player]
        return view
    hand = deal.hands[seat]
    newest = deal.drawn if deal.phase is Phase.TURN and deal.turn == seat else None
    resting = hand[:-1] if newest is not None else hand
    return SeatView(
        seat=seat,
        wind=wind_of(seat, deal.dealer),
        score=seen.scores[player],
        person=people[player],
        count=len(hand),
        tiles=[] if HIDDEN in hand else list(rules.tiles.tidy(resting)),
        drawn=newest,
        melds=[_meld(rules, seat, meld, seen.options) for meld in deal.melds[seat]],
        river=[DiscardView(each.tile, each.drawn, each.taken_by) for each in deal.river(seat)],
        aside=list(deal.aside[seat]),
        marks=[sign for name, value in deal.marks[seat] for sign in _signs(name, value)],
    )


def _signs(name: str, value: int) -> list[str]:
    """A mark that is set, by its name; where there are several degrees of it, by name and degree too."""
    return [name, f"{name}-{value}"][: min(value, 2)]


def _empty_seat(seat: Seat, person: PersonView) -> SeatView:
    return SeatView(
        seat=seat,
        wind=wind_of(seat, 0),
        score=0,
        person=person,
        count=0,
        tiles=[],
        drawn=None,
        melds=[],
        river=[],
        aside=[],
        marks=[],
    )


def _meld(rules: RuleSet, seat: Seat, meld: Meld, options: Any) -> MeldView:
    return MeldView(meld.kind, [_cell(cell) for cell in rules.lie(meld, seat, options)], meld.source)


def _cell(cell: Cell) -> CellView:
    return CellView(cell.tile, cell.turned, cell.face_down)


def _offer(rules: RuleSet, deal: DealState, seat: Seat, offer: Offer) -> OfferView:
    return OfferView(
        name=offer.name,
        tiles=list(offer.tiles),
        target=offer.target,
        slot=offer.slot,
        choose=offer.choose,
        asked=offer.asked,
        shows=[_cell(cell) for cell in rules.preview(deal, seat, offer)],
    )


def _question(question: Question, view: View) -> QuestionView:
    answer = question.answers[view.me] if view.me is not None else None
    return QuestionView(
        name=question.name,
        seat=question.seat,
        tile=question.tile,
        asked=answer is not None or bool(view.offers),
        answered=answer.name if answer else None,
    )
