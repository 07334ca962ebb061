"""Hands in short: what a test of the score lays on the table."""

from kongbox.rulesets.naipes.hands import BACETA, CUADRADO, DESCARTE, ESCALERA, TRIO, Group, Hand, Mahjong
from kongbox.rulesets.naipes.notation import NOTATION
from kongbox.rulesets.naipes.options import read_options
from kongbox.rulesets.naipes.palos import PALOS
from kongbox.rulesets.naipes.scoring import score


def cards(text):
    """Cards as written: ``5o 5o 5o Rc``; ``5ox3`` is three of them."""
    found = []
    for word in text.split():
        code, _, times = word.partition("x")
        found += NOTATION.parse(code, "test") * int(times or 1)
    return tuple(found)


def group(text):
    """A declared group: ``pung 4b``, ``chow 3c``, ``kang Co`` (on a trío in hand), ``kang-pung``, ``kang-hand``."""
    kind, card = text.split()
    (low,) = cards(card)
    if kind == "chow":
        return Group(ESCALERA, cards(" ".join(f"{int(low[0]) + step}{low[1]}" for step in range(3))), in_hand=False)
    if kind == "pung":
        return Group(TRIO, (low,) * 3, in_hand=False)
    return Group(CUADRADO, (low,) * 4, in_hand=kind == "kang-hand", from_pung=kind == "kang-pung")


def loser(concealed="", *groups, palo="oros", dominant="oros", honours="", **options):
    """A hand that did not win."""
    return Hand(
        PALOS.index(palo), PALOS.index(dominant), cards(concealed), tuple(map(group, groups)), cards(honours), None,
        read_options(options),
    )  # fmt: skip


def winner(
    concealed, card, *groups, via=BACETA, last=False, kang_taken=False, replacement=False, palo="oros", **others
):
    """A hand won with `card`, which is among `concealed`."""
    won = Mahjong(cards(card)[0], via, last, kang_taken, replacement)
    return loser(concealed, *groups, palo=palo, **others)._replace(mahjong=won)


def claimed(concealed, card, *groups, **others):
    """A hand won with somebody's discard."""
    return winner(concealed, card, *groups, via=DESCARTE, **others)


def summary(hand):
    """Base, doblas by short name, number of doblas, total; None where a winner's hand is no mah-jong."""
    account = score(hand)
    if account is None:
        return None
    doblas = {line.clause.removeprefix("naipes.dobla."): line.points for line in account.doublings}
    return account.base, doblas, account.doubles, account.total
