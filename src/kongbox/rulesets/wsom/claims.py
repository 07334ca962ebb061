"""Claiming a discard and robbing a kong: who may claim what, and whose claim prevails."""

from collections.abc import Iterable

from kongbox.engine.actions import Action, Offer
from kongbox.engine.clauses import clause
from kongbox.engine.events import ClaimAnnounced, ClaimLapsed, Event, MeldShown, MeldShrunk
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import Seat, lower, steps
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import DealState, Question, Tiles
from kongbox.rulesets.wsom.ending import end_exhausted, end_won
from kongbox.rulesets.wsom.tileset import TILES
from kongbox.rulesets.wsom.walls import draw, draw_supplement, is_seabed, may_supplement
from kongbox.rulesets.wsom.winning import may_win
from kongbox.tiles.tile import Tile

WIN, KONG, PONG, CHI, PASS = "win", "kong-big", "pong", "chi", "pass"
ON_DISCARD, ON_ADDED_KONG = "claim", "rob"
SLOTS = {WIN: 1, KONG: 2, PONG: 3, CHI: 4, PASS: 5}
RANKS = {WIN: 0, KONG: 1, PONG: 1, CHI: 2}

PASSING = Offer(PASS, slot=SLOTS[PASS])
WINNING = Offer(WIN, slot=SLOTS[WIN])


def question_offers(deal: DealState, seat: Seat) -> tuple[Offer, ...]:
    """How `seat` may answer the open question; passing is always one of the answers."""
    question = deal.question
    assert question is not None and question.tile is not None
    if question.name == ON_ADDED_KONG:
        return claims_on_added_kong(deal, seat, question.tile)
    return claims_on_discard(deal, seat, question.tile)


@clause("wsom.claim.1", "wsom.claim.4", "wsom.end.3")
def claims_on_discard(deal: DealState, seat: Seat, tile: Tile) -> tuple[Offer, ...]:
    """What `seat` may claim `tile` for: a win, a big exposed kong, a pong, a chi; the riverbed tile only for a win."""
    found = [WINNING] if may_win(deal, seat, tile, "discard") else []
    if not is_seabed(deal):
        found += _sets_of(deal, seat, tile)
    return (*found, PASSING)


@clause("wsom.pong.1", "wsom.kong.4")
def _sets_of(deal: DealState, seat: Seat, tile: Tile) -> list[Offer]:
    held = deal.hands[seat].count(tile)
    found = []
    if held == 3 and may_supplement(deal):
        found.append(Offer(KONG, (tile,) * 3, slot=SLOTS[KONG]))
    if held >= 2:
        found.append(Offer(PONG, (tile,) * 2, slot=SLOTS[PONG]))
    if deal.discards and seat == lower(deal.discards[-1].seat):
        found += [Offer(CHI, pair, slot=SLOTS[CHI]) for pair in chi_pairs(deal.hands[seat], tile)]
    return found


@clause("wsom.chi.1")
def chi_pairs(hand: Iterable[Tile], tile: Tile) -> tuple[Tiles, ...]:
    """The pairs in `hand` that make a sequence with `tile`, lowest first; only the lower seat may use them."""
    held = set(hand)
    return tuple(pair for pair in _CHI_PAIRS[tile] if held.issuperset(pair))


def _pairs_around(tile: Tile) -> tuple[Tiles, ...]:
    suit, number = TILES.faces[tile]
    if suit == "z":
        return ()
    runs = ((number - 2, number - 1), (number - 1, number + 1), (number + 1, number + 2))
    return tuple((Tile(f"{first}{suit}"), Tile(f"{last}{suit}")) for first, last in runs if first >= 1 and last <= 9)


_CHI_PAIRS = {tile: _pairs_around(tile) for tile in TILES.kinds}


