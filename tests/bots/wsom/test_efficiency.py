"""The efficiency bot at the table: what a sensible hand does."""

from typing import Any

import pytest

from kongbox.bots.wsom.chance import ANY, PAIRS, finishing
from kongbox.bots.wsom.defence import collected_suit, risk, shows_dear_sets, thrown_since_own_discard
from kongbox.bots.wsom.efficiency import Efficiency, Outlook
from kongbox.engine.actions import Offer
from kongbox.engine.events import HandEnded, HandWon
from kongbox.engine.phases import Phase
from kongbox.engine.state import DealState, Discard, MatchState, Meld, Question, Tiles, Wall
from kongbox.rulesets import RULE_SETS
from kongbox.rulesets.wsom.claims import question_offers
from kongbox.rulesets.wsom.notation import NOTATION
from kongbox.rulesets.wsom.options import STANDARD, WsomOptions
from kongbox.rulesets.wsom.play import turn_offers
from kongbox.testing import bot_chooser, random_match
from kongbox.tiles.tile import HIDDEN, Tile

WSOM = RULE_SETS["wsom"]
BOT = Efficiency()


def tiles(text: str) -> Tiles:
    return NOTATION.parse(text, "hand")


def table(hand: str, used: int = 65, options: WsomOptions = STANDARD, **more: Any) -> MatchState:
    """Seat 0 holds `hand`; the others are hidden. `used` tiles have left the wall."""
    hidden = (HIDDEN,) * 13
    deal = DealState(options, 1, 0, Phase.TURN, 0, Wall(136, live=used, reserve=14))
    deal = deal._replace(hands=(tiles(hand), hidden, hidden, hidden), discards=(Discard(3, Tile("9s"), False),))
    return MatchState(options, deal=deal._replace(**more))


def thrown(hand: str, **more: Any) -> Tile:
    """What the bot throws from fourteen tiles."""
    drawn = tiles(hand)[-1]
    given: dict[str, Any] = {"drawn": drawn, "drawn_from": "live"}
    view = table(hand, **given | more)
    assert view.deal is not None
    answer = BOT.choose(view, 0, turn_offers(view.deal))
    assert answer.name == "discard", answer
    return answer.tiles[0]


def answered(hand: str, tile: str, source: int = 3, **more: Any) -> Offer:
    """What the bot answers to a discard."""
    question = Question("claim", tuple(seat for seat in range(4) if seat != source), source, Tile(tile))
    discards = (Discard(source, Tile(tile), True),)
    given: dict[str, Any] = {"phase": Phase.CLAIMS, "question": question, "discards": discards, "turn": source}
    view = table(hand, **given | more)
    assert view.deal is not None
    return BOT.choose(view, 0, question_offers(view.deal, 0))


def test_a_lone_honour_goes_before_a_tile_that_belongs_somewhere() -> None:
    assert thrown("123m456p789s55p78m3z") == "3z"


def test_a_calling_hand_keeps_its_wait() -> None:
    assert thrown("123m456p789s5p78m5p1m") == "1m"


def test_of_two_lone_honours_the_valuable_one_stays() -> None:
    assert thrown("234m456p78s5p33s24m5z4z") == "4z"


def test_a_win_is_always_taken() -> None:
    view = table("123m456p789s55p789m", drawn=Tile("9m"), drawn_from="live")
    assert view.deal is not None
    assert BOT.choose(view, 0, turn_offers(view.deal)).name == "win"
    assert answered("123m456p789s55p78m", "9m").name == "win"


def test_a_pair_of_dragons_is_ponged() -> None:
    assert answered("234m456p78s559p77z", "7z").name == "pong"


def test_a_claim_that_brings_nothing_nearer_is_passed() -> None:
    assert answered("123m456p789s5p78m3z", "2p").name == "pass"


def test_a_chi_that_makes_the_hand_call_is_taken_late() -> None:
    assert answered("123m456p78s5p5p78m3z", "6s", used=100).name == "chi"


def test_a_free_kong_is_declared() -> None:
    view = table("123m456p78s3333z55p", drawn=Tile("3z"), drawn_from="live")
    assert view.deal is not None
    assert BOT.choose(view, 0, turn_offers(view.deal)).name == "kong-concealed"


