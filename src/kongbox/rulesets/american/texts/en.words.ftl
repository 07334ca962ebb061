### The words of the table.

game-name = American Mahjong
game-short = American
game-rules = American rules, with each year's card
