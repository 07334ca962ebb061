"""Whether a player makes mah-jong at the table, and with which card."""

from collections.abc import Iterable

from kongbox.engine.actions import Offer
from kongbox.engine.clauses import clause
from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState, Meld, Tiles
from kongbox.rulesets.naipes.eunucos import AT_REST, cards_of, count_of, eunuco_of
from kongbox.rulesets.naipes.false_mahjong import may_be_false
from kongbox.rulesets.naipes.hands import Group, group_of
from kongbox.rulesets.naipes.pumba import waits
from kongbox.rulesets.naipes.rotation import dominant_of
from kongbox.rulesets.naipes.special import is_mahjong
from kongbox.tiles.tile import Tile

MAHJONG = "mahjong"
DECLARING = Offer(MAHJONG, slot=1)


def groups_of(melds: Iterable[Meld]) -> tuple[Group, ...]:
    """What lies declared, as it is scored."""
    return tuple(group_of(meld) for meld in melds)


def closing_hand(deal: DealState, seat: Seat, card: Tile | None) -> Tiles:
    """The cards in hand of `seat`, with `card` if it comes from elsewhere."""
    return deal.hands[seat] if card is None else (*deal.hands[seat], card)


@clause("naipes.vocab.7", "naipes.special.0", "naipes.eunuco.5", "naipes.mjcard.1", "naipes.kang.3")
def completes(deal: DealState, seat: Seat, card: Tile | None = None) -> bool:
    """Whether `seat` makes mah-jong with `card`, or with what it holds: fourteen cards combined, and no eunuco."""
    concealed, melds = closing_hand(deal, seat, card), deal.melds[seat]
    if count_of(len(concealed), len(melds)) != AT_REST + 1 or eunuco_of(deal, seat):
        return False
    return is_mahjong(concealed, groups_of(melds), deal.options, dominant_of(deal))


@clause("naipes.pumba.1", "naipes.pumba.2")
def waited_for(deal: DealState, seat: Seat) -> Tiles:
    """The cards that would give `seat` a mah-jong now; none in its own turn, before the discard, nor for a eunuco."""
    if eunuco_of(deal, seat) or cards_of(deal, seat) != AT_REST:
        return ()
    return waits(deal.hands[seat], groups_of(deal.melds[seat]), deal.options, dominant_of(deal))


@clause("naipes.end.5", "naipes.eunuco.5")
def mahjong_offers(deal: DealState, seat: Seat, card: Tile | None = None) -> list[Offer]:
    """The mah-jong that `seat` may declare: a true one, and where the table lets it happen a false one too."""
    true = completes(deal, seat, card)
    return [DECLARING] if true or (may_be_false(deal) and not eunuco_of(deal, seat)) else []


@clause("naipes.deal.2")
def last_card(deal: DealState) -> Tile:
    """The card with which the seat in turn closes: the one it drew, for Este at the start his fourteenth."""
    return deal.drawn if deal.drawn is not None else deal.hands[deal.turn][-1]
