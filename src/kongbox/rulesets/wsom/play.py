"""What a seat may do on its own turn: discard, declare a kong, win."""

from kongbox.engine.actions import Action, Offer
from kongbox.engine.clauses import clause
from kongbox.engine.events import ClaimAnnounced, MeldGrown, MeldShown, QuestionOpened, TileDiscarded
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import Seat, others
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import NEXT_HAND, DealState
from kongbox.rulesets.wsom.claims import ON_ADDED_KONG, ON_DISCARD, PASS, WIN, WINNING
from kongbox.rulesets.wsom.ending import end_won
from kongbox.rulesets.wsom.walls import draw_supplement, may_supplement
from kongbox.rulesets.wsom.winning import is_first_turn, may_win, winning_tile

DISCARD, CONCEALED, SMALL = "discard", "kong-concealed", "kong-small"


def turn_offers(deal: DealState) -> tuple[Offer, ...]:
    """What the seat in turn may do; a discard is always among it."""
    found = []
    if may_declare(deal):
        if may_win(deal, deal.turn, winning_tile(deal), "self"):
            found.append(WINNING)
        found += concealed_kongs(deal) + small_kongs(deal)
    return (*found, *discards(deal))


@clause("wsom.kong.2", "wsom.kong.3", "wsom.win.2", "wsom.play.1")
def may_declare(deal: DealState) -> bool:
    """Whether the seat in turn may win or declare a kong: after drawing, or as East right after the deal.

    Right after one's own chi or pong neither is possible.
    """
    return deal.drawn is not None or is_first_turn(deal)


@clause("wsom.play.2", "wsom.play.4", "wsom.play.5")
def discards(deal: DealState) -> list[Offer]:
    """Every kind of tile in the hand; the tile just claimed or its other end may be thrown too."""
    return [Offer(DISCARD, (tile,)) for tile in dict.fromkeys(deal.hands[deal.turn])]


@clause("wsom.kong.1", "wsom.kong.2", "wsom.kong.9")
def concealed_kongs(deal: DealState) -> list[Offer]:
    """The concealed kong that may be declared: four of a kind in the hand, whenever they arrived."""
    hand = deal.hands[deal.turn]
    fours = [tile for tile in dict.fromkeys(hand) if hand.count(tile) == 4]
    return [Offer(CONCEALED, (tile,) * 4, slot=2) for tile in fours] if may_supplement(deal) else []


@clause("wsom.kong.1", "wsom.kong.3", "wsom.kong.9")
def small_kongs(deal: DealState) -> list[Offer]:
    """The small exposed kong that may be declared: a tile of the hand on one's own exposed triplet."""
    hand = deal.hands[deal.turn]
    fourths = [meld.tiles[0] for meld in deal.melds[deal.turn] if meld.kind == "pong" and meld.tiles[0] in hand]
    return [Offer(SMALL, (tile,), slot=2) for tile in fourths] if may_supplement(deal) else []


def perform(deal: DealState, action: Action, seed: Seed) -> Events:
    """What an act on one's own turn leads to."""
    if action.name == DISCARD:
        return discard(deal, action)
    if action.name == CONCEALED:
        return declare_concealed_kong(deal, action, seed)
    if action.name == SMALL:
        return declare_small_kong(deal, action)
    assert action.name == WIN, f"no act of this game: {action.name}"
    announced = ClaimAnnounced(action.seat, WIN)
    return (announced, *end_won(deal, action.seat, winning_tile(deal), action.seat, "self"))


@clause("wsom.play.3", "wsom.claim.2")
def discard(deal: DealState, action: Action) -> Events:
    """The tile goes to the river, and the three others are asked about it; it alone can be claimed now."""
    (tile,) = action.tiles
    thrown = TileDiscarded(action.seat, tile, drawn=tile == deal.drawn)
    return thrown, QuestionOpened(ON_DISCARD, others(action.seat), action.seat, tile)


@clause("wsom.kong.2", "wsom.kong.6", "wsom.kong.7", "wsom.rob.3")
def declare_concealed_kong(deal: DealState, action: Action, seed: Seed) -> Events:
    """The word, the four tiles, the supplement; nobody is asked, for it cannot be robbed."""
    announced = ClaimAnnounced(action.seat, CONCEALED)
    return announced, MeldShown(action.seat, CONCEALED, action.tiles), draw_supplement(deal, action.seat, seed)


@clause("wsom.kong.3", "wsom.kong.6", "wsom.rob.4")
def declare_small_kong(deal: DealState, action: Action) -> Events:
    """The word first, then the tile joins the triplet; the others may rob it before the supplement is drawn."""
    (tile,) = action.tiles
    index = next(place for place, meld in enumerate(deal.melds[action.seat]) if meld.tiles == (tile,) * 3)
    grown = MeldGrown(action.seat, index, SMALL, tile)
    asked = QuestionOpened(ON_ADDED_KONG, others(action.seat), action.seat, tile)
    return ClaimAnnounced(action.seat, SMALL), grown, asked


def default_act(deal: DealState, seat: Seat) -> Action:
    """The harmless act for a seat that is late or away: pass, agree to the next hand, or throw what it drew."""
    if deal.question is not None:
        return Action(seat, "next" if deal.question.name == NEXT_HAND else PASS)
    return Action(seat, DISCARD, (deal.hands[seat][-1],))


def free_offers(_deal: DealState, _seat: Seat) -> tuple[Offer, ...]:
    """Nothing in this game is open at any time; errors are for the judge."""
    return ()
