### Las cláusulas del reglamento 1.03, en el orden del libro y con nuestras palabras.
### Un libro, un archivo: cada cláusula se encuentra por su número, y la longitud no estorba.

## 1. Fichas

wsom-tile-1 = Las 136 fichas
    .rule = Se juega con 136 fichas, sin flores ni estaciones.
wsom-tile-2 = Cuatro de cada dibujo
    .rule = Hay 34 dibujos distintos, y de cada uno hay cuatro fichas.
wsom-tile-3 = Números y honores
    .rule = Toda ficha es de una de dos familias: fichas de número u honores.
wsom-tile-4 = Fichas de número
    .rule = Las fichas de número son de tres palos, caracteres, círculos y bambú, y cada palo va del 1 al 9: 27 dibujos.
wsom-tile-5 = Vientos y dragones
    .rule = Los honores son los cuatro vientos, Este, Sur, Oeste y Norte, y los tres dragones, blanco, verde y rojo: 7 dibujos.
wsom-tile-6 = Terminales y fichas medias
    .rule = Los 1 y los 9 son terminales (6 dibujos); del 2 al 8 son fichas medias (21 dibujos). Un honor no es un terminal: donde una regla vale para ambos, nombra a ambos.
wsom-tile-7 = Sin comodines
    .rule = No hay comodines, ni cincos rojos, ni dora: ninguna ficha sustituye a otra ni da puntos por sí sola.

## 2. Objetivo

wsom-obj-1 = Una carrera por completar la mano
    .rule = Una sesión tiene un número fijo de manos. En cada una, los cuatro asientos roban y descartan para completar, antes que nadie, una mano ganadora.
wsom-obj-2 = Cuentan los puntos
    .rule = Quien gana una mano cobra puntos de los otros tres asientos según lo que la mano contiene. La clasificación va por puntos, no por manos ganadas.
wsom-obj-3 = El orden de la partida
    .rule = Cada vez que toca elegir asientos, se sortean los sitios y el primer Este. Después, en cada mano: revolver, construir el muro, romperlo, repartir, jugar, puntuar y pasar el reparto.
wsom-obj-4 = Se empieza con cero
    .rule = Cada asiento empieza con 0 puntos. El total puede ser negativo, y nadie queda fuera por ello.

## 3. Mano ganadora

wsom-hand-1 = Regular o irregular
    .rule = Una mano ganadora es de una de dos clases: regular o irregular.
wsom-hand-2 = Mano regular
    .rule = La mano regular tiene cuatro bloques y un par, los ojos. Cada bloque es una secuencia, un triple o un kong.
wsom-hand-3 = Mano irregular
    .rule = Solo hay dos manos irregulares: Trece Terminales y Siete Pares. Forman la categoría 10 de la puntuación.
wsom-hand-4 = Ninguna otra forma gana
    .rule = Solo ganan esas formas. Cumplir la condición de una jugada sin tener forma ganadora es un triunfo en falso; una mano entera de honores, por ejemplo, solo gana como mano regular o como Siete Pares.
    .refusal = No se puede: la mano no está completa.
    .why = Para ganar hacen falta cuatro bloques y los ojos, Siete Pares o Trece Terminales. Aquí intentarlo no cuesta nada; en una mesa real sería un triunfo en falso.

## 4. Cuenta de los dados

wsom-dice-1 = A quién señalan los dados
    .rule = Se suman los dos dados y se cuenta en sentido contrario al de las agujas del reloj; quien tira es el 1. Con 5 o 9 sale quien tira; con 2, 6 o 10, su asiento inferior; con 3, 7 u 11, el opuesto; con 4, 8 o 12, el superior.
    .refusal = No se puede: cada dado muestra del 1 al 6, y son dos.
    .differ = El texto en español habla de sacar «un 5 y un 9», imposible con dos dados: se entiende una suma de 5 o de 9.

## 5. Elegir asientos

wsom-seat-0 = Los asientos se sortean
    .rule = Los asientos se sortean al empezar cada cuarto o cada mitad, según el formato del torneo. El sorteo decide los cuatro sitios y el primer Este.
    .differ = El reglamento no dice si toca en cada cuarto o en cada mitad. Lo decide la mesa; si no dice nada, se sortea en cada cuarto.
wsom-seat-1 = Cada cual en cualquier sitio
    .rule = Para empezar, las cuatro personas se sientan donde quieran.
    .refusal = No se puede: primero se sientan las cuatro personas.
wsom-seat-2 = Los cuatro vientos, boca abajo
    .rule = Se ponen boca abajo las fichas de los cuatro vientos, se mezclan y se dejan en fila.
    .refusal = No se puede: se mezclan boca abajo los cuatro vientos, y cada uno sale una sola vez.
wsom-seat-3 = Un non y un par en los extremos
    .rule = En los extremos de la fila se ponen, boca arriba, una ficha de número non y otra de número par: quedan seis en fila.
    .refusal = No se puede: ahora van a los extremos una ficha non y una par.
wsom-seat-4 = Dos lanzamientos
    .rule = Cualquiera lanza los dados. La persona que sale en la cuenta los lanza otra vez, y la que sale en esta segunda cuenta toma ficha antes que nadie.
    .refusal = No se puede: toca lanzar los dados, y la segunda vez los lanza quien salió en la primera.
wsom-seat-5 = De qué extremo se toma
    .rule = Si la segunda suma es non, se toma desde el extremo de la ficha non; si es par, desde el de la ficha par. Quien salió toma el primer viento, y los demás van tomando el siguiente en sentido contrario al de las agujas del reloj.
    .refusal = No se puede: los vientos se toman por orden, uno por persona.
wsom-seat-6 = Dónde se sienta cada viento
    .rule = Quien saca el Este ocupa el asiento Este de la mesa y es el primer Este. El Sur se sienta a su derecha, que es su asiento inferior; el Oeste, enfrente; el Norte, a su izquierda, que es su asiento superior.
    .refusal = No se puede: los asientos ya están sorteados.

## 6. Revolver y construir

wsom-shuffle-0 = Solo sin mesa automática
    .rule = Revolver y construir a mano solo hace falta cuando la mesa no es automática.
wsom-shuffle-1 = Todas boca abajo
    .rule = Antes de revolver se ponen boca abajo todas las fichas.
    .refusal = No se puede: primero se ponen boca abajo todas las fichas.
wsom-shuffle-2 = Veinte segundos con las dos manos
    .rule = Las cuatro personas revuelven con las dos manos durante 20 segundos como mínimo y procuran que la mezcla sea completa y al azar. De vez en cuando levantan las manos, y nadie retiene una ficha a propósito.
    .refusal = No se puede todavía: { $seconds ->
        [one] falta { $seconds } segundo
       *[other] faltan { $seconds } segundos
    } de revolver.
wsom-shuffle-3 = Si una ficha se descubre
    .rule = La ficha que queda boca arriba se pone primero boca abajo. Se sigue revolviendo hasta que pasan 7 segundos sin que se descubra ninguna.
    .refusal = No se puede todavía: deben pasar 7 segundos sin que se descubra ninguna ficha.
wsom-shuffle-4 = Cuándo se empieza a construir
    .rule = Retirar las manos del centro quiere decir «por mí, ya está». El muro se construye cuando las cuatro personas las han retirado y están de acuerdo, y quien paró puede volver a revolver cuando quiera. Si alguien construye antes de tiempo, las demás pueden derribar su muro y mezclarlo otra vez, y un juez puede revisarlo por si hay algo sospechoso.
    .refusal = No se puede: se construye cuando las cuatro personas han retirado las manos y están de acuerdo.
