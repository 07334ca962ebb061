### The clauses of the American game, in the order of the book and in our own words.
### One book, one file: a clause is found by its number, so the length does no harm.

## Model of the table

american-model-1 = Thirteen tiles, fourteen until the discard
    .rule = A hand is the concealed and the exposed tiles together: 13 between turns, and 14 from drawing or claiming a tile until the discard. Kongs, quints and sextets do not change the count, and nothing is replaced from the wall.
american-model-2 = Every tile is in one place
    .rule = A tile is always in one place: in the wall, among the concealed tiles of a rack, in an exposure, among the discards, which keep their order and their places, or on its way in a pass. None appears and none vanishes.
    .differ = How many tiles each seat has is open to the whole table; a call of a dead hand may come of it.
american-model-3 = The point of no return of each act
    .rule = Each act becomes final at one point; before it nothing is lost, after it nothing is undone. A discard, when it is fully named or touches the table. A draw, when the tile has moved, and only a valid claim undoes it. A claim, with the tile on top of the rack or own tiles shown. An exposure, with the discard or the first exchange. Mahjong, when the hand is shown. An exchange, when the tiles have changed places. A swap for a blank, when the discard is taken.
american-model-4 = Referee mode and adjudication mode
    .rule = With a referee, the usual way on line, what is impossible whatever the card is refused without consequence: an act at the wrong time, a blank in a group, a claim without the tiles. At a real table what happened has happened, and a ruling says what follows. What depends on the card, an exposure that is in no line or a false Mahjong, is prevented in neither mode.
    .refusal = Not allowed: that is not how it is done now.
    .why = What is impossible is refused and costs nothing. What depends on the card may be done, even where it goes wrong.
    .differ = No source settles this. Another program, too, refuses malformed exposures and lets players kill their own hands.

## Tiles

american-tiles-1 = The 152 tiles
    .rule = The game has 152 tiles: 108 of the suits Bam, Crak and Dot, 1 to 9, four of each; 16 winds, four of each; 12 dragons, four red, four green and four white; 8 flowers and 8 jokers. That is 35 natural kinds and the joker.
american-tiles-2 = Each dragon has its suit
    .rule = The green dragon belongs to Bam, the red one to Crak and the white one, Soap, to Dot. Winds and flowers have no suit.
american-tiles-3 = All eight flowers are alike
    .rule = The eight flowers are one kind; numbers and seasons drawn on them do not count. They are ordinary tiles: kept, passed, discarded, claimed for groups. They are never set aside and never replaced.
american-tiles-4 = Soap: white dragon and zero
    .rule = Soap is two things: the white dragon, which belongs to Dot, and the zero. As a zero it has no suit, whatever colour the card prints it in.
american-tiles-5 = Zero is never part of a run
    .rule = Zero is never one of several numbers in a row: it comes neither before the 1 nor after the 9.
american-tiles-6 = How many naturals there are
    .rule = There are four tiles of every kind, and eight flowers. So a quint that is not of flowers holds at least one joker and a sextet at least two; those of flowers may be all natural.
american-tiles-7 = Blanks come on top
    .rule = Blanks are not among the 152. They join only if the whole table accepts them.

## Racks

american-rack-1 = Concealed tiles and exposures
    .rule = Concealed tiles stand on the sloped part of the rack. Exposures lie face up on its flat top, each group apart and in everybody’s view.
american-rack-2 = What racking is
    .rule = Racking is putting the tile among one’s own concealed tiles. Touching the rack with it or tapping is not. The drawn tile may be discarded, declared or exchanged with without racking it; to discard another tile it is racked first. On line this happens with the discard.
american-rack-3 = A claimed tile goes on top
    .rule = A claimed tile goes on top of the rack and never among the concealed tiles.

## East

american-east-1 = The first East
    .rule = The first East is the host, or whoever throws most with two dice; ties throw again. On line the four seats are drawn by lot, each with the same chance.
american-east-2 = East has one more tile and the first discard, no more
    .rule = East starts with 14 tiles and makes the first discard. There is no other privilege: no payment is multiplied because of East.
american-east-3 = East moves on after every hand
    .rule = When a hand is over, whoever won it and in a Wall Game too, East passes to the player on the right: South becomes East. Nobody stays East for winning.
american-east-4 = Dealt again: the same East
    .rule = A hand that is thrown in is dealt again with the same East, and does not count.
    .differ = The sources say it of three wrong counts. Here it holds for every hand that is thrown in.
american-east-5 = Changing seats every four hands
    .rule = At a regular table of four, the original East changes seats with the player on the right each time a round of four hands is complete, so that neighbours change. It is a table option; if the table says nothing, seats stay.
american-east-6 = Heavenly Hand
    .rule = If the 14 dealt tiles are a hand already, East may declare Mahjong before the first pass. Then there is no Charleston, and it pays as self-drawn. During the Charleston East may not do so any more.
    .refusal = Not allowed: before play only East, { $turn }, may declare Mahjong, and only before choosing the first pass.
    .why = The others hold 13 tiles and win from the first discard on. The request is refused and costs nothing.
    .differ = The main source refers to the rules of the National Mah Jongg League without saying more. Here the hand counts, pays as self-drawn, and doubles without jokers.
american-east-7 = Earthly Hand
    .rule = After the Charleston and before the first discard, East may declare Mahjong with the 14 tiles. It pays as self-drawn.

## Wall and deal

american-wall-1 = The four walls
    .rule = There are four walls, one before each rack: 19 stacks of two tiles, 38 tiles in each wall.
american-wall-2 = Where the wall is broken
    .rule = East throws two dice and counts that many stacks from the right end of East’s own wall. Those stacks stay back and are drawn last. The deal starts with the stack to the left of the break.
american-wall-3 = The order in which walls are used
    .rule = Tiles leave stack by stack, the upper one first. When a wall is used up, the wall of the player on the left follows: what is left of East’s wall, North’s, West’s, South’s and, at the end, the stacks East kept. Walls are used clockwise; turns go the other way.
american-wall-4 = The deal
    .rule = Three times East, South, West and North take four tiles. Then East takes the first and the third upper tile, South the first lower one, West the next upper and North the next lower. East has 14 and the others 13: 53 tiles. The next to be drawn is the 54th.
american-wall-5 = The 99 tiles left are all drawn
    .rule = After the deal 99 tiles are left, and all are drawn. There is no dead wall, no reserve and no end for replacements.
american-wall-6 = The deal on line
    .rule = On line the tiles come from one shuffled list, and the dice only say where the break would be and which stacks are the last ones: the chances are the same. The whole order is sealed before the deal and revealed when the hand is over.
