### Las palabras de la mesa. Las fichas, los asientos y los nombres llegan ya puestos en palabras.

game-name = Mahjong americano
game-short = Americano
game-rules = Reglas americanas, con la tarjeta de cada año

## Fichas

tile-1B = 1 Bam
tile-2B = 2 Bam
tile-3B = 3 Bam
tile-4B = 4 Bam
tile-5B = 5 Bam
tile-6B = 6 Bam
tile-7B = 7 Bam
tile-8B = 8 Bam
tile-9B = 9 Bam
tile-1C = 1 Crak
tile-2C = 2 Crak
tile-3C = 3 Crak
tile-4C = 4 Crak
tile-5C = 5 Crak
tile-6C = 6 Crak
tile-7C = 7 Crak
tile-8C = 8 Crak
tile-9C = 9 Crak
tile-1D = 1 Dot
tile-2D = 2 Dot
tile-3D = 3 Dot
tile-4D = 4 Dot
tile-5D = 5 Dot
tile-6D = 6 Dot
tile-7D = 7 Dot
tile-8D = 8 Dot
tile-9D = 9 Dot
tile-Ew = Este
tile-Sw = Sur
tile-Ww = Oeste
tile-Nw = Norte
tile-GD = dragón verde
tile-RD = dragón rojo
tile-WD = Soap
tile-F = flor
tile-J = Joker
tile-BL = ficha en blanco
tile-hidden = ficha oculta

suit-B = Bam
suit-C = Crak
suit-D = Dot
suit-w = vientos
suit-d = dragones
suit-f = flores
suit-j = Jokers
suit-b = fichas en blanco

# Una serie: $numbers es «7-8-9».
run-B = { $numbers } Bam
run-C = { $numbers } Crak
run-D = { $numbers } Dot

## Letras en la esquina

index-Ew = E
index-Sw = S
index-Ww = O
index-Nw = N
index-GD = V
index-RD = R
index-WD = 0

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
seat-lower = a tu derecha
seat-opposite = enfrente
seat-upper = a tu izquierda

## Lo que se hace: los botones y los cinco sitios de la barra

act-mahjong = Mahjong
act-pung = Pung
act-kong = Kong
act-quint = Quint
act-sextet = Sextet
act-pass = Paso
act-discard = Descartar
act-exchange = Cambiar por el Joker
act-amend = Corregir la exposición
act-call-dead = Denunciar una mano muerta
act-blank-swap = Usar una ficha en blanco
act-pass-tiles = Pasar tres
act-vote-yes = Sí, otro Charleston
act-vote-no = No, sin segundo Charleston
act-courtesy = Decir cuántas
act-courtesy-tiles = Cambiar
act-next = Mano siguiente

slot-1 = Mahjong
slot-2 = Kong
slot-3 = Pung
slot-4 = Quint, Sextet
slot-5 = Paso

## Lo que se dice en voz alta

call-mahjong = Mahjong
call-pung = pung
call-kong = kong
call-quint = quint
call-sextet = sextet
call-pass = paso
call-exchange = intercambio
call-call-dead = mano muerta
call-vote-yes = sí
call-vote-no = no
call-next = siguiente

## Exposiciones y maneras de ganar

meld-pung = pung
meld-kong = kong
meld-quint = quint
meld-sextet = sextet

way-self = ficha robada del muro
way-discard = descarte
way-exchange = intercambio de Joker
way-deal = fichas del reparto

## Otras palabras de la mesa

word-tile = ficha
word-tiles = fichas
word-set = exposición
word-sets = exposiciones
word-group = grupo
word-single = Single
word-pair = pareja
word-wall = muro
word-last-wall = último muro
word-river = descartes
word-discard = descarte
word-rack = atril
word-hand = mano
word-concealed = mano oculta
word-dead = mano muerta
word-joker = Joker
word-flower = flor
word-blank = ficha en blanco
word-card = tarjeta
word-line = línea
word-value = valor impreso
word-charleston = Charleston
word-blind-pass = pase ciego
word-courtesy = pase de cortesía
word-exchange = intercambio de Joker
word-wall-game = Wall Game
word-house-rule = regla de casa
word-cycle = ronda
word-session = sesión
word-points = puntos
word-first-east = primer Este

