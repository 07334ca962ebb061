"""Questions in writing that cannot be used: one sentence each, which says what is wrong and what would be right."""

import pytest

from tests.rulesets.naipes.documents import CLAIM, DEALT, KANG, LOSER, SETTLE, WIND, WINNER, answer, refused, unusable


@pytest.mark.parametrize("document", [None, 5, "5o", [], [LOSER], True, 1.5])
def test_a_document_is_an_object(document):
    assert unusable(document).words == "unusable-naipes-form"


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ({"kind": "score", "given": LOSER, "foo": 1}, "unusable-naipes-field"),
        ({"kind": "puntos", "given": LOSER}, "unusable-word"),
        ({"kind": ["score"], "given": LOSER}, "unusable-word"),
        ({"kind": "score"}, "unusable-field-missing"),
        ({"kind": "score", "given": 5}, "unusable-fields-form"),
        ({"kind": "score", "given": [LOSER]}, "unusable-fields-form"),
        ({"kind": "deck", "given": {"barajas": 4}}, "unusable-fields-key"),
        ({"kind": "deck", "given": [4]}, "unusable-fields-form"),
        ({"kind": "score", "given": LOSER, "options": ["limite"]}, "unusable-options-form"),
        ({"kind": "score", "given": LOSER, "options": {"limit": 5}}, "unusable-option-unknown"),
        ({"kind": "score", "given": LOSER, "options": {"limite": 0}}, "unusable-option-choice-or-least"),
        ({"kind": "score", "given": LOSER, "options": {"limite": True}}, "unusable-option-choice-or-least"),
        ({"kind": "score", "given": LOSER, "options": {"gemelos": False}}, "unusable-option-choice"),
        ({}, "unusable-field-missing"),
        ({"palo": "oros", "conceled": "5o"}, "unusable-fields-key"),
    ],
)
def test_the_document_itself_must_be_right(document, words):
    assert unusable(document).words == words


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"palo": None, "honor": "Sc"}, "unusable-field-missing"),
        ({"palo": None, "dominante": None, "honor": "Sc"}, "unusable-field-missing"),
        ({"en_mano": None}, "unusable-field-missing"),
        ({"palo": "picas"}, "unusable-word"),
        ({"palo": 1}, "unusable-word"),
        ({"palo": ["oros"]}, "unusable-word"),
        ({"dominante": "Oro"}, "unusable-word"),
        ({"en_mano": 5}, "unusable-cards-form"),
        ({"en_mano": [5]}, "unusable-cards-form"),
        ({"en_mano": {"5o": 3}}, "unusable-cards-form"),
        ({"en_mano": "5o 5o Ce"}, "unusable-cards-unknown"),
        ({"en_mano": "5o 5e"}, "unusable-cards-unknown"),
        ({"en_mano": "5o 0c"}, "unusable-cards-unknown"),
        ({"en_mano": LOSER["en_mano"][:-2] + "Sc"}, "unusable-cards-honour"),
        ({"en_mano": LOSER["en_mano"][:-2] + "1e"}, "unusable-cards-honour"),
        ({"en_mano": "5o 5o 5o 5o 5o 7c 8b 6b 3b 8c Rb Re Cc"}, "unusable-cards-copies"),
        ({"en_mano": LOSER["en_mano"][3:]}, "unusable-hand-cards"),
        ({"en_mano": LOSER["en_mano"] + " 2o"}, "unusable-hand-cards"),
        ({"en_mano": ""}, "unusable-hand-cards"),
        ({"honor": "Sc Sc"}, "unusable-cards-copies"),
        ({"honor": "5o"}, "unusable-cards-no-honour"),
        ({"honor": 4}, "unusable-cards-form"),
        ({"gana": "quizá"}, "unusable-yes-no"),
        ({"gana": 1}, "unusable-yes-no"),
        ({"luna": True}, "unusable-loser"),
        ({"via": "baceta"}, "unusable-loser"),
        ({"carta_mahjong": "5o"}, "unusable-loser"),
        ({"reposicion": 1}, "unusable-loser"),
        ({"expuestos": "trio 5o"}, "unusable-list"),
        ({"expuestos": {"tipo": "trio"}}, "unusable-list"),
        ({"expuestos": ["trio"]}, "unusable-fields-form"),
        ({"expuestos": [{"tipo": "pung", "carta": "2o"}]}, "unusable-word"),
        ({"expuestos": [{"tipo": "trio"}]}, "unusable-field-missing"),
        ({"expuestos": [{"carta": "2o"}]}, "unusable-field-missing"),
        ({"expuestos": [{"tipo": "trio", "carta": "2o 2o 2o"}]}, "unusable-cards-one"),
        ({"expuestos": [{"tipo": "trio", "carta": ""}]}, "unusable-cards-one"),
        ({"expuestos": [{"tipo": "trio", "carta": "Sc"}]}, "unusable-cards-honour"),
        ({"expuestos": [{"tipo": "trio", "carta": "2o", "de": "oros"}]}, "unusable-fields-key"),
        ({"expuestos": [{"tipo": "trio", "carta": "2o", "origen": "pung"}]}, "unusable-group-origin"),
        ({"expuestos": [{"tipo": "cuadrado", "carta": "2o", "origen": "chow"}]}, "unusable-word"),
        ({"expuestos": [{"tipo": "escalera", "carta": "8o"}]}, "unusable-group-escalera"),
        ({"expuestos": [{"tipo": "escalera", "carta": "Ro"}]}, "unusable-group-escalera"),
        ({"expuestos": [{"tipo": "trio", "carta": "5o"}]}, "unusable-cards-copies"),
        ({"expuestos": [{"tipo": "trio", "carta": "2o"}] * 2}, "unusable-cards-copies"),
        ({"expuestos": [{"tipo": "trio", "carta": "2o"}]}, "unusable-hand-cards"),
        ({"expuestos": [{"tipo": "escalera", "carta": "1o"}] * 2 + [{"tipo": "escalera", "carta": "1b"}] * 3},
         "unusable-hand-cards"),
        ({"cuadrados_en_mano": "Co Co"}, "unusable-cuadrado-twice"),
        ({"cuadrados_en_mano": "Sc"}, "unusable-cards-honour"),
        ({"cuadrados_en_mano": "5o"}, "unusable-cards-copies"),
        ({"cuadrados_en_mano": 4}, "unusable-cards-form"),
        ({"Palo": "oros"}, "unusable-fields-key"),
        ({5: "oros"}, "unusable-fields-key"),
        ({"expect": {}}, "unusable-fields-key"),
    ],
)  # fmt: skip
def test_a_hand_that_cannot_be_is_one_sentence(changes, words):
    assert refused("score", LOSER, changes) == words


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"via": None}, "unusable-field-missing"),
        ({"gana": None}, "unusable-loser"),
        ({"via": "robada"}, "unusable-word"),
        ({"via": True}, "unusable-word"),
        ({"carta_mahjong": "8b"}, "unusable-mahjong-card-away"),
        ({"carta_mahjong": "2c"}, "unusable-mahjong-card-away"),
        ({"carta_mahjong": "Sc"}, "unusable-cards-honour"),
        ({"carta_mahjong": "8c 8c"}, "unusable-cards-one"),
        ({"carta_mahjong": 8}, "unusable-cards-form"),
        ({"en_mano": WINNER["en_mano"][:-3]}, "unusable-hand-cards"),
        ({"luna": "sol"}, "unusable-yes-no"),
        ({"luna": 1}, "unusable-yes-no"),
        ({"via": "robo_kang", "luna": True}, "unusable-luna-kang"),
        ({"kang_quitado": True, "luna": True}, "unusable-luna-kang"),
        ({"via": "baceta", "kang_quitado": True}, "unusable-kang-quitado"),
        ({"via": "robo_kang", "carta_mahjong": "2b"}, "unusable-kang-copies"),
        ({"kang_quitado": True, "carta_mahjong": "2b"}, "unusable-kang-copies"),
        ({"reposicion": True, "honor": "Sc"}, "unusable-reposicion-via"),
        ({"expuestos": [{"tipo": "cuadrado", "carta": "8o"}]}, "unusable-origin-missing"),
    ],
)
def test_a_mahjong_that_cannot_be_is_one_sentence(changes, words):
    assert refused("score", WINNER, changes) == words


