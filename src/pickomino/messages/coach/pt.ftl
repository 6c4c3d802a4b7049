# O que só o treinador diz; o que ele partilha com o resto está em ../pt.ftl.

## O treinador: por que uma opção é boa ou má, pelos seus números

hint-due = Os dados vão cair: { $bust }% destes turnos acabam em falha, e são esperadas { $expected } minhocas.
hint-roll-first = Lance: { $bust }% destes turnos acabam em falha, e são esperadas { $expected } minhocas.
hint-golden = Lance nove dados: você falha { $bust }% das vezes; com oito, { $other }%.
hint-no-golden = Deixe o dado dourado: com oito dados você falha { $bust }% das vezes; com nove, { $other }%.
hint-roll = Continue lançando: você falha { $bust }% das vezes.
hint-roll-worm = Continue lançando: sem uma minhoca nada conta. Você falha { $bust }% das vezes.
hint-roll-needed = Continue lançando: parar agora é falhar, e lançando você só falha { $bust }% das vezes.
hint-roll-steals = Continue lançando: você falha { $bust }% das vezes, e em { $chance }% rouba a { $tile } de { $name }.
hint-roll-free = Continue lançando: você não tem peça a perder. Falha { $bust }% das vezes, e em { $chance }% melhora.
hint-roll-better = Continue lançando: você falha { $bust }% das vezes, e em { $chance }% vem a { $tile } ou algo melhor.
hint-roll-risks = Continue lançando: você abre mão da { $tile }, que poderia ter agora. Falha { $bust }% das vezes, e em { $chance }% vem uma peça mais alta.
hint-stop-ends = Pare: com isso a partida acaba, e { $wins ->
        [true] você ganha.
       *[false] você não ganha.
    }
hint-stop-takes = Pare{ $canned ->
        [true] {" "}com a minhoca em lata
       *[false] {""}
    }: a { $tile } é sua com { $worms ->
        [1] uma minhoca
       *[other] { $worms } minhocas
    }, e continuando você falha { $bust }% das vezes.
hint-stop-steals = Pare{ $canned ->
        [true] {" "}com a minhoca em lata
       *[false] {""}
    }: você rouba a { $tile } de { $name }, e continuando falha { $bust }% das vezes.
hint-stop-hen = Pare: você tira a galinha de { $name }.
hint-stop-choice = Pare: com { $total } você escolhe uma peça, e continuando falha { $bust }% das vezes.
hint-bust = Isso é falhar.
hint-bust-wanted = Falhe de propósito: o que vem depois vale mais que qualquer outra opção.
hint-bust-turns = Falhe de propósito: assim a { $tile } sai do jogo.
hint-weasel = Solte a doninha: com dados novos você falha { $bust }% das vezes.
hint-weasel-bust = Solte a doninha: este lançamento é uma falha; com dados novos você só falha { $bust }% das vezes.
hint-worms = Separe já { $taken ->
        [1] a minhoca
       *[other] as minhocas
    }: sem uma, nada conta. Daqui você falha { $bust }% das vezes.
hint-double = Separe os 1: dois ou mais trazem logo uma minhoca grelhada. Daqui você falha { $bust }% das vezes.
hint-face-steals = Separe { $taken ->
        [1] o
       *[other] os
    } { $face }: você soma { $total } e rouba a { $tile } de { $name }. Daqui você falha { $bust }% das vezes.
hint-face-takes = Separe { $taken ->
        [1] o
       *[other] os
    } { $face }: você soma { $total }, o bastante para a { $tile }. Daqui você falha { $bust }% das vezes.
hint-face = Separe { $taken ->
        [1] o
       *[other] os
    } { $face }: você soma { $total }, e { $count ->
        [0] não restam dados
        [1] resta um dado
       *[other] restam { $count } dados
    }. Daqui você falha { $bust }% das vezes.
hint-take = Leve a { $tile }: ela tem { $worms ->
        [1] uma minhoca
       *[other] { $worms } minhocas
    }.
hint-steal = Roube a { $tile }: você ganha { $worms ->
        [1] uma minhoca
       *[other] { $worms } minhocas
    }, e { $name } perde o mesmo tanto.
hint-rob = Tire de { $name }, que tem { $worms ->
        [1] uma minhoca
       *[other] { $worms } minhocas
    }.
hint-keep = Fique com { $specialist }: assim você ganha { $chance }% das vezes; com { $given }, { $other }%.

certainty-exact = Exato: a partida acaba com este turno.
certainty-net = Exato dentro do turno, estimado além dele.
certainty-turn = Exato dentro do turno, estimado além do próximo.
certainty-search = Exato dentro do turno, e quase exato além dele.
certainty-rollout = Exato dentro do turno, e além dele jogado até o fim { $count ->
        [1] uma vez
       *[other] { $count } vezes
    }.

grade-best = a melhor
grade-fine = boa
grade-doubtful = duvidosa
grade-mistake = erro
grade-blunder = erro grave

review-decision = { $grade ->
        [doubtful] Duvidosa
        [mistake] Erro
       *[blunder] Erro grave
    }: “{ $best }” ganha { $cost } partidas a mais em cada 100 do que “{ $action }”.
review-costliest = Turno { $turn }, { $name }: “{ $best }” teria ganho { $cost } partidas a mais em cada 100 do que “{ $action }”.
review-lucky-roll = Turno { $turn }, { $name }: { $dice } valeu { $change } partidas em cada 100.
review-unlucky-roll = Turno { $turn }, { $name }: { $dice } custou { $change } partidas em cada 100.
review-decided-roll = O que decidiu a partida: no turno { $turn }, { $name } lançou { $dice }, o que para { $winner } valia { $change } partidas em cada 100.
review-decided-action = O que decidiu a partida: no turno { $turn }, { $name } escolheu “{ $action }”, o que para { $winner } valia { $change } partidas em cada 100.
review-curve = Chances de ganhar, turno a turno
review-key-mistake = erro
review-key-lucky = lançamento de sorte
review-key-unlucky = lançamento de azar
review-mean-revision = Uma reavaliação é o que muda só porque o turno seguinte é visto mais de perto: nesta partida, { $size } por turno em média.

theme-stop = parar a tempo
theme-roll = continuar lançando
theme-steal = roubar ou não
theme-worms = quando separar minhocas
theme-endgame = final de partida
theme-bust = falhar de propósito
theme-rob = de quem tirar uma minhoca
theme-canned = minhoca em lata
theme-hen = galinha
theme-crow = corvo
theme-weasel = doninha
theme-golden = dado dourado
theme-apple = maçã
theme-table = mais de dois na mesa
