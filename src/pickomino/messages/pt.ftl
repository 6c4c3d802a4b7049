# Todas as frases em português: a norma do Brasil, com palavras que também em Portugal se entendem. Os parâmetros estão explicados em en.ftl.
# O leitor é tratado por “você”. As formas de um e de zero: “one” inclui o zero em português, por isso aqui se escreve [1].
#
# As palavras da mesa, sempre as mesmas:
#   peça (tile), grelha (grill), minhoca (worm), minhoca grelhada (grilled worm), pilha (stack), reserva (reserve),
#   lançar e lançamento (roll), face (face), separar (set aside), parar (stop), levar (take), roubar (steal), tirar (rob),
#   falhar e falha (bust), virada para cima e para baixo (face up, face down), lugar (seat).

## Peças pequenas

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-W = minhoca

specialist-c = a minhoca em lata
specialist-h = a galinha
specialist-r = o corvo
specialist-w = a doninha
specialist-g = o dado dourado
specialist-a = a maçã

specialist-c-start = A minhoca em lata
specialist-h-start = A galinha
specialist-r-start = O corvo
specialist-w-start = A doninha
specialist-g-start = O dado dourado
specialist-a-start = A maçã

specialist-c-label = Minhoca em lata
specialist-h-label = Galinha
specialist-r-label = Corvo
specialist-w-label = Doninha
specialist-g-label = Dado dourado
specialist-a-label = Maçã

seat-name = Lugar { $seat }
with-clause = { $sentence } (Regra { $clause })
at-line-alone = Linha { $line }: { $sentence }
# Same in English.
at-token = “{ $token }”: { $sentence }
at-line = Linha { $line }, “{ $token }”: { $sentence }

## O que aconteceu

event-rolled = { $who ->
        [you] Você lança
       *[other] { $name } lança
    } { $dice }.
event-set-aside = { $who ->
        [you] Você separa
       *[other] { $name } separa
    } { $count ->
        [1] { $face ->
            [W] uma
           *[other] um
        }
        [2] { $face ->
            [W] duas
           *[other] dois
        }
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
       *[9] nove
    } { $face ->
        [W] { $count ->
            [1] minhoca
           *[other] minhocas
        }
       *[other] { $face }
    }: { $total } até agora.
event-rerolled = { $who ->
        [you] Você solta
       *[other] { $name } solta
    } a doninha: todos estes dados são lançados de novo.
event-stopped = { $who ->
        [you] Você para
       *[other] { $name } para
    } em { $total }{ $canned ->
        [true] , contando a minhoca em lata
       *[false] {""}
    }.
event-took = { $who ->
        [you] Você leva
       *[other] { $name } leva
    } a { $tile } da grelha.
event-stole = { $who ->
        [you] Você rouba
       *[other] { $name } rouba
    } a { $tile } de { $from ->
        [you] você
       *[other] { $victim }
    }!
event-stole-hen = { $who ->
        [you] Você tira
       *[other] { $name } tira
    } a galinha de { $from ->
        [you] você
       *[other] { $victim }
    }; ela protegeu a { $tile }.
event-got-grilled-worm = { $who ->
        [you] Você recebe
       *[other] { $name } recebe
    } uma minhoca grelhada.
event-robbed = { $who ->
        [you] Você tira
       *[other] { $name } tira
    } uma minhoca grelhada de { $from ->
        [you] você
       *[other] { $victim }
    }.
event-no-grilled-worm = Não resta nenhuma minhoca grelhada para { $who ->
        [you] você
       *[other] { $name }
    }.
event-got-specialist = { $who ->
        [you] Você recebe
       *[other] { $name } recebe
    } { $specialist }.
event-chose-specialist = { $who ->
        [you] Você fica
       *[other] { $name } fica
    } com { $specialist } e devolve { $given }.
event-specialist-back = { $specialist_start } vai para a { $tile }.
event-specialist-left = Nenhuma peça está livre: { $specialist } sai do jogo.
event-busted = Falhou! { $clause ->
        [T3] { $who ->
            [you] Você não lançou
           *[other] { $name } não lançou
        } nenhuma face nova.
        [C1] { $who ->
            [you] Você não separou
           *[other] { $name } não separou
        } nenhuma minhoca.
       *[C5] Nenhuma peça serve para { $who ->
            [you] a sua soma
           *[other] a soma de { $name }
        }.
    }
