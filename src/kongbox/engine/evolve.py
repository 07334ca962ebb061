"""Fold events into states. It never refuses and never chooses, so it also runs on half-blind logs."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from kongbox.engine import events as happened
from kongbox.engine.actions import Action
from kongbox.engine.events import Event
from kongbox.engine.phases import Phase
from kongbox.engine.seats import Seat
from kongbox.engine.state import NEXT_HAND, DealState, Discard, MatchState, Meld, Question, Tiles, Wall
from kongbox.tiles.tile import HIDDEN, Tile

Part = TypeVar("Part")


class Impossible(ValueError):
    """An event that cannot have happened in this state: the log was not written by a table."""


def evolve(match: MatchState, event: Event) -> MatchState:
    """The match after `event`.

    Raises:
        Impossible: if the event moves a tile that is not where it should be, or names no hand in play.
    """
    whole = _MATCH_EVENTS.get(type(event))
    if whole is not None:
        return whole(match, event)
    if match.deal is None:
        raise Impossible(f"{type(event).__name__} before any hand has started")
    return match._replace(deal=_DEAL_EVENTS[type(event)](match.deal, event))


def fold(match: MatchState, events: Iterable[Event]) -> MatchState:
    """The match after all `events`."""
    for event in events:
        match = evolve(match, event)
    return match


# ---- the match -------------------------------------------------------------------------


def _seats_drawn(match: MatchState, event: happened.SeatsDrawn) -> MatchState:
    return match._replace(seating=event.seating)


def _hand_started(match: MatchState, event: happened.HandStarted) -> MatchState:
    wall = Wall(total=event.tiles, reserve=event.reserve)
    deal = DealState(match.options, event.number, event.dealer, Phase.BETWEEN, event.dealer, wall)
    return match._replace(deal=deal._replace(throws=event.throws, agreed=match.agreed))


def _table_agreed(match: MatchState, event: happened.TableAgreed) -> MatchState:
    if match.deal is None:
        raise Impossible("TableAgreed before any hand has started")
    return match._replace(agreed=event.agreed, deal=match.deal._replace(agreed=event.agreed))


def _hand_ended(match: MatchState, event: happened.HandEnded) -> MatchState:
    if match.deal is None:
        raise Impossible("HandEnded before any hand has started")
    gains = dict(zip(match.seating, event.balance, strict=True))
    scores = tuple(score + gains[player] for player, score in enumerate(match.scores))
    deal = match.deal._replace(phase=Phase.SETTLED, question=None)
    redealt = match.redealt + int(event.again)
    return match._replace(scores=scores, hands_played=match.hands_played + 1, redealt=redealt, deal=deal)


def _seed_revealed(match: MatchState, _: happened.SeedRevealed) -> MatchState:
    return match


def _match_ended(match: MatchState, _: happened.MatchEnded) -> MatchState:
    return match._replace(over=True)


# ---- tiles -----------------------------------------------------------------------------


def _put(row: tuple[Part, ...], seat: Seat, part: Part) -> tuple[Part, ...]:
    return (*row[:seat], part, *row[seat + 1 :])


def _arrive(hand: Tiles, tiles: Tiles) -> Tiles:
    blind = bool(hand) and hand[0] == HIDDEN
    return hand + ((HIDDEN,) * len(tiles) if blind else tiles)


def _leave(hand: Tiles, tiles: Iterable[Tile], newest: bool = False) -> Tiles:
    rest = list(hand)
    for tile in tiles:
        wanted = HIDDEN if rest and rest[0] == HIDDEN else tile
        if wanted not in rest:
            raise Impossible(f"{tile} is not in the hand {' '.join(hand)}")
        place = len(rest) - 1 if newest and rest[-1] == wanted else rest.index(wanted)
        del rest[place]
    return tuple(rest)


def _tiles_dealt(deal: DealState, event: happened.TilesDealt) -> DealState:
    wall = deal.wall._replace(live=deal.wall.live + len(event.tiles))
    return deal._replace(hands=_put(deal.hands, event.seat, deal.hands[event.seat] + event.tiles), wall=wall)


def _turn_began(deal: DealState, event: happened.TurnBegan) -> DealState:
    return deal._replace(phase=Phase.TURN, turn=event.seat, drawn=None, drawn_from="", exchanges=())


def _tiles_removed(deal: DealState, event: happened.TilesRemoved) -> DealState:
    return deal._replace(wall=deal.wall._replace(total=deal.wall.total - len(event.tiles)))


def _tile_drawn(deal: DealState, event: happened.TileDrawn) -> DealState:
    wall = deal.wall
    if event.source == "live":
        wall = wall._replace(live=wall.live + 1)
    else:
        wall = wall._replace(supplements=wall.supplements + 1)
    if wall.left < 0:
        raise Impossible("a tile drawn after the wall was used up")
    hands = _put(deal.hands, event.seat, deal.hands[event.seat] + (event.tile,))
    deal = deal._replace(phase=Phase.TURN, turn=event.seat, wall=wall, hands=hands, exchanges=())
    return deal._replace(drawn=event.tile, drawn_from=event.source)


def _tile_discarded(deal: DealState, event: happened.TileDiscarded) -> DealState:
    seat = event.seat
    hands = _put(deal.hands, seat, _leave(deal.hands[seat], (event.tile,), newest=event.drawn))
    thrown = Discard(seat, event.tile, event.drawn)
    return deal._replace(hands=hands, discards=(*deal.discards, thrown), drawn=None, drawn_from="", exchanges=())


def _discard_taken(deal: DealState, event: happened.DiscardTaken) -> DealState:
    hands = _put(deal.hands, event.seat, _arrive(deal.hands[event.seat], (event.tile,)))
    return _take_discard(deal, event.seat)._replace(hands=hands)


def _discard_swapped(deal: DealState, event: happened.DiscardSwapped) -> DealState:
    if not 0 <= event.place < len(deal.discards) or deal.discards[event.place].tile != event.taken:
        raise Impossible(f"{event.taken} does not lie in place {event.place} of the discards")
    left = deal.discards[event.place]._replace(tile=event.given)
    deal = deal._replace(discards=_put(deal.discards, event.place, left))
    return _trade(deal, event, event.given, event.taken)


def _trade(
    deal: DealState, event: happened.MeldExchanged | happened.DiscardSwapped, given: Tile, taken: Tile
) -> DealState:
    """The hand of the seat gives one tile and gets another, which in its own turn counts as its newest."""
    seat, hand = event.seat, deal.hands[event.seat]
    arrived = HIDDEN if hand[:1] == (HIDDEN,) else taken
    deal = deal._replace(hands=_put(deal.hands, seat, (*_leave(hand, (given,)), arrived)))
    if deal.phase is not Phase.TURN or deal.turn != seat:
        return deal
    drawn = None if deal.drawn is None else arrived
    return deal._replace(drawn=drawn, exchanges=(*deal.exchanges, event))


def _tiles_moved(deal: DealState, event: happened.TilesMoved) -> DealState:
    for (place, seat), move in ((event.source, _leave), (event.target, _arrive)):
        rows = getattr(deal, _PLACES[place])
        tiles = (HIDDEN,) * len(event.tiles) if place == "transit" else event.tiles
        moved: dict[str, Any] = {_PLACES[place]: _put(rows, seat, move(rows[seat], tiles))}
        deal = deal._replace(**moved)
    if event.source == ("hand", deal.turn):
        deal = deal._replace(drawn=None, drawn_from="")
    return deal


_PLACES = {"hand": "hands", "aside": "aside", "transit": "transit"}


# ---- questions -------------------------------------------------------------------------


def _question_opened(deal: DealState, event: happened.QuestionOpened) -> DealState:
    question = Question(event.name, event.asked, event.seat, event.tile)
    if event.name == NEXT_HAND:
        return deal._replace(question=question, phase=Phase.SETTLED)
    phase = Phase.BEFORE_PLAY if event.tile is None else Phase.CLAIMS
    return deal._replace(question=question, phase=phase)


def _answered(deal: DealState, event: happened.Answered) -> DealState:
    if deal.question is None or not deal.question.waits_for(event.seat):
        raise Impossible(f"an answer of seat {event.seat} that nobody asked for")
    answer = Action(event.seat, event.name, event.tiles, event.target)
    return deal._replace(question=deal.question._replace(answers=_put(deal.question.answers, event.seat, answer)))


def _question_closed(deal: DealState, event: happened.QuestionClosed) -> DealState:
    phase = Phase.BETWEEN if event.name == NEXT_HAND else deal.phase
    return deal._replace(question=None, phase=phase)


def _nothing(deal: DealState, _: Event) -> DealState:
    return deal


# ---- sets ------------------------------------------------------------------------------


def _meld_shown(deal: DealState, event: happened.MeldShown) -> DealState:
    seat = event.seat
    from_hand = list(event.tiles)
    if event.claimed is not None:
        from_hand.remove(event.claimed)
        deal = _take_discard(deal, seat)
    meld = Meld(event.kind, event.tiles, event.claimed, event.source, event.face_down)
    return deal._replace(
        phase=Phase.TURN,
        turn=seat,
        hands=_put(deal.hands, seat, _leave(deal.hands[seat], from_hand)),
        melds=_put(deal.melds, seat, (*deal.melds[seat], meld)),
        drawn=None,
        drawn_from="",
        exchanges=(),
    )


def _take_discard(deal: DealState, seat: Seat) -> DealState:
    if not deal.discards:
        raise Impossible("a claim before the first discard")
    return deal._replace(discards=(*deal.discards[:-1], deal.discards[-1]._replace(taken_by=seat)))


def _regrow(deal: DealState, seat: Seat, place: int, kind: str | None, tiles: Callable[[Tiles], Tiles]) -> DealState:
    if not 0 <= place < len(deal.melds[seat]):
        raise Impossible(f"seat {seat} has no set number {place}")
    meld = deal.melds[seat][place]
    grown = meld._replace(kind=kind or meld.kind, tiles=tiles(meld.tiles))
    return deal._replace(melds=_put(deal.melds, seat, _put(deal.melds[seat], place, grown)))


def _meld_turned(deal: DealState, event: happened.MeldTurned) -> DealState:
    turned = _regrow(deal, event.seat, event.place, None, lambda _: event.tiles)
    row = turned.melds[event.seat]
    open_row = _put(row, event.place, row[event.place]._replace(face_down=False))
    return turned._replace(melds=_put(turned.melds, event.seat, open_row))


def _meld_grown(deal: DealState, event: happened.MeldGrown) -> DealState:
    seat = event.seat
    deal = _regrow(deal, seat, event.place, event.kind, lambda tiles: (*tiles, event.tile))
    hands = _put(deal.hands, seat, _leave(deal.hands[seat], (event.tile,)))
    return deal._replace(hands=hands, drawn=None, drawn_from="")


def _meld_shrunk(deal: DealState, event: happened.MeldShrunk) -> DealState:
    return _regrow(deal, event.seat, event.place, event.kind, lambda tiles: tiles[:-1])


def _meld_exchanged(deal: DealState, event: happened.MeldExchanged) -> DealState:
    def swap(tiles: Tiles) -> Tiles:
        if event.taken not in tiles:
            raise Impossible(f"{event.taken} is not in the set {' '.join(tiles)}")
        place = tiles.index(event.taken)
        return (*tiles[:place], event.given, *tiles[place + 1 :])

    return _trade(_regrow(deal, event.owner, event.place, None, swap), event, event.given, event.taken)


def _meld_amended(deal: DealState, event: happened.MeldAmended) -> DealState:
    seat, tiles = event.seat, event.tiles
    amended = _regrow(deal, seat, event.place, event.kind, lambda _: tiles)
    before, after = Counter(deal.melds[seat][event.place].tiles), Counter(tiles)
    hand = _leave(_arrive(deal.hands[seat], tuple((before - after).elements())), (after - before).elements())
    return amended._replace(hands=_put(deal.hands, seat, hand))


def _meld_returned(deal: DealState, event: happened.MeldReturned) -> DealState:
    seat, row = event.seat, deal.melds[event.seat]
    if not 0 <= event.place < len(row):
        raise Impossible(f"seat {seat} has no set number {event.place}")
    hands = _put(deal.hands, seat, deal.hands[seat] + event.tiles)
    return deal._replace(hands=hands, melds=_put(deal.melds, seat, row[: event.place] + row[event.place + 1 :]))


def _mark_set(deal: DealState, event: happened.MarkSet) -> DealState:
    marks = tuple(mark for mark in deal.marks[event.seat] if mark[0] != event.name)
    return deal._replace(marks=_put(deal.marks, event.seat, (*marks, (event.name, event.value))))


# ---- the end ---------------------------------------------------------------------------


def _hand_won(deal: DealState, event: happened.HandWon) -> DealState:
    seat, last = event.seat, deal.last_discard
    # A tile may already lie in a set of the winner, who claimed it and then declared.
    claimed = event.way == "discard" and last is not None and last.taken_by == seat
    if event.source != seat and not claimed:
        deal = deal._replace(hands=_put(deal.hands, seat, _arrive(deal.hands[seat], (event.tile,))))
    if event.way == "discard":
        deal = _take_discard(deal, seat)
    return deal._replace(winner=seat, turn=seat)


def _hand_revealed(deal: DealState, event: happened.HandRevealed) -> DealState:
    if len(event.tiles) != len(deal.hands[event.seat]):
        raise Impossible(f"seat {event.seat} reveals {len(event.tiles)} tiles of {len(deal.hands[event.seat])}")
    return deal._replace(
        hands=_put(deal.hands, event.seat, event.tiles), revealed=_put(deal.revealed, event.seat, True)
    )


def _hand_concealed(deal: DealState, event: happened.HandConcealed) -> DealState:
    if len(event.tiles) != len(deal.hands[event.seat]):
        raise Impossible(f"seat {event.seat} takes back {len(event.tiles)} tiles of {len(deal.hands[event.seat])}")
    return deal._replace(
        hands=_put(deal.hands, event.seat, event.tiles), revealed=_put(deal.revealed, event.seat, False)
    )


_MATCH_EVENTS: dict[type, Callable[[MatchState, Any], MatchState]] = {
    happened.SeatsDrawn: _seats_drawn,
    happened.HandStarted: _hand_started,
    happened.TableAgreed: _table_agreed,
    happened.HandEnded: _hand_ended,
    happened.SeedRevealed: _seed_revealed,
    happened.MatchEnded: _match_ended,
}
_DEAL_EVENTS: dict[type, Callable[[DealState, Any], DealState]] = {
    happened.TilesDealt: _tiles_dealt,
    happened.TurnBegan: _turn_began,
    happened.TileDrawn: _tile_drawn,
    happened.TileDiscarded: _tile_discarded,
    happened.TilesMoved: _tiles_moved,
    happened.QuestionOpened: _question_opened,
    happened.Answered: _answered,
    happened.QuestionClosed: _question_closed,
    happened.ClaimAnnounced: _nothing,
    happened.ClaimLapsed: _nothing,
    happened.StoodIn: _nothing,
    happened.MeldShown: _meld_shown,
    happened.MeldTurned: _meld_turned,
    happened.MeldGrown: _meld_grown,
    happened.MeldShrunk: _meld_shrunk,
    happened.MeldAmended: _meld_amended,
    happened.MeldReturned: _meld_returned,
    happened.MeldExchanged: _meld_exchanged,
    happened.DiscardTaken: _discard_taken,
    happened.DiscardSwapped: _discard_swapped,
    happened.TilesRemoved: _tiles_removed,
    happened.MarkSet: _mark_set,
    happened.HandWon: _hand_won,
    happened.HandRevealed: _hand_revealed,
    happened.HandConcealed: _hand_concealed,
}
