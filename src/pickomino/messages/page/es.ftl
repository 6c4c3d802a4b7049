# Frases que solo dice la página; las que comparte con el terminal están en ../es.ftl, con la lista de las palabras de la mesa.

## En todas partes

page-title = Pickomino
page-tagline = Un juego de dados a la parrilla para quien tienta a la suerte
page-close = Cerrar
page-cancel = Cancelar
page-home = Inicio
page-back = Atrás
page-loading = Un momento…
page-skip-link = Ir al contenido
page-labelled = { $label }: { $value }

## Aves

page-bird-rooster = Gallo
page-bird-duck = Pato
page-bird-goose = Ganso
page-bird-turkey = Pavo
page-bird-chick = Pollito
page-bird-peacock = Pavo real
page-bird-guinea = Pintada

## La mesa

page-grill = La parrilla
page-reserve = { $count ->
        [0] Ningún gusano asado en la reserva
        [one] Un gusano asado en la reserva
       *[other] { $count } gusanos asados en la reserva
    }
page-tile-up = { $tile }, { $worms ->
        [one] un gusano
       *[other] { $worms } gusanos
    }
page-tile-down = { $tile }, boca abajo
page-stands-on = { $specialist } sobre la { $tile }: ¿qué hace?
page-holds = { $name } tiene: { $specialist }. ¿Qué hace?
page-mark-take = tomar
page-mark-take-long = Si te plantas ahora, la tomas
page-mark-steal = robar
page-mark-steal-long = Si te plantas ahora, la robas
page-mark-return = vuelve
page-mark-return-long = Si fallas ahora, vuelve a la parrilla
page-mark-turn = fuera
page-mark-turn-long = Si fallas ahora, se pone boca abajo
page-players = Jugadores
page-you = tú
page-absent = sin conexión
page-away-left = se ha ido; juega un bot
page-away-clock = sin tiempo; juega un bot
page-away-claimed = sin conexión; juega un bot
page-bot = bot { $level }
page-worms = { $count ->
        [one] un gusano por ahora
       *[other] { $count } gusanos por ahora
    }
page-grilled = { $count ->
        [one] un gusano asado
       *[other] { $count } gusanos asados
    }
page-stack = { $name }: { $tile } arriba, { $count ->
        [one] una ración
       *[other] { $count } raciones
    } en total. Mostrar la pila
page-stack-empty = ninguna ración
page-stack-of = La pila de { $name }
page-stack-order = De arriba abajo:
page-turn = El turno
page-turn-you = Te toca
page-turn-name = Le toca a { $name }
page-game-over = La partida ha terminado
page-bust = ¡Tirada fallida!
page-skip = Ponerse al día
page-rolled = Dados recién tirados
page-kept = Dados apartados
page-kept-none = Aún no hay nada apartado
page-sum = Suma:
page-dice-ready = { $count } dados, listos para tirar
page-dice-left = { $count ->
        [0] No quedan dados
        [one] Queda un dado
       *[other] Quedan { $count } dados
    }
page-dice-showing = { $face ->
        [W] { $count ->
            [one] un gusano
           *[other] { $count } gusanos
        }
       *[other] { $count } × { $face }
    }
page-total-after = Nueva suma: { $total }
page-actions = Qué puedes hacer

## Qué se puede hacer

page-do-roll = { $dice ->
        [one] Tirar el último dado
       *[other] Tirar { $dice } dados
    }
page-do-roll-nine = Tirar nueve dados
page-do-weasel = Soltar la comadreja: tirar otra vez
page-do-accept = Aceptar el fallo
page-do-stop = Plantarse
page-do-stop-canned = Plantarse y contar el gusano en lata
page-do-take = Tomar la { $tile }
page-do-steal = Robarle la { $tile } a { $name }
page-do-steal-hen = Quitarle la gallina a { $name }
page-do-rob = Quitarle uno a { $name }
page-do-keep = Conservar { $specialist }
page-do-face = Apartar { $face ->
        [W] { $count ->
            [one] el gusano
           *[other] los { $count } gusanos
        }
       *[other] { $count ->
            [one] el { $face }
           *[other] los { $count } dados con { $face }
        }
    }
