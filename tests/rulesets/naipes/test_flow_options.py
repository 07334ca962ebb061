"""Each option changes at the table what its clause says, and nothing else; those of the score change nothing there."""

from collections.abc import Callable
from typing import Any

import pytest

from kongbox.engine.events import HandEnded
from kongbox.engine.phases import Phase
from kongbox.engine.state import DealState, MatchState, Wall
from kongbox.rulesets.naipes import NAIPES
from kongbox.rulesets.naipes.options import CHOICES, RANGES, read_options
from kongbox.rulesets.naipes.rotation import match_over, next_dealer
from tests.rulesets.naipes.tables import (
    ESTE,
    LOOSE,
    NORTE,
    OESTE,
    READY,
    SUR,
    act,
    answer_all,
    dealt,
    found,
    hand,
    meld,
    names,
    only,
    table,
    thrown,
)

TEN = "2o 5o 8o 2c 5c 8c 2b 6b Ro Rc"


def kinds(events: tuple[object, ...]) -> list[str]:
    return [type(event).__name__ for event in events]


def last_of_vueltas(**options: Any) -> list[bool]:
    """For each vuelta, whether the partida is over when its last Este has lost."""
    settings = read_options(options)
    deal = DealState(settings, 1, NORTE, Phase.SETTLED, NORTE, Wall(144), winner=ESTE)
    marked = [deal._replace(marks=((("vuelta", vuelta),), (), (), ())) for vuelta in range(1, 5)]
    return [match_over(MatchState(settings, deal=each)) for each in marked]


def last_discard(**options: Any) -> list[str]:
    match, events = act(table({ESTE: LOOSE + " 8b", SUR: READY}, drawn="8b", left=0, **options), ESTE, "discard", "8b")
    return names(match, SUR) if hand(match).phase is Phase.CLAIMS else kinds(events)


def kang_in_hand(**options: Any) -> object:
    match, events = act(table({ESTE: TEN + " 4x5b"}, drawn="5b", **options), ESTE, "kang-hand", "4x5b")
    laid = events[1]
    return getattr(laid, "face_down", None), hand(match).question is not None


def kang_taken(**options: Any) -> object:
    match = thrown(table({SUR: "3x5b " + TEN, NORTE: READY}, **options), ESTE, "5b")
    _, events = answer_all(match, (SUR, "kang", "3x5b"), (NORTE, "mahjong", ""))
    return "naipes.dobla.mj.2" in [line.clause for line in only(events, HandEnded).sheet.accounts[NORTE].doublings]


def kang_grown(**options: Any) -> object:
    melds = {ESTE: [meld("pung", "3x8b", SUR)]}
    match = table({ESTE: TEN + " 8b", SUR: READY}, drawn="8b", melds=melds, **options)
    return names(act(match, ESTE, "kang-grown", "8b")[0], SUR)


def nobody_claims(**options: Any) -> object:
    match, events = answer_all(thrown(table({}, **options), ESTE, "Co"))
    return kinds(events), "draw" in names(match, SUR)


def ready_player_throws(**options: Any) -> object:
    return kinds(act(table({ESTE: READY + " Co"}, drawn="Co", **options), ESTE, "discard", "Co")[1])


def void_hand(**options: Any) -> object:
    hands = {ESTE: "3xCb 2o 5o 8o 2c 5c 8c 2b 6b Ro Rc"}
    match = act(table(hands, drawn="Rc", left=0, **options), ESTE, "discard", "Rc")[0]
    events = answer_all(match)[1] if hand(match).phase is Phase.CLAIMS else ()
    return [event.balance for event in events if isinstance(event, HandEnded)]


def special(held: str, drawn: str, *, chow: bool) -> Callable[..., object]:
    melds = {SUR: [meld("chow", "1b 2b 3b", ESTE)]} if chow else {}

    def closes(**options: Any) -> bool:
        match = table({SUR: held}, turn=SUR, drawn=drawn, melds=melds, **options)
        assert NAIPES.sound is not None
        return any(NAIPES.sound(hand(match), SUR, offer) for offer in found(match, SUR, "mahjong"))

    return closes


def loose_hand(**options: Any) -> bool:
    return "mahjong" in names(table({ESTE: LOOSE + " Co"}, drawn="Co", **options), ESTE)


