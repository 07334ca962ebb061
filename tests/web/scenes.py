"""Scenes of the table as views of the wire: those of the design, and those that press it to the edge.

Each is the view of one seat, as the server would send it; `SCENES` names them all.
"""

from kongbox.rulesets.wsom.tileset import TILES
from kongbox.server.protocol import (
    CellView,
    ClockView,
    DiscardView,
    LineView,
    MeldView,
    OfferView,
    PaymentView,
    PersonView,
    QuestionView,
    ResultView,
    Said,
    SeatView,
    View,
)

NAMES = ("Iñaki", "Lucía", "Teo", "Begoña")
LONG = ("Maximiliano de la Fuente", "Wilhelmina Featherstone1", "María Guadalupe Domíngue", "Bartholomew Fitzgerald-X")
EMOJI = ("🀄🎲🍵", "👩‍👩‍👧‍👦 familia", "🐢🐢🐢🐢🐢🐢🐢🐢🐢🐢🐢🐢", "🏳️‍🌈 Teo 🏆")
ARABIC = ("فاطمة الزهراء", "عبد الرحمن الكريم", "نور", "محمد بن عبد الله الطويل")
WINDS = ("E", "S", "W", "N")


def tiles(compact: str) -> list[str]:
    """Tiles of a compact hand: ``123m45p``."""
    found: list[str] = []
    ranks = ""
    for letter in compact:
        if letter.isdigit():
            ranks += letter
        else:
            found += [rank + letter for rank in ranks]
            ranks = ""
    return found


def meld(kind: str, compact: str, turned: int | None = None, source: int | None = None) -> MeldView:
    """A set as it lies; a concealed kong shows its middle."""
    row = tiles(compact)
    down = (0, 3) if kind == "kong-concealed" else ()
    return MeldView(kind, [CellView(tile, place == turned, place in down) for place, tile in enumerate(row)], source)


def river(compact: str, drawn: str = "", taken: dict[int, int] | None = None) -> list[DiscardView]:
    """Discards in order; `drawn` marks those just drawn by `x`, `taken` says who took which."""
    marks = drawn.ljust(len(compact), ".")
    return [DiscardView(tile, marks[at] == "x", (taken or {}).get(at)) for at, tile in enumerate(tiles(compact))]


def person(player: int, name: str, status: str = "connected", lag: int | None = 30) -> PersonView:
    """Who sits there."""
    kind = "bot" if status == "bot" else "empty" if status == "empty" else "person"
    back_in = 12 if status == "reconnecting" else None
    return PersonView(player, name, kind, status, lag if status == "connected" else None, back_in)


def view(**changes: object) -> View:
    """The table of the design's pictures 02 and 03: Lucía is South, seat 1, before any question."""
    seats = [
        SeatView(0, "E", -10, person(0, NAMES[0], lag=41), 10, [], None,
                 [meld("kong-concealed", "1111z")], river("8s1p4z9s3s1m6z3p", "..x....x", {3: 1}), [], []),
        SeatView(1, "S", 45, person(1, NAMES[1], lag=28), 10, tiles("456678p3457s"), None,
                 [meld("chi", "789m", 0, 0)], river("9s2z1m5s3z9m4z9m1s2m", "......x...", {3: 3, 4: 2, 5: 2}), [], []),
        SeatView(2, "W", -120, person(2, NAMES[2], "reconnecting"), 7, [], None,
                 [meld("chi", "234p", 0, 1), meld("pong", "333z", 0, 1)],
                 river("4z1s9p6z2s8m5z3m7p9s", "..xx......"), [], []),
        SeatView(3, "N", 85, person(3, NAMES[3], lag=35), 10, [], None,
                 [meld("pong", "555s", 1, 1)], river("3z9m1p7z8p2m9s4m6p", "..x...x.."), [], []),
    ]  # fmt: skip
    made = View(
        table="demo", name="Mesa de Lucía", game="wsom", phase="turn", me=1, turn=1, dealer=0, hand=7, hands=16,
        cycle=2, in_cycle=3, wall_left=31, wall_reserve=14, seats=seats, last_discard=3, offers=[], question=None,
        clock=ClockView(None, None, None, False), result=None, skipping=False, differences={}, pace="club", hints=False,
        commitment="9b1f6f0d2c4a5e8877aa01c2d3e4f5061728394a5b6c7d8e9fa0b1c2d3e4f506", spectators=0, sides=-1,
        order=list(TILES.kinds),
    )  # fmt: skip
    for name, value in changes.items():
        setattr(made, name, value)
    return made


