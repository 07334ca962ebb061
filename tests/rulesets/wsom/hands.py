"""Won hands written down in a line, and their score."""

from typing import Any

from kongbox.rulesets.wsom.combining import score_hand
from kongbox.rulesets.wsom.documents import read_hand, score_document
from kongbox.rulesets.wsom.position import WinningHand


def given(concealed: str, win: str, *melds: str, by: str = "discard", seat: str = "E", **more: Any) -> dict[str, Any]:
    """A score document; the discarder, where one is needed and none is named, is the seat before."""
    document = {"concealed": concealed, "win": win, "melds": list(melds), "by": by, "seat": seat}
    if by != "self":
        document["discarder"] = "NESW"["ESWN".index(seat)]
    return document | more


def hand(*tiles: str, **more: Any) -> WinningHand:
    return read_hand(given(*tiles, **more))


def answer(*tiles: str, **more: Any) -> dict[str, Any]:
    """The answer to a document, each sentence made of the line's facts."""
    return score_document(given(*tiles, **more), lambda line, which: f"{which} {dict(line.facts)}")


def patterns(*tiles: str, **more: Any) -> dict[str, int]:
    return answer(*tiles, **more)["patterns"]


def uncounted(*tiles: str, **more: Any) -> dict[str, int]:
    """What did not count: clause without its book, and the points it would have brought."""
    sheet = score_hand(hand(*tiles, **more))
    assert sheet is not None
    return {line.clause.removeprefix("wsom.score."): line.points for line in sheet.uncounted}
