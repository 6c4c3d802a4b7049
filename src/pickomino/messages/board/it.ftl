# Ciò che la pagina dice sul tavolo d’analisi, al tavolo con i dadi veri, sui problemi e nel bilancio.

## Il tavolo d’analisi

board-title = Tavolo d’analisi
board-setup = Prepara
board-paste = Incolla
board-cannot-be = { $count ->
        [one] Questa posizione è impossibile:
       *[other] Questa posizione è impossibile, per { $count } motivi:
    }
board-dice = I dadi
board-dice-thrown = cadono a caso
board-dice-set = li scelgo io
board-dice-enter = Scegli i dadi
board-dice-any = Tirali
board-dice-falling = I dadi stanno per cadere
board-dice-none = nessuno
board-die-add = Aggiungi un dado: { $face }
board-die-remove = Togli un dado: { $face }

## Il coach accanto

board-coach = Coach
board-coach-on = attivo
board-coach-over = La partita è finita: non c’è più niente da decidere.
board-coach-thinks = Il coach sta pensando…
board-chances = Probabilità di vittoria
board-how-sure = Quanto è sicuro?
board-played-out = Giocato fino in fondo
board-costs = costa { $cost }
board-bust = rischio { $bust }
board-worms = { $worms } vermi attesi
board-your-choice = la tua scelta
board-rollout = Gioca fino in fondo
board-rollout-runs = Le scelte migliori vengono giocate fino in fondo, più e più volte…
board-rollout-stop = Ferma
board-rollout-done = Ognuna delle scelte migliori è stata giocata fino in fondo { $games } volte; ± è l’intervallo al 95%.

## Varianti

board-lines = Varianti
board-lines-none = Fai una mossa qui, o fattene mostrare una dal coach: ogni variante provata resta.
board-first = All’inizio
board-last = Alla fine della variante
board-promote = Rendila la variante principale
board-remove = Elimina da qui

## Disporre

board-setup-tiles = Porzioni
board-setup-spot = Metti le porzioni
board-setup-tap = Tocca una porzione per metterla lì; toccala ancora per rimetterla nella grigliata.
board-setup-turn = Il turno
board-setup-mover = A chi tocca
board-setup-phase = A che punto è
board-setup-extras = Specialisti e vermarrosti
board-setup-rules = La partita
board-setup-usual = Tutto come all’inizio
board-setup-cancel = Annulla
board-setup-done = Analizza questa posizione
board-spot-up = nella grigliata
board-spot-down = a faccia in giù
board-spot-out = fuori gioco
board-tile-at = Porzione { $tile }: { $spot }
board-phase-start = prima del primo tiro
board-phase-rolled = dadi appena tirati
board-phase-kept = dadi messi da parte
board-phase-due = dadi da tirare
board-phase-over = partita finita
board-phase-rob = a chi prendere un verme
board-phase-crow = a chi prendere un verme per il corvo
board-phase-claim = quale porzione
board-phase-keep = quale specialista
board-flag-golden = Il dado d’oro è in gioco
board-flag-weasel = La donnola è già stata usata
board-with = da { $name }
board-on-tile = sulla { $tile }
board-reserve = Riserva
board-less = Uno in meno
board-more = Uno in più
board-checking = Controllo…

## Incollare, condividere, continuare

board-paste-about = Una posizione come testo, una registrazione (.pkn) o un link a una posizione o a un tavolo di questo server.
board-paste-text = Posizione, registrazione o link
board-paste-go = Apri
board-share = Condividi
board-notation = La posizione come testo
board-copy-link = Copia il link
board-copy-text = Copia il testo
board-copied = Copiato
board-picture = Immagine (SVG)
board-play-on = Continua da qui
board-play-how = Con chi
board-play-bots = contro i bot
board-play-hand = al nostro tavolo, con dadi veri
board-play-seat = Il tuo posto

## Dadi veri a un tavolo vero

board-companion = Dadi veri, tavolo vero
board-companion-about = Giocate con il gioco in scatola e inserite i vostri tiri. Questo dispositivo conosce le regole, tiene il punteggio e consiglia chi lo desidera. La partita viene registrata, e la registrazione dice che i dadi sono stati inseriti a mano.
board-companion-names = Chi gioca, in ordine
board-companion-name = Nome del giocatore { $number }
board-hand-roll = Inserisci un tiro
board-hand-how = Che cosa è uscito?
board-hand-dice = { $count ->
        [one] Tocca il dado uscito
       *[other] Tocca i { $count } dadi usciti
    }
board-hand-enter = Conferma il tiro
board-hand-weasel = Ripeti il tiro con la donnola

## Problemi

board-puzzles = Problemi
board-puzzle-today = Problema del giorno
board-puzzle-ask = Qual è la scelta migliore?
board-puzzle-again = Hai già provato questo problema.
board-puzzle-next = Prossimo problema
board-puzzle-other = Un altro problema
board-puzzle-choose = Quali problemi?
board-puzzle-none = Nessun problema di questo tema ha questa difficoltà. Prova con un’altra.
board-theme = Tema
board-difficulty = Difficoltà
board-difficulty-of = Difficoltà { $difficulty } su 5
board-any = qualsiasi
board-right = Giusto!
board-wrong = C’è di meglio
board-right-text = «{ $action }» è la scelta migliore. Ecco quanto vale ogni scelta:
board-wrong-text = Hai scelto «{ $made }». Meglio «{ $action }»:
board-streak = La tua serie
board-streak-row = giusti di fila
board-streak-best = record
board-streak-days = { $days ->
        [one] giorno di fila
       *[other] giorni di fila
    }

## Il tuo bilancio

board-record = Il tuo bilancio
board-record-about = Tutte le partite finite su questo dispositivo; se era condiviso, ognuno ha il suo bilancio sotto il proprio nome. Il bilancio è calcolato e conservato solo qui.
board-record-whose = Le partite di chi
board-record-you = Tu
board-record-sum = In breve
board-record-export = Esporta
board-record-delete = Elimina tutto
board-record-deleted = Eliminato. Le partite che finirai da ora conteranno di nuovo.
board-record-waiting = { $count ->
        [one] Ancora una partita da esaminare…
       *[other] Ancora { $count } partite da esaminare…
    }
board-record-none = Ancora nessuna partita finita. Giocane una e scopri qui quanta fortuna e quanta precisione hai avuto.
board-record-games = { $count ->
        [one] partita
       *[other] partite
    }
board-record-wins = { $count ->
        [one] vittoria
       *[other] vittorie
    }
board-record-favourite = { $count ->
        [one] La tua porzione preferita: la { $tile }, vinta una volta
       *[other] La tua porzione preferita: la { $tile }, vinta { $count } volte
    }
board-record-puzzles = Problemi risolti: { $right } su { $all }; serie migliore: { $best }.
board-record-accuracy = Precisione
board-record-accuracy-about = 100% vuol dire che ogni decisione era la migliore. Un punto per partita; la linea è la media delle ultime dieci.
board-record-luck = Fortuna ai dadi
board-record-luck-about = Come i propri tiri hanno cambiato le probabilità di vittoria, partita dopo partita. Alla lunga è zero per tutti.
board-record-opponents = Vittorie per avversario
board-record-opponent = Avversario
board-record-played = Partite
board-record-won = Vittorie
