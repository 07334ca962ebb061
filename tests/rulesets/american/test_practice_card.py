"""The card that comes with the game is sound, varied and our own size of puzzle."""

from collections import Counter

import pytest

from kongbox.rulesets.american.practice_card import practice_card
from kongbox.rulesets.american.tileset import DRAGONS, FLOWER, WINDS

CARD = practice_card()


@pytest.mark.clause("american.card.2", "american.card.3")
def test_it_has_fifty_lines_in_ten_sections_of_five():
    assert len(CARD.lines) == 50
    assert Counter(line.section for line in CARD.lines) == {section.id: 5 for section in CARD.sections}
    assert len(CARD.sections) == 10


@pytest.mark.clause("american.card.4")
def test_most_lines_are_worth_25_or_30_and_few_are_worth_60_or_more():
    values = Counter(line.value for line in CARD.lines)
    assert set(values) == {25, 30, 35, 40, 45, 50, 60, 75}
    assert values[25] + values[30] > len(CARD.lines) / 2
    assert values[60] + values[75] <= 3


def test_it_stands_for_as_many_hands_as_cards_usually_do():
    assert 800 <= len(CARD.concretes) <= 2000


def test_it_shows_everything_a_card_can_say():
    groups = [group for concrete in CARD.concretes for group in concrete.groups]
    assert {group.kind for group in groups} == {"single", "pair", "pung", "kong", "quint", "sextet"}
    assert {FLOWER, *WINDS, *DRAGONS} < {group.tile for group in groups}
    assert any(group.zero for group in groups)
    assert any(group.block for group in groups)
    assert {line.mark for line in CARD.lines} == {"X", "C"}
    assert any(len(line.alternatives) > 1 for line in CARD.lines)


def test_one_section_is_without_jokers_and_one_of_singles_and_pairs():
    assert {line.section for line in CARD.lines if line.jokerless} == {"naturals"}
    assert {line.section for line in CARD.lines if line.singles_and_pairs} == {"singles_and_pairs"}


def test_every_title_and_note_is_there_in_both_languages():
    titles = [section.name for section in CARD.sections] + [line.note for line in CARD.lines if line.note]
    assert all(set(title) == {"es", "en"} for title in titles)


def test_no_two_lines_stand_for_the_same_hand():
    owners = {}
    for concrete in CARD.concretes:
        owners.setdefault(tuple(sorted(concrete.tiles)), set()).add(concrete.line.id)
    assert {tiles: ids for tiles, ids in owners.items() if len(ids) > 1} == {}
