### Las palabras de la mesa. Las fichas, los asientos y los nombres llegan ya puestos en palabras.

game-name = Series Mundiales de Mahjong
game-short = WSOM
game-rules = Reglas 1.03

## Fichas

tile-1m = 1 de caracteres
tile-2m = 2 de caracteres
tile-3m = 3 de caracteres
tile-4m = 4 de caracteres
tile-5m = 5 de caracteres
tile-6m = 6 de caracteres
tile-7m = 7 de caracteres
tile-8m = 8 de caracteres
tile-9m = 9 de caracteres
tile-1p = 1 de círculos
tile-2p = 2 de círculos
tile-3p = 3 de círculos
tile-4p = 4 de círculos
tile-5p = 5 de círculos
tile-6p = 6 de círculos
tile-7p = 7 de círculos
tile-8p = 8 de círculos
tile-9p = 9 de círculos
tile-1s = 1 de bambú
tile-2s = 2 de bambú
tile-3s = 3 de bambú
tile-4s = 4 de bambú
tile-5s = 5 de bambú
tile-6s = 6 de bambú
tile-7s = 7 de bambú
tile-8s = 8 de bambú
tile-9s = 9 de bambú
tile-1z = Este
tile-2z = Sur
tile-3z = Oeste
tile-4z = Norte
tile-5z = dragón blanco
tile-6z = dragón verde
tile-7z = dragón rojo
tile-hidden = ficha oculta

suit-m = caracteres
suit-p = círculos
suit-s = bambú
suit-z = honores

# Una secuencia: $numbers es «7-8-9».
run-m = { $numbers } de caracteres
run-p = { $numbers } de círculos
run-s = { $numbers } de bambú

## Vientos y asientos

wind-E = Este
wind-S = Sur
wind-W = Oeste
wind-N = Norte
wind-letter-E = E
wind-letter-S = S
wind-letter-W = O
wind-letter-N = N

seat-self = tu asiento
seat-lower = asiento inferior
seat-opposite = asiento opuesto
seat-upper = asiento superior

## Lo que se hace: los botones y los cinco sitios de la barra

act-win = Ganar
act-kong-concealed = Kong oculto
act-kong-small = Kong pequeño
act-kong-big = Kong grande
act-pong = Pong
act-chi = Chi
act-pass = Paso
act-discard = Descartar
act-next = Mano siguiente

slot-1 = Ganar
slot-2 = Kong
slot-3 = Pong
slot-4 = Chi
slot-5 = Paso

## Lo que se dice en voz alta

call-win = fu
call-win-self = tsumo
call-kong = kong
call-kong-concealed = kong
call-kong-small = kong
call-kong-big = kong
call-pong = pong
call-chi = chi
call-pass = paso
call-next = siguiente

## Bloques y maneras de ganar

meld-chi = chi
meld-pong = pong
meld-kong-big = kong grande expuesto
meld-kong-small = kong pequeño expuesto
meld-kong-concealed = kong oculto

way-self = ficha tomada del muro
way-discard = descarte
way-rob = kong robado
way-supplement = ficha suplementaria

## Otras palabras de la mesa

word-tile = ficha
word-tiles = fichas
word-set = bloque
word-sets = bloques
word-sequence = secuencia
word-triplet = triple
word-eyes = ojos
word-pair = par
word-wall = muro
word-river = río
word-discard = descarte
word-kong-box = caja de kong
word-kings-tiles = fichas del rey
word-supplement = ficha suplementaria
word-hand = mano
word-cycle = ciclo
word-quarter = cuarto
word-half = mitad
word-session = sesión
word-pattern = jugada
word-points = puntos
word-calling = llamando
word-first-east = primer Este

## Dónde va la partida

place-hand = Ciclo { $cycle } · Mano { $hand }
place-hand-of = Mano { $hand } de { $hands }
place-quarter = Cuarto { $quarter } · Mano { $hand }
place-half = Mitad { $half } · Mano { $hand }
place-wall = en el muro
place-reserve = + { $reserve } del rey
place-wall-left = { $left ->
    [0] No queda ninguna ficha por robar
    [one] Queda { $left } ficha por robar
   *[other] Quedan { $left } fichas por robar
}
count-tiles = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
count-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Lo que se pregunta

ask-claim = { $name } descarta { $tile }. ¿Lo reclamas?
ask-claim-nothing = { $name } descarta { $tile }.
ask-rob = { $name } amplía su pong a kong con { $tile }. ¿Se lo robas?
ask-rob-nothing = { $name } amplía su pong a kong con { $tile }.
ask-next-hand = La mano está pagada. ¿Empezamos la siguiente?
ask-turn = Te toca: elige qué descartas.

## Lo que oye quien usa lector de pantalla

