# Todas las frases en español; los parámetros se explican en en.ftl. En la mesa nos tuteamos.
#
# Las palabras de la mesa, siempre las mismas:
#   ración (tile), parrilla (grill), gusano (worm), gusano asado (grilled worm), pila (stack), reserva (reserve),
#   tirar y tirada (roll), cara (face), apartar (set aside), plantarse (stop), tomar (take), robar (steal), quitar (rob),
#   tirada fallida, fallar y fallo (bust), boca arriba y boca abajo (face up, face down), asiento (seat).

## Piezas pequeñas

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-W = gusano

specialist-c = el gusano en lata
specialist-h = la gallina
specialist-r = el cuervo
specialist-w = la comadreja
specialist-g = el dado dorado
specialist-a = la manzana

specialist-c-start = El gusano en lata
specialist-h-start = La gallina
specialist-r-start = El cuervo
specialist-w-start = La comadreja
specialist-g-start = El dado dorado
specialist-a-start = La manzana

specialist-c-label = Gusano en lata
specialist-h-label = Gallina
specialist-r-label = Cuervo
specialist-w-label = Comadreja
specialist-g-label = Dado dorado
specialist-a-label = Manzana

seat-name = Asiento { $seat }
with-clause = { $sentence } (Regla { $clause })
at-line-alone = Línea { $line }: { $sentence }
at-token = «{ $token }»: { $sentence }
at-line = Línea { $line }, «{ $token }»: { $sentence }

## Qué ha pasado

event-rolled = { $who ->
        [you] Sacas
       *[other] { $name } saca
    } { $dice }.
event-set-aside = { $who ->
        [you] Apartas
       *[other] { $name } aparta
    } { $count ->
        [1] un
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
       *[9] nueve
    } { $face ->
        [W] { $count ->
            [one] gusano
           *[other] gusanos
        }
       *[other] { $face }
    }: { $total } por ahora.
event-rerolled = { $who ->
        [you] Sueltas
       *[other] { $name } suelta
    } la comadreja: todos estos dados se tiran otra vez.
event-stopped = { $who ->
        [you] Te plantas
       *[other] { $name } se planta
    } con { $total }{ $canned ->
        [true] , contando el gusano en lata
       *[false] {""}
    }.
event-took = { $who ->
        [you] Tomas
       *[other] { $name } toma
    } la { $tile } de la parrilla.
event-stole = { $who ->
        [you] ¡Le robas la { $tile } a { $victim }!
       *[other] { $from ->
            [you] ¡{ $name } te roba la { $tile }!
           *[other] ¡{ $name } le roba la { $tile } a { $victim }!
        }
    }
event-stole-hen = { $who ->
        [you] Le quitas la gallina a { $victim }
       *[other] { $from ->
            [you] { $name } te quita la gallina
           *[other] { $name } le quita la gallina a { $victim }
        }
    }; ha protegido la { $tile }.
event-got-grilled-worm = { $who ->
        [you] Recibes
       *[other] { $name } recibe
    } un gusano asado.
event-robbed = { $who ->
        [you] Le quitas un gusano asado a { $victim }.
       *[other] { $from ->
            [you] { $name } te quita un gusano asado.
           *[other] { $name } le quita un gusano asado a { $victim }.
        }
    }
event-no-grilled-worm = No queda ningún gusano asado para { $who ->
        [you] ti
       *[other] { $name }
    }.
event-got-specialist = { $who ->
        [you] Recibes
       *[other] { $name } recibe
    } { $specialist }.
event-chose-specialist = { $who ->
        [you] Conservas
       *[other] { $name } conserva
    } { $specialist } y { $who ->
        [you] devuelves
       *[other] devuelve
    } { $given }.
event-specialist-back = { $specialist_start } se coloca sobre la { $tile }.
event-specialist-left = No hay ninguna ración libre: { $specialist } sale del juego.
event-busted = ¡Tirada fallida! { $clause ->
        [T3] { $who ->
            [you] No has sacado
           *[other] { $name } no ha sacado
        } ninguna cara nueva.
        [C1] { $who ->
            [you] No has apartado
           *[other] { $name } no ha apartado
        } ningún gusano.
       *[C5] Ninguna ración corresponde { $who ->
            [you] a tu suma
           *[other] a la suma de { $name }
        }.
    }
