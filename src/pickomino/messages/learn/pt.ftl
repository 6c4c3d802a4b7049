# As frases das lições e da página de regras.

## Em volta de uma lição

learn-owl = A coruja explica
learn-step = Passo { $step } de { $count }
learn-next = Avançar
learn-again = Do início
learn-play = Jogar uma partida de verdade

## A página de regras

learn-rules-set = Regulamento
learn-rules-star = Diferente do clássico
learn-rules-specialists = Os especialistas
learn-rules-dice = As seis faces de um dado
learn-rules-tiles = Quatro das peças, com uma a quatro minhocas

## A primeira partida

learn-classic-grill = Boa noite! Esta é a grelha com as suas dezesseis peças. Cada uma tem um número e de uma a quatro minhocas. Ganha quem tiver mais minhocas no fim.
learn-classic-dice = As peças se ganham com dados: oito, com as faces de 1 a 5 e uma minhoca. Lance todos.
learn-classic-worms = Escolha uma face: todos os dados que a mostram são separados. Uma minhoca vale 5, e sem ao menos uma minhoca você não leva nenhuma peça. Separe então as duas minhocas.
learn-classic-worms-no = Pode, mas sem uma minhoca você não leva nenhuma peça. Separe as minhocas enquanto estão aí.
learn-classic-roll-on = Dez até agora, e a peça mais baixa é a 21. Lance os outros seis dados.
learn-classic-roll-on-no = Com 10 nenhuma peça é sua: seria uma falha. Melhor lançar.
learn-classic-new-face = Cada face só pode ser separada uma vez por turno, por isso a minhoca deste lançamento não vale. Três cincos são 15: separe-os.
learn-classic-new-face-no = Isso gasta uma face por poucos pontos. Os três cincos dão mais.
learn-classic-stop = 25! Olhe a grelha: a 25 está marcada, porque parando agora você a leva. Lançar de novo pode dar mais, ou pôr tudo a perder. Pare.
learn-classic-stop-no = Que coragem! Mas se os três dados não mostrarem uma face nova, tudo se perde. Desta vez, contente-se e pare.
learn-classic-stack = A peça está agora na sua pilha: duas minhocas para você. É a vez de { $duck }.
learn-classic-duck = { $duck } tem três minhocas e três quatros, 27 ao todo, e para.
learn-classic-top-tile = { $duck } levou a 27. A peça do topo de uma pilha pode ser roubada por quem lançar exatamente o número dela. Vamos tentar: lance.
learn-classic-fours = Três quatros são doze pontos com uma só face. Separe-os.
learn-classic-fours-no = Pode, mas o 27 está longe. Com os três quatros você chega antes.
learn-classic-need-worm = Doze, e ainda nenhuma minhoca. Lance.
learn-classic-need-worm-no = Sem uma minhoca, parar é sempre falhar. Lance.
learn-classic-worms-again = Aí estão: duas minhocas. Separe-as.
learn-classic-worms-again-no = Sem uma minhoca, no fim nada é seu. Separe as duas minhocas.
learn-classic-dare = Parando agora você leva a 22, que tem uma minhoca. Mas para o 27 só falta um cinco. Arrisque: lance.
learn-classic-dare-no = Seria seguro. Mas a 27 tem duas minhocas, e { $duck } as perderia. Arrisque.
learn-classic-five = Um cinco! Separe-o.
learn-classic-five-no = Tão perto! Com o cinco são exatamente 27.
learn-classic-steal = Exatamente 27: veja a marca na pilha de { $duck }. Pare, e a peça é sua.
learn-classic-steal-no = Melhor que isto não fica. Pare e roube.
learn-classic-stolen = Roubada! Só a peça do topo de uma pilha corre perigo: a sua 25 está agora a salvo debaixo da 27.
learn-classic-duck-again = { $duck } não desanima e chega a 31.
learn-classic-no-luck = É a sua vez de novo. Lance.
learn-classic-threes = Nenhuma minhoca desta vez. Separe os dados com 3: ficam cinco para ter mais sorte.
learn-classic-threes-no = São menos pontos. Separe os dados com 3.
learn-classic-hope = Nove, e ainda nenhuma minhoca. Lance.
learn-classic-hope-no = Sem uma minhoca, parar é sempre falhar. Lance e torça.
learn-classic-fives = De novo nenhuma minhoca. Separe os dois cincos.
learn-classic-fives-no = O 21 está longe. Os cincos aproximam você.
learn-classic-last-hope = 19 sem minhoca: aqui não dá para parar. Restam três dados. Lance.
learn-classic-last-hope-no = Seria uma falha certa. Três dados ainda podem salvar: lance.
learn-classic-bust = Só 3 e 5, e você já tem os dois. Um lançamento sem face nova é uma falha.
learn-classic-bust-cost = Uma falha custa a peça do topo: a 27 volta para a grelha. Depois, a peça mais alta é virada para baixo: a 36 está fora do jogo.
learn-classic-late = Muito mais tarde. Na grelha só resta a 24, e há empate em nove minhocas entre você e { $duck }. Você tem 20 até agora. Separe os dados com 3.
learn-classic-late-no = Assim dá menos. Com os 3 são 26, e com 26 você leva a última peça.
learn-classic-lower = 26 ao todo. Essa peça não pode ser levada nem roubada, e então cabe a você a logo abaixo: a 24. Pare.
learn-classic-lower-no = A última peça já é sua. Não a ponha em jogo: pare.
learn-classic-end = Não resta nenhuma peça, e a partida acabou: dez minhocas a nove, você ganha! Agora você sabe como se joga.

