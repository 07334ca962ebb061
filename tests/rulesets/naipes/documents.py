"""Documents for the tests: the cases, good documents of each kind, and how a bad one is refused."""

from pathlib import Path

import pytest
import yaml

from kongbox.i18n import say
from kongbox.rulesets.naipes.documents import score_document
from kongbox.tiles.unusable import Unusable

HERE = Path(__file__).parent


def cases(name):
    return yaml.safe_load((HERE / name).read_text(encoding="utf-8"))["cases"]


CASES = [*cases("open_cases.yaml"), *cases("document_cases.yaml")]
DOCUMENTS = {case["id"]: {key: case[key] for key in ("kind", "given", "options") if key in case} for case in CASES}
LOSER = {"palo": "copas", "dominante": "oros", "en_mano": "5o 5o 5o 2c 4c 7c 8b 6b 3b 8c Rb Re Cc"}
WINNER = {
    "palo": "oros",
    "dominante": "copas",
    "gana": True,
    "via": "descarte",
    "carta_mahjong": "8c",
    "en_mano": "3o 4o 5o 6c 7c 8c 2b 2b 5b 6b 7b",
    "expuestos": [{"tipo": "escalera", "carta": "2c"}],
}
CLAIM = {"descarta": "espadas", "carta": "4o", "peticiones": [{"quien": "copas", "pide": "pung"}]}
KANG = {"accion": "ampliar_trio_expuesto", "jugador": "copas", "carta": "7b"}
SETTLE = {"gana": "copas", "totales": {"oros": 1, "copas": 2, "espadas": 3, "bastos": 4}}
WIND = {"dominante": "oros", "asientos": {"A": "oros", "B": "copas", "C": "espadas", "D": "bastos"}, "gana": "A"}
DEALT = {"momento": "reparto", "jugador": "copas", "recibidas": "1o 4o So", "baceta": "9b"}


def silent(_line, _which):
    return ""


def answer(kind, given=None, **options):
    return score_document({"kind": kind, "given": given, "options": options}, silent)


def unusable(document):
    """The refusal of a document; its sentence stands in one line in both languages."""
    with pytest.raises(Unusable) as error:
        score_document(document, silent)
    for lang in ("es", "en"):
        sentence = say(lang, error.value.words, **error.value.facts)
        assert sentence.isprintable()
        assert 15 < len(sentence) < 1000
    return error.value


def refused(kind, base, changes):
    """What is wrong with a good document after some changes; a change to None leaves the field out."""
    given = {key: value for key, value in (base | changes).items() if value is not None}
    return unusable({"kind": kind, "given": given}).words
