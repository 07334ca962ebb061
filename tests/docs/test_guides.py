"""The guides are there in both languages, and what they show works."""

import re
from pathlib import Path

import pytest
import yaml

from kongbox.cli.main import COMMANDS, main
from kongbox.engine.drive import play
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import MatchState
from kongbox.formats.log import Header, write_log
from kongbox.rulesets import RULE_SETS
from kongbox.rulesets.wsom.options import CHOICES, PRESETS, RANGES, STANDARD, read_options

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guide"
PAGES = sorted(path.name for path in (GUIDE / "es").glob("*.md"))
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)\)")


def text(lang, guide):
    return (GUIDE / lang / guide).read_text(encoding="utf-8")


def blocks(lang, guide, kind):
    return [block for found, block in BLOCK.findall(text(lang, guide)) if found == kind]


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


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_command_line_guide_shows_every_command(lang):
    shown = text(lang, "command-line.md")
    assert [name for name in COMMANDS if f"kongbox {name}" not in shown] == []


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_hand_of_the_guide_is_scored(lang, tmp_path, monkeypatch, capsys):
    (tmp_path / "hand.yaml").write_text(blocks(lang, "command-line.md", "yaml")[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        main(["score", "wsom", "hand.yaml", "--lang", lang])
    assert ended.value.code == 0, capsys.readouterr().err
    assert capsys.readouterr().out


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_options_guide_lists_every_option_as_it_is(lang):
    rows = [line.split("|")[1:4] for line in text(lang, "options.md").splitlines() if line.startswith("| `")]
    shown = {cells[0].strip(" `"): (cells[1].strip(" `"), cells[2]) for cells in rows}
    assert {name: str(value) for name, value in STANDARD._asdict().items()} == {
        name: standard for name, (standard, _) in shown.items()
    }
    for name, (least, most) in RANGES.items():
        assert re.findall(r"\d+", shown[name][1]) == [str(least), str(most)], name
    for name, words in CHOICES.items():
        assert re.findall(r"`(\w+)`", shown[name][1]) == list(words), name


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_options_guide_names_every_preset(lang):
    assert [name for name in PRESETS if f"`{name}`" not in text(lang, "options.md")] == []


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
