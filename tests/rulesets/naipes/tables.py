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
from kongbox.rulesets.naipes import NAIPES
from kongbox.rulesets.naipes.baceta import order_of
from kongbox.rulesets.naipes.hands import KANG_HAND
from kongbox.rulesets.naipes.tileset import HONOURS, TILES
from kongbox.tiles.tile import Tile

ESTE, SUR, OESTE, NORTE = SEATS
LOOSE = "2o 5o 8o 2c 5c 8c 2b 5b 8b Ro Rc Re Rb"
"""Thirteen cards that go with nothing."""
READY = "2o 3o 4o 5c 6c 7c 3b 4b 5b 8o 8o 6b 7b"
"""Thirteen cards that wait for 2b, 5b and 8b."""


def _seed_where(first: str, second: str = "number") -> tuple[Seed, int]:
    """A seed, and how many cards are taken when the next two of the baceta are of these classes."""
    wanted = [kind == "honour" for kind in (first, second)]
    for number in range(50):
        seed = Seed(f"{number:064x}", "")
        order = [card in HONOURS for card in order_of(seed)]
        place = next((at for at in range(60, 130) if order[at : at + 2] == wanted), None)
        if place is not None:
            return seed, place
    raise AssertionError("no such seed")


SEED, TAKEN = _seed_where("number")
"""The baceta of these tables: two combination cards lie next."""
HONOUR_SEED, HONOUR_TAKEN = _seed_where("honour")
"""Here an honour card lies next, and a combination card behind it."""


def cards(written: str) -> tuple[Tile, ...]:
    """``"3x7b Co"`` as cards, in the order written."""
    found: list[Tile] = []
    for word in written.split():
        count, _, code = word.rpartition("x")
        found += [Tile(code)] * int(count or 1)
    return tuple(found)


def meld(kind: str, written: str, source: Seat | None = None, claimed: str | None = None) -> Meld:
    """A declared set; the claimed card is the first unless another is named, and a kang in hand has none."""
    laid = TILES.tidy(cards(written))
    if kind == KANG_HAND:
        return Meld(kind, laid, face_down=True)
    return Meld(kind, laid, Tile(claimed) if claimed else laid[0], source)


def table(
    hands: dict[Seat, str],
    *,
    turn: Seat = ESTE,
    melds: dict[Seat, list[Meld]] | None = None,
    aside: dict[Seat, str] | None = None,
    drawn: str | None = None,
    drawn_from: str = "live",
    discards: list[tuple[Seat, str]] | None = None,
    marks: dict[Seat, list[tuple[str, int]]] | None = None,
    left: int = 144 - TAKEN,
    dealer: Seat = ESTE,
    **options: Any,
) -> MatchState:
    """A hand in play with `turn` to act; seats not named hold thirteen cards that go with nothing.

    A card said to be `drawn` is the last of its hand, where it has to be written.
    """
    settings = NAIPES.read_options(options)
    deal = DealState(
        options=settings,
        number=1,
        dealer=dealer,
        phase=Phase.TURN,
        turn=turn,
        wall=Wall(144, 144 - settings.reserva - left, reserve=settings.reserva),
        hands=tuple(cards(hands.get(seat, LOOSE)) for seat in SEATS),
        melds=tuple(tuple((melds or {}).get(seat, ())) for seat in SEATS),
        aside=tuple(cards((aside or {}).get(seat, "")) for seat in SEATS),
        discards=tuple(Discard(seat, Tile(code), drawn=False) for seat, code in discards or ()),
        drawn=Tile(drawn) if drawn else None,
        drawn_from=drawn_from if drawn else "",
        marks=tuple(tuple((marks or {}).get(seat, ())) for seat in SEATS),
    )
    return MatchState(settings, deal=deal)


def thrown(match: MatchState, seat: Seat, code: str) -> MatchState:
    """The same table after `seat` has thrown a card (from nowhere) and the others are asked."""
    deal = hand(match)
    question = Question("claim", others(seat), seat, Tile(code))
    discards = (*deal.discards, Discard(seat, Tile(code), drawn=False))
    return match._replace(
        deal=deal._replace(phase=Phase.CLAIMS, turn=seat, discards=discards, question=question, drawn=None)
    )


def dealt(number: int = 0, **options: Any) -> MatchState:
    """A new match with its first hand dealt."""
    match = MatchState(NAIPES.read_options(options))
    return fold(match, deal_hand(NAIPES, match, Seed(f"{number:064x}", "")))


def hand(match: MatchState) -> DealState:
    assert match.deal is not None
    return match.deal


def names(match: MatchState, seat: Seat) -> list[str]:
    """The acts open to `seat`, each kind once."""
    return list(dict.fromkeys(offer.name for offer in offers(NAIPES, match, seat)))


def found(match: MatchState, seat: Seat, name: str) -> list[Offer]:
    """The offers of that name open to `seat`."""
    return [offer for offer in offers(NAIPES, match, seat) if offer.name == name]


def act(match: MatchState, seat: Seat, name: str, written: str = "", seed: Seed = SEED) -> tuple[MatchState, Events]:
    """The table after an act that must be accepted, and its events."""
    events = decide(NAIPES, match, Action(seat, name, cards(written)), seed)
    assert not isinstance(events, Refusal), events
    return fold(match, events), events


def refused(match: MatchState, seat: Seat, name: str, written: str = "") -> Refusal:
    """Why an act that must be refused is refused."""
    answer = decide(NAIPES, match, Action(seat, name, cards(written)), SEED)
    assert isinstance(answer, Refusal), answer
    return answer


def answer_all(match: MatchState, *answers: tuple[Seat, str, str], seed: Seed = SEED) -> tuple[MatchState, Events]:
    """The open question answered: as named, and with a pass by every other seat; events of the last answer."""
    said = {seat: (name, written) for seat, name, written in answers}
    events: Events = ()
    question = hand(match).question
    assert question is not None
    for seat in question.asked:
        match, events = act(match, seat, *said.get(seat, ("pass", "")), seed=seed)
    return match, events


def of_kind(events: Events, kind: type) -> list[Any]:
    return [event for event in events if type(event) is kind]


def only(events: Events, kind: type) -> Any:
    """The one event of that kind."""
    (event,) = of_kind(events, kind)
    return event
