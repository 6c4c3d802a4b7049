# O que só a página diz do treinador: revisões, conselhos na mesa, erros para tentar de novo. O que o próprio treinador diz está em ../coach/pt.ftl.

## Uma partida revista

study-review = A partida, revista
study-working = O treinador está analisando a partida: turno { $done } de { $of }…
study-waiting = O treinador já vem…
study-progress = Até onde vai a revisão
study-failed = Não há revisão. { $why }
study-not-over = O treinador revê uma partida quando ela acaba.
study-broken = Esta partida gravada só vale até aqui.
study-bad-link = Neste link não há partida, ou ele foi cortado no caminho.
study-record = A partida gravada
study-cut = Só os primeiros 400 turnos foram revistos.
study-unfinished = Esta partida não acabou: como resultado valem as chances da última posição.
study-download = Partida comentada
study-brief = precisão { $accuracy }, sorte { $luck }

## Num passo

study-notes = O que diz o treinador
study-turn = Turno { $turn }
study-roll-lucky = É quanto { $name } ganhou ao lançar { $dice }.
study-roll-unlucky = É quanto { $name } perdeu ao lançar { $dice }.
study-choices = As opções de { $name }
study-chosen = escolhida
study-best = a melhor
study-costs = custa { $cost }
study-bust = falha { $bust }
study-worms = { $worms } minhocas esperadas
study-revision = Reavaliado: visto mais de perto, o novo turno tem outro valor.
study-deeper = Olhar mais a fundo
study-deeper-starts = As partidas já vão começar…
study-deeper-progress = { $done } de { $of } partidas jogadas até o fim
study-deeper-stop = Parar

## Jogador a jogador

study-players = Jogador a jogador
study-accuracy = Precisão
study-luck = Sorte nos dados
study-costliest = Decisão mais cara
study-luckiest = Maior sorte
study-unluckiest = Maior azar
study-moment-turn = Turno { $turn }: { $change }
study-moment-roll = Turno { $turn }: { $dice } ({ $change })
study-sum = De onde vem o resultado
study-sum-start = Chance no início
study-sum-own-luck = Sorte própria
study-sum-others-luck = Sorte dos outros
study-sum-cost = Decisões próprias
study-sum-gifts = Decisões dos outros
study-sum-revisions = Reavaliações
study-sum-result = Resultado
study-sum-standing = Chance no fim

## Erros para tentar de novo

study-mistakes = Aprenda com os seus erros
study-mistakes-whose = Os erros de quem?
study-mistakes-leave = Voltar à revisão
study-mistakes-again = Mais uma vez
study-mistakes-done = { $right } de { $count } certos na primeira tentativa.
study-mistake-place = { $number } de { $count }, turno { $turn }
study-mistake-ask = Aqui { $name } escolheu “{ $action }”. O que é melhor?
study-mistake-right = Certo!
study-mistake-answer = A melhor opção era “{ $action }”.
study-mistake-wrong = “{ $action }” não é a melhor ({ $cost }). Tente de novo.
study-mistake-show = Mostrar a resposta
study-mistake-next = Próximo

## O treinador na mesa

study-worth-advice = ganha { $gain }, falha { $bust }
study-worth-odds = { $gain } minhocas esperadas, falha { $bust }
study-win = Você ganha { $chance } das vezes.
study-legend-worms = minhocas esperadas
study-legend-bust = risco de falhar
study-no-hint = Agora o treinador não tem resposta.
