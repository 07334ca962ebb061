### El registro de una partida: lo que se cuenta de él, y por qué a veces no se puede leer.

log-title = { $title }, reglas { $rules }. { $hands ->
    [one] Una mano
   *[other] { $hands } manos
}, { $events } sucesos.
log-players = Juegan { $names }.
log-differences = Opciones distintas de las normales: { $options }.
log-hand-head = Mano { $number }: { $result }
log-hand-open = Mano { $number }: sin terminar en este registro.
log-judged = Cada jugada del registro es legal según estas reglas.
log-other-rules = El registro se escribió con las reglas { $found } y aquí están las { $known }: se muestra, pero sus jugadas no se vuelven a juzgar.
log-partly-judged = La última mano no ha terminado: sus jugadas se muestran sin juzgar, porque su semilla aún no se ha revelado.
log-no-hand = El registro aún no contiene ninguna mano.
log-cut = La última línea está cortada; lo anterior está entero.
log-scores = Puntos: { $scores }.
log-table = Mesa tras el suceso { $place } · Mano { $hand } · { $left } en el muro
log-concealed = en mano
log-river = río
log-empty = nada
log-from = de { $name }
log-question = Se pregunta a { $names }.
log-move = { $place }. { $text }
log-dealt = { $name } recibe { $tiles }
log-passed = { $name } pasa { $tiles }
log-received = { $name } recibe { $tiles }
log-apart = { $name } enseña y aparta { $tiles }
log-aside = aparte

log-proved = Mano { $number }: demostrado. El compromiso { $commitment } es el de la semilla revelada, y de ella salen todas las fichas repartidas y robadas.
log-not-revealed = Mano { $number }: sin demostrar, porque su semilla no está en el registro.
log-doubt-impossible = Suceso { $place }: en esta mesa no puede haber ocurrido.
log-doubt-not-legal = Suceso { $place }: ninguna jugada legal lleva a él.
log-doubt-not-dealt = Suceso { $place }: la semilla revelada reparte otras fichas.
log-doubt-not-committed = Suceso { $place }: la semilla revelada no es la que se comprometió.
log-doubt-not-announced = Suceso { $place }: el compromiso no es el que anuncia la cabecera.

unusable-log-empty = { $file }: el registro está vacío; la primera línea debería ser la cabecera.
unusable-log-header = { $file }, línea 1: falta la cabecera del registro («kongbox»: 1, el juego, quién juega…).
unusable-log-header-field = { $file }, línea 1: a la cabecera le falta «{ $field }», o no tiene la forma debida.
unusable-log-version = { $file }, línea 1: el registro es de la versión { $found } y aquí se leen las versiones hasta la { $known }.
unusable-log-line = { $file }, línea { $line }: no es un objeto JSON; cada suceso ocupa una línea.
unusable-log-line-long = { $file }, línea { $line }: es demasiado larga para ser un suceso.
unusable-log-seq = { $file }, línea { $line }: lleva el número { $found } y le toca el { $wanted }; los sucesos se numeran sin saltos.
unusable-log-event = { $file }, línea { $line }: no existe el suceso «{ $found }».
unusable-log-field = { $file }, línea { $line }: «{ $found }» falta, sobra o no tiene la forma debida.
unusable-log-game = { $file }, línea 1: aquí no se juega a «{ $found }». Los juegos que hay: { $known }.
unusable-log-players = { $file }, línea 1: a la mesa se sientan 4, y la cabecera nombra a { $found }.
unusable-log-recipe = { $file }, línea 1: la receta de mezcla «{ $found }» no se conoce aquí; se conoce { $known }.
unusable-log-place = El registro tiene { $events } sucesos, y se pide el { $found }; elige uno del 1 al { $events }.
unusable-event-kind = No existe el suceso «{ $found }».
unusable-event-field = «{ $place }» falta, sobra o no tiene la forma debida.
