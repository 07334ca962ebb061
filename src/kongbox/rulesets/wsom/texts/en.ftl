### The clauses of the rules 1.03, in the order of the book and in our own words.
### One book, one file: a clause is found by its number, so the length does no harm.

## 1. Tiles

wsom-tile-1 = The 136 tiles
    .rule = The game is played with 136 tiles, without flowers or seasons.
wsom-tile-2 = Four of each design
    .rule = There are 34 different designs and four tiles of each.
wsom-tile-3 = Numbers and honors
    .rule = Every tile belongs to one of two families: number tiles or honors.
wsom-tile-4 = Number tiles
    .rule = Number tiles come in three suits, characters, dots and bamboos, each running from 1 to 9: 27 designs.
wsom-tile-5 = Winds and dragons
    .rule = The honors are the four winds, East, South, West and North, and the three dragons, white, green and red: 7 designs.
wsom-tile-6 = Terminals and middle tiles
    .rule = The 1s and 9s are terminals (6 designs); 2 to 8 are middle tiles (21 designs). An honor is not a terminal: a rule that covers both names both.
wsom-tile-7 = No jokers
    .rule = There are no jokers, no red fives and no dora: no tile stands for another or is worth points by itself.

## 2. Objective

wsom-obj-1 = A race to complete the hand
    .rule = A session has a fixed number of hands. In each of them the four seats draw and discard to be the first to complete a winning hand.
wsom-obj-2 = Points are what counts
    .rule = Whoever wins a hand takes points from the other three, according to what the hand contains. Players rank by points, not by hands won.
wsom-obj-3 = The order of the game
    .rule = Each time seats are due to be chosen, places and first East are drawn by lot. Then, for every hand: shuffle, build the wall, break it, deal, play, score and pass the deal.
wsom-obj-4 = Everybody starts at zero
    .rule = Every seat starts with 0 points. A total may be negative, and nobody drops out because of it.

## 3. Winning hand

wsom-hand-1 = Regular or irregular
    .rule = A winning hand is of one of two kinds: regular or irregular.
wsom-hand-2 = Regular hand
    .rule = A regular hand has four sets and one pair, the eyes. Each set is a sequence, a triplet or a kong.
wsom-hand-3 = Irregular hand
    .rule = There are only two irregular hands: Thirteen Terminals and Seven Pairs. They make up category 10 of the scoring.
wsom-hand-4 = No other shape wins
    .rule = Only these shapes win. To meet the condition of a pattern without a winning shape is a false win; a hand made only of honors, for instance, wins only as a regular hand or as Seven Pairs.
    .refusal = Not allowed: the hand is not complete.
    .why = A win takes four sets and the eyes, Seven Pairs or Thirteen Terminals. Trying costs nothing here; at a real table it would be a false win.

## 4. Dice count

wsom-dice-1 = Whom the dice point to
    .rule = Add the two dice and count counter-clockwise, with the thrower as 1. A sum of 5 or 9 points to the thrower; 2, 6 or 10 to the lower seat; 3, 7 or 11 to the opposite seat; 4, 8 or 12 to the upper seat.
    .refusal = Not allowed: there are two dice, and each shows 1 to 6.
    .differ = The Spanish text speaks of throwing “a 5 and a 9”, which two dice cannot show: a sum of 5 or of 9 is meant.

## 5. Choosing seats

wsom-seat-0 = Seats are drawn by lot
    .rule = Seats are drawn by lot at the start of every quarter or of every half, as the tournament format says. The draw settles the four places and the first East.
    .differ = The rules do not say whether it is every quarter or every half. The table decides; if it says nothing, it is every quarter.
wsom-seat-1 = Sit anywhere first
    .rule = To begin with, the four players sit down wherever they like.
    .refusal = Not allowed: first all four players sit down.
wsom-seat-2 = Four winds, face down
    .rule = One tile of each of the four winds is turned face down; the four are mixed and left in a row.
    .refusal = Not allowed: the four winds are mixed face down, and each of them comes out once.
wsom-seat-3 = Odd and even at the ends
    .rule = One odd and one even number tile go face up at the two ends of the row, which makes it a row of six.
    .refusal = Not allowed: now an odd and an even tile go to the ends.
wsom-seat-4 = Two throws
    .rule = Anybody throws the dice. The player the count points to throws again, and the player this second count points to draws first.
    .refusal = Not allowed: now the dice are thrown, and the second throw belongs to whoever the first one pointed to.
wsom-seat-5 = Which end to draw from
    .rule = If the second sum is odd, winds are taken from the end of the odd tile; if it is even, from the end of the even tile. The player counted takes the first wind, and the others take the next ones counter-clockwise.
    .refusal = Not allowed: the winds are taken in order, one by each player.
wsom-seat-6 = Where each wind sits
    .rule = Whoever drew East takes the East seat of the table and is first East. South sits to the right, which is the lower seat; West sits opposite; North sits to the left, which is the upper seat.
    .refusal = Not allowed: the seats have been drawn.

## 6. Shuffling and building

wsom-shuffle-0 = Only without an automatic table
    .rule = Shuffling and building by hand is needed only when the table is not automatic.
wsom-shuffle-1 = All tiles face down
    .rule = Before shuffling, all tiles are turned face down.
    .refusal = Not allowed: first all tiles go face down.
wsom-shuffle-2 = Twenty seconds with both hands
    .rule = All four players mix with both hands for at least 20 seconds and aim for a thorough, random mix. Now and then they lift their hands, and nobody holds a tile back on purpose.
    .refusal = Not yet: { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } of mixing to go.
wsom-shuffle-3 = If a tile turns up
    .rule = A tile that comes to lie face up is first turned face down. Mixing goes on until 7 seconds have passed without another turning up.
    .refusal = Not yet: 7 seconds must pass without a tile turning up.
wsom-shuffle-4 = When building starts
    .rule = Taking your hands out of the middle means “done, as far as I am concerned”. The walls are built once all four have done so and agree, and whoever stopped may start mixing again at any time. If somebody builds early, the others may knock down that wall and mix it again, and a judge may inspect it for anything suspicious.
    .refusal = Not allowed: building starts when all four have taken their hands away and agree.
