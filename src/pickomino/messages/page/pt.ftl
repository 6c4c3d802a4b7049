# Frases que só a página diz; as que ela partilha com o terminal estão em ../pt.ftl, com a lista das palavras da mesa.

## Em toda parte

page-title = Pickomino
page-tagline = Um jogo de dados na grelha, para quem desafia a sorte
page-close = Fechar
page-cancel = Cancelar
page-home = Início
page-back = Voltar
page-loading = Um momento…
page-skip-link = Ir para o conteúdo

## Aves

page-bird-rooster = Galo
page-bird-duck = Pato
page-bird-goose = Ganso
page-bird-turkey = Peru
page-bird-chick = Pintinho
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
page-mark-take-long = Quem parar agora a leva
page-mark-steal = roubar
page-mark-steal-long = Quem parar agora a rouba
page-mark-return = volta
page-mark-return-long = Com uma falha, volta para a grelha
page-mark-turn = fora
page-mark-turn-long = Com uma falha, é virada para baixo
page-players = Jogadores
page-you = você
page-absent = sem conexão
page-away-left = saiu; um bot joga
page-away-clock = sem tempo; um bot joga
page-away-claimed = ausente; joga um bot
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
page-turn-you = É a sua vez
page-turn-name = Vez de { $name }
page-game-over = A partida acabou
page-bust = Falhou!
page-skip = Pular até agora
page-rolled = Dados recém-lançados
page-kept = Dados separados
page-kept-none = Nada separado ainda
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
page-total-after = Soma depois: { $total }
page-actions = O que você pode fazer

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
page-do-steal = Roubar a { $tile } de { $name }
page-do-steal-hen = Tirar a galinha de { $name }
page-do-rob = Tirar uma de { $name }
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
page-do-takeback = Desfazer
page-ask-claim = Que peça você leva?
page-ask-keep = Você só pode ter um especialista. Com qual fica?
page-ask-rob = A reserva está vazia. De quem você tira uma minhoca grelhada?
page-ask-crow = A reserva está vazia. De quem o corvo tira uma minhoca grelhada para você?
page-brings-take = leva a { $tile }
page-brings-take-with = leva a { $tile } com { $specialist }
page-brings-steal = rouba a { $tile } de { $name }
page-brings-steal-with = rouba a { $tile } e { $specialist } de { $name }
page-brings-hen = tira a galinha de { $name }
page-brings-choose = depois escolhe: { $tiles }
page-brings-bust = falha
page-brings-bust-returned = falha (a { $returned } volta)
page-brings-bust-turned = falha (a { $turned } sai)
page-brings-bust-both = falha (a { $returned } volta, a { $turned } sai)
page-brings-doomed = só pode acabar em falha
page-choices-you = Você pode:
page-choices-name = { $name } pode:
page-choice = { $what }, tecla { $key }.
page-choice-total = { $what }, soma { $total }, tecla { $key }.
page-choice-brings = { $what }, { $effect }, tecla { $key }.
page-confirm-bust = Assim você falha
page-confirm-brings = Resultado: { $effect }. Fazer mesmo assim?
page-confirm-doomed = Daqui em diante só resta falhar. Fazer mesmo assim?
page-confirm-no = Não, voltar
page-confirm-yes = Sim, falhar

## Especialistas

page-power-canned = Se ao parar você não tem minhoca entre os dados, a minhoca em lata pode contar como uma: cinco pontos a mais e a minhoca que falta. Ela não se gasta.
page-power-hen = Ela protege você. Se falhar, só a galinha volta para a grelha: você fica com a sua peça e nenhuma é virada. Quem roubar de você leva a galinha em vez da peça, e ninguém pode tirar as suas minhocas grelhadas.
page-power-crow = Ninguém tem o corvo. Leve a peça em que ele está: ele salta para a peça livre mais baixa e traz a você uma minhoca grelhada.
page-power-weasel = Uma vez por turno, logo depois de um lançamento, a doninha lança de novo todos esses dados, mesmo que fosse uma falha. Vale o segundo lançamento.
page-power-golden = No começo do seu turno você pode lançar nove dados em vez de oito.
page-power-apple = Vale três minhocas para quem a tiver no fim da partida.

## Bots

page-bot-random = aleatório
page-bot-timid = tímido
page-bot-greedy = guloso
page-bot-champion-level-1 = iniciante
page-bot-champion-level-2 = amador
page-bot-champion-level-3 = experiente
page-bot-champion-level-4 = craque
page-bot-champion-level-5 = campeão
page-bot-character = { $level }, { $character }

