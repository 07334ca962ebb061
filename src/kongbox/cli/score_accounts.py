"""Answers of games in which every hand is scored: a hand as points and rungs, a settlement, a question to the rules."""

from collections.abc import Mapping
from typing import Any

from kongbox.cli.wide import filled
from kongbox.i18n import number, say, signed
from kongbox.rulebook import clause_words

WORDS = ("como", "queda_en", "fin_de_mano", "estado", "sentido")
"""Keys whose values are words of the answer."""
PLAYERS = (
    "toma", "descarta_despues", "roba_despues", "rechazadas", "dominante", "asientos", "izquierda_de_este",
    "frente_a_este", "derecha_de_este",
)  # fmt: skip
"""Keys whose values are players or their suits."""
REASONS = ("lines", "notes", "clause", "options")
"""Keys that explain the others."""
SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def told(lang: str, game: str, answer: Mapping[str, Any]) -> list[str]:
    """An answer as lines for a reader."""
    if "lectura" in answer:
        return _hand(lang, game, answer)
    if "pagos" in answer:
        return _settlement(lang, game, answer)
    if "text" in answer:
        return [say(lang, "score-mahjong-none"), *_reason(answer)]
    return _plain(lang, game, answer)


# ---- a hand ------------------------------------------------------------------------------


def _hand(lang: str, game: str, answer: Mapping[str, Any]) -> list[str]:
    """Base points, then each rung of the ladder with what the hand is worth on it."""
    base, doubles = answer["base"], answer["n_doblas"]
    points = [line for line in answer["lines"] if "points" in line]
    reading = say(lang, f"reading-{answer['lectura']}", game=game)
    return [
        *([answer["arrangement"]] if answer["arrangement"] else []),
        *([say(lang, "score-reading", reading=reading)] if answer["mahjong"] else []),
        say(lang, "score-points"),
        *(f"  {number(lang, line['points']):>9}  {_line(line)}" for line in points),
        say(lang, "score-doublings" if doubles else "score-no-doublings"),
        *_rungs(lang, base, [line for line in answer["lines"] if "doblas" in line]),
        _total(lang, base, doubles, answer["total"]),
        *_notes(lang, answer["notes"]),
    ]


def _line(line: Mapping[str, Any]) -> str:
    cards = f": {line['tiles']}" if line["tiles"] else ""
    return f"{line['text']} ({line['clause']}){cards}"


def _rungs(lang: str, base: int, lines: list[dict[str, Any]]) -> list[str]:
    found, worth = [], base
    for line in lines:
        worth <<= line["doblas"]
        found.append(f"  {number(lang, worth):>9}  ×2{_power(line['doblas'])}  {_line(line)}")
    return found


def _power(doubles: int) -> str:
    """The exponent of 2, where it is not one."""
    return "" if doubles == 1 else str(doubles).translate(SUPERSCRIPTS)


def _total(lang: str, base: int, doubles: int, total: int) -> str:
    plain = base << doubles == total
    if not doubles and plain:
        return say(lang, "score-worth-plain", total=total if total < 1000 else number(lang, total))
    sentence = "score-worth" if plain else "score-worth-limit"
    power = str(doubles).translate(SUPERSCRIPTS)
    return say(lang, sentence, base=number(lang, base), power=power, total=number(lang, total))


def _notes(lang: str, notes: list[dict[str, Any]]) -> list[str]:
    if not notes:
        return []
    return [say(lang, "score-notes"), *(line for note in notes for line in _reason(note))]


def _reason(reason: Mapping[str, Any]) -> list[str]:
    return filled(f"{reason['text']} ({reason['clause']})", "  ")


# ---- a settlement ------------------------------------------------------------------------


def _settlement(lang: str, game: str, answer: Mapping[str, Any]) -> list[str]:
    paid = [line for each in answer["lines"] for line in _payment(lang, game, each)]
    net = "   ".join(f"{_player(lang, game, name)} {signed(lang, points)}" for name, points in answer["neto"].items())
    return [
        *([say(lang, "score-payments"), *paid] if paid else [say(lang, "score-nobody-pays")]),
        say(lang, "score-net"),
        f"  {net}",
        *_notes(lang, answer["notes"]),
    ]


def _payment(lang: str, game: str, line: Mapping[str, Any]) -> list[str]:
    payer, payee = (_player(lang, game, line[key]) for key in ("payer", "payee"))
    due = f" = {number(lang, line['due'])} × {line['times']}" if line["times"] > 1 else ""
    paid = f"  {say(lang, 'score-paid', payer=payer, payee=payee)}: {number(lang, line['points'])}{due}"
    return [paid, *filled(f"{line['text']} ({line['clause']})", " " * 8)]


def _player(lang: str, game: str, palo: str) -> str:
    return say(lang, f"palo-{palo}", game=game)


# ---- a question to the rules -------------------------------------------------------------


def _plain(lang: str, game: str, answer: Mapping[str, Any]) -> list[str]:
    shown = [line for key, value in answer.items() if key not in REASONS for line in _value(lang, game, key, value)]
    refused = [line for each in answer.get("lines", ()) for line in _refused(lang, game, each)]
    clause = answer.get("clause")
    return [
        *shown,
        *([say(lang, "score-clause", clause=f"{clause_words(lang, clause)} ({clause})")] if clause else []),
        *([say(lang, "score-refused"), *refused] if refused else []),
    ]


def _value(lang: str, game: str, key: str, value: Any) -> list[str]:
    """A value under its name; what is not said is left out."""
    if value in (None, [], ""):
        return []
    if not isinstance(value, Mapping):
        return [f"{say(lang, f'answer-{key}')}: {_written(lang, game, key, value)}"]
    if key in PLAYERS:
        return [
            say(lang, f"answer-{key}"),
            *(f"  {chair}: {_player(lang, game, palo)}" for chair, palo in value.items()),
        ]
    inner = [line for each in value.items() for line in _value(lang, game, *each)]
    return [say(lang, f"answer-{key}"), *(f"  {line}" for line in inner)]


def _written(lang: str, game: str, key: str, value: Any) -> str:
    if isinstance(value, bool):
        return say(lang, "answer-si" if value else "answer-no")
    if isinstance(value, int):
        return number(lang, value)
    if key in PLAYERS:
        return ", ".join(_player(lang, game, each) for each in ([value] if isinstance(value, str) else value))
    return say(lang, f"answer-{value}") if key in WORDS else str(value)


def _refused(lang: str, game: str, line: Mapping[str, Any]) -> list[str]:
    claim = say(lang, f"act-{line['pide']}", game=game)
    asks = say(lang, "score-asks", player=_player(lang, game, line["quien"]), claim=claim)
    return [f"  {asks}", *filled(f"{line['text']} ({line['clause']})", " " * 8)]
