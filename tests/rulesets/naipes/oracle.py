"""A second opinion on the worth of a hand, written from the rule book alone and as naively as can be.

It lays the concealed cards in every possible way, every set of groups and pairs, and takes the best. It shares nothing
with the scorer but the form of a hand. Run as a module it compares the two on many hands::

    python -m tests.rulesets.naipes.oracle 200000
"""

import random
import sys
from collections import Counter
from itertools import permutations

from kongbox.rulesets.naipes.pumba import waits
from kongbox.rulesets.naipes.scoring import score
from tests.rulesets.naipes.random_hands import WON, random_hands

KINDS = [f"{number}{suit}" for suit in "ocb" for number in range(1, 10)] + ["Ro", "Rc", "Re", "Rb", "Co", "Cc", "Cb"]
SUITS_OF_PALOS = "oceb"
ORDER = ["normal", "gemelos", "capicua", "compensacion"]

# ---- laying the cards, and nothing clever ------------------------------------------------


def every_laying(cards):
    """Every set of disjoint pieces among `cards`, each piece a tuple of cards; the rest stays loose."""
    held = Counter(cards)
    pieces = [(card,) * size for card in held for size in (2, 3) if held[card] >= size]
    for card in held:
        if card[0].isdigit():
            run = tuple(f"{int(card[0]) + step}{card[1]}" for step in range(3))
            if all(held[each] for each in run):
                pieces.append(run)
    yield from _choose(pieces, 0, dict(held))


def _choose(pieces, place, left):
    """Without the piece in this place, or with one of it and whatever then is left for it and those behind."""
    if place == len(pieces):
        yield []
        return
    yield from _choose(pieces, place + 1, left)
    piece = pieces[place]
    for card in piece:
        left[card] -= 1
    if all(left[card] >= 0 for card in piece):
        for more in _choose(pieces, place, left):
            yield [piece, *more]
    for card in piece:
        left[card] += 1


# ---- counting, straight from the book ----------------------------------------------------


def second_opinion(hand):
    """The best (total, doblas, base, kind), and the doblas as they may then be listed; None for no mah-jong."""
    best, lists = None, []
    fixed = _by_cards(hand) | (_by_mahjong(hand) if hand.mahjong else {})
    if hand.mahjong and hand.options.homogeneo_ganador == "solo_3":
        fixed["all.7"] = 0
    for kind, pieces in _readings(hand):
        made = fixed | _by_groups(hand, kind, pieces)
        base, doblas = _base(hand, kind, pieces), {name: int(times) for name, times in made.items() if times}
        times = sum(doblas.values())
        total = base * 2**times
        if hand.options.limite != "sin_limite":
            total = min(total, hand.options.limite)
        rank = (total, times, base, -ORDER.index(kind))
        if best is None or rank > best:
            best, lists = rank, []
        if rank == best:
            lists.append(doblas)
    if best is None:
        return None
    return (*best[:3], ORDER[-best[3]]), lists


def _readings(hand):
    for pieces in every_laying(hand.concealed):
        if not hand.mahjong:
            yield "normal", pieces
            continue
        pairs = [piece for piece in pieces if len(piece) == 2]
        whole = sum(map(len, pieces)) == len(hand.concealed)
        if whole and len(pairs) == 1 and len(pieces) - 1 + len(hand.groups) == 4:
            yield "normal", pieces
    if hand.mahjong:
        yield from ((kind, []) for kind in _specials(hand))


def _specials(hand):
    options = hand.options
    exposed = [group.kind for group in hand.groups]
    if options.especiales_validos == "no" or "cuadrado" in exposed:
        return []
    if exposed and options.especiales == "cerrados":
        return []
    cards = list(hand.concealed) + [card for group in hand.groups for card in group.tiles]
    if len(cards) != 14:
        return []
    held = Counter(cards)
    kinds = []
    if _are_gemelos(held, options.gemelos):
        kinds.append("gemelos")
    for one, other in permutations("ocb", 2):
        if held == Counter(f"{number}{suit}" for number in range(1, 8) for suit in (one, other)):
            kinds.append("capicua")
            break
    if _is_compensacion(held, SUITS_OF_PALOS[hand.dominant], options.compensacion):
        kinds.append("compensacion")
    return kinds


def _are_gemelos(held, option):
    if option == "iguales_distintas":
        return sorted(held.values()) == [2] * 7
    if option == "iguales_repetibles":
        return all(count in (2, 4) for count in held.values())
    for one, other in permutations("ocb", 2):
        numbers = [held[f"{number}{one}"] for number in range(1, 10)]
        mirrored = [held[f"{number}{other}"] for number in range(1, 10)]
        if numbers == mirrored and sum(numbers) == 7:
            return True
    return False


def _is_compensacion(held, dominant, option):
    figuras = [f"R{suit}" for suit in "oceb" if suit != dominant] + ["Co", "Cc", "Cb"]
    if any(held[card] != 1 for card in figuras) or held[f"R{dominant}"]:
        return False
    numbers = list((held - Counter(figuras)).elements())
    if len({card[1] for card in numbers}) != 1:
        return False
    return option == "libre" or any(sorted(map(len, pieces)) == [2, 3, 3] for pieces in every_laying(numbers))


