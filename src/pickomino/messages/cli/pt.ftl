# O que só a linha de comando diz; o que ela partilha com a página está em ../pt.ftl.

## O que está errado no registro de uma partida

verify-not-ended = A partida não acabou: a semente não foi revelada, por isso os dados não podem ser conferidos.
verify-too-long = Nenhum registro de uma partida é tão longo.
verify-breaks-off = O registro para aqui.
verify-no-json = Isto não é JSON.
verify-form = Isto não está na forma canônica.
verify-hash = A entrada não corresponde ao seu hash.
verify-opening = Isto não abre uma partida.
verify-unreadable = A entrada não pode ser lida: { $reason }.
verify-order = A entrada não se segue à entrada { $version }.
verify-position = A jogada leva a { $found }, mas está guardado { $stored }.
verify-seed-form = A semente não é hexadecimal.
verify-seed = A semente não é a prometida.
verify-dice = A entrada mostra os dados { $shown }, mas a semente dá { $rolled }.
verify-not-open = O lugar não está livre.
verify-nobody-there = Ninguém está sentado ali.
verify-dice-fixed = Os dados já estão fixados.
verify-cannot-start = A partida não pode começar assim.
verify-entropy = Este não é o acaso que os jogadores deram.
verify-mover = Não é a vez deste lugar.
verify-number = Falta o número de um lançamento.
verify-unasked = Ninguém pediu estes dados.
verify-nobody-leaves = Ninguém pode deixar este lugar.
verify-nobody-away = Ninguém está ausente ali.
verify-claim = Aqui ninguém pode reivindicar isso.
verify-lag = Um relógio recebeu mais tempo do que a rede pode custar.
verify-ended = A partida já acabou.
verify-reason = A partida não acabou por este motivo.
verify-protocol = Esta versão não conhece o protocolo do registro.
verify-commitment = Isto não é um compromisso, ou é o de outra pessoa.
verify-cannot-lock = Ainda não se pode pedir a ninguém que revele.
verify-missing = Estes não são os lugares que não se tinham comprometido.
verify-reseed = Aqui não há motivo para uma nova semente, ou os lugares indicados estão errados.
verify-chance = A semente de um bot falta, não resulta da da partida, ou está onde nenhum bot decidiu.
verify-bot = O bot { $bot } teria escolhido aqui { $chosen }, não { $shown }.
verify-noted-commitment = O compromisso { $value } não está no registro: é um segredo diferente do que lhe mostraram.
verify-noted-entropy = O seu acaso { $value } não entrou nos dados.
verify-noted-head = O hash { $value } não está no registro: ele foi reescrito depois que você o viu.
verify-other-game = Este é o registro de outra partida, { $game }.

## Cópias de segurança e bancos de dados

backup-no-database = Não há banco de dados { $file }.
backup-damaged = A cópia de segurança está danificada.
backup-foreign = Isto não é uma cópia de segurança do Pickomino.
backup-schema = A cópia de segurança tem o esquema { $found }; este programa, o { $known }.
backup-table = A cópia de segurança indica a tabela “{ $token }”, desconhecida aqui.
backup-column = A cópia de segurança indica uma coluna impossível da tabela { $table }.
backup-breaks-off = A cópia de segurança está cortada.
backup-not-empty = O banco de dados não está vazio.
database-kind = Um banco de dados é um arquivo ou um URL postgresql://, e isto não é nem um nem outro.
database-folder = { $file } é uma pasta, não um banco de dados.
database-newer = As tabelas deste banco de dados são de uma versão mais nova deste programa.
database-served = Outro processo está usando { $file }.
database-linked = { $file } é um arquivo com vários nomes (links físicos). O SQLite o danificaria: remova os outros nomes ou faça uma cópia.

## O que pode acontecer a um programa que chama um servidor

client-url = “{ $token }” não é um URL http ou https.
client-table = “{ $token }” não é um link para uma mesa.
client-no-game = Este URL não indica nenhuma partida.
client-no-server = { $server } não é um servidor do Pickomino.
client-answer = O servidor respondeu com o status { $status }.
client-nonsense = Não foi possível ler a resposta do servidor.
client-closed = O servidor fechou a partida: { $reason }.

## O que um bot alheio faz de errado

