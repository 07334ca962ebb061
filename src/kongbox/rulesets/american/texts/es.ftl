### Las cláusulas del juego americano, en el orden del libro y con nuestras palabras.
### Un libro, un archivo: cada cláusula se encuentra por su número, y la longitud no estorba.

## Modelo de la mesa

american-model-1 = Trece fichas, y catorce hasta descartar
    .rule = La mano son las fichas ocultas y las expuestas juntas: 13 entre turnos, y 14 desde que se roba o se reclama una ficha hasta que se descarta. Un kong, un quint o un sextet no cambian la cuenta, y nada se repone del muro.
american-model-2 = Cada ficha está en un solo lugar
    .rule = Una ficha está siempre en un solo lugar: en el muro, entre las fichas ocultas de un atril, en una exposición, entre los descartes, que no cambian de orden ni de sitio, o de camino en un pase. Ninguna aparece ni desaparece.
    .differ = Cuántas fichas tiene cada asiento está a la vista de la mesa entera; de ahí puede salir una denuncia.
american-model-3 = Cuándo ya no hay vuelta atrás
    .rule = Un acto es firme a partir de un momento preciso; antes no cuesta nada y después no se deshace. El descarte, cuando está nombrado del todo o toca la mesa. El robo, cuando la ficha se ha movido, y solo lo deshace una reclamación válida. La reclamación, con la ficha encima del atril o fichas propias mostradas. La exposición, con el descarte o el primer intercambio. El Mahjong, al mostrar la mano. El intercambio, cuando las fichas han cambiado de sitio. El cambio por una ficha en blanco, al tomar el descarte.
american-model-4 = Modo árbitro y modo dictamen
    .rule = Con árbitro, que es lo normal en línea, se rechaza sin consecuencias lo que es imposible con cualquier tarjeta: un acto fuera de su momento, una ficha en blanco en un grupo, reclamar sin tener las fichas. En una mesa real lo hecho, hecho está, y se dictamina lo que sigue. Lo que depende de la tarjeta, exponer algo que no está en ninguna línea o un Mahjong falso, no se impide en ningún modo.
    .refusal = No se puede: eso ahora no se hace así.
    .why = Lo imposible se rechaza y no cuesta nada. Lo que depende de la tarjeta se deja hacer, aunque salga mal.
    .differ = Ninguna fuente lo fija. Otro programa también rechaza las exposiciones mal formadas y deja que cada cual mate su propia mano.

## Fichas

american-tiles-1 = Las 152 fichas
    .rule = Se juega con 152 fichas: 108 de los palos Bam, Crak y Dot, del 1 al 9 y cuatro de cada una; 16 vientos, cuatro de cada uno; 12 dragones, cuatro rojos, cuatro verdes y cuatro blancos; 8 flores y 8 Jokers. Son 35 clases naturales y el Joker.
american-tiles-2 = Cada dragón tiene su palo
    .rule = El dragón verde va con Bam, el rojo con Crak y el blanco, Soap, con Dot. Los vientos y las flores no tienen palo.
american-tiles-3 = Las ocho flores son iguales
    .rule = Las ocho flores son una sola clase; los números y las estaciones que llevan dibujados no cuentan. Son fichas corrientes: se guardan, se pasan, se descartan y se reclaman para un grupo. No se apartan ni se reponen.
american-tiles-4 = Soap: dragón blanco y cero
    .rule = Soap es dos cosas: el dragón blanco, que va con Dot, y el cero. Como cero no tiene palo, lo imprima la tarjeta del color que lo imprima.
american-tiles-5 = El cero no entra en una serie
    .rule = El cero no forma parte de números seguidos: no va delante del 1 ni detrás del 9.
american-tiles-6 = Cuántas fichas naturales hay
    .rule = De cada clase hay cuatro fichas, y ocho flores. Por eso un quint que no sea de flores lleva al menos un Joker y un sextet al menos dos; los de flores pueden ser naturales enteros.
american-tiles-7 = La ficha en blanco va aparte
    .rule = Las fichas en blanco no están entre las 152. Solo se añaden si toda la mesa las acepta.

## Atriles

american-rack-1 = Las fichas ocultas y las exposiciones
    .rule = Las fichas ocultas están de pie en la parte inclinada del atril. Las exposiciones van boca arriba en la repisa de encima, cada grupo separado y a la vista de todos.
american-rack-2 = Qué es meter la ficha en el atril
    .rule = Meter la ficha en el atril es ponerla entre las propias fichas ocultas. Tocar el atril con ella o dar golpecitos no lo es. Se puede descartar la ficha robada, declarar o intercambiar sin meterla; para descartar otra, primero se mete. En línea ocurre junto con el descarte.
american-rack-3 = La ficha reclamada va arriba
    .rule = La ficha reclamada se pone encima del atril y no entra nunca entre las ocultas.

## El Este

american-east-1 = El primer Este
    .rule = El primer Este es quien recibe en su casa o quien saca más con dos dados; si hay empate, se tira otra vez. En línea se sortea entre los cuatro asientos, todos con la misma probabilidad.
american-east-2 = El Este solo tiene una ficha más y la salida
    .rule = El Este empieza con 14 fichas y hace el primer descarte. No tiene otra ventaja: en los pagos no se multiplica nada por él.
american-east-3 = El Este cambia después de cada mano
    .rule = Terminada una mano, la gane quien la gane y también en un Wall Game, el Este pasa a quien está a la derecha: el Sur será Este. Nadie repite por ganar.
american-east-4 = Si se reparte otra vez, el mismo Este
    .rule = Una mano anulada se reparte de nuevo con el mismo Este y no cuenta.
    .differ = Las fuentes lo dicen para tres recuentos malos. Aquí vale para toda mano anulada.
american-east-5 = Cambio de asiento cada cuatro manos
    .rule = En una mesa fija de cuatro, el Este original cambia de asiento con quien tiene a la derecha cada vez que se completa una ronda de cuatro manos; así cambian los vecinos. Es una opción de la mesa; si no dice nada, no se cambia.
american-east-6 = Mano celestial
    .rule = Si las 14 fichas del reparto ya son una mano, el Este puede decir Mahjong antes del primer pase. Entonces no hay Charleston, y se paga como ganar robando. En mitad del Charleston ya no puede.
    .refusal = No se puede: antes del juego solo puede decir Mahjong el Este, { $turn }, y antes de elegir su primer pase.
    .why = Los demás tienen 13 fichas y ganan a partir del primer descarte. La petición se rechaza y no cuesta nada.
    .differ = La fuente principal remite al reglamento de la National Mah Jongg League sin contar más. Aquí la mano vale, se paga como robada y dobla si no lleva Jokers.
american-east-7 = Mano terrenal
    .rule = Después del Charleston y antes del primer descarte, el Este puede decir Mahjong con sus 14 fichas. Se paga como ganar robando.

## Muro y reparto

american-wall-1 = Los cuatro muros
    .rule = Hay cuatro muros, uno delante de cada atril: 19 pilas de dos fichas, 38 fichas por muro.
american-wall-2 = Dónde se rompe el muro
    .rule = El Este tira dos dados y cuenta ese número de pilas desde el extremo derecho de su propio muro. Esas pilas se quedan atrás y se roban las últimas. El reparto empieza con la pila que está a la izquierda de la ruptura.
american-wall-3 = En qué orden se gastan los muros
    .rule = Las fichas salen pila por pila, primero la de arriba. Acabado un muro, sigue el de quien está a su izquierda: lo que queda del muro del Este, el del Norte, el del Oeste, el del Sur y, al final, las pilas que el Este guardó. El muro se gasta en el sentido de las agujas del reloj; los turnos van al revés.
american-wall-4 = El reparto
    .rule = Tres veces toman cuatro fichas Este, Sur, Oeste y Norte. Después el Este toma la primera y la tercera de arriba, el Sur la primera de abajo, el Oeste la siguiente de arriba y el Norte la siguiente de abajo. El Este queda con 14 y los demás con 13: 53 fichas. La siguiente que se roba es la 54.
american-wall-5 = Quedan 99 fichas y todas se roban
    .rule = Tras el reparto quedan 99 fichas y se roban todas. No hay muro muerto, ni reserva, ni extremo de reposición.
