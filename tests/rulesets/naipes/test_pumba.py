"""One card short: which cards are waited for."""

import pytest

from kongbox.rulesets.naipes.options import STANDARD, read_options
from kongbox.rulesets.naipes.pumba import waits
from kongbox.rulesets.naipes.special import is_mahjong
from tests.rulesets.naipes.hands import cards, group

TWO_DOWN = (group("pung 1o"), group("chow 3c"))


def waited(concealed, *groups, dominant=0, **options):
    """The cards waited for, in writing."""
    return " ".join(waits(cards(concealed), tuple(map(group, groups)), read_options(options), dominant))


@pytest.mark.clause("naipes.pumba.1", "naipes.claim.5")
def test_three_groups_and_two_pairs_wait_for_a_trio_and_four_groups_for_a_pair():
    assert waited("3cx3 5bx2 Rox2", "pung 1o", "chow 3c") == "5b Ro"
    assert waited("3cx3 Ro", "pung 1o", "chow 3c", "kang 5b") == "Ro"


@pytest.mark.clause("naipes.pumba.2")
def test_an_escalera_is_waited_for_on_both_sides():
    assert waited("3cx3 5b 6b Rox2", "pung 1o", "kang-hand 2o") == "4b 7b"
    assert waited("3cx3 8b 9b Rox2", "pung 1o", "pung 2o") == "7b"


@pytest.mark.clause("naipes.pumba.2", "naipes.special.1", "naipes.special.2", "naipes.special.3")
def test_special_hands_are_waited_for():
    assert waited("1ox2 3ox2 5cx2 8cx2 4bx2 7bx2 Re") == "Re"
    assert waited("1c 2c 3c 4c 5c 6c 7c 1b 2b 3b 4b 5b 6b") == "1c 4c 7c 7b"
    assert waited("Rc Re Rb Co Cc Cb 2c 2c 2c 4c 6c 8c 9c") == "1c 2c 3c 4c 5c 6c 7c 8c 9c"
    assert waited("Rc Re Rb Co Cc Cb 2c 2c 2c 4c 6c 8c 9c", dominant=2) == ""
    assert waited("1ox2 3ox2 5cx2 8cx2 4bx2 7bx2 Re", especiales_validos="no") == ""


@pytest.mark.clause("naipes.pumba.1")
def test_a_kind_of_which_the_player_holds_all_four_does_not_exist():
    assert waited("Ro", "chow 1o", "chow 4o", "chow 7o", "pung 2c") == "Ro"
    assert waited("3c 4c Ro Ro", "pung 2b", "chow 4o", "pung 2c") == "2c 5c"
    assert waited("3c 4c Ro Ro", "pung 2b", "chow 4o", "kang 2c") == "5c"
    assert waited("2c 2c 2c 2c", "chow 1o", "chow 4o", "chow 7o") == ""


@pytest.mark.clause("naipes.pumba.1")
@pytest.mark.parametrize("concealed", ["2o 5o 8o 2c 5c 8c 2b 5b 8b Ro Rc Re Rb", "3cx3 5bx2 Rox2", ""])
def test_what_is_no_pumba(concealed):
    assert waited(concealed, "pung 1o") == ""


@pytest.mark.clause("naipes.special.0", "naipes.vocab.7", "naipes.kang.2")
def test_fourteen_cards_make_a_mahjong_fourth_cards_of_cuadrados_apart():
    four = (group("kang 1o"), group("kang-hand 2o"), group("kang-pung 3o"), group("kang Cc"))
    assert is_mahjong(cards("Ro Ro"), four, STANDARD, 0)
    assert not is_mahjong(cards("Ro Rc"), four, STANDARD, 0)
    assert not is_mahjong(cards("Ro Ro 2c"), four, STANDARD, 0)


@pytest.mark.clause("naipes.vocab.3")
def test_nine_does_not_run_on_to_one_and_figuras_do_not_run():
    assert not is_mahjong(cards("8o 9o 1o 3c 3c"), (*TWO_DOWN, group("pung 2b")), STANDARD, 0)
    assert not is_mahjong(cards("9o Co Ro 3c 3c"), (*TWO_DOWN, group("pung 2b")), STANDARD, 0)
    assert is_mahjong(cards("7o 8o 9o 3c 3c"), (*TWO_DOWN, group("pung 2b")), STANDARD, 0)
