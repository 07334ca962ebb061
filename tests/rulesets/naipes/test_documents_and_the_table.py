"""What happened at tables of random play, asked again in writing: document and table give the same answer."""

import pytest

from kongbox.engine.events import ClaimAnnounced, HandEnded, HandStarted, HandWon, TileDrawn, TilesDealt, TilesMoved
from kongbox.engine.seats import SEATS
from kongbox.rulesets.naipes import NAIPES
from kongbox.rulesets.naipes.baceta import order_of, undrawn
from kongbox.rulesets.naipes.claims import ON_DISCARD
from kongbox.rulesets.naipes.ending import made_at_table
from kongbox.rulesets.naipes.eunucos import GRAN, PEQUENO, eunuco_of, eunucos_of
from kongbox.rulesets.naipes.hands import CUADRADO, group_of
from kongbox.rulesets.naipes.kangs import KANG
from kongbox.rulesets.naipes.options import differences
from kongbox.rulesets.naipes.palos import PALOS, palo_of
from kongbox.rulesets.naipes.rotation import dominant_of
from kongbox.rulesets.naipes.setup import DEALT
from kongbox.testing import random_steps, seeds_from
from tests.rulesets.naipes.chance import weighted_chooser
from tests.rulesets.naipes.documents import answer

HANDS = range(120)
TABLES = (
    {},
    {"robo_kang": "cualquiera", "sin_mahjong": "liquidan_todos", "limite": 500},
    {"reserva": 14, "especiales": "admite_expuesto", "ases_nueves": "por_clase", "perdedores": "solo_ganador"},
    {"eunucos": "activo", "sin_mahjong": "liquidan_todos", "primas": "completas"},
)


def played(number):
    """Every step of a hand: the table before it, its events, the table after it."""
    before = None
    for match, events in random_steps(NAIPES, number, 1, weighted_chooser(number), TABLES[number % len(TABLES)]):
        yield before, events, match.deal
        before = match.deal


def name_of(deal, seat):
    return PALOS[palo_of(seat, deal.dealer)]


def groups(deal, seat):
    """What lies exposed before a seat, as a document tells it."""
    found = [(group_of(meld), meld) for meld in deal.melds[seat]]
    exposed = [group for group, _ in found if not group.in_hand]
    origin = {True: {"origen": "pung"}, False: {"origen": "mano"}}
    return [
        {"tipo": group.kind, "carta": group.tiles[0]} | (origin[group.from_pung] if group.kind == CUADRADO else {})
        for group in exposed
    ], " ".join(group.tiles[0] for group, _ in found if group.in_hand)


def of_kind(events, kind):
    return [event for event in events if isinstance(event, kind)]


# ---- the deal ----------------------------------------------------------------------------


@pytest.mark.clause("naipes.deal.3", "naipes.honor.1")
def test_honour_cards_are_exchanged_after_the_deal_as_a_document_says():
    exchanged = 0
    for number in HANDS:
        _, events, deal = next(step for step in played(number) if of_kind(step[1], HandStarted))
        (seed,) = seeds_from(number, 1)
        left = order_of(seed)[DEALT:]
        told = {name_of(deal, event.seat): " ".join(event.tiles) for event in of_kind(events, TilesDealt)}
        found = answer("honor_replacement", {"tienen": told, "baceta": " ".join(left)}, **differences(deal.options))
        for seat in SEATS:
            moved = [card for event in of_kind(events, TilesMoved) if event.source[1] == seat for card in event.tiles]
            drawn = [event.tile for event in of_kind(events, TileDrawn) if event.seat == seat]
            assert found[name_of(deal, seat)] == {"honor": " ".join(moved), "tomadas": " ".join(drawn)}
            exchanged += len(drawn)
    assert exchanged > 100


@pytest.mark.clause("naipes.play.3", "naipes.honor.1", "naipes.end.4")
def test_an_honour_card_drawn_in_a_turn_is_replaced_as_a_document_says():
    replaced = ended = 0
    for number in HANDS:
        if TABLES[number % len(TABLES)].get("eunucos"):
            continue  # Where players draw for themselves the replacement is another act.
        (seed,) = seeds_from(number, 1)
        for before, events, after in played(number):
            moved = [card for event in of_kind(events, TilesMoved) for card in event.tiles]
            if before is None or not moved:
                continue
            first, *others = of_kind(events, TileDrawn)
            told = {"jugador": name_of(before, first.seat), "robada": first.tile,
                    "baceta": " ".join(undrawn(before, seed)[1:])}  # fmt: skip
            found = answer("honor_replacement", told, **differences(after.options))
            drawn = " ".join(event.tile for event in others)
            assert (found["honor"], found["tomadas"]) == (" ".join(moved), drawn)
            assert (found["fin_de_mano"] is not None) == bool(of_kind(events, HandEnded))
            replaced, ended = replaced + 1, ended + bool(of_kind(events, HandEnded))
    assert replaced > 100 and ended