event-hen-stayed = La gallina se queda { $who ->
        [you] contigo
       *[other] con { $name }
    }.
event-tile-returned = La { $tile } vuelve a la parrilla.
event-tile-turned = La { $tile } se pone boca abajo.
event-turn-began = { $who ->
        [you] Es tu turno.
       *[other] Es el turno de { $name }.
    }
event-game-over = La partida ha terminado. { $tie_break ->
        [E3] Con empate a { $worms ->
            [one] un gusano
           *[other] { $worms } gusanos
        }, decide la ración más alta: { $who ->
            [you] ganas tú.
           *[other] gana { $winners }.
        }
        [E4] { $winners } comparten la victoria con { $worms ->
            [one] un gusano
           *[other] { $worms } gusanos
        } por cabeza.
       *[none] { $who ->
            [you] Ganas
           *[other] Gana { $winners }
        } con { $worms ->
            [one] un gusano
           *[other] { $worms } gusanos
        }.
    }

## Por qué no se puede hacer algo

why-roll-first = Primero tira los dados.
why-dice-due = Los dados aún no han caído.
why-choose-face-first = Primero elige una cara de la tirada.
why-roll-or-stop-first = Ahora tira los demás dados o plántate.
why-rob-first = Primero elige a quién quitarle un gusano asado.
why-claim-first = Primero elige una ración.
why-keep-first = Primero elige qué especialista conservas.
why-over = La partida ha terminado.
why-no-dice-left = No quedan dados que tirar.
why-no-golden-die = Para tirar nueve dados hace falta el dado dorado, y no lo tienes.
why-golden-die-late = El dado dorado solo se puede usar en la primera tirada del turno.
why-face-not-rolled = { $face ->
        [W] En esta tirada no hay ningún gusano.
       *[other] En esta tirada no hay ningún { $face }.
    }
why-face-kept = { $face ->
        [W] En este turno ya se han apartado gusanos.
       *[other] En este turno ya se han apartado los { $face }.
    }
why-no-weasel = No tienes la comadreja.
why-weasel-used = La comadreja ya se ha usado en este turno.
why-weasel-no-roll = La comadreja solo se puede soltar justo después de una tirada.
why-no-canned-worm = No tienes el gusano en lata.
why-canned-worm-disabled = El gusano en lata solo cuenta mientras no haya ningún gusano apartado.
why-canned-no-claim = Ni contando el gusano en lata te corresponde una ración.
why-not-takable = Con tu suma no puedes tomar la { $tile } de la parrilla.
why-not-stealable = Con tu suma no puedes robar la { $tile }.
why-not-robbable = El asiento { $seat } no tiene ningún gusano asado que puedas quitarle.
why-limit = La partida ha terminado: estaba limitada a { $count ->
        [one] un turno
       *[other] { $count } turnos
    }.
why-not-yours-to-keep = { $specialist_start } no es uno de los dos entre los que eliges.

## Qué falla en un texto

error-rules-preset = «{ $token }» no es un reglamento. Los reglamentos son: { $known }.
error-rules-preset-near = «{ $token }» no es un reglamento. ¿Querías decir { $near }?
error-rules-knob = «{ $token }» no ajusta ninguna regla. Se pueden ajustar: { $known }.
error-rules-knob-near = «{ $token }» no ajusta ninguna regla. ¿Querías decir { $near }?
error-rules-value = «{ $token }» da a { $knob } un valor desconocido. Valores posibles: { $known }.
error-rules-twice = «{ $token }» ajusta { $knob } por segunda vez.
error-die = «{ $token }» no es una tirada: «{ $die }» no es una cara de dado (1 2 3 4 5 W).
error-too-many-dice = «{ $token }» son { $count } dados; como mucho puede haber nueve.
error-action = «{ $token }» no es una acción. Las acciones se escriben roll, 4, W o stop.
error-position-long = Una posición de { $count } caracteres es demasiado larga; el máximo es { $most }.
error-position-fields = Una posición tiene cinco campos separados por un espacio: GRILL PLAYERS RESERVE MOVER TURN. Aquí hay { $count }: «{ $token }».
error-tile = «{ $token }» nombra una ración que no existe.
error-grill-tile = «{ $token }» no es una ración de la parrilla: escribe su número y después la letra de un especialista, o x si está boca abajo.
error-grill-order = «{ $token }» está fuera de orden: las raciones de la parrilla van de menor a mayor.
error-player = «{ $token }» no es un jugador: escribe la pila de abajo arriba o -, después +N por los gusanos asados y después :s por un especialista.
error-reserve = «{ $token }» no es una reserva: escribe cuántos gusanos asados quedan.
error-reserve-without-extras = «{ $token }» no puede ser la reserva: este reglamento no tiene gusanos asados, así que escribe -.
error-mover = «{ $token }» no es un asiento: escribe su número, o - si la partida ha terminado.
error-turn-field = «{ $token }» no es un turno: escribe -, o KEPT:PENDING y las marcas.
error-turn-when-over = «{ $token }» es un turno en curso, pero no le toca a nadie: escribe -.
error-keep-held = «{ $token }» debe nombrar primero al especialista que ya tiene quien juega.
error-player-count = Juegan de 2 a 7 personas, no { $count }.
error-no-dice-due = Ahora no hay dados que tirar.
error-dice-count = { $due ->
        [one] Se espera un dado
       *[other] Se esperan { $due } dados
    }, no { $count }.
