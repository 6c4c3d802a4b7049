# Todas as frases em português de Portugal; os parâmetros estão explicados em en.ftl. À mesa tratamo-nos por tu.
# «one» inclui o zero em português, por isso aqui escreve-se [1].
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
at-token = «{ $token }»: { $sentence }
at-line = Linha { $line }, «{ $token }»: { $sentence }

## O que aconteceu

event-rolled = { $who ->
        [you] Lanças
       *[other] { $name } lança
    } { $dice }.
event-set-aside = { $who ->
        [you] Separas
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
        [you] Soltas
       *[other] { $name } solta
    } a doninha: todos estes dados são lançados de novo.
event-stopped = { $who ->
        [you] Paras
       *[other] { $name } para
    } em { $total }{ $canned ->
        [true] , contando a minhoca em lata
       *[false] {""}
    }.
event-took = { $who ->
        [you] Levas
       *[other] { $name } leva
    } a { $tile } da grelha.
event-stole = { $who ->
        [you] Roubas a { $tile } a { $victim }!
       *[other] { $from ->
            [you] { $name } rouba-te a { $tile }!
           *[other] { $name } rouba a { $tile } a { $victim }!
        }
    }
event-stole-hen = { $who ->
        [you] Tiras a galinha a { $victim }
       *[other] { $from ->
            [you] { $name } tira-te a galinha
           *[other] { $name } tira a galinha a { $victim }
        }
    }; ela protegeu a { $tile }.
event-got-grilled-worm = { $who ->
        [you] Recebes
       *[other] { $name } recebe
    } uma minhoca grelhada.
event-robbed = { $who ->
        [you] Tiras uma minhoca grelhada a { $victim }.
       *[other] { $from ->
            [you] { $name } tira-te uma minhoca grelhada.
           *[other] { $name } tira uma minhoca grelhada a { $victim }.
        }
    }
event-no-grilled-worm = Não resta nenhuma minhoca grelhada para { $who ->
        [you] ti
       *[other] { $name }
    }.
event-got-specialist = { $who ->
        [you] Recebes
       *[other] { $name } recebe
    } { $specialist }.
event-chose-specialist = { $who ->
        [you] Ficas
       *[other] { $name } fica
    } com { $specialist } e { $who ->
        [you] devolves
       *[other] devolve
    } { $given }.
event-specialist-back = { $specialist_start } vai para a { $tile }.
event-specialist-left = Nenhuma peça está livre: { $specialist } sai do jogo.
event-busted = Falha! { $clause ->
        [T3] { $who ->
            [you] O teu lançamento
           *[other] O lançamento de { $name }
        } não trouxe nenhuma face nova.
        [C1] { $who ->
            [you] Não separaste
           *[other] { $name } não separou
        } nenhuma minhoca.
       *[C5] Nenhuma peça serve para a { $who ->
            [you] tua soma
           *[other] soma de { $name }
        }.
    }
event-hen-stayed = A galinha fica { $who ->
        [you] contigo
       *[other] com { $name }
    }.
event-tile-returned = A { $tile } volta para a grelha.
event-tile-turned = A { $tile } é virada para baixo.
event-turn-began = { $who ->
        [you] É a tua vez.
       *[other] É a vez de { $name }.
    }
event-game-over = A partida acabou. { $tie_break ->
        [E3] Com empate a { $worms ->
            [1] uma minhoca
           *[other] { $worms } minhocas
        }, decide a peça mais alta: { $who ->
            [you] ganhas tu.
           *[other] ganha { $winners }.
        }
        [E4] { $winners } partilham a vitória, com { $worms ->
            [1] uma minhoca
           *[other] { $worms } minhocas
        } cada.
       *[none] { $who ->
            [you] Ganhas
           *[other] Ganha { $winners }
        } com { $worms ->
            [1] uma minhoca
           *[other] { $worms } minhocas
        }.
    }

## Por que algo não é permitido

