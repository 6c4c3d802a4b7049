# Lo que solo dice la línea de comandos; lo que comparte con la página está en ../es.ftl.

## Qué falla en el registro de una partida

verify-not-ended = La partida no ha terminado: su semilla no se ha revelado, así que los dados no se pueden comprobar.
verify-too-long = Es demasiado largo para ser el registro de una partida.
verify-breaks-off = El registro se corta aquí.
verify-no-json = Esto no es JSON.
verify-form = Esto no está en forma canónica.
verify-hash = La entrada no coincide con su huella.
verify-opening = Así no se abre una partida.
verify-unreadable = La entrada no se puede leer: { $reason }.
verify-order = La entrada no sigue a la entrada { $version }.
verify-position = La jugada lleva a { $found }, pero está guardado { $stored }.
verify-seed-form = La semilla no es hexadecimal.
verify-seed = La semilla no es la que se prometió.
verify-dice = La entrada muestra los dados { $shown }, pero la semilla da { $rolled }.
verify-not-open = El asiento no está libre.
verify-nobody-there = Ahí no se sienta nadie.
verify-dice-fixed = Los dados ya están fijados.
verify-cannot-start = La partida no puede empezar así.
verify-entropy = Esta no es la parte de azar que aportaron los jugadores.
verify-mover = No es el turno de este asiento.
verify-number = Falta el número de una tirada.
verify-unasked = Nadie ha pedido estos dados.
verify-nobody-leaves = Nadie puede dejar este asiento.
verify-nobody-away = Ahí no hay nadie ausente.
verify-claim = Aquí nadie puede reclamar eso.
verify-lag = Por los retrasos de la red, un reloj recibió más tiempo del permitido.
verify-ended = La partida ya ha terminado.
verify-reason = La partida no terminó por este motivo.
verify-protocol = Esta versión no conoce el protocolo del registro.
verify-commitment = Esto no es un compromiso, o es el de otra persona.
verify-cannot-lock = Todavía no se puede pedir a nadie que revele.
verify-missing = Estos no son los asientos que no se habían comprometido.
verify-reseed = Aquí no hay motivo para una semilla nueva, o los asientos nombrados no son esos.
verify-chance = La semilla de un bot falta, no se deduce de la de la partida, o está donde no decidió ningún bot.
verify-bot = El bot { $bot } habría elegido aquí { $chosen }, no { $shown }.
verify-noted-commitment = El compromiso { $value } no está en el registro: este no es el secreto que se te mostró.
verify-noted-entropy = Tu parte de azar { $value } no entró en los dados.
verify-noted-head = La huella { $value } no está en el registro: se reescribió después de que lo vieras.
verify-other-game = Este es el registro de otra partida, { $game }.

## Copias de seguridad y bases de datos

backup-no-database = No hay ninguna base de datos { $file }.
backup-damaged = La copia de seguridad está dañada.
backup-foreign = Esto no es una copia de seguridad de Pickomino.
backup-schema = La copia de seguridad tiene el esquema { $found }; este programa, el { $known }.
backup-table = La copia de seguridad nombra la tabla «{ $token }», que aquí no se conoce.
backup-column = La copia de seguridad nombra una columna imposible de la tabla { $table }.
backup-breaks-off = La copia de seguridad se corta.
backup-not-empty = La base de datos no está vacía.
database-kind = Una base de datos es un archivo o una URL postgresql://, y esto no es ninguna de las dos cosas.
database-folder = { $file } es una carpeta, no una base de datos.
database-newer = Las tablas de esta base de datos son de una versión más nueva de este programa. Actualiza primero este programa.
database-certificate = { $file } no contiene ningún certificado TLS.
database-key = { $file } no contiene ninguna clave que corresponda al certificado { $certificate }, o pide una contraseña (sslpassword).
database-unavailable = No se puede usar la base de datos: { $reason }.
database-served = Otro proceso está usando { $file }.
database-linked = { $file } es un archivo con varios nombres (enlaces duros). SQLite lo dañaría: quita los otros nombres o haz una copia.

