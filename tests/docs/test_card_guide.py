"""The card that the guide shows can be played with, and its tables say what a card may say."""

import re
from pathlib import Path

import pytest

from kongbox.formats.marked_text import read_marked
from kongbox.rulesets.american import card as cards
from kongbox.rulesets.american.card import read_card
from kongbox.rulesets.american.card_alternatives import GROUP_KEYS
from kongbox.rulesets.american.card_conditions import NUMBER_WORDS

GUIDE = Path(__file__).parents[2] / "docs" / "guide"


def guide(lang):
    return (GUIDE / lang / "card.md").read_text(encoding="utf-8")


def shown_card(lang):
    (example,) = re.findall(r"^```yaml\n(.*?)^```$", guide(lang), re.MULTILINE | re.DOTALL)
    return read_card(*read_marked(example))


@pytest.mark.clause("american.card.12")
@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_card_of_the_guide_is_sound(lang):
    card = shown_card(lang)
    assert [line.id for line in card.lines] == ["P1", "E1", "E2", "S1"]
    assert [section.singles_and_pairs for section in card.sections] == [False, False, True]
    assert all(line.concretes for line in card.lines)


def test_both_languages_show_the_same_lines():
    spanish, english = (shown_card(lang).concretes for lang in ("es", "en"))
    assert [each.groups for each in spanish] == [each.groups for each in english]


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_field_of_a_card_is_in_the_tables(lang):
    keys = {*cards.CARD_KEYS, *cards.SECTION_KEYS, *cards.LINE_KEYS, *cards.ALTERNATIVE_KEYS, *GROUP_KEYS, "block"}
    assert [key for key in sorted(keys) if not re.search(rf"`[^`]*\b{key}\b[^`]*`", guide(lang))] == []
    assert [word for word in NUMBER_WORDS if word != "any" and f"{{x: {word}}}" not in guide(lang)] == []