why-roll-first = Primeiro, lança os dados.
why-dice-due = Os dados ainda não caíram.
why-choose-face-first = Primeiro, escolhe uma face do lançamento.
why-roll-or-stop-first = Agora lança os outros dados ou para.
why-rob-first = Primeiro, escolhe a quem tirar uma minhoca grelhada.
why-claim-first = Primeiro, escolhe uma peça.
why-keep-first = Primeiro, escolhe com que especialista ficas.
why-over = A partida acabou.
why-no-dice-left = Não restam dados para lançar.
why-no-golden-die = Para lançar nove dados é preciso o dado dourado, e tu não o tens.
why-golden-die-late = O dado dourado só pode entrar no primeiro lançamento do turno.
why-face-not-rolled = { $face ->
        [W] Não há nenhuma minhoca neste lançamento.
       *[other] Não há nenhum { $face } neste lançamento.
    }
why-face-kept = { $face ->
        [W] Neste turno já foram separadas minhocas.
       *[other] Neste turno os { $face } já foram separados.
    }
why-no-weasel = Não tens a doninha.
why-weasel-used = A doninha já foi usada neste turno.
why-weasel-no-roll = A doninha só se pode soltar logo depois de um lançamento.
why-no-canned-worm = Não tens a minhoca em lata.
why-canned-worm-disabled = A minhoca em lata só conta enquanto não houver nenhuma minhoca separada.
why-canned-no-claim = Mesmo contando a minhoca em lata, não te cabe nenhuma peça.
why-not-takable = Com a tua soma não podes levar a { $tile } da grelha.
why-not-stealable = Com a tua soma não podes roubar a { $tile }.
why-not-robbable = O lugar { $seat } não tem nenhuma minhoca grelhada que lhe possas tirar.
why-limit = A partida acabou: estava limitada a { $count ->
        [1] um turno
       *[other] { $count } turnos
    }.
why-not-yours-to-keep = { $specialist_start } não está entre os dois que podes escolher.

## O que está errado num texto

error-rules-preset = «{ $token }» não é um regulamento. Os regulamentos são: { $known }.
error-rules-preset-near = «{ $token }» não é um regulamento. Querias dizer { $near }?
error-rules-knob = «{ $token }» não ajusta nenhuma regra. Podem ajustar-se: { $known }.
error-rules-knob-near = «{ $token }» não ajusta nenhuma regra. Querias dizer { $near }?
error-rules-value = «{ $token }» dá a { $knob } um valor desconhecido. Valores possíveis: { $known }.
error-rules-twice = «{ $token }» ajusta { $knob } pela segunda vez.
error-die = «{ $token }» não é um lançamento: «{ $die }» não é uma face de dado (1 2 3 4 5 W).
error-too-many-dice = «{ $token }» são { $count } dados; no máximo podem ser nove.
error-action = «{ $token }» não é uma ação. As ações escrevem-se roll, 4, W ou stop.
error-position-long = Uma posição de { $count } caracteres é demasiado longa; o máximo é { $most }.
error-position-fields = Uma posição tem cinco campos separados por um espaço: GRILL PLAYERS RESERVE MOVER TURN. Aqui há { $count }: «{ $token }».
error-tile = «{ $token }» indica uma peça que não existe.
error-grill-tile = «{ $token }» não é uma peça da grelha: escreve o número e depois a letra de um especialista, ou x se estiver virada para baixo.
error-grill-order = «{ $token }» está fora de ordem: as peças da grelha vão por ordem crescente.
error-player = «{ $token }» não é um jogador: escreve a pilha de baixo para cima ou -, depois +N para as minhocas grelhadas, depois :s para um especialista.
error-reserve = «{ $token }» não é uma reserva: escreve quantas minhocas grelhadas restam.
error-reserve-without-extras = «{ $token }» não pode ser a reserva: este regulamento não tem minhocas grelhadas, por isso escreve -.
error-mover = «{ $token }» não é um lugar: escreve o número dele, ou - se a partida acabou.
error-turn-field = «{ $token }» não é um turno: escreve -, ou KEPT:PENDING e as marcas.
error-turn-when-over = «{ $token }» é um turno em curso, mas não é a vez de ninguém: escreve -.
error-keep-held = «{ $token }» deve indicar primeiro o especialista que o jogador já tem.
error-player-count = Jogam de 2 a 7 pessoas, não { $count }.
error-no-dice-due = Agora não há dados por lançar.
error-dice-count = { $due ->
        [1] É esperado um dado
       *[other] São esperados { $due } dados
    }, não { $count }.
