### The words of the table. Tiles, seats and names arrive already put into words.

game-name = World Series of Mahjong
game-short = WSOM
game-rules = Rules 1.03

## Tiles

tile-1m = 1 of characters
tile-2m = 2 of characters
tile-3m = 3 of characters
tile-4m = 4 of characters
tile-5m = 5 of characters
tile-6m = 6 of characters
tile-7m = 7 of characters
tile-8m = 8 of characters
tile-9m = 9 of characters
tile-1p = 1 of dots
tile-2p = 2 of dots
tile-3p = 3 of dots
tile-4p = 4 of dots
tile-5p = 5 of dots
tile-6p = 6 of dots
tile-7p = 7 of dots
tile-8p = 8 of dots
tile-9p = 9 of dots
tile-1s = 1 of bamboos
tile-2s = 2 of bamboos
tile-3s = 3 of bamboos
tile-4s = 4 of bamboos
tile-5s = 5 of bamboos
tile-6s = 6 of bamboos
tile-7s = 7 of bamboos
tile-8s = 8 of bamboos
tile-9s = 9 of bamboos
tile-1z = East
tile-2z = South
tile-3z = West
tile-4z = North
tile-5z = white dragon
tile-6z = green dragon
tile-7z = red dragon
tile-hidden = hidden tile

suit-m = characters
suit-p = dots
suit-s = bamboos
suit-z = honors

# A sequence: $numbers is “7-8-9”.
run-m = { $numbers } of characters
run-p = { $numbers } of dots
run-s = { $numbers } of bamboos

## Winds and seats

wind-E = East
wind-S = South
wind-W = West
wind-N = North
wind-letter-E = E
wind-letter-S = S
wind-letter-W = W
wind-letter-N = N

seat-self = your seat
seat-lower = lower seat
seat-opposite = opposite seat
seat-upper = upper seat

## Acts: the buttons and the five places of the dock

act-win = Win
act-kong-concealed = Concealed kong
act-kong-small = Small kong
act-kong-big = Big kong
act-pong = Pong
act-chi = Chi
act-pass = Pass
act-discard = Discard
act-next = Next hand

slot-1 = Win
slot-2 = Kong
slot-3 = Pong
slot-4 = Chi
slot-5 = Pass

## Said aloud

call-win = fu
call-win-self = tsumo
call-kong = kong
call-kong-concealed = kong
call-kong-small = kong
call-kong-big = kong
call-pong = pong
call-chi = chi
call-pass = pass
call-next = next

## Sets and ways of winning

meld-chi = chi
meld-pong = pong
meld-kong-big = big exposed kong
meld-kong-small = small exposed kong
meld-kong-concealed = concealed kong

way-self = tile drawn from the wall
way-discard = discard
way-rob = robbed kong
way-supplement = supplement tile

## Other words of the table

word-tile = tile
word-tiles = tiles
word-set = set
word-sets = sets
word-sequence = sequence
word-triplet = triplet
word-eyes = eyes
word-pair = pair
word-wall = wall
word-river = river
word-discard = discard
word-kong-box = kong box
word-kings-tiles = king’s tiles
word-supplement = supplement tile
word-hand = hand
word-cycle = cycle
word-quarter = quarter
word-half = half
word-session = session
word-pattern = pattern
word-points = points
word-calling = calling
word-first-east = first East

## How far the game has come

place-hand = Cycle { $cycle } · Hand { $hand }
place-hand-of = Hand { $hand } of { $hands }
place-quarter = Quarter { $quarter } · Hand { $hand }
place-half = Half { $half } · Hand { $hand }
place-wall = in the wall
place-reserve = + { $reserve } king’s tiles
place-wall-left = { $left ->
    [0] No tile left to draw
    [one] { $left } tile left to draw
   *[other] { $left } tiles left to draw
}
count-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Questions

ask-claim = { $name } discards { $tile }. Do you claim it?
ask-claim-nothing = { $name } discards { $tile }.
ask-rob = { $name } adds { $tile } to a pong for a kong. Do you rob it?
ask-rob-nothing = { $name } adds { $tile } to a pong for a kong.
ask-next-hand = The hand is settled. Shall we start the next one?
ask-turn = Your turn: choose your discard.

## What a screen reader says

