# Las frases de las lecciones y de la página de reglas.

## En torno a una lección

learn-owl = El búho explica
learn-step = Paso { $step } de { $count }
learn-next = Siguiente
learn-again = Desde el principio
learn-play = Jugar una partida de verdad

## La página de reglas

learn-rules-set = Reglamento
learn-rules-star = Distinto del clásico
learn-rules-specialists = Los especialistas
learn-rules-dice = Las seis caras de un dado
learn-rules-tiles = Cuatro de las raciones, con uno a cuatro gusanos

## La primera partida

learn-classic-grill = ¡Buenas noches! Esta es la parrilla con sus dieciséis raciones. Cada una tiene un número y de uno a cuatro gusanos. Gana quien tenga más gusanos al final.
learn-classic-dice = Las raciones se ganan con dados: ocho, con las caras del 1 al 5 y un gusano. Tíralos todos.
learn-classic-worms = Elige una cara: se apartan todos los dados que la muestran. Un gusano vale 5, y sin al menos un gusano no puedes tomar ninguna ración. Así que aparta los dos gusanos.
learn-classic-worms-no = Se puede, pero sin un gusano no puedes tomar ninguna ración. Aparta los gusanos ahora que están ahí.
learn-classic-roll-on = Diez por ahora, y la ración más baja es la 21. Tira los otros seis dados.
learn-classic-roll-on-no = Con 10 no te corresponde ninguna ración: sería un fallo. Mejor tira.
learn-classic-new-face = Cada cara solo se puede apartar una vez por turno, así que el gusano de esta tirada no vale. Tres cincos son 15: apártalos.
learn-classic-new-face-no = Eso gasta una cara por pocos puntos. Los tres cincos dan más.
learn-classic-stop = ¡25! Mira la parrilla: la 25 está marcada, porque si te plantas ahora la tomas. Seguir tirando puede dar más, o hacerte perderlo todo. Plántate.
learn-classic-stop-no = ¡Qué valor! Pero si los tres dados no muestran ninguna cara nueva, lo pierdes todo. Por esta vez, confórmate y plántate.
learn-classic-stack = La ración está ahora en tu pila: dos gusanos para ti. Le toca a { $duck }.
learn-classic-duck = { $duck } tiene tres gusanos y tres cuatros, 27 en total, y se planta.
learn-classic-top-tile = { $duck } ha tomado la 27. La ración de arriba de una pila la puede robar quien saque exactamente su número. Probemos: tira.
learn-classic-fours = Tres cuatros son doce puntos con una sola cara. Apártalos.
learn-classic-fours-no = Se puede, pero el 27 está lejos. Con los tres cuatros llegas antes.
learn-classic-need-worm = Doce, y aún ningún gusano. Tira.
learn-classic-need-worm-no = Sin un gusano, plantarse siempre es fallar. Tira.
learn-classic-worms-again = Ahí están: dos gusanos. Apártalos.
learn-classic-worms-again-no = Sin un gusano al final no hay nada para ti. Aparta los dos gusanos.
learn-classic-dare = Si te plantas ahora tomas la 22, que tiene un gusano. Pero para el 27 solo falta un cinco. Atrévete: tira.
learn-classic-dare-no = Sería lo seguro. Pero la 27 tiene dos gusanos, y { $duck } los perdería. Atrévete.
learn-classic-five = ¡Un cinco! Apártalo.
learn-classic-five-no = ¡Tan cerca! Con el cinco son exactamente 27.
learn-classic-steal = Exactamente 27: mira la marca en la pila de { $duck }. Plántate y la ración es tuya.
learn-classic-steal-no = Mejor que esto no puede ser. Plántate y róbala.
learn-classic-stolen = ¡Robada! Solo corre peligro la ración de arriba de una pila: tu 25 está ahora a salvo debajo de la 27.
learn-classic-duck-again = { $duck } no se desanima y llega a 31.
learn-classic-no-luck = Te toca otra vez. Tira.
learn-classic-threes = Esta vez, ningún gusano. Aparta los treses: te quedan cinco dados para tener más suerte.
learn-classic-threes-no = Son menos puntos. Aparta los treses.
learn-classic-hope = Nueve, y aún ningún gusano. Tira.
learn-classic-hope-no = Sin un gusano, plantarse siempre es fallar. Tira y cruza los dedos.
learn-classic-fives = Otra vez ningún gusano. Aparta los dos cincos.
learn-classic-fives-no = El 21 está lejos. Los cincos te acercan.
learn-classic-last-hope = 19 sin gusano: aquí no te puedes plantar. Quedan tres dados. Tira.
learn-classic-last-hope-no = Sería un fallo seguro. Tres dados aún pueden salvarte: tira.
learn-classic-bust = Treses y un cinco, y ya tienes de ambos. Una tirada sin ninguna cara nueva es una tirada fallida.
learn-classic-bust-cost = Fallar te cuesta la ración de arriba: la 27 vuelve a la parrilla. Después, la ración más alta se pone boca abajo: la 36 queda fuera del juego.
learn-classic-late = Mucho más tarde. En la parrilla solo queda la 24, y hay empate a nueve gusanos entre { $duck } y tú. Llevas 20. Aparta los treses.
learn-classic-late-no = Así sumas menos. Con los treses son 26, y con 26 te llevas la última ración.
learn-classic-lower = 26 en total. Esa ración no se puede tomar ni robar, y entonces te corresponde la siguiente menor: la 24. Plántate.
learn-classic-lower-no = La última ración ya es tuya. No te la juegues: plántate.
learn-classic-end = No queda ninguna ración, así que la partida ha terminado: diez gusanos a nueve, ¡ganas tú! Ya sabes cómo se juega.

