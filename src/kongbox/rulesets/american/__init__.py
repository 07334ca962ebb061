"""American Mahjong, played with a card that the table brings: a table of contents."""

from kongbox.engine.ruleset import RuleSet
from kongbox.rulesets.american.beside import beside, sound
from kongbox.rulesets.american.ending import match_over
from kongbox.rulesets.american.lying import lie, preview
from kongbox.rulesets.american.options import differences, keep, read_options
from kongbox.rulesets.american.play import default_act, free_offers, perform, question_offers, resolve, turn_offers
from kongbox.rulesets.american.refusals import refuse
from kongbox.rulesets.american.rotation import start_hand
from kongbox.rulesets.american.tileset import TILES

AMERICAN = RuleSet(
    name="american",
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
    beside=beside,
    keep=keep,
    sound=sound,
)