wsom-shuffle-5 = Diecisiete pilas por lado
    .rule = Cada cual construye ante sí 17 pilas de dos fichas. Las que se descubren al construir se mezclan con algunas otras, y los demás pueden sumar a esa mezcla fichas de sus propios muros.
    .refusal = No se puede: cada muro lleva 17 pilas, y lo que se descubre se mezcla con otras fichas.
wsom-shuffle-6 = Los muros en cuadrado
    .rule = Los muros se juntan en un cuadrado, extremo con extremo y no extremo con esquina, para que el interior, el río donde van los descartes, quede amplio.
    .refusal = No se puede: los muros están hechos y ahora se juntan en un cuadrado.
wsom-shuffle-7 = Mesas automáticas
    .rule = En algunos torneos las mesas son automáticas; entonces se hace lo que indican los jueces.
wsom-wall-1 = Sesenta y ocho pilas
    .rule = El muro tiene cuatro lados de 17 pilas: 68 pilas y 136 fichas.

## 7. Romper el muro y repartir

wsom-deal-1 = Qué muro se rompe
    .rule = El Este lanza los dados y la cuenta señala a una persona: se rompe el muro que tiene delante, y ella lanza también.
    .refusal = No se puede: le toca a { $turn } lanzar los dados.
wsom-deal-2 = El número de ruptura
    .rule = El número de ruptura es la suma de los dos lanzamientos, de 4 a 24.
wsom-deal-3 = Por dónde se rompe
    .rule = Ese número de pilas se cuenta desde el extremo derecho del muro, visto por quien lo tiene delante, hacia la izquierda; pasada la 17, la cuenta sigue por el muro de su asiento superior. El muro se rompe tras la última pila contada, y las fichas se toman desde la pila siguiente hacia la izquierda, en el sentido de las agujas del reloj.
    .differ = El texto del reglamento sobre romper el muro no se ha encontrado. Esta es la forma general de repartir, con los dos lanzamientos sumados que cuenta el resumen de 2008.
wsom-deal-4 = Tres veces cuatro fichas
    .rule = Este, Sur, Oeste y Norte, por este orden, toman dos pilas cada vez, tres veces: 12 fichas por asiento.
    .refusal = No se puede: le toca a { $turn } tomar cuatro fichas.
wsom-deal-5 = Las últimas del reparto
    .rule = Luego el Este toma dos fichas, la de arriba de la primera pila que queda y la de arriba de la tercera, y cada uno de los demás toma una: 14 para el Este, 13 para los otros. Contadas por orden, pila a pila y primero la de arriba, son la 49 y la 53 para el Este, la 50 para el Sur, la 51 para el Oeste y la 52 para el Norte.
    .refusal = No se puede: le toca a { $turn } completar su mano.
wsom-deal-6 = Las fichas del rey
    .rule = Las 14 últimas fichas son las del rey y no se roban nunca. Al empezar son las siete pilas que quedan a la derecha de la ruptura.
    .differ = Las fuentes coinciden en 14. La mesa puede acordar otro número.
wsom-deal-7 = La caja de kong
    .rule = Las fichas suplementarias salen de la caja de kong, que es este mismo final del muro.
wsom-deal-8 = El límite avanza
    .rule = Quedan siempre 14 fichas sin robar, por muchos kong que haya: con cada suplementaria, el límite avanza una ficha hacia el interior del muro. Tras el reparto se pueden robar 136 − 53 − 14 = 69 fichas, suplementarias incluidas.
    .differ = El reglamento no lo explica, pero admite que una suplementaria sea la ficha del fondo, y eso solo es posible así.
wsom-deal-9 = Ficha del fondo y ficha del lecho
    .rule = La ficha del fondo es la última que se puede robar: tras ella quedan 14. La ficha del lecho es el descarte de quien la robó.
wsom-deal-10 = El orden de las suplementarias
    .rule = La primera suplementaria es la ficha de arriba de la pila pegada a la ruptura; la segunda, la de abajo; después, la pila siguiente hacia la derecha.
    .differ = El reglamento no fija este orden. Uno cualquiera da el mismo azar.

## 8. Turno y descartes

wsom-play-1 = El Este abre la mano
    .rule = Empieza el Este, que ya tiene 14 fichas y no roba: descarta, declara un kong oculto o gana.
    .refusal = No se puede: ya está repartido y empieza { $turn }.
wsom-play-2 = El turno
    .rule = En su turno, cada asiento roba una ficha del extremo vivo del muro y después gana, declara un kong o descarta una ficha. Tras el descarte juega el asiento inferior.
    .refusal = No se puede: ahora no te toca.
    .why = El turno es de { $turn } y no acaba hasta que descarta y se resuelven las reclamaciones. Pedirlo antes no cuesta nada.
wsom-play-3 = El río
    .rule = Los descartes se ponen boca arriba delante de quien los hace, por dentro del muro, de izquierda a derecha y en filas de seis, cada fila debajo de la anterior.
wsom-play-4 = Cuántas fichas tiene la mano
    .rule = Entre turnos la mano tiene 13 fichas, y 14 cuando toca descartar; un kong cuenta como tres. Se descarta una ficha de la propia mano, y solo una.
    .refusal = { $count ->
        [1] No se puede: no tienes { $tile } en la mano.
       *[other] No se puede: se descarta una ficha, ni más ni menos.
    }
    .why = Con un descarte la mano pasa de 14 fichas a 13. Sigue tu turno: elige una ficha de tu mano oculta.
wsom-play-5 = Descartar lo mismo que se reclamó
    .rule = Tras una reclamación se puede descartar una ficha igual a la reclamada, o la que serviría por el otro extremo de la secuencia: nada lo impide.
wsom-play-6 = El reloj
    .rule = Cada persona tiene 3 minutos en total por mano y 15 segundos por turno. Los primeros 15 segundos de la mano no cuentan.
    .differ = Los tiempos son opciones de la mesa. El reglamento no dice qué pasa cuando se acaban; aquí la mesa pasa, o descarta la ficha robada, y no hay castigo.

## 9. Reclamar un descarte

wsom-claim-1 = Para qué se reclama
    .rule = El descarte de otra persona se puede reclamar para completar la mano ganadora o un bloque.
    .refusal = No se puede: { $tile } es tu propia ficha.
    .why = Solo se reclama lo que descarta otra persona. Deciden los otros tres asientos.
wsom-claim-2 = Solo el último descarte
    .rule = Solo se puede reclamar el último descarte, y el derecho acaba, como muy tarde, cuando quien juega a continuación roba y hace el suyo. En línea nadie roba mientras quedan reclamaciones por resolver.
    .refusal = { $thrown ->
        [0] No se puede: todavía nadie ha descartado.
       *[other] No se puede: esa ficha ya pasó.
    }
    .why = La petición se rechaza y no cuesta nada. El juego sigue donde estaba.
wsom-claim-3 = El bloque reclamado se expone
    .rule = El bloque que se forma al reclamar se muestra entero. La ficha reclamada no entra nunca en la mano oculta.
wsom-claim-4 = Cuatro reclamaciones
    .rule = Hay cuatro reclamaciones y ninguna más: chi, pong, kong y ganar. El kong que se reclama es siempre el grande expuesto.
    .refusal = No se puede: solo existen chi, pong, kong y ganar.
    .why = Ante un descarte se reclama una de esas cuatro cosas o se pasa. La petición se rechaza y no cuesta nada.
