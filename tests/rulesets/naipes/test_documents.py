"""Questions in writing: what is answered, and what counts as the same answer."""

import json

import pytest

from kongbox.rulebook import find_clause
from kongbox.rulesets.naipes.documents import ANSWERS, KINDS, same_answer, score_document
from kongbox.rulesets.naipes.palos import PALOS
from kongbox.rulesets.naipes.tileset import HONOURS, TILES
from tests.rulesets.naipes.documents import CASES, CLAIM, DOCUMENTS, LOSER, answer, refused, silent, unusable


@pytest.mark.clause(
    "naipes.setup.3", "naipes.setup.4", "naipes.honor.4", "naipes.deal.3", "naipes.wind.1", "naipes.wind.2",
    "naipes.claim.2", "naipes.claim.3", "naipes.claim.4", "naipes.claim.5", "naipes.prec.1", "naipes.prec.2",
    "naipes.prec.3", "naipes.prec.4", "naipes.kang.6", "naipes.kang.7", "naipes.eunuco.4", "naipes.pay.8",
    "naipes.limit.2", "naipes.limit.3", "naipes.special.4", "naipes.mjcard.3",
)  # fmt: skip
@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_case_is_answered_as_its_clauses_say(case):
    found = score_document(DOCUMENTS[case["id"]], silent)
    assert set(found) <= set(ANSWERS)
    wrong = {key: (value, found.get(key)) for key, value in case["expect"].items()
             if not same_answer(key, value, found.get(key))}  # fmt: skip
    assert wrong == {}
    assert json.loads(json.dumps(found)) == found


def test_cases_cite_clauses_that_exist_and_every_kind_has_some():
    assert {case["kind"] for case in CASES} == set(KINDS)
    assert [case["id"] for case in CASES if not all(map(find_clause, case["clauses"]))] == []
    assert len(DOCUMENTS) == len(CASES)


@pytest.mark.clause("naipes.pay.2", "naipes.pay.4", "naipes.pay.5", "naipes.limit.1")
@pytest.mark.parametrize(
    ("totals", "gran", "noted"),
    [
        ([40, 700, 20, 900], [], ["limit.1", "pay.4"]),
        ([40, 400, 20, 900], [], ["limit.1", "pay.4", "pay.2"]),
        ([40, 300, 20, 400], [], ["pay.4", "pay.2"]),
        ([40, 300, 20, 900], ["bastos"], ["pay.4"]),
    ],
)
def test_the_notes_of_a_settlement_are_about_the_totals_that_are_settled(totals, gran, noted):
    given = {"gana": "copas", "totales": dict(zip(PALOS, totals, strict=True)), "gran_eunuco": gran}
    found = answer("settle", given, limite=500)
    assert [note["clause"] for note in found["notes"]] == [f"naipes.{item}" for item in noted]


# ---- forms of a document -----------------------------------------------------------------


def test_a_bare_hand_is_scored_with_its_options_inside():
    bare = LOSER | {"honor": "Sc"}
    assert score_document(bare, silent) == answer("score", bare)
    assert score_document(bare | {"options": {"honor_puntos": 0}}, silent) == answer("score", bare, honor_puntos=0)
    assert score_document({"given": bare}, silent) == answer("score", bare)


def test_options_are_named_when_they_differ_and_standing_ones_hold_where_none_is_named():
    document = {"kind": "score", "given": LOSER}
    assert "options" not in score_document(document, silent)
    standing = {"limite": 500, "vueltas": 1}
    found = score_document(document | {"options": {"limite": "sin_limite"}}, silent, standing)
    assert found["options"] == {"vueltas": 1}


def test_seats_and_palos_name_the_same_player_on_input():
    for name in ("copas", "sur", "Sur", "S"):
        assert answer("score", LOSER | {"palo": name}) == answer("score", LOSER)


def test_a_list_of_cards_is_as_good_as_a_text():
    assert answer("score", LOSER | {"en_mano": LOSER["en_mano"].split()}) == answer("score", LOSER)
    both = [answer("score", {"palo": "oros", "dominante": "oros", "en_mano": "2o 4o 6o 8o 3c 5c 7c",
                             "cuadrados_en_mano": written}) for written in ("Cc 5b", ["Cc", "5b"])]  # fmt: skip
    assert both[0] == both[1]