def _sets(hand, kind, pieces):
    """All groups as (kind, lowest card, en mano); none in special hands."""
    if kind != "normal":
        return []
    found = [(group.kind, group.tiles[0], group.in_hand) for group in hand.groups]
    threes = [piece for piece in pieces if len(piece) == 3]
    return found + [("trio" if piece[0] == piece[1] else "escalera", piece[0], True) for piece in threes]


def _base(hand, kind, pieces):
    own, dominant = (f"R{SUITS_OF_PALOS[palo]}" for palo in (hand.palo, hand.dominant))
    won, options = hand.mahjong, hand.options
    closed = _closed_only_a_trio(hand, kind, pieces)
    points = 0
    for shape, card, in_hand in _sets(hand, kind, pieces):
        dear = card[0] in "19RC"
        exposed = {"escalera": 0, "trio": 4 if dear else 2, "cuadrado": 16 if dear else 8}[shape]
        shown = shape == "trio" and closed == card and options.carta_mahjong_trio == "expuesto"
        points += exposed * 2 if in_hand and not shown else exposed
    pairs = [piece[0] for piece in pieces if len(piece) == 2]
    if kind == "gemelos" and options.gemelos != "mismo_numero_dos_palos":
        held = Counter(hand.concealed) + Counter(card for group in hand.groups for card in group.tiles)
        pairs = [card for card in held for _ in range(held[card] // 2)]
    for card in pairs:
        points += 2 * (card[0] == "C") + 2 * (card == own)
        points += 2 * (card == dominant and options.pareja_rey_dominante == "si")
    points += options.honor_puntos * len(hand.honours)
    if won:
        points += 20 + _prizes(hand, kind, pieces, points)
    return points


def _closed_only_a_trio(hand, kind, pieces):
    """The card of the trío that the claimed card must have closed, or nothing."""
    if not hand.mahjong or hand.mahjong.via == "baceta" or kind != "normal":
        return None
    card = hand.mahjong.card
    parts = [piece for piece in pieces if card in piece]
    return card if all(len(piece) == 3 and piece[0] == piece[2] for piece in parts) else None


def _prizes(hand, kind, pieces, scored):
    won, primas = hand.mahjong, hand.options.primas
    drawn = won.via == "baceta"
    if primas == "solo_mahjong":
        return 0
    if primas == "basicas":
        return 2 * drawn
    runs = [group for group in hand.groups if group.kind == "escalera"]
    runs += [shape for shape, _, _ in _sets(hand, kind, pieces) if shape == "escalera"]
    prizes = (10 if won.replacement else 2) if drawn else 0
    prizes += 10 * (scored == 0) + 10 * (not runs)
    return prizes + 10 * (won.last and won.via in ("baceta", "descarte"))


def _by_cards(hand):
    """Doblas that ask for no groups."""
    options, honours = hand.options, set(hand.honours)
    combo = list(hand.concealed) + [card for group in hand.groups for card in group.tiles]
    made = {"all.1": (f"S{SUITS_OF_PALOS[hand.palo]}" in honours) + (f"{hand.palo + 1}e" in honours)}
    full = [{"So", "Sc", "Se", "Sb"} <= honours, {"1e", "2e", "3e", "4e"} <= honours]
    made["all.2"] = 3 * _is_panache(honours, options.panache)
    if options.panache_con_serie == "excluye" and any(full):
        made["all.2"] = 0
    made["all.3"] = 5 * sum(full)
    ranks = {card[0] for card in combo}
    only = [{"R", "C"}] if options.solo_figuras == "mezcla" else [{"R"}, {"C"}]
    made["all.6"] = bool(combo) and any(ranks <= classes for classes in only)
    made["all.7"] = _is_one_suit(combo, options)
    aces = [card for card in combo if card[0] in "19"]
    made["all.14"] = {
        "por_carta": len(aces), "por_clase": len(set(aces)), "no": 0,
        "juego_exclusivo": bool(aces) and aces == combo,
    }[options.ases_nueves]  # fmt: skip
    return made


def _by_groups(hand, kind, pieces):
    """Doblas for groups, and those for special hands."""
    options = hand.options
    own, dominant = (SUITS_OF_PALOS[palo] for palo in (hand.palo, hand.dominant))
    sets = _sets(hand, kind, pieces)
    trios = [card for shape, card, _ in sets if shape != "escalera"]
    hidden = [card for shape, card, in_hand in sets if shape != "escalera" and in_hand]
    reyes = trios.count(f"R{own}") + trios.count(f"R{dominant}")
    made = {"all.4": min(reyes, 1) if own == dominant and options.rey_coincidente == "una" else reyes}
    made["all.5"] = sum(card[0] == "C" for card in trios)
    made["all.8"] = kind == "normal" and _has_royal_run(hand, sets, options)
    made["all.9"] = len(hidden) >= 3
    made["all.10"] = len(hidden) == 4
    outer = Counter(card[0] for card in hidden if card[0] in "19")
    most = sum(outer.values()) if options.trios_1_9 == "mezcla" else max(outer.values(), default=0)
    made["all.11"] = most >= 3
    made["all.12"] = len(trios) - len(hidden) == 4
    ranks_of_trios = Counter(card[0] for card in hidden)
    if options.mismo_numero_figuras == "no":
        del ranks_of_trios["R"], ranks_of_trios["C"]
    made["all.13"] = max(ranks_of_trios.values(), default=0) >= 3
    return made | {
        "mj.5": 2 * (kind == "compensacion"),
        "mj.6": 2 * (kind == "gemelos"),
        "mj.7": 2 * (kind == "capicua"),
    }


def _is_panache(honours, option):
    for sotas in range(16):
        chosen = [palo for palo in range(4) if sotas >> palo & 1]
        if option == "dos_y_dos" and len(chosen) != 2:
            continue
        if len(chosen) in (0, 4):
            continue
        wanted = {f"S{SUITS_OF_PALOS[palo]}" if palo in chosen else f"{palo + 1}e" for palo in range(4)}
        if wanted <= honours:
            return True
    return False


def _is_one_suit(combo, options):
    for suit in "ocb":
        allowed = {f"{number}{suit}" for number in range(1, 10)}
        if options.homogeneo_figuras == "mismo_palo":
            allowed |= {f"R{suit}", f"C{suit}"}
        if combo and set(combo) <= allowed:
            return True
    return False


def _has_royal_run(hand, sets, options):
    lows = [card for shape, card, _ in sets if shape == "escalera"]
    for suit in "ocb":
        if options.escalera_real == "tres_escaleras":
            if {f"1{suit}", f"4{suit}", f"7{suit}"} <= set(lows):
                return True
            continue
        outside = Counter(hand.concealed) + Counter(card for group in hand.groups for card in group.tiles)
        for shape, card, _ in sets:
            outside[card] -= {"escalera": 0, "trio": 3, "cuadrado": 4}[shape]
        if all(outside[f"{number}{suit}"] > 0 for number in range(1, 10)):
            return True
    return False


def _by_mahjong(hand):
    won, options = hand.mahjong, hand.options
    combo = list(hand.concealed) + [card for group in hand.groups for card in group.tiles]
    made = {}
    moons = ["baceta"] if options.luna == "robada" else ["baceta", "descarte"]
    made["mj.1"] = won.last and won.via in moons
    taken = won.via == "descarte" and won.kang_taken and options.robo_kang != "solo_ampliado"
    made["mj.2"] = won.via == "robo_kang" or taken
    opened = [group for group in hand.groups if group.kind in ("trio", "escalera") or group.from_pung]
    if options.cerrado_y_kang == "kang_rompe":
        opened = [group for group in hand.groups if not group.in_hand]
    made["mj.3"] = not opened
    suits = {card[1] for card in combo if card[0].isdigit()}
    figuras = {card[0] for card in combo if not card[0].isdigit()}
    enough = figuras == {"R", "C"} if options.un_palo_figuras == "reyes_y_caballos" else bool(figuras)
    made["mj.4"] = len(suits) == 1 and enough
    made["mj.8"] = 3 * _is_one_suit(combo, options)
    return made


def second_opinion_on_waits(hand):
    """The cards that would close the hand, found by trying all of them."""
    held = Counter(hand.concealed) + Counter(card for group in hand.groups for card in group.tiles)
    tried = [card for card in KINDS if held[card] < 4]
    closing = (hand._replace(concealed=(*hand.concealed, card), mahjong=WON._replace(card=card)) for card in tried)
    return [after.mahjong.card for after in closing if any(True for _ in _readings(after))]


# ---- the two side by side ----------------------------------------------------------------


def first_opinion(hand):
    """What the scorer says, in the same form."""
    account = score(hand)
    if account is None:
        return None
    doblas = {line.clause.removeprefix("naipes.dobla."): line.points for line in account.doublings}
    assert account.base == sum(line.points for line in account.lines)
    assert account.doubles == sum(doblas.values())
    return (account.total, account.doubles, account.base, account.reading), doblas


def agree(hand):
    """Compare the two opinions on one hand; answers the doblas that both found."""
    first, second = first_opinion(hand), second_opinion(hand)
    same = first == second if first is None or second is None else first[0] == second[0] and first[1] in second[1]
    assert same, f"{hand}\nnaively {second}\nscorer  {first}"
    return list(first[1]) if first else ["no mah-jong"]


def compare(count, seed):
    """Compare the two opinions on `count` hands; answers how often each dobla was met."""
    met = Counter()
    for place, hand in zip(range(count), random_hands(seed), strict=False):
        met.update(agree(hand))
        met.update(["winners" if hand.mahjong else "losers"])
        if place % 100 == 0 and not hand.mahjong:
            found = list(waits(hand.concealed, hand.groups, hand.options, hand.dominant))
            assert found == second_opinion_on_waits(hand), f"{hand}\nscorer waits for {found}"
            met.update(["pumba"] if found else [])
    return met


if __name__ == "__main__":
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 32)
    met = compare(hands, seed)
    for name, times in sorted(met.items()):
        print(f"{name:12}{times:8}")
    print(f"{hands} hands agree (seed {seed})")