american-wall-7 = A tile turned by accident
    .rule = A tile of the wall that is lifted or turned over by accident goes back to exactly where it was.

## Charleston

american-charleston-1 = The first Charleston is compulsory
    .rule = Everybody plays the first Charleston, even with a hand that is nearly made: right, across and left. Right is the seat that plays next. The only exception is East’s Heavenly Hand.
american-charleston-2 = Three tiles in each pass
    .rule = In each pass exactly three tiles leave each seat, face down and chosen before looking at those that arrive. After the pass every hand has as many tiles as before, and a choice is not changed after seeing what came.
    .refusal = { $chosen ->
        [1] Not allowed: you have chosen your tiles for this pass.
       *[other] Not allowed: three tiles are passed, those that go blind included.
    }
    .why = The three are chosen before you see what comes, and then they stand. The request is refused and costs nothing.
american-charleston-3 = A joker is never passed
    .rule = A joker is never passed, not in the first Charleston, nor in the second, nor in the courtesy pass. On line it is refused; at a real table it is handed back and replaced by another tile.
    .refusal = Not allowed: a joker is never passed. Choose another tile.
    .why = The request is refused and costs nothing. Your pass is still open.
american-charleston-4 = The second Charleston needs all four
    .rule = The second Charleston is played only if all four accept before it starts: left, across and right. A single “no”, without reasons, cancels it. Once begun, all three passes are made, and nobody stops it midway.
    .refusal = Not allowed: there is no vote now, or you have voted.
    .why = There is one vote, between the first Charleston and the second. The request is refused and costs nothing.
    .differ = According to one manual it may be stopped while nobody has looked at the tiles. Here a second Charleston that has begun is finished.
american-charleston-5 = The blind pass
    .rule = On the third pass of each Charleston, the first left and the last right, one, two or all three of the tiles you pass may come from those just arriving, unseen. On the other passes never. Without a blind pass, all three come from your hand.
    .refusal = Not allowed: there is no blind pass on this pass.
    .why = The blind pass exists only on the third pass of each Charleston. Choose three tiles of your hand.
american-charleston-6 = How a blind pass is made
    .rule = Before seeing anything you say how many tiles you pass blind, none to three, and choose the others from your hand. Of those that arrive, that many go on without your seeing them, picked at random; the rest join your hand, and only then do you look. Any number of seats may do it in the same pass.
    .differ = That the table picks at random is ours: at a real table they are taken without a look.
american-charleston-7 = When blind passes go full circle
    .rule = If several pass blind, the one who passes most own tiles starts; in a tie, the first in order from East. Gaps travel as debts. Each seat sends on, unseen, as many as it said, tiles before debts, and keeps the rest. When the circle closes, debts that others kept are paid, unseen, with the tiles that came back to the starter; debts that come back lapse. If all four pass three blind, nothing moves.
    .differ = The sources explain the ordinary blind pass and say neither who starts in a tie nor in which order tiles are shared out. The exact order is ours and keeps every tile.
american-charleston-8 = The courtesy pass
    .rule = After the last Charleston that is played, each pair of opposite players, East with West and South with North, may swap none to three tiles. Each side names a maximum and the smaller number counts. The two pairs do not depend on each other. It is offered also where there was no second Charleston.
    .refusal = { $agreed ->
        [1] Not allowed: you and the player across have agreed to swap { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        }.
       *[other] Not allowed: in the courtesy pass you name a number from 0 to 3, and you name it once.
    }
    .why = Each side offers a maximum and the smaller one is swapped. The request is refused and costs nothing.
american-charleston-9 = What comes before the first discard
    .rule = This is the order: deal, Heavenly Hand if there is one, first Charleston, vote, second Charleston if it is accepted, courtesy pass, count, Earthly Hand if there is one, and East’s first discard. With that discard the hand truly begins.
    .refusal = Not allowed: this is not the moment for it.
    .why = Everything has its place: the Charleston before the first discard, the rest after it, and nothing once the hand is settled. The request costs nothing.
american-charleston-10 = Looking at a blind-passed tile
    .rule = Looking at a tile that is passed blind is against the rules. On line it is impossible.
    .differ = Social play has no written penalty; some tournaments deduct 10 points.

## The turn

american-turn-1 = The order of turns
    .rule = Play goes counter-clockwise: East, South, West, North. East opens with a discard, without drawing.
    .refusal = Not allowed: { $turn } is to play.
    .why = A turn ends with the discard and with the others’ answers. Asking early costs nothing.
american-turn-2 = What a turn is made of
    .rule = A turn is to get one tile, drawn or claimed; to make any number of joker exchanges; and to discard one concealed tile or declare Mahjong.
    .refusal = { $count ->
        [1] Not allowed: you have no { $tile } in your hand.
       *[other] Not allowed: you discard one tile, no more and no less.
    }
    .why = A discard takes the hand from 14 tiles to 13. Your turn goes on: choose a concealed tile.
american-turn-3 = After a claim: expose, then discard
    .rule = After a claim for an exposure you show the valid group and discard, without drawing.
    .refusal = Not allowed: after exposing you must have a tile left to discard.
    .why = Whoever exposes then discards without drawing. The request is refused and costs nothing.
american-turn-4 = Play goes on from the last discard
    .rule = Next comes the player on the right of whoever discarded last. Seats between the discarder and the claimant lose that turn. Dead hands are skipped.
american-turn-5 = Down is down
    .rule = A final discard is not taken back: whoever made it can neither claim it nor use it in an exchange. Only a blank, where they are played, takes it back.
    .refusal = Not allowed: your discard is on the table and the others answer.
    .why = Down is down. When they have answered, play goes on; the request costs nothing.
american-turn-6 = Discarding a joker
    .rule = A joker may be discarded. One says “joker”, “same” or the name of the tile before it; whatever is said, it is dead.
american-turn-7 = No picking ahead
    .rule = It is forbidden to draw or look at a tile of the wall before the player ahead has discarded, and to play out of turn. On line it does not happen; at a real table it kills the hand.
    .refusal = Not allowed: it is not your turn; { $turn } is to play.
    .why = You draw and discard in your own turn. At a real table this would kill your hand; here it costs nothing.

## Claims

american-claim-1 = Who may claim
    .rule = The live discard may be claimed by any of the other three seats with a live hand; never by its discarder, and never by a dead hand.
    .refusal = Not allowed: { $tile } is your own discard.
    .why = The other seats decide. The request is refused and costs nothing.
