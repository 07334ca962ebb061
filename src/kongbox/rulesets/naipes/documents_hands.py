"""Documents of the kind ``score``: one hand, the winner's or another's, and what it is worth.

===================== ============================================================================================
``palo``              whose hand it is: ``oros`` (Este), ``copas``, ``espadas``, ``bastos``
``dominante``         the palo dominante; both may be left out where they would change nothing
``gana``              whether it makes mah-jong; no where nothing is said
``via``               how: ``baceta``, ``descarte``, or ``robo_kang`` for the card of a kang that was being made
``carta_mahjong``     the card that closed the hand; it stands in ``en_mano`` too. It may be left out where it would
                      change nothing
``en_mano``           the concealed combination cards: ``"3o 4o 5o Rc Rc"``
``expuestos``         exposed groups: ``tipo`` (``trio``, ``escalera``, ``cuadrado``), ``carta`` (the repeated card, or
                      the lowest of an escalera), and for a cuadrado ``origen``: ``pung`` where it grew from an exposed
                      trío, ``mano`` where a discard joined a trío in hand
``cuadrados_en_mano`` cards whose four lie declared; they do not stand in ``en_mano``
``honor``             honour cards
``luna``              the baceta was empty: its last card was drawn, or this was the last discard
``kang_quitado``      another player claimed kang for the same discard
``reposicion``        the mah-jong card replaced an honour card or the fourth card of a cuadrado
===================== ============================================================================================
"""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from kongbox.engine.scoresheet import Account, ScoreLine
from kongbox.engine.seats import lower
from kongbox.engine.state import Question
from kongbox.rulesets.naipes.claims import ON_DISCARD
from kongbox.rulesets.naipes.documents_groups import melds_of, read_group
from kongbox.rulesets.naipes.documents_table import Asked, moment, refusal_of
from kongbox.rulesets.naipes.documents_values import (
    Given,
    check_copies,
    fields_of,
    needed,
    read_card,
    read_cards,
    read_combination,
    read_honours,
    read_list,
    read_palo,
    read_word,
    read_yes_no,
)
from kongbox.rulesets.naipes.eunucos import AT_REST, GRAN, NONE, count_of, state_of
from kongbox.rulesets.naipes.hands import BACETA, CUADRADO, DESCARTE, ROBO_KANG, VIAS, Group, Hand, Mahjong
from kongbox.rulesets.naipes.mahjongs import MAHJONG
from kongbox.rulesets.naipes.notation import NOTATION
from kongbox.rulesets.naipes.options import NaipesOptions
from kongbox.rulesets.naipes.palos import PALOS
from kongbox.rulesets.naipes.scoring import of_gran_eunuco, score
from kongbox.rulesets.naipes.tileset import TILES
from kongbox.tiles.notation import shown
from kongbox.tiles.unusable import Unusable

FIELDS = (
    "palo", "dominante", "gana", "via", "carta_mahjong", "en_mano", "expuestos", "cuadrados_en_mano", "honor", "luna",
    "kang_quitado", "reposicion",
)  # fmt: skip
ANSWERS = (
    "mahjong", "lectura", "base", "doblas", "n_doblas", "total", "arrangement", "lines", "notes", "clause", "text",
)  # fmt: skip
MAY_DECIDE_NOTHING = ("palo", "dominante", "carta_mahjong")
"""What a document may leave out where it would change nothing."""
WINNERS_OWN = ("via", "carta_mahjong", "luna", "kang_quitado", "reposicion")
"""What only a hand with mah-jong can have."""
DOBLA = "naipes.dobla."

Say = Callable[[ScoreLine, str], str]


