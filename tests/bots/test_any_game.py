"""Bots that know no game, and the catalogue of bots."""

import pytest

from kongbox.bots import best_bot, bots_of
from kongbox.bots.discard_drawn import DiscardDrawn
from kongbox.bots.plain import Plain
from kongbox.bots.protocol import Bot, asked, narrowed
from kongbox.bots.sight import open_tiles, unseen_tiles
from kongbox.engine.actions import Offer
from kongbox.engine.events import HandEnded, MeldShown, TileDiscarded
from kongbox.engine.phases import Phase
from kongbox.engine.state import DealState, Discard, MatchState, Meld, Wall
from kongbox.rulesets import RULE_SETS
from kongbox.testing import bot_chooser, check_bot, random_match
from kongbox.tiles.tile import HIDDEN, Tile

WSOM = RULE_SETS["wsom"]
HAND = tuple(map(Tile, ("1m", "1m", "5p", "9s")))
DEAL = DealState(None, 1, 0, Phase.TURN, 0, Wall(136), hands=(HAND, (HIDDEN,), (HIDDEN,), (HIDDEN,)))
VIEW = MatchState(None, deal=DEAL)


def discards() -> tuple[Offer, ...]:
    return tuple(Offer("discard", (tile,)) for tile in dict.fromkeys(HAND))


@pytest.mark.parametrize("name", bots_of("wsom"))
def test_every_bot_answers_with_an_offer_and_plays_the_same_hand_twice(name: str) -> None:
    check_bot(bots_of("wsom")[name], WSOM, range(1))


@pytest.mark.parametrize("bot", [DiscardDrawn(), Plain()])
def test_a_bot_wins_when_it_may_and_passes_otherwise(bot: Bot) -> None:
    win, pong, passing = Offer("win", slot=1), Offer("pong", (HAND[0],) * 2, slot=3), Offer("pass", slot=5)
    assert bot.choose(VIEW, 0, (pong, win, passing)) == win
    assert bot.choose(VIEW, 0, (pong, passing)) == passing


def test_discard_drawn_throws_the_newest_tile() -> None:
    kong = Offer("kong-small", HAND[-1:], slot=2)
    assert DiscardDrawn().choose(VIEW, 0, (kong, *discards())) == Offer("discard", (Tile("9s"),))


def test_plain_throws_the_loneliest_tile_and_of_those_the_one_most_seen() -> None:
    seen = VIEW._replace(deal=DEAL._replace(discards=(Discard(1, Tile("5p"), True),)))
    assert Plain().choose(seen, 0, discards()) == Offer("discard", (Tile("5p"),))


def test_a_choice_of_tiles_is_made_by_the_bot() -> None:
    three = Offer("pass-three", HAND, choose=3)
    assert DiscardDrawn().choose(VIEW, 0, (three,)) == Offer("pass-three", HAND[:3])
    assert Plain().choose(VIEW, 0, (three,)) == Offer("pass-three", (HAND[2], HAND[3], HAND[0]))
    assert narrowed(discards()[0], ()) == discards()[0]


def test_acts_open_at_any_time_are_left_alone_while_the_table_waits() -> None:
    free = Offer("call-dead", asked=False)
    assert asked((discards()[0], free)) == (discards()[0],)
    assert asked((free,)) == (free,)


def test_four_that_discard_what_they_drew_show_no_set_and_keep_their_hands() -> None:
    log = random_match(WSOM, 5, 2, bot_chooser(lambda _: DiscardDrawn()))
    thrown = [event for event in log if isinstance(event, TileDiscarded)]
    assert sum(not event.drawn for event in thrown) == 2, "only East's first discard was not drawn"
    assert not any(isinstance(event, MeldShown) for event in log)
    assert sum(isinstance(event, HandEnded) for event in log) == 2


def test_a_bot_is_given_nothing_it_may_not_see() -> None:
    seen: set[Tile] = set()

    class Curious(DiscardDrawn):
        def choose(self, view: MatchState, seat: int, offers: tuple[Offer, ...]) -> Offer:
            assert view.deal is not None
            if view.deal.phase is not Phase.SETTLED:
                seen.update(tile for other in range(4) if other != seat for tile in view.deal.hands[other])
            return super().choose(view, seat, offers)

    random_match(WSOM, 5, 1, bot_chooser(lambda _: Curious()))
    assert seen == {HIDDEN}


def test_a_game_without_bots_of_its_own_is_played_by_those_for_any_game() -> None:
    assert list(bots_of("sketch")) == ["discard-drawn", "plain"]
    assert best_bot("sketch").name == "plain"
    assert best_bot("wsom").name == "efficiency"
    assert all(make().name == name for name, make in bots_of("wsom").items())


def test_a_seat_sees_rivers_sets_and_what_lies_aside() -> None:
    claimed, thrown = Discard(1, Tile("2s"), True, taken_by=2), Discard(2, Tile("3s"), False)
    deal = DEAL._replace(
        discards=(claimed, thrown),
        melds=((), (), (Meld("pong", (Tile("2s"),) * 3),), ()),
        aside=((), (Tile("7z"),), (), ()),
    )
    assert open_tiles(deal) == {"2s": 3, "3s": 1, "7z": 1}
    unseen = unseen_tiles(deal, 0, WSOM.tiles)
    assert (unseen[Tile("1m")], unseen[Tile("2s")], unseen[Tile("3s")], unseen[Tile("4s")]) == (2, 1, 3, 4)
