# As frases das lições e da página de regras.

## Em volta de uma lição

learn-owl = A coruja explica
learn-step = Passo { $step } de { $count }
learn-next = Seguinte
learn-again = Desde o início
learn-play = Jogar uma partida a sério

## A página de regras

learn-rules-set = Regulamento
learn-rules-star = Diferente do clássico
learn-rules-specialists = Os especialistas
learn-rules-dice = As seis faces de um dado
learn-rules-tiles = Quatro das peças, com uma a quatro minhocas

## A primeira partida

learn-classic-grill = Boa noite! Esta é a grelha com as suas dezasseis peças. Cada uma tem um número e de uma a quatro minhocas. Ganha quem tiver mais minhocas no fim.
learn-classic-dice = As peças ganham-se com dados: oito, com as faces de 1 a 5 e uma minhoca. Lança-os todos.
learn-classic-worms = Escolhe uma face: todos os dados que a mostram são separados. Uma minhoca vale 5, e sem pelo menos uma minhoca não podes levar nenhuma peça. Por isso, separa as duas minhocas.
learn-classic-worms-no = Podes fazer isso, mas sem uma minhoca não levas nenhuma peça. Separa as minhocas enquanto lá estão.
learn-classic-roll-on = Dez até agora, e a peça mais baixa é a 21. Lança os outros seis dados.
learn-classic-roll-on-no = Com 10 não te cabe nenhuma peça: seria uma falha. É melhor lançar.
learn-classic-new-face = Cada face só se pode separar uma vez por turno, por isso a minhoca deste lançamento não vale. Três cincos são 15: separa-os.
learn-classic-new-face-no = Isso gasta uma face por poucos pontos. Os três cincos dão mais.
learn-classic-stop = 25! Olha para a grelha: a 25 está marcada, porque se parares agora é tua. Continuar a lançar pode dar mais, ou deitar tudo a perder. Para aqui.
learn-classic-stop-no = Que coragem! Mas se os três dados não mostrarem nenhuma face nova, perdes tudo. Por esta vez, contenta-te e para aqui.
learn-classic-stack = A peça está agora na tua pilha: duas minhocas para ti. É a vez de { $duck }.
learn-classic-duck = { $duck } tem três minhocas e três quatros, 27 ao todo, e para.
learn-classic-top-tile = { $duck } levou a 27. A peça do topo de uma pilha pode ser roubada por quem fizer exatamente o seu número. Vamos tentar: lança.
learn-classic-fours = Três quatros são doze pontos com uma só face. Separa-os.
learn-classic-fours-no = Podes fazer isso, mas o 27 está longe. Com os três quatros chegas lá mais depressa.
learn-classic-need-worm = Doze, e ainda nenhuma minhoca. Lança.
learn-classic-need-worm-no = Sem uma minhoca, parar é sempre falhar. Lança.
learn-classic-worms-again = Aí estão: duas minhocas. Separa-as.
learn-classic-worms-again-no = Sem uma minhoca, no fim não há nada para ti. Separa as duas minhocas.
learn-classic-dare = Se parares agora, levas a 22, que tem uma minhoca. Mas para o 27 só falta um cinco. Arrisca: lança.
learn-classic-dare-no = Seria o mais seguro. Mas a 27 tem duas minhocas, e { $duck } perdê-las-ia. Arrisca.
learn-classic-five = Um cinco! Separa-o.
learn-classic-five-no = Tão perto! Com o cinco são exatamente 27.
learn-classic-steal = Exatamente 27: vê a marca na pilha de { $duck }. Para aqui, e a peça é tua.
learn-classic-steal-no = Melhor do que isto não há. Para aqui e rouba-a.
learn-classic-stolen = Roubada! Só a peça do topo de uma pilha corre perigo: a tua 25 está agora a salvo debaixo da 27.
learn-classic-duck-again = { $duck } não desanima e chega a 31.
learn-classic-no-luck = Jogas tu outra vez. Lança.
learn-classic-threes = Desta vez, nenhuma minhoca. Separa os dados com 3: restam-te cinco dados para teres mais sorte.
learn-classic-threes-no = São menos pontos. Separa os dados com 3.
learn-classic-hope = Nove, e ainda nenhuma minhoca. Lança.
learn-classic-hope-no = Sem uma minhoca, parar é sempre falhar. Lança e faz figas.
learn-classic-fives = Outra vez nenhuma minhoca. Separa os dois cincos.
learn-classic-fives-no = O 21 está longe. Os cincos aproximam-te dele.
learn-classic-last-hope = 19 sem minhoca: aqui não podes parar. Restam três dados. Lança.
learn-classic-last-hope-no = Seria uma falha certa. Três dados ainda te podem salvar: lança.
learn-classic-bust = Só dados com 3 e um 5, e já tens de ambos. Um lançamento sem nenhuma face nova é uma falha.
learn-classic-bust-cost = Uma falha custa-te a peça do topo: a 27 volta para a grelha. Depois, a peça mais alta é virada para baixo: a 36 fica fora do jogo.
learn-classic-late = Muito mais tarde. Na grelha só resta a 24, e há empate a nove minhocas entre ti e { $duck }. Até agora tens 20. Separa os dados com 3.
learn-classic-late-no = Assim somas menos. Com os dados de 3 são 26, e com 26 levas a última peça.
learn-classic-lower = 26 ao todo. Essa peça não se pode levar nem roubar, e então cabe-te a que vem logo abaixo: a 24. Para aqui.
learn-classic-lower-no = A última peça já é tua. Não a arrisques: para aqui.
learn-classic-end = Não resta nenhuma peça, por isso a partida acabou: dez minhocas a nove, ganhas tu! Agora já sabes como se joga.

