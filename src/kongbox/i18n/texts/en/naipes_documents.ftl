### Questions in writing about the game with Spanish cards: what is answered, and what cannot be used.

## The answer

score-mahjong-none = Not a mah-jong
score-points = Points
score-doublings = Doublings
score-no-doublings = No doublings
score-reading = Reading: { $reading }
score-worth = Total: { $base } × 2{ $power } = { $total }
score-worth-plain = Total: { $total ->
    [one] { $total } point
   *[other] { $total } points
}
score-worth-limit = Total: { $base } × 2{ $power }, cut to { $total }
score-paid = { $payer } → { $payee }
score-net = Balance
score-nobody-pays = Nobody pays.
score-refused = Refused
score-asks = { $player }, { $claim }
score-clause = Clause: { $clause }

answer-toma = Takes the card
answer-como = As
answer-repone = Draws a replacement
answer-descarta_despues = Discards next
answer-roba_despues = Draws next
answer-rechazadas = Claims refused
answer-kang_quitado = A kang loses its card
answer-queda_en = The group ends as
answer-fin_de_mano = The hand ends
answer-pumba = Pumba
answer-espera = Waits for
answer-cuenta = Cards that count
answer-estado = State
answer-puede_mahjong = Can make mah-jong
answer-paga = Pays
answer-cobra = Collects
answer-honor = Honour cards
answer-combinacion = Combination cards
answer-tomadas = Cards taken
answer-quedan_en_baceta = Left in the stock
answer-debe_descartar = Must discard
answer-dominante = Dominant suit
answer-asientos = Seats
answer-fin_de_partida = The game ends
answer-izquierda_de_este = At East's left
answer-frente_a_este = Opposite East
answer-derecha_de_este = At East's right
answer-sentido = Direction
answer-total = Cards in all
answer-numerales = Cards 1 to 9
answer-reyes = Kings
answer-caballos = Knights
answer-sotas = Jacks
answer-espadas_honor = Honour swords
answer-clases_distintas = Different kinds
answer-barajas = Spanish packs
answer-cartas_por_baraja = Cards a pack
answer-retiradas = Cards set aside
answer-retiradas_detalle = Which are set aside
answer-espadas_1_4 = Swords 1 to 4
answer-espadas_5_9 = Swords 5 to 9
answer-caballo_espadas = Knights of swords
answer-baceta = In the stock
answer-oros = Coins
answer-copas = Cups
answer-espadas = Swords
answer-bastos = Clubs
answer-si = yes
answer-no = no
answer-kang = kang
answer-pung = pung
answer-chow = chow
answer-mahjong = mah-jong
answer-normal = right number of cards
answer-gran_eunuco = great eunuch
answer-pequeno_eunuco = little eunuch
answer-trio_expuesto = exposed trío
answer-trio_en_mano = trío in hand
answer-cuadrado_expuesto = exposed cuadrado
answer-cuadrado_en_mano = cuadrado in hand
answer-escalera_expuesta = exposed run
answer-en_mano = cards in hand
answer-sin_mahjong = without mah-jong
answer-horario = clockwise
answer-antihorario = anticlockwise

## The document

unusable-naipes-form = this says { $found }, and there should be a document: an object with { $fields }.
unusable-naipes-field = a document has no field “{ $found }”; there are: { $fields }.
unusable-fields-form = { $where }: this says { $found } and should be an object{ $fields ->
    [none] {""}
   *[other] {" "}with { $fields }
}.
unusable-fields-key = { $where }: there is no field “{ $found }”; { $fields ->
    [none] nothing is put here.
   *[other] there are: { $fields }.
}
unusable-field-missing = the field “{ $where }” is missing: { $field ->
    [palo] whose hand it is: oros, copas, espadas or bastos.
    [dominante] the dominant suit: oros, copas, espadas or bastos.
    [en_mano] the cards in hand, such as “3o 4o 5o Rc Rc”.
    [via] how the hand was won: baceta, descarte or robo_kang.
    [carta_mahjong] the card that closed the hand, such as “2b”.
    [tipo] what group it is: trio, escalera or cuadrado.
    [carta] the card it is about, such as “7b”.
    [gana] who made mah-jong, or null if nobody did.
    [totales] what each hand is worth, such as “oros: 20”.
    [descarta] who discards the card: oros, copas, espadas or bastos.
    [jugador] whom it is about: oros, copas, espadas or bastos.
    [quien] who claims: oros, copas, espadas or bastos.
    [pide] what is claimed: chow, pung, kang or mahjong.
    [baceta] the cards of the stock, the next one first, such as “9b 1c”; empty if none is left.
    [asientos] which suit each chair has, such as “A: oros”.
   *[other] without it there is no answer.
}