wsom-claim-5 = Se dice en voz alta
    .rule = Las reclamaciones, los kong y los triunfos se dicen en voz alta. Si alguien descarta sin decir nada antes de mostrar el bloque, se puede juzgar que olvidó robar, es decir, mano corta.
    .refusal = No se puede: no tienes nada que responder ahora.
    .why = Lo dicho sobre un descarte es firme hasta el siguiente. La petición se rechaza y no cuesta nada.

## 10. Ganar la mano

wsom-win-1 = Llamar
    .rule = Una mano a la que le falta una sola ficha para ser ganadora está llamando, y llama a cada una de las fichas que la completan.
wsom-win-2 = Triunfo en ficha tomada del muro
    .rule = La mano que se completa con una ficha del muro es un triunfo en ficha tomada del muro; el Triunfo en Kong es uno de ellos. Se dice «fu» o «tsumo».
    .refusal = No se puede: acabas de reclamar, y ahora toca descartar.
    .why = Si la ficha reclamada completaba la mano, había que decir «fu». Desde la propia mano solo se gana tras robar del muro.
wsom-win-3 = Triunfo en un descarte
    .rule = Reclamar con «fu» el descarte de un oponente y completar con él la mano es un triunfo en un descarte, que se anota a quien tiró la ficha. Robar un Kong cuenta como triunfo en un descarte.
wsom-win-4 = La mano se muestra y se comprueba
    .rule = Quien gana muestra todas sus fichas para que se comprueben y se puntúen. Mientras no esté comprobado, los demás mantienen cerrada la mano y no tocan nada. Si el juego ha de seguir por un triunfo en falso, quien no lo haya respetado responde de ello y tiene penalización.
    .refusal = No se puede: la mano se está comprobando; nadie abre la suya ni toca nada.
    .differ = El español puede leerse como que el juego sigue siempre. Vale el inglés: si tiene que seguir, responde quien se adelantó.
wsom-win-5 = Toda mano completa puede ganar
    .rule = Toda mano completa puede ganar. En la puntuación hay una Regla de Inmunidad en el Mismo Turno, pero no existe el descarte sagrado (furiten): solo las fichas de penalización limitan un triunfo.
    .differ = El español dice «haya probado completar»; como en inglés, la mano tiene que estar completa.

## 11. Pong

wsom-pong-1 = Pong
    .rule = Con un par en la mano se puede reclamar la ficha igual que descarta cualquier oponente y formar un triple expuesto. Se dice «pong» o «pung».
    .refusal = No se puede: no tienes un par de { $tile } en la mano.
    .why = El pong pide dos fichas iguales al descarte en la mano oculta. La petición se rechaza y no cuesta nada.
wsom-pong-2 = Cómo se expone un pong
    .rule = El triple se pone delante de la mano oculta, hacia el muro, con una ficha acostada que dice de quién vino el descarte: la de la izquierda, del asiento superior; la del centro, del opuesto; la de la derecha, del inferior. El bloque ya no cambia, salvo para crecer a kong pequeño expuesto.
wsom-pong-3 = Después de un pong
    .rule = Quien hizo el pong descarta; luego roba su asiento inferior.

## 12. Chi

wsom-chi-1 = Chi
    .rule = El chi se hace solo con el descarte del asiento superior y con dos fichas de la mano que completen con él una secuencia. Se dice «chi».
    .refusal = { $far ->
        [1] No se puede: el chi es solo para el descarte de tu asiento superior, y este es de { $source }.
       *[other] No se puede: no tienes dos fichas que formen secuencia con { $tile }.
    }
    .why = El chi se hace con el descarte del asiento superior y con dos fichas propias del mismo palo. La petición se rechaza y no cuesta nada.
wsom-chi-2 = Cómo se expone un chi
    .rule = La secuencia se expone como un pong, en orden creciente de izquierda a derecha y con la ficha reclamada acostada. El bloque ya no cambia.
wsom-chi-3 = Después de un chi
    .rule = Quien hizo el chi descarta; luego roba su asiento inferior.
wsom-chi-4 = Descartar antes de mostrar
    .rule = Tras decir «chi» se permite, aunque no se aconseja, descartar antes de mostrar la secuencia. El chi no está hecho hasta que se han cumplido las dos cosas, y mientras tanto corre el tiempo de quien reclama. Hasta que la secuencia esté a la vista, nadie roba ni reclama el nuevo descarte, salvo para ganar.
wsom-chi-5 = Un segundo de espera
    .rule = Se dice «chi», se espera alrededor de un segundo y se muestra la secuencia o se descarta: desde ese momento los otros dos asientos ya no pueden hacer pong ni kong con el descarte anterior. Si falta la palabra o hubo demasiada prisa, todavía pueden, según la precedencia.
    .differ = El español dice «los otros jugadores»; como en inglés, son los dos que ni descartaron ni reclaman.

## 13. Kong

wsom-kong-1 = Tres clases de kong
    .rule = Cuatro fichas idénticas se pueden declarar como kong, diciendo «kong». Hay tres clases: oculto, pequeño expuesto y grande expuesto.
    .refusal = No se puede: el kong oculto pide cuatro fichas idénticas en la mano.
    .why = La petición se rechaza y no cuesta nada. Sigue tu turno.
    .differ = En el inglés hay una errata, «kings» por «kinds»: son tres clases.
wsom-kong-2 = Kong oculto
    .rule = El kong oculto se declara con cuatro fichas idénticas de la mano oculta en el propio turno: tras robar del muro, tras tomar una suplementaria o, en el caso del Este, recién repartidas las fichas; nunca justo después del propio chi o pong. Se muestran las cuatro, se ponen delante de la mano con las dos de en medio boca arriba y las de los extremos boca abajo, y entonces se toma la suplementaria.
    .refusal = No se puede: acabas de reclamar, y antes de un kong hay que robar del muro.
    .why = Tras un chi o un pong solo queda descartar. El kong se puede declarar en un turno posterior.
    .differ = Un resumen más antiguo permitía el kong tras el propio chi o pong; la versión 1.03, no.
wsom-kong-3 = Kong pequeño expuesto
    .rule = El kong pequeño se declara añadiendo una ficha de la mano al propio triple expuesto, en los mismos momentos que el oculto. Primero se dice «kong»; después se muestra la ficha y se pone en un extremo que no toque la ficha acostada (en cualquiera, si la acostada es la del centro); al final se toma la suplementaria. Si la ficha se muestra antes que la palabra, un juez puede tratarla como un descarte, y el asiento inferior puede hacer chi con ella.
    .refusal = No se puede: no tienes un pong expuesto de esa ficha.
    .why = El kong pequeño crece de un pong que ya está en la mesa. La petición se rechaza y no cuesta nada; sigue tu turno.
    .differ = El título en español dice «oculto» por error; su texto y el inglés dicen expuesto.
wsom-kong-4 = Kong grande expuesto
    .rule = El kong grande se declara reclamando un descarte con un triple igual en la mano oculta. Se pone delante de la mano con una ficha acostada: la primera por la izquierda si vino del asiento superior, una de las dos de en medio si vino del opuesto, la última por la derecha si vino del inferior. Después se toma la suplementaria.
    .refusal = No se puede: no tienes un triple de { $tile } en la mano.
    .why = El kong grande pide tres fichas iguales al descarte en la mano oculta. La petición se rechaza y no cuesta nada.
    .differ = Para el asiento opuesto el español dice «la ficha de en medio» y el inglés una de las dos. Aquí se acuesta la segunda por la izquierda.
