"""Special hands: gemelos, capicúa and compensación close a hand without being four groups and a pair."""

from collections import Counter
from collections.abc import Callable

from kongbox.engine.clauses import clause
from kongbox.engine.state import Tiles
from kongbox.rulesets.naipes.hands import CUADRADO, Group
from kongbox.rulesets.naipes.options import SI, NaipesOptions
from kongbox.rulesets.naipes.palos import Palo, rey_of
from kongbox.rulesets.naipes.splits import by_suit, is_four_groups_and_a_pair, whole_ways
from kongbox.rulesets.naipes.tileset import CABALLOS

NORMAL, GEMELOS, CAPICUA, COMPENSACION = "normal", "gemelos", "capicua", "compensacion"
ONE_TO_SEVEN = list("1234567")


@clause("naipes.vocab.7", "naipes.special.0", "naipes.special.5", "naipes.mjcard.2")
def is_mahjong(concealed: Tiles, groups: tuple[Group, ...], options: NaipesOptions, dominant: Palo) -> bool:
    """Whether cards in hand, the mah-jong card among them, close a hand beside declared `groups`.

    The dominant palo decides for compensación alone.
    """
    return is_four_groups_and_a_pair(concealed, len(groups)) or bool(
        special_kinds(concealed, groups, options, dominant)
    )


@clause("naipes.special.1", "naipes.special.2", "naipes.special.3", "naipes.special.4")
def special_kinds(
    concealed: Tiles, groups: tuple[Group, ...], options: NaipesOptions, dominant: Palo
) -> tuple[str, ...]:
    """The special hands that the cards are: fourteen in hand, or with exposed ones where the table tolerates them."""
    if options.especiales_validos != SI or (groups and not _tolerates(groups, options)):
        return ()
    cards = concealed + tuple(card for group in groups for card in group.tiles)
    if len(cards) != 14:
        return ()
    return tuple(kind for kind, is_kind in SPECIAL.items() if is_kind(cards, options, dominant))


def _tolerates(groups: tuple[Group, ...], options: NaipesOptions) -> bool:
    """Exposed tríos and escaleras may lie where the table says so, a cuadrado never."""
    return options.especiales == "admite_expuesto" and all(group.kind != CUADRADO for group in groups)


@clause("naipes.dobla.mj.6", "naipes.special.1")
def is_gemelos(cards: Tiles, options: NaipesOptions, _: Palo) -> bool:
    """Seven pairs: all different; or two alike allowed; or made of the same numbers in the same two suits."""
    if options.gemelos == "mismo_numero_dos_palos":
        return sum(map(bool, by_suit(cards))) == 2 and _mirror_each_other(cards)
    if len(set(cards)) > 7:
        return False
    copies = Counter(cards).values()
    if options.gemelos == "iguales_repetibles":
        return all(count % 2 == 0 for count in copies)
    return len(copies) == 7 and set(copies) == {2}


@clause("naipes.dobla.mj.7", "naipes.special.2")
def is_capicua(cards: Tiles, _: NaipesOptions, __: Palo) -> bool:
    """One to seven of one playing suit and one to seven of another, each card once."""
    return len(set(cards)) == 14 and _mirror_each_other(cards) and set(_numbers(cards)) == set(ONE_TO_SEVEN)


@clause("naipes.dobla.mj.5", "naipes.special.3")
def is_compensacion(cards: Tiles, options: NaipesOptions, dominant: Palo) -> bool:
    """Each rey but the dominant one, each caballo, and eight numbers of one suit."""
    if not all(card in cards for card in CABALLOS) or rey_of(dominant) in cards:
        return False
    *suits, figuras = by_suit(cards)
    numbers = max(suits, key=len)
    if len(set(figuras)) != 6 or len(numbers) != 8:
        return False
    return options.compensacion == "libre" or bool(whole_ways(numbers))


def _mirror_each_other(cards: Tiles) -> bool:
    """Whether there are numbers of two suits, and the same ones in both."""
    *suits, figuras = by_suit(cards)
    held = [_numbers(suit) for suit in suits if suit]
    return not figuras and len(held) == 2 and held[0] == held[1]


def _numbers(cards: Tiles) -> list[str]:
    return [card[0] for card in cards]


SPECIAL: dict[str, Callable[[Tiles, NaipesOptions, Palo], bool]] = {
    GEMELOS: is_gemelos,
    CAPICUA: is_capicua,
    COMPENSACION: is_compensacion,
}
"""The special hands in the order in which they are preferred where they are worth the same."""