error-turn-long = Um turno de { $count } caracteres é demasiado longo; o máximo é { $most }.
error-turn-token = Isto não é um elemento de um turno.
error-turn-spaces = Entre os elementos de um turno há um só espaço, e nenhum em volta: «{ $token }».
error-turn-after-end = O turno já tinha acabado antes.
error-turn-goes-on = Aqui nada pode vir a seguir: o elemento anterior deixa uma decisão em aberto.
error-turn-end-missing = O turno parou sozinho, por isso agora é preciso escrever o seu fim.
error-turn-other-roll = O lançamento que está na mesa é { $roll }.
error-turn-is-bust = Este lançamento não tem nenhuma face nova: é uma falha, que se escreve com «!».
error-turn-no-choice = Aqui não há nada para escolher.
error-turn-nine = «*9» só se escreve para um primeiro lançamento de nove dados.
error-turn-claim-open = Aqui há várias peças possíveis, e nenhuma é indicada.
error-turn-end = Com estes dados o turno acaba de outra maneira: { $happened }.
error-player-name = «{ $token }» não pode ser um nome: deve ter de 1 a 40 caracteres, sem /, ", \ nem caracteres de controlo.
error-record-long = Uma partida gravada de { $count } caracteres é demasiado longa; o máximo é { $most }.
error-record-tag = «{ $token }» não é uma etiqueta: escreve [Nome "valor"].
error-record-tag-twice = A etiqueta { $token } aparece duas vezes.
error-record-tag-missing = Falta a etiqueta { $token }.
error-record-seats = O início tem { $count } lugares, mas { $names ->
        [1] um jogador é indicado
       *[other] { $names } jogadores são indicados
    }.
error-start-due = Uma partida não pode começar com dados por lançar: lança-os primeiro.
error-record-blank = Há uma linha vazia entre dois turnos.
error-record-line = «{ $token }» não é uma linha de uma partida: escreve o número do turno, um ponto e os seus elementos.
error-record-number = Aqui é esperado o turno { $expected }, não { $token }.
error-record-goes-on = O turno anterior não está completo, por isso tem de ser o último.
error-record-limit = Uma partida só pode acabar pelo limite entre dois turnos, e só se não tiver acabado.
error-record-result = O resultado é { $result }, não { $token }.
error-bot-unknown = «{ $token }» não é um bot. Os bots são: { $known }.
error-bot-near = «{ $token }» não é um bot. Querias dizer { $near }?
error-bot-or-person = «{ $token }» parece o nome de um bot. Escreve { $near } para o bot, ou person:{ $token } para uma pessoa.
error-bot-option-near = «{ $token }» não é uma opção de { $bot }. Querias dizer { $near }?
error-bot-class-form = «{ $token }» não indica nenhuma classe: escreve py:pacote.modulo:Classe.
error-bot-class = Não é possível carregar o bot { $token }: { $reason }.
error-bot-class-choose = { $token } não é um bot: falta o método choose(state, rng).
error-bot-ends-raised = { $token }.value_ends lançou a exceção { $error } ({ $where }).
error-bot-ends-shape = { $token }.value_ends devolveu um array de forma { $found } em vez de { $wanted }: um valor para cada final.
error-bot-ends-value = { $token }.value_ends devolveu o valor { $value }; todos os valores têm de ser finitos.
error-bot-option = «{ $token }» não é uma opção de { $bot }. Opções possíveis: { $known }.
error-bot-value = «{ $token }» dá a esta opção de { $bot } um valor que ela não pode ter.
error-bot-value-known = «{ $token }» dá a esta opção de { $bot } um valor que ela não pode ter. Valores possíveis: { $known }.
error-bot-command = Não é possível executar o comando «{ $token }».
error-bot-seats = Esta rede é para { $seats } jogadores no máximo, não para { $players }.
error-net-file = { $file } não é uma rede.
error-net-shape = { $file } é uma rede de outra versão deste programa.
error-net-narrow = Uma rede para { $seats } lugares não pode passar a ser para { $wanted }.
error-net-large = Uma rede de { $hidden } unidades ocultas não pode ficar mais pequena nem perder características.
error-net-hidden = «{ $hidden }» não são tamanhos de camadas ocultas: indica dois números como 256x32, o primeiro múltiplo de 64 e o segundo de 32, até 1024.
error-checkpoint = { $file } não é um ponto de retoma desta versão.
error-response = Não é possível treinar a melhor resposta a { $bot } para { $players } jogadores.