american-claim-2 = Only the last discard
    .rule = Only the last discard can be claimed, while it is available. Earlier ones are out of reach; a blank is the only exception, and it is not a claim.
    .refusal = Not allowed: that tile is gone.
    .why = The request is refused and costs nothing. Play goes on where it was.
american-claim-3 = For an exposure or for Mahjong
    .rule = A claim is for exposing a group of three, four, five or six equal tiles, or for completing the hand and declaring Mahjong. For nothing else.
american-claim-4 = A claimed tile is used at once
    .rule = A claimed tile is used at once, in a valid exposure or for Mahjong. It is not claimed to be kept.
    .refusal = Not allowed: { $tile } is used at once, in an exposure or for Mahjong.
    .why = A discard is not taken to be kept. The request is refused and costs nothing.
american-claim-5 = No claim for a pair
    .rule = A discard is not claimed for a pair or for a single tile, unless it completes Mahjong.
    .refusal = Not allowed: { $tile } cannot be claimed for a pair, except for Mahjong.
    .why = An exposure has three tiles at least. The request is refused and costs nothing.
american-claim-6 = No claim for a block of different tiles
    .rule = A block of different tiles, the four winds together, a year, a run or any row of singles and pairs, is neither claimed nor exposed before Mahjong, and takes no jokers. Its last missing tile may be claimed for Mahjong. Exposing it is an invalid exposure.
    .refusal = Not allowed: beside { $tile } you can expose only tiles like it, or jokers.
    .why = Singles, pairs and blocks of different tiles are shown only with Mahjong. The request is refused and costs nothing.
american-claim-7 = The rest comes from the hand
    .rule = The rest of the group comes from the claimant’s concealed tiles, naturals or jokers. No natural is needed: two jokers and the claimed tile are a pung.
    .refusal = Not allowed: you do not hold those tiles.
    .why = When you claim { $tile }, the rest of the group comes from your concealed tiles. The request is refused and costs nothing.
american-claim-8 = Claiming is never compulsory
    .rule = Nobody ever has to claim.
american-claim-9 = Withdrawing a claim
    .rule = A claim may be withdrawn as long as it is not final. The discard then stays live for the others and play goes on. On line the choice travels with the claim and is not withdrawn.
    .differ = One column lets even a tile on the rack go back while no other is shown. We follow the stricter rule.
american-claim-10 = Jokers and blanks cannot be claimed
    .rule = A discarded joker or blank cannot be claimed, not even when it was named as another tile. Only where somebody declares Mahjong on the spoken name is there a penalty, for whoever misnamed it.
    .refusal = Not allowed: a discarded blank is for nobody.
    .why = The request is refused and costs nothing. Play goes on where it was.
american-claim-11 = A claim is spoken
    .rule = A claim is announced; taking the tile in silence is none. Which word is used gives no priority.

## The claim window

american-window-1 = When the window opens
    .rule = The window for claims opens when the discard is final.
american-window-2 = When the window closes
    .rule = It closes with the first of these acts of the player whose turn is next: racking the drawn tile, discarding it, declaring Mahjong, or starting a joker exchange.
    .refusal = Not allowed: { $tile } is no longer claimed, its window closed with the next draw.
    .why = A discard is claimed before the next player draws. The request is refused and costs nothing.
american-window-3 = Lifting the tile does not close it
    .rule = Lifting the drawn tile, holding it, looking at it or tapping the rack with it does not close the window. If somebody claims, the tile goes back to exactly its place, although it has been seen, and nobody pays for it.
american-window-4 = Mahjong can still overtake
    .rule = Once an exposure is final, other exposures are out. Mahjong can still overtake it until whoever exposed discards or starts an exchange; then the tile stays in the group.
american-window-5 = Two equal discards in a row
    .rule = If two equal tiles are discarded in quick succession, only the second can be claimed.
american-window-6 = After a Mahjong is shown
    .rule = When Mahjong has been declared and shown, no earlier discard is claimed; if it turns out false, precedence decides.
american-window-7 = The window on line
    .rule = On line every discard is put to all other live hands: pass, expose or Mahjong. When all have answered, or time is up and the table passes, the answers are judged together. A swap for a blank is no answer and acts at once. At a real table the order of events counts.
    .refusal = Not allowed: each discard is answered once, and nothing else is done meanwhile.
    .why = What you answered stands until the next discard. The request is refused and costs nothing.
    .differ = No source speaks of play on line. Asking everybody at once gives the same ruling as a real table, except where somebody stays silent and is overtaken.
american-window-8 = The window on the last discard
    .rule = After the last discard of the wall nobody draws: the window closes when all the others have passed.

## Precedence

american-precedence-1 = Mahjong beats an exposure
    .rule = A valid and timely Mahjong goes before any exposure. Between claims of the same kind the order of play decides.
american-precedence-2 = What the order of play is
    .rule = The order of play counts seats from the discarder, counter-clockwise: the nearest comes first. Who spoke first does not count, nor does the size of the group: a kong does not go before a pung.
american-precedence-3 = Mahjong even against tiles already shown
    .rule = Mahjong goes before an exposure even if the exposing player has shown tiles; those tiles return to the rack without a penalty.
american-precedence-4 = Silence gives up priority
    .rule = Only at a real table: if the seat that comes first stays silent and another has made the claim final, with the tile on the rack or tiles shown, that one keeps it against a claim of the same kind.
american-precedence-5 = Two Mahjongs, the first one false
    .rule = If two declare Mahjong and the one who comes first proves wrong, the tile belongs to the other.
american-precedence-6 = A false Mahjong against an exposure
    .rule = If one declares Mahjong and another wants to expose, and the Mahjong is false, the tile stays with the dead hand and the exposure is lost.
american-precedence-7 = Mahjong on the pick and on the discard
    .rule = If somebody declares Mahjong on the tile just drawn and somebody else on the discard before it, whatever happened first counts. On line the two never meet: tiles are drawn when nobody claims any more.
    .differ = At a real table, when it is truly at once, a letter of 2025 calls it a tie and both win, without saying what is paid. Here the first one wins.

## Exposures

american-exposure-1 = What can be exposed
    .rule = Only pung (3), kong (4), quint (5) and sextet (6) of one natural kind are exposed. The group holds the claimed tile; the others are like it, or jokers.
    .refusal = Not allowed: a pung is 3 tiles, a kong 4, a quint 5 and a sextet 6, { $tile } included; here there are { $count }.
    .why = The name of an exposure says how many tiles it has. The request is refused and costs nothing.
american-exposure-2 = The whole group is shown
    .rule = The group is shown whole and at once on top of the rack, and stays there in view for the rest of the hand.