## Qué le puede pasar a un programa que llama a un servidor

client-url = «{ $token }» no es una URL http o https.
client-table = «{ $token }» no es un enlace a una mesa.
client-no-game = Esta URL no nombra ninguna partida.
client-no-server = { $server } no es un servidor de Pickomino.
client-answer = El servidor ha respondido con el estado { $status }.
client-nonsense = No se pudo leer la respuesta del servidor.
client-closed = El servidor ha cerrado la partida: { $reason }.

## Qué hace mal un bot ajeno

fault-start = El programa no arranca: { $reason }.
fault-deaf = No lee lo que se le envía.
fault-long-line = Ha escrito una línea de más de { $most } bytes.
fault-silent = No ha respondido a tiempo.
fault-closed = Ha cerrado su salida.
fault-ended = Ha terminado con el estado { $status }.
fault-killed = Hubo que cerrarlo a la fuerza.
fault-id = Ha respondido con el id { $token } en vez de { $asked }.
fault-chatter = Escribe línea tras línea sin responder a nada.
fault-hello = Debe responder a hello con name y author, dos cadenas.
fault-no-action = Debe responder a decide con action, una cadena.
fault-illegal = «{ $token }» no está entre las acciones permitidas: { $known }.
fault-not-an-action = Ha devuelto { $found }, que no es una acción.
fault-ok = Debe responder a { $message } con "ok": true.
fault-no-json = Ha escrito algo que no es JSON: «{ $token }».
fault-no-object = Ha escrito algo que no es un objeto JSON: «{ $token }».
fault-raised = Ha lanzado la excepción { $error } ({ $where }).

## Qué se comprueba de un bot así

conformance-starts = El programa arranca
conformance-hello = Responde a hello con su nombre y su autor
conformance-games = Juega { $games ->
        [one] una partida
       *[other] { $games } partidas
    } de { $players } con las reglas { $rules }
conformance-start = Decide antes de la primera tirada
conformance-start-golden = Decide antes de la primera tirada, con el dado dorado
conformance-face = Elige una cara
conformance-weasel = Suelta la comadreja o acepta el fallo
conformance-roll-or-stop = Tira o se planta
conformance-canned = Decide si cuenta el gusano en lata
conformance-rob = Elige a quién quitarle un gusano asado
conformance-crow = Elige a quién quitarle un gusano asado por el cuervo
conformance-claim = Elige una ración
conformance-keep = Elige qué especialista conserva
conformance-unknown-field = Ignora los campos que no conoce
conformance-quit = quit lo termina con el estado 0

## La línea de comandos

