"""Scenes of the table of cards: those of the design, and those that press it to the edge. See `tests.web.scenes`."""

from typing import Any

from kongbox.rulesets.naipes.tileset import TILES
from kongbox.server.protocol import (
    CellView,
    ClockView,
    DiscardView,
    LineView,
    MeldView,
    OfferView,
    QuestionView,
    Said,
    SeatView,
    View,
)
from tests.web.scenes import LONG, NAMES, person

WINDS = ("E", "S", "W", "N")
PALOS = ("oros", "copas", "espadas", "bastos")
HONOURS = ("1e", "2e", "3e", "4e", "So", "Sc", "Se", "Sb")


def cards(written: str) -> list[str]:
    """Cards, one word each, as the notation writes them: ``3c 4c Ro``."""
    return written.split()


def group(kind: str, written: str, turned: int | None = None, source: int | None = None) -> MeldView:
    """A set as it lies; a kang en mano lies face down."""
    down = kind == "kang-hand"
    return MeldView(kind, [CellView(card, at == turned, down) for at, card in enumerate(cards(written))], source)


def river(written: str, drawn: tuple[int, ...] = (), taken: dict[int, int] | None = None) -> list[DiscardView]:
    """Discards in order."""
    return [DiscardView(card, at in drawn, (taken or {}).get(at)) for at, card in enumerate(cards(written))]


def line(clause: str, es: str, en: str, points: int, held: str = "") -> LineView:
    """A line of the ladder."""
    return LineView(clause, Said(es, en), Said(es, en), points, cards(held))


def ladder(**changes: Any) -> dict[str, Any]:
    """The ladder of picture 06: 16 points, three doblas."""
    made = {
        "base": 16,
        "doubles": 3,
        "total": 128,
        "lines": [
            line("naipes.base.2", "rey", "king", 4, "Rc Rc Rc"),
            line("naipes.base.2", "caballo", "knight", 8, "Cc Cc Cc"),
            line("naipes.base.4", "sota", "jack", 4, "Sc"),
        ],
        "doublings": [
            line("naipes.dobla.all.4", "Rey propio: trío de copas", "Own king: trío of cups", 1, "Rc Rc Rc"),
            line("naipes.dobla.all.5", "Trío de caballos de copas", "Trío of knights of cups", 1, "Cc Cc Cc"),
            line("naipes.dobla.all.1", "Sota propia", "Own jack", 1, "Sc"),
        ],
        "claims": [],
    }
    return made | changes


def beside(seats: list[SeatView], shown: dict[str, Any] | None, **changes: Any) -> dict[str, Any]:
    """What only this game shows beside the table."""
    seen = [card for card in HONOURS if any(card in seat.aside for seat in seats)]
    public = {"vuelta": 1, "dominant": "oros", "palos": ["oros", "copas", "espadas", "bastos"], "honours_seen": seen}
    return public | {"ladder": shown, "waits": [], "counts": [13, 13, 13, 13]} | changes


def view(**changes: object) -> View:
    """The table of picture 06: Lucía is copas, seat 1; Teo is Este, seat 0, at her right."""
    seats = [
        SeatView(0, "E", 18, person(0, NAMES[2], "bot"), 10, [], None, [group("pung", "Ro Ro Ro", 2, 1)],
                 river("9b 1b Cb 3o 8b 2o 9o", (1,)), ["1e"], []),
        SeatView(1, "S", 34, person(1, NAMES[1], lag=28), 10, cards("3c 4c 6c Cc Cc Cc 6b 7b 8b 2o"), None,
                 [group("pung", "Rc Rc Rc", 0, 2)], river("2o Cb 9b 5b Re 8o 1b", (2,), {3: 3}), ["Sc"], []),
        SeatView(2, "W", -12, person(2, NAMES[0], lag=41), 13, [], None, [],
                 river("9o 7c Rc 2b 5o Rb 8c", (1,), {2: 1}), ["3e"], []),
        SeatView(3, "N", -40, person(3, NAMES[3], lag=35), 10, [], None, [group("pung", "4b 4b 4b", 1, 1)],
                 river("1o 3b 9c Ro 4o 6b 5b", (), {3: 0}), ["4e"], []),
    ]  # fmt: skip
    made = View(
        table="demo", name="Mesa de Lucía", game="naipes", phase="turn", me=1, turn=1, dealer=0, hand=2, hands=16,
        cycle=1, in_cycle=2, wall_left=47, wall_reserve=0, seats=seats, last_discard=3, offers=[], question=None,
        clock=ClockView(None, None, None, False), result=None, skipping=False, differences={}, pace="club", hints=False,
        commitment=None, spectators=0, sides=1, order=list(TILES.kinds), beside=beside(seats, ladder()),
    )  # fmt: skip
    for name, value in changes.items():
        setattr(made, name, value)
    return made


