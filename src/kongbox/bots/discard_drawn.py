"""The bot to copy: it throws the tile it drew, passes when asked, and wins if it happens to."""

from kongbox.bots.protocol import PASS, WIN, asked, narrowed
from kongbox.engine.actions import Offer
from kongbox.engine.seats import Seat
from kongbox.engine.state import MatchState


class DiscardDrawn:
    """Discards what it drew, in every game."""

    name = "discard-drawn"

    def choose(self, view: MatchState, seat: Seat, offers: tuple[Offer, ...]) -> Offer:
        """Win, else pass, else throw the tile that came last."""
        assert view.deal is not None, "offers are made in a hand only"
        newest = view.deal.hands[seat][-1:]

        def liking(offer: Offer) -> tuple[bool, bool, bool]:
            return offer.slot == WIN, offer.slot == PASS, offer.slot == 0 and offer.tiles == newest

        best = max(asked(offers), key=liking)
        return narrowed(best, best.tiles)
