"""Both languages say the same things: one law for every text file there is, and for those still to come."""

import ast
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).parents[2] / "src" / "kongbox"
SPANISH = sorted(path for path in SOURCE.rglob("*.ftl") if "es" in (path.parent.name, path.name.split(".")[0]))
TEXTS = sorted(SOURCE.rglob("*.ftl"))
NOT_THE_SAME_EVERYWHERE = {"style", "type", "unitDisplay", "currencyDisplay"}
"""Options of NUMBER that Python and browsers carry out differently."""


ADDED_ON_THE_WAY = {"file"}
"""Facts that whoever reads knows, not whoever parses."""


def short(path):
    return str(path.relative_to(SOURCE))


def in_english(spanish):
    if spanish.parent.name == "es":
        return spanish.parent.with_name("en") / spanish.name
    return spanish.with_name("en" + spanish.name.removeprefix("es"))


def entries(path):
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def messages(path):
    return [entry for entry in entries(path) if isinstance(entry, ftl.Message | ftl.Term)]


class Said(Visitor):
    """What a pattern tells: its facts, what it refers to, and the options of its functions."""

    def __init__(self, pattern):
        self.facts, self.references, self.options = set(), set(), set()
        self.visit(pattern)

    def visit_VariableReference(self, node):
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node):
        self.references.add(node.id.name)

    def visit_TermReference(self, node):
        self.references.add(f"-{node.id.name}")

    def visit_NamedArgument(self, node):
        self.options.add(node.name.name)


def sentences(path):
    """Every sentence of a file: ``id`` or ``id.attribute`` -> what it tells."""
    found = {}
    for message in messages(path):
        id = f"-{message.id.name}" if isinstance(message, ftl.Term) else message.id.name
        if message.value is not None:
            found[id] = Said(message.value)
        for attribute in message.attributes:
            found[f"{id}.{attribute.id.name}"] = Said(attribute.value)
    return found


@pytest.mark.parametrize("path", TEXTS, ids=short)
def test_every_line_of_a_text_file_can_be_read(path):
    junk = [entry.content.splitlines()[0] for entry in entries(path) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("path", TEXTS, ids=short)
def test_no_id_stands_twice_in_a_file(path):
    counts = Counter(message.id.name for message in messages(path))
    assert [id for id, times in counts.items() if times > 1] == []


@pytest.mark.parametrize("path", TEXTS, ids=short)
def test_a_text_says_the_same_in_python_and_in_a_browser(path):
    told = sentences(path)
    assert {id: said.options & NOT_THE_SAME_EVERYWHERE for id, said in told.items() if said.options} == {
        id: set() for id, said in told.items() if said.options
    }


@pytest.mark.parametrize("path", TEXTS, ids=short)
def test_a_text_refers_only_to_its_own_file(path):
    told = sentences(path)
    assert {id: said.references - set(told) for id, said in told.items() if said.references - set(told)} == {}


def test_there_are_texts_in_both_languages():
    assert SPANISH
    english = {in_english(path) for path in SPANISH}
    assert english == set(TEXTS) - set(SPANISH)


@pytest.mark.parametrize("path", SPANISH, ids=short)
def test_both_languages_hold_the_same_sentences(path):
    assert set(sentences(path)) ^ set(sentences(in_english(path))) == set()


@pytest.mark.parametrize("path", SPANISH, ids=short)
def test_both_languages_tell_the_same_facts(path):
    spanish = {id: said.facts for id, said in sentences(path).items()}
    english = {id: said.facts for id, said in sentences(in_english(path)).items()}
    assert {id: facts for id, facts in spanish.items() if english.get(id, facts) != facts} == {}


@pytest.mark.parametrize("lang", ["es", "en"])
def test_texts_that_are_heard_together_share_no_id(lang):
    """Python hears its own texts beside one game's words; the page hears the page's beside them."""
    words = sorted((SOURCE / "rulesets").glob(f"*/texts/{lang}.words.ftl"))
    for place in (SOURCE / "i18n" / "texts" / lang, SOURCE / "server" / "web" / "texts" / lang):
        for game in words:
            together = [*place.glob("*.ftl"), game]
            counts = Counter(id for path in together for id in {message.id.name for message in messages(path)})
            assert [id for id, times in counts.items() if times > 1] == []


@cache
def python_texts(lang):
    found = {}
    words = (SOURCE / "rulesets").glob(f"*/texts/{lang}.words.ftl")
    for path in [*(SOURCE / "i18n" / "texts" / lang).glob("*.ftl"), *words]:
        found |= sentences(path)
    return found


def imports_say(tree):
    found = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "kongbox.i18n")
    return any(name.name == "say" for node in found for name in node.names)


def asked_of_texts():
    """Every sentence that code asks for by a written-out id: (place, id, facts told or None where unknown)."""
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        places = {"Unusable": 0} | ({"say": 1} if imports_say(tree) else {})
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            place = places.get(call.func.id) if isinstance(call.func, ast.Name) else None
            asked = call.args[place] if place is not None and len(call.args) > place else None
            if isinstance(asked, ast.Constant) and isinstance(asked.value, str):
                names = {word.arg for word in call.keywords}
                yield f"{short(path)}:{call.lineno}", asked.value, None if None in names else names


ASKED = list(asked_of_texts())


@pytest.mark.parametrize(("place", "id", "facts"), ASKED, ids=[f"{place}-{id}" for place, id, _ in ASKED])
def test_a_sentence_that_code_says_is_written_and_told_all_its_facts(place, id, facts):
    told = python_texts("es")
    assert id in told, f"{place} says '{id}', which no text of i18n holds"
    if facts is not None:
        missing = told[id].facts - facts - ADDED_ON_THE_WAY
        assert not missing, f"{place} says '{id}' without {sorted(missing)}"
