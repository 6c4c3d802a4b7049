# Lo que dice `pickomino --help` en español; en.ftl explica la forma.

## Alrededor

help-usage = Uso:
help-arguments = Argumentos:
help-options = Opciones:
help-commands = Comandos:
help-examples = Ejemplos:
help-default = por defecto:
help-variable = variable:
help-required = obligatorio
help-more = «pickomino COMANDO --help» explica un comando.

## Qué representa un valor

value-options = [OPCIONES]
value-command = COMANDO
value-program = COMANDO
value-n = N
value-text = TEXTO
value-file = ARCHIVO
value-folder = CARPETA
value-lang = IDIOMA
value-rules = REGLAS
value-preset = [REGLAMENTO] [AJUSTE=VALOR]…
value-position = POSICIÓN
value-players = JUGADORES
value-names = NOMBRES
value-turn = TURNO
value-action = ACCIÓN
value-bot = BOT
value-bots = BOT BOT…
value-number = NÚMERO
value-theme = TEMA
value-address = DIRECCIÓN
value-database = BASE_DE_DATOS
value-addresses = DIRECCIONES
value-urls = URL
value-name = NOMBRE
value-url = URL
value-log = REGISTRO

## Qué vale cuando no se indica nada

default-database = un archivo en tu carpeta de datos
default-port = 8000, o uno libre si está ocupado
default-play-players = tú contra un bot de fuerza media
default-name = Bot conectado

## Los comandos

command-pickomino = Jugar, estudiar y programar el juego de dados Pickomino y su edición Extrawurm.
command-apply = Mostrar la posición después de un turno.
command-arena = Hacer jugar a los bots entre sí y medir cuál es más fuerte.
    Los asientos rotan y los dados son los mismos para todos; las victorias se muestran en bruto y sin contar la suerte.
    Ctrl-C muestra lo que está terminado. El estado de salida es 1 si un bot perdió partidas por descalificación.
command-backup = Hacer una copia de seguridad de la base de datos de un servidor, aunque esté en uso.
command-bench = Medir lo rápido que es este equipo con el juego.
    Mide el motor, turnos sueltos y agrupados, y partidas enteras en un núcleo y en todos. Cada cifra es la mejor de varios
    intentos, porque otros programas solo pueden frenar un equipo.
command-bot = Hacer que uno de nuestros bots hable el protocolo de bots: un objeto JSON por línea en la entrada y la salida estándar.
command-bots = Listar todos los bots: cómo juegan, sus opciones, su fuerza y los caracteres que pueden tener.
command-check-bot = Comprobar si un programa habla el protocolo de bots, y decir qué falla.
command-connect = Ocupar un asiento en un servidor y dejar que un bot juegue hasta el final de la partida.
command-doctor = Comprobar esta instalación y decir qué hacer.
    Comprueba Python, el solucionador, la base de datos, el disco y el puerto, y con --url el reloj y el proxy.
command-hint = Decir cuánto vale cada opción, y por qué.
    De cada opción: la probabilidad de ganar, lo que cuesta, los gusanos esperados y el riesgo de fallar.
command-legal = Mostrar las acciones permitidas, una por línea.
    No hay ninguna mientras falten dados por caer o cuando la partida ha terminado.
command-odds = Mostrar las probabilidades del turno: cada ración o mejor y exacta, gusanos esperados, riesgo de fallar.
    A mitad de un turno, de cada opción permitida, la mejor primero.
command-perft = Contar de cuántas maneras puede transcurrir un turno, como prueba de las reglas.
    Cuenta las series de N pares (tirada sin orden, cara apartada) desde una posición, según la primera cara.
command-play = Jugar en el terminal, contra bots o con otras personas.
    Escribe una acción, o una de estas: ? hint undo show record quit.
command-puzzle = Mostrar un ejercicio y, con una respuesta, si es correcta y por qué.
command-replay = Contar con palabras una partida guardada.
command-restore = Restaurar una copia de seguridad en una base de datos vacía, de cualquier tipo.
command-review = Repasar una partida guardada: suerte, errores y precisión de cada jugador, que suman el resultado.
    Una partida sin terminar o con errores se repasa hasta donde vale.