error-turn-long = Un turno de { $count } caracteres es demasiado largo; el máximo es { $most }.
error-turn-token = Esto no es un elemento de un turno.
error-turn-spaces = Entre los elementos de un turno va un solo espacio, y ninguno alrededor: «{ $token }».
error-turn-after-end = El turno ya había terminado antes.
error-turn-goes-on = Aquí no puede seguir nada: el elemento anterior deja una decisión pendiente.
error-turn-end-missing = El turno se ha detenido solo, así que ahora hay que escribir su final.
error-turn-other-roll = La tirada que hay en la mesa es { $roll }.
error-turn-is-bust = Esta tirada no tiene ninguna cara nueva: es una tirada fallida y se escribe con «!».
error-turn-no-choice = Aquí no hay nada que elegir.
error-turn-nine = «*9» solo se escribe para una primera tirada de nueve dados.
error-turn-claim-open = Aquí hay varias raciones posibles, y no se nombra ninguna.
error-turn-end = Con estos dados el turno termina de otra manera: { $happened }.
error-player-name = «{ $token }» no puede ser un nombre: debe tener de 1 a 40 caracteres, sin /, ", \ ni caracteres de control.
error-record-long = Una partida guardada de { $count } caracteres es demasiado larga; el máximo es { $most }.
error-record-tag = «{ $token }» no es una etiqueta: escribe [Nombre "valor"].
error-record-tag-twice = La etiqueta { $token } aparece dos veces.
error-record-tag-missing = Falta la etiqueta { $token }.
error-record-seats = El comienzo tiene { $count } asientos, pero { $names ->
        [one] se nombra a un jugador
       *[other] se nombra a { $names } jugadores
    }.
error-start-due = Una partida no puede empezar con dados por tirar: primero tíralos.
error-record-blank = Hay una línea vacía entre dos turnos.
error-record-line = «{ $token }» no es una línea de una partida: escribe el número del turno, un punto y sus elementos.
error-record-number = Aquí se espera el turno { $expected }, no { $token }.
error-record-goes-on = El turno anterior no está terminado, así que debe ser el último.
error-record-limit = Una partida solo puede acabar por el límite entre dos turnos, y solo si no ha terminado.
error-record-result = El resultado es { $result }, no { $token }.
error-bot-unknown = «{ $token }» no es un bot. Los bots son: { $known }.
error-bot-near = «{ $token }» no es un bot. ¿Querías decir { $near }?
error-bot-or-person = «{ $token }» parece el nombre de un bot. Escribe { $near } para el bot, o person:{ $token } para una persona.
error-bot-option-near = «{ $token }» no es una opción de { $bot }. ¿Querías decir { $near }?
error-bot-class-form = «{ $token }» no nombra ninguna clase: escribe py:paquete.modulo:Clase.
error-bot-class = No se puede cargar el bot { $token }: { $reason }.
error-bot-class-choose = { $token } no es un bot: no tiene un método choose(state, rng).
error-bot-ends-raised = { $token }.value_ends ha lanzado la excepción { $error } ({ $where }).
error-bot-ends-shape = { $token }.value_ends ha devuelto un array de forma { $found } en lugar de { $wanted }: un valor por cada final.
error-bot-ends-value = { $token }.value_ends ha devuelto el valor { $value }; todos los valores deben ser finitos.
error-bot-option = «{ $token }» no es una opción de { $bot }. Opciones posibles: { $known }.
error-bot-value = «{ $token }» da a esta opción de { $bot } un valor que no puede tener.
error-bot-value-known = «{ $token }» da a esta opción de { $bot } un valor que no puede tener. Valores posibles: { $known }.
error-bot-command = No se puede ejecutar el comando «{ $token }».
error-bot-seats = Esta red está hecha para { $seats } jugadores como mucho, no para { $players }.
error-net-file = { $file } no es una red.
error-net-shape = { $file } es una red de otra versión de este programa.
error-net-narrow = Una red para { $seats } asientos no puede convertirse en una para { $wanted }.
error-net-large = Una red de { $hidden } unidades ocultas no puede hacerse más pequeña ni perder características.
error-net-hidden = «{ $hidden }» no son tamaños de capas ocultas: da dos números como 256x32, el primero múltiplo de 64 y el segundo de 32, hasta 1024.
error-checkpoint = { $file } no es un punto de control de esta versión.
error-response = No se puede entrenar la mejor respuesta a { $bot } para { $players } jugadores.