## Extrawurm

learn-extrawurm-table = Extrawurm añade las raciones 11 y 13, siete gusanos asados en la reserva y seis especialistas que están sobre raciones. Toca uno para leer qué sabe hacer.
learn-extrawurm-roll = Todo lo demás ya lo conoces. Tira.
learn-extrawurm-ones = ¡Dos unos! Apartar dos o más te da enseguida un gusano asado, acabe como acabe tu turno. Aparta los unos.
learn-extrawurm-ones-no = Buenos puntos, pero aparta los unos: su gusano asado se queda contigo.
learn-extrawurm-grilled = Ahí está, junto a tu nombre. Al final cuenta como un gusano, y ninguna tirada fallida te lo quita. Sigue tirando.
learn-extrawurm-grilled-no = Con 2 puntos no te corresponde ninguna ración. Tira.
learn-extrawurm-worms = Tres gusanos, 15 puntos. Apártalos.
learn-extrawurm-worms-no = También aquí: sin gusano no hay ración. Aparta los gusanos.
learn-extrawurm-seventeen = 17. Las raciones 11 y 13 se ganan solo con esa suma exacta, nunca con una mayor. Así que tira.
learn-extrawurm-seventeen-no = Con 17 no tomas ni la 11 ni la 13: sería un fallo. Tira.
learn-extrawurm-four = La gallina está sobre la 21, y con el cuatro sumas 21. Apártalo.
learn-extrawurm-four-no = Mira la gallina sobre la 21. Con el cuatro es tuya.
learn-extrawurm-hen = Quien toma una ración recibe también el especialista que está encima. Plántate.
learn-extrawurm-hen-no = No dejes escapar a la gallina. Plántate.
learn-extrawurm-guard = La gallina está ahora contigo y protege tu ración de arriba. Veamos qué hacen los demás.
learn-extrawurm-duck = { $duck } tiene 25 y recibe además la comadreja.
learn-extrawurm-goose = { $goose } tiene exactamente 21, tu ración de arriba, y querría robarla.
learn-extrawurm-hen-gone = Pero quien va a robarle una ración a quien tiene la gallina se lleva la gallina en su lugar. Tu 21 sigue ahí, y la gallina protege ahora a { $goose }.
learn-extrawurm-nine = Unos turnos después tienes el dado dorado. Con él puedes empezar con nueve dados en vez de ocho. Pruébalo.
learn-extrawurm-nine-no = Con ocho también valdría, pero nueve dan más.
learn-extrawurm-nine-worms = Tres gusanos: apártalos.
learn-extrawurm-nine-worms-no = Los tres gusanos dan más. Apártalos.
learn-extrawurm-nine-on = 15, y quedan seis dados. Tira.
learn-extrawurm-nine-on-no = Con 15 no tomas nada. Tira.
learn-extrawurm-nine-fours = Con dos cuatros sumas 23, donde está el cuervo. Apártalos.
learn-extrawurm-nine-fours-no = Mira el cuervo sobre la 23. Los cuatros te llevan hasta él.
learn-extrawurm-crow = El cuervo nunca es de nadie. Pero quien toma la ración sobre la que está recibe un gusano asado. Plántate.
learn-extrawurm-crow-no = El cuervo tiene un gusano asado para ti. Plántate.
learn-extrawurm-crow-gone = ¡Tu segundo gusano asado! El cuervo ha saltado a la ración más baja sin especialista, la 13. Así vuelven todos a la parrilla.
learn-extrawurm-weasel = Ahora la comadreja es tuya. Esta tirada no tiene ninguna cara nueva: ¡tirada fallida! Pero una vez por turno la comadreja vuelve a tirar todos los dados de una tirada. Suéltala.
learn-extrawurm-weasel-no = Entonces la tirada quedaría fallida. La comadreja no cuesta nada: suéltala.
learn-extrawurm-saved = Por los pelos: ¡tres cincos! Si tampoco hubiera salido ninguna cara nueva, se habría acabado.
learn-extrawurm-canned = En este turno tienes el gusano en lata, y ningún gusano apartado. Al plantarte puede contar como uno: 24 y 5 son 29. Plántate y cuéntalo.
learn-extrawurm-canned-no = Con el gusano en lata sumas 29 enseguida, y ahí está la manzana. Plántate y cuéntalo.
learn-extrawurm-keep = Recibes también la manzana, pero nadie tiene dos especialistas: elige. La manzana vale tres gusanos para quien la tenga al final. Consérvala.
learn-extrawurm-keep-no = El gusano en lata es buena compañía. Pero el final está cerca: conserva la manzana.
learn-extrawurm-kept = El gusano en lata vuelve a la ración más baja sin especialista, la 22. Si fallas pierdes también a tu especialista, así que cuida la manzana.
learn-extrawurm-last-ones = Una cosa más. La reserva está vacía, y hay dos unos. Apártalos.
learn-extrawurm-last-ones-no = Quiero enseñarte algo con los unos. Apártalos.
learn-extrawurm-rob = Con la reserva vacía, le quitas un gusano asado a otra persona. Quítaselo a { $duck }, que tiene más que nadie.
learn-extrawurm-rob-no = Se puede. Pero { $duck } va en cabeza: ahí es donde conviene quitarlo.
learn-extrawurm-end = Eso es todo Extrawurm. Cuando no sepas qué hace un especialista, tócalo. ¡A disfrutar!
