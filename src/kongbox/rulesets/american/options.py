"""The table's options: the card, the length of the session, and the house rules everybody has to accept."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from kongbox.engine.clauses import ClauseId, bind_value, clause
from kongbox.engine.state import DealState
from kongbox.rulesets.american.card import Card, read_card
from kongbox.rulesets.american.practice_card import practice_card
from kongbox.tiles.unusable import Unusable

PRACTICE = "practice"
"""The word for the card that comes with the game."""
OPEN = "open"
"""A session without a fixed number of hands."""
LONGEST_SHOWN = 40
"""Characters of a wrong value that are repeated in the sentence about it."""


class AmericanOptions(NamedTuple):
    """What was agreed before the first hand. Points, tiles and hands are whole numbers."""

    card: Card = practice_card()
    """The card that is played with."""
    hands_per_session: str = "16"
    """``16``, ``8``, ``4`` or ``open``."""
    mode: str = "referee"
    """``referee``: what can be known to be impossible is refused without consequence."""
    claims: str = "collect"
    """``collect``: everybody answers a discard, and the answers are judged together."""
    players: str = "4"
    blanks: int = 0
    """How many blank tiles join the 152: none, or 2 to 8."""
    challenge_stake: int = 0
    """What a wrong call of a dead hand costs; 0 or 50 by the books."""
    joker_zero_groups: str = "yes"
    """Whether a joker may stand for Soap in a printed group of three or more zeros."""
    hot_wall: str = "no"
    """Whether an unsafe discard from the last wall pays for the whole table."""
    cold_wall: str = "no"
    """Whether nothing may be claimed from the last wall."""
    pivot: str = "no"
    """Whether the first East changes seats with the player on the right after each round of four hands."""


STANDARD = AmericanOptions()
PLAIN: Mapping[str, str] = {"card": PRACTICE}
"""How the standard value of an option is written, where it is no plain value."""
HOUSE_RULES = ("blanks", "hot_wall", "cold_wall")
"""What holds only if all four accept it at the table."""

RANGES: Mapping[str, tuple[int, int]] = {"blanks": (0, 8), "challenge_stake": (0, 50)}
"""Least and greatest value of each option that is a number."""

CHOICES: Mapping[str, tuple[str, ...]] = {
    "hands_per_session": ("16", "8", "4", OPEN),
    "mode": ("referee",),
    "claims": ("collect",),
    "players": ("4",),
    "joker_zero_groups": ("yes", "no"),
    "hot_wall": ("no", "yes"),
    "cold_wall": ("no", "yes"),
    "pivot": ("no", "yes"),
}
"""The words allowed for each option that is a word."""

OPTION_CLAUSES: Mapping[str, tuple[ClauseId, ...]] = {
    "card": ("american.card.1",),
    "hands_per_session": (),
    "mode": ("american.model.4",),
    "claims": ("american.window.7",),
    "players": (),
    "blanks": ("american.blank.8", "american.blank.9"),
    "challenge_stake": ("american.adj.29",),
    "joker_zero_groups": ("american.joker.4",),
    "hot_wall": ("american.option.2",),
    "cold_wall": ("american.option.3",),
    "pivot": ("american.east.5",),
}
"""The clauses behind each option."""

for _option, _clauses in OPTION_CLAUSES.items():
    bind_value(*_clauses, place=f"{__name__}.AmericanOptions.{_option}")

PRESETS: Mapping[str, AmericanOptions] = {
    "standard": STANDARD,
    "strict": STANDARD._replace(challenge_stake=50),
    "blanks": STANDARD._replace(blanks=6),
}
"""Options that go together, by name."""


def read_options(given: Mapping[str, Any]) -> AmericanOptions:
    """The options that plain values describe; what is not named stays standard.

    Raises:
        Unusable: for an option that does not exist, a value of the wrong kind or out of its range, and a card
            that is none.
    """
    if not isinstance(given, Mapping):
        raise Unusable("unusable-options-form", found=_shown(given))
    chosen = {name: _read(name, value) for name, value in given.items()}
    return AmericanOptions(**(STANDARD._asdict() | chosen))


def preset(name: str) -> AmericanOptions:
    """The options called `name`; raises `Unusable` for a name that is none."""
    if name not in PRESETS:
        raise Unusable("unusable-option-preset", found=_shown(name), known=", ".join(PRESETS))
    return PRESETS[name]


@clause("american.option.1", "american.card.1")
def differences(options: AmericanOptions) -> Mapping[str, Any]:
    """The options that are not as in the standard game, by name; a private card by its name and digest alone."""
    pairs = zip(AmericanOptions._fields, options, STANDARD, strict=True)
    differ = {name: value for name, value, usual in pairs if value != usual}
    if "card" in differ:
        differ["card"] = {"name": options.card.name, "digest": options.card.digest}
    return differ


@clause("american.card.2")
def keep(options: AmericanOptions) -> Mapping[str, Any]:
    """The options as they are kept where the table is: a private card whole, so that play can go on with it."""
    kept = dict(differences(options))
    if "card" in kept and options.card.lines:
        kept["card"] = dict(options.card.document)
    return kept


@clause("american.option.1", "american.blank.8")
def needs_consent(options: AmericanOptions) -> bool:
    """Whether the options hold house rules that everybody at the table has to accept."""
    return any(getattr(options, name) != getattr(STANDARD, name) for name in HOUSE_RULES)


@clause("american.option.1", "american.blank.8")
def in_force(deal: DealState) -> AmericanOptions:
    """The options of the hand in play: without the house rules, if somebody at the table did not accept them."""
    options: AmericanOptions = deal.options
    if deal.agreed or not needs_consent(options):
        return options
    return options._replace(**{name: getattr(STANDARD, name) for name in HOUSE_RULES})


@clause("american.joker.4")
def card_in_force(deal: DealState) -> Card:
    """The card of the hand in play; no joker stands for a zero in it, where the table reads the rule so."""
    options: AmericanOptions = deal.options
    return options.card if options.joker_zero_groups == "yes" else options.card.strict_about_zeros


def _read(name: object, value: object) -> int | str | Card:
    if name == "card":
        return _read_card(value)
    if isinstance(name, str) and name in RANGES:
        return _read_number(name, value)
    if isinstance(name, str) and name in CHOICES:
        return _read_choice(name, value)
    raise Unusable("unusable-option-unknown", option=_shown(name), known=", ".join(AmericanOptions._fields))


def _read_card(value: object) -> Card:
    if value == PRACTICE:
        return practice_card()
    if isinstance(value, Mapping) and set(value) == {"name", "digest"}:
        return absent_card(str(value["name"]), str(value["digest"]))
    if not isinstance(value, Mapping):
        return read_card(value)
    return _card_written(json.dumps(value, sort_keys=True, default=str))


@lru_cache(maxsize=32)
def _card_written(text: str) -> Card:
    """The same card comes with every look at a table that plays with it; it is read once."""
    return read_card(json.loads(text))


def absent_card(name: str, digest: str) -> Card:
    """A private card of which only name and digest are known: enough to show a log again, not to judge its acts."""
    return Card(id=digest, name=name, sections=(), lines=(), digest=digest)


def _read_number(name: str, value: object) -> int:
    least, most = RANGES[name]
    # True and False are whole numbers to Python, but never what a table means by one; a single blank is no game.
    fits = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    if not fits or (name == "blanks" and value == 1):
        raise Unusable("unusable-option-number", option=name, found=_shown(value), least=str(least), most=str(most))
    assert isinstance(value, int)
    return value


def _read_choice(name: str, value: object) -> str:
    word = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
    if not isinstance(word, str) or word not in CHOICES[name]:
        raise Unusable("unusable-option-choice", option=name, found=_shown(value), allowed=", ".join(CHOICES[name]))
    return word


def _shown(value: object) -> str:
    """A wrong value as it can be repeated in one line."""
    if isinstance(value, int) and abs(value) >= 10**LONGEST_SHOWN:
        return "…"
    text = " ".join((value if isinstance(value, str) else repr(value)).split())
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
