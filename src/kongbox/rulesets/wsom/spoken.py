"""Words and hands at a real table: facts in, rights and rulings out.

On line a window collects the claims and their tiles together, so none of this is asked. At a table of wood words come
too late, sets are shown in silence and tiles are drawn too fast; a judge tells what was done, in order, and hears who
still has which right. What a slip costs stands in the chapter on errors and is only cited here.
"""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from kongbox.engine.actions import Action
from kongbox.engine.clauses import ClauseId, bind_value, clause
from kongbox.engine.seats import SEATS, Seat, lower, others
from kongbox.rulesets.wsom.claims import CHI, KONG, PONG, WIN, precedence
from kongbox.rulesets.wsom.play import CONCEALED, SMALL

CHI_PAUSE = 1.0
"""Seconds between the word "chi" and what follows it."""

SAY, SHOW, LAY, DRAW, SUPPLEMENT, DISCARD = "say", "show", "lay", "draw", "supplement", "discard"


class Moment(NamedTuple):
    """One thing that somebody said or did after a tile was thrown."""

    seat: Seat
    deed: str
    """``say``, ``show`` (a set, or the tile added to one), ``lay`` (a kong in its final form), ``draw`` from the live
    end, ``supplement`` or ``discard``."""
    what: str = ""
    """For ``say`` the claim meant: ``win``, ``kong-big``, ``pong``, ``chi``; for ``show`` and ``lay`` the set."""
    at: float = 0.0
    """Seconds since the tile was thrown."""


Moments = Sequence[Moment]

# ---- words -----------------------------------------------------------------------------

WORDS: Mapping[str, str] = {"chi": CHI, "pong": PONG, "pung": PONG, "kong": "kong", "fu": WIN, "tsumo": WIN}
"""What each accepted word claims."""
ONLY_SELF_DRAWN = frozenset({"tsumo"})


@clause("wsom.pron.1", "wsom.claim.5", "wsom.pong.1", "wsom.win.2", "wsom.win.3")
def word_means(spoken: str, self_drawn: bool = False) -> str | None:
    """The claim that a spoken word makes; None for a word that makes none.

    Case, accents and exclamation marks change nothing. "Tsumo" is a word for tiles of one's own drawing only.
    """
    letters = unicodedata.normalize("NFKD", spoken).casefold()
    word = "".join(letter for letter in letters if letter.isalnum())
    return None if word in ONLY_SELF_DRAWN and not self_drawn else WORDS.get(word)


bind_value("wsom.pron.2", place=f"{__name__}.WORDS")

# ---- who may still claim ---------------------------------------------------------------

CLAIMS = (WIN, KONG, PONG, CHI)
SETS = frozenset({KONG, PONG, CHI})


@clause("wsom.claim.2", "wsom.chi.5", "wsom.prec.2", "wsom.prec.4")
def open_claims(thrower: Seat, moments: Moments) -> tuple[tuple[str, ...], ...]:
    """What each seat may still claim the thrown tile for, by right; whether its tiles allow it is another question.

    A claim is open while its right lasts and nobody has said one that outranks it; illegal claims are to be left out
    of `moments`, for they have no standing.
    """
    spoken = _words(moments)
    return tuple(
        tuple(claim for claim in CLAIMS if _is_open(Action(seat, claim), thrower, moments, spoken)) for seat in SEATS
    )


def _is_open(claim: Action, thrower: Seat, moments: Moments, spoken: Sequence[Moment]) -> bool:
    if claim.seat == thrower or (claim.name == CHI and claim.seat != lower(thrower)):
        return False
    # Whoever draws has chosen to; what touching the wall costs is a matter of the chapter on errors.
    if any(moment.seat == claim.seat and moment.deed == DRAW for moment in moments):
        return False
    if any(_outranks(word, claim, thrower) for word in spoken):
        return False
    closed = _wins_closed if claim.name == WIN else _sets_closed
    return not closed(moments, claim.seat)