## Qué falla en una posición

defect-tile-twice = La ración { $tile } aparece más de una vez.
defect-extra-tile = La ración { $tile } es de la edición Extrawurm, pero este reglamento es el del juego básico.
defect-specialist-twice = { $specialist_start } aparece más de una vez.
defect-specialist-without-extras = { $specialist_start } es de la edición Extrawurm, pero este reglamento es el del juego básico.
defect-specialist-on-turned = { $specialist_start } no puede estar sobre la { $tile }, que no está boca arriba.
defect-crow-held = El asiento { $seat } no puede tener el cuervo: nadie puede.
defect-grilled-without-extras = El asiento { $seat } tiene gusanos asados, pero este reglamento no los usa.
defect-grilled-too-many = Hay { $count } gusanos asados en total; el máximo es siete.
defect-player-count = Juegan de 2 a 7 personas, no { $count }.
defect-mover = Le toca al asiento { $seat }, pero hay { $count } asientos.
defect-should-be-over = Ninguna ración está boca arriba, así que la partida ha terminado y no le toca a nadie.
defect-should-not-be-over = La ración { $tile } está boca arriba, así que la partida no ha terminado y le toca a alguien.
defect-golden-flag = Hay nueve dados en juego, pero quien juega no tiene el dado dorado.
defect-weasel-flag = La comadreja ya se ha usado, pero quien juega no la tiene.
defect-kept-too-many = Hay { $count } dados apartados; solo existen { $dice }.
defect-nothing-to-decide = Aquí no queda nada que decidir: el turno sigue solo.
defect-no-dice-to-roll = Aquí no puede venir ninguna tirada: el turno se detiene solo.
defect-roll-count = { $count ->
        [one] Se ha tirado un dado
       *[other] Se han tirado { $count } dados
    } donde se esperan { $due }.
defect-nothing-kept = No hay dados apartados.
defect-rob-with-reserve = No se quita nada a nadie mientras la reserva tenga gusanos asados ({ $count }).
defect-no-double-one = Toca un gusano asado, pero no hay dos 1 apartados.
defect-claim-without-worm = Se toma una ración, pero no hay ningún gusano apartado.
defect-claim-not-taken = La ración de arriba de la pila no puede salir de estos dados.
defect-keep-not-held = Hay que elegir entre dos especialistas, pero quien juega no tiene ninguno.

## Qué responde un servidor que no puede hacer lo que se le pide

