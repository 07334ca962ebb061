"""Why an act is not possible: the clause that forbids it, and the facts that decided.

`decide` asks here only for acts that `legal` does not offer. Each question below is asked in the order in which a
judge would ask it; the first that applies names the clause.
"""

from collections import Counter
from collections.abc import Callable

from kongbox.engine.actions import Action, Refusal
from kongbox.engine.clauses import clause
from kongbox.engine.phases import Phase
from kongbox.engine.state import DealState, MatchState
from kongbox.rulesets.american.blanks import SWAP
from kongbox.rulesets.american.challenges import CALL_DEAD
from kongbox.rulesets.american.charleston import COURTESY, COURTESY_TILES, EACH, NO, PASS_TILES, PASSES, YES
from kongbox.rulesets.american.claims import CLAIM, PASS, can_be_claimed, may_expose
from kongbox.rulesets.american.ending import is_dead
from kongbox.rulesets.american.exposures import AMEND, KINDS, may_amend
from kongbox.rulesets.american.jokers import EXCHANGE
from kongbox.rulesets.american.mahjong import MAHJONG
from kongbox.rulesets.american.options import in_force
from kongbox.rulesets.american.play import DISCARD
from kongbox.rulesets.american.rotation import CONSENT
from kongbox.rulesets.american.tileset import BLANK, JOKER
from kongbox.tiles.tile import Tile

EXPOSURES = tuple(KINDS.values())
ACTS = (
    DISCARD, MAHJONG, *EXPOSURES, PASS, EXCHANGE, AMEND, CALL_DEAD, SWAP, PASS_TILES, YES, NO, COURTESY, COURTESY_TILES,
)  # fmt: skip

REFUSABLE = (
    "american.model.4", "american.charleston.2", "american.charleston.3", "american.charleston.4",
    "american.charleston.5", "american.charleston.8", "american.charleston.9", "american.east.6", "american.turn.1",
    "american.turn.2", "american.turn.3", "american.turn.5", "american.turn.7", "american.claim.1",
    "american.claim.2", "american.claim.4", "american.claim.5", "american.claim.6", "american.claim.7",
    "american.claim.10", "american.window.2", "american.window.7", "american.exposure.1", "american.exposure.4",
    "american.exposure.5", "american.exposure.6", "american.exposure.10", "american.joker.5", "american.joker.6",
    "american.joker.7", "american.joker.9", "american.dead.1", "american.dead.2", "american.dead.3",
    "american.dead.8", "american.end.2", "american.blank.2", "american.blank.3", "american.blank.4",
    "american.blank.7", "american.blank.8", "american.blank.10", "american.blank.14", "american.option.1",
    "american.option.3",
)  # fmt: skip
"""Every clause under which this game refuses; each has its sentence in both languages."""


@clause("american.model.4")
def refuse(match: MatchState, action: Action) -> Refusal:
    """The clause under which `action` is refused. A refused act costs nothing and changes nothing."""
    deal = match.deal
    if deal is None or deal.phase in (Phase.SETTLED, Phase.BETWEEN) or match.over:
        return Refusal("american.charleston.9")
    if action.name not in ACTS:
        return Refusal("american.model.4")
    if is_dead(deal, action.seat) and action.name not in _BEFORE_PLAY:
        return Refusal("american.dead.8" if action.name == CALL_DEAD else "american.dead.1")
    return _REFUSALS[action.name](deal, action)


def _held(deal: DealState, action: Action) -> bool:
    return not Counter(action.tiles) - Counter(deal.hands[action.seat])


def _first_tile(action: Action) -> Tile:
    return action.tiles[0] if action.tiles else Tile("")


# ---- before play -------------------------------------------------------------------------


@clause("american.charleston.2", "american.charleston.3", "american.charleston.5", "american.charleston.9")
def _refuse_pass_tiles(deal: DealState, action: Action) -> Refusal:
    """No pass is due, or the tiles are chosen; then a joker, a blank, a blind pass too early, a wrong number."""
    question = deal.question
    if question is None or question.name not in PASSES:
        return Refusal("american.charleston.9")
    if not question.waits_for(action.seat):
        return Refusal("american.charleston.2", (("chosen", 1), ("count", len(action.tiles))))
    if JOKER in action.tiles:
        return Refusal("american.charleston.3", (("tile", JOKER),))
    if BLANK in action.tiles and BLANK in deal.hands[action.seat]:
        return Refusal("american.blank.14", (("tile", BLANK),))
    if action.target and not PASSES[question.name].blind:
        return Refusal("american.charleston.5", (("count", action.target),))
    return Refusal("american.charleston.2", (("chosen", 0), ("count", len(action.tiles))))


