### Las cláusulas del mah-jong con naipes, en el orden del libro y con nuestras palabras.
### Un libro, un archivo: cada cláusula se encuentra por su número, y la longitud no estorba.

## 1. Vocabulario

naipes-vocab-1 = Baceta
    .rule = La baceta es la parte de la baraja que no se ha repartido. Está boca abajo en el centro, y de ella se roba durante la mano.
naipes-vocab-2 = Chow
    .rule = Chow es pedir la carta que acaba de descartar quien juega antes que tú, para hacer una escalera. Esa escalera se expone.
naipes-vocab-3 = Escalera
    .rule = Una escalera son tres cartas seguidas del mismo palo. Solo los números forman escaleras: el 9 no enlaza con el 1, y los reyes y los caballos no siguen a nada.
    .refusal = No se puede: { $tile } no entra en ninguna escalera; solo los números.
    .why = Una escalera son tres números seguidos del mismo palo. La petición se rechaza y no cuesta nada.
naipes-vocab-4 = Escalera real
    .rule = La escalera real son las nueve cartas de un palo, del 1 al 9.
naipes-vocab-5 = Gran eunuco
    .rule = Es gran eunuco quien tiene catorce cartas. No puede hacer mah-jong, y en la liquidación paga y no cobra.
naipes-vocab-6 = Kang o cuadrado
    .rule = Un kang, o cuadrado, son cuatro cartas iguales. La cuarta queda fuera de la cuenta de la mano, como las cartas de honor.
naipes-vocab-7 = Mah-jong
    .rule = Hacer mah-jong es tener catorce cartas combinadas.
naipes-vocab-8 = Pequeño eunuco
    .rule = Es pequeño eunuco quien solo tiene doce cartas. No puede hacer mah-jong, pero en la liquidación paga y también cobra.
naipes-vocab-9 = Pung
    .rule = Pung es pedir el descarte de cualquier otra persona para hacer un trío. También se llama así el trío expuesto que resulta.
naipes-vocab-10 = Trío
    .rule = Un trío son tres cartas iguales en número y palo, tres reyes del mismo palo o tres caballos del mismo palo.
naipes-vocab-11 = Expuesto y en mano
    .rule = Un grupo es expuesto si se hizo con el descarte de otra persona y está a la vista; es en mano si se hizo sin ninguno. Un pung que se amplía a cuadrado sigue siendo expuesto.
naipes-vocab-12 = Vuelta, partida, mano y dobla
    .rule = Una vuelta son las manos en las que domina un mismo palo; la partida es el juego entero; una mano, donde no haya confusión con las cartas que se tienen, es lo que va de un reparto a su liquidación. Una dobla multiplica por dos.

## 2. Baraja y mesa

naipes-setup-1 = Cuatro jugadores y 144 cartas
    .rule = Juegan cuatro, cada cual por su cuenta, con 144 cartas: una baraja hecha para este juego o naipes españoles. Una partida dura de 4 a 8 horas.
naipes-setup-2 = Qué cartas forman la baraja
    .rule = Hay 42 clases de cartas. Los números del 1 al 9 de oros, copas y bastos, cuatro de cada uno: 108. Los cuatro reyes, cuatro de cada uno: 16. Los caballos de oros, copas y bastos, cuatro de cada uno: 12. Las cuatro sotas, una de cada una: 4. Las espadas 1, 2, 3 y 4, una de cada una: 4. En total, 144.
naipes-setup-3 = Cuatro barajas de 48
    .rule = Con naipes corrientes hacen falta cuatro barajas españolas de 48, con ochos y nueves; las de 40 no sirven. De las 192 cartas se apartan 48: 12 sotas y 12 espadas del 1 al 4, tres de cada una; las 20 espadas del 5 al 9, y los 4 caballos de espadas.
naipes-setup-4 = El caballo que falta es el de espadas
    .rule = Los tres caballos que se juegan son los de oros, copas y bastos, los palos cuyos números combinan. El de espadas se aparta.
naipes-setup-5 = La meta del juego
    .rule = Se busca combinar la mano en cuatro grupos de tres y una pareja antes que nadie. Si no se llega, vale la pena reunir una mano cara de todos modos, porque también se cuenta la de quienes no ganan.

## 3. Asientos, palos y rotación

naipes-wind-1 = Los cuatro asientos y el sentido
    .rule = Los asientos son Este, Sur, Oeste y Norte. Visto desde Este, Sur está a la izquierda, Oeste enfrente y Norte a la derecha. Se juega en ese orden, en el sentido de las agujas del reloj: quien juega antes que tú está a tu derecha. La mesa puede acordar el sentido contrario.
    .differ = El mah-jong de fichas y casi todos los juegos de cartas españoles van al revés; la fuente de este juego va como el reloj. La opción «Sentido del juego» lo cambia.
naipes-wind-2 = Cada asiento, su palo
    .rule = Los números van en ese orden: 1 es oros, 2 copas, 3 espadas y 4 bastos. Por eso Este juega con oros, Sur con copas, Oeste con espadas y Norte con bastos, y a cada cual se le llama por su palo.
naipes-wind-3 = Se mueven los palos, no las sillas
    .rule = Nadie cambia de silla; lo que cambia de una mano a otra es el palo de cada asiento. Si gana Este, no se mueve nada.
naipes-wind-4 = Si gana otro, los palos pasan a la izquierda
    .rule = Si gana otro asiento, cada palo pasa al de su izquierda: quien tenía copas pasa a tener oros y será Este; quien tenía espadas, copas; quien tenía bastos, espadas, y quien tenía oros, bastos. Así el nuevo Este es siempre quien era Sur.
naipes-wind-5 = Sin mah-jong no se mueve nada
    .rule = Después de una mano sin mah-jong los palos se quedan donde están. La mesa puede acordar que pasen, como si hubiera ganado otro asiento.
    .differ = Las reglas clásicas no mueven nada; un resumen francés pasa el reparto. Lo decide la opción «Palos tras una mano nula»; en la velada corta y en familia, pasan.
naipes-wind-6 = El palo dominante
    .rule = En la primera vuelta domina oros; después, copas, espadas y bastos. La vuelta acaba cuando quien empezó la partida con oros volvería a recibirlos. El rey del palo dominante es el rey dominante.
naipes-wind-7 = Cuatro vueltas por partida
    .rule = Una partida son cuatro vueltas, una por palo dominante. La mesa puede acordar una o dos; entonces dominan solo los primeros palos.
naipes-wind-8 = El primer Este, por sorteo
    .rule = Quién es el primer Este se sortea; los demás conservan su orden alrededor de la mesa.

## 4. Reparto

naipes-deal-1 = Se barajan las 144 cartas
    .rule = Se barajan juntas las 144 cartas. No se construye ningún muro: lo que no se reparte es la baceta.
naipes-deal-2 = Trece cartas, y catorce para Este
    .rule = Cada cual recibe trece cartas y Este una más, porque empieza descartando. Las otras 91 forman la baceta. Da lo mismo repartir trece a todos y que Este empiece robando.
naipes-deal-3 = El cambio de las cartas de honor
    .rule = Después del reparto se cambian las cartas de honor, por orden: oros, copas, espadas y bastos. En su turno, cada cual muestra todas las que tiene y toma otras tantas de la baceta; si entre ellas hay más cartas de honor, repite enseguida. Solo entonces cambia el siguiente.
