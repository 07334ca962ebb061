"""Play by chance that gets far: lonely cards are thrown, a mah-jong is taken, slips and false mah-jongs are rare."""

from collections.abc import Sequence
from random import Random

from kongbox.engine.actions import Action, Offer
from kongbox.engine.drive import Chooser
from kongbox.engine.seats import Seat
from kongbox.engine.state import DealState, MatchState, Tiles
from kongbox.rulesets.naipes.claims import PASS
from kongbox.rulesets.naipes.eunucos import DRAW, END_TURN, due
from kongbox.rulesets.naipes.hands import CHOW, KANG_GROWN, KANG_HAND, PUNG
from kongbox.rulesets.naipes.kangs import KANG
from kongbox.rulesets.naipes.mahjongs import MAHJONG, completes
from kongbox.rulesets.naipes.play import DISCARD
from kongbox.rulesets.naipes.tileset import NUMBERS
from kongbox.tiles.tile import Tile

WEIGHTS = {
    PASS: 50, KANG: 400, KANG_HAND: 60, KANG_GROWN: 60, PUNG: 120, CHOW: 20, END_TURN: 0.2, "next": 1,
}  # fmt: skip
"""How much each act weighs, by its name."""
TRUE_MAHJONG, FALSE_MAHJONG = 10_000, 0.2
DRAW_DUE, ONE_TOO_MANY = 1000, 0.1
LONELY, PAIRED, GROUPED = 8, 1, 0.1
"""How much a card to throw weighs by the company it keeps in the hand."""


def weighted_act(chance: Random, match: MatchState, seat: Seat, found: Sequence[Offer]) -> Action:
    """One of the open acts, each by its weight."""
    deal = match.deal
    assert deal is not None
    return chance.choices(found, [_weight(deal, seat, offer) for offer in found])[0].by(seat)


def _weight(deal: DealState, seat: Seat, offer: Offer) -> float:
    if offer.name == DISCARD:
        return _loneliness(deal.hands[seat], offer.tiles[0])
    if offer.name == MAHJONG:
        card = deal.question.tile if deal.question is not None else None
        return TRUE_MAHJONG if completes(deal, seat, card) else FALSE_MAHJONG
    if offer.name == DRAW:
        return DRAW_DUE if due(deal, seat) else ONE_TOO_MANY
    return WEIGHTS[offer.name]


def _loneliness(hand: Tiles, card: Tile) -> float:
    company = hand.count(card) - 1
    if card in NUMBERS:
        number, suit = int(card[0]), card[1]
        company += sum(f"{number + step}{suit}" in hand for step in (-2, -1, 1, 2))
    return (LONELY, PAIRED)[company] if company < 2 else GROUPED


def weighted_chooser(number: int) -> Chooser:
    """Seats that act by chance, fixed by `number`."""
    chance = Random(number)
    return lambda match, seat, found: weighted_act(chance, match, seat, found)
