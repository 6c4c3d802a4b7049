# Frasi che dice solo la pagina; quelle che condivide con il terminale sono in ../it.ftl.

## Dappertutto

page-title = Pickomino
page-tagline = Un gioco di dadi per chi osa, attorno alla grigliata
page-close = Chiudi
page-cancel = Annulla
page-home = Pagina iniziale
page-back = Indietro
page-loading = Un momento…
page-skip-link = Vai al contenuto
page-labelled = { $label }: { $value }

## Uccelli

page-bird-rooster = Gallo
page-bird-duck = Anatra
page-bird-goose = Oca
page-bird-turkey = Tacchino
page-bird-chick = Pulcino
page-bird-peacock = Pavone
page-bird-guinea = Faraona

## Tavolo

page-grill = La grigliata
page-reserve = { $count ->
        [0] Nessun vermarrosto nella riserva
        [one] Un vermarrosto nella riserva
       *[other] { $count } vermarrosti nella riserva
    }
page-tile-up = { $tile }, { $worms ->
        [one] un verme
       *[other] { $worms } vermi
    }
page-tile-down = { $tile }, a faccia in giù
page-stands-on = { $specialist } sulla porzione { $tile }: che cosa fa?
page-holds = { $name } ha: { $specialist }. Che cosa fa?
page-mark-take = prendi
page-mark-take-long = Fermandoti ora la prendi
page-mark-steal = rubi
page-mark-steal-long = Fermandoti ora la rubi
page-mark-return = torna
page-mark-return-long = Se ora sballi, torna nella grigliata
page-mark-turn = si gira
page-mark-turn-long = Se ora sballi, viene girata a faccia in giù
page-players = Giocatori
page-you = tu
page-absent = non in linea
page-away-left = ha lasciato il tavolo; gioca un bot
page-away-clock = tempo scaduto; gioca un bot
page-away-claimed = non in linea; gioca un bot
page-bot = bot { $level }
page-worms = { $count ->
        [one] finora un verme
       *[other] finora { $count } vermi
    }
page-grilled = { $count ->
        [one] un vermarrosto
       *[other] { $count } vermarrosti
    }
page-stack = { $name }: { $tile } in cima, { $count ->
        [one] una porzione
       *[other] { $count } porzioni
    } in tutto. Mostra la pila
page-stack-empty = nessuna porzione
page-stack-of = La pila di { $name }
page-stack-order = Dall’alto in basso:
page-turn = Il turno
page-turn-you = Tocca a te
page-turn-name = Tocca a { $name }
page-game-over = La partita è finita
page-bust = Sballato!
page-skip = Vai alla diretta
page-rolled = Dadi appena tirati
page-kept = Dadi da parte
page-kept-none = Ancora niente da parte
page-sum = Totale:
page-dice-ready = { $count } dadi, pronti per il tiro
page-dice-left = { $count ->
        [0] Nessun dado rimasto
        [one] Resta un dado
       *[other] Restano { $count } dadi
    }
page-dice-showing = { $face ->
        [W] { $count ->
            [one] un verme
           *[other] { $count } vermi
        }
       *[other] { $count } × { $face }
    }
page-total-after = Nuovo totale: { $total }
page-actions = Che cosa puoi fare

## Che cosa si può fare

page-do-roll = { $dice ->
        [one] Tira l’ultimo dado
       *[other] Tira { $dice } dadi
    }
page-do-roll-nine = Tira nove dadi
page-do-weasel = Manda la donnola: ripeti questo tiro
page-do-accept = Accetta di sballare
page-do-stop = Fermati
page-do-stop-canned = Fermati e conta il verme in scatola
page-do-take = Prendi la { $tile }
page-do-steal = Ruba la { $tile } a { $name }
page-do-steal-hen = Prendi la chioccia a { $name }
page-do-rob = Prendine uno a { $name }
page-do-keep = Tieni { $specialist }
page-do-face = Metti da parte { $face ->
        [W] { $count ->
            [one] il verme
           *[other] i { $count } vermi
        }
       *[other] { $count ->
            [one] il dado { $face }
           *[other] i { $count } dadi { $face }
        }
    }
