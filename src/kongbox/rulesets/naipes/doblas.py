"""The 22 lines of doblas, in the order of the rules: each answers what it is given for, or nothing.

Fourteen lines are for everybody, eight more for the player who makes mah-jong. All of them accumulate. «Trío» stands
for a trío or a cuadrado.
"""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations
from typing import NamedTuple

from kongbox.engine.clauses import ClauseId, bind_value, clause
from kongbox.engine.scoresheet import ScoreLine
from kongbox.engine.state import Tiles
from kongbox.rulesets.naipes.hands import BACETA, CUADRADO, DESCARTE, ESCALERA, ROBO_KANG, Group, Mahjong
from kongbox.rulesets.naipes.options import SI, NaipesOptions
from kongbox.rulesets.naipes.palos import espada_of, rey_of, sota_of
from kongbox.rulesets.naipes.readings import Reading
from kongbox.rulesets.naipes.special import CAPICUA, COMPENSACION, GEMELOS
from kongbox.rulesets.naipes.splits import ROWS
from kongbox.rulesets.naipes.tileset import CABALLOS, ESPADAS, PLAYING_SUITS, REYES, SOTAS
from kongbox.tiles.tile import Tile

Made = tuple[int, Tiles]
"""What a line is given for: how often it counts, and for which cards."""
NOTHING: Made = (0, ())
Condition = Callable[[Reading], Made]


class Dobla(NamedTuple):
    """One line of the list."""

    clause: ClauseId
    worth: int
    """Doublings for each time that it counts."""
    condition: Condition
    winner_only: bool
    trios: int
    """Least number of tríos that a hand needs for it."""
    honours: int
    """Least number of honour cards."""


DOBLAS: list[Dobla] = []
"""All of them and no others."""
bind_value("naipes.dobla.gen.1", place=f"{__name__}.DOBLAS")


def dobla(id: ClauseId, worth: int, *, trios: int = 0, honours: int = 0) -> Callable[[Condition], Condition]:
    """Enter the condition below in the list under its clause, with its doublings and the least it asks for."""

    def enter(condition: Condition) -> Condition:
        DOBLAS.append(Dobla(id, worth, condition, ".mj." in id, trios, honours))
        return clause(id)(condition)

    return enter


@clause("naipes.dobla.gen.1", "naipes.dobla.gen.2", "naipes.dobla.gen.3")
def dobla_lines(read: Reading) -> tuple[ScoreLine, ...]:
    """Every reason for doubling; the points of a line say how often it doubles."""
    entries = _lines_within_reach(read.hand.mahjong is not None, len(read.trios), len(read.hand.honours))
    return tuple([_line(entry, made) for entry in entries if (made := entry.condition(read))[0]])


@cache
def _lines_within_reach(winner: bool, trios: int, honours: int) -> tuple[Dobla, ...]:
    """The lines that a player with so many tríos and honour cards can have at all."""
    return tuple(
        entry
        for entry in DOBLAS
        if entry.trios <= trios and entry.honours <= honours and (winner or not entry.winner_only)
    )


def _line(entry: Dobla, made: Made) -> ScoreLine:
    times, cards = made
    doublings = entry.worth * times
    facts = (("count", doublings), ("kinds", len(set(cards))), ("tile", cards[0]))
    return ScoreLine(entry.clause, doublings, cards, facts)


def _once(cards: Tiles) -> Made:
    return 1, cards


def _each(cards: Tiles) -> Made:
    return len(cards), cards


def _cards_of(groups: Iterable[Group]) -> Tiles:
    return tuple([card for group in groups for card in group.tiles])


# ---- for everybody: honour cards ---------------------------------------------------------


@clause("naipes.honor.2", "naipes.honor.4")
@dobla("naipes.dobla.all.1", 1, honours=1)
def own_sota_or_espada(read: Reading) -> Made:
    """The sota and the espada of one's palo, each."""
    palo, honours = read.hand.palo, read.hand.honours
    return _each(tuple([card for card in (sota_of(palo), espada_of(palo)) if card in honours]))


@clause("naipes.honor.3")
@dobla("naipes.dobla.all.2", 3, honours=4)
def panache(read: Reading) -> Made:
    """Sotas and espadas that together make 1-2-3-4: two of each, or at some tables any mixture."""
    honours, options = read.hand.honours, read.hand.options
    if options.panache_con_serie == "excluye" and full_set_of_honours(read) != NOTHING:
        return NOTHING
    mixtures = _TWO_AND_TWO if options.panache == "dos_y_dos" else _ANY_MIXTURE
    return next((_once(cards) for cards in mixtures if all(card in honours for card in cards)), NOTHING)


@clause("naipes.honor.3")
@dobla("naipes.dobla.all.3", 5, honours=4)
def full_set_of_honours(read: Reading) -> Made:
    """All four sotas, and all four espadas."""
    sets = [four for four in (SOTAS, ESPADAS) if set(four) <= set(read.hand.honours)]
    return len(sets), sum(sets, ())