def answer_hand(given: object, options: NaipesOptions, say: Say) -> dict[str, Any]:
    """What the hand of a document is worth, and why."""
    hand = read_hand(given, options)
    state = state_of(_count(hand) - (hand.mahjong is not None))
    account = score(hand) if hand.mahjong is None or state == NONE else None
    if account is None:
        return {"mahjong": False, **_refused(hand, state, say)}
    if state == GRAN:
        account = of_gran_eunuco(account)
    return {
        "mahjong": hand.mahjong is not None,
        "lectura": account.reading,
        "base": account.base,
        "doblas": doublings_by_name(account),
        "n_doblas": account.doubles,
        "total": account.total,
        "arrangement": _arrangement(hand, account),
        "lines": [_line(line, say) for line in (*account.lines, *account.doublings)],
        "notes": [_line(line, say) for line in account.notes],
    }


def _refused(hand: Hand, eunuco: int, say: Say) -> dict[str, Any]:
    """Why the table refuses the mah-jong, as if its card had been thrown."""
    assert hand.mahjong is not None, "only a mah-jong is refused"
    card = hand.mahjong.card
    rest = list(hand.concealed)
    rest.remove(card)
    asked = Asked(hand.palo, tuple(rest), melds_of(hand.groups), eunuco)
    question = Question(ON_DISCARD, (hand.palo,), lower(hand.palo), card)
    refusal = refusal_of(moment(asked, question, 1, hand.dominant, hand.options), hand.palo, MAHJONG)
    return {"clause": refusal.clause, "text": say(ScoreLine(refusal.clause, 0, facts=refusal.facts), "refusal")}


def doublings_by_name(account: Account) -> dict[str, int]:
    """How many doblas each line of the two lists gives: ``{"all.1": 2, "mj.3": 1}``."""
    found: dict[str, int] = {}
    for line in account.doublings:
        name = line.clause.removeprefix(DOBLA)
        found[name] = found.get(name, 0) + line.points
    return found


def _line(line: ScoreLine, say: Say) -> dict[str, Any]:
    counted = "doblas" if line.clause.startswith(DOBLA) else "points"
    text = say(line, "line")
    return {"clause": line.clause, counted: line.points, "tiles": NOTATION.write(line.tiles), "text": text}


def _arrangement(hand: Hand, account: Account) -> str:
    """What lies open, what was read in hand, and what is loose: ``Rc Rc Rc | 3o 4o 5o / 2b 2b | 9c``."""
    laid = " / ".join(NOTATION.write(group.tiles) for group in hand.groups)
    read = " / ".join(NOTATION.write(group) for group in account.arrangement)
    return " | ".join(part for part in (laid, read, NOTATION.write(account.rest)) if part)


# ---- reading ---------------------------------------------------------------------------


def read_hand(given: object, options: NaipesOptions) -> Hand:
    """The hand that a document describes; what it leaves out and would change nothing is filled in anyhow.

    Raises:
        Unusable: at the first thing that is missing, unknown, of the wrong form or impossible.
    """
    fields = fields_of(given, FIELDS, "score")
    silent = [key for key in MAY_DECIDE_NOTHING if key not in fields and _asks_for(fields, key)]
    hands = [_hand({**fields, **dict(zip(silent, each, strict=True))}, options) for each in _guesses(fields, silent)]
    if len({_worth(hand) for hand in hands}) > 1:
        needed(fields, silent[0])
    return hands[0]


def _asks_for(fields: Given, key: str) -> bool:
    return key != "carta_mahjong" or read_yes_no(fields.get("gana", False), "gana")


def _guesses(fields: Given, silent: list[str]) -> Iterator[tuple[str, ...]]:
    """Every way to fill in what a document does not say; one, that fills in nothing, where it says all."""
    cards = tuple(dict.fromkeys(read_combination(needed(fields, "en_mano"), "en_mano")))
    return product(*(cards if key == "carta_mahjong" else PALOS for key in silent))


def _worth(hand: Hand) -> tuple[object, ...]:
    """What decides between two guesses: everything about the account but which cards its lines name."""
    account = score(hand)
    if account is None:
        return ()
    reasons = tuple((line.clause, line.points) for line in (*account.lines, *account.doublings))
    return account.reading, account.total, reasons


