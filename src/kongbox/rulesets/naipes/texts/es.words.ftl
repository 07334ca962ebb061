### Las palabras de la mesa. Las cartas, los asientos y los nombres llegan ya puestos en palabras.

game-name = Mah-jong con naipes
game-short = Naipes
game-rules = Baraja española, 144 cartas

## Cartas; las de honor, también con artículo

tile-1o = as de oros
tile-2o = 2 de oros
tile-3o = 3 de oros
tile-4o = 4 de oros
tile-5o = 5 de oros
tile-6o = 6 de oros
tile-7o = 7 de oros
tile-8o = 8 de oros
tile-9o = 9 de oros
tile-1c = as de copas
tile-2c = 2 de copas
tile-3c = 3 de copas
tile-4c = 4 de copas
tile-5c = 5 de copas
tile-6c = 6 de copas
tile-7c = 7 de copas
tile-8c = 8 de copas
tile-9c = 9 de copas
tile-1b = as de bastos
tile-2b = 2 de bastos
tile-3b = 3 de bastos
tile-4b = 4 de bastos
tile-5b = 5 de bastos
tile-6b = 6 de bastos
tile-7b = 7 de bastos
tile-8b = 8 de bastos
tile-9b = 9 de bastos
tile-Ro = rey de oros
tile-Rc = rey de copas
tile-Re = rey de espadas
tile-Rb = rey de bastos
tile-Co = caballo de oros
tile-Cc = caballo de copas
tile-Cb = caballo de bastos
tile-So = sota de oros
    .the = la sota de oros
tile-Sc = sota de copas
    .the = la sota de copas
tile-Se = sota de espadas
    .the = la sota de espadas
tile-Sb = sota de bastos
    .the = la sota de bastos
tile-1e = 1 de espadas
    .the = el 1 de espadas
tile-2e = 2 de espadas
    .the = el 2 de espadas
tile-3e = 3 de espadas
    .the = el 3 de espadas
tile-4e = 4 de espadas
    .the = el 4 de espadas
tile-hidden = carta tapada

suit-o = oros
suit-c = copas
suit-e = espadas
suit-b = bastos

# Una escalera: $numbers es «7-8-9».
run-o = { $numbers } de oros
run-c = { $numbers } de copas
run-e = { $numbers } de espadas
run-b = { $numbers } de bastos

## Letras en la esquina: las de la baraja

index-Ro = R
index-Rc = R
index-Re = R
index-Rb = R
index-Co = C
index-Cc = C
index-Cb = C
index-So = S
index-Sc = S
index-Se = S
index-Sb = S

## Asientos y palos

wind-E = Este
wind-S = Sur
wind-W = Oeste
wind-N = Norte
wind-letter-E = E
wind-letter-S = S
wind-letter-W = O
wind-letter-N = N

palo-oros = oros
    .seat = Este, oros
    .dominant = Dominan oros
palo-copas = copas
    .seat = Sur, copas
    .dominant = Dominan copas
palo-espadas = espadas
    .seat = Oeste, espadas
    .dominant = Dominan espadas
palo-bastos = bastos
    .seat = Norte, bastos
    .dominant = Dominan bastos

seat-self = tu asiento
seat-lower = quien juega después
seat-opposite = enfrente
seat-upper = quien juega antes

## Lo que se hace: los botones y los cinco sitios de la barra

act-mahjong = Mah-jong
act-kang = Kang
act-kang-hand = Kang en mano
act-kang-grown = Ampliar a kang
act-pung = Pung
act-chow = Chow
act-pass = Paso
act-discard = Descartar
act-draw = Robar
act-end-turn = Acabar el turno
act-next = Mano siguiente

slot-1 = Mah-jong
slot-2 = Kang
slot-3 = Pung
    .call = «tomo»
slot-4 = Chow
    .call = «acepto»
slot-5 = Paso

## Lo que se dice en voz alta

call-mahjong = mah-jong
call-kang = kang
call-kang-hand = kang
call-kang-grown = kang
call-pung = tomo
call-chow = acepto
call-pass = paso
call-next = siguiente

## Grupos, lecturas y maneras de cerrar

meld-chow = escalera
meld-pung = trío
meld-kang-claimed = cuadrado expuesto
meld-kang-grown = cuadrado expuesto
meld-kang-hand = cuadrado en mano

group-trio = trío
group-escalera = escalera
group-cuadrado = cuadrado
group-pareja = pareja