## O que está errado numa posição

defect-tile-twice = A peça { $tile } aparece mais do que uma vez.
defect-extra-tile = A peça { $tile } é da edição Extrawurm, mas este regulamento é o do jogo base.
defect-specialist-twice = { $specialist_start } aparece mais do que uma vez.
defect-specialist-without-extras = { $specialist_start } é da edição Extrawurm, mas este regulamento é o do jogo base.
defect-specialist-on-turned = { $specialist_start } não pode estar sobre a { $tile }, que não está virada para cima.
defect-crow-held = O lugar { $seat } não pode ter o corvo: ninguém pode.
defect-grilled-without-extras = O lugar { $seat } tem minhocas grelhadas, mas este regulamento não as usa.
defect-grilled-too-many = Há { $count } minhocas grelhadas ao todo; o máximo é sete.
defect-player-count = Jogam de 2 a 7 pessoas, não { $count }.
defect-mover = É a vez do lugar { $seat }, mas há { $count } lugares.
defect-should-be-over = Nenhuma peça está virada para cima: a partida acabou e não é a vez de ninguém.
defect-should-not-be-over = A peça { $tile } está virada para cima: a partida não acabou e é a vez de alguém.
defect-golden-flag = Há nove dados em jogo, mas o jogador não tem o dado dourado.
defect-weasel-flag = A doninha já foi usada, mas o jogador não a tem.
defect-kept-too-many = Há { $count } dados separados; só existem { $dice }.
defect-nothing-to-decide = Aqui não há nada para decidir: o turno segue sozinho.
defect-no-dice-to-roll = Aqui não pode vir nenhum lançamento: o turno para sozinho.
defect-roll-count = { $count ->
        [1] Foi lançado um dado
       *[other] Foram lançados { $count } dados
    } onde se esperam { $due }.
defect-nothing-kept = Nenhum dado está separado.
defect-rob-with-reserve = Não se tira nada a ninguém enquanto a reserva tiver minhocas grelhadas ({ $count }).
defect-no-double-one = Falta receber uma minhoca grelhada, mas não há dois 1 separados.
defect-claim-without-worm = É levada uma peça, mas nenhuma minhoca está separada.
defect-claim-not-taken = A peça do topo da pilha não pode ter vindo destes dados.
defect-keep-not-held = É preciso escolher entre dois especialistas, mas o jogador não tem nenhum.

## O que responde um servidor que não pode fazer o que lhe pedem