## Dónde va la partida

place-hand = Ronda { $cycle } · Mano { $hand }
place-hand-of = Mano { $hand } de { $hands }
place-wall = en el muro
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

## El Charleston: los pasos, de quién a quién y cuántas

step-consent = Reglas de casa
step-pass-right-1 = Derecha
step-pass-across-1 = Enfrente
step-pass-left-1 = Izquierda
step-vote = Votación
step-pass-left-2 = Izquierda
step-pass-across-2 = Enfrente
step-pass-right-2 = Derecha
step-courtesy = Cortesía
step-courtesy-tiles = Cortesía
charleston-first = Primer Charleston
charleston-second = Segundo Charleston
charleston-chosen = Elegidas { $chosen } de { $count }.
charleston-blind = A ciegas: { $count }
charleston-blind-about = Las fichas que pases a ciegas salen de las que llegan, y no las ves.
charleston-coming = Te llegan { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
} de { $name }
charleston-locked = Ya has elegido: tus fichas no cambian.
courtesy-most = { $count ->
    [0] Ninguna
    [one] Hasta { $count } ficha
   *[other] Hasta { $count } fichas
}

## Lo que se pregunta

ask-claim = { $name } descarta { $tile }. ¿Lo reclamas?
ask-claim-nothing = { $name } descarta { $tile }.
ask-consent = Esta mesa quiere jugar con reglas de casa. ¿Las aceptas?
ask-pass-right-1 = Primer Charleston, a la derecha: elige tres fichas para { $name }.
ask-pass-across-1 = Primer Charleston, enfrente: elige tres fichas para { $name }.
ask-pass-left-1 = Primer Charleston, a la izquierda: tres fichas para { $name }. Puedes pasar a ciegas.
ask-vote = ¿Quieres un segundo Charleston? Si no aceptan los cuatro, no se juega.
ask-pass-left-2 = Segundo Charleston, a la izquierda: elige tres fichas para { $name }.
ask-pass-across-2 = Segundo Charleston, enfrente: elige tres fichas para { $name }.
ask-pass-right-2 = Segundo Charleston, a la derecha: tres fichas para { $name }. Puedes pasar a ciegas.
ask-courtesy = Pase de cortesía con { $name }: ¿cuántas fichas cambiarías, como mucho?
ask-courtesy-tiles = Pase de cortesía: { $count ->
    [one] elige { $count } ficha
   *[other] elige { $count } fichas
} para { $name }.
ask-next-hand = La mano está pagada. ¿Empezamos la siguiente?
ask-turn = Te toca: elige qué descartas.
ask-discard-joker = Otra vez para descartar el Joker: no lo recupera nadie.
ask-mahjong = Vas a decir Mahjong y mostrar la mano. Si no encaja en la tarjeta, queda muerta.
ask-call-dead = ¿De quién es la mano muerta?
ask-blank-swap = ¿Qué descarte recuperas?

## Lo que oye quien usa lector de pantalla