def _outranks(word: Moment, claim: Action, thrower: Seat) -> bool:
    said = Action(word.seat, word.what)
    return word.seat != claim.seat and precedence(said, thrower) < precedence(claim, thrower)


@clause("wsom.claim.2")
def _turn_is_over(moments: Moments) -> bool:
    """Whether the next player has drawn and made his own discard: the outer limit of every claim."""
    drew = {moment.seat for moment in moments if moment.deed == DRAW}
    return any(moment.deed == DISCARD and moment.seat in drew for moment in moments)


@clause("wsom.chi.5", "wsom.prec.4")
def _sets_closed(moments: Moments, seat: Seat) -> bool:
    """Whether pong, kong and chi are gone: somebody said his word in time and then showed or discarded."""
    return _turn_is_over(moments) or any(
        moment.deed in (SHOW, DISCARD) and moment.seat != seat and _in_good_order(moments, moment) for moment in moments
    )


@clause("wsom.prec.4", "wsom.chi.4")
def _wins_closed(moments: Moments, seat: Seat) -> bool:
    """Whether a win is gone: whoever claimed a set in good order has discarded or drawn his supplement."""
    return _turn_is_over(moments) or any(
        moment.deed in (DISCARD, SUPPLEMENT) and moment.seat != seat and _in_good_order(moments, moment)
        for moment in moments
    )


@clause("wsom.claim.5", "wsom.chi.5")
def _in_good_order(moments: Moments, moment: Moment) -> bool:
    """Whether `moment` comes after the claimant's own word, and after "chi" no sooner than a second."""
    words = [word for word in _words(moments) if word.seat == moment.seat and word.what in SETS]
    return any(moment.at - word.at >= (CHI_PAUSE if word.what == CHI else 0) for word in words)


def _words(moments: Moments) -> tuple[Moment, ...]:
    return tuple(moment for moment in moments if moment.deed == SAY and moment.what in CLAIMS)


# ---- a chi said and not yet shown ------------------------------------------------------


@clause("wsom.chi.4")
def unfinished_chi(moments: Moments) -> Seat | None:
    """Who has said "chi" and not yet both shown and discarded: his clock runs until then."""
    for word in _words(moments):
        deeds = {moment.deed for moment in moments if moment.seat == word.seat}
        if word.what == CHI and not {SHOW, DISCARD} <= deeds:
            return word.seat
    return None


@clause("wsom.chi.4")
def may_use_new_discard(moments: Moments, claimant: Seat) -> tuple[str, ...]:
    """What the others may do about the tile `claimant` threw after his chi: only win until the sequence lies open."""
    deeds = {moment.deed for moment in moments if moment.seat == claimant}
    if DISCARD not in deeds:
        return ()
    return (*CLAIMS, DRAW) if SHOW in deeds else (WIN,)


# ---- who prevails ----------------------------------------------------------------------


class Spoken(NamedTuple):
    """A claim as a judge heard it."""

    seat: Seat
    claim: str
    legal: bool = True
    """Whether the tiles and the seat allow it."""
    aloud: bool = True
    in_time: bool = True


@clause("wsom.prec.1", "wsom.prec.2", "wsom.prec.3")
def prevails(source: Seat, claims: Iterable[Spoken]) -> Spoken | None:
    """The one claim that counts, all others lapsing; None when no claim has any standing.

    Args:
        source: who threw the tile, or declared the kong that is robbed.
        claims: in any order; a silent, late or illegal one has no precedence.
    """
    standing = [each for each in claims if each.legal and each.aloud and each.in_time]
    return min(standing, key=lambda each: precedence(Action(each.seat, each.claim), source), default=None)


# ---- kongs -----------------------------------------------------------------------------