LATE = {"hands": {ESTE: "4x5b " + TEN}, "drawn": "Rc", "discards": [(SUR, "Co")]}
MOMENTS: dict[str, Callable[..., object]] = {
    "where the next player sits": lambda **options: NAIPES.sides(read_options(options)),
    "how a pung lies": lambda **options: NAIPES.lie(meld("pung", "3x8b", SUR), ESTE, read_options(options)),
    "cards to draw": lambda **options: hand(dealt(4, **options)).wall.left,
    "Este after a void hand": lambda **options: next_dealer(read_options(options), OESTE, None),
    "Este after another's mah-jong": lambda **options: next_dealer(read_options(options), OESTE, SUR),
    "the end of the partida": last_of_vueltas,
    "the last discard": last_discard,
    "a kang that waited": lambda **options: "kang-hand" in names(table(**LATE, **options), ESTE),
    "a kang in hand": kang_in_hand,
    "a discard taken from a kang": kang_taken,
    "a kang that grows": kang_grown,
    "a discard nobody claims": nobody_claims,
    "somebody waiting throws": ready_player_throws,
    "a hand that is no mah-jong": loose_hand,
    "a void hand": void_hand,
    "gemelos": special("2x2o 2x5o 2x8o 2x2c 2x5c 2xRo 2xCo", "Co", chow=False),
    "gemelos, two pairs alike": special("4x2o 2x8o 2x2c 2x5c 2xRo 2xCo", "Co", chow=False),
    "a capicúa with a chow": special("4b 5b 6b 7b 1c 2c 3c 4c 5c 6c 7c", "7c", chow=True),
    "a compensación": special("Rc Re Rb Co Cc Cb 2c 2c 3c 5c 6c 8c 9c 9c", "9c", chow=False),
}
"""Moments of play; each answers what happens under the options."""

CHANGES: dict[tuple[str, Any], set[str]] = {
    ("sentido", "antihorario"): {"where the next player sits", "how a pung lies"},
    ("reserva", 14): {"cards to draw"},
    ("viento_tras_nula", "pasa"): {"Este after a void hand"},
    ("vueltas", 1): {"the end of the partida"},
    ("vueltas", 2): {"the end of the partida"},
    ("ultimo_descarte", "nada"): {"the last discard", "a void hand"},
    ("kang_diferido", "no"): {"a kang that waited"},
    ("robo_kang", "cualquiera"): {"a kang in hand"},
    ("robo_kang", "solo_ampliado"): {"a discard taken from a kang"},
    ("eunucos", "activo"): {"a discard nobody claims"},
    ("anuncio_pumba", "si"): {"somebody waiting throws"},
    ("mahjong_falso", "paga_a_todos"): {"a hand that is no mah-jong"},
    ("sin_mahjong", "liquidan_todos"): {"a void hand"},
    ("especiales_validos", "no"): {"gemelos", "a compensación"},
    ("especiales", "admite_expuesto"): {"a capicúa with a chow"},
    ("gemelos", "iguales_repetibles"): {"gemelos, two pairs alike"},
    ("gemelos", "mismo_numero_dos_palos"): {"gemelos"},
    ("compensacion", "ocho_combinadas"): {"a compensación"},
}
"""What an answer changes at the table; an answer that is not named here changes nothing."""

ANSWERS = [(name, value) for name, values in CHOICES.items() for value in values[1:]]
ANSWERS += [("honor_puntos", 0), ("limite", 500)]


def test_every_option_is_asked_about() -> None:
    assert {name for name, _ in ANSWERS} == set(CHOICES) | set(RANGES)
    assert set(CHANGES) <= set(ANSWERS)
    assert set().union(*CHANGES.values()) | {"Este after another's mah-jong", "a kang that grows"} == set(MOMENTS)


@pytest.mark.clause(
    "naipes.wind.1", "naipes.wind.5", "naipes.wind.7", "naipes.deal.4", "naipes.end.2", "naipes.end.3", "naipes.end.5",
    "naipes.kang.5", "naipes.kang.6", "naipes.eunuco.6", "naipes.pumba.3", "naipes.special.1", "naipes.special.4",
    "naipes.open.11", "naipes.open.13", "naipes.open.14", "naipes.open.17", "naipes.open.18", "naipes.open.20",
)  # fmt: skip
@pytest.mark.parametrize(("name", "value"), ANSWERS)
def test_an_option_changes_what_its_clause_says_and_nothing_else(name: str, value: object) -> None:
    usual = {moment: happens() for moment, happens in MOMENTS.items()}
    here = {moment: happens(**{name: value}) for moment, happens in MOMENTS.items()}
    assert {moment for moment in MOMENTS if usual[moment] != here[moment]} == CHANGES.get((name, value), set())
