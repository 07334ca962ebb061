"""How exposures lie on the rack."""

from kongbox.engine.actions import Offer
from kongbox.engine.clauses import clause
from kongbox.engine.ruleset import Cell
from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState, Meld
from kongbox.rulesets.american.exposures import AMEND, KINDS
from kongbox.rulesets.american.jokers import EXCHANGE
from kongbox.rulesets.american.tileset import JOKER, TILES
from kongbox.tiles.tile import Tile


@clause("american.rack.1", "american.exposure.2")
def lie(meld: Meld, _owner: Seat, _options: object = None) -> tuple[Cell, ...]:
    """All tiles face up side by side; none is turned, for nobody need know whose discard it was."""
    return tuple(Cell(tile) for tile in meld.tiles)


def preview(deal: DealState, seat: Seat, offer: Offer) -> tuple[Cell, ...]:
    """The exposure that an offer would lay or change; nothing for other acts."""
    question = deal.question
    if offer.name in KINDS.values() and question is not None and question.tile is not None:
        return _row((*offer.tiles, question.tile))
    if offer.name == AMEND:
        claimed = deal.melds[seat][-1].claimed
        assert claimed is not None
        return _row((*offer.tiles, claimed))
    if offer.name == EXCHANGE and offer.target is not None:
        owner, index = divmod(offer.target, 10)
        tiles = list(deal.melds[owner][index].tiles)
        tiles[tiles.index(JOKER)] = offer.tiles[0]
        return _row(tuple(tiles))
    return ()


def _row(tiles: tuple[Tile, ...]) -> tuple[Cell, ...]:
    return tuple(Cell(tile) for tile in TILES.tidy(tiles))