page-do-takeback = Deshacer
page-ask-claim = ¿Qué ración tomas?
page-ask-keep = Solo puedes tener un especialista. ¿Cuál conservas?
page-ask-rob = La reserva está vacía. ¿A quién le quitas un gusano asado?
page-ask-crow = La reserva está vacía. ¿A quién le quita el cuervo un gusano asado para ti?
page-brings-take = tomar la { $tile }
page-brings-take-with = tomar la { $tile } con { $specialist }
page-brings-steal = robarle la { $tile } a { $name }
page-brings-steal-with = robarle la { $tile } y { $specialist } a { $name }
page-brings-hen = quitarle la gallina a { $name }
page-brings-choose = después elegir: { $tiles }
page-brings-bust = fallo
page-brings-bust-returned = fallo (vuelve la { $returned })
page-brings-bust-turned = fallo (fuera la { $turned })
page-brings-bust-both = fallo (vuelve la { $returned }, fuera la { $turned })
page-brings-doomed = solo puede acabar en fallo
page-choices-you = Puedes elegir:
page-choices-name = { $name } puede elegir:
page-choice = { $what }, tecla { $key }.
page-choice-total = { $what }, suma { $total }, tecla { $key }.
page-choice-brings = { $what }, { $effect }, tecla { $key }.
page-confirm-bust = Así fallas
page-confirm-brings = Consecuencia: { $effect }. ¿Hacerlo de todos modos?
page-confirm-doomed = A partir de aquí ya solo puedes fallar. ¿Hacerlo de todos modos?
page-confirm-no = No, volver
page-confirm-yes = Sí, fallar

## Especialistas

page-power-canned = Si al plantarte no tienes ningún gusano entre tus dados, el gusano en lata puede contar como uno: cinco puntos más y el gusano que te falta. No se gasta.
page-power-hen = Te protege. Si fallas, solo vuelve a la parrilla la gallina: conservas tu ración y ninguna se pone boca abajo. Quien vaya a robarte una ración se lleva la gallina en su lugar, y nadie puede quitarte gusanos asados.
page-power-crow = El cuervo no es de nadie. Toma la ración sobre la que está: salta a la ración libre más baja y te trae un gusano asado.
page-power-weasel = Una vez por turno, justo después de una tirada, la comadreja vuelve a tirar todos esos dados, incluso los de una tirada fallida. Vale la segunda tirada.
page-power-golden = Al empezar tu turno puedes tirar nueve dados en vez de ocho.
page-power-apple = Vale tres gusanos para quien la tenga al final de la partida.

## Bots

page-bot-random = aleatorio
page-bot-timid = tímido
page-bot-greedy = glotón
page-bot-champion-level-1 = principiante
page-bot-champion-level-2 = aficionado
page-bot-champion-level-3 = veterano
page-bot-champion-level-4 = experto
page-bot-champion-level-5 = campeón
page-bot-character = { $level }, { $character }

## Inicio y ajustes

page-menu = Menú
page-rules = Reglas
page-mute = Quitar el sonido
page-settings = Ajustes
page-language = Idioma
page-theme = Aspecto
page-theme-auto = Como el sistema
page-theme-dark = Noche
page-theme-light = Tarde
page-speed = Ritmo de los turnos ajenos
page-speed-normal = Tranquilo
page-speed-brisk = Ágil
page-speed-fast = Rápido
page-speed-instant = Al instante
page-setting-sound = Sonidos
page-setting-keys = Atajos de una sola tecla
page-setting-emotes = Mostrar las reacciones de los demás
page-play-now = Jugar ya
page-play-now-go = Jugar
page-play-options = Opciones
page-your-name = Tu nombre
page-edition = Edición
page-edition-own = { $edition }, reglas propias
page-own-rules = Reglas propias
page-own-rules-about = { $edition }, con reglas propias.
page-how-many = Jugadores
page-bot-level = Nivel de los bots
page-bot-fair = Sea cual sea su nivel, los bots tiran los mismos dados que tú, sin trucar; los más flojos solo eligen peor.

## En torno a una mesa

