# O que só a linha de comandos diz; o que ela partilha com a página está em ../pt.ftl.

## O que está errado no registo de uma partida

verify-not-ended = A partida não acabou: a semente não foi revelada, por isso os dados não podem ser verificados.
verify-too-long = É demasiado longo para ser o registo de uma partida.
verify-breaks-off = O registo interrompe-se aqui.
verify-no-json = Isto não é JSON.
verify-form = Isto não está na forma canónica.
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
verify-entropy = Estes não são os contributos aleatórios dos jogadores.
verify-mover = Não é a vez deste lugar.
verify-number = Falta o número de um lançamento.
verify-unasked = Ninguém pediu estes dados.
verify-nobody-leaves = Ninguém pode deixar este lugar.
verify-nobody-away = Ninguém está ausente ali.
verify-claim = Aqui ninguém pode reivindicar isso.
verify-lag = Pelos atrasos da rede, um relógio recebeu mais tempo do que é permitido.
verify-ended = A partida já acabou.
verify-reason = A partida não acabou por este motivo.
verify-protocol = Esta versão não conhece o protocolo do registo.
verify-commitment = Isto não é um compromisso, ou é o de outra pessoa.
verify-cannot-lock = Ainda não se pode pedir a ninguém que revele.
verify-missing = Estes não são os lugares que não se tinham comprometido.
verify-reseed = Aqui não há motivo para uma nova semente, ou os lugares indicados estão errados.
verify-chance = A semente de um bot falta, não resulta da semente da partida, ou está onde nenhum bot decidiu.
verify-bot = O bot { $bot } teria escolhido aqui { $chosen }, não { $shown }.
verify-noted-commitment = O compromisso { $value } não está no registo: este não é o segredo que te mostraram.
verify-noted-entropy = O teu contributo aleatório { $value } não entrou nos dados.
verify-noted-head = O hash { $value } não está no registo: foi reescrito depois de o veres.
verify-other-game = Este é o registo de outra partida, { $game }.

## Cópias de segurança e bases de dados

backup-no-database = Não existe nenhuma base de dados { $file }.
backup-damaged = A cópia de segurança está danificada.
backup-foreign = Isto não é uma cópia de segurança do Pickomino.
backup-schema = A cópia de segurança tem o esquema { $found }; este programa, o { $known }.
backup-table = A cópia de segurança indica a tabela «{ $token }», que aqui não se conhece.
backup-column = A cópia de segurança indica uma coluna impossível da tabela { $table }.
backup-breaks-off = A cópia de segurança interrompe-se.
backup-not-empty = A base de dados não está vazia.
database-kind = Uma base de dados é um ficheiro ou um URL postgresql://, e isto não é nem uma coisa nem outra.
database-folder = { $file } é uma pasta, não uma base de dados.
database-newer = As tabelas desta base de dados são de uma versão mais recente deste programa. Primeiro atualiza este programa.
database-certificate = { $file } não contém nenhum certificado TLS.
database-key = { $file } não contém nenhuma chave que corresponda ao certificado { $certificate }, ou pede uma palavra-passe (sslpassword).
database-unavailable = Não é possível usar a base de dados: { $reason }.
database-served = Outro processo está a usar { $file }.
database-linked = { $file } é um ficheiro com vários nomes (ligações físicas). O SQLite danificá-lo-ia: remove os outros nomes ou faz uma cópia.

## O que pode acontecer a um programa que chama um servidor

client-url = «{ $token }» não é um URL http ou https.
client-table = «{ $token }» não é um link para uma mesa.
client-no-game = Este URL não indica nenhuma partida.
client-no-server = { $server } não é um servidor do Pickomino.
client-answer = O servidor respondeu com o estado { $status }.
client-nonsense = Não foi possível ler a resposta do servidor.
client-closed = O servidor fechou a partida: { $reason }.

## O que um bot alheio faz de errado

