### Manos escritas para que se calculen: lo que se responde, y lo que no se puede usar.

## La respuesta

document-place = mano { $number }

score-false-win = Triunfo en falso
score-total-none = Total: { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}
score-total-compound = Total: { $total } puntos (las jugadas suman { $raw })
score-total-listed = Total: { $total } puntos
score-uncounted = No cuenta
score-notes = Por qué se paga así
score-payments = Pagos
score-options = Opciones de esta mesa: { $options }

check-difference = { $case }: { $key } debería ser { $expected } y es { $found }
check-count = { $passed } passed, { $failed } failed

## Qué juego

unusable-game = kongbox no conoce el juego «{ $found }». Los que calcula: { $known }.

## El archivo

unusable-cases-key = { $file }: junto a «cases» no puede ir «{ $found }»; lo que cabe ahí: { $known }.
unusable-cases-version = { $file }: es de la versión { $found }, y se lee la { $known }.
unusable-cases-game = { $file }: es de { $found }, y se pidió { $game }.
unusable-cases-list = { $file }: «cases» debería ser una lista de manos.
unusable-cases-defaults = { $file }: «defaults» debería ser un objeto con opciones, como «payoff_base: 30».
unusable-expect-missing = falta «{ $key }», con lo que la mano debería valer.
unusable-expect-form = «expect» dice { $found }, y debería ser un objeto, como «total: 70».
unusable-expect-key = «expect» no puede llevar «{ $found }»; lo que se compara: { $known }.

## La mano

unusable-hand-form = aquí pone { $found }, y debería haber una mano: un objeto con { $fields }.
unusable-hand-field = una mano no tiene ningún campo «{ $found }»; los que hay: { $fields }.
unusable-hand-missing = falta el campo «{ $field }»: { $field ->
    [concealed] las fichas ocultas sin la ganadora, como «123m456p11z».
    [win] la ficha ganadora, como «5m».
    [by] cómo se gana: self, discard o rob.
   *[seat] el viento de quien gana: E, S, W o N.
}
unusable-list = { $where }: pone { $found }, y debería ser una lista entre corchetes.
unusable-word = { $where }: «{ $found }» no sirve aquí; elige entre { $allowed }.
unusable-hand-count = concealed: { $count ->
    [0] no hay ninguna ficha
    [one] hay { $count } ficha
   *[other] hay { $count } fichas
} y hacen falta { $due }: trece sin contar la ganadora, menos tres por cada bloque declarado (el kong también descuenta tres).
unusable-melds-many = melds: hay { $count } bloques, y en una mano caben cuatro como mucho.
unusable-hand-five = hay { $count } fichas { $tile }, y en la caja solo hay cuatro.
unusable-hand-five-thrown = turn_discards: entre la mano y los descartes hay { $count } fichas { $tile }, y en la caja solo hay cuatro.

## Las fichas

unusable-tiles-form = { $where }: pone { $found }, y debería ser un texto con fichas, como «{ $example }».
unusable-tiles-unknown = { $where }: en «{ $found }», «{ $wrong }» no es ninguna ficha; las que hay: { $known }.
unusable-tiles-one = { $where }: en «{ $found }» { $count ->
    [0] no hay ninguna ficha, y debería haber una.
   *[other] hay { $count } fichas, y debería haber una sola.
}

## Los bloques

unusable-meld-form = { $where }: «{ $found }» no es un bloque; escribe qué es y sus fichas, como «pong 333z», con una de estas palabras: { $kinds }.
unusable-meld-chi = { $where }: «{ $found }» no es un chi; hacen falta tres números seguidos del mismo palo.
unusable-meld-pong = { $where }: «{ $found }» no es un pong; hacen falta tres fichas idénticas.
unusable-meld-kong = { $where }: «{ $found }» no es un kong; hacen falta cuatro fichas idénticas.

## De quién es la ficha ganadora

unusable-discarder-missing = discarder: falta quién descartó la ficha ganadora o declaró el kong robado (E, S, W o N); de eso dependen los pagos.
unusable-discarder-self = discarder: con by: self la ficha ganadora viene del muro y nadie la descartó; quita discarder o cambia by.
unusable-discarder-winner = discarder: { $seat } es quien gana, y nadie gana con su propio descarte.
unusable-discard = { $where }: pone { $found }, y debería ser un asiento y una ficha, como «["S", "7p"]».
unusable-discards-last = turn_discards: el último descarte tiene que ser el ganador, de discarder y con { $tile }.
unusable-rob-more = win: no se puede robar { $tile } y tener otra en la mano, porque el kong robado tiene las otras tres.

## Circunstancias que no casan

unusable-flag-seabed = flags: seabed es la última ficha del muro y pide by: self; para el último descarte usa riverbed.
unusable-flag-riverbed = flags: riverbed es el último descarte y pide by: discard; para la última ficha del muro usa seabed.
unusable-flag-supplement = flags: supplement es una ficha tomada del muro y pide by: self.
unusable-flag-supplement-kong = flags: supplement pide un kong en melds, porque solo un kong da ficha suplementaria.
unusable-flag-initial = flags: initial14 es ganar como Este con las fichas del reparto; pide seat: E y by: self.
unusable-flag-initial-claims = flags: con initial14 todavía no hay descartes, así que en melds solo puede haber kong-concealed.
unusable-flag-first = flags: east_first_discard es ganar con un descarte y pide by: discard.
unusable-flag-first-east = flags: east_first_discard es el primer descarte del Este y pide discarder: E.
unusable-flag-first-melds = flags: antes del primer descarte del Este nadie más puede tener bloques; quita melds o east_first_discard.
unusable-flag-first-earlier = flags: con east_first_discard no hubo descartes antes; turn_discards solo puede llevar ese.
unusable-flag-east-kong = flags: con east_concealed_kong y seat: E, el kong-concealed tiene que estar en melds.
unusable-flags-early-late = flags: el principio de la mano (initial14, east_first_discard) y su final (seabed, riverbed) no pueden ir juntos.
