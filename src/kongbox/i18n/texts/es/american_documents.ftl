### Manos del juego americano puestas por escrito para puntuarlas.

## La respuesta

score-matches = Lo que la mano es en la tarjeta
score-nearest = Las líneas más cercanas

## La mano

unusable-mahjong-missing = falta el campo «{ $field }»: { $field ->
    [concealed] las fichas ocultas sin la ganadora, como «2B 2B 7D F J».
    [win] la ficha ganadora, como «5D»; J si la mano se completó con un intercambio.
    [by] cómo se gana: draw, discard, exchange o deal.
   *[seat] el asiento de quien gana: E, S, W o N.
}
unusable-mahjong-card = card: «{ $found }» no sirve; pon un archivo con una tarjeta, la tarjeta misma o una de estas palabras: { $known }.
unusable-mahjong-count = concealed: con { $exposed ->
    [0] ninguna ficha expuesta
    [one] una ficha expuesta
   *[other] { $exposed } fichas expuestas
} hay { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
} sin contar la ganadora, y debería haber 13.
unusable-mahjong-copies = hay { $count } fichas { $tile }, y en la caja solo hay { $most }.
unusable-mahjong-blanks = { $most ->
    [0] esta mesa juega sin fichas en blanco ({ $tile }); con options: «blanks: 6» las habría.
   *[other] hay { $count } fichas en blanco ({ $tile }), y esta mesa juega con { $most }.
}

## Las exposiciones

unusable-exposed-form = { $where }: «{ $found }» no es una exposición; escribe qué es y sus fichas, como «pung 9D 9D J from E», con una de estas palabras: { $kinds }.
unusable-exposed-source = { $where }: «{ $found }» viene de quien gana, y nadie reclama su propio descarte.
unusable-exposed-count = { $where }: un { $kind } tiene { $due } fichas, y aquí { $count ->
    [0] no hay ninguna.
    [one] hay { $count }.
   *[other] hay { $count }.
}
unusable-exposed-tiles = { $where }: «{ $found }» no es un grupo; hacen falta fichas de una misma clase, o Jokers junto a una de esa clase por lo menos.

## Cómo se ganó

unusable-mahjong-discarder = discarder: con by: discard falta quién descartó la ficha ganadora (E, S, W o N), que paga el doble.
unusable-mahjong-discarder-none = discarder: sin by: discard nadie descartó la ficha ganadora; quita discarder o cambia by.
unusable-mahjong-claimed = win: con by: discard la ficha ganadora no puede ser { $tile }; nadie reclama un Joker ni una ficha en blanco.
unusable-mahjong-exchange = win: con by: exchange es el Joker recibido, J, lo que completa la mano, y no { $tile }.
unusable-mahjong-deal = by: deal es ganar como Este con las catorce fichas del reparto; pide seat: E y ninguna exposición.
unusable-mahjong-dead = dead: { $seat } es quien gana, y una mano muerta no gana.
