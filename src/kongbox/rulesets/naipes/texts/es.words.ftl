### Las palabras de la mesa.

game-name = Mah-jong con naipes
game-short = Naipes
game-rules = Baraja española, 144 cartas