def offer(name: str, slot: int, held: str = "", shows: MeldView | None = None) -> OfferView:
    """An open act."""
    return OfferView(name, tiles(held), None, slot, 0, True, shows.cells if shows else [])


def discards(held: list[str]) -> list[OfferView]:
    """Each different tile may be thrown."""
    return [OfferView("discard", [tile], None, 0, 0, True, []) for tile in dict.fromkeys(held)]


def claim_prompt() -> View:
    """Picture 02: Begoña threw 6 of dots, Lucía may pong."""
    window = ClockView(3200, 5000, None, False)
    question = QuestionView("claim", 3, "6p", True, None)
    return view(phase="claims", turn=None, clock=window, question=question,
                offers=[offer("pong", 3, "66p", meld("pong", "666p", 1, 3)), offer("pass", 5)])  # fmt: skip


def many_ways() -> View:
    """Win, two kinds of kong and three chis at once: every slot open, one splits."""
    seen = claim_prompt()
    seen.seats[1].tiles = tiles("45667778p345s7z")[:10]
    seen.offers = [
        offer("win", 1),
        offer("kong-big", 2, "666p", meld("kong-big", "6666p", 3, 3)),
        offer("pong", 3, "66p", meld("pong", "666p", 1, 3)),
        offer("chi", 4, "45p", meld("chi", "456p", 2, 3)),
        offer("chi", 4, "57p", meld("chi", "567p", 1, 3)),
        offer("chi", 4, "78p", meld("chi", "678p", 0, 3)),
        offer("pass", 5),
    ]
    return seen


def nothing_to_claim() -> View:
    """The window looks the same for who can only pass."""
    seen = claim_prompt()
    seen.offers = [offer("pass", 5)]
    return seen


def own_turn() -> View:
    """Picture 03: Lucía has drawn 9 of dots."""
    seen = view(wall_left=30, clock=ClockView(14000, 20000, 20000, False), last_discard=0)
    seen.seats[1].drawn, seen.seats[1].count = "9p", 11
    seen.seats[0].river.append(DiscardView("8m", False))
    seen.seats[3].river[-1].taken_by = None
    seen.offers = discards([*seen.seats[1].tiles, "9p"])
    return seen


def own_kong() -> View:
    """Own turn with a kong and a win beside the discard."""
    seen = own_turn()
    seen.seats[1].tiles = tiles("4446678p345s")[:10]
    seen.seats[1].drawn = "4p"
    seen.offers = [*discards([*seen.seats[1].tiles, "4p"]), offer("win", 1),
                   offer("kong-concealed", 2, "4444p", meld("kong-concealed", "4444p"))]  # fmt: skip
    return seen


def paused() -> View:
    """Somebody stopped the clock."""
    seen = own_turn()
    seen.clock = ClockView(14000, 20000, 20000, True, "Teo")
    return seen


def bots() -> View:
    """One person with three bots, untimed, the first turn."""
    seen = view(turn=1, dealer=1, wall_left=69, hand=1, cycle=1, in_cycle=1, solo=True, last_discard=None)
    for seat in seen.seats:
        seat.melds, seat.river, seat.score, seat.count = [], [], 0, 13
        seat.wind = WINDS[(seat.seat - 1) % 4]
        if seat.seat != 1:
            seat.person = person(seat.seat, f"Bot {seat.seat + 1}", "bot")
    seen.seats[1].tiles = tiles("1m258m3347p19s46z5z")
    seen.seats[1].drawn, seen.seats[1].count = "9s", 14
    seen.offers = discards([*seen.seats[1].tiles, "9s"])
    return seen


