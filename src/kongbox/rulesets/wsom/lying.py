"""How declared sets lie before their owner: the turned tile tells whose discard it was."""

from kongbox.engine.actions import Offer
from kongbox.engine.clauses import clause
from kongbox.engine.ruleset import Cell
from kongbox.engine.seats import Seat, opposite, upper
from kongbox.engine.state import DealState, Meld
from kongbox.rulesets.wsom.tileset import TILES
from kongbox.tiles.tile import Tile


def lie(meld: Meld, owner: Seat, _options: object = None) -> tuple[Cell, ...]:
    """The tiles of a set from left to right, as its owner sees them."""
    if meld.kind == "kong-concealed":
        return concealed_kong_cells(meld)
    if meld.kind == "chi":
        return chi_cells(meld)
    return triplet_cells(meld, owner)


@clause("wsom.kong.2")
def concealed_kong_cells(meld: Meld) -> tuple[Cell, ...]:
    """The two middle tiles face up, the two outer ones face down."""
    return tuple(Cell(tile, face_down=place in (0, 3)) for place, tile in enumerate(meld.tiles))


@clause("wsom.chi.2")
def chi_cells(meld: Meld) -> tuple[Cell, ...]:
    """In ascending order, the claimed tile sideways wherever it falls."""
    return tuple(Cell(tile, turned=tile == meld.claimed) for tile in meld.tiles)


@clause("wsom.pong.2", "wsom.kong.3", "wsom.kong.4")
def triplet_cells(meld: Meld, owner: Seat) -> tuple[Cell, ...]:
    """Pong and exposed kong: leftmost turned for the upper seat, second for the opposite, rightmost for the lower.

    The tile added to a pong goes to the end that is not next to the turned tile, so the others keep their places.
    """
    tile = meld.tiles[0]
    if meld.kind == "kong-small":
        row = list(_row(tile, 3, _turned_place(meld.source, owner, 3)))
        added_left = row[-1].turned
        return (Cell(tile), *row) if added_left else (*row, Cell(tile))
    size = len(meld.tiles)
    return _row(tile, size, _turned_place(meld.source, owner, size))


def _turned_place(source: Seat | None, owner: Seat, size: int) -> int:
    if source == upper(owner):
        return 0
    return 1 if source == opposite(owner) else size - 1


def _row(tile: Tile, size: int, turned: int) -> tuple[Cell, ...]:
    return tuple(Cell(tile, turned=place == turned) for place in range(size))


def preview(deal: DealState, seat: Seat, offer: Offer) -> tuple[Cell, ...]:
    """The set that an offer would lay before `seat`; nothing for a discard, a pass or a win."""
    question = deal.question
    if offer.name in ("pong", "kong-big", "chi") and question is not None and question.tile is not None:
        meld = Meld(offer.name, TILES.tidy((*offer.tiles, question.tile)), question.tile, question.seat)
        return lie(meld, seat)
    if offer.name == "kong-concealed":
        return lie(Meld(offer.name, offer.tiles), seat)
    if offer.name == "kong-small":
        pong = next(meld for meld in deal.melds[seat] if meld.tiles == offer.tiles * 3)
        return lie(pong._replace(kind="kong-small", tiles=offer.tiles * 4), seat)
    return ()
