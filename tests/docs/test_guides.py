"""The guides are there in both languages, and what they show works."""

import doctest
import json
import re
import typing
from importlib import import_module
from pathlib import Path

import pytest
import yaml

from kongbox.bots import PLAIN_BOTS, bots_of
from kongbox.cli.main import COMMANDS, main
from kongbox.engine.drive import play
from kongbox.engine.events import Event
from kongbox.engine.legal import offers
from kongbox.engine.seats import SEATS
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import MatchState
from kongbox.formats.log import Header, write_log
from kongbox.rulesets import RULE_SETS
from kongbox.rulesets.wsom.options import read_options
from kongbox.testing import random_steps

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guide"
PAGES = sorted(path.name for path in (GUIDE / "es").glob("*.md"))
GAMES = list(RULE_SETS)
"""In the order in which a guide speaks of them, each under a heading of its own."""
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)\)")


def text(lang, guide):
    return (GUIDE / lang / guide).read_text(encoding="utf-8")


def blocks(lang, guide, kind):
    return [block for found, block in BLOCK.findall(text(lang, guide)) if found == kind]


def sections(page):
    """The parts of a page below its headings of the second depth."""
    return re.split(r"^## .*$", page, flags=re.MULTILINE)[1:]


def rows(page):
    """The cells of every row of a table whose first cell is code; that one without its backticks."""
    cells = [line.split(" | ") for line in page.splitlines() if line.startswith("| `")]
    return [[first.strip("| `"), *(each.strip(" |") for each in rest)] for first, *rest in cells]


def skeleton(lang, guide):
    """Headings by depth and rows of tables, in order."""
    lines = BLOCK.sub("", text(lang, guide)).splitlines()
    return [line.split()[0] if line.startswith("#") else "|" for line in lines if line.startswith(("#", "|"))]


def test_each_guide_is_there_in_both_languages():
    assert PAGES == sorted(path.name for path in (GUIDE / "en").glob("*.md")) != []


@pytest.mark.parametrize("guide", PAGES)
def test_both_languages_have_the_same_sections_and_tables(guide):
    assert skeleton("es", guide) == skeleton("en", guide)


@pytest.mark.parametrize("guide", PAGES)
@pytest.mark.parametrize("kind", ["python", "json"])
def test_both_languages_show_the_same_programs(guide, kind):
    assert blocks("es", guide, kind) == blocks("en", guide, kind)


@pytest.mark.parametrize("path", [*GUIDE.rglob("*.md"), *ROOT.glob("*.md"), ROOT / "docs" / "architecture.md"], ids=str)
def test_a_link_leads_somewhere(path):
    for target in LINK.findall(path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), f"{path.name} -> {target}"