event-hen-stayed = A galinha fica com { $who ->
        [you] você
       *[other] { $name }
    }.
event-tile-returned = A { $tile } volta para a grelha.
event-tile-turned = A { $tile } é virada para baixo.
event-turn-began = { $who ->
        [you] É a sua vez.
       *[other] É a vez de { $name }.
    }
event-game-over = A partida acabou. { $tie_break ->
        [E3] Com empate em { $worms ->
            [1] uma minhoca
           *[other] { $worms } minhocas
        }, decide a peça mais alta: { $who ->
            [you] você ganha.
           *[other] { $winners } ganha.
        }
        [E4] { $winners } dividem a vitória com { $worms ->
            [1] uma minhoca
           *[other] { $worms } minhocas
        } cada.
       *[none] { $who ->
            [you] Você ganha
           *[other] { $winners } ganha
        } com { $worms ->
            [1] uma minhoca
           *[other] { $worms } minhocas
        }.
    }

## Por que algo não é permitido

why-roll-first = Primeiro, lance os dados.
why-dice-due = Os dados ainda não caíram.
why-choose-face-first = Primeiro, escolha uma face do lançamento.
why-roll-or-stop-first = Agora, lance os outros dados ou pare.
why-rob-first = Primeiro, escolha de quem tirar uma minhoca grelhada.
why-claim-first = Primeiro, escolha uma peça.
why-keep-first = Primeiro, escolha com que especialista ficar.
why-over = A partida acabou.
why-no-dice-left = Não restam dados para lançar.
why-no-golden-die = Nove dados exigem o dado dourado, e você não o tem.
why-golden-die-late = O dado dourado entra no primeiro lançamento do turno ou em nenhum.
why-face-not-rolled = { $face ->
        [W] Não há nenhuma minhoca neste lançamento.
       *[other] Não há nenhum { $face } neste lançamento.
    }
why-face-kept = { $face ->
        [W] Neste turno já há minhocas separadas.
       *[other] Neste turno os { $face } já estão separados.
    }
why-no-weasel = Você não tem a doninha.
why-weasel-used = A doninha já correu neste turno.
why-weasel-no-roll = A doninha só corre logo depois de um lançamento.
why-no-canned-worm = Você não tem a minhoca em lata.
why-canned-worm-disabled = A minhoca em lata só conta enquanto nenhum dado de minhoca estiver separado.
why-canned-no-claim = Mesmo contando a minhoca em lata, nenhuma peça é sua.
why-not-takable = Com a sua soma você não leva a { $tile } da grelha.
why-not-stealable = Com a sua soma você não pode roubar a { $tile }.
why-not-robbable = O lugar { $seat } não tem minhoca grelhada que você possa tirar.
why-limit = A partida acabou: tinha o limite de { $count ->
        [1] um turno
       *[other] { $count } turnos
    }.
why-not-yours-to-keep = { $specialist_start } não está entre os dois que você pode escolher.

## O que está errado num texto

