"""Documents that are nonsense, whole or in one place: nothing but a sentence comes of them."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from kongbox.i18n import say
from kongbox.rulesets.naipes.documents import ANSWERS, KINDS, score_document
from kongbox.rulesets.naipes.options import CHOICES, NaipesOptions
from kongbox.rulesets.naipes.palos import PALOS
from kongbox.rulesets.naipes.tileset import TILES
from kongbox.tiles.unusable import Unusable
from tests.rulesets.naipes.documents import DOCUMENTS, silent

WORDS = st.sampled_from(
    [*TILES.kinds, *PALOS, *NaipesOptions._fields, *KINDS, *(str(each) for row in CHOICES.values() for each in row),
     "trio", "escalera", "cuadrado", "pung", "mano", "reparto", "turno", "consulta", "asientos", "A", "B",
     "1o 2o 3o", "gran", "pareja", "descarte"]
)  # fmt: skip
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | WORDS | st.builds(lambda: 10**5000),
    lambda values: st.lists(values, max_size=4) | st.dictionaries(WORDS | st.text(max_size=5), values, max_size=4),
    max_leaves=12,
)


def answered_or_refused(document):
    """Whatever comes of a document; only `Unusable` may be raised, with its sentence in both languages."""
    try:
        found = score_document(document, silent)
    except Unusable as error:
        assert all(say(lang, error.words, **error.facts).isprintable() for lang in ("es", "en"))
    else:
        assert set(found) <= set(ANSWERS)


@settings(max_examples=300)
@given(PLAIN, st.sampled_from(list(KINDS)))
def test_nothing_but_a_sentence_comes_of_nonsense(value, kind):
    answered_or_refused(value)
    answered_or_refused({"kind": kind, "given": value})
    answered_or_refused({"kind": kind, "given": value, "options": value})


def places(value, path=()):
    """Every place within a document."""
    yield path
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in entries:
        yield from places(each, (*path, key))


def with_value(document, path, value):
    if not path:
        return value
    head, *rest = path
    copy = list(document) if isinstance(document, list) else dict(document)
    copy[head] = with_value(document[head], tuple(rest), value)
    return copy


@settings(max_examples=500)
@given(st.sampled_from(list(DOCUMENTS.values())), PLAIN, st.randoms(use_true_random=False))
def test_one_wrong_value_in_a_good_document_breaks_nothing(document, value, chance: Random):
    answered_or_refused(with_value(document, chance.choice(list(places(document))), value))
