# Frases que só a página diz; as que ela partilha com o terminal estão em ../pt.ftl, com a lista das palavras da mesa.

## Em toda a parte

page-title = Pickomino
page-tagline = Um jogo de dados na grelha, para quem desafia a sorte
page-close = Fechar
page-cancel = Cancelar
page-home = Página inicial
page-back = Voltar
page-loading = Um momento…
page-skip-link = Ir para o conteúdo
page-labelled = { $label }: { $value }

## Aves

page-bird-rooster = Galo
page-bird-duck = Pato
page-bird-goose = Ganso
page-bird-turkey = Peru
page-bird-chick = Pintainho
page-bird-peacock = Pavão
page-bird-guinea = Pintada

## A mesa

page-grill = A grelha
page-reserve = { $count ->
        [0] Nenhuma minhoca grelhada na reserva
        [1] Uma minhoca grelhada na reserva
       *[other] { $count } minhocas grelhadas na reserva
    }
page-tile-up = { $tile }, { $worms ->
        [1] uma minhoca
       *[other] { $worms } minhocas
    }
page-tile-down = { $tile }, virada para baixo
page-stands-on = { $specialist } sobre a { $tile }: o que faz?
page-holds = { $name } tem: { $specialist }. O que faz?
page-mark-take = levar
page-mark-take-long = Se parares agora, levas esta peça
page-mark-steal = roubar
page-mark-steal-long = Se parares agora, roubas esta peça
page-mark-return = volta
page-mark-return-long = Se falhares agora, volta para a grelha
page-mark-turn = vira-se
page-mark-turn-long = Se falhares agora, é virada para baixo
page-players = Jogadores
page-you = tu
page-absent = sem ligação
page-away-left = saiu; joga um bot
page-away-clock = sem tempo; joga um bot
page-away-claimed = sem ligação; joga um bot
page-bot = bot { $level }
page-worms = { $count ->
        [1] uma minhoca até agora
       *[other] { $count } minhocas até agora
    }
page-grilled = { $count ->
        [1] uma minhoca grelhada
       *[other] { $count } minhocas grelhadas
    }
page-stack = { $name }: { $tile } no topo, { $count ->
        [1] uma peça
       *[other] { $count } peças
    } ao todo. Mostrar a pilha
page-stack-empty = nenhuma peça
page-stack-of = A pilha de { $name }
page-stack-order = De cima para baixo:
page-turn = O turno
page-turn-you = É a tua vez
page-turn-name = Vez de { $name }
page-game-over = A partida acabou
page-bust = Falha!
page-skip = Saltar à frente
page-rolled = Dados acabados de lançar
page-kept = Dados separados
page-kept-none = Ainda nada separado
page-sum = Soma:
page-dice-ready = { $count } dados, prontos para lançar
page-dice-left = { $count ->
        [0] Não restam dados
        [1] Resta um dado
       *[other] Restam { $count } dados
    }
page-dice-showing = { $face ->
        [W] { $count ->
            [1] uma minhoca
           *[other] { $count } minhocas
        }
       *[other] { $count } × { $face }
    }
page-total-after = Nova soma: { $total }
page-actions = O que podes fazer

## O que se pode fazer

page-do-roll = { $dice ->
        [1] Lançar o último dado
       *[other] Lançar { $dice } dados
    }
page-do-roll-nine = Lançar nove dados
page-do-weasel = Soltar a doninha: lançar de novo
page-do-accept = Aceitar a falha
page-do-stop = Parar
page-do-stop-canned = Parar e contar a minhoca em lata
page-do-take = Levar a { $tile }
page-do-steal = Roubar a { $tile } a { $name }
page-do-steal-hen = Tirar a galinha a { $name }
page-do-rob = Tirar uma a { $name }
page-do-keep = Ficar com { $specialist }
page-do-face = Separar { $face ->
        [W] { $count ->
            [1] a minhoca
           *[other] as { $count } minhocas
        }
       *[other] { $count ->
            [1] o { $face }
           *[other] os { $count } dados com { $face }
        }
    }