error-rules-preset = “{ $token }” não é um regulamento. Existem: { $known }.
error-rules-preset-near = “{ $token }” não é um regulamento. Você quis dizer { $near }?
error-rules-knob = “{ $token }” não ajusta nenhuma regra. Podem ser ajustadas: { $known }.
error-rules-knob-near = “{ $token }” não ajusta nenhuma regra. Você quis dizer { $near }?
error-rules-value = “{ $token }” dá a { $knob } um valor desconhecido. Existem: { $known }.
error-rules-twice = “{ $token }” ajusta { $knob } pela segunda vez.
error-die = “{ $token }” não é um lançamento: “{ $die }” não é uma face de dado (1 2 3 4 5 W).
error-too-many-dice = “{ $token }” são { $count } dados; o máximo são nove.
error-action = “{ $token }” não é uma ação.
error-position-long = Uma posição de { $count } caracteres é longa demais; o máximo é { $most }.
error-position-fields = Uma posição tem cinco campos separados por um espaço: GRILL PLAYERS RESERVE MOVER TURN. Aqui há { $count }: “{ $token }”.
error-tile = “{ $token }” indica uma peça que não existe.
error-grill-tile = “{ $token }” não é uma peça da grelha: escreva o número e depois a letra de um especialista, ou x se estiver virada para baixo.
error-grill-order = “{ $token }” está fora de ordem: as peças da grelha são crescentes.
error-player = “{ $token }” não é um jogador: escreva a pilha de baixo para cima ou -, depois +N para minhocas grelhadas, depois :s para um especialista.
error-reserve = “{ $token }” não é uma reserva: escreva quantas minhocas grelhadas restam.
error-reserve-without-extras = “{ $token }” não é uma reserva deste regulamento: ele não tem minhocas grelhadas, então escreva -.
error-mover = “{ $token }” não é um lugar: escreva o número dele, ou - se a partida acabou.
error-turn-field = “{ $token }” não é um turno: escreva -, ou KEPT:PENDING e as marcas.
error-turn-when-over = “{ $token }” é um turno em curso, mas não é a vez de ninguém: escreva -.
error-keep-held = “{ $token }” deve indicar primeiro o especialista que o jogador já tem.
error-player-count = Jogam de 2 a 7 pessoas, não { $count }.
error-no-dice-due = Agora não há dados a lançar.
error-dice-count = { $due ->
        [1] É esperado um dado
       *[other] São esperados { $due } dados
    }, não { $count }.
error-turn-long = Um turno de { $count } caracteres é longo demais; o máximo é { $most }.
error-turn-token = Isto não é um elemento de um turno.
error-turn-spaces = Entre os elementos de um turno há um só espaço, e nenhum em volta: “{ $token }”.
error-turn-after-end = O turno já tinha acabado antes.
error-turn-goes-on = Nada pode vir a seguir: o elemento anterior deixa uma decisão em aberto.
error-turn-end-missing = O turno parou sozinho, então agora é preciso escrever o seu fim.
error-turn-other-roll = O lançamento que está na mesa é { $roll }.
error-turn-is-bust = Este lançamento não tem face nova: é uma falha, que se escreve com “!”.
error-turn-no-choice = Aqui não há nada a escolher.
error-turn-nine = “*9” indica um primeiro lançamento de nove dados, e nada mais.
error-turn-claim-open = Aqui há várias peças possíveis, e nenhuma é indicada.
error-turn-end = Com estes dados o turno acaba de outro modo: { $happened }.
error-player-name = “{ $token }” não pode ser um nome: de 1 a 40 caracteres, sem / " \ nem caracteres de controle.
error-record-long = Uma partida gravada de { $count } caracteres é longa demais; o máximo é { $most }.
error-record-tag = “{ $token }” não é uma etiqueta: escreva [Nome "valor"].
error-record-tag-twice = A etiqueta { $token } aparece pela segunda vez.
error-record-tag-missing = Falta a etiqueta { $token }.
error-record-seats = O início tem { $count } lugares, mas { $names ->
        [1] um jogador é indicado
       *[other] { $names } jogadores são indicados
    }.