wsom-shuffle-5 = Seventeen stacks a side
    .rule = Each player builds 17 stacks of two tiles in front of them. Tiles that are exposed while building are mixed with some others, and the other players may add tiles of their own walls to that mix.
    .refusal = Not allowed: each wall has 17 stacks, and exposed tiles are mixed with others.
wsom-shuffle-6 = The walls form a square
    .rule = The walls are pushed into a square, end to end rather than end to corner, so that the inside, the river where discards go, is roomy.
    .refusal = Not allowed: the walls are built and now go together in a square.
wsom-shuffle-7 = Automatic tables
    .rule = Some events use automatic tables; then the judges say what to do.
wsom-wall-1 = Sixty-eight stacks
    .rule = The wall has four sides of 17 stacks: 68 stacks and 136 tiles.

## 7. Breaking the wall and dealing

wsom-deal-1 = Whose wall is broken
    .rule = East throws the dice and the count points to a player: the wall in front of that player is broken, and that player throws too.
    .refusal = Not allowed: it is for { $turn } to throw the dice.
wsom-deal-2 = The break number
    .rule = The break number is the sum of both throws, from 4 to 24.
wsom-deal-3 = Where the wall is broken
    .rule = That many stacks are counted from the right end of the wall, as the player behind it sees it, towards the left; past 17 the count runs on into the wall of that player’s upper seat. The wall is broken after the last stack counted, and tiles are taken from the next stack on, going left, which is clockwise.
    .differ = The chapter of the rules on breaking the wall has not been found. This is the general way of dealing, with both throws added as the summary of 2008 tells.
wsom-deal-4 = Three times four tiles
    .rule = East, South, West and North, in that order, take two stacks at a time, three times: 12 tiles for each seat.
    .refusal = Not allowed: it is for { $turn } to take four tiles.
wsom-deal-5 = The last tiles of the deal
    .rule = Then East takes two tiles, the top ones of the first and third stacks that remain, and each of the others takes one: 14 for East, 13 for the rest. Counted in order, stack by stack and top tile first, East gets the 49th and 53rd, South the 50th, West the 51st and North the 52nd.
    .refusal = Not allowed: it is for { $turn } to complete the hand.
wsom-deal-6 = The king’s tiles
    .rule = The last 14 tiles are the king’s tiles and are never drawn. At the start they are the seven stacks to the right of the break.
    .differ = The sources agree on 14. A table may settle on another number.
wsom-deal-7 = The kong box
    .rule = Supplement tiles come from the kong box, which is this same tail end of the wall.
wsom-deal-8 = The boundary moves
    .rule = Fourteen tiles always stay undrawn, however many kong there are: each supplement moves the boundary one tile into the wall. After the deal 136 − 53 − 14 = 69 tiles can be drawn, supplements included.
    .differ = The rules do not explain it, but they let a supplement be the seabed tile, and only this way can it be.
wsom-deal-9 = Seabed tile and riverbed tile
    .rule = The seabed tile is the last one that may be drawn: 14 are left after it. The riverbed tile is the discard of the player who drew it.
wsom-deal-10 = The order of supplements
    .rule = The first supplement is the top tile of the stack next to the break, the second is the bottom tile of it, and then comes the next stack to the right.
    .differ = The rules do not fix this order. Any order gives the same chances.

## 8. Turn and discards

wsom-play-1 = East opens the hand
    .rule = East begins, already holding 14 tiles and without drawing: East discards, declares a concealed kong or wins.
    .refusal = Not allowed: the tiles are dealt and { $turn } begins.
wsom-play-2 = The turn
    .rule = In its turn each seat draws one tile from the live end of the wall and then wins, declares a kong or discards one tile. After the discard the lower seat plays.
    .refusal = Not allowed: it is not your turn now.
    .why = The turn belongs to { $turn } and lasts until the discard is made and the claims are settled. Asking early costs nothing.
wsom-play-3 = The river
    .rule = Discards lie face up in front of the player who made them, inside the wall, from left to right and in rows of six, each row below the one before.
wsom-play-4 = How many tiles a hand has
    .rule = A hand has 13 tiles between turns and 14 when a discard is due; a kong counts as three. You discard a tile of your own hand, and only one.
    .refusal = { $count ->
        [1] Not allowed: you have no { $tile } in your hand.
       *[other] Not allowed: you discard one tile, no more and no less.
    }
    .why = A discard takes the hand from 14 tiles to 13. Your turn goes on: choose a tile of your concealed hand.
wsom-play-5 = Discarding what you claimed
    .rule = After a claim you may discard a tile like the one you claimed, or the one that would fit the other end of the sequence: nothing forbids it.
wsom-play-6 = The clock
    .rule = Each player has 3 minutes in all for a hand and 15 seconds for a turn. The first 15 seconds of the hand are free.
    .differ = The times are table options. The rules do not say what happens when they run out; here the table passes, or discards the drawn tile, without a penalty.

## 9. Claiming a discard

wsom-claim-1 = What a claim is for
    .rule = Another player’s discard may be claimed to complete the winning hand or a set.
    .refusal = Not allowed: { $tile } is your own tile.
    .why = Only what another player discards can be claimed. The other three seats decide.
wsom-claim-2 = Only the latest discard
    .rule = Only the latest discard can be claimed, and the right ends at the latest when the next player, having drawn, makes a discard. On line nobody draws while claims are still to be settled.
    .refusal = { $thrown ->
        [0] Not allowed: nobody has discarded yet.
       *[other] Not allowed: that tile is gone.
    }
    .why = The claim is refused and costs nothing. Play goes on where it was.
wsom-claim-3 = A claimed set lies open
    .rule = The set made by a claim is shown in full. The claimed tile never enters the concealed hand.
wsom-claim-4 = Four claims
    .rule = There are four claims and no more: chi, pong, kong and win. The kong that is claimed is always the big exposed one.
    .refusal = Not allowed: there are only chi, pong, kong and win.
    .why = A discard is claimed for one of those four, or passed. The claim is refused and costs nothing.
wsom-claim-5 = Say it aloud
    .rule = Claims, kong and wins are spoken. If somebody discards without a word before showing the set, it may be ruled that they forgot to draw, which makes a short hand.
    .refusal = Not allowed: you have nothing to answer now.
    .why = What was said about a discard stands until the next one. The claim is refused and costs nothing.

## 10. Winning the hand