fault-start = O programa não inicia: { $reason }.
fault-deaf = Ele não lê o que lhe enviam.
fault-long-line = Ele escreveu uma linha de mais de { $most } bytes.
fault-silent = Ele não respondeu a tempo.
fault-closed = Ele fechou a sua saída.
fault-ended = Ele terminou com o status { $status }.
fault-killed = Foi preciso encerrá-lo à força.
fault-id = Ele respondeu com o id { $token } em vez de { $asked }.
fault-chatter = Ele escreve linha após linha sem responder a nada.
fault-hello = Ele deve responder a hello com name e author, duas cadeias de texto.
fault-no-action = Ele deve responder a decide com action, uma cadeia de texto.
fault-illegal = “{ $token }” não está entre as ações permitidas: { $known }.
fault-ok = Ele deve responder a { $message } com "ok": true.
fault-no-json = Ele escreveu algo que não é JSON: “{ $token }”.
fault-no-object = Ele escreveu algo que não é um objeto JSON: “{ $token }”.
fault-raised = Ele lançou { $error } ({ $where }).

## O que se confere num bot assim

conformance-starts = O programa inicia
conformance-hello = Responde a hello com o nome e o autor
conformance-games = Joga { $games ->
        [1] uma partida
       *[other] { $games } partidas
    } de { $players } com as regras { $rules }
conformance-start = Decide antes do primeiro lançamento
conformance-start-golden = Decide antes do primeiro lançamento, com o dado dourado
conformance-face = Escolhe uma face
conformance-weasel = Solta a doninha ou aceita a falha
conformance-roll-or-stop = Lança ou para
conformance-canned = Conta a minhoca em lata, ou não
conformance-rob = Escolhe de quem tirar uma minhoca grelhada
conformance-crow = Escolhe de quem o corvo tira uma minhoca grelhada
conformance-claim = Escolhe uma peça
conformance-keep = Escolhe com que especialista ficar
conformance-unknown-field = Os campos que não conhece não o perturbam
conformance-quit = quit o termina com o status 0

## A linha de comando

cli-cannot-read = Não é possível ler { $file }: { $reason }.
cli-cannot-write = Não é possível escrever { $file }: { $reason }.
cli-not-utf8 = { $file } não é um arquivo de texto em UTF-8.
cli-file-long = { $file } é longo demais: o máximo são { $most } caracteres.
cli-language = “{ $token }” não é um idioma falado aqui. Existem: { $known }.
cli-one-stdin = Da entrada padrão só se pode ler uma coisa.
cli-usage = { $problem } (Tente: { $command } --help)
cli-usage-command = Não há comando “{ $token }”.
cli-usage-command-near = Não há comando “{ $token }”, mas há: { $known }.
cli-usage-option = Não há opção “{ $token }”.
cli-usage-option-near = Não há opção “{ $token }”, mas há: { $known }.
cli-usage-bare = { $option } precisa de um valor.
cli-usage-flag = { $option } não recebe valor.
cli-usage-missing = Falta { $name }.
cli-usage-surplus = “{ $token }” está a mais.
cli-usage-whole = { $option }: “{ $token }” não é um número inteiro.
cli-usage-number = { $option }: “{ $token }” não é um número.
cli-usage-least = { $option } deve ser pelo menos { $limit }, e { $value } não é.
cli-exclusive = { $first } e { $second } excluem-se.
cli-database = Não é possível usar o banco de dados: { $reason }.
cli-away = O servidor não responde: { $reason }.
cli-reason-missing = arquivo ou pasta inexistente
cli-reason-forbidden = sem permissão
cli-reason-folder = é uma pasta
cli-reason-no-folder = uma parte do caminho não é uma pasta
cli-reason-full = não há mais espaço
cli-reason-read-only = nada pode ser escrito ali
cli-reason-name-long = o nome é longo demais
cli-reason-port-taken = outro programa a usa
cli-reason-no-address = este computador não tem esse endereço
cli-reason-refused = ninguém escuta ali
cli-reason-timeout = demorou demais
cli-reason-unknown-name = ninguém conhece esse nome
cli-compiling = Compilação do solucionador para este computador; leva alguns segundos, só desta vez…
cli-needs-extra = Isto precisa de { $module }, que não está instalado: pip install "pickomino[{ $extra }]".
cli-plot-format = { $file }: o nome de uma imagem termina em .png ou .svg.
cli-odds-over = A partida acabou: não há mais nada a esperar.
cli-odds-title = As chances de { $name }
cli-odds-choice = Opção
cli-odds-due = dados a lançar
cli-odds-worms = Minhocas esperadas
cli-odds-bust = Risco de falhar
cli-odds-tile = Peça
cli-odds-reach = Esta peça ou melhor
cli-odds-exact = Exata
cli-simulate-bot = “{ $token }” não pode ser simulado num cluster. Os que podem: { $known }.
cli-range = { $option } deve estar entre { $least } e { $most }, e { $value } não está.
cli-simulate-folder = { $folder } não é uma pasta em que se possa escrever.
cli-simulate-cluster = O cluster em { $address } não responde: { $reason }
cli-simulate-nothing = Nenhuma partida acabou.
cli-simulate-interrupted = Interrompido: { $done } de { $games } { $games ->
        [1] partida acabada
       *[other] partidas acabadas
    }.
