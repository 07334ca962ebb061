### Cláusulas del mah-jong con naipes. Por ahora solo tienen título: el juego todavía no está construido.

naipes-vocab-1 = Baceta
naipes-vocab-2 = Chow
naipes-vocab-3 = Escalera
naipes-vocab-4 = Escalera real
naipes-vocab-5 = Gran eunuco
naipes-vocab-6 = Kang o cuadrado
naipes-vocab-7 = Mah-jong
naipes-vocab-8 = Pequeño eunuco
naipes-vocab-9 = Pung
naipes-vocab-10 = Trío
naipes-vocab-11 = Expuesto y en mano
naipes-vocab-12 = Vuelta, partida, mano y dobla

naipes-setup-1 = Cuatro jugadores y 144 cartas
naipes-setup-2 = Qué cartas forman la baraja
naipes-setup-3 = Cuatro barajas de 48
naipes-setup-4 = El caballo que falta es el de espadas
naipes-setup-5 = La meta del juego

naipes-wind-1 = Los cuatro asientos y el sentido
naipes-wind-2 = Cada asiento, su palo
naipes-wind-3 = Se mueven los palos, no las sillas
naipes-wind-4 = Si gana otro, los palos pasan a la izquierda
naipes-wind-5 = Sin mah-jong no se mueve nada
naipes-wind-6 = El palo dominante
naipes-wind-7 = Cuatro vueltas por partida
naipes-wind-8 = El primer Este, por sorteo

naipes-deal-1 = Se barajan las 144 cartas
naipes-deal-2 = Trece cartas, y catorce para Este
naipes-deal-3 = El cambio de las cartas de honor
naipes-deal-4 = Toda la baceta se roba

naipes-play-1 = De qué consta un turno
naipes-play-2 = Las combinaciones se quedan en la mano
naipes-play-3 = Carta de honor robada en el turno
naipes-play-4 = Solo el último descarte

naipes-claim-1 = Solo se expone lo que completa un descarte
naipes-claim-2 = Chow: «acepto»
naipes-claim-3 = Pung: «tomo»
naipes-claim-4 = Kang: la cuarta carta
naipes-claim-5 = La carta de mah-jong

naipes-prec-1 = Qué petición va primero
naipes-prec-2 = Qué conflictos existen
naipes-prec-3 = Qué se hace después de tomar
naipes-prec-4 = La petición que no vale se rechaza

naipes-kang-1 = Las tres maneras de hacer kang
naipes-kang-2 = La cuarta carta queda fuera de la cuenta
naipes-kang-3 = Cerrar con la carta de reposición
naipes-kang-4 = El cuadrado vale como trío
naipes-kang-5 = Cuándo se declara el kang
naipes-kang-6 = Quitar la carta de un kang
naipes-kang-7 = Sin baceta no hay kang
naipes-kang-8 = Cómo se coloca el cuadrado

naipes-pumba-1 = Estar pumba
naipes-pumba-2 = Pumba de cualquier forma
naipes-pumba-3 = Pumba no se anuncia

naipes-mjcard-1 = De dónde viene la carta de mah-jong
naipes-mjcard-2 = Quien gana enseña toda la mano
naipes-mjcard-3 = Para los premios, cuenta en mano

naipes-special-0 = Mah-jong normal
naipes-special-1 = Gemelos: siete parejas
naipes-special-2 = Capicúa
naipes-special-3 = Compensación
naipes-special-4 = Los juegos especiales, en mano
naipes-special-5 = Las formas exactas

naipes-honor-1 = Las ocho cartas de honor
naipes-honor-2 = Cartas de honor propias
naipes-honor-3 = Series y panache
naipes-honor-4 = De quién es cada carta de honor
naipes-honor-5 = Se conservan hasta la liquidación

naipes-eunuco-1 = Gran eunuco: paga y no cobra
naipes-eunuco-2 = Pequeño eunuco: paga y cobra
naipes-eunuco-3 = Cómo se cuentan las cartas
naipes-eunuco-4 = Más de catorce o menos de doce
naipes-eunuco-5 = Dura toda la mano
naipes-eunuco-6 = Cómo se llega a serlo
naipes-eunuco-7 = De dónde viene el nombre

naipes-end-1 = La mano acaba con mah-jong
naipes-end-2 = La mano sin mah-jong
naipes-end-3 = La última carta de la baceta
naipes-end-4 = Si la última es carta de honor
naipes-end-5 = Mah-jong en falso

naipes-base-1 = Puntos de la escalera
naipes-base-2 = Puntos de tríos y cuadrados
naipes-base-3 = Puntos de las parejas
naipes-base-4 = Puntos de las cartas de honor
naipes-base-5 = Puntos por hacer mah-jong
naipes-base-6 = Se cuenta la mejor lectura
naipes-base-7 = El total: base por doblas
naipes-base-8 = Base de los juegos especiales

naipes-dobla-gen-1 = Las doblas se acumulan
naipes-dobla-gen-2 = Las de quien gana se suman a las generales
naipes-dobla-gen-3 = Cada una cuenta una vez

naipes-dobla-all-1 = Sota o espada propia
naipes-dobla-all-2 = Panache
naipes-dobla-all-3 = Las cuatro sotas o las cuatro espadas
naipes-dobla-all-4 = Trío de rey propio o dominante
naipes-dobla-all-5 = Trío de caballos
naipes-dobla-all-6 = Solo reyes y caballos
naipes-dobla-all-7 = Juego homogéneo
naipes-dobla-all-8 = Escalera real
naipes-dobla-all-9 = Tres tríos en mano
naipes-dobla-all-10 = Cuatro tríos en mano
naipes-dobla-all-11 = Tres tríos en mano de unos o nueves
naipes-dobla-all-12 = Cuatro tríos expuestos
naipes-dobla-all-13 = Tres tríos en mano del mismo número
naipes-dobla-all-14 = Ases y nueves