error-no-identity = O servidor ainda não conhece este dispositivo. Recarrega a página e tenta de novo.
error-forbidden = Não tens permissão para fazer isso.
error-removed = Quem abriu a mesa retirou-te dela.
error-bad-origin = Esse pedido veio de outro site.
error-unknown-host = Este servidor não se chama { $host }. Se esse é um dos nomes dele, é preciso iniciá-lo com --hosts { $host }.
error-unknown-game = Essa mesa não existe.
error-unknown-code = Não há nenhuma mesa com este código. Os códigos deixam de valer quando a partida começa.
error-not-found = Aqui não há nada.
error-method-not-allowed = Isso não se pode fazer aqui.
error-stale-version = Entretanto a partida avançou. Vê como está agora.
error-illegal-action = Isso não é permitido agora.
error-no-takeback = Não há nada para anular.
error-not-your-turn = Não é a tua vez.
error-not-started = A partida ainda não começou.
error-already-started = A partida já começou.
error-entropy-early = Ainda nem toda a gente à mesa se comprometeu: até lá, guarda para ti o teu contributo aleatório.
error-entropy-mismatch = Isto não corresponde ao teu compromisso.
dice-alarm-rewritten = O servidor reescreveu o registo desta partida: a entrada { $version } não é a que mostrou antes. Não confies nestes dados.
dice-alarm-back = O servidor voltou à entrada { $version } desta partida, embora já tivesse mostrado a { $known }. Depois de se restaurar uma cópia de segurança, isso consta do registo e os dados vêm de um novo segredo; caso contrário, não confies neles.
dice-alarm-commitment = O servidor trocou o segredo dos dados sem o anotar no registo. Não confies nestes dados.
dice-alarm-left-out = Os dados foram fixados antes de chegar o contributo deste dispositivo. Com uma ligação lenta pode acontecer; se não for o caso, não confies nestes dados.
dice-alarm-replaced = O servidor mostra em teu nome um contributo diferente do deste dispositivo. Não confies nestes dados.
dice-alarm-withheld = O servidor diz que não revelaste o teu contributo para os dados. Se a tua ligação nunca caiu, não confies nele.
error-game-over = A partida acabou.
error-frozen = Esta partida não pode continuar: o seu registo não pode ser reproduzido.
error-table-full = A mesa está cheia.
error-seat-taken = Esse lugar está ocupado.
error-not-away = Essa pessoa não está ausente.
error-left-too-often = Saíste desta partida demasiadas vezes para voltares. Um bot continua no teu lugar.
error-too-many-changes = Houve demasiadas entradas e saídas nesta mesa. Comecem a partida ou abram outra mesa.
error-not-absent = A partida não espera por ninguém que esteja ausente há tempo suficiente.
error-not-over = A partida ainda não acabou.
error-bad-request = Não foi possível ler esse pedido: { $where }: { $problem }.
error-bad-message = Não foi possível ler essa mensagem.
error-bad-rules = «{ $text }» não é um regulamento.
error-bad-action = «{ $text }» não é uma ação.
error-bad-dice = Estes dados não servem: { $due ->
    [0] nenhum é esperado
    [1] é esperado um dado
   *[other] são esperados { $due } dados
  }.
error-bot-not-allowed = O bot «{ $text }» não joga aqui.
error-bad-clock = O relógio «{ $text }» não existe aqui.
error-bad-name = «{ $text }» não pode ser um nome: deve ter de 1 a 40 caracteres visíveis, sem /, " nem \.
error-name-taken = Nesta mesa já há alguém com o nome { $name }. Escolhe um nome que se distinga melhor.
error-bad-record = Esta partida gravada tem um erro na linha { $line }, em «{ $token }».
error-bad-position = Esta posição é impossível.
error-no-advice = Só há conselhos quando jogas contra bots, sem mais ninguém.
error-too-large = É demasiado grande; o máximo são { $limit } bytes.
error-too-many-requests = Demasiados pedidos. Tenta de novo daqui a { $retry_after ->
        [1] um segundo
       *[other] { $retry_after } segundos
    }.
error-too-many-tables = Tens demasiadas mesas abertas. Termina uma, ou tenta de novo daqui a { $retry_after ->
        [1] um segundo
       *[other] { $retry_after } segundos
    }.
error-too-many-sockets = Demasiadas ligações. Tenta de novo daqui a { $retry_after ->
        [1] um segundo
       *[other] { $retry_after } segundos
    }.
error-too-many-devices = Já jogas em { $limit } dispositivos, o máximo. Termina primeiro a sessão de um deles.
error-unavailable = O servidor não consegue gravar neste momento. Nada mudou; tenta de novo.

## As regras, uma a uma. Uma segunda chave dá a regra como um ajuste a muda.

rules-section-S = Preparação
rules-section-T = O turno
rules-section-C = Parar e levar
rules-section-B = Falha
rules-section-E = O fim
rules-section-X = Extrawurm

