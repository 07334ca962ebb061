"""Documents of the kind ``claim``, answered: which claims are legal, which prevails, and how play goes on.

Every claimant is dealt what he needs (`documents_claimants`), and the table is asked: what it offers is legal, what it
refuses is refused under its clause.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from kongbox.engine.actions import Action, Refusal
from kongbox.engine.clauses import clause
from kongbox.engine.scoresheet import ScoreLine
from kongbox.engine.seats import lower, others
from kongbox.engine.state import DealState, Question
from kongbox.rulesets.naipes.claims import ON_DISCARD, precedence
from kongbox.rulesets.naipes.doblas import is_taken_from_a_kang
from kongbox.rulesets.naipes.documents_claim_reading import Table, free_copies, read_table
from kongbox.rulesets.naipes.documents_claimants import Claim, Holding, dominant_for, holdings
from kongbox.rulesets.naipes.documents_groups import melds_of
from kongbox.rulesets.naipes.documents_table import Asked, is_granted, moment, refusal_of
from kongbox.rulesets.naipes.hands import CHOW, DESCARTE, KANG_HAND, PUNG, ROBO_KANG, Mahjong
from kongbox.rulesets.naipes.kangs import KANG, ON_KANG, can_be_robbed, may_replace
from kongbox.rulesets.naipes.mahjongs import MAHJONG
from kongbox.rulesets.naipes.options import NaipesOptions
from kongbox.rulesets.naipes.palos import PALOS, Palo
from kongbox.rulesets.naipes.play import DISCARD
from kongbox.rulesets.naipes.tileset import HONOURS
from kongbox.tiles.unusable import Unusable

ANSWERS = (
    "toma", "como", "repone", "descarta_despues", "roba_despues", "rechazadas", "kang_quitado", "queda_en",
    "fin_de_mano", "clause", "lines",
)  # fmt: skip
NO_MAHJONG = "sin_mahjong"
BECOMES = {CHOW: "escalera_expuesta", PUNG: "trio_expuesto", KANG: "cuadrado_expuesto"}
"""What lies before whoever takes a card."""
CLAUSES = {CHOW: "naipes.claim.2", PUNG: "naipes.claim.3", KANG: "naipes.claim.4", MAHJONG: "naipes.claim.5"}

Say = Callable[[ScoreLine, str], str]


class Legal(NamedTuple):
    """A claim that the table grants if no other goes before it."""

    claim: Claim
    holding: Holding
    """The claimant's cards, with as few copies of the card as can be."""


class Judged(NamedTuple):
    """All claims of a document."""

    legal: tuple[Legal, ...]
    refused: tuple[tuple[Claim, Refusal], ...]

    def best(self, source: Palo) -> Claim | None:
        """The claim that prevails, if any is legal."""
        claims = (legal.claim for legal in self.legal)
        return min(claims, key=lambda claim: precedence(Action(claim.palo, claim.name), source), default=None)

    @property
    def kang(self) -> Legal | None:
        """The legal kang among them; there can be no more than one."""
        return next((legal for legal in self.legal if legal.claim.name == KANG), None)


def answer_claim(given: object, options: NaipesOptions, say: Say) -> dict[str, Any]:
    """Who takes the card and as what, and who draws and discards then."""
    table = read_table(given, options)
    honour = table.card in HONOURS
    judged = _all_refused(table) if honour else judge(table)
    best = judged.best(table.source)
    if honour:
        answer = _exposed(table)
    elif best is not None:
        answer = _won(table, judged, best) if best.name == MAHJONG else _taken(table, judged, best)
    else:
        answer = _nobody(table)
    declared = () if _allowed(table) else (PALOS[table.source],)
    return {
        **answer,
        "rechazadas": [*declared, *(PALOS[claim.palo] for claim, _ in judged.refused)],
        "lines": [_line(claim, refusal, say) for claim, refusal in judged.refused],
    }


def _line(claim: Claim, refusal: Refusal, say: Say) -> dict[str, Any]:
    """Why a claim is refused."""
    text = say(ScoreLine(refusal.clause, 0, facts=refusal.facts), "refusal")
    return {"quien": PALOS[claim.palo], "pide": claim.name, "clause": refusal.clause, "text": text}


# ---- what the table says -----------------------------------------------------------------


def judge(table: Table) -> Judged:
    """Ask the table about every claim; raises `Unusable` if together they need more copies than there are."""
    legal: list[Legal] = []
    refused: list[tuple[Claim, Refusal]] = []
    for claim in table.claims:
        found = _judged(table, claim)
        if isinstance(found, Holding):
            legal.append(Legal(claim, found))
        else:
            refused.append((claim, found))
    needed = sum(each.holding.copies(table.card) for each in legal)
    if needed > free_copies(table):
        raise Unusable("unusable-claims-copies", card=table.card, count=needed + 4 - free_copies(table))
    return Judged(tuple(legal), tuple(refused))


@clause("naipes.play.3")
def _all_refused(table: Table) -> Judged:
    """Honour cards are never claimed."""
    refusal = Refusal("naipes.play.3", (("tile", table.card),))
    return Judged((), tuple((claim, refusal) for claim in table.claims))


