"""A bot for games nobody has taught it: keeps tiles that come in company, claims nothing, wins when it may."""

from collections import Counter

from kongbox.bots.protocol import PASS, WIN, asked
from kongbox.bots.sight import open_tiles
from kongbox.engine.actions import Offer
from kongbox.engine.seats import Seat
from kongbox.engine.state import MatchState


class Plain:
    """Throws the tile of which it has fewest, and among those the one that the table has seen most."""

    name = "plain"

    def choose(self, view: MatchState, seat: Seat, offers: tuple[Offer, ...]) -> Offer:
        """Win, else pass, else throw the loneliest tile."""
        assert view.deal is not None, "offers are made in a hand only"
        held, seen = Counter(view.deal.hands[seat]), open_tiles(view.deal)

        def liking(offer: Offer) -> tuple[bool, bool, bool, int, int]:
            lonely = -sum(held[tile] for tile in offer.tiles)
            known = sum(seen[tile] for tile in offer.tiles)
            return offer.slot == WIN, offer.slot == PASS, offer.slot == 0, lonely, known

        return max(asked(offers), key=liking)
