### The clauses of mah-jong with Spanish cards, in the order of the book and in our own words.
### One book, one file: each clause is found by its number, and its length is no hindrance.

## 1. Vocabulary

naipes-vocab-1 = Stock (baceta)
    .rule = The stock, baceta, is the part of the pack that was not dealt. It lies face down in the middle, and players draw from it during the hand.
naipes-vocab-2 = Chow
    .rule = Chow is claiming the card that the player before you has just discarded, to make a run. That run is exposed.
naipes-vocab-3 = Run (escalera)
    .rule = A run, escalera, is three cards in sequence of one suit. Only numbers run: the 9 does not go on to the 1, and kings and knights follow nothing.
    .refusal = Not allowed: { $tile } belongs to no run; only numbers do.
    .why = A run is three numbers in sequence of one suit. The request is refused and costs nothing.
naipes-vocab-4 = Royal run (escalera real)
    .rule = The royal run is the nine cards of a suit, from 1 to 9.
naipes-vocab-5 = Great eunuch (gran eunuco)
    .rule = A player with fourteen cards is a great eunuch: no mah-jong, and in the settlement he pays and does not collect.
naipes-vocab-6 = Kang, or cuadrado (four alike)
    .rule = A kang, or cuadrado, is four equal cards. The fourth stands outside the count of the hand, as honour cards do.
naipes-vocab-7 = Mah-jong
    .rule = Making mah-jong is having fourteen cards combined.
naipes-vocab-8 = Little eunuch (pequeño eunuco)
    .rule = A player with only twelve cards is a little eunuch: no mah-jong, but in the settlement he pays and also collects.
naipes-vocab-9 = Pung
    .rule = Pung is claiming anybody else’s discard to make a trío. The exposed trío so made has the same name.
naipes-vocab-10 = Three of a kind (trío)
    .rule = A trío is three cards of one number and suit, three kings of one suit or three knights of one suit.
naipes-vocab-11 = Exposed and in hand
    .rule = A group is exposed if it was made with somebody else’s discard and lies in view; it is in hand if it was made without one. A pung enlarged to a cuadrado stays exposed.
naipes-vocab-12 = Round, game, hand and doubling
    .rule = A round, vuelta, is the hands in which one suit is dominant; a game, partida, is the whole of it; a hand, where it cannot be confused with the cards one holds, goes from a deal to its settlement. A doubling, dobla, multiplies by two.

## 2. Pack and table

naipes-setup-1 = Four players and 144 cards
    .rule = Four play, each alone, with 144 cards: a pack made for this game or Spanish cards. A game lasts 4 to 8 hours.
naipes-setup-2 = What the pack is made of
    .rule = There are 42 kinds of cards. The numbers 1 to 9 of coins, cups and clubs, four of each: 108. The four kings, four of each: 16. The knights of coins, cups and clubs, four of each: 12. The four jacks, one of each: 4. The swords 1, 2, 3 and 4, one of each: 4. Together, 144.
naipes-setup-3 = Four packs of 48
    .rule = With ordinary cards it takes four Spanish packs of 48, with eights and nines; packs of 40 cannot do it. Of the 192 cards 48 are set aside: 12 jacks and 12 swords from 1 to 4, three of each; the 20 swords from 5 to 9, and the 4 knights of swords.
naipes-setup-4 = The missing knight is that of swords
    .rule = The three knights in play are those of coins, cups and clubs, the suits whose numbers combine. The knight of swords is set aside.
naipes-setup-5 = The object of the game
    .rule = You try to combine your hand into four groups of three and a pair before anybody else. Failing that, a hand worth a lot is still worth having, because the hands of those who do not win are counted too.

## 3. Seats, suits and rotation

naipes-wind-1 = The four seats and the direction
    .rule = The seats are East, South, West and North. Seen from East, South is on the left, West opposite and North on the right. Play goes in that order, clockwise: the player before you is on your right. The table may agree on the other direction.
    .differ = Mah-jong with tiles and most Spanish card games go the other way round; the source of this game goes clockwise. The option “Direction of play” changes it.
naipes-wind-2 = Each seat has its suit
    .rule = Numbers go in that order: 1 is coins, 2 cups, 3 swords and 4 clubs. So East plays coins, South cups, West swords and North clubs, and everybody is called by that suit.
naipes-wind-3 = Suits move, chairs do not
    .rule = Nobody changes chairs; what changes from hand to hand is the suit of each seat. If East wins, nothing moves.
naipes-wind-4 = If another wins, suits move left
    .rule = If another seat wins, each suit passes to the left: who had cups gets coins and will be East; who had swords, cups; who had clubs, swords; and who had coins, clubs. So the new East is always the old South.
naipes-wind-5 = Without mah-jong nothing moves
    .rule = After a hand without mah-jong the suits stay where they are. The table may agree that they pass on, as if another seat had won.
    .differ = The classical rules move nothing; a French summary passes the deal on. The option “Suits after a void hand” decides; on a short evening and with the family they pass on.
naipes-wind-6 = The dominant suit
    .rule = Coins dominate in the first round; then cups, swords and clubs. A round is over when whoever began the game with coins would get them again. The king of the dominant suit is the dominant king.
naipes-wind-7 = Four rounds to a game
    .rule = A game is four rounds, one for each dominant suit. The table may agree on one or two; then only the first suits come to dominate.
naipes-wind-8 = The first East is drawn by lot
    .rule = Who is first East is drawn by lot; the others keep their order round the table.

## 4. Deal

naipes-deal-1 = All 144 cards are shuffled
    .rule = All 144 cards are shuffled together. No wall is built: what is not dealt is the stock.
naipes-deal-2 = Thirteen cards, fourteen for East
    .rule = Everybody gets thirteen cards and East one more, who starts with a discard. The other 91 are the stock. Dealing thirteen to all and letting East draw first comes to the same.
naipes-deal-3 = Exchanging honour cards
    .rule = After the deal honour cards are exchanged, in order: coins, cups, swords and clubs. In turn, each shows all he has and takes as many from the stock; if there are honour cards among these, he repeats it at once. Only then does the next one exchange.
naipes-deal-4 = The whole stock is drawn
    .rule = All cards of the stock can be drawn: there is no reserve. If the table agrees on a reserve of 14, the last fourteen are never drawn, and “empty” and “last card” are meant without those fourteen.

