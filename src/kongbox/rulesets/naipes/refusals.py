"""Why an act is not possible: the clause that forbids it, and the facts that decided.

`decide` asks here only for acts that `legal` does not offer. Each question below is asked in the order in which
somebody at the table would ask it; the first that applies names the clause. The facts of a clause are always the same
ones, so that it has one sentence.
"""

from collections.abc import Callable
from typing import Any

from kongbox.engine.actions import Action, Refusal
from kongbox.engine.clauses import clause
from kongbox.engine.phases import Phase
from kongbox.engine.seats import lower
from kongbox.engine.state import DealState, MatchState
from kongbox.rulesets.naipes.baceta import is_empty
from kongbox.rulesets.naipes.claims import PASS
from kongbox.rulesets.naipes.eunucos import DRAW, END_TURN, draws_by_hand, due, eunuco_of, may_draw
from kongbox.rulesets.naipes.hands import CHOW, KANG_GROWN, KANG_HAND, PUNG
from kongbox.rulesets.naipes.kangs import KANG, ON_KANG, exposed_trio, may_replace
from kongbox.rulesets.naipes.mahjongs import MAHJONG, closing_hand, groups_of
from kongbox.rulesets.naipes.options import SI, NaipesOptions
from kongbox.rulesets.naipes.play import DISCARD
from kongbox.rulesets.naipes.rotation import dominant_of
from kongbox.rulesets.naipes.special import is_mahjong
from kongbox.rulesets.naipes.tileset import HONOURS, NUMBERS
from kongbox.rulesets.naipes.turns import may_declare
from kongbox.tiles.tile import Tile

GROUPS = (KANG, PUNG, CHOW)
ANSWERS = (MAHJONG, *GROUPS, PASS)
ACTS = (DISCARD, KANG_HAND, KANG_GROWN, DRAW, END_TURN, *ANSWERS)

REFUSABLE = (
    "naipes.claim.2", "naipes.claim.3", "naipes.claim.4", "naipes.end.1", "naipes.end.3", "naipes.end.5",
    "naipes.eunuco.5", "naipes.eunuco.6", "naipes.kang.1", "naipes.kang.5", "naipes.kang.6", "naipes.kang.7",
    "naipes.play.1", "naipes.play.3", "naipes.play.4", "naipes.prec.3", "naipes.prec.4", "naipes.special.1",
    "naipes.special.4", "naipes.vocab.3",
)  # fmt: skip
"""Every clause under which this game refuses; each has its sentence in both languages."""


@clause("naipes.prec.4", "naipes.end.1")
def refuse(match: MatchState, action: Action) -> Refusal:
    """The clause under which `action` is refused. A refused act costs nothing and changes nothing."""
    deal = match.deal
    if deal is None or deal.phase in (Phase.SETTLED, Phase.BETWEEN) or match.over:
        return Refusal("naipes.end.1")
    if action.name not in ACTS:
        return Refusal("naipes.prec.4")
    in_turn = deal.question is None and deal.turn == action.seat
    if action.name in ANSWERS and not (action.name == MAHJONG and in_turn):
        return _refuse_answer(deal, action)
    if not in_turn:
        return _turn(deal, "asked" if deal.question is not None else "turn")
    return _TURN_REFUSALS[action.name](deal, action)


def _first_card(action: Action) -> Tile:
    return action.tiles[0] if action.tiles else Tile("")


@clause("naipes.play.1")
def _turn(deal: DealState, state: str) -> Refusal:
    """A turn has its order.

    Args:
        deal: the hand in play.
        state: ``asked`` an open card is being answered, ``turn`` it is another's turn, ``draw`` a card has to be drawn
            first, ``card`` exactly one card of the own hand is discarded.
    """
    question = deal.question
    whose = question.seat if question is not None and question.seat is not None else deal.turn
    return Refusal("naipes.play.1", (("state", state), ("turn", whose)))


# ---- answers to a card that lies open -----------------------------------------------------


@clause("naipes.play.4")
def _refuse_answer(deal: DealState, action: Action) -> Refusal:
    """First there must be a card that this seat is asked about; then what the claim needs."""
    question = deal.question
    if question is None or question.tile is None:
        last = deal.last_discard
        return _not_open(last.tile if last else "", "gone" if last else "none")
    if not question.waits_for(action.seat):
        return _not_open(question.tile, "own" if question.seat == action.seat else "answered")
    if action.name == MAHJONG:
        return _refuse_mahjong(deal, action, question.tile)
    return _refuse_group(deal, action, question.tile)


def _not_open(card: str, state: str) -> Refusal:
    """``none`` nothing was thrown yet, ``gone`` play has gone on, ``own`` it is one's own, ``answered`` one spoke."""
    return Refusal("naipes.play.4", (("tile", card), ("state", state)))