page-do-takeback = Annulla
page-ask-claim = Quale porzione prendi?
page-ask-keep = Puoi avere un solo specialista. Quale tieni?
page-ask-rob = La riserva è vuota. A chi prendi un vermarrosto?
page-ask-crow = La riserva è vuota. A chi il corvo prende un vermarrosto per te?
page-brings-take = prendi la { $tile }
page-brings-take-with = prendi la { $tile } con { $specialist }
page-brings-steal = rubi la { $tile } a { $name }
page-brings-steal-with = rubi la { $tile } e { $specialist } a { $name }
page-brings-hen = prendi la chioccia a { $name }
page-brings-choose = poi scegli: { $tiles }
page-brings-bust = sballi
page-brings-bust-returned = sballi: la { $returned } torna indietro
page-brings-bust-turned = sballi: la { $turned } viene girata
page-brings-bust-both = sballi: la { $returned } torna indietro, la { $turned } viene girata
page-brings-doomed = puoi solo sballare
page-choices-you = Puoi scegliere:
page-choices-name = { $name } può scegliere:
page-choice = { $what }, tasto { $key }.
page-choice-total = { $what }, totale { $total }, tasto { $key }.
page-choice-brings = { $what }, { $effect }, tasto { $key }.
page-confirm-bust = Così sballi
page-confirm-brings = Così { $effect }. Vuoi farlo lo stesso?
page-confirm-doomed = Da qui in poi non puoi che sballare. Vuoi farlo lo stesso?
page-confirm-no = No, torna indietro
page-confirm-yes = Sì, sballa

## Specialisti

page-power-canned = Se quando ti fermi non hai vermi tra i tuoi dadi, il verme in scatola può contare come uno: cinque punti in più e il verme che ti serve. Non si consuma.
page-power-hen = Ti protegge. Se sballi, solo la chioccia torna nella grigliata: tu tieni la tua porzione e non se ne gira nessuna. Chi ti vuole rubare una porzione riceve la chioccia al suo posto, e nessuno può prendere i tuoi vermarrosti.
page-power-crow = Il corvo non è di nessuno. Prendi la porzione su cui sta: salta sulla porzione libera più bassa e ti porta un vermarrosto.
page-power-weasel = Una volta per turno, subito dopo un tiro, la donnola ripete il tiro di tutti quei dadi, anche se avresti sballato. Vale il secondo tiro.
page-power-golden = All’inizio del tuo turno puoi tirare nove dadi invece di otto.
page-power-apple = Vale tre vermi per chi ce l’ha alla fine della partita.

## Bot

page-bot-random = casuale
page-bot-timid = timido
page-bot-greedy = goloso
page-bot-champion-level-1 = principiante
page-bot-champion-level-2 = dilettante
page-bot-champion-level-3 = veterano
page-bot-champion-level-4 = esperto
page-bot-champion-level-5 = campione
page-bot-character = { $level }, { $character }

## Pagina iniziale e impostazioni

page-menu = Menù
page-rules = Regole
page-mute = Disattiva il suono
page-settings = Impostazioni
page-language = Lingua
page-theme = Aspetto
page-theme-auto = Come il sistema
page-theme-dark = Sera
page-theme-light = Pomeriggio
page-speed = Ritmo dei turni degli altri
page-speed-normal = Normale
page-speed-brisk = Svelto
page-speed-fast = Veloce
page-speed-instant = Immediato
page-setting-sound = Suoni
page-setting-keys = Scorciatoie a tasto singolo
page-setting-emotes = Mostra le reazioni degli altri
page-play-now = Gioca subito
page-play-now-go = Gioca
page-play-options = Opzioni
page-your-name = Il tuo nome
page-edition = Edizione
page-edition-own = { $edition }, regole a scelta
page-own-rules = Regole a scelta
page-own-rules-about = { $edition }, con regole a scelta.
page-how-many = Giocatori
page-bot-level = Livello dei bot
page-bot-fair = A ogni livello i bot tirano gli stessi dadi che tiri tu, non truccati; i più deboli fanno solo scelte peggiori.

## Attorno a un tavolo

