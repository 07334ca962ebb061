"""How rules lie on a terminal: as wide as it is, coloured only where somebody looks."""

import textwrap
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kongbox.engine.clauses import ClauseId
from kongbox.i18n import number, say
from kongbox.rulebook import (
    Clause,
    chapter_words,
    clause_words,
    game_words,
    ledger,
    optional_words,
    reason_words,
)
from kongbox.rulebook.completeness import Covered, covered
from kongbox.rulebook.ledgers import ABSENT, BUILT, Source
from kongbox.rulebook.pages import options_of
from kongbox.rulebook.searching import first_sentence

WIDEST = 100
"""Columns of a paragraph at most: longer lines are hard to read."""
INDENT = 2


class Sheet:
    """A sheet of the rule book, printed to standard output in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._console = Console(highlight=False)
        self._width = min(self._console.width, WIDEST)

    def clause(self, clause: Clause) -> None:
        """Print all there is to say about a clause."""
        self._line(self._place(clause), "dim")
        self._head(clause)
        self._paragraph(optional_words(self.lang, clause.id, "rule") or self._say("rule-only-title"))
        self._console.print()
        self._part("rule-differ", [optional_words(self.lang, clause.id, "differ")])
        self._part("rule-options", self._options(clause))
        self._part("rule-source", self._sources(clause))
        self._part("rule-certainty", [self._say(f"rule-confidence-{clause.confidence}")])
        self._part("rule-status", self._status(clause))
        proven = covered(clause)
        self._part("rule-code", proven.code, whole=True)
        self._part("rule-tests", proven.tests, whole=True)
        self._line(self._neighbours(clause), "dim")

    def chapter(self, clauses: Sequence[Clause]) -> None:
        """Print the clauses of a chapter with their rules."""
        self._line(self._place(clauses[0]), "dim")
        for clause in clauses:
            self._head(clause)
            self._paragraph(optional_words(self.lang, clause.id, "rule"))

    def found(self, asked: str, clauses: Sequence[Clause], most: int) -> None:
        """Print what a search found, the fittest first."""
        self._line(self._say("rule-found", words=asked, count=len(clauses)), "dim")
        for clause in clauses[:most]:
            self._head(clause)
            self._paragraph(first_sentence(optional_words(self.lang, clause.id, "rule")))
        if len(clauses) > most:
            self._console.print()
            self._line(self._say("rule-found-more", count=len(clauses) - most), "dim")

    def contents(self, named: Iterable[str]) -> None:
        """Print the chapters of each game."""
        for game in named:
            self._line(f"{game_words(self.lang, game)} · {game_words(self.lang, game, 'game-rules')}", "bold")
            for name, heading, count in self._chapters(game):
                self._console.print(Text.assemble("  ", (name, "cyan"), heading, (count, "dim")), soft_wrap=True)
            self._console.print()
        self._line(self._say("rule-chapters-hint"), "dim")

    def coverage(self, rows: Mapping[ClauseId, Covered]) -> None:
        """Print how many clauses of each game are built, and what is missing."""
        with self._console.capture() as captured:
            self._console.print(self._counts(rows.values()))
        print(*(line.rstrip() for line in captured.get().splitlines()), sep="\n")
        lacking = [row for row in rows.values() if row.lacks]
        if not lacking:
            self._line(self._say("coverage-whole"))
            return
        self._line(self._say("coverage-lacking"), "bold")
        for row in lacking:
            missing = ", ".join(self._say(f"coverage-lacks-{each}") for each in row.lacks)
            self._console.print(Text.assemble(("  " + row.clause.id, "cyan"), f": {missing}"), soft_wrap=True)

    def _counts(self, rows: Iterable[Covered]) -> Table:
        by_status = Counter((row.clause.game, row.clause.status) for row in rows)
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column(self._say("coverage-game"))
        for status in (*BUILT, *ABSENT):
            table.add_column(self._say(f"coverage-{status}"), justify="right")
        table.add_column(self._say("coverage-total"), justify="right")
        for game in dict.fromkeys(game for game, _ in by_status):
            counts = [by_status[game, status] for status in (*BUILT, *ABSENT)]
            cells = (number(self.lang, count) for count in (*counts, sum(counts)))
            table.add_row(game_words(self.lang, game, "game-short"), *cells)
        return table

    def _chapters(self, game: str) -> list[tuple[str, str, str]]:
        """Id, heading and size of each chapter, each padded to its column."""
        rows = [
            (f"{game}.{name}", chapter_words(self.lang, game, name), self._say("rule-clauses", count=len(clauses)))
            for name, clauses in ledger(game).chapters().items()
        ]
        id_width, heading_width = (max(len(row[column]) for row in rows) + 2 for column in (0, 1))
        return [(name.ljust(id_width), heading.ljust(heading_width), count) for name, heading, count in rows]

    def _place(self, clause: Clause) -> str:
        return self._say(
            "rule-place",
            game=game_words(self.lang, clause.game),
            rules=game_words(self.lang, clause.game, "game-rules"),
            chapter=chapter_words(self.lang, clause.game, clause.chapter),
        )

    def _head(self, clause: Clause) -> None:
        title = clause_words(self.lang, clause.id)
        mark = "" if clause.built else f" · {self._say(f'rule-mark-{clause.status}')}"
        self._console.print(
            Text.assemble("\n", (clause.id, "cyan"), "  ", (title, "bold"), (mark, "dim")), soft_wrap=True
        )

    def _options(self, clause: Clause) -> list[str]:
        return [
            self._say("rule-option-line", title=option["title"][self.lang], name=option["name"], standard=str(standard))
            for option in options_of(clause)
            for standard in [option["standard"]]
        ]

    def _sources(self, clause: Clause) -> list[str]:
        if not clause.sources:
            return [self._say("rule-source-none")]
        lines = [self._source(ledger(clause.game).sources[key]) for key in clause.sources]
        return [*lines, self._say("rule-article", article=clause.article)] if clause.article else lines

    def _source(self, source: Source) -> str:
        sentence = "rule-source-secondary" if source.secondary else "rule-source-line"
        return self._say(sentence, key=source.key, title=source.title, where=source.where)

    def _status(self, clause: Clause) -> list[str]:
        status = self._say(f"rule-status-{clause.status}")
        return [f"{status} {reason_words(self.lang, clause.game, clause.reason)}" if clause.reason else status]

    def _neighbours(self, clause: Clause) -> str:
        order = list(ledger(clause.game).clauses)
        place = order.index(clause.id)
        if place == 0:
            return self._say("rule-first", next=order[1])
        if place == len(order) - 1:
            return self._say("rule-last", previous=order[-2])
        return self._say("rule-neighbours", previous=order[place - 1], next=order[place + 1])

    def _part(self, heading: str, lines: Iterable[str], *, whole: bool = False) -> None:
        """A heading and its lines; nothing where there are none. `whole` lines are never broken (names to copy)."""
        said = [line for line in lines if line]
        if said:
            self._line(self._say(heading), "dim")
        for line in said:
            self._console.print(" " * INDENT + line if whole else self._indented(line), soft_wrap=True, markup=False)
        if said:
            self._console.print()

    def _paragraph(self, text: str) -> None:
        for paragraph in text.split("\n\n") if text else ():
            self._console.print(self._indented(paragraph), soft_wrap=True, markup=False)

    def _indented(self, text: str) -> str:
        lines = textwrap.wrap(text, self._width - INDENT, break_long_words=False, break_on_hyphens=False)
        return textwrap.indent("\n".join(lines), " " * INDENT)

    def _line(self, text: str, style: str = "") -> None:
        self._console.print(Text(textwrap.fill(text, self._width), style), soft_wrap=True)

    def _say(self, sentence: str, **facts: str | int) -> str:
        return say(self.lang, sentence, **facts)