cli-cannot-read = No se puede leer { $file }: { $reason }.
cli-cannot-write = No se puede escribir { $file }: { $reason }.
cli-cannot-print = No se puede escribir en la salida estándar: { $reason }.
cli-not-utf8 = { $file } no es un archivo de texto en UTF-8.
cli-file-long = { $file } es demasiado largo: el máximo son { $most } caracteres.
cli-language = «{ $token }» no es un idioma de los que se hablan aquí. Los idiomas son: { $known }.
cli-one-stdin = De la entrada estándar solo se puede leer una cosa.
cli-usage = { $problem } (Prueba: { $command } --help)
cli-usage-command = No hay ningún comando «{ $token }».
cli-usage-command-near = No hay ningún comando «{ $token }». ¿Querías decir: { $known }?
cli-usage-option = No hay ninguna opción «{ $token }».
cli-usage-option-near = No hay ninguna opción «{ $token }». ¿Querías decir: { $known }?
cli-usage-bare = { $option } necesita un valor.
cli-usage-flag = { $option } no lleva valor.
cli-usage-missing = Falta { $name }.
cli-usage-surplus = Sobra «{ $token }».
cli-usage-whole = { $option }: «{ $token }» no es un número entero.
cli-usage-number = { $option }: «{ $token }» no es un número.
cli-usage-choice = { $option }: «{ $token }» no existe, solo { $known }.
cli-usage-least = { $option } debe ser al menos { $limit }, no { $value }.
cli-exclusive = { $first } y { $second } se excluyen mutuamente.
cli-away = El servidor no responde: { $reason }.
cli-reason-missing = no existe ese archivo o carpeta
cli-reason-forbidden = permiso denegado
cli-reason-folder = es una carpeta
cli-reason-no-folder = una parte de la ruta no es una carpeta
cli-reason-full = no queda espacio
cli-reason-read-only = es de solo lectura
cli-reason-name-long = el nombre es demasiado largo
cli-reason-port-taken = lo usa otro programa
cli-reason-no-address = este equipo no tiene esa dirección
cli-reason-refused = conexión rechazada
cli-reason-timeout = ha tardado demasiado
cli-reason-unknown-name = ese nombre es desconocido
cli-reason-certificate = su certificado no es de confianza
cli-reason-tls = no se pudo establecer una conexión TLS
cli-compiling = Compilando el solucionador para este equipo; tarda unos segundos, solo esta vez…
cli-needs-extra = Hace falta { $module }, que no está instalado: pip install "pickomino[{ $extra }]".
cli-plot-format = { $file }: el nombre de una imagen termina en .png o .svg.
cli-odds-over = La partida ha terminado: no queda nada que esperar.
cli-odds-title = Las probabilidades de { $name }
cli-odds-choice = Opción
cli-odds-due = dados por tirar
cli-odds-worms = Gusanos esperados
cli-odds-bust = Riesgo de fallar
cli-odds-tile = Ración
cli-odds-reach = Esta ración o mejor
cli-odds-exact = Exacta
cli-simulate-bot = «{ $token }» no se puede simular en un clúster. Los que sí: { $known }.
cli-range = { $option } debe estar entre { $least } y { $most }, no ser { $value }.
cli-simulate-folder = { $folder } no es una carpeta en la que se pueda escribir.
cli-simulate-cluster = El clúster de { $address } no responde: { $reason }.
cli-simulate-nothing = No terminó ninguna partida.
cli-simulate-interrupted = Interrumpido: { $done } de { $games } { $games ->
        [one] partida terminada
       *[other] partidas terminadas
    }.
cli-simulate-title = { $games ->
        [one] Una partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    } con las reglas «{ $rules }»
cli-simulate-games = Partidas
cli-simulate-seat = Asiento
cli-simulate-player = Jugador
cli-simulate-wins = Victorias
cli-simulate-worms = Gusanos
cli-simulate-takes = Tomadas
cli-simulate-steals = Robos
cli-simulate-busts = Fallos
cli-simulate-length = Turnos
cli-simulate-lasted = Una partida dura de media { $length } turnos; la más corta, { $low }; la mediana, { $middle }; la más larga, { $high }.
cli-simulate-limit = { $games ->
        [one] Una partida acabó
        [many] { $games } de partidas acabaron
       *[other] { $games } partidas acabaron
    } por el límite de { $limit ->
        [one] un turno
       *[other] { $limit } turnos
    }.
cli-simulate-speed = { $seconds } s, { $speed ->
        [one] una partida
        [many] { $speed } de partidas
       *[other] { $speed } partidas
    } por segundo. Intervalos de confianza del 95 %.
cli-arena-two = Una arena necesita al menos dos bots.
cli-arena-twice = Con tres bots o más, cada uno se puede nombrar una sola vez.
cli-arena-pair = { $first } contra { $second }
cli-arena-title = { $rules }, { $players } jugadores, semilla { $seed }
cli-arena-second = Contra
cli-arena-raw = Victorias, en bruto
cli-arena-adjusted = Sin contar la suerte
cli-arena-axis = Victorias del primer bot, intervalos del 95 %
cli-arena-cross = Cada uno contra copias de cada uno de los demás
# Same in English.
cli-arena-bot = Bot
cli-arena-rating = Puntuación
cli-arena-rounded = Se juegan { $games } partidas: cada serie de dados, una vez desde cada uno de los { $players } asientos.
cli-arena-strikes = Faltas
cli-arena-forfeits = Descalificaciones
cli-arena-forfeited = { $bot } perdió { $count } de { $games } partidas por descalificación.
cli-arena-by-forfeit = { $pair }: decidido por descalificación. Las victorias no dicen nada de cómo juegan.
cli-arena-fault = { $bot }: { $fault }{ $count ->
        [one] { "" }
       *[other] { " " }({ $count } veces)
    }