naipes-deal-4 = Toda la baceta se roba
    .rule = Se pueden robar todas las cartas de la baceta: no hay reserva. Si la mesa acuerda una reserva de 14, las catorce últimas no se roban nunca, y la baceta se da por vacía, y su última carta por robada, sin contar esas catorce.

## 5. El turno

naipes-play-1 = De qué consta un turno
    .rule = En tu turno robas una carta de la baceta, puedes declarar mah-jong o un kang, y descartas una carta boca arriba. No se roba en el primer turno de Este ni después de chow o pung.
    .refusal = { $state ->
        [asked] No se puede: primero se responde al descarte o al kang de { $turn }.
        [draw] No se puede: antes tienes que robar.
        [card] No se puede: se descarta una carta de tu mano, y solo una.
        [drawn] No se puede: no te toca robar nada.
       *[other] No se puede: le toca a { $turn }.
    }
    .why = Un turno es robar, declarar si quieres y descartar; después deciden los demás sobre el descarte. La petición no cuesta nada.
naipes-play-2 = Las combinaciones se quedan en la mano
    .rule = Las combinaciones que haces con tus propias cartas se quedan en la mano y no se enseñan. Solo se expone lo que completa el descarte de otra persona.
naipes-play-3 = Carta de honor robada en el turno
    .rule = Si robas una carta de honor, la muestras y la repones antes de hacer ninguna otra cosa. Las cartas de honor no se descartan, no se guardan en la mano y no se piden.
    .refusal = No se puede: { $tile } es carta de honor, y esas ni se descartan ni se piden.
    .why = Una carta de honor se muestra y se repone en cuanto llega. Elige otra carta.
naipes-play-4 = Solo el último descarte
    .rule = Solo se puede pedir el último descarte, y solo hasta que se roba la carta siguiente. En línea nadie roba mientras quedan respuestas por dar.
    .refusal = { $state ->
        [none] No se puede: todavía nadie ha descartado.
        [own] No se puede: { $tile } la has puesto tú.
        [answered] No se puede: ya has respondido a { $tile }.
       *[other] No se puede: { $tile } ya pasó.
    }
    .why = Un descarte se puede pedir hasta que se roba la carta siguiente. La petición se rechaza y no cuesta nada.

## 6. Pedir un descarte

naipes-claim-1 = Solo se expone lo que completa un descarte
    .rule = Con la carta robada, las combinaciones se forman en la mano. Solo cuando el descarte de otra persona completa una combinación se ponen sus cartas a la vista.
naipes-claim-2 = Chow: «acepto»
    .rule = Con «acepto» tomas para una escalera el descarte de quien juega antes que tú, y de nadie más. De cualquier otro asiento solo puedes tomarlo para una escalera si es tu carta de mah-jong.
    .refusal = { $far ->
        [1] No se puede: chow se hace con el descarte de quien juega antes que tú, y { $tile } es de { $source }.
       *[other] No se puede: con { $tile } te hacen falta dos cartas tuyas que sigan la escalera.
    }
    .why = De otro asiento, la carta de una escalera solo se toma para hacer mah-jong. La petición se rechaza y no cuesta nada.
naipes-claim-3 = Pung: «tomo»
    .rule = Con «tomo» tomas para un trío el descarte de cualquier otra persona. El pung va antes que el chow de otro. El juego sigue desde quien tomó la carta: los asientos que quedan en medio pierden el turno.
    .refusal = No se puede: para pung te hacen falta otras dos iguales: { $tile }.
    .why = Un trío son tres cartas iguales. La petición se rechaza y no cuesta nada.
naipes-claim-4 = Kang: la cuarta carta
    .rule = Con «kang» tomas la cuarta carta igual a un trío que ya tienes, esté expuesto o en la mano. El kang va antes que el chow. Después robas una carta de la baceta y juegas como si fuera tu turno; el juego sigue desde ti.
    .refusal = No se puede: para kang te hacen falta otras tres iguales, en la mano o expuestas: { $tile }.
    .why = Un cuadrado son cuatro cartas iguales. La petición se rechaza y no cuesta nada.
naipes-claim-5 = La carta de mah-jong
    .rule = Quien tiene una mano a la que solo le falta una carta está pumba; por ejemplo, con tres grupos y dos parejas, o con cuatro grupos y una carta que espera su igual. La carta que espera es su carta de mah-jong: si otra persona la descarta, va antes que cualquier chow, pung o kang. Si la esperan varios, la toma el primero en el orden de los turnos. Para los premios, la carta de mah-jong no cuenta como pung ni como chow.

## 6. Quién va primero

naipes-prec-1 = Qué petición va primero
    .rule = Si varios piden el mismo descarte, el mah-jong va primero; después, pung y kang por igual, y por último el chow. Entre dos mah-jong decide quién jugaría antes después de quien descartó, y solo gana uno. Hablar antes no da ningún derecho.
naipes-prec-2 = Qué conflictos existen
    .rule = Solo pueden chocar un chow con un pung, un chow con un kang y el mah-jong con cualquier cosa. Dos pung de la misma carta pedirían cinco iguales, y un pung y un kang seis, y no hay más que cuatro; dos chow tampoco, porque solo un asiento juega después.
naipes-prec-3 = Qué se hace después de tomar
    .rule = Tras un chow o un pung expones el grupo y descartas, sin robar. Tras un kang expones el grupo, robas la reposición y sigues como en tu turno.
    .refusal = No se puede: acabas de tomar un descarte, y ahora toca descartar.
    .why = Tras chow o pung no se roba ni se declara nada: se descarta. Si la carta completaba tu mano, había que pedir mah-jong.
naipes-prec-4 = La petición que no vale se rechaza
    .rule = Una petición que no vale se rechaza sin castigo, y las demás se resuelven como si no existiera.
    .refusal = No se puede: eso no se pide así.
    .why = Lo que se puede hacer en cada momento está en la barra y en tu mano. La petición se rechaza y no cuesta nada.

## 7. El kang y su reposición

naipes-kang-1 = Las tres maneras de hacer kang
    .rule = Hay tres maneras: con un trío en la mano y el descarte de otra persona, cuadrado expuesto; con un trío expuesto y el descarte de otra persona, cuadrado expuesto; y con la carta robada, que deja expuesto el trío que ya lo era y en mano el que estaba en la mano.
    .refusal = No se puede: no tienes las cuatro cartas de ese kang.
    .why = Un kang se hace con tres iguales, en la mano o expuestas, y la cuarta. La petición se rechaza y no cuesta nada.
    .differ = Casi todas las reglas de fichas prohíben completar un trío expuesto con un descarte. Aquí se puede.
naipes-kang-2 = La cuarta carta queda fuera de la cuenta
    .rule = La cuarta carta de un cuadrado no cuenta entre las trece, y por eso se roba otra en su lugar. Con un cuadrado tienes 14 cartas de combinación entre turnos; con dos, 15, y así.
naipes-kang-3 = Cerrar con la carta de reposición
    .rule = Si la carta de reposición completa tu mano, haces mah-jong con una carta de la baceta.
naipes-kang-4 = El cuadrado vale como trío
    .rule = Para todas las doblas que hablan de tríos, un cuadrado en mano cuenta como un trío en mano y uno expuesto como un trío expuesto.
naipes-kang-5 = Cuándo se declara el kang
    .rule = Declarar un kang no es obligatorio. Se puede en cualquier turno propio después de robar, también tras una reposición, y nunca justo después de tu chow o tu pung. Si la mesa acuerda que no se aplaza, solo se puede en el turno en que se roba la cuarta carta. Cuatro iguales sin declarar son un trío y una carta suelta, o parte de escaleras.
    .refusal = { $state ->
        [claimed] No se puede: acabas de tomar un descarte, y entonces no se declara kang.
       *[other] No se puede: en esta mesa el kang se declara al robar la cuarta carta, y no más tarde.
    }
    .why = Un kang se declara después de robar. Si lo tenías antes, cuenta como trío y carta suelta.
