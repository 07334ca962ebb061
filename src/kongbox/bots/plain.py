"""A bot for games nobody has taught it: keeps tiles that come in company, claims nothing, wins when it may."""

from collections import Counter

from kongbox.bots.protocol import PASS, WIN, asked, narrowed
from kongbox.bots.sight import open_tiles
from kongbox.engine.actions import Offer
from kongbox.engine.seats import Seat
from kongbox.engine.state import MatchState
from kongbox.tiles.tile import Tile


class Plain:
    """Throws the tile of which it has fewest, and among those the one that the table has seen most."""

    name = "plain"

    def choose(self, view: MatchState, seat: Seat, offers: tuple[Offer, ...]) -> Offer:
        """Win, else pass, else throw the loneliest tile."""
        assert view.deal is not None, "offers are made in a hand only"
        held, seen = Counter(view.deal.hands[seat]), open_tiles(view.deal)

        def lonely(tile: Tile) -> tuple[int, int]:
            return -held[tile], seen[tile]

        def liking(offer: Offer) -> tuple[bool, bool, bool, tuple[int, int]]:
            loneliest = max(map(lonely, offer.tiles), default=(0, 0))
            return offer.slot == WIN, offer.slot == PASS, offer.slot == 0, loneliest

        best = max(asked(offers), key=liking)
        return narrowed(best, tuple(sorted(best.tiles, key=lonely, reverse=True)))
