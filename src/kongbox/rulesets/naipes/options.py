"""The table's options: each open question of the rules, with the words of chapter 17 for the answers."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from kongbox.engine.clauses import ClauseId, bind_value
from kongbox.tiles.notation import shown
from kongbox.tiles.unusable import Unusable

SI, NO = "si", "no"
SIN_LIMITE = "sin_limite"


class NaipesOptions(NamedTuple):
    """What was agreed before the first hand; the words are those of the rules, the first of each list the usual one."""

    ases_nueves: str = "por_carta"
    """What the doblas of ases and nueves count."""
    rey_coincidente: str = "dos"
    """Doblas of a trío of the rey that is one's own and the dominant one."""
    panache: str = "dos_y_dos"
    panache_con_serie: str = "acumula"
    """Whether a panache counts beside four sotas or four espadas."""
    solo_figuras: str = "mezcla"
    homogeneo_figuras: str = NO
    homogeneo_ganador: str = "suma"
    escalera_real: str = "tres_escaleras"
    trios_1_9: str = "mezcla"
    mismo_numero_figuras: str = NO
    luna: str = "robada"
    robo_kang: str = "ampliado_y_reclamado"
    """Which kangs may lose their card to a mah-jong."""
    cerrado_y_kang: str = "kang_no_rompe"
    un_palo_figuras: str = "alguna"
    compensacion: str = "libre"
    gemelos: str = "iguales_distintas"
    especiales_validos: str = SI
    especiales: str = "cerrados"
    carta_mahjong_trio: str = "en_mano"
    honor_puntos: int = 4
    primas: str = "basicas"
    pareja_rey_dominante: str = SI
    limite: int | str = SIN_LIMITE
    """What a hand is worth at most."""
    perdedores: str = "diferencias"
    este_doble: str = SI
    sin_mahjong: str = "nula"
    viento_tras_nula: str = "permanece"
    vueltas: int = 4
    sentido: str = "horario"
    reserva: int = 0
    """Cards of the baceta that stay undrawn."""
    ultimo_descarte: str = "solo_mahjong"
    kang_diferido: str = SI
    anuncio_pumba: str = NO
    eunucos: str = "protegido"
    mahjong_falso: str = "rectifica"

    @property
    def cap(self) -> int | None:
        """What a hand is worth at most; None without a limit."""
        return self.limite if isinstance(self.limite, int) else None


STANDARD = NaipesOptions()

CHOICES: Mapping[str, tuple[str | int, ...]] = {
    "ases_nueves": ("por_carta", "por_clase", "juego_exclusivo", NO),
    "rey_coincidente": ("dos", "una"),
    "panache": ("dos_y_dos", "cualquier_mezcla"),
    "panache_con_serie": ("acumula", "excluye"),
    "solo_figuras": ("mezcla", "un_tipo"),
    "homogeneo_figuras": (NO, "mismo_palo"),
    "homogeneo_ganador": ("suma", "solo_3"),
    "escalera_real": ("tres_escaleras", "nueve_cartas"),
    "trios_1_9": ("mezcla", "un_numero"),
    "mismo_numero_figuras": (NO, SI),
    "luna": ("robada", "tambien_descarte"),
    "robo_kang": ("ampliado_y_reclamado", "solo_ampliado", "cualquiera"),
    "cerrado_y_kang": ("kang_no_rompe", "kang_rompe"),
    "un_palo_figuras": ("alguna", "reyes_y_caballos"),
    "compensacion": ("libre", "ocho_combinadas"),
    "gemelos": ("iguales_distintas", "iguales_repetibles", "mismo_numero_dos_palos"),
    "especiales_validos": (SI, NO),
    "especiales": ("cerrados", "admite_expuesto"),
    "carta_mahjong_trio": ("en_mano", "expuesto"),
    "primas": ("basicas", "completas", "solo_mahjong"),
    "pareja_rey_dominante": (SI, NO),
    "limite": (SIN_LIMITE,),
    "perdedores": ("diferencias", "solo_ganador"),
    "este_doble": (SI, NO),
    "sin_mahjong": ("nula", "liquidan_todos"),
    "viento_tras_nula": ("permanece", "pasa"),
    "vueltas": (4, 1, 2),
    "sentido": ("horario", "antihorario"),
    "reserva": (0, 14),
    "ultimo_descarte": ("solo_mahjong", "nada"),
    "kang_diferido": (SI, NO),
    "anuncio_pumba": (NO, SI),
    "eunucos": ("protegido", "activo"),
    "mahjong_falso": ("rectifica", "paga_a_todos"),
}
"""The answers allowed for each option; `limite` takes a number too."""

RANGES: Mapping[str, tuple[int, None]] = {"honor_puntos": (0, None), "limite": (1, None)}
"""Least value of each option that is a number of any size."""