page-do-takeback = Anular
page-ask-claim = Que peça levas?
page-ask-keep = Só podes ter um especialista. Com qual ficas?
page-ask-rob = A reserva está vazia. A quem tiras uma minhoca grelhada?
page-ask-crow = A reserva está vazia. A quem tira o corvo uma minhoca grelhada para ti?
page-brings-take = levar a { $tile }
page-brings-take-with = levar a { $tile } com { $specialist }
page-brings-steal = roubar a { $tile } a { $name }
page-brings-steal-with = roubar a { $tile } e { $specialist } a { $name }
page-brings-hen = tirar a galinha a { $name }
page-brings-choose = depois escolher: { $tiles }
page-brings-bust = falha
page-brings-bust-returned = falha (a { $returned } volta)
page-brings-bust-turned = falha (a { $turned } é virada)
page-brings-bust-both = falha (a { $returned } volta, a { $turned } é virada)
page-brings-doomed = só pode acabar em falha
page-choices-you = Podes escolher:
page-choices-name = { $name } pode escolher:
page-choice = { $what }, tecla { $key }.
page-choice-total = { $what }, soma { $total }, tecla { $key }.
page-choice-brings = { $what }, { $effect }, tecla { $key }.
page-confirm-bust = Assim falhas
page-confirm-brings = Resultado: { $effect }. Fazê-lo na mesma?
page-confirm-doomed = Daqui para a frente só podes falhar. Fazê-lo na mesma?
page-confirm-no = Não, voltar
page-confirm-yes = Sim, falhar

## Especialistas

page-power-canned = Se ao parares não tiveres nenhuma minhoca entre os teus dados, a minhoca em lata pode contar como uma: mais cinco pontos e a minhoca que te falta. Não se gasta.
page-power-hen = Protege-te. Se falhares, só a galinha volta para a grelha: ficas com a tua peça e nenhuma é virada. Quem for roubar-te uma peça leva a galinha em vez dela, e ninguém te pode tirar minhocas grelhadas.
page-power-crow = O corvo não é de ninguém. Leva a peça onde ele está: salta para a peça livre mais baixa e traz-te uma minhoca grelhada.
page-power-weasel = Uma vez por turno, logo depois de um lançamento, a doninha lança de novo todos esses dados, mesmo que o lançamento fosse uma falha. Vale o segundo.
page-power-golden = No começo do teu turno podes lançar nove dados em vez de oito.
page-power-apple = Vale três minhocas para quem a tiver no fim da partida.

## Bots

page-bot-random = aleatório
page-bot-timid = tímido
page-bot-greedy = guloso
page-bot-champion-level-1 = principiante
page-bot-champion-level-2 = amador
page-bot-champion-level-3 = experiente
page-bot-champion-level-4 = perito
page-bot-champion-level-5 = campeão
page-bot-character = { $level }, { $character }

## Página inicial e definições

# Same in English.
page-menu = Menu
page-rules = Regras
page-mute = Desligar o som
page-settings = Definições
page-language = Idioma
page-theme = Aparência
page-theme-auto = Como o sistema
page-theme-dark = Serão
page-theme-light = Tarde
page-speed = Ritmo dos turnos dos outros
page-speed-normal = Calmo
page-speed-brisk = Vivo
page-speed-fast = Rápido
page-speed-instant = Imediato
page-setting-sound = Sons
page-setting-keys = Atalhos de uma só tecla
page-setting-emotes = Mostrar as reações dos outros
page-play-now = Jogar já
page-play-now-go = Jogar
page-play-options = Opções
page-your-name = O teu nome
page-edition = Edição
page-edition-own = { $edition }, regras à medida
page-own-rules = Regras à medida
page-own-rules-about = { $edition }, com regras à medida.
page-how-many = Jogadores
page-bot-level = Nível dos bots
page-bot-fair = Seja qual for o nível, os bots lançam os mesmos dados que tu, não viciados; os mais fracos apenas escolhem pior.

## Em volta de uma mesa

page-table = Mesa
page-lobby = A pôr a mesa
page-seat-open = lugar livre
page-join = Sentar-se
page-table-full = Todos os lugares estão ocupados. Podes ficar a ver.
page-start-with-bots = { $count ->
        [1] Começar: um bot ocupa o lugar livre
       *[other] Começar: os bots ocupam os { $count } lugares livres
    }
