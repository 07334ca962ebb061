### Cláusulas del juego americano. Por ahora solo tienen título: el juego todavía no está construido.

american-model-1 = Trece fichas, y catorce hasta descartar
american-model-2 = Cada ficha está en un solo lugar
american-model-3 = Cuándo ya no hay vuelta atrás
american-model-4 = Modo árbitro y modo dictamen

american-tiles-1 = Las 152 fichas
american-tiles-2 = Cada dragón tiene su palo
american-tiles-3 = Las ocho flores son iguales
american-tiles-4 = Soap: dragón blanco y cero
american-tiles-5 = El cero no entra en una serie
american-tiles-6 = Cuántas fichas naturales hay
american-tiles-7 = La ficha en blanco va aparte

american-rack-1 = Las fichas ocultas y las exposiciones
american-rack-2 = Qué es meter la ficha en el atril
american-rack-3 = La ficha reclamada va arriba

american-east-1 = El primer Este
american-east-2 = El Este solo tiene una ficha más y la salida
american-east-3 = El Este cambia después de cada mano
american-east-4 = Si se reparte otra vez, el mismo Este
american-east-5 = Cambio de asiento cada cuatro manos
american-east-6 = Mano celestial
american-east-7 = Mano terrenal

american-wall-1 = Los cuatro muros
american-wall-2 = Dónde se rompe el muro
american-wall-3 = En qué orden se gastan los muros
american-wall-4 = El reparto
american-wall-5 = Quedan 99 fichas y todas se roban
american-wall-6 = El reparto en línea
american-wall-7 = Una ficha vuelta sin querer

american-charleston-1 = El primer Charleston es obligatorio
american-charleston-2 = Tres fichas en cada pase
american-charleston-3 = Un Joker nunca se pasa
american-charleston-4 = El segundo Charleston, con el acuerdo de los cuatro
american-charleston-5 = El pase ciego
american-charleston-6 = Cómo se hace el pase ciego
american-charleston-7 = Cuando el pase ciego da la vuelta entera
american-charleston-8 = El pase de cortesía
american-charleston-9 = El orden antes del primer descarte
american-charleston-10 = Mirar una ficha del pase ciego

american-turn-1 = El orden de los turnos
american-turn-2 = De qué consta un turno
american-turn-3 = Después de reclamar se expone y se descarta
american-turn-4 = El juego sigue desde el último descarte
american-turn-5 = Lo tirado, tirado está
american-turn-6 = Descartar un Joker
american-turn-7 = No se roba antes de tiempo

american-claim-1 = Quién puede reclamar
american-claim-2 = Solo el último descarte
american-claim-3 = Para exponer o para Mahjong
american-claim-4 = Lo reclamado se usa en el acto
american-claim-5 = No se reclama para una pareja
american-claim-6 = No se reclama para fichas distintas
american-claim-7 = Lo demás sale de la propia mano
american-claim-8 = Nadie tiene que reclamar
american-claim-9 = Retirar una reclamación
american-claim-10 = Jokers y fichas en blanco no se reclaman
american-claim-11 = La reclamación se dice en voz alta

american-window-1 = Cuándo se abre el plazo
american-window-2 = Cuándo se cierra el plazo
american-window-3 = Levantar la ficha no cierra el plazo
american-window-4 = Mahjong todavía puede adelantarse
american-window-5 = Dos descartes iguales seguidos
american-window-6 = Después de un Mahjong mostrado
american-window-7 = El plazo en línea
american-window-8 = El plazo del último descarte

american-precedence-1 = Mahjong va antes que la exposición
american-precedence-2 = Qué es el orden de juego
american-precedence-3 = Mahjong aunque el otro ya muestre fichas
american-precedence-4 = Quien calla pierde su preferencia
american-precedence-5 = Dos Mahjong y el primero es falso
american-precedence-6 = Mahjong falso contra una exposición
american-precedence-7 = Mahjong con la ficha robada y con el descarte

american-exposure-1 = Qué se puede exponer
american-exposure-2 = El grupo se muestra entero
american-exposure-3 = Parejas y sueltas, solo con el Mahjong
american-exposure-4 = Una exposición no se amplía
american-exposure-5 = Corregir una exposición
american-exposure-6 = Qué admite una corrección
american-exposure-7 = Lo expuesto obliga a la mano
    .uncounted = Las exposiciones no son grupos completos de { $line }.
