"""Each option that bears on the worth of a hand changes what its clause says, and nothing else."""

from collections import Counter
from itertools import islice

import pytest

from kongbox.rulesets.naipes.options import CHOICES, OPTION_CLAUSES, STANDARD, read_options
from kongbox.rulesets.naipes.scoring import score
from tests.rulesets.naipes.hands import claimed, loser, winner
from tests.rulesets.naipes.random_hands import SCORING_OPTIONS, random_hands

CLOSED = "2o 3o 4o 5c 6c 7c 6b 7b 8b 3c 4c 5c 5b 5b"
BESIDE_CHOW = "2o 3o 4o 5c 6c 7c 6b 7b 8b 5b 5b"
ONE_SUIT = "2cx3 6cx3 3c 4c 5c 8c 8c"
SUIT_AND_REYES = "4b 5b 6b 6b 7b 8b Rex3 3b 3b"
UNCOMBINED = "Rc Re Rb Co Cc Cb 2c 2c 2c 2c 3c 4c 6c 8c"
COMBINED = "Rc Re Rb Co Cc Cb 2c 2c 3c 4c 5c 6c 7c 8c"
PAIRS = "2ox2 3ox2 5cx2 8cx2 4bx2 7bx2 Rex2"
PAIRS_TWICE = "2ox4 3ox2 5cx2 8cx2 4bx2 7bx2"
SAME_IN_TWO = "2o 2o 2c 2c 4o 4c 5o 5c 7o 7c 8o 8c 6o 6c"
CAPICUA = "1c 2c 3c 4c 5c 6c 7c 4b 5b 6b 7b"
BY_CLAIM = "5cx3 2o 3o 4o 6b 7b 8b 2b 2b"
TRIOS = "2cx3 5cx3 7cx3 Rex3 4b 4b"

NOT_CLOSED: dict[str, tuple[int, int]] = {"mahjong": (1, 0)}
CLOSES: dict[str, tuple[int, int]] = {"mahjong": (0, 1)}