reading-normal = cuatro grupos y una pareja
reading-gemelos = gemelos
reading-capicua = capicúa
reading-compensacion = compensación

way-self = carta robada
way-discard = descarte
way-rob = carta quitada a un kang
way-supplement = carta de reposición

## Otras palabras de la mesa

word-tile = carta
word-tiles = cartas
word-set = grupo
word-sets = grupos
word-run = escalera
word-trio = trío
word-cuadrado = cuadrado
word-pair = pareja
word-loose = cartas sueltas
word-wall = baceta
word-river = descartes
word-discard = descarte
word-exposed = expuesto
word-concealed = en mano
word-honour = carta de honor
word-honours = cartas de honor
word-honours-seen = Honor en la mesa
word-supplement = carta de reposición
word-palo = palo
word-dominant = palo dominante
word-own = propia
word-base = base
word-dobla = dobla
word-doblas = doblas
word-total = total
word-reading = lectura
word-pumba = pumba
word-mahjong = mah-jong
word-mahjong-card = carta de mah-jong
word-moon = luna
word-gran-eunuco = gran eunuco
word-pequeno-eunuco = pequeño eunuco
word-limit = límite
word-hand = mano
word-cycle = vuelta
word-session = partida
word-points = puntos
word-first-east = primer Este

## Dónde va la partida

place-hand = Vuelta { $cycle } · mano { $hand }
place-hand-of = Mano { $hand } de { $hands }
place-wall = en la baceta
place-reserve = + { $reserve } de reserva
place-wall-left = { $left ->
    [0] No queda ninguna carta por robar
    [one] Queda { $left } carta por robar
   *[other] Quedan { $left } cartas por robar
}
place-dominant = Palo dominante: { $palo }
count-tiles = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
count-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
count-doblas = { $count ->
    [0] sin doblas
    [one] { $count } dobla
   *[other] { $count } doblas
}
count-honours = { $count ->
    [0] sin cartas de honor
    [one] { $count } carta de honor
   *[other] { $count } cartas de honor
}

## Lo que se lee en la placa de cada asiento

