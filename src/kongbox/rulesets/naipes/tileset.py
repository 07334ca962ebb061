"""The 144 cards: three playing suits, reyes and caballos four times, and eight honour cards once each."""

from kongbox.engine.clauses import clause
from kongbox.tiles.sets import TileSet
from kongbox.tiles.tile import Face, Tile

OROS, COPAS, ESPADAS_SUIT, BASTOS = "o", "c", "e", "b"
PLAYING_SUITS = (OROS, COPAS, BASTOS)
"""The suits with numbers that combine; espadas is none of them."""
ALL_SUITS = (OROS, COPAS, ESPADAS_SUIT, BASTOS)
"""In the order of the palos: 1 oros, 2 copas, 3 espadas, 4 bastos."""
REY, CABALLO, SOTA = 10, 11, 12
"""Numbers under which a face files the three figures; they run with nothing."""

NUMBERS = tuple(Tile(f"{number}{suit}") for suit in PLAYING_SUITS for number in range(1, 10))
"""1 to 9 of oros, copas and bastos."""
REYES = tuple(Tile(f"R{suit}") for suit in ALL_SUITS)
"""By palo: oros, copas, espadas, bastos."""
CABALLOS = tuple(Tile(f"C{suit}") for suit in PLAYING_SUITS)
SOTAS = tuple(Tile(f"S{suit}") for suit in ALL_SUITS)
"""By palo, as the reyes."""
ESPADAS = tuple(Tile(f"{number}e") for number in range(1, 5))
"""The espadas 1 to 4; number n belongs to palo n."""
FIGURAS = REYES + CABALLOS
HONOURS = SOTAS + ESPADAS
"""The eight honour cards, which combine with nothing."""
ASES_Y_NUEVES = frozenset(card for card in NUMBERS if card[0] in "19")
"""Cards with number 1 or 9 in a playing suit; the espada 1 is none."""


@clause("naipes.setup.1", "naipes.setup.2", "naipes.setup.4", "naipes.honor.1")
def make_card_set() -> TileSet:
    """All 42 designs in tidy order: numbers, reyes and caballos four times, honour cards once."""
    numbers = {card: Face(card[1], int(card[0])) for card in NUMBERS}
    reyes = {card: Face(card[1], REY) for card in REYES}
    caballos = {card: Face(card[1], CABALLO) for card in CABALLOS}
    sotas = {card: Face(card[1], SOTA) for card in SOTAS}
    espadas = {card: Face(card[1], int(card[0])) for card in ESPADAS}
    return TileSet(numbers | reyes | caballos | sotas | espadas, copies=dict.fromkeys(HONOURS, 1))


TILES = make_card_set()