american-wall-6 = El reparto en línea
    .rule = En línea las fichas salen de una sola lista barajada, y los dados solo dicen dónde estaría la ruptura y cuáles son las últimas pilas: el azar es el mismo. El orden entero queda sellado antes de repartir y se revela al acabar la mano.
american-wall-7 = Una ficha vuelta sin querer
    .rule = Una ficha del muro que se levanta o se vuelve sin querer regresa exactamente a su sitio.

## Charleston

american-charleston-1 = El primer Charleston es obligatorio
    .rule = El primer Charleston lo juegan todos, también quien ya tiene una mano casi hecha: a la derecha, enfrente y a la izquierda. La derecha es el asiento que juega después. La única excepción es la mano celestial del Este.
american-charleston-2 = Tres fichas en cada pase
    .rule = En cada pase salen exactamente tres fichas de cada asiento, boca abajo y elegidas antes de mirar las que llegan. Después del pase cada mano tiene tantas fichas como antes, y lo elegido no se cambia tras ver lo recibido.
    .refusal = { $chosen ->
        [1] No se puede: ya elegiste las fichas de este pase.
       *[other] No se puede: se pasan tres fichas, contando las que van a ciegas.
    }
    .why = Las tres se eligen antes de ver lo que llega, y entonces quedan fijas. La petición se rechaza y no cuesta nada.
american-charleston-3 = Un Joker nunca se pasa
    .rule = Un Joker no se pasa nunca, ni en el primer Charleston, ni en el segundo, ni en el pase de cortesía. En línea se rechaza; en una mesa real se devuelve y se sustituye por otra ficha.
    .refusal = No se puede: un Joker no se pasa nunca. Elige otra ficha.
    .why = La petición se rechaza y no cuesta nada. Tu pase sigue abierto.
american-charleston-4 = El segundo Charleston, con el acuerdo de los cuatro
    .rule = El segundo Charleston se juega solo si los cuatro aceptan antes de empezarlo: a la izquierda, enfrente y a la derecha. Un solo «no», sin dar razones, lo descarta. Una vez empezado se hacen los tres pases, y nadie lo detiene a mitad.
    .refusal = No se puede: ahora no hay votación, o ya has votado.
    .why = Se vota una vez, entre el primer Charleston y el segundo. La petición se rechaza y no cuesta nada.
    .differ = Según un manual, se puede detener mientras nadie haya mirado las fichas. Aquí, empezado el segundo Charleston, se termina.
american-charleston-5 = El pase ciego
    .rule = En el tercer pase de cada Charleston, la primera izquierda y la última derecha, una, dos o las tres fichas que pasas pueden salir de las que te llegan, sin mirarlas. En los demás pases no. Sin pase ciego, las tres salen de tu mano.
    .refusal = No se puede: en este pase no se pasa a ciegas.
    .why = El pase ciego solo existe en el tercer pase de cada Charleston. Elige tres fichas de tu mano.
american-charleston-6 = Cómo se hace el pase ciego
    .rule = Antes de ver nada dices cuántas fichas pasas a ciegas, de cero a tres, y eliges las demás de tu mano. De las que llegan, ese número sigue adelante sin que lo veas, escogido al azar; las otras entran en tu mano, y solo entonces las miras. Cualquier asiento puede hacerlo en el mismo pase.
    .differ = Que la mesa escoja al azar es nuestro: sobre una mesa real se toman sin mirar.
american-charleston-7 = Cuando el pase ciego da la vuelta entera
    .rule = Si varios pasan a ciegas, empieza quien pasa más fichas propias; si hay empate, el primero en el orden desde el Este. Sus huecos viajan como deudas. Cada asiento manda adelante, sin verlas, las fichas que dijo, antes fichas que deudas, y se queda con el resto. Cerrada la vuelta, las deudas que otros guardaron se pagan, sin mirar, con las fichas que volvieron a quien empezó; las deudas que vuelven no cuentan. Si los cuatro pasan tres a ciegas, nada se mueve.
    .differ = Las fuentes explican el pase ciego corriente y no dicen quién empieza si hay empate ni en qué orden se reparte. El orden exacto es nuestro y conserva todas las fichas.
american-charleston-8 = El pase de cortesía
    .rule = Tras el último Charleston que se juegue, cada pareja de asientos opuestos, Este con Oeste y Sur con Norte, puede intercambiar de cero a tres fichas. Cada lado dice cuántas como mucho y vale el número menor. Las dos parejas no dependen una de otra. También se ofrece si no hubo segundo Charleston.
    .refusal = { $agreed ->
        [1] No se puede: con quien tienes enfrente has acordado cambiar { $count ->
            [one] { $count } ficha
           *[other] { $count } fichas
        }.
       *[other] No se puede: en el pase de cortesía se dice un número de 0 a 3, y se dice una vez.
    }
    .why = Cada lado ofrece un máximo y se cambia el menor de los dos. La petición se rechaza y no cuesta nada.
american-charleston-9 = El orden antes del primer descarte
    .rule = Este es el orden: reparto, mano celestial si la hay, primer Charleston, votación, segundo Charleston si se acepta, pase de cortesía, recuento, mano terrenal si la hay y primer descarte del Este. Con ese descarte empieza de verdad la mano.
    .refusal = No se puede: no es el momento.
    .why = Cada cosa tiene su lugar: el Charleston antes del primer descarte, lo demás después, y nada con la mano ya pagada. La petición no cuesta nada.
american-charleston-10 = Mirar una ficha del pase ciego
    .rule = Mirar una ficha que se pasa a ciegas va contra las reglas. En línea es imposible.
    .differ = En el juego social no hay penalización escrita; algunos torneos quitan 10 puntos.

## El turno

american-turn-1 = El orden de los turnos
    .rule = Se juega en sentido contrario al de las agujas del reloj: Este, Sur, Oeste, Norte. El Este abre con un descarte, sin robar.
    .refusal = No se puede: le toca a { $turn }.
    .why = El turno acaba con el descarte y con las respuestas de los demás. Pedirlo antes no cuesta nada.
american-turn-2 = De qué consta un turno
    .rule = Un turno es conseguir una ficha, robada o reclamada; hacer los intercambios de Joker que se quieran; y descartar una ficha oculta o decir Mahjong.
    .refusal = { $count ->
        [1] No se puede: no tienes { $tile } en la mano.
       *[other] No se puede: se descarta una ficha, ni más ni menos.
    }
    .why = Con un descarte la mano pasa de 14 fichas a 13. Sigue tu turno: elige una ficha oculta.
american-turn-3 = Después de reclamar se expone y se descarta
    .rule = Tras reclamar para exponer, se muestra el grupo válido y se descarta, sin robar.
    .refusal = No se puede: tras exponer tiene que quedarte una ficha para descartar.
    .why = Quien expone descarta después sin robar. La petición se rechaza y no cuesta nada.
american-turn-4 = El juego sigue desde el último descarte
    .rule = Sigue quien está a la derecha de quien descartó por última vez. Los asientos que quedan entre el descarte y la reclamación pierden ese turno. A las manos muertas se las salta.
american-turn-5 = Lo tirado, tirado está
    .rule = Un descarte firme no se recoge: quien lo hizo no puede ni reclamarlo ni usarlo en un intercambio. Solo una ficha en blanco, donde se juega con ellas, lo recupera.
    .refusal = No se puede: tu descarte está en la mesa y los demás responden.
    .why = Lo tirado, tirado está. Cuando hayan respondido sigue el juego; la petición no cuesta nada.
american-turn-6 = Descartar un Joker
    .rule = Un Joker se puede descartar. Se dice «Joker», «igual» o el nombre de la ficha anterior; se diga lo que se diga, está muerto.
american-turn-7 = No se roba antes de tiempo
    .rule = Está prohibido robar o mirar una ficha del muro antes de que descarte quien va delante, y jugar fuera de turno. En línea no ocurre; en una mesa real mata la mano.
    .refusal = No se puede: ahora no te toca; juega { $turn }.
    .why = Se roba y se descarta en el propio turno. En una mesa real mataría tu mano; aquí no cuesta nada.

## Reclamar