american-exposure-3 = Pairs and singles only with Mahjong
    .rule = Pairs, singles and blocks of different tiles are shown only when Mahjong is declared.
american-exposure-4 = An exposure is never enlarged
    .rule = A claimed discard always makes a new exposure: it does not enlarge an earlier one. Nor is a fixed exposure enlarged or reduced from the hand.
    .refusal = Not allowed: a fixed exposure does not change.
    .why = It is neither enlarged nor reduced, by a discard or from the hand. The request is refused and costs nothing.
american-exposure-5 = Correcting an exposure
    .rule = Whoever has just exposed may change the exposure until discarding or starting an exchange, as long as the claimed tile stays in the group.
    .refusal = Not allowed: a new exposure may be corrected until the discard or the first exchange, and only until then.
    .why = While it may be corrected it is not called; afterwards it does not change. The request costs nothing.
american-exposure-6 = What a correction may change
    .rule = A correction may add or take away tiles, from pung to kong and so on, or swap own jokers for own naturals. It may not give the claimed tile back, move it to another group, or leave a group of fewer than three.
    .refusal = Not allowed: { $tile }, the claimed tile, stays in its group, with tiles like it or jokers, three to six in all.
    .why = A correction uses tiles of your hand and of that same group. The request is refused and costs nothing.
american-exposure-7 = Exposures bind the hand
    .rule = There must be at least one X line on the card in which all exposures are complete and distinct groups, under one choice of suits and numbers for all. If not, the exposure just made is invalid.
    .uncounted = The exposures are not whole groups of { $line }.
american-exposure-8 = A claim completes a whole printed group
    .rule = A claim completes a whole printed group, never a part: a pung does not serve where the line asks for a kong, and two equal pairs printed apart are not a kong.
american-exposure-9 = Exposures come in any order
    .rule = The groups of a line may be exposed in any order.
american-exposure-10 = Only a claimed discard is exposed
    .rule = Exposures come only from a claimed discard. Exposing after a draw or after an exchange is not provided for, and on line it is refused.
    .refusal = Not allowed: you expose only with a claimed discard, not with tiles of your own hand.
    .why = What you draw or exchange stays concealed until Mahjong. The request is refused and costs nothing.
    .differ = No source has a penalty for it.
american-exposure-11 = Claiming without the group
    .rule = Whoever has made a claim final and cannot form a valid group keeps the tile, and the hand is dead. On line it does not happen: without the tiles the claim is refused.

## Concealed hands

american-concealed-1 = X lines and C lines
    .rule = Every line of the card carries an X or a C. X lines may be completed with or without exposures; C lines ask for a hand without any.
american-concealed-2 = Concealed: only the Mahjong discard
    .rule = Whoever plays for a C line may claim only the discard that completes Mahjong.
american-concealed-3 = Plans may change
    .rule = Plans are free: you may turn from a C line to an X line at any time, and from X to C while nothing is exposed.
american-concealed-4 = With an exposure, only X lines
    .rule = With any exposure on the rack only X lines can be won.
    .uncounted = { $line } is marked C, and the hand has exposures.
american-concealed-5 = An exchange keeps the hand concealed
    .rule = Exchanging a tile for the joker of somebody’s exposure, on one’s own turn after drawing, keeps the hand concealed and may complete a C line.
american-concealed-6 = No claim and exchange to finish a C line
    .rule = A C line is not completed by claiming a discard for a group and then exchanging a joker: that claim would be an exposure. The claimed tile itself has to be the fourteenth.

## Jokers

american-joker-1 = What a joker stands for
    .rule = A joker stands for any natural kind, flowers included, within a group of three or more equal tiles.
    .differ = One program forbids it in groups of flowers. The rules do not.
american-joker-2 = Never in a single or a pair
    .rule = A joker never stands in a single tile, in a pair, or in a block of different tiles.
    .uncounted = { $count ->
        [one] One joker has
       *[other] { $count } jokers have
    } no place in { $line }: jokers go into groups of three or more alone.
american-joker-3 = A group of nothing but jokers
    .rule = A group may be nothing but jokers if it has three or more and the line allows the group. An exposed group always holds at least the claimed tile; so groups of jokers alone are among the concealed tiles shown at Mahjong.
american-joker-4 = A joker is not the zero
    .rule = A joker never represents the zero of the number of the year: that tile is Soap. In a printed group of three or more Soaps a joker stands for Soap as in any other group, unless the table agrees otherwise.
    .differ = To the letter, the main source says that a joker cannot be zero. A table may choose that reading; if it says nothing, groups of three or more take jokers.
american-joker-5 = A discarded joker is dead
    .rule = A discarded joker is not claimed, not exchanged and not taken back with a blank.
    .refusal = Not allowed: a discarded joker is for nobody.
    .why = It is dead from the moment it touches the table. The request is refused and costs nothing.
american-joker-6 = When a joker is exchanged
    .rule = You exchange on your own turn, after drawing or after making a valid exposure with a discard, and before discarding.
    .refusal = Not allowed: you exchange on your own turn, after drawing or exposing.
    .why = Wait until you have the tile of your turn. At a real table doing it early kills the hand; here it costs nothing.
american-joker-7 = Whose joker may be taken
    .rule = The joker may be taken from any valid exposed group on the table, your own rack included. Valid means a well-formed group: that it is in no line matters only once the hand is called dead.
    .refusal = Not allowed: there is no exposure with a joker there.
    .why = You take a joker that lies open on top of a rack. The request is refused and costs nothing.
american-joker-8 = Several exchanges in a turn
    .rule = A turn has room for several exchanges, one after another, each of them legal when it is made.
american-joker-9 = How an exchange is made
    .rule = You give a concealed natural of the kind the group stands for and receive the joker among your concealed tiles. Never the other way: a joker is not given for a natural. The number of tiles stays the same. A finished exchange is not undone, and nobody has to make one.
    .refusal = Not allowed: that joker is had for { $tile }, from your concealed tiles.
    .why = The natural has to be of the kind the group stands for. The request is refused and costs nothing.
american-joker-10 = No claim to obtain a joker
    .rule = A discard is not claimed to obtain a joker, nor to complete half an exposure afterwards by an exchange. First comes a whole valid exposure with what you hold; then the exchanges.
american-joker-11 = A win by exchange is self-drawn
    .rule = Mahjong completed by an exchange counts as self-drawn, whoever owns the exposure, and also when the turn began with a claimed discard.
    .line = It was completed by a joker exchange and counts as self-drawn.