said-hand-started = Hand { $hand }. { $name } deals as East.
said-dealt = You hold { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}: { $tiles }.
said-turn-began = Your turn. You start, without drawing. { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} in hand.
said-turn-other = { $name } to play.
said-turn = Your turn. You draw { $tile }. { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} in hand.
said-turn-supplement = Your supplement tile: { $tile }. { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} in hand.
said-turn-claimed = Your turn to discard. { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} in hand.
said-drawn = { $name } draws.
said-supplement = { $name } draws a supplement.
said-discarded = { $name }, { $tile }.
said-announced = { $name }: “{ $call }”.
said-lapsed = { $name } said “{ $call }”, but gives way.
said-chi = { $name }, chi of { $tiles }, from { $source }.
said-pong = { $name }, pong of { $tile }, from { $source }.
said-kong-big = { $name }, big exposed kong of { $tile }, from { $source }. { said-left }
said-kong-small = { $name }, small exposed kong of { $tile }. { said-left }
said-kong-concealed = { $name }, concealed kong of { $tile }. { said-left }
said-robbed = The kong of { $tile } is robbed: { $name } keeps the pong.
said-revealed = { $name } shows: { $tiles }.
said-left = { $left ->
    [0] The wall is used up.
    [one] { $left } left.
   *[other] { $left } left.
}

## What the notebook notes

noted-seats = Seats are drawn: { $name } is first East
noted-hand-started = Hand { $hand }: { $name } is East
noted-broken = { $name } throws, the sum is { $sum }: that wall is broken
noted-turn-began = { $name } starts without drawing
noted-drawn = { $name } draws
noted-drawn-tile = { $name } draws { $tile }
noted-supplement = { $name } draws a supplement
noted-supplement-tile = { $name } draws a supplement: { $tile }
noted-discarded = { $name } discards { $tile }
noted-announced = { $name } says “{ $call }”
noted-lapsed = { $name } said “{ $call }”, but gives way to another claim
noted-chi = { $name } claims chi { $tiles } from { $source }
noted-pong = { $name } claims pong of { $tile } from { $source }
noted-kong-big = { $name } claims kong of { $tile } from { $source }
noted-kong-small = { $name } turns a pong of { $tile } into a kong
noted-kong-concealed = { $name } declares a concealed kong of { $tile }
noted-robbed = The kong of { $tile } is robbed: { $name } keeps the pong
noted-revealed = { $name } shows the hand: { $tiles }
noted-won-self = { $name } wins with { $tile }, drawn from the wall
noted-won-discard = { $name } wins with { $tile }, discarded by { $source }
noted-won-rob = { $name } wins with { $tile }, robbing the kong of { $source }
noted-ended-exhausted = The wall is used up and nobody wins
noted-stood-in-clock = { $name } ran out of time: the table plays instead
noted-stood-in-away = { $name } is away: the table plays instead
noted-stood-in-fault = The answer of { $name } cannot stand: the table plays instead
noted-seed = The seed of the deal is revealed

## How the hand ends

result-self = { $name } wins on a tile from the wall: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-discard = { $name } wins on { $source }’s discard: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-rob = { $name } wins by robbing { $source }’s kong: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-exhausted = The wall is used up and nobody wins. No payments.
result-match = The session is over: { $name } wins with { $points }.

## Table options

option-payoff_base = Payoff base
    .about = On a win by discard, whoever answers for the tile pays more: the two others pay the value of the hand, but this base at most.
option-min_points = Minimum to win
    .about = Points a hand must be worth to win. With 0 every completed hand wins.
option-chicken_points = Value of a chicken hand
    .about = What a completed hand without any pattern is worth.
option-limit_points = Limit
    .about = The most a sum of patterns is worth. A pattern that reaches the limit by itself is worth its listed value.
option-pure_one_suit = Points for Pure One-Suit
    .about = 80 in Zung Jung 3.3; some older pages print 100.
option-small_three_dragons = Points for Small Three Dragons
    .about = 40 in Zung Jung 3.3; some older pages print 30.
option-small_three_winds = Points for Small Three Winds
    .about = 30 in Zung Jung 3.3; some older pages print 25.
option-king_tiles = King’s tiles
    .about = Tiles at the end of the wall that stay undrawn.
option-false_win_fine = Fine for a false win
    .about = Points paid for declaring a false win. No source names an amount.
option-hands_per_session = Hands per session
    .about = How many hands are played from first to last.
option-hands_per_half = Hands per half
    .about = How many hands make a half.
option-hands_per_quarter = Hands per quarter
    .about = How many hands make a quarter: the deal goes once round the table.
option-seating_period = Drawing of seats
    .about = How often seats are drawn anew.
option-turn_seconds = Seconds per turn
    .about = Time for each turn at tables that use the clock of the rules.
option-hand_seconds = Seconds per hand
    .about = Time each seat has for the whole hand; its first seconds are free.

value-seating_period-quarter = every quarter
value-seating_period-half = every half

preset-standard = Rules 1.03
    .about = No differences: the values the sources support best.
preset-strict-2008 = As in 2008
    .about = Payoff base 30, as in the main event of 2008.
preset-minimum-five = Minimum of five
    .about = It takes 5 points to win; a chicken hand is a false win.