wsom-win-1 = Calling
    .rule = A hand that lacks a single tile to be a winning hand is calling, and it calls for each tile that would complete it.
wsom-win-2 = Win on a tile from the wall
    .rule = A hand completed by a tile from the wall is a self-draw win; Win on Kong is one of them. Say “fu” or “tsumo”.
    .refusal = Not allowed: you have just claimed, and now a discard is due.
    .why = If the claimed tile completed the hand, the word was “fu”. Your own hand wins only after a draw from the wall.
wsom-win-3 = Win on a discard
    .rule = Claiming an opponent’s discard with “fu” and completing the hand with it is a win on discard, noted against the player who threw the tile. Robbing a Kong counts as a win on discard.
wsom-win-4 = The hand is shown and checked
    .rule = The winner shows every tile to be checked and scored. Until that is done the others keep their hands closed and touch nothing. If play has to go on after a false win, whoever did otherwise is responsible for it and is penalized.
    .refusal = Not allowed: the hand is being checked; nobody opens another or touches anything.
    .differ = The Spanish reads as if play always goes on. The English holds: if it has to go on, whoever acted too soon is responsible.
wsom-win-5 = Any completed hand may win
    .rule = Any completed hand may win. The scoring has a Rule of Same-Turn Immunity, but there is no sacred discard (furiten): only penalty tiles restrict a win.
    .differ = The Spanish says “has tried to complete”; as in English, the hand must be complete.

## 11. Pong

wsom-pong-1 = Pong
    .rule = With a pair in hand you may claim the same tile from any opponent’s discard and make an exposed triplet. Say “pong” or “pung”.
    .refusal = Not allowed: you have no pair of { $tile } in your hand.
    .why = A pong takes two tiles like the discard in the concealed hand. The claim is refused and costs nothing.
wsom-pong-2 = How a pong is exposed
    .rule = The triplet goes in front of the concealed hand, towards the wall, with one tile sideways to tell whom it came from: the left one, from the upper seat; the middle one, from the opposite seat; the right one, from the lower seat. The set is then fixed, except that it may grow into a small exposed kong.
wsom-pong-3 = After a pong
    .rule = Whoever made the pong discards; then their lower seat draws.

## 12. Chi

wsom-chi-1 = Chi
    .rule = A chi takes the upper seat’s discard only, with two tiles of the hand that complete a sequence with it. Say “chi”.
    .refusal = { $far ->
        [1] Not allowed: a chi takes only your upper seat’s discard, and this one is from { $source }.
       *[other] Not allowed: you have no two tiles that make a sequence with { $tile }.
    }
    .why = A chi takes the upper seat’s discard and two tiles of your own of the same suit. The claim is refused and costs nothing.
wsom-chi-2 = How a chi is exposed
    .rule = The sequence is exposed like a pong, in ascending order from left to right and with the claimed tile sideways. The set is then fixed.
wsom-chi-3 = After a chi
    .rule = Whoever made the chi discards; then their lower seat draws.
wsom-chi-4 = Discarding before showing
    .rule = After saying “chi” it is allowed, though not recommended, to discard before showing the sequence. The chi is not complete until both are done, and the claimant’s time runs until then. While the sequence is not in the open, nobody draws or claims the new discard, except to win.
wsom-chi-5 = One second’s wait
    .rule = Say “chi”, wait about one second, then show the sequence or discard: from then on the other two seats can no longer pong or kong the earlier discard. If the word is missing or it all went too fast, they still can, by precedence.
    .differ = The Spanish says “the other players”; as in English, these are the two who neither discarded nor claim.

## 13. Kong

wsom-kong-1 = Three kinds of kong
    .rule = Four identical tiles may be declared a kong by saying “kong”. There are three kinds: concealed, small exposed and big exposed.
    .refusal = Not allowed: a concealed kong takes four identical tiles in the hand.
    .why = The claim is refused and costs nothing. Your turn goes on.
    .differ = The English has a misprint, “kings” for “kinds”: there are three kinds.
wsom-kong-2 = Concealed kong
    .rule = A concealed kong is declared with four identical tiles of the concealed hand on your own turn: after drawing from the wall, after a supplement tile or, for East, right after the deal; never right after your own chi or pong. All four are shown, then laid in front of the hand with the two middle ones face up and the outer ones face down, and then the supplement is drawn.
    .refusal = Not allowed: you have just claimed, and a kong comes only after a draw from the wall.
    .why = After a chi or a pong only a discard remains. The kong may be declared on a later turn.
    .differ = An older summary allowed a kong after one’s own chi or pong; version 1.03 does not.
wsom-kong-3 = Small exposed kong
    .rule = A small kong is declared by adding a tile of the hand to your own exposed triplet, at the same moments as a concealed one. First say “kong”; then show the tile and put it at an end that does not touch the sideways tile (at either end if that is the middle one); last, draw the supplement. If the tile is shown before the word, a judge may treat it as a discard, and the lower seat may chi it.
    .refusal = Not allowed: you have no exposed pong of that tile.
    .why = A small kong grows from a pong that already lies on the table. The claim is refused and costs nothing; your turn goes on.
    .differ = The Spanish title says “concealed” by mistake; its text and the English say exposed.
wsom-kong-4 = Big exposed kong
    .rule = A big kong is declared by claiming a discard with the same triplet in the concealed hand. It is laid in front of the hand with one tile sideways: the leftmost if it came from the upper seat, one of the two middle ones if from the opposite seat, the rightmost if from the lower seat. Then the supplement is drawn.
    .refusal = Not allowed: you have no triplet of { $tile } in your hand.
    .why = A big kong takes three tiles like the discard in the concealed hand. The claim is refused and costs nothing.
    .differ = For the opposite seat the Spanish says “the middle tile” and the English one of the two. Here the second from the left lies sideways.
wsom-kong-5 = What an exposed pong cannot do
    .rule = A discard like your own exposed triplet cannot be claimed for a kong.
    .refusal = Not allowed: your pong of { $tile } grows only with a tile of your hand.
    .why = A fourth discard is of no use to a pong already on the table. The claim is refused and costs nothing.
    .differ = The double negative in the Spanish seems to allow it; it is forbidden, as in English.
wsom-kong-6 = A kong is fixed
    .rule = A declared kong stays as it is: it is not taken apart and becomes no other set.
