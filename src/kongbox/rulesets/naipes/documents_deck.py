"""Documents of the kind ``deck``: which cards there are, where they come from, and how many each player is dealt."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from kongbox.rulesets.naipes.documents_values import fields_of
from kongbox.rulesets.naipes.options import NaipesOptions
from kongbox.rulesets.naipes.packs import PACKS, set_aside, spanish_pack
from kongbox.rulesets.naipes.palos import ESTE, PALOS
from kongbox.rulesets.naipes.setup import DEALT, dealt
from kongbox.rulesets.naipes.tileset import CABALLO, CABALLOS, ESPADAS, ESPADAS_SUIT, NUMBERS, REYES, SOTA, SOTAS, TILES
from kongbox.tiles.tile import Face, Tile

ANSWERS = (
    "total", "numerales", "reyes", "caballos", "sotas", "espadas_honor", "clases_distintas", "barajas",
    "cartas_por_baraja", "retiradas", "retiradas_detalle", "baceta", *PALOS,
)  # fmt: skip


def answer_deck(given: object, _: NaipesOptions, __: object) -> dict[str, Any]:
    """The pack in numbers; nothing can be given."""
    fields_of({} if given is None else given, (), "deck")
    return {"total": len(TILES), **_classes(), **_packs(), **_after_the_deal()}


def _classes() -> dict[str, int]:
    classes: Mapping[str, tuple[Tile, ...]] = {
        "numerales": NUMBERS, "reyes": REYES, "caballos": CABALLOS, "sotas": SOTAS, "espadas_honor": ESPADAS,
    }  # fmt: skip
    counted = {name: sum(TILES.copies[card] for card in cards) for name, cards in classes.items()}
    return counted | {"clases_distintas": len(TILES.kinds)}


def _packs() -> dict[str, Any]:
    out = set_aside()
    return {
        "barajas": PACKS,
        "cartas_por_baraja": len(spanish_pack()),
        "retiradas": out.total(),
        "retiradas_detalle": {
            "sotas": _counted(out, range(SOTA, SOTA + 1)),
            "espadas_1_4": _counted(out, range(1, 5)),
            "espadas_5_9": _counted(out, range(5, 10)),
            "caballo_espadas": out[Face(ESPADAS_SUIT, CABALLO)],
        },
    }


def _counted(cards: Counter[Face], numbers: range) -> int:
    return sum(count for face, count in cards.items() if face.number in numbers)


def _after_the_deal() -> dict[str, int]:
    hands = dealt(TILES.all_tiles(), ESTE)
    return {"baceta": len(TILES) - DEALT, **{name: len(hands[palo]) for palo, name in enumerate(PALOS)}}
