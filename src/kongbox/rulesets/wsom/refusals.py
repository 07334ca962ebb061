"""Why an act is not possible: the clause that forbids it, and the facts that decided.

`decide` asks here only for acts that `legal` does not offer. Each question below is asked in the order
in which a judge would ask it; the first that applies names the clause.
"""

from collections.abc import Callable

from kongbox.engine.actions import Action, Refusal
from kongbox.engine.clauses import clause
from kongbox.engine.phases import Phase
from kongbox.engine.seats import Seat, upper
from kongbox.engine.state import DealState, MatchState
from kongbox.rulesets.wsom.claims import CHI, KONG, ON_ADDED_KONG, PASS, PONG, WIN
from kongbox.rulesets.wsom.play import CONCEALED, DISCARD, SMALL, may_declare
from kongbox.rulesets.wsom.walls import is_seabed, may_supplement
from kongbox.rulesets.wsom.wins import is_winning
from kongbox.tiles.tile import Tile

CLAIMS = (WIN, KONG, PONG, CHI)
TURN_ACTS = (DISCARD, CONCEALED, SMALL)
ACTS = (*TURN_ACTS, *CLAIMS, PASS)

REFUSABLE = (
    "wsom.claim.1", "wsom.claim.2", "wsom.claim.4", "wsom.claim.5", "wsom.chi.1", "wsom.end.1", "wsom.end.3",
    "wsom.hand.4", "wsom.kong.1", "wsom.kong.2", "wsom.kong.3", "wsom.kong.4", "wsom.kong.5", "wsom.play.2",
    "wsom.play.4", "wsom.pong.1", "wsom.rob.5", "wsom.score.basic.5", "wsom.win.2",
)  # fmt: skip
"""Every clause under which this game refuses; each has its sentence in both languages."""


def refuse(match: MatchState, action: Action) -> Refusal:
    """The clause under which `action` is refused. A refused act costs nothing and changes nothing."""
    deal = match.deal
    if deal is None or deal.phase in (Phase.SETTLED, Phase.BETWEEN) or match.over:
        return Refusal("wsom.end.1")
    if action.name not in ACTS:
        return Refusal("wsom.claim.4")
    if action.name in CLAIMS and not _is_self_draw(deal, action):
        return _refuse_claim(deal, action)
    if deal.question is not None:
        return _refuse_while_asked(deal, action)
    return _refuse_on_turn(deal, action)


def _is_self_draw(deal: DealState, action: Action) -> bool:
    return action.name == WIN and deal.question is None and deal.turn == action.seat


@clause("wsom.claim.5", "wsom.play.2")
def _refuse_while_asked(deal: DealState, action: Action) -> Refusal:
    question = deal.question
    assert question is not None
    if action.name == PASS:
        return _nothing_to_answer(deal, action.seat)
    return Refusal("wsom.play.2", (("turn", question.seat if question.seat is not None else deal.turn),))


def _nothing_to_answer(deal: DealState, seat: Seat) -> Refusal:
    question = deal.question
    if question is not None and seat == question.seat and question.tile is not None:
        return Refusal("wsom.claim.1", (("tile", question.tile),))
    return Refusal("wsom.claim.5")


@clause("wsom.claim.2", "wsom.claim.5")
def _refuse_claim(deal: DealState, action: Action) -> Refusal:
    """A claim needs an open tile of another player that one has not yet answered, then what the set needs."""
    question = deal.question
    if question is None or question.tile is None:
        last = deal.last_discard
        return Refusal("wsom.claim.2", (("tile", last.tile if last else ""), ("thrown", int(last is not None))))
    if not question.waits_for(action.seat):
        return _nothing_to_answer(deal, action.seat)
    if action.name == WIN:
        return _refuse_win(deal, (*deal.hands[action.seat], question.tile))
    return _refuse_set(deal, action, question.tile)


@clause("wsom.hand.4", "wsom.score.basic.5")
def _refuse_win(deal: DealState, concealed: tuple[Tile, ...]) -> Refusal:
    if is_winning(concealed):
        return Refusal("wsom.score.basic.5", (("least", deal.options.min_points),))
    return Refusal("wsom.hand.4")


@clause("wsom.rob.5", "wsom.end.3", "wsom.chi.1", "wsom.pong.1", "wsom.kong.4", "wsom.kong.5")
def _refuse_set(deal: DealState, action: Action, tile: Tile) -> Refusal:
    question = deal.question
    assert question is not None and question.seat is not None
    about = (("tile", tile),)
    if question.name == ON_ADDED_KONG:
        return Refusal("wsom.rob.5", about)
    if is_seabed(deal):
        return Refusal("wsom.end.3", about)
    if action.name == CHI:
        return _refuse_chi(action.seat, question.seat, tile)
    if action.name == PONG:
        return Refusal("wsom.pong.1", about)
    exposed = any(meld.kind == PONG and meld.tiles[0] == tile for meld in deal.melds[action.seat])
    return Refusal("wsom.kong.5" if exposed else "wsom.kong.4", about)


@clause("wsom.chi.1")
def _refuse_chi(seat: Seat, source: Seat, tile: Tile) -> Refusal:
    """Wrong seat first; then the two tiles that would make a sequence are missing."""
    far = int(source != upper(seat))
    return Refusal("wsom.chi.1", (("tile", tile), ("source", source), ("far", far)))


@clause("wsom.play.2", "wsom.play.4")
def _refuse_on_turn(deal: DealState, action: Action) -> Refusal:
    if action.name == PASS:
        return Refusal("wsom.claim.5")
    if action.seat != deal.turn:
        return Refusal("wsom.play.2", (("turn", deal.turn),))
    return _TURN_REFUSALS[action.name](deal, action)


def _refuse_discard(_: DealState, action: Action) -> Refusal:
    return Refusal("wsom.play.4", (("tile", action.tiles[0] if action.tiles else ""), ("count", len(action.tiles))))


@clause("wsom.win.2", "wsom.hand.4")
def _refuse_self_draw(deal: DealState, action: Action) -> Refusal:
    """A hand is not won right after one's own claim: the claimed tile would have had to win."""
    if not may_declare(deal):
        return Refusal("wsom.win.2")
    return _refuse_win(deal, deal.hands[action.seat])


@clause("wsom.kong.1", "wsom.kong.2", "wsom.end.3")
def _refuse_concealed_kong(deal: DealState, action: Action) -> Refusal:
    return _refuse_kong(deal, action, "wsom.kong.1")


@clause("wsom.kong.2", "wsom.kong.3", "wsom.end.3")
def _refuse_small_kong(deal: DealState, action: Action) -> Refusal:
    return _refuse_kong(deal, action, "wsom.kong.3")


def _refuse_kong(deal: DealState, action: Action, lacking: str) -> Refusal:
    """Right after one's own chi or pong no kong is possible; nor when no supplement may be drawn."""
    tile = action.tiles[0] if action.tiles else Tile("")
    if not may_declare(deal):
        return Refusal("wsom.kong.2", (("tile", tile),))
    if not may_supplement(deal):
        return Refusal("wsom.end.3", (("tile", tile),))
    return Refusal(lacking, (("tile", tile),))


_TURN_REFUSALS: dict[str, Callable[[DealState, Action], Refusal]] = {
    DISCARD: _refuse_discard,
    WIN: _refuse_self_draw,
    CONCEALED: _refuse_concealed_kong,
    SMALL: _refuse_small_kong,
}
