"""What this game says: every word and sentence that play can ask for is there, with the facts it tells."""

from importlib.resources import files
from itertools import product

import pytest

from kongbox.engine.actions import Action, Refusal
from kongbox.engine.decide import decide
from kongbox.engine.legal import offers
from kongbox.engine.phases import Phase
from kongbox.engine.seats import SEATS, WINDS
from kongbox.i18n import Words, say, tile_name
from kongbox.rulebook import clause_words, has_words, ledger
from kongbox.rulesets.naipes import NAIPES
from kongbox.rulesets.naipes.doblas import DOBLAS
from kongbox.rulesets.naipes.documents import score_document
from kongbox.rulesets.naipes.options import CHOICES, PRESETS, NaipesOptions
from kongbox.rulesets.naipes.palos import PALOS
from kongbox.rulesets.naipes.refusals import ACTS, REFUSABLE
from kongbox.rulesets.naipes.scoring import of_gran_eunuco, score
from kongbox.rulesets.naipes.tileset import HONOURS
from kongbox.testing import random_steps, seeds_from
from tests.rulesets.naipes.hands import claimed, loser, winner

LANGUAGES = ("es", "en")
TEXTS = files("kongbox").joinpath("rulesets", "naipes", "texts")
MELDS = ("chow", "pung", "kang-claimed", "kang-grown", "kang-hand")


def told(lang, line, which):
    """The sentence of a line or a refusal; a fact that is missing is a warning, and warnings are errors here."""
    sentence = clause_words(lang, line.clause, which, **dict(line.facts))
    assert sentence.strip() and "{" not in sentence
    return sentence


