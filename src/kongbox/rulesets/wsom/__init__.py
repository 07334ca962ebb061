"""World Series of Mahjong rules v1.03 (Zung Jung scoring): a table of contents."""

from kongbox.engine.ruleset import RuleSet
from kongbox.rulesets.wsom.claims import question_offers, resolve
from kongbox.rulesets.wsom.ending import match_over
from kongbox.rulesets.wsom.lying import lie, preview
from kongbox.rulesets.wsom.options import differences, read_options
from kongbox.rulesets.wsom.play import default_act, free_offers, perform, turn_offers
from kongbox.rulesets.wsom.refusals import refuse
from kongbox.rulesets.wsom.rotation import start_hand
from kongbox.rulesets.wsom.tileset import TILES

WSOM = RuleSet(
    name="wsom",
    version="1.03-1",
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
)