page-table = Mesa
page-lobby = Se está poniendo la mesa
page-seat-open = asiento libre
page-join = Sentarse
page-table-full = Todos los asientos están ocupados. Puedes quedarte a mirar.
page-start-with-bots = { $count ->
        [one] Empezar: un bot ocupa el asiento libre
       *[other] Empezar: los bots ocupan los { $count } asientos libres
    }
page-starting = Ya está todo el mundo: la partida empieza enseguida.
page-invite-link = Enlace para tus amigos
page-copy-link = Copiar el enlace
page-copied = Copiado
page-invite-code = o el código
page-invite-qr = Código QR del enlace
page-invite-alone = Este enlace solo se abre en este equipo. Para que se unan teléfonos y otros equipos de tu red, detén el servidor y arráncalo con
page-invite-or = o
page-invite-share = Entonces cualquiera de tu red puede abrir esta página y jugar. No ve nada más de tu equipo.
page-invite-network = Para dispositivos de la misma red que este equipo.
page-invite-address = Dirección
page-offline = Se ha perdido la conexión. Volverá sola; no se pierde nada.
page-synced = Conexión recuperada.
page-outdated = Hay una versión más nueva de esta página.
page-reload = Recargar
page-abandoned = Esta partida quedó sin terminar.
page-paused = En pausa: no hay ningún jugador presente. La partida sigue en cuanto vuelva alguien.
page-dice-anew = El servidor se restauró desde una copia de seguridad: los dados reciben un secreto nuevo, y la partida sigue en cuanto los jugadores hayan aportado su parte.
page-spectating = Estás mirando la partida.
page-own-table = Jugar una partida propia
page-no-table = Esa mesa no existe
page-no-table-text = Este enlace no lleva a ninguna mesa. Puede estar mal escrito, o la mesa se recogió hace tiempo.
page-private-table = Esta mesa es privada
page-private-table-text = Pide el enlace completo o el código corto a alguien de la mesa.
page-server-away = No se puede conectar con el servidor
page-server-away-text = El servidor no responde. Comprueba tu conexión e inténtalo de nuevo en un momento.
page-away-waits = La página vuelve sola en cuanto el servidor responda.
page-try-again = Reintentar
page-nowhere = Aquí no hay nada
page-nowhere-text = Esta dirección no lleva a ninguna parte. Puede estar mal escrita.

## El final

page-you-won = ¡Has ganado!
page-name-won = ¡Gana { $name }!
page-shared-win = ¡{ $names } comparten la victoria!
page-tie-highest-tile = Empate a gusanos: decide la ración más alta.
page-tie-shared = Empate a gusanos, y nadie tiene raciones: victoria compartida.
page-by-limit = La partida llegó a su límite de turnos y se decidió tal como estaba.
page-worms-final = { $count ->
        [one] un gusano
       *[other] { $count } gusanos
    }
page-rematch = Revancha
page-rematch-waits = Te espera una revancha.
page-share = Compartir
# Same in English.
page-share-text = Pickomino: { $headline } ({ $score })
page-review-coach = Repasar con el entrenador
page-download = Descargar la partida

## Más de la página de inicio

page-play-now-about = Tú contra { $count ->
        [one] un bot
       *[other] { $count } bots
    } ({ $level })
page-friends = Con amigos
page-friends-about = Abre una mesa y envía el enlace, o enseña el código QR.
page-friends-go = Invitar a amigos
page-friends-open = Abrir la mesa
page-clock = Tiempo por turno
page-clock-none = Sin reloj
page-clock-seconds = { $count } s
page-clock-days = { $count ->
        [one] un día
       *[other] { $count } días
    }