def offer(name: str, slot: int, held: str = "", shows: MeldView | None = None) -> OfferView:
    """An open act."""
    return OfferView(name, cards(held), None, slot, 0, True, shows.cells if shows else [])


def discards(held: list[str]) -> list[OfferView]:
    """Each different card may be thrown."""
    return [OfferView("discard", [card], None, 0, 0, True, []) for card in dict.fromkeys(held)]


def claim_prompt() -> View:
    """Picture 06: Teo threw 5 of cups, Lucía may accept it."""
    claim = {"name": "chow", "tiles": ["3c", "4c"], "base": 16, "doubles": 3, "total": 128}
    claim |= {"clause": "naipes.claim.2", "why": None}
    seen = view(phase="claims", turn=None, last_discard=0, clock=ClockView(4000, 5000, None, False),
                question=QuestionView("claim", 0, "5c", True, None))  # fmt: skip
    seen.seats[0].river.append(DiscardView("5c", False))
    seen.offers = [offer("chow", 4, "3c 4c", group("chow", "3c 4c 5c", 2, 0)), offer("pass", 5)]
    seen.beside = beside(seen.seats, ladder(claims=[claim]))
    return seen


def many_ways() -> View:
    """Mah-jong, kang, pung and three runs at once: every slot open, one splits."""
    seen = claim_prompt()
    seen.seats[1].tiles = cards("3c 4c 5c 5c 5c 6c 7c 6b 7b 8b")
    seen.offers = [
        offer("mahjong", 1),
        offer("kang", 2, "5c 5c 5c", group("kang-claimed", "5c 5c 5c 5c", 3, 0)),
        offer("pung", 3, "5c 5c", group("pung", "5c 5c 5c", 2, 0)),
        offer("chow", 4, "3c 4c", group("chow", "3c 4c 5c", 2, 0)),
        offer("chow", 4, "4c 6c", group("chow", "4c 5c 6c", 1, 0)),
        offer("chow", 4, "6c 7c", group("chow", "5c 6c 7c", 0, 0)),
        offer("pass", 5),
    ]
    return seen


def nothing_to_claim() -> View:
    """The window looks the same for who can only pass."""
    seen = claim_prompt()
    seen.offers = [offer("pass", 5)]
    seen.beside = beside(seen.seats, ladder())
    return seen


def own_turn() -> View:
    """Lucía has drawn the 9 of cups."""
    seen = view(wall_left=46, clock=ClockView(14000, 20000, 20000, False))
    seen.seats[1].drawn, seen.seats[1].count = "9c", 11
    seen.offers = discards([*seen.seats[1].tiles, "9c"])
    return seen


def own_kang() -> View:
    """Own turn with two kangs and a mah-jong beside the discard."""
    seen = own_turn()
    seen.seats[1].tiles = cards("6c Cc Cc Cc 6b 6b 6b 6b 8b 2o")
    seen.seats[1].drawn = "Rc"
    seen.offers = [
        *discards([*seen.seats[1].tiles, "Rc"]),
        offer("mahjong", 1),
        offer("kang-hand", 2, "6b 6b 6b 6b", group("kang-hand", "6b 6b 6b 6b")),
        offer("kang-grown", 2, "Rc", group("kang-grown", "Rc Rc Rc Rc", 0, 2)),
    ]
    return seen


def self_service() -> View:
    """Option eunucos: the player draws for himself, and may forget to; two seats have miscounted."""
    seen = view(wall_left=46, clock=ClockView(14000, 20000, 20000, False), differences={"eunucos": "activo"})
    seen.seats[0].marks = ["eunuco"]
    seen.seats[2].marks = ["eunuco", "eunuco-2"]
    seen.seats[3].marks = ["pumba"]
    seen.beside = beside(seen.seats, ladder(), counts=[14, 13, 12, 13])
    seen.offers = [*discards(seen.seats[1].tiles), offer("draw", 0), offer("end-turn", 0)]
    return seen