@clause("wsom.rob.1", "wsom.rob.4", "wsom.rob.5", "wsom.win.3")
def claims_on_added_kong(deal: DealState, seat: Seat, tile: Tile) -> tuple[Offer, ...]:
    """Offer `seat` the tile just added to an exposed triplet, for a win only.

    A concealed kong opens no such question (wsom.rob.3), so it cannot be robbed.
    """
    return (WINNING, PASSING) if may_win(deal, seat, tile, "rob") else (PASSING,)


@clause("wsom.prec.1", "wsom.prec.2", "wsom.prec.3", "wsom.prec.5")
def precedence(claim: Action, source: Seat) -> tuple[int, int]:
    """Where a claim stands among claims for one tile of `source`; the lowest prevails.

    Wins come first, among them the seat that plays soonest after the source; then pong and kong,
    then chi. For a robbed kong the source is its declarer.
    """
    return RANKS[claim.name], steps(source, claim.seat)


def resolve(deal: DealState, seed: Seed) -> Events:
    """What follows once all three seats have answered: the best claim, or play goes on."""
    question = deal.question
    assert question is not None and question.seat is not None
    source = question.seat
    claims = [answer for answer in question.answers if answer is not None and answer.name != PASS]
    claims.sort(key=lambda claim: steps(source, claim.seat))
    if not claims:
        return _nobody_claims(deal, question, seed)
    best = min(claims, key=lambda claim: precedence(claim, source))
    return (*_spoken(claims, best), *_carried_out(deal, question, best, seed))


@clause("wsom.claim.5", "wsom.prec.1", "wsom.rob.3")
def _spoken(claims: list[Action], best: Action) -> list[Event]:
    """Every claim is said aloud; all but the best lapse.

    Announcing and showing are two events, so that a ruling can stand between them.
    """
    announced: list[Event] = [ClaimAnnounced(claim.seat, claim.name) for claim in claims]
    lapsed = [ClaimLapsed(claim.seat, claim.name, "wsom.prec.2") for claim in claims if claim is not best]
    return announced + lapsed


def _nobody_claims(deal: DealState, question: Question, seed: Seed) -> Events:
    assert question.seat is not None
    if question.name == ON_ADDED_KONG:
        return (draw_supplement(deal, question.seat, seed),)
    if is_seabed(deal):
        return end_exhausted()
    return (draw(deal, lower(question.seat), seed),)


def _carried_out(deal: DealState, question: Question, claim: Action, seed: Seed) -> Events:
    assert question.tile is not None and question.seat is not None
    if claim.name == WIN:
        return _won(deal, question, claim.seat)
    return _set_shown(deal, question.tile, question.seat, claim, seed)


def _won(deal: DealState, question: Question, winner: Seat) -> Events:
    assert question.tile is not None and question.seat is not None
    if question.name == ON_DISCARD:
        return end_won(deal, winner, question.tile, question.seat, "discard")
    return (*robbed(deal, question.tile, question.seat), *end_won(deal, winner, question.tile, question.seat, "rob"))


@clause("wsom.rob.5")
def robbed(deal: DealState, tile: Tile, declarer: Seat) -> Events:
    """A robbed kong is not completed: the declarer keeps the triplet and takes no supplement."""
    index = next(place for place, meld in enumerate(deal.melds[declarer]) if meld.tiles == (tile,) * 4)
    return (MeldShrunk(declarer, index, PONG, tile),)


@clause("wsom.claim.3", "wsom.pong.2", "wsom.pong.3", "wsom.chi.2", "wsom.chi.3", "wsom.kong.4", "wsom.kong.7")
def _set_shown(deal: DealState, tile: Tile, source: Seat, claim: Action, seed: Seed) -> Events:
    """The claimed set is laid open whole; the claimant then discards, after a kong with a supplement in hand."""
    shown = MeldShown(claim.seat, claim.name, TILES.tidy((*claim.tiles, tile)), tile, source)
    if claim.name != KONG:
        return (shown,)
    return shown, draw_supplement(deal, claim.seat, seed)
