# O que só o treinador diz; o que ele partilha com o resto está em ../pt.ftl.

## O treinador: porque é que uma opção é boa ou má, pelos seus números

hint-due = Os dados estão a cair: { $bust }% destes turnos acabam em falha, e são de esperar { $expected } minhocas.
hint-roll-first = Lança: { $bust }% destes turnos acabam em falha, e são de esperar { $expected } minhocas.
hint-golden = Lança nove dados: falhas { $bust }% das vezes e são de esperar { $expected } minhocas; com oito, { $other }% e { $others }.
hint-no-golden = Deixa o dado dourado: com oito dados falhas { $bust }% das vezes e são de esperar { $expected } minhocas; com nove, { $other }% e { $others }.
hint-roll = Continua a lançar: falhas { $bust }% das vezes.
hint-roll-worm = Continua a lançar: sem uma minhoca nada conta. Falhas { $bust }% das vezes.
hint-roll-needed = Continua a lançar: parar agora é falhar, e se lançares falhas { $bust }% das vezes.
hint-roll-grilled = Continua a lançar: falhas de qualquer forma, mas dois 1 ainda dão uma minhoca grelhada.
hint-roll-steals = Continua a lançar: falhas { $bust }% das vezes, e em { $chance }% roubas a { $tile } a { $name }.
hint-roll-free = Continua a lançar: não tens nenhuma peça a perder. Falhas { $bust }% das vezes, e em { $chance }% melhoras.
hint-roll-better = Continua a lançar: falhas { $bust }% das vezes, e em { $chance }% consegues a { $tile } ou melhor.
hint-roll-risks = Continua a lançar: renuncias à { $tile }, que agora podias ter. Falhas { $bust }% das vezes, e em { $chance }% consegues uma peça mais alta.
hint-stop-ends = Para aqui: com isso a partida acaba, e { $wins ->
        [true] ganhas.
       *[false] não ganhas.
    }
hint-stop-takes = Para aqui{ $canned ->
        [true] {" "}com a minhoca em lata
       *[false] {""}
    }: a { $tile } é tua, com { $worms ->
        [1] uma minhoca
       *[other] { $worms } minhocas
    }{ $rolls ->
        [true] , e se continuares falhas { $bust }% das vezes.
       *[false] {"."}
    }
hint-stop-steals = Para aqui{ $canned ->
        [true] {" "}com a minhoca em lata
       *[false] {""}
    }: roubas a { $tile } a { $name }{ $rolls ->
        [true] , e se continuares falhas { $bust }% das vezes.
       *[false] {"."}
    }
hint-stop-hen = Para aqui: tiras a galinha a { $name }.
hint-stop-choice = Para aqui: com { $total } escolhes uma peça{ $rolls ->
        [true] , e se continuares falhas { $bust }% das vezes.
       *[false] {"."}
    }
hint-bust = Isso é falhar.
hint-bust-same = Isso é falhar, mas nenhuma outra opção é melhor.
hint-bust-wanted = Falha de propósito: o que vem depois vale mais do que qualquer outra opção.
hint-bust-turns = Falha de propósito: assim a { $tile } sai do jogo.
hint-weasel = Solta a doninha: com dados novos falhas { $bust }% das vezes.
hint-weasel-bust = Solta a doninha: este lançamento é uma falha; com dados novos falhas { $bust }% das vezes.
hint-worms = Separa já { $taken ->
        [1] a minhoca
       *[other] as minhocas
    }: sem uma, nada conta. Daqui falhas { $bust }% das vezes.
hint-double = Separa os 1: dois ou mais dão logo uma minhoca grelhada. Daqui falhas { $bust }% das vezes.
hint-face-steals = Separa { $taken ->
        [1] o
       *[other] os
    } { $face }: somas { $total } e roubas a { $tile } a { $name }. Daqui falhas { $bust }% das vezes.
hint-face-takes = Separa { $taken ->
        [1] o
       *[other] os
    } { $face }: somas { $total }, o bastante para a { $tile }. Daqui falhas { $bust }% das vezes.
hint-face = Separa { $taken ->
        [1] o
       *[other] os
    } { $face }: somas { $total }, e { $count ->
        [0] não restam dados
        [1] resta um dado
       *[other] restam { $count } dados
    }. Daqui falhas { $bust }% das vezes.
hint-take = Leva a { $tile }: tem { $worms ->
        [1] uma minhoca
       *[other] { $worms } minhocas
    }.
hint-steal = Rouba a { $tile }: ganhas { $worms ->
        [1] uma minhoca
       *[other] { $worms } minhocas
    }, e { $name } perde outro tanto.
hint-rob = Tira-a a { $name }, que tem { $worms ->
        [1] uma minhoca
       *[other] { $worms } minhocas
    }.
hint-keep = Fica com { $specialist }: assim ganhas { $chance }% das vezes; com { $given }, { $other }%.

certainty-exact = Exato: a partida acaba com este turno.
certainty-net = Exato dentro do turno, estimado para além dele.
certainty-turn = Exato dentro do turno, estimado para além do seguinte.
certainty-search = Exato dentro do turno, e quase exato para além dele.
certainty-rollout = Exato dentro do turno; para além dele, jogado até ao fim { $count ->
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
    }: «{ $best }» ganha mais { $cost } partidas em cada 100 do que «{ $action }».
review-costliest = Turno { $turn }, { $name }: «{ $best }» teria ganho mais { $cost ->
        [1] uma partida
       *[other] { $cost } partidas
    } em cada 100 do que «{ $action }».
review-lucky-roll = Turno { $turn }, { $name }: { $dice } valeu { $change ->
        [1] uma partida
       *[other] { $change } partidas
    } em cada 100.
review-unlucky-roll = Turno { $turn }, { $name }: { $dice } custou { $change ->
        [1] uma partida
       *[other] { $change } partidas
    } em cada 100.
review-decided-roll = { $over ->
        [true] O que decidiu a partida
       *[false] O que mais contou até agora
    }: no turno { $turn }, { $name } lançou { $dice }, o que para { $winner } valia { $change ->
        [1] uma partida
       *[other] { $change } partidas
    } em cada 100.
review-decided-action = { $over ->
        [true] O que decidiu a partida
       *[false] O que mais contou até agora
    }: no turno { $turn }, { $name } escolheu «{ $action }», o que para { $winner } valia { $change ->
        [1] uma partida
       *[other] { $change } partidas
    } em cada 100.
review-curve = Probabilidades de ganhar, turno a turno
review-key-mistake = erro
review-key-lucky = lançamento com sorte
review-key-unlucky = lançamento com azar
review-mean-revision = Uma reavaliação é uma mudança que vem apenas de ver o turno seguinte mais de perto: nesta partida, { $size } por turno em média.
review-certainty = { $count ->
        [1] Turno
       *[other] Turnos
    } { $turns }: { $certainty }

theme-stop = parar a tempo
theme-roll = continuar a lançar
theme-steal = roubar ou não
theme-worms = quando separar minhocas
theme-endgame = final de partida
theme-bust = falhar de propósito
theme-rob = a quem tirar uma minhoca
theme-canned = minhoca em lata
theme-hen = galinha
theme-crow = corvo
theme-weasel = doninha
theme-golden = dado dourado
theme-apple = maçã
theme-table = mais de dois jogadores
