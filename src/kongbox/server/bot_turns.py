"""What a bot at the table does, and for how many acts in one place of the game the table has patience."""

import asyncio
import logging
from collections.abc import Sequence

from kongbox.bots.protocol import Bot
from kongbox.engine.actions import Refusal
from kongbox.engine.events import Event
from kongbox.engine.seats import Seat
from kongbox.engine.views import seen_by
from kongbox.server.play import Play

LOG = logging.getLogger("kongbox.table")
MOST_ACTS = 40
"""Acts of one bot while nothing is drawn or thrown; exchanges and declarations in a row are far fewer."""

Standing = tuple[int, int, int]
"""The hand's number, its discards, and what is left of the wall: acts that lead nowhere change none of them."""


class BotTurns:
    """Lets the bots of one table act, and stops one that would act without end."""

    def __init__(self, table: str) -> None:
        self.table = table
        self._acts: dict[Seat, tuple[Standing, int]] = {}

    async def act(self, play: Play, seat: Seat, bot: Bot) -> Sequence[Event] | None:
        """What the choice of `bot` among its sound acts leads to; it thinks beside the server, not in its way.

        None if it cannot choose, chooses nonsense or has acted too often: then the seat needs the harmless act.
        """
        if self._count(play, seat) > MOST_ACTS:
            LOG.warning("table %s: bot %s acts without end", self.table, bot.name)
            return None
        try:
            choice = await asyncio.to_thread(bot.choose, seen_by(play.match, seat), seat, play.sound_offers(seat))
            outcome = play.decide(choice.by(seat))
        except Exception:
            LOG.exception("table %s: bot %s cannot choose", self.table, bot.name)
            return None
        return None if isinstance(outcome, Refusal) else outcome

    def _count(self, play: Play, seat: Seat) -> int:
        deal = play.match.deal
        assert deal is not None, "a seat acts in a hand"
        standing = (deal.number, len(deal.discards), deal.wall.left)
        known, acts = self._acts.get(seat, (standing, 0))
        acts = acts + 1 if known == standing else 1
        self._acts[seat] = (standing, acts)
        return acts
