"""Every no of the procedures at a real table can be said in both languages."""

import re
from pathlib import Path

import pytest

from kongbox.i18n import LANGUAGES
from kongbox.rulebook import clause_words, has_words
from kongbox.rulesets.wsom import real_table

SOURCE = Path(real_table.__file__).parent
FACTS = {"turn": "Este", "seconds": 3}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("clause", real_table.REFUSABLE)
def test_a_refusal_has_its_sentence(lang: str, clause: str) -> None:
    assert has_words(lang, clause, "refusal")
    sentence = clause_words(lang, clause, "refusal", **FACTS)
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_no_clause_refuses_that_is_not_declared() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in SOURCE.glob("*.py") if file.name != "__init__.py")
    forbidding = re.findall(r'forbidden\(\s*"([\w.]+)"', code) + re.findall(r'else "(wsom[\w.]+)"', code)
    named = {*forbidding, *re.findall(r'"\w[\w-]+": "(wsom\.seat\.\d)"', code)}
    assert named == set(real_table.REFUSABLE)
