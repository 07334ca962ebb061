import pytest

from kongbox.i18n import LANGUAGES, say, tile_name


def test_a_sentence_is_said_in_either_language():
    assert say("es", "unusable-language", found="fr").startswith("kongbox no habla «fr»")
    assert say("en", "unusable-language", found="fr").startswith("kongbox does not speak “fr”")


def test_the_name_of_a_game_opens_its_words_too():
    assert say("en", "tile-5m", game="wsom") == tile_name("en", "wsom", "5m")


def test_a_game_nobody_knows_changes_nothing():
    assert say("en", "unusable-file-empty", file="a", game="../wsom").startswith("a: this file is empty")
    assert say("en", "unusable-file-empty", file="a", game=None).startswith("a: this file is empty")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_tiles_of_a_game_are_called_the_same(lang):
    suited = [f"{number}{suit}" for suit in "mps" for number in range(1, 10)]
    names = [tile_name(lang, "wsom", tile) for tile in [*suited, *(f"{honour}z" for honour in range(1, 8))]]
    assert len(set(names)) == 34
