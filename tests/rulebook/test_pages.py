"""Pages get the rule book as plain values, in both languages at once."""

import json

import pytest

from kongbox.rulebook import find_clause, games, ledger, pages


def test_contents_lists_every_clause_of_every_game_once():
    listed = [
        clause["id"]
        for game in pages.contents()["games"]
        for chapter in game["chapters"]
        for clause in chapter["clauses"]
    ]
    assert sorted(listed) == sorted(each for game in games() for each in ledger(game).clauses)
    assert [game["game"] for game in pages.contents()["games"] if game["playable"]] == ["wsom", "american", "naipes"]


def test_everything_can_be_sent_as_json():
    for answer in (
        pages.contents(),
        pages.page("wsom.score.pay.5"),
        pages.chapter("wsom", "score"),
        pages.find("kong", "es"),
    ):
        assert json.loads(json.dumps(answer)) == answer


def test_a_page_says_where_the_clause_stands_and_who_its_neighbours_are():
    page = pages.page("wsom.chi.5")
    assert page["chapter"]["chapter"] == "chi"
    assert page["chapter"]["title"] == {"es": "Chi", "en": "Chi"}
    assert (page["previous"], page["next"]) == ("wsom.chi.4", "wsom.kong.1")
    assert {source["key"] for source in page["sources"]} == {"ES-claims", "EN-claims"}
    assert page["status"] == "implemented"
    assert page["reason"] is None
    assert page["rule"].keys() == {"es", "en"}
    assert page["code"]
    assert page["tests"]


def test_the_first_and_the_last_clause_have_one_neighbour():
    order = list(ledger("wsom").clauses)
    assert pages.page(order[0])["previous"] is None
    assert pages.page(order[-1])["next"] is None


def test_a_clause_that_is_not_built_says_why_in_both_languages():
    page = pages.page("naipes.meta.3")
    assert page["status"] == "not-applicable"
    reason = "Es un título o un encabezado: no contiene ninguna regla."
    assert page["reason"] == {"es": reason, "en": "It is a title or a heading: it holds no rule."}
    assert page["rule"] is None
    assert page["code"] == []


def test_a_clause_names_the_table_options_that_bear_on_it():
    (option,) = pages.page("wsom.score.pay.5")["options"]
    assert (option["name"], option["standard"]) == ("payoff_base", 25)
    assert option["title"].keys() == option["about"].keys() == {"es", "en"}
    assert pages.options_of(find_clause("american.joker.1")) == []


def test_a_pattern_shows_a_hand():
    example = pages.page("wsom.score.9.3")["example"]
    assert (example["win"], example["by"], example["seat"]) == ("6m", "rob", "E")
    assert example["groups"] == [["4m", "5m"], ["8p", "8p"]]
    assert example["melds"][0] == {"kind": "pong", "tiles": ["3z", "3z", "3z"]}
    assert pages.page("wsom.chi.5")["example"] is None


def test_a_chapter_is_its_clauses_in_full():
    chapter = pages.chapter("wsom", "chi")
    assert [clause["id"] for clause in chapter["clauses"]] == [f"wsom.chi.{item}" for item in range(1, 6)]
    assert chapter["clauses"][0] == pages.page("wsom.chi.1")


@pytest.mark.parametrize(("game", "name"), [("wsom", "joker"), ("chess", "chi"), ("", "")])
def test_what_does_not_exist_is_none(game, name):
    assert pages.chapter(game, name) is None
    assert pages.page(f"{game}.{name}.1") is None


def test_a_find_brings_title_and_first_sentence_and_no_more_than_asked():
    found = pages.find("kong", "es", limit=3)
    assert len(found) == 3
    for each in found:
        assert each["title"].keys() == each["sentence"].keys() == {"es", "en"}
    assert pages.find("¡!", "es") == []