fault-start = O comando não arranca: { $reason }.
fault-deaf = Não lê o que lhe enviam.
fault-long-line = Escreveu uma linha com mais de { $most } bytes.
fault-silent = Não respondeu a tempo.
fault-closed = Fechou a sua saída.
fault-ended = Terminou com o estado { $status }.
fault-killed = Foi preciso encerrá-lo à força.
fault-id = Respondeu com o id { $token } em vez de { $asked }.
fault-chatter = Escreve linha após linha sem responder a nada.
fault-hello = Deve responder a hello com name e author, duas cadeias de texto.
fault-no-action = Deve responder a decide com action, uma cadeia de texto.
fault-illegal = «{ $token }» não está entre as ações permitidas: { $known }.
fault-not-an-action = Devolveu { $found }, que não é uma ação.
fault-ok = Deve responder a { $message } com "ok": true.
fault-no-json = Escreveu algo que não é JSON: «{ $token }».
fault-no-object = Escreveu algo que não é um objeto JSON: «{ $token }».
fault-raised = Lançou a exceção { $error } ({ $where }).

## O que se confere num bot assim

conformance-starts = O comando arranca
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
conformance-rob = Escolhe a quem tirar uma minhoca grelhada
conformance-crow = Escolhe a quem tirar uma minhoca grelhada pelo corvo
conformance-claim = Escolhe uma peça
conformance-keep = Escolhe com que especialista ficar
conformance-unknown-field = Ignora os campos que não conhece
conformance-quit = quit termina-o com o estado 0

## A linha de comandos

cli-cannot-read = Não é possível ler { $file }: { $reason }.
cli-cannot-write = Não é possível escrever { $file }: { $reason }.
cli-cannot-print = Não é possível escrever na saída padrão: { $reason }.
cli-not-utf8 = { $file } não é um ficheiro de texto em UTF-8.
cli-file-long = { $file } é demasiado longo: o máximo são { $most } caracteres.
cli-language = «{ $token }» não é um idioma falado aqui. Os idiomas são: { $known }.
cli-one-stdin = Da entrada padrão só se pode ler uma coisa.
cli-usage = { $problem } (Experimenta: { $command } --help)
cli-usage-command = Não há nenhum comando «{ $token }».
cli-usage-command-near = Não há nenhum comando «{ $token }». Querias dizer: { $known }?
cli-usage-option = Não há nenhuma opção «{ $token }».
cli-usage-option-near = Não há nenhuma opção «{ $token }». Querias dizer: { $known }?
cli-usage-bare = { $option } precisa de um valor.
cli-usage-flag = { $option } não leva valor.
cli-usage-missing = Falta { $name }.
cli-usage-surplus = «{ $token }» está a mais.
cli-usage-whole = { $option }: «{ $token }» não é um número inteiro.
cli-usage-number = { $option }: «{ $token }» não é um número.
cli-usage-choice = { $option }: «{ $token }» não existe, apenas { $known }.
cli-usage-least = { $option } deve ser pelo menos { $limit }, não { $value }.
cli-exclusive = { $first } e { $second } excluem-se mutuamente.
cli-away = O servidor não responde: { $reason }.
cli-reason-missing = ficheiro ou pasta inexistente
cli-reason-forbidden = sem permissão
cli-reason-folder = é uma pasta
cli-reason-no-folder = uma parte do caminho não é uma pasta
cli-reason-full = já não há espaço
cli-reason-read-only = é só de leitura
cli-reason-name-long = o nome é demasiado longo
cli-reason-port-taken = está a ser usada por outro programa
cli-reason-no-address = este computador não tem esse endereço
cli-reason-refused = a ligação foi recusada
cli-reason-timeout = demorou demasiado
cli-reason-unknown-name = esse nome é desconhecido
cli-reason-certificate = o seu certificado não é de confiança
cli-reason-tls = não foi possível estabelecer uma ligação TLS
cli-compiling = A compilar o solucionador para este computador; demora alguns segundos, só desta vez…
cli-needs-extra = Isto precisa de { $module }, que não está instalado: pip install "pickomino[{ $extra }]".
cli-plot-format = { $file }: o nome de uma imagem termina em .png ou .svg.
cli-odds-over = A partida acabou: já não há nada a esperar.
cli-odds-title = As probabilidades de { $name }
cli-odds-choice = Opção
cli-odds-due = dados por lançar
cli-odds-worms = Minhocas esperadas
cli-odds-bust = Risco de falhar
cli-odds-tile = Peça
cli-odds-reach = Esta peça ou melhor
cli-odds-exact = Exata
cli-simulate-bot = «{ $token }» não pode ser simulado num cluster. Os que podem: { $known }.
cli-range = { $option } deve estar entre { $least } e { $most }, não ser { $value }.
cli-simulate-folder = { $folder } não é uma pasta em que se possa escrever.
cli-simulate-cluster = O cluster em { $address } não responde: { $reason }.
cli-simulate-nothing = Nenhuma partida acabou.
cli-simulate-interrupted = Interrompido: { $done } de { $games } { $games ->
        [1] partida acabada
       *[other] partidas acabadas
    }.