def _mixture(sotas: tuple[int, ...]) -> Tiles:
    """The sotas of these palos and the espadas of the others."""
    return (*(SOTAS[palo] for palo in sotas), *(ESPADAS[palo] for palo in range(4) if palo not in sotas))


_TWO_AND_TWO = tuple(_mixture(sotas) for sotas in combinations(range(4), 2))
_ANY_MIXTURE = tuple(_mixture(sotas) for count in (2, 1, 3) for sotas in combinations(range(4), count))


# ---- for everybody: figuras, suits and runs ----------------------------------------------


@dobla("naipes.dobla.all.4", 1, trios=1)
def trio_of_own_or_dominant_rey(read: Reading) -> Made:
    """A trío of one's own rey, and of the dominant one; of the rey that is both, twice or once as agreed."""
    own, dominant = rey_of(read.hand.palo), rey_of(read.hand.dominant)
    found = [group for group in read.trios if group.tiles[0] in (own, dominant)]
    twice = own == dominant and read.hand.options.rey_coincidente == "dos"
    return 2 * len(found) if twice else len(found), _cards_of(found)


@dobla("naipes.dobla.all.5", 1, trios=1)
def trio_of_caballos(read: Reading) -> Made:
    """Each trío of caballos, exposed or not."""
    found = [group for group in read.trios if group.tiles[0] in CABALLOS]
    return len(found), _cards_of(found)


@dobla("naipes.dobla.all.6", 1)
def only_reyes_or_caballos(read: Reading) -> Made:
    """No numbers at all; reyes and caballos may be mixed, unless the table wants one class."""
    figuras = read.combo.figuras
    if not figuras or read.combo.numbers:
        return NOTHING
    mixed = read.hand.options.solo_figuras == "mezcla"
    return _once(figuras) if mixed or len({card in REYES for card in figuras}) == 1 else NOTHING


@dobla("naipes.dobla.all.7", 1)
def one_suit(read: Reading) -> Made:
    """Juego homogéneo: numbers of one suit and nothing else. A table may give mj.8 instead to the winner."""
    instead = read.hand.mahjong is not None and read.hand.options.homogeneo_ganador == "solo_3"
    return NOTHING if instead else _homogeneous(read)


def _homogeneous(read: Reading) -> Made:
    """All cards, if they are numbers of one playing suit; a table may let in the rey and the caballo of that suit."""
    combo = read.combo
    if len(combo.suits) == 1 and not combo.figuras:
        return _once(combo.cards)
    if not combo.figuras or read.hand.options.homogeneo_figuras != "mismo_palo":
        return NOTHING
    emblems = {card[1] for card in combo.cards}
    return _once(combo.cards) if len(emblems) == 1 and emblems <= set(PLAYING_SUITS) else NOTHING


@clause("naipes.vocab.4")
@dobla("naipes.dobla.all.8", 1)
def royal_run(read: Reading) -> Made:
    """Escalera real: 1 to 9 of one suit as three escaleras, or at some tables as nine cards outside tríos."""
    if read.hand.options.escalera_real == "nueve_cartas":
        outside = _outside_trios(read)
        return next((_once(row) for row in ROWS if outside.issuperset(row)), NOTHING)
    if len(read.groups) - len(read.trios) < 3:
        return NOTHING
    lows = {group.tiles[0] for group in read.groups if group.kind == ESCALERA}
    return next((_once(row) for row in ROWS if lows.issuperset(row[::3])), NOTHING)


def _outside_trios(read: Reading) -> set[Tile]:
    """Cards of escaleras, pairs and loose ones."""
    runs = (group.tiles for group in read.groups if group.kind == ESCALERA)
    return {card for part in (*runs, *read.pairs, read.rest) for card in part}


# ---- for everybody: several tríos --------------------------------------------------------


@clause("naipes.kang.4")
@dobla("naipes.dobla.all.9", 1, trios=3)
def three_trios_in_hand(read: Reading) -> Made:
    """Three tríos en mano, or more."""
    return _once(_cards_of(read.in_hand)) if len(read.in_hand) >= 3 else NOTHING


@clause("naipes.kang.4")
@dobla("naipes.dobla.all.10", 1, trios=4)
def four_trios_in_hand(read: Reading) -> Made:
    """Four tríos en mano: one more than for three."""
    return _once(_cards_of(read.in_hand)) if len(read.in_hand) >= 4 else NOTHING


@dobla("naipes.dobla.all.11", 1, trios=3)
def three_trios_of_ones_or_nines_in_hand(read: Reading) -> Made:
    """Three tríos en mano of ones or nines, in any mixture unless the table wants one number."""
    outer = _numbered(read, "19")
    if read.hand.options.trios_1_9 == "un_numero":
        outer = next((same for number in "19" if len(same := _numbered(read, number)) >= 3), [])
    return _once(_cards_of(outer)) if len(outer) >= 3 else NOTHING