## 5. The turn

naipes-play-1 = What a turn is made of
    .rule = In your turn you draw a card from the stock, may declare mah-jong or a kang, and discard a card face up. East’s first turn and the turn after a chow or pung have no draw.
    .refusal = { $state ->
        [asked] Not allowed: first { $turn }’s discard or kang is answered.
        [draw] Not allowed: you have to draw first.
        [card] Not allowed: you discard one card of your hand, no more and no fewer.
        [drawn] Not allowed: there is nothing for you to draw.
       *[other] Not allowed: it is { $turn }’s turn.
    }
    .why = A turn is drawing, declaring if you like, and discarding; then the others decide about the discard. The request costs nothing.
naipes-play-2 = Combinations stay in hand
    .rule = Combinations made of your own cards stay in the hand and are not shown. Only what somebody else’s discard completes is exposed.
naipes-play-3 = An honour card drawn in a turn
    .rule = An honour card that you draw is shown and replaced before anything else. Honour cards are not discarded, not kept in hand and not claimed.
    .refusal = Not allowed: { $tile } is an honour card, and those are neither discarded nor claimed.
    .why = An honour card is shown and replaced as soon as it comes. Choose another card.
naipes-play-4 = Only the latest discard
    .rule = Only the latest discard can be claimed, and only until the next card is drawn. On line nobody draws while answers are due.
    .refusal = { $state ->
        [none] Not allowed: nobody has discarded yet.
        [own] Not allowed: { $tile } was put there by you.
        [answered] Not allowed: you have answered { $tile } already.
       *[other] Not allowed: { $tile } is gone.
    }
    .why = A discard can be claimed until the next card is drawn. The request is refused and costs nothing.

## 6. Claiming a discard

naipes-claim-1 = Only what a discard completes is exposed
    .rule = With a drawn card, combinations are made in the hand. Only when somebody else’s discard completes a combination are its cards laid open.
naipes-claim-2 = Chow: “acepto”
    .rule = With “acepto” you take for a run the discard of the player before you, and nobody else’s. From any other seat you may take it for a run only if it is your mah-jong card.
    .refusal = { $far ->
        [1] Not allowed: a chow takes the discard of the player before you, and { $tile } is { $source }’s.
       *[other] Not allowed: { $tile } needs two cards of yours that run on with it.
    }
    .why = From another seat a card is taken for a run only to make mah-jong. The request is refused and costs nothing.
naipes-claim-3 = Pung: “tomo”
    .rule = With “tomo” you take anybody else’s discard for a trío. Pung goes before another player’s chow. Play goes on from whoever took the card: the seats in between lose their turn.
    .refusal = Not allowed: a pung takes two more of the same: { $tile }.
    .why = A trío is three equal cards. The request is refused and costs nothing.
naipes-claim-4 = Kang: the fourth card
    .rule = With “kang” you take the fourth card equal to a trío that you have, exposed or in hand. Kang goes before chow. Then you draw a card from the stock and play as in your turn; play goes on from you.
    .refusal = Not allowed: a kang takes three more of the same, in hand or exposed: { $tile }.
    .why = A cuadrado is four equal cards. The request is refused and costs nothing.
naipes-claim-5 = The mah-jong card
    .rule = A player whose hand lacks a single card is pumba; for instance with three groups and two pairs, or with four groups and a card that waits for its like. The card waited for is the mah-jong card: if somebody else discards it, it goes before any chow, pung or kang. If several wait for it, the first in the order of turns takes it. For prizes the mah-jong card counts neither as pung nor as chow.

## 6. Precedence

naipes-prec-1 = Which claim goes first
    .rule = If several claim one discard, mah-jong goes first; then pung and kang alike, and chow last. Between two mah-jongs it is whoever would play first after the discarder, and there is one winner only. Speaking first gives no right.
naipes-prec-2 = Which conflicts exist
    .rule = The only conflicts are chow and pung, chow and kang, and mah-jong with anything. Two pungs of one card would need five alike, a pung and a kang six, and there are four; nor can there be two chows, because only one seat is next.
naipes-prec-3 = What follows a claim
    .rule = After a chow or pung you expose the group and discard, without drawing. After a kang you expose the group, draw the replacement and go on as in your turn.
    .refusal = Not allowed: you have just taken a discard, and now you discard.
    .why = After a chow or pung nothing is drawn or declared: you discard. If the card completed your hand, the claim had to be mah-jong.
naipes-prec-4 = An illegal claim is refused
    .rule = A claim that is not legal is refused without penalty, and the others are resolved as if it had not been made.
    .refusal = Not allowed: that cannot be asked for like this.
    .why = What can be done at each moment is in the dock and in your hand. The request is refused and costs nothing.

## 7. The kang and its replacement

naipes-kang-1 = Three ways to make a kang
    .rule = There are three ways: a trío in hand and somebody else’s discard, an exposed cuadrado; an exposed trío and somebody else’s discard, an exposed cuadrado; and with a drawn card, which leaves an exposed trío exposed and a trío in hand in hand.
    .refusal = Not allowed: you do not have the four cards of that kang.
    .why = A kang is three alike, in hand or exposed, and the fourth. The request is refused and costs nothing.
    .differ = Nearly all rules for tiles forbid completing an exposed trío with a discard. Here it is allowed.
naipes-kang-2 = The fourth card is outside the count
    .rule = The fourth card of a cuadrado does not count among the thirteen, and so another is drawn in its place. With one cuadrado you own 14 combination cards between turns; with two, 15, and so on.
naipes-kang-3 = Winning on the replacement
    .rule = If the replacement card completes your hand, you make mah-jong with a card from the stock.
naipes-kang-4 = A cuadrado counts as a trío
    .rule = For every doubling that speaks of tríos, a cuadrado in hand counts as a trío in hand and an exposed one as an exposed trío.
naipes-kang-5 = When a kang is declared
    .rule = A kang need not be declared. It can be in any turn of yours after a draw, a replacement included, and never right after your chow or pung. If the table agrees that it cannot wait, only in the turn in which the fourth card was drawn. Four alike that are not declared are a trío and a loose card, or parts of runs.
    .refusal = { $state ->
        [claimed] Not allowed: you have just taken a discard, and then no kang is declared.
       *[other] Not allowed: at this table a kang is declared when its fourth card is drawn, and not later.
    }
    .why = A kang is declared after a draw. If you held it before, it counts as a trío and a loose card.
