# Frases de la mesa, que se cargan con ella: primeros pasos, reglas en breve, lo ocurrido, el final.

## Antes de empezar

table-lobby-waits = La partida empieza en cuanto todos los asientos estén ocupados.
table-seat-take = Sentarme aquí
table-seat-bot = { $name }: dejar el asiento a un bot
table-seat-clear = Dejar libre el asiento de { $name }
table-remove = Quitar
table-remove-title = ¿Quitar a { $name } de la mesa?
table-remove-text = El asiento vuelve a quedar libre. La mesa recibe una invitación nueva: con el enlace y el código de antes ya no entra nadie.
table-remove-listed = El asiento vuelve a quedar libre. La mesa sigue abierta a todo el mundo, menos a esa persona.
table-removed = Tu asiento ha quedado libre
table-removed-text = Quien abrió la mesa ha liberado tu asiento antes de empezar.

## Los primeros turnos de quien empieza

table-step-start = Tu turno empieza tirando todos tus dados.
table-step-face = Elige una cara: todos los dados que la muestran se apartan y cuentan. Cada cara solo una vez por turno.
table-step-worm = Sin un gusano no puedes tomar ninguna ración. Vuelve a tirar los demás dados.
table-step-low = Para tu suma aún no hay ración. Vuelve a tirar los demás dados.
table-step-stop = Plántate y toma la ración marcada, o sigue tirando a por más. Una tirada sin ninguna cara nueva es fallida.
table-step-known = Entendido
table-brings-grilled = da un gusano asado

## Las reglas en breve

table-sheet-goal = Gana quien tenga más gusanos. Cada ración lleva de uno a cuatro.
table-sheet-roll = Tira ocho dados. Elige una cara y aparta todos los dados que la muestran; cada cara una vez por turno. Un gusano vale 5.
table-sheet-again = Luego vuelve a tirar los demás o plántate. Plantarse solo vale con un gusano.
table-sheet-take = Tu suma te da esa ración, de la parrilla o de lo alto de otra pila. Si no está en ninguna parte, te corresponde la siguiente menor de la parrilla.
table-sheet-bust = Fallo: sin cara nueva, sin gusano o sin ración para tu suma. Tu ración de arriba vuelve, y la más alta de la parrilla se pone boca abajo, salvo que sea la que acaba de volver.
table-sheet-end = La partida termina cuando no queda ninguna ración boca arriba en la parrilla.
table-sheet-ones = Dos o más 1 apartados dan un gusano asado: vale un gusano y no se pierde al fallar. Si la reserva está vacía, se lo quitas a alguien.
table-sheet-low = La 11 y la 13 piden esa suma exacta, y nadie puede robarlas.
table-sheet-specialists = Una ración trae al especialista que está encima. Solo puedes tener uno; si fallas, vuelve a la parrilla.
table-sheet-canned = cuenta como gusano (5) si no tienes ninguno
table-sheet-hen = se va en lugar de tu ración, si fallas o te roban
table-sheet-crow = su ración da un gusano asado; luego salta a otra
table-sheet-weasel = una vez por turno, tira otra vez los mismos dados
table-sheet-golden = nueve dados en vez de ocho
table-sheet-apple = tres gusanos al final
table-sheet-here = Otras diferencias en esta mesa:

## Mientras juegan los demás

table-lately = Desde tu último turno
table-gone = La partida espera a { $name }, que ya no tiene conexión.
table-claim-soon = Dentro de { $time } podrás dejar jugar a un bot.
table-gone-left = { $name } ha dejado la mesa.
table-claim-bot = Dejar jugar a un bot
table-claim-win = Reclamar la victoria
table-claim-title = ¿Reclamar la victoria?
table-claim-text = La partida termina y ganas tú, porque no queda nadie más en la mesa.
table-by-claim = Victoria, porque no quedaba nadie más en la mesa.

## El final

table-score = La puntuación en detalle
table-score-tiles = Gusanos de raciones
table-score-grilled = Gusanos asados
table-score-total = Gusanos
table-score-steals = Robos
table-score-busts = Tiradas fallidas
table-best-steal = Mejor robo: { $name } le robó la { $tile } a { $victim }.
table-costly-bust = El fallo más caro: { $name } perdió la { $tile }.
table-lead-kept = Quien más gusanos tuvo, desde el turno { $turn } hasta el final: { $name }.
table-standings = Marcador tras { $games } partidas
table-standings-recent = Marcador de las últimas { $games } partidas
table-standings-wins = Partidas ganadas
table-standings-worms = Gusanos en total
