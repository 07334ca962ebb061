"""`kongbox check`: cases with the answers they should have, compared."""

from collections.abc import Callable, Iterator, Mapping
from json import dumps
from typing import Annotated, Any, NamedTuple

import typer

from kongbox.cli import speech
from kongbox.cli.reading import numbers_of_any_size
from kongbox.cli.score import answered
from kongbox.cli.score_documents import EXPECTED, Case, Cases, Scorer, cases_of, scorer_of
from kongbox.i18n import say
from kongbox.tiles.unusable import Unusable

DISPLAY = "arrangement"
"""The key of an answer that is for the eye and is not compared."""


class Difference(NamedTuple):
    """One key in which an answer is not what the case expects."""

    key: str
    expected: Any
    found: Any


@numbers_of_any_size()
def check(
    game: Annotated[str, typer.Argument()],
    file: Annotated[str, typer.Argument()],
    lang: Annotated[str | None, typer.Option("--lang")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Score every case, print where the answers differ from what is expected, and count."""
    chosen = speech.chosen_language(lang, game)
    scorer = scorer_of(game)
    cases = cases_of(scorer, game, file, chosen)
    compared = [(case, differences(scorer, game, chosen, cases, case)) for case in cases.cases]
    failed = sum(bool(found) for _, found in compared)
    if json:
        speech.print_json(_as_plain(chosen, compared, failed))
    else:
        for case, found in compared:
            for each in found:
                print(_told(chosen, case, each))
        print(say(chosen, "check-count", passed=str(len(compared) - failed), failed=str(failed)))
    if failed:
        raise SystemExit(1)


def differences(scorer: Scorer, game: str, lang: str, cases: Cases, case: Case) -> list[Difference]:
    """Every key of `expect` that the answer does not bear out; a false win that is not expected is one."""
    try:
        expect = _expected(scorer, case)
    except Unusable as error:
        cases.refuse(lang, case, error)
    answer = answered(scorer, game, lang, cases, case)
    return list(_compared(scorer, expect, answer))


def _expected(scorer: Scorer, case: Case) -> Mapping[str, Any]:
    if case.expect is None:
        raise Unusable("unusable-expect-missing", key=EXPECTED)
    if not isinstance(case.expect, dict):
        raise Unusable("unusable-expect-form", found=speech.shown(repr(case.expect)))
    for key in case.expect:
        if key not in scorer.ANSWERS:
            raise Unusable("unusable-expect-key", found=speech.shown(str(key)), known=", ".join(scorer.ANSWERS))
    return case.expect


def _compared(scorer: Scorer, expect: Mapping[str, Any], answer: Mapping[str, Any]) -> Iterator[Difference]:
    same: Callable[[str, Any, Any], bool] = getattr(scorer, "same_answer", _same)
    for key, expected in expect.items():
        found = answer.get(key, False if key == "false_win" else None)
        if key != DISPLAY and not same(key, expected, found):
            yield Difference(key, expected, found)


def _same(_key: str, expected: Any, found: Any) -> bool:
    """Whether two values are equal, for games that say nothing else."""
    return bool(_plain(expected) == _plain(found))


def _plain(value: Any) -> Any:
    """The value with text for keys: YAML reads the pattern 1.1 as a number where it is written without quotes."""
    if isinstance(value, dict):
        return {str(key): _plain(each) for key, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, list) else value


def _told(lang: str, case: Case, difference: Difference) -> str:
    expected, found = (_written(value) for value in difference[1:])
    return say(lang, "check-difference", case=case.called(lang), key=difference.key, expected=expected, found=found)


def _written(value: Any) -> str:
    return dumps(value, ensure_ascii=False)


def _as_plain(lang: str, compared: list[tuple[Case, list[Difference]]], failed: int) -> dict[str, Any]:
    cases = [
        {"id": case.called(lang), "passed": not found, "differences": [each._asdict() for each in found]}
        for case, found in compared
    ]
    return {"passed": len(compared) - failed, "failed": failed, "cases": cases}
