"""The worked example of each dobla, to the point, and the hands just beside it."""

import pytest

from tests.rulesets.naipes.hands import claimed, loser, summary, winner

FOUR_LOOSE = "2b 4b 8c Re"
RUNS = "2o 3o 4o 5c 6c 7c 6b 7b 8b 5b 5b"
"""Three escaleras and a pair without points, to stand beside a chow."""


@pytest.mark.clause("naipes.dobla.all.1", "naipes.honor.2", "naipes.honor.4", "naipes.honor.5")
def test_own_sota_and_own_espada_double_once_each():
    copas = loser("5ox3 2c 4c 7c 8b 6b 3b 8c Rb Re Cc", palo="copas", honours="Sc 2e 4e")
    assert summary(copas) == (16, {"all.1": 2}, 2, 64)
    assert summary(loser(palo="oros", honours="Sc 2e 4e")) == (12, {}, 0, 12)


@pytest.mark.clause("naipes.dobla.all.2", "naipes.honor.3")
def test_a_panache_doubles_three_times():
    assert summary(loser(palo="bastos", honours="Sc Se 1e 4e")) == (16, {"all.1": 1, "all.2": 3}, 4, 256)


@pytest.mark.clause("naipes.dobla.all.2", "naipes.honor.3")
@pytest.mark.parametrize("honours", ["Sc 1e 3e 4e", "So Sc Se 4e", "So Sc 1e 2e", "So Sc 3e", "Sc Se Sb 2e 3e 4e"])
def test_what_is_no_panache(honours):
    assert "all.2" not in summary(loser(palo="oros", honours=honours))[1]


@pytest.mark.clause("naipes.dobla.all.2")
def test_extra_honour_cards_do_not_disturb_a_panache_and_two_count_once():
    assert summary(loser(palo="oros", honours="Sc Se Sb 1e 2e 4e"))[1] == {"all.1": 1, "all.2": 3}
    every = summary(loser(palo="oros", honours="So Sc Se Sb 1e 2e 3e 4e"))
    assert every == (32, {"all.1": 2, "all.2": 3, "all.3": 10}, 15, 32 * 2**15)


@pytest.mark.clause("naipes.dobla.all.3", "naipes.honor.3")
def test_four_espadas_or_four_sotas_double_five_times():
    assert summary(loser(palo="espadas", honours="1e 2e 3e 4e")) == (16, {"all.1": 1, "all.3": 5}, 6, 1024)
    assert summary(loser(palo="espadas", honours="So Sc Se Sb")) == (16, {"all.1": 1, "all.3": 5}, 6, 1024)


@pytest.mark.clause("naipes.dobla.all.4")
def test_a_trio_of_the_own_or_the_dominant_rey_doubles_for_each():
    bastos = loser("Rbx3 2o 4o 6o 3c 5c 7c 8c", "pung Rc", palo="bastos", dominant="copas")
    assert summary(bastos) == (12, {"all.4": 2}, 2, 48)
    copas = loser("2o 4o 6o 3c 5c 7c 8c 2b 4b 6b", "pung Rc", palo="copas", dominant="copas")
    assert summary(copas) == (4, {"all.4": 2}, 2, 16)
    assert summary(loser("2o", "kang Re", palo="bastos", dominant="copas")) == (16, {}, 0, 16)


@pytest.mark.clause("naipes.dobla.all.5")
def test_each_trio_or_cuadrado_of_caballos_doubles():
    hand = loser("2o 4o 6o 3c 5c 7c 8c", "pung Co", "kang-hand Cc")
    assert summary(hand) == (36, {"all.5": 2}, 2, 144)


@pytest.mark.clause("naipes.dobla.all.6")
def test_only_reyes_and_caballos_double_besides_their_trios():
    hand = loser("Rex3 Rbx3 Ccx3 Co Co Ro Rc", palo="oros", dominant="copas")
    assert summary(hand) == (26, {"all.5": 1, "all.6": 1, "all.9": 1}, 3, 208)
    assert summary(loser("Re Re Cc", honours="1e"))[1] == {"all.1": 1, "all.6": 1}
    assert summary(loser("Re Re 2c"))[1] == {}


@pytest.mark.clause("naipes.dobla.all.7")
def test_a_hand_of_one_suit_doubles():
    hand = loser("2b 2b 4b 4b 5b 5b 6b 6b 7b 8b", "pung 3b")
    assert summary(hand) == (2, {"all.7": 1}, 1, 4)
    assert summary(loser("2b 2b 4b 4b 5b 5b 6b 6b 7b Rb", "pung 3b"))[1] == {}
    assert summary(loser(honours="Sc"))[1] == {}


