"""Documents: questions to the rules in plain values, and the answers in plain values.

A document is ``{kind, given, options}``; what stands in ``given``, each kind's own module tells. A bare ``given``,
with ``options`` inside, is a hand to be scored.

===================== ===============================================================
``score``             what a hand is worth (`documents_hands`)
``settle``            who pays whom (`documents_settling`)
``claim``             who takes a card (`documents_claims`)
``pumba``             what a hand waits for (`documents_counting`)
``eunuco``            whether a hand has the right number of cards (`documents_counting`)
``honor_replacement`` what honour cards bring (`documents_honours`)
``wind``              where the palos go (`documents_rotation`)
``deck``              the pack in numbers (`documents_deck`)
===================== ===============================================================
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kongbox.engine.scoresheet import ScoreLine
from kongbox.rulesets.naipes.documents_claims import ANSWERS as CLAIM_ANSWERS
from kongbox.rulesets.naipes.documents_claims import answer_claim
from kongbox.rulesets.naipes.documents_comparing import same_answer
from kongbox.rulesets.naipes.documents_counting import EUNUCO_ANSWERS, PUMBA_ANSWERS, answer_eunuco, answer_pumba
from kongbox.rulesets.naipes.documents_deck import ANSWERS as DECK_ANSWERS
from kongbox.rulesets.naipes.documents_deck import answer_deck
from kongbox.rulesets.naipes.documents_hands import ANSWERS as HAND_ANSWERS
from kongbox.rulesets.naipes.documents_hands import answer_hand
from kongbox.rulesets.naipes.documents_honours import ANSWERS as HONOUR_ANSWERS
from kongbox.rulesets.naipes.documents_honours import answer_replacement
from kongbox.rulesets.naipes.documents_rotation import ANSWERS as ROTATION_ANSWERS
from kongbox.rulesets.naipes.documents_rotation import answer_rotation
from kongbox.rulesets.naipes.documents_settling import ANSWERS as SETTLEMENT_ANSWERS
from kongbox.rulesets.naipes.documents_settling import answer_settlement
from kongbox.rulesets.naipes.documents_values import read_word
from kongbox.rulesets.naipes.options import NaipesOptions, differences, read_options
from kongbox.tiles.notation import shown
from kongbox.tiles.unusable import Unusable

__all__ = ["ANSWERS", "FIELDS", "KINDS", "same_answer", "score_document"]

FIELDS = ("kind", "given", "options")
SCORE = "score"

Document = Mapping[str, Any]
Say = Callable[[ScoreLine, str], str]
"""Words a line: given the line and which sentence of its clause, ``line`` or ``refusal``."""


class Kind(NamedTuple):
    """A sort of question."""

    answers: tuple[str, ...]
    """The keys its answer may have."""
    answer: Callable[[Any, NaipesOptions, Say], dict[str, Any]]


KINDS: Mapping[str, Kind] = {
    SCORE: Kind(HAND_ANSWERS, answer_hand),
    "settle": Kind(SETTLEMENT_ANSWERS, answer_settlement),
    "claim": Kind(CLAIM_ANSWERS, answer_claim),
    "pumba": Kind(PUMBA_ANSWERS, answer_pumba),
    "eunuco": Kind(EUNUCO_ANSWERS, answer_eunuco),
    "honor_replacement": Kind(HONOUR_ANSWERS, answer_replacement),
    "wind": Kind(ROTATION_ANSWERS, answer_rotation),
    "deck": Kind(DECK_ANSWERS, answer_deck),
}
ANSWERS = tuple(dict.fromkeys([*(key for kind in KINDS.values() for key in kind.answers), "options"]))
"""The keys an answer may have."""


class _Opened(NamedTuple):
    kind: str
    given: Any
    options: NaipesOptions


def score_document(document: object, say: Say, standing: Document | None = None) -> dict[str, Any]:
    """The answer to a document, in plain values.

    Args:
        document: `FIELDS`, or a bare ``given`` of the kind ``score``.
        say: puts a line into words.
        standing: options that hold where the document names none.

    Raises:
        Unusable: at the first thing that is missing, unknown, of the wrong form or impossible.
    """
    opened = _opened(document, standing or {})
    answer = KINDS[opened.kind].answer(opened.given, opened.options, say)
    unusual = dict(differences(opened.options))
    return answer | ({"options": unusual} if unusual else {})


def _opened(document: object, standing: Document) -> _Opened:
    if not isinstance(document, Mapping):
        raise Unusable("unusable-naipes-form", found=shown(document), fields=", ".join(FIELDS))
    if not {"kind", "given"} & set(document):
        bare = {key: value for key, value in document.items() if key != "options"}
        return _Opened(SCORE, bare, _options(document.get("options"), standing))
    for key in document:
        if key not in FIELDS:
            raise Unusable("unusable-naipes-field", found=shown(key), fields=", ".join(FIELDS))
    kind = read_word(document.get("kind", SCORE), "kind", tuple(KINDS))
    given = document.get("given")
    return _Opened(kind, {} if given is None else given, _options(document.get("options"), standing))


def _options(given: Any, standing: Document) -> NaipesOptions:
    if given is not None and not isinstance(given, Mapping):
        raise Unusable("unusable-options-form", found=shown(given))
    return read_options({**standing, **(given or {})})