error-no-identity = El servidor aún no conoce este dispositivo. Recarga la página e inténtalo de nuevo.
error-forbidden = No tienes permiso para hacer eso.
error-removed = Quien abrió la mesa te ha quitado de ella.
error-bad-origin = Esa petición venía de otro sitio web.
error-unknown-host = Este servidor no se llama { $host }. Si ese es uno de sus nombres, hay que iniciarlo con --hosts { $host }.
error-unknown-game = Esa mesa no existe.
error-unknown-code = No hay ninguna mesa con este código. Los códigos caducan cuando empieza la partida.
error-not-found = Aquí no hay nada.
error-method-not-allowed = Eso no se puede hacer aquí.
error-stale-version = La partida ha avanzado entretanto. Mira cómo está ahora.
error-illegal-action = Eso no se puede hacer ahora.
error-no-takeback = No hay nada que deshacer.
error-not-your-turn = No es tu turno.
error-not-started = La partida aún no ha empezado.
error-already-started = La partida ya ha empezado.
error-entropy-early = Aún no se ha comprometido todo el mundo en la mesa: guárdate tu parte de azar hasta entonces.
error-entropy-mismatch = Esto no coincide con tu compromiso.
dice-alarm-rewritten = El servidor ha reescrito el registro de esta partida: la entrada { $version } no es la que mostraba antes. No te fíes de estos dados.
dice-alarm-back = El servidor ha vuelto a la entrada { $version } de esta partida, aunque ya había mostrado la { $known }. Tras restaurar una copia de seguridad, el registro lo dice y los dados salen de un secreto nuevo; si no, no te fíes de ellos.
dice-alarm-commitment = El servidor ha cambiado el secreto de los dados sin anotarlo en el registro. No te fíes de estos dados.
dice-alarm-left-out = Los dados se fijaron antes de que llegara la parte de este dispositivo. Con una conexión lenta puede pasar; si no, no te fíes de estos dados.
dice-alarm-replaced = El servidor muestra en tu nombre una parte de los dados distinta de la de este dispositivo. No te fíes de estos dados.
dice-alarm-withheld = El servidor dice que te guardaste tu parte de los dados. Si no has perdido la conexión en ningún momento, no te fíes.
error-game-over = La partida ha terminado.
error-frozen = Esta partida no puede continuar: su registro no se puede reproducir.
error-table-full = La mesa está completa.
error-seat-taken = Ese asiento está ocupado.
error-not-away = Esa persona no está ausente.
error-left-too-often = Has dejado esta partida demasiadas veces para volver. Un bot sigue en tu lugar.
error-too-many-changes = Ha habido demasiado ir y venir en esta mesa. Empezad la partida o abrid otra mesa.
error-not-absent = La partida no espera a nadie que lleve ausente el tiempo suficiente.
error-not-over = La partida aún no ha terminado.
error-bad-request = No se pudo leer esa petición: { $where }: { $problem }.
error-bad-message = No se pudo leer ese mensaje.
error-bad-rules = «{ $text }» no es un reglamento.
error-bad-action = «{ $text }» no es una acción.
error-bad-dice = Estos dados no encajan: { $due ->
    [0] no se espera ninguno
    [one] se espera un dado
   *[other] se esperan { $due } dados
  }.
error-bot-not-allowed = El bot «{ $text }» no juega aquí.
error-bad-clock = El reloj «{ $text }» no se ofrece aquí.
error-bad-name = «{ $text }» no puede ser un nombre: debe tener de 1 a 40 caracteres visibles, sin /, " ni \.
error-name-taken = En esta mesa ya hay alguien que se llama { $name }. Elige un nombre que se distinga mejor.
error-bad-record = Esta partida guardada tiene un error en la línea { $line }, en «{ $token }».
error-bad-position = Esta posición es imposible.
error-no-advice = Solo hay consejos cuando juegas contra bots y nadie más.
error-too-large = Es demasiado grande; el máximo son { $limit } bytes.
error-too-many-requests = Demasiadas peticiones. Inténtalo de nuevo dentro de { $retry_after ->
        [one] un segundo
       *[other] { $retry_after } segundos
    }.
error-too-many-tables = Tienes demasiadas mesas abiertas. Termina una, o inténtalo de nuevo dentro de { $retry_after ->
        [one] un segundo
       *[other] { $retry_after } segundos
    }.
error-too-many-sockets = Demasiadas conexiones. Inténtalo de nuevo dentro de { $retry_after ->
        [one] un segundo
       *[other] { $retry_after } segundos
    }.
error-too-many-devices = Ya juegas en { $limit } dispositivos, el máximo. Cierra antes la sesión de uno de ellos.
error-unavailable = Ahora mismo el servidor no puede guardar. No ha cambiado nada; inténtalo de nuevo.

## Las reglas, una por una. Una segunda clave da la regla tal como la cambia un ajuste.

rules-section-S = Preparación
rules-section-T = El turno
rules-section-C = Plantarse y tomar
rules-section-B = Tirada fallida
rules-section-E = El final
rules-section-X = Extrawurm

