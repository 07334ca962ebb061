"""Hands of the practice card made at random, jokers and exposures wherever they may be, scored and spoilt."""

from collections import Counter
from random import Random

import pytest

from kongbox.rulesets.american.documents import score_document
from kongbox.rulesets.american.practice_card import practice_card
from kongbox.rulesets.american.tileset import JOKER, supply

HANDS = 150
SEATS = "ESWN"


def in_no_words(*_):
    return ""


def with_jokers(chance, concrete):
    """The groups of a hand, some of their tiles jokers where these may lie; None where naturals do not reach."""
    jokers, groups = 8, []
    for group in concrete.groups:
        used = min(chance.choice((0, 0, 1, 2)), jokers) if group.takes_jokers else 0
        jokers -= used
        groups.append((group, [group.tile] * (group.count - used) + [JOKER] * used))
    naturals = Counter(tile for _, tiles in groups for tile in tiles if tile != JOKER)
    return None if any(count > supply(tile) for tile, count in naturals.items()) else groups


def documents():
    """Won hands with the line each was made for."""
    chance, concretes = Random(14), practice_card().concretes
    while True:
        concrete = chance.choice(concretes)
        concealed, exposed = [], []
        for group, tiles in with_jokers(chance, concrete) or ():
            open_ = concrete.line.mark == "X" and group.count >= 3 and tiles[0] != JOKER and chance.random() < 0.4
            exposed += [f"{group.kind} {' '.join(tiles)}"] if open_ else []
            concealed += [] if open_ else tiles
        if concealed:
            yield concrete.line, won(chance, concealed, exposed)


def won(chance, concealed, exposed):
    chance.shuffle(concealed)
    win, seat = concealed.pop(), chance.choice(SEATS)
    by = chance.choice(("draw", "exchange") if win == JOKER else ("draw", "discard"))
    thrown = {"discarder": chance.choice(SEATS.replace(seat, ""))} if by == "discard" else {}
    return {"concealed": " ".join(concealed), "exposed": exposed, "win": win, "by": by, "seat": seat} | thrown


@pytest.mark.clause("american.win.2", "american.win.4", "american.score.1", "american.score.6")
def test_every_hand_is_found_on_its_line_and_paid_by_the_best_of_them():
    for _, (line, document) in zip(range(HANDS), documents(), strict=False):
        answer = score_document(document, in_no_words)
        assert line.id in [match["line"] for match in answer["matches"]], document
        best = max(match["worth"] for match in answer["matches"])
        assert answer["total"] == best
        assert answer["payments"][document["seat"]] == best * (4 if document["by"] == "discard" else 6)
        assert sum(answer["payments"].values()) == 0
        held = " ".join((document["concealed"], document["win"], *document["exposed"])).split()
        assert answer["jokerless"] == (JOKER not in held)


@pytest.mark.clause("american.win.1")
def test_a_hand_with_one_wrong_tile_lacks_one_tile():
    for _, (_, document) in zip(range(HANDS // 3), documents(), strict=False):
        used = document["concealed"].split() + document["win"].split() + " ".join(document["exposed"]).split()
        wrong = next(tile for tile in ("Nw", "Sw", "1B", "9C", "5D", "F") if tile not in used)
        spoilt = document | {"win": wrong, "by": "draw"}
        spoilt.pop("discarder", None)
        answer = score_document(spoilt, in_no_words)
        if "false_win" in answer:
            assert answer["nearest"][0]["missing"].count(" ") == 0
            assert answer["nearest"][0]["state"] == "possible"
