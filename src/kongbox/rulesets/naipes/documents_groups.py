"""Declared groups in documents: written as objects, as short words, or only counted."""

from collections.abc import Iterable
from typing import Any

from kongbox.engine.state import Meld, Tiles
from kongbox.rulesets.naipes.documents_values import (
    fields_of,
    needed,
    read_card,
    read_combination,
    read_list,
    read_number,
    read_word,
)
from kongbox.rulesets.naipes.hands import CHOW, CUADRADO, ESCALERA, KANG_CLAIMED, PUNG, TRIO, Group
from kongbox.rulesets.naipes.notation import NOTATION
from kongbox.rulesets.naipes.splits import run_from
from kongbox.rulesets.naipes.tileset import TILES
from kongbox.tiles.notation import shown
from kongbox.tiles.tile import Tile
from kongbox.tiles.unusable import Unusable

KINDS = (TRIO, ESCALERA, CUADRADO)
MANO = "mano"
ORIGINS = (PUNG, MANO)
MOST_GROUPS = 4
_MELDS = {TRIO: PUNG, ESCALERA: CHOW, CUADRADO: KANG_CLAIMED}


def melds_of(groups: Iterable[Group]) -> tuple[Meld, ...]:
    """Open groups as they lie at the table."""
    return tuple(Meld(_MELDS[group.kind], group.tiles) for group in groups)


def read_group(value: object, where: str) -> Group:
    """An exposed group: ``tipo``, ``carta``, and for a cuadrado ``origen``, which is ``mano`` where nothing is said."""
    fields = fields_of(value, ("tipo", "carta", "origen"), where)
    kind = read_word(needed(fields, "tipo", where), f"{where}.tipo", KINDS)
    card = read_card(needed(fields, "carta", where), f"{where}.carta")
    if "origen" in fields and kind != CUADRADO:
        raise Unusable("unusable-group-origin", where=where)
    origin = read_word(fields.get("origen", MANO), f"{where}.origen", ORIGINS)
    return _group(kind, card, where, from_pung=origin == PUNG)


def _group(kind: str, card: Tile, where: str, *, from_pung: bool = False) -> Group:
    if kind == ESCALERA:
        if not run_from(card):
            raise Unusable("unusable-group-escalera", where=f"{where}.carta", card=card)
        return Group(kind, run_from(card), in_hand=False)
    copies = 4 if kind == CUADRADO else 3
    return Group(kind, (card,) * copies, in_hand=False, from_pung=from_pung)


def read_known_groups(value: object, where: str) -> tuple[Group, ...]:
    """Declared groups of which the cards may be unknown, and then are none: ``2``, ``[trio]``, ``[{tipo: trio}]``."""
    if isinstance(value, int):
        return (Group(ESCALERA, (), in_hand=False),) * read_number(value, where, most=MOST_GROUPS)
    listed = [value] if isinstance(value, str) else read_list(value, where)
    if len(listed) > MOST_GROUPS:
        raise Unusable("unusable-groups-many", where=where, count=len(listed))
    return tuple(_known_group(each, f"{where}.{place}") for place, each in enumerate(listed, 1))


def _known_group(value: Any, where: str) -> Group:
    """A group by its sort alone, by sort and card (``trio 6c``), by its cards (``6c 6c 6c``), or as in a hand."""
    written = value.get("tipo") if isinstance(value, dict) and "carta" not in value else value
    if not isinstance(written, str):
        return read_group(value, where)
    kind, _, card = written.partition(" ")
    if kind not in KINDS:
        return _laid(read_combination(written, where), where)
    return _group(kind, read_card(card, where), where) if card else Group(kind, (), in_hand=False)


def _laid(cards: Tiles, where: str) -> Group:
    """The group that these cards are."""
    cards = TILES.tidy(cards)
    groups = (_group(kind, cards[0], where) for kind in KINDS if cards and (kind != ESCALERA or run_from(cards[0])))
    found = next((group for group in groups if group.tiles == cards), None)
    if found is None:
        raise Unusable("unusable-group-cards", where=where, found=shown(NOTATION.write(cards)))
    return found