naipes-kang-6 = Quitar la carta de un kang
    .rule = Quien amplía su trío expuesto con una carta robada puede perderla, antes de reponer, si otra persona hace mah-jong con ella. El trío se queda como estaba. Si la quieren varios, decide el orden de los turnos, como si la hubiera descartado. A un kang que está del todo en mano no se le puede quitar nada, salvo que la mesa acuerde que de cualquier kang.
    .refusal = No se puede: a un kang se le quita { $tile } solo para hacer mah-jong y, si está en mano, solo si la mesa lo acordó.
    .why = Esa carta no es un descarte, y no sirve para chow, pung ni kang. La petición se rechaza y no cuesta nada.
naipes-kang-7 = Sin baceta no hay kang
    .rule = Con la baceta vacía no se puede declarar ni pedir un kang, porque no habría con qué reponer.
    .refusal = No se puede: la baceta está vacía y no habría carta de reposición.
    .why = Cada kang obliga a robar otra carta. La petición se rechaza y no cuesta nada.
naipes-kang-8 = Cómo se coloca el cuadrado
    .rule = El cuadrado expuesto está a la vista y completo. El cuadrado en mano se anuncia y se aparta boca abajo, y se enseña con toda la mano al final. Solo donde se puede quitar la carta de cualquier kang se enseña al declararlo.

## 8. Pumba

naipes-pumba-1 = Estar pumba
    .rule = Estás pumba si no eres eunuco y hay alguna carta de combinación que convierte tu mano en un mah-jong. Una carta de la que ya tienes las cuatro no existe para esto; las que se ven en otros sitios no importan.
naipes-pumba-2 = Pumba de cualquier forma
    .rule = Las dos formas de la fuente son ejemplos. También está pumba quien espera una carta para una escalera, con tres grupos, una pareja y dos cartas de la escalera, y quien espera la de un juego especial.
naipes-pumba-3 = Pumba no se anuncia
    .rule = No hace falta decir que estás pumba. Si la mesa lo acuerda, tras cada descarte se ve si quien lo hizo está pumba, y de ello no se sigue nada más.

## 8. La carta de mah-jong

naipes-mjcard-1 = De dónde viene la carta de mah-jong
    .rule = La carta de mah-jong puede venir de la baceta, del descarte de cualquiera o del kang de otra persona.
naipes-mjcard-2 = Quien gana enseña toda la mano
    .rule = Quien hace mah-jong enseña toda la mano.
naipes-mjcard-3 = Para los premios, cuenta en mano
    .rule = Para los premios, que son los puntos y las doblas, el grupo que se completa con la carta de mah-jong pedida cuenta como en mano, y pedirla no quita la dobla de no haber hecho chow ni pung. Si la mesa lo acuerda, el trío que así se completa tiene los puntos de uno expuesto, y las doblas lo siguen tomando como en mano. Si la carta encaja en varios sitios de la lectura, quien gana elige cuál completó.
    .differ = En el juego clásico ese trío cuenta como expuesto. La fuente de este juego no lo cuenta como pung. Lo decide la opción «Trío cerrado con descarte».

## 9. Qué es un mah-jong; juegos especiales

naipes-special-0 = Mah-jong normal
    .rule = El mah-jong normal son catorce cartas, sin contar las cuartas de los cuadrados: cuatro grupos y una pareja de cartas iguales.
    .refusal = No es un mah-jong: hacen falta cuatro grupos y una pareja, o un juego especial.
naipes-special-1 = Gemelos: siete parejas
    .rule = Los gemelos, siete parejas, son un mah-jong aunque no tengan cuatro grupos. Si la mesa acuerda que los juegos especiales no valen, ni cierran la mano ni dan su dobla.
    .refusal = No se puede: en esta mesa los juegos especiales no son mah-jong.
    .why = La mesa acordó que gemelos, capicúa y compensación no cierran la mano. La petición no cuesta nada.
naipes-special-2 = Capicúa
    .rule = La capicúa, del 1 al 7 de dos palos, es un mah-jong aunque no tenga grupos ni pareja. Si la mesa acuerda que los juegos especiales no valen, ni cierra la mano ni da su dobla.
naipes-special-3 = Compensación
    .rule = La compensación, tres reyes, tres caballos y ocho cartas de un palo, es un mah-jong. Si la mesa acuerda que los juegos especiales no valen, ni cierra la mano ni da su dobla.
naipes-special-4 = Los juegos especiales, en mano
    .rule = Un juego especial tiene que estar del todo en mano y sin ningún cuadrado; la última carta se puede pedir. Si la mesa lo acuerda, se admiten escaleras y tríos expuestos, nunca un cuadrado, mientras las catorce cartas encajen: en el juego especial son cartas sueltas, sin puntos ni doblas de tríos y escaleras, y se pierde la dobla de no haber hecho chow ni pung.
    .differ = Es la condición habitual de los juegos especiales en las fichas. Lo decide la opción «Especiales con grupos expuestos».
    .refusal = No se puede: un juego especial tiene que estar del todo en mano.
    .why = Con grupos expuestos o un cuadrado ya no es un juego especial. La petición se rechaza y no cuesta nada.
naipes-special-5 = Las formas exactas
    .rule = Las formas exactas están en sus doblas. Una mano que encaja en varias lecturas se cuenta por la más cara.

## 10. Cartas de honor

naipes-honor-1 = Las ocho cartas de honor
    .rule = Las cartas de honor son ocho: las cuatro sotas y las espadas 1, 2, 3 y 4. No forman ninguna combinación ni ayudan a hacer mah-jong. Quien recibe una en el reparto, o la roba después, la muestra y toma otra de la baceta.
naipes-honor-2 = Cartas de honor propias
    .rule = Son tuyas la sota de tu palo y la espada con tu número: 1 para oros, 2 para copas, 3 para espadas y 4 para bastos. Cada una es una dobla.
naipes-honor-3 = Series y panache
    .rule = Las cuatro espadas son cinco doblas, y las cuatro sotas también. Dos espadas y dos sotas que juntas hacen 1, 2, 3 y 4, con la sota contada por el número de su palo, son tres.
naipes-honor-4 = De quién es cada carta de honor
    .rule = De oros son la sota de oros y el 1 de espadas; de copas, la sota de copas y el 2; de espadas, la sota de espadas y el 3, y de bastos, la sota de bastos y el 4.
naipes-honor-5 = Se conservan hasta la liquidación
    .rule = Las cartas de honor se quedan con quien las sacó hasta la liquidación, y cuentan también para quienes no ganan.

## 11. Eunucos

naipes-eunuco-1 = Gran eunuco: paga y no cobra
    .rule = Quien cuenta catorce cartas no puede hacer mah-jong. Su mano vale 0, paga a todos y no cobra de nadie.
    .line = Gran eunuco: su mano vale 0
naipes-eunuco-2 = Pequeño eunuco: paga y cobra
    .rule = Quien cuenta doce cartas no puede hacer mah-jong. Sus cartas valen lo que valen: paga a quien gana y liquida con los demás, pagando y cobrando.
    .line = Pequeño eunuco: paga a quien gana y liquida con los demás