page-listed = Mostrar la mesa en la lista: cualquiera puede unirse
page-device = En este dispositivo
page-device-about = Varias personas, una pantalla: se pasa después de cada turno.
page-device-go = Jugar en una pantalla
page-start = Empezar la partida
page-player-number = Jugador { $number }
page-player-more = Añadir un jugador
page-bot-more = Añadir un bot
page-code = ¿Tienes un código?
page-code-label = Código corto
page-code-go = Ir a la mesa
page-my-games = Mis partidas
page-open-tables = Mesas abiertas
page-open-tables-none = Ahora no hay ninguna mesa abierta. Abre una.
page-status-lobby = esperando jugadores
page-status-running = en curso
page-status-over = terminada
page-status-abandoned = sin terminar
page-learn = Aprender y repasar
page-tutorial = Tu primera partida, en tres minutos
page-tutorial-extrawurm = Extrawurm, explicado jugando
page-rules-read = Leer las reglas
page-puzzles = Ejercicios
page-analysis = Tablero de análisis
page-companion = Dados de verdad, mesa de verdad
page-your-record = Tus estadísticas
page-open-record = Abrir una partida guardada
page-dice-counted = Todos los dados tirados aquí
page-something-wrong = Algo ha salido mal ({ $code }).

## Durante la partida

page-title-yours = Te toca · Pickomino
page-time-left = Tiempo restante: { $time }
page-time-hours = { $count } h
page-tools = En la mesa
page-live = Qué está pasando
page-story = Historial
page-story-empty = Aún no ha pasado nada.
page-emotes = Reaccionar
page-calls = { $name }: «{ $words }»
page-emote-clap = ¡Bravo!
page-emote-laugh = ¡Ja, ja!
page-emote-groan = Oh, no…
page-emote-wow = ¡Vaya!
page-emote-think = Mmm…
page-emote-hurry = ¡Vamos!
page-emote-thanks = ¡Gracias!
page-emote-well-played = ¡Bien jugado!
page-leave = Salir
page-leave-title = ¿Dejar la mesa?
page-leave-text = Mientras haya otras personas, un bot juega por ti. Si no queda nadie, la partida espera. Puedes recuperar tu asiento cuando quieras.
page-leave-hand = Si sales, esta partida termina: nadie más tiene los dados en la mano. La partida queda guardada.
page-away-note = Un bot juega por { $name }.
page-away-paused = La partida está en pausa hasta que vuelvas.
page-come-back = Ya he vuelto
page-spectators = { $count ->
        [one] una persona mirando
       *[other] { $count } personas mirando
    }
page-keys = Teclas
page-keys-off = Los atajos de una sola tecla están desactivados en los ajustes.
page-key-faces = apartar esa cara
page-key-roll = tirar
page-key-nine = tirar nueve dados
page-key-stop = plantarse
page-key-canned = plantarse y contar el gusano en lata
page-key-weasel = soltar la comadreja
page-key-takeback = deshacer la última elección
page-key-options = la primera, segunda, tercera… opción
page-key-space = Espacio
page-key-skip = ponerse al día
page-key-story = el historial
page-key-emote = reaccionar
page-key-mute = activar o quitar el sonido
page-key-help = esta ayuda

## Repasar una partida, y otros dispositivos

page-review-start = Antes de la primera tirada.
page-review-back = Atrás
page-review-next = Adelante
page-review-turn-back = Turno anterior
page-review-turn-next = Turno siguiente
page-review-place = Punto de la partida
page-record-about = Una partida guardada es un archivo de texto (.pkn) con todas las tiradas y decisiones. Al leerla se comprueba según las reglas.
page-record-file = Un archivo de este dispositivo
page-record-text = o el propio texto
page-record-read = Abrir
page-check = Comprobar los dados
page-check-about = El servidor fijó su secreto antes de la partida, y cada jugador añadió su parte de azar. Ahora que el secreto es público, tu navegador puede recalcular por sí mismo cada dado.
page-check-go = Comprobar cada dado
page-check-good = { $rolls ->
        [one] La única tirada es correcta.
       *[other] Las { $rolls } tiradas son correctas.
    }
