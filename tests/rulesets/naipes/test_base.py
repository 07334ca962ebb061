"""Base points, prizes, and the reading under which a hand is scored."""

import pytest

from kongbox.rulesets.naipes.base import group_points
from kongbox.rulesets.naipes.scoring import of_gran_eunuco, score
from tests.rulesets.naipes.hands import cards, claimed, group, loser, summary, winner

CLOSED = "2o 3o 4o 5c 6c 7c 6b 7b 8b 3c 4c 5c 5b 5b"


def points(hand):
    """The base points by clause and sentence."""
    return [(line.clause.removeprefix("naipes."), line.points, line.facts) for line in score(hand).lines]


@pytest.mark.clause("naipes.base.1", "naipes.base.2", "naipes.base.4")
@pytest.mark.parametrize(
    ("kind", "low", "exposed", "in_hand"),
    [
        ("chow", "1o", 0, 0), ("pung", "2o", 2, 4), ("pung", "8b", 2, 4), ("pung", "1c", 4, 8), ("pung", "9b", 4, 8),
        ("pung", "Re", 4, 8), ("pung", "Co", 4, 8), ("kang", "5c", 8, 16), ("kang", "9o", 16, 32),
        ("kang", "1b", 16, 32), ("kang", "Rb", 16, 32), ("kang", "Cc", 16, 32),
    ],
)  # fmt: skip
def test_the_table_of_groups(kind, low, exposed, in_hand):
    made = group(f"{kind} {low}")
    assert (group_points(made, in_hand=False), group_points(made, in_hand=True)) == (exposed, in_hand)


@pytest.mark.clause("naipes.base.3")
@pytest.mark.parametrize(
    ("pairs", "base"),
    [("Co Co", 2), ("Rb Rb", 2), ("Rc Rc", 2), ("Ro Ro", 0), ("5o 5o", 0), ("Rb Rb Rc Rc Co Co Cc Cc", 8), ("Rb", 0)],
)
def test_pairs_that_count_for_bastos_while_copas_is_dominant(pairs, base):
    assert summary(loser(pairs + " 2o", palo="bastos", dominant="copas"))[0] == base


@pytest.mark.clause("naipes.base.3")
def test_a_pair_of_the_rey_that_is_own_and_dominant_counts_four():
    assert summary(loser("Rc Rc 2o", palo="copas", dominant="copas"))[0] == 4


@pytest.mark.clause("naipes.base.4", "naipes.honor.5")
def test_each_honour_card_counts_four_and_the_fourth_card_of_a_kang_does_not():
    assert points(loser(honours="Sb 2e 3e")) == [("base.4", 12, (("count", 3),))]
    assert points(loser("2o", "kang 5c")) == [("base.2", 8, (("kind", "cuadrado"), ("where", "table"), ("tile", "5c")))]


@pytest.mark.clause("naipes.base.5", "naipes.kang.3")
def test_a_mahjong_counts_twenty_and_two_more_when_drawn():
    assert points(claimed(CLOSED, "8b")) == [("base.5", 20, (("prize", "mahjong"),))]
    drawn = [("base.5", 20, (("prize", "mahjong"),)), ("base.5", 2, (("prize", "drawn"),))]
    assert points(winner(CLOSED, "8b")) == drawn
    assert points(winner(CLOSED, "8b", replacement=True)) == drawn


@pytest.mark.clause("naipes.base.5")
@pytest.mark.parametrize(
    ("hand", "prizes"),
    [
        (winner(CLOSED, "8b"), {"mahjong": 20, "drawn": 2, "bare": 10}),
        (winner(CLOSED, "8b", replacement=True), {"mahjong": 20, "replacement": 10, "bare": 10}),
        (claimed(CLOSED, "8b", last=True), {"mahjong": 20, "bare": 10, "last-discard": 10}),
        (winner(CLOSED, "8b", last=True), {"mahjong": 20, "drawn": 2, "bare": 10, "last-card": 10}),
        (winner(CLOSED, "8b", honours="Sc"), {"mahjong": 20, "drawn": 2}),
        (claimed("2ox3 5cx3 7bx3 Rex3 4b 4b", "4b"), {"mahjong": 20, "no-escalera": 10}),
        (claimed("2ox3 5cx3 7bx3 4b 4b", "4b", "chow 2c"), {"mahjong": 20}),
        (claimed("2ox2 3ox2 5cx2 8cx2 4bx2 7bx2 Rex2", "7b"), {"mahjong": 20, "bare": 10, "no-escalera": 10}),
    ],
)
def test_all_prizes_of_the_table_that_pays_them(hand, prizes):
    hand = hand._replace(options=hand.options._replace(primas="completas"))
    assert {
        dict(line.facts)["prize"]: line.points for line in score(hand).lines if line.clause == "naipes.base.5"
    } == prizes