@pytest.mark.clause("naipes.dobla.all.8", "naipes.vocab.4")
def test_an_escalera_real_doubles():
    hand = loser("4c 5c 6c 7c 8c 9c 2o", "chow 1c", "pung Cb")
    assert summary(hand) == (4, {"all.5": 1, "all.8": 1, "all.14": 2}, 4, 64)


@pytest.mark.clause("naipes.dobla.all.8", "naipes.base.6")
def test_an_escalera_real_is_given_up_where_its_cards_make_dearer_trios():
    kept = loser("1b 2b 3b 4b 5b 5b 5b 6b 7b 8b 9b 2o 4o", honours="1e", palo="copas")
    assert summary(kept) == (4, {"all.8": 1, "all.14": 2}, 3, 32)
    trios = loser("1b 2b 3b 4b 5b 5b 5b 6b 7b 8b 9b Rc Rc", palo="copas")
    assert summary(trios) == (6, {"all.14": 2}, 2, 24)


@pytest.mark.clause("naipes.dobla.all.9", "naipes.kang.4")
def test_three_trios_in_hand_double():
    assert summary(loser(f"2ox3 6cx3 7bx3 {FOUR_LOOSE}")) == (12, {"all.9": 1}, 1, 24)
    assert summary(loser(f"2ox3 6cx3 {FOUR_LOOSE}", "kang-hand 7b")) == (24, {"all.9": 1}, 1, 48)
    assert summary(loser(f"2ox3 6cx3 {FOUR_LOOSE}", "kang 7b")) == (16, {}, 0, 16)


@pytest.mark.clause("naipes.dobla.all.10", "naipes.kang.4")
def test_four_trios_in_hand_double_once_more():
    assert summary(loser("2ox3 6cx3 7bx3 8ox3 2b")) == (16, {"all.9": 1, "all.10": 1}, 2, 64)


@pytest.mark.clause("naipes.dobla.all.11")
def test_three_trios_of_ones_or_nines_in_hand_double():
    hand = f"1ox3 9cx3 9bx3 {FOUR_LOOSE}"
    assert summary(loser(hand)) == (24, {"all.9": 1, "all.11": 1, "all.14": 9}, 11, 49152)
    for counted in ("juego_exclusivo", "no"):
        assert summary(loser(hand, ases_nueves=counted)) == (24, {"all.9": 1, "all.11": 1}, 2, 96)


@pytest.mark.clause("naipes.dobla.all.12", "naipes.kang.4")
def test_four_exposed_trios_double():
    hand = loser("8c", "pung 2o", "pung 3c", "pung 4b", "pung Rb", palo="oros")
    assert summary(hand) == (10, {"all.12": 1}, 1, 20)
    assert summary(loser("8c", "pung 2o", "pung 3c", "pung 4b", "kang Rb"))[1] == {"all.12": 1}
    assert summary(loser("8c", "pung 2o", "pung 3c", "pung 4b", "kang-hand Rb"))[1] == {}


@pytest.mark.clause("naipes.dobla.all.12", "naipes.mjcard.3")
def test_a_trio_closed_by_the_mahjong_card_is_not_exposed():
    hand = claimed("5cx3 2o 2o", "5c", "pung 3c", "pung 4b", "pung Rb")
    assert summary(hand) == (2 + 2 + 4 + 4 + 20, {}, 0, 32)


@pytest.mark.clause("naipes.dobla.all.13")
def test_three_trios_of_one_number_in_hand_double_once_more():
    assert summary(loser("6ox3 6cx3 6bx3 2b 4b 8c Re")) == (12, {"all.9": 1, "all.13": 1}, 2, 48)
    assert summary(loser("6ox3 6cx3 4b 8c Re 2b", "pung 6b"))[1] == {}


@pytest.mark.clause("naipes.dobla.all.14")
def test_each_as_and_each_nueve_doubles_combined_or_not():
    assert summary(loser("1o 2o 4o 6o 3c 5c 7c 2b 4b 6b", "pung 9b")) == (4, {"all.14": 4}, 4, 64)
    assert summary(loser("2o", "kang 9b"))[1] == {"all.14": 4}
    assert summary(loser("2o 4c", honours="1e", palo="bastos"))[1] == {}


