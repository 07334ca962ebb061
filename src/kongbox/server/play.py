"""The game at one table: its log, where it leads, and what of it must be stored."""

import json
from collections.abc import Sequence
from typing import Any

from kongbox.engine.actions import Action, Offer, Refusal
from kongbox.engine.decide import deal_hand, decide
from kongbox.engine.events import Event, HandEnded, HandStarted, HandWon, MatchEnded, SeedRevealed
from kongbox.engine.evolve import evolve
from kongbox.engine.legal import offers
from kongbox.engine.phases import Phase
from kongbox.engine.ruleset import RuleSet
from kongbox.engine.seats import Seat
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import MatchState
from kongbox.formats.events import from_plain, to_plain
from kongbox.formats.log import Header
from kongbox.store import HandRecord, LogRecord, Store
from kongbox.store.seeds import forget_seed, keep_seed
from kongbox.store.writer import Write
from kongbox.store.writes import append, change_table, forget_acts, pack_hand, remember_act

Acts = set[tuple[int, str]]
"""Player and number of acts that were carried out."""


class Play:
    """A match in play. It decides and remembers; whoever uses it stores `writes` before calling `take`.

    Args:
        table: the table's id.
        rules: the game.
        header: first line of the log.
        options: as the table plays them; the log may say less of them.
    """

    def __init__(self, table: str, rules: RuleSet, header: Header, options: Any) -> None:
        self.table = table
        self.rules = rules
        self.header = header
        self.match = MatchState(options)
        self.seed: Seed | None = None
        self.hand: list[Event] = []
        """Everything since the hand in play, or the last one, was started."""
        self.acts: Acts = set()
        self._seq = 0
        self._loose: list[str] = []

    # ---- what may be and what comes of it ----

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """The acts open to `seat`."""
        return offers(self.rules, self.match, seat)

    def sound_offers(self, seat: Seat) -> tuple[Offer, ...]:
        """The acts open to `seat`, without those that could only be a mistake."""
        sound, deal = self.rules.sound, self.match.deal
        found = self.offers(seat)
        return found if sound is None or deal is None else tuple(each for each in found if sound(deal, seat, each))

    def worth_asking(self, seat: Seat) -> tuple[Offer, ...]:
        """The sound acts the table waits for."""
        return tuple(offer for offer in self.sound_offers(seat) if offer.asked)

    def decide(self, action: Action) -> Sequence[Event] | Refusal:
        """What an act leads to; nothing is changed by asking."""
        assert self.seed is not None or self.match.phase is Phase.SETTLED, "a hand in play has a seed"
        return decide(self.rules, self.match, action, self.seed or Seed("", ""))

    def default_act(self, seat: Seat) -> Action:
        """The harmless act for a seat that does not answer."""
        assert self.match.deal is not None
        return self.rules.default_act(self.match.deal, seat)

    def deal(self, seed: Seed) -> tuple[Sequence[Event], list[Write]]:
        """The events that begin the next hand, and what must be stored with them so that the wall is not lost."""
        return deal_hand(self.rules, self.match, seed), [keep_seed(self.table, self.match.hands_played + 1, seed)]

    @property
    def last(self) -> tuple[HandStarted | None, HandWon | None, HandEnded | None]:
        """How the hand in play, or the last one, began, was won and ended, as far as it has come."""
        return self._latest(HandStarted), self._latest(HandWon), self._latest(HandEnded)

    def _latest(self, kind: type[Any]) -> Any:
        return next((event for event in reversed(self.hand) if isinstance(event, kind)), None)

    # ---- storing and taking ----

    def writes(self, events: Sequence[Event], at: int, act: tuple[int, str] | None = None) -> list[Write]:
        """What must be stored before anybody hears of `events`.

        Args:
            at: milliseconds since 1970, UTC.
            act: player and number of the page's act that led to them.
        """
        number = self.match.deal.number if self.match.deal else 0
        last = next((place for place, event in enumerate(events) if isinstance(event, SeedRevealed)), -1)
        parcelled, loose = events[: last + 1], events[last + 1 :]
        writes = self._parcel(number, parcelled, at) if parcelled else []
        first = self._seq + len(parcelled) + 1
        writes += [append(self.table, LogRecord(first + place, at, _line(each))) for place, each in enumerate(loose)]
        if any(isinstance(event, MatchEnded) for event in events):
            writes.append(change_table(self.table, status="over"))
        if act is not None:
            writes.append(remember_act(self.table, *act, hand=number))
        return writes

    def _parcel(self, number: int, events: Sequence[Event], at: int) -> list[Write]:
        lines = [*self._loose, *map(_line, events)]
        last = self._seq + len(events)
        record = HandRecord(number, last - len(lines) + 1, last, at, lines)
        return [*pack_hand(self.table, record), forget_seed(self.table, number), forget_acts(self.table, number)]

    def take(self, event: Event) -> None:
        """Let `event`, which is stored, have happened."""
        self.match = evolve(self.match, event)
        self._seq += 1
        self._loose.append(_line(event))
        if isinstance(event, HandStarted):
            self.hand = [event]
        else:
            self.hand.append(event)
        if isinstance(event, SeedRevealed):
            self._loose = []
            self.seed = None


def stored_events(store: Store, table: str) -> list[Event]:
    """The whole log of a table, as events."""
    lines = [line for hand in store.hands(table) for line in hand.lines]
    lines += [record.line for record in store.loose_log(table)]
    return [from_plain(json.loads(line)) for line in lines]


def _line(event: Event) -> str:
    return json.dumps(to_plain(event), ensure_ascii=False, separators=(",", ":"))