wsom-kong-7 = The supplement tile
    .rule = After every kong a tile is taken from the kong box; then comes a discard (or a win, or another kong), and the lower seat draws. The kong must be in the open and confirmed before the supplement is drawn; otherwise it may be ruled a long hand.
wsom-kong-8 = Winning on the supplement
    .rule = A win on the supplement tile is Win on Kong, a pattern of category 9 and a self-draw win.
    .differ = The Spanish calls the pattern by two names, “Ganar en Kong” and “Triunfo en Kong”; here it is always Triunfo en Kong.
wsom-kong-9 = No hurry and no limit
    .rule = A kong need not be declared on the turn its fourth tile arrives, and a hand has room for as many as the wall allows.

## 14. Robbing a kong

wsom-rob-1 = Robbing a kong
    .rule = When somebody adds a tile to a triplet for a small exposed kong, a player calling for that tile may say “fu” and take it. It is a win on discard, noted against the player who declared the kong.
wsom-rob-2 = Robbing a kong scores
    .rule = Robbing a Kong is a pattern of category 9.
wsom-rob-3 = A concealed kong cannot be robbed
    .rule = A concealed kong can never be robbed, without exception: not for Thirteen Terminals either. Against a big exposed kong nothing is robbed: a win takes precedence over the kong, and the kong claim lapses.
    .refusal = Not allowed: a concealed kong cannot be robbed.
    .why = The claim is refused and costs nothing. The kong stays as it is.
wsom-rob-4 = The moment to rob a kong
    .rule = A kong is robbed when the tile joins the triplet, and it is best not to wait for the supplement to be drawn. A tile that is only meant as a discard goes clearly into the river, away from the exposed sets.
wsom-rob-5 = What is left of a robbed kong
    .rule = A robbed kong is not completed: the player who declared it keeps the triplet and draws no supplement. Nobody can pong, chi or kong the added tile.
    .refusal = Not allowed: { $tile } belongs to a kong and is open only to a win.
    .why = A tile added to a kong is no discard: you win on it or you pass. The claim is refused and costs nothing.

## 15. Precedence of claims

wsom-prec-1 = Only the highest claim counts
    .rule = If several players want the same discard, only the highest claim counts; the others lapse.
wsom-prec-2 = The order of precedence
    .rule = A win comes first: by the discarder’s lower seat, then by the opposite seat, then by the upper seat. Pong and big exposed kong follow, and chi comes last. Of two wins announced together only one stands: this is interception, and it has no exceptions.
wsom-prec-3 = The word makes the claim
    .rule = Only legal claims have precedence, and a legal claim always beats an illegal one. The spoken word is the claim: if it is late or missing, there is no precedence.
wsom-prec-4 = How long there is time
    .rule = Pong and kong are announced promptly: once a chi has been said and then shown, or followed by a discard, that right is gone. A win on the tile may still come, also against a pong or kong already shown, until whoever claimed it discards or draws the supplement.
wsom-prec-5 = The order when a kong is robbed
    .rule = When a kong is robbed, the player who declared it stands in the discarder’s place, and lower, opposite and upper seat are counted from there.

## 16. End of the hand, deal and cycles

wsom-end-1 = How a hand ends
    .rule = A hand ends when somebody wins. It ends without a win when only the 14 king’s tiles are left and nobody wins on the riverbed tile.
    .refusal = Not allowed: the hand is over.
    .why = What was played is noted and paid. Asking costs nothing; the next hand is to come.
wsom-end-2 = Without a win nobody pays
    .rule = A hand without a win moves no points. Nothing is paid for calling, and no hand is called off halfway.
wsom-end-3 = The end of the wall
    .rule = The riverbed tile can be claimed only for a win, and no kong can be declared when no supplement may be drawn any more.
    .refusal = Not allowed: the wall is used up and no more sets are made.
    .why = With no tile to draw there is no supplement for a kong, and the last discard is open only to a win. The claim is refused and costs nothing.
    .differ = The rules do not say it. It follows from 14 tiles staying undrawn and from the riverbed tile being the last discard.
wsom-rot-1 = The deal always passes
    .rule = After every hand the deal passes to the lower seat, also when East wins or nobody does. East never repeats.
wsom-rot-2 = The wind of each seat
    .rule = Seat winds move with the deal. There is no prevailing wind.
wsom-rot-3 = The cycle
    .rule = A cycle is four hands: each seat is East once.
wsom-rot-4 = New seats
    .rule = Seats are drawn again at the start of each quarter or half; unless the table says otherwise, of each quarter, that is, after every cycle of four hands.
    .differ = The rules speak of quarters and halves without fixing which; another source gives new seats after every four hands. A table may choose the half.

## 17. Scoring: basic rules

wsom-score-basic-1 = Only the winning hand scores
    .rule = Only the hand that wins scores; the other three are worth nothing.
wsom-score-basic-2 = Forty-four patterns
    .rule = There are 44 patterns. Winning as such brings no base points.
wsom-score-basic-3 = Category, series and step
    .rule = The number of a pattern tells its category, its series and, where there is one, its step. Patterns with the same first two numbers form one series.
wsom-score-basic-4 = Patterns add up
    .rule = All patterns that hold are added, one per series and each of them once, also when one brings another with it. Only 3.1 repeats: 10 points for each set. Nothing is doubled. Thus Four Concealed Triplets always brings at least 125 + 5 + 30 = 160.
wsom-score-basic-5 = Minimum and chicken hand
    .rule = There is no minimum: a hand without patterns, the chicken hand, may win and is worth 1 point. If the table sets a minimum, a hand that falls short of it is a false win.
    .refusal = Not allowed: the hand falls short of this table’s minimum, { $least ->
        [one] { $least } point
       *[other] { $least } points
    }.
    .why = The shape is complete, but its patterns add up to less than the minimum agreed. Trying costs nothing here.
    .line = Without any pattern, the chicken hand is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .differ = The pages beside the rules 1.03 and those from 2010 on set no minimum; the site of 2008 asked for 5 points. The table decides; if it says nothing, there is none.
wsom-score-basic-6 = The limit
    .rule = The limit is 320. Compound limit: several patterns under 320 that add up to more score 320. Listed limit: a pattern that is worth 320 or more by itself counts its own value and nothing else; of several, only the dearest.
    .line = { $limit ->
        [compound] The patterns add up to { $raw }; the limit makes the hand { $points }.
       *[other] One pattern reaches the limit by itself and counts its listed value, { $points }.
    }
    .uncounted = { $pattern } ({ $points }) is not added: the listed pattern counts alone.