american-exposure-8 = Se completa un grupo entero de la línea
american-exposure-9 = Se expone en cualquier orden
american-exposure-10 = Solo se expone con un descarte
american-exposure-11 = Reclamar sin tener el grupo

american-concealed-1 = Líneas X y líneas C
american-concealed-2 = Con mano oculta, solo el descarte de Mahjong
american-concealed-3 = El plan puede cambiar
american-concealed-4 = Con una exposición, solo líneas X
    .uncounted = { $line } lleva la marca C, y la mano tiene exposiciones.
american-concealed-5 = El intercambio no rompe la mano oculta
american-concealed-6 = Una línea C no se cierra reclamando e intercambiando

american-joker-1 = Qué sustituye un Joker
american-joker-2 = Nunca en Single ni en Pair
    .uncounted = { $count ->
        [one] Un Joker no tiene
       *[other] { $count } Jokers no tienen
    } sitio en { $line }: un Joker solo va en grupos de tres o más.
american-joker-3 = Un grupo solo de Jokers
american-joker-4 = El Joker no es el cero
american-joker-5 = Joker descartado, Joker muerto
american-joker-6 = Cuándo se intercambia un Joker
american-joker-7 = De qué atril se toma el Joker
american-joker-8 = Varios intercambios en un turno
american-joker-9 = Cómo se hace el intercambio
american-joker-10 = No se reclama para conseguir un Joker
american-joker-11 = Ganar por intercambio es ganar robando
    .line = Se completó con un intercambio de Joker y cuenta como ganar robando.
american-joker-12 = Intercambiar cierra el plazo
american-joker-13 = Sin Jokers después de cambiarlos
american-joker-14 = Qué hacer con el Joker obtenido
american-joker-15 = Intercambiar fuera de turno
american-joker-16 = Los Jokers de una mano muerta

american-error-1 = No todo error mata la mano
american-error-2 = Número incorrecto de fichas
american-error-3 = Exposición inválida
american-error-4 = Mahjong por error
american-error-5 = De Mahjong a exposición
american-error-6 = Nadie abre su mano antes de comprobar

american-adj-1 = Recuento malo antes del Charleston
american-adj-2 = Recuento malo antes del primer descarte
american-adj-3 = A Norte le falta una ficha
american-adj-4 = Una mano con recuento malo ya en juego
american-adj-5 = Dos manos con recuento malo
american-adj-6 = Tres manos con recuento malo
american-adj-7 = Exposición inválida que aún se corrige
american-adj-8 = Exposición inválida y denunciada
american-adj-9 = Exposición inválida que nadie denuncia
american-adj-10 = Intercambio antes de robar o reclamar
american-adj-11 = Intercambio con la ficha equivocada
american-adj-12 = Robar antes de tiempo o fuera de turno
american-adj-13 = Mahjong dicho y retirado
american-adj-14 = Mahjong falso con fichas mostradas
american-adj-15 = Mahjong falso y otra mano abierta
american-adj-16 = Mahjong falso y una sola mano intacta
american-adj-17 = Mahjong falso y muro deshecho
american-adj-18 = Mahjong falso y las otras tres manos abiertas
american-adj-19 = Descarte mal nombrado y Mahjong
american-adj-20 = Descarte mal nombrado y exposición
american-adj-21 = Descarte mal nombrado y corregido
american-adj-22 = Mahjong con el nombre y con la ficha real
american-adj-23 = Mahjong falso con un descarte
american-adj-24 = Robar del muro o del extremo equivocado
american-adj-25 = Descartar sin haber robado
american-adj-26 = Primer descarte de quien no es Este
american-adj-27 = Un Joker en el Charleston
american-adj-28 = Tres manos muertas
american-adj-29 = Denuncia de mano muerta equivocada
american-adj-30 = Reclamación retirada a tiempo
american-adj-31 = Exponer con una línea C

american-dead-1 = Qué deja de hacer una mano muerta
american-dead-2 = Quién declara muerta una mano
american-dead-3 = Por qué se declara muerta
    .uncounted = { $line } ya no se puede completar: las fichas que necesita están a la vista.
american-dead-4 = Los Jokers y exposiciones de una mano muerta
american-dead-5 = La mano muerta paga lo mismo
    .line = La mano muerta de { $seat } paga como si estuviera viva.
