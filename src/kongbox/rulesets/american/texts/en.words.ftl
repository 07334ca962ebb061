### The words of the table. Tiles, seats and names arrive already put into words.

game-name = American Mahjong
game-short = American
game-rules = American rules, with each year’s card

## Tiles

tile-1B = 1 Bam
tile-2B = 2 Bam
tile-3B = 3 Bam
tile-4B = 4 Bam
tile-5B = 5 Bam
tile-6B = 6 Bam
tile-7B = 7 Bam
tile-8B = 8 Bam
tile-9B = 9 Bam
tile-1C = 1 Crak
tile-2C = 2 Crak
tile-3C = 3 Crak
tile-4C = 4 Crak
tile-5C = 5 Crak
tile-6C = 6 Crak
tile-7C = 7 Crak
tile-8C = 8 Crak
tile-9C = 9 Crak
tile-1D = 1 Dot
tile-2D = 2 Dot
tile-3D = 3 Dot
tile-4D = 4 Dot
tile-5D = 5 Dot
tile-6D = 6 Dot
tile-7D = 7 Dot
tile-8D = 8 Dot
tile-9D = 9 Dot
tile-Ew = East
tile-Sw = South
tile-Ww = West
tile-Nw = North
tile-GD = green dragon
tile-RD = red dragon
tile-WD = Soap
tile-F = flower
tile-J = joker
tile-BL = blank
tile-hidden = hidden tile

suit-B = Bam
suit-C = Crak
suit-D = Dot
suit-w = winds
suit-d = dragons
suit-f = flowers
suit-j = jokers
suit-b = blanks

# A run: $numbers is “7-8-9”.
run-B = { $numbers } Bam
run-C = { $numbers } Crak
run-D = { $numbers } Dot

## Letters in the corner

index-Ew = E
index-Sw = S
index-Ww = W
index-Nw = N
index-GD = G
index-RD = R
index-WD = 0

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
seat-lower = on your right
seat-opposite = across from you
seat-upper = on your left

## Acts: the buttons and the five places of the dock

act-mahjong = Mahjong
act-pung = Pung
act-kong = Kong
act-quint = Quint
act-sextet = Sextet
act-pass = Pass
act-discard = Discard
act-exchange = Exchange for the joker
act-amend = Correct the exposure
act-call-dead = Call a hand dead
act-blank-swap = Use a blank
act-pass-tiles = Pass three
act-vote-yes = Yes, a second Charleston
act-vote-no = No second Charleston
act-courtesy = Say how many
act-courtesy-tiles = Swap
act-next = Next hand

slot-1 = Mahjong
slot-2 = Kong
slot-3 = Pung
slot-4 = Quint, Sextet
slot-5 = Pass

## Said aloud

call-mahjong = Mahjong
call-pung = pung
call-kong = kong
call-quint = quint
call-sextet = sextet
call-pass = pass
call-exchange = exchange
call-call-dead = dead hand
call-vote-yes = yes
call-vote-no = no
call-next = next

## Exposures and ways of winning

meld-pung = pung
meld-kong = kong
meld-quint = quint
meld-sextet = sextet

way-self = tile drawn from the wall
way-discard = discard
way-exchange = joker exchange
way-deal = dealt tiles

## Other words of the table

word-tile = tile
word-tiles = tiles
word-set = exposure
word-sets = exposures
word-group = group
word-single = single
word-pair = pair
word-wall = wall
word-last-wall = last wall
word-river = discards
word-discard = discard
word-rack = rack
word-hand = hand
word-concealed = concealed hand
word-dead = dead hand
word-joker = joker
word-flower = flower
word-blank = blank
word-card = card
word-line = line
word-value = printed value
word-charleston = Charleston
word-blind-pass = blind pass
word-courtesy = courtesy pass
word-exchange = joker exchange
word-wall-game = Wall Game
word-house-rule = house rule
word-cycle = round
word-session = session
word-points = points
word-first-east = first East

## How far the game has come

place-hand = Round { $cycle } · Hand { $hand }
place-hand-of = Hand { $hand } of { $hands }
place-wall = in the wall
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

## The Charleston: its steps, from whom to whom, and how many

step-consent = House rules
step-pass-right-1 = Right
step-pass-across-1 = Across
step-pass-left-1 = Left
step-vote = Vote
step-pass-left-2 = Left
step-pass-across-2 = Across
step-pass-right-2 = Right
step-courtesy = Courtesy
step-courtesy-tiles = Courtesy
charleston-first = First Charleston
charleston-second = Second Charleston
charleston-chosen = { $chosen } of { $count } chosen.
charleston-blind = Blind: { $count }
charleston-blind-about = Tiles passed blind are taken from those coming in, and you never see them.
charleston-coming = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} coming from { $name }
charleston-locked = You have chosen: your tiles do not change any more.
courtesy-most = { $count ->
    [0] None
    [one] Up to { $count } tile
   *[other] Up to { $count } tiles
}