cli-simulate-title = { $games ->
        [1] Uma partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    } com as regras «{ $rules }»
cli-simulate-games = Partidas
cli-simulate-seat = Lugar
cli-simulate-player = Jogador
cli-simulate-wins = Vitórias
cli-simulate-worms = Minhocas
cli-simulate-takes = Levadas
cli-simulate-steals = Roubadas
cli-simulate-busts = Falhas
cli-simulate-length = Turnos
cli-simulate-lasted = Uma partida dura em média { $length } turnos; a mais curta, { $low }; a mediana, { $middle }; a mais longa, { $high }.
cli-simulate-limit = { $games ->
        [1] Uma partida acabou
        [many] { $games } de partidas acabaram
       *[other] { $games } partidas acabaram
    } pelo limite de { $limit ->
        [1] um turno
       *[other] { $limit } turnos
    }.
cli-simulate-speed = { $seconds } s, { $speed ->
        [1] uma partida
        [many] { $speed } de partidas
       *[other] { $speed } partidas
    } por segundo. Intervalos de confiança de 95%.
cli-arena-two = Uma arena precisa de pelo menos dois bots.
cli-arena-twice = Com três bots ou mais, cada um só pode ser indicado uma vez.
cli-arena-pair = { $first } contra { $second }
cli-arena-title = { $rules }, { $players } jogadores, semente { $seed }
cli-arena-second = Contra
cli-arena-raw = Vitórias, brutas
cli-arena-adjusted = Descontada a sorte
cli-arena-axis = Vitórias do primeiro bot, intervalos de 95%
cli-arena-cross = Cada um contra cópias de cada um dos outros
# Same in English.
cli-arena-bot = Bot
cli-arena-rating = Pontuação
cli-arena-rounded = Jogam-se { $games } partidas: cada série de dados, uma vez de cada um dos { $players } lugares.
cli-arena-strikes = Faltas
cli-arena-forfeits = Desqualificações
cli-arena-forfeited = { $bot } perdeu { $count } de { $games } partidas por desqualificação.
cli-arena-by-forfeit = { $pair }: decidido por desqualificação. As vitórias não dizem nada sobre como jogam.
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
cli-train-stopping = Vai parar depois desta ronda; outro Ctrl-C para imediatamente.
cli-train-lost = Interrompido antes do primeiro ponto de retoma; nada foi guardado.
cli-train-time = { $minutes } minutos de processador para jogar e aprender.
cli-train-against = contra { $bot }
cli-train-positions = Posições vistas
cli-train-rate = Vitórias contra { $bot }, intervalos de 95%
cli-bench-small = Motor e turnos
cli-bench-engine = Motor simples, { $rules }
cli-bench-decisions = { $count } decisões por segundo
cli-bench-alone = Um turno de { $dice } dados, sozinho
cli-bench-batched = Um turno de { $dice } dados, { $batch } de cada vez
cli-bench-games = Partidas por segundo (e decisões, em milhões)
cli-bench-players = Jogadores
cli-bench-length = Turnos
cli-bench-one = Um núcleo
cli-bench-all = { $cores ->
        [1] O único núcleo
       *[other] Todos os { $cores } núcleos
    }
cli-bench-note = Cada valor é o melhor de várias medições.
cli-replay-head = { $players } jogam com as regras «{ $rules }».
cli-replay-unfinished = A partida não está terminada.
cli-replay-limit = Depois de { $turns ->
        [1] um turno
       *[other] { $turns } turnos
    } a partida acaba pelo limite; a vitória é de { $winners }.
