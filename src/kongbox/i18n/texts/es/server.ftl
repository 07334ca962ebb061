### Lo que dice el servidor por sí mismo

## La base de datos

unusable-database-address = «{ $url }» no sirve como base de datos: kongbox guarda las mesas en un archivo SQLite, por ejemplo sqlite:///mesas.db.
unusable-database-is-folder = { $path } es una carpeta, no una base de datos: indica un archivo, por ejemplo { $path }/kongbox.db.
unusable-database-no-folder = No se puede usar { $path }: la carpeta { $folder } no existe o no se puede crear.
unusable-database-no-database = { $path } no es una base de datos de kongbox: indica otro archivo o deja que se cree uno nuevo.
unusable-database-foreign = { $path } es una base de datos de otro programa: indica otro archivo para las mesas de kongbox.
unusable-database-newer = { $path } la escribió una versión más reciente de kongbox (esquema { $version }): actualiza kongbox o indica otro archivo.
unusable-database-locked = { $path } está en uso: ya hay un kongbox en marcha con esa base de datos; ciérralo o indica otro archivo.
unusable-database-read-only = No se puede escribir en { $path }: da permiso de escritura al archivo y a su carpeta, o indica otro.

## La puesta en marcha

unusable-port = { $found } no es un puerto: elige un número de 1 a 65535.
unusable-port-taken = El puerto { $port } de { $host } ya está ocupado: prueba con otro, por ejemplo --port { $next }.
unusable-host = No se puede escuchar en «{ $host }»: usa 127.0.0.1 para este ordenador o 0.0.0.0 para toda la red.
serve-database = Las mesas se guardan en { $path }
serve-address = Abre { $address }
serve-friends = Para jugar desde otro aparato de la misma red, escribe { $address }
serve-stop = Para terminar, pulsa Ctrl+C. Las partidas se quedan guardadas.

## Nombres

unusable-name-empty = Falta un nombre que se vea: de 1 a { $most } caracteres.
unusable-name-long = El nombre tiene { $count } caracteres: caben { $most } como mucho.
unusable-name-marks = Ese nombre lleva demasiados acentos en una sola letra: escríbelo con menos.

## Lo que no se puede hacer ahora

declined-no-table = Esa mesa no existe. Comprueba la dirección o el código.
declined-no-game = Ese juego no existe. Los que hay: { $known }.
declined-no-hand = Esa mano no se ha jugado o todavía no ha terminado.
declined-hall-full = Hay demasiadas mesas esperando gente. Siéntate en una de ellas o prueba dentro de un rato.
declined-too-fast = Se abren demasiadas mesas seguidas. Espera unos segundos.
declined-seated = Ya tienes un sitio en esta mesa.
declined-taken = Ese sitio está ocupado.
declined-full = No queda ningún sitio libre en esta mesa.
declined-over = Esta partida ya terminó.
declined-not-over = La partida aún no ha terminado.
declined-begun = La partida ya ha empezado.
declined-not-seated = Para eso necesitas un sitio en esta mesa.
declined-no-bot = En ese sitio no hay ningún bot.
declined-link = Este enlace ya se usó o no es válido. Pide uno nuevo desde el otro aparato.
declined-origin = La petición viene de otra página y no se atiende.
declined-too-long = Lo enviado es demasiado largo: caben { $most } bytes.
declined-not-found = Aquí no hay nada. Comprueba la dirección.
declined-method = Esa dirección no admite esta clase de petición.
declined-unreadable = Lo enviado no se entiende: { $detail }.
declined-trouble = Algo ha fallado en el servidor. La mesa sigue donde estaba: inténtalo otra vez.

## Mensajes que no se atienden en la mesa

problem-unreadable = El mensaje no se entiende: { $detail }
problem-too-long = El mensaje es demasiado largo: caben { $most } bytes.
problem-too-many = Llegan demasiados mensajes: se atienden { $most } por segundo.
problem-hello-first = Antes de nada, la página tiene que saludar con «hello».
problem-no-hello = La página no ha saludado en { $seconds } segundos; la conexión se cierra.
problem-version = La página habla la versión { $found } y el servidor la { $known }: vuelve a cargarla.
problem-no-seat = Para eso necesitas un sitio en esta mesa.
problem-not-playing = Ahora no hay ninguna mano en juego.
problem-paused = La mesa está en pausa ({ $name }).
problem-stale = La mesa ya ha cambiado: mira cómo está y decide otra vez.
problem-not-stored = No se ha podido guardar tu jugada, así que no cuenta. Inténtalo otra vez.
problem-not-at-events = En una mesa de torneo eso no se puede.
problem-no-phrase = Esa frase no existe.
problem-phrases = Espera un poco antes de decir otra frase.
problem-too-many-screens = Este sitio ya está abierto en demasiadas pantallas: cierra alguna.

## ¿Puedo…?

may-allowed = Se puede
may-allowed-text = Puedes hacerlo ahora.
may-allowed-rule = Preguntar no cuesta nada y no cambia nada.

## El enlace que lleva un sitio a otro aparato

take-title = Tu sitio en este aparato
take-text = Con este enlace pasa tu sitio a este aparato. Sirve una sola vez.
take-button = Usar mi sitio aquí
take-gone = Este enlace ya se usó o no es válido. Pide uno nuevo desde el otro aparato.
take-home = Ir al salón
