### Lo que dicen las páginas alrededor de la mesa.

close = Cerrar
language-es = ES, español
language-en = EN, English

## Barra

bar-home = kongbox, ir al inicio
bar-ways = Secciones
bar-tables = Mesas
bar-rules = Reglas
bar-language = Idioma
bar-skip = Ir al contenido

## Ajustes

settings-title = Ajustes
settings-theme = Colores
settings-theme-system = Como el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-contrast = Contraste alto
settings-cloth = Tapete
settings-cloth-game = El del juego
settings-cloth-pine = Pino
settings-cloth-ink = Tinta
settings-cloth-madder = Almagre
settings-index = Índice en la esquina de las fichas
settings-index-on = Normal
settings-index-large = Grande
settings-index-off = Sin índice
settings-motion = Movimiento
settings-motion-system = Como el sistema
settings-motion-reduced = Reducido
settings-taps = Para descartar
settings-taps-two = Dos toques
settings-taps-one = Un toque
settings-sound = Sonido
settings-effects = Efectos de mesa
settings-effects-volume = Volumen de los efectos
settings-alerts = Avisos para ti: turno y reloj
settings-alerts-volume = Volumen de los avisos
settings-voices = Voces que cantan las jugadas
settings-voices-volume = Volumen de las voces
settings-captions = Subtítulos
settings-access = Teclado y lector de pantalla
settings-keys = Teclas sueltas en la mesa
settings-announcements = Qué anuncia el lector de pantalla
settings-announcements-full = Todo
settings-announcements-short = Lo breve
settings-announcements-off = Nada
settings-remembered = Se guardan en este dispositivo.

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
lobby-hand = mano { $hand } de { $hands }
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
lobby-name = Tu nombre en la mesa
lobby-name-about = Hasta 24 caracteres. Se guarda en este dispositivo.
differences = { $count ->
    [0] sin diferencias
    [one] { $count } diferencia
   *[other] { $count } diferencias
}
guest = Visita
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

pace-untimed = Sin reloj
    .about = Cada cual se toma el tiempo que quiera.
pace-relaxed = Con calma
    .about = 60 s por turno y 10 s para reclamar.
pace-club = Club
    .about = 5 s por turno y 20 s de reserva, que crece con cada mano; 5 s para reclamar.
pace-event = Torneo
    .about = El reloj del reglamento; 4 s para reclamar y sin pausas.

## Abrir una mesa

open-title = Abrir mesa
open-name = Nombre de la mesa
open-person = Tu nombre
open-pace = Ritmo
open-rules = Reglas
open-preset-own = A medida
open-options = Cambiar las reglas una a una
open-option-range = De { $least } a { $most }; lo normal es { $standard }
open-option-usual = Lo normal es «{ $standard }»
open-different = distinto
open-seen = Quién puede entrar
open-seen-listed = Cualquiera
open-seen-link = Con enlace o código
open-seen-about = Con «Cualquiera», la mesa sale en esta página mientras queden asientos.
open-bots = Bots en la mesa
open-bots-about = Se sientan ya; en la mesa podrás añadir más.
open-go = Abrir la mesa

## Cuando algo no va

problem-unreachable = El servidor no responde. Comprueba la conexión; seguimos intentándolo.
problem-missing = Eso no está aquí, o ya no está.
problem-unknown = Algo ha fallado en esta página. Vuelve a cargarla.
problem-title = Aquí no hay nada
problem-text = La dirección no lleva a ninguna mesa, regla ni repetición.
problem-home = Ver las mesas
problem-again = Volver a intentarlo

## Reglamento