cli-play-hint = Escreve uma ação quando te for pedida, ou prime Enter para a que está entre parênteses retos; ? explica-as todas.
cli-key-roll = r, roll = lançar os dados que não estão separados
cli-key-face = 1 2 3 4 5 w = separar essa face
cli-key-stop = s, stop = parar
cli-key-claim = 27 = escolher essa peça
cli-key-roll9 = n, roll9 = lançar nove dados, com o dado dourado
cli-key-weasel = z, ~ = deixar a doninha lançar de novo
cli-key-canned = c, stop+c = parar e contar a minhoca em lata
cli-key-rob = rob 3 = tirar uma minhoca grelhada ao lugar 3
cli-key-keep = keep h = ficar com esse especialista
cli-key-enter = Enter = o que está entre parênteses retos
cli-key-hint = h, hint = perguntar ao treinador
cli-key-show = t, show = mostrar a mesa
cli-key-undo = u, undo = anular a tua última decisão, enquanto nenhum dado tiver caído
cli-key-record = record = mostrar a partida até agora como texto
cli-key-quit = q, quit = sair
cli-play-prompt = { $name }: { $choices }
cli-play-prompt-default = { $name }: { $choices } [{ $default }]
cli-play-dice = { $name }, lança { $count ->
        [1] um dado e escreve o que ele mostra
       *[other] { $count } dados e escreve o que eles mostram
    }:
cli-play-left = A partida fica por acabar.
cli-play-no-undo = Não há nada para anular.
cli-play-dice-fell = Caíram dados desde a tua última decisão, por isso ela mantém-se.
cli-play-you = Tu
cli-perft-total = ao todo: { $count }
cli-serve-ready = O Pickomino está em { $url } (Ctrl-C termina-o)
cli-serve-others = Outros dispositivos da tua rede chegam a ele por { $urls }
cli-serve-no-network = Está aberto a outros dispositivos, mas este computador não está em nenhuma rede.
cli-serve-alone = Só este computador chega a ele. Com --share, telemóveis e outros computadores da tua rede podem juntar-se.
cli-serve-data = As partidas são guardadas em { $where }
cli-serve-share = --share abre-o a todos os dispositivos da rede; --host, a um só endereço: usa apenas uma das duas opções.
cli-serve-taken = Não é possível escutar em { $host }, porta { $port }: { $reason }.
cli-serve-proxy = --trusted-proxies: «{ $token }» não é nem um endereço nem uma rede.
cli-serve-metrics = --metrics-from: «{ $token }» não é nem um endereço nem uma rede.
cli-serve-origin = --origins: «{ $token }» não é uma origem; escreve-a como https://example.org.
cli-serve-host = --hosts: «{ $token }» não é um nome de anfitrião; escreve-o como play.example.org, sem porta.
cli-connect-name = Bot ligado
cli-connect-alarm = ALARME: { $problem }
cli-connect-checked = O registo coincide com tudo o que foi guardado durante a partida. Para o verificar de novo, com os bots: pickomino verify { $options }
cli-verify-true = { $game }, partida { $status ->
        [abandoned] abandonada
       *[over] jogada até ao fim
    }: { $entries ->
        [1] uma entrada
       *[other] { $entries } entradas
    }, { $rolls ->
        [1] um lançamento
       *[other] { $rolls } lançamentos
    } e { $dice ->
        [1] um dado verificados
       *[other] { $dice } dados verificados
    }, tudo certo.
cli-verify-by-hand = Os dados foram introduzidos à mão: as jogadas estão verificadas, os dados não se podem verificar.
cli-verify-contributed = Lugares que contribuíram para os dados: { $seats }.
cli-verify-missing = Aviso: sem contributo a tempo destes lugares: { $seats }.
cli-verify-withheld = Aviso: contributo prometido mas não revelado por estes lugares, pelo que os dados receberam outra semente: { $seats }.
cli-verify-claimed = Segundo o servidor, { $count ->
        [1] a pessoa no lugar { $seats } estava ausente
       *[other] as pessoas nos lugares { $seats } estavam ausentes
    } quando alguém reivindicou a vitória ou pôs um bot a jogar. Um registo não pode mostrar se é verdade.
