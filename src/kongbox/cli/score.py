"""`kongbox score`: what a hand is worth, and why."""

from functools import partial
from typing import Annotated, Any

import typer

from kongbox.cli import score_accounts, speech
from kongbox.cli.reading import numbers_of_any_size
from kongbox.cli.score_documents import Case, Cases, Scorer, cases_of, scorer_of
from kongbox.cli.wide import filled
from kongbox.i18n import number, say, signed
from kongbox.rulebook import clause_words
from kongbox.rulebook.score_words import line_words
from kongbox.tiles.unusable import Unusable


@numbers_of_any_size()
def score(
    game: Annotated[str, typer.Argument()],
    file: Annotated[str, typer.Argument()] = "-",
    lang: Annotated[str | None, typer.Option("--lang")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Score the documents of a file; nothing is printed until all of them are."""
    chosen = speech.chosen_language(lang, game)
    scorer = scorer_of(game)
    cases = cases_of(scorer, game, file, chosen)
    answers = [answered(scorer, game, chosen, cases, case) for case in cases.cases]
    if json:
        speech.print_json(answers[0] if cases.single else answers)
        return
    for case, answer in zip(cases.cases, answers, strict=True):
        print("\n".join(explained(chosen, game, case, answer, titled=not cases.single)))


def answered(scorer: Scorer, game: str, lang: str, cases: Cases, case: Case) -> dict[str, Any]:
    """The answer to one document; ends with one sentence where it cannot be used."""
    try:
        return scorer.score_document(case.given, partial(line_words, lang, game), cases.standing)
    except Unusable as error:
        cases.refuse(lang, case, error)


def explained(lang: str, game: str, case: Case, answer: dict[str, Any], *, titled: bool) -> list[str]:
    """An answer as lines for a reader; the last is empty."""
    title = [case.called(lang)] if titled else []
    if answer.get("false_win"):
        shown = [say(lang, "score-false-win"), *filled(f"{answer['text']} ({answer['clause']})", "  ")]
        shown += _lines_found(lang, "score-nearest", answer.get("nearest", []))
    elif "payments" in answer:
        shown = _sheet(lang, game, answer)
    else:
        shown = score_accounts.told(lang, game, answer)
    options = [say(lang, "score-options", options=_options(answer["options"]))] if "options" in answer else []
    return [*title, *shown, *options, ""]


def _sheet(lang: str, game: str, answer: dict[str, Any]) -> list[str]:
    total = say(lang, f"score-total-{answer['limit']}", raw=answer["raw"], total=answer["total"])
    return [
        answer["arrangement"],
        *_reasons(lang, answer["lines"]),
        total,
        *_section(lang, "score-uncounted", answer["uncounted"]),
        *_section(lang, "score-notes", answer["notes"]),
        say(lang, "score-payments"),
        "  " + "   ".join(_payment(lang, game, seat, points) for seat, points in answer["payments"].items()),
        *_lines_found(lang, "score-matches", answer.get("matches", [])),
    ]


def _reasons(lang: str, lines: list[dict[str, Any]]) -> list[str]:
    found = []
    for line in lines:
        points = number(lang, line["points"])
        found += [f"  {points:>4}  {clause_words(lang, line['clause'])} ({line['clause']}): {line['tiles']}"]
        found += filled(line["text"], " " * 8)
    return found


def _section(lang: str, heading: str, lines: list[dict[str, Any]]) -> list[str]:
    if not lines:
        return []
    found = [say(lang, heading)]
    for line in lines:
        found += filled(f"{clause_words(lang, line['clause'])} ({line['clause']}): {line['text']}", "  ")
    return found


def _lines_found(lang: str, heading: str, lines: list[dict[str, Any]]) -> list[str]:
    """The lines of a card that a hand is, or nearly is, each with its groups and with what keeps the hand from it."""
    if not lines:
        return []
    found = [say(lang, heading)]
    for line in lines:
        found += [f"  {number(lang, line['value']):>4}  {line['line']} ({line['mark']}): {' / '.join(line['groups'])}"]
        for why in line.get("why", []):
            found += filled(f"{why['text']} ({why['clause']})", " " * 8)
    return found


def _payment(lang: str, game: str, seat: str, points: int) -> str:
    return f"{say(lang, f'wind-{seat}', game=game)} {signed(lang, points)}"


def _options(options: dict[str, Any]) -> str:
    """The options with their values; of something large, only what it is called."""
    called = {name: value["name"] if isinstance(value, dict) else value for name, value in options.items()}
    return ", ".join(f"{name} {value}" for name, value in called.items())
