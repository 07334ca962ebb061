"""Sentences in both languages at once, with tiles and seats in words."""

from collections.abc import Iterable, Mapping, Sequence

from kongbox.engine.ruleset import RuleSet
from kongbox.engine.scoresheet import ScoreLine
from kongbox.engine.seats import Seat
from kongbox.i18n import LANGUAGES, number, say, tile_name
from kongbox.rulebook.words import clause_words, has_words
from kongbox.server.protocol import LineView, Said

SEAT_FACTS = frozenset({"seat", "turn", "source", "winner", "discarder", "declarer", "claimant", "payer", "payee"})
"""Facts that are seats when they are numbers; sentences call them by their people's names."""

Facts = Iterable[tuple[str, str | int]]


def said(id: str, /, **facts: str | int) -> Said:
    """A sentence of the server."""
    return Said(*(say(lang, id, game=None, **facts) for lang in LANGUAGES))


class Teller:
    """Tells clauses and facts of one table.

    Args:
        rules: the game, for its tiles.
        names: what the people are called, by seat.
    """

    def __init__(self, rules: RuleSet, names: Sequence[str]) -> None:
        self.rules = rules
        self.names = names

    def title(self, clause: str) -> Said:
        """What a clause is called."""
        return Said(*(clause_words(lang, clause) for lang in LANGUAGES))

    def clause(self, clause: str, attribute: str, facts: Facts = ()) -> Said:
        """A sentence of a clause, or its title where it has no such sentence."""
        facts = tuple(facts)
        return Said(*(self._clause(lang, clause, attribute, facts) for lang in LANGUAGES))

    def line(self, line: ScoreLine, attribute: str = "line") -> LineView:
        """A line of a score sheet, its reason told by the sentence of its clause called `attribute`."""
        reason = self.clause(line.clause, attribute, line.facts)
        return LineView(line.clause, self.title(line.clause), reason, line.points, list(line.tiles))

    def happened(
        self,
        id: str,
        seat: Seat,
        tiles: Sequence[str] = (),
        *,
        source: Seat | None = None,
        call: str = "",
        points: int = 0,
    ) -> Said:
        """A sentence of the game's words about something that happened.

        Args:
            id: its message; it may tell `name`, `tile` (the first), `tiles`, `source`, `call`, `points`.
            seat: who did it.
            tiles: what it was done with.
            source: whose tile it was.
            call: an act whose word was said.
        """
        people = {"name": self.names[seat], "source": self.names[source] if source is not None else ""}
        return Said(
            *(self._happened(lang, id, tiles, call, people | {"points": _fit(lang, points)}) for lang in LANGUAGES)
        )

    def _happened(self, lang: str, id: str, tiles: Sequence[str], call: str, facts: Mapping[str, str | int]) -> str:
        game = self.rules.name
        named = [tile_name(lang, game, tile) for tile in tiles]
        word = say(lang, f"call-{call}", game=game) if call else ""
        return say(lang, id, game=game, tile=named[0] if named else "", tiles=", ".join(named), call=word, **facts)

    def in_words(self, lang: str, facts: Facts) -> Mapping[str, str | int]:
        """Tiles by name, seats by the names of their people, patterns by their titles; everything else as it is."""
        return {name: self._in_words(lang, name, value) for name, value in facts}

    def _clause(self, lang: str, clause: str, attribute: str, facts: Facts) -> str:
        if not has_words(lang, clause, attribute):
            return clause_words(lang, clause)
        return clause_words(lang, clause, attribute, **self.in_words(lang, facts))

    def _in_words(self, lang: str, name: str, value: str | int) -> str | int:
        if isinstance(value, int):
            return self.names[value] if name in SEAT_FACTS and value in range(4) else _fit(lang, value)
        if name == "pattern":
            return clause_words(lang, value)
        return tile_name(lang, self.rules.name, value) if value in self.rules.tiles else value


def _fit(lang: str, value: int) -> int | str:
    """Numbers that need their thousands set apart come ready-made; the others can still choose a plural."""
    return value if abs(value) < 1000 else number(lang, value)
