### Los capítulos del reglamento.

chapter-vocab = Vocabulario
chapter-setup = Baraja y mesa
chapter-wind = Asientos, palos y rotación
chapter-deal = Reparto
chapter-play = El turno
chapter-claim = Pedir un descarte
chapter-prec = Quién va primero
chapter-kang = El kang y su reposición
chapter-pumba = Pumba
chapter-mjcard = La carta de mah-jong
chapter-special = Qué es un mah-jong; juegos especiales
chapter-honor = Cartas de honor
chapter-eunuco = Eunucos
chapter-end = Fin de la mano
chapter-base = Puntos
chapter-dobla-gen = Doblas
chapter-dobla-all = Doblas para todos
chapter-dobla-mj = Doblas de quien hace mah-jong
chapter-pay = Pagos
chapter-limit = Límite
chapter-opt = Opciones de mesa
chapter-open = Preguntas abiertas
chapter-meta = Títulos y encabezados

## Por qué algo no está construido

reason-background = Cuenta de dónde viene algo o para qué se juega; no manda nada que haya que construir.
reason-nothing-changes = Dice que nada cambia: no hay nada que construir.
reason-heading = Es un título o un encabezado: no contiene ninguna regla.
