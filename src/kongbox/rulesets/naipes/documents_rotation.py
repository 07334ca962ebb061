"""Documents of the kind ``wind``: where the palos go after a hand, or how the seats lie.

=============== ==================================================================================
``dominante``   the palo dominante of the hand
``asientos``    who plays which palo, the chairs in turn order: ``{A: oros, B: copas, ...}``
``gana``        the winner's chair, or null where nobody made mah-jong
``primer_este`` the chair that began the partida as oros; ``A`` where nothing is said
``consulta``    ``asientos``: only how the seats lie round the table
=============== ==================================================================================
"""

from collections.abc import Mapping
from typing import Any

from kongbox.engine.seats import Seat, lower, opposite, upper
from kongbox.rulesets.naipes.documents_values import fields_of, needed, read_palo, read_word
from kongbox.rulesets.naipes.options import NaipesOptions
from kongbox.rulesets.naipes.palos import ESTE, PALOS, palo_of
from kongbox.rulesets.naipes.rotation import next_dealer, vuelta_after
from kongbox.tiles.notation import shown
from kongbox.tiles.unusable import Unusable

FIELDS = ("dominante", "asientos", "gana", "primer_este", "consulta")
ANSWERS = (
    "dominante", "asientos", "fin_de_partida", "izquierda_de_este", "frente_a_este", "derecha_de_este", "sentido",
)  # fmt: skip
CHAIRS = ("A", "B", "C", "D")
SEATS_ASKED = "asientos"
CLOCKWISE = "horario"


def answer_rotation(given: object, options: NaipesOptions, _: object) -> dict[str, Any]:
    """The palo dominante and the palos of the chairs in the next hand; or how the seats lie."""
    fields = fields_of(given, FIELDS, "wind", nullable=("gana",))
    if "consulta" in fields:
        read_word(fields["consulta"], "consulta", (SEATS_ASKED,))
        return _round_the_table(options)
    first = CHAIRS.index(read_word(fields.get("primer_este", "A"), "primer_este", CHAIRS))
    vuelta = 1 + read_palo(needed(fields, "dominante"), "dominante")
    # At the table seats are counted from the chair that began as oros.
    este = (_este(needed(fields, "asientos")) - first) % 4
    winner = needed(fields, "gana")
    winner = None if winner is None else (CHAIRS.index(read_word(winner, "gana", CHAIRS)) - first) % 4
    following = next_dealer(options, este, winner)
    return _next_hand(vuelta_after(vuelta, este, following), (following + first) % 4, options)


def _next_hand(vuelta: int, este: Seat, options: NaipesOptions) -> dict[str, Any]:
    """What follows; after the last vuelta nothing is dominante any more."""
    over = vuelta > options.vueltas
    return {
        "dominante": None if over else PALOS[vuelta - 1],
        "asientos": {chair: PALOS[palo_of(seat, este)] for seat, chair in enumerate(CHAIRS)},
        "fin_de_partida": over,
    }


def _este(value: object) -> Seat:
    """The chair of oros; the others must follow it in the order of the palos."""
    if not isinstance(value, Mapping) or set(value) != set(CHAIRS):
        raise Unusable("unusable-chairs", found=shown(value))
    palos = [read_palo(value[chair], f"asientos.{chair}") for chair in CHAIRS]
    for este in range(len(CHAIRS)):
        if palos == [palo_of(seat, este) for seat in range(len(CHAIRS))]:
            return este
    raise Unusable("unusable-chairs-order", found=" ".join(PALOS[palo] for palo in palos), palos=" ".join(PALOS))


def _round_the_table(options: NaipesOptions) -> dict[str, Any]:
    """Who sits where, seen from Este: the player after him at his left where one plays clockwise."""
    next_at_left = options.sentido == CLOCKWISE
    left, right = (lower, upper) if next_at_left else (upper, lower)
    return {
        "izquierda_de_este": PALOS[left(ESTE)],
        "frente_a_este": PALOS[opposite(ESTE)],
        "derecha_de_este": PALOS[right(ESTE)],
        "sentido": options.sentido,
    }
