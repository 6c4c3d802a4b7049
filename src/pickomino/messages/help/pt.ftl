# O que `pickomino --help` diz em português; en.ftl explica a forma.

## Em volta

help-usage = Uso:
help-arguments = Argumentos:
help-options = Opções:
help-commands = Comandos:
help-examples = Exemplos:
help-default = padrão:
help-variable = variável:
help-required = obrigatório
help-more = “pickomino COMANDO --help” explica um comando.

## O que representa um valor

value-options = [OPÇÕES]
value-command = COMANDO
value-program = COMANDO
value-n = N
value-text = TEXTO
value-file = ARQUIVO
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
value-database = BANCO_DE_DADOS
value-addresses = ENDEREÇOS
value-urls = URLS
value-name = NOME
value-url = URL
value-log = REGISTRO

## O que vale quando nada é indicado

default-database = um arquivo na sua pasta de dados
default-port = 8000, ou uma livre se ela estiver ocupada
default-play-players = você contra um bot de força média
default-name = Bot conectado

## Os comandos

command-pickomino = Jogar, estudar e programar o jogo de dados Pickomino e a sua edição Extrawurm.
command-apply = Mostrar a posição depois de um turno.
command-arena = Fazer bots jogarem entre si e medir qual é mais forte.
    Os lugares rodam e os dados são os mesmos para todos; as vitórias são mostradas brutas e sem a sorte. Ctrl-C mostra o
    que já acabou. O status de saída é 1 se um bot perdeu partidas por faltas.
command-backup = Fazer uma cópia de segurança do banco de dados de um servidor, mesmo em uso.
command-bench = Medir a velocidade deste computador no jogo.
    Mede o motor, turnos isolados e agrupados, e partidas inteiras num núcleo e em todos. Cada número é o melhor de várias
    medições, pois outros programas só podem atrasar um computador.
command-bot = Fazer um dos nossos bots falar o protocolo dos bots: um objeto JSON por linha na entrada e na saída padrão.
command-bots = Listar todos os bots: como jogam, as opções, a força e as personalidades que podem ter.
command-check-bot = Conferir se um programa fala o protocolo dos bots, e dizer o que está errado.
command-connect = Ocupar um lugar num servidor e deixar um bot jogar até o fim da partida.
command-doctor = Verificar esta instalação e dizer o que fazer.
    Verifica o Python, o solucionador, o banco de dados, o disco e a porta, e com --url o relógio e o proxy.
command-hint = Dizer quanto vale cada opção, e por quê.
    De cada opção: a chance de ganhar, o que custa, as minhocas esperadas e o risco de falhar.
command-legal = Mostrar as ações permitidas, uma por linha.
    Não há nenhuma enquanto houver dados a lançar ou quando a partida acabou.
command-odds = Mostrar as chances do turno: cada peça ou melhor e exata, minhocas esperadas, risco de falhar.
    No meio de um turno, de cada opção permitida, a melhor primeiro.
command-perft = Contar de quantos modos um turno pode correr, como prova das regras.
    Conta as séries de N pares (lançamento sem ordem, face separada) a partir de uma posição, pela primeira face.
command-play = Jogar no terminal, contra bots ou com outras pessoas.
    Escreva uma ação, ou uma destas: ? hint undo show record quit.
command-puzzle = Mostrar um desafio e, com uma resposta, se ela está certa e por quê.
command-replay = Contar em palavras uma partida gravada.
command-restore = Restaurar uma cópia de segurança num banco de dados vazio, de qualquer tipo.
command-review = Rever uma partida gravada: sorte, erros e precisão de cada um, que somados dão o resultado.
    Uma partida inacabada ou com erros é revista até onde vale.
command-rules = Explicar um regulamento, regra a regra, e em que difere de classic.
command-serve = Servir a página e a API até ser encerrado.
command-show = Mostrar uma posição: grelha, pilhas, dados e de quem é a vez.
command-simulate = Jogar muitas partidas entre bots e mostrar quem ganha quanto, com intervalos de 95%.
    As partidas dependem só das regras, dos jogadores, da semente e do limite de turnos, não de --jobs nem de --cluster.
command-train = Treinar uma rede de avaliação para o champion, com uma curva da sua força.
    Ao lado da rede fica um ponto de retomada (ARQUIVO.checkpoint). Depois de uma interrupção, o mesmo comando continua dali
    e chega à mesma rede.
command-verify = Conferir a cadeia, as jogadas, cada posição, cada dado e cada decisão de bots de uma partida acabada.

## O que os comandos recebem

argument-apply-turn = Um turno, ou parte dele; - lê a entrada padrão.
argument-arena-bots = Dois bots ou mais: champion, swing, "exec:COMANDO". Cada um joga contra cópias de cada outro, --games partidas por par.
argument-backup-file = Onde escrever a cópia de segurança.
argument-bot-spec = Que bot: "timid", "champion:level=3".
argument-check-bot-command = Como iniciar o programa: "python my_bot.py".
argument-connect-url = O link para uma mesa, ou o endereço de um servidor: nesse caso, uma mesa nova contra o bot dele.
argument-puzzle-number = Um número qualquer; sem ele, o desafio do dia.
argument-replay-file = Uma partida gravada (.pkn); - lê a entrada padrão.
argument-restore-file = A cópia de segurança.
argument-review-file = Uma partida gravada (.pkn); - lê a entrada padrão.
argument-rules-rules = Um regulamento, classic se nenhum for indicado; - lê a entrada padrão.
argument-verify-source = O registro de uma partida: um arquivo, -, ou o URL da partida ou do seu registro.

## Opções