said-hand-started = Mano { $hand }. Reparte { $name }, Este.
said-dealt = Tienes { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}: { $tiles }.
said-turn-began = Te toca. Empiezas tú, sin robar. { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
} en mano.
said-turn-other = Le toca a { $name }.
said-turn = Te toca. Robas { $tile }. { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
} en mano.
said-turn-supplement = Repones y robas { $tile }. { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
} en mano.
said-turn-claimed = Te toca descartar. { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
} en mano.
said-drawn = { $name } roba.
said-supplement = { $name } repone.
said-discarded = { $name }, { $tile }.
said-announced = { $name }: «{ $call }».
said-lapsed = El «{ $call }» de { $name } cede el paso.
said-chi = { $name }, chi de { $tiles }, de { $source }.
said-pong = { $name }, pong de { $tile }, de { $source }.
said-kong-big = { $name }, kong grande expuesto de { $tile }, de { $source }. { said-left }
said-kong-small = { $name }, kong pequeño expuesto de { $tile }. { said-left }
said-kong-concealed = { $name }, kong oculto de { $tile }. { said-left }
said-robbed = A { $name } le roban el kong de { $tile }: queda en pong.
said-revealed = Mano de { $name }: { $tiles }.
said-left = { $left ->
    [0] Se acabó el muro.
    [one] Queda { $left }.
   *[other] Quedan { $left }.
}

## Lo que se apunta en el cuaderno

noted-seats = Se sortean los asientos: { $name } es el primer Este
noted-hand-started = Mano { $hand }: { $name } es Este
noted-broken = Los dados de { $name } suman { $sum }: se rompe su muro
noted-turn-began = { $name } empieza sin robar
noted-drawn = { $name } roba
noted-drawn-tile = { $name } roba { $tile }
noted-supplement = { $name } repone
noted-supplement-tile = { $name } repone y toma { $tile }
noted-discarded = { $name } descarta { $tile }
noted-announced = { $name } dice «{ $call }»
noted-lapsed = El «{ $call }» de { $name } cede el paso a otra reclamación
noted-chi = { $name } reclama chi { $tiles } a { $source }
noted-pong = { $name } reclama pong de { $tile } a { $source }
noted-kong-big = { $name } reclama kong de { $tile } a { $source }
noted-kong-small = { $name } amplía a kong su pong de { $tile }
noted-kong-concealed = { $name } declara kong oculto de { $tile }
noted-robbed = A { $name } le roban el kong de { $tile }: queda en pong
noted-revealed = { $name } enseña la mano: { $tiles }
noted-won-self = { $name } gana con { $tile }, tomada del muro
noted-won-discard = { $name } gana con { $tile }, descarte de { $source }
noted-won-rob = { $name } gana con { $tile }: roba el kong a { $source }
noted-ended-exhausted = Se acaba el muro sin que nadie gane
noted-stood-in-clock = Se acaba el tiempo de { $name }: la mesa juega en su lugar
noted-stood-in-away = { $name } no está: la mesa juega en su lugar
noted-stood-in-fault = La respuesta de { $name } no vale: la mesa juega en su lugar
noted-seed = Se revela la semilla del reparto

## Cómo acaba la mano

result-self = { $name } gana con ficha del muro: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
result-discard = { $name } gana con descarte de { $source }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
result-rob = { $name } gana robando el kong de { $source }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
result-exhausted = Se acaba el muro y nadie gana. No hay pagos.
result-match = Termina la sesión: gana { $name } con { $points }.

## Opciones de la mesa

option-payoff_base = Base de pago
    .about = Al ganar con un descarte, quien responde de la ficha paga más: los otros dos pagan el valor de la mano, pero como mucho esta base.
option-min_points = Mínimo para ganar
    .about = Puntos que la mano debe valer para poder ganar. Con 0, cualquier mano completa gana.
option-chicken_points = Valor de la mano de pollo
    .about = Lo que vale una mano completa sin ninguna jugada.
option-limit_points = Límite
    .about = Lo máximo que vale una suma de jugadas. Una jugada que por sí sola llega al límite vale lo que marca la lista.
option-pure_one_suit = Puntos de Un Palo Puro
    .about = 80 según Zung Jung 3.3; algunas páginas antiguas dan 100.
option-small_three_dragons = Puntos de Tres Dragones Pequeños
    .about = 40 según Zung Jung 3.3; algunas páginas antiguas dan 30.
option-small_three_winds = Puntos de Tres Vientos Pequeños
    .about = 30 según Zung Jung 3.3; algunas páginas antiguas dan 25.
option-king_tiles = Fichas del rey
    .about = Fichas que quedan sin robar al final del muro.
option-false_win_fine = Multa por triunfo en falso
    .about = Puntos que paga quien declara un triunfo en falso. Ninguna fuente fija una cantidad.
option-hands_per_session = Manos por sesión
    .about = Cuántas manos se juegan de principio a fin.
option-hands_per_half = Manos por mitad
    .about = Cuántas manos forman una mitad.
option-hands_per_quarter = Manos por cuarto
    .about = Cuántas manos forman un cuarto: un ciclo entero del reparto.
option-seating_period = Sorteo de asientos
    .about = Cada cuánto se vuelven a sortear los asientos.
option-turn_seconds = Segundos por turno
    .about = Tiempo de cada turno en las mesas con el reloj del reglamento.
option-hand_seconds = Segundos por mano
    .about = Tiempo que tiene cada asiento para toda la mano; sus primeros segundos no cuentan.

value-seating_period-quarter = cada cuarto
value-seating_period-half = cada mitad

preset-standard = Reglamento 1.03
    .about = Sin diferencias: los valores que mejor respaldan las fuentes.
preset-strict-2008 = Como en 2008
    .about = Base de pago de 30, como en el evento principal de 2008.
preset-minimum-five = Mínimo de cinco
    .about = Hacen falta 5 puntos para ganar; la mano de pollo es un triunfo en falso.