said-hand-started = Mano { $hand }. { $name } es Este.
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
said-turn-claimed = Te toca descartar. { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
} en mano.
said-drawn = { $name } roba.
said-discarded = { $name }, { $tile }.
said-announced = { $name }: «{ $call }».
said-called-dead = { $name } denuncia la mano de { $source }.
said-lapsed = El «{ $call }» de { $name } no prospera.
said-pung = { $name }, pung de { $tile }, de { $source }.
said-kong = { $name }, kong de { $tile }, de { $source }.
said-quint = { $name }, quint de { $tile }, de { $source }.
said-sextet = { $name }, sextet de { $tile }, de { $source }.
said-amended = { $name } corrige su exposición: { $tiles }.
said-returned = { $name } devuelve una exposición a su mano: { $tiles }.
said-exchange-open = Puedes cambiar tu { $tile } por el Joker de { $name }.
said-exchanged = { $name } da { $tile } y toma el Joker de { $source }.
said-exchanged-own = { $name } da { $tile } y toma el Joker de su propio atril.
said-taken = { $name } se queda con { $tile }.
said-swapped = { $name } deja una ficha en blanco y recupera { $tile }.
said-passed = Pasas { $tiles }.
said-received = Llegan { $tiles }. { $blind ->
    [0] {""}
    [one] Una pasó a ciegas.
   *[other] { $blind } pasaron a ciegas.
}
said-vote-yes = Habrá segundo Charleston.
said-vote-no = No habrá segundo Charleston.
said-courtesy = Con { $name } cambias { $count ->
    [0] ninguna ficha
    [one] { $count } ficha
   *[other] { $count } fichas
}.
said-agreed = Los cuatro aceptan las reglas de casa.
said-not-agreed = Alguien no acepta las reglas de casa: se juega sin ellas.
said-dead = La mano de { $name } está muerta.
said-dead-own = Tu mano está muerta. Ya no juegas esta mano.
said-revealed = Mano de { $name }: { $tiles }.
said-concealed = { $name } vuelve a ocultar su mano.
said-left = { $left ->
    [0] Se acabó el muro.
    [one] Queda { $left }.
   *[other] Quedan { $left }.
}

## Lo que se apunta en el cuaderno

noted-seats = Se sortean los asientos: { $name } es el primer Este
noted-hand-started = Mano { $hand }: { $name } es Este
noted-broken = Los dados de { $name } suman { $sum }: ese es el último muro
noted-agreed = Los cuatro aceptan las reglas de casa
noted-not-agreed = Alguien no acepta las reglas de casa: se juega sin ellas
noted-removed = Las fichas en blanco salen del muro
noted-pass-right-1 = Primer Charleston: tres a la derecha
noted-pass-across-1 = Primer Charleston: tres enfrente
noted-pass-left-1 = Primer Charleston: tres a la izquierda
noted-vote-yes = Los cuatro quieren un segundo Charleston
noted-vote-no = No habrá segundo Charleston
noted-pass-left-2 = Segundo Charleston: tres a la izquierda
noted-pass-across-2 = Segundo Charleston: tres enfrente
noted-pass-right-2 = Segundo Charleston: tres a la derecha
noted-courtesy = Pase de cortesía entre { $name } y { $source }: { $count ->
    [0] ninguna ficha
    [one] { $count } ficha
   *[other] { $count } fichas
}
noted-passed = Pasas { $tiles }
noted-received = Te llegan { $tiles }
noted-turn-began = { $name } empieza sin robar
noted-drawn = { $name } roba
noted-drawn-tile = { $name } roba { $tile }
noted-discarded = { $name } descarta { $tile }
noted-announced = { $name } dice «{ $call }»
noted-called-dead = { $name } denuncia la mano de { $source }
noted-lapsed = El «{ $call }» de { $name } no prospera
noted-call-rejected = La denuncia de { $name } no se confirma
noted-pung = { $name } reclama pung de { $tile } a { $source }
noted-kong = { $name } reclama kong de { $tile } a { $source }
noted-quint = { $name } reclama quint de { $tile } a { $source }
noted-sextet = { $name } reclama sextet de { $tile } a { $source }
noted-amended = { $name } corrige su exposición: { $tiles }
noted-returned = { $name } devuelve una exposición a su mano: { $tiles }
noted-exchanged = { $name } da { $tile } y toma el Joker de { $source }
noted-exchanged-own = { $name } da { $tile } y toma el Joker de su propio atril
noted-taken = { $name } se queda con { $tile }
noted-swapped = { $name } deja una ficha en blanco y recupera { $tile }
noted-dead = La mano de { $name } está muerta
noted-owes = { $name } pagará a { $source } la denuncia equivocada
noted-revealed = { $name } enseña la mano: { $tiles }
noted-concealed = { $name } vuelve a ocultar su mano
noted-won-self = { $name } gana con { $tile }, robando del muro
noted-won-discard = { $name } gana con { $tile }, descarte de { $source }
noted-won-exchange = { $name } gana con { $tile }, por intercambio de Joker
noted-won-deal = { $name } gana con las fichas del reparto
noted-ended-wall-game = Wall Game: se acaba el muro sin que nadie gane
noted-ended-thrown-in = Mano anulada: nadie paga y se reparte otra vez
noted-ended-last-standing = Solo queda una mano viva: termina la mano
noted-stood-in-clock = Se acaba el tiempo de { $name }: la mesa juega en su lugar
noted-stood-in-away = { $name } no está: la mesa juega en su lugar
noted-stood-in-fault = La respuesta de { $name } no vale: la mesa juega en su lugar
noted-seed = Se revela la semilla del reparto