american-joker-12 = An exchange closes the window
    .rule = Starting an exchange closes the window on the discard before it and fixes the exposure made in that turn.
american-joker-13 = Jokerless after exchanges
    .rule = A hand whose jokers were all exchanged away before the declaration is jokerless.
american-joker-14 = What an exchanged joker may do
    .rule = A joker obtained by an exchange may be kept, used in the hand that is declared, or discarded; it gives no right to another exposure.
american-joker-15 = Exchanging out of turn
    .rule = An exchange announced by a player who has neither drawn nor claimed may be withdrawn without a penalty; once performed, it kills the hand. On line it is refused.
american-joker-16 = The jokers of a dead hand
    .rule = Which jokers of a dead hand can still be exchanged depends on which exposures stay on its rack (american.dead.4).

## Errors: principles

american-error-1 = Not every mistake kills a hand
    .rule = Not every mistake kills a hand. It depends on the act, on whether it was final, and on when it is noticed.
american-error-2 = Wrong number of tiles
    .rule = A wrong number of tiles can kill a hand; noticed during the deal, it can lead to a new deal (american.adj.1 to american.adj.6). On line the table counts, and it does not happen.
american-error-3 = Invalid exposure
    .rule = An invalid exposure may be corrected before it is fixed. Afterwards it can kill the hand: when another live hand calls it and it is confirmed that no X line allows it.
american-error-4 = Mahjong in error
    .rule = A Mahjong that was only spoken may be withdrawn before tiles are shown. Showing a hand that is none can kill it (american.adj.13 to american.adj.18). On line declaring and showing are one act.
american-error-5 = From Mahjong to an exposure
    .rule = If Mahjong was said on a discard and nothing but the group which that tile completes has been shown, it may become an exposure, provided the hand may expose; then comes the discard. Not with a C line, nor with a drawn tile.
american-error-6 = No hand is opened before the check
    .rule = Nobody shows or disturbs a hand before a declared Mahjong has been verified. A hand thrown in early is dead too.

## Errors: table of rulings

american-adj-1 = Wrong count before the Charleston
    .rule = A wrong count found during the deal or before the Charleston is put right on the spot only if nobody has looked at tiles and it is plain which one lies wrong. Otherwise the hand is dealt again. Nobody pays.
american-adj-2 = Wrong count before the first discard
    .rule = Found during the Charleston or after it, before East’s first discard, the hand is dealt again. Nobody pays.
american-adj-3 = North is one tile short
    .rule = An exception to these two: if only North, at East’s left, is one tile short and East has not discarded, North takes the next tile of the wall and play goes on.
american-adj-4 = One wrong count during play
    .rule = After East’s first discard a hand with a wrong number of tiles is dead and cannot be repaired. The others play on, and it pays the winner as usual.
american-adj-5 = Two wrong counts
    .rule = If two hands with wrong counts are found together after the first discard, the hand stops and is dealt again. Found one after the other, each dies when it is found.
    .differ = One manual stops the hand; other sources let two dead hands sit and two play on. Here it depends on whether they are found together.
american-adj-6 = Three wrong counts
    .rule = With three hands of a wrong number of tiles the hand is dealt again.
american-adj-7 = Invalid exposure, still open to correction
    .rule = An invalid exposure noticed before it is fixed is corrected without letting go of the claimed tile, and without a penalty. If there is no way, the hand is dead.
american-adj-8 = Invalid exposure, challenged
    .rule = If a fixed invalid exposure is called, the hand is dead and that exposure returns to the concealed tiles. The hand will pay the winner as usual.
american-adj-9 = Invalid exposure, never challenged
    .rule = If nobody calls a fixed invalid exposure, play goes on. If it declares Mahjong later, the whole hand is checked.
american-adj-10 = Exchange before drawing or claiming
    .rule = Whoever exchanges a joker without having drawn or claimed is dead as soon as somebody calls it. The exchange stands. The hand will pay the winner.
american-adj-11 = Exchange with the wrong tile
    .rule = If an exchange put a wrong tile into a group and it is noticed before the next discard, it is undone without a penalty. If it is noticed later, the hand that owns the exposure dies for not watching it; whoever put the tile there plays on.
american-adj-12 = Drawing ahead or out of turn
    .rule = Drawing ahead or out of turn kills the hand. A tile that is not racked returns to its place; a racked one stays with the dead hand. If the tile discarded out of turn completes somebody’s Mahjong, the offender alone pays four times the value; it is not claimed for an exposure.
    .line = Whoever drew out of turn pays alone: four times the printed value.
    .differ = Published answers disagree on claiming that discard for an exposure. Here it serves only for Mahjong.
american-adj-13 = Mahjong spoken and withdrawn
    .rule = Mahjong said in error, with nothing shown and nobody else’s hand touched: it is withdrawn and play goes on, without a penalty.
american-adj-14 = False Mahjong with tiles shown
    .rule = Mahjong in error, with tiles shown and the other three hands intact: the declarer’s hand is dead, and what was shown is concealed again. The turn ends without a discard, and the player on the declarer’s right goes on. The hand will pay the winner; in a Wall Game, nothing.
american-adj-15 = False Mahjong and one more hand open
    .rule = Mahjong in error and one more hand shown or thrown in: both are dead, and the two intact ones play on. If one of those dies later too, it pays the survivor twice the value of the line it was after, and the hand is over.
    .line = The hand that died last pays: twice the value of the line it was after.
    .differ = The same holds however that last hand dies, as long as a false Mahjong is among the three deaths. If nobody named the line, the nearest counts, and of several the cheapest.
american-adj-16 = False Mahjong and one intact hand
    .rule = Mahjong in error and two other hands thrown in: the hand is over. The declarer pays the one intact hand twice the value of the line attempted. The other two neither pay nor receive.
    .line = Whoever declared in error pays: twice the value of the line attempted.
    .differ = The line attempted is the one named at the declaration; if none was named, the one that lacked fewest tiles, and of several the cheapest.
american-adj-17 = False Mahjong and a wrecked wall
    .rule = Mahjong in error and somebody else wrecks the wall before it is verified: the hand is over, and whoever wrecked the wall pays each intact hand the lowest value on the card.
    .line = Whoever wrecked the wall pays: the lowest value on the card, to each intact hand.
american-adj-18 = False Mahjong and all three others open
    .rule = Mahjong in error and all three other hands thrown in: the hand is over, nobody pays, and it is dealt again.
    .differ = One tournament gives zero to all four; dealing again is ours.
