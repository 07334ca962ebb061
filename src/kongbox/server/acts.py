"""What a page asks of a table, and what it is answered."""

from kongbox.engine.actions import Action, Refusal
from kongbox.engine.events import Event
from kongbox.engine.seats import Seat
from kongbox.engine.views import redact
from kongbox.server.live_table import LiveTable
from kongbox.server.places import Place
from kongbox.server.protocol import Accepted, Act, May, Problem, Ruling
from kongbox.server.rulings import allowed, refused
from kongbox.server.said import said
from kongbox.tiles.tile import Tile

Answer = Accepted | Ruling | Problem


def problem(code: str, id: str | None = None, /, **facts: str | int) -> Problem:
    """Something that is no matter of rules, in one sentence."""
    return Problem(code, said(f"problem-{code}", **facts), id)


async def act(table: LiveTable, place: Place | None, wish: Act) -> Answer | None:
    """Carry out a page's act once, or say why not.

    Returns:
        The answer; None if a claim is just being seen and heard, and the act is to be tried again after it.
    """
    if place is None:
        return problem("no-seat", wish.id)
    if table.play is None or table.status != "playing":
        return problem("not-playing", wish.id)
    if (place.player, wish.id) in table.play.acts:
        return Accepted(wish.id)
    if table.paused_by is not None:
        return problem("paused", wish.id, name=table.paused_by)
    if wish.seq < place.stream.seq:
        return problem("stale", wish.id)
    if table.time.now() < table.asked_at:
        return None
    refusal = await table.carry_out(place, _action(wish, table.seat_of(place)), wish.id)
    return _ruling(table, place, wish.id, refusal, tried=True) if refusal else Accepted(wish.id)


def may(table: LiveTable, place: Place | None, wish: May) -> Ruling | Problem:
    """Whether the act would be carried out now. Nothing comes of asking."""
    if place is None:
        return problem("no-seat", wish.id)
    if table.play is None or table.status != "playing":
        return problem("not-playing", wish.id)
    action = _action(wish, table.seat_of(place))
    tidy = action._replace(tiles=table.rules.tiles.tidy(action.tiles))
    if any(offer.admits(tidy) for offer in table.play.offers(action.seat)):
        return allowed(wish.id)
    return _ruling(table, place, wish.id, table.rules.refuse(table.play.match, tidy), tried=False)


def _action(wish: Act | May, seat: Seat) -> Action:
    return Action(seat, wish.name, tuple(Tile(tile) for tile in wish.tiles), wish.target)


def _ruling(table: LiveTable, place: Place, id: str, refusal: Refusal, *, tried: bool) -> Ruling:
    assert table.play is not None
    teller = table.showing.teller(table.play.match)
    return refused(teller, id, refusal, _seen(table, place), tried=tried)


def _seen(table: LiveTable, place: Place) -> list[Event]:
    assert table.play is not None
    seat = table.seat_of(place)
    redacted = (redact(event, seat) for event in table.play.hand)
    return [event for event in redacted if event is not None]