def _judged(table: Table, claim: Claim) -> Holding | Refusal:
    """What the claimant holds, if the table then offers him what he asks for; otherwise why not."""
    dominant = dominant_for(table.card)
    possible = tuple(holdings(claim, table.card, free_copies(table), dominant, table.options))
    granted = [held for held in possible if is_granted(_moment(table, claim, held), claim.palo, claim.name)]
    if granted:
        return min(granted, key=lambda held: held.copies(table.card))
    deal = _moment(table, claim, possible[0] if possible else Holding((), melds_of(claim.groups)))
    if deal.question is None:
        # Nobody is asked: this kang cannot be robbed, or the last discard serves nobody.
        clause = "naipes.end.3" if table.act == DISCARD else "naipes.kang.6"
        return Refusal(clause if _allowed(table) else "naipes.kang.7", (("tile", table.card),))
    return refusal_of(deal, claim.palo, claim.name)


def _moment(table: Table, claim: Claim, held: Holding) -> DealState:
    """The hand in play as this claimant sees it."""
    asked = Asked(claim.palo, held.hand, held.melds, claim.eunuco)
    return moment(asked, _question(table), table.left, dominant_for(table.card), table.options)


def _question(table: Table) -> Question | None:
    """What the others are asked about the card; nothing where it is open to nobody."""
    name = ON_DISCARD if table.act == DISCARD else ON_KANG
    question = Question(name, others(table.source), table.source, table.card)
    if table.act == DISCARD:
        return None if not table.left and table.options.ultimo_descarte == "nada" else question
    return question if _allowed(table) and can_be_robbed(_bare(table), table.act) else None


def _allowed(table: Table) -> bool:
    """Whether the kang may be declared at all; a discard always may."""
    return table.act == DISCARD or may_replace(_bare(table))


def _bare(table: Table) -> DealState:
    """The table before anybody is asked."""
    return moment(Asked(table.source, (), ()), None, table.left, dominant_for(table.card), table.options)


# ---- what follows ------------------------------------------------------------------------


def _answer(**told: Any) -> dict[str, Any]:
    nothing = {
        "toma": None, "como": None, "repone": False, "descarta_despues": None, "roba_despues": None,
        "kang_quitado": False, "queda_en": None, "fin_de_mano": None, "clause": None,
    }  # fmt: skip
    return nothing | told


def _won(table: Table, judged: Judged, best: Claim) -> dict[str, Any]:
    """The mah-jong ends the hand; whoever was forming a kang with the card keeps his trío."""
    kang = judged.kang
    via = DESCARTE if table.act == DISCARD else ROBO_KANG
    made = Mahjong(table.card, via, kang_taken=kang is not None)
    kept = None
    if table.act != DISCARD:
        kept = "trio_en_mano" if table.act == KANG_HAND else BECOMES[PUNG]
    elif kang is not None:
        kept = "trio_en_mano" if kang.holding.hand else BECOMES[PUNG]
    return _answer(
        toma=PALOS[best.palo],
        como=best.name,
        kang_quitado=is_taken_from_a_kang(made, table.options),
        queda_en=kept,
        clause="naipes.kang.6" if table.act != DISCARD else CLAUSES[MAHJONG],
    )


def _taken(table: Table, judged: Judged, best: Claim) -> dict[str, Any]:
    """The group is exposed; after a kang its owner draws; he discards, and play goes on from him."""
    kang = best.name == KANG
    return _answer(
        toma=PALOS[best.palo],
        como=best.name,
        repone=kang,
        descarta_despues=PALOS[best.palo],
        roba_despues=_next(best.palo, table.left - kang),
        queda_en=BECOMES[best.name],
        clause=CLAUSES[best.name] if len(judged.legal) == 1 else "naipes.prec.1",
    )


@clause("naipes.play.3", "naipes.end.4")
def _exposed(table: Table) -> dict[str, Any]:
    """Honour cards are never discarded: it is exposed and replaced, if it can be, and another card is discarded."""
    if not table.left:
        return _answer(fin_de_mano=NO_MAHJONG, clause="naipes.end.4")
    owner = table.source
    following = _next(owner, table.left - 1)
    return _answer(repone=True, descarta_despues=PALOS[owner], roba_despues=following, clause="naipes.play.3")


def _nobody(table: Table) -> dict[str, Any]:
    """Play goes on: with the next player, or with whoever completes his kang; or there is nothing left to draw."""
    owner = table.source
    if table.act != DISCARD and not _allowed(table):
        kept = "trio_expuesto" if table.act != KANG_HAND else "en_mano"
        return _answer(descarta_despues=PALOS[owner], queda_en=kept, clause="naipes.kang.7")
    if table.act != DISCARD:
        return _answer(
            repone=True,
            descarta_despues=PALOS[owner],
            roba_despues=_next(owner, table.left - 1),
            queda_en="cuadrado_en_mano" if table.act == KANG_HAND else BECOMES[KANG],
            clause="naipes.kang.1",
        )
    if not table.left:
        return _answer(fin_de_mano=NO_MAHJONG, clause="naipes.end.2" if _question(table) else "naipes.end.3")
    following = PALOS[lower(owner)]
    return _answer(descarta_despues=following, roba_despues=following, clause="naipes.play.1")


def _next(palo: Palo, left: int) -> str | None:
    """Who draws after the discard of `palo`; nobody when the baceta is empty by then."""
    return PALOS[lower(palo)] if left > 0 else None
