"""Exposures: groups of three to six laid on the rack after a claim, and put right until they are fixed."""

from collections.abc import Iterator

from kongbox.engine.actions import Action, Offer
from kongbox.engine.clauses import clause
from kongbox.engine.events import MeldAmended, MeldExchanged, MeldShown
from kongbox.engine.phases import Phase
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState, Meld, Tiles
from kongbox.rulesets.american.matcher import Exposure
from kongbox.rulesets.american.tileset import JOKER, TILES
from kongbox.tiles.tile import Tile

AMEND = "amend"
KINDS = {3: "pung", 4: "kong", 5: "quint", 6: "sextet"}
"""What a group of so many tiles is called."""
SLOTS = {"pung": 3, "kong": 2, "quint": 4, "sextet": 4}


@clause("american.exposure.1", "american.claim.7", "american.joker.1", "american.turn.3")
def groups_with(tile: Tile, hand: Tiles) -> Iterator[Tiles]:
    """What can be laid from `hand` beside a claimed `tile`: two to five tiles, naturals of its kind or jokers.

    Fewest jokers first; a tile to discard is always left in the hand.
    """
    naturals, jokers = hand.count(tile), hand.count(JOKER)
    for size in KINDS:
        if len(hand) >= size:
            for wild in range(max(0, size - 1 - naturals), min(jokers, size - 1) + 1):
                yield (tile,) * (size - 1 - wild) + (JOKER,) * wild


@clause("american.claim.3", "american.claim.4", "american.exposure.3", "american.exposure.8", "american.concealed.3")
@clause("american.joker.10", "american.concealed.6")
def exposure_offers(deal: DealState, seat: Seat, tile: Tile) -> tuple[Offer, ...]:
    """The groups that `seat` can complete with the discarded `tile`, whether or not the card has a line for them."""
    hand = deal.hands[seat]
    named = ((KINDS[len(tiles) + 1], tiles) for tiles in groups_with(tile, hand))
    return tuple(Offer(kind, tiles, slot=SLOTS[kind]) for kind, tiles in named)


@clause("american.exposure.2", "american.exposure.4", "american.rack.3", "american.turn.3", "american.claim.11")
def show_exposure(claim: Action, tile: Tile, source: Seat) -> MeldShown:
    """The whole group is laid on top of the rack, as a new one; its owner then discards without drawing."""
    return MeldShown(claim.seat, claim.name, TILES.tidy((*claim.tiles, tile)), tile, source)


@clause("american.exposure.5", "american.joker.12")
def may_amend(deal: DealState, seat: Seat) -> bool:
    """Whether the exposure that `seat` has just laid may still be corrected: neither discard nor exchange has come."""
    last = deal.last_discard
    claimed = deal.phase is Phase.TURN and deal.turn == seat and deal.drawn is None
    return claimed and last is not None and last.taken_by == seat and not _has_exchanged(deal)


def _has_exchanged(deal: DealState) -> bool:
    return any(isinstance(made, MeldExchanged) for made in deal.exchanges)


@clause("american.exposure.5", "american.exposure.6", "american.adj.7")
def amend_offers(deal: DealState, seat: Seat) -> tuple[Offer, ...]:
    """Other groups that the claimed tile could lie in: what else is in them comes from the hand or from the group."""
    if not may_amend(deal, seat):
        return ()
    tile, beside = _claimed(deal.melds[seat][-1])
    return tuple(
        Offer(AMEND, tiles)
        for tiles in groups_with(tile, (*deal.hands[seat], *beside))
        if TILES.tidy(beside) != TILES.tidy(tiles)
    )


def _claimed(meld: Meld) -> tuple[Tile, Tiles]:
    """The claimed tile of a group and what lies beside it."""
    assert meld.claimed is not None, "an exposure holds a claimed tile"
    beside = list(meld.tiles)
    beside.remove(meld.claimed)
    return meld.claimed, tuple(beside)


@clause("american.exposure.5")
def amend(deal: DealState, action: Action) -> Events:
    """The group is laid anew around its claimed tile."""
    place = len(deal.melds[action.seat]) - 1
    tile, _ = _claimed(deal.melds[action.seat][place])
    tiles = TILES.tidy((*action.tiles, tile))
    return (MeldAmended(action.seat, place, KINDS[len(tiles)], tiles),)


def kind_of(meld: Meld) -> Tile:
    """The natural that a group stands for."""
    return next(tile for tile in meld.tiles if tile != JOKER)


def exposures_of(melds: tuple[Meld, ...]) -> tuple[Exposure, ...]:
    """Groups as the matcher reads them."""
    return tuple(Exposure(kind_of(meld), len(meld.tiles), meld.tiles.count(JOKER)) for meld in melds)