american-adj-19 = Misnamed discard and Mahjong
    .rule = If somebody declares Mahjong on the wrong name that was said, the hand is over and whoever misnamed the tile pays alone four times the value, even if it was a joker. A joker thrown under the name of the tile before it is not misnamed.
    .line = Whoever misnamed the tile pays alone: four times the printed value.
american-adj-20 = Misnamed discard and an exposure
    .rule = If the wrong name is claimed for an exposure, the word may be withdrawn. With tiles already shown, the hand is dead if the real tile is of no use to it. Whoever misnamed the tile has no penalty.
american-adj-21 = Misnamed discard put right
    .rule = A misnamed discard that is put right at once goes by its true name. The tile stays where it is, is not swapped for another, and may be claimed under that name.
american-adj-22 = Mahjong on the name and on the tile
    .rule = If one declares Mahjong on the spoken name and another on the real tile, the real tile counts, and payment is as usual.
american-adj-23 = False Mahjong on a discard
    .rule = After a false Mahjong on a discard the tile stays with the dead hand. Another hand may still take it for Mahjong, but not for an exposure.
american-adj-24 = Picking from the wrong wall or end
    .rule = Drawing from another wall or from the other end kills the hand; a tile from the wrong end stays with it. If several draw from the wrong end, the hand is dealt again. If somebody wins on that tile when it is discarded, the offender alone pays four times the value.
    .line = Whoever drew from the wrong place pays alone: four times the printed value.
american-adj-25 = Discarding without a draw
    .rule = Discarding without having drawn or claimed leaves the hand one tile short: it is dead. It will pay the winner.
american-adj-26 = First discard by a seat other than East
    .rule = If somebody other than East makes the first discard of the hand from the own tiles, it is taken back and East discards. If a tile was drawn for it, the hand is dealt again.
american-adj-27 = A joker in the Charleston
    .rule = A joker passed in the Charleston is handed back, and another tile takes its place. No penalty.
american-adj-28 = Three dead hands
    .rule = If three hands die and none of them by a false Mahjong, the hand is over, nobody pays, and it is dealt again.
american-adj-29 = A wrong call of a dead hand
    .rule = Calling a hand dead that is not does nothing to that hand. If the table has agreed on it, whoever was wrong pays the other that price when the hand is over; if it says nothing, a mistake is free.
    .line = A wrong call: the price the table agreed on is paid.
    .differ = One manual puts 50 points at stake when a call is disputed. A table may play it so; if it says nothing, it is free.
american-adj-30 = Claim withdrawn in time
    .rule = A claim withdrawn before it is final has no penalty.
american-adj-31 = Exposing on a C line
    .rule = Exposing, after a claim, tiles of a hand that fits only a C line is judged like any invalid exposure; if the hand dies, all its exposures return to the concealed tiles.

## Dead hands

american-dead-1 = What a dead hand stops doing
    .rule = A dead hand no longer draws, claims or discards; nor does it exchange, call a hand dead, declare or use blanks. Its turns are skipped.
    .refusal = Not allowed: that hand is dead and plays no more.
    .why = A dead hand does not play again before the next hand, but it pays like the others. The request costs nothing.
american-dead-2 = Who may call a hand dead
    .rule = Only another live hand may call a hand dead, at any time and from what everybody can see: exposures, discards and numbers of tiles. Asking whether it is dead is calling it. Nobody calls the own hand dead, and saying so has no effect. Until somebody calls it, it plays on.
    .refusal = Not allowed: you call another seat’s hand dead, never your own.
    .why = Your own hand plays on until somebody else calls it. The request is refused and costs nothing.
american-dead-3 = Grounds for a dead hand
    .rule = The grounds are: a wrong number of tiles after the first discard; fixed exposures that fit no X line; exposures of a C line; a false Mahjong with tiles shown; drawing or exchanging when it was forbidden; and a hand that can no longer be completed because the tiles it lacks all lie open elsewhere, jokers counting only where they fit.
    .refusal = Not allowed: a hand can be called dead from the first discard on.
    .why = Before the first discard nothing is in view. The request is refused and costs nothing.
    .uncounted = { $line } can no longer be completed: the tiles it needs are in sight.
american-dead-4 = Jokers and exposures of a dead hand
    .rule = Valid exposures made before the error stay on the rack, and the others may exchange their jokers on their turns. The wrong exposure and all later ones return to the concealed tiles. If the hand was after a C line, all return; if it died without a wrong exposure, all stay. Before it is called dead, everything exposed can be exchanged.
    .differ = One published answer leaves the jokers of a wrong exposure open when it is called late. Here the call closes them.
american-dead-5 = A dead hand pays the same
    .rule = A dead hand pays the winner exactly what it would pay alive. It never receives.
    .line = The dead hand of { $seat } pays as if it were alive.
american-dead-6 = How a call is checked
    .rule = A call is upheld if, from what everybody can see, no X line can be completed with those exposures any more, or no line at all if there are none. Jokers not seen, and those exposed in a group whose natural is not all in view, count as available. Upheld, the hand dies at once; if not, it costs what the table has agreed.
    .differ = Another program rules the same but kills whoever calls wrongly. Here it does not.
american-dead-7 = When a hand dies without a call
    .rule = A false Mahjong with tiles shown and a wrong number of tiles that the table knows kill the hand without a call. Everything else waits for one.
american-dead-8 = A dead player stays silent
    .rule = Whoever has a dead hand stays silent and calls no other hand dead.
    .refusal = Not allowed: a dead hand calls no other dead.
    .why = Your hand takes no part before the next hand. The request costs nothing.

## Winning

american-win-1 = Fourteen tiles of one line
    .rule = Mahjong is 14 tiles that match one line of the card exactly.
    .uncounted = { $line } lacks { $count ->
        [one] one tile
       *[other] { $count } tiles
    }: { $tiles }.
    .refusal = These fourteen tiles are no hand of the card.
american-win-2 = How a hand fits a line
    .rule = The 14 tiles, exposed ones included, are divided into the printed groups of one line, under one choice of suits and numbers. Each exposure is a whole group, and jokers only fill places in groups of three or more.
american-win-3 = Where the last tile comes from
    .rule = The last tile may be a discard, one drawn from the wall, or a joker from an exchange; for East also the dealt tiles.
american-win-4 = When several lines fit
    .rule = If the hand fits several lines, or one in several ways, the table counts the one that pays most, and of equal ones the first on the card.
    .differ = At a real table the winner gets what was announced. Here nobody loses points by not seeing them.
american-win-5 = No win with a blank
    .rule = A hand that holds a blank never wins.
    .refusal = A hand with a blank tile is never Mahjong.

## End of the hand

