### Las mesas: abrir, sentarse, volver.

## Mesas

lobby-title = ¿Jugamos?
lobby-bots = Jugar con bots
lobby-open = Abrir mesa
lobby-open-tables = Mesas abiertas
lobby-empty = No hay mesas abiertas. Abre una o juega con bots.
lobby-filter = Ritmo de las mesas
lobby-all = Todas
lobby-sit = Sentarme
lobby-sit-at = Sentarme en { $table }
lobby-watch = Mirar
lobby-watch-at = Mirar { $table }
lobby-seated = En la mesa: { $names }.
lobby-free = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
lobby-full = completa
lobby-hand = { $hands ->
    [open] mano { $hand }
   *[other] mano { $hand } de { $hands }
}
lobby-tables = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
lobby-people = { $count ->
    [one] { $count } persona en { $places }
   *[other] { $count } personas en { $places }
}
lobby-mine = Sigue tu partida
lobby-waiting = por empezar
lobby-back = Volver
lobby-back-to = Volver a { $table }
lobby-past = Para volver a ver
lobby-hands = { $count ->
    [one] { $count } mano jugada
   *[other] { $count } manos jugadas
}
lobby-cards = Tu propia tarjeta
lobby-replay = Repetición
lobby-replay-of = Repetición de { $table }
lobby-name = Tu nombre en la mesa
lobby-name-about = Hasta 24 caracteres. Se guarda en este dispositivo.
differences = { $count ->
    [0] sin diferencias
    [one] { $count } diferencia
   *[other] { $count } diferencias
}
table-of = Mesa de { $name }
table-new = Mesa nueva
table-bots = Partida con bots
promise = Sin dinero, sin anuncios, sin rachas.
promise-more = Las repeticiones son tuyas y el reparto se puede comprobar.
join-title = Entrar con código
join-code = Código de la mesa
join-go = Entrar
join-short = El código tiene { $count } letras y cifras.
join-about = Sin cuenta y sin correo: el código y un nombre bastan. También puedes pegar el enlace.

## Abrir una mesa

open-title = Abrir mesa
open-name = Nombre de la mesa
open-person = Tu nombre
open-pace = Ritmo
open-rules = Reglas
open-preset-own = A medida
open-options = Cambiar las reglas una a una ({ $count })
open-options-title = Reglas, una a una
open-options-usual = Dejarlo como siempre
open-options-done = Listo
open-back = Volver a la mesa
open-option-range = De { $least } a { $most }; lo normal es { $standard }
open-option-least = De { $least } en adelante; lo normal es { $standard }
open-option-number = un número…
open-option-usual = Lo normal es «{ $standard }»
open-different = distinto
open-seen = Quién puede entrar
open-seen-listed = Cualquiera
open-seen-link = Con enlace o código
open-seen-about = Con «Cualquiera», la mesa sale en esta página mientras queden asientos.
open-bots = Bots en la mesa
open-bots-about = Se sientan ya; en la mesa podrás añadir más.
open-go = Abrir la mesa
