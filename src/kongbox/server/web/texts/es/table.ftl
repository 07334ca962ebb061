### Lo que dice la mesa por sí misma. Las palabras de cada juego están con el juego.

table-title = Mesa
table-main = Mesa

## Asientos

seat-empty = libre
seats-label = Asientos
plate-of = { $name }, { $wind }
plate-you = (tú)
status-connected = { $lag ->
    [none] En línea
   *[other] En línea · { $lag } ms
}
status-reconnecting = { $seconds ->
    [none] Reconectando
   *[other] Reconectando · { $seconds } s
}
status-away = No está: la mesa pasa y descarta lo robado
status-bot = Bot
status-empty = Asiento libre
status-paused = En pausa
status-choosing = Eligiendo…
status-done = Ya está
status-turn = Le toca
status-your-turn = Te toca
status-discarded = Ha descartado
status-short-connected = { $lag ->
    [none] en línea
   *[other] { $lag } ms
}
status-short-reconnecting = { $seconds ->
    [none] vuelve…
   *[other] vuelve… { $seconds } s
}
status-short-away = no está
status-short-discarded = descarta
status-short-choosing = eligiendo…
skip-on = Sin preguntar
skip-undo = Volver a preguntarme
skip-ask = No preguntar más en esta mano
skip-short = No preguntar más
skip-note = Un triunfo se pregunta siempre.

## Centro, ríos, bloques y manos

centre-tap = Ver diferencias de puntos
centre-said = { $place }. Quedan { $left } en el muro. Puntos: { $scores }. Ver diferencias.
hand-number = Mano { $hand }
rivers-label = Ríos
river-of = Río de { $name }
river-drawn = { $tile }, robada y descartada
river-last = { $tile }, último descarte
river-taken = { $tile }, para { $name }
sets-of = Sobre la mesa, de { $name }
set-own = { $kind } de { $tile }
set-from = { $kind } de { $tile }, de { $name }
hand-own = Tu mano
hand-count = { $name }: { $count ->
    [one] { $count } { $piece } en la mano
   *[other] { $count } { $pieces } en la mano
}
hand-open = Mano de { $name }: { $tiles }
hand-tile = { $tile }, { $place } de { $count }
hand-drawn = robada ahora
hand-menu = Ordenar la mano
hand-sort = Ordenar sola
hand-arrange = Ordenar a mano
hand-arrange-end = Dejar de ordenar
hand-arrange-about = Toca dos { $pieces } para cambiarlas de sitio.
discard-again = Otra vez para descartar { $tile }

## Letras de los honores en la esquina

index-1z = E
index-2z = S
index-3z = O
index-4z = N
index-5z = B
index-6z = V
index-7z = R

## Barra de reclamación y turno

dock-label = Reclamar
dock-answered = Tu respuesta: { $act }. Se espera al resto.
dock-said = Puedes: { $acts }{ $seconds ->
    [none] {""}
    [one] {" "}Un segundo.
   *[other] {" "}{ $seconds } segundos.
}
ask-plain = { $name }: { $tile }
slot-ways = { $act }, { $count } maneras
slot-shows = { $act }: { $tiles }
clock-seconds = { $seconds } s
clock-bank = { $figures } + { $bank } s
clock-said = { $time }
clock-none = Sin reloj
pause = Pausa
resume = Seguir
paused-by = { $name } ha parado el reloj
paused-nobody = La mesa está en pausa
your-turn = Te toca
turn-label = Turno
waiting-for = Falta { $name }
keys-choose = elegir
keys-discard = descartar
touch-discard = Toca una { $piece } dos veces, o arrástrala hacia arriba.

## Fallos de quien juzga

ruling-label = Decisión
ruling-why = Por qué
ruling-rule = Regla
ruling-said = { $text } { $clause }. W, por qué.
why-not = ¿Por qué no?
why-yes = ¿Por qué sí?
why-none = Aquí verás por qué, cuando algo no se pueda hacer. También puedes preguntar antes con «¿Puedo…?».
why-deciding = Lo que decide:{" "}
why-cost = La petición se rechaza y no cuesta nada.
why-asked = Solo has preguntado: no cambia nada.
may-i = ¿Puedo…?
may-title = ¿Puedo…?
may-about = Elige un acto. La respuesta no tiene consecuencias.
may-tiles = { $act }: { $tiles }
may-none = Ahora no hay nada que preguntar.

## Cuaderno

notebook-label = Cuaderno
notebook-table = Mesa
notebook-rules = Reglas
notebook-phrases = Frases
notebook-open = Abrir el cuaderno
notebook-close = Cerrar el cuaderno
notebook-empty = Lo que pase en la mesa se apunta aquí.
quoted = «{ $text }»
commitment-title = Reparto comprometido
commitment-about = Este es el sello del muro, fijado antes de repartir. Al acabar la mano se revela la semilla y cualquiera puede comprobarlo.
copy = Copiar
copied = Copiado
mute = Silencio

