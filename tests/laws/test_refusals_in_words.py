"""Whatever is refused, the player hears why: one finished sentence in each language, under a declared clause."""

from collections.abc import Iterator
from importlib import import_module
from random import Random

import pytest

from kongbox.engine.actions import Action, Offer, Refusal
from kongbox.engine.decide import decide
from kongbox.engine.drive import play
from kongbox.engine.ruleset import RuleSet
from kongbox.engine.seats import SEATS, Seat
from kongbox.engine.shuffle import Seed
from kongbox.engine.state import MatchState
from kongbox.i18n import LANGUAGES, tile_name
from kongbox.rulebook import clause_words, has_words
from kongbox.rulesets import RULE_SETS

HANDS = 6
SEED = Seed("5eed", "5a17")


def wild_acts(rules: RuleSet, names: list[str], match: MatchState, chance: Random) -> Iterator[Action]:
    """Acts nobody offered: any seat, any act, with tiles it has, has not, or none at all."""
    assert match.deal is not None
    for seat in SEATS:
        hand = match.deal.hands[seat]
        name = chance.choice(names)
        for tiles in ((), tuple(chance.choices(rules.tiles.kinds, k=2)), tuple(hand[:2]), tuple(hand[:1] * 4)):
            yield Action(seat, name, tiles)


def refusals_met(rules: RuleSet) -> set[Refusal]:
    chance = Random(20)
    names, refused = ["nonsense"], set[Refusal]()

    def choose(match: MatchState, seat: Seat, found: tuple[Offer, ...]) -> Action:
        names.extend(offer.name for offer in found if offer.name not in names)
        for act in wild_acts(rules, names, match, chance):
            answer = decide(rules, match, act, SEED)
            if isinstance(answer, Refusal):
                refused.add(answer)
        eager = [offer for offer in found if offer.slot in (2, 3, 4)]
        offer = chance.choice(eager or found)
        tiles = tuple(chance.sample(offer.tiles, offer.choose)) if offer.choose else offer.tiles
        return Action(seat, offer.name, tiles, offer.target)

    seeds = iter([Seed(f"{chance.getrandbits(256):064x}", "00") for _ in range(HANDS)])
    for _ in play(rules, MatchState(rules.read_options({})), seeds, choose):
        pass
    return refused


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda rules: rules.name)
def test_every_refusal_met_in_play_is_a_finished_sentence(rules: RuleSet) -> None:
    refusals = refusals_met(rules)
    declared = import_module(f"kongbox.rulesets.{rules.name}.refusals").REFUSABLE
    assert {refusal.clause for refusal in refusals} <= set(declared)
    assert len({refusal.clause for refusal in refusals}) > 10
    for clause, facts in refusals:
        for lang in LANGUAGES:
            said = {name: _named(rules, lang, value) for name, value in facts}
            for sentence in ("refusal", "why"):
                if sentence == "refusal" or has_words(lang, clause, sentence):
                    words = clause_words(lang, clause, sentence, **said)
                    assert words.endswith((".", "!", "?", ")")), words
                    assert "{" not in words


def _named(rules: RuleSet, lang: str, value: str | int) -> str | int:
    return tile_name(lang, rules.name, value) if value in rules.tiles else value