rules-search = Buscar en las reglas
rules-found = { $count ->
    [0] No sale en ninguna regla.
    [one] Sale en { $count } regla.
   *[other] Sale en { $count } reglas.
}
rules-game = Juego
rules-chapters = Capítulos
rules-where = { $game } · { $rules } · capítulo { $number }
rules-neighbours = Capítulo anterior y siguiente
rules-reading = Lengua del texto
rules-both = Las dos
rules-planned-game = A este juego todavía no se puede jugar aquí. Sus reglas ya están apuntadas una por una.
rules-options = Lo que decide la mesa
rules-options-about = { $rules } deja esto abierto, o hay mesas que lo juegan de otra manera.
rules-standard = Lo normal: { $value }.
rules-unwritten = El texto de esta regla aún no está escrito.
rules-differ = Sobre las fuentes.
rules-status-planned = aún no está hecha
rules-status-not-applicable = no hace falta aquí
rules-copy-link = Copiar el enlace a { $clause }
link-copied = copiado
rules-figure = { $set }.
rules-figure-from = { $set }: descartó el { $seat }.
rules-example-tiles = Un ejemplo: { $tiles }.
rules-example-self = Un ejemplo, con el asiento de { $wind }: la ficha marcada viene del muro.
rules-example-discard = Un ejemplo, con el asiento de { $wind }: la ficha marcada es un descarte.
rules-example-rob = Un ejemplo, con el asiento de { $wind }: la ficha marcada se roba de un kong.
rules-origin = De dónde sale
rules-confidence-seed = Lo dice la propia autoridad del juego.
rules-confidence-source = Lo dice otra fuente pública.
rules-confidence-inferred = Se deduce del resto de las reglas.
rules-article = En su edición: { $article }.
rules-code = En el programa se cumple aquí:
rules-tests = { $count ->
    [one] La comprueba { $count } prueba.
   *[other] La comprueban { $count } pruebas.
}

## Repetición

replay-title = Repetición
replay-of = Repetición de la mano { $hand } de { $table }
replay-hand = Mano { $hand }
replay-hand-of = mano { $hand } de { $hands } jugadas
replay-panel = Lo que pasa
replay-now = En este momento
replay-deal = Se reparten las fichas.
replay-quiet = La mesa espera.
replay-hands = Otras manos
replay-bar = Mandos de la repetición
replay-start = Al principio
replay-back = Atrás
replay-play = Reproducir
replay-pause = Parar
replay-forth = Adelante
replay-end = Al final
replay-speed = Velocidad: { $speed }. Cambiar
replay-track = Momento de la mano
replay-place = { $at } de { $last }
replay-seen-by = Quién mira
replay-all = Todas las manos
replay-link = Copiar el enlace a este momento
replay-sign-chi = chi
replay-sign-pong = pong
replay-sign-kong = kong
replay-sign-win = triunfo
replay-log = Descargar el registro

proof-title = Comprobar el reparto
proof-about = Antes de repartir, el servidor publica un compromiso: la huella de una semilla y una sal secretas. Al acabar la mano las revela, y cualquiera puede rehacer el muro.
proof-later = La semilla se revela cuando acaba la mano.
proof-commitment = Compromiso
proof-seed = Semilla
proof-salt = Sal
proof-copy = Copiar: { $what }
proof-recipe = La receta, paso a paso
proof-recipe-1 = El compromiso es SHA-256 de la sal seguida de la semilla, en bytes.
proof-recipe-2 = Los números salen de SHA-256 de «kongbox-1|semilla|wall|contador», de ocho en ocho bytes; los que favorecerían a los bajos se tiran.
proof-recipe-3 = Con ellos se cambian de sitio las fichas, de la última a la primera, como mandan Fisher y Yates.
proof-go = Comprobarlo aquí
proof-committed = El compromiso publicado es el de esta semilla y esta sal.
proof-not-committed = El compromiso publicado es otro. El que sale aquí es { $computed }.
proof-wall = El muro de la semilla, roto tras la ficha { $place }, da las { $tiles } fichas repartidas y robadas, en su orden.
proof-no-wall = El muro de la semilla no da las fichas de esta mano.
proof-proven = El reparto es el prometido.
proof-not-proven = El reparto no es el prometido.
proof-offline = Sin navegador, con el registro descargado:
