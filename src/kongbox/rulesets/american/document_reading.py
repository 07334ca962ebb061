"""Score documents of this game, read: a declared hand from plain values, or one sentence about what is wrong."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kongbox.engine.seats import WINDS, Seat
from kongbox.engine.state import Tiles
from kongbox.rulesets.american.adjudication.exposures import as_exposure
from kongbox.rulesets.american.card import Card, read_card
from kongbox.rulesets.american.exposures import KINDS
from kongbox.rulesets.american.matcher_readings import HAND, Exposure
from kongbox.rulesets.american.notation import NOTATION
from kongbox.rulesets.american.options import PRACTICE, AmericanOptions, read_options
from kongbox.rulesets.american.payments import DEAL, DISCARD, EXCHANGE, SELF
from kongbox.rulesets.american.practice_card import practice_card
from kongbox.rulesets.american.tileset import BLANK, JOKER, TILES
from kongbox.tiles.notation import shown
from kongbox.tiles.tile import Tile
from kongbox.tiles.unusable import Unusable

FIELDS = ("card", "concealed", "exposed", "win", "by", "seat", "discarder", "dead", "options")
REQUIRED = ("concealed", "win", "by", "seat")
WAYS = {"draw": SELF, "discard": DISCARD, "exchange": EXCHANGE, "deal": DEAL}
"""The words of ``by``, and the words of the table for the same."""
PRACTICE_WORDS = (PRACTICE, practice_card().id)
"""What the card that comes with the game is called in a document."""

_EXPOSED = re.compile(r"\s*(?P<kind>\w+)\s+(?P<tiles>.*?)(?:\s+from\s+(?P<source>\S+))?\s*")

Document = Mapping[str, Any]


class DeclaredHand(NamedTuple):
    """Fourteen tiles that somebody declares to be Mahjong."""

    winner: Seat
    card: Card
    """As the options read it."""
    concealed: Tiles
    """Without the winning tile."""
    exposures: tuple[Exposure, ...]
    tile: Tile
    """The winning tile; the joker received, where an exchange completed the hand."""
    by: str
    """How the hand is won, in the words of the table."""
    discarder: Seat | None
    dead: tuple[Seat, ...]
    options: AmericanOptions

    @property
    def all_concealed(self) -> Tiles:
        """The concealed tiles with the winning one."""
        return (*self.concealed, self.tile)

    @property
    def naturals_and_jokers(self) -> Counter[Tile]:
        """All fourteen tiles, each kind with its number."""
        held = Counter(self.all_concealed)
        for exposure in self.exposures:
            held.update({exposure.tile: exposure.count - exposure.jokers, JOKER: exposure.jokers})
        return held


def read_hand(document: object, standing: Document | None = None) -> DeclaredHand:
    """The hand a document describes.

    Args:
        document: the fields of `FIELDS`.
        standing: options that hold where the document names none.

    Raises:
        Unusable: at the first thing that is missing, unknown, of the wrong form or impossible.
    """
    given = _fields(document)
    options = _options(given, standing or {})
    seat = _seat(given["seat"], "seat")
    hand = DeclaredHand(
        winner=seat,
        card=options.card if options.joker_zero_groups == "yes" else options.card.strict_about_zeros,
        concealed=NOTATION.parse(given["concealed"], "concealed"),
        exposures=tuple(
            _exposure(each, f"exposed.{place}", seat) for place, each in enumerate(_list(given, "exposed"), 1)
        ),
        tile=NOTATION.parse_one(given["win"], "win"),
        by=WAYS[_word(given["by"], "by", tuple(WAYS))],
        discarder=_discarder(given),
        dead=tuple(dict.fromkeys(_seat(each, "dead") for each in _list(given, "dead"))),
        options=options,
    )
    _check_count(hand)
    _check_copies(hand)
    _check_way(hand)
    return hand


# ---- fields ------------------------------------------------------------------------------


def _fields(document: object) -> Document:
    if not isinstance(document, Mapping):
        raise Unusable("unusable-hand-form", found=shown(document), fields=", ".join(REQUIRED))
    for key in document:
        if key not in FIELDS:
            raise Unusable("unusable-hand-field", found=shown(key), fields=", ".join(FIELDS))
    given = {key: value for key, value in document.items() if value is not None}
    for key in REQUIRED:
        if key not in given:
            raise Unusable("unusable-mahjong-missing", field=key)
    return given


def _options(given: Document, standing: Document) -> AmericanOptions:
    options = given.get("options", {})
    if not isinstance(options, Mapping):
        raise Unusable("unusable-options-form", found=shown(options))
    card = _card(given.get("card", options.get("card", standing.get("card", PRACTICE))))
    return read_options({**standing, **options, "card": PRACTICE})._replace(card=card)


def _card(value: object) -> Card:
    """A card as it is, or as its document says; a word only for the card that comes with the game."""
    if isinstance(value, Card):
        return value
    if not isinstance(value, str):
        return read_card(value)
    if value in PRACTICE_WORDS:
        return practice_card()
    raise Unusable("unusable-mahjong-card", found=shown(value), known=", ".join(PRACTICE_WORDS))


def _list(given: Document, key: str) -> Sequence[Any]:
    value = given.get(key, ())
    if not isinstance(value, list | tuple):
        raise Unusable("unusable-list", where=key, found=shown(value))
    return value


def _word(value: object, where: str, allowed: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise Unusable("unusable-word", where=where, found=shown(value), allowed=", ".join(allowed))
    return value


def _seat(value: object, where: str) -> Seat:
    return WINDS.index(_word(value, where, WINDS))


def _discarder(given: Document) -> Seat | None:
    """Whose the winning tile was: needed on a discard, since he pays double, and only there."""
    found = _seat(given["discarder"], "discarder") if "discarder" in given else None
    if (found is not None) != (given["by"] == "discard"):
        raise Unusable("unusable-mahjong-discarder" if found is None else "unusable-mahjong-discarder-none")
    if found is not None and given["discarder"] == given["seat"]:
        raise Unusable("unusable-discarder-winner", seat=WINDS[found])
    return found


def _exposure(value: object, where: str, owner: Seat) -> Exposure:
    kinds = {kind: count for count, kind in KINDS.items()}
    written = _EXPOSED.fullmatch(value) if isinstance(value, str) else None
    if written is None or written["kind"] not in kinds:
        raise Unusable("unusable-exposed-form", where=where, found=shown(value), kinds=", ".join(kinds))
    if written["source"] is not None and _seat(written["source"], where) == owner:
        raise Unusable("unusable-exposed-source", where=where, found=shown(value))
    tiles = NOTATION.parse(written["tiles"], where)
    if len(tiles) != kinds[written["kind"]]:
        facts = {"kind": written["kind"], "count": len(tiles), "due": kinds[written["kind"]]}
        raise Unusable("unusable-exposed-count", where=where, **facts)
    exposure = as_exposure(tiles)
    if exposure is None:
        raise Unusable("unusable-exposed-tiles", where=where, found=shown(value))
    return exposure


# ---- what goes together ------------------------------------------------------------------


def _check_count(hand: DeclaredHand) -> None:
    """Thirteen tiles and the winning one, exposures counted tile by tile."""
    exposed = sum(exposure.count for exposure in hand.exposures)
    count = len(hand.concealed) + exposed
    if count != HAND - 1:
        raise Unusable("unusable-mahjong-count", count=count, exposed=exposed)


def _check_copies(hand: DeclaredHand) -> None:
    for tile, count in hand.naturals_and_jokers.items():
        most = hand.options.blanks if tile == BLANK else TILES.copies[tile]
        if count > most:
            words = "unusable-mahjong-blanks" if tile == BLANK else "unusable-mahjong-copies"
            raise Unusable(words, count=count, tile=tile, most=most)


def _check_way(hand: DeclaredHand) -> None:
    if hand.winner in hand.dead:
        raise Unusable("unusable-mahjong-dead", seat=WINDS[hand.winner])
    if hand.by == DISCARD and hand.tile in (JOKER, BLANK):
        raise Unusable("unusable-mahjong-claimed", tile=hand.tile)
    if hand.by == EXCHANGE and hand.tile != JOKER:
        raise Unusable("unusable-mahjong-exchange", tile=hand.tile)
    if hand.by == DEAL and (hand.winner != 0 or hand.exposures):
        raise Unusable("unusable-mahjong-deal")