naipes-eunuco-3 = Cómo se cuentan las cartas
    .rule = Se cuenta fuera del turno propio, y al acabarlo con el descarte, también con el que sigue a una petición. Cuentan las cartas de combinación de la mano y tres por cada grupo expuesto o cuadrado declarado; las de honor y la cuarta de un cuadrado, no. Lo correcto son trece.
naipes-eunuco-4 = Más de catorce o menos de doce
    .rule = Quien cuenta más de catorce es gran eunuco; quien cuenta menos de doce, pequeño.
naipes-eunuco-5 = Dura toda la mano
    .rule = El estado dura hasta el final de la mano. Quien es eunuco sigue robando, descartando y pidiendo chow, pung y kang; sus mah-jong son nulos y no dan preferencia.
    .refusal = { $eunuco ->
        [1] No se puede: en esta mano eres gran eunuco, y un eunuco no hace mah-jong.
       *[other] No se puede: en esta mano eres pequeño eunuco, y un eunuco no hace mah-jong.
    }
    .why = La cuenta de cartas falló antes, y el estado dura hasta el final. Puedes seguir con chow, pung y kang.
naipes-eunuco-6 = Cómo se llega a serlo
    .rule = Con doce cartas se queda quien olvida robar o reponer; con catorce, quien olvida descartar o roba dos veces. En línea la mesa no deja que ocurra, salvo que acuerde jugar con eunucos: entonces cada cual roba, repone y acaba su turno por su cuenta.
    .refusal = { $state ->
        [again] No se puede: en este turno ya tienes una carta de más.
       *[other] No se puede: en esta mesa roba y repone la mesa por ti.
    }
    .why = { $state ->
        [again] Quien roba dos veces ya es gran eunuco al acabar el turno; una tercera no se la deja nadie. La petición no cuesta nada.
       *[other] Solo donde se juega con eunucos roba cada cual por su cuenta. La petición no cuesta nada.
    }
naipes-eunuco-7 = De dónde viene el nombre
    .rule = Los dos nombres traducen, con toda probabilidad, los que se dan en las mesas chinas a la mano larga y a la corta. Unas reglas clásicas las tratan como aquí; otras, más duras, dan cero a toda cuenta equivocada.

## 12. Fin de la mano

naipes-end-1 = La mano acaba con mah-jong
    .rule = La mano acaba cuando alguien hace mah-jong. Se enseñan todas las manos, se cuentan todas y se liquida.
    .refusal = No se puede: la mano ya ha terminado.
    .why = Entre una mano y la siguiente no se juega nada.
naipes-end-2 = La mano sin mah-jong
    .rule = También acaba, sin mah-jong, cuando la baceta está vacía y nadie usa el último descarte. Entonces no paga nadie. La mesa puede acordar que liquiden los cuatro entre sí.
naipes-end-3 = La última carta de la baceta
    .rule = Quien roba la última carta puede cerrar con ella, que es tomar la luna; si no, descarta, y ese descarte solo se puede pedir para mah-jong. La mesa puede acordar que no se pida para nada.
    .refusal = No se puede: la baceta está vacía; ya no se roba, y el último descarte no sirve para formar grupos.
    .why = El descarte que sigue a la última carta solo se pide para mah-jong, o para nada si así se acordó. La petición no cuesta nada.
naipes-end-4 = Si la última es carta de honor
    .rule = Si la última carta de la baceta es de honor, no hay con qué reponerla: se muestra, cuenta para quien la tiene donde cuentan las manos de quienes no ganan, y la mano acaba sin mah-jong. Lo mismo si hace falta una reposición y la baceta está vacía.
naipes-end-5 = Mah-jong en falso
    .rule = Un mah-jong en falso se rechaza y el juego sigue. Si la mesa lo acuerda, quien lo canta paga 20 a cada persona, el doble a Este y el doble si es Este, y la mano continúa.
    .refusal = No se puede: tu mano no es un mah-jong.
    .why = Hacen falta cuatro grupos y una pareja, o un juego especial. La petición se rechaza, y el juego sigue.
    .line = Mah-jong en falso: 20 a cada persona

## 13. Puntos

naipes-base-1 = Puntos de la escalera
    .rule = Una escalera no da puntos, ni expuesta ni en mano.
    .line = Escalera
naipes-base-2 = Puntos de tríos y cuadrados
    .rule = Un trío de 2 a 8 vale 2 expuesto y 4 en mano; de 1 o 9, de reyes o de caballos, 4 y 8. Un cuadrado de 2 a 8 vale 8 expuesto y 16 en mano; de 1 o 9, de reyes o de caballos, 16 y 32.
    .line = { $kind ->
        [trio] { $where ->
            [hand] Trío en mano: { $tile }
           *[other] Trío expuesto: { $tile }
        }
       *[other] { $where ->
            [hand] Cuadrado en mano: { $tile }
           *[other] Cuadrado expuesto: { $tile }
        }
    }
naipes-base-3 = Puntos de las parejas
    .rule = Valen 2 la pareja de caballos, la de tu rey y la del rey dominante; si tu rey es también el dominante, 4. La mesa puede quitar los 2 del dominante. Quien no gana puede contar varias parejas.
    .line = Pareja: { $tile }
    .differ = La tabla de la misma editorial para las fichas no paga la pareja dominante; las clásicas sí, y esta fuente trata igual al rey propio y al dominante. Lo decide la opción «Pareja de rey dominante».
naipes-base-4 = Puntos de las cartas de honor
    .rule = Cada carta de honor vale 4 puntos, o los que acuerde la mesa. La cuarta carta de un cuadrado no los cobra, aunque esté fuera de la cuenta: ya la paga el cuadrado.
    .line = { $count ->
        [one] { $count } carta de honor
       *[other] { $count } cartas de honor
    }
    .differ = Las tablas clásicas dan 4. Con 0, las doblas de honor no sirven a una mano sin ningún punto.
naipes-base-5 = Puntos por hacer mah-jong
    .rule = Hacer mah-jong vale 20 puntos, y 2 más si la carta de mah-jong se robó de la baceta. Si la mesa acuerda las primas completas, se añaden 10 por cada una de estas: cerrar con una reposición, en lugar de los 2; no tener ningún otro punto de tríos, cuadrados, parejas u honor; no tener ninguna escalera; cerrar con el último descarte; cerrar con la última carta de la baceta. Las primas valen también en los juegos especiales. Con «solo mah-jong» no se cuentan ni los 2.
    .line = { $prize ->
        [mahjong] Mah-jong
        [drawn] Carta robada
        [replacement] Carta de reposición
        [bare] Sin más puntos que el mah-jong
        [no-escalera] Sin escaleras
        [last-discard] El último descarte
       *[other] La última carta de la baceta
    }
    .differ = En los 20 y los 2 coinciden las tablas; en lo demás, no. La prima de la última carta, además, pagaría dos veces la luna. Lo decide la opción «Primas de quien gana».
naipes-base-6 = Se cuenta la mejor lectura
    .rule = Las cartas de la mano se leen de una sola manera: la que da el total más alto. Entre iguales, la de más doblas; después, la de más puntos de base, y después, por este orden: normal, gemelos, capicúa, compensación. Los grupos declarados no se releen. La lectura de quien gana tiene que ser un mah-jong; la de los demás es cualquier reparto en grupos y parejas sin cartas repetidas.
naipes-base-7 = El total: base por doblas
    .rule = El total es la base multiplicada por dos tantas veces como doblas haya. Con base 0 el total es 0, haya las doblas que haya. No se redondea.