rule-S1 = Jogam de duas a sete pessoas, com oito dados brancos. Um dado mostra 1, 2, 3, 4, 5 e uma minhoca; uma minhoca vale 5.
rule-S2 = As peças de 21 a 36 ficam numa fila, viradas para cima: é a grelha. Cada uma traz minhocas: de 21 a 24, uma; de 25 a 28, duas; de 29 a 32, três; de 33 a 36, quatro.
rule-S3 = A mesa decide quem começa; por costume, a pessoa mais nova. Depois joga-se no sentido dos ponteiros do relógio.
rule-S4 = As peças 11 e 13 entram antes da 21, com uma minhoca cada. Sete minhocas grelhadas formam a reserva. A minhoca em lata começa sobre a 11, a galinha sobre a 21, o corvo sobre a 23, a doninha sobre a 25, o dado dourado sobre a 27 e a maçã sobre a 29.

rule-T1 = O teu turno começa com um lançamento dos oito dados.
rule-T2 = Escolhe uma face do lançamento que ainda não tenhas separado neste turno, e separa todos os dados que a mostram.
rule-T3 = Se o lançamento não tiver nenhuma face nova, falhas.
rule-T4 = Cada vez que separas dados, lança todos os outros de novo ou para. Podes sempre parar, mesmo que isso signifique falhar. Se ao parar te couber uma peça, tens de a levar.
rule-T5 = Quando não restam dados, o teu turno para sozinho.
rule-T6 = Com as seis faces separadas ainda podes lançar, mas nenhum lançamento pode trazer uma face nova: falharias.
rule-T6-yes = Com as seis faces separadas, o teu turno para sozinho.

rule-C1 = Quando paras, tem de haver pelo menos uma minhoca entre os dados separados; senão, falhas.
rule-C2 = Se na grelha houver uma peça virada para cima igual à tua soma, levas essa e nenhuma outra. Fica virada para cima no topo da tua pilha; só tens uma pilha.
rule-C3 = Se a tua soma for igual à peça do topo da pilha de um adversário, roubas-lha. Só se rouba com a soma exata, e só a peça do topo.
rule-C3-optional = Se a tua soma for igual à peça do topo da pilha de um adversário, podes roubar-lha ou, em vez disso, levar da grelha uma peça mais baixa (C4). Se a grelha não tiver nenhuma para ti, roubas. Só se rouba com a soma exata, e só a peça do topo.
rule-C4 = Se não houver nem uma coisa nem outra, levas da grelha a mais alta das peças viradas para cima que sejam inferiores à tua soma.
rule-C4-any = Se não houver nem uma coisa nem outra, levas da grelha uma peça virada para cima que seja inferior à tua soma, a que quiseres.
rule-C5 = Se também não houver nenhuma dessas, falhas.
rule-C6 = A peça do topo da tua própria pilha não conta aqui: se a tua soma lhe for igual, levas uma mais baixa da grelha (C4).

rule-B1 = Quando falhas, a peça do topo da tua pilha, se tiveres alguma, volta para a grelha, virada para cima.
rule-B2 = Depois, a peça virada para cima mais alta da grelha é virada para baixo e fica fora até ao fim da partida. Se for precisamente a que devolveste, nenhuma é virada.
rule-B3 = Se não tiveres nenhuma peça para devolver, nenhuma é virada.
rule-B3-yes = Se não tiveres nenhuma peça para devolver, a mais alta é virada na mesma.
rule-B4 = Uma falha termina o teu turno, e os dados separados não contam para nada.

rule-E1 = A partida acaba assim que um turno deixa a grelha sem peças viradas para cima.
rule-E2 = Conta as minhocas das tuas peças: ganha quem tiver mais.
rule-E3 = Em caso de empate decide a peça mais alta: entre quem empatou, ganha quem a tiver, em qualquer ponto da pilha. Qualquer peça vale mais do que nenhuma.
rule-E4 = Quem empata sem uma única peça partilha a vitória.
rule-E5 = As regras não limitam a duração de uma partida. Aqui uma partida acaba o mais tardar ao fim de 1000 turnos, se não se tiver combinado outro limite, e decide-se tal como está.