command-rules = Explicar un reglamento, regla por regla, y en qué se diferencia de classic.
command-serve = Servir la página y la API hasta que se detenga.
command-show = Mostrar una posición: parrilla, pilas, dados y a quién le toca.
command-simulate = Jugar muchas partidas entre bots y mostrar con qué frecuencia gana cada uno, con intervalos del 95 %.
    Las partidas solo dependen de las reglas, los jugadores, la semilla y el límite de turnos, no de --jobs ni de --cluster.
    El estado de salida es 1 si un bot perdió partidas por descalificación.
command-train = Entrenar una red de valoración para el champion, con una curva de su fuerza.
    Junto a la red se guarda un punto de control (ARCHIVO.checkpoint). Tras una interrupción, el mismo comando sigue desde
    ahí y llega a la misma red.
command-verify = Comprobar la cadena, las jugadas, todas las posiciones, todos los dados y todas las decisiones de bots de una partida terminada.

## Qué reciben los comandos

argument-apply-turn = Un turno, o una parte; - lee la entrada estándar.
argument-arena-bots = Dos bots o más: champion, swing, "exec:COMANDO". Cada uno juega contra copias de cada uno de los demás, --games partidas por pareja.
argument-backup-file = Dónde escribir la copia de seguridad.
argument-bot-spec = Qué bot: "timid", "champion:level=3".
argument-check-bot-command = Cómo se arranca el programa: "python my_bot.py".
argument-connect-url = El enlace a una mesa, o la dirección de un servidor: entonces, una mesa nueva contra su bot.
argument-puzzle-number = Un número cualquiera; sin él, el ejercicio del día.
argument-replay-file = Una partida guardada (.pkn); - lee la entrada estándar.
argument-restore-file = La copia de seguridad.
argument-review-file = Una partida guardada (.pkn); - lee la entrada estándar.
argument-rules-rules = Un reglamento, classic si no se indica ninguno; - lee la entrada estándar.
argument-verify-source = El registro de una partida: un archivo, -, o la URL de la partida o de su registro.

## Opciones