error-start-due = Uma partida não pode começar com dados a lançar: lance-os primeiro.
error-record-blank = Há uma linha vazia entre dois turnos.
error-record-line = “{ $token }” não é uma linha de uma partida: escreva o número do turno, um ponto e os seus elementos.
error-record-number = Aqui é esperado o turno { $expected }, não { $token }.
error-record-goes-on = O turno anterior não está completo, então tem de ser o último.
error-record-limit = Só uma partida que não acabou, e entre dois turnos, pode ter parado no limite.
error-record-result = O resultado é { $result }, não { $token }.
error-bot-unknown = “{ $token }” não é um bot. Existem: { $known }.
error-bot-near = “{ $token }” não é um bot. Você quis dizer { $near }?
error-bot-or-person = “{ $token }” parece o nome de um bot. Escreva { $near } para o bot, ou person:{ $token } para uma pessoa.
error-bot-option-near = “{ $token }” não ajusta nenhuma opção de { $bot }. Você quis dizer { $near }?
error-bot-class-form = “{ $token }” não indica nenhuma classe: escreva py:pacote.modulo:Classe.
error-bot-class = Não é possível carregar o bot { $token }: { $reason }.
error-bot-class-choose = { $token } não é um bot: falta o método choose(state, rng).
error-bot-option = “{ $token }” não ajusta nenhuma opção de { $bot }. Existem: { $known }.
error-bot-value = “{ $token }” dá a esta opção de { $bot } um valor impossível.
error-bot-command = “{ $token }” não é um programa que se possa executar.
error-bot-seats = Esta rede é feita para no máximo { $seats } jogadores, não para { $players }.
error-net-file = { $file } não é uma rede.
error-net-shape = { $file } é uma rede de outra versão deste programa.
error-net-narrow = Uma rede para { $seats } lugares não pode virar uma para { $wanted }.
error-net-large = Uma rede de { $hidden } unidades ocultas não pode ficar menor nem perder características.
error-net-hidden = “{ $hidden }” não são tamanhos de camadas ocultas: indique dois números como 256x32, o primeiro múltiplo de 64 e o segundo de 32, até 1024.
error-checkpoint = { $file } não é um ponto de retomada desta versão.
error-response = Não é possível treinar a melhor resposta a { $bot } para { $players } jogadores.

## O que está errado numa posição

defect-tile-twice = A peça { $tile } aparece mais de uma vez.
defect-extra-tile = A peça { $tile } é da edição Extrawurm, e este regulamento não.
defect-specialist-twice = { $specialist_start } aparece mais de uma vez.
defect-specialist-without-extras = { $specialist_start } é da edição Extrawurm, e este regulamento não.
defect-specialist-on-turned = { $specialist_start } não pode estar sobre a { $tile }, que não está virada para cima.
defect-crow-held = O lugar { $seat } não pode ter o corvo: ninguém pode.
defect-grilled-without-extras = O lugar { $seat } tem minhocas grelhadas, e este regulamento não as usa.
defect-grilled-too-many = Há { $count } minhocas grelhadas ao todo; o máximo são sete.
defect-player-count = Jogam de 2 a 7 pessoas, não { $count }.
defect-mover = É a vez do lugar { $seat }, mas há { $count } lugares.
defect-should-be-over = Nenhuma peça está virada para cima, então a partida acabou e não é a vez de ninguém.
defect-should-not-be-over = A peça { $tile } está virada para cima, então a partida não acabou e é a vez de alguém.
defect-golden-flag = Há nove dados em jogo, mas o jogador não tem o dado dourado.
defect-weasel-flag = A doninha já foi usada, mas o jogador não a tem.
defect-kept-too-many = { $count } dados estão separados; só existem { $dice }.
defect-nothing-to-decide = Aqui não há nada a decidir: o turno segue sozinho.
defect-no-dice-to-roll = Aqui não pode vir nenhum lançamento: o turno para sozinho.
defect-roll-count = { $count ->
        [1] Foi lançado um dado
       *[other] Foram lançados { $count } dados
    } onde se esperam { $due }.
defect-nothing-kept = Nenhum dado está separado.
defect-rob-with-reserve = Não se tira nada de ninguém enquanto a reserva tiver minhocas grelhadas ({ $count }).
defect-no-double-one = Cabe uma minhoca grelhada, mas não há dois 1 separados.
defect-claim-without-worm = Leva-se uma peça, mas nenhuma minhoca está separada.
defect-claim-not-taken = A peça do topo da pilha não pode vir destes dados.
defect-keep-not-held = É preciso escolher entre dois especialistas, mas o jogador não tem nenhum.

## O que responde um servidor que não pode fazer o que lhe pedem

