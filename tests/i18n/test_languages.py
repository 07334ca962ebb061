import pytest

from kongbox.i18n import language_of


@pytest.mark.parametrize(
    ("tag", "lang"), [("es", "es"), ("es_MX.UTF-8", "es"), ("EN-gb", "en"), ("en", "en"), (" es-ES ", "es")]
)
def test_a_tag_names_one_of_our_languages_whatever_its_country(tag, lang):
    assert language_of(tag) == lang


@pytest.mark.parametrize("tag", ["fr", "C", "C.UTF-8", "", "est", "*"])
def test_any_other_tag_names_none(tag):
    assert language_of(tag) is None