def words_of(lang):
    return Words(lang, [TEXTS / f"{lang}.words.ftl"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_42_cards_have_names_of_their_own(lang):
    names = [tile_name(lang, "naipes", card) for card in NAIPES.tiles.kinds]
    assert len(set(names)) == 42
    articles = {words_of(lang).say(f"tile-{card}", "the") for card in HONOURS}
    assert len(articles) == 8


@pytest.mark.parametrize("lang", LANGUAGES)
def test_aces_are_called_so_but_for_the_one_of_espadas(lang):
    ace = {"es": "as", "en": "ace"}[lang]
    aces = [card for card in NAIPES.tiles.kinds if tile_name(lang, "naipes", card).startswith(f"{ace} ")]
    assert aces == ["1o", "1c", "1b"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.clause("naipes.claim.2", "naipes.claim.3")
def test_every_act_has_a_button_and_every_claim_its_word(lang):
    buttons = [say(lang, f"act-{act}", game="naipes") for act in (*ACTS, "next")]
    assert len(set(buttons)) == len(buttons)
    said = [say(lang, f"call-{act}", game="naipes") for act in ("chow", "pung", "kang", "kang-hand", "mahjong")]
    assert said == ["acepto", "tomo", "kang", "kang", "mah-jong"]
    assert all(word in words_of(lang).say(f"slot-{slot}", "call") for slot, word in ((4, "acepto"), (3, "tomo")))


@pytest.mark.parametrize(("lang", "kind"), list(product(LANGUAGES, MELDS)))
def test_every_group_is_called_noted_and_read_aloud(lang, kind):
    facts = {"name": "Lucía", "tile": "5 de copas", "tiles": "3-4-5 de copas", "source": "Teo", "left": 31}
    assert say(lang, f"meld-{kind}", game="naipes")
    assert "Lucía" in say(lang, f"noted-{kind}", game="naipes", **facts)
    assert "Lucía" in say(lang, f"said-{kind}", game="naipes", **facts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_hears_the_cards_of_a_kang_in_hand(lang):
    facts = {"name": "Lucía", "tile": "SECRET", "tiles": "SECRET", "left": 31}
    for id in ("said-kang-hand", "noted-kang-hand"):
        assert "SECRET" not in say(lang, id, game="naipes", **facts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.clause("naipes.wind.2")
def test_seats_are_called_by_wind_and_by_palo(lang):
    words = words_of(lang)
    winds = [say(lang, f"wind-{wind}", game="naipes") for wind in WINDS]
    for wind, palo in zip(winds, PALOS, strict=True):
        assert words.say(f"palo-{palo}", "seat") == f"{wind}, {words.say(f'palo-{palo}')}"


def test_an_own_honour_card_is_announced_with_its_dobla():
    announced = say("es", "said-honour-own", game="naipes", cards="la sota de copas", own=1)
    assert announced == "Sacas la sota de copas. Propia: una dobla. Repones."


@pytest.mark.parametrize(("lang", "way"), list(product(LANGUAGES, ["self", "discard", "rob"])))
def test_a_result_counts_one_point_as_one(lang, way):
    one, many = (
        say(lang, f"result-{way}", game="naipes", name="Lucía", source="Teo", points=points) for points in (1, "1.216")
    )
    assert one.endswith({"es": "1 punto.", "en": "1 point."}[lang])
    assert many.endswith({"es": "1.216 puntos.", "en": "1.216 points."}[lang])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_choice_and_preset_is_named(lang):
    words = words_of(lang)
    for id in [f"option-{name}" for name in NaipesOptions._fields] + [f"preset-{name}" for name in PRESETS]:
        assert not words.say(id).endswith(".")
        assert words.say(id, "about").endswith(".")
    for option, allowed in CHOICES.items():
        assert len({words.say(f"value-{option}-{choice}") for choice in allowed}) == len(allowed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_have_names_of_their_own_and_open_questions_call_them_by_these(lang):
    words = words_of(lang)
    names = {words.say(f"option-{option}") for option in NaipesOptions._fields}
    assert len(names) == len(NaipesOptions._fields) == 35
    opened, closed = {"es": "«»", "en": "“”"}[lang]
    for clause in ledger("naipes").chapters()["open"]:
        differ = clause_words(lang, clause.id, "differ") if has_words(lang, clause.id, "differ") else ""
        assert {part.partition(closed)[0] for part in differ.split(opened)[1:]} <= names, clause.id


@pytest.mark.parametrize(("lang", "clause_id"), list(product(LANGUAGES, ledger("naipes").clauses)))
def test_every_clause_has_a_title_and_its_rule_unless_it_is_a_heading(lang, clause_id):
    assert not clause_words(lang, clause_id).endswith(".")
    if clause_id.startswith("naipes.meta."):
        assert not has_words(lang, clause_id, "rule")
    else:
        assert clause_words(lang, clause_id, "rule").endswith((".", "»."))


@pytest.mark.parametrize(("lang", "clause_id"), list(product(LANGUAGES, REFUSABLE)))
def test_every_refusal_has_its_sentence_and_its_why(lang, clause_id):
    assert has_words(lang, clause_id, "refusal") and has_words(lang, clause_id, "why")


def refusals_of(number, **options):
    """Every act in every form that is refused to anybody at any step of a hand."""
    (seed,) = seeds_from(number, 1)
    for match, _ in random_steps(NAIPES, number, options=options):
        if match.phase is Phase.BETWEEN or match.deal is None:
            continue
        for seat, act in product(SEATS, (*ACTS, "knock")):
            held = match.deal.hands[seat][:1]
            for tiles in ((), held, held * 2):
                action = Action(seat, act, tiles)
                if not any(offer.admits(action) for offer in offers(NAIPES, match, seat)):
                    answer = decide(NAIPES, match, action, seed)
                    assert isinstance(answer, Refusal)
                    yield answer


@pytest.mark.parametrize("options", [{}, {"eunucos": "activo"}, {"kang_diferido": "no", "especiales_validos": "no"}])
def test_whatever_is_refused_in_play_can_be_told_with_its_facts(options):
    seen = set(refusals_of(1, **options))
    assert len({refusal.clause for refusal in seen}) >= 8
    for refusal, lang in product(seen, LANGUAGES):
        assert told(lang, refusal, "refusal").startswith({"es": "No se puede: ", "en": "Not allowed: "}[lang])
        told(lang, refusal, "why")


@pytest.mark.parametrize(("lang", "clause_id"), list(product(LANGUAGES, [dobla.clause for dobla in DOBLAS])))
def test_every_dobla_has_a_title_that_fits_a_rung(lang, clause_id):
    assert len(clause_words(lang, clause_id)) <= 34


HANDS = {
    "own and dominant rey, caballos, ases": loser(
        "Cbx3 1ox2 9c 2b", "pung Ro", "kang-hand Rc", palo="copas", dominant="oros", honours="Sc 2e"
    ),
    "the rey that is both": loser("Rox3 Co Co 2b 3c 4b 6c 7b 9o 1c 1b", palo="oros", dominant="oros"),
    "all honour cards": loser("2b", palo="bastos", honours="So Sc Se Sb 1e 2e 3e 4e"),
    "three tríos of one number in hand": loser("1ox3 1cx3 1bx3 2b 4b 6b 8b"),
    "four tríos in hand": loser("2ox3 6cx3 7bx3 8ox3 3b"),
    "four exposed tríos": loser("3b", "pung 2o", "pung 3c", "pung 4b", "kang Cb"),
    "only figuras": loser("Rex3 Rbx3 Ccx3 Cox2 Rox1 Rcx1"),
    "a royal run": loser("4c 5c 6c 7c 8c 9c 2o", "chow 1c", "pung Cb"),
    "a cut total": loser("1ox3 9cx3 9bx3 2b 4c 6o 8b", limite=500),
    "one suit, the moon, bonuses": winner(
        "2cx3 3c 4c 5c 6cx3 8cx2", "8c", "chow 3c", last=True, primas="completas", replacement=True
    ),
    "the last discard, and nothing else": claimed(
        "2o 3o 4o 5c 6c 7c 2b 3b 4b 8bx2", "8b", "chow 1o", last=True, kang_taken=True, primas="completas"
    ),
    "no escaleras": claimed("2ox3 6cx3 8bx2", "8b", "pung 3c", "pung 4b", last=True, primas="completas"),
    "gemelos": winner("1ox2 3ox2 5cx2 8cx2 4bx2 7bx2 Rex2", "7b", palo="espadas"),
    "capicúa": claimed("1c 2c 3c 4c 5c 6c 7c 1b 2b 3b 4b 5b 6b 7b", "7b"),
    "compensación": claimed("Rc Re Rb Co Cc Cb 2cx2 3c 4c 5c 6c 7c 8c", "8c"),
}


@pytest.mark.parametrize("hand", HANDS.values(), ids=list(HANDS))
def test_an_account_is_told_to_the_last_line(hand):
    account = score(hand)
    assert account is not None
    for lang in LANGUAGES:
        assert say(lang, f"reading-{account.reading}", game="naipes")
        for line in (*account.lines, *account.doublings, *account.notes, *of_gran_eunuco(account).notes):
            assert not told(lang, line, "line").endswith("."), "a line stands on a rung, without a full stop"


def test_the_hands_above_hold_every_dobla_and_every_prize():
    accounts = [score(hand) for hand in HANDS.values()]
    assert {line.clause for account in accounts for line in account.doublings} == {dobla.clause for dobla in DOBLAS}
    prizes = {
        dict(line.facts)["prize"] for account in accounts for line in account.lines if line.clause == "naipes.base.5"
    }
    assert prizes == {"mahjong", "drawn", "replacement", "bare", "no-escalera", "last-discard", "last-card"}


def test_payments_are_explained_by_a_line_of_their_clause():
    for lang, clause_id in product(LANGUAGES, [*(f"naipes.pay.{n}" for n in (1, 3, 5, 6, 8)), "naipes.end.5"]):
        assert has_words(lang, clause_id, "line")


@pytest.mark.clause("naipes.kang.6")
@pytest.mark.parametrize(("lang", "where"), [("es", "en mano"), ("en", "in hand")])
def test_a_mahjong_refused_the_card_of_a_kang_in_hand_is_told_that_it_is_in_hand(lang, where):
    asked = {"accion": "kang_en_mano", "jugador": "copas", "carta": "5b",
             "peticiones": [{"quien": "oros", "pide": "mahjong"}]}  # fmt: skip
    found = score_document({"kind": "claim", "given": asked}, lambda line, which: told(lang, line, which))
    assert where in found["lines"][0]["text"]


@pytest.mark.clause("naipes.play.3", "naipes.end.4")
@pytest.mark.parametrize(("left", "follows"), [(2, (True, "oros", "copas", None)), (1, (True, "oros", None, None)),
                                               (0, (False, None, None, "sin_mahjong"))])  # fmt: skip
def test_an_honour_card_is_neither_discarded_nor_claimed(left, follows):
    asked = [{"quien": "copas", "pide": "chow"}, {"quien": "bastos", "pide": "mahjong"}]
    given = {"descarta": "oros", "carta": "So", "peticiones": asked, "baceta": left}
    found = score_document({"kind": "claim", "given": given}, lambda line, which: told("en", line, which))
    assert (found["toma"], found["rechazadas"]) == (None, ["copas", "bastos"])
    assert tuple(found[key] for key in ("repone", "descarta_despues", "roba_despues", "fin_de_mano")) == follows
    assert {line["clause"] for line in found["lines"]} == {"naipes.play.3"}