cli-arena-faults = … y { $count ->
        [one] una falta más
       *[other] { $count } faltas más
    }
cli-train-suffix = { $file }: el nombre de una red termina en .npz.
cli-train-other = { $file } es de otro entrenamiento: { $command }
cli-train-training = entrenamiento
cli-train-error = error de { $error }
cli-train-resume = Detenido. { $file } guarda lo aprendido; el mismo comando sigue desde ahí: { $command }
cli-train-stopping = Se detendrá tras esta ronda; otro Ctrl-C lo detiene de inmediato.
cli-train-lost = Detenido antes del primer punto de control; no se ha guardado nada.
cli-train-time = { $minutes } minutos de procesador dedicados a jugar y aprender.
cli-train-against = contra { $bot }
cli-train-positions = Posiciones vistas
cli-train-rate = Victorias contra { $bot }, intervalos del 95 %
cli-bench-small = Motor y turnos
cli-bench-engine = Motor sencillo, { $rules }
cli-bench-decisions = { $count } decisiones por segundo
cli-bench-alone = Un turno de { $dice } dados, suelto
cli-bench-batched = Un turno de { $dice } dados, { $batch } a la vez
cli-bench-games = Partidas por segundo (y decisiones, en millones)
cli-bench-players = Jugadores
cli-bench-length = Turnos
cli-bench-one = Un núcleo
cli-bench-all = { $cores ->
        [one] El único núcleo
       *[other] Los { $cores } núcleos
    }
cli-bench-note = Cada cifra es la mejor de varios intentos.
cli-replay-head = { $players } juegan con las reglas «{ $rules }».
cli-replay-unfinished = La partida no está terminada.
cli-replay-limit = Tras { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    } la partida acaba por su límite; la victoria es para { $winners }.
cli-play-hint = Escribe una acción cuando se te pida, o pulsa Intro para la que está entre corchetes; ? las explica todas.
cli-key-roll = r, roll = tirar los dados que no están apartados
cli-key-face = 1 2 3 4 5 w = apartar esa cara
cli-key-stop = s, stop = plantarse
cli-key-claim = 27 = elegir esa ración
cli-key-roll9 = n, roll9 = tirar nueve dados, con el dado dorado
cli-key-weasel = z, ~ = hacer que la comadreja tire otra vez
cli-key-canned = c, stop+c = plantarse y contar el gusano en lata
cli-key-rob = rob 3 = quitarle un gusano asado al asiento 3
cli-key-keep = keep h = conservar ese especialista
cli-key-enter = Intro = lo que está entre corchetes
cli-key-hint = h, hint = preguntar al entrenador
cli-key-show = t, show = mostrar la mesa
cli-key-undo = u, undo = deshacer tu última decisión, mientras no haya caído ningún dado
cli-key-record = record = mostrar la partida hasta ahora como texto
cli-key-quit = q, quit = salir
cli-play-prompt = { $name }: { $choices }
cli-play-prompt-default = { $name }: { $choices } [{ $default }]
cli-play-dice = { $name }, tira { $count ->
        [one] un dado y escribe lo que muestra
       *[other] { $count } dados y escribe lo que muestran
    }:
