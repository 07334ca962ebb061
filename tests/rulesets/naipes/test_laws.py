"""The four laws over 2,000 hands of random play, under every kind of option that concerns the flow of the game.

``NAIPES_HANDS=20000 pytest tests/rulesets/naipes/test_laws.py`` plays more of them (`make laws`).
"""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kongbox.engine.actions import Action, Offer, Refusal
from kongbox.engine.decide import decide
from kongbox.engine.drive import play
from kongbox.engine.events import Event, HandEnded, HandWon, MeldShown, SeedRevealed
from kongbox.engine.evolve import evolve, fold
from kongbox.engine.legal import awaited, offers
from kongbox.engine.phases import Phase
from kongbox.engine.replay import judge_again
from kongbox.engine.ruleset import Events
from kongbox.engine.seats import SEATS, Seat
from kongbox.engine.state import DealState, MatchState
from kongbox.engine.views import redact, seen_by
from kongbox.formats.events import from_plain, to_plain
from kongbox.rulesets.naipes import NAIPES
from kongbox.rulesets.naipes.hands import KANG_HAND
from kongbox.rulesets.naipes.refusals import ACTS, REFUSABLE
from kongbox.rulesets.naipes.tileset import HONOURS
from kongbox.testing import random_steps, seeds_from
from kongbox.testing.laws import tiles_in_play
from kongbox.tiles.tile import HIDDEN
from tests.rulesets.naipes.chance import weighted_act, weighted_chooser

HANDS = int(os.environ.get("NAIPES_HANDS", "2000"))
CHUNK = 50
NUMBERS = [range(first, min(first + CHUNK, HANDS)) for first in range(0, HANDS, CHUNK)]
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"robo_kang": "cualquiera", "sin_mahjong": "liquidan_todos", "anuncio_pumba": "si"},
    {"eunucos": "activo", "mahjong_falso": "paga_a_todos", "sin_mahjong": "liquidan_todos"},
    {"reserva": 14, "kang_diferido": "no", "ultimo_descarte": "nada", "especiales_validos": "no"},
    {"eunucos": "activo", "robo_kang": "cualquiera", "especiales": "admite_expuesto"},
    {"mahjong_falso": "paga_a_todos", "perdedores": "solo_ganador", "este_doble": "no", "limite": 500},
)
VIEWERS = (None, *SEATS)


def table_of(number: int) -> dict[str, Any]:
    return TABLES[number % len(TABLES)]


def start(number: int) -> MatchState:
    return MatchState(NAIPES.read_options(table_of(number)))


def steps(number: int) -> Iterator[tuple[MatchState, Events]]:
    return random_steps(NAIPES, number, 1, weighted_chooser(number), table_of(number))


def log_of(number: int) -> tuple[Event, ...]:
    return tuple(event for _, events in steps(number) for event in events)


def dealt(match: MatchState) -> DealState:
    assert match.deal is not None
    return match.deal


@pytest.mark.clause("naipes.setup.2", "naipes.pay.7", "naipes.honor.1", "naipes.honor.5", "naipes.kang.8")
@pytest.mark.parametrize("numbers", NUMBERS, ids=str)
def test_cards_are_conserved_payments_add_up_and_no_view_holds_a_hidden_card(numbers: range) -> None:
    """One viewer of five for each hand, by turns; he folds what he is sent, and it is what he may see."""
    for number in numbers:
        viewer = VIEWERS[number % len(VIEWERS)]
        blind = start(number)
        for match, events in steps(number):
            _check_sums(match, events)
            blind = _folded(blind, events, viewer)
            _check_hidden(dealt(blind), viewer)
        assert blind == seen_by(match, viewer)
        _check_kinds(dealt(match))


def _check_sums(match: MatchState, events: Events) -> None:
    deal = dealt(match)
    laid = sum([len(meld.tiles) for row in deal.melds for meld in row])
    thrown = [discard.taken_by for discard in deal.discards].count(None)
    apart = sum(map(len, deal.aside))
    assert sum(map(len, deal.hands)) + laid + thrown + apart == deal.wall.live + deal.wall.supplements
    assert sum(match.scores) == 0
    assert all(sum(event.balance) == 0 for event in events if isinstance(event, HandEnded))


def _check_kinds(deal: DealState) -> None:
    assert all(count <= NAIPES.tiles.copies[card] for card, count in tiles_in_play(deal).items())
    assert all(card in HONOURS for row in deal.aside for card in row)
    assert not any(card in HONOURS for row in deal.hands for card in row)


def _folded(blind: MatchState, events: Events, viewer: Seat | None) -> MatchState:
    for event in events:
        sent = redact(event, viewer)
        blind = blind if sent is None else evolve(blind, sent)
    return blind


def _check_hidden(deal: DealState, viewer: Seat | None) -> None:
    for seat in SEATS:
        hand = deal.hands[seat]
        assert seat == viewer or deal.revealed[seat] or hand.count(HIDDEN) == len(hand)
        for meld in deal.melds[seat]:
            assert (HIDDEN in meld.tiles) == (meld.face_down and seat != viewer)
            assert not (meld.face_down and deal.phase in (Phase.SETTLED, Phase.BETWEEN))


@pytest.mark.clause("naipes.kang.8")
def test_the_faces_of_a_kang_in_hand_leave_by_no_door_before_the_end() -> None:
    """Of a card whose four copies lie face down nothing but the owner's own events and view may speak."""
    seen = 0
    for number in range(0, 300, len(TABLES)):
        for match, events in steps(number):
            seen += sum(isinstance(event, MeldShown) and event.face_down for event in events)
            deal = dealt(match)
            if deal.phase in (Phase.TURN, Phase.CLAIMS):
                _check_unspoken(match, events)
    assert seen >= 3


