### Los capítulos del reglamento.

chapter-model = Modelo de la mesa
chapter-tiles = Fichas
chapter-rack = Atriles
chapter-east = El Este
chapter-wall = Muro y reparto
chapter-charleston = Charleston
chapter-turn = El turno
chapter-claim = Reclamar
chapter-window = El plazo para reclamar
chapter-precedence = Quién va primero
chapter-exposure = Exposiciones
chapter-concealed = Manos ocultas
chapter-joker = Jokers
chapter-error = Errores: los principios
chapter-adj = Errores: tabla de dictámenes
chapter-dead = Mano muerta
chapter-win = Ganar
chapter-end = Fin de la mano
chapter-blank = La ficha en blanco
chapter-option = Otras reglas de casa
chapter-score = Puntos y pagos
chapter-card = La tarjeta

## Por qué algo no está construido

reason-live = Aquí todas las manos vivas responden a cada descarte y se juzga a la vez. Jugar por orden de llegada viene más adelante.
reason-not-on-line = En línea no puede ocurrir.
reason-fewer-players = Las mesas de dos y de tres vienen más adelante.
reason-tournament-desk = Llega con la mesa de torneos: sesiones, cortes y clasificaciones.
reason-not-played = Aquí no se juega; la cláusula está para decirlo.
reason-description = Describe las tarjetas que se publican y no manda nada.
reason-nothing-changes = La regla dice que nada cambia: no hay nada que construir.
