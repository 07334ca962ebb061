"""The ledgers hold every clause of the three rule books, once, in book order, each in its form."""

from pathlib import Path

import pytest

from kongbox.rulebook import find_clause, games, ledger
from kongbox.rulebook import ledger as ledger_of
from kongbox.rulebook.ledgers import CONFIDENCES, KINDS, Clause, LedgerError, Source, check

IDS = Path(__file__).parent / "ids"


@pytest.mark.parametrize("game", ["wsom", "american", "naipes"])
def test_a_ledger_holds_every_clause_of_its_rule_book_and_no_other(game):
    of_the_book = (IDS / f"{game}.txt").read_text(encoding="utf-8").split()
    assert sorted(ledger(game).clauses) == sorted(of_the_book)


def test_games_come_as_the_catalogue_has_them_and_all_can_be_played():
    assert games() == ("wsom", "american", "naipes")
    assert all(ledger(game).playable for game in games())


@pytest.mark.parametrize(
    ("clause_id", "chapter", "item"),
    [
        ("wsom.chi.5", "chi", "5"),
        ("wsom.score.2.1.1", "score", "2.1.1"),
        ("wsom.score.basic.10", "score.basic", "10"),
        ("naipes.dobla.all.14", "dobla.all", "14"),
        ("naipes.opt.ases_nueves", "opt", "ases_nueves"),
        ("american.adj.31", "adj", "31"),
    ],
)
def test_a_clause_knows_its_chapter_and_its_item(clause_id, chapter, item):
    clause = find_clause(clause_id)
    assert (clause.chapter, clause.item) == (chapter, item)


def test_an_id_that_is_none_finds_nothing():
    assert find_clause("wsom.chi.6") is None
    assert find_clause("chess.castling.1") is None
    assert find_clause("") is None


def test_chapters_keep_the_order_of_the_book():
    chapters = list(ledger("wsom").chapters())
    assert chapters.index("chi") == chapters.index("pong") + 1
    assert [each.item for each in ledger("wsom").chapters()["chi"]] == ["1", "2", "3", "4", "5"]


@pytest.mark.parametrize("game", ["wsom", "american", "naipes"])
def test_what_a_source_says_names_the_source(game):
    for clause in ledger_of(game).clauses.values():
        assert clause.kind in KINDS
        assert clause.confidence in CONFIDENCES
        if clause.confidence != "inferred":
            assert clause.sources, clause.id


SOURCES = {"MT1": Source("MT1", "Rules, page 1", "example.org", "en", secondary=False)}
SOUND = Clause("wsom.chi.1", ("MT1",), "Chi 1", "mechanic", "seed", "implemented")


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"sources": ("MT9",)}, "sources.toml has no MT9"),
        ({"kind": "magic"}, "'magic' is none of mechanic, scoring, payment, conduct"),
        ({"confidence": "rumour"}, "'rumour' is none of seed, source, inferred"),
        ({"status": "done"}, "'done' is none of implemented, option, planned, not-applicable"),
        ({"status": "planned"}, "a reason is due"),
        ({"reason": "later"}, "a reason is due"),
    ],
)
def test_a_ledger_that_breaks_its_form_says_where_and_how(changes, complaint):
    check(SOUND, SOURCES)
    with pytest.raises(LedgerError, match=complaint) as caught:
        check(SOUND._replace(**changes), SOURCES)
    assert str(caught.value).startswith("wsom.chi.1: ")
