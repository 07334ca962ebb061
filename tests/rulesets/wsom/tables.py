"""Tables set up by hand, for tests about one moment of play."""

from kongbox.engine.actions import Action, Refusal
from kongbox.engine.decide import decide
from kongbox.engine.evolve import fold
from kongbox.engine.legal import offers
from kongbox.engine.phases import Phase
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import Seat, others
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import DealState, Discard, MatchState, Meld, Question, Wall
from kongbox.rulesets.wsom import WSOM
from kongbox.tiles.tile import Tile

SEED = Seed("5eed", "5a17")
EAST, SOUTH, WEST, NORTH = range(4)


def tiles(compact: str) -> tuple[Tile, ...]:
    """``"12m3z"`` as tiles, in the order written."""
    found, numbers = [], ""
    for letter in compact.replace(" ", ""):
        if letter.isdigit():
            numbers += letter
        else:
            found += [Tile(number + letter) for number in numbers]
            numbers = ""
    return tuple(found)


def tile(code: str) -> Tile:
    return Tile(code)


def meld(kind: str, compact: str, claimed: str | None = None, source: Seat | None = None) -> Meld:
    return Meld(kind, tiles(compact), Tile(claimed) if claimed else None, source)


def table(
    hands: dict[Seat, str],
    *,
    turn: Seat = EAST,
    melds: dict[Seat, list[Meld]] | None = None,
    drawn: str | None = None,
    discards: list[tuple[Seat, str]] | None = None,
    left: int = 40,
    supplements: int = 0,
    source: str = "live",
    **options: int | str,
) -> MatchState:
    """A hand in play with `turn` to act; seats not named hold thirteen tiles that go with nothing."""
    filled = {seat: tiles(hands[seat]) if seat in hands else tiles("159m159p159s1234z") for seat in range(4)}
    settings = WSOM.read_options(options)
    live = 136 - settings.king_tiles - supplements - left
    deal = DealState(
        options=settings,
        number=1,
        dealer=EAST,
        phase=Phase.TURN,
        turn=turn,
        wall=Wall(136, live, supplements, settings.king_tiles),
        hands=tuple(filled[seat] for seat in range(4)),
        melds=tuple(tuple((melds or {}).get(seat, ())) for seat in range(4)),
        discards=tuple(Discard(seat, Tile(code), drawn=False) for seat, code in discards or ()),
        drawn=Tile(drawn) if drawn else None,
        drawn_from=source if drawn else "",
    )
    return MatchState(settings, deal=deal)


def thrown(match: MatchState, seat: Seat, code: str) -> MatchState:
    """The same table after `seat` has thrown a tile (from nowhere) and the others are asked."""
    deal = match.deal
    assert deal is not None
    asked = Question("claim", others(seat), seat, Tile(code))
    discards = (*deal.discards, Discard(seat, Tile(code), drawn=False))
    return match._replace(deal=deal._replace(phase=Phase.CLAIMS, turn=seat, discards=discards, question=asked))


def names(match: MatchState, seat: Seat) -> list[str]:
    """The acts open to `seat`, each kind once, in the order of the dock."""
    return list(dict.fromkeys(offer.name for offer in offers(WSOM, match, seat)))


def act(match: MatchState, seat: Seat, name: str, compact: str = "") -> tuple[MatchState, Events]:
    """The table after an act that must be accepted, and its events."""
    events = decide(WSOM, match, Action(seat, name, tiles(compact)), SEED)
    assert not isinstance(events, Refusal), events
    return fold(match, events), events


def refused(match: MatchState, seat: Seat, name: str, compact: str = "") -> Refusal:
    """Why an act that must be refused is refused."""
    answer = decide(WSOM, match, Action(seat, name, tiles(compact)), SEED)
    assert isinstance(answer, Refusal), answer
    return answer


def answer_all(match: MatchState, *answers: tuple[Seat, str, str]) -> tuple[MatchState, Events]:
    """The open question answered: as named, and with a pass by every other seat asked; events of the last answer."""
    assert match.deal is not None and match.deal.question is not None
    said = {seat: (name, compact) for seat, name, compact in answers}
    events: Events = ()
    for seat in match.deal.question.asked:
        match, events = act(match, seat, *said.get(seat, ("pass", "")))
    return match, events


def of_kind(events: Events, kind: type) -> list[object]:
    return [event for event in events if type(event) is kind]
