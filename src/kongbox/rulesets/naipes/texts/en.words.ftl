### The words of the table.

game-name = Mah-jong with Spanish cards
game-short = Naipes
game-rules = Spanish pack, 144 cards