naipes-kang-6 = Taking the card of a kang
    .rule = A player who enlarges an exposed trío with a drawn card can lose that card, before the replacement, if somebody else makes mah-jong with it. The trío stays as it was. If several want it, the order of turns decides, as if it had been discarded. Nothing can be taken from a kang wholly in hand, unless the table agrees that any kang can lose its card.
    .refusal = Not allowed: from a kang { $tile } is taken for mah-jong only, and from one in hand only if the table plays so.
    .why = That card is no discard, and serves for no chow, pung or kang. The request is refused and costs nothing.
naipes-kang-7 = No stock, no kang
    .rule = With an empty stock no kang can be declared or claimed, because nothing could replace it.
    .refusal = Not allowed: the stock is empty, and there would be no replacement card.
    .why = Every kang has to draw another card. The request is refused and costs nothing.
naipes-kang-8 = How a cuadrado is laid
    .rule = An exposed cuadrado lies open and complete. A cuadrado in hand is announced and set apart face down, and shown with the whole hand at the end. Only where any kang can lose its card is it shown when declared.

## 8. Pumba

naipes-pumba-1 = Being pumba
    .rule = You are pumba if you are no eunuch and some combination card turns your hand into a mah-jong. A card of which you hold all four does not exist for this; those seen elsewhere do not matter.
naipes-pumba-2 = Pumba in any shape
    .rule = The two shapes that the source names are examples. Waiting for a card of a run, with three groups, a pair and two cards of the run, is pumba too, and so is waiting for the card of a special hand.
naipes-pumba-3 = Pumba is not announced
    .rule = Pumba need not be announced. If the table agrees so, after each discard everybody sees whether the player who threw it is pumba, and nothing else follows from it.

## 8. The mah-jong card

naipes-mjcard-1 = Where the mah-jong card comes from
    .rule = The mah-jong card may come from the stock, from anybody’s discard or from another player’s kang.
naipes-mjcard-2 = The winner shows the whole hand
    .rule = Whoever makes mah-jong shows the whole hand.
naipes-mjcard-3 = For prizes it counts as in hand
    .rule = For prizes, which are points and doublings, a group completed by a claimed mah-jong card counts as in hand, and claiming it does not lose the doubling for having made neither chow nor pung. If the table agrees so, a trío completed that way has the points of an exposed one, and doublings still take it as in hand. If the card fits several parts of the reading, the winner chooses which it completed.
    .differ = In the classical game that trío counts as exposed. The source of this game does not count it as a pung. The option “Trío closed by a claim” decides.

## 9. What a mah-jong is; special hands

naipes-special-0 = Normal mah-jong
    .rule = A normal mah-jong is fourteen cards, the fourth cards of cuadrados not counted: four groups and a pair of equal cards.
    .refusal = It is no mah-jong: it takes four groups and a pair, or a special hand.
naipes-special-1 = Twins: seven pairs (gemelos)
    .rule = Twins, seven pairs, are a mah-jong although they are not four groups. If the table agrees that special hands do not count, they neither close the hand nor give their doubling.
    .refusal = Not allowed: at this table special hands are no mah-jong.
    .why = The table agreed that twins, capicúa and compensation do not close a hand. The request costs nothing.
naipes-special-2 = Capicúa
    .rule = A capicúa, 1 to 7 of two suits, is a mah-jong although it has neither groups nor a pair. If the table agrees that special hands do not count, it neither closes the hand nor gives its doubling.
naipes-special-3 = Compensation (compensación)
    .rule = A compensation, three kings, three knights and eight cards of one suit, is a mah-jong. If the table agrees that special hands do not count, it neither closes the hand nor gives its doubling.
naipes-special-4 = Special hands stay in hand
    .rule = A special hand has to be wholly in hand and without any cuadrado; its last card may be claimed. If the table agrees so, exposed runs and tríos are allowed, never a cuadrado, as long as the fourteen cards fit: in the special hand they are single cards, without points or doublings of tríos and runs, and the doubling for having made neither chow nor pung is lost.
    .differ = This is the usual condition of special hands with tiles. The option “Exposed groups in special hands” decides.
    .refusal = Not allowed: a special hand has to be wholly in hand.
    .why = With exposed groups or a cuadrado it is no special hand any more. The request is refused and costs nothing.
naipes-special-5 = The exact patterns
    .rule = The exact patterns stand with their doublings. A hand that fits several readings is counted under the dearest.

## 10. Honour cards

naipes-honor-1 = The eight honour cards
    .rule = There are eight honour cards: the four jacks and the swords 1, 2, 3 and 4. They make no combination and do not help to make mah-jong. Whoever is dealt one, or draws one later, shows it and takes another card from the stock.
naipes-honor-2 = Own honour cards
    .rule = Your own are the jack of your suit and the sword with your number: 1 for coins, 2 for cups, 3 for swords and 4 for clubs. Each is one doubling.
naipes-honor-3 = Sets and panache
    .rule = All four swords are five doublings, and so are all four jacks. Two swords and two jacks that together make 1, 2, 3 and 4, a jack counting as the number of its suit, are three.
naipes-honor-4 = Who owns which honour card
    .rule = Coins own the jack of coins and the 1 of swords; cups, the jack of cups and the 2; swords, the jack of swords and the 3; and clubs, the jack of clubs and the 4.
naipes-honor-5 = Kept until the settlement
    .rule = Honour cards stay with whoever drew them until the settlement, and count for those who do not win too.

## 11. Eunuchs

naipes-eunuco-1 = Great eunuch: pays, collects nothing
    .rule = A player who counts fourteen cards cannot make mah-jong. His hand is worth 0, he pays everybody and collects from nobody.
    .line = Great eunuch: the hand is worth 0
naipes-eunuco-2 = Little eunuch: pays and collects
    .rule = A player who counts twelve cards cannot make mah-jong. His cards are worth what they are worth: he pays the winner and settles with the others, paying and collecting.
    .line = Little eunuch: pays the winner and settles with the others
