"""One text, two readers: Python and the browser say the same sentence for the same facts, in both languages."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2] / "src" / "kongbox"
AREAS = sorted(path.stem for path in (ROOT / "server" / "web" / "texts" / "es").glob("*.ftl"))
GAMES = ["wsom"]
SAMPLES = (0, 1, 2, 12, "Begoña")


class Asked(Visitor):
    """What a message asks for: facts, and other messages with theirs."""

    def __init__(self):
        self.facts = set()
        self.messages = set()

    def visit_VariableReference(self, node):  # noqa: N802  (the name that the visitor looks for)
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.messages.add(node.id.name)


def files(lang):
    pages = [ROOT / "server" / "web" / "texts" / lang / f"{area}.ftl" for area in AREAS]
    return pages + [ROOT / "rulesets" / game / "texts" / f"{lang}.words.ftl" for game in GAMES]


def messages(lang):
    """Every message by its id."""
    entries = [entry for file in files(lang) for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def facts_of(name, known):
    """The facts that a message asks for, by itself or through others."""
    asked = Asked()
    asked.visit(known[name])
    return asked.facts.union(*(facts_of(other, known) for other in asked.messages))


def questions(lang):
    """Every message and attribute with every sample for its facts."""
    known = messages(lang)
    for name, entry in known.items():
        facts = sorted(facts_of(name, known))
        ids = [name] if entry.value else []
        ids += [f"{name}.{attribute.id.name}" for attribute in entry.attributes]
        for sample in SAMPLES if facts else SAMPLES[:1]:
            yield from ((each, dict.fromkeys(facts, sample)) for each in ids)


def said_by_python(lang):
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files(lang):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    said = []
    for name, facts in questions(lang):
        message, _, attribute = name.partition(".")
        found = bundle.get_message(message)
        text, _ = bundle.format_pattern(found.attributes[attribute] if attribute else found.value, facts)
        said.append([name, facts, str(text)])
    return said


@pytest.mark.parametrize("lang", ["es", "en"])
def test_python_and_the_browser_say_the_same(visitors, lang):
    page = visitors.desktop(lang=lang)
    page.goto("/")
    page.locator("h1").wait_for()
    wanted = said_by_python(lang)
    assert len(wanted) > 300
    said = page.evaluate(
        """async ([areas, games, questions]) => {
          const { loadWords, words } = await import('/js/words.js');
          await loadWords(areas, games);
          return questions.map(([id, facts]) => [id, facts, words(id, facts)]);
        }""",
        [AREAS, GAMES, [[name, facts] for name, facts, _ in wanted]],
    )
    assert [pair for pair in zip(said, wanted, strict=True) if pair[0] != pair[1]] == []
