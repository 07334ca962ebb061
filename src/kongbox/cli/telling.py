"""Telling a log in words: one line for each event that a person at the table would notice."""

from kongbox.engine import events as happened
from kongbox.engine.events import Event
from kongbox.engine.seats import WINDS, Seat, wind_of
from kongbox.engine.state import DealState, MatchState
from kongbox.formats.log import Header
from kongbox.i18n import say, signed, tile_name

_SILENT = (happened.QuestionOpened, happened.QuestionClosed, happened.Answered, happened.MatchEnded)


class Teller:
    """Puts the events and tables of one log into words.

    Args:
        lang: the reader's language.
        header: for the game and the players' names.
    """

    def __init__(self, lang: str, header: Header) -> None:
        self.lang = lang
        self.header = header

    def say(self, words: str, **facts: str | int) -> str:
        """A sentence of the log or of the game."""
        return say(self.lang, words, game=self.header.game, **facts)

    def name(self, match: MatchState, seat: Seat) -> str:
        """The name of the player in `seat`."""
        return self.header.players[match.seating[seat]]

    def tiles(self, codes: tuple[str, ...]) -> str:
        """Tiles in notation, as people write them down."""
        return " ".join(codes) or self.say("log-empty")

    def event(self, event: Event, after: MatchState) -> str | None:
        """One line about `event`; None for what nobody at a table would notice."""
        if isinstance(event, _SILENT):
            return None
        match event:
            case happened.SeatsDrawn():
                return self.say("noted-seats", name=self.name(after, 0))
            case happened.HandStarted():
                return self.say("noted-hand-started", hand=event.number, name=self.name(after, event.dealer))
            case happened.TilesDealt():
                return self.say(
                    "log-dealt",
                    name=self.name(after, event.seat),
                    tiles=self.tiles(tuple(sorted(event.tiles, key=_by_suit))),
                )
            case happened.TileDrawn():
                words = "noted-drawn-tile" if event.source == "live" else "noted-supplement-tile"
                return self.say(words, name=self.name(after, event.seat), tile=self._tile(event.tile))
            case happened.HandEnded():
                return self.say(f"noted-ended-{event.reason}") if event.sheet is None else None
            case happened.SeedRevealed():
                return self.say("noted-seed")
            case _:
                return self._act(event, after)

    def _act(self, event: Event, after: MatchState) -> str | None:
        facts: dict[str, str | int] = {}
        for field in ("seat", "source"):
            seat = getattr(event, field, None)
            if isinstance(seat, int):
                facts["name" if field == "seat" else field] = self.name(after, seat)
        if isinstance(event, happened.MeldShown):
            return self.say(
                f"noted-{event.kind}", **facts, tile=self._tile(event.tiles[0]), tiles=self.tiles(event.tiles)
            )
        words = _words_of(event)
        if words is None:
            return None
        if isinstance(event, happened.ClaimAnnounced | happened.ClaimLapsed):
            facts["call"] = self.say(f"call-{event.name}")
        tile = getattr(event, "tile", None)
        if tile is not None:
            facts["tile"] = self._tile(tile)
        tiles = sorted(getattr(event, "tiles", ()), key=_by_suit)
        return self.say(words, **facts, tiles=self.tiles(tuple(tiles)))

    def _tile(self, tile: str) -> str:
        return tile_name(self.lang, self.header.game, tile)

    def result(self, hand: tuple[Event, ...], after: MatchState) -> str:
        """How a finished hand ended, in one sentence."""
        won = next((event for event in hand if isinstance(event, happened.HandWon)), None)
        ended = next(event for event in hand if isinstance(event, happened.HandEnded))
        if won is None or ended.sheet is None:
            return self.say(f"result-{ended.reason}")
        names = {"name": self.name(after, won.seat), "source": self.name(after, won.source)}
        return self.say(f"result-{won.way}", **names, points=ended.sheet.total)

    def table(self, match: MatchState, place: int) -> list[str]:
        """The table drawn in plain text, seat by seat from East."""
        deal = match.deal
        if deal is None:
            return []
        lines = [self.say("log-table", place=place, hand=deal.number, left=deal.wall.left)]
        for step in range(len(WINDS)):
            lines += self._seat(match, deal, (deal.dealer + step) % 4)
        if deal.question is not None:
            asked = ", ".join(self.name(match, seat) for seat in deal.question.asked)
            lines.append(self.say("log-question", names=asked))
        return lines

    def _seat(self, match: MatchState, deal: DealState, seat: Seat) -> list[str]:
        wind = self.say(f"wind-letter-{wind_of(seat, deal.dealer)}")
        mark = "›" if seat == deal.turn else " "
        score = signed(self.lang, match.scores[match.seating[seat]])
        sets = "".join(f"  [{' '.join(meld.tiles)}]" for meld in deal.melds[seat])
        river = tuple(f"({thrown.tile})" if thrown.taken_by is not None else thrown.tile for thrown in deal.river(seat))
        return [
            f"{mark} {wind}  {self.name(match, seat)}  {score}",
            f"     {self.say('log-concealed')}: {self.tiles(tuple(sorted(deal.hands[seat], key=_by_suit)))}{sets}",
            f"     {self.say('log-river')}: {self.tiles(river)}",
        ]


def _by_suit(tile: str) -> str:
    return tile[::-1]


def _words_of(event: Event) -> str | None:
    match event:
        case happened.StoodIn():
            return f"noted-stood-in-{event.why}"
        case happened.HandWon():
            return f"noted-won-{event.way}"
        case happened.MeldGrown():
            return f"noted-{event.kind}"
        case _:
            return _WORDS.get(type(event))


_WORDS: dict[type, str] = {
    happened.TurnBegan: "noted-turn-began",
    happened.TileDiscarded: "noted-discarded",
    happened.ClaimAnnounced: "noted-announced",
    happened.ClaimLapsed: "noted-lapsed",
    happened.MeldShrunk: "noted-robbed",
    happened.HandRevealed: "noted-revealed",
}