naipes-base-8 = Base de los juegos especiales
    .rule = Un juego especial no tiene puntos de grupos. Cuentan los de hacer mah-jong, los de las cartas de honor y, en los gemelos, los de las parejas que valen.

## 14. Doblas

naipes-dobla-gen-1 = Las doblas se acumulan
    .rule = Algunas cartas y combinaciones doblan la cuenta. Todas las doblas se acumulan, así que un total puede ser muy alto. Hay dos listas: una para todos y otra solo para quien hace mah-jong.
naipes-dobla-gen-2 = Las de quien gana se suman a las generales
    .rule = Quien gana cuenta las doblas de su lista además de las generales.
naipes-dobla-gen-3 = Cada una cuenta una vez
    .rule = Cada dobla se cuenta una vez por mano, salvo donde se dice que es por cada carta o por cada grupo.

## 14. Doblas para todos

naipes-dobla-all-1 = Sota o espada propia
    .rule = La sota de tu palo es una dobla, y la espada con tu número es otra: de 0 a 2. Ejemplo: copas, con la sota de copas, el 2 y el 4 de espadas y un trío de cincos en mano, tiene base 16 y dos doblas: 64.
    .line = { $count ->
        [1] Propia: { $tile }
       *[other] Sota y espada propias
    }
naipes-dobla-all-2 = Panache
    .rule = Dos sotas y dos espadas que juntas hacen 1, 2, 3 y 4 son tres doblas, una vez por mano. Otras cartas de honor no estorban. Cuenta también junto a las cuatro sotas o las cuatro espadas, porque todo se acumula. La mesa puede acordar que valga cualquier mezcla con una sota y una espada como mínimo, y que junto a una serie entera no cuente. Ejemplo: bastos, con las sotas de copas y de espadas y el 1 y el 4 de espadas, tiene 3 doblas más la de su 4; base 16, total 256.
    .line = Panache
    .differ = La lista de doblas de la fuente dice dos sotas o dos espadas; su capítulo de las cartas de honor explica dos y dos que formen 1, 2, 3 y 4, y eso decide. Las opciones son «Panache» y «Panache junto a una serie».
naipes-dobla-all-3 = Cuatro sotas o cuatro espadas
    .rule = Las cuatro sotas son cinco doblas, y las cuatro espadas otras cinco. La propia se cuenta aparte. Ejemplo: espadas, con las cuatro espadas y ningún grupo, tiene base 16 y 5 + 1 doblas: 1.024.
    .line = { $count ->
        [5] Cuatro sotas o cuatro espadas
       *[other] Las cuatro sotas y las cuatro espadas
    }
naipes-dobla-all-4 = Rey propio o dominante
    .rule = Un trío o cuadrado del rey de tu palo es una dobla; el del rey dominante, otra. Si es el mismo rey, son dos, o una si así lo acuerda la mesa. Ejemplo: domina copas, y bastos tiene un pung de reyes de copas y un trío en mano de reyes de bastos: base 12, dos doblas, 48.
    .line = { $kinds ->
        [1] { $count ->
            [1] Trío de { $tile }, propio o dominante
           *[other] Trío de { $tile }, propio y dominante
        }
       *[other] Trío de rey propio y de rey dominante
    }
    .differ = Lo de «propio o dominante» se lee como en la línea de la sota o espada propia, que la fuente explica como una dobla por cada una. La práctica clásica coincide. Lo decide la opción «Rey propio y dominante».
naipes-dobla-all-5 = Trío de caballos
    .rule = Cada trío o cuadrado de caballos es una dobla, expuesto o en mano: de 0 a 3. Ejemplo: un pung de caballos de oros y un cuadrado en mano de caballos de copas, base 36 y dos doblas: 144.
    .line = { $count ->
        [1] Trío de { $tile }
        [2] Dos tríos de caballos
       *[other] Tres tríos de caballos
    }
naipes-dobla-all-6 = Solo reyes y caballos
    .rule = Si todas tus cartas de combinación son reyes o caballos, es una dobla, además de las de sus tríos. Se pueden mezclar; la mesa puede acordar que hayan de ser de una sola clase. Sin ninguna carta de combinación no cuenta.
    .line = Solo reyes y caballos
    .differ = «Reyes o caballos» podría querer decir una sola clase, pero entonces casi no ocurriría: hay doce caballos, menos que cartas en una mano, y con reyes solos no salen cuatro grupos y una pareja. Lo decide la opción «Solo reyes y caballos».
naipes-dobla-all-7 = Juego homogéneo
    .rule = Si todas tus cartas de combinación son números de un mismo palo, es una dobla. Los reyes y los caballos no son de ningún palo de juego, aunque lleven su dibujo; la mesa puede admitir el rey y el caballo del palo. Las cartas de honor no se miran. Ejemplo de quien no gana: un pung de treses de bastos y otros diez bastos del 2 al 8 sin trío en mano, base 2 y una dobla: 4.
    .line = Todo de un palo
naipes-dobla-all-8 = Escalera real
    .rule = Si tu lectura tiene las escaleras 1-2-3, 4-5-6 y 7-8-9 de un palo, expuestas o no, es una dobla. La mesa puede pedir solo las nueve cartas, entre las que no están en tríos ni cuadrados. Nueve cartas en la mano cumplen siempre las dos maneras.
    .line = Escalera real
    .differ = El vocabulario de la fuente habla de las nueve cartas, y varios chow que se solapan también las dan. Lo decide la opción «Escalera real».
naipes-dobla-all-9 = Tres tríos en mano
    .rule = Tres tríos o cuadrados en mano son una dobla. Ejemplo: tríos en mano de doses de oros, seises de copas y sietes de bastos, y cuatro cartas sueltas: base 12, total 24.
    .line = Tres tríos en mano
naipes-dobla-all-10 = Cuatro tríos en mano
    .rule = Cuatro tríos o cuadrados en mano son una dobla más, además de la de tres: dos en total. Ejemplo: lo mismo con un trío de ochos de oros y una carta suelta, base 16 y dos doblas: 64.
    .line = Cuatro tríos en mano
naipes-dobla-all-11 = Tres tríos de unos o nueves
    .rule = Tres tríos o cuadrados en mano de unos o de nueves, mezclados o no, son una dobla, que se añade a la de tres tríos en mano. La mesa puede pedir que sean todos unos o todos nueves. Ejemplo: tríos en mano de ases de oros, nueves de copas y nueves de bastos, y cuatro cartas sueltas: base 24; doblas 1 + 1 + 9 por los ases y nueves, 11: 49.152.
    .line = Tres tríos en mano de unos o nueves
    .differ = Si hubiera de ser un solo número, coincidiría siempre con la dobla de tres tríos del mismo número, y sobraría. Lo decide la opción «Tres tríos de unos o nueves».
naipes-dobla-all-12 = Cuatro tríos expuestos
    .rule = Cuatro tríos o cuadrados expuestos son una dobla. El trío que cierra la carta de mah-jong no es expuesto. Ejemplo: pung de doses de oros, treses de copas, cuatros de bastos y un rey ajeno, base 10: 20.
    .line = Cuatro tríos expuestos
naipes-dobla-all-13 = Tres tríos del mismo número
    .rule = Tríos o cuadrados en mano del mismo número en oros, copas y bastos son una dobla más, además de la de tres tríos en mano. Los reyes y los caballos no tienen número; la mesa puede contarlos como si lo tuvieran. Ejemplo: los tres tríos de seises en mano y cuatro cartas sueltas, base 12 y dos doblas: 48.
    .line = Tres tríos del mismo número