naipes-eunuco-3 = How cards are counted
    .rule = Cards are counted outside one’s own turn, and when it ends with the discard, also the one that follows a claim. What counts is the combination cards in hand and three for each exposed group or declared cuadrado; honour cards and the fourth card of a cuadrado do not. Thirteen is right.
naipes-eunuco-4 = More than fourteen, fewer than twelve
    .rule = A player who counts more than fourteen is a great eunuch; one who counts fewer than twelve, a little one.
naipes-eunuco-5 = It lasts the whole hand
    .rule = The state lasts to the end of the hand. A eunuch goes on drawing, discarding and claiming chow, pung and kang; his mah-jongs are void and give no precedence.
    .refusal = { $eunuco ->
        [1] Not allowed: you are a great eunuch in this hand, and a eunuch makes no mah-jong.
       *[other] Not allowed: you are a little eunuch in this hand, and a eunuch makes no mah-jong.
    }
    .why = The count of cards went wrong before, and the state lasts to the end. Chow, pung and kang are still open to you.
naipes-eunuco-6 = How it happens
    .rule = Twelve cards are left to whoever forgets a draw or a replacement; fourteen, to whoever forgets a discard or draws twice. On line the table does not let it happen, unless it agrees to play with eunuchs: then everybody draws, replaces and ends the turn for himself.
    .refusal = { $state ->
        [again] Not allowed: this turn you already hold a card too many.
       *[other] Not allowed: at this table the table draws and replaces for you.
    }
    .why = { $state ->
        [again] Whoever draws twice is a great eunuch when the turn ends; nobody would let you draw a third time. The request costs nothing.
       *[other] Only where eunuchs are played does everybody draw for himself. The request costs nothing.
    }
naipes-eunuco-7 = Where the name comes from
    .rule = Both names most likely render those that Chinese tables give to a long and to a short hand. One set of classical rules treats them as here; another, harsher, gives nothing for any wrong count.

## 12. End of the hand

naipes-end-1 = A hand ends with mah-jong
    .rule = A hand ends when somebody makes mah-jong. All hands are shown, all are counted, and then they are settled.
    .refusal = Not allowed: the hand is over.
    .why = Nothing is played between one hand and the next.
naipes-end-2 = A hand without mah-jong
    .rule = It also ends, without mah-jong, when the stock is empty and nobody uses the last discard. Then nobody pays. The table may agree that all four settle among themselves.
naipes-end-3 = The last card of the stock
    .rule = Whoever draws the last card may close with it, which is taking the moon, or has to discard; that discard can be claimed for mah-jong only. The table may agree that it cannot be claimed at all.
    .refusal = Not allowed: the stock is empty; nothing is drawn any more, and the last discard serves for no group.
    .why = The discard after the last card is claimed for mah-jong only, or for nothing if so agreed. The request costs nothing.
naipes-end-4 = If the last is an honour card
    .rule = If the last card of the stock is an honour card, nothing can replace it: it is shown, it counts for its holder where the hands of those who do not win count, and the hand ends without mah-jong. The same if a replacement is due and the stock is empty.
naipes-end-5 = False mah-jong
    .rule = A false mah-jong is refused and play goes on. If the table agrees so, whoever declares one pays each player 20, twice that to East and twice that as East, and the hand goes on.
    .refusal = Not allowed: your hand is no mah-jong.
    .why = It takes four groups and a pair, or a special hand. The request is refused, and play goes on.
    .line = False mah-jong: 20 to each player

## 13. Base points

naipes-base-1 = Points of a run
    .rule = A run gives no points, neither exposed nor in hand.
    .line = Run
naipes-base-2 = Points of tríos and cuadrados
    .rule = A trío of 2 to 8 is worth 2 exposed and 4 in hand; of 1 or 9, of kings or of knights, 4 and 8. A cuadrado of 2 to 8 is worth 8 exposed and 16 in hand; of 1 or 9, of kings or of knights, 16 and 32.
    .line = { $kind ->
        [trio] { $where ->
            [hand] Trío in hand: { $tile }
           *[other] Exposed trío: { $tile }
        }
       *[other] { $where ->
            [hand] Cuadrado in hand: { $tile }
           *[other] Exposed cuadrado: { $tile }
        }
    }
naipes-base-3 = Points of pairs
    .rule = A pair of knights, of your own king and of the dominant king are worth 2 each; if your king is the dominant one too, 4. The table may drop the 2 of the dominant king. Those who do not win may count several pairs.
    .line = Pair: { $tile }
    .differ = The same publisher’s table for tiles does not pay the dominant pair; the classical ones do, and this source treats own and dominant king alike. The option “Pair of the dominant king” decides.
naipes-base-4 = Points of honour cards
    .rule = Each honour card is worth 4 points, or what the table agrees. The fourth card of a cuadrado does not earn them, although it is outside the count: the cuadrado pays for it already.
    .line = { $count ->
        [one] { $count } honour card
       *[other] { $count } honour cards
    }
    .differ = The classical tables give 4. With 0, honour doublings are idle for a hand without any points.
naipes-base-5 = Points for mah-jong
    .rule = Making mah-jong is worth 20 points, and 2 more if the mah-jong card was drawn from the stock. If the table agrees on the complete bonuses, each of these adds 10: closing with a replacement, in place of the 2; no other points for tríos, cuadrados, pairs or honour cards; no run at all; closing on the last discard; closing with the last card of the stock. Bonuses hold for special hands too. With “mah-jong only” not even the 2 count.
    .line = { $prize ->
        [mahjong] Mah-jong
        [drawn] Drawn card
        [replacement] Replacement card
        [bare] No points but for mah-jong
        [no-escalera] No runs
        [last-discard] The last discard
       *[other] The last card of the stock
    }
    .differ = On the 20 and the 2 the tables agree; on the rest they do not. And the bonus for the last card would pay the moon twice. The option “The winner’s bonuses” decides.
naipes-base-6 = The best reading counts
    .rule = The cards of a hand are read in one way: the one with the highest total. Among equals, the one with most doublings; then with most base points; then, in this order: normal, twins, capicúa, compensation. Declared groups are not read again. The winner’s reading has to be a mah-jong; that of the others is any division into groups and pairs that uses no card twice.
