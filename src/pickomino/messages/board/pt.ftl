# O que a página diz no tabuleiro de análise, numa mesa com dados a sério, sobre os desafios e nas estatísticas.

## O tabuleiro de análise

board-title = Tabuleiro de análise
board-setup = Preparar
board-paste = Colar
board-cannot-be = { $count ->
        [1] Esta posição é impossível:
       *[other] Esta posição é impossível, por { $count } motivos:
    }
board-dice = Os dados
board-dice-thrown = caem ao acaso
board-dice-set = ponho-os eu
board-dice-enter = Pôr os dados
board-dice-any = Lançá-los
board-dice-falling = Dados por lançar
board-dice-none = nenhum
board-die-add = Acrescentar um dado: { $face }
board-die-remove = Retirar um dado: { $face }

## O treinador ao lado

board-coach = Treinador
board-coach-on = ligado
board-coach-over = A partida acabou: já não há nada para decidir.
board-coach-thinks = O treinador está a pensar…
board-chances = Probabilidades de ganhar
board-how-sure = Com que certeza?
board-played-out = Jogado até ao fim
board-costs = custa { $cost }
board-bust = falha { $bust }
board-worms = { $worms } minhocas esperadas
board-your-choice = a tua escolha
board-rollout = Jogar até ao fim
board-rollout-runs = As melhores opções são jogadas até ao fim, vezes sem conta…
board-rollout-stop = Parar
board-rollout-done = Cada uma das melhores opções foi jogada { $games } vezes até ao fim; ± é o intervalo de 95%.

## Variantes

board-lines = Variantes
board-lines-none = Joga aqui, ou deixa o treinador mostrar-te uma jogada: todas as variantes que experimentares ficam guardadas.
board-first = Para o início
board-last = Para o fim da variante
board-promote = Torná-la a principal
board-remove = Apagar daqui em diante

## Montar

board-setup-tiles = Peças
board-setup-spot = Pôr peças
board-setup-tap = Toca numa peça para a pôr ali; toca-lhe de novo para a devolver à grelha.
board-setup-turn = O turno
board-setup-mover = De quem é a vez
board-setup-phase = Em que ponto
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
board-phase-due = dados por lançar
board-phase-over = partida terminada
board-phase-rob = a quem tirar uma minhoca
board-phase-crow = a quem tirar uma minhoca pelo corvo
board-phase-claim = que peça
board-phase-keep = que especialista
board-flag-golden = O dado dourado está em jogo
board-flag-weasel = A doninha já foi usada
board-with = com { $name }
board-on-tile = sobre a { $tile }
board-reserve = Reserva
board-less = Menos um
board-more = Mais um
board-checking = A verificar…

## Colar, partilhar, continuar

board-paste-about = Uma posição como texto, uma partida gravada (.pkn), ou um link para uma posição ou uma mesa deste servidor.
board-paste-text = Posição, partida ou link
board-paste-go = Abrir
board-share = Partilhar
board-notation = A posição como texto
board-copy-link = Copiar o link
board-copy-text = Copiar o texto
board-copied = Copiado
board-picture = Imagem (SVG)
board-play-on = Jogar a partir daqui
board-play-how = Com quem
board-play-bots = contra bots
board-play-hand = na nossa mesa, com dados reais
board-play-seat = O teu lugar

## Dados a sério numa mesa a sério

board-companion = Dados reais, mesa real
board-companion-about = Joguem com o jogo da caixa e introduzam aqui o que sair. Este dispositivo conhece as regras, conta os pontos e aconselha quem quiser. A partida é gravada, e nela consta que os dados foram introduzidos à mão.
board-companion-names = Quem joga, por ordem
board-companion-name = Nome do jogador { $number }
board-hand-roll = Introduzir lançamento
board-hand-how = O que saiu?
board-hand-dice = { $count ->
        [1] Toca no dado que saiu
       *[other] Toca nos { $count } dados que saíram
    }
board-hand-enter = Confirmar lançamento
board-hand-weasel = Lançar de novo com a doninha

## Desafios

board-puzzles = Desafios
board-puzzle-today = Desafio do dia
board-puzzle-ask = Qual é a melhor opção?
board-puzzle-again = Já tinhas tentado este.
board-puzzle-next = Desafio seguinte
board-puzzle-other = Outro desafio
board-puzzle-choose = Que desafios?
board-puzzle-none = Nenhum desafio deste tema tem esta dificuldade. Experimenta outra.
board-theme = Tema
board-difficulty = Dificuldade
board-difficulty-of = Dificuldade { $difficulty } de 5
board-any = qualquer
board-right = Certo!
board-wrong = Não é a melhor
board-right-text = «{ $action }» é a melhor opção. Isto é o que vale cada uma:
board-wrong-text = Escolheste «{ $made }». É melhor «{ $action }»:
board-streak = A tua série
board-streak-row = acertos seguidos
board-streak-best = a melhor
board-streak-days = { $days ->
        [1] dia seguido
       *[other] dias seguidos
    }

## As tuas estatísticas

board-record = As tuas estatísticas
board-record-about = Todas as partidas terminadas neste dispositivo; se era partilhado, as de cada um sob o seu nome. São calculadas e guardadas só aqui.
board-record-whose = As partidas de quem
board-record-you = Tu
board-record-sum = Em resumo
board-record-export = Exportar
board-record-delete = Apagar tudo
board-record-deleted = Apagado. As partidas que acabares a partir de agora voltam a contar.
board-record-waiting = { $count ->
        [1] Falta ver uma partida…
       *[other] Falta ver { $count } partidas…
    }
board-record-none = Ainda não há nenhuma partida terminada. Joga uma e vê aqui quanta sorte tiveste e com que precisão jogaste.
board-record-games = { $count ->
        [1] partida
       *[other] partidas
    }
board-record-wins = { $count ->
        [1] vitória
       *[other] vitórias
    }
board-record-favourite = { $count ->
        [1] A tua peça favorita: a { $tile }, conseguida uma vez
       *[other] A tua peça favorita: a { $tile }, conseguida { $count } vezes
    }
board-record-puzzles = Desafios resolvidos: { $right } de { $all }; melhor série: { $best }.
board-record-accuracy = Precisão
board-record-accuracy-about = 100% significa que todas as decisões foram as melhores. Um ponto por partida; a linha é a média das dez últimas.
board-record-luck = Sorte nos dados
board-record-luck-about = Como os próprios lançamentos mudaram a probabilidade de ganhar, partida a partida. A longo prazo é zero para toda a gente.
board-record-opponents = Vitórias por adversário
board-record-opponent = Adversário
board-record-played = Partidas
board-record-won = Vitórias
