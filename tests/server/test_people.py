"""What people may call themselves."""

import pytest

from kongbox.server.people import characters, clean_name, fingerprint, new_secret, unlike
from kongbox.tiles.unusable import Unusable

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
THUMB = "\U0001f44d\U0001f3fd"


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Ana", 3),
        ("e\u0301", 1),
        (FAMILY, 1),
        (ENGLAND, 1),
        (THUMB, 1),
        ("\U0001f1ea\U0001f1f8\U0001f1f2\U0001f1fd", 2),
        ("❤\ufe0f", 1),
        ("\u1112\u1161\u11ab", 1),
        ("한국어", 3),
        ("محمد", 4),
        ("", 0),
    ],
)
def test_characters_are_counted_as_people_count_them(text, count):
    assert len(list(characters(text))) == count
    assert "".join(characters(text)) == text


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ana   María ", "Ana María"),
        ("Jose\u0301", "José"),
        ("a\u202eb\u200ec", "abc"),
        ("\u2066Ana\u2069\x00\x1b[31m", "Ana[31m"),
        ("Ana\nMaría", "Ana María"),
        (FAMILY, FAMILY),
        (ENGLAND, ENGLAND),
        ("A\u200dna", "Ana"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        (THUMB * 24, THUMB * 24),
    ],
)
def test_a_name_is_shown_without_marks_that_control_or_turn_text(given, shown):
    assert clean_name(given) == shown


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u200d", "\u3164", "\u0301"])
def test_a_name_nobody_can_see_is_none(given):
    with pytest.raises(Unusable):
        clean_name(given)


def test_twenty_four_characters_fit_and_no_more():
    assert clean_name("ñ" * 24) == "ñ" * 24
    with pytest.raises(Unusable) as caught:
        clean_name(FAMILY * 25)
    assert caught.value.facts["count"] == 25


def test_a_letter_under_a_heap_of_accents_is_no_writing():
    assert clean_name("Vie\u0323\u0302t")
    with pytest.raises(Unusable):
        clean_name("a" + "\u0300" * 20)


def test_equal_names_are_numbered_whatever_their_case_and_stay_short_enough():
    assert unlike("Ana", ["Begoña"]) == "Ana"
    assert unlike("Ana", ["ANA", "ana 2"]) == "Ana 3"
    long = unlike("x" * 24, ["x" * 24])
    assert long == "x" * 22 + " 2"


def test_secrets_are_long_and_what_is_stored_of_them_is_not_the_secret():
    assert new_secret() != new_secret()
    assert len(new_secret()) >= 32
    secret = new_secret()
    assert fingerprint(secret) == fingerprint(secret) != fingerprint(new_secret())
    assert secret not in fingerprint(secret)