american-claim-1 = Quién puede reclamar
    .rule = El descarte vivo lo puede reclamar cualquiera de los otros tres asientos con la mano viva; nunca quien lo tiró, y nunca una mano muerta.
    .refusal = No se puede: { $tile } es tu propio descarte.
    .why = Deciden los otros asientos. La petición se rechaza y no cuesta nada.
american-claim-2 = Solo el último descarte
    .rule = Solo se reclama el último descarte mientras está disponible. Los anteriores ya no se alcanzan; la ficha en blanco es la única excepción, y no es una reclamación.
    .refusal = No se puede: esa ficha ya pasó.
    .why = La petición se rechaza y no cuesta nada. El juego sigue donde estaba.
american-claim-3 = Para exponer o para Mahjong
    .rule = Se reclama para exponer un grupo de tres, cuatro, cinco o seis fichas iguales, o para completar la mano y decir Mahjong. Para nada más.
american-claim-4 = Lo reclamado se usa en el acto
    .rule = La ficha reclamada se usa en el acto, en una exposición válida o para Mahjong. No se reclama para guardarla.
    .refusal = No se puede: { $tile } se usa en el acto, en una exposición o para Mahjong.
    .why = Un descarte no se toma para guardarlo. La petición se rechaza y no cuesta nada.
american-claim-5 = No se reclama para una pareja
    .rule = Un descarte no se reclama para una pareja ni para una ficha suelta, salvo que complete el Mahjong.
    .refusal = No se puede: { $tile } no se reclama para una pareja, salvo para Mahjong.
    .why = Una exposición tiene tres fichas como mínimo. La petición se rechaza y no cuesta nada.
american-claim-6 = No se reclama para fichas distintas
    .rule = Un bloque de fichas distintas, los cuatro vientos juntos, un año, una serie o cualquier fila de sueltas y parejas, no se reclama ni se expone antes del Mahjong, y no admite Jokers. La última ficha que le falta sí se puede reclamar para Mahjong. Exponerlo es una exposición inválida.
    .refusal = No se puede: junto a { $tile } solo se exponen fichas iguales o Jokers.
    .why = Las sueltas, las parejas y los bloques de fichas distintas se muestran solo con el Mahjong. La petición se rechaza y no cuesta nada.
american-claim-7 = Lo demás sale de la propia mano
    .rule = El resto del grupo sale de las fichas ocultas de quien reclama, naturales o Jokers. No hace falta ninguna natural: dos Jokers y la ficha reclamada son un pung.
    .refusal = No se puede: no tienes esas fichas en la mano.
    .why = Al reclamar { $tile }, el resto del grupo sale de tu mano oculta. La petición se rechaza y no cuesta nada.
american-claim-8 = Nadie tiene que reclamar
    .rule = Reclamar no es obligatorio nunca.
american-claim-9 = Retirar una reclamación
    .rule = Una reclamación se puede retirar mientras no es firme. El descarte sigue entonces vivo para los demás y el juego continúa. En línea la respuesta viaja con la reclamación y no se retira.
    .differ = Una columna deja devolver incluso la ficha ya puesta en el atril mientras no se muestre otra. Seguimos la norma más estricta.
american-claim-10 = Jokers y fichas en blanco no se reclaman
    .rule = Un Joker o una ficha en blanco que se descarta no se puede reclamar, tampoco si se nombró como otra ficha. Solo si alguien declara Mahjong con el nombre dicho hay un castigo para quien nombró mal.
    .refusal = No se puede: una ficha en blanco descartada no es para nadie.
    .why = La petición se rechaza y no cuesta nada. El juego sigue donde estaba.
american-claim-11 = La reclamación se dice en voz alta
    .rule = Una reclamación se anuncia; tomar la ficha en silencio no lo es. La palabra que se use no da preferencia.

## El plazo para reclamar

american-window-1 = Cuándo se abre el plazo
    .rule = El plazo para reclamar se abre cuando el descarte es firme.
american-window-2 = Cuándo se cierra el plazo
    .rule = Se cierra con el primero de estos actos de quien juega después: meter en el atril la ficha robada, descartarla, decir Mahjong o empezar un intercambio de Joker.
    .refusal = No se puede: { $tile } ya no se reclama, el plazo se cerró con el robo siguiente.
    .why = Una ficha descartada se reclama antes de que la persona siguiente robe. La petición se rechaza y no cuesta nada.
american-window-3 = Levantar la ficha no cierra el plazo
    .rule = Levantar la ficha robada, tenerla en la mano, mirarla o tocar con ella el atril no cierra el plazo. Si alguien reclama, la ficha vuelve exactamente a su sitio, aunque ya se haya visto, y nadie paga por ello.
american-window-4 = Mahjong todavía puede adelantarse
    .rule = Con una exposición ya firme se acabaron las demás. Un Mahjong, en cambio, todavía puede adelantarse hasta que quien expuso descarta o empieza un intercambio; entonces la ficha queda en el grupo.
american-window-5 = Dos descartes iguales seguidos
    .rule = Si se descartan muy seguidas dos fichas iguales, solo se puede reclamar la segunda.
american-window-6 = Después de un Mahjong mostrado
    .rule = Declarado y mostrado un Mahjong, ningún descarte anterior se reclama; si resulta falso, vale la precedencia.
american-window-7 = El plazo en línea
    .rule = En línea cada descarte se pregunta a todas las demás manos vivas: pasar, exponer o Mahjong. Cuando han respondido todas, o se acaba el tiempo y la mesa pasa, las respuestas se juzgan a la vez. Un cambio con ficha en blanco no es una respuesta y actúa enseguida. En una mesa real cuenta el orden en que ocurren las cosas.
    .refusal = No se puede: cada descarte se responde una vez, y mientras tanto no se hace nada más.
    .why = Lo respondido es firme hasta el descarte siguiente. La petición se rechaza y no cuesta nada.
    .differ = Ninguna fuente habla del juego en línea. Preguntar a todos a la vez da el mismo dictamen que la mesa real, salvo cuando alguien calla y se le adelantan.
american-window-8 = El plazo del último descarte
    .rule = Tras el último descarte del muro ya no se roba: el plazo se cierra cuando han pasado todos los demás.

## Quién va primero

american-precedence-1 = Mahjong va antes que la exposición
    .rule = Un Mahjong válido y a tiempo va antes que cualquier exposición. Entre reclamaciones de la misma clase decide el orden de juego.
american-precedence-2 = Qué es el orden de juego
    .rule = El orden de juego son los asientos contados desde quien descartó, en sentido contrario al de las agujas del reloj: gana el más cercano. No cuenta quién habló antes, ni el tamaño del grupo: un kong no va antes que un pung.
american-precedence-3 = Mahjong aunque el otro ya muestre fichas
    .rule = El Mahjong va antes que la exposición aunque quien expone ya haya mostrado fichas; esas fichas vuelven al atril sin castigo.
american-precedence-4 = Quien calla pierde su preferencia
    .rule = Solo en una mesa real: si el asiento que va antes calla y otro ya hizo firme su reclamación, con la ficha en el atril o las fichas mostradas, este se la queda frente a otra de la misma clase.
american-precedence-5 = Dos Mahjong y el primero es falso
    .rule = Si dos declaran Mahjong y el de quien va antes resulta falso, la ficha es del otro.
american-precedence-6 = Mahjong falso contra una exposición
    .rule = Si uno declara Mahjong y otro quiere exponer, y el Mahjong es falso, la ficha se queda con la mano muerta y la exposición se pierde.
american-precedence-7 = Mahjong con la ficha robada y con el descarte
    .rule = Si alguien declara Mahjong con la ficha que acaba de robar y otro con el descarte anterior, vale lo que ocurre antes. En línea eso no coincide nunca: se roba cuando ya nadie reclama.
    .differ = En una mesa real, si de verdad es a la vez, una carta de 2025 lo llama empate y ganan ambos, sin decir cuánto se paga. Aquí gana lo primero.

## Exposiciones

american-exposure-1 = Qué se puede exponer
    .rule = Se exponen solo pung (3), kong (4), quint (5) y sextet (6) de una misma clase natural. El grupo contiene la ficha reclamada; las demás son iguales a ella o Jokers.
    .refusal = No se puede: pung son 3 fichas, kong 4, quint 5 y sextet 6, contando { $tile }; aquí hay { $count }.
    .why = El nombre de la exposición dice cuántas fichas tiene. La petición se rechaza y no cuesta nada.