@clause("naipes.kang.4", "naipes.mjcard.3")
@dobla("naipes.dobla.all.12", 1, trios=4)
def four_exposed_trios(read: Reading) -> Made:
    """Four exposed tríos; one that the mah-jong card closed is not exposed."""
    exposed = [group for group in read.trios if not group.in_hand]
    return _once(_cards_of(exposed)) if len(exposed) >= 4 else NOTHING


@dobla("naipes.dobla.all.13", 1, trios=3)
def three_trios_of_one_number_in_hand(read: Reading) -> Made:
    """Tríos en mano of one number in all three suits: one more than for three; at some tables of reyes or caballos."""
    figuras = read.hand.options.mismo_numero_figuras == SI
    ranks = [group.tiles[0][0] for group in read.in_hand]
    alike = [rank for rank in ranks if ranks.count(rank) >= 3 and (figuras or rank.isdigit())]
    return _once(_cards_of(_numbered(read, alike[0]))) if alike else NOTHING


@dobla("naipes.dobla.all.14", 1)
def aces_and_nines(read: Reading) -> Made:
    """Each as and each nueve, combined or not; or each kind of them; or once for a hand of nothing else; or never."""
    outer, counted = read.combo.aces_and_nines, read.hand.options.ases_nueves
    if counted == "por_carta":
        return _each(outer)
    if counted == "por_clase":
        return _each(tuple(dict.fromkeys(outer)))
    exclusive = counted == "juego_exclusivo" and outer and len(outer) == len(read.combo.cards)
    return _once(outer) if exclusive else NOTHING


def _numbered(read: Reading, ranks: str) -> list[Group]:
    """The tríos en mano of these ranks: numbers, R for reyes, C for caballos."""
    return [group for group in read.in_hand if group.tiles[0][0] in ranks]


# ---- for the player who makes mah-jong ---------------------------------------------------


@dobla("naipes.dobla.mj.1", 1)
def moon(read: Reading) -> Made:
    """Tomar la luna: closed with the last card of the baceta; at some tables with the last discard too."""
    won = read.hand.mahjong
    if won is None or not won.last:
        return NOTHING
    claimed = won.via == DESCARTE and read.hand.options.luna == "tambien_descarte"
    return _once((won.card,)) if won.via == BACETA or claimed else NOTHING


@clause("naipes.kang.6", "naipes.mjcard.1")
@dobla("naipes.dobla.mj.2", 1)
def piece_of_a_kang(read: Reading) -> Made:
    """Closed with the card with which another player was forming a kang: added to his trío, or claimed for it."""
    won = read.hand.mahjong
    return _once((won.card,)) if won is not None and is_taken_from_a_kang(won, read.hand.options) else NOTHING


def is_taken_from_a_kang(won: Mahjong, options: NaipesOptions) -> bool:
    """Whether the card was robbed from a kang, or claimed for one by another player where that counts."""
    claimed = won.via == DESCARTE and won.kang_taken and options.robo_kang != "solo_ampliado"
    return won.via == ROBO_KANG or claimed


@clause("naipes.mjcard.3")
@dobla("naipes.dobla.mj.3", 1)
def neither_chow_nor_pung(read: Reading) -> Made:
    """Nothing accepted with chow or pung; a kang claimed on a trío in hand breaks this only where agreed."""
    kang_breaks = read.hand.options.cerrado_y_kang == "kang_rompe"
    for group in read.hand.groups:
        if not group.in_hand and (kang_breaks or group.kind != CUADRADO or group.from_pung):
            return NOTHING
    return _once(read.combo.cards)


@dobla("naipes.dobla.mj.4", 1)
def one_suit_with_figuras(read: Reading) -> Made:
    """Numbers of one suit completed with reyes or caballos; at some tables both are needed."""
    combo = read.combo
    if len(combo.suits) != 1 or not combo.figuras:
        return NOTHING
    classes = len({card in REYES for card in combo.figuras})
    return _once(combo.cards) if classes == 2 or read.hand.options.un_palo_figuras == "alguna" else NOTHING


@dobla("naipes.dobla.mj.5", 2)
def compensacion(read: Reading) -> Made:
    """Juego de compensación: reyes but the dominant one, caballos, and eight numbers of one suit."""
    return _once(read.combo.cards) if read.kind == COMPENSACION else NOTHING


@dobla("naipes.dobla.mj.6", 2)
def gemelos(read: Reading) -> Made:
    """Parejas heterogéneas, twins: seven pairs."""
    return _once(read.combo.cards) if read.kind == GEMELOS else NOTHING


@dobla("naipes.dobla.mj.7", 2)
def capicua(read: Reading) -> Made:
    """Juego capicúa: 1 to 7 in two suits."""
    return _once(read.combo.cards) if read.kind == CAPICUA else NOTHING


@dobla("naipes.dobla.mj.8", 3)
def all_of_one_suit(read: Reading) -> Made:
    """Juego homogéneo of the winner, on top of what everybody has for it."""
    return _homogeneous(read)