def test_the_palo_dominante_of_a_pumba_is_asked_for_only_where_it_decides():
    plain = {"en_mano": "3c 3c 3c 5b 6b Ro Ro", "grupos_expuestos": 2}
    assert answer("pumba", plain)["espera"] == "4b 7b"
    assert refused("pumba", {"en_mano": "Rc Re Co Cc Cb 2c 2c 4c 4c 6c 6c 8c 9c"}, {}) == "unusable-field-missing"


def test_exposed_groups_of_a_pumba_may_be_told_or_counted():
    hand = {"dominante": "oros", "en_mano": "5b 6b Ro Ro 2b 2b 2b"}
    told = [{"tipo": "trio", "carta": "4b"}, {"tipo": "escalera", "carta": "1o"}]
    assert answer("pumba", hand | {"grupos_expuestos": told}) == answer("pumba", hand | {"grupos_expuestos": 2})


@pytest.mark.parametrize(
    "written", ["cuadrado 6b", "6b 6b 6b 6b", {"tipo": "cuadrado", "carta": "6b", "origen": "mano"}]
)
def test_a_group_may_be_written_by_its_sort_or_by_its_cards(written):
    state = {"copas": {"expuestos": [written, "3o 1o 2o", "trio"]}}
    hand = {"dominante": "oros", "en_mano": "5b 4b Ro Ro", "grupos_expuestos": state["copas"]["expuestos"]}
    assert answer("pumba", hand)["espera"] == "3b"


@pytest.mark.clause("naipes.mjcard.1", "naipes.claim.5")
@pytest.mark.parametrize("card", [card for card in TILES.kinds if card not in HONOURS])
def test_any_card_that_combines_may_be_a_mahjong_card(card):
    found = answer(
        "claim", {"descarta": "oros", "carta": card, "peticiones": [{"quien": "espadas", "pide": "mahjong"}]}
    )
    assert (found["toma"], found["rechazadas"]) == ("espadas", [])


def test_a_chow_or_pung_said_to_be_the_mahjong_card_is_a_claim_for_mahjong():
    asked = {"quien": "bastos", "pide": "chow", "forma": "carta de mah-jong"}
    found = answer("claim", {"descarta": "oros", "carta": "4o", "peticiones": [asked]})
    assert (found["toma"], found["como"]) == ("bastos", "mahjong")


@pytest.mark.clause("naipes.vocab.3", "naipes.prec.4")
@pytest.mark.parametrize(
    ("asks", "cards", "taker"),
    [
        ("chow", "7c 8c", "copas"),
        ("chow", ["7c", "8c"], "copas"),
        ("chow", "9c 8c 7c", "copas"),
        ("chow", "8c 1c", None),
        ("chow", "7c 7c", None),
        ("pung", "9c 9c", "copas"),
        ("pung", "9c 9b", None),
    ],
)
def test_the_cards_of_a_claim_may_be_told_and_must_be_a_group(asks, cards, taker):
    asked = {"quien": "copas", "pide": asks, "forma": cards}
    found = answer("claim", {"descarta": "oros", "carta": "9c", "peticiones": [asked]})
    assert (found["toma"], found["rechazadas"]) == (taker, [] if taker else ["copas"])


def test_a_refused_claim_is_explained_under_its_clause():
    lines = score_document({"kind": "claim", "given": CLAIM | {"baceta": 0}}, lambda _, which: which)["lines"]
    assert lines == [{"quien": "copas", "pide": "pung", "clause": "naipes.end.3", "text": "refusal"}]