def test_a_kong_that_breaks_a_finished_part_is_not_declared() -> None:
    view = table("3333m45m678p999s11z", drawn=Tile("1z"), drawn_from="live")
    assert view.deal is not None
    offers = turn_offers(view.deal)
    assert BOT.choose(view, 0, offers).name in {"win", "discard"}


def test_with_a_minimum_a_cheap_hand_is_worth_nothing() -> None:
    cheap = table("123m456p789s5p78m3z").deal
    assert cheap is not None
    chi = cheap._replace(
        melds=((Meld("chi", tiles("123m")),), (), (), ()), hands=(tiles("456p789s5p78m3z"), (), (), ())
    )
    free, bound = (Outlook(chi._replace(options=options), 0) for options in (STANDARD, STANDARD._replace(min_points=5)))
    assert free.hope(free.rack) > bound.hope(bound.rack)


# ---- chances and fear ------------------------------------------------------------------


def test_a_chance_grows_with_useful_tiles_and_turns_and_falls_with_what_lacks() -> None:
    assert finishing(ANY, 0, 0, 0, 60) == 1.0
    assert finishing(ANY, 1, 0, 6, 60) == 0.0
    assert finishing(ANY, 1, 5, 6, 60) > finishing(ANY, 1, 5, 3, 60) > 0
    assert finishing(ANY, 1, 9, 6, 60) > finishing(ANY, 1, 5, 6, 60)
    assert finishing(ANY, 1, 9, 6, 60) > finishing(ANY, 2, 9, 6, 60) > finishing(ANY, 3, 9, 6, 60)
    assert finishing(ANY, 3, 17, 20, 90) > finishing(PAIRS, 3, 17, 9, 90)


def test_two_open_sets_of_a_suit_are_feared_in_that_suit() -> None:
    bamboo = (Meld("chi", tiles("123s")), Meld("pong", tiles("666s")))
    view = table("234m456p78s55p78m3z", melds=((), bamboo, (), ())).deal
    assert view is not None
    assert collected_suit(bamboo) == "s"
    assert collected_suit((*bamboo, Meld("pong", tiles("222z")))) == "s"
    assert collected_suit((*bamboo, Meld("pong", tiles("222m")))) is None
    in_suit, other = (risk(view, 0, Tile(tile), 3, 0.5) for tile in ("8s", "8m"))
    assert in_suit > 10 * other > 0


@pytest.mark.parametrize(
    ("sets", "dear"), [(("555z", "666z"), True), (("222m", "333p", "777s"), True), (("123m", "555z"), False)]
)
def test_dragons_and_triplets_look_dear(sets: tuple[str, ...], dear: bool) -> None:
    melds = tuple(Meld("chi" if each == "123m" else "pong", tiles(each)) for each in sets)
    assert shows_dear_sets(melds) is dear


def test_a_tile_thrown_since_a_rivals_last_discard_costs_nothing_more() -> None:
    discards = tuple(Discard(seat, Tile(tile), True) for seat, tile in ((1, "8s"), (2, "1z"), (3, "2z")))
    view = table("234m456p78s55p78m3z", discards=discards).deal
    assert view is not None
    assert thrown_since_own_discard(view, 1, Tile("8s"))
    assert not thrown_since_own_discard(view, 2, Tile("8s"))
    assert not thrown_since_own_discard(view._replace(discards=()), 2, Tile("8s"))


def test_a_live_dragon_is_not_thrown_to_a_dear_hand_late() -> None:
    dragons = (Meld("pong", tiles("555z")), Meld("pong", tiles("666z")), Meld("pong", tiles("111z")))
    hand = "147m258p369s12z7z34p"
    assert thrown(hand, used=110, melds=((), dragons, (), ())) != "7z"


# ---- strength --------------------------------------------------------------------------


def test_four_of_them_finish_most_hands() -> None:
    log = random_match(WSOM, 11, 6, bot_chooser(lambda _: BOT))
    assert sum(isinstance(event, HandEnded) for event in log) == 6
    assert sum(isinstance(event, HandWon) for event in log) >= 3