@clause("naipes.claim.2", "naipes.claim.3", "naipes.claim.4", "naipes.kang.6", "naipes.kang.7", "naipes.end.3")
def _refuse_group(deal: DealState, action: Action, card: Tile) -> Refusal:
    """The card of a kang and the last discard make no group; then the cards for it are missing."""
    question = deal.question
    assert question is not None and question.seat is not None
    about = (("tile", card),)
    if action.name == PASS:
        return Refusal("naipes.prec.4")
    if question.name == ON_KANG:
        return Refusal("naipes.kang.6", about)
    if is_empty(deal):
        return Refusal("naipes.kang.7" if action.name == KANG else "naipes.end.3", about)
    if action.name == CHOW:
        return _refuse_chow(action, card, question.seat)
    return Refusal("naipes.claim.4" if action.name == KANG else "naipes.claim.3", about)


@clause("naipes.claim.2", "naipes.vocab.3")
def _refuse_chow(action: Action, card: Tile, source: int) -> Refusal:
    """Only numbers run, only the next player takes; then the two cards of an escalera are missing."""
    if card not in NUMBERS:
        return Refusal("naipes.vocab.3", (("tile", card),))
    far = int(action.seat != lower(source))
    return Refusal("naipes.claim.2", (("tile", card), ("source", source), ("far", far)))


# ---- mah-jong -----------------------------------------------------------------------------


@clause("naipes.end.5", "naipes.eunuco.5", "naipes.special.1", "naipes.special.4")
def _refuse_mahjong(deal: DealState, action: Action, card: Tile | None = None) -> Refusal:
    """A eunuco has none; a special hand may not count at this table, or not with exposed groups; else it is none."""
    seat = action.seat
    eunuco = eunuco_of(deal, seat)
    if eunuco:
        return Refusal("naipes.eunuco.5", (("eunuco", eunuco),))
    if action.tiles or action.target is not None:
        return Refusal("naipes.prec.4")
    if _would_close(deal, seat, card, especiales_validos=SI):
        return Refusal("naipes.special.1")
    if _would_close(deal, seat, card, especiales_validos=SI, especiales="admite_expuesto"):
        return Refusal("naipes.special.4")
    return Refusal("naipes.end.5")


def _would_close(deal: DealState, seat: int, card: Tile | None, **agreed: Any) -> bool:
    """Whether the hand would be a mah-jong if the table had `agreed` something else."""
    options: NaipesOptions = deal.options
    other = options._replace(**agreed)
    return is_mahjong(closing_hand(deal, seat, card), groups_of(deal.melds[seat]), other, dominant_of(deal))


@clause("naipes.prec.3", "naipes.play.1")
def _refuse_own_mahjong(deal: DealState, action: Action) -> Refusal:
    """Right after one's own chow or pung the card would have had to be claimed as the mah-jong card."""
    if not may_declare(deal):
        return _turn(deal, "draw") if due(deal, action.seat) else Refusal("naipes.prec.3")
    return _refuse_mahjong(deal, action)


# ---- the other acts of one's own turn -----------------------------------------------------


@clause("naipes.play.1", "naipes.play.3")
def _refuse_discard(deal: DealState, action: Action) -> Refusal:
    honour = next((card for card in action.tiles if card in HONOURS), None)
    return _turn(deal, "card") if honour is None else Refusal("naipes.play.3", (("tile", honour),))


@clause("naipes.kang.1", "naipes.kang.5", "naipes.kang.7")
def _refuse_kang(deal: DealState, action: Action) -> Refusal:
    """Not right after one's own chow or pung, not without a card to replace the fourth; then the cards are missing.

    If they are there, the table lets a kang be declared only when its fourth card is drawn.
    """
    card = _first_card(action)
    if not may_declare(deal):
        return _turn(deal, "draw") if due(deal, action.seat) else _no_kang(card, "claimed")
    if not may_replace(deal):
        return Refusal("naipes.kang.7", (("tile", card),))
    held = deal.hands[action.seat].count(card)
    in_hand = action.name == KANG_HAND and held == 4 and action.tiles == (card,) * 4
    grown = action.name == KANG_GROWN and held and exposed_trio(deal, action.seat, card) is not None
    if in_hand or (grown and len(action.tiles) == 1):
        return _no_kang(card, "late")
    return Refusal("naipes.kang.1", (("tile", card),))


def _no_kang(card: Tile, state: str) -> Refusal:
    """``claimed`` one has just taken a discard, ``late`` the fourth card did not come now."""
    return Refusal("naipes.kang.5", (("tile", card), ("state", state)))


@clause("naipes.eunuco.6", "naipes.end.3")
def _refuse_slip(deal: DealState, action: Action) -> Refusal:
    """The table draws by itself; or there is nothing left to draw; or the act was given cards it does not take."""
    if not draws_by_hand(deal):
        return Refusal("naipes.eunuco.6", (("state", "table"),))
    if action.name == DRAW and is_empty(deal):
        return Refusal("naipes.end.3", (("tile", ""),))
    if action.name == DRAW and not may_draw(deal):
        return Refusal("naipes.eunuco.6", (("state", "again"),))
    return Refusal("naipes.prec.4")


_TURN_REFUSALS: dict[str, Callable[[DealState, Action], Refusal]] = {
    DISCARD: _refuse_discard,
    MAHJONG: _refuse_own_mahjong,
    KANG_HAND: _refuse_kang,
    KANG_GROWN: _refuse_kang,
    DRAW: _refuse_slip,
    END_TURN: _refuse_slip,
}
