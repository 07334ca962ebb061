"""Random hands that lean towards what is rare: every dobla and every special hand among them, sooner or later."""

import random
from collections import Counter

from kongbox.rulesets.naipes.hands import BACETA, CUADRADO, DESCARTE, ESCALERA, ROBO_KANG, TRIO, Group, Hand, Mahjong
from kongbox.rulesets.naipes.options import CHOICES, STANDARD
from kongbox.rulesets.naipes.tileset import CABALLOS, ESPADAS, FIGURAS, NUMBERS, REYES, SOTAS
from kongbox.tiles.tile import Tile

ALL = [*NUMBERS, *FIGURAS]
SCORING_OPTIONS = (
    "ases_nueves", "rey_coincidente", "panache", "panache_con_serie", "solo_figuras", "homogeneo_figuras",
    "homogeneo_ganador", "escalera_real", "trios_1_9", "mismo_numero_figuras", "luna", "robo_kang", "cerrado_y_kang",
    "un_palo_figuras", "compensacion", "gemelos", "especiales_validos", "especiales", "carta_mahjong_trio", "primas",
    "pareja_rey_dominante", "honor_puntos", "limite",
)  # fmt: skip
"""The options that bear on the worth of a hand."""
NUMBERED = {"honor_puntos": (4, 0, 1, 10**30), "limite": ("sin_limite", 500, 1000, 64, 1)}


def random_hands(seed):
    """Hands without end, winners and losers."""
    chance = random.Random(seed)
    while True:
        hand = _winner(chance) if chance.random() < 0.5 else _loser(chance)
        if max(Counter(hand.combo).values(), default=0) <= 4:
            yield hand


def random_options(chance):
    """The usual options, with some, many or none of those that bear on scores changed."""
    share = chance.choice((0, 0.15, 0.6))
    changed = {
        name: chance.choice(NUMBERED.get(name) or CHOICES[name])
        for name in SCORING_OPTIONS
        if chance.random() < share
    }  # fmt: skip
    return STANDARD._replace(**changed)


def _hand(chance, concealed, groups, mahjong):
    chance.shuffle(concealed)
    dominant = chance.randrange(4)
    palo = dominant if chance.random() < 0.3 else chance.randrange(4)
    return Hand(palo, dominant, tuple(concealed), tuple(groups), _honours(chance), mahjong, random_options(chance))


def _honours(chance):
    kind = chance.random()
    if kind < 0.4:
        return ()
    held = {card for card in (*SOTAS, *ESPADAS) if chance.random() < kind - 0.3}
    if kind > 0.9:
        held |= set(chance.choice((SOTAS, ESPADAS)))
    return tuple(sorted(held))


# ---- winners -----------------------------------------------------------------------------


def _winner(chance):
    concealed, groups = _special(chance) if chance.random() < 0.25 else _normal(chance)
    if chance.random() < 0.03:
        concealed[0] = chance.choice(ALL)
    via = chance.choice((BACETA, DESCARTE, ROBO_KANG))
    last, taken, replaced = (chance.random() < 0.2 for _ in range(3))
    return _hand(chance, concealed, groups, Mahjong(chance.choice(concealed), via, last, taken, replaced))


def _normal(chance):
    pool = _pool(chance)
    sets = [_set(chance, pool) for _ in range(4)]
    exposed = chance.choice((0, 0, 0.5, 1))
    groups = [_declared(chance, cards) for cards in sets if chance.random() < exposed]
    concealed = [card for cards in sets[len(groups) :] for card in cards]
    return concealed + [chance.choice(pool)] * 2, groups


def _special(chance):
    kind = chance.randrange(5)
    one, other, _ = chance.sample("ocb", 3)
    if kind == 0:
        cards = [f"{number}{suit}" for number in range(1, 8) for suit in (one, other)]
    elif kind == 1:
        numbers = [chance.randint(1, 9) for _ in range(7)]
        cards = [f"{number}{suit}" for number in numbers for suit in (one, other)]
    elif kind == 2:
        eight = [f"{number}{one}" for number in chance.choice(("22345678", "23456788", "55566677", "11123499"))]
        eight = eight if chance.random() < 0.5 else [f"{chance.randint(1, 9)}{one}" for _ in range(8)]
        cards = [*chance.sample(REYES, 3), *CABALLOS, *eight]
    else:
        pool = _pool(chance)
        chosen = chance.sample(pool, min(7, len(pool))) if kind == 3 else [chance.choice(pool) for _ in range(7)]
        cards = [card for card in (chosen * 7)[:7] for _ in range(2)]
    return _some_exposed(chance, [Tile(card) for card in cards])


