"""Score documents: a declared hand in plain values, and the answer in plain values.

============== =======================================================================================
``card``       a file with a card, a card written out, or ``practice`` (also when nothing is said)
``concealed``  the concealed tiles without the winning one: ``"2B 2B 2B 7B F J J"``
``exposed``    exposures: ``["pung 9D 9D J from E"]``; whose discard it was may be left out
``win``        the winning tile; ``J`` where an exchange completed the hand
``by``         ``draw``, ``discard``, ``exchange``, or ``deal`` for East's first fourteen tiles
``seat``       the winner's seat, ``E S W N``; East deals
``discarder``  who threw the winning tile
``dead``       seats whose hands are dead; they pay all the same
``options``    table options that differ from the standard ones
============== =======================================================================================
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from kongbox.engine.scoresheet import ScoreLine, ScoreSheet
from kongbox.engine.seats import SEATS, WINDS
from kongbox.rulesets.american.card import read_card
from kongbox.rulesets.american.document_reading import PRACTICE_WORDS, DeclaredHand, Document, read_hand
from kongbox.rulesets.american.matcher import Match, best_match, matches
from kongbox.rulesets.american.matcher_nearest import Near, nearest
from kongbox.rulesets.american.notation import NOTATION
from kongbox.rulesets.american.options import differences
from kongbox.rulesets.american.payments import Circumstances, settle
from kongbox.rulesets.american.scoring import laid
from kongbox.rulesets.american.tileset import BLANK, JOKER, TILES
from kongbox.tiles.tile import Tile

ANSWERS = (
    "line", "value", "jokerless", "raw", "total", "limit", "responsible", "payments", "arrangement", "lines",
    "uncounted", "notes", "matches", "options", "false_win", "clause", "text", "nearest",
)  # fmt: skip
"""The keys an answer may have."""
FILE_FIELDS = {"card": (PRACTICE_WORDS, read_card)}
"""Fields that may name a file to be read in their place: the words there that name none, and what reads it."""
NEAREST = 5
"""How many of the nearest lines are told about a hand that is none."""

Say = Callable[[ScoreLine, str], str]
"""Words a line: given the line and which sentence of its clause, ``line``, ``uncounted`` or ``refusal``."""


def score_document(document: object, say: Say, standing: Document | None = None) -> dict[str, Any]:
    """The answer to a score document, in plain values.

    Args:
        document: the fields of `document_reading.FIELDS`.
        say: puts a line into words.
        standing: options that hold where the document names none.

    Raises:
        Unusable: at the first thing that is missing, unknown, of the wrong form or impossible.
    """
    hand = read_hand(document, standing)
    found = matches(hand.card, hand.all_concealed, hand.exposures)
    answer = _scored(hand, found, say) if found else _refused(hand, say)
    unusual = dict(differences(hand.options))
    return answer | ({"options": unusual} if unusual else {})


# ---- a hand that is one ------------------------------------------------------------------


def _scored(hand: DeclaredHand, found: tuple[Match, ...], say: Say) -> dict[str, Any]:
    best = best_match(found)
    circumstances = Circumstances(hand.tile, bool(hand.exposures), hand.dead)
    sheet = settle(best, hand.winner, hand.by, hand.discarder, circumstances)
    head = {"line": best.concrete.line.id, "value": best.value, "jokerless": best.jokerless}
    return head | _sheet(sheet, say) | {"matches": [_match(each) for each in found]}


def _sheet(sheet: ScoreSheet, say: Say) -> dict[str, Any]:
    balance = sheet.balance()
    assert sheet.responsible is not None
    return {
        "raw": sheet.raw,
        "total": sheet.total,
        "limit": sheet.limit,
        "responsible": WINDS[sheet.responsible],
        "payments": {WINDS[seat]: balance[seat] for seat in SEATS},
        "arrangement": " / ".join(map(NOTATION.write, sheet.arrangement)),
        "lines": [_line(line, "line", say) for line in sheet.lines],
        "uncounted": [_line(line, "uncounted", say) for line in sheet.uncounted],
        "notes": [_line(line, "line", say) for line in sheet.notes],
    }


def _line(line: ScoreLine, which: str, say: Say) -> dict[str, Any]:
    return {
        "clause": line.clause,
        "points": line.points,
        "tiles": NOTATION.write(line.tiles),
        "text": say(line, which),
    }


def _match(match: Match) -> dict[str, Any]:
    """One line that the hand is, with its suits and numbers as they were chosen."""
    line = match.concrete.line
    return {
        "line": line.id,
        "section": line.section,
        "mark": line.mark,
        "value": match.value,
        "worth": match.worth,
        "alternative": match.concrete.alternative + 1,
        "groups": [NOTATION.write(group) for group in laid(match)],
    }


# ---- a hand that is none -----------------------------------------------------------------


def _refused(hand: DeclaredHand, say: Say) -> dict[str, Any]:
    held = hand.naturals_and_jokers
    clause = "american.win.5" if held[BLANK] else "american.win.1"
    found = nearest(hand.card, hand.all_concealed, hand.exposures, limit=NEAREST)
    return {
        "false_win": True,
        "clause": clause,
        "text": say(ScoreLine(clause, 0), "refusal"),
        "nearest": [_near(near, held, say) for near in found],
    }


def _near(near: Near, held: Counter[Tile], say: Say) -> dict[str, Any]:
    """One line that the hand nearly is, what it lacks, what is in the way, and why it fails."""
    needed = Counter(near.concrete.tiles)
    spare = held - needed
    spare[JOKER] = idle_jokers(near, held)
    reasons = [_line(reason, "uncounted", say) for reason in _reasons(near, spare[JOKER])]
    return {
        "line": near.line.id,
        "section": near.line.section,
        "mark": near.line.mark,
        "value": near.value,
        "groups": [NOTATION.write((group.tile,) * group.count) for group in near.concrete.groups],
        "missing": NOTATION.write(near.tiles),
        "spare": NOTATION.write(TILES.tidy(spare.elements())),
        "state": near.state,
        "why": [{"clause": reason["clause"], "text": reason["text"]} for reason in reasons],
    }


def idle_jokers(near: Near, held: Counter[Tile]) -> int:
    """How many jokers of a hand find no place in the line, for jokers lie in groups of three and more alone."""
    naturals = sum((held & Counter(near.concrete.tiles)).values())
    placed = len(near.concrete.tiles) - near.missing - naturals
    return held[JOKER] - placed


def _reasons(near: Near, idle: int) -> tuple[ScoreLine, ...]:
    """What keeps a hand from the line: its exposures, tiles that are missing, jokers out of place."""
    found: list[ScoreLine] = []
    line = ("line", near.line.id)
    if near.reason:
        found.append(ScoreLine(near.reason, 0, facts=(line,)))
    if near.missing:
        facts = (line, ("count", near.missing), ("tiles", NOTATION.write(near.tiles)))
        found.append(ScoreLine("american.win.1", 0, near.tiles, facts))
    if idle:
        found.append(ScoreLine("american.joker.2", 0, (JOKER,) * idle, (line, ("count", idle))))
    return tuple(found)