american-exposure-2 = El grupo se muestra entero
    .rule = El grupo se muestra entero y de una vez encima del atril, y ahí queda a la vista el resto de la mano.
american-exposure-3 = Parejas y sueltas, solo con el Mahjong
    .rule = Las parejas, las sueltas y los bloques de fichas distintas se muestran solo al declarar Mahjong.
american-exposure-4 = Una exposición no se amplía
    .rule = Un descarte reclamado forma siempre una exposición nueva: no amplía una anterior. Tampoco se amplía ni se reduce desde la mano una exposición ya fijada.
    .refusal = No se puede: una exposición ya fijada no cambia.
    .why = Ni se amplía ni se reduce, con un descarte o desde la mano. La petición se rechaza y no cuesta nada.
american-exposure-5 = Corregir una exposición
    .rule = Quien acaba de exponer puede cambiar su exposición hasta que descarta o empieza un intercambio, siempre que la ficha reclamada siga en el grupo.
    .refusal = No se puede: una exposición nueva se corrige hasta el descarte o el primer intercambio, y solo hasta entonces.
    .why = Mientras se puede corregir no se denuncia; después ya no cambia. La petición no cuesta nada.
american-exposure-6 = Qué admite una corrección
    .rule = Al corregir se pueden añadir o quitar fichas, y pasar de pung a kong y así, o cambiar Jokers propios por naturales propias. No se puede devolver la ficha reclamada, ni llevarla a otro grupo, ni dejar un grupo de menos de tres.
    .refusal = No se puede: { $tile }, la ficha reclamada, sigue en su grupo, con iguales o Jokers, de tres a seis.
    .why = La corrección se hace con fichas de tu mano y de ese mismo grupo. La petición se rechaza y no cuesta nada.
american-exposure-7 = Lo expuesto obliga a la mano
    .rule = Tiene que haber en la tarjeta al menos una línea X en la que todas las exposiciones sean grupos completos y distintos, con los mismos palos y números para todas. Si no, la exposición recién hecha es inválida.
    .uncounted = Las exposiciones no son grupos completos de { $line }.
american-exposure-8 = Se completa un grupo entero de la línea
    .rule = Lo que se reclama completa un grupo impreso entero, nunca una parte: un pung no sirve donde la línea pide un kong, y dos parejas iguales impresas por separado no son un kong.
american-exposure-9 = Se expone en cualquier orden
    .rule = Los grupos de la línea se pueden exponer en el orden que se quiera.
american-exposure-10 = Solo se expone con un descarte
    .rule = Las exposiciones nacen solo de un descarte reclamado. Exponer tras robar o tras un intercambio no está previsto, y en línea se rechaza.
    .refusal = No se puede: solo se expone con un descarte reclamado, no con fichas de la propia mano.
    .why = Lo que robas o cambias queda oculto hasta el Mahjong. La petición se rechaza y no cuesta nada.
    .differ = Ninguna fuente pone un castigo por ello.
american-exposure-11 = Reclamar sin tener el grupo
    .rule = Quien hizo firme una reclamación y no puede formar un grupo válido se queda con la ficha, y su mano está muerta. En línea no ocurre: sin las fichas, la reclamación se rechaza.

## Manos ocultas

american-concealed-1 = Líneas X y líneas C
    .rule = Toda línea de la tarjeta lleva una X o una C. Las X se completan con exposiciones o sin ellas; las C piden una mano sin exposiciones.
american-concealed-2 = Con mano oculta, solo el descarte de Mahjong
    .rule = Quien va a por una línea C solo puede reclamar el descarte que completa el Mahjong.
american-concealed-3 = El plan puede cambiar
    .rule = El plan es libre: se puede pasar de una línea C a una X en cualquier momento, y de una X a una C mientras no se haya expuesto nada.
american-concealed-4 = Con una exposición, solo líneas X
    .rule = Con cualquier exposición en el atril solo se puede ganar con líneas X.
    .uncounted = { $line } lleva la marca C, y la mano tiene exposiciones.
american-concealed-5 = El intercambio no rompe la mano oculta
    .rule = Cambiar una ficha por el Joker de una exposición ajena, en el propio turno y tras robar, no rompe la mano oculta y puede completar una línea C.
american-concealed-6 = Una línea C no se cierra reclamando e intercambiando
    .rule = Una línea C no se completa reclamando un descarte para un grupo y cambiando después un Joker: esa reclamación ya sería una exposición. La ficha reclamada tiene que ser la decimocuarta.

## Jokers

american-joker-1 = Qué sustituye un Joker
    .rule = Un Joker vale por cualquier clase natural, flores incluidas, dentro de un grupo de tres fichas iguales o más.
    .differ = Algún programa lo prohíbe en los grupos de flores. Las reglas, no.
american-joker-2 = Nunca en Single ni en Pair
    .rule = Un Joker no vale nunca en una ficha suelta (Single), ni en una pareja (Pair), ni en un bloque de fichas distintas.
    .uncounted = { $count ->
        [one] Un Joker no tiene
       *[other] { $count } Jokers no tienen
    } sitio en { $line }: un Joker solo va en grupos de tres o más.
american-joker-3 = Un grupo solo de Jokers
    .rule = Un grupo puede ser solo de Jokers si tiene tres o más y la línea lo admite. Un grupo expuesto lleva siempre al menos la ficha reclamada; los de Jokers solos están, por tanto, entre las fichas ocultas que se muestran con el Mahjong.
american-joker-4 = El Joker no es el cero
    .rule = Un Joker no representa nunca el cero del número del año: esa ficha es Soap. En un grupo impreso de tres Soap o más, el Joker vale por Soap como en cualquier otro grupo, si la mesa no acuerda lo contrario.
    .differ = Al pie de la letra, la fuente principal dice que un Joker no puede ser cero. La mesa puede elegir esa lectura; si no dice nada, vale en los grupos de tres o más.
american-joker-5 = Joker descartado, Joker muerto
    .rule = Un Joker descartado no se reclama, no se intercambia y no se recupera con una ficha en blanco.
    .refusal = No se puede: un Joker descartado no es para nadie.
    .why = Está muerto desde que toca la mesa. La petición se rechaza y no cuesta nada.
american-joker-6 = Cuándo se intercambia un Joker
    .rule = Se intercambia en el propio turno, después de robar o de formar una exposición válida con un descarte, y antes de descartar.
    .refusal = No se puede: se intercambia en el propio turno, después de robar o de exponer.
    .why = Espera a tener la ficha del turno. En una mesa real, hacerlo antes mata la mano; aquí no cuesta nada.
american-joker-7 = De qué atril se toma el Joker
    .rule = El Joker se puede tomar de cualquier grupo expuesto válido de la mesa, también del propio atril. Válido es un grupo bien formado: que no esté en ninguna línea solo importa cuando la mano se declara muerta.
    .refusal = No se puede: ahí no hay ninguna exposición con Joker.
    .why = Se toma un Joker que esté a la vista encima de un atril. La petición se rechaza y no cuesta nada.
american-joker-8 = Varios intercambios en un turno
    .rule = En un turno caben varios intercambios, uno tras otro y cada uno legal cuando se hace.
american-joker-9 = Cómo se hace el intercambio
    .rule = Se da una ficha natural oculta de la clase que el grupo representa y se recibe el Joker entre las ocultas. Nunca al revés: no se da un Joker por una natural. El número de fichas no cambia. Un intercambio hecho no se deshace, y nadie tiene que hacerlo.
    .refusal = No se puede: por ese Joker se da { $tile }, de tu mano oculta.
    .why = La natural ha de ser de la clase que el grupo representa. La petición se rechaza y no cuesta nada.
american-joker-10 = No se reclama para conseguir un Joker
    .rule = Un descarte no se reclama para conseguir un Joker, ni para completar después con un intercambio una exposición a medias. Primero se hace una exposición válida y entera con lo que se tiene; después, los intercambios.