KONG_STEPS: Mapping[str, tuple[str, ...]] = {
    CONCEALED: (SAY, SHOW, LAY, SUPPLEMENT),
    SMALL: (SAY, SHOW, LAY, SUPPLEMENT),
    KONG: (SAY, SHOW, SUPPLEMENT),
}
"""The order of a declared kong: the word, the tiles for all to see, their place before the hand, the supplement."""

bind_value("wsom.kong.2", "wsom.kong.3", "wsom.kong.4", place=f"{__name__}.KONG_STEPS")


@clause("wsom.kong.2", "wsom.kong.3", "wsom.kong.4", "wsom.kong.7")
def next_kong_step(kind: str, moments: Moments, seat: Seat) -> str | None:
    """What `seat` has to do next for its kong; None when the supplement is drawn in good order."""
    done = [moment.deed for moment in moments if moment.seat == seat]
    for step in KONG_STEPS[kind]:
        if step not in done:
            return step
        done = done[done.index(step) + 1 :]
    return None


@clause("wsom.rob.3", "wsom.rob.4", "wsom.rob.5", "wsom.prec.5")
def may_rob(kind: str, declarer: Seat, moments: Moments) -> tuple[Seat, ...]:
    """Who may say "fu" to a kong now, best claim first: from the moment the tile joins the triplet to the supplement.

    Only the small exposed kong is ever robbed, and for nothing but a win.
    """
    deeds = {moment.deed for moment in moments if moment.seat == declarer}
    is_moment = kind == SMALL and deeds & {SHOW, LAY} and SUPPLEMENT not in deeds
    return others(declarer) if is_moment else ()


# ---- slips -----------------------------------------------------------------------------


class Finding(NamedTuple):
    """Something a judge may rule upon; the penalty's clause is cited, not applied."""

    seat: Seat
    clause: ClauseId
    may_be: str
    """``short-hand``, ``long-hand``, ``discard`` or ``too-late``."""
    penalty: ClauseId = ""


def findings(moments: Moments, kongs: Mapping[Seat, str] | None = None) -> tuple[Finding, ...]:
    """Every slip in what was done after a tile was thrown, in the order in which it became one.

    Args:
        moments: from the throw on, or from the draw of the seat that declares a kong.
        kongs: which kind of kong a seat is making, where one is.
    """
    found: list[Finding] = []
    for place, moment in enumerate(moments):
        before = [each.deed for each in moments[:place] if each.seat == moment.seat]
        kind = (kongs or {}).get(moment.seat)
        slip = _kong_slip(moment, before, kind) if kind else _claim_slip(moment, before)
        late = _late_robbery(moment, moments[:place], kongs or {})
        found += [each for each in (slip, late) if each is not None]
    return tuple(found)


@clause("wsom.claim.5")
def _claim_slip(moment: Moment, before: list[str]) -> Finding | None:
    """A discard without a word before the set is shown may be a forgotten draw."""
    if moment.deed == DISCARD and not before:
        return Finding(moment.seat, "wsom.claim.5", "short-hand", "wsom.pen.claim.2")
    return None


@clause("wsom.kong.3", "wsom.kong.7")
def _kong_slip(moment: Moment, before: list[str], kind: str) -> Finding | None:
    """The added tile shown before the word may be a discard; a supplement drawn too soon may be a long hand."""
    if kind == SMALL and moment.deed == SHOW and SAY not in before:
        return Finding(moment.seat, "wsom.kong.3", "discard", "wsom.pen.claim.3")
    if moment.deed == SUPPLEMENT and SHOW not in before:
        return Finding(moment.seat, "wsom.kong.7", "long-hand", "wsom.pen.claim.4")
    return None


@clause("wsom.rob.4")
def _late_robbery(moment: Moment, before: Moments, kongs: Mapping[Seat, str]) -> Finding | None:
    if moment.deed != SAY or moment.what != WIN:
        return None
    gone = any(each.deed == SUPPLEMENT and kongs.get(each.seat) == SMALL for each in before if each.seat != moment.seat)
    return Finding(moment.seat, "wsom.rob.4", "too-late") if gone else None
