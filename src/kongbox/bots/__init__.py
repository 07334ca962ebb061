"""Players made of code. They see what their seat sees and take what their seat is offered.

A game's own bots live in ``bots/<game>/``; a game without that folder is served by those that know no game.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec

from kongbox.bots.discard_drawn import DiscardDrawn
from kongbox.bots.plain import Plain
from kongbox.bots.protocol import Bot

MakeBot = Callable[[], Bot]

PLAIN_BOTS: Mapping[str, MakeBot] = {"discard-drawn": DiscardDrawn, "plain": Plain}
"""Bots that serve any game."""


def bots_of(game: str) -> Mapping[str, MakeBot]:
    """Every bot that can play `game`, by name, the best one last."""
    if find_spec(f"{__name__}.{game}") is None:
        return PLAIN_BOTS
    own: Mapping[str, MakeBot] = import_module(f"{__name__}.{game}").BOTS
    return {**PLAIN_BOTS, **own}


def best_bot(game: str) -> Bot:
    """A new bot of the best kind there is for `game`."""
    return list(bots_of(game).values())[-1]()