american-joker-11 = Ganar por intercambio es ganar robando
    .rule = El Mahjong que se completa con un intercambio cuenta como ganar robando, sea de quien sea la exposición y aunque el turno empezara con un descarte reclamado.
    .line = Se completó con un intercambio de Joker y cuenta como ganar robando.
american-joker-12 = Intercambiar cierra el plazo
    .rule = Empezar un intercambio cierra el plazo del descarte anterior y fija la exposición hecha en ese turno.
american-joker-13 = Sin Jokers después de cambiarlos
    .rule = Una mano cuyos Jokers se cambiaron todos antes de declarar es una mano sin Jokers.
american-joker-14 = Qué hacer con el Joker obtenido
    .rule = El Joker que se obtiene se puede guardar, usar en la mano que se declara o descartar; no da derecho a otra exposición.
american-joker-15 = Intercambiar fuera de turno
    .rule = Un intercambio anunciado por quien no ha robado ni reclamado se puede retirar sin castigo; si llega a hacerse, la mano muere. En línea se rechaza.
american-joker-16 = Los Jokers de una mano muerta
    .rule = Qué Jokers de una mano muerta se pueden seguir cambiando depende de qué exposiciones quedan en su atril (american.dead.4).

## Errores: los principios

american-error-1 = No todo error mata la mano
    .rule = No toda equivocación mata la mano. Depende del acto, de si ya era firme y de cuándo se advierte.
american-error-2 = Número incorrecto de fichas
    .rule = Tener un número incorrecto de fichas puede matar la mano; si se advierte durante el reparto, puede llevar a repartir otra vez (american.adj.1 a american.adj.6). En línea la mesa cuenta y no ocurre.
american-error-3 = Exposición inválida
    .rule = Una exposición inválida se puede corregir antes de que quede fija. Después puede matar la mano: cuando otra mano viva lo denuncia y se confirma que ninguna línea X la admite.
american-error-4 = Mahjong por error
    .rule = Un Mahjong solo dicho se puede retirar antes de mostrar fichas. Mostrar una mano que no vale puede matarla (american.adj.13 a american.adj.18). En línea declarar y mostrar son un solo acto.
american-error-5 = De Mahjong a exposición
    .rule = Si se dijo Mahjong con un descarte y no se ha mostrado más que el grupo que esa ficha completa, se puede convertir en una exposición, siempre que la mano pueda exponer; después se descarta. No vale con una línea C ni con una ficha robada.
american-error-6 = Nadie abre su mano antes de comprobar
    .rule = Nadie muestra ni deshace su mano antes de que se compruebe el Mahjong declarado. La mano que se tira antes de tiempo también está muerta.

## Errores: tabla de dictámenes

american-adj-1 = Recuento malo antes del Charleston
    .rule = Si el recuento malo aparece durante el reparto o antes del Charleston, se arregla en el momento solo si nadie ha mirado sus fichas y está claro cuál está fuera de su sitio. Si no, se reparte otra vez. Nadie paga.
american-adj-2 = Recuento malo antes del primer descarte
    .rule = Si aparece durante el Charleston o después, antes del primer descarte del Este, se reparte otra vez. Nadie paga.
american-adj-3 = A Norte le falta una ficha
    .rule = Excepción a las dos anteriores: si solo al Norte, a la izquierda del Este, le falta una ficha y el Este no ha descartado, toma la siguiente del muro y se sigue.
american-adj-4 = Una mano con recuento malo ya en juego
    .rule = Tras el primer descarte del Este, la mano que tiene mal el número de fichas está muerta y no se arregla. Los demás siguen, y esa mano paga como siempre a quien gane.
american-adj-5 = Dos manos con recuento malo
    .rule = Si tras el primer descarte se descubren a la vez dos manos con el número mal, la mano se detiene y se reparte otra vez. Descubiertas una después de otra, cada una muere cuando se descubre.
    .differ = Un manual detiene la mano; otras fuentes dejan dos manos muertas y dos que juegan. Aquí depende de si se descubren juntas.
american-adj-6 = Tres manos con recuento malo
    .rule = Con tres manos con el número de fichas mal se reparte otra vez.
american-adj-7 = Exposición inválida que aún se corrige
    .rule = Una exposición inválida que se advierte antes de que quede fija se corrige sin soltar la ficha reclamada y sin castigo. Si no hay manera, la mano está muerta.
american-adj-8 = Exposición inválida y denunciada
    .rule = Si una exposición inválida ya fija se denuncia, la mano está muerta y esa exposición vuelve a las fichas ocultas. La mano pagará como siempre a quien gane.
american-adj-9 = Exposición inválida que nadie denuncia
    .rule = Si nadie denuncia una exposición inválida ya fija, se sigue jugando. Si más tarde declara Mahjong, se comprueba la mano entera.
american-adj-10 = Intercambio antes de robar o reclamar
    .rule = Quien intercambia un Joker sin haber robado ni reclamado tiene la mano muerta en cuanto alguien lo denuncia. El intercambio queda hecho, y la mano pagará a quien gane.
american-adj-11 = Intercambio con la ficha equivocada
    .rule = Si en un intercambio se puso en el grupo una ficha que no era, y se advierte antes del descarte siguiente, se deshace sin castigo. Si se advierte después, muere la mano dueña de la exposición, por no vigilarla; quien puso la ficha sigue jugando.
american-adj-12 = Robar antes de tiempo o fuera de turno
    .rule = Robar antes de tiempo o fuera de turno mata la mano. La ficha que no entró en el atril vuelve a su sitio; la que entró se queda con la mano muerta. Si la ficha que descarta fuera de turno completa el Mahjong de alguien, quien se equivocó paga por sí solo cuatro veces el valor; para exponer no se reclama.
    .line = Paga solo quien robó fuera de turno: cuatro veces el valor impreso.
    .differ = Sobre reclamar ese descarte para exponer, las respuestas publicadas no coinciden. Aquí solo vale para Mahjong.
american-adj-13 = Mahjong dicho y retirado
    .rule = Mahjong dicho por error, sin mostrar nada y sin que nadie más haya tocado su mano: se retira y se sigue, sin castigo.
american-adj-14 = Mahjong falso con fichas mostradas
    .rule = Mahjong por error, con fichas mostradas y las otras tres manos intactas: quien declaró tiene la mano muerta y vuelve a ocultar lo mostrado. El turno acaba sin descarte y sigue quien está a su derecha. Pagará a quien gane; en un Wall Game, nada.
american-adj-15 = Mahjong falso y otra mano abierta
    .rule = Mahjong por error y otra mano más mostrada o tirada: las dos están muertas y siguen las dos intactas. Si después muere también una de ellas, paga a la que queda dos veces el valor de la línea que intentaba, y la mano termina.
    .line = Paga la última mano que murió: dos veces el valor de la línea que intentaba.
    .differ = Vale lo mismo muera como muera esa última mano, siempre que entre las tres muertes haya un Mahjong falso. Si nadie dijo qué línea intentaba, cuenta la más cercana y, entre iguales, la más barata.
american-adj-16 = Mahjong falso y una sola mano intacta
    .rule = Mahjong por error y otras dos manos tiradas: la mano termina. Quien declaró paga a la única mano intacta dos veces el valor de la línea que intentaba. Los otros dos ni pagan ni cobran.
    .line = Paga quien declaró por error: dos veces el valor de la línea que intentaba.
    .differ = La línea intentada es la que se nombró al declarar; si no se nombró, la que menos fichas pedía y, entre iguales, la más barata.
american-adj-17 = Mahjong falso y muro deshecho
    .rule = Mahjong por error y otro deshace el muro antes de que se compruebe: la mano termina, y quien deshizo el muro paga a cada mano intacta el valor más bajo de la tarjeta.
    .line = Paga quien deshizo el muro: el valor más bajo de la tarjeta a cada mano intacta.
american-adj-18 = Mahjong falso y las otras tres manos abiertas
    .rule = Mahjong por error y las otras tres manos tiradas: la mano termina, nadie paga y se reparte otra vez.
    .differ = Un torneo da cero a los cuatro; que se reparta de nuevo es nuestro.
american-adj-19 = Descarte mal nombrado y Mahjong
    .rule = Si alguien declara Mahjong con el nombre equivocado que se dijo, la mano termina y quien nombró mal le paga por sí solo cuatro veces el valor, aunque la ficha fuera un Joker. Un Joker tirado con el nombre de la ficha anterior no está mal nombrado.
    .line = Paga solo quien nombró mal la ficha: cuatro veces el valor impreso.
