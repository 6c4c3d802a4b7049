# Lo que solo dice el entrenador; lo que comparte con lo demás está en ../es.ftl.

## El entrenador: por qué una opción es buena o mala, según sus números

hint-due = Los dados están cayendo: el { $bust } % de estos turnos acaba en fallo, y cabe esperar { $expected } gusanos.
hint-roll-first = Tira: el { $bust } % de estos turnos acaba en fallo, y cabe esperar { $expected } gusanos.
hint-golden = Tira nueve dados: fallas el { $bust } % de las veces y cabe esperar { $expected } gusanos; con ocho, el { $other } % y { $others }.
hint-no-golden = Deja el dado dorado: con ocho dados fallas el { $bust } % de las veces y cabe esperar { $expected } gusanos; con nueve, el { $other } % y { $others }.
hint-roll = Sigue tirando: fallas el { $bust } % de las veces.
hint-roll-worm = Sigue tirando: sin un gusano nada cuenta. Fallas el { $bust } % de las veces.
hint-roll-needed = Sigue tirando: plantarte ahora es fallar, y si tiras fallas el { $bust } % de las veces.
hint-roll-grilled = Sigue tirando: fallas de todos modos, pero dos 1 aún traen un gusano asado.
hint-roll-steals = Sigue tirando: fallas el { $bust } % de las veces y en el { $chance } % le robas la { $tile } a { $name }.
hint-roll-free = Sigue tirando: no tienes ninguna ración que perder. Fallas el { $bust } % de las veces y mejoras en el { $chance } %.
hint-roll-better = Sigue tirando: fallas el { $bust } % de las veces y en el { $chance } % consigues la { $tile } o algo mejor.
hint-roll-risks = Sigue tirando: renuncias a la { $tile }, que ahora podría ser tuya. Fallas el { $bust } % de las veces y en el { $chance } % consigues una ración más alta.
hint-stop-ends = Plántate: con eso termina la partida, y { $wins ->
        [true] ganas.
       *[false] no ganas.
    }
hint-stop-takes = Plántate{ $canned ->
        [true] {" "}con el gusano en lata
       *[false] {""}
    }: la { $tile } es tuya, con { $worms ->
        [one] un gusano
       *[other] { $worms } gusanos
    }{ $rolls ->
        [true] , y si sigues fallas el { $bust } % de las veces.
       *[false] {"."}
    }
hint-stop-steals = Plántate{ $canned ->
        [true] {" "}con el gusano en lata
       *[false] {""}
    }: le robas la { $tile } a { $name }{ $rolls ->
        [true] , y si sigues fallas el { $bust } % de las veces.
       *[false] {"."}
    }
hint-stop-hen = Plántate: le quitas la gallina a { $name }.
hint-stop-choice = Plántate: con { $total } eliges una ración{ $rolls ->
        [true] , y si sigues fallas el { $bust } % de las veces.
       *[false] {"."}
    }
hint-bust = Eso es fallar.
hint-bust-same = Eso es fallar, pero ninguna otra opción es mejor.
hint-bust-wanted = Falla a propósito: lo que viene después vale más que cualquier otra opción.
hint-bust-turns = Falla a propósito: así la { $tile } sale del juego.
hint-weasel = Suelta la comadreja: con dados nuevos fallas el { $bust } % de las veces.
hint-weasel-bust = Suelta la comadreja: esta tirada es fallida; con dados nuevos fallas el { $bust } % de las veces.
hint-worms = Aparta ya { $taken ->
        [one] el gusano
       *[other] los gusanos
    }: sin uno nada cuenta. Desde aquí fallas el { $bust } % de las veces.
hint-double = Aparta los 1: dos o más traen enseguida un gusano asado. Desde aquí fallas el { $bust } % de las veces.
hint-face-steals = Aparta { $taken ->
        [one] el
       *[other] los
    } { $face }: sumas { $total } y le robas la { $tile } a { $name }. Desde aquí fallas el { $bust } % de las veces.
