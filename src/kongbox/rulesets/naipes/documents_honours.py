"""Documents of the kind ``honor_replacement``: honour cards exposed, and what replaces them.

============= =======================================================================================
``momento``   ``reparto`` (after the deal), ``turno`` (a card drawn), ``consulta`` (whose honour cards
              are whose); where it is not said, it follows from what is given
``jugador``   whose cards they are
``recibidas`` the cards dealt to him
``robada``    the card drawn in a turn
``tienen``    the cards dealt to several players: ``{oros: "...", copas: "..."}``
``baceta``    what lies in the baceta, the next card first: ``"9b 1c"``
============= =======================================================================================
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from kongbox.engine.state import Tiles
from kongbox.rulesets.naipes.documents_values import (
    Given,
    check_copies,
    fields_of,
    needed,
    read_by_palo,
    read_cards,
    read_palo,
    read_word,
)
from kongbox.rulesets.naipes.honours import honours_in, replaced
from kongbox.rulesets.naipes.notation import NOTATION
from kongbox.rulesets.naipes.options import NaipesOptions
from kongbox.rulesets.naipes.palos import ESTE, PALOS, Palo, espada_of, sota_of
from kongbox.rulesets.naipes.setup import CARDS_EACH
from kongbox.rulesets.naipes.tileset import HONOURS
from kongbox.tiles.notation import shown
from kongbox.tiles.unusable import Unusable

FIELDS = ("momento", "jugador", "recibidas", "robada", "tienen", "baceta")
ANSWERS = (
    "honor", "combinacion", "tomadas", "quedan_en_baceta", "debe_descartar", "fin_de_mano", *PALOS,
)  # fmt: skip
DEAL, TURN, QUERY = "reparto", "turno", "consulta"
MOMENTS = (DEAL, TURN, QUERY)
CARDS_TOLD = {DEAL: ("recibidas", "tienen"), TURN: ("robada",)}
"""Which fields may tell the cards."""
NO_MAHJONG = "sin_mahjong"


class Replaced(NamedTuple):
    """What became of a player's cards."""

    honours: Tiles
    """In the order in which they were exposed."""
    cards: Tiles
    """Those that combine."""
    taken: Tiles
    """All cards drawn from the baceta, honour cards among them included."""
    left: Tiles
    """What may still be drawn."""
    missing: int
    """Replacements that were due and not there."""


def became_of(cards: Tiles, baceta: Tiles) -> Replaced:
    """What the exchange of the table makes of `cards`, until there is no honour card left or none to replace it."""
    left = iter(baceta)
    rounds = tuple(replaced(cards, left))
    honours = tuple(card for found, _ in rounds for card in found)
    taken = tuple(card for _, drawn in rounds for card in drawn)
    combining = tuple(card for card in cards + taken if card not in HONOURS)
    return Replaced(honours, combining, taken, tuple(left), len(honours) - len(taken))


def answer_replacement(given: object, options: NaipesOptions, _: object) -> dict[str, Any]:
    """Which honour cards are exposed and what is drawn for them."""
    fields = fields_of(given, FIELDS, "honor_replacement")
    moment = read_word(fields.get("momento", _moment(fields)), "momento", MOMENTS)
    if moment == QUERY:
        return _own(fields)
    told = [key for key in ("recibidas", "robada", "tienen") if key in fields]
    if len(told) != 1 or told[0] not in CARDS_TOLD[moment]:
        allowed = ", ".join(CARDS_TOLD[moment])
        raise Unusable("unusable-honours-what", moment=moment, found=", ".join(told) or "-", allowed=allowed)
    return _of_several(fields, options) if told == ["tienen"] else _of_one(fields, told[0], moment, options)


def _moment(fields: Given) -> str:
    if "robada" in fields:
        return TURN
    return DEAL if "recibidas" in fields or "tienen" in fields else QUERY


def _own(fields: Given) -> dict[str, Any]:
    """Whose honour cards are whose: the sota and the espada of each palo, or those of them that he has."""
    held = {palo: read_cards(cards, f"tienen.{PALOS[palo]}") for palo, cards in _holders(fields).items()}
    pairs = {palo: (sota_of(palo), espada_of(palo)) for palo in range(len(PALOS))}
    own = {
        PALOS[palo]: NOTATION.write(card for card in pair if card in held.get(palo, () if held else pair))
        for palo, pair in pairs.items()
    }
    if "jugador" not in fields:
        return own
    return own | {"honor": own[PALOS[read_palo(fields["jugador"], "jugador")]]}


def _holders(fields: Given) -> dict[Palo, Any]:
    return read_by_palo(fields["tienen"], "tienen") if "tienen" in fields else {}


def _baceta(fields: Given, hands: Iterable[Tiles]) -> Tiles:
    """The cards of the baceta; they need not be told where none is drawn."""
    held = tuple(card for cards in hands for card in cards)
    baceta = read_cards(needed(fields, "baceta") if honours_in(held) else fields.get("baceta", ""), "baceta")
    check_copies((*held, *baceta))
    return baceta


def _drawable(baceta: Tiles, options: NaipesOptions) -> tuple[Tiles, int]:
    """What may be drawn, and how many cards lie below it as a reserve."""
    reserve = min(options.reserva, len(baceta))
    return baceta[: len(baceta) - reserve], reserve


def _of_one(fields: Given, key: str, moment: str, options: NaipesOptions) -> dict[str, Any]:
    palo = read_palo(needed(fields, "jugador"), "jugador")
    cards = read_cards(fields[key], key)
    if moment == TURN and len(cards) != 1:
        raise Unusable("unusable-cards-one", where=key, found=shown(fields[key]), count=len(cards))
    _check_number(cards, key, palo)
    drawable, reserve = _drawable(_baceta(fields, [cards]), options)
    done = became_of(cards, drawable)
    # In a turn he holds thirteen cards that count, besides the one he drew.
    held = CARDS_EACH if moment == TURN else 0
    return {
        **_shown(done),
        "combinacion": held + len(done.cards),
        "quedan_en_baceta": len(done.left) + reserve if "baceta" in fields else None,
        "debe_descartar": not done.missing and (moment == TURN or palo == ESTE),
        "fin_de_mano": NO_MAHJONG if done.missing else None,
    }


def _of_several(fields: Given, options: NaipesOptions) -> dict[str, Any]:
    """The exchange after the deal: each player finishes before the next one starts, oros first."""
    hands = {palo: read_cards(cards, f"tienen.{PALOS[palo]}") for palo, cards in _holders(fields).items()}
    for palo, cards in hands.items():
        _check_number(cards, f"tienen.{PALOS[palo]}", palo)
    drawable, reserve = _drawable(_baceta(fields, hands.values()), options)
    answer: dict[str, Any] = {}
    missing = 0
    for palo, cards in hands.items():
        if missing:
            break
        done = became_of(cards, drawable)
        drawable, missing = done.left, done.missing
        answer[PALOS[palo]] = _shown(done)
    return answer | {
        "quedan_en_baceta": len(drawable) + reserve if "baceta" in fields else None,
        "fin_de_mano": NO_MAHJONG if missing else None,
    }


def _shown(done: Replaced) -> dict[str, str]:
    return {"honor": NOTATION.write(done.honours), "tomadas": NOTATION.write(done.taken)}


def _check_number(cards: Tiles, where: str, palo: Palo) -> None:
    """Nobody is dealt more than thirteen cards, Este fourteen; a document may show only some of them."""
    most = CARDS_EACH + (palo == ESTE)
    if len(cards) > most:
        raise Unusable("unusable-honours-count", where=where, count=len(cards), most=most)
