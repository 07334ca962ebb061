### Preguntas por escrito sobre el juego con naipes: lo que se responde, y lo que no se puede usar.

## La respuesta

score-mahjong-none = No es mah-jong
score-points = Puntos
score-doublings = Doblas
score-no-doublings = Sin doblas
score-reading = Lectura: { $reading }
score-worth = Total: { $base } × 2{ $power } = { $total }
score-worth-plain = Total: { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}
score-worth-limit = Total: { $base } × 2{ $power }, que se queda en { $total }
score-paid = { $payer } → { $payee }
score-net = Saldo
score-nobody-pays = Nadie paga.
score-refused = No se admite
score-asks = { $player }, { $claim }
score-clause = Cláusula: { $clause }

answer-toma = Toma la carta
answer-como = Como
answer-repone = Repone
answer-descarta_despues = Descarta después
answer-roba_despues = Roba después
answer-rechazadas = Peticiones rechazadas
answer-kang_quitado = Se quita la carta de un kang
answer-queda_en = El grupo queda en
answer-fin_de_mano = Acaba la mano
answer-pumba = Pumba
answer-espera = Espera
answer-cuenta = Cartas que cuentan
answer-estado = Estado
answer-puede_mahjong = Puede hacer mah-jong
answer-paga = Paga
answer-cobra = Cobra
answer-honor = Cartas de honor
answer-combinacion = Cartas de combinación
answer-tomadas = Cartas tomadas
answer-quedan_en_baceta = Quedan en la baceta
answer-debe_descartar = Debe descartar
answer-dominante = Palo dominante
answer-asientos = Asientos
answer-fin_de_partida = Acaba la partida
answer-izquierda_de_este = A la izquierda de Este
answer-frente_a_este = Frente a Este
answer-derecha_de_este = A la derecha de Este
answer-sentido = Sentido
answer-total = Cartas en total
answer-numerales = Cartas del 1 al 9
answer-reyes = Reyes
answer-caballos = Caballos
answer-sotas = Sotas
answer-espadas_honor = Espadas de honor
answer-clases_distintas = Clases distintas
answer-barajas = Barajas españolas
answer-cartas_por_baraja = Cartas por baraja
answer-retiradas = Cartas que se retiran
answer-retiradas_detalle = Cuáles se retiran
answer-espadas_1_4 = Espadas del 1 al 4
answer-espadas_5_9 = Espadas del 5 al 9
answer-caballo_espadas = Caballos de espadas
answer-baceta = En la baceta
answer-oros = Oros
answer-copas = Copas
answer-espadas = Espadas
answer-bastos = Bastos
answer-si = sí
answer-no = no
answer-kang = kang
answer-pung = pung
answer-chow = chow
answer-mahjong = mah-jong
answer-normal = cuenta justa
answer-gran_eunuco = gran eunuco
answer-pequeno_eunuco = pequeño eunuco
answer-trio_expuesto = trío expuesto
answer-trio_en_mano = trío en mano
answer-cuadrado_expuesto = cuadrado expuesto
answer-cuadrado_en_mano = cuadrado en mano
answer-escalera_expuesta = escalera expuesta
answer-en_mano = cartas en mano
answer-sin_mahjong = sin mah-jong
answer-horario = el de las agujas del reloj
answer-antihorario = el contrario al de las agujas del reloj

## El documento

unusable-naipes-form = aquí pone { $found }, y debería haber un documento: un objeto con { $fields }.
unusable-naipes-field = un documento no tiene ningún campo «{ $found }»; los que hay: { $fields }.
unusable-fields-form = { $where }: pone { $found }, y debería ser un objeto{ $fields ->
    [none] {""}
   *[other] {" "}con { $fields }
}.
unusable-fields-key = { $where }: no hay ningún campo «{ $found }»; { $fields ->
    [none] aquí no se pone nada.
   *[other] los que hay: { $fields }.
}
unusable-field-missing = falta el campo «{ $where }»: { $field ->
    [palo] de quién es la mano: oros, copas, espadas o bastos.
    [dominante] el palo dominante: oros, copas, espadas o bastos.
    [en_mano] las cartas en mano, como «3o 4o 5o Rc Rc».
    [via] cómo se ganó: baceta, descarte o robo_kang.
    [carta_mahjong] la carta que cerró la mano, como «2b».
    [tipo] qué grupo es: trio, escalera o cuadrado.
    [carta] la carta de que se trata, como «7b».
    [gana] quién hizo mah-jong, o null si nadie lo hizo.
    [totales] lo que vale cada mano, como «oros: 20».
    [descarta] quién descarta la carta: oros, copas, espadas o bastos.
    [jugador] de quién se trata: oros, copas, espadas o bastos.
    [quien] quién pide: oros, copas, espadas o bastos.
    [pide] qué pide: chow, pung, kang o mahjong.
    [baceta] las cartas de la baceta, la siguiente primero, como «9b 1c»; vacío si no queda ninguna.
    [asientos] qué palo tiene cada silla, como «A: oros».
   *[other] sin él no se puede responder.
}