american-adj-20 = Descarte mal nombrado y exposición
    .rule = Si se reclama para exponer por el nombre equivocado, la palabra se puede retirar. Con fichas ya mostradas, la mano está muerta si la ficha real no le sirve. Quien nombró mal no tiene castigo.
american-adj-21 = Descarte mal nombrado y corregido
    .rule = Un descarte mal nombrado que se corrige enseguida lleva su nombre verdadero. La ficha se queda donde está, sin cambiarla por otra, y se puede reclamar con ese nombre.
american-adj-22 = Mahjong con el nombre y con la ficha real
    .rule = Si uno declara Mahjong con el nombre dicho y otro con la ficha real, vale la ficha real y se paga como siempre.
american-adj-23 = Mahjong falso con un descarte
    .rule = Tras un Mahjong falso con un descarte, la ficha se queda con la mano muerta. Otra mano todavía puede tomarla para Mahjong, pero no para exponer.
american-adj-24 = Robar del muro o del extremo equivocado
    .rule = Robar de otro muro o del otro extremo mata la mano; la ficha del extremo equivocado se queda con ella. Si lo hacen varios en el extremo equivocado, se reparte otra vez. Si con esa ficha descartada otro gana, quien se equivocó paga por sí solo cuatro veces el valor.
    .line = Paga solo quien robó de donde no debía: cuatro veces el valor impreso.
american-adj-25 = Descartar sin haber robado
    .rule = Descartar sin haber robado ni reclamado deja la mano con una ficha de menos: está muerta. Pagará a quien gane.
american-adj-26 = Primer descarte de quien no es Este
    .rule = Si el primer descarte de la mano lo hace, con una ficha de su mano, un asiento que no es el Este, se recoge y descarta el Este. Si robó para hacerlo, se reparte otra vez.
american-adj-27 = Un Joker en el Charleston
    .rule = Un Joker pasado en el Charleston se devuelve, y otra ficha ocupa su lugar. Sin castigo.
american-adj-28 = Tres manos muertas
    .rule = Si mueren tres manos y ninguna por un Mahjong falso, la mano termina, nadie paga y se reparte otra vez.
american-adj-29 = Denuncia de mano muerta equivocada
    .rule = Denunciar por error una mano que no está muerta no le hace nada a esa mano. Si la mesa lo ha acordado, al terminar la mano quien se equivocó paga al otro ese precio; si no dice nada, equivocarse no cuesta.
    .line = Denuncia equivocada: se paga el precio que acordó la mesa.
    .differ = Un manual pone 50 puntos en juego cuando se discute una denuncia. La mesa puede jugarlo así; si no dice nada, es gratis.
american-adj-30 = Reclamación retirada a tiempo
    .rule = Una reclamación que se retira antes de ser firme no tiene castigo.
american-adj-31 = Exponer con una línea C
    .rule = Exponer, tras reclamar, fichas de una mano que solo cabe en una línea C se juzga como cualquier exposición inválida; si la mano muere, todas sus exposiciones vuelven a las fichas ocultas.

## Mano muerta

american-dead-1 = Qué deja de hacer una mano muerta
    .rule = Una mano muerta ya no roba, ni reclama, ni descarta; tampoco intercambia, ni denuncia, ni declara, ni usa fichas en blanco. Sus turnos se saltan.
    .refusal = No se puede: la mano está muerta y ya no juega.
    .why = Una mano muerta no vuelve a jugar hasta la mano siguiente, pero paga como las demás. La petición no cuesta nada.
american-dead-2 = Quién denuncia una mano muerta
    .rule = Solo otra mano viva puede denunciar una mano muerta, en cualquier momento y por lo que todos ven: exposiciones, descartes y número de fichas. Preguntar si está muerta es denunciarla. Nadie declara muerta la propia, y decirlo no tiene efecto. Mientras nadie la denuncie, juega.
    .refusal = No se puede: se denuncia la mano de otro asiento, nunca la propia.
    .why = La propia mano juega hasta que otra persona la denuncia. La petición se rechaza y no cuesta nada.
american-dead-3 = Por qué se declara muerta
    .rule = Los motivos son: el número de fichas mal tras el primer descarte; exposiciones fijas que no caben en ninguna línea X; exposiciones de una línea C; un Mahjong falso con fichas mostradas; robar o intercambiar cuando no se podía; y una mano que ya no se puede completar, porque las fichas que le faltan están todas a la vista en otro sitio, contando los Jokers solo donde caben.
    .refusal = No se puede: una mano se denuncia a partir del primer descarte.
    .why = Antes del primer descarte nada está a la vista. La petición se rechaza y no cuesta nada.
    .uncounted = { $line } ya no se puede completar: las fichas que necesita están a la vista.
american-dead-4 = Los Jokers y exposiciones de una mano muerta
    .rule = Las exposiciones válidas hechas antes del error se quedan en el atril, y sus Jokers los pueden cambiar los demás en su turno. La exposición equivocada y las posteriores vuelven a las fichas ocultas. Si la mano iba a por una línea C, vuelven todas; si murió sin exponer mal, se quedan todas. Antes de que se declare muerta, todo lo expuesto se puede cambiar.
    .differ = Una respuesta publicada deja abiertos los Jokers de una exposición equivocada que se denuncia tarde. Aquí se cierran con la denuncia.
american-dead-5 = La mano muerta paga lo mismo
    .rule = Una mano muerta paga a quien gana exactamente lo que pagaría viva. No cobra nunca.
    .line = La mano muerta de { $seat } paga como si estuviera viva.
american-dead-6 = Cómo se comprueba la denuncia
    .rule = La denuncia se confirma si, con lo que todos ven, ya no se puede completar ninguna línea X con esas exposiciones, o ninguna línea en absoluto si no hay exposiciones. Los Jokers que no se han visto, y los expuestos en un grupo cuya ficha natural no está toda a la vista, cuentan como disponibles. Si se confirma, la mano muere en el acto; si no, cuesta lo que la mesa haya acordado.
    .differ = Otro programa dictamina igual, pero mata a quien denuncia mal. Aquí no.
american-dead-7 = Cuándo muere sin denuncia
    .rule = El Mahjong falso con fichas mostradas y el número incorrecto de fichas que la mesa conoce matan la mano sin que nadie lo denuncie. Todo lo demás espera una denuncia.
american-dead-8 = La mano muerta guarda silencio
    .rule = Quien tiene la mano muerta guarda silencio y no denuncia la de nadie.
    .refusal = No se puede: una mano muerta no denuncia a otra.
    .why = Tu mano ya no participa hasta la mano siguiente. La petición no cuesta nada.

## Ganar

american-win-1 = Catorce fichas de una línea
    .rule = Mahjong son 14 fichas que coinciden exactamente con una línea de la tarjeta.
    .uncounted = A { $line } { $count ->
        [one] le falta una ficha
       *[other] le faltan { $count } fichas
    }: { $tiles }.
    .refusal = Estas catorce fichas no son ninguna mano de la tarjeta.
american-win-2 = Cómo encaja la mano en la línea
    .rule = Las 14 fichas, con las expuestas, se reparten en los grupos impresos de una sola línea, con una sola elección de palos y números. Cada exposición es un grupo entero, y los Jokers solo ocupan sitios en grupos de tres o más.
american-win-3 = De dónde viene la última ficha
    .rule = La última ficha puede ser un descarte, una robada del muro o un Joker de un intercambio; para el Este, también las del reparto.
american-win-4 = Si encajan varias líneas
    .rule = Si la mano cabe en varias líneas o de varias maneras, la mesa cuenta la que más paga y, entre iguales, la que va antes en la tarjeta.
    .differ = En una mesa real quien gana cobra lo que anuncia. Aquí nadie pierde puntos por no verlos.
american-win-5 = Con una ficha en blanco no se gana
    .rule = Una mano con una ficha en blanco no gana nunca.
    .refusal = Una mano con una ficha en blanco nunca es Mahjong.

## Fin de la mano

american-end-1 = Wall Game: nadie gana
    .rule = Hay Wall Game cuando se acaba el muro y nadie ha ganado.
