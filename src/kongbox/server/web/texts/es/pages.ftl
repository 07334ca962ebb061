### Lo que comparten las páginas.

close = Cerrar
differences-count = { $count ->
    [one] { $count } diferencia
   *[other] { $count } diferencias
}
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

guest = Visita
pace-untimed = Sin reloj
    .about = Cada cual se toma el tiempo que quiera.
pace-relaxed = Con calma
    .about = 60 s por turno y 10 s para reclamar.
pace-club = Club
    .about = 5 s por turno y 20 s de reserva, que crece con cada mano; 5 s para reclamar.
pace-event = Torneo
    .about = El reloj del reglamento; 4 s para reclamar y sin pausas.

## Cuando algo no va

problem-unreachable = El servidor no responde. Comprueba la conexión; seguimos intentándolo.
problem-missing = Eso no está aquí, o ya no está.
problem-unknown = Algo ha fallado en esta página. Vuelve a cargarla.
problem-title = Aquí no hay nada
problem-text = La dirección no lleva a ninguna mesa, regla ni repetición.
problem-home = Ver las mesas
problem-again = Volver a intentarlo

## Reglamento

link-copied = copiado
