### The chapters of the rules.

chapter-model = Model of the table
chapter-tiles = Tiles
chapter-rack = Racks
chapter-east = East
chapter-wall = Wall and deal
chapter-charleston = Charleston
chapter-turn = The turn
chapter-claim = Claims
chapter-window = The claim window
chapter-precedence = Precedence
chapter-exposure = Exposures
chapter-concealed = Concealed hands
chapter-joker = Jokers
chapter-error = Errors: principles
chapter-adj = Errors: table of rulings
chapter-dead = Dead hands
chapter-win = Winning
chapter-end = End of the hand
chapter-blank = The blank tile
chapter-option = Other house rules
chapter-score = Score and payments
chapter-card = The card

## Why something is not built

reason-live = Here every live hand answers each discard, and the answers are judged together. Play by order of arrival comes later.
reason-not-on-line = On line it cannot happen.
reason-fewer-players = Tables of two and of three come later.
reason-tournament-desk = It comes with the tournament desk: sessions, cuts and rankings.
reason-not-played = It is not played here; the clause is there to say so.
reason-description = It describes the cards that are published and demands nothing.
reason-nothing-changes = The rule says that nothing changes: there is nothing to build.