@pytest.mark.clause("naipes.mjcard.3", "naipes.open.12")
def test_a_trio_closed_by_a_claimed_card_counts_as_exposed_only_where_agreed_and_where_the_card_fits_nowhere_else():
    trio = "5cx3 2o 3o 4o 6b 7b 8b 2b 2b"
    assert summary(claimed(trio, "5c", "chow 3c"))[0] == 24
    assert summary(claimed(trio, "5c", "chow 3c", carta_mahjong_trio="expuesto"))[0] == 22
    assert summary(winner(trio, "5c", "chow 3c", via="robo_kang", carta_mahjong_trio="expuesto"))[0] == 22
    run_too = "5cx3 5c 6c 7c 6b 7b 8b 2b 2b"
    assert summary(claimed(run_too, "5c", "chow 3c", carta_mahjong_trio="expuesto"))[0] == 24


@pytest.mark.clause("naipes.mjcard.3")
def test_every_dobla_takes_a_trio_closed_by_a_claimed_card_as_en_mano():
    hand = claimed("5cx3 4ox3 7bx3 2b 2b", "5c", "chow 3c", carta_mahjong_trio="expuesto")
    assert summary(hand) == (20 + 4 + 4 + 2, {"all.9": 1}, 1, 60)


@pytest.mark.clause("naipes.base.6", "naipes.special.5")
def test_a_winner_is_scored_under_the_dearest_reading():
    as_trios = claimed("2ox3 3ox3 4ox3 6c 7c 8c Re Re", "Re")
    assert summary(as_trios) == (20 + 12, {"all.9": 1, "mj.3": 1}, 2, 128)
    as_gemelos = claimed("2ox2 3ox2 4ox2 6cx2 7cx2 8cx2 Re Re", "Re")
    assert score(as_gemelos).reading == "gemelos"
    assert summary(as_gemelos) == (20, {"mj.3": 1, "mj.6": 2}, 3, 160)


@pytest.mark.clause("naipes.base.6")
def test_of_readings_worth_the_same_the_normal_one_comes_first_then_gemelos():
    capped = claimed("2ox2 3ox2 4ox2 6cx2 7cx2 8cx2 Re Re", "Re", limite=20)
    assert score(capped).reading == "gemelos", "more doblas come before the order of readings"
    twins = claimed("1o 2o 3o 4o 5o 6o 7o 1c 2c 3c 4c 5c 6c 7c", "7c", gemelos="mismo_numero_dos_palos")
    assert score(twins).reading == "gemelos", "a capicúa is worth as much"


@pytest.mark.clause("naipes.base.6", "naipes.special.0")
def test_a_winners_hand_that_is_no_mahjong_has_no_account():
    assert score(claimed("2ox3 3ox3 4ox3 6c 7c 9c Re Re", "Re")) is None
    assert score(claimed("2ox3 3ox3 4ox3 6c 7c 8c Re Re Re", "Re")) is None


@pytest.mark.clause("naipes.base.6")
def test_an_account_shows_how_the_cards_were_read():
    account = score(loser("2o 3o 4o 5ox3 7c 7c 9b Re Re Re 1c"), dealer=2)
    assert account.seat == 2
    assert account.arrangement == (cards("5ox3"), cards("2o 3o 4o"), cards("Rex3"), cards("7cx2"))
    assert account.rest == cards("1c 9b")


@pytest.mark.clause("naipes.special.5")
def test_an_account_of_a_special_hand_shows_its_pairs_or_all_its_cards():
    pairs = score(claimed("Rex2 4bx2 2ox2 3ox2 5cx2 8cx2 7bx2", "Re"))
    assert pairs.arrangement == tuple(map(cards, ("2ox2", "3ox2", "5cx2", "8cx2", "4bx2", "7bx2", "Rex2")))
    one_to_seven = "1o 2o 3o 4o 5o 6o 7o 1c 2c 3c 4c 5c 6c 7c"
    for option in ("iguales_distintas", "mismo_numero_dos_palos"):
        assert score(claimed(one_to_seven, "7c", gemelos=option)).arrangement == (cards(one_to_seven),)


@pytest.mark.clause("naipes.eunuco.1", "naipes.vocab.5")
def test_a_gran_eunucos_total_is_nothing_and_the_account_says_why():
    account = of_gran_eunuco(score(loser("5ox3 4c", honours="So")))
    assert (account.base, account.doubles, account.total) == (8, 1, 0)
    assert [(note.clause, note.points) for note in account.notes] == [("naipes.eunuco.1", -16)]
