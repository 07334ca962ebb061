"""What this game says: every word and sentence that play can ask for is there, with the facts it tells."""

from importlib.resources import files
from itertools import product

import pytest

from kongbox.engine.actions import Action, Refusal
from kongbox.engine.decide import decide
from kongbox.engine.legal import offers
from kongbox.engine.phases import Phase
from kongbox.engine.scoresheet import ScoreLine
from kongbox.engine.seats import SEATS, WINDS
from kongbox.i18n import Words, say, tile_name
from kongbox.rulebook import clause_words, has_words, ledger
from kongbox.rulesets.wsom import WSOM
from kongbox.rulesets.wsom.combining import score_hand
from kongbox.rulesets.wsom.documents import read_hand
from kongbox.rulesets.wsom.options import CHOICES, PRESETS, WsomOptions
from kongbox.rulesets.wsom.patterns import PATTERNS
from kongbox.rulesets.wsom.refusals import ACTS, REFUSABLE
from kongbox.testing import random_steps, seeds_from

LANGUAGES = ("es", "en")
TEXTS = files("kongbox").joinpath("rulesets", "wsom", "texts")
MELDS = ("chi", "pong", "kong-big", "kong-small", "kong-concealed")


def told(lang, line, which):
    """The sentence of a line or a refusal; a fact that is missing is a warning, and warnings are errors here."""
    sentence = clause_words(lang, line.clause, which, **dict(line.facts))
    assert sentence.strip() and "{" not in sentence
    return sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_34_tiles_have_names_of_their_own(lang):
    names = [tile_name(lang, "wsom", tile) for tile in WSOM.tiles.kinds]
    assert len(set(names)) == 34


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.clause("wsom.pron.2")
def test_every_act_has_a_button_and_every_claim_a_word_to_say(lang):
    buttons = [say(lang, f"act-{act}", game="wsom") for act in (*ACTS, "next")]
    assert len(set(buttons)) == len(buttons)
    said = {act: say(lang, f"call-{act}", game="wsom") for act in ACTS if act != "discard"}
    assert (said["win"], said["pong"], said["chi"], said["kong-small"]) == ("fu", "pong", "chi", "kong")