## Questions

ask-claim = { $name } discards { $tile }. Do you claim it?
ask-claim-nothing = { $name } discards { $tile }.
ask-consent = This table wants to play with house rules. Do you accept them?
ask-pass-right-1 = First Charleston, right: choose three tiles for { $name }.
ask-pass-across-1 = First Charleston, across: choose three tiles for { $name }.
ask-pass-left-1 = First Charleston, left: three tiles for { $name }. You may pass blind.
ask-vote = Would you like a second Charleston? It takes all four to accept.
ask-pass-left-2 = Second Charleston, left: choose three tiles for { $name }.
ask-pass-across-2 = Second Charleston, across: choose three tiles for { $name }.
ask-pass-right-2 = Second Charleston, right: three tiles for { $name }. You may pass blind.
ask-courtesy = Courtesy pass with { $name }: how many tiles would you swap at most?
ask-courtesy-tiles = Courtesy pass: choose { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} for { $name }.
ask-next-hand = The hand is settled. Shall we start the next one?
ask-turn = Your turn: choose your discard.
ask-discard-joker = Once more to discard the joker: nobody can get it back.
ask-mahjong = You are about to declare Mahjong and show your hand. If it does not fit the card, it is dead.
ask-call-dead = Whose hand is dead?
ask-blank-swap = Which discard do you take back?

## What a screen reader says

said-hand-started = Hand { $hand }. { $name } is East.
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
said-turn-claimed = Your turn to discard. { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} in hand.
said-drawn = { $name } draws.
said-discarded = { $name }, { $tile }.
said-announced = { $name }: “{ $call }”.
said-called-dead = { $name } calls { $source }’s hand dead.
said-lapsed = { $name } said “{ $call }”, in vain.
said-pung = { $name }, pung of { $tile }, from { $source }.
said-kong = { $name }, kong of { $tile }, from { $source }.
said-quint = { $name }, quint of { $tile }, from { $source }.
said-sextet = { $name }, sextet of { $tile }, from { $source }.
said-amended = { $name } corrects the exposure: { $tiles }.
said-returned = { $name } takes an exposure back into the hand: { $tiles }.
said-exchange-open = You can exchange { $tile } for { $name }’s joker.
said-exchanged = { $name } gives { $tile } and takes { $source }’s joker.
said-exchanged-own = { $name } gives { $tile } and takes the joker of the own rack.
said-taken = { $name } keeps { $tile }.
said-swapped = { $name } leaves a blank and takes back { $tile }.
said-passed = You pass { $tiles }.
said-received = Received: { $tiles }. { $blind ->
    [0] {""}
    [one] One went on unseen.
   *[other] { $blind } went on unseen.
}
said-vote-yes = There will be a second Charleston.
said-vote-no = There will be no second Charleston.
said-courtesy = You swap { $count ->
    [0] no tiles
    [one] { $count } tile
   *[other] { $count } tiles
} with { $name }.
said-agreed = All four accept the house rules.
said-not-agreed = Somebody does not accept the house rules: they are off.
said-dead = { $name }’s hand is dead.
said-dead-own = Your hand is dead. You play no more in this hand.
said-revealed = { $name } shows: { $tiles }.
said-concealed = { $name } takes the hand back.
said-left = { $left ->
    [0] The wall is used up.
    [one] { $left } left.
   *[other] { $left } left.
}

## What the notebook notes