def started() -> View:
    """One person with three bots: fourteen cards, the widest fan, no river yet; and a wait."""
    seen = view(turn=1, dealer=1, wall_left=88, hand=1, cycle=1, in_cycle=1, solo=True, last_discard=None)
    for seat in seen.seats:
        seat.melds, seat.river, seat.score, seat.count, seat.aside = [], [], 0, 13, []
        seat.wind = WINDS[(seat.seat - 1) % 4]
        if seat.seat != 1:
            seat.person = person(seat.seat, f"Bot {seat.seat + 1}", "bot")
    seen.seats[1].tiles = cards("1o 2o 5o 8o 3c 3c 4c 7c 1b 9b 4b Re Co")
    seen.seats[1].drawn, seen.seats[1].count = "6b", 14
    seen.offers = discards([*seen.seats[1].tiles, "6b"])
    aces = line("naipes.dobla.all.14", "Ases y nueves: 3", "Aces and nines: 3", 3, "1o 1b 9b")
    seen.beside = beside(seen.seats, ladder(base=0, doubles=3, total=0, lines=[], doublings=[aces]))
    return seen


def full_rivers() -> View:
    """Rivers of nineteen and a full hand."""
    seen = started()
    for seat in seen.seats:
        seat.river = river(" ".join(f"{rank}{suit}" for suit in "ob" for rank in range(1, 10)) + " Rb", (2, 5))
        seat.aside = [HONOURS[seat.seat], HONOURS[seat.seat + 4]]
    seen.last_discard = 0
    seen.beside = beside(seen.seats, ladder())
    return seen


def crowded(names: tuple[str, ...] = LONG) -> View:
    """Four cuadrados on every side, 24 discards each, two honour cards each, names as long as they may be."""
    seen = claim_prompt()
    sets = ("1o 1o 1o 1o", "9c 9c 9c 9c", "Re Re Re Re", "Cb Cb Cb Cb")
    for seat in seen.seats:
        kinds = ("kang-claimed", "kang-grown", "kang-hand", "kang-claimed")
        seat.melds = [group(kind, row, None if kind == "kang-hand" else at % 4, (seat.seat + 1) % 4)
                      for at, (kind, row) in enumerate(zip(kinds, sets, strict=True))]  # fmt: skip
        seat.river = river(" ".join(f"{rank}{suit}" for suit in "ocb" for rank in range(1, 9)), (0, 2, 4))
        seat.aside = [HONOURS[seat.seat], HONOURS[seat.seat + 4]]
        seat.person = person(seat.seat, names[seat.seat])
        seat.score = -121_600
        seat.count = 1
    seen.seats[1].tiles = cards("8b")
    seen.last_discard = 0
    seen.offers = [offer("mahjong", 1), offer("pass", 5)]
    aces = line("naipes.dobla.all.14", "Ases y nueves: 12", "Aces and nines: 12", 12)
    series = line("naipes.dobla.all.3", "Las cuatro espadas", "All four swords", 5)
    panache = line("naipes.dobla.all.2", "Panache", "Panache", 3)
    seen.beside = beside(seen.seats, ladder(base=104, doubles=20, total=109_051_904, doublings=[aces, series, panache]))
    return seen


def honoured() -> View:
    """All eight honour cards with one seat, or five at the side and three here."""
    seen = own_turn()
    for seat in seen.seats:
        seat.aside = []
    seen.seats[1].aside = list(HONOURS[:3])
    seen.seats[2].aside = list(HONOURS[3:])
    seen.beside = beside(seen.seats, ladder())
    return seen


def few_left() -> View:
    """The last nine cards, a seat away, another choosing nothing; waiting for two cards."""
    seen = own_turn()
    seen.wall_left = 9
    seen.seats[2].person = person(2, NAMES[0], "away")
    seen.skipping = True
    seen.beside = beside(seen.seats, ladder(), waits=["5c", "8c"])
    return seen


def spectator() -> View:
    """All hands lie open to who watches a finished hand."""
    seen = view(me=None, delayed=True)
    hands = ("2c 3c 4c 5b 6b 7b 8c 8c 2o 3o", "3c 4c 6c Cc Cc Cc 6b 7b 8b 2o",
             "1o 2o 3o 5o 5o 6b 7b 8b 9b 9b Re Re Co", "1c 2c 2c 6o 7o 8o 9o 9o Co Co")  # fmt: skip
    for seat, hand in zip(seen.seats, hands, strict=True):
        seat.tiles = cards(hand)
        seat.count = len(seat.tiles)
    seen.beside = beside(seen.seats, None)
    return seen


SCENES = {
    "naipes-claim": claim_prompt,
    "naipes-ways": many_ways,
    "naipes-nothing": nothing_to_claim,
    "naipes-turn": own_turn,
    "naipes-kang": own_kang,
    "naipes-eunucos": self_service,
    "naipes-start": started,
    "naipes-full": full_rivers,
    "naipes-crowded": crowded,
    "naipes-honours": honoured,
    "naipes-few": few_left,
    "naipes-spectator": spectator,
}