cli-simulate-title = { $games ->
        [1] Uma partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    } com as regras “{ $rules }”
cli-simulate-games = Partidas
cli-simulate-seat = Lugar
cli-simulate-player = Jogador
cli-simulate-wins = Vitórias
cli-simulate-worms = Minhocas
cli-simulate-takes = Levadas
cli-simulate-steals = Roubos
cli-simulate-busts = Falhas
cli-simulate-length = Turnos
cli-simulate-lasted = Uma partida dura { $length } turnos; a mais curta, { $low }; a mediana, { $middle }; a mais longa, { $high }.
cli-simulate-limit = { $games ->
        [1] Uma partida acabou
        [many] { $games } de partidas acabaram
       *[other] { $games } partidas acabaram
    } pelo limite de { $limit ->
        [1] um turno
       *[other] { $limit } turnos
    }.
cli-simulate-speed = { $seconds } s, { $speed ->
        [1] uma partida
        [many] { $speed } de partidas
       *[other] { $speed } partidas
    } por segundo. Os intervalos são de 95%.
cli-arena-two = Uma arena precisa de pelo menos dois bots.
cli-arena-twice = Com três bots ou mais, cada um é indicado uma só vez.
cli-arena-pair = { $first } contra { $second }
cli-arena-title = { $rules }, { $players } jogadores, semente { $seed }
cli-arena-second = Contra
cli-arena-raw = Vitórias, brutas
cli-arena-adjusted = Sem a sorte
cli-arena-axis = Vitórias do primeiro bot, intervalos de 95%
cli-arena-cross = Cada um contra cópias de cada outro
# Same in English.
cli-arena-bot = Bot
cli-arena-rating = Pontuação
cli-arena-rounded = São jogadas { $games } partidas: cada série de dados, uma vez de cada um dos { $players } lugares.
cli-arena-strikes = Faltas
cli-arena-forfeits = Desistências
cli-arena-forfeited = { $bot } perdeu { $count } de { $games } partidas por faltas.
cli-arena-by-forfeit = { $pair }: decidido por faltas. As vitórias não dizem nada de como jogam.
cli-arena-fault = { $bot }: { $fault }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count } vezes)
    }
cli-arena-faults = … e { $count ->
        [1] mais uma falta
       *[other] mais { $count } faltas
    }
cli-train-suffix = { $file }: o nome de uma rede termina em .npz.
cli-train-other = { $file } é de outro treino: { $command }
cli-train-training = treino
cli-train-error = erro { $error }
cli-train-resume = Interrompido. { $file } guarda o que foi aprendido; o mesmo comando continua dali: { $command }
cli-train-stopping = Parando após esta rodada; outro Ctrl-C para na hora.
cli-train-lost = Interrompido antes do primeiro ponto de retomada; nada foi guardado.
cli-train-time = { $minutes } minutos de processador para jogar e aprender.
cli-train-against = contra { $bot }
cli-train-positions = Posições vistas
cli-train-rate = Vitórias contra { $bot }, intervalos de 95%
cli-bench-small = Motor e turnos
cli-bench-engine = Motor simples, { $rules }
cli-bench-decisions = { $count } decisões por segundo
cli-bench-alone = Um turno de { $dice } dados, sozinho
cli-bench-batched = Um turno de { $dice } dados, { $batch } de uma vez
cli-bench-games = Partidas por segundo (e decisões, em milhões)
cli-bench-players = Jogadores
cli-bench-length = Turnos
cli-bench-one = Um núcleo
cli-bench-all = { $cores ->
        [1] O único núcleo
       *[other] Todos os { $cores } núcleos
    }