@pytest.mark.clause("naipes.dobla.mj.1")
def test_the_moon_doubles():
    assert summary(winner(RUNS, "8b", "chow 3c", last=True)) == (22, {"mj.1": 1}, 1, 44)
    assert summary(winner(RUNS, "8b", "chow 3c", last=True, replacement=True))[1] == {"mj.1": 1}
    assert summary(claimed(RUNS, "8b", "chow 3c", last=True)) == (20, {}, 0, 20)


@pytest.mark.clause("naipes.dobla.mj.2", "naipes.kang.6", "naipes.mjcard.1")
def test_the_piece_of_a_kang_doubles():
    assert summary(winner(RUNS, "8b", "chow 3c", via="robo_kang")) == (20, {"mj.2": 1}, 1, 40)
    assert summary(claimed(RUNS, "8b", "chow 3c", kang_taken=True)) == (20, {"mj.2": 1}, 1, 40)


@pytest.mark.clause("naipes.dobla.mj.3", "naipes.mjcard.3")
def test_neither_chow_nor_pung_doubles_whatever_closed_the_hand():
    hand = "2o 3o 4o 5c 6c 7c 6b 7b 8b 3c 4c 5c 5b 5b"
    assert summary(claimed(hand, "8b")) == (20, {"mj.3": 1}, 1, 40)
    assert summary(winner(hand, "8b")) == (22, {"mj.3": 1}, 1, 44)


@pytest.mark.clause("naipes.dobla.mj.3")
@pytest.mark.parametrize(
    ("group", "kept"), [("kang-hand 3c", True), ("kang 3c", True), ("kang-pung 3c", False), ("pung 3c", False)]
)
def test_a_kang_on_a_trio_in_hand_does_not_break_mj_3_and_one_grown_from_a_pung_does(group, kept):
    assert ("mj.3" in summary(claimed(RUNS, "8b", group))[1]) is kept


@pytest.mark.clause("naipes.dobla.mj.4")
def test_one_suit_completed_with_figuras_doubles():
    hand = claimed("4b 5b 6b 6b 7b 8b Ccx3 3b 3b", "8b", "chow 2b")
    assert summary(hand) == (28, {"all.5": 1, "mj.4": 1}, 2, 112)
    two_suits = claimed("4b 5b 6b 6b 7b 8b Ccx3 3b 3b", "8b", "chow 2o")
    assert summary(two_suits)[1] == {"all.5": 1}


@pytest.mark.clause("naipes.dobla.mj.5", "naipes.special.3", "naipes.special.5", "naipes.base.8")
def test_compensacion_doubles_twice():
    hand = claimed("Rc Re Rb Co Cc Cb 2c 2c 3c 4c 5c 6c 7c 8c", "8c", dominant="oros")
    assert summary(hand) == (20, {"mj.3": 1, "mj.4": 1, "mj.5": 2}, 4, 320)
    assert summary(hand._replace(dominant=1)) is None


@pytest.mark.clause("naipes.dobla.mj.6", "naipes.special.1", "naipes.special.5", "naipes.base.8")
def test_gemelos_double_twice():
    pairs = "1ox2 3ox2 5cx2 8cx2 4bx2 7bx2 Rex2"
    hand = winner(pairs, "7b", palo="copas", dominant="bastos")
    assert summary(hand) == (22, {"all.14": 2, "mj.3": 1, "mj.6": 2}, 5, 704)
    assert summary(hand._replace(palo=2))[0] == 24


@pytest.mark.clause("naipes.dobla.mj.7", "naipes.special.2", "naipes.special.5")
def test_a_capicua_doubles_twice():
    one_to_seven = "1c 2c 3c 4c 5c 6c 7c 1b 2b 3b 4b 5b 6b 7b"
    assert summary(claimed(one_to_seven, "7b")) == (20, {"all.14": 2, "mj.3": 1, "mj.7": 2}, 5, 640)
    assert summary(claimed(one_to_seven.replace("7b", "8b"), "8b")) is None


@pytest.mark.clause("naipes.dobla.mj.8", "naipes.dobla.gen.2", "naipes.dobla.all.7")
def test_a_winner_in_one_suit_doubles_four_times_in_all():
    hand = claimed("2cx3 6cx3 3c 4c 5c 8c 8c", "8c", "chow 3c")
    assert summary(hand) == (28, {"all.7": 1, "mj.8": 3}, 4, 448)


@pytest.mark.clause("naipes.dobla.gen.1", "naipes.dobla.gen.3", "naipes.base.7")
def test_doblas_accumulate_and_a_base_of_nothing_stays_nothing():
    assert summary(loser("1o 9o 1c 9c")) == (0, {"all.14": 4}, 4, 0)
