"""`kongbox rule`: one clause, a chapter, a search, the state of the rule book."""

import json

import pytest

from kongbox.cli.main import main


@pytest.fixture
def kongbox_rule(capsys):
    def run(*words):
        with pytest.raises(SystemExit) as ended:
            main(["rule", *words])
        said = capsys.readouterr()
        return ended.value.code, said.out, said.err

    return run


def test_a_clause_is_shown_with_all_that_stands_behind_it(kongbox_rule):
    code, out, err = kongbox_rule("wsom.chi.5", "--lang", "es")
    assert (code, err) == (0, "")
    assert out.startswith("Series Mundiales de Mahjong · Reglas 1.03 · Chi\n\nwsom.chi.5  ")
    for part in (
        "Fuente\n",
        "Certeza\n  Lo dice el propio reglamento.",
        "Estado\n  Rige en la mesa.",
        "Pruebas\n  tests/",
    ):
        assert part in out
    assert "wsom.chi.4 ← → wsom.kong.1" in out


def test_no_line_ends_in_blanks_and_none_is_wider_than_it_must_be(kongbox_rule, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    _, out, _ = kongbox_rule("wsom.kong.2", "--lang", "en")
    for line in out.splitlines():
        assert line == line.rstrip()
        assert len(line) <= 60 or line.startswith(("  tests/", "  kongbox."))


def test_the_neighbours_of_the_first_and_the_last_clause(kongbox_rule):
    assert kongbox_rule("wsom.tile.1")[1].endswith("→ wsom.tile.2\n")
    assert kongbox_rule("wsom.pron.2")[1].endswith("wsom.pron.1 ←\n")


def test_a_clause_that_is_not_built_says_so(kongbox_rule):
    code, out, _ = kongbox_rule("american.option.6", "--lang", "en")
    assert code == 0
    assert "american.option.6  Two players · not played yet" in out
    assert "Not played yet. Tables of two and of three come later." in out


def test_a_clause_without_source_says_whose_conclusion_it_is(kongbox_rule):
    assert "Our own conclusion: no source says it." in kongbox_rule("naipes.deal.1", "--lang", "en")[1]


def test_a_clause_names_its_table_options(kongbox_rule):
    assert "(payoff_base, usually 25)" in kongbox_rule("wsom.score.pay.5", "--lang", "en")[1]


def test_naipes_speak_spanish_where_nothing_is_said(kongbox_rule):
    assert "Baraja española" in kongbox_rule("naipes.pay.1")[1]
    assert "World Series" in kongbox_rule("wsom.pong.1")[1]


@pytest.mark.parametrize("asked", ["WSOM.Chi.5", "wsom.chi.5.", "chi.5"])
def test_an_id_may_be_typed_carelessly(kongbox_rule, asked):
    code, out, _ = kongbox_rule(asked)
    assert code == 0
    assert "\nwsom.chi.5  " in out


def test_the_number_of_a_pattern_on_a_score_sheet_is_enough(kongbox_rule):
    assert "\nwsom.score.2.1.2  Pure One-Suit\n" in kongbox_rule("2.1.2", "--lang", "en")[1]
    assert kongbox_rule("17.2", "--lang", "en")[1].startswith("“17.2”: ")


def test_half_an_id_that_two_games_share_shows_both(kongbox_rule):
    _, out, _ = kongbox_rule("claim.2")
    assert "\nwsom.claim.2  " in out
    assert "\namerican.claim.2  " in out


def test_a_chapter_is_read_as_a_whole(kongbox_rule):
    code, out, _ = kongbox_rule("wsom.chi", "--lang", "es")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines() if line.startswith("wsom.")] == [
        f"wsom.chi.{item}" for item in range(1, 6)
    ]


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("wsom.chii.5", "There is no clause “wsom.chii.5”; perhaps you mean wsom.chi.5, wsom.chi.4, wsom.chi.3.\n"),
        ("q.w", "There is no clause “q.w”; kongbox rule alone lists the chapters.\n"),
    ],
)
def test_an_unknown_id_is_one_sentence_with_the_nearest_ones(kongbox_rule, asked, sentence):
    assert kongbox_rule(asked) == (2, "", sentence)


def test_words_are_searched_with_or_without_quotes(kongbox_rule):
    code, out, _ = kongbox_rule("robar un kong", "--lang", "es")
    assert code == 0
    assert out.startswith("«robar un kong»: ")
    assert "wsom.rob.1  " in out
    assert kongbox_rule("robar", "un", "kong", "--lang", "es")[1] == out


def test_a_long_list_of_finds_is_cut_and_says_so(kongbox_rule):
    _, out, _ = kongbox_rule("kong", "--lang", "en")
    assert len([line for line in out.splitlines() if line.startswith(("wsom.", "naipes.", "american."))]) == 20
    assert "more. Another word finds fewer." in out
    assert len(json.loads(kongbox_rule("kong", "--json")[1])) > 20


def test_nothing_found_is_one_sentence_and_no_success(kongbox_rule):
    assert kongbox_rule("xyzzy", "--lang", "es") == (1, "", "Ninguna cláusula habla de «xyzzy».\n")
    assert kongbox_rule("xyzzy", "--json") == (1, "[]\n", "")


def test_no_words_list_the_chapters_of_every_game(kongbox_rule):
    code, out, _ = kongbox_rule("--lang", "en")
    assert code == 0
    assert "  wsom.kong         Kong" in out
    assert "  naipes.dobla.mj  " in out
    assert kongbox_rule("naipes")[1].startswith("Mah-jong con naipes")


def test_json_of_a_clause_and_of_chapters(kongbox_rule):
    clause = json.loads(kongbox_rule("wsom.chi.5", "--json", "--lang", "es")[1])
    assert clause["id"] == "wsom.chi.5"
    assert clause["texts"] == ["es", "en"]
    assert clause["sources"][0]["key"] == "ES-claims"
    assert json.loads(kongbox_rule("wsom.rot", "--json")[1])[0]["id"] == "wsom.rot.1"
    games = json.loads(kongbox_rule("--json")[1])
    assert [each["game"] for each in games] == ["wsom", "american", "naipes"]
    assert games[0]["chapters"][0]["clauses"][0] == "wsom.tile.1"


def test_coverage_as_json_has_every_clause_and_exactly_these_keys(kongbox_rule):
    code, out, _ = kongbox_rule("--coverage", "--json")
    answer = json.loads(out)
    assert code == 0
    assert list(answer) == ["clauses"]
    assert len(answer["clauses"]) == 609
    assert {tuple(row) for row in answer["clauses"].values()} == {("status", "code", "tests", "texts")}
    assert answer["clauses"]["american.option.6"] == {
        "status": "planned",
        "code": [],
        "tests": [],
        "texts": ["es", "en"],
    }


def test_coverage_for_people_counts_by_game_and_status(kongbox_rule):
    _, out, _ = kongbox_rule("--coverage", "--lang", "en")
    rows = {
        line.split()[0]: line.split()[1:] for line in out.splitlines() if line.split()[:1] in (["WSOM"], ["Naipes"])
    }
    assert rows["Naipes"] == ["82", "93", "0", "12", "187"]
    assert rows["WSOM"][-1] == "210"
    assert "WSOM" not in kongbox_rule("--coverage", "naipes")[1]


def test_coverage_of_a_game_that_is_none(kongbox_rule):
    assert kongbox_rule("--coverage", "chess", "--lang", "en") == (
        2,
        "",
        "There is no game “chess”; the games are wsom, american, naipes.\n",
    )