naipes-base-7 = The total: base times doublings
    .rule = The total is the base multiplied by two as many times as there are doublings. With base 0 the total is 0, whatever the doublings. Nothing is rounded.
naipes-base-8 = Base of special hands
    .rule = A special hand has no points for groups. What counts is making mah-jong, honour cards and, in twins, the pairs that are worth something.

## 14. Doublings

naipes-dobla-gen-1 = Doublings accumulate
    .rule = Some cards and combinations double the score. All doublings accumulate, so a total can be very high. There are two lists: one for everybody, and one only for whoever makes mah-jong.
naipes-dobla-gen-2 = The winner’s come on top
    .rule = The winner counts the doublings of the second list on top of the general ones.
naipes-dobla-gen-3 = Each counts once
    .rule = Each doubling counts once a hand, unless it says that it is for each card or each group.

## 14. Doublings for everybody

naipes-dobla-all-1 = Own jack or sword
    .rule = The jack of your suit is one doubling, and the sword with your number another: 0 to 2. Example: cups, with the jack of cups, the 2 and 4 of swords and a trío of fives in hand, has base 16 and two doublings: 64.
    .line = { $count ->
        [1] Own: { $tile }
       *[other] Own jack and sword
    }
naipes-dobla-all-2 = Panache
    .rule = Two jacks and two swords that together make 1, 2, 3 and 4 are three doublings, once a hand. Other honour cards do not disturb. It counts beside all four jacks or all four swords too, because everything accumulates. The table may agree that any mixture with at least one jack and one sword will do, and that it does not count beside a full set. Example: clubs, with the jacks of cups and swords and the 1 and 4 of swords, has 3 doublings and that of the own 4; base 16, total 256.
    .line = Panache
    .differ = The list of doublings in the source says two jacks or two swords; its chapter on honour cards explains two and two that make 1, 2, 3 and 4, and that decides. The options are “Panache” and “Panache beside a full set”.
naipes-dobla-all-3 = Four jacks or four swords
    .rule = All four jacks are five doublings, and all four swords another five. The own card is counted apart. Example: swords, with all four swords and no group, has base 16 and 5 + 1 doublings: 1,024.
    .line = { $count ->
        [5] Four jacks or four swords
       *[other] All four jacks and all four swords
    }
naipes-dobla-all-4 = Own or dominant king
    .rule = A trío or cuadrado of the king of your suit is one doubling; of the dominant king, another. If it is the same king, they are two, or one if the table agrees so. Example: cups dominate, and clubs has a pung of kings of cups and a trío in hand of kings of clubs: base 12, two doublings, 48.
    .line = { $kinds ->
        [1] { $count ->
            [1] Trío: { $tile }, own or dominant
           *[other] Trío: { $tile }, own and dominant
        }
       *[other] Trío of the own and of the dominant king
    }
    .differ = “Own or dominant” is read as in the line of the own jack or sword, which the source explains as one doubling for each. Classical practice agrees. The option “King both own and dominant” decides.
naipes-dobla-all-5 = Trío of knights
    .rule = Each trío or cuadrado of knights is one doubling, exposed or in hand: 0 to 3. Example: a pung of knights of coins and a cuadrado in hand of knights of cups, base 36 and two doublings: 144.
    .line = { $count ->
        [1] Trío: { $tile }
        [2] Two tríos of knights
       *[other] Three tríos of knights
    }
naipes-dobla-all-6 = Only kings and knights
    .rule = If all your combination cards are kings or knights, it is one doubling, besides those of their tríos. They may be mixed; the table may agree that they have to be of one class. Without any combination card it does not count.
    .line = Only kings and knights
    .differ = “Kings or knights” could mean one class only, but then it would hardly ever happen: there are twelve knights, fewer than cards in a hand, and kings alone never make four groups and a pair. The option “Only kings and knights” decides.
naipes-dobla-all-7 = One-suit hand
    .rule = If all your combination cards are numbers of one suit, it is one doubling. Kings and knights belong to no playing suit, even with its emblem; the table may let in the king and the knight of the suit. Honour cards are ignored. Example of a hand that does not win: a pung of threes of clubs and ten other clubs from 2 to 8 without a trío in hand, base 2 and one doubling: 4.
    .line = All of one suit
naipes-dobla-all-8 = Royal run
    .rule = If your reading has the runs 1-2-3, 4-5-6 and 7-8-9 of one suit, exposed or not, it is one doubling. The table may ask for the nine cards only, among those outside tríos and cuadrados. Nine cards in hand always satisfy both.
    .line = Royal run
    .differ = The vocabulary of the source speaks of nine cards, and overlapping chows give them too. The option “Royal run” decides.
naipes-dobla-all-9 = Three tríos in hand
    .rule = Three tríos or cuadrados in hand are one doubling. Example: tríos in hand of twos of coins, sixes of cups and sevens of clubs, and four loose cards: base 12, total 24.
    .line = Three tríos in hand
naipes-dobla-all-10 = Four tríos in hand
    .rule = Four tríos or cuadrados in hand are one doubling more, besides that of three: two in all. Example: the same with a trío of eights of coins and one loose card, base 16 and two doublings: 64.
    .line = Four tríos in hand
naipes-dobla-all-11 = Three tríos of ones or nines
    .rule = Three tríos or cuadrados in hand of ones or nines, mixed or not, are one doubling, added to that of three tríos in hand. The table may want them all ones or all nines. Example: tríos in hand of aces of coins, nines of cups and nines of clubs, and four loose cards: base 24; doublings 1 + 1 + 9 for the aces and nines, 11: 49,152.
    .line = Three tríos in hand of ones or nines
    .differ = If it had to be one number, it would always coincide with three tríos of the same number, and be idle. The option “Three tríos of ones or nines” decides.
naipes-dobla-all-12 = Four exposed tríos
    .rule = Four exposed tríos or cuadrados are one doubling. A trío closed by the mah-jong card is not exposed. Example: pungs of twos of coins, threes of cups, fours of clubs and a foreign king, base 10: 20.
    .line = Four exposed tríos