rule-X1 = Só levas a 11 e a 13 com essa soma exata e só da grelha, e ninguém as pode roubar. Por isso uma soma de 12 ou de 14 a 20 é uma falha, tal como 11 ou 13 se essa peça não estiver virada para cima na grelha. No resto são peças como as outras; mesmo que só elas estejam viradas para cima, a partida continua.
rule-X2 = Duplo um: sempre que separas dois ou mais 1, recebes logo uma minhoca grelhada, aconteça o que acontecer ao teu turno. Mais de dois 1 não dão mais.
rule-X3 = Uma minhoca grelhada vem da reserva. Se estiver vazia, tiras uma a um adversário à tua escolha, mas não a quem tem a galinha. Se ninguém tiver uma que possas tirar, não recebes nenhuma.
rule-X4 = Uma minhoca grelhada conta como uma minhoca no fim. Uma falha nunca custa minhocas grelhadas.
rule-X5 = Se houver um especialista sobre a peça que levas da grelha, recebe-lo também, exceto o corvo. Se roubares uma peça a um adversário que tem um especialista, também ficas com ele.
rule-X6 = Só podes ter um especialista. Quando recebes um segundo, escolhe com qual ficas; o outro volta para a grelha (X7).
rule-X7 = Um especialista volta para a peça virada para cima mais baixa que não tenha nenhum, incluindo a 11 e a 13. Se nenhuma estiver livre, sai do jogo.
rule-X8 = Uma falha custa-te também o teu especialista, mesmo que não tenhas peças. Primeiro volta a tua peça, depois o teu especialista, depois a peça mais alta é virada; um especialista que estivesse sobre ela volta em último lugar.
rule-X9 = A galinha protege as tuas peças: se a tiveres e falhares, não devolves nenhuma peça e nenhuma é virada; só a galinha volta. Se não tiveres peças, ela fica contigo.
rule-X10 = Quem for roubar uma peça a quem tem a galinha leva a galinha em vez da peça, e o turno conta como bem-sucedido. Enquanto a 11 ou a 13 estiver no topo da pilha de quem tem a galinha, ninguém lha pode tirar. A quem tem a galinha não se podem tirar minhocas grelhadas.
rule-X11 = A minhoca em lata: se parares sem nenhuma minhoca entre os dados separados, podes contá-la como uma. A tua soma aumenta 5 e paras sem falhar. Só a podes contar se assim te couber uma peça. Não se gasta, e mesmo quando não restam dados a escolha é tua. Não salva nenhum lançamento, e assim que separares uma minhoca, já não serve neste turno.
rule-X12 = A doninha: uma vez por turno, depois de um lançamento e antes de escolheres uma face, podes lançar de novo todos os dados que acabaste de lançar, mesmo que esse lançamento fosse uma falha; vale o segundo. O dado dourado: no começo do teu turno, e só então, podes lançar nove dados em vez de oito; é um dado como os outros. A maçã: três minhocas para quem a tiver no fim.
rule-X13 = O corvo nunca é de ninguém. Quem leva a peça onde ele está recebe uma minhoca grelhada, e o corvo passa logo para a peça livre mais baixa (X7).
rule-X14 = Só se vê se a partida acabou quando todos os especialistas e minhocas grelhadas do turno estão no seu lugar.

## Regulamentos

preset-classic = Clássico
preset-extrawurm = Extrawurm
preset-house = Da casa
preset-squeakers = Pintainhos

preset-classic-about = O jogo base, como o descreve o regulamento completo.
preset-extrawurm-about = A edição com as peças 11 e 13, seis especialistas e minhocas grelhadas.
preset-house-about = O jogo base segundo um regulamento curto: uma peça mais baixa escolhe-se à vontade, e cada falha vira uma peça.
preset-squeakers-about = O jogo base segundo outro regulamento curto: pode-se renunciar a roubar, cada falha vira uma peça e seis faces terminam o turno.

