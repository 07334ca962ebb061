"""Rulings: whether an act is allowed, under which clause, and the facts of this hand that decide."""

from collections.abc import Iterator, Sequence

from kongbox.engine import events as happened
from kongbox.engine.actions import Refusal
from kongbox.engine.events import Event
from kongbox.server.protocol import Fact, Ruling, Said
from kongbox.server.said import Teller, said

MOST_FACTS = 5


def allowed(id: str) -> Ruling:
    """Yes, this may be done now."""
    title, text = said("may-allowed"), said("may-allowed-text")
    return Ruling(
        id, allowed=True, refused=False, clause="", title=title, text=text, rule=said("may-allowed-rule"), facts=[]
    )


def refused(teller: Teller, id: str, refusal: Refusal, seen: Sequence[Event], *, tried: bool) -> Ruling:
    """No, with the clause, its sentence about this case, and what happened that decides it.

    Args:
        seen: the events of the hand as the asking seat saw them.
        tried: whether the act was tried, or only asked about.
    """
    told = [Fact(text) for text in _told(teller, _since_last_discard(seen))][-MOST_FACTS:]
    return Ruling(
        id,
        allowed=False,
        refused=tried,
        clause=refusal.clause,
        title=teller.title(refusal.clause),
        text=teller.clause(refusal.clause, "refusal", refusal.facts),
        rule=teller.clause(refusal.clause, "rule"),
        facts=_explained(teller, refusal, told, tried=tried),
    )


def _explained(teller: Teller, refusal: Refusal, told: list[Fact], *, tried: bool) -> list[Fact]:
    """What happened, the last of it deciding; then what a refused act costs, if one was tried."""
    if not told:
        told = [Fact(teller.clause(refusal.clause, "refusal", refusal.facts))]
    told[-1].deciding = True
    return [*told, Fact(teller.clause(refusal.clause, "why", refusal.facts))] if tried else told


def _since_last_discard(seen: Sequence[Event]) -> Sequence[Event]:
    thrown = [place for place, event in enumerate(seen) if isinstance(event, happened.TileDiscarded)]
    return seen[thrown[-1] :] if thrown else seen


def _told(teller: Teller, seen: Sequence[Event]) -> Iterator[Said]:
    for event in seen:
        match event:
            case happened.TileDiscarded(seat, tile):
                yield teller.happened("noted-discarded", seat, (tile,))
            case happened.TileDrawn(seat, tile, source):
                words = "noted-drawn" if source == "live" else "noted-supplement"
                known = tile in teller.rules.tiles
                yield teller.happened(f"{words}-tile" if known else words, seat, (tile,) if known else ())
            case happened.TurnBegan(seat):
                yield teller.happened("noted-turn-began", seat)
            case happened.Answered(seat, name):
                yield teller.happened("noted-announced", seat, call=name)
            case happened.ClaimAnnounced(seat, name) if not _is_shown_too(seen, seat, name):
                yield teller.happened("noted-announced", seat, call=name)
            case happened.ClaimLapsed(seat, name):
                yield teller.happened("noted-lapsed", seat, call=name)
            case happened.MeldShown(seat, kind, tiles, _, source):
                yield teller.happened(f"noted-{kind}", seat, tiles, source=source)
            case happened.MeldGrown(seat, _, kind, tile):
                yield teller.happened(f"noted-{kind}", seat, (tile,))


def _is_shown_too(seen: Sequence[Event], seat: int, name: str) -> bool:
    shown = (event for event in seen if isinstance(event, happened.MeldShown | happened.MeldGrown))
    return any(event.seat == seat and event.kind == name for event in shown)