wsom-kong-5 = Lo que un pong expuesto no puede
    .rule = Un descarte igual al propio triple expuesto no se puede reclamar para hacer kong.
    .refusal = No se puede: tu pong de { $tile } solo crece con una ficha de tu mano.
    .why = El cuarto descarte no sirve para un pong que ya está en la mesa. La petición se rechaza y no cuesta nada.
    .differ = La doble negación del español parece permitirlo; está prohibido, como en inglés.
wsom-kong-6 = Un kong ya no cambia
    .rule = El kong declarado queda como está: no se deshace ni se convierte en otro bloque.
wsom-kong-7 = La ficha suplementaria
    .rule = Tras cada kong se toma una ficha de la caja de kong; después se descarta (o se gana, o se declara otro kong) y roba el asiento inferior. El kong ha de estar a la vista y comprobado antes de tomar la suplementaria; si no, se puede juzgar mano larga.
wsom-kong-8 = Ganar con la suplementaria
    .rule = Ganar con la ficha suplementaria es Triunfo en Kong, una jugada de la categoría 9 y un triunfo en ficha tomada del muro.
    .differ = El español llama a la jugada de dos maneras, «Ganar en Kong» y «Triunfo en Kong»; aquí, siempre Triunfo en Kong.
wsom-kong-9 = Sin prisa y sin tope
    .rule = No hace falta declarar el kong en el turno en que llega la cuarta ficha, y en una mano caben tantos como permita el muro.

## 14. Robar un kong

wsom-rob-1 = Robar un kong
    .rule = Cuando alguien añade una ficha a su triple para un kong pequeño expuesto, quien llama a esa ficha puede decir «fu» y quedársela. Es un triunfo en un descarte, y el descarte se anota a quien declaró el kong.
wsom-rob-2 = Robar un kong da puntos
    .rule = Robar un Kong es una jugada de la categoría 9.
wsom-rob-3 = El kong oculto no se roba
    .rule = Un kong oculto no se roba nunca, sin excepción: tampoco para Trece Terminales. Ante un kong grande expuesto no se roba nada: ganar tiene precedencia sobre el kong, y la reclamación de kong decae.
    .refusal = No se puede: un kong oculto no se roba.
    .why = La petición se rechaza y no cuesta nada. El kong queda como está.
wsom-rob-4 = El momento de robar el kong
    .rule = Un kong se roba cuando la ficha se une al triple, y conviene no esperar a que se tome la suplementaria. La ficha que solo se quiere descartar se deja claramente en el río, lejos de los bloques expuestos.
wsom-rob-5 = Lo que queda de un kong robado
    .rule = El kong robado no llega a hacerse: quien lo declaró conserva el triple y no toma suplementaria. Con la ficha añadida nadie puede hacer pong, chi ni kong.
    .refusal = No se puede: { $tile } es la ficha de un kong y solo sirve para ganar.
    .why = La ficha que se añade a un kong no es un descarte: o se gana con ella o se pasa. La petición se rechaza y no cuesta nada.

## 15. Precedencia de las reclamaciones

wsom-prec-1 = Solo vale la más alta
    .rule = Si varias personas quieren el mismo descarte, solo cuenta la reclamación más alta; las demás decaen.
wsom-prec-2 = El orden de precedencia
    .rule = Lo primero es ganar: antes el asiento inferior de quien descartó, después el opuesto, después el superior. Siguen el pong y el kong grande expuesto, y al final el chi. De dos triunfos dichos a la vez solo vale uno: es la intercepción, y no tiene excepciones.
wsom-prec-3 = La palabra hace la reclamación
    .rule = Solo tienen precedencia las reclamaciones legales, y una legal vence siempre a una ilegal. Lo que reclama es la palabra dicha: si llega tarde o falta, no hay precedencia.
wsom-prec-4 = Hasta cuándo se puede
    .rule = El pong y el kong se anuncian enseguida: cuando un chi se ha dicho y después se ha mostrado, o le ha seguido un descarte, ese derecho se acabó. Ganar con la ficha todavía se puede, también contra un pong o un kong ya mostrados, hasta que quien la reclamó descarta o toma su suplementaria.
wsom-prec-5 = El orden al robar un kong
    .rule = Cuando se roba un kong, quien lo declaró ocupa el lugar de quien descarta, y desde ahí se cuentan el asiento inferior, el opuesto y el superior.

## 16. Fin de la mano, reparto y ciclos

wsom-end-1 = Cómo acaba una mano
    .rule = La mano acaba cuando alguien gana. Acaba sin triunfo cuando solo quedan las 14 fichas del rey y nadie gana con la ficha del lecho.
    .refusal = No se puede: la mano ya terminó.
    .why = Lo jugado está anotado y pagado. La petición no cuesta nada; queda la mano siguiente.
wsom-end-2 = Sin triunfo no hay pagos
    .rule = Una mano sin triunfo no mueve puntos. Estar llamando no se cobra, y ninguna mano se anula a medias.
wsom-end-3 = El final del muro
    .rule = Con la ficha del lecho solo se puede ganar, y no se declara ningún kong cuando ya no se puede tomar suplementaria.
    .refusal = No se puede: el muro se acabó y ya no se hacen más bloques.
    .why = Sin fichas por robar no hay suplementaria para un kong, y el último descarte solo sirve para ganar. La petición se rechaza y no cuesta nada.
    .differ = El reglamento no lo dice. Se sigue de que 14 fichas quedan sin robar y de que la ficha del lecho es el último descarte.
wsom-rot-1 = El reparto pasa siempre
    .rule = Tras cada mano el reparto pasa al asiento inferior, también si gana el Este o si no gana nadie. El Este no repite nunca.
wsom-rot-2 = El viento de cada asiento
    .rule = Los vientos de los asientos se mueven con el reparto. No hay viento dominante.
wsom-rot-3 = El ciclo
    .rule = Un ciclo son cuatro manos: cada asiento es Este una vez.
wsom-rot-4 = Asientos nuevos
    .rule = Al comienzo de cada cuarto o de cada mitad se sortean otra vez los asientos; si la mesa no dice otra cosa, en cada cuarto, es decir, tras cada ciclo de cuatro manos.
    .differ = El reglamento habla de cuartos y mitades sin fijar cuál; otra fuente pone asientos nuevos cada cuatro manos. La mesa puede elegir la mitad.

## 17. Puntuación: reglas básicas

wsom-score-basic-1 = Solo puntúa la mano ganadora
    .rule = Solo puntúa la mano que gana; las otras tres no valen nada.
wsom-score-basic-2 = Cuarenta y cuatro jugadas
    .rule = Hay 44 jugadas. Por ganar no se dan puntos de base.
wsom-score-basic-3 = Categoría, serie y grado
    .rule = El número de una jugada dice su categoría, su serie y, si lo hay, su grado. Las que comparten los dos primeros números forman una serie.
wsom-score-basic-4 = Las jugadas se suman
    .rule = Se suman todas las jugadas que se cumplen, una por serie y cada una solo una vez, también cuando una lleva consigo a otra. Solo 3.1 se repite: 10 puntos por bloque. Nada se dobla. Así, Cuatro Triples Ocultos trae siempre como mínimo 125 + 5 + 30 = 160.
wsom-score-basic-5 = Mínimo y mano de pollo
    .rule = No hay mínimo: una mano sin jugadas, la mano de pollo, puede ganar y vale 1 punto. Si la mesa acuerda un mínimo, la mano que no llega es un triunfo en falso.
    .refusal = No se puede: la mano no llega al mínimo de { $least ->
        [one] { $least } punto
       *[other] { $least } puntos
    } de esta mesa.
    .why = La forma está completa, pero sus jugadas suman menos que el mínimo acordado. Aquí intentarlo no cuesta nada.
    .line = Sin ninguna jugada, la mano de pollo vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
    .differ = Las páginas que acompañan al reglamento 1.03 y las de 2010 en adelante no ponen mínimo; el sitio de 2008 pedía 5 puntos. Lo decide la mesa; si no dice nada, no hay mínimo.