## Cómo acaba la mano

result-self = { $name } gana robando: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
result-discard = { $name } gana con descarte de { $source }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
result-exchange = { $name } gana por intercambio de Joker: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
result-deal = { $name } gana con las fichas del reparto: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
result-wall-game = Wall Game: nadie gana y no hay pagos.
result-thrown-in = Mano anulada: no hay pagos y se reparte otra vez, con el mismo Este.
result-last-standing = Solo queda una mano viva: cobra de quien murió al final.
result-match = Termina la sesión: gana { $name } con { $points }.

## Opciones de la mesa

option-card = Tarjeta
    .about = La lista de manos con la que se juega. kongbox trae una de práctica, inventada aquí; la anual la pone quien abre la mesa.
option-hands_per_session = Manos por sesión
    .about = Cuántas manos se juegan. Una mano anulada se repite y no cuenta.
option-mode = Arbitraje
    .about = Con árbitro, lo que no puede ser se rechaza sin consecuencias. Exponer mal o decir Mahjong sin tenerlo sí es posible, y se paga.
option-claims = Reclamaciones
    .about = Cada descarte se pregunta a las otras manos vivas, y las respuestas se juzgan a la vez.
option-players = Jugadores
    .about = Cuántas personas juegan.
option-blanks = Fichas en blanco
    .about = Cuántas se añaden a las 152; lo habitual es 6. Hace falta que los cuatro acepten.
option-challenge_stake = Precio de una denuncia equivocada
    .about = Puntos que paga quien denuncia una mano que no está muerta. Con 0, equivocarse no cuesta nada.
option-joker_zero_groups = Joker por Soap en grupos de ceros
    .about = Si un Joker puede sustituir a Soap en un grupo impreso de tres ceros o más. En el número del año no puede nunca.
option-hot_wall = Muro caliente
    .about = En el último muro, quien da el Mahjong con una ficha que no era segura paga por toda la mesa. Hace falta que los cuatro acepten.
option-cold_wall = Muro frío
    .about = En el último muro no se reclama nada y solo se gana robando. Hace falta que los cuatro acepten.
option-pivot = Cambio de asiento
    .about = Cada cuatro manos, el primer Este cambia de sitio con quien tiene a la derecha, para que cambien los vecinos.

value-card-practice = la de práctica
value-hands_per_session-16 = 16
value-hands_per_session-8 = 8
value-hands_per_session-4 = 4
value-hands_per_session-open = sin límite
value-mode-referee = con árbitro
value-mode-adjudicate = con dictamen
value-claims-collect = responden todos
value-claims-live = por orden de llegada
value-players-4 = 4
value-players-3 = 3
value-players-2 = 2
value-joker_zero_groups-yes = sí
value-joker_zero_groups-no = no
value-hot_wall-no = no
value-hot_wall-yes = sí
value-cold_wall-no = no
value-cold_wall-yes = sí
value-pivot-no = no
value-pivot-yes = sí

preset-standard = Reglas americanas
    .about = Sin diferencias: sin fichas en blanco ni otras reglas de casa.
preset-strict = Denuncias con precio
    .about = Quien denuncia una mano que no está muerta paga 50 puntos.
preset-blanks = Con fichas en blanco
    .about = Seis fichas en blanco, si los cuatro las aceptan.
