"""Settlements with Spanish cards as views of the wire: the worked hand of the rules, and those that press the page.

Points and payments come from the game's own scoring; `SETTLEMENTS` names the scenes.
"""

from typing import Any

from kongbox.engine.events import HandEnded, HandWon
from kongbox.engine.phases import Phase
from kongbox.engine.scoresheet import Account, Payment, ScoreSheet
from kongbox.engine.seats import SEATS
from kongbox.engine.state import DealState, MatchState, Meld, Wall
from kongbox.rulesets import RULE_SETS
from kongbox.rulesets.naipes import hands, options
from kongbox.rulesets.naipes.hands import Hand, Mahjong, group_of
from kongbox.rulesets.naipes.palos import PALOS, palo_of
from kongbox.rulesets.naipes.scoring import of_gran_eunuco, score
from kongbox.rulesets.naipes.settling import settle
from kongbox.rulesets.naipes.tileset import TILES
from kongbox.server.protocol import CellView, ClockView, MeldView, OfferView, PersonView, QuestionView, SeatView, View
from kongbox.server.results_on_wire import result_view
from kongbox.server.said import Teller
from kongbox.tiles.tile import Tile

NAMES = ("Teo", "Lucía", "Iñaki", "Begoña")
LONG = ("Maximiliano de la Fuente", "Wilhelmina Featherstone1", "María Guadalupe Domíngue", "فاطمة الزهراء عبد الكريم")
WINDS = "ESWN"
EAST, SOUTH, WEST, NORTH = SEATS
RULES = RULE_SETS["naipes"]


def cards(written: str) -> tuple[Tile, ...]:
    """Cards by their codes; ``Cc*3`` stands for three of them."""
    found: list[str] = []
    for word in written.split():
        code, _, times = word.partition("*")
        found += [code] * int(times or 1)
    return tuple(Tile(code) for code in found)


def laid(kind: str, written: str, claimed: str, source: int) -> Meld:
    """A declared set."""
    return Meld(kind, cards(written), Tile(claimed) if claimed else None, source if claimed else None)


class Held:
    """What one seat has at the end."""

    def __init__(self, concealed: str, *melds: Meld, honours: str = "") -> None:
        self.concealed, self.melds, self.honours = cards(concealed), melds, cards(honours)


WORKED = (
    Held("5o*3 2c 4b 7b 8b 6c 3o Re", laid("pung", "Ro*3", "Ro", 3)),
    Held(
        "Cc*3 6b 7b 8b 2o 2o", laid("pung", "Rc*3", "Rc", 0), laid("chow", "3c 4c 5c", "5c", 0), honours="Sc"
    ),
    Held("2b 3b 5b 6c 8c 2o 4o 7o 8o Re Rb Co Cb", honours="3e"),
    Held("Cb Cb 9b 1c 6o 7o 3c 5c 8b Rb", laid("pung", "4b*3", "4b", 1)),
)  # fmt: skip
"""The worked hand of the chapter on payments: copas draws the mah-jong card while oros dominates."""

HUGE = (
    Held("2c 4b 7b 8b 6c 3o Re 2o 4o 6b 8c 3b Rb"),
    Held(
        "1c 1c", laid("kang-hand", "1o*4", "", 0), laid("kang-hand", "1b*4", "", 0), laid("kang-hand", "9o*4", "", 0),
        laid("kang-hand", "9b*4", "", 0), honours="Sc So Se Sb 1e 2e 3e 4e",
    ),
    Held("5b 6c 8c 2o 4o 7o 8o Re Rb Co Cb 9c 3c"),
    Held("Cb Cb 6o 7o 3c 5c 8b Rb", laid("kang-claimed", "4b*4", "4b", 1), laid("chow", "2o 3o 4o", "2o", 2)),
)  # fmt: skip
"""Four cuadrados of ases and nueves and all honour cards: a total of twelve figures."""


def settlement(  # noqa: PLR0917 - the facts of a settlement
    held: tuple[Held, ...] = WORKED,
    winner: int | None = SOUTH,
    mahjong: Mahjong | None = None,
    gran: frozenset[int] = frozenset(),
    source: int = SOUTH,
    names: tuple[str, ...] = NAMES,
    **agreed: Any,
) -> View:
    """The table after a hand, seen by Lucía: oros is dealt by seat 0 and dominates.

    Args:
        held: by seat.
        mahjong: how the winner closed; by drawing the last of his concealed cards where nothing else is said.
        gran: seats with too many cards.
        source: whose card closed the hand.
        agreed: options that differ.
    """
    chosen = options.read_options(agreed)
    accounts = tuple(_account(held[seat], seat, winner, mahjong, gran, chosen) for seat in SEATS)
    payments = settle([each.total for each in accounts], winner, gran, frozenset(), EAST, chosen)
    total, base = (accounts[winner].total, accounts[winner].base) if winner is not None else (0, 0)
    sheet = ScoreSheet(winner, (), base, total, payments=payments, accounts=accounts)
    card = mahjong.card if mahjong else held[winner or 0].concealed[-1]
    way = "self" if source == winner else "discard"
    won = HandWon(winner, card, source, way) if winner is not None else None
    ended = HandEnded("win" if won else "no-mahjong", sheet.balance(), sheet, "" if won else "naipes.end.2")
    view = _table(held, sheet, names)
    view.differences = dict(options.differences(chosen))
    view.result = result_view(Teller(RULES, names), _open(held, chosen), won, ended, "/replay/demo/2")
    return view