## Las cartas

unusable-cards-form = { $where }: pone { $found }, y debería ser un texto con cartas, como «{ $example }».
unusable-cards-unknown = { $where }: en «{ $found }», «{ $wrong }» no es ninguna carta; las que hay: { $known }.
unusable-cards-one = { $where }: en «{ $found }» { $count ->
    [0] no hay ninguna carta, y debería haber una.
   *[other] hay { $count } cartas, y debería haber una sola.
}
unusable-cards-honour = { $where }: { $card } es una carta de honor y no combina; ponla en honor.
unusable-cards-no-honour = { $where }: { $card } no es una carta de honor; las que hay: { $known }.
unusable-cards-copies = hay { $count } cartas { $card }, y en la baraja { $most ->
    [1] solo hay una.
   *[other] solo hay { $most }.
}
unusable-hand-cards = en_mano: { $concealed ->
    [one] { $concealed } carta
   *[other] { $concealed } cartas
} en mano y tres por cada { $groups ->
    [0] grupo (no hay ninguno)
    [one] grupo (hay { $groups })
   *[other] grupo (hay { $groups })
} hacen { $count }, y deberían ser { $due }: trece, y catorce con la carta de mah-jong.

## Números, palos y palabras

unusable-whole = { $where }: pone { $found }, y debería ser un número entero de 0 en adelante.
unusable-whole-most = { $where }: pone { $found }, y debería ser un número entero de 0 a { $most }.
unusable-yes-no = { $where }: pone { $found }, y debería ser true o false.
unusable-by-palo = { $where }: pone { $found }, y debería ser un objeto con un valor por palo: { $palos }.
unusable-palo-twice = { $where }: { $palo } aparece dos veces, y cada palo va una sola.

## Los grupos

unusable-group-origin = { $where }: solo un cuadrado tiene origen; quítalo.
unusable-group-escalera = { $where }: con { $card } no empieza ninguna escalera; pon su carta más baja, de 1 a 7 de oros, copas o bastos.
unusable-group-cards = { $where }: «{ $found }» no es ningún grupo; escribe trio, escalera o cuadrado, solo o con su carta, como «trio 6c».
unusable-groups-many = { $where }: hay { $count } grupos, y en una mano caben cuatro como mucho.
unusable-cuadrado-twice = cuadrados_en_mano: en «{ $found }» se repite una carta, y cada cuadrado se nombra con una sola.
unusable-origin-missing = { $where }: falta origen, pung si el cuadrado fue antes un trío expuesto o mano si no; de eso depende una dobla.

## La carta de mah-jong

unusable-loser = { $where }: esto es solo de quien hace mah-jong; quítalo o pon gana: true.
unusable-mahjong-card-away = carta_mahjong: { $card } tiene que estar también en en_mano.
unusable-kang-quitado = kang_quitado: con via: baceta nadie más pedía { $card }; cambia via o quítalo.
unusable-kang-copies = carta_mahjong: quien forma un kang de { $card } tiene las otras tres, y en la mano hay más de una.
unusable-luna-kang = luna: con la baceta vacía no se hace ningún kang, así que no se le puede quitar { $card }.
unusable-luna-nada = luna: con ultimo_descarte: nada el último descarte, { $card }, no sirve para mah-jong.
unusable-reposicion-via = reposicion: una carta de reposición se roba y pide via: baceta, y { $card } no viene de ahí.

## La liquidación

unusable-total-missing = totales: falta lo que vale la mano de { $palo }.
unusable-eunuco-both = { $palo } no puede ser a la vez gran eunuco y pequeño eunuco.
unusable-eunuco-wins = gana: { $palo } es eunuco, y un eunuco no hace mah-jong.

## Las peticiones

unusable-claim-both = con accion no hay descarte: quita descarta o accion.
unusable-claim-player = jugador: va con accion; quien descarta se pone en descarta.
unusable-claims-copies = peticiones: entre todas harían falta { $count } cartas { $card }, y solo hay cuatro.

## Honor y asientos

unusable-honours-what = con momento: { $moment } las cartas se ponen en { $allowed }, y aquí hay: { $found }.
unusable-honours-count = { $where }: hay { $count } cartas, y en el reparto tocan { $most }.
unusable-chairs = asientos: pone { $found }, y debería decir el palo de cuatro sillas, A, B, C y D.
unusable-chairs-order = asientos: de A a D pone «{ $found }», y los palos van siempre en este orden, empiece quien empiece: { $palos }.