wsom-score-basic-7 = Exposed is worth the same
    .rule = Patterns do not ask for a concealed hand and lose nothing by being exposed, except those that consist in being concealed: 1.2, 2.2, 4.2 and category 10.
wsom-score-basic-8 = What brings no points
    .rule = Drawing the winning tile as such, the shape of the call and being East bring no points.
wsom-score-basic-9 = Freedom of count
    .rule = Concealed tiles that can be read in several ways are read as the winner likes, but in one way only. Exposed sets and declared kong are not read anew. The table looks for the reading worth most and, among equals, the one with the highest sum of patterns.
    .uncounted = Read another way, the same tiles would be worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wsom-score-basic-10 = Who counts
    .rule = The winner counts and the others check; they need not point out points that were missed. Here the table counts.

## 17. Scoring: the 44 patterns

wsom-score-1-1 = All Sequences
    .rule = All four sets are sequences. The eyes and the shape of the call do not matter, nor whether sets are exposed. Worth 5.
    .line = All four sets are sequences.
wsom-score-1-2 = Concealed Hand
    .rule = A regular hand without exposed sets. Concealed kong and a win on discard are fine. Worth 5.
    .line = A regular hand without any exposed set.
    .uncounted = { $kind ->
        [chi] With the chi that was claimed the hand is no longer concealed.
        [pong] With the pong that was claimed the hand is no longer concealed.
       *[other] With the exposed kong the hand is no longer concealed.
    }
wsom-score-1-3 = No Terminals
    .rule = All tiles are number tiles from 2 to 8: no terminals and no honors. Worth 5.
    .line = There are no terminals or honors.
wsom-score-2-1-1 = Mixed One-Suit
    .rule = There are tiles of one suit only, and honors as well. Worth 40.
    .line = One suit, with honors.
wsom-score-2-1-2 = Pure One-Suit
    .rule = All tiles are of the same suit, without honors. Worth 80.
    .line = One suit, without honors.
    .uncounted = The honors keep the suit from being pure.
    .differ = A page of an earlier version of Zung Jung prints 100; the other sources, 80. The table may choose; if it says nothing, it is 80.
wsom-score-2-2 = Nine Gates
    .rule = Thirteen concealed tiles of one suit, 1112345678999, that win on any tile of that suit. Worth 480.
    .line = The thirteen tiles 1112345678999 of one suit call for all nine.
    .uncounted = These are the tiles of Nine Gates, but before the last one the hand did not call for all nine.
wsom-score-3-1 = Value Honor
    .rule = A triplet or kong of a dragon or of your own seat wind. Worth 10 for each set.
    .line = A triplet or kong that has value: { $tile }.
wsom-score-3-2-1 = Small Three Dragons
    .rule = Triplets or kong of two dragons and the eyes of the third. Worth 40; with two Value Honors, at least 60.
    .line = Two sets of dragons and the eyes of the third.
    .differ = A page of an earlier version of Zung Jung prints 30; the other sources, 40. The table may choose; if it says nothing, it is 40.
wsom-score-3-2-2 = Big Three Dragons
    .rule = Triplets or kong of all three dragons. Worth 130; with three Value Honors, at least 160.
    .line = A set of each dragon.
wsom-score-3-3-1 = Small Three Winds
    .rule = Triplets or kong of two winds and the eyes of another wind. Worth 30.
    .line = Two sets of winds and the eyes of another.
    .differ = A page of an earlier version of Zung Jung prints 25; the other sources, 30. The table may choose; if it says nothing, it is 30.
wsom-score-3-3-2 = Big Three Winds
    .rule = Triplets or kong of three winds, with eyes that are not a wind. Worth 120.
    .line = Three sets of winds.
wsom-score-3-3-3 = Small Four Winds
    .rule = Triplets or kong of three winds and the eyes of the fourth. Worth 320.
    .line = Three sets of winds and the eyes of the fourth.
wsom-score-3-3-4 = Big Four Winds
    .rule = Triplets or kong of all four winds. Worth 400.
    .line = A set of each wind.
wsom-score-3-4 = All Honors
    .rule = All tiles are honors, in a regular hand or in Seven Pairs. Worth 320.
    .line = All tiles are honors.
wsom-score-4-1 = All Triplets
    .rule = All four sets are triplets or kong. Worth 30.
    .line = All four sets are triplets or kong.
wsom-score-4-2-1 = Two Concealed Triplets
    .rule = Two of the sets are concealed triplets or concealed kong. Worth 5.
    .line = Two triplets made of tiles from the wall.
    .uncounted = The triplet of { $tile } was completed by another seat’s tile and counts as exposed.
wsom-score-4-2-2 = Three Concealed Triplets
    .rule = Three of the sets are concealed triplets or concealed kong. Worth 30.
    .line = Three triplets made of tiles from the wall.
    .uncounted = The triplet of { $tile } was completed by another seat’s tile and counts as exposed.
wsom-score-4-2-3 = Four Concealed Triplets
    .rule = All four sets are concealed triplets or concealed kong. Worth 125.
    .line = All four triplets were made of tiles from the wall.
    .uncounted = The triplet of { $tile } was completed by another seat’s tile and counts as exposed.
wsom-score-4-3-1 = One Kong
    .rule = The hand has one declared kong, of any kind. Worth 5.
    .line = One declared kong.
    .uncounted = There are four identical tiles, but they were not declared as a kong.
wsom-score-4-3-2 = Two Kong
    .rule = The hand has two declared kong, of any kind. Worth 20.
    .line = Two declared kong.
    .uncounted = There are four identical tiles, but they were not declared as a kong.
wsom-score-4-3-3 = Three Kong
    .rule = The hand has three declared kong, of any kind. Worth 120.
    .line = Three declared kong.
    .uncounted = There are four identical tiles, but they were not declared as a kong.
wsom-score-4-3-4 = Four Kong
    .rule = The hand has four declared kong, of any kind. Worth 480.
    .line = Four declared kong.
    .uncounted = There are four identical tiles, but they were not declared as a kong.