naipes-dobla-all-14 = Ases y nueves
    .rule = Cada as y cada nueve de oros, copas y bastos es una dobla, en grupos, en parejas o sueltos, expuestos o en mano, también la cuarta carta de un cuadrado. El 1 de espadas no es un as. La mesa puede contar una dobla por clase, seis como mucho; una sola, y solo si toda la mano son ases y nueves; o ninguna. Ejemplo: quien no gana, con un pung de nueves de bastos y un as de oros suelto, tiene base 4 y 3 + 1 doblas: 64.
    .line = { $count ->
        [1] { $kinds ->
            [1] Un { $tile }
           *[other] Solo ases y nueves
        }
       *[other] Ases y nueves: { $count }
    }
    .differ = Es la duda más cara del juego. La fuente dice que valen aunque no combinen y por cada uno, y solo contar carta por carta da sentido a las dos cosas. Pero así un trío de ases son tres doblas y uno de caballos una, y muchas mesas preferirán otra cuenta. Lo decide la opción «Ases y nueves»; en familia, por clase.

## 14. Doblas de quien hace mah-jong

naipes-dobla-mj-1 = Tomar la luna
    .rule = Hacer mah-jong con la última carta de la baceta, también si es una reposición, es una dobla. Con el último descarte no, salvo que la mesa lo acuerde. Ejemplo: un chow expuesto y lo demás escaleras, base 22: 44.
    .line = La última carta: { $tile }
naipes-dobla-mj-2 = Quitar la carta de un kang
    .rule = Es una dobla hacer mah-jong con la carta robada que otra persona añadía a su trío expuesto, o con un descarte para el que otra había pedido kang con derecho a ello. La mesa puede limitarlo a lo primero, o extenderlo también a un kang en mano. No se suman los 2 puntos de la carta robada. Ejemplo: un chow expuesto y lo demás escaleras, base 20: 40.
    .line = Carta quitada a un kang: { $tile }
    .differ = La fuente llama kang a tomar la cuarta carta, venga de donde venga; la costumbre de las fichas es solo el trío ampliado. Lo decide la opción «Quitar la carta de un kang».
naipes-dobla-mj-3 = Sin chow ni pung
    .rule = Es una dobla no haber hecho chow ni pung: ninguna escalera expuesta, ningún trío expuesto y ningún cuadrado que antes fuera pung. La carta de mah-jong pedida no la quita, y un kang pedido con el trío en la mano tampoco, salvo que la mesa lo acuerde. Ejemplo: todo escaleras en mano, la última carta pedida: 40; robada: 44.
    .line = Sin chow ni pung
    .differ = La fuente nombra solo chow y pung; la mano oculta clásica se pierde con cualquier kang pedido. Lo decide la opción «Kang y mano cerrada».
naipes-dobla-mj-4 = Un palo con figuras
    .rule = Es una dobla que los números sean todos de un palo, uno por lo menos, y que haya además algún rey o caballo. La mesa puede pedir de las dos clases. No coincide con la mano de solo figuras; con el juego homogéneo, solo donde se admiten las figuras del palo, y entonces cuentan las dos. Ejemplo: chow 2-3-4 de bastos, en mano 4-5-6 y 6-7-8 de bastos, tres caballos de copas y una pareja de treses de bastos, carta pedida: base 28, doblas 1 + 1: 112.
    .line = Un palo con figuras
naipes-dobla-mj-5 = Compensación
    .rule = Son dos doblas: uno de cada rey que no domina, uno de cada caballo y ocho números de un mismo palo, catorce cartas. Ningún rey dominante. Las ocho pueden ser cualesquiera; la mesa puede pedir que formen dos grupos y una pareja. La dobla de un palo con figuras se cumple siempre y se suma. Ejemplo: domina oros; reyes de copas, espadas y bastos, los tres caballos, y 2-2, 3-4-5 y 6-7-8 de copas, carta pedida: base 20, doblas 2 + 1 + 1: 320.
    .line = Compensación
    .differ = La fuente no da ninguna forma a las ocho cartas. Lo decide la opción «Compensación».
naipes-dobla-mj-6 = Gemelos
    .rule = Son dos doblas: siete parejas de cartas iguales, todas distintas entre sí, de cualquier palo y también de reyes y caballos. La mesa puede admitir que cuatro iguales sean dos parejas, o pedir en cambio que cada pareja sea del mismo número en los dos mismos palos. Ejemplo: copas, domina bastos; parejas de ases y treses de oros, cincos y ochos de copas, cuatros y sietes de bastos y reyes de espadas, carta robada: base 22, doblas 2 + 1 + 2 por los ases: 704.
    .line = Gemelos
    .differ = «Gemelos» habla de cartas iguales, y «heterogéneas», de parejas que difieren. Una mano británica parecida empareja el mismo número de dos palos. Lo decide la opción «Gemelos».
naipes-dobla-mj-7 = Capicúa
    .rule = Son dos doblas: del 1 al 7 de un palo de juego y del 1 al 7 de otro, una carta de cada. Ejemplo: copas y bastos, carta pedida: base 20, doblas 2 + 1 + 2 por los ases: 640.
    .line = Capicúa
naipes-dobla-mj-8 = Homogéneo ganador
    .rule = Ganar con un juego homogéneo son tres doblas, además de la general: cuatro en total. La mesa puede acordar que sean tres en total. Ejemplo: chow 3-4-5 de copas; en mano tríos de doses y seises, 3-4-5 y una pareja de ochos, carta pedida: base 28, cuatro doblas, 448.
    .line = Victoria con un solo palo
    .differ = Las doblas de quien gana van además de las generales, según la fuente; por eso se suman. Lo decide la opción «Homogéneo de quien gana».

## 15. Pagos

naipes-pay-1 = Todos pagan a quien gana
    .rule = Cada uno de los otros tres paga a quien gana el total de quien gana, descartara quien descartara.
    .line = Cada cual paga a quien gana el total ganador
naipes-pay-2 = Quien gana no paga a nadie
    .rule = Quien gana no paga a nadie, aunque otra mano valga más.
    .line = Quien gana no paga, aunque otra mano valga más
naipes-pay-3 = Quienes pierden liquidan entre sí
    .rule = Los demás se comparan de dos en dos, y el total menor paga la diferencia. La mesa puede acordar que solo cobre quien gana; entonces tampoco se cobra de un gran eunuco.
    .line = Las demás manos se comparan de dos en dos: la menor paga la diferencia
naipes-pay-4 = Los pagos de Este son dobles
    .rule = Todo pago en el que entra Este, pague o cobre, se dobla, salvo que la mesa acuerde que no.
    .line = Este paga y cobra el doble
naipes-pay-5 = Lo que paga el gran eunuco
    .rule = El gran eunuco paga a quien gana como cualquiera. Con los demás su total es 0, así que cada uno cobra de él el suyo entero. Dos grandes eunucos no se pagan nada. Los pagos de Este se doblan igual.
    .line = Gran eunuco: paga a quien gana y, con los demás, su total es 0
naipes-pay-6 = Lo que paga el pequeño eunuco
    .rule = El pequeño eunuco paga a quien gana y liquida con los demás con el total que dan sus cartas.
    .line = Pequeño eunuco: paga a quien gana y liquida con lo que valen sus cartas
naipes-pay-7 = Los pagos suman cero
    .rule = Lo que unos pagan es lo que otros cobran: la suma es cero.