## Frases

phrase-hello = Hola.
phrase-good-luck = ¡Suerte!
phrase-thanks = Gracias.
phrase-well-played = Bien jugado.
phrase-one-moment = Un momento.
phrase-sorry = Perdón.
phrase-ready = Por mí, adelante.
phrase-good-game = Buena partida.
phrase-goodbye = Hasta luego.

## Conexión

line-lost = Volviendo a conectar. Último contacto hace { $seconds } s
line-lost-said = Se ha perdido la conexión. Volviendo a conectar.
line-back = Conexión recuperada.
line-connecting = Entrando en la mesa…
line-closed = Esta mesa ya no está abierta.
line-home = Volver a las mesas
seat-lost-said = { $name } se reconecta. { $seconds ->
    [none] La mesa espera.
   *[other] La mesa espera { $seconds } segundos.
}
seat-back-said = { $name } ha vuelto.

## Resultado

result-plain = { $name } gana: { $points }
result-nobody = Nadie gana esta mano
score-title = Resultado
score-hands = Las cuatro manos
score-hands-hint = Pulsa H para ver las fichas de todos.
score-hands-show = Ver todas las manos
score-hands-hide = Ocultar las manos
score-hand-of = Mano de { $name }
score-from = de { $name }
score-drawn = del muro
score-why = Por qué { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
score-why-hint = pasa por una línea y se iluminan sus fichas
score-sum = Suma
score-total = Total
score-points = Puntos
score-uncounted = No cuenta
score-pays = Quién paga
score-zero = suma cero
score-payments = Pagos
score-payer = Paga
score-payee = Cobra
score-balance = Saldo de la mano
score-rule = Regla
score-copy = Copiar como texto
score-language = Idioma
score-watch = Ver la mano
score-table = Ver la mesa
score-back = Ver el resultado
score-next = Mano siguiente
score-waiting = { $count ->
    [one] Falta { $names }
   *[other] Faltan { $names }
}
score-over = Fin de la sesión
score-final = Puntos finales
score-lobby = Volver a las mesas
score-player = Asiento

## Sala de espera

wait-title = Se sientan
wait-about = La partida empieza cuando los cuatro asientos estén ocupados.
wait-free = Asiento libre
wait-invite = Invitar
wait-invite-about = Quien abra este enlace puede sentarse.
wait-link = Enlace de la mesa
wait-copy = Copiar enlace
wait-bot = Sentar un bot
wait-start = Empezar
wait-sit = Sentarme
wait-name = Tu nombre
wait-watching = Estás mirando. La mesa aún no ha empezado.
wait-bot-seat = Hay un bot en la mesa: puedes tomar su asiento en la mano siguiente.
wait-nothing-yet = La mano en juego se ve cuando acaba.

## Teclas

keys-title = Teclas
keys-claims = { $slots }; después a b c para elegir la manera
keys-move = moverte por la mano
keys-lift = levantar o bajar la { $piece }
keys-enter = descartar la { $piece } levantada, confirmar, mano siguiente
keys-shift = mover la { $piece } de sitio
keys-drawn = descartar la robada (pregunta una vez)
keys-may = ¿Puedo…?
keys-why = por qué, regla
keys-notebook = cuaderno
keys-hands = ver las manos
keys-misc = pausa, silencio, idioma, copiar como texto
keys-seats = leer un asiento: yo, derecha, enfrente, izquierda
keys-read = leer el último descarte, el muro, el tiempo
keys-region = zona siguiente
keys-skip = no preguntar más en esta mano
keys-help = esta lista; Esc cierra y nunca pasa
key-home = Inicio
key-end = Fin
key-space = Espacio
key-shift = Mayús
menu-open = Menú
menu-title = Menú
menu-tables = Mesas
menu-rules = Reglas
menu-keys = Lista de teclas
menu-settings = Ajustes
differences-none = sin diferencias
watching = Público · { $delayed ->
    [yes] una mano de retraso
   *[no] en directo
}
spectators = { $count ->
    [one] { $count } persona mira
   *[other] { $count } personas miran
}

## Lectura de un asiento

read-seat = { $name }, { $wind }, { $score } puntos. { $status }. { $count ->
    [one] Una { $piece } en la mano
   *[other] { $count } { $pieces } en la mano
}. Sobre la mesa: { $sets }. Río: { $river }.
read-aside = Aparte: { $tiles }.
read-none = nada
read-river-none = vacío
read-last = Último descarte: { $tile }, de { $name }.
read-last-none = Aún no hay descartes.
read-wall = Quedan { $left } en el muro y { $reserve } en reserva.
read-few = Quedan { $left }.
wait-unseat = Quitar a { $name }
wait-start-bots = { $count ->
    [one] Empezar con un bot
   *[other] Empezar con { $count } bots
}
