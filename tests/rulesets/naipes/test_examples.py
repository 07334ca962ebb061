"""The hands of the rule book: each truly has the dobla, or is the special hand, that it shows."""

import pytest

from kongbox.engine.seats import WINDS
from kongbox.rulebook import ledger
from kongbox.rulebook.examples import example_documents, example_of
from kongbox.rulesets.naipes.documents import score_document
from kongbox.rulesets.naipes.palos import PALOS

EXAMPLES = example_documents("naipes")
KINDS = {"pung": "trio", "chow": "escalera"}
VIAS = {"self": "baceta", "discard": "descarte", "rob": "robo_kang"}
SPECIAL = {"naipes.special.1": "gemelos", "naipes.special.2": "capicua", "naipes.special.3": "compensacion"}


def answer(clause_id):
    """What the hand is worth, asked as anybody would ask it."""
    example, rest = example_of(clause_id), EXAMPLES[clause_id]
    hand = {
        "palo": PALOS[WINDS.index(example.seat)],
        "dominante": rest["dominant"],
        "gana": True,
        "via": VIAS[example.by],
        "carta_mahjong": example.win,
        "en_mano": " ".join([*(card for group in example.groups for card in group), example.win]),
        "expuestos": [{"tipo": KINDS[kind], "carta": cards[0]} for kind, cards in example.melds if kind in KINDS],
        "honor": " ".join(card for kind, cards in example.melds if kind == "honor" for card in cards),
        "luna": rest.get("last", False),
    }
    return score_document(hand, lambda *_: "")


@pytest.mark.parametrize("clause_id", [each for each in EXAMPLES if each not in SPECIAL])
def test_a_dobla_is_shown_by_a_hand_that_has_it(clause_id):
    found = answer(clause_id)
    assert found["mahjong"]
    assert clause_id.removeprefix("naipes.dobla.") in found["doblas"]


@pytest.mark.parametrize(("clause_id", "reading"), list(SPECIAL.items()))
def test_a_special_hand_is_read_as_one(clause_id, reading):
    assert answer(clause_id)["lectura"] == reading


def test_every_dobla_has_its_hand():
    chapters = ledger("naipes").chapters()
    doblas = {clause.id for name in ("dobla.all", "dobla.mj") for clause in chapters[name]}
    assert set(EXAMPLES) == doblas | set(SPECIAL)
