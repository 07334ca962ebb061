### Los capítulos del reglamento.

chapter-tile = Fichas
chapter-obj = Objetivo
chapter-hand = Mano ganadora
chapter-dice = Cuenta de los dados
chapter-seat = Elegir asientos
chapter-shuffle = Revolver y construir
chapter-wall = El muro
chapter-deal = Romper el muro y repartir
chapter-play = Turno y descartes
chapter-claim = Reclamar un descarte
chapter-win = Ganar la mano
chapter-pong = Pong
chapter-chi = Chi
chapter-kong = Kong
chapter-rob = Robar un kong
chapter-prec = Precedencia de las reclamaciones
chapter-end = Fin de la mano
chapter-rot = El reparto pasa
chapter-score-basic = Puntuación: reglas básicas
chapter-score = Puntuación: las 44 jugadas
chapter-score-note = Puntuación: notas a las jugadas
chapter-score-pay = Pago
chapter-score-imm = Inmunidad en el mismo turno
chapter-pen = Errores y penalizaciones
chapter-pen-len = Mano corta y mano larga
chapter-pen-claim = Reclamaciones equivocadas
chapter-pen-tile = Fichas de penalización
chapter-pen-false = Triunfo en falso
chapter-pen-deal = Errores al repartir
chapter-pen-draw = Errores al tomar fichas
chapter-tour = Formato del torneo
chapter-pron = Guía de pronunciación

## Por qué algo no está construido

reason-judge = Llega con el juez, que dictamina lo ocurrido en una mesa real. Aquí una acción imposible simplemente se rechaza.
reason-tournament-desk = Llega con la mesa de torneos: sesiones, cortes y clasificaciones.
reason-sessions = La duración de sesión, mitad y cuarto ya se elige en la mesa; las sesiones de un torneo llegan con la mesa de torneos.