wsom-score-basic-6 = El límite
    .rule = El límite es 320. Límite compuesto: varias jugadas de menos de 320 que juntas lo pasan valen 320. Límite de lista: la jugada que por sí sola vale 320 o más cuenta su propio valor y nada más; si hay varias, solo la más cara.
    .line = { $limit ->
        [compound] Las jugadas suman { $raw }; el límite deja la mano en { $points }.
       *[other] Una jugada llega sola al límite y cuenta lo que marca la lista, { $points }.
    }
    .uncounted = { $pattern } ({ $points }) no se suma: la jugada de lista cuenta sola.
wsom-score-basic-7 = Expuesta vale lo mismo
    .rule = Las jugadas no piden mano oculta ni pierden valor por estar expuestas, salvo las que consisten en estar ocultas: 1.2, 2.2, 4.2 y la categoría 10.
wsom-score-basic-8 = Lo que no da puntos
    .rule = No dan puntos la ficha tomada del muro como tal, la forma de llamar ni ser Este.
wsom-score-basic-9 = Libertad de cuenta
    .rule = Las fichas ocultas que se pueden leer de varias maneras se leen como prefiere quien gana, pero de una sola. Los bloques expuestos y los kong declarados no se releen. La mesa busca la lectura que más vale y, entre iguales, la de mayor suma de jugadas.
    .uncounted = Leídas de otra manera, las mismas fichas valdrían { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
wsom-score-basic-10 = Quién cuenta
    .rule = Cuenta quien gana y los demás comprueban, sin obligación de señalar los puntos que falten. Aquí cuenta la mesa.

## 17. Puntuación: las 44 jugadas

wsom-score-1-1 = Todas Secuencias
    .rule = Los cuatro bloques son secuencias. Los ojos y la forma de llamar dan igual, y también que haya bloques expuestos. Vale 5.
    .line = Los cuatro bloques son secuencias.
wsom-score-1-2 = Mano Oculta
    .rule = Mano regular sin bloques expuestos. Admite kong ocultos y ganar con un descarte. Vale 5.
    .line = Mano regular sin ningún bloque expuesto.
    .uncounted = { $kind ->
        [chi] Con el chi reclamado, la mano dejó de ser oculta.
        [pong] Con el pong reclamado, la mano dejó de ser oculta.
       *[other] Con el kong expuesto, la mano dejó de ser oculta.
    }
wsom-score-1-3 = Sin Terminales
    .rule = Todas las fichas son de número, del 2 al 8: ni terminales ni honores. Vale 5.
    .line = No hay terminales ni honores.
wsom-score-2-1-1 = Un Palo Mixto
    .rule = Hay fichas de un solo palo y además honores. Vale 40.
    .line = Un solo palo, con honores.
wsom-score-2-1-2 = Un Palo Puro
    .rule = Todas las fichas son del mismo palo, sin honores. Vale 80.
    .line = Un solo palo, sin honores.
    .uncounted = Los honores no dejan que el palo sea puro.
    .differ = Una página de una versión anterior de Zung Jung da 100; las demás fuentes, 80. La mesa puede elegir; si no dice nada, vale 80.
wsom-score-2-2 = Nueve Puertas
    .rule = Trece fichas ocultas de un palo, 1112345678999, que ganan con cualquier ficha de ese palo. Vale 480.
    .line = Las trece fichas 1112345678999 de un palo llaman a las nueve.
    .uncounted = Las fichas son las de Nueve Puertas, pero antes de la última la mano no llamaba a las nueve.
wsom-score-3-1 = Honor con Valor
    .rule = Triple o kong de dragón o del viento del propio asiento. Vale 10 por cada bloque.
    .line = Triple o kong que tiene valor: { $tile }.
wsom-score-3-2-1 = Tres Dragones Pequeños
    .rule = Triples o kong de dos dragones y los ojos del tercero. Vale 40; con los dos Honores con Valor, 60 como mínimo.
    .line = Dos bloques de dragón y los ojos del tercero.
    .differ = Una página de una versión anterior de Zung Jung da 30; las demás fuentes, 40. La mesa puede elegir; si no dice nada, vale 40.
wsom-score-3-2-2 = Tres Dragones Grandes
    .rule = Triples o kong de los tres dragones. Vale 130; con los tres Honores con Valor, 160 como mínimo.
    .line = Un bloque de cada dragón.
wsom-score-3-3-1 = Tres Vientos Pequeños
    .rule = Triples o kong de dos vientos y los ojos de otro viento. Vale 30.
    .line = Dos bloques de viento y los ojos de otro.
    .differ = Una página de una versión anterior de Zung Jung da 25; las demás fuentes, 30. La mesa puede elegir; si no dice nada, vale 30.
wsom-score-3-3-2 = Tres Vientos Grandes
    .rule = Triples o kong de tres vientos, con ojos que no son de viento. Vale 120.
    .line = Tres bloques de viento.
wsom-score-3-3-3 = Cuatro Vientos Pequeños
    .rule = Triples o kong de tres vientos y los ojos del cuarto. Vale 320.
    .line = Tres bloques de viento y los ojos del cuarto.
wsom-score-3-3-4 = Cuatro Vientos Grandes
    .rule = Triples o kong de los cuatro vientos. Vale 400.
    .line = Un bloque de cada viento.
wsom-score-3-4 = Todo Honores
    .rule = Todas las fichas son honores, en mano regular o en Siete Pares. Vale 320.
    .line = Todas las fichas son honores.
wsom-score-4-1 = Todos Triples
    .rule = Los cuatro bloques son triples o kong. Vale 30.
    .line = Los cuatro bloques son triples o kong.
wsom-score-4-2-1 = Dos Triples Ocultos
    .rule = Dos de los bloques son triples ocultos o kong ocultos. Vale 5.
    .line = Dos triples formados con fichas del muro.
    .uncounted = El triple de { $tile } se completó con la ficha de otro asiento y cuenta como expuesto.
wsom-score-4-2-2 = Tres Triples Ocultos
    .rule = Tres de los bloques son triples ocultos o kong ocultos. Vale 30.
    .line = Tres triples formados con fichas del muro.
    .uncounted = El triple de { $tile } se completó con la ficha de otro asiento y cuenta como expuesto.
wsom-score-4-2-3 = Cuatro Triples Ocultos
    .rule = Los cuatro bloques son triples ocultos o kong ocultos. Vale 125.
    .line = Los cuatro triples se formaron con fichas del muro.
    .uncounted = El triple de { $tile } se completó con la ficha de otro asiento y cuenta como expuesto.
wsom-score-4-3-1 = Un Kong
    .rule = La mano tiene un kong declarado, de cualquier clase. Vale 5.
    .line = Un kong declarado.
    .uncounted = Hay cuatro fichas idénticas, pero no se declararon como kong.
wsom-score-4-3-2 = Dos Kong
    .rule = La mano tiene dos kong declarados, de cualquier clase. Vale 20.
    .line = Dos kong declarados.
    .uncounted = Hay cuatro fichas idénticas, pero no se declararon como kong.
wsom-score-4-3-3 = Tres Kong
    .rule = La mano tiene tres kong declarados, de cualquier clase. Vale 120.
    .line = Tres kong declarados.
    .uncounted = Hay cuatro fichas idénticas, pero no se declararon como kong.
wsom-score-4-3-4 = Cuatro Kong
    .rule = La mano tiene cuatro kong declarados, de cualquier clase. Vale 480.
    .line = Cuatro kong declarados.
    .uncounted = Hay cuatro fichas idénticas, pero no se declararon como kong.
wsom-score-5-1-1 = Dos Secuencias Idénticas
    .rule = Dos secuencias con los mismos números y del mismo palo. Vale 10.
    .line = La misma secuencia dos veces, en el mismo palo.
wsom-score-5-1-2 = Dos Secuencias Idénticas, Dos Veces
    .rule = Dos grupos distintos, cada uno de dos secuencias idénticas. Vale 60.
    .line = Dos secuencias distintas, cada una dos veces.
wsom-score-5-1-3 = Tres Secuencias Idénticas
    .rule = Tres secuencias con los mismos números y del mismo palo. Vale 120.
    .line = La misma secuencia tres veces, en el mismo palo.
wsom-score-5-1-4 = Cuatro Secuencias Idénticas
    .rule = Cuatro secuencias con los mismos números y del mismo palo. Vale 480.
    .line = La misma secuencia cuatro veces, en el mismo palo.
wsom-score-6-1 = Tres Secuencias Similares
    .rule = Tres secuencias con los mismos números, una en cada palo. Vale 35.
    .line = La misma secuencia en los tres palos.
wsom-score-6-2-1 = Tres Triples Similares Pequeños
    .rule = Triples o kong del mismo número en dos palos y los ojos de ese número en el tercero. Vale 30.
    .line = El mismo número en dos triples y en los ojos, en los tres palos.
wsom-score-6-2-2 = Tres Triples Similares
    .rule = Triples o kong del mismo número en los tres palos. Vale 120.
    .line = Triples del mismo número en los tres palos.
wsom-score-7-1 = Escalera de Nueve Fichas
    .rule = Las secuencias 123, 456 y 789 de un mismo palo; ninguna otra división sirve. Vale 40.
    .line = 123, 456 y 789 del mismo palo.
    .uncounted = Están los nueve números del palo, pero no como 123, 456 y 789.
wsom-score-7-2-1 = Tres Triples Consecutivos
    .rule = Triples o kong de tres números seguidos del mismo palo. Vale 100.
    .line = Triples de tres números seguidos del mismo palo.
wsom-score-7-2-2 = Cuatro Triples Consecutivos
    .rule = Triples o kong de cuatro números seguidos del mismo palo. Vale 200; con Todos Triples, 230 como mínimo.
    .line = Triples de cuatro números seguidos del mismo palo.
wsom-score-8-1-1 = Terminales Menores Mixtos
    .rule = En cada bloque y en los ojos hay un terminal o un honor. Vale 40.
    .line = En cada bloque y en los ojos hay un terminal o un honor.
wsom-score-8-1-2 = Terminales Menores Puros
    .rule = En cada bloque y en los ojos hay un terminal. Vale 50.
    .line = En cada bloque y en los ojos hay un terminal.
wsom-score-8-1-3 = Terminales Mayores Mixtos
    .rule = Todas las fichas son terminales u honores; solo es posible con Todos Triples o con Siete Pares. Vale 100.
    .line = Todas las fichas son terminales u honores.
wsom-score-8-1-4 = Terminales Mayores Puros
    .rule = Todas las fichas son terminales. Vale 400.
    .line = Todas las fichas son terminales.
wsom-score-9-1-1 = Último Robo
    .rule = Se gana con la ficha del fondo, tomada del muro. Vale 10.
    .line = La ficha ganadora es la del fondo, la última del muro.
wsom-score-9-1-2 = Último Descarte
    .rule = Se gana con la ficha del lecho, el descarte de quien robó la del fondo. Vale 10.
    .line = La ficha ganadora es la del lecho, el último descarte.
wsom-score-9-2 = Triunfo en Kong
    .rule = Se gana con la ficha suplementaria de un kong. Vale 10, y se suma a Último Robo si es además la ficha del fondo.
    .line = La ficha ganadora es la suplementaria de un kong.
wsom-score-9-3 = Robar un Kong
    .rule = Se gana con la ficha que otra persona añade a su triple para un kong pequeño expuesto. Vale 10.
    .line = La ficha ganadora se robó de un kong pequeño expuesto.
wsom-score-9-4-1 = Bendición del Cielo
    .rule = El Este gana con las 14 fichas del reparto. No vale si antes declaró un kong oculto. Vale 155.
    .line = El Este gana con las fichas del reparto.
    .uncounted = El Este declaró antes un kong oculto.
wsom-score-9-4-2 = Bendición de la Tierra
    .rule = Un asiento que no es Este y que llama con sus 13 fichas del reparto gana con el primer descarte del Este. No vale si el Este declaró antes un kong oculto. Vale 155.
    .line = Se gana con el primer descarte del Este, con la mano del reparto.
    .uncounted = El Este declaró antes un kong oculto.
wsom-score-10-1 = Trece Terminales
    .rule = Una ficha de cada uno de los 13 terminales y honores y una más que repite uno de ellos. Llamar a las trece no añade nada. Vale 160.
    .line = Los trece terminales y honores, uno de ellos por partida doble.
wsom-score-10-2 = Siete Pares
    .rule = Siete pares, sin haber reclamado nada ni declarado kong. Cuatro fichas idénticas pueden ser dos pares. Vale 30.
    .line = Siete pares.
    .differ = Que cuatro fichas idénticas valgan por dos pares solo lo dicen fuentes secundarias, que coinciden. Aquí valen, mientras no se declare kong.

## 17. Puntuación: notas sobre las jugadas

wsom-score-note-1 = Una jugada por serie
    .rule = En una serie cuenta solo el grado más alto; así en 2.1, 3.2, 3.3, 4.2, 4.3, 5.1, 6.2, 7.2, 8.1, 9.1 y 9.4. Son series distintas 6.1 y 6.2, 7.1 y 7.2, 10.1 y 10.2.
wsom-score-note-2 = Qué es un triple oculto
    .rule = Un triple es oculto si sus tres fichas vinieron del muro, la ganadora incluida. El que se completa con el descarte ganador, o con la ficha de un kong robado, es expuesto para la serie 4.2, aunque la mano siga siendo Mano Oculta. Un kong oculto cuenta como triple oculto.
wsom-score-note-3 = Dónde se lee el descarte ganador
    .rule = Si el descarte ganador se puede leer en una secuencia o en los ojos, quien gana puede leerlo ahí y dejar oculto el triple. Con 33345m 777p 22s 678s, ganada con 3m, hay dos triples ocultos.
wsom-score-note-4 = Solo cuentan los kong declarados
    .rule = Para la serie 4.3 solo cuentan los kong declarados, y lo mismo valen ocultos que expuestos. Cuatro fichas idénticas sin declarar, como en 333m y 345m, no son un kong.
wsom-score-note-5 = Jugadas de las manos irregulares
    .rule = Las manos irregulares no llevan Mano Oculta ni nada que pida bloques u ojos. Siete Pares suma solo jugadas sobre las fichas, 1.3, 2.1.1, 2.1.2, 3.4, 8.1.3 y 8.1.4, y la categoría 9. Trece Terminales suma solo la categoría 9, nunca 8.1.3.
    .uncounted = La Mano Oculta es para manos regulares, y Siete Pares no lo es.
wsom-score-note-6 = Siete Pares o dos veces dos
    .rule = Siete Pares y 5.1.2, o cualquier lectura regular, son lecturas de las mismas fichas: vale una de ellas, nunca ambas. La regular con 5.1.2 siempre sale mejor.
wsom-score-note-7 = Tres triples o tres secuencias
    .rule = 111222333 se lee como triples o como secuencias, no de las dos formas. 111222333m 456p 99s con ficha del muro vale 7.2.1 + 4.2.2 + 1.2 = 135 con triples y 5.1.3 + 1.1 + 1.2 = 130 con secuencias; ganada con un 3m descartado, 110 y 130.
wsom-score-note-8 = Hacen falta los tres palos
    .rule = 6.1 y 6.2 piden los tres palos. Con dos palos no hay jugada.
wsom-score-note-9 = Tres vientos y viento propio
    .rule = A 3.3.1 y 3.3.2 se les suma Honor con Valor si uno de los triples es del viento propio.
wsom-score-note-10 = Nueve Puertas son nueve
    .rule = Nueve Puertas quiere decir que la mano llama a las nueve fichas. Las mismas 14 fichas, alcanzadas desde otras 13, valen solo 2.1.2 y lo demás que haya. Con las 14 del reparto, el Este puede tomar cualquiera por la última.
    .differ = Una fuente nombra una «regla de Nueve Puertas con ficha del muro» cuyo texto no se ha encontrado. Aquí se aplica la definición al pie de la letra.
wsom-score-note-11 = Ganar tras un kong grande
    .rule = Si se gana con la suplementaria de un kong grande expuesto, quien tiró la cuarta ficha no paga de más: es un triunfo en ficha tomada del muro.
wsom-score-note-12 = Lo implícito también se suma
    .rule = Una jugada que va dentro de otra se suma, no se absorbe: 4.2.3 trae 4.1 y 1.2; 3.2.1 trae dos veces 3.1, y 3.2.2, tres; 7.2.2 y la 8.1.3 regular traen 4.1; 5.1.2 trae 1.1. Las jugadas de lista, 2.2, 3.3.3, 3.3.4, 3.4, 4.3.4, 5.1.4 y 8.1.4, lo absorben todo.
wsom-score-note-13 = Lo que otros añaden
    .rule = Un programa público añade por su cuenta 320 puntos por llamar a trece fichas, Mano Oculta con Siete Pares, robar un kong oculto para Trece Terminales y otras jugadas. Nada de eso es de este reglamento.

## 17. Puntuación: pago

wsom-score-pay-1 = Se cobra tres veces el valor
    .rule = Quien gana cobra en total tres veces el valor de la mano, sea la ficha del muro o de un descarte.
wsom-score-pay-2 = Con ficha del muro
    .rule = Si la ficha ganadora se tomó del muro, cada oponente paga el valor de la mano.
    .line = La ficha vino del muro: cada oponente paga { $points }.
wsom-score-pay-3 = Con descarte, hasta la base
    .rule = Si se gana con un descarte y la mano no pasa de la base, 25 puntos, cada oponente paga el valor de la mano.
    .line = La mano no pasa de { $base }: cada oponente paga { $points }.
wsom-score-pay-4 = Con descarte, por encima de la base
    .rule = Si se gana con un descarte y la mano pasa de la base, 25 puntos, los otros dos pagan 25 cada uno y quien responde paga el resto: tres veces el valor menos 50. Una mano de 70 se paga 25, 25 y 160; una de 320, 25, 25 y 910.
    .line = La mano pasa de { $base }: los otros dos pagan { $base } cada uno y { $seat } paga el resto, 3 × { $points } − 2 × { $base } = { $rest }.
wsom-score-pay-5 = Con descarte y otra base
    .rule = En 2008 la base fue 30: una mano de 35 se pagaba 30, 30 y 45. Sea cual sea la base, los otros dos pagan el valor de la mano o la base, lo que sea menos, y quien responde paga el resto.
    .line = La mano pasa de { $base }: los otros dos pagan { $base } cada uno y { $seat } paga el resto, 3 × { $points } − 2 × { $base } = { $rest }.
    .differ = Las columnas de 2015 y Zung Jung 3.3 dicen 25; el resumen de 2008, el más cercano a la versión 1.03, dice 30. Lo decide la mesa; si no dice nada, 25.
wsom-score-pay-6 = El Este no paga doble
    .rule = Todos los asientos pagan y cobran igual. El Este ni paga ni cobra doble.
wsom-score-pay-7 = Quién responde de un kong robado
    .rule = Si se gana robando un kong, responde quien lo declaró, con la sola excepción que abre la inmunidad en el mismo turno.
    .line = Responde { $seat }, que declaró el kong robado.

## 17. Puntuación: inmunidad en el mismo turno

wsom-score-imm-1 = Responde quien la tiró primero
    .rule = Cuando se gana con un descarte se miran todos los descartes desde el último de quien gana, incluido ese. Responde quien tiró primero una ficha igual a la ganadora, aunque la reclamada sea de otro asiento.
    .line = Responde { $seat }: desde el último descarte de quien gana, tiró { $tile } antes que { $source }.
wsom-score-imm-2 = Si la tiró primero quien gana
    .rule = Si esa primera ficha fue de quien gana, se paga como una ficha del muro: cada oponente paga el valor de la mano. Para las jugadas sigue siendo un triunfo en un descarte.
    .line = Quien gana tiró { $tile } en este mismo turno: cada oponente paga { $points }, como con ficha del muro.
wsom-score-imm-3 = Solo la misma ficha
    .rule = Solo cuenta la ficha ganadora, no otras a las que la mano también llamaba. Los descartes anteriores no cuentan.
wsom-score-imm-4 = La inmunidad no impide ganar
    .rule = La inmunidad nunca impide ganar, y no cambia nada si la mano no pasa de la base.
wsom-score-imm-5 = Los descartes reclamados cuentan
    .rule = Un descarte que alguien reclamó también se tiró, y cuenta. Por eso toca en un caso raro a los kong robados: si la ficha con la que se hizo el pong se tiró desde el último descarte de quien gana, ese incluido, responde quien la tiró; si fue quien gana, se paga como una ficha del muro. En lo demás responde quien declaró el kong.
    .line = Responde { $seat }, y no { $source }: tiró { $tile }, la ficha con la que se hizo el pong, en este mismo turno.
    .differ = El reglamento no lo dice. Se sigue de que habla de quién tiró primero la ficha, no de quién la reclamó.
wsom-score-imm-6 = Si quien gana aún no descartó
    .rule = Si quien gana no ha descartado todavía en esta mano, se mira desde el primer descarte de la mano.

## 18. Errores y penalizaciones

wsom-pen-0 = Cómo se juzga
    .rule = El juez principal tiene la última palabra. La penalización de un descuido se limita a lo que repara el daño; un acto deliberado puede costar más. Un acto se penaliza una sola vez, y las faltas pequeñas se atienden cuando un oponente las señala.
wsom-pen-len-1 = Número equivocado de fichas
    .rule = Quien tiene un número equivocado de fichas no puede ganar esa mano.
wsom-pen-len-2 = El número justo
    .rule = El número justo es 14 al ir a descartar y 13 el resto del tiempo; un kong cuenta como tres.
wsom-pen-len-3 = Mano corta
    .rule = Con fichas de menos la mano es corta y queda muerta: no puede ganar, pero sí reclamar y declarar kong.
wsom-pen-len-4 = Mano larga
    .rule = Con fichas de más la mano es larga y queda muerta: no puede ganar, ni reclamar, ni declarar kong.
wsom-pen-len-5 = Una mano muerta no revive
    .rule = La mano que se declaró muerta sigue muerta aunque el número de fichas vuelva a ser el justo.
wsom-pen-len-6 = Descuido o intención
    .rule = Todo esto es para descuidos. Un juez puede corregir lo hecho a propósito, o castigarlo más.
wsom-pen-claim-1 = Bloque mal mostrado
    .rule = Un bloque mal mostrado que se advierte enseguida se puede corregir enseguida, y las fichas que se expusieron por error pasan a ser fichas de penalización. Por ejemplo, chi de 2p mostrado con 4p y 5p: se muestra el 3p, queda 2p3p4p y el 5p es ficha de penalización.
wsom-pen-claim-2 = Reclamar sin palabra
    .rule = Descartar sin decir nada antes de mostrar el bloque se puede juzgar como mano corta.
wsom-pen-claim-3 = Mostrar antes de decir kong
    .rule = La cuarta ficha mostrada antes de la palabra «kong» se puede juzgar como descarte.
wsom-pen-claim-4 = Suplementaria antes de tiempo
    .rule = Tomar la suplementaria antes de mostrar el kong se puede juzgar como mano larga.
wsom-pen-claim-5 = Bloque equivocado, visto tarde
    .rule = Si un bloque equivocado no se advierte a tiempo, la mano queda muerta.
    .differ = El reglamento no lo dice; se aplica la regla más próxima, la mano muerta hasta el final de la mano.
wsom-pen-tile-1 = Fichas de penalización
    .rule = Las fichas que se exponen por una reclamación equivocada, por un triunfo en falso o por enseñarlas son fichas de penalización vivas. Se dejan boca arriba a la derecha de la mano, aparte de los bloques.
wsom-pen-tile-2 = Vivas y muertas
    .rule = En el siguiente descarte se puede tirar la ficha viva. Si se tira otra, la viva pasa a estar muerta y ya no se puede descartar en esa mano.
wsom-pen-tile-3 = Para qué no sirven
    .rule = Viva o muerta, la ficha no puede formar parte de un bloque reclamado, ni del bloque o los ojos que completa un triunfo en un descarte.
wsom-pen-tile-4 = Lo que sigue permitido
    .rule = Se puede ganar con ficha del muro, y con un descarte si la ficha de penalización no está en el último bloque ni en los ojos que se completan.
wsom-pen-tile-5 = Si hay varias
    .rule = De varias fichas vivas se puede tirar una en el siguiente descarte; las demás quedan muertas.
wsom-pen-false-1 = Triunfo en falso
    .rule = Es triunfo en falso declarar que se gana sin forma ganadora o, si la mesa puso mínimo, sin llegar a él. La mano sigue, y las fichas que se mostraron son fichas de penalización.
wsom-pen-false-2 = Quien se adelanta responde
    .rule = El oponente que abrió su mano o movió fichas antes de la comprobación responde de ello y tiene penalización.
wsom-pen-false-3 = La multa
    .rule = Un triunfo en falso no cuesta puntos, salvo que la mesa haya acordado una multa.
    .differ = Ninguna fuente pone una cantidad. La mesa puede fijarla; si no dice nada, 0.
wsom-pen-deal-1 = Tiró quien no debía
    .rule = Si lanzó los dados quien no debía y se advierte enseguida, se lanzan otra vez; si alguien ya tomó fichas, vale lo hecho.
wsom-pen-deal-2 = Muro o lugar equivocado
    .rule = Si se rompió otro muro o por otro lugar, se corrige enseguida; cuando todos tienen las cuatro primeras fichas, vale lo hecho.
wsom-pen-deal-3 = Este equivocado
    .rule = Si se advierte antes de que el verdadero Este tome sus cuatro primeras fichas, se reparte de nuevo. Antes de que tome de la 9 a la 12 se puede corregir: pasa a ser el Este y la mano sigue. Después de su ficha 12 ya no: el Este equivocado lleva esta mano, y luego el reparto pasa al asiento inferior del verdadero.
wsom-pen-draw-1 = Fuera de turno
    .rule = Robar fuera de turno hace mano larga. Descartar fuera de turno hace mano corta.
wsom-pen-draw-2 = Tocar el muro
    .rule = Quien toca una ficha del muro renuncia a reclamar el descarte que está en juego.
wsom-pen-draw-3 = Robar con demasiada prisa
    .rule = Si el asiento siguiente robó demasiado pronto, otro puede reclamar todavía mientras la ficha robada no haya entrado en la mano; la ficha vuelve al muro. Si luego le toca robarla a otra persona, esta puede tomarla o dejarla para quien la vio.

## 19. Formato del torneo

wsom-tour-1 = Cuartos y mitades
    .rule = La versión 1.03 habla de cuartos y mitades, y cada uno empieza con un sorteo de asientos.
wsom-tour-2 = La sesión
    .rule = Una sesión tiene 16 manos, es decir, cuatro ciclos. Aquí una mitad son 8 manos y un cuarto, 4.
    .differ = La duración de cuartos y mitades no está escrita; se deduce de varias fuentes. Son opciones de la mesa.
wsom-tour-3 = 2007 y 2008
    .rule = En 2007 hubo 265 participantes en Macao, del 15 al 17 de junio. En 2008 fueron 302, del 19 al 21 de septiembre: tres días, con la mitad de menos puntos fuera tras cada ronda y un 25 % de los puntos llevado a la siguiente.
wsom-tour-4 = 2010
    .rule = En 2010 todos jugaron seis sesiones previas (96 manos) en dos días y pasaron los 16 primeros. Siguieron dos rondas, cada una con la mitad fuera, y la gran final.
wsom-tour-5 = 2015 y 2018
    .rule = Desde 2015, dos días de cuatro sesiones. El primero juegan todos las cuatro (64 manos) y pasan los 32 primeros por puntos de partido; el segundo tiene tres rondas finales y la gran final.
wsom-tour-6 = Puntos de partido
    .rule = Los puntos de partido de una sesión son la raíz cuadrada de los puntos de juego, con su signo: +400 da 20; +300, 17,3; +200, 14,1; +100, 10; −50, −7,1; −100, −10. En la fase previa se suman los puntos de partido.
wsom-tour-7 = El último día
    .rule = Las rondas del último día van por puntos de juego, no por puntos de partido.
wsom-tour-8 = Empate en el corte
    .rule = Si hay empate en el último puesto que pasa, decide el total de puntos de juego de las sesiones previas y, si sigue el empate, el sorteo.
wsom-tour-9 = Resultados y apelaciones
    .rule = Las revisiones de puntos siguen el apartado de anuncio de resultados. Para apelar se dice en el momento por qué, y la apelación se presenta al juez principal en los 30 minutos siguientes al final de la sesión; su decisión es firme.
    .differ = El texto del apartado de anuncio de resultados no se ha encontrado.
wsom-tour-10 = Conducta
    .rule = Se juega lo mejor que se puede, sin acuerdos con otros, sin decir fichas y sin trampas, y se obedece a los jueces.

## 20. Guía de pronunciación

wsom-pron-1 = Palabras admitidas
    .rule = Valen «chi»; «pong» o «pung»; «kong»; para ganar con un descarte, «fu»; para ganar con ficha del muro, «fu» o «tsumo».
    .differ = La guía de pronunciación no se ha encontrado; estas son las palabras que usa el propio reglamento.
wsom-pron-2 = La voz no se juzga
    .rule = En línea basta el texto de los botones: la pronunciación no se juzga.
