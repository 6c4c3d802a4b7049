# Lo que dice la página en el tablero de análisis, en una mesa con dados de verdad, sobre los ejercicios y en las estadísticas.

## El tablero de análisis

board-title = Tablero de análisis
board-setup = Preparar
board-paste = Pegar
board-cannot-be = { $count ->
        [one] Esta posición es imposible:
       *[other] Esta posición es imposible, por { $count } motivos:
    }
board-dice = Los dados
board-dice-thrown = caen al azar
board-dice-set = los pongo yo
board-dice-enter = Poner los dados
board-dice-any = Tirarlos
board-dice-falling = Dados por tirar
board-dice-none = ninguno
board-die-add = Añadir un dado: { $face }
board-die-remove = Quitar un dado: { $face }

## El entrenador al lado

board-coach = Entrenador
board-coach-on = activo
board-coach-over = La partida ha terminado: no queda nada que decidir.
board-coach-thinks = El entrenador está pensando…
board-chances = Probabilidades de ganar
board-how-sure = ¿Con qué certeza?
board-played-out = Jugado hasta el final
board-costs = cuesta { $cost }
board-bust = fallo { $bust }
board-worms = { $worms } gusanos esperados
board-your-choice = tu elección
board-rollout = Jugar hasta el final
board-rollout-runs = Se juegan las mejores opciones hasta el final, una y otra vez…
board-rollout-stop = Detener
board-rollout-done = Cada una de las mejores opciones se ha jugado { $games } veces hasta el final; ± es el intervalo del 95 %.

## Variantes

board-lines = Variantes
board-lines-none = Juega aquí, o deja que el entrenador te muestre una jugada: se guardan todas las variantes que pruebes.
board-first = Al principio
board-last = Al final de la variante
board-promote = Convertirla en la principal
board-remove = Borrar desde aquí

## Colocar

board-setup-tiles = Raciones
board-setup-spot = Poner raciones
board-setup-tap = Toca una ración para ponerla ahí; tócala otra vez para devolverla a la parrilla.
board-setup-turn = El turno
board-setup-mover = A quién le toca
board-setup-phase = En qué punto
board-setup-extras = Especialistas y gusanos asados
board-setup-rules = La partida
board-setup-usual = Todo como al principio
board-setup-cancel = Cancelar
board-setup-done = Analizar esta posición
board-spot-up = en la parrilla
board-spot-down = boca abajo
board-spot-out = fuera del juego
board-tile-at = Ración { $tile }: { $spot }
board-phase-start = antes de la primera tirada
board-phase-rolled = dados recién tirados
board-phase-kept = dados apartados
board-phase-due = dados por tirar
board-phase-over = partida terminada
board-phase-rob = a quién quitarle un gusano
board-phase-crow = a quién quitarle un gusano por el cuervo
board-phase-claim = qué ración
board-phase-keep = qué especialista
board-flag-golden = El dado dorado está en juego
board-flag-weasel = La comadreja ya se ha usado
board-with = con { $name }
board-on-tile = sobre la { $tile }
board-reserve = Reserva
board-less = Uno menos
board-more = Uno más
board-checking = Comprobando…

## Pegar, compartir, seguir jugando

board-paste-about = Una posición como texto, una partida guardada (.pkn), o un enlace a una posición o a una mesa de este servidor.
board-paste-text = Posición, partida o enlace
board-paste-go = Abrir
board-share = Compartir
board-notation = La posición como texto
board-copy-link = Copiar el enlace
board-copy-text = Copiar el texto
board-copied = Copiado
board-picture = Imagen (SVG)
board-play-on = Jugar desde aquí
board-play-how = Con quién
board-play-bots = contra bots
board-play-hand = en nuestra mesa, con dados de verdad
board-play-seat = Tu asiento

## Dados de verdad en una mesa de verdad

board-companion = Dados de verdad, mesa de verdad
board-companion-about = Se juega con el juego de la caja y se introduce aquí lo que sale. Este dispositivo conoce las reglas, lleva la cuenta y aconseja a quien quiera. La partida se guarda, y en ella consta que los dados se introdujeron a mano.
board-companion-names = Quién juega, por orden
board-companion-name = Nombre del jugador { $number }
board-hand-roll = Introducir una tirada
board-hand-how = ¿Qué has sacado?
board-hand-dice = { $count ->
        [one] Toca el dado que ha salido
       *[other] Toca los { $count } dados que han salido
    }
board-hand-enter = Confirmar la tirada
board-hand-weasel = Tirar otra vez con la comadreja

## Ejercicios

board-puzzles = Ejercicios
board-puzzle-today = Ejercicio del día
board-puzzle-ask = ¿Cuál es la mejor opción?
board-puzzle-again = Este ya lo habías intentado.
board-puzzle-next = Siguiente ejercicio
board-puzzle-other = Otro ejercicio
board-puzzle-choose = ¿Qué ejercicios?
board-puzzle-none = Ningún ejercicio de este tema tiene esta dificultad. Prueba con otra.
board-theme = Tema
board-difficulty = Dificultad
board-difficulty-of = Dificultad { $difficulty } de 5
board-any = cualquiera
board-right = ¡Correcto!
board-wrong = No es la mejor
board-right-text = «{ $action }» es la mejor opción. Esto es lo que vale cada una:
board-wrong-text = Has elegido «{ $made }». Es mejor «{ $action }»:
board-streak = Tu racha
board-streak-row = aciertos seguidos
board-streak-best = la mejor
board-streak-days = { $days ->
        [one] día seguido
       *[other] días seguidos
    }

## Tus estadísticas

board-record = Tus estadísticas
board-record-about = Todas las partidas terminadas en este dispositivo; si era compartido, las de cada cual bajo su nombre. Se calculan y se guardan solo aquí.
board-record-whose = Las partidas de quién
board-record-you = Tú
board-record-sum = En resumen
board-record-export = Exportar
board-record-delete = Borrar todo
board-record-deleted = Borrado. Las partidas que termines desde ahora vuelven a contar.
board-record-waiting = { $count ->
        [one] Falta por mirar una partida…
       *[other] Faltan por mirar { $count } partidas…
    }
board-record-none = Aún no hay ninguna partida terminada. Juega una y mira aquí cuánta suerte tuviste y con qué precisión jugaste.
board-record-games = { $count ->
        [one] partida
       *[other] partidas
    }
board-record-wins = { $count ->
        [one] victoria
       *[other] victorias
    }
board-record-favourite = { $count ->
        [one] Tu ración favorita: la { $tile }, conseguida una vez
       *[other] Tu ración favorita: la { $tile }, conseguida { $count } veces
    }
board-record-puzzles = Ejercicios resueltos: { $right } de { $all }; mejor racha: { $best }.
board-record-accuracy = Precisión
board-record-accuracy-about = 100 % significa que todas las decisiones fueron las mejores. Un punto por partida; la línea es la media de las diez últimas.
board-record-luck = Suerte con los dados
board-record-luck-about = Cómo cambiaron las tiradas propias la probabilidad de ganar, partida a partida. A la larga es cero para todo el mundo.
board-record-opponents = Victorias por rival
board-record-opponent = Rival
board-record-played = Partidas
board-record-won = Victorias
