"""Documents of the kind ``claim``, read: who lays which card open, and who asks for it.

============== ======================================================================================
``descarta``   who discards ``carta``
``accion``     or what ``jugador`` does with it instead: ``ampliar_trio_expuesto``, ``kang_en_mano``
``carta``      the card
``peticiones`` who asks for what: ``{quien: copas, pide: pung}``; ``pide`` is ``chow``, ``pung``, ``kang`` or
               ``mahjong``, and ``forma`` may tell in a few words what the card completes (``escalera``,
               ``trio``, ``pareja``, ``gemelos``, ``capicua``, ``compensacion``), for a kang whether the trío is
               ``expuesto``, or for a chow or pung the cards: ``"7c 8c"``
``estado``     what is known about players: ``{copas: {expuestos: [trio], eunuco: gran}}``
``baceta``     how many cards are left; many where nothing is said
============== ======================================================================================
"""

from typing import Any, NamedTuple

from kongbox.engine.state import Tiles
from kongbox.rulesets.naipes.documents_claimants import EXPOSED, IN_HAND, PAIR, Claim
from kongbox.rulesets.naipes.documents_groups import read_known_groups
from kongbox.rulesets.naipes.documents_values import (
    Given,
    fields_of,
    needed,
    read_by_palo,
    read_card,
    read_cards,
    read_list,
    read_number,
    read_palo,
    read_word,
)
from kongbox.rulesets.naipes.eunucos import GRAN, NONE, PEQUENO
from kongbox.rulesets.naipes.hands import CHOW, ESCALERA, KANG_GROWN, KANG_HAND, PUNG, TRIO, Group
from kongbox.rulesets.naipes.kangs import KANG
from kongbox.rulesets.naipes.mahjongs import MAHJONG
from kongbox.rulesets.naipes.options import NaipesOptions
from kongbox.rulesets.naipes.palos import PALOS, Palo
from kongbox.rulesets.naipes.play import DISCARD
from kongbox.rulesets.naipes.special import CAPICUA, COMPENSACION, GEMELOS
from kongbox.rulesets.naipes.tileset import HONOURS, TILES
from kongbox.tiles.notation import shown
from kongbox.tiles.tile import Tile
from kongbox.tiles.unusable import Unusable

FIELDS = ("descarta", "accion", "jugador", "carta", "peticiones", "estado", "baceta")
ACTIONS = {"ampliar_trio_expuesto": KANG_GROWN, "kang_en_mano": KANG_HAND}
NAMES = (CHOW, PUNG, KANG, MAHJONG)
EUNUCOS = {"gran": GRAN, "pequeno": PEQUENO, "gran_eunuco": GRAN, "pequeno_eunuco": PEQUENO}
FORMS = {
    "gemelo": GEMELOS,
    "capic": CAPICUA,
    "compens": COMPENSACION,
    "escalera": ESCALERA,
    CHOW: ESCALERA,
    "parej": PAIR,
    "tr\N{LATIN SMALL LETTER I WITH ACUTE}o": TRIO,
    "trio": TRIO,
    PUNG: TRIO,
}
"""What a ``forma`` says, by the words it may hold; whatever else it holds decides nothing."""
KANG_FORMS = {"expuest": EXPOSED, "mano": IN_HAND}
"""What it says of the trío on which a kang is claimed."""
MAHJONG_WORDS = ("mahjong", "mah-jong")
MANY = 60
"""Cards left in the baceta where a document does not say; any number that is not near the end."""
MOST_CARDS = len(TILES)


class Table(NamedTuple):
    """What a document tells of the table."""

    source: Palo
    """Who discards the card, or declares a kang with it."""
    card: Tile
    act: str
    """``discard``, or the kind of kang."""
    claims: tuple[Claim, ...]
    groups: dict[Palo, tuple[Group, ...]]
    """What is known to lie open, by palo."""
    left: int
    """Cards that may still be drawn."""
    options: NaipesOptions


class State(NamedTuple):
    """What is known about a player."""

    groups: tuple[Group, ...] = ()
    eunuco: int = NONE


