# O que a página diz no tabuleiro de análise, numa mesa com dados de verdade, sobre os desafios e nas estatísticas.

## O tabuleiro de análise

board-title = Tabuleiro de análise
board-setup = Montar
board-paste = Colar
board-cannot-be = { $count ->
        [1] Esta posição é impossível:
       *[other] Esta posição é impossível, por { $count } motivos:
    }
board-dice = Os dados
board-dice-thrown = caem ao acaso
board-dice-set = eu os ponho
board-dice-enter = Pôr os dados
board-dice-any = Lançá-los
board-dice-falling = Dados a lançar
board-dice-none = nenhum
board-die-add = Acrescentar um dado: { $face }
board-die-remove = Retirar um dado: { $face }

## O treinador ao lado

board-coach = Treinador
board-coach-on = ligado
board-coach-over = A partida acabou: não há mais nada a decidir.
board-coach-thinks = O treinador está pensando…
board-chances = Chances de ganhar
board-how-sure = Qual é a certeza?
board-played-out = Jogado até o fim
board-costs = custa { $cost }
board-bust = falha { $bust }
board-worms = { $worms } minhocas esperadas
board-your-choice = a sua escolha
board-rollout = Jogar até o fim
board-rollout-runs = As melhores opções são jogadas até o fim, vez após vez…
board-rollout-stop = Parar
board-rollout-done = Cada uma das melhores opções foi jogada { $games } vezes até o fim; ± é o intervalo de 95%.

## Variantes

board-lines = Variantes
board-lines-none = Jogue aqui, ou deixe o treinador mostrar: todas as variantes que você tenta ficam guardadas.
board-first = Ao início
board-last = Ao fim da variante
board-promote = Tornar a variante principal
board-remove = Apagar daqui em diante

## Montar

board-setup-tiles = Peças
board-setup-spot = Pôr peças
board-setup-tap = Toque numa peça para pô-la ali; toque de novo para devolvê-la à grelha.
board-setup-turn = O turno
board-setup-mover = De quem é a vez
board-setup-phase = Em que momento
board-setup-extras = Especialistas e minhocas grelhadas
board-setup-rules = A partida
board-setup-usual = Tudo como no início
board-setup-cancel = Cancelar
board-setup-done = Analisar esta posição
board-spot-up = na grelha
board-spot-down = virada para baixo
board-spot-out = fora do jogo
board-tile-at = Peça { $tile }: { $spot }
board-phase-start = antes do primeiro lançamento
board-phase-rolled = dados recém-lançados
board-phase-kept = dados separados
board-phase-due = dados a lançar
board-phase-over = partida acabada
board-phase-rob = de quem tirar uma minhoca
board-phase-crow = de quem o corvo tira uma minhoca
board-phase-claim = que peça
board-phase-keep = que especialista
board-flag-golden = O dado dourado está em jogo
board-flag-weasel = A doninha já foi usada
board-with = com { $name }
board-on-tile = sobre a { $tile }
board-reserve = Reserva
board-less = Menos um
board-more = Mais um
board-checking = Um momento…

## Colar, compartilhar, continuar

board-paste-about = Uma posição como texto, uma partida gravada (.pkn), ou um link para uma posição ou uma mesa deste servidor.
board-paste-text = Posição, partida ou link
board-paste-go = Abrir
board-share = Compartilhar
board-notation = A posição como texto
board-copy-link = Copiar o link
board-copy-text = Copiar o texto
board-copied = Copiado
board-picture = Imagem (SVG)
board-play-on = Jogar a partir daqui
board-play-how = Com quem
board-play-bots = contra bots
board-play-hand = na nossa mesa, com dados de verdade
board-play-seat = Seu lugar

## Dados de verdade numa mesa de verdade

board-companion = Dados de verdade, mesa de verdade
board-companion-about = Joguem com o jogo da caixa e toquem aqui o que sair. Este dispositivo conhece as regras, conta os pontos e aconselha quem quiser. A partida é gravada, e nela consta que os dados foram informados à mão.
board-companion-names = Quem joga, por ordem
board-companion-name = Nome do jogador { $number }
board-hand-roll = Informar um lançamento
board-hand-how = O que saiu?
board-hand-dice = { $count ->
        [1] Toque no dado que saiu
       *[other] Toque nos { $count } dados que saíram
    }
board-hand-enter = É este o lançamento
board-hand-weasel = Lançar de novo com a doninha

## Desafios

board-puzzles = Desafios
board-puzzle-today = Desafio do dia
board-puzzle-ask = Qual é a melhor opção?
board-puzzle-again = Você já tentou este antes.
board-puzzle-next = Próximo desafio
board-puzzle-other = Outro desafio
board-puzzle-choose = Que desafios?
board-puzzle-none = Nenhum desafio deste tema tem esta dificuldade. Experimente outra.
board-theme = Tema
board-difficulty = Dificuldade
board-difficulty-of = Dificuldade { $difficulty } de 5
board-any = qualquer
board-right = Certo!
board-wrong = Não é a melhor
board-right-text = É “{ $action }”. Isto é o que vale cada opção:
board-wrong-text = Você escolheu “{ $made }”. Melhor é “{ $action }”:
board-streak = Sua série
board-streak-row = acertos seguidos
board-streak-best = a melhor
board-streak-days = { $days ->
        [1] dia seguido
       *[other] dias seguidos
    }

## As suas estatísticas

board-record = Suas estatísticas
board-record-about = Todas as partidas acabadas em que você tinha um lugar. São calculadas aqui e ficam só neste dispositivo.
board-record-sum = Em resumo
board-record-export = Exportar
board-record-delete = Apagar tudo
board-record-deleted = Apagado. As partidas que você acabar a partir de agora voltam a contar.
board-record-waiting = { $count ->
        [1] Falta olhar uma partida…
       *[other] Falta olhar { $count } partidas…
    }
board-record-none = Ainda não há partida acabada. Jogue uma e veja aqui quanta sorte teve e com que precisão jogou.
board-record-games = { $count ->
        [1] partida
       *[other] partidas
    }
board-record-wins = { $count ->
        [1] vitória
       *[other] vitórias
    }
board-record-favourite = { $count ->
        [1] A sua peça favorita: a { $tile }, ganha uma vez
       *[other] A sua peça favorita: a { $tile }, ganha { $count } vezes
    }
board-record-puzzles = Desafios: { $right } certos de { $all }, no máximo { $best } seguidos.
board-record-accuracy = Precisão
board-record-accuracy-about = 100% quer dizer que cada decisão foi a melhor. Um ponto por partida; a linha é a média das dez últimas.
board-record-luck = Sorte
board-record-luck-about = O que os dados fizeram com a sua chance de ganhar, partida a partida. Com o tempo isso é zero para todos.
board-record-opponents = Vitórias por adversário
board-record-opponent = Adversário
board-record-played = Partidas
board-record-won = Vitórias