@clause("american.charleston.4", "american.option.1")
def _refuse_vote(deal: DealState, action: Action) -> Refusal:
    """There is no vote, or this seat has voted."""
    asked = deal.question is not None and deal.question.name == CONSENT
    return Refusal("american.option.1" if asked else "american.charleston.4", (("seat", action.seat),))


@clause("american.charleston.8", "american.charleston.3", "american.blank.14")
def _refuse_courtesy(deal: DealState, action: Action) -> Refusal:
    """A joker or a blank among the tiles; or a number that is none of 0 to 3, not agreed, or asked of nobody now."""
    if JOKER in action.tiles:
        return Refusal("american.charleston.3", (("tile", JOKER),))
    if BLANK in action.tiles and BLANK in deal.hands[action.seat]:
        return Refusal("american.blank.14", (("tile", BLANK),))
    agreed = deal.mark(action.seat, COURTESY)
    return Refusal("american.charleston.8", (("count", agreed or EACH), ("agreed", int(bool(agreed)))))


# ---- the own turn ------------------------------------------------------------------------


@clause("american.turn.1", "american.turn.2", "american.turn.5", "american.turn.7", "american.window.7")
def _refuse_discard(deal: DealState, action: Action) -> Refusal:
    """Not before play, not while a discard is being answered, not out of turn; then the tile is not in the hand."""
    refusal = _not_in_turn(deal, action)
    if refusal is not None:
        return refusal
    return Refusal("american.turn.2", (("tile", _first_tile(action)), ("count", len(action.tiles))))


def _not_in_turn(deal: DealState, action: Action) -> Refusal | None:
    question = deal.question
    if deal.phase is Phase.BEFORE_PLAY:
        return Refusal("american.charleston.9")
    if question is not None:
        thrower = question.seat if question.seat is not None else deal.turn
        facts = (("tile", question.tile or ""), ("turn", thrower))
        return Refusal("american.turn.5" if thrower == action.seat else "american.window.7", facts)
    if deal.turn != action.seat:
        return Refusal("american.turn.7" if action.name == DISCARD else "american.turn.1", (("turn", deal.turn),))
    return None


@clause("american.joker.6", "american.joker.7", "american.joker.9")
def _refuse_exchange(deal: DealState, action: Action) -> Refusal:
    """Only on one's own turn, drawn or claimed; from an exposure with a joker; for the natural it stands for."""
    if deal.phase is not Phase.TURN or deal.turn != action.seat:
        return Refusal("american.joker.6", (("turn", deal.turn),))
    owner, index = divmod(action.target or 0, 10)
    rows = deal.melds[owner] if 0 <= owner < len(deal.melds) else ()
    if action.target is None or index >= len(rows) or JOKER not in rows[index].tiles:
        return Refusal("american.joker.7")
    kind = next(tile for tile in rows[index].tiles if tile != JOKER)
    return Refusal("american.joker.9", (("tile", kind), ("given", _first_tile(action))))


@clause("american.exposure.4", "american.exposure.5", "american.exposure.6", "american.blank.7", "american.turn.3")
def _refuse_amend(deal: DealState, action: Action) -> Refusal:
    """A fixed exposure is never changed; a new one keeps its claimed tile, its kind and three to six tiles."""
    refusal = _not_in_turn(deal, action)
    if refusal is not None:
        return refusal
    if not may_amend(deal, action.seat):
        claimed = deal.drawn is None and bool(deal.melds[action.seat])
        return Refusal("american.exposure.5" if claimed else "american.exposure.4")
    if BLANK in action.tiles:
        return Refusal("american.blank.7", (("tile", BLANK),))
    meld = deal.melds[action.seat][-1]
    assert meld.claimed is not None
    pool = Counter((*deal.hands[action.seat], *meld.tiles)) - Counter((meld.claimed,))
    if pool.total() == len(action.tiles) and not Counter(action.tiles) - pool:
        return Refusal("american.turn.3")
    return Refusal("american.exposure.6", (("tile", meld.claimed),))


# ---- claims ------------------------------------------------------------------------------


@clause("american.claim.1", "american.claim.2", "american.claim.10", "american.joker.5", "american.option.3")
@clause("american.window.2", "american.window.6")
def _no_window(deal: DealState, action: Action) -> Refusal | None:
    """Why there is nothing that the seat could claim now."""
    question, last = deal.question, deal.last_discard
    if question is not None and question.name == CLAIM:
        facts = (("tile", question.tile or ""), ("turn", deal.turn))
        if question.seat == action.seat:
            return Refusal("american.claim.1", facts)
        return None if question.waits_for(action.seat) else Refusal("american.window.7", facts)
    if last is None:
        return Refusal("american.charleston.9")
    about = (("tile", last.tile),)
    if last.tile == JOKER:
        return Refusal("american.joker.5", about)
    if last.tile == BLANK:
        return Refusal("american.claim.10", about)
    if last.taken_by is not None:
        return Refusal("american.claim.2", about)
    return Refusal("american.window.2" if can_be_claimed(deal, last.tile) else "american.option.3", about)