naipes-dobla-all-13 = Three tríos of one number
    .rule = Tríos or cuadrados in hand of one number in coins, cups and clubs are one doubling more, besides that of three tríos in hand. Kings and knights have no number; the table may count them as if they had. Example: the three tríos of sixes in hand and four loose cards, base 12 and two doublings: 48.
    .line = Three tríos of one number
naipes-dobla-all-14 = Aces and nines
    .rule = Each ace and each nine of coins, cups and clubs is one doubling, in groups, in pairs or loose, exposed or in hand, the fourth card of a cuadrado included. The 1 of swords is no ace. The table may count one doubling for each kind, six at most; a single one, and only if the whole hand is aces and nines; or none. Example: a hand that does not win, with a pung of nines of clubs and a loose ace of coins, has base 4 and 3 + 1 doublings: 64.
    .line = { $count ->
        [1] { $kinds ->
            [1] One { $tile }
           *[other] Only aces and nines
        }
       *[other] Aces and nines: { $count }
    }
    .differ = It is the costliest doubt of the game. The source says that they count even if not combined and for each, and only counting card by card gives both a meaning. But then a trío of aces is three doublings and one of knights a single one, and many tables will prefer another count. The option “Aces and nines” decides; with the family, each kind.

## 14. Doublings of whoever makes mah-jong

naipes-dobla-mj-1 = Taking the moon
    .rule = Making mah-jong with the last card of the stock, also as a replacement, is one doubling. On the last discard it is not, unless the table agrees so. Example: an exposed chow and all else runs, base 22: 44.
    .line = The last card: { $tile }
naipes-dobla-mj-2 = Taking the card of a kang
    .rule = It is one doubling to make mah-jong with the drawn card that another player was adding to an exposed trío, or with a discard for which another rightly claimed kang. The table may keep it to the first, or extend it to a kang in hand too. The 2 points for a drawn card are not added. Example: an exposed chow and all else runs, base 20: 40.
    .line = Card taken from a kang: { $tile }
    .differ = The source calls kang the taking of the fourth card, wherever it comes from; with tiles it is the enlarged trío only. The option “Taking the card of a kang” decides.
naipes-dobla-mj-3 = Without chow or pung
    .rule = It is one doubling to have made neither chow nor pung: no exposed run, no exposed trío and no cuadrado that was a pung before. A claimed mah-jong card does not lose it, nor does a kang claimed with the trío in hand, unless the table agrees so. Example: all runs in hand, the last card claimed: 40; drawn: 44.
    .line = Without chow or pung
    .differ = The source names chow and pung only; the classical concealed hand is lost with any claimed kang. The option “Kang and the closed hand” decides.
naipes-dobla-mj-4 = One suit with court cards
    .rule = It is one doubling if all numbers are of one suit, at least one of them, and there is some king or knight besides. The table may want both classes. It never goes with a hand of court cards alone; with a one-suit hand only where the court cards of the suit are let in, and then both count. Example: chow 2-3-4 of clubs, in hand 4-5-6 and 6-7-8 of clubs, three knights of cups and a pair of threes of clubs, card claimed: base 28, doublings 1 + 1: 112.
    .line = One suit with court cards
naipes-dobla-mj-5 = Compensation
    .rule = It is two doublings: one of each king that is not dominant, one of each knight and eight numbers of one suit, fourteen cards. No dominant king. The eight may be any; the table may want two groups and a pair. One suit with court cards is always met and adds up. Example: coins dominate; kings of cups, swords and clubs, the three knights, and 2-2, 3-4-5 and 6-7-8 of cups, card claimed: base 20, doublings 2 + 1 + 1: 320.
    .line = Compensation
    .differ = The source gives the eight cards no shape. The option “Compensation” decides.
naipes-dobla-mj-6 = Twins
    .rule = It is two doublings: seven pairs of equal cards, all different from each other, of any suit and also of kings and knights. The table may allow four alike as two pairs, or want instead each pair to be one number in the same two suits. Example: cups, clubs dominate; pairs of aces and threes of coins, fives and eights of cups, fours and sevens of clubs and kings of swords, card drawn: base 22, doublings 2 + 1 + 2 for the aces: 704.
    .line = Twins
    .differ = “Twins” speaks of equal cards, and “heterogeneous” of pairs that differ. A similar British hand pairs one number of two suits. The option “Twins” decides.
naipes-dobla-mj-7 = Capicúa
    .rule = It is two doublings: 1 to 7 of one playing suit and 1 to 7 of another, one card of each. Example: cups and clubs, card claimed: base 20, doublings 2 + 1 + 2 for the aces: 640.
    .line = Capicúa
naipes-dobla-mj-8 = One-suit winning hand
    .rule = Winning with a one-suit hand is three doublings, besides the general one: four in all. The table may agree on three in all. Example: chow 3-4-5 of cups; in hand tríos of twos and sixes, 3-4-5 and a pair of eights, card claimed: base 28, four doublings, 448.
    .line = Won in one suit
    .differ = The winner’s doublings come on top of the general ones, says the source; so they add up. The option “One-suit winning hand” decides.

## 15. Payments

naipes-pay-1 = Everybody pays the winner
    .rule = Each of the three others pays the winner the winner’s total, whoever discarded.
    .line = Everybody pays the winner the winning total
naipes-pay-2 = The winner pays nobody
    .rule = The winner pays nobody, even if another hand is worth more.
    .line = The winner does not pay, even if another hand is worth more
naipes-pay-3 = Losers settle among themselves
    .rule = The others are compared two by two, and the lower total pays the difference. The table may agree that only the winner collects; then nobody collects from a great eunuch either.
    .line = The other hands are compared two by two: the lower pays the difference
naipes-pay-4 = East’s payments are doubled
    .rule = Every payment in which East takes part, paying or collecting, is doubled, unless the table agrees otherwise.
    .line = East pays and collects double
naipes-pay-5 = What a great eunuch pays
    .rule = A great eunuch pays the winner like anybody. With the others his total is 0, so each collects the own total from him in full. Two great eunuchs pay each other nothing. East’s payments are doubled all the same.
    .line = Great eunuch: pays the winner, and with the others the total is 0
naipes-pay-6 = What a little eunuch pays
    .rule = A little eunuch pays the winner and settles with the others with the total that his cards give.
    .line = Little eunuch: pays the winner and settles with what the cards are worth