cli-verify-nobody = Aviso: houve dados para os quais nenhum jogador tinha contribuído. Quanto a esses, é preciso confiar no servidor.
cli-verify-old-protocol = O registo segue o primeiro protocolo: os jogadores contribuíam às claras, por isso quem vinha em último lugar podia escolher.
cli-verify-reseeded = Aviso: depois de se restaurar uma cópia de segurança, os dados receberam outra semente. Vezes: { $count }.
cli-verify-bots = Decisões de bots refeitas aqui, com o mesmo resultado: { $count }.
cli-verify-bots-unchecked = Não verificado: decisões de bots que não estão instalados aqui, ou de outra versão: { $count }.
cli-verify-substituted = Aviso: decisões tomadas por outro bot em vez do que ocupa o lugar: { $count }.
cli-verify-no-commitment = Não verificado: se este é o segredo que te mostraram antes da partida (--commitment).
cli-verify-no-entropy = Não verificado: se o teu contributo aleatório entrou nos dados (--entropy).
cli-verify-no-head = Não verificado: se o registo foi todo reescrito desde que jogaste (--head).
cli-verify-hash = Último hash: { $hash }
cli-verify-false = { $file } não passa na verificação. { $problem }
cli-backup-written = Cópia de segurança escrita: { $rows ->
        [1] uma linha
       *[other] { $rows } linhas
    } de { $games ->
        [1] uma partida
       *[other] { $games } partidas
    }, SHA-256 { $digest }
cli-backup-restored = Cópia de segurança restaurada: { $rows ->
        [1] uma linha
       *[other] { $rows } linhas
    } de { $games ->
        [1] uma partida
       *[other] { $games } partidas
    }, SHA-256 { $digest }
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
cli-hint-rollout = Jogado até ao fim
cli-hint-tiles = Probabilidade de cada peça
cli-review-title = Revisão com as regras «{ $rules }»
cli-review-player = Jogador
cli-review-start = Início
cli-review-luck = Sorte de todos
cli-review-cost = Erros próprios
cli-review-gifts = Erros alheios
cli-review-revisions = Reavaliações
cli-review-result = Resultado
cli-review-accuracy = Precisão
cli-review-grades = Erros e erros graves
cli-review-turn = Turno
cli-review-error = A revisão vai até onde a partida gravada é válida. { $problem }
cli-puzzle-none = Esse desafio não existe.
cli-puzzle-theme = «{ $token }» não é um tema. Os temas são: { $known }.
cli-puzzle-title = Desafio { $id }, dificuldade { $difficulty } de 5
cli-puzzle-themes = Temas: { $themes }
cli-puzzle-ask = Que farias? { $choices }
cli-puzzle-right = Certo: «{ $answer }» é a melhor opção.
cli-puzzle-wrong = Não é «{ $given }»: é melhor «{ $answer }».
cli-puzzle-count = Desafios
cli-puzzle-verified = { $count ->
        [1] Um desafio está certo
       *[other] { $count } desafios estão certos
    }: a menor vantagem é de { $lead } partidas em cada 100.
cli-puzzle-played = Em { $count ->
        [1] um deles
       *[other] { $count } deles
    } a vantagem foi mostrada jogando até ao fim.
cli-puzzle-unsound = Linha { $line }: «{ $answer }» não tem uma vantagem clara.
cli-puzzle-failed = { $count ->
        [1] Um desafio não está certo.
       *[other] { $count } desafios não estão certos.
    }
error-puzzle = «{ $token }» não é um desafio: escreve regras, posição, resposta, dificuldade e temas, separados por tabulações.

## Os bots

bot-random = Uma face qualquer; para em metade das vezes em que isso lhe dá alguma coisa.
bot-timid = Primeiro as minhocas, depois a face que mais soma; leva a primeira peça que puder.
bot-greedy = Joga cada turno pelo maior número de minhocas próprias.
bot-swing = Joga da mesma maneira, mas uma minhoca tirada a um adversário conta a dobrar.
bot-champion = Joga para ganhar a partida. Nos níveis mais baixos avalia mal e erra, como as pessoas.
bot-py = Uma classe Python tua com um método choose(state, rng).
bot-exec = Um programa teu que fala o protocolo dos bots.
bot-option-plies = quantos turnos vê à frente
bot-option-level = de uma primeira partida ao campeão
bot-option-character = do que gosta
bot-option-time = segundos que pode gastar numa decisão (dois jogadores)
bot-option-endgame = se explora os finais (dois jogadores)
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
cli-bots-note = «Contra greedy» é a percentagem de partidas ganhas, com dois jogadores e as regras classic.