def read_table(given: object, options: NaipesOptions) -> Table:
    """The table that a document describes; raises `Unusable` for what is missing, unknown or impossible."""
    fields = fields_of(given, FIELDS, "claim")
    source, act = _source(fields)
    states = {palo: _state(each, f"estado.{PALOS[palo]}") for palo, each in _states(fields).items()}
    table = Table(
        source=source,
        card=_card(needed(fields, "carta"), act),
        act=act,
        claims=_claims(fields, states),
        groups={palo: state.groups for palo, state in states.items()},
        left=max(0, read_number(fields.get("baceta", MANY), "baceta", most=MOST_CARDS) - options.reserva),
        options=options,
    )
    if free_copies(table) < 0:
        raise Unusable("unusable-cards-copies", card=table.card, count=4 - free_copies(table), most=4)
    return table


def free_copies(table: Table) -> int:
    """How many copies of the card are neither it nor in an open group."""
    laid = sum(group.tiles.count(table.card) for groups in table.groups.values() for group in groups)
    if table.act != DISCARD:
        # Whoever makes a kang has the other three, whether or not the document shows them.
        own = sum(group.tiles.count(table.card) for group in table.groups.get(table.source, ()))
        laid += 3 - own
    return 3 - laid


def _source(fields: Given) -> tuple[Palo, str]:
    """Who lays the card open, and how."""
    if "accion" not in fields:
        if "jugador" in fields:
            raise Unusable("unusable-claim-player")
        return read_palo(needed(fields, "descarta"), "descarta"), DISCARD
    if "descarta" in fields:
        raise Unusable("unusable-claim-both")
    act = ACTIONS[read_word(fields["accion"], "accion", tuple(ACTIONS))]
    return read_palo(needed(fields, "jugador"), "jugador"), act


def _card(value: object, act: str) -> Tile:
    """The card that lies open: of a discard it may be asked what becomes of an honour card."""
    cards = read_cards(value, "carta") if act == DISCARD else ()
    return cards[0] if len(cards) == 1 and cards[0] in HONOURS else read_card(value, "carta")


def _states(fields: Given) -> dict[Palo, Any]:
    return read_by_palo(fields["estado"], "estado") if "estado" in fields else {}


def _state(value: object, where: str) -> State:
    fields = fields_of({} if value is None else value, ("expuestos", "eunuco"), where)
    groups = read_known_groups(fields.get("expuestos", ()), f"{where}.expuestos")
    if "eunuco" not in fields or fields["eunuco"] is False:
        return State(groups)
    return State(groups, EUNUCOS[read_word(fields["eunuco"], f"{where}.eunuco", tuple(EUNUCOS))])


def _claims(fields: Given, states: dict[Palo, State]) -> tuple[Claim, ...]:
    listed = read_list(fields.get("peticiones"), "peticiones")
    found = tuple(_claim(each, f"peticiones.{place}", states) for place, each in enumerate(listed, 1))
    palos = [claim.palo for claim in found]
    for palo in palos:
        if palos.count(palo) > 1:
            raise Unusable("unusable-palo-twice", where="peticiones", palo=PALOS[palo])
    return found


def _claim(value: object, where: str, states: dict[Palo, State]) -> Claim:
    fields = fields_of(value, ("quien", "pide", "forma"), where)
    palo = read_palo(needed(fields, "quien", where), f"{where}.quien")
    name = read_word(needed(fields, "pide", where), f"{where}.pide", NAMES)
    form = _form(fields.get("forma", ""), f"{where}.forma")
    state = states.get(palo, State())
    said = form.lower()
    if name != MAHJONG and any(word in said for word in MAHJONG_WORDS):
        # A chow or pung that completes the hand is the claim of the mah-jong card.
        return Claim(palo, MAHJONG, FORMS.get(name, ""), state.groups, state.eunuco)
    forms = KANG_FORMS if name == KANG else FORMS
    meant = next((meaning for word, meaning in forms.items() if word in said), "")
    return Claim(palo, name, meant, state.groups, state.eunuco, _cards_in(form))


def _form(value: object, where: str) -> str:
    """What is told of a claim: a text, or cards in a list."""
    parts = value if isinstance(value, list) else [value]
    texts = [part for part in parts if isinstance(part, str)]
    if len(texts) < len(parts):
        raise Unusable("unusable-word", where=where, found=shown(value), allowed=f"{ESCALERA}, {TRIO}, {PAIR}")
    return " ".join(texts)


def _cards_in(form: str) -> Tiles:
    """The cards that a text names; none where it says something else."""
    try:
        return read_cards(form, "forma")
    except Unusable:
        return ()
