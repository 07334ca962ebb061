### Clauses of the American game. They have titles only: the game is not built yet.

american-model-1 = Thirteen tiles, fourteen until the discard
american-model-2 = Every tile is in one place
american-model-3 = The point of no return of each act
american-model-4 = Referee mode and adjudication mode

american-tiles-1 = The 152 tiles
american-tiles-2 = Each dragon has its suit
american-tiles-3 = All eight flowers are alike
american-tiles-4 = Soap: white dragon and zero
american-tiles-5 = Zero is never part of a run
american-tiles-6 = How many naturals there are
american-tiles-7 = Blanks come on top

american-rack-1 = Concealed tiles and exposures
american-rack-2 = What racking is
american-rack-3 = A claimed tile goes on top

american-east-1 = The first East
american-east-2 = East has one more tile and the first discard, no more
american-east-3 = East moves on after every hand
american-east-4 = Dealt again: the same East
american-east-5 = Changing seats every four hands
american-east-6 = Heavenly Hand
american-east-7 = Earthly Hand

american-wall-1 = The four walls
american-wall-2 = Where the wall is broken
american-wall-3 = The order in which walls are used
american-wall-4 = The deal
american-wall-5 = The 99 tiles left are all drawn
american-wall-6 = The deal on line
american-wall-7 = A tile turned by accident

american-charleston-1 = The first Charleston is compulsory
american-charleston-2 = Three tiles in each pass
american-charleston-3 = A joker is never passed
american-charleston-4 = The second Charleston needs all four
american-charleston-5 = The blind pass
american-charleston-6 = How a blind pass is made
american-charleston-7 = When blind passes go full circle
american-charleston-8 = The courtesy pass
american-charleston-9 = What comes before the first discard
american-charleston-10 = Looking at a blind-passed tile

american-turn-1 = The order of turns
american-turn-2 = What a turn is made of
american-turn-3 = After a claim: expose, then discard
american-turn-4 = Play goes on from the last discard
american-turn-5 = Down is down
american-turn-6 = Discarding a joker
american-turn-7 = No picking ahead

american-claim-1 = Who may claim
american-claim-2 = Only the last discard
american-claim-3 = For an exposure or for Mahjong
american-claim-4 = A claimed tile is used at once
american-claim-5 = No claim for a pair
american-claim-6 = No claim for a block of different tiles
american-claim-7 = The rest comes from the hand
american-claim-8 = Claiming is never compulsory
american-claim-9 = Withdrawing a claim
american-claim-10 = Jokers and blanks cannot be claimed
american-claim-11 = A claim is spoken

american-window-1 = When the window opens
american-window-2 = When the window closes
american-window-3 = Lifting the tile does not close it
american-window-4 = Mahjong can still overtake
american-window-5 = Two equal discards in a row
american-window-6 = After a Mahjong is shown
american-window-7 = The window on line
american-window-8 = The window on the last discard

american-precedence-1 = Mahjong beats an exposure
american-precedence-2 = What the order of play is
american-precedence-3 = Mahjong even against tiles already shown
american-precedence-4 = Silence gives up priority
american-precedence-5 = Two Mahjongs, the first one false
american-precedence-6 = A false Mahjong against an exposure
american-precedence-7 = Mahjong on the pick and on the discard

american-exposure-1 = What can be exposed
american-exposure-2 = The whole group is shown
american-exposure-3 = Pairs and singles only with Mahjong
american-exposure-4 = An exposure is never enlarged
american-exposure-5 = Correcting an exposure
american-exposure-6 = What a correction may change
american-exposure-7 = Exposures bind the hand
    .uncounted = The exposures are not whole groups of { $line }.
american-exposure-8 = A claim completes a whole printed group
american-exposure-9 = Exposures come in any order
american-exposure-10 = Only a claimed discard is exposed
american-exposure-11 = Claiming without the group

american-concealed-1 = X lines and C lines
american-concealed-2 = Concealed: only the Mahjong discard
american-concealed-3 = Plans may change
american-concealed-4 = With an exposure, only X lines
    .uncounted = { $line } is marked C, and the hand has exposures.
american-concealed-5 = An exchange keeps the hand concealed
american-concealed-6 = No claim and exchange to finish a C line

american-joker-1 = What a joker stands for
american-joker-2 = Never in a single or a pair
    .uncounted = { $count ->
        [one] One joker has
       *[other] { $count } jokers have
    } no place in { $line }: jokers go into groups of three or more alone.
american-joker-3 = A group of nothing but jokers
american-joker-4 = A joker is not the zero
american-joker-5 = A discarded joker is dead
american-joker-6 = When a joker is exchanged
american-joker-7 = Whose joker may be taken
american-joker-8 = Several exchanges in a turn
american-joker-9 = How an exchange is made
american-joker-10 = No claim to obtain a joker
american-joker-11 = A win by exchange is self-drawn
    .line = It was completed by a joker exchange and counts as self-drawn.
american-joker-12 = An exchange closes the window
american-joker-13 = Jokerless after exchanges
american-joker-14 = What an exchanged joker may do
american-joker-15 = Exchanging out of turn
american-joker-16 = The jokers of a dead hand

american-error-1 = Not every mistake kills a hand
american-error-2 = Wrong number of tiles
american-error-3 = Invalid exposure
american-error-4 = Mahjong in error
american-error-5 = From Mahjong to an exposure
american-error-6 = No hand is opened before the check