american-end-2 = El último descarte
    .rule = Quiere decir que se robó la última ficha, quien la robó descartó y nadie declaró Mahjong con ese descarte. Cualquier mano viva puede reclamarlo para Mahjong, también con una línea C; para exponer, no.
    .refusal = No se puede: el último descarte solo se reclama para Mahjong.
    .why = Tras él ya no se roba: o alguien gana, o hay Wall Game. La petición se rechaza y no cuesta nada.
    .differ = Ninguna fuente dice si el último descarte se puede exponer. Aquí se rechaza.
american-end-3 = En un Wall Game nadie paga
    .rule = En un Wall Game nadie paga nada, tampoco las manos muertas. El Este pasa.
american-end-4 = Con poco muro, las mismas reglas
    .rule = Las reglas no cambian porque quede poco muro, salvo que la mesa juegue con el muro caliente o el muro frío.

## La ficha en blanco

american-blank-1 = La ficha en blanco no es Soap
    .rule = La ficha en blanco no es Soap y no está entre las 152.
american-blank-2 = Para qué sirve la ficha en blanco
    .rule = Sirve para recuperar una ficha disponible de los descartes, menos un Joker: la ficha en blanco se deja exactamente en su lugar y la recuperada entra en la mano oculta. El orden y los sitios de los descartes no cambian.
    .refusal = No se puede: no tienes ninguna ficha en blanco.
    .why = Cada cambio gasta una ficha en blanco de tu mano. La petición se rechaza y no cuesta nada.
american-blank-3 = En cualquier momento
    .rule = Se usa en cualquier momento, también durante el turno o el acto de otro asiento: desde el primer descarte del Este, que es cuando hay algo que recuperar, hasta el fin de la mano.
    .refusal = No se puede: todavía no hay descartes que recuperar.
    .why = El primer descarte es del Este, después del Charleston. La petición se rechaza y no cuesta nada.
american-blank-4 = Puede interrumpir
    .rule = Se puede usar en el acto, incluso con una reclamación o un Mahjong pendientes. Una ficha que ya se han llevado no se recupera: la que está en un atril, o la de un grupo o una mano ya mostrados.
    .refusal = No se puede: { $tile } ya está en un atril.
    .why = Solo se recupera lo que sigue entre los descartes. La petición se rechaza y no cuesta nada.
    .differ = Qué quiere decir «llevarse la ficha» lo precisamos nosotros. Si alguien había dicho Mahjong y la ficha se le va así antes de mostrar, la palabra se da por retirada.
american-blank-5 = Dos tras el mismo descarte
    .rule = Si dos van a por el mismo descarte, es de quien lo toma antes; en línea, de quien llega antes al servidor. No cuentan el turno ni para qué se quiere.
american-blank-6 = No sustituye al robo
    .rule = Un cambio en el propio turno no sustituye al robo: se roba igual del muro. No da otro descarte ni mueve el turno.
american-blank-7 = Ni Joker ni ficha de la mano
    .rule = La ficha en blanco no es un Joker, no sustituye a nada y no entra en una exposición ni en una mano ganadora.
    .refusal = No se puede: una ficha en blanco no entra en una exposición.
    .why = Solo sirve para recuperar un descarte. La petición se rechaza y no cuesta nada.
american-blank-8 = Solo con el acuerdo de los cuatro
    .rule = Se juega con fichas en blanco solo si los cuatro las aceptan antes de la mano. Si no, no se añade ninguna.
    .refusal = No se puede: en esta mesa no hay fichas en blanco.
    .why = Se añaden solo si los cuatro las aceptan. La petición se rechaza y no cuesta nada.
american-blank-9 = Cuántas fichas en blanco
    .rule = Pueden ser de 2 a 8; con 6, que es lo habitual, son 158 fichas y los muros tienen 20, 20, 20 y 19 pilas.
    .differ = Las fuentes dan de 2 a 8; los juegos suelen traer 6, y un programa usa 4. Lo decide la mesa.
american-blank-10 = Qué fichas se recuperan
    .rule = Se recupera cualquier ficha natural de los descartes, también el descarte vivo y los propios. Un Joker no, y tampoco una ficha en blanco.
    .refusal = No se puede: se recupera una ficha natural de los descartes, no un Joker ni una ficha en blanco.
    .why = Elige una ficha que siga entre los descartes. La petición se rechaza y no cuesta nada.
    .differ = Que valga también para los descartes propios es nuestro.
american-blank-11 = Cambiar el descarte vivo
    .rule = Llevarse el descarte vivo cierra su plazo: la ficha en blanco que queda ahí no se reclama, y las reclamaciones pendientes decaen sin castigo. Sigue el asiento al que le toca; si el muro se ha acabado, hay Wall Game.
    .differ = Ninguna fuente lo cuenta. Se sigue de que la ficha en blanco puede interrumpir.
american-blank-12 = Ganar gracias a una ficha en blanco
    .rule = Un cambio que deja la mano completa a quien está en su turno permite declarar Mahjong en ese turno, tras robar o exponer, y se paga como ganar robando. Fuera del turno deja 13 fichas y no gana por sí solo.
    .differ = Una fuente permite ganar así; que se pague como robada es nuestro.
american-blank-13 = Una ficha por cada una en blanco
    .rule = Con cada ficha en blanco se recupera una ficha. Se pueden usar varias, una tras otra.
american-blank-14 = No pasa en el Charleston
    .rule = Una ficha en blanco no se pasa en el Charleston ni en el pase de cortesía, mientras haya otras tres fichas que pasar.
    .refusal = No se puede: una ficha en blanco no se pasa. Elige otra ficha.
    .why = La petición se rechaza y no cuesta nada. Tu pase sigue abierto.
    .differ = La fuente principal no lo dice; dos fuentes que juegan con ellas, sí.
american-blank-15 = Descartar una ficha en blanco
    .rule = Una ficha en blanco se puede descartar; entonces está muerta para todos.
    .differ = Una fuente lo permite y un programa lo prohíbe.
american-blank-16 = El cambio se ve
    .rule = El cambio es público: quién lo hizo, en qué sitio y qué ficha recuperó.
    .differ = En algunas mesas reales se hace con discreción.
american-blank-17 = Aquí el uso es más amplio
    .rule = En otros sitios solo se recuperan fichas muertas, o solo en el turno de otro. Aquí no hay esos límites.

## Otras reglas de casa

american-option-1 = Las reglas de casa se acuerdan antes
    .rule = Ninguna regla de casa vale si los cuatro no la aceptan antes del reparto. El registro de la partida dice cuáles están en vigor.
    .refusal = No se puede: ahora solo se contesta, y una vez, si aceptas las reglas de casa.
    .why = Basta un «no» para jugar sin ellas. La petición se rechaza y no cuesta nada.
american-option-2 = Muro caliente
    .rule = En el último muro, las pilas que guardó el Este, quien da el Mahjong con una ficha que no es segura paga por toda la mesa: la suma de lo que pagarían los tres. Una ficha es segura si quien la tira ve otras tres iguales entre los descartes, las exposiciones y su mano.
    .line = La ficha no era segura y el muro estaba caliente: { $source } paga { $points } por toda la mesa.
    .differ = Los detalles cambian de grupo a grupo.
american-option-3 = Muro frío
    .rule = En el último muro solo se gana robando, y no se reclama ningún descarte.
    .refusal = No se puede: en el muro frío no se reclama ningún descarte.
    .why = Las últimas pilas solo se ganan robando. La petición se rechaza y no cuesta nada.
    .differ = Hay una forma más suave, que solo prohíbe exponer.
american-option-4 = Atomic: siete parejas
    .rule = Siete parejas naturales cualesquiera, sin Jokers, ganan como mano oculta con el valor que fije la mesa. Aquí no se juega.
    .differ = Solo hay testimonios sueltos.
american-option-5 = Tres jugadores
    .rule = Los cuatro muros, reparto para tres (14 el Este, 13 los demás) y sin Charleston. En una variante, el asiento vacío recibe del muro seis paquetes de tres, los pasa por turno y recoge los que le llegan.
