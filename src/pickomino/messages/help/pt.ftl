# O que `pickomino --help` diz em português; en.ftl explica a forma.

## Em volta

help-usage = Uso:
help-arguments = Argumentos:
help-options = Opções:
help-commands = Comandos:
help-examples = Exemplos:
help-default = predefinição:
help-variable = variável:
help-required = obrigatório
help-more = «pickomino COMANDO --help» explica um comando.

## O que representa um valor

value-options = [OPÇÕES]
value-command = COMANDO
value-program = COMANDO
value-n = N
value-text = TEXTO
value-file = FICHEIRO
value-folder = PASTA
value-lang = IDIOMA
value-rules = REGRAS
value-preset = [REGULAMENTO] [AJUSTE=VALOR]…
value-position = POSIÇÃO
value-players = JOGADORES
value-names = NOMES
value-turn = TURNO
value-action = AÇÃO
value-bot = BOT
value-bots = BOT BOT…
value-number = NÚMERO
value-theme = TEMA
value-address = ENDEREÇO
value-database = BASE_DE_DADOS
value-addresses = ENDEREÇOS
value-urls = URLS
value-name = NOME
value-url = URL
value-log = REGISTO

## O que vale quando nada é indicado

default-database = um ficheiro na tua pasta de dados
default-port = 8000, ou uma porta livre se essa estiver ocupada
default-play-players = tu contra um bot de força média
default-name = Bot ligado

## Os comandos

command-pickomino = Jogar, estudar e programar o jogo de dados Pickomino e a sua edição Extrawurm.
command-apply = Mostrar a posição depois de um turno.
command-arena = Pôr bots a jogar entre si e medir qual é o mais forte.
    Os lugares rodam e os dados são os mesmos para todos; as vitórias são mostradas em bruto e descontada a sorte. Ctrl-C
    mostra o que já acabou. O estado de saída é 1 se um bot perdeu partidas por desqualificação.
command-backup = Fazer uma cópia de segurança da base de dados de um servidor, mesmo em uso.
command-bench = Medir a velocidade deste computador no jogo.
    Mede o motor, turnos isolados e agrupados, e partidas inteiras num núcleo e em todos. Cada valor é o melhor de várias
    medições, pois outros programas só podem abrandar um computador.
command-bot = Pôr um dos nossos bots a falar o protocolo dos bots: um objeto JSON por linha na entrada e na saída padrão.
command-bots = Listar todos os bots: como jogam, as opções, a força e as personalidades que podem ter.
command-check-bot = Verificar se um programa fala o protocolo dos bots, e dizer o que está errado.
command-connect = Ocupar um lugar num servidor e deixar um bot jogar até ao fim da partida.
command-doctor = Verificar esta instalação e dizer o que fazer.
    Verifica o Python, o solucionador, a base de dados, o disco e a porta, e com --url o relógio e o proxy.
command-hint = Dizer quanto vale cada opção, e porquê.
    De cada opção: a probabilidade de ganhar, o que custa, as minhocas esperadas e o risco de falhar.
command-legal = Mostrar as ações permitidas, uma por linha.
    Não há nenhuma enquanto houver dados por lançar ou quando a partida acabou.
command-odds = Mostrar as probabilidades do turno: cada peça ou melhor e exata, minhocas esperadas, risco de falhar.
    No meio de um turno, de cada opção permitida, a melhor primeiro.
command-perft = Contar de quantas maneiras pode correr um turno, como prova das regras.
    Conta as séries de N pares (lançamento sem ordem, face separada) a partir de uma posição, segundo a primeira face.
command-play = Jogar no terminal, contra bots ou com outras pessoas.
    Escreve uma ação, ou uma destas: ? hint undo show record quit.
command-puzzle = Mostrar um desafio e, com uma resposta, se ela está certa e porquê.
command-replay = Contar por palavras uma partida gravada.
command-restore = Restaurar uma cópia de segurança numa base de dados vazia, de qualquer tipo.
command-review = Rever uma partida gravada: sorte, erros e precisão de cada jogador, que somados dão o resultado.
    Uma partida por acabar ou com erros é revista até onde é válida.
