"""The better player: weighs all near hands of the card by chance and worth, and fears what others show."""

from kongbox.bots.american.certain import dead_for_all_to_see, is_sound, true_mahjong
from kongbox.bots.american.danger import Danger
from kongbox.bots.american.outlook import Outlook
from kongbox.bots.american.passing import before_play
from kongbox.bots.american.rack import Rack
from kongbox.bots.protocol import PASS, asked
from kongbox.engine.actions import Offer
from kongbox.engine.seats import Seat
from kongbox.engine.state import MatchState
from kongbox.rulesets.american.blanks import SWAP
from kongbox.rulesets.american.claims import CLAIM
from kongbox.rulesets.american.exposures import AMEND, exposures_of
from kongbox.rulesets.american.jokers import EXCHANGE
from kongbox.rulesets.american.matcher_readings import places_of
from kongbox.rulesets.american.play import DISCARD
from kongbox.rulesets.american.tileset import BLANK
from kongbox.tiles.tile import Tile

WORTH_CLAIMING = 1.05
"""A claim has to promise so much more than waiting."""
SHOWN_JOKER = 0.97
"""What is left of a promise for each joker that others may fetch out of a new exposure."""
BETTER = 1.02
"""An exposure is put right if the new one promises so much more."""
BLANK_KEPT = 0.85
"""A blank is thrown only if any other tile would leave less than this share of hope."""
WORTH_A_BLANK = 1.4
"""A blank is used when the tile it fetches raises hope so many times..."""
CLOSE = 3
"""...and no more than so many tiles are missing then."""


class Planner:
    """Keeps several roads open, the near and dear ones first; sees its own view and nothing else."""

    name = "planner"

    def choose(self, view: MatchState, seat: Seat, offers: tuple[Offer, ...]) -> Offer:
        """The offer that promises most; a Mahjong is declared whenever it is one, and only then."""
        deal = view.deal
        assert deal is not None, "offers are made in a hand only"
        certain = true_mahjong(deal, seat, offers) or dead_for_all_to_see(deal, offers)
        waiting = asked(offers)
        if certain or (len(waiting) == 1 and not waiting[0].choose):
            return certain or waiting[0]
        outlook = Outlook(deal, seat)
        if deal.question is not None and deal.question.name != CLAIM:
            return before_play(outlook, waiting)
        return fetching(outlook, offers) or (claiming if deal.question else acting)(outlook, waiting)


# ---- on one's own turn -------------------------------------------------------------------


def acting(outlook: Outlook, offers: tuple[Offer, ...]) -> Offer:
    """Exchange jokers that help, put a new exposure right, then throw."""
    return exchanging(outlook, offers) or amending(outlook, offers) or throwing(outlook, offers)


def exchanging(outlook: Outlook, offers: tuple[Offer, ...]) -> Offer | None:
    """The exchange that promises most, if it promises no less than leaving the joker where it lies."""
    found = [(offer, exchanged(outlook, offer)) for offer in offers if offer.name == EXCHANGE]
    for offer, rack in found:
        if outlook.distance(rack) == 0:
            return offer
    rated = [(outlook.best(rack), offer) for offer, rack in found]
    promise, best = max(rated, key=lambda each: each[0], default=(0.0, None))
    return best if best and promise >= outlook.best(outlook.rack) else None


def exchanged(outlook: Outlook, offer: Offer) -> Rack:
    """The rack after an exchange."""
    assert offer.target is not None
    owner, place = divmod(offer.target, 10)
    if owner == outlook.seat:
        return outlook.rack.freeing(exposures_of(outlook.deal.melds[owner])[place])
    return outlook.rack.exchanging(offer.tiles[0])


def amending(outlook: Outlook, offers: tuple[Offer, ...]) -> Offer | None:
    """A better group for the tile just claimed; any that fits the card, if the one that lies there does not."""
    found = [offer for offer in offers if offer.name == AMEND]
    if not found:
        return None
    laid = exposures_of(outlook.deal.melds[outlook.seat][-1:])[0]
    before = outlook.rack.taking_back(laid)
    racks = [(offer, before.laying(laid.tile, offer.tiles)) for offer in found]
    sound = [(outlook.best(rack), offer) for offer, rack in racks if is_sound(outlook.deal, rack)]
    promise, best = max(sound, key=lambda each: each[0], default=(0.0, None))
    bad = not is_sound(outlook.deal, outlook.rack)
    return best if best and (bad or promise > BETTER * outlook.best(outlook.rack)) else None


def throwing(outlook: Outlook, offers: tuple[Offer, ...]) -> Offer:
    """The discard that leaves most hope, less what it may cost; of several alike, the one of which fewest can come."""
    hopes, danger = outlook.without_each(outlook.rack), Danger(outlook.deal, outlook.seat)

    def promise(offer: Offer) -> tuple[float, int]:
        (tile,) = offer.tiles
        return hopes[tile] * (BLANK_KEPT if tile == BLANK else 1.0) - danger.of(tile), -outlook.pace.live[tile]

    found = sorted((offer for offer in offers if offer.name == DISCARD), key=lambda offer: offer.tiles)
    return max(found, key=promise)


# ---- about others' discards --------------------------------------------------------------


def claiming(outlook: Outlook, offers: tuple[Offer, ...]) -> Offer:
    """The exposure that promises clearly more than passing; it is always a whole group of a near line."""
    passing = next(offer for offer in offers if offer.slot == PASS)
    question = outlook.deal.question
    assert question is not None and question.tile is not None
    rated = [(exposing(outlook, question.tile, offer), offer) for offer in offers if offer.tiles]
    promise, best = max(rated, key=lambda each: each[0], default=(0.0, passing))
    return best if promise > WORTH_CLAIMING * outlook.hope(outlook.rack) else passing


def exposing(outlook: Outlook, tile: Tile, offer: Offer) -> float:
    """What a new exposure promises; nothing if no near line of the card holds it with those that lie there."""
    rack = outlook.rack.laying(tile, offer.tiles)
    if not any(tile in needs and places_of(concrete, rack.exposures) for concrete, needs in outlook.open_lines):
        return 0.0
    jokers = len(offer.tiles) - offer.tiles.count(tile)
    return outlook.best(rack) * SHOWN_JOKER**jokers


def fetching(outlook: Outlook, offers: tuple[Offer, ...]) -> Offer | None:
    """The blank swap that completes the hand, or brings it much nearer to its end."""
    swaps = {outlook.deal.discards[offer.target or 0].tile: offer for offer in offers if offer.name == SWAP}
    wanted = outlook.wanted() if swaps else set()
    now = outlook.best(outlook.rack) if swaps else 0.0
    best, most = None, now * WORTH_A_BLANK
    for tile, offer in swaps.items():
        rack = outlook.rack.less((BLANK,)).plus(tile)
        if rack.full and outlook.distance(rack) == 0:
            return offer
        if tile in wanted and outlook.distance(rack) <= CLOSE and outlook.best(rack) > most:
            best, most = offer, outlook.best(rack)
    return best