def _account(  # noqa: PLR0917 - the facts of a settlement
    held: Held, seat: int, winner: int | None, mahjong: Mahjong | None, gran: frozenset[int], chosen: Any
) -> Account:
    closed = (mahjong or Mahjong(held.concealed[-1], hands.BACETA)) if seat == winner else None
    groups = tuple(group_of(meld) for meld in held.melds)
    account = score(Hand(palo_of(seat, EAST), 0, held.concealed, groups, held.honours, closed, chosen), EAST)
    assert account is not None, "the winner's hand is a mah-jong"
    return of_gran_eunuco(account) if seat in gran else account


def _open(held: tuple[Held, ...], chosen: Any) -> MatchState:
    """All hands open, as they are once a hand is paid."""
    deal = DealState(
        options=chosen,
        number=2,
        phase=Phase.SETTLED,
        turn=EAST,
        wall=Wall(18),
        dealer=EAST,
        hands=tuple(each.concealed for each in held),
        melds=tuple(tuple(each.melds) for each in held),
        aside=tuple(each.honours for each in held),
    )
    return MatchState(chosen, deal=deal)


def _table(held: tuple[Held, ...], sheet: ScoreSheet, names: tuple[str, ...]) -> View:
    balance = sheet.balance()
    seats = [
        SeatView(
            seat,
            WINDS[seat],
            balance[seat],
            PersonView(seat, names[seat], "person", "connected", 30),
            len(each.concealed),
            list(each.concealed),
            None,
            [_lying(meld, seat) for meld in each.melds],
            [],
            list(each.honours),
            [],
        )
        for seat, each in enumerate(held)
    ]
    return View(
        table="demo",
        name="Los lunes, naipes",
        game="naipes",
        phase="settled",
        me=1,
        turn=None,
        dealer=0,
        hand=2,
        hands=0,
        cycle=1,
        in_cycle=2,
        wall_left=18,
        wall_reserve=0,
        seats=seats,
        last_discard=None,
        offers=[OfferView("next", [], None, 0, 0, True, [])],
        question=QuestionView("next-hand", None, None, True, None),
        clock=ClockView(None, None, None, False),
        result=None,
        skipping=False,
        differences={},
        pace="relaxed",
        hints=False,
        commitment=None,
        spectators=0,
        sides=1,
        order=list(TILES.kinds),
        beside={"vuelta": 1, "dominant": "oros", "palos": list(PALOS), "honours_seen": [], "ladder": None, "waits": []},
    )


def _lying(meld: Meld, seat: int) -> MeldView:
    """A set as the game lays it."""
    cells = RULES.lie(meld, seat, options.STANDARD)
    return MeldView(meld.kind, [CellView(cell.tile, cell.turned, cell.face_down) for cell in cells], meld.source)


def worked() -> View:
    """Picture 07."""
    return settlement()


def claimed() -> View:
    """The same hand, closed with Teo's discard."""
    return settlement(mahjong=Mahjong(Tile("2o"), hands.DESCARTE), source=EAST)


def huge() -> View:
    """Points of twelve figures, and names as long as they may be."""
    return settlement(HUGE, names=LONG, honor_puntos=40)


def limited() -> View:
    """The same with a limit, and other rules that differ."""
    return settlement(HUGE, limite=500, ases_nueves="por_clase", perdedores="solo_ganador", vueltas=1)


def nobody() -> View:
    """No mah-jong, and nobody pays: no hand is counted."""
    seen = settlement(winner=None)
    assert seen.result
    seen.result.accounts = []
    return seen


def everybody() -> View:
    """No mah-jong, and all four settle."""
    return settlement(winner=None, sin_mahjong="liquidan_todos")


def eunuco() -> View:
    """Begoña is gran eunuco and collects nothing."""
    return settlement(gran=frozenset({NORTH}))


def fined() -> View:
    """Iñaki called a mah-jong that was none, twenty to each and double with Este, before Lucía made hers."""
    seen = settlement(mahjong_falso="paga_a_todos")
    assert seen.result
    for payee in (EAST, SOUTH, NORTH):
        fine = Payment(WEST, payee, 40 if payee == EAST else 20, "naipes.end.5")
        seen.result.payments.append(type(seen.result.payments[0])(*fine))
        seen.result.balance[WEST] -= fine.points
        seen.result.balance[payee] += fine.points
    return seen


SETTLEMENTS = {
    "worked hand": worked, "closed with a discard": claimed, "twelve figures": huge, "limit": limited,
    "nobody pays": nobody, "everybody settles": everybody, "gran eunuco": eunuco, "false mah-jong": fined,
}  # fmt: skip