## Ambientes para programas que aprendem
error-env-render = «{ $token }» não é um modo de visualização. Os modos são: { $known }.
error-env-reward = «{ $token }» não é uma recompensa. As recompensas são: { $known }.
error-env-limit = { $token } não é um limite de turnos: é um número de 1 a { $most }.
error-env-seat = { $token } não é um lugar: é um número de 1 a { $players }, ou None para mudar a cada partida.
error-env-opponents = { $token } não é uma lista de adversários, como ["greedy", "random"].
error-env-games = { $token } não é um número de partidas: é um número de 1 a { $most }.
error-env-reset = A partida acabou ou não começou: primeiro é preciso reiniciar o ambiente.
error-env-index = { $token } não é uma ação: as ações são números de 0 a { $most }.
error-env-game = Partida { $game }: { $reason }
error-env-weights = { $file } não contém nenhum agente para estes ambientes.

## pickomino doctor

cli-doctor-python = Pickomino { $pickomino } funciona com Python { $version }.
cli-doctor-kernels = O solucionador funciona: há bots fortes e treinador.
cli-doctor-no-kernels = Falta o solucionador, por isso só jogam bots simples e não há treinador. Para o instalar: pip install "pickomino[solver]"
cli-doctor-kernels-broken = O solucionador não funciona: { $reason }. Para o reinstalar: pip install --force-reinstall "pickomino[solver]"
cli-doctor-kernels-unkept = O solucionador funciona, mas o que compila não pode ser guardado em { $folder }, por isso cada processo volta a compilá-lo. Permite a escrita nessa pasta ou indica outra com PICKOMINO_CACHE_DIR.
cli-doctor-database = A base de dados responde: { $kind }.
cli-doctor-no-database = Não é possível usar a base de dados: { $reason }. Verifica --database, a palavra-passe e as permissões.
cli-doctor-disk = Há { $free } MB livres onde as partidas são guardadas.
cli-doctor-disk-full = Só há { $free } MB livres onde as partidas são guardadas; arranja espaço para pelo menos { $least } MB.
cli-doctor-time = O relógio deste computador está de acordo com a base de dados.
cli-doctor-time-off = O relógio deste computador difere { $seconds } segundos das horas da base de dados. Acerta-o por NTP.
cli-doctor-port = A porta { $port } está livre.
cli-doctor-port-taken = Não é possível usar a porta { $port }: { $reason }. Termina o que lá escuta, talvez este mesmo servidor, ou escolhe outra com --port.
cli-doctor-port-barred = Não é possível usar a porta { $port }: { $reason }. Escolhe uma acima de 1023 com --port e faz com que um proxy leve até ela.
cli-doctor-port-served = Um servidor Pickomino escuta na porta { $port }.
cli-doctor-proxy = O servidor responde em { $url } e sabe como se chega a ele.
cli-doctor-no-proxy = O servidor não responde em { $url }: { $reason }. Verifica se está a funcionar e se o proxy leva até ele.
cli-doctor-proxy-untrusted = O servidor em { $url } não sabe que se chega a ele por TLS. O proxy deve enviar X-Forwarded-Proto e X-Forwarded-For, e --trusted-proxies deve indicar o seu endereço.
cli-doctor-sockets = As ligações em direto chegam ao servidor em { $url }.
cli-doctor-no-sockets = As ligações em direto não chegam ao servidor em { $url }. O proxy deve reencaminhar os WebSockets, com os cabeçalhos Upgrade e Connection.
cli-doctor-sockets-host = O servidor em { $url } recusa ligações em direto, porque não sabe por que nome o chamam. O proxy deve enviar o cabeçalho Host tal como veio do navegador.
cli-doctor-clock = Os relógios deste computador e do servidor coincidem.
cli-doctor-clock-off = Os relógios deste computador e do servidor diferem em { $seconds } segundos. Acerta ambos por NTP.
cli-doctor-more = Para verificar também o relógio e o proxy, indica o endereço que os jogadores usam: pickomino doctor --url https://…