cli-play-left = La partida queda sin terminar.
cli-play-no-undo = No hay nada que deshacer.
cli-play-dice-fell = Desde tu última decisión han caído dados, así que se queda como está.
cli-play-you = Tú
cli-perft-total = en total: { $count }
cli-serve-ready = Pickomino funciona en { $url } (Ctrl-C lo detiene)
cli-serve-others = Otros dispositivos de tu red pueden acceder por { $urls }
cli-serve-no-network = Está abierto a otros dispositivos, pero este equipo no está en ninguna red.
cli-serve-alone = Solo puede acceder este equipo. Con --share pueden unirse teléfonos y otros equipos de tu red.
cli-serve-data = Las partidas se guardan en { $where }
cli-serve-share = --share lo abre a todos los dispositivos de la red; --host, a una sola dirección: usa solo una de las dos.
cli-serve-taken = No se puede escuchar en { $host }, puerto { $port }: { $reason }.
cli-serve-proxy = --trusted-proxies: «{ $token }» no es ni una dirección ni una red.
cli-serve-metrics = --metrics-from: «{ $token }» no es ni una dirección ni una red.
cli-serve-origin = --origins: «{ $token }» no es un origen; escríbelo como https://example.org.
cli-serve-host = --hosts: «{ $token }» no es un nombre de host; escríbelo como play.example.org, sin puerto.
cli-connect-name = Bot conectado
cli-connect-alarm = ALARMA: { $problem }
cli-connect-checked = El registro coincide con todo lo que se guardó durante la partida. Para comprobarlo otra vez, con los bots: pickomino verify { $options }
cli-verify-true = { $game }, partida { $status ->
        [abandoned] abandonada
       *[over] jugada hasta el final
    }: { $entries ->
        [one] una entrada
       *[other] { $entries } entradas
    }, { $rolls ->
        [one] una tirada
       *[other] { $rolls } tiradas
    } y { $dice ->
        [one] un dado comprobados
       *[other] { $dice } dados comprobados
    }, todo correcto.
cli-verify-by-hand = Los dados se introdujeron a mano: las jugadas están comprobadas, los dados no se pueden comprobar.
cli-verify-contributed = Asientos que aportaron a los dados: { $seats }.
cli-verify-missing = Aviso: sin aportación a tiempo de estos asientos: { $seats }.
cli-verify-withheld = Aviso: parte prometida y no revelada por estos asientos, por lo que los dados recibieron otra semilla: { $seats }.
cli-verify-claimed = Según el servidor, { $count ->
        [one] la persona del asiento { $seats } no estaba
       *[other] las personas de los asientos { $seats } no estaban
    } cuando alguien reclamó la victoria o hizo jugar a un bot. Un registro no puede mostrar si es cierto.
