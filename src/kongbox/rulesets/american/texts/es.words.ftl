### Las palabras de la mesa.

game-name = Mahjong americano
game-short = Americano
game-rules = Reglas americanas, con la tarjeta de cada año
