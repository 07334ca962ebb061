### La línea de comandos: páginas de ayuda, y lo que se dice cuando algo escrito o leído no sirve.

## Ayuda

command-serve = pone en marcha el servidor y abre la mesa en el navegador
command-score = calcula cuánto vale una mano, y por qué
command-check = compara manos calculadas con lo que deberían valer
command-rule = muestra una regla o busca entre todas
command-replay = repasa una partida grabada y la comprueba
command-card = comprueba una tarjeta de Mahjong americano y muestra sus líneas

help-kongbox =
    kongbox { $version }: mahjong según el reglamento.

    Uso: kongbox [comando] [opciones]

    { $commands }

    Sin comando, kongbox pone en marcha el servidor.

      --lang es|en   idioma; si no, el de tu sistema
      --version      dice la versión
      --help         esta página; kongbox <comando> --help explica un comando

    Ejemplo: kongbox rule wsom.chi.5

help-serve =
    Pone en marcha el servidor y abre la mesa en el navegador.

    Uso: kongbox serve [opciones]

      --host DIRECCIÓN   quién puede entrar: 127.0.0.1 (solo este equipo, si no dices
                         otra cosa) o 0.0.0.0 (cualquiera de tu red)
      --port NÚMERO      el puerto; si no, el 8000
      --database URL     dónde se guardan las partidas; si no, un archivo en tu carpeta de datos
      --no-browser       no abre el navegador
      --lang es|en       idioma de lo que se escribe aquí
      --help             esta página

    Ejemplo: kongbox serve --host 0.0.0.0 --port 9000

help-score =
    Calcula cuánto vale una mano, y por qué. Lee una mano, una lista o un archivo de
    casos, en YAML o JSON.

    Uso: kongbox score JUEGO [ARCHIVO] [opciones]

      JUEGO          wsom, american o naipes
      ARCHIVO        la mano; - o nada lee la entrada estándar
      --json         respuesta para programas: un objeto por un objeto, una lista por una lista
      --lang es|en   idioma de la explicación
      --help         esta página

    Ejemplo: kongbox score wsom mano.yaml, si dentro dice

        concealed: 123m 456m 789m 1z
        melds: [pong 555z]
        win: 1z
        by: discard
        seat: E
        discarder: S

    Ejemplo: kongbox score american mahjong.yaml, si dentro dice

        card: practice
        concealed: 1C 1C 1C 2C 2C 2C 2C 3D 3D
        exposed: [kong 4D 4D 4D J from E]
        win: 3D
        by: discard
        seat: W
        discarder: N

    Ejemplo: kongbox score naipes mano.yaml, si dentro dice

        palo: copas
        dominante: oros
        gana: true
        via: baceta
        carta_mahjong: 2o
        en_mano: Cc Cc Cc 6b 7b 8b 3c 4c 5c 2o 2o
        expuestos:
          - tipo: trio
            carta: Rc
        honor: Sc

help-check =
    Calcula las manos de un archivo de casos y compara cada una con su «expect».
    Acaba diciendo cuántas coinciden y cuántas no; si alguna no, el código de salida es 1.

    Uso: kongbox check JUEGO ARCHIVO [opciones]

      JUEGO          wsom, american o naipes
      ARCHIVO        los casos; - lee la entrada estándar
      --json         respuesta para programas
      --lang es|en   idioma de la respuesta
      --help         esta página

    Ejemplos: kongbox check wsom casos.yaml
              kongbox check american mahjongs.yaml
              kongbox check naipes cartas.yaml

help-rule =
    Muestra una regla explicada, con su fuente y dónde la cumple el programa, o busca
    entre todas.

    Uso: kongbox rule [ID o palabras] [opciones]

      ID o palabras  una regla (wsom.chi.5) o lo que buscas; sin nada, los capítulos
      --coverage     cuánto de cada reglamento se juega ya, y qué falta
      --json         respuesta para programas
      --lang es|en   idioma de las reglas
      --help         esta página

    Ejemplo: kongbox rule robar un kong