def crowded(names: tuple[str, ...] = LONG) -> View:
    """Four kongs on every side, 24 discards each, names as long as they may be."""
    seen = claim_prompt()
    kinds = ("kong-big", "kong-small", "kong-concealed", "kong-big")
    sets = ("1111m", "9999s", "3333z", "5555p")
    for seat in seen.seats:
        seat.melds = [meld(kind, row, None if kind == "kong-concealed" else at % 4, (seat.seat + 1) % 4)
                      for at, (kind, row) in enumerate(zip(kinds, sets, strict=True))]  # fmt: skip
        seat.river = river("123456789m123456789p123456s", "x.x.x.x.")[:24]
        seat.person = person(seat.seat, names[seat.seat])
        seat.score = -1216
        seat.count = 1
    seen.seats[1].tiles = tiles("6p")
    seen.offers = [offer("win", 1), offer("pass", 5)]
    return seen


def full_hand() -> View:
    """Fourteen tiles, no sets: the widest hand; rivers of 18."""
    seen = bots()
    for seat in seen.seats:
        seat.river = river("123456789m123456789p", "..x")
    seen.last_discard = 0
    return seen


def few_left() -> View:
    """The last twelve tiles, a seat away, another choosing nothing."""
    seen = own_turn()
    seen.wall_left = 9
    seen.seats[0].person = person(0, NAMES[0], "away")
    seen.skipping = True
    return seen


def spectator() -> View:
    """Picture 14: all hands lie open to who watches a finished hand."""
    seen = view(me=None, delayed=True)
    hands = ("44m5667m2348s8s", "456678p3457s", "68m77z765p", "446788s66z55z")
    for seat, hand in zip(seen.seats, hands, strict=True):
        seat.tiles = tiles(hand)
        seat.count = len(seat.tiles)
    return seen


def said(es: str, en: str) -> Said:
    """A sentence in both languages."""
    return Said(es, en)


def line(clause: str, es: str, en: str, points: int, held: str = "", *, why: tuple[str, str] = ("", "")) -> LineView:
    """A line of a score sheet."""
    return LineView(clause, said(es, en), said(*why), points, tiles(held))


def settled() -> View:
    """Picture 08: Lucía wins on Teo's discard, 90 points."""
    seen = view(phase="settled", turn=None, question=QuestionView("next-hand", None, None, True, None),
                offers=[offer("next", 0)])  # fmt: skip
    for seat, score in zip(seen.seats, (-35, 315, -340, 60), strict=True):
        seat.score = score
    seen.seats[1].melds = [meld("pong", "222z", 1, 3)]
    seen.seats[1].tiles = []
    seen.result = ResultView(
        reason="win", clause="", winner=1, way="discard", source=2, winning_tile="7z",
        text=said("Lucía gana con descarte de Teo: 90 puntos.", "Lucía wins on Teo’s discard: 90 points."),
        lines=[
            line("wsom.score.2.1.1", "Un Palo Mixto", "Mixed One-Suit", 40, "19p2z7z",
                 why=("Círculos y honores, nada más.", "Dots and honors, nothing else.")),
            line("wsom.score.7.1", "Escalera de Nueve", "Nine-Tile Straight", 40, "123456789p",
                 why=("De 1 a 9 de círculos, en tres secuencias.", "1 to 9 of dots, in three sequences.")),
            line("wsom.score.3.1", "Honor de Valor", "Value Honor", 10, "222z",
                 why=("Sur es el viento de su asiento.", "South is the seat wind.")),
        ],
        uncounted=[
            line("wsom.score.1.2", "Mano Oculta", "Concealed Hand", 0, "",
                 why=("el pong de Sur se reclamó a Begoña.", "the pong of South was claimed from Begoña.")),
            line("wsom.score.2.1.2", "Un Palo Puro", "Pure One-Suit", 0, "",
                 why=("Sur y los dragones rojos son honores.", "South and the red dragons are honors.")),
        ],
        notes=[line("wsom.score.pay.4", "Pago", "Payment", 0, "",
                    why=("Por encima de 25, los otros dos pagan 25 y quien descartó, el resto: 3 × 90 − 50 = 220.",
                     "Above 25 the two others pay 25 each and the discarder pays the rest: 3 × 90 − 50 = 220."))],
        raw=90, total=90, limit="none",
        payments=[PaymentView(0, 1, 25, "wsom.score.pay.4"), PaymentView(3, 1, 25, "wsom.score.pay.4"),
                  PaymentView(2, 1, 220, "wsom.score.pay.4")],
        balance=[-25, 270, -220, -25], arrangement=[tiles(each) for each in ("222z", "123p", "456p", "789p", "77z")],
        hands=[tiles("44m5667m2348s8s"), tiles("123456789p77z"), tiles("68m7765p"), tiles("446788s66z55z")],
        replay="/replay/demo/7",
    )  # fmt: skip
    return seen