command-rules = Explicar um regulamento, regra a regra, e em que difere de classic.
command-serve = Servir a página e a API até ser terminado.
command-show = Mostrar uma posição: grelha, pilhas, dados e de quem é a vez.
command-simulate = Jogar muitas partidas entre bots e mostrar quantas vezes ganha cada um, com intervalos de 95%.
    As partidas dependem só das regras, dos jogadores, da semente e do limite de turnos, não de --jobs nem de --cluster.
    O estado de saída é 1 se um bot perdeu partidas por desqualificação.
command-train = Treinar uma rede de avaliação para o champion, com uma curva da sua força.
    Ao lado da rede fica um ponto de retoma (FICHEIRO.checkpoint). Depois de uma interrupção, o mesmo comando continua dali
    e chega à mesma rede.
command-verify = Verificar a cadeia, as jogadas, cada posição, cada dado e cada decisão dos bots de uma partida terminada.

## O que os comandos recebem

argument-apply-turn = Um turno, ou parte dele; - lê a entrada padrão.
argument-arena-bots = Dois bots ou mais: champion, swing, "exec:COMANDO". Cada um joga contra cópias de cada um dos outros, --games partidas por par.
argument-backup-file = Onde escrever a cópia de segurança.
argument-bot-spec = Que bot: "timid", "champion:level=3".
argument-check-bot-command = Como iniciar o programa: "python my_bot.py".
argument-connect-url = O link para uma mesa, ou o endereço de um servidor: nesse caso, uma mesa nova contra o bot dele.
argument-puzzle-number = Um número qualquer; sem ele, o desafio do dia.
argument-replay-file = Uma partida gravada (.pkn); - lê a entrada padrão.
argument-restore-file = A cópia de segurança.
argument-review-file = Uma partida gravada (.pkn); - lê a entrada padrão.
argument-rules-rules = Um regulamento, classic se nenhum for indicado; - lê a entrada padrão.
argument-verify-source = O registo de uma partida: um ficheiro, -, ou o URL da partida ou do seu registo.

## Opções