cli-bench-note = Cada número é o melhor de várias medições.
cli-replay-head = { $players } jogam com as regras “{ $rules }”.
cli-replay-unfinished = A partida não está acabada.
cli-replay-limit = Depois de { $turns ->
        [1] um turno
       *[other] { $turns } turnos
    } a partida acaba pelo limite; a vitória é de { $winners }.
cli-play-hint = Escreva uma ação quando for pedida, ou tecle Enter para a que está entre colchetes; ? explica todas.
cli-key-roll = r, roll = lançar os dados que não estão separados
cli-key-face = 1 2 3 4 5 w = separar essa face
cli-key-stop = s, stop = parar
cli-key-claim = 27 = escolher essa peça
cli-key-roll9 = n, roll9 = lançar nove dados, com o dado dourado
cli-key-weasel = z, ~ = deixar a doninha lançar de novo
cli-key-canned = c, stop+c = parar e contar a minhoca em lata
cli-key-rob = rob 3 = tirar uma minhoca grelhada do lugar 3
cli-key-keep = keep h = ficar com esse especialista
cli-key-enter = Enter = o que está entre colchetes
cli-key-hint = h, hint = perguntar ao treinador
cli-key-show = t, show = mostrar a mesa
cli-key-undo = u, undo = desfazer a sua última decisão, enquanto nenhum dado tiver caído
cli-key-record = record = mostrar a partida até agora como texto
cli-key-quit = q, quit = sair
cli-play-prompt = { $name }: { $choices }
cli-play-prompt-default = { $name }: { $choices } [{ $default }]
cli-play-dice = { $name }, lance { $count ->
        [1] um dado e escreva o que ele mostra
       *[other] { $count } dados e escreva o que eles mostram
    }:
cli-play-left = A partida fica inacabada.
cli-play-no-undo = Não há nada a desfazer.
cli-play-dice-fell = Caíram dados desde a sua última decisão, por isso ela fica valendo.
cli-play-you = Você
cli-perft-total = ao todo: { $count }
cli-serve-ready = O Pickomino está em { $url } (Ctrl-C o encerra)
cli-serve-others = Outros dispositivos da sua rede chegam a ele por { $urls }
cli-serve-no-network = Está aberto a outros dispositivos, mas este computador não está em nenhuma rede.
cli-serve-alone = Só este computador chega a ele. Com --share, telefones e outros computadores da sua rede podem jogar.
cli-serve-data = As partidas ficam em { $where }
cli-serve-share = --share escuta todos os dispositivos da rede; --host, um endereço: indique só um deles.
cli-serve-taken = Não é possível escutar em { $host }, porta { $port }: { $reason }.
cli-serve-proxy = --trusted-proxies: “{ $token }” não é nem endereço nem rede.
cli-serve-metrics = --metrics-from: “{ $token }” não é nem endereço nem rede.
cli-serve-origin = --origins: “{ $token }” não é uma origem; escreva-a como https://example.org.
cli-serve-host = --hosts: “{ $token }” não é um nome de host; escreva-o como play.example.org, sem porta.
cli-connect-name = Bot conectado
cli-connect-alarm = ALARME: { $problem }
cli-connect-checked = O registro confere com tudo o que foi guardado durante a partida. Para conferi-lo de novo, com os bots: pickomino verify { $options }
cli-verify-true = { $game }, partida { $status ->
        [abandoned] abandonada
       *[over] jogada até o fim
    }: { $entries ->
        [1] uma entrada
       *[other] { $entries } entradas
    }, { $rolls ->
        [1] um lançamento
       *[other] { $rolls } lançamentos
    } e { $dice ->
        [1] um dado conferidos
       *[other] { $dice } dados conferidos
    }, tudo certo.