page-starting = Já está toda a gente: a partida começa dentro de momentos.
page-invite-link = Link para os teus amigos
page-copy-link = Copiar o link
page-copied = Copiado
page-invite-code = ou o código
page-invite-qr = Código QR do link
page-invite-alone = Só este computador pode abrir este link. Para que telemóveis e outros computadores da tua rede possam jogar, termina o servidor e inicia-o com
page-invite-or = ou
page-invite-share = Depois disso, qualquer pessoa na tua rede pode abrir esta página e jogar. Não vê mais nada do teu computador.
page-invite-network = Para dispositivos na mesma rede que este computador.
page-invite-address = Endereço
page-offline = A ligação caiu. Volta sozinha; nada se perde.
page-synced = Ligação restabelecida.
page-outdated = Há uma versão mais recente desta página.
page-reload = Recarregar
page-abandoned = Esta partida ficou por acabar.
page-paused = Em pausa: nenhum jogador está presente. A partida continua assim que alguém voltar.
page-dice-anew = O servidor foi restaurado a partir de uma cópia de segurança: os dados recebem um novo segredo, e a partida continua assim que os jogadores tiverem contribuído.
page-spectating = Estás a ver a partida.
page-own-table = Começar uma partida
page-no-table = Essa mesa não existe
page-no-table-text = Este link não leva a nenhuma mesa. Pode estar mal escrito, ou a mesa foi levantada há muito tempo.
page-private-table = Esta mesa é privada
page-private-table-text = Pede o link completo ou o código curto a alguém da mesa.
page-server-away = Não se consegue chegar ao servidor
page-server-away-text = O servidor não responde. Verifica a tua ligação e tenta de novo daqui a pouco.
page-away-waits = A página volta sozinha assim que o servidor responder.
page-try-again = Tentar de novo
page-nowhere = Aqui não há nada
page-nowhere-text = Este endereço não leva a lado nenhum. Pode estar mal escrito.

## O fim

page-you-won = Ganhaste!
page-name-won = { $name } ganhou!
page-shared-win = { $names } partilham a vitória!
page-tie-highest-tile = Empate nas minhocas: decide a peça mais alta.
page-tie-shared = Empate nas minhocas, e ninguém tem peças: vitória partilhada.
page-by-limit = A partida chegou ao seu limite de turnos e foi decidida tal como estava.
page-worms-final = { $count ->
        [1] uma minhoca
       *[other] { $count } minhocas
    }
page-rematch = Desforra
page-rematch-waits = Tens uma desforra à tua espera.
page-share = Partilhar
# Same in English.
page-share-text = Pickomino: { $headline } ({ $score })
page-review-coach = Rever com o treinador
page-download = Transferir a partida

## Mais da página inicial

page-play-now-about = Tu contra { $count ->
        [1] um bot
       *[other] { $count } bots
    } ({ $level })
page-friends = Com amigos
page-friends-about = Abre uma mesa e envia o link, ou mostra o código QR.
page-friends-go = Convidar amigos
page-friends-open = Abrir a mesa
page-clock = Tempo por turno
page-clock-none = Sem relógio
page-clock-seconds = { $count } s
page-clock-days = { $count ->
        [1] um dia
       *[other] { $count } dias
    }
page-listed = Mostrar a mesa na lista: qualquer pessoa pode juntar-se
page-device = Neste dispositivo
page-device-about = Várias pessoas, um ecrã: passem-no depois de cada turno.
page-device-go = Jogar no mesmo ecrã
page-start = Começar a partida
page-player-number = Jogador { $number }
page-player-more = Adicionar um jogador
page-bot-more = Adicionar um bot
page-code = Tens um código?
page-code-label = Código curto
page-code-go = Ir para a mesa
page-my-games = As minhas partidas
page-open-tables = Mesas abertas
page-open-tables-none = De momento não há mesas abertas. Abre uma.
page-status-lobby = à espera de jogadores
page-status-running = a decorrer
page-status-over = terminada
page-status-abandoned = por acabar
page-learn = Aprender e rever
page-tutorial = A tua primeira partida, em três minutos
page-tutorial-extrawurm = Extrawurm, explicado a jogar
page-rules-read = Ler as regras
page-puzzles = Desafios
page-analysis = Tabuleiro de análise
page-companion = Dados reais, mesa real
page-your-record = As tuas estatísticas
page-open-record = Abrir uma partida gravada
page-dice-counted = Todos os dados já lançados aqui
page-something-wrong = Algo correu mal ({ $code }).