CHANGES = [
    ("ases_nueves", "por_clase", loser("1o 1o 9c 2c 4b"), {"dobla.all.14": (3, 2)}),
    ("ases_nueves", "juego_exclusivo", loser("1o 1o 9c 2c 4b"), {"dobla.all.14": (3, 0)}),
    ("ases_nueves", "juego_exclusivo", loser("1o 1o 9c"), {"dobla.all.14": (3, 1)}),
    ("ases_nueves", "no", loser("1o 1o 9c"), {"dobla.all.14": (3, 0)}),
    ("rey_coincidente", "una", loser("2o", "pung Rc", palo="copas", dominant="copas"), {"dobla.all.4": (2, 1)}),
    ("panache", "cualquier_mezcla", loser(honours="Sc 1e 3e 4e"), {"dobla.all.2": (0, 3)}),
    ("panache", "cualquier_mezcla", loser(honours="So Sc Sb 3e"), {"dobla.all.2": (0, 3)}),
    ("panache_con_serie", "excluye", loser(honours="So Sc 1e 2e 3e 4e", palo="bastos"), {"dobla.all.2": (3, 0)}),
    ("solo_figuras", "un_tipo", loser("Re Re Cb Co"), {"dobla.all.6": (1, 0)}),
    ("homogeneo_figuras", "mismo_palo", loser("2b 4b Rb Cb"), {"dobla.all.7": (0, 1)}),
    (
        "homogeneo_figuras",
        "mismo_palo",
        claimed("4b 5b 6b 6b 7b 8b Rbx3 3b 3b", "3b", "chow 2b"),
        {"dobla.all.7": (0, 1), "dobla.mj.8": (0, 3)},
    ),
    ("homogeneo_ganador", "solo_3", claimed(ONE_SUIT, "8c", "chow 3c"), {"dobla.all.7": (1, 0)}),
    (
        "escalera_real",
        "nueve_cartas",
        loser("8c 9c 2o 4o", "chow 1c", "chow 3c", "chow 5c"),
        {"dobla.all.8": (0, 1)},
    ),
    ("escalera_real", "nueve_cartas", loser("4cx2 5c 6c 7c 9c 8c", "chow 1c", "pung 2o"), {}),
    ("trios_1_9", "un_numero", loser("1ox3 9cx3 9bx3 2b 4b"), {"dobla.all.11": (1, 0)}),
    ("trios_1_9", "un_numero", loser("9ox3 9cx3 9bx3 1bx3 4b"), {}),
    ("mismo_numero_figuras", "si", loser("Cox3 Ccx3 Cbx3 2b 4b"), {"dobla.all.13": (0, 1)}),
    ("mismo_numero_figuras", "si", loser("Rox3 Rcx3 Rex3 2b 4b"), {"dobla.all.13": (0, 1)}),
    ("luna", "tambien_descarte", claimed(CLOSED, "8b", last=True), {"dobla.mj.1": (0, 1)}),
    ("robo_kang", "solo_ampliado", claimed(CLOSED, "8b", kang_taken=True), {"dobla.mj.2": (1, 0)}),
    ("cerrado_y_kang", "kang_rompe", claimed(BESIDE_CHOW, "8b", "kang 3c"), {"dobla.mj.3": (1, 0)}),
    ("un_palo_figuras", "reyes_y_caballos", claimed(SUIT_AND_REYES, "8b", "chow 2b"), {"dobla.mj.4": (1, 0)}),
    ("compensacion", "ocho_combinadas", claimed(UNCOMBINED, "8c"), NOT_CLOSED),
    ("gemelos", "iguales_repetibles", claimed(PAIRS_TWICE, "2o"), CLOSES),
    ("gemelos", "mismo_numero_dos_palos", claimed(PAIRS, "2o"), NOT_CLOSED),
    ("gemelos", "mismo_numero_dos_palos", claimed(SAME_IN_TWO, "2o"), CLOSES),
    ("especiales_validos", "no", claimed(PAIRS, "2o"), NOT_CLOSED),
    ("especiales_validos", "no", claimed(COMBINED, "2c"), NOT_CLOSED),
    ("especiales_validos", "no", claimed(CAPICUA + " 1b 2b 3b", "1b"), NOT_CLOSED),
    ("especiales", "admite_expuesto", claimed(CAPICUA, "7b", "chow 1b"), CLOSES),
    ("carta_mahjong_trio", "expuesto", claimed(BY_CLAIM, "5c", "chow 3c"), {"base.2": (4, 2)}),
    ("honor_puntos", 0, loser(honours="Sc 3e"), {"base.4": (8, 0)}),
    ("honor_puntos", 10**30, loser(honours="Sc 3e"), {"base.4": (8, 2 * 10**30)}),
    ("primas", "solo_mahjong", winner(CLOSED, "8b"), {"base.5": (22, 20)}),
    ("primas", "completas", winner(CLOSED, "8b", honours="Sc"), {}),
    ("primas", "completas", winner(CLOSED, "8b", honours="Sc", replacement=True), {"base.5": (22, 30)}),
    ("primas", "completas", winner(CLOSED, "8b"), {"base.5": (22, 32)}),
    ("primas", "completas", claimed(TRIOS, "4b"), {"base.5": (20, 30)}),
    ("primas", "completas", claimed(PAIRS, "2o"), {"base.5": (20, 40)}),
    ("primas", "completas", claimed(CLOSED, "8b", honours="Sc", last=True), {"base.5": (20, 30)}),
    ("primas", "completas", winner(CLOSED, "8b", honours="Sc", last=True), {"base.5": (22, 32)}),
    ("pareja_rey_dominante", "no", loser("Rc Rc 2o", palo="bastos", dominant="copas"), {"base.3": (2, 0)}),
    ("pareja_rey_dominante", "no", loser("Rc Rc 2o", palo="copas", dominant="copas"), {"base.3": (4, 2)}),
    ("limite", 500, loser(honours="1e 2e 3e 4e"), {"total": (1024, 500)}),
    ("limite", 1000, loser(honours="1e 2e 3e 4e"), {"total": (1024, 1000)}),
]

