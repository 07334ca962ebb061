"""Score documents: a won hand in plain values, and the answer in plain values.

================== =====================================================================================
``concealed``      the concealed tiles without the winning one: ``"456p234s67s99m"``
``melds``          declared sets, concealed kongs among them: ``["chi 123m", "kong-big 3333z"]``
``win``            the winning tile: ``"8s"``
``by``             ``self``, ``discard``, or ``rob`` for the tile of a robbed kong
``seat``           the winner's seat wind, ``E S W N``; East deals
``discarder``      who threw the winning tile, or declared the robbed kong
``turn_discards``  discards in order from the winner's own last one, where same-turn immunity may matter:
                   ``[["W", "9m"], ["N", "6m"]]``; more of the past does no harm
``flags``          circumstances, of `position.FLAGS`
``options``        table options that differ from the standard ones
================== =====================================================================================
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kongbox.engine.clauses import ClauseId
from kongbox.engine.scoresheet import ScoreLine, ScoreSheet
from kongbox.engine.seats import SEATS, WINDS, Seat
from kongbox.engine.state import Meld, Tiles
from kongbox.rulesets.wsom.circumstances import check_circumstances
from kongbox.rulesets.wsom.combining import false_win, ranked, score_hand
from kongbox.rulesets.wsom.notation import NOTATION
from kongbox.rulesets.wsom.options import differences, read_options
from kongbox.rulesets.wsom.position import CHI, FLAGS, KONGS, PONG, SELF, WAYS, Thrown, WinningHand
from kongbox.rulesets.wsom.tileset import HONOURS, TILES
from kongbox.tiles.notation import shown
from kongbox.tiles.unusable import Unusable

FIELDS = ("concealed", "melds", "win", "by", "seat", "discarder", "turn_discards", "flags", "options")
REQUIRED = ("concealed", "win", "by", "seat")
ANSWERS = (
    "patterns", "raw", "total", "limit", "responsible", "payments", "arrangement", "lines", "uncounted", "notes",
    "options", "false_win", "clause", "text",
)  # fmt: skip
"""The keys an answer may have."""
DEALER: Seat = 0
"""In documents seats are winds, and East deals."""

Document = Mapping[str, Any]
Say = Callable[[ScoreLine, str], str]
"""Words a line: given the line and which sentence of its clause, ``line``, ``uncounted`` or ``refusal``."""


def score_document(document: object, say: Say, standing: Document | None = None) -> dict[str, Any]:
    """The answer to a score document, in plain values.

    Args:
        document: the fields of `FIELDS`.
        say: puts a line into words.
        standing: options that hold where the document names none.

    Raises:
        Unusable: at the first thing that is missing, unknown, of the wrong form or impossible.
    """
    hand = read_hand(document, standing)
    sheet = score_hand(hand)
    answer = _refused(hand, say) if sheet is None else _scored(sheet, say)
    unusual = dict(differences(hand.options))
    return answer | ({"options": unusual} if unusual else {})


# ---- reading ---------------------------------------------------------------------------


def read_hand(document: object, standing: Document | None = None) -> WinningHand:
    """The hand a document describes; as `score_document`."""
    given = _fields(document)
    hand = WinningHand(
        winner=_seat(given["seat"], "seat"),
        dealer=DEALER,
        concealed=NOTATION.parse(given["concealed"], "concealed"),
        tile=NOTATION.parse_one(given["win"], "win"),
        by=_word(given["by"], "by", WAYS),
        melds=_melds(given.get("melds")),
        discarder=_discarder(given),
        discards=_discards(given.get("turn_discards")),
        flags=frozenset(_word(flag, "flags", FLAGS) for flag in _list(given.get("flags"), "flags")),
        options=read_options({**(standing or {}), **_options(given)}),
    )
    _check_count(hand)
    check_circumstances(hand)
    return hand


def _fields(document: object) -> Document:
    if not isinstance(document, Mapping):
        raise Unusable("unusable-hand-form", found=shown(document), fields=", ".join(REQUIRED))
    for key in document:
        if key not in FIELDS:
            raise Unusable("unusable-hand-field", found=shown(key), fields=", ".join(FIELDS))
    given = {key: value for key, value in document.items() if value is not None}
    for key in REQUIRED:
        if key not in given:
            raise Unusable("unusable-hand-missing", field=key)
    return given


def _options(given: Document) -> Document:
    options: Any = given.get("options", {})
    if not isinstance(options, Mapping):
        raise Unusable("unusable-options-form", found=shown(options))
    return options


def _list(value: object, where: str) -> Sequence[Any]:
    if value is None:
        return ()
    if not isinstance(value, list | tuple):
        raise Unusable("unusable-list", where=where, found=shown(value))
    return value


def _word(value: object, where: str, allowed: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise Unusable("unusable-word", where=where, found=shown(value), allowed=", ".join(allowed))
    return value


def _seat(value: object, where: str) -> Seat:
    return WINDS.index(_word(value, where, WINDS))


def _discarder(given: Document) -> Seat | None:
    """Whose the winning tile was: needed when it was not drawn, since he may have to pay for it."""
    found = None if "discarder" not in given else _seat(given["discarder"], "discarder")
    if (found is not None) == (given["by"] == SELF):
        raise Unusable("unusable-discarder-missing" if found is None else "unusable-discarder-self")
    if found is not None and given["discarder"] == given["seat"]:
        raise Unusable("unusable-discarder-winner", seat=WINDS[found])
    return found


def _discards(value: object) -> tuple[Thrown, ...]:
    return tuple(_thrown(each, f"turn_discards.{place}") for place, each in enumerate(_list(value, "turn_discards"), 1))


def _thrown(value: object, where: str) -> Thrown:
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise Unusable("unusable-discard", where=where, found=shown(value))
    return _seat(value[0], where), NOTATION.parse_one(value[1], where)


def _melds(value: object) -> tuple[Meld, ...]:
    return tuple(_meld(each, f"melds.{place}") for place, each in enumerate(_list(value, "melds"), 1))


def _meld(value: object, where: str) -> Meld:
    kind, _, written = value.strip().partition(" ") if isinstance(value, str) else ("", "", "")
    if kind not in (CHI, PONG, *KONGS):
        kinds = ", ".join((CHI, PONG, *KONGS))
        raise Unusable("unusable-meld-form", where=where, found=shown(value), kinds=kinds)
    tiles = TILES.tidy(NOTATION.parse(written, where))
    if not (_is_run(tiles) if kind == CHI else _is_alike(tiles, 3 if kind == PONG else 4)):
        sort = "kong" if kind in KONGS else kind
        raise Unusable(f"unusable-meld-{sort}", where=where, found=shown(value))
    return Meld(kind, tiles)


def _is_run(tiles: Tiles) -> bool:
    faces = [TILES.faces[tile] for tile in tiles]
    if len({face.suit for face in faces}) != 1 or faces[0].suit == HONOURS:
        return False
    low = faces[0].number
    return [face.number for face in faces] == [low, low + 1, low + 2]


def _is_alike(tiles: Tiles, count: int) -> bool:
    return len(tiles) == count and len(set(tiles)) == 1


def _check_count(hand: WinningHand) -> None:
    """A hand about to win has thirteen tiles and the winning one; a declared set, a kong too, stands for three."""
    due = 13 - 3 * len(hand.melds)
    if due < 1:
        raise Unusable("unusable-melds-many", count=len(hand.melds))
    if len(hand.concealed) != due:
        facts = {"count": len(hand.concealed), "due": due, "melds": len(hand.melds)}
        raise Unusable("unusable-hand-count", **facts)


# ---- answering -------------------------------------------------------------------------


def _refused(hand: WinningHand, say: Say) -> dict[str, Any]:
    clause = false_win(hand)
    assert clause is not None
    counts = ranked(hand)
    facts = (("points", counts[0].raw if counts else 0), ("least", hand.options.min_points))
    return {"false_win": True, "clause": clause, "text": say(ScoreLine(clause, 0, facts=facts), "refusal")}


def _scored(sheet: ScoreSheet, say: Say) -> dict[str, Any]:
    balance = sheet.balance()
    assert sheet.responsible is not None
    return {
        "patterns": _patterns(sheet),
        "raw": sheet.raw,
        "total": sheet.total,
        "limit": sheet.limit,
        "responsible": WINDS[sheet.responsible],
        "payments": {WINDS[seat]: balance[seat] for seat in SEATS},
        "arrangement": _arrangement(sheet),
        "lines": [_line(line, "line", say) for line in sheet.lines],
        "uncounted": [_line(line, "uncounted", say) for line in sheet.uncounted],
        "notes": [_line(line, "line", say) for line in sheet.notes],
    }


def _patterns(sheet: ScoreSheet) -> dict[str, int]:
    """Pattern number to points; one that repeats carries the sum."""
    points: dict[str, int] = {}
    for line in sheet.lines:
        number = line.clause.removeprefix("wsom.score.")
        points[number] = points.get(number, 0) + line.points
    return points


def _line(line: ScoreLine, which: str, say: Say) -> dict[str, Any]:
    clause: ClauseId = line.clause
    return {"clause": clause, "points": line.points, "tiles": NOTATION.write(line.tiles), "text": say(line, which)}


def _arrangement(sheet: ScoreSheet) -> str:
    """The sets by number, then the pair: ``123m 234s 456p 678s / 99m``; a single group is Thirteen Terminals."""
    *sets, pair = (NOTATION.write(group) for group in sheet.arrangement)
    if not sets:
        return "thirteen terminals"
    return " ".join(sorted(sets)) + " / " + pair if len(sets) == 4 else " ".join((*sets, pair))