## Durante a partida

page-title-yours = É a tua vez · Pickomino
page-time-left = Tempo restante: { $time }
page-time-hours = { $count } h
page-tools = À mesa
page-live = O que se passa
page-story = Histórico
page-story-empty = Ainda não aconteceu nada.
page-emotes = Reagir
page-calls = { $name }: «{ $words }»
# Same in English.
page-emote-clap = Bravo!
page-emote-laugh = Ah, ah!
page-emote-groan = Oh, não…
page-emote-wow = Uau!
page-emote-think = Hum…
page-emote-hurry = Vamos!
page-emote-thanks = Mil obrigados!
page-emote-well-played = Bem jogado!
page-leave = Sair
page-leave-title = Deixar a mesa?
page-leave-text = Enquanto houver mais alguém, um bot joga por ti. Se não ficar ninguém, a partida espera. Podes retomar o teu lugar quando quiseres.
page-leave-hand = Se saíres, esta partida acaba: mais ninguém tem os dados na mão. A partida fica gravada.
page-away-note = Um bot joga por { $name }.
page-away-paused = A partida está em pausa até voltares.
page-come-back = Já voltei
page-spectators = { $count ->
        [1] uma pessoa a ver
       *[other] { $count } pessoas a ver
    }
page-keys = Teclas
page-keys-off = Os atalhos de uma só tecla estão desligados nas definições.
page-key-faces = separar essa face
page-key-roll = lançar
page-key-nine = lançar nove dados
page-key-stop = parar
page-key-canned = parar e contar a minhoca em lata
page-key-weasel = soltar a doninha
page-key-takeback = anular a última escolha
page-key-options = a primeira, segunda, terceira… opção
page-key-space = Espaço
page-key-skip = saltar à frente
page-key-story = o histórico
page-key-emote = reagir
page-key-mute = ligar ou desligar o som
page-key-help = esta ajuda

## Rever uma partida, e outros dispositivos

page-review-start = Antes do primeiro lançamento.
page-review-back = Voltar
page-review-next = Avançar
page-review-turn-back = Turno anterior
page-review-turn-next = Turno seguinte
page-review-place = Ponto da partida
page-record-about = Uma partida gravada é um ficheiro de texto (.pkn) com todos os lançamentos e decisões. Ao ser lida, é verificada segundo as regras.
page-record-file = Um ficheiro deste dispositivo
page-record-text = ou o próprio texto
page-record-read = Abrir
page-check = Verificar os dados
page-check-about = O servidor fixou o seu segredo antes da partida, e cada jogador juntou o seu contributo aleatório. Agora que o segredo é conhecido, o teu navegador pode recalcular cada dado sozinho.
page-check-go = Verificar cada dado
page-check-good = { $rolls ->
        [1] O único lançamento está certo.
       *[other] Todos os { $rolls } lançamentos estão certos.
    }