def _some_exposed(chance, cards):
    """Now and then a trío or an escalera of a special hand lies on the table."""
    if chance.random() < 0.6:
        return cards, []
    groups = []
    for _ in range(chance.randint(1, 3)):
        pieces = [piece for piece in _every_set(set(cards)) if not Counter(piece) - Counter(cards)]
        if pieces and len(cards) > 3:
            piece = chance.choice(pieces)
            cards = list((Counter(cards) - Counter(piece)).elements())
            groups.append(_declared(chance, piece))
    return cards, groups


# ---- losers ------------------------------------------------------------------------------


def _loser(chance):
    count = chance.choice((0, 0, 0, 1, 1, 2, 3, 4))
    pool = _pool(chance)
    groups = [_declared(chance, _set(chance, pool)) for _ in range(count)]
    size = 13 - 3 * count + chance.choice((0, 0, 0, 0, 0, 0, 0, 0, 1, -1))
    nearly_made = [card for _ in range(chance.randint(0, 4)) for card in _set(chance, pool)]
    loose = chance.choice((pool, pool, ALL))
    concealed = (nearly_made + [chance.choice(loose) for _ in range(14)])[:size]
    if chance.random() < 0.3 and size >= 9:
        suit = chance.choice("ocb")
        royal = [Tile(f"{number}{suit}") for number in range(1, 10)]
        concealed = (royal + [chance.choice(royal) for _ in range(size)])[:size]
    return _hand(chance, concealed, groups, None)


# ---- cards -------------------------------------------------------------------------------


def _pool(chance):
    """Kinds of cards to build a hand from; narrow pools make rare hands."""
    suit, number = chance.choice("ocb"), chance.randint(1, 9)
    one_suit = [card for card in NUMBERS if card[1] == suit]
    outer = [card for card in NUMBERS if card[0] in "19"]
    same = [card for card in NUMBERS if card[0] == str(number)]
    emblem = [card for card in ALL if card[1] == suit]
    return chance.choice([
        ALL, ALL, list(NUMBERS), one_suit, one_suit, emblem, [*one_suit, *CABALLOS], [*one_suit, *REYES],
        [*one_suit, *FIGURAS], list(FIGURAS), [*REYES, *same], outer, [*outer, *FIGURAS], [*same, *one_suit[:2]],
        [card for card in ALL if card not in outer], [*CABALLOS, *REYES[:2], *same],
        [Tile(f"{n}{suit}") for n in range(max(1, number - 3), min(9, number + 2) + 1)],
    ])  # fmt: skip


def _every_set(kinds):
    trios = [(card,) * 3 for card in sorted(kinds)]
    runs = [
        tuple(Tile(f"{int(card[0]) + step}{card[1]}") for step in range(3)) for card in kinds if card[0] in "1234567"
    ]
    return trios + [run for run in sorted(runs) if set(run) <= set(kinds)]


def _set(chance, pool):
    sets = _every_set(set(pool))
    runs = [cards for cards in sets if len(set(cards)) > 1]
    if runs and chance.random() < 0.25:
        thirds = [run for run in runs if run[0][0] in "147"]
        return chance.choice(thirds or runs)
    return chance.choice(sets if not runs or chance.random() < 0.5 else [*sets, *runs])


def _declared(chance, cards):
    if len(set(cards)) > 1:
        return Group(ESCALERA, tuple(cards), in_hand=False)
    kind = chance.choice(("pung", "pung", "claimed", "grown", "hand", "hand"))
    if kind == "pung":
        return Group(TRIO, tuple(cards), in_hand=False)
    return Group(CUADRADO, (cards[0],) * 4, in_hand=kind == "hand", from_pung=kind == "grown")


WON = Mahjong(ALL[0], BACETA)
"""A mah-jong to try cards with."""