UNCHANGED = [
    ("ases_nueves", "por_clase", loser("1o 9c 2c 4b")),
    ("ases_nueves", "juego_exclusivo", loser("2o 4c")),
    ("ases_nueves", "no", loser("2o 4c", honours="1e")),
    ("rey_coincidente", "una", loser("2o", "pung Rc", "pung Ro", palo="copas", dominant="oros")),
    ("panache", "cualquier_mezcla", loser(honours="Sc Se 1e 4e")),
    ("panache", "cualquier_mezcla", loser(honours="1e 2e 3e 4e")),
    ("panache", "cualquier_mezcla", loser(honours="Sc 2e 3e 4e")),
    ("panache_con_serie", "excluye", loser(honours="Sc Se 1e 4e 2e")),
    ("solo_figuras", "un_tipo", loser("Re Rb Ro")),
    ("solo_figuras", "un_tipo", loser("Co Cb")),
    ("homogeneo_figuras", "mismo_palo", loser("2b 4b Ro Cb")),
    ("homogeneo_figuras", "mismo_palo", loser("Re Re Re")),
    ("homogeneo_ganador", "solo_3", loser("2b 4b 6b 6b")),
    ("homogeneo_ganador", "solo_3", claimed(CLOSED, "8b")),
    ("escalera_real", "nueve_cartas", loser("1c 2c 3c 4c 5c 6c 7c 8c 9c 2o")),
    ("escalera_real", "nueve_cartas", loser("1c 2c 3c 4c 6c 7c 8c 9c 2o", "pung 5c")),
    ("trios_1_9", "un_numero", loser("1ox3 1cx3 1bx3 2b 4b")),
    ("trios_1_9", "un_numero", loser("9ox3 9cx3 1b 2b 4b")),
    ("mismo_numero_figuras", "si", loser("Cox3 Ccx3 4b", "pung Cb")),
    ("mismo_numero_figuras", "si", loser("Cox3 Ccx3 Rbx3")),
    ("luna", "tambien_descarte", winner(CLOSED, "8b", last=True)),
    ("luna", "tambien_descarte", claimed(CLOSED, "8b")),
    ("robo_kang", "solo_ampliado", winner(CLOSED, "8b", via="robo_kang")),
    ("robo_kang", "cualquiera", winner(CLOSED, "8b", via="robo_kang")),
    ("robo_kang", "cualquiera", claimed(CLOSED, "8b", kang_taken=True)),
    ("cerrado_y_kang", "kang_rompe", claimed(BESIDE_CHOW, "8b", "kang-hand 3c")),
    ("un_palo_figuras", "reyes_y_caballos", claimed(COMBINED, "8c")),
    ("compensacion", "ocho_combinadas", claimed(COMBINED, "8c")),
    ("gemelos", "iguales_repetibles", claimed(PAIRS, "2o")),
    ("gemelos", "mismo_numero_dos_palos", claimed(CLOSED, "8b")),
    ("especiales_validos", "no", claimed(CLOSED, "8b")),
    ("especiales", "admite_expuesto", claimed(PAIRS, "2o")),
    ("especiales", "admite_expuesto", claimed("2ox2 3ox2 5cx2 8cx2 4b", "2o", "kang 7b")),
    ("carta_mahjong_trio", "expuesto", winner(BY_CLAIM, "5c", "chow 3c")),
    ("carta_mahjong_trio", "expuesto", claimed("5cx4 6c 7c 6b 7b 8b 2b 2b", "5c", "chow 3c")),
    ("honor_puntos", 0, loser("2ox3")),
    ("primas", "solo_mahjong", claimed(CLOSED, "8b", honours="Sc")),
    ("primas", "completas", claimed(CLOSED, "8b", honours="Sc", replacement=True)),
    ("primas", "completas", loser("2ox3")),
    ("pareja_rey_dominante", "no", loser("Rb Rb Co Co", palo="bastos", dominant="copas")),
    ("pareja_rey_dominante", "no", loser("Rcx3", palo="bastos", dominant="copas")),
    ("limite", 500, loser("2ox3")),
]


def worth(hand):
    """Points and doublings of an account by clause, its total, and whether there is one."""
    account = score(hand)
    if account is None:
        return Counter()
    by_clause = Counter(mahjong=1, total=account.total)
    for line in (*account.lines, *account.doublings):
        by_clause[line.clause.removeprefix("naipes.")] += line.points
    return by_clause


def under(hand, option, value):
    """The same hand at a table with one option changed."""
    return hand._replace(options=hand.options._replace(**{option: value}))


@pytest.mark.parametrize(("option", "value", "hand", "changed"), CHANGES)
@pytest.mark.clause(
    "naipes.base.3", "naipes.base.4", "naipes.base.5", "naipes.dobla.all.11", "naipes.dobla.all.13",
    "naipes.dobla.all.14", "naipes.dobla.all.2", "naipes.dobla.all.4", "naipes.dobla.all.6", "naipes.dobla.all.7",
    "naipes.dobla.all.8", "naipes.dobla.mj.1", "naipes.dobla.mj.2", "naipes.dobla.mj.3", "naipes.dobla.mj.4",
    "naipes.dobla.mj.5", "naipes.dobla.mj.6", "naipes.dobla.mj.8", "naipes.kang.6", "naipes.limit.1",
    "naipes.limit.2", "naipes.limit.3", "naipes.mjcard.3", "naipes.open.10", "naipes.open.11", "naipes.open.12",
    "naipes.open.14", "naipes.open.15", "naipes.open.16", "naipes.open.2", "naipes.open.3", "naipes.open.4",
    "naipes.open.5", "naipes.open.6", "naipes.open.7", "naipes.open.8", "naipes.open.9", "naipes.special.1",
    "naipes.special.2", "naipes.special.3", "naipes.special.4",
)  # fmt: skip
def test_an_option_changes_what_its_clause_says(option, value, hand, changed):
    usual, other = worth(hand), worth(under(hand, option, value))
    found = {name: (usual[name], other[name]) for name in usual | other if usual[name] != other[name]}
    if "mahjong" in changed:
        found = {"mahjong": found["mahjong"]}
    elif "total" not in changed:
        found.pop("total", None)
    assert found == changed