error-no-identity = Este dispositivo ainda não é conhecido aqui. Recarregue a página e tente de novo.
error-forbidden = Isso não cabe a você.
error-bad-origin = Esse pedido veio de outro site.
error-unknown-host = Este servidor não se chama { $host }. Se esse é um dos nomes dele, quem o administra o inicia com --hosts { $host }.
error-unknown-game = Essa mesa não existe.
error-unknown-code = Não há mesa com este código. Os códigos valem até a partida começar.
error-not-found = Aqui não há nada.
error-method-not-allowed = Isso não se pode fazer aqui.
error-stale-version = A partida já avançou. Olhe de novo.
error-illegal-action = Isso não é permitido agora.
error-no-takeback = Não há nada a desfazer.
error-not-your-turn = Não é a sua vez.
error-not-started = A partida ainda não começou.
error-already-started = A partida já começou.
error-entropy-early = Nem todos na mesa se comprometeram ainda: até lá, guarde o seu acaso para si.
error-entropy-mismatch = Isto não é aquilo com que você se comprometeu.
dice-alarm-rewritten = O servidor reescreveu o registro desta partida: a entrada { $version } não é a que ele mostrou antes. Não confie nestes dados.
dice-alarm-back = O servidor voltou à entrada { $version } desta partida, embora já tivesse mostrado { $known }. Depois de restaurar um backup, o registro o diz e os dados vêm de um novo segredo; caso contrário, não confie neles.
dice-alarm-commitment = O servidor trocou o segredo dos dados sem registrá-lo. Não confie nestes dados.
dice-alarm-left-out = Os dados foram fixados sem a parte deste aparelho.
dice-alarm-replaced = O servidor mostra em seu nome uma parte dos dados diferente da deste aparelho. Não confie nestes dados.
dice-alarm-withheld = O servidor diz que você reteve a sua parte dos dados. Se esteve conectado o tempo todo, não confie nele.
error-game-over = A partida acabou.
error-frozen = Esta partida não pode continuar: o seu registro não pode ser reproduzido.
error-table-full = A mesa está cheia.
error-seat-taken = Esse lugar está ocupado.
error-not-away = Esse jogador não está ausente.
error-not-absent = A partida não espera por ninguém que esteja ausente há tempo suficiente.
error-not-over = A partida ainda não acabou.
error-bad-request = Não foi possível ler esse pedido: { $where }: { $problem }.
error-bad-message = Não foi possível ler essa mensagem.
error-bad-rules = “{ $text }” não é um regulamento.
error-bad-action = “{ $text }” não é uma ação.
error-bad-dice = Estes dados não servem: { $due ->
    [0] nenhum é esperado
    [1] é esperado um dado
   *[other] são esperados { $due } dados
  }.
error-bot-not-allowed = “{ $text }” não é um bot que joga aqui.
error-bad-clock = “{ $text }” não é um relógio que existe aqui.
error-bad-name = “{ $text }” não pode ser um nome: de 1 a 40 caracteres visíveis, sem / " nem \.
error-name-taken = Nesta mesa já há alguém chamado { $name }. Escolha um nome mais diferente.
error-bad-record = Esta partida gravada tem um erro na linha { $line }, em “{ $token }”.
error-bad-position = Esta posição é impossível.
error-no-advice = Só há conselhos em partidas apenas contra bots.
error-too-large = É grande demais; o máximo são { $limit } bytes.
error-too-many-requests = Pedidos demais. Tente de novo em { $retry_after ->
        [1] um segundo
       *[other] { $retry_after } segundos
    }.
error-too-many-tables = Você tem mesas demais abertas. Termine uma, ou tente de novo em { $retry_after ->
        [1] um segundo
       *[other] { $retry_after } segundos
    }.
error-too-many-sockets = Conexões demais. Tente de novo em { $retry_after ->
        [1] um segundo
       *[other] { $retry_after } segundos
    }.
error-unavailable = O servidor não consegue salvar agora. Nada mudou; tente de novo.

## As regras, uma a uma. Uma segunda chave dá a regra como um ajuste a muda.

rules-section-S = Preparação
rules-section-T = O turno
rules-section-C = Parar e levar
rules-section-B = Falha
rules-section-E = O fim
rules-section-X = Extrawurm