# ---- what is compared without order ------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "expected", "found"),
    [
        ("espera", "7b 4b", "4b 7b"),
        ("pagos", [["oros", "copas", 4], ["copas", "bastos", 0]], [["oros", "copas", 4]]),
        ("doblas", {"all.1": 1, "all.2": 0}, {"all.1": 1}),
        ("neto", {"oros": 4, "copas": -4, "espadas": 0, "bastos": 0}, {"oros": 4, "copas": -4}),
        ("oros", {"honor": "1e So"}, {"honor": "So 1e", "tomadas": "2o"}),
        ("rechazadas", [{"quien": "copas", "pide": "chow"}, "oros"], ["oros", "copas"]),
        ("queda_en", "trio", "trio_expuesto"),
        ("izquierda_de_este", "Sur", "copas"),
        ("frente_a_este", "W", "espadas"),
        ("fin_de_mano", False, None),
        ("espera", ["7b", "4b"], "4b 7b"),
        ("espera", None, ""),
        ("tomadas", [], ""),
        ("copas", {"honor": "2e Sc"}, "Sc 2e"),
        ("copas", {"sota": "Sc", "espada": "2e"}, "Sc 2e"),
        ("doblas", {"naipes.dobla.all.1": 1, "dobla.mj.3": 1}, {"all.1": 1, "mj.3": 1}),
        ("doblas", {}, None),
        ("total", 0, None),
        ("rechazadas", "copas", ["copas"]),
        ("rechazadas", [["copas", "chow"]], ["copas"]),
        ("rechazadas", None, []),
        ("queda_en", "tr\N{LATIN SMALL LETTER I WITH ACUTE}o expuesto", "trio_expuesto"),
        ("queda_en", "expuesto", "escalera_expuesta"),
        ("asientos", ["bastos", "oros"], {"A": "bastos", "B": "oros"}),
    ],
)
def test_answers_are_the_same_without_order(key, expected, found):
    assert same_answer(key, expected, found)


@pytest.mark.parametrize(
    ("key", "expected", "found"),
    [
        ("espera", "4b 7b", "4b 7b 7b"),
        ("pagos", [["oros", "copas", 4]], [["copas", "oros", 4]]),
        ("pagos", [["oros", "copas", 4]] * 2, [["oros", "copas", 4]]),
        ("doblas", {"all.1": 1}, {"all.1": 2}),
        ("doblas", {"all.1": True}, {"all.1": 1}),
        ("total", True, 1),
        ("total", 0, False),
        ("total", "64", 64),
        ("oros", {"honor": "1e"}, {"honor": "So"}),
        ("queda_en", "trio_en_mano", "trio_expuesto"),
        ("pumba", True, None),
        ("toma", "Sur", "copas"),
        ("espera", ["7b"], "4b 7b"),
        ("espera", "7b", None),
        ("espera", "", "7b"),
        ("copas", {"honor": "2e"}, "Sc 2e"),
        ("doblas", {"naipes.dobla.all.1": 2}, {"all.1": 1}),
        ("doblas", {"all.1": 1}, None),
        ("total", 0, 4),
        ("total", None, 0),
        ("total", False, 0),
        ("cuenta", 0, None),
        ("rechazadas", None, ["copas"]),
        ("queda_en", "", "trio_expuesto"),
        ("queda_en", "cuadrado expuesto", "trio_expuesto"),
        ("asientos", ["oros", "bastos"], {"A": "bastos", "B": "oros"}),
    ],
)
def test_answers_that_differ_are_not_the_same(key, expected, found):
    assert not same_answer(key, expected, found)


LOOSE = "5o 5o 5o 2c 4c 7c 8b 6b 3b 8c Rb Re Cc"
LAID = [{"tipo": "trio", "carta": "7b"}, {"tipo": "escalera", "carta": "2c"}]
CLOSED = {"gana": True, "via": "descarte", "expuestos": LAID, "en_mano": "3o 4o 5o 6c 6c 6c 2b 2b"}


def test_what_would_change_nothing_may_be_left_out():
    assert answer("score", {"en_mano": LOOSE})["total"] == 4
    assert answer("score", CLOSED)["total"] == 26


@pytest.mark.parametrize(
    ("given", "options"),
    [
        ({"en_mano": LOOSE, "honor": "1e"}, {}),
        ({"palo": "copas", "en_mano": "Rb Rb 5o 2c 4c 7c 8b 6b 3b 8c 9o 1o Cc"}, {}),
        ({"palo": "copas", "dominante": "oros", **CLOSED}, {"carta_mahjong_trio": "expuesto"}),
        ({"palo": "copas", "dominante": "oros", **CLOSED, "via": None}, {}),
    ],
    ids=["whose honour card", "which palo is dominant", "which card closed the hand", "how it was closed"],
)
def test_what_decides_must_be_said(given, options):
    said = {key: value for key, value in given.items() if value is not None}
    assert unusable({"kind": "score", "given": said, "options": options}).words == "unusable-field-missing"