def test_the_last_discard_is_no_mahjong_card_where_it_serves_nobody():
    document = {"kind": "score", "given": WINNER | {"luna": True}, "options": {"ultimo_descarte": "nada"}}
    assert unusable(document).words == "unusable-luna-nada"


def test_the_origin_of_a_cuadrado_is_needed_only_where_a_dobla_hangs_on_it():
    cuadrado = {"tipo": "cuadrado", "carta": "8o"}
    chow = {"tipo": "escalera", "carta": "3c"}
    short = WINNER | {"en_mano": "6c 7c 8c 2b 2b 5b 6b 7b"}
    assert answer("score", short | {"expuestos": [cuadrado, chow]})["doblas"] == {}
    assert answer("score", LOSER | {"en_mano": "2o 3o", "expuestos": [cuadrado]} | {"en_mano": LOSER["en_mano"][9:]})


@pytest.mark.parametrize(
    ("kind", "base", "changes", "words"),
    [
        ("settle", SETTLE, {"totales": None}, "unusable-field-missing"),
        ("settle", SETTLE, {"gana": "nadie"}, "unusable-word"),
        ("settle", SETTLE, {"gana": False}, "unusable-word"),
        ("settle", SETTLE, {"totales": [1, 2, 3, 4]}, "unusable-by-palo"),
        ("settle", SETTLE, {"totales": {"oros": 1, "copas": 2, "espadas": 3}}, "unusable-total-missing"),
        ("settle", SETTLE, {"totales": SETTLE["totales"] | {"oros": -1}}, "unusable-whole"),
        ("settle", SETTLE, {"totales": SETTLE["totales"] | {"oros": True}}, "unusable-whole"),
        ("settle", SETTLE, {"totales": SETTLE["totales"] | {"oros": 2.0}}, "unusable-whole"),
        ("settle", SETTLE, {"totales": SETTLE["totales"] | {"oros": "2"}}, "unusable-whole"),
        ("settle", SETTLE, {"totales": SETTLE["totales"] | {"oros": -(10**6000)}}, "unusable-whole"),
        ("settle", SETTLE, {"totales": SETTLE["totales"] | {"Este": 2}}, "unusable-palo-twice"),
        ("settle", SETTLE, {"totales": SETTLE["totales"] | {"picas": 2}}, "unusable-word"),
        ("settle", SETTLE, {"gran_eunuco": ["copas"]}, "unusable-eunuco-wins"),
        ("settle", SETTLE, {"pequeno_eunuco": ["copas"]}, "unusable-eunuco-wins"),
        ("settle", SETTLE, {"pequeno_eunuco": ["oros"], "gran_eunuco": "oros"}, "unusable-eunuco-both"),
        ("settle", SETTLE, {"gran_eunuco": ["oros", "oros"]}, "unusable-palo-twice"),
        ("settle", SETTLE, {"gran_eunuco": {"oros": True}}, "unusable-list"),
        ("settle", SETTLE, {"este": "oros"}, "unusable-fields-key"),
        ("claim", CLAIM, {"descarta": None}, "unusable-field-missing"),
        ("claim", CLAIM, {"carta": None}, "unusable-field-missing"),
        ("claim", KANG, {"carta": "3e"}, "unusable-cards-honour"),
        ("claim", CLAIM, {"carta": "Ce"}, "unusable-cards-unknown"),
        ("claim", CLAIM, {"jugador": "oros"}, "unusable-claim-player"),
        ("claim", CLAIM, {"accion": "kang_en_mano"}, "unusable-claim-both"),
        ("claim", CLAIM, {"peticiones": {"copas": "pung"}}, "unusable-list"),
        ("claim", CLAIM, {"peticiones": ["copas"]}, "unusable-fields-form"),
        ("claim", CLAIM, {"peticiones": [{"quien": "copas"}]}, "unusable-field-missing"),
        ("claim", CLAIM, {"peticiones": [{"pide": "chow"}]}, "unusable-field-missing"),
        ("claim", CLAIM, {"peticiones": [{"quien": "copas", "pide": "tomo"}]}, "unusable-word"),
        ("claim", CLAIM, {"peticiones": [{"quien": "copas", "pide": "pung", "forma": 3}]}, "unusable-word"),
        ("claim", CLAIM, {"peticiones": [{"quien": "copas", "pide": "pung"}] * 2}, "unusable-palo-twice"),
        ("claim", CLAIM, {"peticiones": [{"quien": "copas", "pide": "pung"}, {"quien": "oros", "pide": "pung"}]},
         "unusable-claims-copies"),
        ("claim", CLAIM, {"peticiones": [{"quien": "copas", "pide": "kang"},
                                         {"quien": "oros", "pide": "mahjong", "forma": "pareja"}]},
         "unusable-claims-copies"),
        ("claim", CLAIM, {"baceta": -1}, "unusable-whole-most"),
        ("claim", CLAIM, {"baceta": 145}, "unusable-whole-most"),
        ("claim", CLAIM, {"baceta": "9b 1c"}, "unusable-whole-most"),
        ("claim", CLAIM, {"estado": ["copas"]}, "unusable-by-palo"),
        ("claim", CLAIM, {"estado": {"copas": "gran"}}, "unusable-fields-form"),
        ("claim", CLAIM, {"estado": {"copas": {"eunuco": "medio"}}}, "unusable-word"),
        ("claim", CLAIM, {"estado": {"copas": {"expuestos": ["pung"]}}}, "unusable-cards-unknown"),
        ("claim", CLAIM, {"estado": {"copas": {"expuestos": ["2o 3o 5o"]}}}, "unusable-group-cards"),
        ("claim", CLAIM, {"estado": {"copas": {"expuestos": ["trio"] * 5}}}, "unusable-groups-many"),
        ("claim", CLAIM, {"estado": {"copas": {"expuestos": 5}}}, "unusable-whole-most"),
        ("claim", CLAIM, {"estado": {"copas": {"expuestos": ["cuadrado 4o"]}}}, "unusable-cards-copies"),
        ("claim", KANG, {"jugador": None}, "unusable-field-missing"),
        ("claim", KANG, {"accion": "kang"}, "unusable-word"),
        ("claim", KANG, {"estado": {"oros": {"expuestos": ["trio 7b"]}}}, "unusable-cards-copies"),
        ("pumba", {"en_mano": "So"}, {}, "unusable-cards-honour"),
        ("pumba", {"en_mano": "5o " * 5}, {}, "unusable-cards-copies"),
        ("pumba", {"en_mano": "5o", "grupos_expuestos": 5}, {}, "unusable-whole-most"),
        ("pumba", {"en_mano": "5o", "grupos_expuestos": True}, {}, "unusable-whole-most"),
        ("pumba", {"en_mano": "5o", "grupos_expuestos": "dos"}, {}, "unusable-cards-unknown"),
        ("pumba", {"grupos_expuestos": 1}, {}, "unusable-field-missing"),
        ("eunuco", {"en_mano": "11"}, {}, "unusable-whole"),
        ("eunuco", {"en_mano": True}, {}, "unusable-whole"),
        ("eunuco", {"en_mano": 4, "expuestos": ["pung"]}, {}, "unusable-cards-unknown"),
        ("eunuco", {"en_mano": 4, "honor": 9}, {}, "unusable-whole-most"),
        ("eunuco", {}, {}, "unusable-field-missing"),
        ("honor_replacement", DEALT, {"momento": "luego"}, "unusable-word"),
        ("honor_replacement", DEALT, {"jugador": None}, "unusable-field-missing"),
        ("honor_replacement", DEALT, {"baceta": None}, "unusable-field-missing"),
        ("honor_replacement", DEALT, {"recibidas": None}, "unusable-honours-what"),
        ("honor_replacement", DEALT, {"robada": "So"}, "unusable-honours-what"),
        ("honor_replacement", DEALT, {"momento": "turno"}, "unusable-honours-what"),
        ("honor_replacement", DEALT, {"baceta": "So"}, "unusable-cards-copies"),
        ("honor_replacement", DEALT, {"baceta": 4}, "unusable-cards-form"),
        ("honor_replacement", DEALT, {"recibidas": "2o 3o 4o 5o 6o 7o 8o 2c 3c 4c 5c 6c 7c 8c"},
         "unusable-honours-count"),
        ("honor_replacement", {"jugador": "oros", "robada": "So Sc", "baceta": "9b"}, {}, "unusable-cards-one"),
        ("honor_replacement", {"tienen": ["So"], "baceta": ""}, {}, "unusable-by-palo"),
        ("honor_replacement", {"tienen": {"oros": "So", "copas": "So"}, "baceta": "9b"}, {}, "unusable-cards-copies"),
        ("wind", WIND, {"dominante": None}, "unusable-field-missing"),
        ("wind", WIND, {"asientos": None}, "unusable-field-missing"),
        ("wind", WIND, {"gana": None}, "unusable-field-missing"),
        ("wind", WIND, {"gana": "oros"}, "unusable-word"),
        ("wind", WIND, {"primer_este": "E"}, "unusable-word"),
        ("wind", WIND, {"asientos": "A"}, "unusable-chairs"),
        ("wind", WIND, {"asientos": {"A": "oros"}}, "unusable-chairs"),
        ("wind", WIND, {"asientos": WIND["asientos"] | {"B": "espadas", "C": "copas"}}, "unusable-chairs-order"),
        ("wind", WIND, {"asientos": WIND["asientos"] | {"B": "oros"}}, "unusable-chairs-order"),
        ("wind", WIND, {"consulta": "sillas"}, "unusable-word"),
    ],
)  # fmt: skip
def test_a_question_that_cannot_be_answered_is_one_sentence(kind, base, changes, words):
    assert refused(kind, base, changes) == words


def test_five_equal_cards_cannot_be_claimed_for():
    facts = unusable({"kind": "claim", "given": CLAIM | {"peticiones": [
        {"quien": "copas", "pide": "pung"}, {"quien": "bastos", "pide": "pung"}]}}).facts  # fmt: skip
    assert (facts["card"], facts["count"]) == ("4o", 5)