page-check-by-hand = El registro está intacto. Los dados de esta partida se tiraron a mano y los introdujeron los jugadores, así que nadie puede comprobarlos.
page-check-bad = Algo no cuadra. No te fíes de esta partida.
page-check-chain = El registro está intacto: { $count } entradas, cada una sellada por la siguiente.
page-check-chain-bad = El registro ha sido modificado.
page-check-commitment = El secreto es el que se prometió antes de la partida.
page-check-commitment-bad = El secreto no es el que se prometió antes de la partida.
page-check-dice = Cada dado se deduce del secreto y de la parte de azar de los jugadores.
page-check-dice-bad = Algunos dados no se deducen del secreto.
page-check-order-bad = La entrada { $line } no se sigue de las anteriores: una entrada, un número de tirada o una cantidad de dados no es correcta.
page-check-bot-bad = Entrada { $line }: la semilla de la decisión de un bot no se deduce del secreto.
page-check-noted-bad = El registro no contiene lo que este dispositivo guardó de la partida: se reescribió, o se omitió tu parte.
page-check-noted = Todo lo que este dispositivo guardó durante la partida está en el registro.
page-check-not-noted = Este dispositivo no guardó nada de la partida, así que no puede saber si se reescribió todo el registro.
page-check-nobody = Hubo dados a los que ningún jugador había aportado nada: con esos hay que fiarse del servidor.
page-check-missing = Sin aportación a tiempo: { $names }.
page-check-withheld = Parte prometida y no revelada, por lo que los dados recibieron un secreto nuevo: { $names }.
page-check-restored = El servidor se restauró desde una copia de seguridad durante la partida; desde entonces los dados salen de un secreto nuevo.
page-check-left = Aquí no se comprueba si cada jugada sigue las reglas ni si los bots decidieron según su semilla. La línea de comandos hace ambas cosas:
page-dice-total = { $dice } dados en { $rolls } tiradas.
page-dice-share = { $count } ({ $share } %)
page-dice-expected = Un dado sin trucar muestra cada cara el 16,67 % de las veces.
page-move = Jugar en este dispositivo
page-move-text = Con este enlace juegas en este navegador con el mismo nombre que en tu otro dispositivo y con todas tus partidas.
page-move-go = Sí, soy yo
page-move-failed = No ha funcionado
page-move-spent = Este enlace ya se ha usado, o han pasado sus diez minutos. Crea uno nuevo en tu otro dispositivo.
page-device-link = Llevar mis partidas a otro dispositivo
page-device-link-about = Abre este enlace en el otro dispositivo antes de diez minutos. Sirve una sola vez.
page-forget = Olvidar mis datos
page-forget-about = Borra tu nombre y tu clave de este servidor. Tus partidas se quedan, sin tu nombre.
page-forget-sure = Sí, olvidar mis datos

## El entrenador en la mesa

page-coach = Entrenador
page-coach-shows = Qué muestra el entrenador
page-coach-each = Qué muestra el entrenador a cada cual cuando es su turno
page-coach-off = Nada
page-coach-odds = Probabilidades
page-coach-advice = Consejos
page-coach-off-about = Juegas sin ayuda.
page-coach-odds-about = En cada ración, la probabilidad de conseguirla; en cada opción, los gusanos esperados y el riesgo de fallar.
page-coach-advice-about = Las probabilidades y, en cada opción, la de ganar la partida; se indica la mejor, y por qué.
page-coach-point = Señala una opción, o mantén el dedo sobre ella, para ver adónde lleva.
page-coach-allowed = En esta mesa todo el mundo puede preguntar al entrenador.
page-coach-allow = Todo el mundo puede preguntar al entrenador durante la partida

list-and = { $first } y { $last }

## Mis partidas, y la última elección deshecha

page-undone = { $who ->
        [you] Deshaces tu última elección.
       *[other] { $name } deshace su última elección.
    }
page-rematch-follow = Ir a la revancha
page-result-won = ganada
page-result-lost = perdida
page-result-shared = victoria compartida
page-game-remove = Quitar de la lista la partida de { $names }
page-game-remove-title = ¿Quitar la partida de la lista?
page-game-remove-text = La partida no ha terminado: si la quitas, también la dejas. Mientras haya otras personas, un bot juega por ti.
page-game-remove-go = Dejarla y quitarla

## Quién se sienta dónde

page-seats = Repartir los asientos
page-seat-kind = { $name }: persona o bot
page-seat-is-me = Alguien aquí
page-seat-is-open = Por invitación
page-seat-is-bot = Un bot
page-seat-level = { $name }: nivel
page-seat-character = { $name }: carácter
page-seat-plain = neutro
page-seat-plain-about = Juega a ganar y nada más.
page-seat-earlier = Adelantar un asiento a { $name }
page-seat-drop = Quitar el asiento de { $name }
