### La mesa americana: lo que solo se ve y se dice en ella.

notebook-card = Tarjeta

## Atriles, exposiciones y descartes

am-exposures = Exposiciones
am-exposures-of = Exposiciones de { $name }
am-exposures-none = Aquí irán tus exposiciones
am-exposures-nothing = sin exposiciones
am-exposure = { $kind } de { $tile }{ $jokers ->
    [0] {""}
    [one] {" "}con un Joker
   *[other] {" "}con { $jokers } Jokers
}{ $claimed ->
    [no] {""}
   *[yes] , reclamado a { $name }
}
am-pool = Descartes
am-thrown = { $tile }, de { $name }
am-thrown-last = { $tile }, de { $name }, último descarte
am-wall = { $left ->
    [one] Queda { $left } en el muro
   *[other] Quedan { $left } en el muro
}
am-wall-short = { $left } en el muro
am-last = Último: { $tile }, { $name }

## El turno

am-turn-hint = Elige qué descartas.
am-turn-drawn = Te toca. Has robado.
am-turn-claimed = Te toca. Has expuesto.
am-exchange = { $own ->
    [yes] Puedes cambiar tu { $tile } por el Joker de tu propio atril.
   *[no] Puedes cambiar tu { $tile } por el Joker de { $name }.
}
am-exchange-short = { $tile } por Joker
am-exchange-act = Cambiar
am-amend = Corregir
am-amend-about = ¿Qué exposición querías? Se corrige hasta que descartas o cambias un Joker.
am-not-now = Volver
am-mahjong-yes = Sí, Mahjong
am-swap-for = Recuperar { $tile }, de { $name }, con una ficha en blanco
am-swap-ask = ¿Recuperas { $tile } y dejas ahí tu ficha en blanco?
am-swap-yes = Sí, recuperar

## Manos muertas

status-dead = Mano muerta
status-short-dead = muerta
am-dead-call = ¿Mano muerta?
am-dead-about = La mesa mira solo lo que está a la vista y decide al momento. Si la mano sigue viva, la partida continúa.
am-call-rejected = La denuncia de { $name } no se confirma: esa mano sigue viva.

## Antes de jugar

am-steps = Pasos del Charleston
am-step-done = hecho:
am-step-pass-right-1 = Derecha
am-step-pass-across-1 = Enfrente
am-step-pass-left-1 = Izquierda
am-step-pass-left-2 = Izquierda
am-step-pass-across-2 = Enfrente
am-step-pass-right-2 = Derecha
am-step-vote = ¿Segundo?
am-step-courtesy = Cortesía 0–3
am-title-pass = { $charleston } · { $side }
am-side-right = pase a la derecha
am-side-across = pase enfrente
am-side-left = pase a la izquierda
am-title-vote = ¿Segundo Charleston?
am-title-courtesy = Pase de cortesía
am-title-courtesy-tiles = Pase de cortesía · las fichas
am-title-consent = Reglas de casa
am-about-pass = Tres fichas para { $name }.
am-about-blind = Tres fichas para { $name }. En este pase puedes reenviar a ciegas lo que llega.
am-about-vote = Solo se juega si los cuatro aceptan; una vez empezado, se completan los tres pases.
am-about-courtesy = ¿Cuántas fichas cambiarías con { $name }, como mucho? Vale el número menor de los dos.
am-about-courtesy-tiles = { $count ->
    [one] Elige una ficha para { $name }.
   *[other] Elige { $count } fichas para { $name }.
}
am-about-consent = Esta mesa quiere jugar con fichas en blanco u otras reglas de casa. Valen si los cuatro las aceptan.
am-consent-yes = Acepto
am-consent-no = No acepto
am-choosing = Cada quien elige sus fichas.
am-slots = Lo que pasas
am-slot-own = tuya
am-slot-blind = a ciegas
am-slot-empty = vacío
am-slot-back = { $tile }: devolver a la mano
am-coming = { $count ->
    [one] llega 1 de { $name } boca abajo
   *[other] llegan { $count } de { $name } boca abajo
}
am-blind = A ciegas
am-courtesy = Como mucho
am-courtesy-say = Decirlo
am-locked-joker = Un Joker no se pasa nunca, ni en el Charleston ni en cortesía.
am-locked-blank = Una ficha en blanco no se pasa mientras tengas otras tres.

## La tarjeta

am-card-coming = Llega la tarjeta de la mesa…
am-card-practice = Tarjeta de práctica
am-card-lines = { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}
am-card-filter = Qué líneas
am-card-possible = Posibles { $count }
am-card-all = Todas { $count }
am-card-section = Sección
am-card-search = Buscar en la tarjeta
am-card-no-double = sin doble por no tener Jokers
am-card-jokerless = sin Jokers
am-card-suits = El subrayado distingue los palos:
am-card-one = uno
am-card-two = otro
am-card-three = tercero
am-card-marks = X: con o sin exposiciones. C: mano oculta.
am-group = { $count } de { $tile }
am-away = { $count ->
    [0] completa
    [one] falta { $count } ficha
   *[other] faltan { $count } fichas
}
am-state-possible = posible
am-state-nearest = la más cerca
am-state-closed = cerrada
am-state-dead = muerta
am-reason-american-concealed-4 = oculta, y tienes una exposición
am-reason-american-exposure-7 = tus exposiciones no caben en ella
am-reason-american-dead-3 = lo que falta ya no puede llegar
am-missing = Falta: { $tiles }.
am-missing-live = { $live ->
    [one] Queda { $live } por aparecer
   *[other] Quedan { $live } por aparecer
}; { $seen } ya a la vista.
am-complete = Está completa: di Mahjong.
am-line-won = La línea ganadora: { $line }, { $section }
am-verified = La mesa ha comprobado la mano: encaja en la tarjeta.

## Teclas

am-keys-exchange = cambiar por un Joker; con varios, marcar el siguiente
am-keys-blind = a ciegas o cortesía, una más; con ficha en blanco, elegir descarte
am-keys-card = tarjeta
am-keys-amend = corregir la exposición
am-keys-dead = denunciar una mano muerta

## Tu propia tarjeta

card-practice = La de práctica
card-own = La tuya
card-saved = Guardada en este aparato
card-paste = Pega aquí tu tarjeta, en YAML o JSON
card-file = Abrir un archivo
card-private = Solo la ven quienes se sientan en las mesas que abras con ella.
card-edit = Escribir o revisar tarjetas