cli-verify-by-hand = Os dados foram informados à mão: as jogadas estão conferidas, os dados não podem ser.
cli-verify-contributed = Lugares que contribuíram para os dados: { $seats }.
cli-verify-missing = Aviso: estes lugares não contribuíram a tempo: { $seats }.
cli-verify-withheld = Aviso: estes lugares retiveram aquilo com que se tinham comprometido, e os dados receberam outra semente: { $seats }.
cli-verify-claimed = Segundo o servidor, { $count ->
        [one] a pessoa no lugar { $seats } estava ausente
       *[other] as pessoas nos lugares { $seats } estavam ausentes
    } quando alguém reivindicou. Um registro não pode mostrar se é verdade.
cli-verify-nobody = Aviso: caíram dados para os quais nenhum jogador contribuiu. Quanto a esses, é preciso confiar no servidor.
cli-verify-old-protocol = O registro segue o primeiro protocolo: os jogadores contribuíam às claras, e o último podia escolher.
cli-verify-reseeded = Aviso: depois de restaurar um backup, os dados receberam outra semente. Vezes: { $count }.
cli-verify-bots = Decisões de bots refeitas aqui, com o mesmo resultado: { $count }.
cli-verify-bots-unchecked = Não conferido: decisões de bots que não estão instalados aqui, ou de outra versão: { $count }.
cli-verify-substituted = Aviso: decisões tomadas por outro bot no lugar do que ocupa o assento: { $count }.
cli-verify-no-commitment = Não conferido: se este é o segredo que lhe mostraram antes da partida (--commitment).
cli-verify-no-entropy = Não conferido: se o seu próprio acaso entrou nos dados (--entropy).
cli-verify-no-head = Não conferido: se o registro foi reescrito por inteiro desde a partida (--head).
cli-verify-hash = Último hash: { $hash }
cli-verify-false = { $file } não passa na conferência. { $problem }
cli-backup-written = { $rows ->
        [1] Uma linha
       *[other] { $rows } linhas
    } de { $games ->
        [1] uma partida
       *[other] { $games } partidas
    } na cópia, SHA-256 { $digest }
cli-backup-restored = { $rows ->
        [1] Uma linha
       *[other] { $rows } linhas
    } de { $games ->
        [1] uma partida
       *[other] { $games } partidas
    } de volta ao banco de dados, SHA-256 { $digest }
cli-check-good = certo
cli-check-bad = errado
cli-check-trouble = { $what }: { $trouble }
cli-check-failed = { $count ->
        [1] Uma verificação falhou
       *[other] { $count } verificações falharam
    }.
cli-hint-title = O que { $name } pode fazer
cli-hint-chance = Ganha
cli-hint-cost = Custa
cli-hint-rollout = Jogado até o fim
cli-hint-tiles = Chance de cada peça
cli-review-title = Revisão com as regras “{ $rules }”
cli-review-player = Jogador
cli-review-start = Início
cli-review-luck = Sorte
cli-review-cost = Erros próprios
cli-review-gifts = Erros alheios
cli-review-revisions = Reavaliações
cli-review-result = Resultado
cli-review-accuracy = Precisão
cli-review-grades = Erros e erros graves
cli-review-turn = Turno
cli-review-error = A revisão vai até onde a partida gravada vale. { $problem }
cli-puzzle-none = Esse desafio não existe.
cli-puzzle-theme = “{ $token }” não é um tema. Existem: { $known }.
cli-puzzle-title = Desafio { $id }, dificuldade { $difficulty } de 5: { $themes }
cli-puzzle-ask = O que você faria? { $choices }
cli-puzzle-right = Certo: é “{ $answer }”.
cli-puzzle-wrong = Não é “{ $given }”: melhor é “{ $answer }”.
cli-puzzle-verified = { $count ->
        [1] Um desafio está certo
       *[other] { $count } desafios estão certos
    }: a menor vantagem é de { $lead } partidas em cada 100.
cli-puzzle-played = Em { $count ->
        [1] um deles
       *[other] { $count } deles
    } a vantagem foi mostrada jogando até o fim.
cli-puzzle-unsound = Linha { $line }: “{ $answer }” não tem uma vantagem clara.
cli-puzzle-failed = { $count ->
        [1] Um desafio não está certo.
       *[other] { $count } desafios não estão certos.
    }