american-adj-1 = Wrong count before the Charleston
american-adj-2 = Wrong count before the first discard
american-adj-3 = North is one tile short
american-adj-4 = One wrong count during play
american-adj-5 = Two wrong counts
american-adj-6 = Three wrong counts
american-adj-7 = Invalid exposure, still open to correction
american-adj-8 = Invalid exposure, challenged
american-adj-9 = Invalid exposure, never challenged
american-adj-10 = Exchange before drawing or claiming
american-adj-11 = Exchange with the wrong tile
american-adj-12 = Drawing ahead or out of turn
american-adj-13 = Mahjong spoken and withdrawn
american-adj-14 = False Mahjong with tiles shown
american-adj-15 = False Mahjong and one more hand open
american-adj-16 = False Mahjong and one intact hand
american-adj-17 = False Mahjong and a wrecked wall
american-adj-18 = False Mahjong and all three others open
american-adj-19 = Misnamed discard and Mahjong
american-adj-20 = Misnamed discard and an exposure
american-adj-21 = Misnamed discard put right
american-adj-22 = Mahjong on the name and on the tile
american-adj-23 = False Mahjong on a discard
american-adj-24 = Picking from the wrong wall or end
american-adj-25 = Discarding without a draw
american-adj-26 = First discard by a seat other than East
american-adj-27 = A joker in the Charleston
american-adj-28 = Three dead hands
american-adj-29 = A wrong call of a dead hand
american-adj-30 = Claim withdrawn in time
american-adj-31 = Exposing on a C line

american-dead-1 = What a dead hand stops doing
american-dead-2 = Who may call a hand dead
american-dead-3 = Grounds for a dead hand
    .uncounted = { $line } can no longer be completed: the tiles it needs are in sight.
american-dead-4 = Jokers and exposures of a dead hand
american-dead-5 = A dead hand pays the same
    .line = The dead hand of { $seat } pays as if it were alive.
american-dead-6 = How a call is checked
american-dead-7 = When a hand dies without a call
american-dead-8 = A dead player stays silent

american-win-1 = Fourteen tiles of one line
    .uncounted = { $line } lacks { $count ->
        [one] one tile
       *[other] { $count } tiles
    }: { $tiles }.
    .refusal = These fourteen tiles are no hand of the card.
american-win-2 = How a hand fits a line
american-win-3 = Where the last tile comes from
american-win-4 = When several lines fit
american-win-5 = No win with a blank
    .refusal = A hand with a blank tile is never Mahjong.

american-end-1 = Wall Game: nobody wins
american-end-2 = The last discard
american-end-3 = Nobody pays in a Wall Game
american-end-4 = A short wall changes nothing

american-blank-1 = A blank is not Soap
american-blank-2 = What a blank does
american-blank-3 = At any time
american-blank-4 = It may interrupt
american-blank-5 = Two after one discard
american-blank-6 = It does not replace the draw
american-blank-7 = Neither a joker nor part of a hand
american-blank-8 = Only if all four agree
american-blank-9 = How many blanks
american-blank-10 = What it may recover
american-blank-11 = Swapping the live discard
american-blank-12 = Winning after a swap
american-blank-13 = One blank, one tile
american-blank-14 = Not passed in the Charleston
american-blank-15 = Discarding a blank
american-blank-16 = The swap is public
american-blank-17 = Wider than elsewhere

american-option-1 = House rules are agreed beforehand
american-option-2 = Hot wall
    .line = The tile was not safe and the wall was hot: { $source } pays { $points } for the whole table.
american-option-3 = Cold wall
american-option-4 = Atomic: seven pairs
american-option-5 = Three players
american-option-6 = Two players
american-option-7 = The fourteen-tile game
american-option-8 = Tournament points
american-option-9 = Changes not supported

american-score-1 = Only the winner receives
    .line = The card prints { $value } beside { $line }.
american-score-2 = Winning on a discard
    .line = { $source } discarded the winning tile and pays double, { $double }; the two others pay { $points } each.
american-score-3 = Self-drawn pays double
    .line = The hand was not won on a discard: each opponent pays double, { $points }.
american-score-4 = Jokerless pays double
    .line = No joker among the fourteen tiles: the value counts twice.
american-score-5 = Concealed is no double
    .uncounted = It was won without exposures, and that is no double: it would have been { $points } more.
american-score-6 = Payment table
american-score-7 = Dead hands pay too
american-score-8 = When jokerless is tested
american-score-9 = Points, never money
american-score-10 = Which lines earn the jokerless double
    .uncounted = Lines of singles and pairs are never doubled for having no joker: it would have been { $points } more.
american-score-11 = East pays like anybody else
american-score-12 = The result explains itself

american-card-1 = The annual card
american-card-2 = The card is copyrighted
american-card-3 = Lines and sections
american-card-4 = Values of lines
american-card-5 = Colours are suits to choose
american-card-6 = X or C and a value
american-card-7 = Printed groups
american-card-8 = Symbols of the card
american-card-9 = Fixed and flexible sections
american-card-10 = “OR”: alternatives of a line
american-card-11 = Matching and opposite dragons
american-card-12 = What a card file holds
american-card-13 = The conditions of a line
american-card-14 = Where jokers fit
american-card-15 = What is checked when a card is read
american-card-16 = The card unfolded
