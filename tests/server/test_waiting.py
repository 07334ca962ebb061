"""For whom the table answers, and when: the same moment whatever a hand holds."""

import pytest

from kongbox.engine.actions import Offer
from kongbox.engine.phases import Phase
from kongbox.engine.state import DealState, Question, Wall
from kongbox.rulesets.wsom.options import STANDARD
from kongbox.server.manner import Manner
from kongbox.server.paces import Reserve, pace_of
from kongbox.server.places import Place
from kongbox.server.waiting import Answer, Asked, answer_for
from kongbox.store import PersonRecord

PASS, PONG, WIN = Offer("pass", slot=5), Offer("pong", ("1m", "1m"), slot=3), Offer("win", slot=1)
ANYTHING = ((PASS,), (PONG, PASS), (WIN, PASS), (WIN, PONG, PASS))


def asked(pace="club", *, solo=False, question=True):
    deal = DealState(STANDARD, 1, 0, Phase.CLAIMS if question else Phase.TURN, 0, Wall(136))
    if question:
        deal = deal._replace(question=Question("claim", (1, 2, 3), 0, "1m"))
    return Asked(100.0, deal, pace_of(pace, STANDARD), Manner(), solo)


def place(kind="person", pace="club", **changes):
    seat = Place(0)
    seat.seat("wsom", PersonRecord(0, kind, "Ana"))
    seat.reserve = Reserve(pace_of(pace, STANDARD))
    for name, value in changes.items():
        setattr(seat, name, value)
    return seat


@pytest.mark.parametrize("offers", ANYTHING)
def test_a_window_lasts_the_same_whatever_can_be_claimed(offers):
    assert answer_for(asked(), place(), offers, "pass") == Answer(105.0, "clock")
    assert answer_for(asked("untimed"), place(), offers, "pass") is None
    assert answer_for(asked(), place("bot"), offers, "pass") == Answer(100.3, "bot")
    assert answer_for(asked(), place(away=True), offers, "pass") == Answer(100.3, "away")
    assert answer_for(asked(), place(left=True), offers, "pass") == Answer(100.3, "away")


@pytest.mark.parametrize("offers", ANYTHING)
def test_a_lost_connection_is_waited_for(offers):
    assert answer_for(asked("untimed"), place(lost_at=90.0), offers, "pass") == Answer(120.0, "away")
    assert answer_for(asked(), place(lost_at=60.0), offers, "pass") == Answer(105.0, "away")


def test_alone_with_bots_one_is_asked_only_about_what_can_be_claimed():
    assert answer_for(asked("untimed", solo=True), place(), (PASS,), "pass") == Answer(100.0, "agreed")
    assert answer_for(asked("untimed", solo=True), place(), (PONG, PASS), "pass") is None


def test_who_does_not_want_to_be_asked_is_still_asked_about_a_win():
    skipping = place(skipping=True)
    assert answer_for(asked("untimed"), skipping, (PONG, PASS), "pass") == Answer(102.0, "agreed")
    assert answer_for(asked("untimed"), skipping, (WIN, PASS), "pass") is None
    assert answer_for(asked(), skipping, (WIN, PASS), "pass") == Answer(105.0, "clock")


def test_a_turn_is_never_passed_for_somebody_who_is_there():
    turn = asked("untimed", solo=True, question=False)
    assert answer_for(turn, place(pace="untimed", skipping=True), (Offer("discard", ("1m",)),), "discard") is None
    assert answer_for(asked(question=False), place(), (), "discard") == Answer(125.0, "clock")
