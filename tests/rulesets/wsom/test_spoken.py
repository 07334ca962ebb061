"""Words, hands and their order at a real table: rights and rulings."""

import pytest

from kongbox.rulesets.wsom.claims import CHI, KONG, PONG, WIN
from kongbox.rulesets.wsom.play import CONCEALED, SMALL
from kongbox.rulesets.wsom.spoken import (
    DISCARD,
    DRAW,
    LAY,
    SAY,
    SHOW,
    SUPPLEMENT,
    Finding,
    Moment,
    Spoken,
    findings,
    may_rob,
    may_use_new_discard,
    next_kong_step,
    open_claims,
    prevails,
    unfinished_chi,
    word_means,
)

THROWER, LOWER, ACROSS, UPPER = 0, 1, 2, 3
SETS = (KONG, PONG)


def rights(*moments: Moment) -> tuple[tuple[str, ...], ...]:
    return open_claims(THROWER, moments)


def say(seat: int, claim: str, at: float = 0.0) -> Moment:
    return Moment(seat, SAY, claim, at)


def shown_after(seconds: float) -> tuple[Moment, Moment]:
    return say(LOWER, CHI, 1.0), Moment(LOWER, SHOW, CHI, 1.0 + seconds)


# ---- words -----------------------------------------------------------------------------


@pytest.mark.clause("wsom.pron.1", "wsom.pron.2")
@pytest.mark.parametrize(
    ("word", "claim"),
    [
        ("chi", CHI), ("Pong", PONG), ("PUNG", PONG), ("¡Kong!", "kong"), ("fu", WIN), ("fú", WIN), (" Fu. ", WIN),
        ("ron", None), ("chow", None), ("", None), ("fu fu", None),
    ],
)  # fmt: skip
def test_the_accepted_words_make_a_claim_however_they_are_written(word: str, claim: str | None) -> None:
    assert word_means(word) == claim


@pytest.mark.clause("wsom.win.2", "wsom.win.3", "wsom.pron.1")
def test_tsumo_wins_on_ones_own_tile_only_and_fu_on_any() -> None:
    assert word_means("Tsumo", self_drawn=True) == WIN
    assert word_means("tsumo") is None
    assert word_means("fu", self_drawn=True) == WIN


# ---- rights ----------------------------------------------------------------------------


@pytest.mark.clause("wsom.claim.2", "wsom.chi.1")
def test_at_first_everybody_but_the_thrower_may_claim_and_the_lower_seat_may_chi() -> None:
    assert rights() == ((), (WIN, KONG, PONG, CHI), (WIN, KONG, PONG), (WIN, KONG, PONG))


@pytest.mark.clause("wsom.claim.2")
def test_the_right_lasts_when_the_next_player_has_drawn_and_ends_with_his_discard() -> None:
    drawn = Moment(LOWER, DRAW, at=2)
    assert rights(drawn) == ((), (), (WIN, *SETS), (WIN, *SETS))
    assert rights(drawn, Moment(LOWER, DISCARD, at=5)) == ((), (), (), ())


@pytest.mark.clause("wsom.chi.5", "wsom.prec.4")
@pytest.mark.parametrize("seconds", [1.0, 3.5])
def test_a_chi_said_and_shown_after_a_second_ends_pong_and_kong_but_not_a_win(seconds: float) -> None:
    assert rights(*shown_after(seconds)) == ((), (WIN, KONG, PONG, CHI), (WIN,), (WIN,))


@pytest.mark.clause("wsom.chi.5")
def test_a_chi_shown_too_fast_ends_no_right() -> None:
    assert rights(*shown_after(0.4))[ACROSS] == (WIN, KONG, PONG)


@pytest.mark.clause("wsom.chi.5", "wsom.claim.5")
def test_a_chi_shown_without_the_word_ends_no_right() -> None:
    silent = Moment(LOWER, SHOW, CHI, 4.0)
    assert rights(silent)[UPPER] == (WIN, KONG, PONG)


@pytest.mark.clause("wsom.chi.5", "wsom.prec.4")
def test_a_chi_said_and_followed_by_a_discard_ends_every_right() -> None:
    thrown = Moment(LOWER, DISCARD, at=2.5)
    assert rights(say(LOWER, CHI, 1.0), thrown)[ACROSS] == ()


@pytest.mark.clause("wsom.chi.5")
def test_a_chi_followed_by_a_discard_too_fast_leaves_pong_kong_and_win() -> None:
    hurried = Moment(LOWER, DISCARD, at=1.2)
    assert rights(say(LOWER, CHI, 1.0), hurried)[ACROSS] == (WIN, KONG, PONG)


