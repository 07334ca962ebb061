"""The 43 questions people ask about this game: each is answered by a clause that code enforces and tests prove."""

import pytest

from kongbox.rulebook import clause_words, coverage

QUESTIONS = {
    1: ("primer Charleston, obligatorio", "american.charleston.1"),
    2: ("segundo Charleston, sin cancelación a mitad", "american.charleston.4"),
    3: ("pasar un Joker, nunca", "american.charleston.3"),
    4: ("pase ciego", "american.charleston.5"),
    5: ("pase de cortesía, cuántas", "american.charleston.8"),
    6: ("descarte antiguo", "american.claim.2"),
    7: ("reclamar para pareja", "american.claim.5"),
    8: ("reclamar y guardar", "american.claim.4"),
    9: ("ampliar una exposición con un descarte", "american.exposure.4"),
    10: ("tras la reclamación", "american.turn.3"),
    11: ("fin de la oportunidad de reclamar", "american.window.2"),
    12: ("corregir una exposición", "american.exposure.5"),
    13: ("dos reclamos de una misma ficha", "american.precedence.1"),
    14: ("reclamar con mano oculta", "american.concealed.2"),
    15: ("Joker en Single o Pair", "american.joker.2"),
    16: ("Joker y cero", "american.joker.4"),
    17: ("grupo solo de Jokers", "american.joker.3"),
    18: ("Joker descartado", "american.joker.5"),
    19: ("cuándo se intercambia un Joker", "american.joker.6"),
    20: ("varios intercambios", "american.joker.8"),
    21: ("Joker del propio atril", "american.joker.7"),
    22: ("reclamar para conseguir un Joker", "american.joker.10"),
    23: ("victoria por intercambio, robada", "american.joker.11"),
    24: ("equivocación y mano muerta", "american.error.1"),
    25: ("número incorrecto de fichas", "american.error.2"),
    26: ("exposición inválida", "american.error.3"),
    27: ("Mahjong por error", "american.error.4"),
    28: ("mano muerta, qué deja de hacer", "american.dead.1"),
    29: ("Jokers de una mano muerta", "american.dead.4"),
    30: ("fichas de un Mahjong", "american.win.1"),
    31: ("Wall Game", "american.end.1"),
    32: ("doble por ganar robando", "american.score.3"),
    33: ("doble sin Jokers", "american.score.4"),
    34: ("oculta, sin doble automático", "american.score.5"),
    35: ("sin dinero", "american.score.9"),
    36: ("ficha en blanco y Soap", "american.blank.1"),
    37: ("ficha en blanco, efecto", "american.blank.2"),
    38: ("ficha en blanco, cuándo", "american.blank.3"),
    39: ("ficha en blanco frente a reclamación o Mahjong", "american.blank.4"),
    40: ("dos jugadores tras un descarte", "american.blank.5"),
    41: ("ficha en blanco y robo normal", "american.blank.6"),
    42: ("ficha en blanco, ni Joker ni mano ganadora", "american.blank.7"),
    43: ("ficha en blanco, acuerdo de los cuatro", "american.blank.8"),
}
"""Number of the question, what it is about, and the clause that answers it."""


@pytest.mark.parametrize(
    "clause_id",
    [clause for _, clause in QUESTIONS.values()],
    ids=[f"{n} {about}" for n, (about, _) in QUESTIONS.items()],
)
def test_the_question_is_answered_by_an_executable_rule(clause_id: str) -> None:
    answer = coverage()[clause_id]
    assert answer.clause.built and answer.code and answer.tests and not answer.lacks
    for lang in ("es", "en"):
        assert clause_words(lang, clause_id, "rule").endswith((".", "».", ")"))


def test_there_are_43_of_them() -> None:
    assert list(QUESTIONS) == list(range(1, 44))