@pytest.mark.parametrize(("option", "value", "hand"), UNCHANGED)
def test_an_option_leaves_alone_what_its_clause_does_not_name(option, value, hand):
    assert score(under(hand, option, value)) == score(hand)


@pytest.mark.parametrize("option", SCORING_OPTIONS)
def test_at_random_an_option_touches_only_lines_of_its_own_clauses(option):
    values = CHOICES.get(option, ()) + {"honor_puntos": (0, 7), "limite": (500,)}.get(option, ())
    own = {each.removeprefix("naipes.") for each in OPTION_CLAUSES[option]} | {"total"}
    own |= {"dobla.all.7"} if option.startswith("homogeneo") else set()
    own |= {"base.2"} if option == "carta_mahjong_trio" else set()
    for hand in islice(random_hands(seed=16), 250):
        usual = hand._replace(options=STANDARD)
        for value in values:
            first, second = score(usual), score(under(usual, option, value))
            if first and second and (first.reading, first.arrangement) == (second.reading, second.arrangement):
                before, after = worth(usual), worth(under(usual, option, value))
                assert {name for name in before | after if before[name] != after[name]} <= own


def test_every_answer_to_every_scoring_option_is_tried():
    tried = {(option, value) for option, value, *_ in CHANGES + UNCHANGED}
    wanted = {(option, value) for option in SCORING_OPTIONS for value in CHOICES.get(option, ())[1:]}
    assert wanted <= tried


@pytest.mark.clause("naipes.special.4")
def test_exposed_groups_of_a_special_hand_are_single_cards():
    hand = claimed(CAPICUA, "7b", "chow 1b", especiales="admite_expuesto")
    assert worth(hand) == {"mahjong": 1, "total": 320, "base.5": 20, "dobla.all.14": 2, "dobla.mj.7": 2}
    pairs = claimed("5ox1 2ox2 3ox2 8cx2 4bx2 7bx2", "7b", "pung 5o", especiales="admite_expuesto")
    assert worth(pairs) == {}
    twice = under(pairs, "gemelos", "iguales_repetibles")
    assert worth(twice) == {"mahjong": 1, "total": 80, "base.5": 20, "dobla.mj.6": 2}


@pytest.mark.clause("naipes.special.4", "naipes.open.14")
def test_a_special_hand_never_has_a_cuadrado_nor_pairs_of_figuras_in_the_same_two_suits():
    ten = claimed("2ox2 3ox2 5cx2 8cx2 4bx2", "2o", "kang 7b", especiales="admite_expuesto")
    assert worth(under(ten, "gemelos", "iguales_repetibles")) == {}
    figuras = claimed("2o 2c 4o 4c 5o 5c 7o 7c 8o 8c 6o 6c Re Re", "2o", gemelos="mismo_numero_dos_palos")
    assert worth(figuras) == {}


@pytest.mark.clause("naipes.limit.1", "naipes.base.6")
def test_the_limit_is_applied_before_readings_are_compared():
    """As tríos the hand has more base points, as an escalera real more doblas; at the limit both are worth the same."""
    hand = loser("1b 2b 3b 4b 5b 5b 5b 6b 7b 8b 9b Rc Rc", palo="copas")
    assert "dobla.all.8" not in worth(hand)
    assert worth(under(hand, "limite", 16))["dobla.all.8"] == 1


@pytest.mark.clause("naipes.limit.1", "naipes.base.7")
def test_without_a_limit_a_total_of_any_size_stands():
    hand = loser("1ox3 9ox3 1cx3 9cx3 9b", honours="So Sc Se Sb 1e 2e 3e 4e", honor_puntos=10**5000)
    account = score(hand)
    assert account.total == account.base << account.doubles
    assert account.total > 10**5000


@pytest.mark.clause("naipes.limit.1")
def test_an_account_says_that_the_limit_cut_it():
    account = score(loser(honours="1e 2e 3e 4e", limite=500))
    assert [(note.clause, note.points) for note in account.notes] == [("naipes.limit.1", -524)]
    assert (account.base, account.doubles, account.total) == (16, 6, 500)


def test_options_of_documents_arrive_as_words():
    assert read_options({"especiales_validos": False}).especiales_validos == "no"
