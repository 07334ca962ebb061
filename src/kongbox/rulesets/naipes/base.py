"""Base points: tríos and cuadrados, pairs that count, honour cards, and the prizes for making mah-jong."""

from collections.abc import Iterator

from kongbox.engine.clauses import clause
from kongbox.engine.scoresheet import ScoreLine
from kongbox.engine.state import Tiles
from kongbox.rulesets.naipes.hands import BACETA, CUADRADO, DESCARTE, ESCALERA, Group, Hand
from kongbox.rulesets.naipes.options import SI
from kongbox.rulesets.naipes.palos import rey_of
from kongbox.rulesets.naipes.readings import Reading
from kongbox.rulesets.naipes.tileset import ASES_Y_NUEVES, CABALLOS, FIGURAS

DEARER = ASES_Y_NUEVES.union(FIGURAS)
"""Cards whose tríos and cuadrados count twice those of 2 to 8."""
PAIR = 2
MAHJONG = 20
DRAWN = 2
PRIMA = 10


def base_lines(read: Reading) -> tuple[ScoreLine, ...]:
    """Every reason for base points, in the order of the rules."""
    lines = _group_lines(read) + _pair_lines(read) + _honour_lines(read.hand)
    if read.hand.mahjong is not None:
        lines += _mahjong_lines(read, bare=not lines)
    return tuple(lines)


@clause("naipes.base.1", "naipes.base.2", "naipes.mjcard.3", "naipes.base.4")
def group_points(group: Group, *, in_hand: bool) -> int:
    """What a group counts: an escalera nothing, a trío 2, a cuadrado 8; outer cards, figuras and en mano double it."""
    if group.kind == ESCALERA:
        return 0
    points = 8 if group.kind == CUADRADO else 2
    if group.tiles[0] in DEARER:
        points *= 2
    return points * 2 if in_hand else points


def _group_lines(read: Reading) -> list[ScoreLine]:
    shown = read.completed if read.hand.options.carta_mahjong_trio == "expuesto" else None
    return [_group_line(group, in_hand=group.in_hand and group is not shown) for group in read.trios]


def _group_line(group: Group, *, in_hand: bool) -> ScoreLine:
    facts = (("kind", group.kind), ("where", "hand" if in_hand else "table"), ("tile", group.tiles[0]))
    return ScoreLine("naipes.base.2", group_points(group, in_hand=in_hand), group.tiles, facts)


@clause("naipes.base.3", "naipes.base.8")
def _pair_lines(read: Reading) -> list[ScoreLine]:
    """Pairs of caballos, of the own rey and of the dominant rey; of the rey that is both, twice the points."""
    valued = [(pair_points(pair, read.hand), pair) for pair in read.pairs if pair[0] in FIGURAS]
    return [ScoreLine("naipes.base.3", points, pair, (("tile", pair[0]),)) for points, pair in valued if points]


def pair_points(pair: Tiles, hand: Hand) -> int:
    """What a pair counts in `hand`."""
    card = pair[0]
    reasons = (
        card in CABALLOS,
        card == rey_of(hand.palo),
        card == rey_of(hand.dominant) and hand.options.pareja_rey_dominante == SI,
    )
    return PAIR * sum(reasons)


@clause("naipes.base.4", "naipes.honor.5")
def _honour_lines(hand: Hand) -> list[ScoreLine]:
    if not hand.honours or not hand.options.honor_puntos:
        return []
    points = hand.options.honor_puntos * len(hand.honours)
    return [ScoreLine("naipes.base.4", points, hand.honours, (("count", len(hand.honours)),))]


@clause("naipes.base.5", "naipes.kang.3")
def _mahjong_lines(read: Reading, *, bare: bool) -> list[ScoreLine]:
    """20 for the mah-jong and what the table pays besides; `bare` says that no card of the hand has points."""
    prizes = _prizes(read, bare=bare)
    return [ScoreLine("naipes.base.5", points, _prized(read, name), (("prize", name),)) for name, points in prizes]


def _prizes(read: Reading, *, bare: bool) -> Iterator[tuple[str, int]]:
    won, primas = read.hand.mahjong, read.hand.options.primas
    assert won is not None, "prizes are for the winner"
    drawn, full = won.via == BACETA, primas == "completas"
    yield "mahjong", MAHJONG
    if drawn and primas != "solo_mahjong":
        if full and won.replacement:
            yield "replacement", PRIMA
        else:
            yield "drawn", DRAWN
    if full and bare:
        yield "bare", PRIMA
    if full and not any(group.kind == ESCALERA for group in (*read.hand.groups, *read.made)):
        yield "no-escalera", PRIMA
    if full and won.last and won.via == DESCARTE:
        yield "last-discard", PRIMA
    if full and won.last and drawn:
        yield "last-card", PRIMA


def _prized(read: Reading, prize: str) -> Tiles:
    """The card a prize is about; none where it is about the whole hand."""
    assert read.hand.mahjong is not None, "prizes are for the winner"
    return () if prize in ("bare", "no-escalera") else (read.hand.mahjong.card,)
