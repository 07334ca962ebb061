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

reason-game-planned = This game is built later.