# ---- claims ------------------------------------------------------------------------------


@pytest.mark.clause("naipes.prec.1", "naipes.prec.2", "naipes.kang.6", "naipes.dobla.mj.2")
def test_a_card_goes_to_whom_a_document_gives_it():
    asked = contested = 0
    for number in HANDS:
        for before, events, after in played(number):
            claims = [event for event in of_kind(events, ClaimAnnounced) if before is not None and before.question]
            if not claims:
                continue
            found = answer("claim", claim_document(before, claims), **differences(before.options))
            won = of_kind(events, HandWon)
            takes = won[0].seat if won else after.turn
            assert found["rechazadas"] == []
            assert found["toma"] == name_of(before, takes)
            assert (found["como"] == "mahjong") == bool(won)
            assert found["repone"] == (found["como"] == KANG)
            asked, contested = asked + 1, contested + (len(claims) > 1)
    assert asked > 200 and contested > 10


def claim_document(deal, claims):
    question = deal.question
    source = name_of(deal, question.seat)
    kinds = {"kang-grown": "ampliar_trio_expuesto", "kang-hand": "kang_en_mano"}
    act = {"descarta": source}
    if question.name != ON_DISCARD:
        declared = next(meld for meld in deal.melds[question.seat] if meld.tiles == (question.tile,) * 4)
        act = {"jugador": source, "accion": kinds[declared.kind]}
    # The set that is being made is not told: it is what the claims are about.
    states = {
        name_of(deal, seat): {"expuestos": [each for each in groups(deal, seat)[0] if each["carta"] != question.tile
                                            or each["tipo"] == "escalera"]
                              if seat == question.seat and question.name != ON_DISCARD else groups(deal, seat)[0]}
        for seat in SEATS
    }  # fmt: skip
    for seat in SEATS:
        if eunuco_of(deal, seat):
            states[name_of(deal, seat)]["eunuco"] = {GRAN: "gran", PEQUENO: "pequeno"}[eunuco_of(deal, seat)]
    return act | {
        "carta": question.tile,
        "peticiones": [{"quien": name_of(deal, claim.seat), "pide": claim.name} for claim in claims],
        "estado": states,
        "baceta": deal.wall.left + deal.wall.reserve,
    }


# ---- the settlement ----------------------------------------------------------------------


@pytest.mark.clause("naipes.end.1", "naipes.base.6", "naipes.pay.1", "naipes.pay.3", "naipes.pay.5", "naipes.pay.6")
def test_every_hand_is_worth_at_the_table_what_its_document_says_and_is_paid_so():
    scored = 0
    for number in HANDS:
        *_, (before, events, after) = (step for step in played(number) if of_kind(step[1], HandEnded))
        (ended,) = of_kind(events, HandEnded)
        if ended.sheet is None or not ended.sheet.accounts:
            continue
        for seat in SEATS:
            account = ended.sheet.accounts[seat]
            found = answer("score", hand_document(before, events, after, seat), **differences(after.options))
            assert (found["base"], found["n_doblas"], found["lectura"]) == (
                account.base,
                account.doubles,
                account.reading,
            )
            if not eunuco_of(after, seat):
                assert found["total"] == account.total
                assert found["mahjong"] == (seat == after.winner)
            scored += 1
        _check_payments(after, ended)
    assert scored > 200


def hand_document(before, events, after, seat):
    exposed, in_hand = groups(after, seat)
    document = {
        "palo": name_of(after, seat),
        "dominante": PALOS[dominant_of(after)],
        "en_mano": " ".join(after.hands[seat]),
        "expuestos": exposed,
        "cuadrados_en_mano": in_hand,
        "honor": " ".join(after.aside[seat]),
    }
    if seat != after.winner:
        return document
    (won,) = of_kind(events, HandWon)
    taken = any(event.name == KANG for event in of_kind(events, ClaimAnnounced)) and won.way == "discard"
    made = made_at_table(before, won, taken)
    return document | {
        "gana": True,
        "via": made.via,
        "carta_mahjong": made.card,
        "luna": made.last,
        "kang_quitado": made.kang_taken,
        "reposicion": made.replacement,
    }


def _check_payments(deal, ended):
    accounts, winner = ended.sheet.accounts, deal.winner
    document = {
        "gana": None if winner is None else name_of(deal, winner),
        "totales": {name_of(deal, seat): accounts[seat].total for seat in SEATS},
        "gran_eunuco": [name_of(deal, seat) for seat in eunucos_of(deal, GRAN)],
        "pequeno_eunuco": [name_of(deal, seat) for seat in eunucos_of(deal, PEQUENO)],
    }
    found = answer("settle", document, **differences(deal.options))
    paid = [[name_of(deal, each.payer), name_of(deal, each.payee), each.points] for each in ended.sheet.payments]
    assert found["pagos"] == paid
    assert list(found["neto"].values()) == [ended.balance[(deal.dealer + palo) % 4] for palo in SEATS]
