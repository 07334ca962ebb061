"""The table's options: every open question of the rules that a table may answer for itself."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from kongbox.engine.clauses import ClauseId, bind_value
from kongbox.tiles.unusable import Unusable

LONGEST_SHOWN = 40
"""Characters of a wrong value that are repeated in the sentence about it."""


class WsomOptions(NamedTuple):
    """What was agreed before the first hand. Points, tiles, hands and seconds are whole numbers."""

    payoff_base: int = 25
    """What each of the two others pays at most when somebody wins on a discard."""
    min_points: int = 0
    """What a hand must be worth; 0 lets every complete hand win."""
    chicken_points: int = 1
    """Worth of a hand without any pattern."""
    limit_points: int = 320
    """What several patterns together are worth at most, and from where one pattern counts alone."""
    pure_one_suit: int = 80
    small_three_dragons: int = 40
    small_three_winds: int = 30
    king_tiles: int = 14
    """Tiles at the end of the wall that stay undrawn."""
    false_win_fine: int = 0
    """Points taken for a false win."""
    hands_per_session: int = 16
    hands_per_half: int = 8
    hands_per_quarter: int = 4
    seating_period: str = "quarter"
    """After which of the two seats are drawn anew: ``quarter`` or ``half``."""
    turn_seconds: int = 15
    """What one turn may take, within the time of the hand; 0 for no limit. The first turn of a hand costs nothing."""
    hand_seconds: int = 180
    """What all turns of one player in a hand may take together; 0 for no limit."""


STANDARD = WsomOptions()

RANGES: Mapping[str, tuple[int, int]] = {
    "payoff_base": (0, 320),
    "min_points": (0, 320),
    "chicken_points": (0, 320),
    "limit_points": (100, 1000),
    "pure_one_suit": (1, 319),
    "small_three_dragons": (1, 319),
    "small_three_winds": (1, 319),
    # 53 of the 136 tiles are dealt, and somebody must be able to draw one; with none kept back, both ends of the
    # wall could meet in one stack.
    "king_tiles": (1, 82),
    "false_win_fine": (0, 1000),
    "hands_per_session": (1, 64),
    "hands_per_half": (1, 64),
    "hands_per_quarter": (1, 64),
    "turn_seconds": (0, 600),
    "hand_seconds": (0, 3600),
}
"""Least and greatest value of each option that is a number."""

CHOICES: Mapping[str, tuple[str, ...]] = {"seating_period": ("quarter", "half")}
"""The words allowed for each option that is a word."""

OPTION_CLAUSES: Mapping[str, tuple[ClauseId, ...]] = {
    "payoff_base": ("wsom.score.pay.3", "wsom.score.pay.4", "wsom.score.pay.5"),
    "min_points": ("wsom.score.basic.5",),
    "chicken_points": ("wsom.score.basic.5",),
    "limit_points": ("wsom.score.basic.6",),
    "pure_one_suit": ("wsom.score.2.1.2",),
    "small_three_dragons": ("wsom.score.3.2.1",),
    "small_three_winds": ("wsom.score.3.3.1",),
    "king_tiles": ("wsom.deal.6", "wsom.deal.8"),
    "false_win_fine": ("wsom.pen.false.3",),
    "hands_per_session": ("wsom.obj.1", "wsom.tour.2"),
    "hands_per_half": ("wsom.seat.0", "wsom.rot.4"),
    "hands_per_quarter": ("wsom.seat.0", "wsom.rot.4"),
    "seating_period": ("wsom.seat.0", "wsom.rot.4"),
    "turn_seconds": ("wsom.play.6",),
    "hand_seconds": ("wsom.play.6",),
}
"""The clauses behind each option."""

for _option, _clauses in OPTION_CLAUSES.items():
    bind_value(*_clauses, place=f"{__name__}.WsomOptions.{_option}")

PRESETS: Mapping[str, WsomOptions] = {
    "standard": STANDARD,
    "strict-2008": STANDARD._replace(payoff_base=30),
    "minimum-five": STANDARD._replace(min_points=5),
}
"""Options that go together, by name."""


def read_options(given: Mapping[str, Any]) -> WsomOptions:
    """The options that plain values describe; what is not named stays standard.

    Raises:
        Unusable: for an option that does not exist, a value of the wrong kind or out of its range,
            and for values that leave no hand to win.
    """
    if not isinstance(given, Mapping):
        raise Unusable("unusable-options-form", found=_shown(given))
    chosen = {name: _read(name, value) for name, value in given.items()}
    options = WsomOptions(**(STANDARD._asdict() | chosen))
    if options.min_points > options.limit_points:
        raise Unusable("unusable-options-minimum", minimum=str(options.min_points), limit=str(options.limit_points))
    return options


def preset(name: str) -> WsomOptions:
    """The options called `name`; raises `Unusable` for a name that is none."""
    if name not in PRESETS:
        raise Unusable("unusable-option-preset", found=_shown(name), known=", ".join(PRESETS))
    return PRESETS[name]


def differences(options: WsomOptions) -> Mapping[str, Any]:
    """The options that are not as in the standard game, by name."""
    pairs = zip(WsomOptions._fields, options, STANDARD, strict=True)
    return {name: value for name, value, usual in pairs if value != usual}


def _read(name: object, value: object) -> int | str:
    if isinstance(name, str) and name in RANGES:
        return _read_number(name, value)
    if isinstance(name, str) and name in CHOICES:
        return _read_choice(name, value)
    raise Unusable("unusable-option-unknown", option=_shown(name), known=", ".join(WsomOptions._fields))


def _read_number(name: str, value: object) -> int:
    least, most = RANGES[name]
    # True and False are whole numbers to Python, but never what a table means by one.
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise Unusable("unusable-option-number", option=name, found=_shown(value), least=str(least), most=str(most))
    return value


def _read_choice(name: str, value: object) -> str:
    if not isinstance(value, str) or value not in CHOICES[name]:
        raise Unusable("unusable-option-choice", option=name, found=_shown(value), allowed=", ".join(CHOICES[name]))
    return value


def _shown(value: object) -> str:
    """A wrong value as it can be repeated in one line."""
    if isinstance(value, int) and abs(value) >= 10**LONGEST_SHOWN:
        return "…"
    text = " ".join((value if isinstance(value, str) else repr(value)).split())
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
