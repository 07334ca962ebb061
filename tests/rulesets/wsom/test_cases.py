"""Hands with published or hand-derived answers, and nasty ones of our own."""

from pathlib import Path

import pytest
import yaml

from kongbox.rulesets.wsom.documents import FIELDS, score_document

HERE = Path(__file__).parent
FILES = ("scoring.yaml", "nasty.yaml")


def cases():
    for file in FILES:
        for case in yaml.safe_load((HERE / file).read_text(encoding="utf-8"))["cases"]:
            yield pytest.param(case, id=case["id"])


@pytest.mark.parametrize("case", list(cases()))
def test_the_answer_is_as_expected(case):
    document = {key: value for key, value in case.items() if key in FIELDS}
    answer = score_document(document, lambda line, which: f"{which} of {line.clause}")
    found = {key: answer.get(key) for key in case["expect"]}
    assert found == case["expect"]