noted-seats = Seats are drawn: { $name } is first East
noted-hand-started = Hand { $hand }: { $name } is East
noted-broken = { $name } throws, the sum is { $sum }: that is the last wall
noted-agreed = All four accept the house rules
noted-not-agreed = Somebody does not accept the house rules: they are off
noted-removed = The blanks leave the wall
noted-pass-right-1 = First Charleston: three to the right
noted-pass-across-1 = First Charleston: three across
noted-pass-left-1 = First Charleston: three to the left
noted-vote-yes = All four want a second Charleston
noted-vote-no = There will be no second Charleston
noted-pass-left-2 = Second Charleston: three to the left
noted-pass-across-2 = Second Charleston: three across
noted-pass-right-2 = Second Charleston: three to the right
noted-courtesy = Courtesy pass between { $name } and { $source }: { $count ->
    [0] no tiles
    [one] { $count } tile
   *[other] { $count } tiles
}
noted-passed = You pass { $tiles }
noted-received = You receive { $tiles }
noted-turn-began = { $name } starts without drawing
noted-drawn = { $name } draws
noted-drawn-tile = { $name } draws { $tile }
noted-discarded = { $name } discards { $tile }
noted-announced = { $name } says “{ $call }”
noted-called-dead = { $name } calls { $source }’s hand dead
noted-lapsed = { $name } said “{ $call }”, in vain
noted-call-rejected = { $name }’s call of a dead hand is not upheld
noted-pung = { $name } claims pung of { $tile } from { $source }
noted-kong = { $name } claims kong of { $tile } from { $source }
noted-quint = { $name } claims quint of { $tile } from { $source }
noted-sextet = { $name } claims sextet of { $tile } from { $source }
noted-amended = { $name } corrects the exposure: { $tiles }
noted-returned = { $name } takes an exposure back into the hand: { $tiles }
noted-exchanged = { $name } gives { $tile } and takes { $source }’s joker
noted-exchanged-own = { $name } gives { $tile } and takes the joker of the own rack
noted-taken = { $name } keeps { $tile }
noted-swapped = { $name } leaves a blank and takes back { $tile }
noted-dead = { $name }’s hand is dead
noted-owes = { $name } will pay { $source } for the wrong call
noted-revealed = { $name } shows the hand: { $tiles }
noted-concealed = { $name } takes the hand back
noted-won-self = { $name } wins with { $tile }, drawn from the wall
noted-won-discard = { $name } wins with { $tile }, discarded by { $source }
noted-won-exchange = { $name } wins with { $tile }, by a joker exchange
noted-won-deal = { $name } wins with the tiles of the deal
noted-ended-wall-game = Wall Game: the wall is used up and nobody wins
noted-ended-thrown-in = The hand is thrown in: nobody pays, and it is dealt again
noted-ended-last-standing = One live hand is left: the hand is over
noted-stood-in-clock = { $name } ran out of time: the table plays instead
noted-stood-in-away = { $name } is away: the table plays instead
noted-stood-in-fault = The answer of { $name } cannot stand: the table plays instead
noted-seed = The seed of the deal is revealed

## How the hand ends

result-self = { $name } wins self-drawn: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-discard = { $name } wins on { $source }’s discard: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-exchange = { $name } wins by a joker exchange: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-deal = { $name } wins with the tiles of the deal: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-wall-game = Wall Game: nobody wins and nobody pays.
result-thrown-in = The hand is thrown in: nobody pays, and the same East deals again.
result-last-standing = One live hand is left: whoever died last pays it.
result-match = The session is over: { $name } wins with { $points }.

## Table options

option-card = Card
    .about = The list of hands that is played with. kongbox brings a practice card of its own; the annual card is brought by whoever opens the table.
option-hands_per_session = Hands per session
    .about = How many hands are played. A hand that is thrown in is dealt again and does not count.
option-mode = Refereeing
    .about = With a referee, what cannot be is refused without consequence. A wrong exposure or a false Mahjong is still possible, and has its price.
option-claims = Claims
    .about = Every discard is put to the other live hands, and their answers are judged together.
option-players = Players
    .about = How many people play.
option-blanks = Blanks
    .about = How many join the 152 tiles; 6 is usual. All four have to accept.
option-challenge_stake = Price of a wrong call
    .about = Points paid by whoever calls a hand dead that is not. With 0 a mistake costs nothing.
option-joker_zero_groups = Joker for Soap in groups of zeros
    .about = Whether a joker may stand for Soap in a printed group of three or more zeros. In the number of the year it never may.
option-hot_wall = Hot wall
    .about = In the last wall, whoever gives Mahjong with a tile that was not safe pays for the whole table. All four have to accept.
option-cold_wall = Cold wall
    .about = In the last wall nothing is claimed and a hand is won only by drawing. All four have to accept.
option-pivot = Changing seats
    .about = After every four hands the first East changes places with the player on the right, so that neighbours change.

value-card-practice = the practice card
value-hands_per_session-16 = 16
value-hands_per_session-8 = 8
value-hands_per_session-4 = 4
value-hands_per_session-open = no limit
value-mode-referee = with a referee
value-mode-adjudicate = with rulings
value-claims-collect = everybody answers
value-claims-live = by order of arrival
value-players-4 = 4
value-players-3 = 3
value-players-2 = 2
value-joker_zero_groups-yes = yes
value-joker_zero_groups-no = no
value-hot_wall-no = no
value-hot_wall-yes = yes
value-cold_wall-no = no
value-cold_wall-yes = yes
value-pivot-no = no
value-pivot-yes = yes

preset-standard = American rules
    .about = No differences: no blanks and no other house rules.
preset-strict = Calls have a price
    .about = Whoever calls a hand dead that is not pays 50 points.
preset-blanks = With blanks
    .about = Six blanks, if all four accept them.