option-help = Mostrar esta ajuda e terminar.
option-version = Mostrar a versão e terminar.
option-install-completion = Instalar o preenchimento automático para esta shell.
option-show-completion = Mostrar o script de preenchimento automático desta shell, para copiar ou adaptar.
option-json = Mostrar JSON, para programas; também os erros.
option-lang = O idioma a falar. Sem esta opção: PICKOMINO_LANG, LC_ALL, LC_MESSAGES ou LANG.
option-rules = Um regulamento, também com ajustes, como "classic fallback=any".
option-position = Uma posição; - lê-a da entrada padrão.
option-seats = Número de jogadores.
option-games = Número de partidas.
option-seed = A mesma semente dá as mesmas partidas.
option-jobs = Número de processos; 0 usa todos os núcleos.
option-turn-limit = Turnos ao fim dos quais uma partida é decidida tal como está.
option-plot = Desenhar também uma imagem: um ficheiro que termina em .png ou .svg.
option-records = Escrever todas as partidas nesta pasta, como ficheiros .pkn.
option-time-ms = Milissegundos que um programa tem para uma decisão.
option-database = Um ficheiro, ou um URL postgresql://…
option-luck = Medir a sorte e descontá-la das vitórias.
option-seconds = Segundos para cada medição.
option-rounds = Partidas de cada tipo a jogar.
option-bot = O bot que joga.
option-name = O nome com que joga.
option-connect-seed = Semente dos sorteios do próprio bot.
option-connect-claim = Enquanto a partida espera por alguém que saiu: `bot` põe um bot a jogar em seu lugar, `win` reivindica a vitória se não restar mais ninguém.
option-doctor-port = A porta em que o servidor deve escutar.
option-url = Por onde outros chegam ao servidor, através do seu proxy.
option-rollouts = Jogar também cada opção até ao fim tantas vezes, para verificar a estimativa.
option-hint-seed = Semente das partidas jogadas até ao fim.
option-depth = Quantas vezes separar dados.
option-play-players = Quem joga, lugar a lugar, separados por vírgulas: bots como champion:level=2, pessoas com maiúscula (Ann) ou como person:ann.
option-play-seed = A mesma semente dá os mesmos dados e bots.
option-own-dice = Lançar dados reais e escrever o que mostram.
option-record = Escrever aqui a partida quando ela acabar.
option-answer = O que farias; - lê-o da entrada padrão.
option-difficulty = Só desafios desta dificuldade.
option-theme = Só desafios deste tema.
option-verify = Verificar todos os desafios de um ficheiro; "stock" são os nossos.
option-verify-commitment = Um hash de uma semente que o servidor te mostrou; pode ser repetido.
option-verify-entropy = O que o teu cliente juntou aos dados, em hexadecimal; pode ser repetido.
option-verify-head = Um hash de uma entrada que o servidor te mostrou; pode ser repetido.
option-as-positions = Mostrar uma posição por linha: o início, e depois de cada turno.
option-review-plot = Desenhar também a curva: um ficheiro que termina em .png ou .svg.
option-html = Escrever também o relatório inteiro como uma página web.
option-comment = Escrever também a partida com a revisão em comentários.
option-host = O endereço em que se escuta.
option-port = A porta em que se escuta; 0 toma uma livre.
option-bot-workers = Processos em que os bots pensam.
option-bots = Bots contra os quais os convidados podem jogar, separados por espaços.
option-trusted-proxies = Proxies cujos cabeçalhos X-Forwarded contam, separados por vírgulas.
option-metrics-from = Redes, além deste computador, que podem ler /metrics, separadas por vírgulas.
option-origins = Outras origens que podem abrir ligações, separadas por vírgulas.
option-hosts = Outros nomes pelos quais os navegadores chegam a este servidor, separados por vírgulas; .example.org vale para todos os que estão abaixo dele.
option-rate-factor = Multiplica todos os limites de frequência: mais de 1 onde muitas pessoas partilham um endereço.
option-share = Deixar entrar outros dispositivos: qualquer pessoa na tua rede pode abrir a página e jogar, sem cifra. Não vê mais nada deste computador.
option-push = Avisar os jogadores que o peçam, pelo serviço push do seu navegador, quando é a vez deles.
option-open = Abrir a página num navegador.
option-names = Nomes dos jogadores, separados por vírgulas.
option-svg = Desenhar uma imagem; - escreve-a na saída padrão.
option-ascii = Só ASCII, sem cor.
option-simulate-players = Quem joga, lugar a lugar, separados por vírgulas: greedy, champion:level=2, exec:… As partidas só entre random, greedy e swing são as mais rápidas.
option-csv = Mostrar CSV, uma linha por lugar.
option-cluster = Jogar num cluster Ray; "local" inicia um aqui.
option-train-seats = Número de jogadores: 2; 3 ou 4 para ambos; de 5 a 7 para os três.
option-positions = De quantas posições aprender.
option-train-seed = A mesma semente dá a mesma rede.
option-side-by-side = Partidas jogadas lado a lado.
option-window = Turnos entre duas rondas de aprendizagem.
option-rate = Taxa de aprendizagem no início.
option-trace = Quanto contam no início as surpresas posteriores.
option-start = Uma rede da qual partir, em vez de partir do zero.
option-against = Treinar a melhor resposta a este bot, em vez de jogar contra si própria.
option-hidden = Unidades das camadas ocultas; se faltar, 128x32 ou as da rede de partida.
option-pairs = Usar também características que unem dois factos.
option-passes = Quantas vezes aprender com uma posição.
option-tables = Janelas de jogo contra si própria que se podem jogar ao mesmo tempo.
option-out = Onde escrever a rede.
option-train-plot = Desenhar também a curva de força: um ficheiro que termina em .png ou .svg.