@pytest.mark.parametrize(("lang", "kind"), list(product(LANGUAGES, MELDS)))
def test_every_set_is_called_noted_and_read_aloud(lang, kind):
    facts = {"name": "Lucía", "tile": "1", "tiles": "1-2-3", "source": "Teo", "left": 31}
    assert say(lang, f"meld-{kind}", game="wsom")
    assert "Lucía" in say(lang, f"noted-{kind}", game="wsom", **facts)
    assert "Lucía" in say(lang, f"said-{kind}", game="wsom", **facts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_winds_have_names_and_letters(lang):
    assert len({say(lang, f"wind-{wind}", game="wsom") for wind in WINDS}) == 4
    letters = [say(lang, f"wind-letter-{wind}", game="wsom") for wind in WINDS]
    assert letters == list({"es": "ESON", "en": "ESWN"}[lang])


@pytest.mark.parametrize(("lang", "points", "word"), [("es", 1, "punto."), ("es", 90, "puntos."), ("en", 1, "point.")])
def test_a_result_counts_one_point_as_one(lang, points, word):
    sentence = say(lang, "result-discard", game="wsom", name="Lucía", source="Teo", points=points)
    assert sentence.endswith(f"{points} {word}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_choice_and_preset_is_named(lang):
    words = Words(lang, [TEXTS / f"{lang}.words.ftl"])
    for id in [f"option-{name}" for name in WsomOptions._fields] + [f"preset-{name}" for name in PRESETS]:
        assert not words.say(id).endswith(".")
        assert words.say(id, "about").endswith(".")
    for option, allowed in CHOICES.items():
        assert len({words.say(f"value-{option}-{choice}") for choice in allowed}) == len(allowed)


@pytest.mark.parametrize(("lang", "clause_id"), list(product(LANGUAGES, ledger("wsom").clauses)))
def test_every_clause_has_a_title_and_its_rule(lang, clause_id):
    assert not clause_words(lang, clause_id).endswith(".")
    assert clause_words(lang, clause_id, "rule").endswith((".", "»."))


@pytest.mark.parametrize(("lang", "clause_id"), list(product(LANGUAGES, REFUSABLE)))
def test_every_refusal_has_its_sentence_and_its_why(lang, clause_id):
    assert has_words(lang, clause_id, "refusal") and has_words(lang, clause_id, "why")


AT_A_REAL_TABLE = (
    "wsom.dice.1", *(f"wsom.seat.{n}" for n in range(1, 7)), *(f"wsom.shuffle.{n}" for n in range(1, 7)),
    "wsom.deal.1", "wsom.deal.4", "wsom.deal.5", "wsom.play.1", "wsom.win.4",
)  # fmt: skip
"""The clauses that order the steps before and after play, where people use their hands."""


@pytest.mark.parametrize("clause_id", AT_A_REAL_TABLE)
def test_a_step_at_a_real_table_is_refused_in_words(clause_id):
    for lang in LANGUAGES:
        assert told(lang, Refusal(clause_id, (("turn", "Teo"), ("seconds", 5))), "refusal").endswith(".")


def refusals_of(number):
    """Every act in every form that is refused to anybody at any step of a hand."""
    (seed,) = seeds_from(number, 1)
    for match, _ in random_steps(WSOM, number):
        if match.phase is Phase.BETWEEN or match.deal is None:
            continue
        for seat, act in product(SEATS, (*ACTS, "knock")):
            held = match.deal.hands[seat][:1]
            for tiles in ((), held, held * 2):
                action = Action(seat, act, tiles)
                if not any(offer.admits(action) for offer in offers(WSOM, match, seat)):
                    answer = decide(WSOM, match, action, seed)
                    assert isinstance(answer, Refusal)
                    yield answer


@pytest.mark.parametrize("number", range(3))
def test_whatever_is_refused_in_play_can_be_told_with_its_facts(number):
    seen = set(refusals_of(number))
    assert len({refusal.clause for refusal in seen}) >= 8
    for refusal, lang in product(seen, LANGUAGES):
        assert told(lang, refusal, "refusal").startswith({"es": "No se puede: ", "en": "Not allowed: "}[lang])
        told(lang, refusal, "why")


@pytest.mark.parametrize(("lang", "clause_id"), list(product(LANGUAGES, [pattern.clause for pattern in PATTERNS])))
def test_every_pattern_says_why_the_tiles_earn_it(lang, clause_id):
    assert told(lang, ScoreLine(clause_id, 5, ("1z",), (("points", 5), ("tile", "1z"))), "line").endswith(".")


HANDS = {
    "a claim costs the concealed hand, honours the pure suit": (
        {"concealed": "123456789p7z", "melds": ["pong 222z"], "win": "7z", "by": "discard", "seat": "S",
         "discarder": "W"},
        {"wsom.score.1.2", "wsom.score.2.1.2"}, {"wsom.score.pay.4"},
    ),
    "a listed pattern counts alone": (
        {"concealed": "1112345678999m", "win": "5m", "by": "self", "seat": "E"},
        {"wsom.score.basic.6"}, {"wsom.score.basic.6", "wsom.score.pay.2"},
    ),
    "several patterns pass the limit": (
        {"concealed": "555666777z11m22m", "win": "2m", "by": "self", "seat": "E"},
        set(), {"wsom.score.basic.6", "wsom.score.pay.2"},
    ),
    "the tiles of nine gates, called otherwise": (
        {"concealed": "1112345567899m", "win": "9m", "by": "self", "seat": "E"},
        {"wsom.score.2.2"}, {"wsom.score.pay.2"},
    ),
    "a triplet completed by the discard": (
        {"concealed": "222m444p77s99s123p", "win": "7s", "by": "discard", "seat": "E", "discarder": "S"},
        {"wsom.score.4.2.2"}, {"wsom.score.pay.3"},
    ),
    "four alike, never declared": (
        {"concealed": "333345m567p789s2z", "win": "2z", "by": "self", "seat": "E"},
        {"wsom.score.4.3.1"}, {"wsom.score.pay.2"},
    ),
    "a chicken hand": (
        {"concealed": "234m66p22s", "melds": ["chi 789s", "pong 555m"], "win": "6p", "by": "discard", "seat": "W",
         "discarder": "N"},
        set(), {"wsom.score.basic.5", "wsom.score.pay.3"},
    ),
    "seven pairs are not a concealed hand": (
        {"concealed": "22m66m11p77p55s33z4z", "win": "4z", "by": "self", "seat": "E"},
        {"wsom.score.note.5"}, {"wsom.score.pay.2"},
    ),
    "another seat threw it first": (
        {"concealed": "45p77z", "melds": ["pong 555z", "pong 666z", "chi 234m"], "win": "6p", "by": "discard",
         "seat": "W", "discarder": "N", "turn_discards": [["W", "1m"], ["E", "6p"], ["N", "6p"]]},
        set(), {"wsom.score.pay.4", "wsom.score.imm.1"},
    ),
    "the winner threw it first": (
        {"concealed": "112233m112233p5s", "win": "5s", "by": "discard", "seat": "W", "discarder": "N",
         "turn_discards": [["W", "5s"], ["N", "5s"]]},
        {"wsom.score.basic.9"}, {"wsom.score.imm.2"},
    ),
    "a kong is robbed at a table with another base": (
        {"concealed": "45m88p", "melds": ["chi 123s", "chi 678s", "chi 234p"], "win": "6m", "by": "rob", "seat": "W",
         "discarder": "N", "options": {"payoff_base": 5}},
        set(), {"wsom.score.pay.5", "wsom.score.pay.7"},
    ),
}  # fmt: skip
"""Hands with the clauses of what nearly counted, and of what shaped the total and the payments."""


@pytest.mark.parametrize(("document", "uncounted", "notes"), list(HANDS.values()), ids=list(HANDS))
def test_a_score_sheet_is_told_to_the_last_line(document, uncounted, notes):
    sheet = score_hand(read_hand(document))
    assert sheet is not None
    assert uncounted <= {line.clause for line in sheet.uncounted}
    assert notes == {line.clause for line in sheet.notes}
    for lang in LANGUAGES:
        for line in (*sheet.lines, *sheet.notes):
            told(lang, line, "line")
        for line in sheet.uncounted:
            told(lang, line, "uncounted")


@pytest.mark.clause("wsom.score.pay.4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_of_a_payment_does_its_sum(lang):
    facts = (("points", 90), ("base", 25), ("rest", 220), ("seat", "Teo"))
    assert "3 × 90 − 2 × 25 = 220" in told(lang, ScoreLine("wsom.score.pay.4", 0, (), facts), "line")
