# O que só a página diz do treinador: revisões, conselhos na mesa, erros para tentar de novo. O que o próprio treinador diz está em ../coach/pt.ftl.

## Uma partida revista

study-review = Revisão da partida
study-working = O treinador está a ver a partida: turno { $done } de { $of }…
study-waiting = O treinador já vem…
study-progress = Progresso da revisão
study-failed = Não há revisão. { $why }
study-not-over = O treinador revê uma partida quando ela acaba.
study-broken = Esta partida gravada só é válida até aqui.
study-by-hand = Os dados desta partida foram lançados numa mesa a sério e introduzidos à mão.
study-bad-link = Neste link não há nenhuma partida, ou ficou cortado pelo caminho.
study-record = A partida gravada
study-cut = Só os primeiros 400 turnos foram revistos.
study-unfinished = Esta partida não acabou: como resultado valem as probabilidades da última posição.
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
study-tiles = Probabilidade de cada peça, jogando para ganhar
study-revision = Reavaliado: visto mais de perto, o novo turno tem outro valor.
study-deeper = Ver mais a fundo
study-deeper-starts = As partidas estão quase a começar…
study-deeper-progress = Partidas jogadas até ao fim: { $done } de { $of }
study-deeper-stop = Parar

## Jogador a jogador

study-players = Jogador a jogador
study-accuracy = Precisão
study-luck = Sorte nos dados
study-costliest = Decisão mais cara
study-luckiest = Lançamento com mais sorte
study-unluckiest = Lançamento com mais azar
study-moment-turn = Turno { $turn }: { $change }
study-moment-roll = Turno { $turn }: { $dice } ({ $change })
study-sum = Como se chega ao resultado
study-sum-start = Probabilidade no início
study-sum-own-luck = Sorte própria
study-sum-others-luck = Sorte dos outros
study-sum-cost = Decisões próprias
study-sum-gifts = Decisões dos outros
study-sum-revisions = Reavaliações
study-sum-result = Resultado
study-sum-standing = Probabilidade no fim

## Erros para tentar de novo

study-mistakes = Aprende com os teus erros
study-mistakes-whose = Os erros de quem?
study-mistakes-none = Não cometeste nenhum erro que mereça um segundo olhar. Estes são os dos outros.
study-mistakes-leave = Voltar à revisão
study-mistakes-again = Mais uma vez
study-mistakes-done = Certas à primeira: { $right } de { $count }.
study-mistake-place = { $number } de { $count }, turno { $turn }
study-mistake-ask = Aqui { $name } escolheu «{ $action }». O que é melhor?
study-mistake-right = Certo!
study-mistake-close = Certo! «{ $action }» é só um pouco melhor.
study-mistake-answer = A melhor opção era «{ $action }».
study-mistake-wrong = «{ $action }» não é a melhor ({ $cost }). Tenta de novo.
study-mistake-show = Ver a resposta
study-mistake-next = Seguinte

## O treinador à mesa

study-worth-advice = vitória { $gain }, falha { $bust }
study-worth-odds = { $gain } minhocas esperadas, falha { $bust }
study-win = Ganhas { $chance } das vezes.
study-sure-exact = Exato.
study-sure-search = Quase exato.
study-sure-turn = Estimado para além do próximo turno.
study-sure-net = Estimado para além deste turno.
study-legend-worms = minhocas esperadas
study-legend-bust = risco de falhar
study-no-hint = De momento o treinador não tem resposta.