page-check-by-hand = O registo está intacto. Os dados desta partida foram lançados à mão e introduzidos pelos jogadores, por isso ninguém os pode verificar.
page-check-bad = Algo não bate certo. Não confies nesta partida.
page-check-chain = O registo está intacto: { $count } entradas, cada uma selada pela seguinte.
page-check-chain-bad = O registo foi alterado.
page-check-commitment = O segredo é o prometido antes da partida.
page-check-commitment-bad = O segredo não é o prometido antes da partida.
page-check-dice = Cada dado resulta do segredo e dos contributos aleatórios dos jogadores.
page-check-dice-bad = Alguns dados não resultam do segredo.
page-check-order-bad = A entrada { $line } não se segue às anteriores: uma entrada, um número de lançamento ou uma quantidade de dados está errada.
page-check-bot-bad = Entrada { $line }: a semente da decisão de um bot não resulta do segredo.
page-check-noted-bad = O registo não contém o que este dispositivo guardou da partida: foi reescrito, ou o teu contributo foi omitido.
page-check-noted = Tudo o que este dispositivo guardou durante a partida está no registo.
page-check-not-noted = Este dispositivo não guardou nada da partida, por isso não pode dizer se o registo foi todo reescrito.
page-check-nobody = Houve dados para os quais nenhum jogador tinha contribuído: quanto a esses, é preciso confiar no servidor.
page-check-missing = Sem contributo a tempo: { $names }.
page-check-withheld = Contributo prometido mas não revelado, pelo que os dados receberam um novo segredo: { $names }.
page-check-restored = O servidor foi restaurado a partir de uma cópia de segurança durante a partida; desde então os dados vêm de um novo segredo.
page-check-left = Aqui não se verifica se cada jogada segue as regras nem se os bots decidiram segundo a sua semente. A linha de comandos faz ambas as coisas:
page-dice-total = { $dice } dados em { $rolls } lançamentos.
page-dice-share = { $count } ({ $share }%)
page-dice-expected = Um dado não viciado mostra cada face 16,67% das vezes.
page-move = Jogar neste dispositivo
page-move-text = Com este link jogas neste navegador com o mesmo nome que no teu outro dispositivo e com todas as tuas partidas.
page-move-go = Sim, sou eu
page-move-failed = Não resultou
page-move-spent = Este link já foi usado, ou os seus dez minutos passaram. Cria um novo no teu outro dispositivo.
page-device-link = Levar as partidas para outro dispositivo
page-device-link-about = Abre este link no outro dispositivo dentro de dez minutos. Só serve uma vez.
page-forget = Apagar o meu nome
page-forget-about = Apaga o teu nome e a tua chave deste servidor. As tuas partidas ficam, sem o teu nome.
page-forget-sure = Sim, apagar o meu nome

## O treinador à mesa

page-coach = Treinador
page-coach-shows = O que o treinador mostra
page-coach-each = O que o treinador mostra a cada um, quando é a sua vez
page-coach-off = Nada
page-coach-odds = Probabilidades
page-coach-advice = Conselhos
page-coach-off-about = Jogas sem ajuda.
page-coach-odds-about = Em cada peça, a probabilidade de a conseguir; em cada opção, as minhocas esperadas e o risco de falhar.
page-coach-advice-about = As probabilidades e, em cada opção, a de ganhar a partida; a melhor é indicada, com o porquê.
page-coach-point = Aponta para uma opção, ou mantém o dedo sobre ela, para ver aonde leva.
page-coach-allowed = Nesta mesa qualquer pessoa pode perguntar ao treinador.
page-coach-allow = Qualquer pessoa pode perguntar ao treinador durante a partida

list-and = { $first } e { $last }

## As minhas partidas, e a última escolha anulada

page-undone = { $who ->
        [you] Anulas a tua última escolha.
       *[other] { $name } anula a sua última escolha.
    }
page-rematch-follow = Ir para a desforra
page-result-won = vitória
page-result-lost = derrota
page-result-shared = vitória partilhada
page-game-remove = Tirar da lista a partida de { $names }
page-game-remove-title = Tirar a partida da lista?
page-game-remove-text = A partida não acabou: se a tirares, também sais dela. Enquanto houver mais alguém, um bot joga por ti.
page-game-remove-go = Sair e tirar

## Quem se senta onde

page-seats = Distribuir os lugares
page-seat-kind = { $name }: pessoa ou bot
page-seat-is-me = Alguém aqui
page-seat-is-open = Por convite
page-seat-is-bot = Bot
page-seat-level = { $name }: nível
page-seat-character = { $name }: personalidade
page-seat-plain = neutro
page-seat-plain-about = Joga para ganhar e nada mais.
page-seat-earlier = Adiantar { $name } um lugar
page-seat-drop = Tirar o lugar de { $name }