wsom-score-5-1-1 = Two Identical Sequences
    .rule = Two sequences of the same numbers in the same suit. Worth 10.
    .line = The same sequence twice, in one suit.
wsom-score-5-1-2 = Two Identical Sequences Twice
    .rule = Two different groups, each of two identical sequences. Worth 60.
    .line = Two different sequences, each of them twice.
wsom-score-5-1-3 = Three Identical Sequences
    .rule = Three sequences of the same numbers in the same suit. Worth 120.
    .line = The same sequence three times, in one suit.
wsom-score-5-1-4 = Four Identical Sequences
    .rule = Four sequences of the same numbers in the same suit. Worth 480.
    .line = The same sequence four times, in one suit.
wsom-score-6-1 = Three Similar Sequences
    .rule = Three sequences of the same numbers, one in each suit. Worth 35.
    .line = The same sequence in all three suits.
wsom-score-6-2-1 = Small Three Similar Triplets
    .rule = Triplets or kong of the same number in two suits and the eyes of that number in the third. Worth 30.
    .line = The same number in two triplets and the eyes, in all three suits.
wsom-score-6-2-2 = Three Similar Triplets
    .rule = Triplets or kong of the same number in all three suits. Worth 120.
    .line = Triplets of the same number in all three suits.
wsom-score-7-1 = Nine-Tile Straight
    .rule = The sequences 123, 456 and 789 of one suit; no other division will do. Worth 40.
    .line = 123, 456 and 789 of one suit.
    .uncounted = All nine numbers of the suit are there, but not as 123, 456 and 789.
wsom-score-7-2-1 = Three Consecutive Triplets
    .rule = Triplets or kong of three numbers in a row, in one suit. Worth 100.
    .line = Triplets of three numbers in a row, in one suit.
wsom-score-7-2-2 = Four Consecutive Triplets
    .rule = Triplets or kong of four numbers in a row, in one suit. Worth 200; with All Triplets, at least 230.
    .line = Triplets of four numbers in a row, in one suit.
wsom-score-8-1-1 = Mixed Lesser Terminals
    .rule = Each set and the eyes hold a terminal or an honor. Worth 40.
    .line = Each set and the eyes hold a terminal or an honor.
wsom-score-8-1-2 = Pure Lesser Terminals
    .rule = Each set and the eyes hold a terminal. Worth 50.
    .line = Each set and the eyes hold a terminal.
wsom-score-8-1-3 = Mixed Greater Terminals
    .rule = All tiles are terminals or honors; only possible with All Triplets or Seven Pairs. Worth 100.
    .line = All tiles are terminals or honors.
wsom-score-8-1-4 = Pure Greater Terminals
    .rule = All tiles are terminals. Worth 400.
    .line = All tiles are terminals.
wsom-score-9-1-1 = Final Draw
    .rule = A win on the seabed tile, drawn from the wall. Worth 10.
    .line = The winning tile is the seabed tile, the last of the wall.
wsom-score-9-1-2 = Final Discard
    .rule = A win on the riverbed tile, the discard of the player who drew the seabed tile. Worth 10.
    .line = The winning tile is the riverbed tile, the last discard.
wsom-score-9-2 = Win on Kong
    .rule = A win on the supplement tile of a kong. Worth 10, and added to Final Draw if it is also the seabed tile.
    .line = The winning tile is the supplement of a kong.
wsom-score-9-3 = Robbing a Kong
    .rule = A win on the tile that another player adds to a triplet for a small exposed kong. Worth 10.
    .line = The winning tile was robbed from a small exposed kong.
wsom-score-9-4-1 = Blessing of Heaven
    .rule = East wins on the 14 dealt tiles. Not if East declared a concealed kong first. Worth 155.
    .line = East wins on the tiles of the deal.
    .uncounted = East had declared a concealed kong before.
wsom-score-9-4-2 = Blessing of Earth
    .rule = A seat that is not East and calls with its 13 dealt tiles wins on East’s first discard. Not if East declared a concealed kong before it. Worth 155.
    .line = A win on East’s first discard, with the hand as dealt.
    .uncounted = East had declared a concealed kong before.
wsom-score-10-1 = Thirteen Terminals
    .rule = One of each of the 13 terminals and honors, and one more that repeats one of them. Calling for all thirteen adds nothing. Worth 160.
    .line = The thirteen terminals and honors, one of them twice.
wsom-score-10-2 = Seven Pairs
    .rule = Seven pairs, with nothing claimed and no kong declared. Four identical tiles may be two pairs. Worth 30.
    .line = Seven pairs.
    .differ = That four identical tiles count as two pairs is told only by secondary sources, which agree. Here they do, as long as no kong is declared.

## 17. Scoring: notes on patterns

wsom-score-note-1 = One pattern per series
    .rule = Within a series only the highest step counts; so in 2.1, 3.2, 3.3, 4.2, 4.3, 5.1, 6.2, 7.2, 8.1, 9.1 and 9.4. 6.1 and 6.2, 7.1 and 7.2, 10.1 and 10.2 are different series.
wsom-score-note-2 = What a concealed triplet is
    .rule = A triplet is concealed if all three of its tiles came from the wall, the winning one included. One completed by the winning discard, or by the tile of a robbed kong, is exposed for series 4.2, even though the hand remains a Concealed Hand. A concealed kong counts as a concealed triplet.
wsom-score-note-3 = Where the winning discard is read
    .rule = If the winning discard can be read in a sequence or in the eyes, the winner may read it there and keep a triplet concealed. 33345m 777p 22s 678s, won on 3m, has two concealed triplets.
wsom-score-note-4 = Only declared kong count
    .rule = Only declared kong count for series 4.3, and concealed ones are worth the same as exposed ones. Four identical tiles that were not declared, as in 333m and 345m, are not a kong.
wsom-score-note-5 = Patterns of irregular hands
    .rule = Irregular hands take no Concealed Hand and nothing that asks for sets or eyes. Seven Pairs adds only patterns on tiles, 1.3, 2.1.1, 2.1.2, 3.4, 8.1.3 and 8.1.4, and category 9. Thirteen Terminals adds category 9 only, never 8.1.3.
    .uncounted = Concealed Hand is for regular hands, and Seven Pairs is none.
