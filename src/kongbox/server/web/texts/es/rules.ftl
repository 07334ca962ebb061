### El reglamento.

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
rules-figure = { $set }.
rules-figure-from = { $set } (descarte: { $seat }).
rules-example-tiles = Un ejemplo: { $tiles }.
rules-example-self = Un ejemplo, con el asiento de { $wind }: lo marcado se acaba de robar.
rules-example-discard = Un ejemplo, con el asiento de { $wind }: lo marcado es un descarte.
rules-example-rob = Un ejemplo, con el asiento de { $wind }: lo marcado iba a completar cuatro iguales de otra mano.
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
