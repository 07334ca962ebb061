"""Values of score documents, read one by one: each is what it should be, or one sentence says what is wrong.

Every reader is given `where`, the place that its value has in the document: ``expuestos.2.carta``.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kongbox.engine.seats import WINDS
from kongbox.engine.state import Tiles
from kongbox.rulesets.naipes.notation import NOTATION
from kongbox.rulesets.naipes.palos import PALOS, Palo
from kongbox.rulesets.naipes.tileset import HONOURS, TILES
from kongbox.tiles.notation import shown
from kongbox.tiles.tile import Tile
from kongbox.tiles.unusable import Unusable

SEAT_NAMES = ("este", "sur", "oeste", "norte")
"""A player may be called by his seat too, since every palo has one; so may he by the letters of the winds."""
YES_NO: Mapping[object, bool] = {"si": True, "sí": True, "no": False}

Given = Mapping[str, Any]


def fields_of(given: object, known: tuple[str, ...], where: str, *, nullable: tuple[str, ...] = ()) -> Given:
    """The fields of an object that have a value; of `nullable` ones, also those that are null."""
    if not isinstance(given, Mapping):
        raise Unusable("unusable-fields-form", where=where, found=_repeated(given), fields=", ".join(known) or "none")
    for key in given:
        if key not in known:
            raise Unusable("unusable-fields-key", where=where, found=shown(key), fields=", ".join(known) or "none")
    return {key: value for key, value in given.items() if value is not None or key in nullable}


def needed(given: Given, key: str, within: str = "") -> Any:
    """The value of a field that must be there; `within` is the place of the object, where it is not the outermost."""
    if key not in given:
        raise Unusable("unusable-field-missing", field=key, where=f"{within}.{key}" if within else key)
    return given[key]


def read_cards(value: object, where: str) -> Tiles:
    """Cards, written as ``1o 2o Rc`` or as a list of such texts."""
    parts = value if isinstance(value, list | tuple) else (value,)
    return tuple(card for part in parts for card in _written(part, where))


def _written(value: object, where: str) -> Tiles:
    try:
        return NOTATION.parse(value, where)
    except Unusable as error:
        raise Unusable(error.words.replace("tiles", "cards"), **error.facts) from error


def read_card(value: object, where: str) -> Tile:
    """The one card that combines: no honour card."""
    found = read_combination(value, where)
    if len(found) != 1:
        raise Unusable("unusable-cards-one", where=where, found=shown(value), count=len(found))
    return found[0]


def read_combination(value: object, where: str) -> Tiles:
    """Cards without an honour card among them."""
    found = read_cards(value, where)
    for card in found:
        if card in HONOURS:
            raise Unusable("unusable-cards-honour", where=where, card=card)
    return found


def read_honours(value: object, where: str) -> Tiles:
    """Honour cards, in tidy order."""
    found = read_cards(value, where)
    for card in found:
        if card not in HONOURS:
            raise Unusable("unusable-cards-no-honour", where=where, card=card, known=NOTATION.write(HONOURS))
    return TILES.tidy(found)


def check_copies(cards: Iterable[Tile]) -> None:
    """Refuse more of a card than the pack holds."""
    for card, count in Counter(cards).items():
        if count > TILES.copies[card]:
            raise Unusable("unusable-cards-copies", card=card, count=count, most=TILES.copies[card])


def read_word(value: object, where: str, allowed: Sequence[str]) -> str:
    """One of the words that may stand there."""
    if not isinstance(value, str) or value not in allowed:
        raise Unusable("unusable-word", where=where, found=shown(value), allowed=", ".join(allowed))
    return value


def read_palo(value: object, where: str) -> Palo:
    """A player by his palo, or by the seat that goes with it: ``copas``, ``sur`` or ``S``."""
    if isinstance(value, str):
        for names in (PALOS, WINDS, SEAT_NAMES):
            if value in names or value.lower() in names:
                return names.index(value if value in names else value.lower())
    raise Unusable("unusable-word", where=where, found=shown(value), allowed=", ".join(PALOS))


def read_palos(value: object, where: str) -> frozenset[Palo]:
    """Players, each named once; a single one may stand without brackets."""
    listed = [value] if isinstance(value, str) else read_list(value, where)
    found = [read_palo(each, f"{where}.{place}") for place, each in enumerate(listed, 1)]
    for palo in found:
        if found.count(palo) > 1:
            raise Unusable("unusable-palo-twice", where=where, palo=PALOS[palo])
    return frozenset(found)


def read_by_palo(value: object, where: str) -> dict[Palo, Any]:
    """An object with a value for some of the players, in the order of the palos."""
    if not isinstance(value, Mapping):
        raise Unusable("unusable-by-palo", where=where, found=_repeated(value), palos=", ".join(PALOS))
    found: dict[Palo, Any] = {}
    for key, each in value.items():
        palo = read_palo(key, where)
        if palo in found:
            raise Unusable("unusable-palo-twice", where=where, palo=PALOS[palo])
        found[palo] = each
    return {palo: found[palo] for palo in sorted(found)}


def read_list(value: object, where: str) -> Sequence[Any]:
    """A list; of nothing where nothing is said."""
    if value is None:
        return ()
    if not isinstance(value, list | tuple):
        raise Unusable("unusable-list", where=where, found=_repeated(value))
    return value


def read_yes_no(value: object, where: str) -> bool:
    """Yes or no, in the words of YAML or in Spanish."""
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.lower() in YES_NO:
        return YES_NO[value.lower()]
    raise Unusable("unusable-yes-no", where=where, found=_repeated(value))


def read_number(value: object, where: str, *, most: int | None = None) -> int:
    """A whole number from zero on, up to `most` where there is a limit."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 0 or (most is not None and value > most):
        words = "unusable-whole" if most is None else "unusable-whole-most"
        raise Unusable(words, where=where, found=_number_shown(value), most=most or 0)
    return value


def _number_shown(value: object) -> str:
    """A wrong number as it can be repeated: one too long for that is left out."""
    if isinstance(value, int) and abs(value) >= 10**30:
        return "…"
    return _repeated(value)


def _repeated(value: object) -> str:
    """A wrong value as it can be repeated, where the sentence sets no quotes: nothing at all is a pair of them."""
    return '""' if value == "" else shown(value)