@clause("american.east.6", "american.charleston.9")
def _refuse_mahjong(deal: DealState, action: Action) -> Refusal:
    """Before play it is East's alone and only before the first pass; later it needs one's turn or an open discard."""
    if deal.phase is Phase.BEFORE_PLAY:
        return Refusal("american.east.6", (("turn", deal.dealer),))
    return _no_window(deal, action) or Refusal("american.model.4")


@clause("american.exposure.10", "american.end.2", "american.turn.3")
def _refuse_exposure(deal: DealState, action: Action) -> Refusal:
    """Exposures come from discards alone, and not from the last one; then the group itself is looked at."""
    if deal.question is None and deal.turn == action.seat and deal.phase is Phase.TURN:
        return Refusal("american.exposure.10")
    refusal = _no_window(deal, action)
    if refusal is not None:
        return refusal
    assert deal.question is not None and deal.question.tile is not None
    tile = deal.question.tile
    if not may_expose(deal):
        return Refusal("american.end.2", (("tile", tile),))
    return _refuse_group(deal, action, tile)


@clause("american.claim.4", "american.claim.5", "american.claim.6", "american.claim.7", "american.exposure.1")
def _refuse_group(deal: DealState, action: Action, tile: Tile) -> Refusal:
    """A blank; no tile beside the claimed one, or one; other kinds; a wrong number; not held; nothing to discard."""
    count, about = len(action.tiles), (("tile", tile),)
    if BLANK in action.tiles:
        return Refusal("american.blank.7", (("tile", BLANK),))
    if count < 2:
        return Refusal("american.claim.5" if count else "american.claim.4", about)
    if any(other not in (tile, JOKER) for other in action.tiles):
        return Refusal("american.claim.6", about)
    if KINDS.get(count + 1) != action.name:
        return Refusal("american.exposure.1", (*about, ("count", count + 1)))
    if not _held(deal, action):
        return Refusal("american.claim.7", about)
    return Refusal("american.turn.3", about)


def _refuse_silence(deal: DealState, action: Action) -> Refusal:
    """Nothing is being asked of this seat that it could pass on."""
    return _no_window(deal, action) or Refusal("american.window.7", (("tile", ""), ("turn", deal.turn)))


# ---- at any time -------------------------------------------------------------------------


@clause("american.dead.2", "american.dead.3", "american.exposure.5")
def _refuse_call(deal: DealState, action: Action) -> Refusal:
    """Nobody calls the own hand dead, a dead one again, one before the first discard or one that may still correct."""
    called = action.target
    if called is None or called == action.seat or called not in range(4):
        return Refusal("american.dead.2", (("seat", action.seat),))
    about: tuple[tuple[str, str | int], ...] = (("seat", called),)
    if not deal.discards:
        return Refusal("american.dead.3", about)
    return Refusal("american.exposure.5" if may_amend(deal, called) else "american.dead.1", about)


@clause("american.blank.2", "american.blank.3", "american.blank.4", "american.blank.8", "american.blank.10")
def _refuse_swap(deal: DealState, action: Action) -> Refusal:
    """Blanks that are not in the game, not in the hand, before the first discard; then what lies in the place."""
    if not in_force(deal).blanks:
        return Refusal("american.blank.8")
    if not deal.discards:
        return Refusal("american.blank.3")
    if action.tiles != (BLANK,) or not _held(deal, action):
        return Refusal("american.blank.2", (("tile", BLANK),))
    if action.target is None or not 0 <= action.target < len(deal.discards):
        return Refusal("american.blank.10", (("tile", ""),))
    wanted = deal.discards[action.target]
    taken = wanted.taken_by is not None
    return Refusal("american.blank.4" if taken else "american.blank.10", (("tile", wanted.tile),))


_BEFORE_PLAY = (PASS_TILES, YES, NO, COURTESY, COURTESY_TILES)

_REFUSALS: dict[str, Callable[[DealState, Action], Refusal]] = {
    DISCARD: _refuse_discard,
    EXCHANGE: _refuse_exchange,
    AMEND: _refuse_amend,
    MAHJONG: _refuse_mahjong,
    PASS: _refuse_silence,
    CALL_DEAD: _refuse_call,
    SWAP: _refuse_swap,
    PASS_TILES: _refuse_pass_tiles,
    YES: _refuse_vote,
    NO: _refuse_vote,
    COURTESY: _refuse_courtesy,
    COURTESY_TILES: _refuse_courtesy,
    **dict.fromkeys(EXPOSURES, _refuse_exposure),
}