american-dead-6 = Cómo se comprueba la denuncia
american-dead-7 = Cuándo muere sin denuncia
american-dead-8 = La mano muerta guarda silencio

american-win-1 = Catorce fichas de una línea
    .uncounted = A { $line } { $count ->
        [one] le falta una ficha
       *[other] le faltan { $count } fichas
    }: { $tiles }.
    .refusal = Estas catorce fichas no son ninguna mano de la tarjeta.
american-win-2 = Cómo encaja la mano en la línea
american-win-3 = De dónde viene la última ficha
american-win-4 = Si encajan varias líneas
american-win-5 = Con una ficha en blanco no se gana
    .refusal = Una mano con una ficha en blanco nunca es Mahjong.

american-end-1 = Wall Game: nadie gana
american-end-2 = El último descarte
american-end-3 = En un Wall Game nadie paga
american-end-4 = Con poco muro, las mismas reglas

american-blank-1 = La ficha en blanco no es Soap
american-blank-2 = Para qué sirve la ficha en blanco
american-blank-3 = En cualquier momento
american-blank-4 = Puede interrumpir
american-blank-5 = Dos tras el mismo descarte
american-blank-6 = No sustituye al robo
american-blank-7 = Ni Joker ni ficha de la mano
american-blank-8 = Solo con el acuerdo de los cuatro
american-blank-9 = Cuántas fichas en blanco
american-blank-10 = Qué fichas se recuperan
american-blank-11 = Cambiar el descarte vivo
american-blank-12 = Ganar gracias a una ficha en blanco
american-blank-13 = Una ficha por cada una en blanco
american-blank-14 = No pasa en el Charleston
american-blank-15 = Descartar una ficha en blanco
american-blank-16 = El cambio se ve
american-blank-17 = Aquí el uso es más amplio

american-option-1 = Las reglas de casa se acuerdan antes
american-option-2 = Muro caliente
    .line = La ficha no era segura y el muro estaba caliente: { $source } paga { $points } por toda la mesa.
american-option-3 = Muro frío
american-option-4 = Atomic: siete pares
american-option-5 = Tres jugadores
american-option-6 = Dos jugadores
american-option-7 = El juego de catorce fichas
american-option-8 = Puntos de torneo
american-option-9 = Otros cambios que no se admiten

american-score-1 = Solo cobra quien gana
    .line = La tarjeta pone { $value } junto a { $line }.
american-score-2 = Ganar con un descarte
    .line = { $source } descartó la ficha ganadora y paga el doble, { $double }; los otros dos pagan { $points } cada uno.
american-score-3 = Ganar robando vale doble
    .line = La mano no se ganó con un descarte: cada rival paga el doble, { $points }.
american-score-4 = Sin Jokers vale doble
    .line = Ni un Joker entre las catorce fichas: el valor cuenta dos veces.
american-score-5 = La mano oculta no dobla
    .uncounted = Se ganó sin exposiciones, y eso no dobla: habrían sido { $points } más.
american-score-6 = Tabla de pagos
american-score-7 = Las manos muertas también pagan
american-score-8 = Cuándo se mira si hay Jokers
american-score-9 = Puntos, nunca dinero
american-score-10 = Qué líneas doblan sin Jokers
    .uncounted = Las líneas de Singles y Pairs nunca doblan por no llevar Jokers: habrían sido { $points } más.
american-score-11 = El Este paga y cobra como los demás
american-score-12 = El resultado se explica

american-card-1 = La tarjeta anual
american-card-2 = La tarjeta tiene derechos de autor
american-card-3 = Cuántas líneas y qué secciones
american-card-4 = Los valores de las líneas
american-card-5 = Los colores son palos por elegir
american-card-6 = X o C y un valor
american-card-7 = Los grupos impresos
american-card-8 = Los signos de la tarjeta
american-card-9 = Secciones fijas y flexibles
american-card-10 = «OR»: alternativas de una línea
american-card-11 = Dragón del mismo palo o de otro
american-card-12 = Qué guarda el archivo de una tarjeta
american-card-13 = Las condiciones de una línea
american-card-14 = Dónde caben Jokers
american-card-15 = Qué se comprueba al leer la tarjeta
american-card-16 = La tarjeta ya desplegada
