"""Who pays whom: the worked hand of the rules, eunucos, Este, limits, and hands that nobody won."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kongbox.rulesets.naipes.options import CHOICES, read_options
from kongbox.rulesets.naipes.palos import PALOS
from kongbox.rulesets.naipes.scoring import score
from kongbox.rulesets.naipes.settling import settle
from tests.rulesets.naipes.hands import cards, loser, summary, winner


def payments(totals, won="bastos", gran="", pequeno="", este="oros", **options):
    """Payments as (payer, payee, points), by palo; the palos stand for the seats."""
    winner_seat = PALOS.index(won) if won else None
    eunucos = [frozenset(map(PALOS.index, names.split())) for names in (gran, pequeno)]
    made = settle(totals, winner_seat, *eunucos, PALOS.index(este), read_options(options))
    return [(PALOS[each.payer], PALOS[each.payee], each.points) for each in made]


def clauses(totals, won="bastos", **others):
    """The clause of each payment."""
    seats = {name: frozenset(map(PALOS.index, others.get(name, "").split())) for name in ("gran", "pequeno")}
    winner_seat = PALOS.index(won) if won else None
    made = settle(totals, winner_seat, seats["gran"], seats["pequeno"], 0, read_options(others.get("options", {})))
    return [each.clause.removeprefix("naipes.") for each in made]


WORKED = [
    loser("5ox3 2o 4o 7c 8c 3b 6b Rb", "pung Ro", palo="oros"),
    winner("Ccx3 6b 7b 8b 2o 2o", "2o", "pung Rc", "chow 3c", palo="copas", honours="Sc"),
    loser("2o 4o 6o 3c 5c 7c 2b 6b 8b Ro Rb Cc Cb", palo="espadas", honours="3e"),
    loser("Cb Cb 9b 1c 2o 5c 7o 6o 3c Ro", "pung 4b", palo="bastos"),
]


@pytest.mark.clause(
    "naipes.pay.1", "naipes.pay.2", "naipes.pay.3", "naipes.pay.4", "naipes.pay.7", "naipes.dobla.gen.1"
)
def test_the_worked_hand_comes_out_to_the_point():
    assert [summary(hand) for hand in WORKED] == [
        (8, {"all.4": 2}, 2, 32),
        (38, {"all.1": 1, "all.4": 1, "all.5": 1}, 3, 304),
        (4, {"all.1": 1}, 1, 8),
        (4, {"all.14": 2}, 2, 16),
    ]
    assert payments([score(hand).total for hand in WORKED], won="copas") == [
        ("oros", "copas", 608), ("espadas", "copas", 304), ("bastos", "copas", 304),
        ("espadas", "oros", 48), ("bastos", "oros", 32), ("espadas", "bastos", 8),
    ]  # fmt: skip


def test_the_worked_hand_explains_itself_line_by_line():
    account = score(WORKED[1])
    assert [(line.clause, line.points, line.tiles) for line in account.lines] == [
        ("naipes.base.2", 4, cards("Rcx3")),
        ("naipes.base.2", 8, cards("Ccx3")),
        ("naipes.base.4", 4, cards("Sc")),
        ("naipes.base.5", 20, cards("2o")),
        ("naipes.base.5", 2, cards("2o")),
    ]
    assert [(line.clause, line.points, line.tiles) for line in account.doublings] == [
        ("naipes.dobla.all.1", 1, cards("Sc")),
        ("naipes.dobla.all.4", 1, cards("Rcx3")),
        ("naipes.dobla.all.5", 1, cards("Ccx3")),
    ]


@pytest.mark.clause("naipes.pay.1", "naipes.pay.3", "naipes.pay.4")
def test_everybody_pays_the_winner_and_the_losers_settle_their_differences():
    assert payments([20, 4, 32, 48]) == [
        ("oros", "bastos", 96), ("copas", "bastos", 48), ("espadas", "bastos", 48),
        ("copas", "oros", 32), ("oros", "espadas", 24), ("copas", "espadas", 28),
    ]  # fmt: skip


@pytest.mark.clause("naipes.pay.2")
def test_the_winner_pays_nobody_even_if_a_loser_has_more():
    assert payments([900, 0, 0, 20])[:3] == [("oros", "bastos", 40), ("copas", "bastos", 20), ("espadas", "bastos", 20)]
    assert all(payer != "bastos" for payer, _, _ in payments([900, 0, 0, 20]))


@pytest.mark.clause("naipes.pay.3")
def test_a_table_may_let_the_winner_alone_be_paid_gran_eunucos_included():
    assert len(payments([20, 4, 32, 48], perdedores="solo_ganador")) == 3
    assert len(payments([20, 4, 32, 48], gran="copas", perdedores="solo_ganador")) == 3


@pytest.mark.clause("naipes.pay.4")
def test_este_plays_for_double_wherever_he_sits_or_nobody_does():
    single = payments([20, 4, 32, 48], este_doble="no")
    assert single[0] == ("oros", "bastos", 48)
    assert single[3] == ("copas", "oros", 16)
    assert payments([20, 4, 32, 48], este="bastos")[:3] == [
        ("oros", "bastos", 96), ("copas", "bastos", 96), ("espadas", "bastos", 96),
    ]  # fmt: skip


@pytest.mark.clause("naipes.pay.5", "naipes.eunuco.1", "naipes.vocab.5")
def test_a_gran_eunuco_pays_everybody_and_collects_from_nobody():
    assert payments([20, 500, 32, 48], gran="copas") == [
        ("oros", "bastos", 96), ("copas", "bastos", 48), ("espadas", "bastos", 48),
        ("copas", "oros", 40), ("oros", "espadas", 24), ("copas", "espadas", 32),
    ]  # fmt: skip
    two = payments([20, 500, 32, 48], gran="copas espadas")
    assert two[3:] == [("copas", "oros", 40), ("espadas", "oros", 40)]
    assert clauses([20, 500, 32, 48], gran="copas") == ["pay.1", "pay.5", "pay.1", "pay.5", "pay.3", "pay.5"]


@pytest.mark.clause("naipes.pay.6", "naipes.eunuco.2", "naipes.vocab.8")
def test_a_pequeno_eunuco_pays_the_winner_and_settles_both_ways():
    assert payments([20, 24, 32, 48], pequeno="copas")[3:] == [
        ("oros", "copas", 8), ("oros", "espadas", 24), ("copas", "espadas", 8),
    ]  # fmt: skip
    assert clauses([20, 24, 32, 48], pequeno="copas") == ["pay.1", "pay.6", "pay.1", "pay.6", "pay.3", "pay.6"]


@pytest.mark.clause("naipes.pay.8", "naipes.end.2", "naipes.open.13")
def test_without_a_mahjong_nobody_pays_unless_all_four_settle():
    assert payments([20, 4, 32, 48], won=None) == []
    everybody = payments([20, 4, 32, 32], won=None, sin_mahjong="liquidan_todos", perdedores="solo_ganador")
    assert everybody == [
        ("copas", "oros", 32), ("oros", "espadas", 24), ("oros", "bastos", 24),
        ("copas", "espadas", 28), ("copas", "bastos", 28),
    ]  # fmt: skip
    eunuco = payments([20, 4, 32, 32], won=None, gran="bastos", sin_mahjong="liquidan_todos")
    assert ("bastos", "espadas", 32) in eunuco


@pytest.mark.clause("naipes.limit.2", "naipes.limit.3")
def test_the_limit_cuts_every_total_before_este_doubles():
    assert payments([2000, 700, 10, 9000], limite=500) == [
        ("oros", "bastos", 1000), ("copas", "bastos", 500), ("espadas", "bastos", 500),
        ("espadas", "oros", 980), ("espadas", "copas", 490),
    ]  # fmt: skip


SEATS_OR_NONE = st.frozensets(st.integers(0, 3))
OPTIONS = st.fixed_dictionaries({
    name: st.sampled_from(CHOICES[name]) for name in ("perdedores", "este_doble", "sin_mahjong")
} | {"limite": st.sampled_from(["sin_limite", 500, 1])})  # fmt: skip


@given(
    st.tuples(*[st.integers(0, 10**40)] * 4),
    st.sampled_from([None, 0, 1, 2, 3]),
    st.tuples(SEATS_OR_NONE, SEATS_OR_NONE),
    st.integers(0, 3),
    OPTIONS,
)
@pytest.mark.clause("naipes.pay.2", "naipes.pay.5", "naipes.pay.7")
def test_payments_sum_to_zero_and_gran_eunucos_never_collect(totals, won, eunucos, este, options):
    gran, pequeno = eunucos[0] - {won}, eunucos[1] - eunucos[0] - {won}
    net = [0, 0, 0, 0]
    for payment in settle(totals, won, gran, pequeno, este, read_options(options)):
        assert payment.points > 0
        assert payment.payee not in gran
        assert payment.payer != won
        net[payment.payer] -= payment.points
        net[payment.payee] += payment.points
    assert sum(net) == 0