rule-S1 = Jogam de duas a sete pessoas, com oito dados brancos. Um dado mostra 1, 2, 3, 4, 5 e uma minhoca; uma minhoca vale 5.
rule-S2 = As peças de 21 a 36 ficam numa fila, viradas para cima: é a grelha. Cada uma traz minhocas: de 21 a 24, uma; de 25 a 28, duas; de 29 a 32, três; de 33 a 36, quatro.
rule-S3 = A mesa decide quem começa; por costume, a pessoa mais nova. Depois a vez passa para a esquerda.
rule-S4 = As peças 11 e 13 entram antes da 21, com uma minhoca cada. Sete minhocas grelhadas formam a reserva. A minhoca em lata começa sobre a 11, a galinha sobre a 21, o corvo sobre a 23, a doninha sobre a 25, o dado dourado sobre a 27 e a maçã sobre a 29.

rule-T1 = O seu turno começa com um lançamento dos oito dados.
rule-T2 = Escolha uma face do lançamento que ainda não separou neste turno, e separe todos os dados que a mostram.
rule-T3 = Se o lançamento não tiver uma face assim, você falha.
rule-T4 = Cada vez que separar dados, lance todos os outros de novo ou pare. Você sempre pode parar, mesmo que isso seja falhar. Se ao parar lhe cabe uma peça, tem de levá-la.
rule-T5 = Quando não restam dados, o seu turno para sozinho.
rule-T6 = Com as seis faces separadas você ainda pode lançar, mas nenhum lançamento traz uma face nova: você falharia.
rule-T6-yes = Com as seis faces separadas, o seu turno para sozinho.

rule-C1 = Quando você para, tem de haver pelo menos uma minhoca entre os dados separados; senão, você falha.
rule-C2 = Se uma peça virada para cima na grelha é igual à sua soma, você leva essa e nenhuma outra. Ela fica virada para cima no topo da sua pilha; você só tem uma pilha.
rule-C3 = Se a sua soma é igual à peça do topo da pilha de um adversário, você a rouba. Só se rouba com a soma exata, e só a peça do topo.
rule-C3-optional = Se a sua soma é igual à peça do topo da pilha de um adversário, você pode roubá-la ou, em vez disso, levar da grelha uma peça menor (C4). Se a grelha não tiver nenhuma para você, você rouba. Só se rouba com a soma exata, e só a peça do topo.
rule-C4 = Se não há nem uma coisa nem outra, você leva da grelha a peça virada para cima mais alta abaixo da sua soma.
rule-C4-any = Se não há nem uma coisa nem outra, você leva da grelha uma peça virada para cima abaixo da sua soma, a que quiser.
rule-C5 = Se também essa não houver, você falha.
rule-C6 = A peça do topo da sua própria pilha não conta aqui: se a sua soma é igual a ela, você leva uma menor da grelha (C4).

rule-B1 = Quando você falha, a peça do topo da sua pilha, se tiver alguma, volta virada para cima para a grelha.
rule-B2 = Depois, a peça virada para cima mais alta da grelha é virada para baixo e fica fora pelo resto da partida. Se for justamente a que você devolveu, nenhuma é virada.
rule-B3 = Se você não tem peça para devolver, nenhuma é virada.
rule-B3-yes = Se você não tem peça para devolver, a mais alta é virada mesmo assim.
rule-B4 = Uma falha termina o seu turno, e os dados separados não contam nada.

rule-E1 = A partida acaba assim que um turno deixa a grelha sem peças viradas para cima.
rule-E2 = Conte as minhocas das suas peças: ganha quem tiver mais.
rule-E3 = Em caso de empate decide a peça mais alta: entre quem empatou, ganha quem a tiver em qualquer lugar da pilha. Qualquer peça vale mais que nenhuma.
rule-E4 = Quem empata sem uma única peça divide a vitória.
rule-E5 = As regras não limitam a duração de uma partida. Aqui uma partida acaba no máximo depois de 1000 turnos, se não se combinou outro limite, e conta como está.

