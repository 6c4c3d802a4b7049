# Frases da mesa, carregadas com ela: primeiros passos, regras em resumo, o que aconteceu, o fim.

## Antes do início

table-lobby-waits = A partida começa assim que todos os lugares estiverem ocupados.
table-seat-take = Sentar-me aqui
table-seat-bot = { $name }: dar o lugar a um bot
table-seat-clear = Libertar o lugar de { $name }
table-remove = Retirar
table-remove-title = Retirar { $name } da mesa?
table-remove-text = O lugar volta a ficar livre. A mesa recebe um novo convite: com o link e o código antigos já ninguém entra.
table-remove-listed = O lugar volta a ficar livre. A mesa continua aberta a toda a gente, menos a essa pessoa.
table-removed = O teu lugar ficou livre
table-removed-text = Quem abriu a mesa libertou o teu lugar antes do início.

## Os primeiros turnos de quem começa

table-step-start = O teu turno começa com um lançamento de todos os dados.
table-step-face = Escolhe uma face: todos os dados que a mostram são separados e contam. Cada face só uma vez por turno.
table-step-worm = Sem uma minhoca não podes levar nenhuma peça. Lança os outros dados de novo.
table-step-low = Ainda não há peça para a tua soma. Lança os outros dados de novo.
table-step-stop = Para e leva a peça marcada, ou continua a lançar para ter mais. Um lançamento sem nenhuma face nova é uma falha.
table-step-known = Percebi
table-brings-grilled = dá uma minhoca grelhada

## As regras em resumo

table-sheet-goal = Ganha quem tiver mais minhocas. Cada peça tem de uma a quatro.
table-sheet-roll = Lança oito dados. Escolhe uma face e separa todos os dados que a mostram; cada face uma vez por turno. Uma minhoca vale 5.
table-sheet-again = Depois lança os outros de novo, ou para. Parar só vale com uma minhoca.
table-sheet-take = A tua soma dá-te essa peça, da grelha ou do topo de outra pilha. Se não estiver em nenhum dos dois sítios, levas da grelha a que vem logo abaixo.
table-sheet-bust = Falha: sem face nova, sem minhoca ou sem peça para a tua soma. A tua peça do topo volta, e a mais alta da grelha é virada para baixo, a não ser que seja a que acabou de voltar.
table-sheet-end = A partida acaba quando não há nenhuma peça virada para cima na grelha.
table-sheet-ones = Dois ou mais 1 separados dão uma minhoca grelhada: vale uma minhoca e nenhuma falha ta tira. Se a reserva estiver vazia, tiras uma a alguém.
table-sheet-low = A 11 e a 13 pedem essa soma exata, e ninguém as pode roubar.
table-sheet-specialists = Uma peça traz o especialista que está sobre ela. Só podes ter um; numa falha, ele volta.
table-sheet-canned = conta como minhoca (5) se não tiveres nenhuma
table-sheet-hen = vai-se em vez da tua peça, numa falha ou num roubo
table-sheet-crow = a peça dele dá uma minhoca grelhada; depois salta para outra
table-sheet-weasel = uma vez por turno, lança de novo os mesmos dados
table-sheet-golden = nove dados em vez de oito
table-sheet-apple = três minhocas no fim
table-sheet-here = Outras diferenças nesta mesa:

## Enquanto os outros jogam

table-lately = Desde o teu último turno
table-gone = A partida espera por { $name }, que perdeu a ligação.
table-claim-soon = Dentro de { $time } podes deixar um bot jogar.
table-gone-left = { $name } saiu da mesa.
table-claim-bot = Deixar um bot jogar
table-claim-win = Reivindicar a vitória
table-claim-title = Reivindicar a vitória?
table-claim-text = A partida termina e tu ganhas, porque não resta mais ninguém à mesa.
table-by-claim = Vitória, porque não restava mais ninguém à mesa.

## O fim

table-score = A pontuação em detalhe
table-score-tiles = Minhocas nas peças
table-score-grilled = Minhocas grelhadas
table-score-total = Minhocas
table-score-steals = Roubos
table-score-busts = Falhas
table-best-steal = Melhor roubo: { $name } roubou a { $tile } a { $victim }.
table-costly-bust = A falha mais cara: { $name } perdeu a { $tile }.
table-lead-kept = Mais minhocas do turno { $turn } até ao fim: { $name }.
table-standings = Classificação ao fim de { $games } partidas
table-standings-recent = Classificação das últimas { $games } partidas
table-standings-wins = Partidas ganhas
table-standings-worms = Minhocas ao todo