naipes-pay-7 = Payments sum to zero
    .rule = What some pay is what others collect: the sum is zero.
naipes-pay-8 = No mah-jong, no payments
    .rule = If nobody makes mah-jong, nobody pays. If the table agrees that all settle, the four are compared two by two, with East’s double and eunuchs as always, even if it agreed that only the winner collects.
    .line = Without mah-jong nobody pays, unless it is agreed that all four settle
    .differ = A French summary voids the hand. The option “Hand without mah-jong” decides.

## 16. Limit

naipes-limit-1 = No limit unless agreed
    .rule = If the table says nothing, there is no limit: a total can be as large as it comes out. With a limit, the total of a hand is that number at most, and readings are compared that way too. In the classical game 500 or 1,000 are customary.
    .line = No hand goes above the limit
naipes-limit-2 = The limit comes before East’s doubling
    .rule = The limit holds for the total of each hand, before East’s payments are doubled: East may pay or collect twice the limit.
naipes-limit-3 = The limit holds for losers too
    .rule = The totals of those who do not win are limited too; two hands at the limit are equal and pay each other nothing.

## 17. Table options

naipes-opt-ases_nueves = Option: aces and nines
    .rule = Each card: every ace and every nine is a doubling. Each kind: one for each of the six kinds held. Only as a whole hand: one doubling. Or they do not count. If the table says nothing, each card.
naipes-opt-rey_coincidente = Option: king both own and dominant
    .rule = A trío or cuadrado of a king that is own and dominant at once gives two doublings, or one. If the table says nothing, two.
naipes-opt-panache = Option: what panache is
    .rule = Two jacks and two swords that make 1, 2, 3 and 4, or any mixture that does so with at least one jack and one sword. If the table says nothing, two and two.
naipes-opt-panache_con_serie = Option: panache beside a full set
    .rule = Beside all four jacks or all four swords panache adds up, or does not count. If the table says nothing, it adds up.
naipes-opt-solo_figuras = Option: only kings and knights
    .rule = A hand of court cards may mix kings and knights, or has to be of one class. If the table says nothing, they mix.
naipes-opt-homogeneo_figuras = Option: court cards in a one-suit hand
    .rule = A one-suit hand lets in no court card, or the king and the knight of that suit. It holds for everybody and for the winner. If the table says nothing, none.
naipes-opt-homogeneo_ganador = Option: one-suit winning hand
    .rule = Whoever wins in one suit adds the general doubling to the three, or counts just the three. If the table says nothing, it adds up: four.
naipes-opt-escalera_real = Option: royal run
    .rule = It takes the runs 1-2-3, 4-5-6 and 7-8-9, or just the nine numbers outside tríos and cuadrados. If the table says nothing, the three runs.
naipes-opt-trios_1_9 = Option: tríos of ones or nines
    .rule = The three tríos in hand may mix ones and nines, or have to be all of one number. If the table says nothing, they mix.
naipes-opt-mismo_numero_figuras = Option: same number with court cards
    .rule = Three tríos in hand of kings, or of knights, count as three of one number, or do not. If the table says nothing, they do not.
naipes-opt-luna = Option: the moon
    .rule = The moon is just the last card of the stock, drawn, or the last discard too. If the table says nothing, drawn only.
naipes-opt-robo_kang = Option: taking the card of a kang
    .rule = Mah-jong can be made with the card that enlarges a trío, and a discard that another claimed for kang counts too; or just the first; or any kang can lose its card, one in hand too. If the table says nothing, enlarged or claimed.
naipes-opt-cerrado_y_kang = Option: kang and the closed hand
    .rule = A kang claimed with the trío in hand keeps the doubling for having made neither chow nor pung, or loses it. If the table says nothing, it keeps it.
naipes-opt-un_palo_figuras = Option: one suit with court cards
    .rule = Some king or knight is enough, or both classes are needed. If the table says nothing, some is enough.
naipes-opt-compensacion = Option: compensation
    .rule = The eight cards of the suit may be any, or have to make two groups and a pair. If the table says nothing, any.
naipes-opt-gemelos = Option: twins
    .rule = Seven equal pairs, all different; or they may repeat, and four alike are two pairs; or each pair is one number in the same two suits. If the table says nothing, equal and different.
naipes-opt-especiales_validos = Option: whether special hands count
    .rule = Twins, capicúa and compensation are mah-jongs, or neither close a hand nor give their doublings. If the table says nothing, they count.
naipes-opt-especiales = Option: special hands closed
    .rule = Special hands have to be wholly in hand, or allow exposed runs and tríos. If the table says nothing, wholly in hand.
naipes-opt-carta_mahjong_trio = Option: trío closed by the mah-jong card
    .rule = A trío completed by a claimed mah-jong card has the points of one in hand, or of an exposed one. Doublings always take it as in hand. If the table says nothing, in hand.
naipes-opt-honor_puntos = Option: points of each honour card
    .rule = Each honour card is worth the points that the table agrees, from 0 on. If it says nothing, 4.
naipes-opt-primas = Option: the winner’s bonuses
    .rule = Basic: 20 for mah-jong and 2 more if the card was drawn. Complete: 10 more for each bonus of the tile game. Mah-jong only: 20 and nothing else. If the table says nothing, basic.
naipes-opt-pareja_rey_dominante = Option: pair of the dominant king
    .rule = A pair of the dominant king is worth 2 points, or none. If the table says nothing, 2.
naipes-opt-limite = Option: limit
    .rule = No hand is worth more than the limit: no limit, 500, 1,000 or any number from 1 on. If the table says nothing, no limit.
naipes-opt-perdedores = Option: losers settle among themselves
    .rule = Those who do not win pay each other the differences, or only the winner collects. If the table says nothing, differences are paid.
naipes-opt-este_doble = Option: East pays and collects double
    .rule = Payments in which East takes part are doubled, or not. If the table says nothing, they are doubled.
naipes-opt-sin_mahjong = Option: hand without mah-jong
    .rule = A hand without mah-jong is not paid, or all four settle among themselves. If the table says nothing, it is not paid.
naipes-opt-viento_tras_nula = Option: suits after a void hand
    .rule = After a hand without mah-jong the suits stay, or pass to the left. If the table says nothing, they stay.