rule-X1 = Você só leva a 11 e a 13 com exatamente essa soma e só da grelha, e ninguém pode roubá-las. Por isso uma soma de 12 ou de 14 a 20 é uma falha, e também 11 ou 13 se essa peça não está virada para cima na grelha. No resto são peças como as outras; também sozinhas elas mantêm a partida viva.
rule-X2 = Duplo um: sempre que você separa dois ou mais 1, recebe logo uma minhoca grelhada, aconteça o que acontecer no turno. Mais 1 não dão mais.
rule-X3 = Uma minhoca grelhada vem da reserva. Se estiver vazia, você tira uma de um adversário à sua escolha, mas não de quem tem a galinha. Se ninguém tiver uma que você possa tirar, não recebe nenhuma.
rule-X4 = Uma minhoca grelhada conta uma minhoca no fim. Uma falha nunca custa minhocas grelhadas.
rule-X5 = Se há um especialista sobre a peça que você leva da grelha, você o recebe também, menos o corvo. Se rouba de um adversário que tem um especialista, também o recebe.
rule-X6 = Você tem no máximo um especialista. Quando receber um segundo, escolha com qual ficar; o outro volta para a grelha (X7).
rule-X7 = Um especialista volta para a peça virada para cima mais baixa que não tenha nenhum, incluindo a 11 e a 13. Se nenhuma está livre, ele sai do jogo.
rule-X8 = Uma falha custa também o seu especialista, mesmo que você não tenha peças. Primeiro volta a sua peça, depois o seu especialista, depois a peça mais alta é virada; um especialista que estava sobre ela volta por último.
rule-X9 = A galinha protege as suas peças: se você a tem e falha, não devolve peça e nenhuma é virada; só a galinha volta. Se você não tem peças, ela fica com você.
rule-X10 = Quem fosse roubar de quem tem a galinha leva a galinha em vez da peça, e isso é um sucesso. Se essa peça é a 11 ou a 13, a galinha não pode ser levada; e de quem a tem não se tiram minhocas grelhadas.
rule-X11 = A minhoca em lata: se você para sem nenhum dado de minhoca separado, pode contá-la como um. A sua soma cresce 5 e a parada vale. Só pode contá-la se assim lhe couber uma peça; ela não se gasta, e mesmo sem dados restantes a escolha é sua. Não salva nenhum lançamento, e assim que você separa um dado de minhoca ela já não serve neste turno.
rule-X12 = A doninha: uma vez por turno, depois de um lançamento e antes de escolher uma face, você pode lançar de novo todos os dados que acabou de lançar, mesmo que fosse uma falha; vale o segundo lançamento. O dado dourado: no começo do seu turno, e só então, você pode lançar nove dados em vez de oito; é um dado como os outros. A maçã: três minhocas para quem a tiver no fim.
rule-X13 = Ninguém nunca tem o corvo. Quem leva a peça debaixo dele recebe uma minhoca grelhada, e o corvo passa logo para a peça livre mais baixa (X7).
rule-X14 = Se a partida acabou, decide-se quando todos os especialistas e minhocas grelhadas do turno encontraram o seu lugar.

## Regulamentos

preset-classic = Clássico
preset-extrawurm = Extrawurm
preset-house = Da casa
preset-squeakers = Filhotes

preset-classic-about = O jogo básico, como o descreve o regulamento completo.
preset-extrawurm-about = A edição com as peças 11 e 13, seis especialistas e minhocas grelhadas.
preset-house-about = O jogo básico segundo um regulamento curto: uma peça menor se escolhe livremente, e cada falha vira uma peça.
preset-squeakers-about = O jogo básico segundo outro regulamento curto: pode-se deixar de roubar, cada falha vira uma peça e seis faces terminam o turno.

