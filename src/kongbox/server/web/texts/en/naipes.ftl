### The table of cards: what only this table shows and says.

notebook-doblas = Doublings

## The console and the honour cards

naipes-dominant = Dominant
naipes-dominates = dominant
naipes-console-said = { $place }. { $left } left in the stock. { $palo } is dominant. Points: { $scores }. Show differences.
naipes-honours-of = Honour cards of { $name }
naipes-honour = { $card }, honour card
naipes-honour-own = { $card }, own honour card
naipes-honours-out = Out so far: { $cards }.
naipes-honours-none = None is out yet.
naipes-honours-pale = Pale: not out yet.

naipes-eunuco-short = eunuco · { $count }

## The ladder of doublings

naipes-ladder = Your doublings
naipes-ladder-about = What your hand would be worth now, even if somebody else wins.
naipes-ladder-none = Your doublings appear here once you hold cards.
naipes-ladder-watching = Only the player sees the doublings of a hand until it is over.
naipes-ladder-steps = Upwards from the base
naipes-base = Base
naipes-sum-said = { $base } times 2 to the { $doubles }: { $total }
naipes-rung-times = Times { $times }:
naipes-rung-total = makes
naipes-limited = It would be { $free }; the table’s limit makes it { $total }.
naipes-pumba = Pumba.
naipes-waits = You can use { $cards }.
naipes-if-chow = If you accept { $tile }
naipes-if-pung = If you take { $tile }
naipes-if-kang = If you make a kang with { $tile }
naipes-if-mahjong = If you go mah-jong with { $tile }
naipes-if-same = Neither points nor doublings change.
naipes-if-won = You gain: { $line } ({ $worth }).
naipes-if-lost = You lose: { $line } ({ $worth }).
naipes-pill = Your doublings:

## False mah-jong

naipes-play-on = Play on

## Keys

naipes-keys-ladder = doublings