naipes-pay-8 = Sin mah-jong no se paga
    .rule = Si nadie hace mah-jong, nadie paga. Si la mesa acuerda que liquiden todos, los cuatro se comparan de dos en dos, con el doble de Este y los eunucos como siempre, aunque haya acordado que solo cobre quien gana.
    .line = Sin mah-jong no se paga, salvo que se acuerde que liquiden los cuatro
    .differ = Un resumen francés anula la mano. Lo decide la opción «Mano sin mah-jong».

## 16. Límite

naipes-limit-1 = Sin límite, si no se acuerda otro
    .rule = Si la mesa no dice nada, no hay límite: un total puede ser tan grande como salga. Con un límite, el total de una mano es como mucho ese número, y así se comparan también las lecturas. En el juego clásico se acostumbran 500 o 1.000.
    .line = Ninguna mano pasa del límite
naipes-limit-2 = El límite va antes de doblar a Este
    .rule = El límite se aplica al total de cada mano, antes de doblar los pagos de Este: Este puede pagar o cobrar el doble del límite.
naipes-limit-3 = El límite también vale para quien pierde
    .rule = También se limitan los totales de quienes no ganan; dos manos en el límite son iguales y no se pagan nada.

## 17. Opciones de mesa

naipes-opt-ases_nueves = Opción: ases y nueves
    .rule = Por carta: cada as y cada nueve es una dobla. Por clase: una por cada una de las seis clases que se tengan. Solo si son toda la mano: una dobla. O no cuentan. Si la mesa no dice nada, por carta.
naipes-opt-rey_coincidente = Opción: rey propio y dominante a la vez
    .rule = El trío o cuadrado de un rey que es a la vez propio y dominante da dos doblas, o una. Si la mesa no dice nada, dos.
naipes-opt-panache = Opción: qué es panache
    .rule = Dos sotas y dos espadas que hagan 1, 2, 3 y 4, o cualquier mezcla que lo haga con una sota y una espada como mínimo. Si la mesa no dice nada, dos y dos.
naipes-opt-panache_con_serie = Opción: panache junto a una serie
    .rule = Junto a las cuatro sotas o las cuatro espadas el panache se acumula, o no cuenta. Si la mesa no dice nada, se acumula.
naipes-opt-solo_figuras = Opción: solo reyes y caballos
    .rule = La mano de figuras puede mezclar reyes y caballos, o ha de ser de una sola clase. Si la mesa no dice nada, se mezclan.
naipes-opt-homogeneo_figuras = Opción: figuras en el juego homogéneo
    .rule = En el juego de un solo palo no entra ninguna figura, o entran el rey y el caballo de ese palo. Vale para todos y para quien gana. Si la mesa no dice nada, ninguna.
naipes-opt-homogeneo_ganador = Opción: homogéneo de quien gana
    .rule = Quien gana con un solo palo suma la dobla general y las tres suyas, o cuenta solo las tres. Si la mesa no dice nada, suma: cuatro.
naipes-opt-escalera_real = Opción: escalera real
    .rule = Hacen falta las escaleras 1-2-3, 4-5-6 y 7-8-9, o bastan los nueve números fuera de tríos y cuadrados. Si la mesa no dice nada, las tres escaleras.
naipes-opt-trios_1_9 = Opción: tríos de unos o nueves
    .rule = Los tres tríos en mano pueden mezclar unos y nueves, o han de ser todos de un número. Si la mesa no dice nada, se mezclan.
naipes-opt-mismo_numero_figuras = Opción: mismo número con figuras
    .rule = Tres tríos en mano de reyes, o de caballos, cuentan o no como tres del mismo número. Si la mesa no dice nada, no.
naipes-opt-luna = Opción: la luna
    .rule = La luna es solo la última carta de la baceta, robada, o también el último descarte. Si la mesa no dice nada, solo robada.
naipes-opt-robo_kang = Opción: quitar la carta de un kang
    .rule = Se puede hacer mah-jong con la carta de un trío que se amplía, y cuenta también el descarte que otra persona pidió para kang; o solo lo primero; o de cualquier kang, también del que está en mano. Si la mesa no dice nada, ampliado o pedido.
naipes-opt-cerrado_y_kang = Opción: el kang y la mano cerrada
    .rule = Un kang pedido con el trío en la mano no quita la dobla de no haber hecho chow ni pung, o la quita. Si la mesa no dice nada, no la quita.
naipes-opt-un_palo_figuras = Opción: un palo con figuras
    .rule = Basta con algún rey o caballo, o hacen falta de las dos clases. Si la mesa no dice nada, basta con alguno.
naipes-opt-compensacion = Opción: compensación
    .rule = Las ocho cartas del palo pueden ser cualesquiera, o han de formar dos grupos y una pareja. Si la mesa no dice nada, cualesquiera.
naipes-opt-gemelos = Opción: gemelos
    .rule = Siete parejas iguales y distintas entre sí; o pueden repetirse, y cuatro iguales son dos parejas; o cada pareja es del mismo número en los dos mismos palos. Si la mesa no dice nada, iguales y distintas.
naipes-opt-especiales_validos = Opción: si valen los juegos especiales
    .rule = Gemelos, capicúa y compensación son mah-jong, o ni cierran la mano ni dan sus doblas. Si la mesa no dice nada, valen.
naipes-opt-especiales = Opción: juegos especiales cerrados
    .rule = Los juegos especiales han de estar del todo en mano, o admiten escaleras y tríos expuestos. Si la mesa no dice nada, del todo en mano.
naipes-opt-carta_mahjong_trio = Opción: trío cerrado con la carta de mah-jong
    .rule = El trío que completa la carta de mah-jong pedida tiene los puntos de uno en mano, o los de uno expuesto. Las doblas lo toman siempre como en mano. Si la mesa no dice nada, en mano.
naipes-opt-honor_puntos = Opción: puntos de cada carta de honor
    .rule = Cada carta de honor vale los puntos que acuerde la mesa, de 0 en adelante. Si no dice nada, 4.
naipes-opt-primas = Opción: primas de quien gana
    .rule = Básicas: 20 por el mah-jong y 2 más si la carta se robó. Completas: además, 10 por cada prima de las fichas. Solo mah-jong: 20 y nada más. Si la mesa no dice nada, básicas.
naipes-opt-pareja_rey_dominante = Opción: pareja de rey dominante
    .rule = La pareja del rey dominante vale 2 puntos, o ninguno. Si la mesa no dice nada, 2.
naipes-opt-limite = Opción: límite
    .rule = Ninguna mano vale más que el límite: sin límite, 500, 1.000 o cualquier número de 1 en adelante. Si la mesa no dice nada, sin límite.
naipes-opt-perdedores = Opción: quienes pierden liquidan entre sí
    .rule = Quienes no ganan se pagan las diferencias, o solo cobra quien gana. Si la mesa no dice nada, se pagan las diferencias.
naipes-opt-este_doble = Opción: Este paga y cobra doble
    .rule = Los pagos en los que entra Este se doblan, o no. Si la mesa no dice nada, se doblan.
naipes-opt-sin_mahjong = Opción: mano sin mah-jong
    .rule = Una mano sin mah-jong no se paga, o liquidan los cuatro entre sí. Si la mesa no dice nada, no se paga.
naipes-opt-viento_tras_nula = Opción: los palos tras una mano nula
    .rule = Tras una mano sin mah-jong los palos se quedan, o pasan a la izquierda. Si la mesa no dice nada, se quedan.