american-option-6 = Dos jugadores
    .rule = Se sientan enfrente, con muros también a los lados, se reparte para dos, no hay Charleston y el Este descarta primero.
american-option-7 = El juego de catorce fichas
    .rule = La forma antigua en que todos tienen 14 fichas y roban por adelantado no se juega: está abolida desde 1947.
american-option-8 = Puntos de torneo
    .rule = El valor de la línea, 10 más por ganar robando, 20 más sin Jokers (no en Singles and Pairs), 10 para cada mano viva en un Wall Game y 0 para las muertas; algunos torneos quitan 20 o 25 por alimentar dos o tres exposiciones. Es otra manera de puntuar y no se mezcla con esta.
american-option-9 = Otros cambios que no se admiten
    .rule = Otro número de Jokers o de flores, un tope de pérdidas por persona o una quinta persona que apuesta no se admiten.

## Puntos y pagos

american-score-1 = Quien gana cobra el valor impreso
    .rule = Solo cobra quien gana; entre los demás no se paga nada. El valor es el que la tarjeta imprime junto a la línea, y las alternativas de una línea pueden tener el suyo.
    .line = La tarjeta pone { $value } junto a { $line }.
american-score-2 = Ganar con un descarte
    .rule = Si se gana con un descarte, quien lo tiró paga el doble del valor y los demás el valor. Todo se dobla otra vez si la mano es elegible y no lleva Jokers.
    .line = { $source } descartó la ficha ganadora y paga el doble, { $double }; los otros dos pagan { $points } cada uno.
american-score-3 = Ganar robando vale doble
    .rule = Si se gana robando, cada oponente paga el doble del valor, que se dobla otra vez si la mano es elegible y no lleva Jokers.
    .line = La mano no se ganó con un descarte: cada oponente paga el doble, { $points }.
american-score-4 = Sin Jokers vale doble
    .rule = Una mano elegible sin Jokers vale doble. Las de Singles and Pairs no son elegibles nunca. Este doble se multiplica con el de ganar robando.
    .line = Ni un Joker entre las catorce fichas: el valor cuenta dos veces.
american-score-5 = La mano oculta no dobla
    .rule = Estar oculta no da ningún doble: ni una línea C, ni una X hecha sin exposiciones.
    .uncounted = Se ganó sin exposiciones, y eso no dobla: habrían sido { $points } más.
american-score-6 = Tabla de pagos
    .rule = Con V el valor impreso: con descarte, 2V quien tiró y V los demás, 4V en total; sin Jokers, 4V y 2V. Robando, por intercambio o con las fichas del reparto, 2V cada uno, 6V en total; sin Jokers, 4V cada uno. Las líneas de Singles and Pairs pagan como si llevaran Jokers. En un Wall Game, nada. Los castigos van aparte: 4V por descarte mal nombrado o robado de mala manera, 2V a la última mano intacta tras un Mahjong falso, y el valor más bajo de la tarjeta por deshacer el muro.
    .differ = Los castigos son fijos: no doblan aunque la mano no lleve Jokers.
american-score-7 = Las manos muertas también pagan
    .rule = Las manos muertas pagan como las demás, en cada fila de la tabla.
american-score-8 = Cuándo se mira si hay Jokers
    .rule = Que no haya Jokers se mira en las 14 fichas del momento de declarar. Los que se cambiaron antes no cuentan.
american-score-9 = Puntos, nunca dinero
    .rule = kongbox no maneja dinero: enseña los resultados y explica la cuenta. Solo hay puntos; ni apuestas, ni saldos, ni moneda.
american-score-10 = Qué líneas doblan sin Jokers
    .rule = Doblan sin Jokers todas las líneas, menos las de la sección marcada como Singles and Pairs. Lo dice la tarjeta; no se deduce del tamaño de los grupos.
    .uncounted = Las líneas de Singles and Pairs nunca doblan por no llevar Jokers: habrían sido { $points } más.
american-score-11 = El Este paga y cobra como los demás
    .rule = El Este paga y cobra igual que los demás.
american-score-12 = El resultado se explica
    .rule = El resultado dice la línea, su valor, la manera de ganar, cuántos Jokers hay, cada factor con su cláusula, y lo que gana o pierde cada asiento; la suma es cero.

## La tarjeta

american-card-1 = La tarjeta anual
    .rule = Las manos ganadoras son las de la tarjeta que publica cada año la National Mah Jongg League. kongbox no tiene relación con ella.
american-card-2 = La tarjeta tiene derechos de autor
    .rule = La tarjeta anual tiene derechos de autor: aquí no se guarda ninguna de sus líneas. Cada cual aporta la suya como archivo, y solo la ven quien la aporta y las mesas que abra. kongbox trae solo una tarjeta de práctica inventada.
american-card-3 = Cuántas líneas y qué secciones
    .rule = Una tarjeta tiene algo más de cincuenta líneas. Las secciones habituales son el año, 2468, los números iguales, los quints, las series, 13579, vientos y dragones, 369 y Singles and Pairs, más alguna que va y viene. Algunos años hay una línea con sextet.
american-card-4 = Los valores de las líneas
    .rule = Casi todas valen 25 o 30; algunas 35, 40, 45 o 50; rara vez 60, 75 u 85.
american-card-5 = Los colores son palos por elegir
    .rule = Los colores no son palos, sino palos por elegir: un color, un solo palo; dos, dos palos distintos; tres, los tres. Las flores, los vientos y los ceros quedan fuera. Una nota puede cambiarlo.
american-card-6 = X o C y un valor
    .rule = Una X admite exposiciones, una C pide mano oculta, y al lado va el valor.
american-card-7 = Los grupos impresos
    .rule = Un espacio separa los grupos. Un grupo de signos iguales es una pareja, un pung, un kong, un quint o un sextet; un grupo de signos distintos es una fila de sueltas y parejas.
american-card-8 = Los signos de la tarjeta
    .rule = Las cifras son números y el 0 es Soap; F es flor; D, dragón, del palo que diga su color o una nota; N, E, W y S, los vientos; y hay dragones con su nombre cuando es uno preciso. Los signos de sumar son adorno.
american-card-9 = Secciones fijas y flexibles
    .rule = En las secciones fijas valen solo los números impresos; en las flexibles, como las de números iguales, series y casi todos los quints, son una muestra. Decide la nota entre paréntesis.
american-card-10 = «OR»: alternativas de una línea
    .rule = «OR» une alternativas de una línea, que pueden cambiar de números, de vientos, de palos y de valor.
american-card-11 = Dragón del mismo palo o de otro
    .rule = El dragón que corresponde es el del palo del número. El opuesto es el de otro palo, distinto del de los números a los que acompaña.
american-card-12 = Qué guarda el archivo de una tarjeta
    .rule = El archivo lleva nombre, año y edición, secciones, con la marca de Singles and Pairs, y líneas con sección, X o C, valor y alternativas. Cada alternativa son grupos en orden, cada uno con cuántas fichas y qué ficha: un número fijo o por elegir, un viento, un dragón, una flor o un cero. Los bloques mezclados se escriben como grupos de una o dos fichas.
american-card-13 = Las condiciones de una línea
    .rule = Las condiciones son datos y no frases: palos distintos entre sí o de una lista de repartos, números de dónde a dónde, números enlazados, dragón del mismo palo o de otro, vientos de una lista. La nota impresa es solo un texto que cada cual puede escribir.
american-card-14 = Dónde caben Jokers
    .rule = Un grupo admite Jokers si tiene tres fichas o más, mirado grupo por grupo; no cuenta cuántas fichas iguales tenga la línea entera.
american-card-15 = Qué se comprueba al leer la tarjeta
    .rule = Al leerla se comprueba que cada alternativa sume 14, que los números queden del 1 al 9, que sueltas y parejas no pidan más fichas de las que hay, que la línea se pueda hacer con 8 Jokers, que no falten X o C, valor ni sección, que ningún nombre se repita, y que las líneas de Singles and Pairs no lleven grupos mayores de dos. Lo que no cuadre se rechaza con su línea y el motivo.
american-card-16 = La tarjeta ya desplegada
    .rule = Cada línea se despliega en todas sus manos concretas, alrededor de mil en una tarjeta corriente. Cada una recuerda de qué línea y alternativa viene, para poder explicarlo.