page-table = Tavolo
page-lobby = Si apparecchia la tavola
page-seat-open = posto libero
page-join = Siediti
page-table-full = Tutti i posti sono occupati. Puoi restare a guardare.
page-start-with-bots = { $count ->
        [one] Comincia: un bot prende il posto libero
       *[other] Comincia: i bot prendono i { $count } posti liberi
    }
page-starting = Il tavolo è al completo: la partita comincia tra un momento.
page-invite-link = Link per i tuoi amici
page-copy-link = Copia il link
page-copied = Copiato
page-invite-code = o il codice
page-invite-qr = Codice QR del link
page-invite-alone = Solo questo computer può aprire questo link. Perché i telefoni e gli altri computer della tua rete possano giocare, ferma il server e riavvialo con
page-invite-or = oppure
page-invite-share = Allora chiunque nella tua rete può aprire questa pagina e giocare, senza vedere altro del tuo computer.
page-invite-network = Per i dispositivi nella stessa rete di questo computer.
page-invite-address = Indirizzo
page-offline = La connessione è caduta. Tornerà da sola; niente va perso.
page-synced = Connessione ristabilita.
page-outdated = C’è una versione più nuova di questa pagina.
page-reload = Ricarica
page-abandoned = Questa partita è rimasta incompiuta.
page-paused = In pausa: nessun giocatore è presente. La partita continua appena qualcuno ritorna.
page-dice-anew = Il server è stato ripristinato da una copia di sicurezza: i dadi ricevono un nuovo segreto e la partita continua appena i giocatori vi hanno contribuito.
page-spectating = Stai guardando la partita.
page-own-table = Gioca una partita tua
page-no-table = Tavolo inesistente
page-no-table-text = Questo link non porta a nessun tavolo. Forse è scritto male, o il tavolo è stato sparecchiato tempo fa.
page-private-table = Questo tavolo è privato
page-private-table-text = Chiedi a chi sta al tavolo il link intero, o il codice breve.
page-server-away = Server irraggiungibile
page-server-away-text = Il server non risponde. Controlla la connessione e riprova tra un momento.
page-away-waits = La pagina torna da sola appena il server risponde.
page-try-again = Riprova
page-nowhere = Qui non c’è niente
page-nowhere-text = Questo indirizzo non porta da nessuna parte. Forse è scritto male.

## La fine

page-you-won = Hai vinto!
page-name-won = Vince { $name }!
page-shared-win = { $names } si dividono la vittoria!
page-tie-highest-tile = A pari vermi decide la porzione più alta.
page-tie-shared = A pari vermi, e nessuno ha porzioni: vittoria condivisa.
page-by-limit = La partita aveva raggiunto il limite di turni ed è stata decisa così com’era.
page-worms-final = { $count ->
        [one] un verme
       *[other] { $count } vermi
    }
page-rematch = Rivincita
page-rematch-waits = Una rivincita ti aspetta.
page-share = Condividi
# Same in English.
page-share-text = Pickomino: { $headline } ({ $score })
page-review-coach = Analizza con il coach
page-download = Scarica la registrazione

## Altro della pagina iniziale

page-play-now-about = Tu contro { $count ->
        [one] un bot
       *[other] { $count } bot
    } ({ $level })
