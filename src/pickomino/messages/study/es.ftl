# Lo que solo la página dice del entrenador: repasos, consejos en la mesa, errores para reintentar. Lo que dice el propio entrenador está en ../coach/es.ftl.

## Repaso de una partida

study-review = Repaso de la partida
study-working = El entrenador mira la partida: turno { $done } de { $of }…
study-waiting = El entrenador ya viene…
study-progress = Progreso del repaso
study-failed = No hay repaso. { $why }
study-not-over = El entrenador repasa las partidas cuando terminan.
study-broken = Esta partida guardada solo vale hasta aquí.
study-by-hand = Los dados de esta partida se tiraron en una mesa de verdad y se introdujeron a mano.
study-bad-link = En este enlace no hay ninguna partida, o se cortó por el camino.
study-record = La partida guardada
study-cut = Solo se han repasado los 400 primeros turnos.
study-unfinished = Esta partida no ha terminado: como resultado valen las probabilidades de su última posición.
study-download = Partida comentada
study-brief = precisión { $accuracy }, suerte { $luck }

## En un paso

study-notes = Qué dice el entrenador
study-turn = Turno { $turn }
study-roll-lucky = Es lo que ganó { $name } al sacar { $dice }.
study-roll-unlucky = Es lo que perdió { $name } al sacar { $dice }.
study-choices = Las opciones de { $name }
study-chosen = elegida
study-best = la mejor
study-costs = cuesta { $cost }
study-bust = fallo { $bust }
study-worms = { $worms } gusanos esperados
study-tiles = Probabilidad de cada ración, jugando a ganar
study-revision = Revisado: visto más de cerca, el nuevo turno tiene otro valor.
study-deeper = Mirar más a fondo
study-deeper-starts = Las partidas están a punto de empezar…
study-deeper-progress = Partidas jugadas hasta el final: { $done } de { $of }
study-deeper-stop = Detener

## Jugador por jugador

study-players = Jugador por jugador
study-accuracy = Precisión
study-luck = Suerte con los dados
study-costliest = Decisión más cara
study-luckiest = Tirada con más suerte
study-unluckiest = Tirada con menos suerte
study-moment-turn = Turno { $turn }: { $change }
study-moment-roll = Turno { $turn }: { $dice } ({ $change })
study-sum = Cómo se llega al resultado
study-sum-start = Probabilidad al principio
study-sum-own-luck = Suerte propia
study-sum-others-luck = Suerte de los demás
study-sum-cost = Decisiones propias
study-sum-gifts = Decisiones de los demás
study-sum-revisions = Revisiones
study-sum-result = Resultado
study-sum-standing = Probabilidad al final

## Errores para reintentar

study-mistakes = Aprende de tus errores
study-mistakes-whose = ¿Los errores de quién?
study-mistakes-none = No has cometido ningún error que merezca otra mirada. Estos son los de los demás.
study-mistakes-leave = Volver al repaso
study-mistakes-again = Otra vez
study-mistakes-done = { $right } de { $count } a la primera.
study-mistake-place = { $number } de { $count }, turno { $turn }
study-mistake-ask = Aquí { $name } eligió «{ $action }». ¿Qué es mejor?
study-mistake-right = ¡Correcto!
study-mistake-close = ¡Correcto! «{ $action }» es solo un poco mejor.
study-mistake-answer = La mejor opción era «{ $action }».
study-mistake-wrong = «{ $action }» no es lo mejor ({ $cost }). Inténtalo otra vez.
study-mistake-show = Ver la respuesta
study-mistake-next = Siguiente

## El entrenador en la mesa

study-worth-advice = victoria { $gain }, fallo { $bust }
study-worth-odds = { $gain } gusanos esperados, fallo { $bust }
study-win = Ganas el { $chance } de las veces.
study-sure-exact = Exacto.
study-sure-search = Casi exacto.
study-sure-turn = Estimado más allá del próximo turno.
study-sure-net = Estimado más allá de este turno.
study-legend-worms = gusanos esperados
study-legend-bust = riesgo de fallar
study-no-hint = Ahora mismo el entrenador no tiene respuesta.