naipes-opt-vueltas = Opción: vueltas por partida
    .rule = La partida dura cuatro vueltas, dos o una. Si la mesa no dice nada, cuatro.
naipes-opt-sentido = Opción: sentido del juego
    .rule = Se juega en el sentido de las agujas del reloj, o al revés. Si la mesa no dice nada, como el reloj.
naipes-opt-reserva = Opción: cartas de reserva
    .rule = Se roba toda la baceta, o las catorce últimas cartas no se roban. Si la mesa no dice nada, toda.
naipes-opt-ultimo_descarte = Opción: el último descarte
    .rule = El descarte que sigue a la última carta de la baceta se puede pedir solo para mah-jong, o para nada. Si la mesa no dice nada, solo para mah-jong.
naipes-opt-kang_diferido = Opción: kang más tarde
    .rule = Un kang se puede declarar en cualquier turno propio después de robar, o solo en aquel en que se roba la cuarta carta. Si la mesa no dice nada, en cualquiera.
naipes-opt-anuncio_pumba = Opción: anunciar pumba
    .rule = Tras cada descarte no se dice nada, o la mesa muestra si quien lo hizo está pumba. Si no se acuerda, no se dice nada.
naipes-opt-eunucos = Opción: eunucos
    .rule = La mesa impide tener cartas de más o de menos, o cada cual roba, repone y acaba el turno por su cuenta y puede equivocarse. Si no se acuerda, lo impide.
naipes-opt-mahjong_falso = Opción: mah-jong en falso
    .rule = Un mah-jong en falso se rechaza y no pasa nada, o quien lo canta paga 20 a cada persona, con Este doble, y la mano sigue. Si la mesa no dice nada, se rechaza.

## 18. Preguntas abiertas

naipes-open-1 = Pregunta abierta: la página que falta
    .rule = La página de la fuente con los puntos y los pagos no se ha encontrado. Los de aquí vienen del juego de fichas de la misma editorial y de las reglas clásicas. Si aparece, mandará ella.
    .differ = Los capítulos de puntos y pagos son una reconstrucción, y cada duda es una opción de la mesa.
naipes-open-2 = Pregunta abierta: ases y nueves
    .rule = Cuántas doblas dan los ases y los nueves es lo que más mueve las cuentas. Aquí, una por carta.
    .differ = La mesa elige con la opción «Ases y nueves».
naipes-open-3 = Pregunta abierta: siete parejas
    .rule = Qué son las parejas heterogéneas no está claro. Aquí, siete parejas iguales y distintas entre sí.
    .differ = La mesa elige con la opción «Gemelos».
naipes-open-4 = Pregunta abierta: compensación sin forma
    .rule = La fuente no dice si las ocho cartas de la compensación han de combinar. Aquí, no.
    .differ = La mesa elige con la opción «Compensación».
naipes-open-5 = Pregunta abierta: puntos de honor
    .rule = La fuente no dice cuántos puntos de base tiene una carta de honor. Aquí, 4.
    .differ = La mesa elige con la opción «Puntos por carta de honor».
naipes-open-6 = Pregunta abierta: primas de quien gana
    .rule = No se sabe qué primas tiene quien gana además de los 20. Aquí, 2 por la carta robada.
    .differ = La mesa elige con la opción «Primas de quien gana».
naipes-open-7 = Pregunta abierta: rey propio y dominante
    .rule = La fuente no dice cuánto da un rey que es las dos cosas. Aquí, dos doblas.
    .differ = La mesa elige con la opción «Rey propio y dominante».
naipes-open-8 = Pregunta abierta: ganar con un solo palo
    .rule = La fuente no dice si las tres doblas de ganar con un palo incluyen la general. Aquí se suman: cuatro.
    .differ = La mesa elige con la opción «Homogéneo de quien gana».
naipes-open-9 = Pregunta abierta: panache
    .rule = La fuente dice dos cosas del panache. Aquí vale dos y dos, y se acumula con las series.
    .differ = La mesa elige con las opciones «Panache» y «Panache junto a una serie».
naipes-open-10 = Pregunta abierta: kang y mano cerrada
    .rule = La fuente nombra chow y pung, y no dice nada del kang pedido. Aquí no quita la dobla.
    .differ = La mesa elige con la opción «Kang y mano cerrada».
naipes-open-11 = Pregunta abierta: quitar un kang
    .rule = La fuente no dice a qué kang se le puede quitar la carta. Aquí, al trío que se amplía y al que se pidió con un descarte.
    .differ = La mesa elige con la opción «Quitar la carta de un kang».
naipes-open-12 = Pregunta abierta: el trío que cierra la mano
    .rule = La fuente habla de premios; podrían ser solo las doblas. Aquí son también los puntos, y el trío cuenta en mano.
    .differ = La mesa elige con la opción «Trío cerrado con descarte».
naipes-open-13 = Pregunta abierta: la mano nula
    .rule = La fuente no dice qué pasa si nadie hace mah-jong. Aquí nadie paga y los palos se quedan.
    .differ = La mesa elige con las opciones «Mano sin mah-jong» y «Palos tras una mano nula».
naipes-open-14 = Pregunta abierta: grupos expuestos en juegos especiales
    .rule = La fuente no dice si un juego especial admite grupos expuestos. Aquí, no.
    .differ = La mesa elige con la opción «Especiales con grupos expuestos».
naipes-open-15 = Pregunta abierta: el límite
    .rule = La fuente anuncia totales muy altos y no pone límite. Aquí tampoco lo hay.
    .differ = La mesa elige con la opción «Límite».
naipes-open-16 = Pregunta abierta: escalera real de varios chows
    .rule = La fuente no dice si varios chow que se solapan hacen una escalera real. Aquí hacen falta las tres escaleras exactas.
    .differ = La mesa elige con la opción «Escalera real».
naipes-open-17 = Pregunta abierta: los errores en línea
    .rule = En una mesa real hay cuentas equivocadas y mah-jong en falso. En línea se evitan o se rectifican.
    .differ = La mesa elige con las opciones «Eunucos» y «Mah-jong en falso».
naipes-open-18 = Pregunta abierta: duración y sentido
    .rule = La fuente no dice cuántas vueltas se juegan; el sentido es el del reloj. Aquí, cuatro vueltas.
    .differ = La mesa elige con las opciones «Vueltas» y «Sentido del juego».
naipes-open-19 = Pregunta abierta: qué palo domina
    .rule = La fuente usa el palo dominante sin explicarlo. Aquí es el de la vuelta, como el viento de la ronda en las fichas. No hay opción.
naipes-open-20 = Pregunta abierta: último descarte y reserva
    .rule = La fuente no dice para qué se puede pedir el último descarte ni habla de reserva. Aquí se pide solo para mah-jong y no hay reserva.
    .differ = La mesa elige con las opciones «Último descarte» y «Cartas de reserva».
naipes-open-21 = Pregunta abierta: la carta extra de honor
    .rule = La fuente llama carta extra de honor a la cuarta de un kang. Aquí eso quiere decir que queda fuera de la cuenta; no da puntos de honor ni dobla propia. No hay opción.

## 19. Títulos y encabezados

naipes-meta-1 = Título del reglamento
naipes-meta-2 = Marca de página y pie
naipes-meta-3 = Encabezado del vocabulario
naipes-meta-4 = Encabezado del juego
naipes-meta-5 = Encabezado de las doblas
naipes-meta-6 = Encabezado «para todos»
naipes-meta-7 = Encabezado «para quien hace mah-jong»
naipes-meta-8 = Encabezado de las cartas de honor