OPTION_CLAUSES: Mapping[str, tuple[ClauseId, ...]] = {
    "ases_nueves": ("naipes.dobla.all.14", "naipes.open.2"),
    "rey_coincidente": ("naipes.dobla.all.4", "naipes.open.7"),
    "panache": ("naipes.dobla.all.2", "naipes.open.9"),
    "panache_con_serie": ("naipes.dobla.all.2", "naipes.open.9"),
    "solo_figuras": ("naipes.dobla.all.6",),
    "homogeneo_figuras": ("naipes.dobla.all.7", "naipes.dobla.mj.8"),
    "homogeneo_ganador": ("naipes.dobla.mj.8", "naipes.open.8"),
    "escalera_real": ("naipes.dobla.all.8", "naipes.open.16"),
    "trios_1_9": ("naipes.dobla.all.11",),
    "mismo_numero_figuras": ("naipes.dobla.all.13",),
    "luna": ("naipes.dobla.mj.1",),
    "robo_kang": ("naipes.kang.6", "naipes.dobla.mj.2", "naipes.open.11"),
    "cerrado_y_kang": ("naipes.dobla.mj.3", "naipes.open.10"),
    "un_palo_figuras": ("naipes.dobla.mj.4",),
    "compensacion": ("naipes.dobla.mj.5", "naipes.open.4"),
    "gemelos": ("naipes.dobla.mj.6", "naipes.open.3"),
    "especiales_validos": ("naipes.special.1", "naipes.special.2", "naipes.special.3"),
    "especiales": ("naipes.special.4", "naipes.open.14"),
    "carta_mahjong_trio": ("naipes.mjcard.3", "naipes.open.12"),
    "honor_puntos": ("naipes.base.4", "naipes.open.5"),
    "primas": ("naipes.base.5", "naipes.open.6"),
    "pareja_rey_dominante": ("naipes.base.3",),
    "limite": ("naipes.limit.1", "naipes.limit.2", "naipes.limit.3", "naipes.open.15"),
    "perdedores": ("naipes.pay.3",),
    "este_doble": ("naipes.pay.4",),
    "sin_mahjong": ("naipes.end.2", "naipes.pay.8", "naipes.open.13"),
    "viento_tras_nula": ("naipes.wind.5", "naipes.open.13"),
    "vueltas": ("naipes.wind.7", "naipes.open.18"),
    "sentido": ("naipes.wind.1", "naipes.open.18"),
    "reserva": ("naipes.deal.4", "naipes.open.20"),
    "ultimo_descarte": ("naipes.end.3", "naipes.open.20"),
    "kang_diferido": ("naipes.kang.5",),
    "anuncio_pumba": ("naipes.pumba.3",),
    "eunucos": ("naipes.eunuco.6", "naipes.open.17"),
    "mahjong_falso": ("naipes.end.5", "naipes.open.17"),
}
"""The clauses behind each option."""

for _option, _clauses in OPTION_CLAUSES.items():
    bind_value(f"naipes.opt.{_option}", *_clauses, place=f"{__name__}.NaipesOptions.{_option}")

PRESETS: Mapping[str, NaipesOptions] = {
    "usual": STANDARD,
    "short": STANDARD._replace(vueltas=1, viento_tras_nula="pasa"),
    "family": STANDARD._replace(
        ases_nueves="por_clase", limite=500, perdedores="solo_ganador", viento_tras_nula="pasa", vueltas=1
    ),
}
"""Options that go together, by name: the usual rules, a short evening, and sums that a family works out by hand."""


def read_options(given: Mapping[str, Any]) -> NaipesOptions:
    """The options that plain values describe; what is not named stays as usual.

    A bare ``no`` or ``yes`` of YAML arrives as a truth value and is taken for the word it was written for.

    Raises:
        Unusable: for an option that does not exist and for a value that is none of its answers.
    """
    if not isinstance(given, Mapping):
        raise Unusable("unusable-options-form", found=shown(given))
    chosen: dict[str, Any] = {name: _read(name, value) for name, value in given.items()}
    return STANDARD._replace(**chosen)


def preset(name: str) -> NaipesOptions:
    """The options called `name`; raises `Unusable` for a name that is none."""
    if name not in PRESETS:
        raise Unusable("unusable-option-preset", found=shown(name), known=", ".join(PRESETS))
    return PRESETS[name]


def differences(options: NaipesOptions) -> Mapping[str, Any]:
    """The options that are not as in the usual game, by name."""
    pairs = zip(NaipesOptions._fields, options, STANDARD, strict=True)
    return {name: value for name, value, usual in pairs if value != usual}


def _read(name: object, value: object) -> str | int:
    if not isinstance(name, str) or name not in NaipesOptions._fields:
        raise Unusable("unusable-option-unknown", option=shown(name), known=", ".join(NaipesOptions._fields))
    answers = CHOICES.get(name, ())
    if isinstance(value, bool):
        value = SI if value else NO
    if isinstance(value, str | int) and value in answers:
        return value
    if name in RANGES and isinstance(value, int) and value >= RANGES[name][0]:
        return value
    raise _unusable(name, value)


def _unusable(name: str, value: object) -> Unusable:
    allowed = ", ".join(str(answer) for answer in CHOICES.get(name, ()))
    if name not in RANGES:
        return Unusable("unusable-option-choice", option=name, found=shown(value), allowed=allowed)
    words = "unusable-option-choice-or-least" if allowed else "unusable-option-least"
    return Unusable(words, option=name, found=shown(value), allowed=allowed, least=str(RANGES[name][0]))