## Extrawurm

learn-extrawurm-table = Extrawurm traz as peças 11 e 13, sete minhocas grelhadas na reserva e seis especialistas que ficam sobre peças. Toque num deles para ler o que ele sabe fazer.
learn-extrawurm-roll = Todo o resto você já conhece. Lance.
learn-extrawurm-ones = Dois uns! Separar dois ou mais deles traz logo uma minhoca grelhada, aconteça o que acontecer no turno. Separe os uns.
learn-extrawurm-ones-no = Bons pontos, mas separe os uns: a minhoca grelhada deles fica com você.
learn-extrawurm-grilled = Aí está ela, ao lado do seu nome. Conta uma minhoca no fim, e nenhuma falha a tira de você. Continue lançando.
learn-extrawurm-grilled-no = Com 2 pontos nenhuma peça é sua. Lance.
learn-extrawurm-worms = Três minhocas, 15 pontos. Separe-as.
learn-extrawurm-worms-no = Aqui também: sem minhoca, nada de peça. Separe as minhocas.
learn-extrawurm-seventeen = 17. As peças 11 e 13 só se ganham com exatamente essa soma, nunca com uma maior. Então lance.
learn-extrawurm-seventeen-no = Com 17 você não leva nem a 11 nem a 13: seria uma falha. Lance.
learn-extrawurm-four = A galinha está sobre a 21, e com o quatro são 21. Separe-o.
learn-extrawurm-four-no = Olhe a galinha sobre a 21. Com o quatro ela é sua.
learn-extrawurm-hen = Quem leva uma peça recebe também o especialista que está nela. Pare.
learn-extrawurm-hen-no = Não deixe a galinha escapar. Pare.
learn-extrawurm-guard = A galinha está agora com você e protege a sua peça do topo. Vejamos o que fazem os outros.
learn-extrawurm-duck = { $duck } tem 25 e recebe também a doninha.
learn-extrawurm-goose = { $goose } tem exatamente 21, a sua peça do topo, e quer roubá-la.
learn-extrawurm-hen-gone = Mas quem rouba onde está a galinha leva a galinha em vez da peça. A sua 21 continua aí, e a galinha agora protege { $goose }.
learn-extrawurm-nine = Alguns turnos depois você tem o dado dourado. Com ele pode começar com nove dados em vez de oito. Faça isso.
learn-extrawurm-nine-no = Oito também serviriam, mas nove dão mais.
learn-extrawurm-nine-worms = Três minhocas: separe-as.
learn-extrawurm-nine-worms-no = As três minhocas dão mais. Separe-as.
learn-extrawurm-nine-on = 15, e restam seis dados. Lance.
learn-extrawurm-nine-on-no = Com 15 você não leva nada. Lance.
learn-extrawurm-nine-fours = Com dois quatros são 23, onde está o corvo. Separe-os.
learn-extrawurm-nine-fours-no = Olhe o corvo sobre a 23. Os quatros levam você até lá.
learn-extrawurm-crow = Ninguém nunca tem o corvo. Mas quem leva a peça debaixo dele recebe uma minhoca grelhada. Pare.
learn-extrawurm-crow-no = O corvo tem uma minhoca grelhada para você. Pare.
learn-extrawurm-crow-gone = A sua segunda minhoca grelhada! O corvo saltou para a peça mais baixa sem especialista, a 13. É assim que todos voltam para a grelha.
learn-extrawurm-weasel = Agora a doninha é sua. Este lançamento não tem face nova: falhou! Mas uma vez por turno a doninha lança de novo todos os dados de um lançamento. Solte-a.
learn-extrawurm-weasel-no = Então ficaria a falha. A doninha não custa nada: solte-a.
learn-extrawurm-saved = Por um triz: três cincos! Se de novo não houvesse face nova, teria acabado.
learn-extrawurm-canned = Neste turno você tem a minhoca em lata, e nenhum dado de minhoca separado. Ao parar ela pode contar como um: 24 e 5 são 29. Pare e conte-a.
learn-extrawurm-canned-no = Com a minhoca em lata são logo 29, e lá está a maçã. Pare e conte-a.
learn-extrawurm-keep = Você recebe também a maçã, mas ninguém tem dois especialistas: escolha. A maçã vale três minhocas para quem a tiver no fim. Fique com ela.
learn-extrawurm-keep-no = A minhoca em lata é boa companhia. Mas o fim está perto: fique com a maçã.
learn-extrawurm-kept = A minhoca em lata volta para a peça mais baixa sem especialista, a 22. Numa falha você perderia também o especialista, então cuide da maçã.
learn-extrawurm-last-ones = Mais uma coisa. A reserva está vazia, e há dois uns. Separe-os.
learn-extrawurm-last-ones-no = Com os uns você vai ver uma coisa. Separe-os.
learn-extrawurm-rob = Com a reserva vazia, você tira uma minhoca grelhada de outra pessoa. Tire de { $duck }, que tem mais que todos.
learn-extrawurm-rob-no = Pode. Mas { $duck } está na frente: tire de lá.
learn-extrawurm-end = Isso é todo o Extrawurm. Quando não souber o que faz um especialista, toque nele. Divirta-se!