page-friends = Con gli amici
page-friends-about = Apri un tavolo e manda il link, o mostra il codice QR.
page-friends-go = Invita gli amici
page-friends-open = Apri il tavolo
page-clock = Tempo per un turno
page-clock-none = Senza orologio
page-clock-seconds = { $count } s
page-clock-days = { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
page-listed = Mostra il tavolo nella lista: chiunque può unirsi
page-device = Su questo dispositivo
page-device-about = Più persone, uno schermo: passatelo dopo ogni turno.
page-device-go = Giocate a turno
page-start = Comincia la partita
page-player-number = Giocatore { $number }
page-player-more = Aggiungi un giocatore
page-bot-more = Aggiungi un bot
page-code = Hai un codice?
page-code-label = Codice breve
page-code-go = Vai al tavolo
page-my-games = Le mie partite
page-open-tables = Tavoli aperti
page-open-tables-none = Ora nessun tavolo è aperto. Aprine uno tu.
page-status-lobby = in attesa di giocatori
page-status-running = in corso
page-status-over = finita
page-status-abandoned = incompiuta
page-learn = Impara e rivedi
page-tutorial = La tua prima partita, in tre minuti
page-tutorial-extrawurm = Extrawurm, spiegato giocando
page-rules-read = Leggi le regole
page-puzzles = Problemi
page-analysis = Tavolo d’analisi
page-companion = Dadi veri, tavolo vero
page-your-record = Il tuo bilancio
page-open-record = Apri una registrazione
page-dice-counted = Tutti i dadi tirati qui
page-something-wrong = Qualcosa è andato storto ({ $code }).

## Durante la partita

page-title-yours = Tocca a te · Pickomino
page-time-left = Tempo rimasto: { $time }
page-time-hours = { $count } h
page-tools = Al tavolo
page-live = Che cosa succede
page-story = Cronaca
page-story-empty = Non è ancora successo niente.
page-emotes = Reagisci
page-calls = { $name }: «{ $words }»
page-emote-clap = Complimenti!
page-emote-laugh = Ah ah!
# Same in English.
page-emote-groan = Oh no…
page-emote-wow = Caspita!
page-emote-think = Mmm…
page-emote-hurry = Dai!
page-emote-thanks = Grazie!
page-emote-well-played = Ben giocato!
page-leave = Esci
page-leave-title = Lasciare il tavolo?
page-leave-text = Finché restano altri giocatori, un bot gioca al posto tuo. Se non resta nessuno, la partita aspetta. Puoi riprendere il posto in qualsiasi momento.
page-leave-hand = Se esci, questa partita finisce: nessun altro ha i dadi in mano. La registrazione resta.
page-away-note = Un bot gioca per { $name }.
page-away-paused = La partita è in pausa finché non torni.
page-come-back = Eccomi di nuovo
page-spectators = { $count ->
        [one] una persona guarda
       *[other] { $count } persone guardano
    }
page-keys = Tasti
page-keys-off = Le scorciatoie a tasto singolo sono disattivate nelle impostazioni.
page-key-faces = metti da parte quella faccia
page-key-roll = tira
page-key-nine = tira nove dadi
page-key-stop = fermati
page-key-canned = fermati e conta il verme in scatola
page-key-weasel = manda la donnola
page-key-takeback = annulla l’ultima scelta
page-key-options = la prima, la seconda, la terza… scelta
page-key-space = Spazio
page-key-skip = vai alla diretta
page-key-story = la cronaca
page-key-emote = reagisci
page-key-mute = suono acceso o spento
page-key-help = questo elenco

## Rivedere una partita, e altri dispositivi

page-review-start = Prima del primo tiro.
page-review-back = Indietro
page-review-next = Avanti
page-review-turn-back = Turno precedente
page-review-turn-next = Turno successivo
page-review-place = Punto della partita
page-record-about = Una registrazione è un file di testo (.pkn) con ogni tiro e ogni decisione di una partita. Alla lettura viene verificata in base alle regole.
page-record-file = Un file da questo dispositivo
page-record-text = oppure il testo stesso
page-record-read = Apri
page-check = Controlla i dadi
page-check-about = Il server ha fissato il suo segreto prima della partita, e ogni giocatore vi ha aggiunto il proprio contributo casuale. Ora che il segreto è noto, il tuo browser può ricalcolare ogni dado da sé.
page-check-go = Controlla ogni dado
page-check-good = { $rolls ->
        [one] L’unico tiro è giusto.
       *[other] Tutti i { $rolls } tiri sono giusti.
    }
page-check-by-hand = Il registro è integro. I dadi di questa partita sono stati tirati a mano e inseriti dai giocatori: nessuno può controllarli.
page-check-bad = Qualcosa non torna. Non fidarti di questa partita.
page-check-chain = Il registro è integro: { $count } voci, ciascuna sigillata dalla seguente.
page-check-chain-bad = Il registro è stato modificato.
page-check-commitment = Il segreto è quello promesso prima della partita.
page-check-commitment-bad = Il segreto non è quello promesso prima della partita.
page-check-dice = Ogni dado deriva dal segreto e dai contributi casuali dei giocatori.
page-check-dice-bad = Alcuni dadi non derivano dal segreto.
page-check-order-bad = La voce { $line } non segue dalle precedenti: una voce, un numero di tiro o un numero di dadi è sbagliato.
page-check-bot-bad = Voce { $line }: il seme della decisione di un bot non deriva dal segreto.
page-check-noted-bad = Il registro non contiene ciò che questo dispositivo ha conservato della partita: è stato riscritto, o il tuo contributo è stato omesso.
page-check-noted = Tutto ciò che questo dispositivo ha conservato durante la partita è nel registro.
page-check-not-noted = Questo dispositivo non ha conservato nulla della partita e non può dire se tutto il registro è stato riscritto.
page-check-nobody = Ad alcuni dadi nessun giocatore aveva contribuito: per quelli bisogna fidarsi del server.
page-check-missing = Nessun contributo in tempo da: { $names }.
page-check-withheld = Contributo promesso ma non rivelato, perciò i dadi hanno avuto un nuovo segreto: { $names }.
page-check-restored = Il server è stato ripristinato da una copia di sicurezza durante la partita; da allora i dadi vengono da un nuovo segreto.
page-check-left = Qui non si controlla se ogni mossa segue le regole e se i bot hanno deciso secondo il loro seme. La riga di comando fa entrambe le cose:
page-dice-total = { $dice } dadi in { $rolls } tiri.
page-dice-share = { $count } ({ $share }%)
page-dice-expected = Un dado non truccato mostra ogni faccia il 16,67% delle volte.
page-move = Gioca su questo dispositivo
page-move-text = Con questo link giochi in questo browser con lo stesso nome che hai sull’altro dispositivo, con tutte le tue partite.
page-move-go = Sì, sono io
page-move-failed = Non ha funzionato
page-move-spent = Questo link è già stato usato, o i suoi dieci minuti sono passati. Creane uno nuovo sull’altro dispositivo.
page-device-link = Porta le mie partite su un altro dispositivo
page-device-link-about = Apri questo link sull’altro dispositivo entro dieci minuti. Vale una volta sola.
page-forget = Dimenticami
page-forget-about = Cancella il tuo nome e la tua chiave da questo server. Le tue partite restano, senza il tuo nome.
page-forget-sure = Sì, dimenticami

## Il coach al tavolo

page-coach = Coach
page-coach-shows = Che cosa mostra il coach
page-coach-each = Che cosa mostra il coach a ciascuno, quando è il suo turno
page-coach-off = Niente
page-coach-odds = Probabilità
page-coach-advice = Consigli
page-coach-off-about = Giochi senza aiuto.
page-coach-odds-about = Su ogni porzione la probabilità di prenderla, su ogni scelta i vermi attesi e il rischio di sballare.
page-coach-advice-about = Le probabilità, e su ogni scelta quella di vincere la partita; la migliore viene indicata, con il perché.
page-coach-point = Indica una scelta, o tienici sopra il dito, per vedere dove porta.
page-coach-allowed = A questo tavolo chiunque può chiedere al coach.
page-coach-allow = Chiunque può chiedere al coach durante la partita

list-and = { $first } e { $last }

## Le mie partite, e l’ultima scelta annullata

page-undone = { $who ->
        [you] Annulli la tua ultima scelta.
       *[other] { $name } annulla la sua ultima scelta.
    }
page-rematch-follow = Vai alla rivincita
page-result-won = vinta
page-result-lost = persa
page-result-shared = vittoria condivisa
page-game-remove = Togli dall’elenco la partita di { $names }
page-game-remove-title = Togliere la partita dall’elenco?
page-game-remove-text = La partita non è finita: togliendola, la lasci. Finché restano altri giocatori, un bot gioca al posto tuo.
page-game-remove-go = Lascia e togli

## Chi siede dove

page-seats = Disponi i posti
page-seat-kind = { $name }: persona o bot
page-seat-is-me = Qualcuno qui
page-seat-is-open = Da invitare
page-seat-is-bot = Bot
page-seat-level = { $name }: livello
page-seat-character = { $name }: carattere
page-seat-plain = neutro
page-seat-plain-about = Gioca per vincere, e basta.
page-seat-earlier = Sposta { $name } un posto avanti
page-seat-drop = Togli il posto di { $name }
