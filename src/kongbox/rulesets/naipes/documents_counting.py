"""Documents of the kinds ``pumba`` and ``eunuco``: what a hand waits for, and whether its cards are the right number.

``pumba``:

==================== =======================================================================
``dominante``        the palo dominante
``en_mano``          the concealed combination cards
``grupos_expuestos`` how many groups lie declared; or the groups themselves, as in ``score``
==================== =======================================================================

``eunuco``:

============= ==============================================================================
``en_mano``   how many combination cards are concealed
``expuestos`` what lies declared: ``[trio, cuadrado]``
``honor``     how many honour cards; they do not count
============= ==============================================================================
"""

from typing import Any

from kongbox.engine.state import Tiles
from kongbox.rulesets.naipes.documents_groups import read_known_groups
from kongbox.rulesets.naipes.documents_values import (
    Given,
    check_copies,
    fields_of,
    needed,
    read_combination,
    read_number,
    read_palo,
)
from kongbox.rulesets.naipes.eunucos import GRAN, NONE, PEQUENO, count_of, state_of
from kongbox.rulesets.naipes.hands import Group
from kongbox.rulesets.naipes.notation import NOTATION
from kongbox.rulesets.naipes.options import NaipesOptions
from kongbox.rulesets.naipes.palos import PALOS
from kongbox.rulesets.naipes.pumba import waits
from kongbox.rulesets.naipes.tileset import HONOURS
from kongbox.tiles.unusable import Unusable

STATES = {NONE: "normal", GRAN: "gran_eunuco", PEQUENO: "pequeno_eunuco"}
PUMBA_FIELDS = ("dominante", "en_mano", "grupos_expuestos")
PUMBA_ANSWERS = ("pumba", "espera", "estado")
EUNUCO_FIELDS = ("en_mano", "expuestos", "honor")
EUNUCO_ANSWERS = ("cuenta", "estado", "puede_mahjong", "paga", "cobra")


def answer_pumba(given: object, options: NaipesOptions, _: object) -> dict[str, Any]:
    """Whether a hand is one card short of mah-jong, and which cards would close it; a eunuco waits for nothing."""
    fields = fields_of(given, PUMBA_FIELDS, "pumba")
    concealed = read_combination(needed(fields, "en_mano"), "en_mano")
    groups = read_known_groups(fields.get("grupos_expuestos", 0), "grupos_expuestos")
    check_copies((*concealed, *(card for group in groups for card in group.tiles)))
    state = state_of(count_of(len(concealed), len(groups)))
    waited_for = () if state != NONE else _waits(fields, concealed, groups, options)
    return {"pumba": bool(waited_for), "espera": NOTATION.write(waited_for), "estado": STATES[state]}


def _waits(fields: Given, concealed: Tiles, groups: tuple[Group, ...], options: NaipesOptions) -> Tiles:
    """The cards waited for; the palo dominante must be told only where they hang on it."""
    told = fields.get("dominante")
    dominants = range(len(PALOS)) if told is None else (read_palo(told, "dominante"),)
    found = {waits(concealed, groups, options, dominant) for dominant in dominants}
    if len(found) > 1:
        raise Unusable("unusable-field-missing", field="dominante", where="dominante")
    return found.pop()


def answer_eunuco(given: object, _: NaipesOptions, __: object) -> dict[str, Any]:
    """How many cards count, what that makes of the player, and whom he settles with."""
    fields = fields_of(given, EUNUCO_FIELDS, "eunuco")
    concealed = read_number(needed(fields, "en_mano"), "en_mano")
    groups = read_known_groups(fields.get("expuestos", ()), "expuestos")
    read_number(fields.get("honor", 0), "honor", most=len(HONOURS))
    count = count_of(concealed, len(groups))
    state = state_of(count)
    return {
        "cuenta": count,
        "estado": STATES[state],
        "puede_mahjong": state == NONE,
        "paga": True,
        "cobra": state != GRAN,
    }
