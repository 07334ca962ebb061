### The American table: what is seen and said there alone.

notebook-card = Card

## Racks, exposures and discards

am-exposures = Exposures
am-exposures-of = Exposures of { $name }
am-exposures-none = Your exposures go here
am-exposures-nothing = no exposures
am-exposure = { $kind } of { $tile }{ $jokers ->
    [0] {""}
    [one] {" "}with a Joker
   *[other] {" "}with { $jokers } Jokers
}{ $claimed ->
    [no] {""}
   *[yes] , claimed from { $name }
}
am-pool = Discards
am-thrown = { $tile }, from { $name }
am-thrown-last = { $tile }, from { $name }, last discard
am-wall = { $left } in the wall
am-wall-short = { $left } in the wall
am-last = Last: { $tile }, { $name }

## The turn

am-turn-hint = Choose what to discard.
am-turn-drawn = Your turn. You have drawn.
am-turn-claimed = Your turn. You have exposed.
am-exchange = { $own ->
    [yes] You can exchange your { $tile } for the Joker on your own rack.
   *[no] You can exchange your { $tile } for { $name }’s Joker.
}
am-exchange-short = { $tile } for Joker
am-exchange-act = Exchange
am-amend = Correct
am-amend-about = Which exposure did you mean? You can correct it until you discard or exchange a Joker.
am-not-now = Back
am-mahjong-yes = Yes, Mahjong
am-swap-for = Fetch { $tile }, from { $name }, with a blank
am-swap-ask = Fetch { $tile } and leave your blank there?
am-swap-yes = Yes, fetch it

## Dead hands

status-dead = Dead hand
status-short-dead = dead
am-dead-call = Hand dead?
am-dead-about = The table looks only at what lies open, and rules at once. If the hand is alive, play goes on.
am-call-rejected = The call by { $name } is not upheld: that hand is alive.

## Before play

am-steps = Steps of the Charleston
am-step-done = done:
am-step-pass-right-1 = Right
am-step-pass-across-1 = Across
am-step-pass-left-1 = Left
am-step-pass-left-2 = Left
am-step-pass-across-2 = Across
am-step-pass-right-2 = Right
am-step-vote = Second?
am-step-courtesy = Courtesy 0–3
am-title-pass = { $charleston } · { $side }
am-side-right = pass to the right
am-side-across = pass across
am-side-left = pass to the left
am-title-vote = A second Charleston?
am-title-courtesy = Courtesy pass
am-title-courtesy-tiles = Courtesy pass · the tiles
am-title-consent = House rules
am-about-pass = Three tiles for { $name }.
am-about-blind = Three tiles for { $name }. On this pass you may send on unseen what arrives.
am-about-vote = It is played only if all four accept; once begun, all three passes are completed.
am-about-courtesy = How many tiles would you swap with { $name }, at most? The smaller number of the two counts.
am-about-courtesy-tiles = { $count ->
    [one] Choose a tile for { $name }.
   *[other] Choose { $count } tiles for { $name }.
}
am-about-consent = This table would play with blanks or other house rules. They hold if all four accept them.
am-consent-yes = I accept
am-consent-no = I do not
am-choosing = Everybody is choosing tiles.
am-slots = What you pass
am-slot-own = yours
am-slot-blind = unseen
am-slot-empty = empty
am-slot-back = { $tile }: back to the hand
am-coming = { $count } from { $name } arriving, face down
am-blind = Blind
am-courtesy = At most
am-courtesy-say = Say so
am-locked-joker = A Joker is never passed, in the Charleston or as a courtesy.
am-locked-blank = A blank is not passed while you have three other tiles.

## The card

am-card-coming = The table’s card is on its way…
am-card-practice = Practice card
am-card-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
am-card-filter = Which lines
am-card-possible = Possible { $count }
am-card-all = All { $count }
am-card-section = Section
am-card-search = Search the card
am-card-no-double = no double for playing without Jokers
am-card-jokerless = no Jokers
am-card-suits = Underlines tell the suits apart:
am-card-one = one
am-card-two = another
am-card-three = a third
am-card-marks = X: with or without exposures. C: concealed.
am-group = { $count } of { $tile }
am-away = { $count ->
    [0] complete
    [one] { $count } tile away
   *[other] { $count } tiles away
}
am-state-possible = possible
am-state-nearest = nearest
am-state-closed = closed
am-state-dead = dead
am-reason-american-concealed-4 = concealed, and you have an exposure
am-reason-american-exposure-7 = your exposures do not fit it
am-reason-american-dead-3 = what is missing can no longer come
am-missing = Missing: { $tiles }.
am-missing-live = { $live } still to appear; { $seen } lie open already.
am-complete = It is complete: declare Mahjong.
am-line-won = The winning line: { $line }, { $section }
am-verified = The table has checked the hand: it is on the card.

## Keys

am-keys-exchange = exchange for a Joker; of several, mark the next
am-keys-blind = one more blind or courtesy tile; with a blank, choose a discard
am-keys-card = card
am-keys-amend = correct the exposure
am-keys-dead = call a hand dead

## Your own card

card-practice = The practice card
card-own = Your own
card-saved = Saved on this device
card-paste = Paste your card here, as YAML or JSON
card-file = Open a file
card-private = Only those who sit at tables you open with it can see it.
card-edit = Write or check cards
