"""What a bot is: something that looks at one seat's view and takes one of its offers."""

from typing import Protocol

from kongbox.engine.actions import Offer
from kongbox.engine.seats import Seat
from kongbox.engine.state import MatchState
from kongbox.tiles.tile import Tile

WIN, KONG, PONG, CHI, PASS = 1, 2, 3, 4, 5
"""The slots of `Offer.slot` by what they mean in every game."""


class Bot(Protocol):
    """A player made of code. The same view and offers bring the same answer, so that a game can be replayed."""

    @property
    def name(self) -> str:
        """What it is called at the table and in the log."""

    def choose(self, view: MatchState, seat: Seat, offers: tuple[Offer, ...]) -> Offer:
        """One of `offers`, which are never empty; one that leaves a choice is answered `narrowed`.

        Args:
            view: the match as `seat` may see it (`engine.views.seen_by`): there is nothing in it to peek at.
            seat: the bot's own seat.
            offers: what the seat may do now, the acts it is asked for and those open at any time.
        """


def narrowed(offer: Offer, tiles: tuple[Tile, ...]) -> Offer:
    """The offer with its choice made, the first of `tiles` being taken; one that leaves no choice stays as it is."""
    return offer._replace(tiles=tiles[: offer.choose], choose=0) if offer.choose else offer


def asked(offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """The offers for which the table waits; all of them where it waits for none."""
    return tuple(offer for offer in offers if offer.asked) or offers
