"""The four palos: each player's suit of the hand, which is his wind and his name at the table."""

from kongbox.engine.clauses import clause
from kongbox.engine.seats import Seat
from kongbox.rulesets.naipes.tileset import ESPADAS, REYES, SOTAS
from kongbox.tiles.tile import Tile

Palo = int
"""0 oros (Este), 1 copas (Sur), 2 espadas (Oeste), 3 bastos (Norte); its number at the table is one more."""

PALOS = ("oros", "copas", "espadas", "bastos")
ESTE: Palo = 0


@clause("naipes.wind.1", "naipes.wind.2")
def palo_of(seat: Seat, dealer: Seat) -> Palo:
    """The palo of `seat`: oros for the dealer, who is Este, then copas, espadas and bastos in turn order."""
    return (seat - dealer) % 4


def seat_of(palo: Palo, dealer: Seat) -> Seat:
    """The seat that plays `palo`."""
    return (dealer + palo) % 4


def rey_of(palo: Palo) -> Tile:
    """The rey of a palo."""
    return REYES[palo]


@clause("naipes.honor.2", "naipes.honor.4")
def sota_of(palo: Palo) -> Tile:
    """The honour sota of a palo."""
    return SOTAS[palo]


@clause("naipes.honor.2", "naipes.honor.4")
def espada_of(palo: Palo) -> Tile:
    """The honour espada of a palo: the one that bears its number."""
    return ESPADAS[palo]
