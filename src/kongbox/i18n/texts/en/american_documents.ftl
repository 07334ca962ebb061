### Hands of the American game written down to be scored.

## The answer

score-matches = What the hand is on the card
score-nearest = The nearest lines

## The hand

unusable-mahjong-missing = the field “{ $field }” is missing: { $field ->
    [concealed] the concealed tiles without the winning one, such as “2B 2B 7D F J”.
    [win] the winning tile, such as “5D”; J where an exchange completed the hand.
    [by] how the hand is won: draw, discard, exchange or deal.
   *[seat] the winner's seat: E, S, W or N.
}
unusable-mahjong-card = card: “{ $found }” will not do; give a file with a card, the card itself, or one of these words: { $known }.
unusable-mahjong-count = concealed: with { $exposed ->
    [0] no exposed tile
    [one] one exposed tile
   *[other] { $exposed } exposed tiles
} there { $count ->
    [one] is { $count } tile
   *[other] are { $count } tiles
} without the winning one, and there should be 13.
unusable-mahjong-copies = there are { $count } tiles { $tile }, and the box has only { $most }.
unusable-mahjong-blanks = { $most ->
    [0] this table plays without blank tiles ({ $tile }); options: “blanks: 6” would bring them in.
   *[other] there are { $count } blank tiles ({ $tile }), and this table plays with { $most }.
}

## Exposures

unusable-exposed-form = { $where }: “{ $found }” is no exposure; write what it is and its tiles, such as “pung 9D 9D J from E”, with one of these words: { $kinds }.
unusable-exposed-source = { $where }: “{ $found }” comes from the winner, and nobody claims his own discard.
unusable-exposed-count = { $where }: a { $kind } has { $due } tiles, and here there { $count ->
    [0] is none.
    [one] is { $count }.
   *[other] are { $count }.
}
unusable-exposed-tiles = { $where }: “{ $found }” is no group; it takes tiles of one kind, or jokers beside at least one of that kind.

## How it was won

unusable-mahjong-discarder = discarder: with by: discard, who discarded the winning tile is missing (E, S, W or N); he pays double.
unusable-mahjong-discarder-none = discarder: without by: discard nobody discarded the winning tile; leave discarder out or change by.
unusable-mahjong-claimed = win: with by: discard the winning tile cannot be { $tile }; nobody can claim a joker or a blank tile.
unusable-mahjong-exchange = win: with by: exchange it is the joker received that completes the hand, J, and not { $tile }.
unusable-mahjong-deal = by: deal is winning as East with the fourteen tiles dealt; it needs seat: E and no exposures.
unusable-mahjong-dead = dead: { $seat } is the winner, and a dead hand does not win.
