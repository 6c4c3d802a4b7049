# Frases da mesa, carregadas com ela: primeiros passos, regras em resumo, o que aconteceu, o fim.

## Antes do início

table-seat-take = Sentar aqui
table-seat-bot = { $name }: dar o lugar a um bot
table-seat-clear = Liberar o lugar de { $name }
table-remove = Retirar
table-remove-title = Retirar { $name } da mesa?
table-remove-text = O lugar fica livre outra vez. A mesa recebe um convite novo: com o link e o código antigos ninguém mais entra.
table-remove-listed = O lugar fica livre outra vez. Esta mesa está aberta a todos, então a mesma pessoa pode voltar a se sentar.
table-removed = O seu lugar ficou livre
table-removed-text = Quem abriu a mesa tirou você dela antes do início.

## Os primeiros turnos de quem começa

table-step-start = O seu turno começa com um lançamento de todos os dados.
table-step-face = Escolha uma face: todos os dados que a mostram são separados e contam. Cada face só uma vez por turno.
table-step-worm = Sem minhoca você não leva nenhuma peça. Lance os outros dados de novo.
table-step-low = Ainda não há peça para a sua soma. Lance os outros dados de novo.
table-step-stop = Pare e leve a peça marcada, ou lance de novo para ganhar mais. Um lançamento sem face nova é uma falha.
table-step-known = Entendi
table-brings-grilled = traz uma minhoca grelhada

## As regras em resumo

table-sheet-goal = Ganha quem tiver mais minhocas. Cada peça tem de uma a quatro.
table-sheet-roll = Lance oito dados. Escolha uma face e separe todos os dados que a mostram; cada face uma vez por turno. Uma minhoca vale 5.
table-sheet-again = Depois lance os outros de novo ou pare. Para parar é preciso uma minhoca.
table-sheet-take = A sua soma dá essa peça, da grelha ou do topo de outra pilha. Se ela não estiver em nenhuma das duas, você leva a logo abaixo na grelha.
table-sheet-bust = Falha: sem face nova, sem minhoca ou sem peça para a sua soma. A sua peça do topo volta, e a mais alta da grelha é virada, a não ser que seja a que acabou de voltar.
table-sheet-end = A partida acaba quando não há peça virada para cima na grelha.
table-sheet-ones = Dois ou mais 1 separados trazem uma minhoca grelhada: vale uma minhoca e nenhuma falha a tira. Se a reserva estiver vazia, você tira uma de alguém.
table-sheet-low = A 11 e a 13 pedem essa soma exata, e ninguém pode roubá-las.
table-sheet-specialists = Uma peça traz o especialista que está nela. Você só fica com um; numa falha, ele volta.
table-sheet-canned = conta como minhoca (5) se você não tiver nenhuma
table-sheet-hen = vai no lugar da sua peça, numa falha ou num roubo
table-sheet-crow = a peça dele traz uma minhoca grelhada; depois ele salta
table-sheet-weasel = uma vez por turno, lança os mesmos dados de novo
table-sheet-golden = nove dados em vez de oito
table-sheet-apple = três minhocas no fim
table-sheet-here = Nesta mesa, além disso:

## Enquanto os outros jogam

table-lately = Desde o seu último turno
table-gone = A partida espera por { $name }, que perdeu a conexão.
table-gone-left = { $name } saiu da mesa.
table-claim-bot = Deixar um bot jogar
table-claim-win = Reivindicar a vitória
table-claim-title = Reivindicar a vitória?
table-claim-text = A partida termina e você ganha, porque não resta mais ninguém na mesa.
table-by-claim = Vitória, porque não restava mais ninguém na mesa.

## O fim

table-score = A pontuação em detalhe
table-score-tiles = Minhocas nas peças
table-score-grilled = Minhocas grelhadas
table-score-total = Minhocas
table-score-steals = Roubos
table-score-busts = Falhas
table-best-steal = Melhor roubo: { $name } tirou a { $tile } de { $victim }.
table-costly-bust = A falha mais cara: { $name } perdeu a { $tile }.
table-lead-kept = Mais minhocas do turno { $turn } até o fim: { $name }.
table-standings = Classificação após { $games } partidas
table-standings-recent = Classificação das últimas { $games } partidas
table-standings-wins = Partidas ganhas
table-standings-worms = Minhocas ao todo