@pytest.mark.clause("wsom.prec.2")
def test_a_pong_that_was_said_outranks_a_chi_and_leaves_the_wins() -> None:
    assert rights(say(ACROSS, PONG)) == ((), (WIN, KONG, PONG), (WIN, KONG, PONG), (WIN,))


@pytest.mark.clause("wsom.prec.2")
def test_only_a_nearer_seat_may_still_win_when_a_win_was_said() -> None:
    assert rights(say(ACROSS, WIN)) == ((), (WIN,), (WIN, KONG, PONG), ())


@pytest.mark.clause("wsom.prec.4")
def test_a_win_may_still_come_against_a_shown_pong_until_its_claimant_discards() -> None:
    pong = (say(ACROSS, PONG, 0.5), Moment(ACROSS, SHOW, PONG, 0.8))
    assert rights(*pong)[UPPER] == (WIN,)
    assert rights(*pong, Moment(ACROSS, DISCARD, at=3))[UPPER] == ()


@pytest.mark.clause("wsom.prec.4")
def test_a_win_may_still_come_against_a_shown_kong_until_the_supplement_is_drawn() -> None:
    kong = (say(ACROSS, KONG, 0.5), Moment(ACROSS, SHOW, KONG, 0.8))
    assert rights(*kong)[LOWER] == (WIN,)
    assert rights(*kong, Moment(ACROSS, SUPPLEMENT, at=3))[LOWER] == ()


# ---- an unfinished chi -----------------------------------------------------------------


@pytest.mark.clause("wsom.chi.4")
def test_the_clock_runs_against_the_claimant_until_he_has_shown_and_discarded() -> None:
    word, thrown, sequence = say(LOWER, CHI), Moment(LOWER, DISCARD, at=2), Moment(LOWER, SHOW, CHI, 3)
    assert unfinished_chi(()) is None
    assert unfinished_chi((word,)) == unfinished_chi((word, thrown)) == unfinished_chi((word, sequence)) == LOWER
    assert unfinished_chi((word, thrown, sequence)) is None
    assert unfinished_chi((word, sequence, thrown)) is None


@pytest.mark.clause("wsom.chi.4")
def test_before_the_sequence_lies_open_the_new_discard_serves_for_a_win_only() -> None:
    word, thrown = say(LOWER, CHI), Moment(LOWER, DISCARD, at=2)
    assert may_use_new_discard((word,), LOWER) == ()
    assert may_use_new_discard((word, thrown), LOWER) == (WIN,)
    assert DRAW in may_use_new_discard((word, thrown, Moment(LOWER, SHOW, CHI, 3)), LOWER)


# ---- precedence ------------------------------------------------------------------------


@pytest.mark.clause("wsom.prec.1", "wsom.prec.2")
def test_a_win_comes_before_pong_and_kong_and_these_before_chi() -> None:
    chi, pong, win = Spoken(LOWER, CHI), Spoken(ACROSS, PONG), Spoken(UPPER, WIN)
    assert prevails(THROWER, (chi, pong, win)) == win
    assert prevails(THROWER, (chi, pong)) == pong
    assert prevails(THROWER, (chi,)) == chi
    assert prevails(THROWER, ()) is None


@pytest.mark.clause("wsom.prec.2")
def test_of_two_wins_the_one_nearest_after_the_thrower_intercepts() -> None:
    wins = [Spoken(seat, WIN) for seat in (UPPER, ACROSS, LOWER)]
    assert prevails(THROWER, wins) == wins[2]
    assert prevails(THROWER, wins[:2]) == wins[1]


@pytest.mark.clause("wsom.prec.3")
@pytest.mark.parametrize(
    "flawed",
    [Spoken(LOWER, WIN, legal=False), Spoken(LOWER, WIN, aloud=False), Spoken(LOWER, WIN, in_time=False)],
)
def test_an_illegal_silent_or_late_claim_has_no_precedence(flawed: Spoken) -> None:
    assert prevails(THROWER, (flawed, Spoken(UPPER, PONG))) == Spoken(UPPER, PONG)
    assert prevails(THROWER, (flawed,)) is None


@pytest.mark.clause("wsom.prec.5")
def test_for_a_robbed_kong_the_declarer_stands_in_the_throwers_place() -> None:
    assert prevails(2, (Spoken(1, WIN), Spoken(3, WIN))) == Spoken(3, WIN)
    assert may_rob(SMALL, 2, (Moment(2, SHOW),)) == (3, 0, 1)