def _hand(fields: Given, options: NaipesOptions) -> Hand:
    palo, dominant = (read_palo(fields[key], key) for key in ("palo", "dominante"))
    concealed = TILES.tidy(read_combination(needed(fields, "en_mano"), "en_mano"))
    hand = Hand(
        palo=palo,
        dominant=dominant,
        concealed=concealed,
        groups=_groups(fields),
        honours=read_honours(fields.get("honor", ""), "honor"),
        mahjong=_mahjong(fields),
        options=options,
    )
    check_copies((*hand.combo, *hand.honours))
    _check_count(hand)
    _check_way(hand)
    _check_origin(hand, fields)
    return hand


def _groups(fields: Given) -> tuple[Group, ...]:
    exposed = read_list(fields.get("expuestos"), "expuestos")
    in_hand = read_cards(fields.get("cuadrados_en_mano", ""), "cuadrados_en_mano")
    cards = read_combination(NOTATION.write(in_hand), "cuadrados_en_mano")
    if len(set(cards)) != len(cards):
        raise Unusable("unusable-cuadrado-twice", found=shown(NOTATION.write(cards)))
    read = tuple(read_group(each, f"expuestos.{place}") for place, each in enumerate(exposed, 1))
    return read + tuple(Group(CUADRADO, (card,) * 4) for card in cards)


def _mahjong(fields: Given) -> Mahjong | None:
    wins = read_yes_no(fields.get("gana", False), "gana")
    if not wins:
        _check_loser(fields)
        return None
    return Mahjong(
        card=read_card(needed(fields, "carta_mahjong"), "carta_mahjong"),
        via=read_word(needed(fields, "via"), "via", VIAS),
        last=read_yes_no(fields.get("luna", False), "luna"),
        kang_taken=read_yes_no(fields.get("kang_quitado", False), "kang_quitado"),
        replacement=read_yes_no(fields.get("reposicion", False), "reposicion"),
    )


def _check_loser(fields: Given) -> None:
    for key in WINNERS_OWN:
        if fields.get(key, False) not in (False, "no"):
            raise Unusable("unusable-loser", where=key)


# ---- what goes together ----------------------------------------------------------------


def _check_count(hand: Hand) -> None:
    """Thirteen cards at rest, fourteen with mah-jong; any other number is a eunuco's, where there are any."""
    due = AT_REST + (hand.mahjong is not None)
    count = _count(hand)
    if count != due and hand.options.eunucos != "activo":
        raise Unusable(
            "unusable-hand-cards", count=count, concealed=len(hand.concealed), groups=len(hand.groups), due=due
        )
    if hand.mahjong is not None and hand.mahjong.card not in hand.concealed:
        raise Unusable("unusable-mahjong-card-away", card=hand.mahjong.card)


def _count(hand: Hand) -> int:
    """The cards that count: a declared group is three, a cuadrado too."""
    return count_of(len(hand.concealed), len(hand.groups))


def _check_way(hand: Hand) -> None:
    """Circumstances of the mah-jong card that cannot go together."""
    made = hand.mahjong
    if made is None:
        return
    kang = made.via == ROBO_KANG or made.kang_taken
    contradictions = {
        "unusable-kang-quitado": made.kang_taken and made.via == BACETA,
        "unusable-kang-copies": kang and hand.combo.count(made.card) > 1,
        "unusable-luna-kang": kang and made.last,
        "unusable-luna-nada": made.last and made.via == DESCARTE and hand.options.ultimo_descarte == "nada",
        "unusable-reposicion-via": made.replacement and made.via != BACETA,
    }
    for words, found in contradictions.items():
        if found:
            raise Unusable(words, card=made.card)


def _check_origin(hand: Hand, fields: Given) -> None:
    """Whether a cuadrado grew from a pung must be said where a dobla hangs on it."""
    if hand.mahjong is None or any(not group.in_hand and group.kind != CUADRADO for group in hand.groups):
        return
    for place, each in enumerate(fields.get("expuestos") or (), 1):
        if each.get("origen") is None and not any(group.from_pung for group in hand.groups):
            raise Unusable("unusable-origin-missing", where=f"expuestos.{place}")