# Debajo del nombre: «copas · 1 de honor».
plate-palo = { $palo }
plate-palo-honours = { $palo } · { $count } de honor
plate-pumba = pumba
plate-gran-eunuco = Gran eunuco · { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
plate-pequeno-eunuco = Pequeño eunuco · { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
plate-gran-eunuco-about = Cuenta catorce cartas o más: no puede hacer mah-jong, paga a todos y no cobra de nadie.
plate-pequeno-eunuco-about = Cuenta doce cartas o menos: no puede hacer mah-jong; paga a quien gana y liquida con los demás.

## Lo que se pregunta

ask-claim = { $name } descarta { $tile }. ¿Lo pides?
ask-claim-nothing = { $name } descarta { $tile }.
ask-rob = { $name } declara kang con { $tile }. ¿Quieres hacer mah-jong con esa carta?
ask-rob-nothing = { $name } declara kang con { $tile }.
ask-next-hand = La mano está liquidada. ¿Empezamos la siguiente?
ask-turn = Te toca: elige qué descartas.
ask-draw = Te toca: roba una carta.
ask-mahjong-false = Tu mano no es un mah-jong. Si lo declaras, pagas 20 a cada persona.

## Lo que oye quien usa lector de pantalla

said-hand-started = Mano { $hand }. { $name } es Este y juega con oros.
said-dominant = Dominan { $palo }.
said-dealt = Tienes { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}: { $tiles }.
said-turn-began = Te toca. Empiezas tú, sin robar. { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} en mano.
said-turn-other = Le toca a { $name }.
said-turn = Te toca. Robas { $tile }. { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} en mano.
said-turn-supplement = Repones y robas { $tile }. { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} en mano.
said-turn-claimed = Te toca descartar. { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} en mano.
said-drawn = { $name } roba.
said-supplement = { $name } repone.
# $cards lleva artículo: «la sota de copas, el 1 de espadas».
said-honour = { $name } saca { $cards } y repone.
said-honour-own = Sacas { $cards }. { $own ->
    [0] No es de tu palo.
    [one] Propia: una dobla.
   *[other] Propias: dos doblas.
} Repones.
said-honour-last = { $name } saca { $cards } y no queda con qué reponer: la mano acaba.
said-discarded = { $name }, { $tile }.
said-announced = { $name }: «{ $call }».
said-lapsed = El «{ $call }» de { $name } cede el paso.
said-chow = { $name }, escalera de { $tiles }, de { $source }.
said-pung = { $name }, trío de { $tile }, de { $source }.
said-kang-claimed = { $name }, cuadrado de { $tile }, de { $source }. { said-left }
said-kang-grown = { $name }, trío ampliado a cuadrado con { $tile }. { said-left }
said-kang-hand = { $name }, cuadrado en mano. { said-left }
said-robbed = A { $name } le quitan { $tile }: su trío se queda como estaba.
said-gran-eunuco = { $name } es gran eunuco: { $count ->
    [one] cuenta { $count } carta
   *[other] cuenta { $count } cartas
}.
said-pequeno-eunuco = { $name } es pequeño eunuco: { $count ->
    [one] cuenta { $count } carta
   *[other] cuenta { $count } cartas
}.
said-pumba = { $name } está pumba.
said-not-pumba = { $name } no está pumba.
said-false-mahjong = { $name } canta mah-jong en falso: pagará 20 a cada persona.
said-revealed = Mano de { $name }: { $tiles }.
said-left = { $left ->
    [0] Se acabó la baceta.
    [one] Queda { $left }.
   *[other] Quedan { $left }.
}

## Lo que se apunta en el cuaderno

noted-seats = Se sortean los palos: { $name } es el primer Este
noted-hand-started = Mano { $hand }: { $name } es Este
noted-dominant = Dominan { $palo }
noted-turn-began = { $name } empieza sin robar
noted-drawn = { $name } roba
noted-drawn-tile = { $name } roba { $tile }
noted-supplement = { $name } repone
noted-supplement-tile = { $name } repone y toma { $tile }
noted-honour = { $name } saca { $tiles }: carta de honor
noted-honour-own = { $name } saca { $tiles }: carta de honor propia
noted-honour-last = { $name } saca { $tiles } y no queda con qué reponer
noted-discarded = { $name } descarta { $tile }
noted-announced = { $name } dice «{ $call }»
noted-lapsed = El «{ $call }» de { $name } cede el paso a otra petición
noted-chow = { $name } acepta { $tiles } de { $source }
noted-pung = { $name } toma { $tile } de { $source }
noted-kang-claimed = { $name } hace kang de { $tile }, de { $source }
noted-kang-grown = { $name } amplía a kang su trío de { $tile }
noted-kang-hand = { $name } declara un kang en mano
noted-robbed = A { $name } le quitan { $tile }: su trío se queda como estaba
noted-returned = { $name } devuelve el trío a su mano
noted-taken = { $name } toma { $tile } de la mesa
noted-gran-eunuco = { $name } es gran eunuco
noted-pequeno-eunuco = { $name } es pequeño eunuco
noted-pumba = { $name } está pumba
noted-not-pumba = { $name } no está pumba
noted-false-mahjong = { $name } canta mah-jong en falso
noted-revealed = { $name } enseña la mano: { $tiles }
noted-won-self = { $name } hace mah-jong con { $tile }, de la baceta
noted-won-discard = { $name } hace mah-jong con { $tile }, descarte de { $source }
noted-won-rob = { $name } hace mah-jong con { $tile }, del kang de { $source }
noted-ended-no-mahjong = La mano acaba sin mah-jong
noted-stood-in-clock = Se acaba el tiempo de { $name }: la mesa juega en su lugar
noted-stood-in-away = { $name } no está: la mesa juega en su lugar
noted-stood-in-fault = La respuesta de { $name } no vale: la mesa juega en su lugar
noted-seed = Se revela la semilla del reparto

## Cómo acaba la mano

result-title = { $name } hace mah-jong: { $points }
result-self = { $name } hace mah-jong con carta robada: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
result-discard = { $name } hace mah-jong con el descarte de { $source }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
result-rob = { $name } hace mah-jong con la carta del kang de { $source }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
result-no-mahjong = La mano acaba sin mah-jong.
result-nobody-pays = Nadie hace mah-jong y nadie paga.
result-everybody-settles = Nadie hace mah-jong: los cuatro liquidan entre sí.
result-match = Termina la partida: gana { $name } con { $points }.

## Opciones de la mesa

option-ases_nueves = Ases y nueves
    .about = Cuántas doblas dan los ases y los nueves de oros, copas y bastos. Es la opción que más cambia las cuentas.
option-rey_coincidente = Rey propio y dominante
    .about = Doblas del trío de un rey que es a la vez el tuyo y el dominante.
option-panache = Panache
    .about = Qué cartas de honor lo forman: dos sotas y dos espadas, o cualquier mezcla que sume 1, 2, 3 y 4.
option-panache_con_serie = Panache junto a una serie
    .about = Si el panache cuenta también cuando se tienen las cuatro sotas o las cuatro espadas.
option-solo_figuras = Solo reyes y caballos
    .about = Si la mano de figuras puede mezclar reyes y caballos, o ha de ser de una sola clase.
option-homogeneo_figuras = Figuras en el homogéneo
    .about = Si el juego de un solo palo admite también el rey y el caballo de ese palo.
option-homogeneo_ganador = Homogéneo de quien gana
    .about = Si las tres doblas de ganar con un solo palo se suman a la general, cuatro en total, o la sustituyen.
option-escalera_real = Escalera real
    .about = Si hacen falta las escaleras 1-2-3, 4-5-6 y 7-8-9, o basta con tener las nueve cartas fuera de tríos.
option-trios_1_9 = Tres tríos de unos o nueves
    .about = Si se pueden mezclar unos y nueves, o los tres tríos han de ser del mismo número.
option-mismo_numero_figuras = Mismo número con figuras
    .about = Si tres tríos en mano de reyes, o de caballos, valen como tres del mismo número.
option-luna = La luna
    .about = Si solo la toma quien cierra con la última carta de la baceta, o también quien cierra con el último descarte.
option-robo_kang = Quitar la carta de un kang
    .about = De qué kang se puede quitar la carta para hacer mah-jong.
option-cerrado_y_kang = Kang y mano cerrada
    .about = Si un kang pedido con un trío en mano quita la dobla de no haber hecho chow ni pung.
option-un_palo_figuras = Un palo con figuras
    .about = Si basta con reyes o caballos, o hacen falta de las dos clases.
option-compensacion = Compensación
    .about = Si sus ocho cartas de un palo pueden ser cualesquiera, o han de formar dos grupos y una pareja.
option-gemelos = Gemelos
    .about = Qué siete parejas valen.
option-especiales_validos = Juegos especiales
    .about = Si gemelos, capicúa y compensación son mah-jong.
option-especiales = Especiales con grupos expuestos
    .about = Si los juegos especiales han de estar del todo en mano.
option-carta_mahjong_trio = Trío cerrado con descarte
    .about = Si el trío que completa la carta de mah-jong pedida puntúa como en mano o como expuesto.
option-honor_puntos = Puntos por carta de honor
    .about = Puntos de base de cada sota y de cada espada.
option-primas = Primas de quien gana
    .about = Qué puntos se añaden por la manera de cerrar: solo los 2 de la carta robada, todas las primas de las fichas, o ninguna.
option-pareja_rey_dominante = Pareja de rey dominante
    .about = Si la pareja del rey dominante da 2 puntos, como la del propio.
option-limite = Límite
    .about = Lo máximo que vale una mano, antes de doblar los pagos de Este.
option-perdedores = Cuentas entre quienes pierden
    .about = Si quienes no ganan se pagan entre sí la diferencia de sus totales.
option-este_doble = Este, doble
    .about = Si Este paga y cobra el doble.
option-sin_mahjong = Mano sin mah-jong
    .about = Si una mano sin mah-jong queda sin pagos, o los cuatro liquidan entre sí.
option-viento_tras_nula = Palos tras una mano nula
    .about = Si después de una mano sin mah-jong los palos se quedan o pasan.
option-vueltas = Vueltas
    .about = Cuántas vueltas dura la partida. En cada una domina un palo.
option-sentido = Sentido del juego
    .about = Hacia dónde pasa el turno.
option-reserva = Cartas de reserva
    .about = Cartas del final de la baceta que no se roban.
option-ultimo_descarte = Último descarte
    .about = Para qué se puede pedir el descarte que sigue a la última carta de la baceta.
option-kang_diferido = Kang más tarde
    .about = Si las cuatro iguales se pueden declarar en un turno posterior al de robar la cuarta.
option-anuncio_pumba = Anunciar pumba
    .about = Si la mesa muestra, tras cada descarte, que quien lo hizo está pumba.
option-eunucos = Eunucos
    .about = Si la mesa evita que alguien tenga cartas de más o de menos, o deja que cada cual robe, reponga y descarte por su cuenta.
option-mahjong_falso = Mah-jong en falso
    .about = Qué pasa cuando alguien canta mah-jong sin tenerlo.

value-ases_nueves-por_carta = por carta
value-ases_nueves-por_clase = por clase
value-ases_nueves-juego_exclusivo = solo si son toda la mano
value-ases_nueves-no = no cuentan
value-rey_coincidente-dos = dos doblas
value-rey_coincidente-una = una dobla
value-panache-dos_y_dos = dos y dos
value-panache-cualquier_mezcla = cualquier mezcla
value-panache_con_serie-acumula = se acumula
value-panache_con_serie-excluye = no cuenta
value-solo_figuras-mezcla = mezcladas
value-solo_figuras-un_tipo = de una clase
value-homogeneo_figuras-no = sin figuras
value-homogeneo_figuras-mismo_palo = las del mismo palo
value-homogeneo_ganador-suma = cuatro doblas
value-homogeneo_ganador-solo_3 = tres doblas
value-escalera_real-tres_escaleras = tres escaleras
value-escalera_real-nueve_cartas = nueve cartas
value-trios_1_9-mezcla = mezclados
value-trios_1_9-un_numero = un solo número
value-mismo_numero_figuras-no = no
value-mismo_numero_figuras-si = sí
value-luna-robada = carta robada
value-luna-tambien_descarte = también el descarte
value-robo_kang-ampliado_y_reclamado = ampliado o pedido
value-robo_kang-solo_ampliado = solo ampliado
value-robo_kang-cualquiera = cualquiera
value-cerrado_y_kang-kang_no_rompe = no la quita
value-cerrado_y_kang-kang_rompe = la quita
value-un_palo_figuras-alguna = alguna figura
value-un_palo_figuras-reyes_y_caballos = reyes y caballos
value-compensacion-libre = ocho cualesquiera
value-compensacion-ocho_combinadas = ocho combinadas
value-gemelos-iguales_distintas = siete distintas
value-gemelos-iguales_repetibles = pueden repetirse
value-gemelos-mismo_numero_dos_palos = mismo número, dos palos
value-especiales_validos-si = valen
value-especiales_validos-no = no valen
value-especiales-cerrados = cerrados
value-especiales-admite_expuesto = se admiten
value-carta_mahjong_trio-en_mano = en mano
value-carta_mahjong_trio-expuesto = expuesto
value-honor_puntos-4 = 4
value-honor_puntos-0 = 0
value-primas-basicas = básicas
value-primas-completas = completas
value-primas-solo_mahjong = solo mah-jong
value-pareja_rey_dominante-si = sí
value-pareja_rey_dominante-no = no
value-limite-sin_limite = sin límite
value-limite-500 = 500
value-limite-1000 = 1.000
value-perdedores-diferencias = se pagan diferencias
value-perdedores-solo_ganador = solo cobra quien gana
value-este_doble-si = sí
value-este_doble-no = no
value-sin_mahjong-nula = nula
value-sin_mahjong-liquidan_todos = liquidan todos
value-viento_tras_nula-permanece = se quedan
value-viento_tras_nula-pasa = pasan
value-vueltas-4 = 4
value-vueltas-1 = 1
value-vueltas-2 = 2
value-sentido-horario = horario
value-sentido-antihorario = antihorario
value-reserva-0 = 0
value-reserva-14 = 14
value-ultimo_descarte-solo_mahjong = solo mah-jong
value-ultimo_descarte-nada = nada
value-kang_diferido-si = sí
value-kang_diferido-no = no
value-anuncio_pumba-no = no
value-anuncio_pumba-si = sí
value-eunucos-protegido = la mesa los evita
value-eunucos-activo = pueden ocurrir
value-mahjong_falso-rectifica = se rectifica
value-mahjong_falso-paga_a_todos = paga 20 a cada uno

preset-usual = Reglas habituales
    .about = Sin diferencias: cuatro vueltas, sin límite, y también cobran entre sí quienes pierden.
preset-short = Una velada corta
    .about = Una sola vuelta, y tras una mano sin mah-jong los palos pasan.
preset-family = En familia
    .about = Una vuelta y cuentas fáciles: cada clase de as o de nueve dobla una vez, ninguna mano pasa de 500 y solo cobra quien gana.