option-help = Mostrar esta ajuda e terminar.
option-version = Mostrar a versão e terminar.
option-install-completion = Instalar o autocompletar para este shell.
option-show-completion = Mostrar o script de autocompletar deste shell, para copiar ou adaptar.
option-json = Mostrar JSON, para programas; também os erros.
option-lang = O idioma a falar. Sem ela: PICKOMINO_LANG, LC_ALL, LC_MESSAGES ou LANG.
option-rules = Um regulamento, também com ajustes, como "classic fallback=any".
option-position = Uma posição; - lê da entrada padrão.
option-seats = Número de jogadores.
option-games = Número de partidas.
option-seed = A mesma semente dá as mesmas partidas.
option-jobs = Número de processos; 0 usa todos os núcleos.
option-turn-limit = Turnos após os quais uma partida é decidida como está.
option-plot = Desenhar também uma imagem: um arquivo que termina em .png ou .svg.
option-records = Escrever todas as partidas nesta pasta, como arquivos .pkn.
option-time-ms = Milissegundos que um programa tem para uma decisão.
option-database = Um arquivo, ou um URL postgresql://…
option-luck = Medir a sorte e descontá-la das vitórias.
option-seconds = Segundos para cada medição.
option-check-bot-games = Partidas de cada tipo a jogar.
option-bot = O bot que joga.
option-name = O nome com que joga.
option-connect-seed = Semente do acaso próprio do bot.
option-connect-claim = Enquanto a partida espera por alguém que saiu: `bot` põe um bot a jogar no lugar, `win` reivindica a vitória se não restar mais ninguém.
option-doctor-port = A porta em que o servidor deve escutar.
option-url = Por onde outros chegam ao servidor, através do seu proxy.
option-rollouts = Jogar também cada opção até o fim tantas vezes, para conferir a estimativa.
option-hint-seed = Semente das partidas jogadas até o fim.
option-depth = Quantas vezes separar dados.
option-play-players = Quem joga, lugar a lugar, com vírgulas: bots como champion:level=2, pessoas com maiúscula (Ann) ou como person:ann.
option-play-seed = Um texto qualquer: o mesmo dá os mesmos dados e bots.
option-own-dice = Lançar dados de verdade e escrever o que mostram.
option-record = Escrever aqui a partida quando ela acabar.
option-answer = O que você faria; - lê da entrada padrão.
option-difficulty = Só desafios desta dificuldade.
option-theme = Só desafios deste tema.
option-verify = Conferir todos os desafios de um arquivo; "stock" são os nossos.
option-verify-commitment = Um hash de uma semente que o servidor mostrou; pode ser repetido.
option-verify-entropy = O que o seu cliente acrescentou aos dados, em hexadecimal; pode ser repetido.
option-verify-head = Um hash de uma entrada que o servidor mostrou; pode ser repetido.
option-positions = Mostrar uma posição por linha: o início, e depois de cada turno.
option-review-plot = Desenhar também a curva: um arquivo que termina em .png ou .svg.
option-html = Escrever também o relatório inteiro como uma página web.
option-comment = Escrever também a partida com a revisão como comentários.
option-host = O endereço em que se escuta.
option-port = A porta em que se escuta; 0 toma uma livre.
option-bot-workers = Processos em que os bots pensam.
option-bots = Bots contra os quais os convidados podem jogar, separados por espaços.
option-trusted-proxies = Proxies cujos cabeçalhos X-Forwarded contam, separados por vírgulas.
option-metrics-from = Redes, além deste computador, que podem ler /metrics, separadas por vírgulas.
option-origins = Outras origens que podem abrir conexões, separadas por vírgulas.
option-hosts = Outros nomes pelos quais os navegadores chegam a este servidor, separados por vírgulas; .example.org vale para todos abaixo dele.
option-rate-factor = Multiplica todos os limites de frequência: mais de 1 onde muitas pessoas partilham um endereço.
option-share = Deixar entrar outros dispositivos: todos na sua rede podem abrir a página e jogar, sem criptografia. Não veem mais nada deste computador.
option-push = Avisar os jogadores que o peçam, pelo serviço push do navegador, quando é a vez deles.
option-open = Abrir a página num navegador.
option-show-players = Nomes dos jogadores, separados por vírgulas.
option-svg = Desenhar uma imagem; - a escreve na saída padrão.
option-ascii = Só ASCII, sem cor.
option-simulate-players = Quem joga, lugar a lugar, com vírgulas: greedy, champion:level=2, exec:… As partidas só entre random, greedy e swing são as mais rápidas.
option-csv = Mostrar CSV, uma linha por lugar.
option-cluster = Jogar num cluster Ray; "local" inicia um aqui.
option-train-seats = Número de jogadores: 2; 3 ou 4 para ambos; de 5 a 7 para os três.
option-train-positions = De quantas posições aprender.
option-train-seed = A mesma semente dá a mesma rede.
option-train-games = Partidas jogadas lado a lado.
option-window = Turnos entre duas rodadas de aprendizagem.
option-rate = Taxa de aprendizagem no início.
option-trace = Quanto contam no início as surpresas posteriores.
option-start = Uma rede da qual partir, em vez de partir do zero.
option-against = Treinar a melhor resposta a este bot, em vez de jogar contra si mesma.
option-hidden = Unidades das camadas ocultas.
option-pairs = Usar também características que unem dois fatos.
option-passes = Quantas vezes aprender com uma posição.
option-tables = Janelas de jogo contra si mesma que podem ser jogadas ao mesmo tempo.
option-out = Onde escrever a rede.
option-train-plot = Desenhar também a curva de força: um arquivo que termina em .png ou .svg.
