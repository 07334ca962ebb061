"""From the pack to the first turn, and from hand to hand."""

import pytest

from kongbox.engine.decide import deal_hand
from kongbox.engine.events import HandStarted, MarkSet, SeatsDrawn, TileDrawn, TilesDealt, TilesMoved, TurnBegan
from kongbox.engine.evolve import fold
from kongbox.engine.phases import Phase
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import DealState, MatchState, Wall
from kongbox.rulesets.naipes import NAIPES
from kongbox.rulesets.naipes.baceta import order_of
from kongbox.rulesets.naipes.options import STANDARD
from kongbox.rulesets.naipes.palos import PALOS, espada_of, palo_of, seat_of, sota_of
from kongbox.rulesets.naipes.rotation import dominant_of, match_over, next_dealer, next_hand, vuelta_after
from kongbox.rulesets.naipes.setup import dealt as hands_dealt
from kongbox.rulesets.naipes.tileset import HONOURS, TILES
from tests.rulesets.naipes.tables import ESTE, NORTE, OESTE, SUR, dealt, hand, of_kind


def seed(number: int) -> Seed:
    return Seed(f"{number:064x}", "")


@pytest.mark.clause("naipes.setup.2", "naipes.honor.1")
def test_the_pack_has_144_cards_of_42_kinds() -> None:
    copies = TILES.copies
    assert (len(TILES), len(TILES.kinds)) == (144, 42)
    assert [copies[card] for card in HONOURS] == [1] * 8
    assert all(copies[card] == 4 for card in TILES.kinds if card not in HONOURS)
    assert "Ce" not in TILES.kinds and "5e" not in TILES.kinds


@pytest.mark.clause("naipes.deal.1", "naipes.vocab.1")
def test_the_whole_pack_is_shuffled_and_what_is_not_dealt_is_the_baceta() -> None:
    order = order_of(seed(1))
    assert sorted(order) == sorted(TILES.all_tiles()) and order != order_of(seed(2))
    deal = hand(dealt(1))
    taken = 53 + sum(map(len, deal.aside))
    assert deal.wall.left == 144 - taken


@pytest.mark.clause("naipes.deal.2", "naipes.setup.1")
@pytest.mark.parametrize("dealer", range(4))
def test_everybody_is_dealt_thirteen_cards_and_este_a_fourteenth(dealer: int) -> None:
    order = order_of(seed(7))
    hands = hands_dealt(order, dealer)
    assert [len(hands[seat]) for seat in range(4)] == [13 + (seat == dealer) for seat in range(4)]
    assert sorted(card for cards in hands for card in cards) == sorted(order[:53])
    assert hands[dealer][-1] == order[52]


@pytest.mark.clause("naipes.deal.2", "naipes.play.1")
def test_este_starts_without_drawing() -> None:
    match = dealt(3)
    deal = hand(match)
    assert (deal.phase, deal.turn, deal.drawn) == (Phase.TURN, ESTE, None)
    assert len(deal.hands[ESTE]) == 14


@pytest.mark.clause("naipes.deal.3", "naipes.honor.1", "naipes.honor.5")
def test_honour_cards_are_exchanged_palo_by_palo_until_nobody_holds_one() -> None:
    again = 0
    for number in range(40):
        match = MatchState(NAIPES.read_options({}))
        events = deal_hand(NAIPES, match, seed(number))
        deal = hand(fold(match, events))
        assert not any(card in HONOURS for cards in deal.hands for card in cards)
        moved = of_kind(events, TilesMoved)
        owners = [event.target[1] for event in moved]
        assert owners == sorted(owners)
        assert all(event.source == ("hand", event.target[1]) and event.target[0] == "aside" for event in moved)
        exposed = sum(len(event.tiles) for event in moved)
        drawn = of_kind(events, TileDrawn)
        assert len(drawn) == exposed and all(event.source == "supplement" for event in drawn)
        again += sum(event.tile in HONOURS for event in drawn)
    assert again >= 3, "some replacements were honour cards themselves"


@pytest.mark.clause("naipes.deal.3")
def test_a_player_replaces_all_his_honour_cards_before_the_next_player_starts() -> None:
    match = MatchState(NAIPES.read_options({}))
    for number in range(40):
        seats = [
            event.source[1] if isinstance(event, TilesMoved) else event.seat
            for event in deal_hand(NAIPES, match, seed(number))
            if isinstance(event, TilesMoved | TileDrawn)
        ]
        assert seats == sorted(seats)


