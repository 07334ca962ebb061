### Tarjetas que alguien trae: lo que se muestra de ellas, y lo que no sirve.

# El principio de cada frase: $line es la línea del texto, 0 si no hay texto; $where dice la línea de la tarjeta y la parte.
card-place = { $line ->
    [0] { $where }
   *[other] línea { $line }, { $where }
}

## Lo que se muestra

card-title = { $name }: { $lines ->
    [one] { $lines } línea
   *[other] { $lines } líneas
} en { $sections ->
    [one] { $sections } sección
   *[other] { $sections } secciones
}, { $hands ->
    [one] { $hands } mano posible
   *[other] { $hands } manos posibles
}
card-singles = { $section } (Singles and Pairs: sin doble por no tener Jokers)
card-line-hands = { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
}
card-line-jokerless = sin Jokers
card-hint = X: con o sin exposiciones. C: mano oculta. Cada ejemplo es una de las manos posibles de su línea.

## El texto

unusable-text-large = línea { $line }: aquí el texto pasa de { $most } 000 letras; una tarjeta cabe en muchas menos, así que quita lo que sobre.
unusable-text-empty = no hay nada escrito; debería haber una tarjeta en YAML o JSON.
unusable-text-form = línea { $line }, columna { $column }: a partir de aquí no es YAML ni JSON; revisa sangrías, comas, comillas y corchetes.
unusable-text-anchor = línea { $line }: las anclas (& y *) no se leen; escribe el texto entero donde haga falta.
unusable-text-deep = línea { $line }: hay más de { $most } niveles unos dentro de otros; a una tarjeta le bastan unos pocos.
unusable-text-long = línea { $line }: este valor pasa de { $most } letras; acórtalo.
unusable-text-key = línea { $line }: «{ $key }» está dos veces en el mismo objeto, o no es un nombre; deja un solo nombre sencillo.
unusable-text-value = línea { $line }: hay algo que no es texto, número, sí o no, lista ni objeto; escríbelo de una de esas maneras.

## La tarjeta

unusable-card-object = { card-place }: pone { $found }, y debería ser un objeto con { $known }.
unusable-card-key = { card-place }: «{ $found }» no existe aquí; lo que cabe: { $known }.
unusable-card-missing = { card-place }: falta «{ $field }»: { $field ->
    [id] un nombre corto y único.
    [lines] la lista de líneas de la tarjeta.
    [section] la sección a la que pertenece la línea.
    [mark] X (con o sin exposiciones) o C (mano oculta).
    [value] el valor impreso, un número entero como 25.
    [groups] los grupos de la línea, como [[3, 2@a], [4, F]].
   *[block] las fichas sueltas y parejas de la fila, como [Nw, Ew, Ww, Sw].
}
unusable-card-list = { card-place }: pone { $found }, y debería ser una lista con algo dentro.
unusable-card-list-long = { card-place }: hay { $count } elementos, y caben { $most } como mucho.
unusable-card-text = { card-place }: pone { $found }, y debería ser un texto de una sola línea y hasta { $most } letras.
unusable-card-number = { card-place }: pone { $found }, y debería ser un número entero de { $least } a { $most }.
unusable-card-word = { card-place }: «{ $found }» no sirve aquí; elige entre { $allowed }.
unusable-card-twice = { card-place }: el id «{ $id }» ya está usado más arriba; cada uno puede estar una sola vez.
unusable-card-section = { card-place }: la sección «{ $found }» no está en «sections»; las que hay: { $known }.
unusable-card-choices = { card-place }: hasta aquí la tarjeta deja más de { $most } 000 combinaciones de palos y números; usa menos letras o acótalas con «numbers», «suits» o «where».

## Las líneas de la tarjeta

unusable-card-groups-once = { card-place }: hace falta «groups» o «alternatives», una de las dos y no ambas.
unusable-card-beside-alternatives = { card-place }: con «alternatives», «{ $found }» va dentro de cada alternativa.
unusable-card-sum = { card-place }: los grupos suman { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}, y una mano de Mahjong tiene 14.
unusable-card-group = { card-place }: { $found } no es un grupo; escribe cuántas y qué ficha, como [3, 2@a], o una ficha sola.
unusable-card-tile = { card-place }: «{ $found }» no es una ficha de tarjeta; escribe un número con su palo (2@a, x@a, x+1@a), D@a para el dragón de un palo, W@v para cualquier viento, o una de estas: { $known }.
unusable-card-block = { card-place }: en una fila solo caben fichas sueltas y parejas, y este grupo es de { $count }; ponlo aparte.
unusable-card-suits-many = { card-place }: las letras { $letters } pedirían más de tres palos; di con «suits» cuáles son el mismo.
unusable-card-suits = { card-place }: «{ $found }» debería nombrar una vez cada letra de palo ({ $letters }), como «a b» si son distintos o «a=b» si son el mismo.
unusable-card-letters-many = { card-place }: hay más de { $most } letras de la misma clase en una línea; usa menos.
unusable-card-domain = { card-place }: «{ $found }» no dice qué números valen; escribe una lista como [2, 7], un tramo como 1-4 o una palabra: { $known }.
unusable-card-domain-empty = { card-place }: con «{ $found }» ningún número cabe, porque los grupos de la línea se saldrían del 1 al 9.
unusable-card-runs-out = { card-place }: con el { $number } algún grupo de la línea se saldría del 1 al 9; quítalo.
unusable-card-winds-many = { card-place }: las letras { $letters } pedirían más de cuatro vientos distintos; usa menos.
unusable-card-where = { card-place }: «{ $found }» no es una condición; escribe una comparación como «x + y = 10» o «x < y».
unusable-card-where-letter = { card-place }: la letra «{ $found }» no está en los grupos; las letras de número que hay: { $known }.

## Líneas que nadie podría completar

unusable-card-no-reading = { card-place }: ninguna elección de palos, números y vientos cumple lo que la línea pide; revisa «numbers», «winds» y «where».
unusable-card-five = { card-place }: hacen falta { $count } fichas { $tile } donde no puede ir ningún Joker, y solo hay { $supply }.
unusable-card-jokers = { card-place }: ni con todas las fichas de la caja bastaría: harían falta { $count } Jokers, y hay { $most }.
unusable-card-singles = { card-place }: una sección «singles_and_pairs» solo lleva fichas sueltas y parejas, y aquí hay un grupo de { $count }.