## Início e ajustes

# Same in English.
page-menu = Menu
page-rules = Regras
page-mute = Tirar o som
page-settings = Ajustes
page-language = Idioma
page-theme = Aparência
page-theme-auto = Como o sistema
page-theme-dark = Noite
page-theme-light = Tarde
page-speed = Ritmo dos turnos dos outros
page-speed-normal = Tranquilo
page-speed-brisk = Ágil
page-speed-fast = Rápido
page-speed-instant = Na hora
page-setting-sound = Sons
page-setting-keys = Jogar com teclas simples
page-setting-emotes = Mostrar o que os outros dizem
page-play-now = Jogar já
page-play-now-go = Jogar
page-play-options = Opções
page-your-name = Seu nome
page-edition = Edição
page-edition-own = { $edition }, regras próprias
page-own-rules = Regras próprias
page-own-rules-about = { $edition }, com regras próprias.
page-how-many = Jogadores
page-bot-level = Nível dos bots
page-bot-fair = Todos os bots, em qualquer nível, lançam os mesmos dados honestos que você; os mais fracos apenas escolhem pior.

## Em volta de uma mesa

page-table = Mesa
page-lobby = A mesa está quase posta
page-seat-open = lugar livre
page-join = Sentar-se
page-table-full = Todos os lugares estão ocupados. Você pode ficar e assistir.
page-start-with-bots = { $count ->
        [1] Começar: um bot ocupa o lugar livre
       *[other] Começar: bots ocupam os { $count } lugares livres
    }
page-starting = Estão todos aqui: a partida já vai começar.
page-invite-link = Link para seus amigos
page-copy-link = Copiar o link
page-copied = Copiado
page-invite-code = ou o código
page-invite-qr = Código QR do link
page-invite-alone = Só este computador abre este link. Para que telefones e outros computadores da sua rede joguem, pare o servidor e inicie-o com
page-invite-or = ou
page-invite-share = Então todos na sua rede podem abrir esta página e jogar. Do seu computador não veem mais nada.
page-invite-network = Para dispositivos na mesma rede que este computador.
page-invite-address = Endereço
page-offline = A conexão caiu. Ela volta sozinha; nada se perde.
page-synced = Conexão de volta.
page-outdated = Há uma versão mais nova desta página.
page-reload = Carregar
page-abandoned = Esta partida ficou inacabada.
page-paused = Em pausa: nenhum dos jogadores está aqui. A partida continua assim que um deles voltar.
page-dice-anew = O servidor foi restaurado de um backup: os dados recebem um novo segredo, e a partida continua assim que os jogadores contribuírem.
page-spectating = Você está assistindo.
page-own-table = Jogar uma partida sua
page-no-table = Essa mesa não existe
page-no-table-text = Este link não leva a nenhuma mesa. Pode estar mal escrito, ou a mesa foi retirada há tempos.
page-private-table = Esta mesa é privada
page-private-table-text = Peça o link completo ou o código curto a alguém da mesa.
page-server-away = Servidor indisponível
page-server-away-text = O servidor não responde. Verifique a sua conexão e tente de novo daqui a pouco.
page-away-waits = A página volta sozinha assim que o servidor responder.
page-try-again = Tentar de novo
page-nowhere = Aqui não há nada
page-nowhere-text = Este endereço não leva a lugar nenhum. Pode estar mal escrito.

## O fim

page-you-won = Você ganhou!
page-name-won = { $name } ganhou!
page-shared-win = { $names } dividem a vitória!
page-tie-highest-tile = Empate em minhocas: decide a peça mais alta.
page-tie-shared = Empate em minhocas e nem uma peça: vitória dividida.
page-by-limit = A partida chegou ao limite de turnos e foi decidida como estava.
page-worms-final = { $count ->
        [1] uma minhoca
       *[other] { $count } minhocas
    }
page-rematch = Revanche
page-rematch-waits = Uma revanche espera por você.
page-share = Compartilhar
page-share-text = Pickomino: { $headline } – { $score }
page-review-coach = Rever com o treinador
page-download = Baixar a partida

## Mais da página inicial

page-play-now-about = Você contra { $count ->
        [1] um bot
       *[other] { $count } bots
    } ({ $level })