# ---- kongs -----------------------------------------------------------------------------


@pytest.mark.clause("wsom.kong.2", "wsom.kong.3", "wsom.kong.7")
@pytest.mark.parametrize("kind", [CONCEALED, SMALL])
def test_a_kong_is_said_shown_laid_and_only_then_supplemented(kind: str) -> None:
    done: tuple[Moment, ...] = ()
    for deed in (SAY, SHOW, LAY, SUPPLEMENT):
        assert next_kong_step(kind, done, 1) == deed
        done = (*done, Moment(1, deed))
    assert next_kong_step(kind, done, 1) is None


@pytest.mark.clause("wsom.kong.4", "wsom.kong.7")
def test_a_big_kong_is_said_and_shown_before_the_supplement() -> None:
    assert next_kong_step(KONG, (), 1) == SAY
    assert next_kong_step(KONG, (Moment(1, SAY, KONG),), 1) == SHOW
    assert next_kong_step(KONG, (Moment(1, SAY, KONG), Moment(2, SHOW), Moment(1, SHOW, KONG)), 1) == SUPPLEMENT


@pytest.mark.clause("wsom.kong.7")
def test_a_supplement_drawn_too_soon_does_not_stand_for_the_one_due() -> None:
    assert next_kong_step(SMALL, (Moment(1, SUPPLEMENT), Moment(1, SAY, "kong")), 1) == SHOW


@pytest.mark.clause("wsom.rob.4", "wsom.rob.5")
def test_a_small_kong_can_be_robbed_from_the_moment_the_tile_joins_until_the_supplement() -> None:
    said, joined, drawn = Moment(1, SAY, "kong"), Moment(1, LAY), Moment(1, SUPPLEMENT)
    assert may_rob(SMALL, 1, (said,)) == ()
    assert may_rob(SMALL, 1, (said, joined)) == (2, 3, 0)
    assert may_rob(SMALL, 1, (said, joined, drawn)) == ()


@pytest.mark.clause("wsom.rob.3")
@pytest.mark.parametrize("kind", [CONCEALED, KONG])
def test_no_other_kong_is_ever_robbed(kind: str) -> None:
    assert may_rob(kind, 1, (Moment(1, SAY), Moment(1, SHOW))) == ()


# ---- slips -----------------------------------------------------------------------------


@pytest.mark.clause("wsom.claim.5")
def test_a_silent_discard_before_the_set_is_shown_may_be_a_forgotten_draw() -> None:
    silent = (Moment(1, DISCARD, at=2), Moment(1, SHOW, CHI, 3))
    assert findings(silent) == (Finding(1, "wsom.claim.5", "short-hand", "wsom.pen.claim.2"),)
    assert findings((say(1, CHI), *silent)) == ()
    assert findings((Moment(1, DRAW), Moment(1, DISCARD))) == ()


@pytest.mark.clause("wsom.kong.3")
def test_a_fourth_tile_shown_before_the_word_may_be_a_discard() -> None:
    acts = (Moment(1, DRAW), Moment(1, SHOW, SMALL), Moment(1, SAY, "kong"))
    assert findings(acts, {1: SMALL}) == (Finding(1, "wsom.kong.3", "discard", "wsom.pen.claim.3"),)
    assert findings((acts[0], acts[2], acts[1]), {1: SMALL}) == ()
    assert findings(acts, {1: CONCEALED}) == ()


@pytest.mark.clause("wsom.kong.7")
def test_a_supplement_drawn_before_the_kong_is_shown_may_be_a_long_hand() -> None:
    acts = (Moment(1, SAY, "kong"), Moment(1, SUPPLEMENT), Moment(1, SHOW, KONG))
    assert findings(acts, {1: KONG}) == (Finding(1, "wsom.kong.7", "long-hand", "wsom.pen.claim.4"),)
    assert findings((acts[0], acts[2], acts[1]), {1: KONG}) == ()


@pytest.mark.clause("wsom.rob.4")
def test_whoever_waits_for_the_supplement_robs_too_late() -> None:
    acts = (Moment(1, SAY, "kong"), Moment(1, SHOW, SMALL), Moment(1, LAY), Moment(1, SUPPLEMENT), say(2, WIN))
    assert findings(acts, {1: SMALL}) == (Finding(2, "wsom.rob.4", "too-late"),)
    assert findings((*acts[:3], acts[4]), {1: SMALL}) == ()