knob-extras = Que edição se joga?
knob-extras-no = O jogo básico: peças de 21 a 36 e oito dados.
knob-extras-yes = Com as peças 11 e 13, os especialistas e as minhocas grelhadas.
knob-extras-why = Extrawurm é o mesmo jogo com mais coisas na caixa. Deixe os extras na caixa e você joga o jogo básico.
knob-fallback = Que peça você leva quando a sua soma não está na grelha nem pode ser roubada?
knob-fallback-nearest = A mais alta abaixo dela.
knob-fallback-any = Qualquer uma abaixo dela, à sua escolha.
knob-fallback-why = Os regulamentos completos dão a peça logo abaixo. Um curto diz apenas que ela é menor, e assim deixa escolher.
knob-steal = É preciso roubar quando a sua soma é igual à peça do topo de um adversário?
knob-steal-forced = Sim.
knob-steal-optional = Não, se a grelha tem uma peça menor para você.
knob-steal-why = Os regulamentos completos dizem que se pode roubar, mas só permitem uma peça menor quando não há o que roubar. Um curto permite renunciar.
knob-flip_empty_handed = Uma falha vira uma peça mesmo que você não tenha nenhuma para devolver?
knob-flip_empty_handed-no = Não.
knob-flip_empty_handed-yes = Sim, a mais alta.
knob-flip_empty_handed-why = Os regulamentos completos poupam quem não tem nada a perder. Os curtos viram a peça mesmo assim, e as partidas ficam mais curtas.
knob-six_faces_end_turn = O que acontece quando as seis faces estão separadas?
knob-six_faces_end_turn-no = Você ainda pode lançar, e falhar.
knob-six_faces_end_turn-yes = O turno para sozinho.
knob-six_faces_end_turn-why = Um regulamento curto termina ali o turno; os outros não falam disso. Só evita um lançamento que não pode dar certo.

rules-title = Regulamento: { $name }
rules-same = É o próprio jogo básico.
rules-differs = Em que difere do clássico; uma estrela marca as regras em questão:

## Uma posição em palavras

show-grill-empty = Não há peças na grelha.
show-reserve = { $count ->
        [0] Não restam minhocas grelhadas na reserva.
        [1] Resta uma minhoca grelhada na reserva.
       *[other] Restam { $count } minhocas grelhadas na reserva.
    }
show-worms = { $count ->
        [1] uma minhoca
       *[other] { $count } minhocas
    }
show-grilled = { $count ->
        [1] uma delas grelhada
       *[other] { $count } delas grelhadas
    }
show-no-tile = nenhuma peça
show-kept = Separados
show-total = { $total } ao todo
show-total-canned = { $total } ao todo, contando a minhoca em lata
show-rolled = Lançamento
show-nine-dice = O dado dourado está em jogo: nove dados.
show-weasel-used = A doninha correu neste turno.
show-start = { $who ->
        [you] É a sua vez
       *[other] É a vez de { $name }
    } de lançar.
show-due = { $count ->
        [1] Um dado está prestes a cair
       *[other] { $count } dados estão prestes a cair
    } para { $who ->
        [you] você
       *[other] { $name }
    }.
show-choose-face = { $who ->
        [you] Você escolhe
       *[other] { $name } escolhe
    } uma face.
show-weasel-or-bust = Nenhuma face nova: { $who ->
        [you] você
       *[other] { $name }
    } solta a doninha ou aceita a falha.
show-roll-or-stop = { $who ->
        [you] Você lança
       *[other] { $name } lança
    } { $count ->
        [1] um dado
       *[other] { $count } dados
    } ou para.
show-count-canned = Não restam dados: { $who ->
        [you] você
       *[other] { $name }
    } conta a minhoca em lata, ou não.
show-rob = { $who ->
        [you] Você escolhe
       *[other] { $name } escolhe
    } de quem tirar uma minhoca grelhada.
show-claim = { $who ->
        [you] Você escolhe
       *[other] { $name } escolhe
    } uma peça.
show-keep = { $who ->
        [you] Você escolhe
       *[other] { $name } escolhe
    } entre { $held } e { $offered }.
show-over = A partida acabou. { $tie_break ->
        [E3] Decide a peça mais alta: { $who ->
            [you] você ganha.
           *[other] { $winners } ganha.
        }
        [E4] { $winners } dividem a vitória.
       *[none] { $who ->
            [you] Você ganha.
           *[other] { $winners } ganha.
        }
    }

## Personalidades dos bots: um nome, e como é numa linha

character-bold = ousado
character-bold-about = Não teme falhar e segue lançando pela peça maior.
character-cautious = prudente
character-cautious-about = Teme falhar e leva o que é seguro.
character-thief = ladrão
character-thief-about = Prefere roubar uma peça a levá-la da grelha.
character-collector = colecionador
character-collector-about = Quer peças com muitas minhocas e rouba pouco.