cli-verify-nobody = Aviso: hubo dados a los que ningún jugador había aportado nada. Con esos hay que fiarse del servidor.
cli-verify-old-protocol = El registro sigue el primer protocolo: los jugadores aportaban a la vista, así que quien llegaba en último lugar podía elegir.
cli-verify-reseeded = Aviso: tras restaurar una copia de seguridad, los dados recibieron otra semilla. Veces: { $count }.
cli-verify-bots = Decisiones de bots repetidas aquí, con el mismo resultado: { $count }.
cli-verify-bots-unchecked = Sin comprobar: decisiones de bots que no están instalados aquí, o de otra versión: { $count }.
cli-verify-substituted = Aviso: decisiones que tomó otro bot en lugar del que ocupa el asiento: { $count }.
cli-verify-no-commitment = Sin comprobar: si este es el secreto que se te mostró antes de la partida (--commitment).
cli-verify-no-entropy = Sin comprobar: si tu parte de azar entró en los dados (--entropy).
cli-verify-no-head = Sin comprobar: si el registro se reescribió entero desde que jugaste (--head).
cli-verify-hash = Última huella: { $hash }
cli-verify-false = { $file } no supera la comprobación. { $problem }
cli-backup-written = Copia de seguridad escrita: { $rows ->
        [one] una fila
       *[other] { $rows } filas
    } de { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, SHA-256 { $digest }
cli-backup-restored = Copia de seguridad restaurada: { $rows ->
        [one] una fila
       *[other] { $rows } filas
    } de { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, SHA-256 { $digest }
cli-check-good = bien
cli-check-bad = mal
cli-check-trouble = { $what }: { $trouble }
cli-check-failed = { $count ->
        [one] Ha fallado una comprobación
       *[other] Han fallado { $count } comprobaciones
    }.
cli-hint-title = Qué puede hacer { $name }
cli-hint-chance = Gana
cli-hint-cost = Cuesta
cli-hint-rollout = Jugado hasta el final
cli-hint-tiles = Probabilidad de cada ración
cli-review-title = Repaso con las reglas «{ $rules }»
cli-review-player = Jugador
cli-review-start = Principio
cli-review-luck = Suerte de todos
cli-review-cost = Errores propios
cli-review-gifts = Errores ajenos
cli-review-revisions = Revisiones
cli-review-result = Resultado
cli-review-accuracy = Precisión
cli-review-grades = Errores y errores graves
cli-review-turn = Turno
cli-review-error = El repaso llega hasta donde la partida guardada es válida. { $problem }
cli-puzzle-none = Ese ejercicio no existe.
cli-puzzle-theme = «{ $token }» no es un tema. Los temas son: { $known }.
cli-puzzle-title = Ejercicio { $id }, dificultad { $difficulty } de 5
cli-puzzle-themes = Temas: { $themes }
cli-puzzle-ask = ¿Qué harías? { $choices }
cli-puzzle-right = Correcto: «{ $answer }» es la mejor opción.
cli-puzzle-wrong = No es «{ $given }»: es mejor «{ $answer }».
cli-puzzle-count = Ejercicios
cli-puzzle-verified = { $count ->
        [one] Un ejercicio es correcto
       *[other] { $count } ejercicios son correctos
    }: la ventaja mínima es de { $lead } partidas de cada 100.
cli-puzzle-played = En { $count ->
        [one] uno de ellos
       *[other] { $count } de ellos
    } la ventaja se mostró jugando hasta el final.
cli-puzzle-unsound = Línea { $line }: «{ $answer }» no tiene una ventaja clara.
cli-puzzle-failed = { $count ->
        [one] Un ejercicio no es correcto.
       *[other] { $count } ejercicios no son correctos.
    }
error-puzzle = «{ $token }» no es un ejercicio: escribe reglas, posición, respuesta, dificultad y temas, separados por tabuladores.

## Los bots

bot-random = Una cara cualquiera; se planta la mitad de las veces cuando así consigue algo.
bot-timid = Primero los gusanos, después la cara que más suma; toma la primera ración que puede.
bot-greedy = Juega cada turno por el mayor número de gusanos propios.
bot-swing = Juega igual, pero un gusano robado a un rival cuenta doble.
bot-champion = Juega para ganar la partida. En los niveles bajos calcula mal y se equivoca, como la gente.
bot-py = Una clase tuya de Python con un método choose(state, rng).
bot-exec = Un programa tuyo que habla el protocolo de los bots.
bot-option-plies = cuántos turnos mira por adelantado
bot-option-level = de una primera partida al campeón
bot-option-character = qué le gusta
bot-option-time = segundos que puede dedicar a una decisión (dos jugadores)
bot-option-endgame = si explora los finales (dos jugadores)
bot-option-net = otra red
cli-bots-title = Todos los bots
cli-bots-about = Cómo juega
cli-bots-strength = Contra greedy
cli-bots-options = Opciones, como en champion:level=2,character=bold
cli-bots-option = Opción
cli-bots-values = Valores
cli-bots-meaning = Significado
cli-bots-characters = Caracteres, para un champion de cualquier nivel
cli-bots-character = Carácter
cli-bots-broken = no se puede cargar: { $reason }
cli-bots-note = «Contra greedy» es la proporción de partidas ganadas, con dos jugadores y las reglas classic.

## Entornos para programas que aprenden
error-env-render = «{ $token }» no es un modo de visualización. Los modos son: { $known }.
error-env-reward = «{ $token }» no es una recompensa. Las recompensas son: { $known }.
error-env-limit = { $token } no es un límite de turnos: indica un número de 1 a { $most }.
error-env-seat = { $token } no es un asiento: indica un número de 1 a { $players }, o None para que cambie en cada partida.
error-env-opponents = { $token } no es una lista de rivales, como ["greedy", "random"].
error-env-games = { $token } no es un número de partidas: indica uno de 1 a { $most }.
error-env-reset = La partida ha terminado o no ha empezado: primero hay que reiniciar el entorno.
error-env-index = { $token } no es una acción: las acciones son números de 0 a { $most }.
error-env-game = Partida { $game }: { $reason }
error-env-weights = { $file } no contiene ningún agente para estos entornos.

## pickomino doctor

cli-doctor-python = Pickomino { $pickomino } funciona con Python { $version }.
cli-doctor-kernels = El solucionador funciona: hay bots fuertes y entrenador.
cli-doctor-no-kernels = Falta el solucionador, así que solo juegan bots sencillos y no hay entrenador. Para instalarlo: pip install "pickomino[solver]"
cli-doctor-kernels-broken = El solucionador no funciona: { $reason }. Para reinstalarlo: pip install --force-reinstall "pickomino[solver]"
cli-doctor-kernels-unkept = El solucionador funciona, pero lo que compila no se puede guardar en { $folder }, así que cada proceso lo compila de nuevo. Permite escribir en esa carpeta o indica otra con PICKOMINO_CACHE_DIR.
cli-doctor-database = La base de datos responde: { $kind }.
cli-doctor-no-database = No se puede usar la base de datos: { $reason }. Comprueba --database, la contraseña y los permisos.
cli-doctor-disk = Hay { $free } MB libres donde se guardan las partidas.
cli-doctor-disk-full = Solo hay { $free } MB libres donde se guardan las partidas; haz sitio para al menos { $least } MB.
cli-doctor-time = El reloj de este equipo concuerda con la base de datos.
cli-doctor-time-off = El reloj de este equipo difiere { $seconds } segundos de las horas de la base de datos. Ajústalo con NTP.
cli-doctor-port = El puerto { $port } está libre.
cli-doctor-port-taken = No se puede usar el puerto { $port }: { $reason }. Detén lo que escucha ahí, quizá este mismo servidor, o elige otro con --port.
cli-doctor-port-barred = No se puede usar el puerto { $port }: { $reason }. Elige uno por encima de 1023 con --port y haz que un proxy lleve a él.
cli-doctor-port-served = Un servidor de Pickomino escucha en el puerto { $port }.
cli-doctor-proxy = El servidor responde en { $url } y sabe cómo se llega a él.
cli-doctor-no-proxy = El servidor no responde en { $url }: { $reason }. Comprueba que esté en marcha y que el proxy lleve a él.
cli-doctor-proxy-untrusted = El servidor de { $url } no sabe que se llega a él por TLS. El proxy debe enviar X-Forwarded-Proto y X-Forwarded-For, y --trusted-proxies debe indicar su dirección.
cli-doctor-sockets = Las conexiones en vivo llegan al servidor en { $url }.
cli-doctor-no-sockets = Las conexiones en vivo no llegan al servidor en { $url }. El proxy debe reenviar los WebSockets, con las cabeceras Upgrade y Connection.
cli-doctor-sockets-host = El servidor de { $url } rechaza las conexiones en vivo, porque no sabe con qué nombre se le llama. El proxy debe enviar la cabecera Host tal como llega del navegador.
cli-doctor-clock = Los relojes de este equipo y del servidor coinciden.
cli-doctor-clock-off = Los relojes de este equipo y del servidor difieren en { $seconds } segundos. Ajusta ambos con NTP.
cli-doctor-more = Para comprobar también el reloj y el proxy, indica la dirección que usan los jugadores: pickomino doctor --url https://…
