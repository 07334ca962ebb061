### El reglamento en la línea de órdenes.

## Una cláusula

rule-place = { $game } · { $rules } · { $chapter }
rule-source = Fuente
rule-source-none = Conclusión nuestra: ninguna fuente lo dice.
rule-source-line = { $key }: { $title } ({ $where })
rule-source-secondary = { $key }: { $title } ({ $where }; de terceros)
rule-article = Lugar: { $article }
rule-certainty = Certeza
rule-confidence-seed = Lo dice el propio reglamento.
rule-confidence-source = Lo dice otra fuente pública.
rule-confidence-inferred = Se deduce de lo demás.
rule-status = Estado
rule-status-implemented = Rige en la mesa.
rule-status-option = Rige, según lo que elija la mesa.
rule-status-planned = Todavía no se juega.
rule-status-not-applicable = No hay nada que hacer cumplir.
rule-mark-planned = todavía no se juega
rule-mark-not-applicable = sin nada que cumplir
rule-differ = Dónde no hay acuerdo
rule-options = Opciones de la mesa
rule-option-line = { $title } ({ $name }, normalmente { $standard })
rule-code = En el programa
rule-tests = Pruebas
rule-only-title = Por ahora solo tiene título.
rule-neighbours = { $previous } ← → { $next }
rule-first = → { $next }
rule-last = { $previous } ←

## Capítulos y búsqueda

rule-chapters-hint = kongbox rule wsom.chi muestra un capítulo, kongbox rule wsom.chi.5 una cláusula; cualquier otra palabra se busca.
rule-clauses = { $count ->
    [one] 1 cláusula
   *[other] { $count } cláusulas
}
rule-found = «{ $words }»: { $count ->
    [one] 1 cláusula
   *[other] { $count } cláusulas
}
rule-found-more = Y { $count } más. Con otra palabra salen menos.
rule-found-nothing = Ninguna cláusula habla de «{ $words }».

## Estado del reglamento

coverage-game = Juego
coverage-implemented = rigen
coverage-option = según la mesa
coverage-planned = por construir
coverage-not-applicable = sin regla
coverage-total = total
coverage-whole = No falta nada: cada cláusula que rige tiene código, pruebas y texto en los dos idiomas.
coverage-lacking = Lo que falta
coverage-lacks-code = código
coverage-lacks-tests = pruebas
coverage-lacks-texts = textos

## Lo que no se entiende

unusable-clause = No hay ninguna cláusula «{ $found }»; quizá buscas { $near }.
unusable-clause-far = No hay ninguna cláusula «{ $found }»; kongbox rule, sin más, muestra los capítulos.
unusable-coverage-game = No hay ningún juego «{ $found }»; los juegos son { $known }.

## Páginas del reglamento

matrix-note = Esta página sale del reglamento que lleva el programa. Después de cambiar un texto, una función o una prueba, make rules la escribe de nuevo.
matrix-other-language = [In English]({ $address })
matrix-chapters = Capítulos
matrix-sources = Fuentes
matrix-differ = Dónde no hay acuerdo: { $differ }
matrix-source = Fuente: { $keys } ({ $article }). { $certainty }
matrix-source-without-article = Fuente: { $keys }. { $certainty }
matrix-source-none = { $certainty }
matrix-status = Estado: { $status }
matrix-code = En el programa: { $places }
matrix-tests = Pruebas: { $tests }
matrix-heading-id = Cláusula
matrix-heading-title = Título
matrix-heading-source = Fuente
matrix-heading-status = Estado
matrix-heading-key = Clave
matrix-heading-where = Dónde
