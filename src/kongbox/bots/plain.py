"""A bot for games nobody has taught it: keeps tiles that come in company, claims nothing, wins when it may."""

from collections import Counter

from kongbox.bots.protocol import PASS, WIN, asked
from kongbox.engine.actions import Offer
from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState, MatchState
from kongbox.tiles.tile import Tile


class Plain:
    """Throws the tile of which it has fewest, and among those the one that the table has seen most."""

    name = "plain"

    def choose(self, view: MatchState, seat: Seat, offers: tuple[Offer, ...]) -> Offer:
        """Win, else pass, else throw the loneliest tile."""
        assert view.deal is not None, "offers are made in a hand only"
        held, seen = Counter(view.deal.hands[seat]), open_tiles(view.deal)

        def liking(offer: Offer) -> tuple[bool, bool, bool, int, int]:
            lonely = -sum(held[tile] for tile in offer.tiles)
            return offer.slot == WIN, offer.slot == PASS, offer.slot == 0, lonely, sum(seen[tile] for tile in offer.tiles)

        return max(asked(offers), key=liking)


def open_tiles(deal: DealState) -> Counter[Tile]:
    """How often each tile lies open: in the rivers, in sets, beside a hand."""
    seen = Counter(discard.tile for discard in deal.discards if discard.taken_by is None)
    for seat_melds in deal.melds:
        for meld in seat_melds:
            seen.update(meld.tiles)
    for tiles in deal.aside:
        seen.update(tiles)
    return seen