hint-face-takes = Aparta { $taken ->
        [one] el
       *[other] los
    } { $face }: sumas { $total }, suficiente para la { $tile }. Desde aquí fallas el { $bust } % de las veces.
hint-face = Aparta { $taken ->
        [one] el
       *[other] los
    } { $face }: sumas { $total }, y { $count ->
        [0] no quedan dados
        [one] queda un dado
       *[other] quedan { $count } dados
    }. Desde aquí fallas el { $bust } % de las veces.
hint-take = Toma la { $tile }: tiene { $worms ->
        [one] un gusano
       *[other] { $worms } gusanos
    }.
hint-steal = Roba la { $tile }: ganas { $worms ->
        [one] un gusano
       *[other] { $worms } gusanos
    }, y { $name } pierde otro tanto.
hint-rob = Quítaselo a { $name }, que tiene { $worms ->
        [one] un gusano
       *[other] { $worms } gusanos
    }.
hint-keep = Conserva { $specialist }: así ganas el { $chance } % de las veces; con { $given }, el { $other } %.

certainty-exact = Exacto: la partida termina con este turno.
certainty-net = Exacto dentro del turno, estimado más allá.
certainty-turn = Exacto dentro del turno, estimado más allá del siguiente.
certainty-search = Exacto dentro del turno, y casi exacto más allá.
certainty-rollout = Exacto dentro del turno; más allá, jugado { $count ->
        [one] una vez
       *[other] { $count } veces
    } hasta el final.

grade-best = la mejor
grade-fine = buena
grade-doubtful = dudosa
grade-mistake = error
grade-blunder = error grave

review-decision = { $grade ->
        [doubtful] Dudosa
        [mistake] Error
       *[blunder] Error grave
    }: «{ $best }» gana { $cost } partidas más de cada 100 que «{ $action }».
review-costliest = Turno { $turn }, { $name }: «{ $best }» habría ganado { $cost ->
        [one] una partida
       *[other] { $cost } partidas
    } más de cada 100 que «{ $action }».
review-lucky-roll = Turno { $turn }, { $name }: { $dice } valió { $change ->
        [one] una partida
       *[other] { $change } partidas
    } de cada 100.
review-unlucky-roll = Turno { $turn }, { $name }: { $dice } costó { $change ->
        [one] una partida
       *[other] { $change } partidas
    } de cada 100.
review-decided-roll = { $over ->
        [true] Lo que decidió la partida
       *[false] Lo que más ha contado hasta ahora
    }: en el turno { $turn }, { $name } sacó { $dice }, que para { $winner } valía { $change ->
        [one] una partida
       *[other] { $change } partidas
    } de cada 100.
review-decided-action = { $over ->
        [true] Lo que decidió la partida
       *[false] Lo que más ha contado hasta ahora
    }: en el turno { $turn }, { $name } eligió «{ $action }», que para { $winner } valía { $change ->
        [one] una partida
       *[other] { $change } partidas
    } de cada 100.
review-curve = Probabilidades de ganar, turno a turno
review-key-mistake = error
review-key-lucky = tirada con suerte
review-key-unlucky = tirada sin suerte
review-mean-revision = Una revisión es un cambio que se debe solo a mirar más de cerca el turno siguiente: en esta partida, { $size } por turno de media.
review-certainty = { $count ->
        [one] Turno
       *[other] Turnos
    } { $turns }: { $certainty }

theme-stop = plantarse a tiempo
theme-roll = seguir tirando
theme-steal = robar o no
theme-worms = cuándo apartar gusanos
theme-endgame = final de partida
theme-bust = fallar a propósito
theme-rob = a quién quitarle un gusano
theme-canned = gusano en lata
theme-hen = gallina
theme-crow = cuervo
theme-weasel = comadreja
theme-golden = dado dorado
theme-apple = manzana
theme-table = más de dos jugadores