error-puzzle = “{ $token }” não é um desafio: escreva regras, posição, resposta, dificuldade e temas, separados por tabulações.

## Os bots

bot-random = Uma face qualquer; para em metade das vezes quando isso traz algo.
bot-timid = Primeiro as minhocas, depois a face que mais soma; leva a primeira peça que puder.
bot-greedy = Joga cada turno por mais minhocas próprias.
bot-swing = O mesmo, mas uma minhoca roubada de um adversário conta em dobro.
bot-champion = Joga para ganhar a partida. Nos níveis mais baixos avalia mal e erra, como as pessoas.
bot-py = Uma classe Python sua com um método choose(state, rng).
bot-exec = Um programa seu que fala o protocolo dos bots.
bot-option-plies = quantos turnos ele olha à frente
bot-option-level = de uma primeira partida ao campeão
bot-option-character = do que ele gosta
bot-option-time = segundos que ele pode gastar numa decisão (dois jogadores)
bot-option-endgame = se ele explora os finais (dois jogadores)
bot-option-net = outra rede
cli-bots-title = Todos os bots
cli-bots-about = Como joga
cli-bots-strength = Contra greedy
cli-bots-options = Opções, como em champion:level=2,character=bold
cli-bots-option = Opção
cli-bots-values = Valores
cli-bots-meaning = Significado
cli-bots-characters = Personalidades, para um champion de qualquer nível
cli-bots-character = Personalidade
cli-bots-broken = não pode ser carregado: { $reason }
cli-bots-note = “Contra greedy” é a parcela de partidas ganhas, dois jogadores, classic.

## Ambientes para programas que aprendem
error-env-render = “{ $token }” não é um modo de mostrar. Existem: { $known }.
error-env-reward = “{ $token }” não é uma recompensa. Existem: { $known }.
error-env-limit = { $token } não é um limite de turnos: é um número de 1 a { $most }.
error-env-seat = { $token } não é um lugar: é um número de 1 a { $players }, ou None para mudar a cada partida.
error-env-opponents = { $token } não é uma lista de adversários, como ["greedy", "random"].
error-env-games = { $token } não é um número de partidas: é um número de 1 a { $most }.
error-env-reset = A partida acabou ou não começou: primeiro é preciso reiniciar o ambiente.
error-env-index = { $token } não é uma ação: as ações são números de 0 a { $most }.
error-env-game = Partida { $game }: { $reason }
error-env-weights = { $file } não contém agente para estes ambientes.

## pickomino doctor

cli-doctor-python = Python { $version } está instalado.
cli-doctor-kernels = O solucionador funciona: há bots fortes e treinador.
cli-doctor-no-kernels = Falta o solucionador, por isso só jogam bots simples e não há treinador. Para instalá-lo: pip install "pickomino[solver]"
cli-doctor-database = O banco de dados responde: { $kind }.
cli-doctor-no-database = Não é possível usar o banco de dados: { $reason } Verifique --database, a senha e as permissões.
cli-doctor-disk = Há { $free } MB livres onde ficam as partidas.
cli-doctor-disk-full = Há só { $free } MB livres onde ficam as partidas; abra espaço para pelo menos { $least } MB.
cli-doctor-port = A porta { $port } está livre.
cli-doctor-port-taken = Não é possível usar a porta { $port }: { $reason }. Encerre o que escuta ali, talvez este mesmo servidor, ou escolha outra com --port.
cli-doctor-proxy = O servidor responde em { $url } e sabe como se chega a ele.
cli-doctor-no-proxy = O servidor não responde em { $url }: { $reason } Verifique se ele está ativo e se o proxy leva a ele.
cli-doctor-proxy-untrusted = O servidor em { $url } não sabe que se chega a ele por TLS. O proxy deve enviar X-Forwarded-Proto e X-Forwarded-For, e --trusted-proxies deve indicar o endereço dele.
cli-doctor-clock = Os relógios deste computador e do servidor coincidem.
cli-doctor-clock-off = Os relógios deste computador e do servidor diferem em { $seconds } segundos. Acerte ambos por NTP.
cli-doctor-more = Para verificar também o relógio e o proxy, indique o endereço que os jogadores usam: pickomino doctor --url https://…