american-end-1 = Wall Game: nobody wins
    .rule = It is a Wall Game when the wall is finished and nobody has won.
american-end-2 = The last discard
    .rule = That is: the last tile was drawn, its drawer discarded, and nobody declared Mahjong on that discard. Any live hand may claim it for Mahjong, with a C line too; for an exposure it may not be claimed.
    .refusal = Not allowed: the last discard is claimed only for Mahjong.
    .why = After it nobody draws any more: either somebody wins, or it is a Wall Game. The request is refused and costs nothing.
    .differ = No source says whether the last discard may be exposed. Here it is refused.
american-end-3 = Nobody pays in a Wall Game
    .rule = In a Wall Game nobody pays anything, dead hands included. East moves on.
american-end-4 = A short wall changes nothing
    .rule = The rules do not change because the wall runs short, unless the table plays with a hot or a cold wall.

## The blank tile

american-blank-1 = A blank is not Soap
    .rule = A blank is not Soap and is not among the 152.
american-blank-2 = What a blank does
    .rule = It takes back an available tile from the discards, except a joker: the blank is left exactly in its place, and the tile joins the concealed hand. Order and places of the discards do not change.
    .refusal = Not allowed: you have no blank.
    .why = Each swap uses up one blank of your hand. The request is refused and costs nothing.
american-blank-3 = At any time
    .rule = It is used at any time, also during another seat’s turn or act: from East’s first discard, when there is something to take, to the end of the hand.
    .refusal = Not allowed: there are no discards to take back yet.
    .why = The first discard is East’s, after the Charleston. The request is refused and costs nothing.
american-blank-4 = It may interrupt
    .rule = It may be used at once, even while a claim or a Mahjong is pending. A tile already taken cannot be had: one that lies on a rack, or one of a group or a hand that is shown.
    .refusal = Not allowed: { $tile } lies on a rack already.
    .why = Only what still lies among the discards can be had. The request is refused and costs nothing.
    .differ = What “taken” means is our reading. If somebody had said Mahjong and loses the tile like this before showing, the word counts as withdrawn.
american-blank-5 = Two after one discard
    .rule = If two are after the same discard, it belongs to whoever takes it first; on line, to whoever reaches the server first. Turn and purpose do not count.
american-blank-6 = It does not replace the draw
    .rule = A swap in your own turn does not replace the draw: you draw from the wall all the same. It gives no further discard and moves no turn.
american-blank-7 = Neither a joker nor part of a hand
    .rule = A blank is no joker, stands for nothing, and belongs neither in an exposure nor in a winning hand.
    .refusal = Not allowed: a blank does not belong in an exposure.
    .why = It only takes back a discard. The request is refused and costs nothing.
american-blank-8 = Only if all four agree
    .rule = Blanks are played only if all four accept them before the hand. If not, none is added.
    .refusal = Not allowed: there are no blanks at this table.
    .why = They join only if all four accept them. The request is refused and costs nothing.
american-blank-9 = How many blanks
    .rule = There may be 2 to 8; with 6, which is usual, there are 158 tiles and the walls have 20, 20, 20 and 19 stacks.
    .differ = Sources give 2 to 8; sets usually bring 6, and one program uses 4. The table decides.
american-blank-10 = What it may recover
    .rule = It takes back any natural tile among the discards, the live discard and your own ones too. Not a joker, and not a blank.
    .refusal = Not allowed: you take back a natural tile from the discards, not a joker and not a blank.
    .why = Choose a tile that still lies among the discards. The request is refused and costs nothing.
    .differ = That it holds for your own discards too is ours.
american-blank-11 = Swapping the live discard
    .rule = Taking the live discard closes its window: the blank now in that place is not claimed, and pending claims lapse without a penalty. The next seat plays on; if the wall is finished, it is a Wall Game.
    .differ = No source tells of it. It follows from the blank’s right to interrupt.
american-blank-12 = Winning after a swap
    .rule = A swap that completes the hand of the player on turn allows Mahjong in that turn, after drawing or exposing, and pays as self-drawn. Outside the turn it leaves 13 tiles and does not win by itself.
    .differ = One source allows such a win; that it pays as self-drawn is ours.
american-blank-13 = One blank, one tile
    .rule = Each blank takes back one tile. Several may be used, one after another.
american-blank-14 = Not passed in the Charleston
    .rule = A blank is not passed in the Charleston or in the courtesy pass, as long as there are three other tiles to pass.
    .refusal = Not allowed: a blank is not passed. Choose another tile.
    .why = The request is refused and costs nothing. Your pass is still open.
    .differ = The main source does not say so; two sources that play with blanks do.
american-blank-15 = Discarding a blank
    .rule = A blank may be discarded; then it is dead for everybody.
    .differ = One source allows it and one program forbids it.
american-blank-16 = The swap is public
    .rule = The swap is public: who made it, in which place, and which tile was taken back.
    .differ = At some real tables it is done discreetly.
american-blank-17 = Wider than elsewhere
    .rule = Elsewhere a blank takes back only dead tiles, or only in somebody else’s turn. Here there are no such limits.

## Other house rules

american-option-1 = House rules are agreed beforehand
    .rule = No house rule counts unless all four accept it before the deal. The record of the game says which are in force.
    .refusal = Not allowed: now you only say, once, whether you accept the house rules.
    .why = One “no” is enough to play without them. The request is refused and costs nothing.
american-option-2 = Hot wall
    .rule = In the last wall, the stacks that East kept back, whoever gives Mahjong with a tile that is not safe pays for the whole table: the sum of what all three would pay. A tile is safe if its discarder can see three others like it among the discards, the exposures and the own hand.
    .line = The tile was not safe and the wall was hot: { $source } pays { $points } for the whole table.
    .differ = Details vary from group to group.
american-option-3 = Cold wall
    .rule = In the last wall a hand is won only by drawing, and no discard is claimed.
    .refusal = Not allowed: in a cold wall no discard is claimed.
    .why = The last stacks are won only by drawing. The request is refused and costs nothing.
    .differ = There is a milder form that forbids only exposures.
american-option-4 = Atomic: seven pairs
    .rule = Any seven natural pairs, without jokers, win as a concealed hand with a value fixed by the table. It is not played here.
    .differ = There are only scattered accounts of it.
american-option-5 = Three players
    .rule = All four walls, a deal for three (14 for East, 13 for the others) and no Charleston. In one variant the empty seat gets six packets of three from the wall, passes them in turn and collects those that reach it.
american-option-6 = Two players
    .rule = They sit opposite each other, with walls at the sides too, tiles are dealt to two, there is no Charleston, and East discards first.
