"""Telling a log in words: one line for each event that a person at the table would notice."""

from kongbox.engine import events as happened
from kongbox.engine.events import Event
from kongbox.engine.seats import WINDS, Seat, wind_of
from kongbox.engine.state import DealState, MatchState
from kongbox.formats.log import Header
from kongbox.i18n import say, signed, tile_name

_DEAD = "dead"
"""The one mark that everybody at a table hears of."""
_SPOKEN = (happened.ClaimAnnounced, happened.ClaimLapsed)
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
        match event:
            case happened.MeldShown():
                return self.say(
                    f"noted-{event.kind}", **self._people(event, after), **self._things(event.tiles[0], event.tiles)
                )
            case happened.TilesMoved():
                return self._moved(event, after)
            case happened.MeldExchanged() | happened.DiscardSwapped():
                return self._exchanged(event, after)
            case happened.MarkSet():
                dead = event.name == _DEAD and event.value
                return self.say("noted-dead", name=self.name(after, event.seat)) if dead else None
            case _:
                return self._plain(event, after)

    def _plain(self, event: Event, after: MatchState) -> str | None:
        words = _words_of(event)
        if words is None:
            return None
        call = {"call": self.say(f"call-{event.name}")} if isinstance(event, _SPOKEN) else {}
        things = self._things(getattr(event, "tile", None), getattr(event, "tiles", ()))
        return self.say(words, **self._people(event, after), **things, **call)

    def _people(self, event: Event, after: MatchState) -> dict[str, str]:
        seats = {"name": getattr(event, "seat", None), "source": getattr(event, "source", None)}
        return {fact: self.name(after, seat) for fact, seat in seats.items() if isinstance(seat, int)}

    def _things(self, tile: str | None, tiles: tuple[str, ...]) -> dict[str, str]:
        named = {} if tile is None else {"tile": self._tile(tile)}
        return named | {"tiles": self.tiles(tuple(sorted(tiles, key=_by_suit)))}

    def _moved(self, event: happened.TilesMoved, after: MatchState) -> str:
        (place, giver), (where, receiver) = event.source, event.target
        tiles = self.tiles(tuple(sorted(event.tiles, key=_by_suit)))
        if where == "aside":
            return self.say("log-apart", name=self.name(after, giver), tiles=tiles)
        if place == "hand":
            return self.say("log-passed", name=self.name(after, giver), tiles=tiles)
        return self.say("log-received", name=self.name(after, receiver), tiles=tiles)

    def _exchanged(self, event: happened.MeldExchanged | happened.DiscardSwapped, after: MatchState) -> str:
        name = self.name(after, event.seat)
        if isinstance(event, happened.DiscardSwapped):
            return self.say("noted-swapped", name=name, tile=self._tile(event.taken))
        if event.owner == event.seat:
            return self.say("noted-exchanged-own", name=name, tile=self._tile(event.given))
        return self.say(
            "noted-exchanged", name=name, tile=self._tile(event.given), source=self.name(after, event.owner)
        )

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
        apart = deal.aside[seat]
        return [
            f"{mark} {wind}  {self.name(match, seat)}  {score}",
            f"     {self.say('log-concealed')}: {self.tiles(tuple(sorted(deal.hands[seat], key=_by_suit)))}{sets}",
            *([f"     {self.say('log-aside')}: {self.tiles(apart)}"] if apart else []),
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
        case happened.TableAgreed():
            return "noted-agreed" if event.agreed else "noted-not-agreed"
        case _:
            return _WORDS.get(type(event))


_WORDS: dict[type, str] = {
    happened.TurnBegan: "noted-turn-began",
    happened.TileDiscarded: "noted-discarded",
    happened.ClaimAnnounced: "noted-announced",
    happened.ClaimLapsed: "noted-lapsed",
    happened.MeldShrunk: "noted-robbed",
    happened.MeldAmended: "noted-amended",
    happened.MeldReturned: "noted-returned",
    happened.DiscardTaken: "noted-taken",
    happened.TilesRemoved: "noted-removed",
    happened.HandRevealed: "noted-revealed",
    happened.HandConcealed: "noted-concealed",
}
