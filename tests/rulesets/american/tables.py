"""Tables set up by hand, for tests about one moment of play."""

from typing import Any

from kongbox.engine.actions import Action, Offer, Refusal
from kongbox.engine.decide import deal_hand, decide
from kongbox.engine.evolve import fold
from kongbox.engine.legal import offers
from kongbox.engine.phases import Phase
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import SEATS, Seat, others
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import DealState, Discard, MatchState, Meld, Question, Wall
from kongbox.rulesets.american import AMERICAN
from kongbox.rulesets.american.tileset import TILES
from kongbox.tiles.tile import Tile

SEED = Seed("5eed", "5a17")
EAST, SOUTH, WEST, NORTH = SEATS
LOOSE = "1B 4B 7B 2C 5C 8C 3D 6D 9D Ew Sw GD RD"
"""Thirteen tiles that go with nothing."""

CARD: dict[str, Any] = {
    "id": "test-card",
    "sections": [{"id": "open"}, {"id": "closed"}, {"id": "pairs", "singles_and_pairs": True}],
    "lines": [
        {"id": "T1", "section": "open", "mark": "X", "value": 25,
         "groups": [[3, "2@a"], [3, "7@a"], [4, "2@b"], [4, "7@b"]]},
        {"id": "T2", "section": "closed", "mark": "C", "value": 30,
         "groups": [[4, "F"], [3, "1@a"], [3, "5@b"], [4, "9@c"]]},
        {"id": "T3", "section": "open", "mark": "X", "value": 45, "groups": [[5, "x@a"], [5, "x+5@a"], [4, "Nw"]]},
        {"id": "T4", "section": "pairs", "mark": "C", "value": 50,
         "groups": [[2, "F"], [2, "1@a"], [2, "4@a"], [2, "7@a"], [2, "1@b"], [2, "4@b"], [2, "7@b"]]},
        {"id": "T5", "section": "open", "mark": "X", "value": 30,
         "groups": [[1, "Nw"], [1, "Ew"], [1, "Ww"], [1, "Sw"], [4, "x@a"], [3, "D@a"], [3, "x+1@a"]]},
        {"id": "T6", "section": "open", "mark": "X", "value": 60, "groups": [[6, "x@a"], [4, "Ew"], [4, "Ww"]]},
    ],
}  # fmt: skip
"""A small card of our own, for tests alone."""


def tiles(written: str) -> tuple[Tile, ...]:
    """``"3x7B J"`` as tiles, in the order written."""
    found: list[Tile] = []
    for word in written.split():
        count, _, code = word.rpartition("x") if word[0].isdigit() and "x" in word else ("1", "", word)
        found += [Tile(code)] * int(count)
    return tuple(found)


def meld(kind: str, written: str, source: Seat, claimed: str | None = None) -> Meld:
    """An exposure; the claimed tile is the first unless another is named."""
    laid = TILES.tidy(tiles(written))
    return Meld(kind, laid, Tile(claimed) if claimed else laid[0], source)


def table(
    hands: dict[Seat, str],
    *,
    turn: Seat = EAST,
    melds: dict[Seat, list[Meld]] | None = None,
    drawn: str | None = None,
    discards: list[tuple[Seat, str]] | None = None,
    dead: tuple[Seat, ...] = (),
    left: int = 60,
    throws: tuple[tuple[int, int], ...] = ((3, 4),),
    agreed: bool | None = True,
    **options: Any,
) -> MatchState:
    """A hand in play with `turn` to act; seats not named hold thirteen tiles that go with nothing."""
    settings = AMERICAN.read_options({"card": CARD} | options)
    total = 152 + settings.blanks
    deal = DealState(
        options=settings,
        number=1,
        dealer=EAST,
        phase=Phase.TURN,
        turn=turn,
        wall=Wall(total, total - left),
        hands=tuple(tiles(hands.get(seat, LOOSE)) for seat in SEATS),
        melds=tuple(tuple((melds or {}).get(seat, ())) for seat in SEATS),
        discards=tuple(Discard(seat, Tile(code), drawn=False) for seat, code in discards or ()),
        drawn=Tile(drawn) if drawn else None,
        drawn_from="live" if drawn else "",
        marks=tuple((("dead", 1),) if seat in dead else () for seat in SEATS),
        throws=throws,
        agreed=agreed,
    )
    return MatchState(settings, deal=deal, agreed=agreed)


def thrown(match: MatchState, seat: Seat, code: str) -> MatchState:
    """The same table after `seat` has thrown a tile (from nowhere) and the live others are asked."""
    deal = match.deal
    assert deal is not None
    asked = tuple(other for other in others(seat) if not deal.mark(other, "dead"))
    discards = (*deal.discards, Discard(seat, Tile(code), drawn=False))
    question = Question("claim", asked, seat, Tile(code))
    return match._replace(
        deal=deal._replace(phase=Phase.CLAIMS, turn=seat, discards=discards, question=question, drawn=None)
    )


def dealt(**options: Any) -> MatchState:
    """A new match with its first hand dealt."""
    match = MatchState(AMERICAN.read_options({"card": CARD} | options))
    return fold(match, deal_hand(AMERICAN, match, SEED))


def hand(match: MatchState) -> DealState:
    assert match.deal is not None
    return match.deal


def found(match: MatchState, seat: Seat, name: str) -> list[Offer]:
    """The offers of that name open to `seat`."""
    return [offer for offer in offers(AMERICAN, match, seat) if offer.name == name]


def names(match: MatchState, seat: Seat) -> list[str]:
    """The acts open to `seat`, each kind once."""
    return list(dict.fromkeys(offer.name for offer in offers(AMERICAN, match, seat)))


def act(
    match: MatchState, seat: Seat, name: str, written: str = "", target: int | None = None
) -> tuple[MatchState, Events]:
    """The table after an act that must be accepted, and its events."""
    events = decide(AMERICAN, match, Action(seat, name, tiles(written), target), SEED)
    assert not isinstance(events, Refusal), events
    return fold(match, events), events


def refused(match: MatchState, seat: Seat, name: str, written: str = "", target: int | None = None) -> Refusal:
    """Why an act that must be refused is refused."""
    answer = decide(AMERICAN, match, Action(seat, name, tiles(written), target), SEED)
    assert isinstance(answer, Refusal), answer
    return answer


def answer_all(match: MatchState, *answers: tuple[Seat, str, str]) -> tuple[MatchState, Events]:
    """The open claim question answered: as named, and with a pass by every other seat; events of the last answer."""
    said = {seat: (name, written) for seat, name, written in answers}
    events: Events = ()
    question = hand(match).question
    assert question is not None
    for seat in question.asked:
        match, events = act(match, seat, *said.get(seat, ("pass", "")))
    return match, events


def of_kind(events: Events, kind: type) -> list[Any]:
    return [event for event in events if type(event) is kind]


def only(events: Events, kind: type) -> Any:
    """The one event of its kind."""
    (event,) = of_kind(events, kind)
    return event