page-friends = Com amigos
page-friends-about = Abra uma mesa e mande o link, ou mostre o código QR.
page-friends-go = Convidar amigos
page-friends-open = Abrir a mesa
page-clock = Tempo por turno
page-clock-none = Sem relógio
page-clock-seconds = { $count } s
page-clock-days = { $count ->
        [1] um dia
       *[other] { $count } dias
    }
page-listed = Mostrar a mesa na lista: qualquer pessoa pode entrar
page-device = Neste dispositivo
page-device-about = Várias pessoas, um só aparelho: passem adiante depois de cada turno.
page-device-go = Jogar no mesmo aparelho
page-start = Começar a partida
page-player-number = Jogador { $number }
page-player-more = Mais um
page-bot-more = E um bot
page-code = Tem um código?
page-code-label = Código curto
page-code-go = Ir para a mesa
page-my-games = Minhas partidas
page-open-tables = Mesas abertas
page-open-tables-none = Agora não há mesa aberta. Abra uma.
page-status-lobby = esperando jogadores
page-status-running = em andamento
page-status-over = encerrada
page-status-abandoned = inacabada
page-learn = Aprender e rever
page-tutorial = Sua primeira partida, em três minutos
page-tutorial-extrawurm = Extrawurm, explicado em jogo
page-rules-read = Ler as regras
page-puzzles = Desafios
page-analysis = Tabuleiro de análise
page-companion = Dados de verdade, mesa de verdade
page-your-record = Suas estatísticas
page-open-record = Abrir uma partida gravada
page-dice-counted = Todos os dados já lançados aqui
page-something-wrong = Algo deu errado ({ $code }).

## Durante a partida

page-title-yours = Sua vez · Pickomino
page-time-left = Tempo restante: { $time }
page-time-hours = { $count } h
page-tools = Na mesa
page-live = O que está acontecendo
page-story = Histórico
page-story-empty = Ainda não aconteceu nada.
page-emotes = Dizer algo
# Same in English.
page-calls = { $name }: “{ $words }”
page-emote-clap = Muito bem!
page-emote-laugh = Ha, ha!
page-emote-groan = Ah, não…
page-emote-wow = Uau!
page-emote-think = Hum…
page-emote-hurry = Vamos!
page-emote-thanks = Valeu!
page-emote-well-played = Boa jogada!
page-leave = Sair
page-leave-title = Deixar a mesa?
page-leave-text = Enquanto houver outros, um bot joga por você. Se não ficar ninguém, a partida espera. Você pode retomar o seu lugar quando quiser.
page-leave-hand = Se você sair, esta partida acaba: ninguém mais tem os dados na mão. Ela fica gravada.
page-away-note = Um bot joga por { $name }.
page-away-paused = A partida está em pausa até você voltar.
page-come-back = Voltei
page-spectators = { $count ->
        [1] uma pessoa assistindo
       *[other] { $count } assistindo
    }
page-keys = Teclas
page-keys-off = As teclas simples estão desligadas nos ajustes.
page-key-faces = separar essa face
page-key-roll = lançar
page-key-nine = lançar nove dados
page-key-stop = parar
page-key-canned = parar e contar a minhoca em lata
page-key-weasel = soltar a doninha
page-key-takeback = desfazer a última separação
page-key-options = a primeira, segunda, terceira… opção
page-key-space = Espaço
page-key-skip = pular até agora
page-key-story = o histórico
page-key-emote = dizer algo
page-key-mute = ligar ou desligar o som
page-key-help = esta ajuda

## Rever uma partida, e outros dispositivos

page-review-start = Antes do primeiro lançamento.
page-review-back = Voltar
page-review-next = Avançar
page-review-turn-back = Turno anterior
page-review-turn-next = Próximo turno
page-review-place = Ponto da partida
page-record-about = Uma partida gravada é um arquivo de texto (.pkn) com todos os lançamentos e decisões. Ao ser lida, é conferida com as regras.
page-record-file = Um arquivo deste dispositivo
page-record-text = ou o próprio texto
page-record-read = Ler
page-check = Conferir os dados
page-check-about = O servidor fixou o seu segredo antes da partida, e cada jogador juntou o seu próprio acaso. Agora que o segredo é público, o seu navegador pode recalcular cada dado por conta própria.
page-check-go = Conferir cada dado
page-check-good = { $rolls ->
        [1] O único lançamento está certo.
       *[other] Todos os { $rolls } lançamentos estão certos.
    }