def exhausted() -> View:
    """A hand without a winner."""
    seen = settled()
    assert seen.result is not None
    seen.result = ResultView(
        reason="exhausted", clause="wsom.end.1", winner=None, way=None, source=None, winning_tile=None, lines=[],
        text=said("Se acaba el muro y nadie gana. No hay pagos.", "The wall is used up and nobody wins. No payments."),
        uncounted=[], notes=[], raw=0, total=0, limit="none", payments=[], balance=[0, 0, 0, 0], arrangement=[],
        hands=seen.result.hands, replay="/replay/demo/7",
    )  # fmt: skip
    seen.question = QuestionView("next-hand", None, None, True, "next")
    seen.offers = []
    return seen


def over() -> View:
    """The last hand is paid."""
    seen = settled()
    seen.phase, seen.question, seen.offers = "over", None, []
    return seen


def waiting() -> View:
    """Two sit, two seats are free."""
    seen = view(phase="waiting", turn=None, me=0, may_start=True, last_discard=None, commitment=None)
    for seat, name in zip(seen.seats, ("Lucía", "", "Begoña", ""), strict=True):
        seat.melds, seat.river, seat.tiles, seat.drawn, seat.count, seat.score = [], [], [], None, 0, 0
        seat.person = person(seat.seat, name, "connected" if name else "empty")
    return seen


def unknown_game() -> View:
    """A game this page has never heard of: no pictures, no sentences, play the other way round."""
    seen = claim_prompt()
    seen.game, seen.sides = "cangrejo", 1
    for seat in seen.seats:
        seat.river = [DiscardView(f"K{at}", False) for at in range(7)]
        seat.melds = [MeldView("trio", [CellView("K9", False, False)] * 3, None)]
    seen.seats[1].tiles = [f"K{at}" for at in range(10)]
    seen.order = [f"K{at}" for at in range(12)]
    seen.question = QuestionView("grab", 3, "K6", True, None)
    seen.offers = [OfferView("grab", ["K6"], None, 3, 0, True, [CellView("K6", False, False)] * 3), offer("pass", 5)]
    return seen


SCENES = {
    "claim": claim_prompt,
    "ways": many_ways,
    "nothing": nothing_to_claim,
    "turn": own_turn,
    "kong": own_kong,
    "paused": paused,
    "bots": bots,
    "crowded": crowded,
    "emoji": lambda: crowded(EMOJI),
    "arabic": lambda: crowded(ARABIC),
    "full": full_hand,
    "few": few_left,
    "spectator": spectator,
    "settled": settled,
    "exhausted": exhausted,
    "over": over,
    "waiting": waiting,
    "unknown": unknown_game,
}
