"""The list of table options, and the questions that the rules leave open: the answers are those of the book."""

import pytest

from kongbox.rulebook import optional_words
from kongbox.rulesets.naipes.options import OPTION_CLAUSES, STANDARD, NaipesOptions, differences, read_options

ANSWERS = {
    "ases_nueves": ("por_carta", "por_clase", "juego_exclusivo", "no"),
    "rey_coincidente": ("dos", "una"),
    "panache": ("dos_y_dos", "cualquier_mezcla"),
    "panache_con_serie": ("acumula", "excluye"),
    "solo_figuras": ("mezcla", "un_tipo"),
    "homogeneo_figuras": ("no", "mismo_palo"),
    "homogeneo_ganador": ("suma", "solo_3"),
    "escalera_real": ("tres_escaleras", "nueve_cartas"),
    "trios_1_9": ("mezcla", "un_numero"),
    "mismo_numero_figuras": ("no", "si"),
    "luna": ("robada", "tambien_descarte"),
    "robo_kang": ("ampliado_y_reclamado", "solo_ampliado", "cualquiera"),
    "cerrado_y_kang": ("kang_no_rompe", "kang_rompe"),
    "un_palo_figuras": ("alguna", "reyes_y_caballos"),
    "compensacion": ("libre", "ocho_combinadas"),
    "gemelos": ("iguales_distintas", "iguales_repetibles", "mismo_numero_dos_palos"),
    "especiales_validos": ("si", "no"),
    "especiales": ("cerrados", "admite_expuesto"),
    "carta_mahjong_trio": ("en_mano", "expuesto"),
    "honor_puntos": (4, 0),
    "primas": ("basicas", "completas", "solo_mahjong"),
    "pareja_rey_dominante": ("si", "no"),
    "limite": ("sin_limite", 500, 1000),
    "perdedores": ("diferencias", "solo_ganador"),
    "este_doble": ("si", "no"),
    "sin_mahjong": ("nula", "liquidan_todos"),
    "viento_tras_nula": ("permanece", "pasa"),
    "vueltas": (4, 1, 2),
    "sentido": ("horario", "antihorario"),
    "reserva": (0, 14),
    "ultimo_descarte": ("solo_mahjong", "nada"),
    "kang_diferido": ("si", "no"),
    "anuncio_pumba": ("no", "si"),
    "eunucos": ("protegido", "activo"),
    "mahjong_falso": ("rectifica", "paga_a_todos"),
}
"""The answers the book gives to each option, the usual one first."""

OPEN = {
    2: {"ases_nueves": "por_carta"},
    3: {"gemelos": "iguales_distintas"},
    4: {"compensacion": "libre"},
    5: {"honor_puntos": 4},
    6: {"primas": "basicas"},
    7: {"rey_coincidente": "dos"},
    8: {"homogeneo_ganador": "suma"},
    9: {"panache": "dos_y_dos", "panache_con_serie": "acumula"},
    10: {"cerrado_y_kang": "kang_no_rompe"},
    11: {"robo_kang": "ampliado_y_reclamado"},
    12: {"carta_mahjong_trio": "en_mano"},
    13: {"sin_mahjong": "nula", "viento_tras_nula": "permanece"},
    14: {"especiales": "cerrados"},
    15: {"limite": "sin_limite"},
    16: {"escalera_real": "tres_escaleras"},
    17: {"eunucos": "protegido", "mahjong_falso": "rectifica"},
    18: {"vueltas": 4, "sentido": "horario"},
    20: {"ultimo_descarte": "solo_mahjong", "reserva": 0},
}
"""What the book recommends for the questions that an option settles, by their number."""


def test_the_book_has_an_answer_for_every_option_in_its_order():
    assert tuple(ANSWERS) == NaipesOptions._fields


@pytest.mark.parametrize(("option", "answers"), ANSWERS.items(), ids=list(ANSWERS))
@pytest.mark.clause(
    "naipes.opt.ases_nueves", "naipes.opt.rey_coincidente", "naipes.opt.panache", "naipes.opt.panache_con_serie",
    "naipes.opt.solo_figuras", "naipes.opt.homogeneo_figuras", "naipes.opt.homogeneo_ganador",
    "naipes.opt.escalera_real", "naipes.opt.trios_1_9", "naipes.opt.mismo_numero_figuras", "naipes.opt.luna",
    "naipes.opt.robo_kang", "naipes.opt.cerrado_y_kang", "naipes.opt.un_palo_figuras", "naipes.opt.compensacion",
    "naipes.opt.gemelos", "naipes.opt.especiales_validos", "naipes.opt.especiales", "naipes.opt.carta_mahjong_trio",
    "naipes.opt.honor_puntos", "naipes.opt.primas", "naipes.opt.pareja_rey_dominante", "naipes.opt.limite",
    "naipes.opt.perdedores", "naipes.opt.este_doble", "naipes.opt.sin_mahjong", "naipes.opt.viento_tras_nula",
    "naipes.opt.vueltas", "naipes.opt.sentido", "naipes.opt.reserva", "naipes.opt.ultimo_descarte",
    "naipes.opt.kang_diferido", "naipes.opt.anuncio_pumba", "naipes.opt.eunucos", "naipes.opt.mahjong_falso",
)  # fmt: skip
def test_a_table_has_the_answers_of_the_book_to_choose_from(option, answers):
    usual, *others = answers
    assert getattr(read_options({}), option) == usual
    assert differences(read_options({option: usual})) == {}
    for answer in others:
        assert differences(read_options({option: answer})) == {option: answer}


@pytest.mark.parametrize(("question", "recommended"), OPEN.items(), ids=map(str, OPEN))
@pytest.mark.clause(
    "naipes.open.2", "naipes.open.3", "naipes.open.4", "naipes.open.5", "naipes.open.6", "naipes.open.7",
    "naipes.open.8", "naipes.open.9", "naipes.open.10", "naipes.open.11", "naipes.open.12", "naipes.open.13",
    "naipes.open.14", "naipes.open.15", "naipes.open.16", "naipes.open.17", "naipes.open.18", "naipes.open.20",
)  # fmt: skip
def test_an_open_question_is_answered_as_recommended_and_left_to_the_table(question, recommended):
    assert {option: getattr(STANDARD, option) for option in recommended} == recommended
    behind = {option for option, clauses in OPTION_CLAUSES.items() if f"naipes.open.{question}" in clauses}
    assert behind == set(recommended)


@pytest.mark.parametrize("option", ANSWERS)
def test_the_clauses_behind_an_option_speak_of_a_table_that_agrees(option):
    """Whoever reads a clause learns that the table can have it otherwise, there or where authorities differ."""
    clauses = OPTION_CLAUSES[option]
    told = " ".join(optional_words("es", clause, part) for clause in clauses for part in ("rule", "differ"))
    assert "mesa" in told or "opción" in told