option-help = Mostrar esta ayuda y terminar.
option-version = Mostrar la versión y terminar.
option-install-completion = Instalar el autocompletado para esta shell.
option-show-completion = Mostrar el script de autocompletado de esta shell, para copiarlo o adaptarlo.
option-json = Mostrar JSON, para programas; también los errores.
option-lang = El idioma que se habla. Sin esta opción: PICKOMINO_LANG, LC_ALL, LC_MESSAGES o LANG.
option-rules = Un reglamento, también con ajustes, como "classic fallback=any".
option-position = Una posición; - la lee de la entrada estándar.
option-seats = Número de jugadores.
option-games = Número de partidas.
option-seed = La misma semilla da las mismas partidas.
option-jobs = Número de procesos; 0 usa todos los núcleos.
option-turn-limit = Turnos tras los cuales una partida se decide tal como está.
option-plot = Dibujar también una imagen: un archivo que termina en .png o .svg.
option-records = Escribir todas las partidas en esta carpeta, como archivos .pkn.
option-time-ms = Milisegundos que tiene un programa para una decisión.
option-database = Un archivo, o una URL postgresql://…
option-luck = Medir la suerte y descontarla de las victorias.
option-seconds = Segundos para cada medición.
option-rounds = Partidas de cada clase que se juegan.
option-bot = El bot que juega.
option-name = El nombre con el que juega.
option-connect-seed = Semilla del azar propio del bot.
option-connect-claim = Mientras la partida espera a alguien que se ha ido: `bot` hace jugar a un bot en su lugar, `win` reclama la victoria si no queda nadie más.
option-doctor-port = El puerto en el que ha de escuchar el servidor.
option-url = Por dónde llegan otros al servidor, a través de su proxy.
option-rollouts = Jugar además cada opción hasta el final tantas veces, para comprobar la estimación.
option-hint-seed = Semilla de las partidas que se juegan hasta el final.
option-depth = Cuántas veces se apartan dados.
option-play-players = Quién juega, asiento por asiento, separados por comas: bots como champion:level=2, personas con mayúscula (Ann) o como person:ann.
option-play-seed = La misma semilla da los mismos dados y bots.
option-own-dice = Tirar dados de verdad y escribir lo que muestran.
option-record = Escribir aquí la partida cuando termine.
option-answer = Qué harías tú; - lo lee de la entrada estándar.
option-difficulty = Solo ejercicios de esta dificultad.
option-theme = Solo ejercicios de este tema.
option-verify = Comprobar todos los ejercicios de un archivo; "stock" son los nuestros.
option-verify-commitment = Una huella de una semilla que te mostró el servidor; se puede repetir.
option-verify-entropy = Lo que tu cliente añadió a los dados, en hexadecimal; se puede repetir.
option-verify-head = Una huella de una entrada que te mostró el servidor; se puede repetir.
option-as-positions = Mostrar una posición por línea: el principio, y después de cada turno.
option-review-plot = Dibujar también la curva: un archivo que termina en .png o .svg.
option-html = Escribir también el informe entero como una página web.
option-comment = Escribir también la partida, con el repaso en los comentarios.
option-host = La dirección en la que se escucha.
option-port = El puerto en el que se escucha; 0 toma uno libre.
option-bot-workers = Procesos en los que piensan los bots.
option-bots = Bots contra los que pueden jugar los invitados, separados por espacios.
option-trusted-proxies = Proxies cuyas cabeceras X-Forwarded cuentan, separados por comas.
option-metrics-from = Redes, además de este equipo, que pueden leer /metrics, separadas por comas.
option-origins = Otros orígenes que pueden abrir conexiones, separados por comas.
option-hosts = Otros nombres con los que los navegadores llegan a este servidor, separados por comas; .example.org vale para todos los que cuelgan de él.
option-rate-factor = Multiplica todos los límites de frecuencia: más de 1 donde muchas personas comparten una dirección.
option-share = Dejar entrar a otros dispositivos: cualquiera de tu red puede abrir la página y jugar, sin cifrar. No ven nada más de este equipo.
option-push = Avisar a los jugadores que lo pidan, por el servicio push de su navegador, cuando les toca.
option-open = Abrir la página en un navegador.
option-names = Nombres de los jugadores, separados por comas.
option-svg = Dibujar una imagen; - la escribe en la salida estándar.
option-ascii = Solo ASCII, sin color.
option-simulate-players = Quién juega, asiento por asiento, separados por comas: greedy, champion:level=2, exec:… Las partidas solo entre random, greedy y swing son las más rápidas.
option-csv = Mostrar CSV, una línea por asiento.
option-cluster = Jugar en un clúster Ray; "local" arranca uno aquí.
option-train-seats = Número de jugadores: 2; 3 o 4 para ambos; de 5 a 7 para los tres.
option-positions = De cuántas posiciones se aprende.
option-train-seed = La misma semilla da la misma red.
option-side-by-side = Partidas que se juegan a la vez.
option-window = Turnos entre dos rondas de aprendizaje.
option-rate = Tasa de aprendizaje al principio.
option-trace = Cuánto cuentan al principio las sorpresas posteriores.
option-start = Una red de la que partir, en vez de partir de cero.
option-against = Entrenar la mejor respuesta a este bot, en vez de jugar contra sí misma.
option-hidden = Unidades de las capas ocultas; si no se indica, 128x32 o las de la red de la que se parte.
option-pairs = Usar también características que unen dos hechos.
option-passes = Cuántas veces se aprende de una posición.
option-tables = Ventanas de juego contra sí misma que se pueden jugar a la vez.
option-out = Dónde escribir la red.
option-train-plot = Dibujar también la curva de fuerza: un archivo que termina en .png o .svg.