rule-S1 = Juegan de dos a siete personas, con ocho dados blancos. Un dado muestra 1, 2, 3, 4, 5 y un gusano; un gusano vale 5.
rule-S2 = Las raciones de la 21 a la 36 están boca arriba en fila: es la parrilla. Cada una lleva gusanos: de la 21 a la 24, uno; de la 25 a la 28, dos; de la 29 a la 32, tres; de la 33 a la 36, cuatro.
rule-S3 = La mesa decide quién empieza; normalmente, la persona más joven. Después se juega en el sentido de las agujas del reloj.
rule-S4 = Las raciones 11 y 13 se colocan antes de la 21, con un gusano cada una. Siete gusanos asados forman la reserva. El gusano en lata empieza sobre la 11, la gallina sobre la 21, el cuervo sobre la 23, la comadreja sobre la 25, el dado dorado sobre la 27 y la manzana sobre la 29.

rule-T1 = Tu turno empieza con una tirada de los ocho dados.
rule-T2 = Elige una cara de la tirada que aún no hayas apartado en este turno, y aparta todos los dados que la muestren.
rule-T3 = Si en la tirada no hay ninguna cara nueva, es una tirada fallida.
rule-T4 = Cada vez que apartes dados, tira otra vez todos los demás o plántate. Siempre puedes plantarte, aunque eso suponga fallar. Si al plantarte te corresponde una ración, tienes que tomarla.
rule-T5 = Cuando no quedan dados, te plantas automáticamente.
rule-T6 = Con las seis caras apartadas aún puedes tirar, pero ninguna tirada puede traer una cara nueva: fallarías.
rule-T6-yes = Con las seis caras apartadas, te plantas automáticamente.

rule-C1 = Cuando te plantas, entre los dados apartados tiene que haber al menos un gusano; si no, fallas.
rule-C2 = Si en la parrilla hay boca arriba una ración igual a tu suma, tomas esa y ninguna otra. Va boca arriba encima de tu pila; solo tienes una pila.
rule-C3 = Si tu suma es igual a la ración de arriba de la pila de un rival, se la robas. Solo se roba con la suma exacta, y solo la ración de arriba.
rule-C3-optional = Si tu suma es igual a la ración de arriba de la pila de un rival, puedes robársela o, en su lugar, tomar una ración menor de la parrilla (C4). Si la parrilla no tiene ninguna para ti, robas. Solo se roba con la suma exacta, y solo la ración de arriba.
rule-C4 = Si no hay ni una cosa ni otra, tomas de la parrilla la ración boca arriba más alta de las inferiores a tu suma.
rule-C4-any = Si no hay ni una cosa ni otra, tomas de la parrilla una ración boca arriba inferior a tu suma, la que quieras.
rule-C5 = Si tampoco la hay, fallas.
rule-C6 = La ración de arriba de tu propia pila no cuenta aquí: si tu suma es igual a ella, tomas una menor de la parrilla (C4).

rule-B1 = Cuando fallas, la ración de arriba de tu pila, si tienes alguna, vuelve boca arriba a la parrilla.
rule-B2 = Después, la ración boca arriba más alta de la parrilla se pone boca abajo y queda fuera del juego el resto de la partida. Si es justo la que has devuelto, no se pone boca abajo ninguna.
rule-B3 = Si no tienes ninguna ración que devolver, no se pone boca abajo ninguna.
rule-B3-yes = Si no tienes ninguna ración que devolver, la más alta se pone boca abajo de todos modos.
rule-B4 = Una tirada fallida pone fin a tu turno, y los dados apartados no cuentan nada.

rule-E1 = La partida termina en cuanto un turno deja la parrilla sin raciones boca arriba.
rule-E2 = Cuenta los gusanos de tus raciones: gana quien tenga más.
rule-E3 = En caso de empate decide la ración más alta: de quienes empatan, gana quien la tenga en cualquier lugar de la pila. Cualquier ración vale más que ninguna.
rule-E4 = Quienes empatan sin una sola ración comparten la victoria.
rule-E5 = Las reglas no limitan la duración de una partida. Aquí una partida termina como muy tarde a los 1000 turnos, salvo que se acuerde otro límite, y se decide tal como esté.