@pytest.mark.clause("naipes.wind.8")
def test_the_first_este_is_drawn_by_lot_and_everybody_keeps_his_neighbours() -> None:
    match = MatchState(NAIPES.read_options({}))
    firsts = set()
    for number in range(30):
        (drawn,) = of_kind(deal_hand(NAIPES, match, seed(number)), SeatsDrawn)
        first = drawn.seating[0]
        assert drawn.seating == tuple((first + step) % 4 for step in range(4))
        firsts.add(first)
    assert firsts == {0, 1, 2, 3}
    later = match._replace(hands_played=1)
    assert not of_kind(deal_hand(NAIPES, later, seed(1)), SeatsDrawn)


@pytest.mark.clause("naipes.wind.1", "naipes.wind.2", "naipes.honor.2", "naipes.honor.4")
@pytest.mark.parametrize("dealer", range(4))
def test_palos_follow_the_order_of_play_from_este(dealer: int) -> None:
    names = [PALOS[palo_of((dealer + step) % 4, dealer)] for step in range(4)]
    assert names == ["oros", "copas", "espadas", "bastos"]
    assert [seat_of(palo, dealer) for palo in range(4)] == [(dealer + step) % 4 for step in range(4)]
    assert [sota_of(palo) for palo in range(4)] == ["So", "Sc", "Se", "Sb"]
    assert [espada_of(palo) for palo in range(4)] == ["1e", "2e", "3e", "4e"]


@pytest.mark.clause("naipes.wind.3")
def test_nothing_moves_after_a_hand_won_by_este() -> None:
    assert [next_dealer(STANDARD, este, este) for este in range(4)] == [0, 1, 2, 3]


@pytest.mark.clause("naipes.wind.4")
def test_if_another_wins_the_player_after_este_becomes_este() -> None:
    for este in range(4):
        for winner in {0, 1, 2, 3} - {este}:
            assert next_dealer(STANDARD, este, winner) == (este + 1) % 4


@pytest.mark.clause("naipes.wind.5")
def test_after_a_hand_without_mahjong_the_palos_stay_or_pass_as_agreed() -> None:
    assert next_dealer(STANDARD, 2, None) == 2
    assert next_dealer(STANDARD._replace(viento_tras_nula="pasa"), 2, None) == 3


@pytest.mark.clause("naipes.wind.6", "naipes.vocab.12", "naipes.open.19")
def test_a_vuelta_ends_when_the_first_chair_would_be_oros_again() -> None:
    assert vuelta_after(1, 2, 3) == 1
    assert vuelta_after(1, 3, 0) == 2
    assert vuelta_after(1, 0, 0) == 1
    assert [PALOS[dominant_of(after(0, vuelta=vuelta))] for vuelta in (1, 2, 3, 4)] == list(PALOS)


def after(dealer: int, winner: int | None = None, vuelta: int = 1) -> DealState:
    """A hand that is over."""
    deal = DealState(STANDARD, 1, dealer, Phase.SETTLED, dealer, Wall(144))
    return deal._replace(winner=winner, marks=((("vuelta", vuelta),), (), (), ()))


@pytest.mark.clause("naipes.wind.6")
def test_the_next_hand_is_started_with_its_este_and_its_vuelta() -> None:
    match = MatchState(STANDARD, hands_played=5, deal=after(NORTE, winner=SUR))
    assert next_hand(match) == (ESTE, 2)
    events = deal_hand(NAIPES, match._replace(deal=after(NORTE, winner=SUR)._replace(phase=Phase.BETWEEN)), seed(2))
    (started,) = of_kind(events, HandStarted)
    assert (started.number, started.dealer, started.tiles, started.reserve) == (6, ESTE, 144, 0)
    assert of_kind(events, MarkSet) == [MarkSet(0, "vuelta", 2, "naipes.wind.6")]
    assert events[-1] == TurnBegan(ESTE)
    assert [event.seat for event in of_kind(events, TilesDealt)] == [ESTE, SUR, OESTE, NORTE]


@pytest.mark.clause("naipes.wind.7", "naipes.open.18")
@pytest.mark.parametrize(("vueltas", "last"), [(4, 4), (2, 2), (1, 1)])
def test_a_partida_is_over_when_its_last_vuelta_is(vueltas: int, last: int) -> None:
    options = STANDARD._replace(vueltas=vueltas)
    assert not match_over(MatchState(options))
    for vuelta in range(1, last + 1):
        assert not match_over(MatchState(options, deal=after(2, winner=0, vuelta=vuelta)))
        assert not match_over(MatchState(options, deal=after(3, winner=3, vuelta=vuelta)))
        over = match_over(MatchState(options, deal=after(3, winner=0, vuelta=vuelta)))
        assert over == (vuelta == last)


@pytest.mark.clause("naipes.deal.4")
def test_a_reserve_is_never_drawn() -> None:
    assert hand(dealt(4, reserva=14)).wall.left == hand(dealt(4)).wall.left - 14