wsom-score-note-6 = Seven Pairs or twice two
    .rule = Seven Pairs and 5.1.2, or any regular reading, are readings of the same tiles: one of them counts, never both. The regular one with 5.1.2 always comes out better.
wsom-score-note-7 = Three triplets or three sequences
    .rule = 111222333 is read as triplets or as sequences, not as both. 111222333m 456p 99s, self-drawn, is worth 7.2.1 + 4.2.2 + 1.2 = 135 with triplets and 5.1.3 + 1.1 + 1.2 = 130 with sequences; won on a discarded 3m, 110 and 130.
wsom-score-note-8 = All three suits are needed
    .rule = 6.1 and 6.2 ask for all three suits. With two suits there is no pattern.
wsom-score-note-9 = Three winds and the seat wind
    .rule = 3.3.1 and 3.3.2 take Value Honor on top if one of the triplets is of the seat wind.
wsom-score-note-10 = Nine Gates are nine
    .rule = Nine Gates means that the hand calls for all nine tiles. The same 14 tiles, reached from another 13, are worth only 2.1.2 and whatever else there is. On the 14 dealt tiles East may take any of them as the last.
    .differ = One source names a “Nine Gates self-draw rule” whose text has not been found. Here the definition is taken to the letter.
wsom-score-note-11 = A win after a big kong
    .rule = If the supplement of a big exposed kong wins, whoever threw the fourth tile pays nothing extra: it is a self-draw win.
wsom-score-note-12 = What is implied is added too
    .rule = A pattern contained in another is added, not absorbed: 4.2.3 brings 4.1 and 1.2; 3.2.1 brings 3.1 twice, and 3.2.2 three times; 7.2.2 and a regular 8.1.3 bring 4.1; 5.1.2 brings 1.1. The listed patterns, 2.2, 3.3.3, 3.3.4, 3.4, 4.3.4, 5.1.4 and 8.1.4, absorb everything.
wsom-score-note-13 = What others add
    .rule = A public program adds on its own account 320 points for calling thirteen tiles, Concealed Hand with Seven Pairs, robbing a concealed kong for Thirteen Terminals, and more patterns. None of that belongs to these rules.

## 17. Scoring: payment

wsom-score-pay-1 = Three times the value
    .rule = The winner receives three times the value of the hand in all, whether the tile came from the wall or from a discard.
wsom-score-pay-2 = On a tile from the wall
    .rule = If the winning tile came from the wall, each opponent pays the value of the hand.
    .line = The tile came from the wall: each opponent pays { $points }.
wsom-score-pay-3 = On a discard, up to the base
    .rule = If the win is on a discard and the hand is not above the base, 25 points, each opponent pays the value of the hand.
    .line = The hand is not above { $base }: each opponent pays { $points }.
wsom-score-pay-4 = On a discard, above the base
    .rule = If the win is on a discard and the hand is above the base, 25 points, the two others pay 25 each and whoever is responsible pays the rest: three times the value less 50. A hand of 70 is paid 25, 25 and 160; one of 320, 25, 25 and 910.
    .line = The hand is above { $base }: the two others pay { $base } each and { $seat } pays the rest, 3 × { $points } − 2 × { $base } = { $rest }.
wsom-score-pay-5 = On a discard, with another base
    .rule = In 2008 the base was 30: a hand of 35 was paid 30, 30 and 45. Whatever the base, the two others pay the value of the hand or the base, whichever is less, and whoever is responsible pays the rest.
    .line = The hand is above { $base }: the two others pay { $base } each and { $seat } pays the rest, 3 × { $points } − 2 × { $base } = { $rest }.
    .differ = The columns of 2015 and Zung Jung 3.3 say 25; the summary of 2008, the nearest to version 1.03, says 30. The table decides; if it says nothing, it is 25.
wsom-score-pay-6 = East does not pay double
    .rule = All seats pay and receive alike. East neither pays nor receives double.
wsom-score-pay-7 = Who answers for a robbed kong
    .rule = If a kong is robbed to win, the player who declared it is responsible, with the one exception that same-turn immunity opens.
    .line = { $seat } is responsible, having declared the robbed kong.

## 17. Scoring: same-turn immunity

wsom-score-imm-1 = Whoever threw it first is responsible
    .rule = On a win by discard, look at all discards from the winner’s own last one on, that one included. Whoever was first to throw a tile like the winning one is responsible, even if the tile claimed is another seat’s.
    .line = { $seat } is responsible: since the winner’s last discard, { $seat } threw { $tile } before { $source } did.
wsom-score-imm-2 = If the winner threw it first
    .rule = If that first tile was the winner’s own, the hand is paid like a tile from the wall: each opponent pays the value of the hand. For patterns it remains a win on discard.
    .line = The winner threw { $tile } in this same turn: each opponent pays { $points }, as for a tile from the wall.
wsom-score-imm-3 = Only the same tile
    .rule = Only the winning tile counts, not others the hand called for. Earlier discards do not count.
wsom-score-imm-4 = Immunity never forbids a win
    .rule = Immunity never forbids a win, and it changes nothing if the hand is not above the base.
wsom-score-imm-5 = Claimed discards count
    .rule = A discard that somebody claimed was thrown all the same, and it counts. So in one rare case it touches robbed kong: if the tile that made the pong was thrown since the winner’s last discard, that one included, its thrower is responsible; if that was the winner, the hand is paid like a tile from the wall. In all other cases the player who declared the kong is responsible.
    .line = { $seat } is responsible, and not { $source }: in this same turn { $seat } threw { $tile }, the tile that made the pong.
    .differ = The rules do not say it. It follows from their speaking of who threw the tile first, not of who claimed it.
wsom-score-imm-6 = If the winner has not discarded yet
    .rule = If the winner has not discarded yet in this hand, look from the first discard of the hand on.

## 18. Errors and penalties

wsom-pen-0 = How rulings are made
    .rule = The head judge has the last word. The penalty for a slip goes no further than restoring fairness; a deliberate act may cost more. One act is penalized once, and small breaches are acted on when an opponent points them out.
wsom-pen-len-1 = Wrong number of tiles
    .rule = A player with a wrong number of tiles cannot win that hand.
wsom-pen-len-2 = The right number
    .rule = The right number is 14 when a discard is due and 13 at all other times; a kong counts as three.