rule-X1 = La 11 y la 13 solo se toman con esa suma exacta y solo de la parrilla, y nadie puede robarlas. Por eso una suma de 12 o de 14 a 20 es un fallo, y también 11 o 13 si esa ración no está boca arriba en la parrilla. Por lo demás son raciones como las otras; aunque solo queden ellas boca arriba, la partida sigue.
rule-X2 = Doble uno: cada vez que apartas dos o más 1 recibes enseguida un gusano asado, acabe como acabe tu turno. Por más de dos 1 no se recibe más.
rule-X3 = Un gusano asado sale de la reserva. Si está vacía, se lo quitas a un rival de tu elección, pero no a quien tenga la gallina. Si nadie tiene uno que puedas quitar, no recibes ninguno.
rule-X4 = Un gusano asado cuenta como un gusano al final. Una tirada fallida nunca cuesta gusanos asados.
rule-X5 = Si sobre la ración que tomas de la parrilla hay un especialista, lo recibes también, salvo el cuervo. Si le robas una ración a un rival que tiene un especialista, también te lo llevas.
rule-X6 = Solo puedes tener un especialista. Cuando recibas un segundo, elige cuál conservas; el otro vuelve a la parrilla (X7).
rule-X7 = Un especialista vuelve a la ración boca arriba más baja que no lleve ninguno, incluidas la 11 y la 13. Si ninguna está libre, sale del juego.
rule-X8 = Una tirada fallida te cuesta también tu especialista, aunque no tengas raciones. Primero vuelve tu ración, después tu especialista, después se pone boca abajo la ración más alta; un especialista que estuviera sobre ella vuelve el último.
rule-X9 = La gallina protege tus raciones: si la tienes y fallas, no devuelves ninguna ración y ninguna se pone boca abajo; solo vuelve la gallina. Si no tienes raciones, se queda contigo.
rule-X10 = Quien vaya a robarle una ración a quien tiene la gallina se lleva la gallina en su lugar, y su turno sale bien. Mientras la 11 o la 13 esté en lo alto de la pila de quien tiene la gallina, nadie se la puede llevar. A quien la tiene no se le pueden quitar gusanos asados.
rule-X11 = El gusano en lata: si te plantas sin ningún gusano entre los dados apartados, puedes contarlo como uno. Tu suma aumenta en 5 y te plantas sin fallar. Solo puedes contarlo si así te corresponde una ración. No se gasta, e incluso cuando no quedan dados decides tú. No salva ninguna tirada, y en cuanto apartas un gusano ya no sirve en este turno.
rule-X12 = La comadreja: una vez por turno, después de una tirada y antes de elegir una cara, puedes volver a tirar todos los dados que acabas de tirar, incluso tras una tirada fallida; vale la segunda. El dado dorado: al empezar tu turno, y solo entonces, puedes tirar nueve dados en vez de ocho; es un dado como los demás. La manzana: tres gusanos para quien la tenga al final.
rule-X13 = El cuervo nunca es de nadie. Quien toma la ración sobre la que está recibe un gusano asado, y el cuervo pasa enseguida a la ración libre más baja (X7).
rule-X14 = Solo se mira si la partida ha terminado cuando todos los especialistas y gusanos asados del turno están en su sitio.

## Reglamentos

preset-classic = Clásico
preset-extrawurm = Extrawurm
preset-house = De la casa
preset-squeakers = Polluelos

preset-classic-about = El juego básico, tal como lo describe su reglamento completo.
preset-extrawurm-about = La edición con las raciones 11 y 13, seis especialistas y gusanos asados.
preset-house-about = El juego básico según un reglamento breve: una ración menor se elige libremente, y cada tirada fallida pone una boca abajo.
preset-squeakers-about = El juego básico según otro reglamento breve: se puede renunciar a robar, cada tirada fallida pone una ración boca abajo y seis caras ponen fin al turno.