american-option-7 = The fourteen-tile game
    .rule = The old form in which everybody holds 14 tiles and draws ahead is not played: it was abolished in 1947.
american-option-8 = Tournament points
    .rule = The value of the line, 10 more for self-drawn, 20 more without jokers (not in Singles and Pairs), 10 for each live hand in a Wall Game and 0 for dead ones; some tournaments take off 20 or 25 for feeding two or three exposures. It is another way of scoring and is not mixed with this one.
american-option-9 = Changes not supported
    .rule = Other numbers of jokers or flowers, a limit on what one person can lose, or a fifth person who bets are not supported.

## Score and payments

american-score-1 = The winner receives the printed value
    .rule = Only the winner receives; among the others nothing is paid. The value is what the card prints beside the line, and the alternatives of a line may have their own.
    .line = The card prints { $value } beside { $line }.
american-score-2 = Winning on a discard
    .rule = For a win on a discard the discarder pays twice the value and the others the value. All of it doubles again for an eligible hand without jokers.
    .line = { $source } discarded the winning tile and pays double, { $double }; the two others pay { $points } each.
american-score-3 = Self-drawn pays double
    .rule = For a self-drawn win each opponent pays twice the value, and double again for an eligible hand without jokers.
    .line = The hand was not won on a discard: each opponent pays double, { $points }.
american-score-4 = Jokerless pays double
    .rule = An eligible hand without jokers is worth double. Singles and Pairs are never eligible. This double multiplies with the one for a self-drawn win.
    .line = No joker among the fourteen tiles: the value counts twice.
american-score-5 = Concealed is no double
    .rule = Being concealed gives no double: neither a C line nor an X line made without exposures.
    .uncounted = It was won without exposures, and that is no double: it would have been { $points } more.
american-score-6 = Payment table
    .rule = With V the printed value: on a discard, 2V from the discarder and V from the others, 4V in all; without jokers, 4V and 2V. By drawing, by an exchange or with the dealt tiles, 2V from each, 6V in all; without jokers, 4V from each. Lines of Singles and Pairs pay as if they held jokers. In a Wall Game, nothing. Penalties are apart: 4V for a misnamed discard or a wrong draw, 2V to the last intact hand after a false Mahjong, and the lowest value on the card for wrecking the wall.
    .differ = The penalties are flat: they do not double, even where the hand has no joker.
american-score-7 = Dead hands pay too
    .rule = Dead hands pay like the others, in every row of the table.
american-score-8 = When jokerless is tested
    .rule = Whether there are jokers is looked at in the 14 tiles at the declaration. Those exchanged away before do not count.
american-score-9 = Points, never money
    .rule = kongbox handles no money: it shows results and explains the count. There are points only; no stakes, no balances, no currency.
american-score-10 = Which lines earn the jokerless double
    .rule = Every line doubles without jokers, except those of the section marked as Singles and Pairs. The card says so; it is not worked out from the size of the groups.
    .uncounted = Lines of singles and pairs are never doubled for having no joker: it would have been { $points } more.
american-score-11 = East pays like anybody else
    .rule = East pays and receives like anybody else.
american-score-12 = The result explains itself
    .rule = The result tells the line, its value, the way of winning, how many jokers there are, each factor with its clause, and what each seat gains or loses; the sum is zero.

## The card

american-card-1 = The annual card
    .rule = The winning hands are those of the card that the National Mah Jongg League publishes every year. kongbox has no connection with it.
american-card-2 = The card is copyrighted
    .rule = The annual card is copyrighted: none of its lines is kept here. Players bring their own as a file, and only they and the tables they open see it. kongbox brings only an invented practice card.
american-card-3 = Lines and sections
    .rule = A card has a little over fifty lines. The usual sections are the year, 2468, like numbers, quints, runs, 13579, winds and dragons, 369 and Singles and Pairs, and one that comes and goes. In some years there is a line with a sextet.
american-card-4 = Values of lines
    .rule = Most are worth 25 or 30; some 35, 40, 45 or 50; rarely 60, 75 or 85.
american-card-5 = Colours are suits to choose
    .rule = Colours are not suits but suits to choose: one colour, one suit; two, two different suits; three, all three. Flowers, winds and zeros are outside this. A note may change it.
american-card-6 = X or C and a value
    .rule = An X allows exposures, a C asks for a concealed hand, and the value stands beside it.
american-card-7 = Printed groups
    .rule = A space separates groups. A group of equal signs is a pair, a pung, a kong, a quint or a sextet; a group of different signs is a row of singles and pairs.
american-card-8 = Symbols of the card
    .rule = Digits are numbers and 0 is Soap; F is a flower; D a dragon, of the suit that its colour or a note says; N, E, W and S the winds; and dragons are named where a certain one is meant. Signs of addition are decoration.
american-card-9 = Fixed and flexible sections
    .rule = In fixed sections only the printed numbers count; in flexible ones, such as like numbers, runs and most quints, they are a sample. The note in parentheses decides.
american-card-10 = “OR”: alternatives of a line
    .rule = “OR” joins alternatives of one line, which may differ in numbers, winds, suits and value.
american-card-11 = Matching and opposite dragons
    .rule = A matching dragon is the one of the number’s suit. An opposite dragon is one of another suit than the numbers it goes with.
american-card-12 = What a card file holds
    .rule = The file has a name, a year and an edition, sections, with the mark for Singles and Pairs, and lines with section, X or C, value and alternatives. Each alternative is groups in order, each with how many tiles and which: a number fixed or to choose, a wind, a dragon, a flower or a zero. Mixed blocks are written as groups of one or two tiles.
american-card-13 = The conditions of a line
    .rule = Conditions are data, not sentences: suits different from each other or from a list of partitions, numbers from where to where, linked numbers, a dragon of the same suit or of another, winds from a list. The printed note is only a text that users may type.
american-card-14 = Where jokers fit
    .rule = A group takes jokers if it has three tiles or more, looked at group by group; how many equal tiles the whole line holds does not count.
american-card-15 = What is checked when a card is read
    .rule = When a card is read, it is checked that every alternative adds up to 14, that numbers stay from 1 to 9, that singles and pairs ask for no more tiles than there are, that the line can be made with 8 jokers, that X or C, value and section are there, that no name stands twice, and that lines of Singles and Pairs hold no group above two. What is wrong is refused with its line and the reason.
american-card-16 = The card unfolded
    .rule = Every line is unfolded into all its concrete hands, about a thousand for an ordinary card. Each remembers the line and alternative it comes from, so that it can be explained.