wsom-pen-len-3 = Short hand
    .rule = With too few tiles the hand is short and dead: it cannot win, but it may claim and declare kong.
wsom-pen-len-4 = Long hand
    .rule = With too many tiles the hand is long and dead: it cannot win, claim or declare kong.
wsom-pen-len-5 = A dead hand stays dead
    .rule = A hand once found dead stays dead even if the number of tiles becomes right again.
wsom-pen-len-6 = Slip or intent
    .rule = All this is for slips. A judge may correct what was done on purpose, or punish it further.
wsom-pen-claim-1 = A set wrongly shown
    .rule = A set wrongly shown and noticed at once may be corrected at once, and the tiles exposed by mistake become penalty tiles. For example, chi on 2p shown with 4p and 5p: the 3p is shown, 2p3p4p stands, and the 5p is a penalty tile.
wsom-pen-claim-2 = A claim without a word
    .rule = Discarding without a word before showing the set may be ruled a short hand.
wsom-pen-claim-3 = Shown before the word kong
    .rule = A fourth tile shown before the word “kong” may be ruled a discard.
wsom-pen-claim-4 = A supplement drawn too soon
    .rule = Drawing the supplement before the kong is shown may be ruled a long hand.
wsom-pen-claim-5 = A wrong set noticed late
    .rule = If a wrong set is not noticed in time, the hand is dead.
    .differ = The rules do not say it; the nearest rule is applied, a dead hand for the rest of the hand.
wsom-pen-tile-1 = Penalty tiles
    .rule = Tiles exposed by a wrong claim, by a false win or by showing them are live penalty tiles. They stay face up to the right of the hand, apart from the sets.
wsom-pen-tile-2 = Live and dead
    .rule = At the next discard the live tile may be thrown. If another tile is thrown, the live one is dead from then on and can no longer be discarded in that hand.
wsom-pen-tile-3 = What they cannot do
    .rule = Live or dead, the tile cannot be part of a set made by a claim, nor of the set or eyes that a win on discard completes.
wsom-pen-tile-4 = What is still allowed
    .rule = A win on a tile from the wall is allowed, and so is a win on discard if the penalty tile is not in the last set or eyes to be completed.
wsom-pen-tile-5 = If there are several
    .rule = Of several live tiles one may be thrown at the next discard; the others become dead.
wsom-pen-false-1 = False win
    .rule = It is a false win to declare a win without a winning shape or, if the table set a minimum, without reaching it. The hand goes on, and the tiles that were shown are penalty tiles.
wsom-pen-false-2 = Whoever acts too soon is responsible
    .rule = An opponent who opened a hand or moved tiles before the check is responsible for it and is penalized.
wsom-pen-false-3 = The fine
    .rule = A false win costs no points, unless the table has agreed on a fine.
    .differ = No source names an amount. A table may set one; if it says nothing, it is 0.
wsom-pen-deal-1 = The wrong player threw
    .rule = If the wrong player threw the dice and it is noticed at once, they are thrown again; once somebody has taken tiles, it stands.
wsom-pen-deal-2 = The wrong wall or place
    .rule = If another wall was broken, or in another place, it is corrected at once; when everybody has the first four tiles, it stands.
wsom-pen-deal-3 = The wrong East
    .rule = Noticed before the right East takes the first four tiles, the hand is dealt again. Before that player takes the 9th to 12th it can be corrected: the right East becomes dealer and play goes on. After that player’s 12th tile it cannot: the wrong East keeps this deal, and it then passes to the right East’s lower seat.
wsom-pen-draw-1 = Out of turn
    .rule = Drawing out of turn makes a long hand. Discarding out of turn makes a short hand.
wsom-pen-draw-2 = Touching the wall
    .rule = Whoever touches a tile of the wall gives up claiming the discard in play.
wsom-pen-draw-3 = Drawing too fast
    .rule = If the next seat drew too soon, another may still claim as long as the drawn tile has not joined the hand; it goes back to the wall. If it then falls to another player to draw it, that player may take it or leave it to the one who saw it.

## 19. Tournament format

wsom-tour-1 = Quarters and halves
    .rule = Version 1.03 speaks of quarters and halves, and each begins with a draw of seats.
wsom-tour-2 = The session
    .rule = A session has 16 hands, that is, four cycles. Here a half is 8 hands and a quarter 4.
    .differ = How long quarters and halves are is written nowhere; it is gathered from several sources. Both are table options.
wsom-tour-3 = 2007 and 2008
    .rule = In 2007 there were 265 players in Macau, on 15 to 17 June. In 2008 there were 302, on 19 to 21 September: three days, with the lower half by points out after each round and 25% of the points carried into the next.
wsom-tour-4 = 2010
    .rule = In 2010 everybody played six preliminary sessions (96 hands) in two days, and the top 16 advanced. Two rounds followed, each with half going out, and the grand final.
wsom-tour-5 = 2015 and 2018
    .rule = Since 2015, two days of four sessions each. On the first everybody plays all four (64 hands) and the top 32 by match points advance; the second has three final rounds and the grand final.
wsom-tour-6 = Match points
    .rule = The match points of a session are the square root of its raw points, with the sign kept: +400 gives 20; +300, 17.3; +200, 14.1; +100, 10; −50, −7.1; −100, −10. The preliminary adds match points.
wsom-tour-7 = The last day
    .rule = The rounds of the last day go by raw points, not by match points.
wsom-tour-8 = A tie at the cut
    .rule = A tie for the last place that advances is settled by the raw total of the preliminary sessions and, if it persists, by lot.
wsom-tour-9 = Results and appeals
    .rule = Requests to check a score follow the section on the announcement of results. To appeal, say why on the spot and file the appeal with the head judge within 30 minutes of the end of the session; that decision is final.
    .differ = The section on the announcement of results has not been found.
wsom-tour-10 = Conduct
    .rule = Play as well as you can, without collusion, without telling tiles and without cheating, and follow the judges.

## 20. Pronunciation guide

wsom-pron-1 = Accepted words
    .rule = “Chi”; “pong” or “pung”; “kong”; to win on a discard, “fu”; to win on a tile from the wall, “fu” or “tsumo”.
    .differ = The pronunciation guide has not been found; these are the words the rules themselves use.
wsom-pron-2 = Speech is not judged
    .rule = On line the words on the buttons are enough: pronunciation is not judged.