knob-extras = ¿A qué edición se juega?
knob-extras-no = Al juego básico: raciones de la 21 a la 36 y ocho dados.
knob-extras-yes = Con las raciones 11 y 13, los especialistas y los gusanos asados.
knob-extras-why = Extrawurm es el mismo juego con más cosas en la caja. Deja los extras dentro y juegas al juego básico.
knob-fallback = ¿Qué ración tomas cuando la de tu suma no se puede tomar ni robar?
knob-fallback-nearest = La más alta de las inferiores.
knob-fallback-any = Cualquiera de las inferiores, a tu elección.
knob-fallback-why = Los reglamentos completos te dan la siguiente ración menor. Uno breve dice solo que es menor, y así te deja elegir.
knob-steal = ¿Tienes que robar cuando tu suma es igual a la ración de arriba de un rival?
knob-steal-forced = Sí.
knob-steal-optional = No, si la parrilla tiene una ración menor para ti.
knob-steal-why = Los reglamentos completos dicen que puedes, pero solo permiten una ración menor si no hay nada que robar. Uno breve te deja renunciar a robar.
knob-flip_empty_handed = ¿Una tirada fallida pone una ración boca abajo aunque no tengas ninguna que devolver?
# Same in English.
knob-flip_empty_handed-no = No.
knob-flip_empty_handed-yes = Sí, la más alta.
knob-flip_empty_handed-why = Los reglamentos completos perdonan a quien no tiene nada que perder. Los breves ponen la ración boca abajo de todos modos, y las partidas son más cortas.
knob-six_faces_end_turn = ¿Qué pasa cuando las seis caras están apartadas?
knob-six_faces_end_turn-no = Aún puedes tirar, y fallar.
knob-six_faces_end_turn-yes = Te plantas automáticamente.
knob-six_faces_end_turn-why = Un reglamento breve pone fin ahí al turno; los demás no dicen nada. Solo te ahorra una tirada que no puede salir bien.

rules-title = Reglamento: { $name }
rules-same = Es el propio juego básico.
rules-differs = En qué se diferencia del clásico; una estrella señala las reglas afectadas:

## Una posición en palabras

show-grill-empty = No hay raciones en la parrilla.
show-reserve = { $count ->
        [0] En la reserva no quedan gusanos asados.
        [one] En la reserva queda un gusano asado.
       *[other] En la reserva quedan { $count } gusanos asados.
    }
show-worms = { $count ->
        [one] un gusano
       *[other] { $count } gusanos
    }
show-grilled = { $count ->
        [one] uno de ellos asado
       *[other] { $count } de ellos asados
    }
show-no-tile = ninguna ración
show-kept = Apartados
show-total = { $total } en total
show-total-canned = { $total } en total, contando el gusano en lata
show-rolled = Tirada
show-nine-dice = El dado dorado está en juego: nueve dados.
show-weasel-used = La comadreja ya se ha usado en este turno.
show-start = { $who ->
        [you] Te toca
       *[other] Le toca a { $name }
    } tirar.
show-due = { $count ->
        [one] Está a punto de caer un dado
       *[other] Están a punto de caer { $count } dados
    } para { $who ->
        [you] ti
       *[other] { $name }
    }.
show-choose-face = { $who ->
        [you] Eliges
       *[other] { $name } elige
    } una cara.
show-weasel-or-bust = Ninguna cara nueva: { $who ->
        [you] sueltas la comadreja o aceptas
       *[other] { $name } suelta la comadreja o acepta
    } el fallo.
show-roll-or-stop = { $who ->
        [you] Tiras
       *[other] { $name } tira
    } { $count ->
        [one] un dado
       *[other] { $count } dados
    } o { $who ->
        [you] te plantas
       *[other] se planta
    }.
show-count-canned = No quedan dados: { $who ->
        [you] cuentas
       *[other] { $name } cuenta
    } el gusano en lata, o no.
show-rob = { $who ->
        [you] Eliges
       *[other] { $name } elige
    } a quién quitarle un gusano asado.
show-claim = { $who ->
        [you] Eliges
       *[other] { $name } elige
    } una ración.
show-keep = { $who ->
        [you] Eliges
       *[other] { $name } elige
    } entre { $held } y { $offered }.
show-over = La partida ha terminado. { $tie_break ->
        [E3] Decide la ración más alta: { $who ->
            [you] ganas tú.
           *[other] gana { $winners }.
        }
        [E4] { $winners } comparten la victoria.
       *[none] { $who ->
            [you] Ganas tú.
           *[other] Gana { $winners }.
        }
    }

## Caracteres de los bots: un nombre, y cómo es en una línea

character-bold = atrevido
character-bold-about = No teme fallar y sigue tirando por la ración más alta.
character-cautious = prudente
character-cautious-about = Teme fallar y toma lo seguro.
character-thief = ladrón
character-thief-about = Prefiere robar una ración a tomarla de la parrilla.
character-collector = coleccionista
character-collector-about = Quiere raciones con muchos gusanos y roba poco.