## The cards

unusable-cards-form = { $where }: this says { $found } and should be text with cards, such as “{ $example }”.
unusable-cards-unknown = { $where }: in “{ $found }”, “{ $wrong }” is no card; there are: { $known }.
unusable-cards-one = { $where }: in “{ $found }” there { $count ->
    [0] is no card, and there should be one.
   *[other] are { $count } cards, and there should be just one.
}
unusable-cards-honour = { $where }: { $card } is an honour card and combines with nothing; put it in honor.
unusable-cards-no-honour = { $where }: { $card } is no honour card; there are: { $known }.
unusable-cards-copies = there are { $count } cards { $card }, and the pack has { $most ->
    [1] only one.
   *[other] only { $most }.
}
unusable-hand-cards = en_mano: { $concealed ->
    [one] { $concealed } card
   *[other] { $concealed } cards
} in hand and three for each { $groups ->
    [0] group (there is none)
    [one] group (there is { $groups })
   *[other] group (there are { $groups })
} make { $count }, and there should be { $due }: thirteen, and fourteen with the mah-jong card.

## Numbers, suits and words

unusable-whole = { $where }: this says { $found } and should be a whole number from 0 on.
unusable-whole-most = { $where }: this says { $found } and should be a whole number from 0 to { $most }.
unusable-yes-no = { $where }: this says { $found } and should be true or false.
unusable-by-palo = { $where }: this says { $found } and should be an object with a value by suit: { $palos }.
unusable-palo-twice = { $where }: { $palo } stands there twice, and each suit goes once.

## The groups

unusable-group-origin = { $where }: only a cuadrado has an origen; leave it out.
unusable-group-escalera = { $where }: no run begins with { $card }; put its lowest card, 1 to 7 of oros, copas or bastos.
unusable-group-cards = { $where }: “{ $found }” is no group; write trio, escalera or cuadrado, alone or with its card, such as “trio 6c”.
unusable-groups-many = { $where }: there are { $count } groups, and a hand has room for four.
unusable-cuadrado-twice = cuadrados_en_mano: in “{ $found }” a card stands twice, and each cuadrado is named by one.
unusable-origin-missing = { $where }: origen is missing, pung if the cuadrado was an exposed trío before and mano if not; a doubling depends on it.

## The mah-jong card

unusable-loser = { $where }: only whoever makes mah-jong has this; leave it out or put gana: true.
unusable-mahjong-card-away = carta_mahjong: { $card } must stand in en_mano too.
unusable-kang-quitado = kang_quitado: with via: baceta nobody else claimed { $card }; change via or leave it out.
unusable-kang-copies = carta_mahjong: whoever forms a kang of { $card } has the other three, and the hand has more than one.
unusable-luna-kang = luna: with an empty stock no kang is made, so it cannot lose { $card }.
unusable-luna-nada = luna: with ultimo_descarte: nada the last discard, { $card }, is no use for a mah-jong.
unusable-reposicion-via = reposicion: a replacement card is drawn and needs via: baceta, and { $card } does not come from there.

## The settlement

unusable-total-missing = totales: what the hand of { $palo } is worth is missing.
unusable-eunuco-both = { $palo } cannot be great eunuch and little eunuch at once.
unusable-eunuco-wins = gana: { $palo } is a eunuch, and a eunuch makes no mah-jong.

## The claims

unusable-claim-both = with accion there is no discard: leave out descarta or accion.
unusable-claim-player = jugador: goes with accion; whoever discards stands in descarta.
unusable-claims-copies = peticiones: together they would need { $count } cards { $card }, and there are only four.

## Honour cards and seats

unusable-honours-what = with momento: { $moment } the cards stand in { $allowed }, and here there are: { $found }.
unusable-honours-count = { $where }: there are { $count } cards, and { $most } are dealt.
unusable-chairs = asientos: this says { $found } and should name the suit of four chairs, A, B, C and D.
unusable-chairs-order = asientos: from A to D this says “{ $found }”, and the suits always follow in this order, whoever comes first: { $palos }.