## Extrawurm

learn-extrawurm-table = Extrawurm acrescenta as peças 11 e 13, sete minhocas grelhadas na reserva e seis especialistas que estão sobre peças. Toca num deles para leres o que sabe fazer.
learn-extrawurm-roll = Tudo o resto já conheces. Lança.
learn-extrawurm-ones = Dois uns! Separar dois ou mais dá-te logo uma minhoca grelhada, aconteça o que acontecer ao teu turno. Separa os uns.
learn-extrawurm-ones-no = Bons pontos, mas separa os uns: a minhoca grelhada deles fica contigo.
learn-extrawurm-grilled = Aí está ela, ao lado do teu nome. No fim conta como uma minhoca, e nenhuma falha ta tira. Continua a lançar.
learn-extrawurm-grilled-no = Com 2 pontos não te cabe nenhuma peça. Lança.
learn-extrawurm-worms = Três minhocas, 15 pontos. Separa-as.
learn-extrawurm-worms-no = Também aqui: sem minhoca, não há peça. Separa as minhocas.
learn-extrawurm-seventeen = 17. As peças 11 e 13 só se ganham com essa soma exata, nunca com uma maior. Por isso, lança.
learn-extrawurm-seventeen-no = Com 17 não levas nem a 11 nem a 13: seria uma falha. Lança.
learn-extrawurm-four = A galinha está sobre a 21, e com o quatro somas 21. Separa-o.
learn-extrawurm-four-no = Olha para a galinha sobre a 21. Com o quatro ela é tua.
learn-extrawurm-hen = Quem leva uma peça recebe também o especialista que está sobre ela. Para aqui.
learn-extrawurm-hen-no = Não deixes fugir a galinha. Para aqui.
learn-extrawurm-guard = A galinha está agora contigo e protege a tua peça do topo. Vejamos o que fazem os outros.
learn-extrawurm-duck = { $duck } tem 25 e recebe também a doninha.
learn-extrawurm-goose = { $goose } tem exatamente 21, a tua peça do topo, e quer roubá-la.
learn-extrawurm-hen-gone = Mas quem for roubar uma peça a quem tem a galinha leva a galinha em vez dela. A tua 21 continua lá, e a galinha protege agora { $goose }.
learn-extrawurm-nine = Alguns turnos depois tens o dado dourado. Com ele podes começar com nove dados em vez de oito. Experimenta.
learn-extrawurm-nine-no = Oito também serviriam, mas nove dão mais.
learn-extrawurm-nine-worms = Três minhocas: separa-as.
learn-extrawurm-nine-worms-no = As três minhocas dão mais. Separa-as.
learn-extrawurm-nine-on = 15, e restam seis dados. Lança.
learn-extrawurm-nine-on-no = Com 15 não levas nada. Lança.
learn-extrawurm-nine-fours = Com dois quatros somas 23, onde está o corvo. Separa-os.
learn-extrawurm-nine-fours-no = Olha para o corvo sobre a 23. Os quatros levam-te até lá.
learn-extrawurm-crow = O corvo nunca é de ninguém. Mas quem leva a peça onde ele está recebe uma minhoca grelhada. Para aqui.
learn-extrawurm-crow-no = O corvo tem uma minhoca grelhada para ti. Para aqui.
learn-extrawurm-crow-gone = A tua segunda minhoca grelhada! O corvo saltou para a peça mais baixa sem especialista, a 13. É assim que todos voltam para a grelha.
learn-extrawurm-weasel = Agora a doninha é tua. Este lançamento não tem nenhuma face nova: é uma falha! Mas uma vez por turno a doninha lança de novo todos os dados de um lançamento. Solta-a.
learn-extrawurm-weasel-no = Nesse caso, a falha valia. A doninha não custa nada: solta-a.
learn-extrawurm-saved = Por um triz: três cincos! Se também desta vez não houvesse nenhuma face nova, o teu turno tinha acabado.
learn-extrawurm-canned = Neste turno tens a minhoca em lata, e nenhuma minhoca separada. Quando paras, ela pode contar como uma: 24 e 5 são 29. Para aqui e conta-a.
learn-extrawurm-canned-no = Com a minhoca em lata somas logo 29, e lá está a maçã. Para aqui e conta-a.
learn-extrawurm-keep = Recebes também a maçã, mas ninguém tem dois especialistas: escolhe. A maçã vale três minhocas para quem a tiver no fim. Fica com ela.
learn-extrawurm-keep-no = A minhoca em lata é boa companhia. Mas o fim está perto: fica com a maçã.
learn-extrawurm-kept = A minhoca em lata volta para a peça mais baixa sem especialista, a 22. Se falhares, perdes também o teu especialista, por isso toma bem conta da maçã.
learn-extrawurm-last-ones = Só mais uma coisa. A reserva está vazia, e há dois uns. Separa-os.
learn-extrawurm-last-ones-no = Quero mostrar-te uma coisa com os uns. Separa-os.
learn-extrawurm-rob = Com a reserva vazia, tiras uma minhoca grelhada a outra pessoa. Tira-a a { $duck }, que tem mais do que toda a gente.
learn-extrawurm-rob-no = Podes fazer isso. Mas quem vai à frente é { $duck }: é aí que convém tirá-la.
learn-extrawurm-end = E assim se joga o Extrawurm. Quando não souberes o que faz um especialista, toca nele. Diverte-te!