@pytest.mark.parametrize(("page", "lang"), [("README.md", "en"), ("README.es.md", "es")])
def test_the_first_page_leads_to_every_guide_and_shows_the_table(page, lang):
    shown = (ROOT / page).read_text(encoding="utf-8")
    assert [guide for guide in PAGES if f"(docs/guide/{lang}/{guide})" not in shown] == []
    pictures = set(re.findall(r"docs/pictures/[\w-]+\.png", shown))
    assert pictures == {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs" / "pictures").iterdir()}
    assert all((ROOT / picture).stat().st_size < 150_000 for picture in pictures)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_command_line_guide_shows_every_command(lang):
    shown = text(lang, "command-line.md")
    assert [name for name in COMMANDS if f"kongbox {name}" not in shown] == []


def type_in(folder, monkeypatch, *words):
    """Type a command in a folder; answers the exit code."""
    monkeypatch.chdir(folder)
    with pytest.raises(SystemExit) as ended:
        main(words)
    return ended.value.code


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_hand_of_the_guide_is_scored(lang, tmp_path, monkeypatch, capsys):
    (tmp_path / "hand.yaml").write_text(blocks(lang, "command-line.md", "yaml")[0], encoding="utf-8")
    code = type_in(tmp_path, monkeypatch, "score", "wsom", "hand.yaml", "--lang", lang)
    assert code == 0, capsys.readouterr().err
    assert capsys.readouterr().out


def documents(lang, game):
    """The game's part of the guide to score documents: its YAML and the fields of its table."""
    part = sections(text(lang, "documents.md"))[GAMES.index(game)]
    (example,) = [block for kind, block in BLOCK.findall(part) if kind == "yaml"]
    return example, [cells[0] for cells in rows(part)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_hands_of_the_guide_to_documents_win(lang, game, tmp_path, monkeypatch, capsys):
    (tmp_path / "hand.yaml").write_text(documents(lang, game)[0], encoding="utf-8")
    assert type_in(tmp_path, monkeypatch, "score", game, "hand.yaml", "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["total"] > 0
    missing = [key for key in answer if f"`{key}`" not in text(lang, "documents.md")]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_guide_to_documents_lists_every_field_and_every_key_of_an_answer(lang, game):
    module = import_module(f"kongbox.rulesets.{game}.documents")
    assert sorted(documents(lang, game)[1]) == sorted(re.findall(r"^``(\w+)``", module.__doc__, re.MULTILINE))
    assert [key for key in module.ANSWERS if f"`{key}`" not in text(lang, "documents.md")] == []


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_case_of_the_guide_passes(lang, tmp_path, monkeypatch, capsys):
    (tmp_path / "cases.yaml").write_text(blocks(lang, "documents.md", "yaml")[-1], encoding="utf-8")
    assert type_in(tmp_path, monkeypatch, "check", "wsom", "cases.yaml", "--lang", lang) == 0
    said = capsys.readouterr().out.strip()
    assert f"`{said}`" in text(lang, "documents.md")


@pytest.mark.parametrize("guide", PAGES)
def test_the_dialogues_of_a_guide_run_from_top_to_bottom(guide):
    told = "\n".join(block for block in blocks("en", guide, "python") if block.startswith(">>>"))
    dialogue = doctest.DocTestParser().get_doctest(told, {}, guide, guide, 0)
    assert doctest.DocTestRunner().run(dialogue).failed == 0


def test_some_guides_are_dialogues():
    assert {guide for guide in PAGES if any(">>>" in block for block in blocks("en", guide, "python"))} == {
        "bots.md",
        "python.md",
    }


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_guide_to_bots_names_those_that_come_along(lang):
    listed = {
        cells[0]: re.findall(r"`([\w-]+)`", cells[1]) for cells in rows(text(lang, "bots.md")) if cells[0] in GAMES
    }
    assert listed == {game: [name for name in bots_of(game) if name not in PLAIN_BOTS] for game in GAMES}
    assert [name for name in PLAIN_BOTS if f"`{name}`" not in text(lang, "bots.md")] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_options_guide_lists_every_option_as_it_is(lang, game):
    options = import_module(f"kongbox.rulesets.{game}.options")
    part = sections(text(lang, "options.md"))[GAMES.index(game)]
    shown = {cells[0]: cells[1:3] for cells in rows(part)}
    plain = options.STANDARD._asdict() | getattr(options, "PLAIN", {})
    assert {name: str(value) for name, value in plain.items()} == {
        name: each[0].strip("`") for name, each in shown.items()
    }
    for name, ends in options.RANGES.items():
        assert re.findall(r"\d+", shown[name][1]) == [str(end) for end in ends if end is not None], name
    for name, words in options.CHOICES.items():
        assert re.findall(r"`(\w+)`", shown[name][1]) == [str(word) for word in words], name
    assert [name for name in options.PRESETS if f"`{name}`" not in part] == []


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_log_guide_lists_every_event_with_its_fields(lang):
    listed = [(cells[0], cells[1].strip("`").split()) for cells in rows(text(lang, "log.md")) if cells[0][0].isupper()]
    assert listed == [(kind.__name__, list(kind._fields)) for kind in typing.get_args(Event)]


def test_the_architecture_names_every_act_and_question_met_in_play():
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for rules in RULE_SETS.values():
        steps = list(random_steps(rules, 1, hands=2))
        acts = {
            offer.name for match, _ in steps if match.deal for seat in SEATS for offer in offers(rules, match, seat)
        }
        questions = {match.deal.question.name for match, _ in steps if match.deal and match.deal.question}
        assert sorted(name for name in acts | questions if f"`{name}`" not in page) == [], rules.name


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_options_of_the_guides_documents_can_be_read(lang):
    for block in blocks(lang, "options.md", "yaml"):
        read_options(yaml.safe_load(block)["options"])


def first_offer(match, seat, open_acts):
    return open_acts[0].by(seat)


@pytest.fixture
def saturday(tmp_path, monkeypatch):
    """A log of one hand in the working folder, as the guide calls it."""
    rules = RULE_SETS["wsom"]
    header = Header(rules.name, rules.version, {}, ("Ana", "Ben", "Cleo", "Dina"))
    steps = play(rules, MatchState(rules.read_options({})), iter([Seed("01" * 32, "02" * 32)]), first_offer)
    events = [event for _, happened in steps for event in happened]
    (tmp_path / "saturday.kbx.jsonl").write_text("".join(write_log(header, events)), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return events


def test_the_program_of_the_log_guide_reads_a_log(saturday, capsys):
    (program,) = blocks("en", "log.md", "python")
    exec(compile(program, "log.md", "exec"), {})
    assert len(capsys.readouterr().out.splitlines()) == len(saturday)