naipes-opt-vueltas = Option: rounds to a game
    .rule = A game lasts four rounds, two or one. If the table says nothing, four.
naipes-opt-sentido = Option: direction of play
    .rule = Play goes clockwise, or the other way round. If the table says nothing, clockwise.
naipes-opt-reserva = Option: cards in reserve
    .rule = The whole stock is drawn, or the last fourteen cards are not. If the table says nothing, all of it.
naipes-opt-ultimo_descarte = Option: the last discard
    .rule = The discard after the last card of the stock can be claimed for mah-jong only, or for nothing. If the table says nothing, for mah-jong only.
naipes-opt-kang_diferido = Option: kang at a later turn
    .rule = A kang can be declared in any own turn after a draw, or only in the one in which the fourth card is drawn. If the table says nothing, in any.
naipes-opt-anuncio_pumba = Option: announcing pumba
    .rule = After each discard nothing is said, or the table shows whether the player who threw it is pumba. If nothing is agreed, nothing is said.
naipes-opt-eunucos = Option: eunuchs
    .rule = The table keeps everybody from holding a card too many or too few, or each draws, replaces and ends the turn for himself and can go wrong. If nothing is agreed, it keeps them from it.
naipes-opt-mahjong_falso = Option: false mah-jong
    .rule = A false mah-jong is refused and nothing follows, or whoever declares one pays each player 20, with East’s double, and the hand goes on. If the table says nothing, it is refused.

## 18. Open questions

naipes-open-1 = Open question: the missing page
    .rule = The page of the source with points and payments was not found. Those used here come from the same publisher’s tile game and from the classical rules. If it turns up, it rules.
    .differ = The chapters on points and payments are a reconstruction, and every doubt is an option of the table.
naipes-open-2 = Open question: aces and nines
    .rule = How many doublings aces and nines give moves the scores more than anything else. Here, one a card.
    .differ = The table chooses with the option “Aces and nines”.
naipes-open-3 = Open question: seven pairs
    .rule = What heterogeneous pairs are is not clear. Here, seven equal pairs, all different.
    .differ = The table chooses with the option “Twins”.
naipes-open-4 = Open question: compensation without shape
    .rule = The source does not say whether the eight cards of a compensation have to combine. Here they do not.
    .differ = The table chooses with the option “Compensation”.
naipes-open-5 = Open question: honour points
    .rule = The source does not say how many base points an honour card has. Here, 4.
    .differ = The table chooses with the option “Points for an honour card”.
naipes-open-6 = Open question: the winner’s bonuses
    .rule = It is not known which bonuses the winner has besides the 20. Here, 2 for a drawn card.
    .differ = The table chooses with the option “The winner’s bonuses”.
naipes-open-7 = Open question: king own and dominant
    .rule = The source does not say what a king that is both gives. Here, two doublings.
    .differ = The table chooses with the option “King both own and dominant”.
naipes-open-8 = Open question: winning in one suit
    .rule = The source does not say whether the three doublings for winning in one suit include the general one. Here they add up: four.
    .differ = The table chooses with the option “One-suit winning hand”.
naipes-open-9 = Open question: panache
    .rule = The source says two things about panache. Here it is two and two, and adds up with full sets.
    .differ = The table chooses with the options “Panache” and “Panache beside a full set”.
naipes-open-10 = Open question: kang and the closed hand
    .rule = The source names chow and pung, and says nothing of a claimed kang. Here it keeps the doubling.
    .differ = The table chooses with the option “Kang and the closed hand”.
naipes-open-11 = Open question: taking from a kang
    .rule = The source does not say which kang can lose its card. Here, the trío that is being enlarged and the one claimed with a discard.
    .differ = The table chooses with the option “Taking the card of a kang”.
naipes-open-12 = Open question: the trío that closes the hand
    .rule = The source speaks of prizes; it could mean doublings only. Here it means points too, and the trío counts as in hand.
    .differ = The table chooses with the option “Trío closed by a claim”.
naipes-open-13 = Open question: the void hand
    .rule = The source does not say what follows if nobody makes mah-jong. Here nobody pays and the suits stay.
    .differ = The table chooses with the options “Hand without mah-jong” and “Suits after a void hand”.
naipes-open-14 = Open question: exposed groups in special hands
    .rule = The source does not say whether a special hand allows exposed groups. Here it does not.
    .differ = The table chooses with the option “Exposed groups in special hands”.
naipes-open-15 = Open question: the limit
    .rule = The source announces very high totals and sets no limit. Nor is there one here.
    .differ = The table chooses with the option “Limit”.
naipes-open-16 = Open question: royal run from chows
    .rule = The source does not say whether overlapping chows make a royal run. Here it takes the three exact runs.
    .differ = The table chooses with the option “Royal run”.
naipes-open-17 = Open question: mistakes on line
    .rule = At a real table there are wrong counts and false mah-jongs. On line they are prevented or put right.
    .differ = The table chooses with the options “Eunuchs” and “False mah-jong”.
naipes-open-18 = Open question: length and direction
    .rule = The source does not say how many rounds are played; the direction is clockwise. Here, four rounds.
    .differ = The table chooses with the options “Rounds” and “Direction of play”.
naipes-open-19 = Open question: which suit dominates
    .rule = The source uses the dominant suit without explaining it. Here it is that of the round, as the round wind with tiles. There is no option.
naipes-open-20 = Open question: last discard and reserve
    .rule = The source does not say what the last discard may be claimed for, nor speaks of a reserve. Here it is claimed for mah-jong only, and there is no reserve.
    .differ = The table chooses with the options “Last discard” and “Cards in reserve”.
naipes-open-21 = Open question: the extra honour card
    .rule = The source calls the fourth card of a kang an extra honour card. Here that means it stands outside the count; it gives no honour points and no doubling of its own. There is no option.

## 19. Titles and headings

naipes-meta-1 = Title of the rules
naipes-meta-2 = Page marker and footer
naipes-meta-3 = Heading of the vocabulary
naipes-meta-4 = Heading of the play
naipes-meta-5 = Heading of the doublings
naipes-meta-6 = Heading “for everybody”
naipes-meta-7 = Heading “for who makes mah-jong”
naipes-meta-8 = Heading of the honour cards