help-replay =
    Repasa una partida grabada: la comprueba paso a paso y muestra la mesa. El código de
    salida es 1 si algo va contra el reglamento o, con --verify, falta alguna demostración.

    Uso: kongbox replay ARCHIVO [opciones]

      ARCHIVO        el registro (*.kbx.jsonl); - lee la entrada estándar
      --moves        cuenta todo lo que se hizo
      --at NÚMERO    muestra la mesa tras ese hecho; si no, al final
      --verify       demuestra que las fichas estaban como se prometió antes de repartir
      --json         respuesta para programas: cada mano, los puntos, la primera duda
      --lang es|en   idioma de lo que se muestra
      --help         esta página

    Ejemplos: kongbox replay sabado.kbx.jsonl --moves --at 57
              kongbox replay sabado.kbx.jsonl --verify

help-card =
    Comprueba una tarjeta de Mahjong americano y muestra cada línea con una mano de
    ejemplo. Si algo no sirve, dice en qué línea, por qué y qué iría bien.

    Uso: kongbox card ARCHIVO [opciones]

      ARCHIVO        la tarjeta, en YAML o JSON; - lee la entrada estándar, y practice es
                     la tarjeta de práctica que viene con kongbox
      --json         respuesta para programas
      --lang es|en   idioma de lo que se muestra
      --help         esta página

    Ejemplo: kongbox card mi-tarjeta.yaml

## Lo que se escribió

unusable-language = kongbox no habla «{ $found }»: elige --lang es o --lang en.
unusable-command = No existe el comando «{ $found }». Los que hay: { $known }.
unusable-command-near = No existe el comando «{ $found }»; ¿querías decir { $near }? Los que hay: { $known }.
unusable-no-such-option = Aquí no hay ninguna opción { $option }; { $help } muestra las que hay.
unusable-option-without-value = La opción { $option } necesita un valor detrás; { $help } muestra cuál.
unusable-missing-argument = { $argument ->
    [game] Falta el juego; { $help } muestra dónde va.
    [file] Falta el archivo; { $help } muestra dónde va.
   *[other] Falta «{ $argument }»; { $help } muestra dónde va.
}
unusable-argument = El valor de «{ $argument }» no sirve; { $help } muestra cuáles sirven.
unusable-too-many-arguments = Sobran palabras para este comando; { $help } muestra su forma.
unusable-system = El sistema se ha negado: { $reason }.

## Lo que se leyó

unusable-file-missing = { $file }: no existe ese archivo; revisa el nombre y la carpeta.
unusable-file-folder = { $file }: es una carpeta, y hace falta un archivo.
unusable-file-closed = { $file }: no tienes permiso para leer este archivo; revisa sus permisos.
unusable-file-too-large = { $file }: el archivo pasa de { $largest } MB; divídelo.
unusable-file-not-text = { $file }, línea { $line }: esto no es texto UTF-8; guarda el archivo como UTF-8.
unusable-file-empty = { $file }: el archivo está vacío; debería contener una mano o una lista de manos.
unusable-not-yaml = { $file }, línea { $line }, columna { $column }: a partir de aquí no es YAML ni JSON; revisa sangrías, dos puntos, comillas y corchetes.
unusable-not-json = { $file }, línea { $line }, columna { $column }: a partir de aquí no es JSON; revisa comas, comillas y corchetes.
unusable-yaml-anchor = { $file }, línea { $line }, columna { $column }: las anclas (& y *) no se leen; escribe el texto entero donde haga falta.
unusable-key-twice = { $file }: «{ $key }» está dos veces en el mismo objeto; deja solo una.
unusable-document-too-deep = { $file }: hay demasiados niveles unos dentro de otros; a una mano le bastan unos pocos.
unusable-document-number = { $file }: hay un número o una fecha que no puede serlo; revisa los valores.
unusable-document-value = { $file }: { $found } no es un número; escríbelo con cifras.
unusable-no-document = { $file }: hay un solo valor suelto; debería haber un objeto (líneas «nombre: valor») o una lista.