page-check-by-hand = O registro está completo. Os dados desta partida foram lançados à mão e informados pelos jogadores, por isso ninguém pode conferi-los.
page-check-bad = Algo não bate. Não confie nesta partida.
page-check-chain = O registro está completo: { $count } entradas, cada uma selada pela seguinte.
page-check-chain-bad = O registro foi alterado.
page-check-commitment = O segredo é o prometido antes da partida.
page-check-commitment-bad = O segredo não é o prometido antes da partida.
page-check-dice = Cada dado resulta do segredo e do acaso dos jogadores.
page-check-dice-bad = Alguns dados não resultam do segredo.
page-check-order-bad = A entrada { $line } não resulta das anteriores: uma entrada, um número de lance ou uma quantidade de dados está errada.
page-check-bot-bad = Entrada { $line }: a semente da decisão de um bot não resulta do segredo.
page-check-noted-bad = O registro não contém o que este aparelho guardou da partida: foi reescrito, ou a sua parte foi omitida.
page-check-noted = Tudo o que este aparelho guardou durante a partida está no registro.
page-check-not-noted = Este aparelho não guardou nada da partida e não sabe se o registro inteiro foi reescrito.
page-check-nobody = Caíram dados para os quais nenhum jogador contribuiu: quanto a esses, é preciso confiar no servidor.
page-check-missing = Não contribuíram a tempo: { $names }.
page-check-withheld = Retiveram aquilo com que se tinham comprometido, e os dados receberam um novo segredo: { $names }.
page-check-restored = O servidor foi restaurado de um backup durante a partida; desde então os dados vêm de um novo segredo.
page-check-left = Não conferido aqui: se cada jogada segue as regras e se os bots decidiram pela sua semente. A linha de comando faz as duas coisas:
page-dice-total = { $dice } dados em { $rolls } lançamentos.
page-dice-share = { $count } ({ $share }%)
page-dice-expected = Um dado honesto mostra cada face 16,67% das vezes.
page-move = Jogar neste dispositivo
page-move-text = Este link faz deste navegador o mesmo jogador que no seu outro dispositivo, com todas as suas partidas.
page-move-go = Sim, sou eu
page-move-failed = Não deu certo
page-move-spent = Este link já foi usado, ou os seus dez minutos passaram. Crie um novo no seu outro dispositivo.
page-device-link = Levar minhas partidas para outro dispositivo
page-device-link-about = Abra este link no outro dispositivo em até dez minutos. Ele vale uma vez.
page-forget = Esquecer meus dados
page-forget-about = Apaga o seu nome e a sua chave deste servidor. As suas partidas ficam, sem o seu nome.
page-forget-sure = Sim, esquecer meus dados

## O treinador na mesa

page-coach = Treinador
page-coach-shows = O que o treinador mostra
page-coach-off = Nada
page-coach-odds = Chances
page-coach-advice = Conselhos
page-coach-off-about = Você joga sem ajuda.
page-coach-odds-about = Em cada peça, a chance de consegui-la; em cada opção, as minhocas esperadas e o risco de falhar.
page-coach-advice-about = As chances e, em cada opção, a de ganhar a partida; a melhor é indicada, com o motivo.
page-coach-allowed = Nesta mesa todos podem perguntar ao treinador.
page-coach-allow = Todos podem perguntar ao treinador durante a partida

list-and = { $first } e { $last }

## Minhas partidas, e a última escolha desfeita

page-undone = { $who ->
        [you] Você recupera os últimos dados.
       *[other] { $name } recupera os últimos dados.
    }
page-rematch-follow = Ir junto para a revanche
page-result-won = vitória
page-result-lost = derrota
page-result-shared = vitória dividida
page-game-remove = Tirar da lista a partida de { $names }
page-game-remove-title = Tirar a partida da lista?
page-game-remove-text = A partida não terminou: assim você também sai dela. Enquanto houver outros, um bot joga por você.
page-game-remove-go = Sair e tirar

## Quem se senta onde

page-seats = Distribuir os lugares
page-seat-kind = { $name }: pessoa ou bot
page-seat-is-me = Alguém aqui
page-seat-is-open = Um amigo
page-seat-is-bot = Um bot
page-seat-level = { $name }: nível
page-seat-character = { $name }: personalidade
page-seat-plain = sem manias
page-seat-earlier = Adiantar { $name } um lugar
page-seat-drop = Tirar o lugar de { $name }
