import pytest

from kongbox.i18n import MissingWords, Words


@pytest.fixture
def words(tmp_path):
    first = tmp_path / "first.ftl"
    first.write_text(
        "hello = Hola, { $name }\n"
        "tiles = { $n ->\n    [one] una ficha\n   *[other] { $n } fichas\n}\n"
        "rule-1 = Title\n    .refusal = No, { $seat }\n",
        encoding="utf-8",
    )
    second = tmp_path / "second.ftl"
    second.write_text("bye = Adiós\nbroken = { $nobody }\n", encoding="utf-8")
    return Words("es", [first, second])


def test_a_sentence_tells_its_facts_without_invisible_marks(words):
    assert words.say("hello", name="Ana") == "Hola, Ana"


def test_the_plural_follows_the_number(words):
    assert [words.say("tiles", n=n) for n in (1, 2)] == ["una ficha", "2 fichas"]


def test_an_attribute_is_said_by_its_name(words):
    assert words.say("rule-1", "refusal", seat="Este") == "No, Este"
    assert words.has("rule-1", "refusal")
    assert not words.has("rule-1", "line")
    assert not words.has("rule-2", "refusal")


def test_ids_are_known_before_anything_is_parsed(words):
    assert words.ids == {"hello", "tiles", "rule-1", "bye", "broken"}
    assert "bye" in words
    assert "refusal" not in words


def test_a_missing_sentence_is_a_warning_here_and_its_id_for_a_player(words):
    with pytest.warns(MissingWords, match="there is no text 'nowhere'"):
        assert words.say("nowhere") == "nowhere"
    with pytest.warns(MissingWords, match=r"there is no text 'rule-1\.line'"):
        assert words.say("rule-1", "line") == "rule-1.line"


def test_a_sentence_without_one_of_its_facts_is_a_warning(words):
    with pytest.warns(MissingWords, match="'broken' cannot be said"):
        words.say("broken")