def _check_unspoken(match: MatchState, events: Events) -> None:
    deal = dealt(match)
    for owner in SEATS:
        for secret in {meld.tiles[0] for meld in deal.melds[owner] if meld.kind == KANG_HAND}:
            for viewer in {None, *SEATS} - {owner}:
                told = [redact(event, viewer) for event in events]
                assert repr(secret) not in repr(told)
                assert repr(secret) not in repr(seen_by(match, viewer).deal)
                shown = dict(NAIPES.beside(dealt(seen_by(match, viewer)), viewer))
                # Somebody may wait for a card without knowing that all four lie there.
                del shown["waits"]
                assert repr(secret) not in repr(shown)


@pytest.mark.parametrize("numbers", NUMBERS[::10], ids=str)
def test_the_same_seeds_and_acts_give_the_same_log_and_it_is_explained_by_its_acts(numbers: range) -> None:
    for number in numbers[::4]:
        log = log_of(number)
        assert [(type(event), event) for event in log] == [(type(event), event) for event in log_of(number)]
        *_, (last, _) = steps(number)
        assert fold(start(number), log) == last
        assert judge_again(NAIPES, NAIPES.read_options(table_of(number)), log) is None
        for event in log:
            again = from_plain(to_plain(event))
            assert (type(again), again) == (type(event), event)


@pytest.mark.parametrize("number", range(2 * len(TABLES)))
def test_folding_event_by_event_gives_each_viewer_what_he_may_see(number: int) -> None:
    """Between the events of one act, too: a card robbed from a kang, honour cards on their way to their place."""
    whole, blind = start(number), {viewer: start(number) for viewer in VIEWERS}
    for event in log_of(number):
        whole = evolve(whole, event)
        for viewer in VIEWERS:
            sent = redact(event, viewer)
            blind[viewer] = blind[viewer] if sent is None else evolve(blind[viewer], sent)
            assert blind[viewer] == seen_by(whole, viewer), event


@pytest.mark.clause("naipes.prec.4")
@pytest.mark.parametrize("number", range(2 * len(TABLES)))
def test_exactly_what_is_offered_is_accepted_and_every_refusal_names_a_clause(number: int) -> None:
    chance = Random(number)
    refused: set[str] = set()
    (seed,) = seeds_from(number, 1)
    for match, found in _asked(number):
        for seat in SEATS:
            wish = _any_wish(chance, match, seat)
            answer = decide(NAIPES, match, wish, seed)
            assert isinstance(answer, Refusal) != any(offer.admits(wish) for offer in offers(NAIPES, match, seat))
            if isinstance(answer, Refusal):
                assert answer.clause in REFUSABLE
                refused.add(answer.clause)
        offer = chance.choice(found)
        seat = next(seat for seat in SEATS if offer in offers(NAIPES, match, seat))
        assert not isinstance(decide(NAIPES, match, offer.by(seat), seed), Refusal)
    assert len(refused) >= 6


def _asked(number: int) -> Iterator[tuple[MatchState, tuple[Offer, ...]]]:
    for match, _ in steps(number):
        if match.phase is Phase.BETWEEN:
            return
        yield match, tuple(offer for seat in SEATS for offer in offers(NAIPES, match, seat))


def _any_wish(chance: Random, match: MatchState, seat: Seat) -> Action:
    """A wish that may well be impossible: any act of the game with any cards."""
    pool = (*dealt(match).hands[seat], *NAIPES.tiles.kinds)
    wanted = NAIPES.tiles.tidy(chance.choices(pool, k=chance.randrange(5)))
    return Action(seat, chance.choice((*ACTS, "next", "knock")), wanted, chance.choice((None, None, None, 0, 3)))


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_harmless_act_of_whoever_is_late_is_always_open_and_never_a_mistake(number: int) -> None:
    (seed,) = seeds_from(number, 1)
    assert NAIPES.sound is not None
    for match, _ in _asked(number):
        deal = dealt(match)
        for seat in awaited(match):
            found = offers(NAIPES, match, seat)
            act = NAIPES.default_act(deal, seat)
            assert not isinstance(decide(NAIPES, match, act, seed), Refusal), act
            sound = [offer for offer in found if NAIPES.sound(deal, seat, offer)]
            assert deal.phase is Phase.SETTLED or any(offer.admits(act) for offer in sound), act


def test_no_event_before_the_end_of_a_hand_holds_its_seed() -> None:
    (seed,) = seeds_from(3, 1)
    for event in log_of(3):
        if isinstance(event, SeedRevealed):
            return
        assert seed.seed not in repr(event) and seed.salt not in repr(event)
    pytest.fail("the seed was never revealed")


def test_random_play_meets_every_way_a_hand_may_end() -> None:
    ways: set[str] = set()
    for number in range(120):
        for event in log_of(number):
            if isinstance(event, HandWon):
                ways.add(event.way)
            elif isinstance(event, HandEnded):
                ways.add(f"{event.reason} {event.clause}".strip())
    unwon = {f"no-mahjong naipes.end.{item}" for item in (2, 3, 4)}
    assert {"win", "self", "discard"} | unwon <= ways


@pytest.mark.clause("naipes.wind.6", "naipes.wind.7")
def test_a_partida_is_played_to_its_end() -> None:
    chance = Random(1)
    match = MatchState(NAIPES.read_options({"vueltas": 1, "viento_tras_nula": "pasa"}))
    played = play(NAIPES, match, seeds_from(5, 60), lambda *asked: weighted_act(chance, *asked))
    *_, (last, _) = played
    assert last.over and last.hands_played >= 4 and dealt(last).dealer == 3