naipes-dobla-mj-1 = Tomar la luna
naipes-dobla-mj-2 = Quitar la carta de un kang
naipes-dobla-mj-3 = Sin chow ni pung
naipes-dobla-mj-4 = Un palo con caballos y reyes
naipes-dobla-mj-5 = Juego de compensación
naipes-dobla-mj-6 = Gemelos
naipes-dobla-mj-7 = Capicúa
naipes-dobla-mj-8 = Juego homogéneo de quien gana

naipes-pay-1 = Todos pagan a quien gana
naipes-pay-2 = Quien gana no paga a nadie
naipes-pay-3 = Quienes pierden liquidan entre sí
naipes-pay-4 = Los pagos de Este son dobles
naipes-pay-5 = Lo que paga el gran eunuco
naipes-pay-6 = Lo que paga el pequeño eunuco
naipes-pay-7 = Los pagos suman cero
naipes-pay-8 = Sin mah-jong no se paga

naipes-limit-1 = Sin límite, si no se acuerda otro
naipes-limit-2 = El límite va antes de doblar a Este
naipes-limit-3 = El límite también vale para quien pierde

naipes-opt-ases_nueves = Opción: ases y nueves
naipes-opt-rey_coincidente = Opción: rey propio y dominante a la vez
naipes-opt-panache = Opción: qué es panache
naipes-opt-panache_con_serie = Opción: panache junto a una serie
naipes-opt-solo_figuras = Opción: solo reyes y caballos
naipes-opt-homogeneo_figuras = Opción: figuras en el juego homogéneo
naipes-opt-homogeneo_ganador = Opción: homogéneo de quien gana
naipes-opt-escalera_real = Opción: escalera real
naipes-opt-trios_1_9 = Opción: tríos de unos o nueves
naipes-opt-mismo_numero_figuras = Opción: mismo número con figuras
naipes-opt-luna = Opción: la luna
naipes-opt-robo_kang = Opción: quitar la carta de un kang
naipes-opt-cerrado_y_kang = Opción: el kang y la mano cerrada
naipes-opt-un_palo_figuras = Opción: un palo con figuras
naipes-opt-compensacion = Opción: compensación
naipes-opt-gemelos = Opción: gemelos
naipes-opt-especiales_validos = Opción: si valen los juegos especiales
naipes-opt-especiales = Opción: juegos especiales cerrados
naipes-opt-carta_mahjong_trio = Opción: trío cerrado con la carta de mah-jong
naipes-opt-honor_puntos = Opción: puntos de cada carta de honor
naipes-opt-primas = Opción: primas de quien gana
naipes-opt-pareja_rey_dominante = Opción: pareja de rey dominante
naipes-opt-limite = Opción: límite
naipes-opt-perdedores = Opción: quienes pierden liquidan entre sí
naipes-opt-este_doble = Opción: Este paga y cobra doble
naipes-opt-sin_mahjong = Opción: mano sin mah-jong
naipes-opt-viento_tras_nula = Opción: los palos tras una mano nula
naipes-opt-vueltas = Opción: vueltas por partida
naipes-opt-sentido = Opción: sentido del juego
naipes-opt-reserva = Opción: cartas de reserva
naipes-opt-ultimo_descarte = Opción: el último descarte
naipes-opt-kang_diferido = Opción: kang más tarde
naipes-opt-anuncio_pumba = Opción: anunciar pumba
naipes-opt-eunucos = Opción: eunucos
naipes-opt-mahjong_falso = Opción: mah-jong en falso

naipes-open-1 = Pregunta abierta: la página que falta
naipes-open-2 = Pregunta abierta: ases y nueves
naipes-open-3 = Pregunta abierta: siete parejas
naipes-open-4 = Pregunta abierta: compensación sin forma
naipes-open-5 = Pregunta abierta: puntos de honor
naipes-open-6 = Pregunta abierta: primas de quien gana
naipes-open-7 = Pregunta abierta: rey propio y dominante
naipes-open-8 = Pregunta abierta: ganar con un solo palo
naipes-open-9 = Pregunta abierta: panache
naipes-open-10 = Pregunta abierta: kang y mano cerrada
naipes-open-11 = Pregunta abierta: quitar un kang
naipes-open-12 = Pregunta abierta: el trío que cierra la mano
naipes-open-13 = Pregunta abierta: la mano nula
naipes-open-14 = Pregunta abierta: grupos expuestos en juegos especiales
naipes-open-15 = Pregunta abierta: el límite
naipes-open-16 = Pregunta abierta: escalera real de varios chows
naipes-open-17 = Pregunta abierta: los errores en línea
naipes-open-18 = Pregunta abierta: duración y sentido
naipes-open-19 = Pregunta abierta: qué palo domina
naipes-open-20 = Pregunta abierta: último descarte y reserva
naipes-open-21 = Pregunta abierta: la carta extra de honor

naipes-meta-1 = Título del reglamento
naipes-meta-2 = Marca de página y pie
naipes-meta-3 = Encabezado del vocabulario
naipes-meta-4 = Encabezado del juego
naipes-meta-5 = Encabezado de las doblas
naipes-meta-6 = Encabezado «para todos»
naipes-meta-7 = Encabezado «para quien hace mah-jong»
naipes-meta-8 = Encabezado de las cartas de honor