knob-extras = Que edição se joga?
knob-extras-no = O jogo base: peças de 21 a 36 e oito dados.
knob-extras-yes = Com as peças 11 e 13, os especialistas e as minhocas grelhadas.
knob-extras-why = Extrawurm é o mesmo jogo com mais coisas na caixa. Deixa os extras na caixa e jogas ao jogo base.
knob-fallback = Que peça levas quando a da tua soma não se pode levar nem roubar?
knob-fallback-nearest = A mais alta das inferiores.
knob-fallback-any = Qualquer das inferiores, à tua escolha.
knob-fallback-why = Os regulamentos completos dão-te a peça logo abaixo. Um curto diz apenas que é mais baixa, e assim deixa-te escolher.
knob-steal = Tens de roubar quando a tua soma é igual à peça do topo de um adversário?
knob-steal-forced = Sim.
knob-steal-optional = Não, se a grelha tiver uma peça mais baixa para ti.
knob-steal-why = Os regulamentos completos dizem que podes, mas só permitem uma peça mais baixa quando não há nada para roubar. Um curto deixa-te renunciar a roubar.
knob-flip_empty_handed = Uma falha vira uma peça mesmo que não tenhas nenhuma para devolver?
knob-flip_empty_handed-no = Não.
knob-flip_empty_handed-yes = Sim, a mais alta.
knob-flip_empty_handed-why = Os regulamentos completos poupam quem não tem nada a perder. Os curtos viram a peça na mesma, e as partidas ficam mais curtas.
knob-six_faces_end_turn = O que acontece quando as seis faces estão separadas?
knob-six_faces_end_turn-no = Ainda podes lançar, e falhar.
knob-six_faces_end_turn-yes = O turno para sozinho.
knob-six_faces_end_turn-why = Um regulamento curto termina aí o turno; os outros não falam disso. Só te poupa um lançamento que não pode correr bem.

rules-title = Regulamento: { $name }
rules-same = É o próprio jogo base.
rules-differs = Em que difere do clássico; uma estrela marca as regras que mudam:

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
show-weasel-used = A doninha já foi usada neste turno.
show-start = { $who ->
        [you] É a tua vez
       *[other] É a vez de { $name }
    } de lançar.
show-due = { $count ->
        [1] Um dado está prestes a cair
       *[other] { $count } dados estão prestes a cair
    } para { $who ->
        [you] ti
       *[other] { $name }
    }.
show-choose-face = { $who ->
        [you] Escolhes
       *[other] { $name } escolhe
    } uma face.
show-weasel-or-bust = Nenhuma face nova: { $who ->
        [you] soltas a doninha ou aceitas
       *[other] { $name } solta a doninha ou aceita
    } a falha.
show-roll-or-stop = { $who ->
        [you] Lanças
       *[other] { $name } lança
    } { $count ->
        [1] um dado
       *[other] { $count } dados
    } ou { $who ->
        [you] paras
       *[other] para
    }.
show-count-canned = Não restam dados: { $who ->
        [you] contas
       *[other] { $name } conta
    } a minhoca em lata, ou não.
show-rob = { $who ->
        [you] Escolhes
       *[other] { $name } escolhe
    } a quem tirar uma minhoca grelhada.
show-claim = { $who ->
        [you] Escolhes
       *[other] { $name } escolhe
    } uma peça.
show-keep = { $who ->
        [you] Escolhes
       *[other] { $name } escolhe
    } entre { $held } e { $offered }.
show-over = A partida acabou. { $tie_break ->
        [E3] Decide a peça mais alta: { $who ->
            [you] ganhas tu.
           *[other] ganha { $winners }.
        }
        [E4] { $winners } partilham a vitória.
       *[none] { $who ->
            [you] Ganhas tu.
           *[other] Ganha { $winners }.
        }
    }

## Personalidades dos bots: um nome, e como é numa linha

character-bold = ousado
character-bold-about = Não teme falhar e continua a lançar por uma peça mais alta.
character-cautious = prudente
character-cautious-about = Teme falhar e leva o que é seguro.
character-thief = ladrão
character-thief-about = Prefere roubar uma peça a levá-la da grelha.
character-collector = colecionador
character-collector-about = Quer peças com muitas minhocas e rouba pouco.
