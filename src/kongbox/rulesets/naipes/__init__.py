"""Mah Jong with Spanish playing cards: a table of contents."""

from kongbox.engine.ruleset import RuleSet
from kongbox.rulesets.naipes.beside import beside
from kongbox.rulesets.naipes.claims import question_offers, resolve
from kongbox.rulesets.naipes.lying import lie, preview, sides
from kongbox.rulesets.naipes.options import differences, read_options
from kongbox.rulesets.naipes.play import default_act, free_offers, perform, sound, turn_offers
from kongbox.rulesets.naipes.refusals import refuse
from kongbox.rulesets.naipes.rotation import match_over
from kongbox.rulesets.naipes.setup import start_hand
from kongbox.rulesets.naipes.tileset import TILES

NAIPES = RuleSet(
    name="naipes",
    version="1",
    tiles=TILES,
    read_options=read_options,
    differences=differences,
    start_hand=start_hand,
    turn_offers=turn_offers,
    question_offers=question_offers,
    free_offers=free_offers,
    perform=perform,
    resolve=resolve,
    refuse=refuse,
    default_act=default_act,
    match_over=match_over,
    lie=lie,
    preview=preview,
    sides=sides,
    beside=beside,
    sound=sound,
)
