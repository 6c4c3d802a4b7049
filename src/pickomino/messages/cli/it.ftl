# Frasi che dice solo la riga di comando; quelle che condivide con la pagina sono in ../it.ftl.

## Che cosa non va nel registro di una partita

verify-not-ended = La partita non è finita: il suo seme non è rivelato, quindi i dadi non si possono controllare.
verify-too-long = È troppo lungo per essere il registro di una partita.
verify-breaks-off = Il registro si interrompe qui.
verify-no-json = Questo non è JSON.
verify-form = Questo non è in forma canonica.
verify-hash = La voce non corrisponde alla sua impronta.
verify-opening = Così non si apre una partita.
verify-unreadable = La voce non si può leggere: { $reason }.
verify-order = La voce non segue la voce { $version }.
verify-position = La mossa porta a { $found }, ma è registrato { $stored }.
verify-seed-form = Il seme non è esadecimale.
verify-seed = Il seme non è quello promesso.
verify-dice = La voce mostra i dadi { $shown }, ma il seme dà { $rolled }.
verify-not-open = Il posto non è libero.
verify-nobody-there = Lì non siede nessuno.
verify-dice-fixed = I dadi sono già stabiliti.
verify-cannot-start = La partita non può cominciare così.
verify-entropy = Questi non sono i contributi casuali dei giocatori.
verify-mover = Non tocca a questo posto.
verify-number = Manca il numero di un tiro.
verify-unasked = Nessuno ha chiesto questi dadi.
verify-nobody-leaves = Nessuno può lasciare questo posto.
verify-nobody-away = Lì non è assente nessuno.
verify-claim = Qui nessuno può reclamare nulla.
verify-lag = Per i ritardi della rete, un orologio ha ricevuto più tempo di quanto è permesso.
verify-ended = La partita è già finita.
verify-reason = La partita non è finita per questo motivo.
verify-protocol = Questa versione non conosce il protocollo del registro.
verify-commitment = Non è un impegno, o è quello di qualcun altro.
verify-cannot-lock = Non si può ancora chiedere a nessuno di rivelare.
verify-missing = Non sono i posti che non si erano impegnati.
verify-reseed = Qui non c’è motivo per un nuovo seme, o i posti indicati sono sbagliati.
verify-chance = Il seme di un bot manca, non deriva da quello della partita, o sta dove nessun bot ha deciso.
verify-bot = Il bot { $bot } qui avrebbe scelto { $chosen }, non { $shown }.
verify-noted-commitment = L’impegno { $value } non è nel registro: è un segreto diverso da quello che ti era stato mostrato.
verify-noted-entropy = Il tuo contributo casuale { $value } non è entrato nei dadi.
verify-noted-head = L’impronta { $value } non è nel registro: è stato riscritto dopo che l’hai visto.
verify-other-game = È il registro di un’altra partita, { $game }.

## Copie di sicurezza e database

backup-no-database = Non c’è nessun database { $file }.
backup-damaged = La copia di sicurezza è danneggiata.
backup-foreign = Questa non è una copia di sicurezza di Pickomino.
backup-schema = La copia di sicurezza ha lo schema { $found }; questo programma ha lo schema { $known }.
backup-table = La copia di sicurezza nomina la tabella «{ $token }», che qui è sconosciuta.
backup-column = La copia di sicurezza nomina una colonna impossibile della tabella { $table }.
backup-breaks-off = La copia di sicurezza si interrompe.
backup-not-empty = Il database non è vuoto.
database-kind = Un database è un file o un URL postgresql://, e questo non è né l’uno né l’altro.
database-folder = { $file } è una cartella, non un database.
database-newer = Le tabelle di questo database vengono da una versione più recente di questo programma. Prima aggiorna questo programma.
database-certificate = { $file } non contiene alcun certificato TLS.
database-key = { $file } non contiene una chiave adatta al certificato { $certificate }, oppure vuole una password (sslpassword).
database-unavailable = Il database non si può usare: { $reason }.
database-served = { $file } è in uso da parte di un altro processo.
database-linked = { $file } è un file con più nomi (collegamenti fisici). SQLite lo danneggerebbe: togli gli altri nomi o fanne una copia.

## Che cosa può capitare a un programma che chiama un server

client-url = «{ $token }» non è un URL http o https.
client-table = «{ $token }» non è un link a un tavolo.
client-no-game = Questo URL non nomina nessuna partita.
client-no-server = { $server } non è un server di Pickomino.
client-answer = Il server ha risposto con lo stato { $status }.
client-nonsense = La risposta del server non si può leggere.
client-closed = Il server ha chiuso la partita: { $reason }.

## Che cosa sbaglia un bot altrui

fault-start = Il comando non parte: { $reason }.
fault-deaf = Non legge ciò che gli si manda.
fault-long-line = Ha scritto una riga di più di { $most } byte.
fault-silent = Non ha risposto in tempo.
fault-closed = Ha chiuso il suo output.
fault-ended = È terminato con lo stato { $status }.
fault-killed = È stato necessario fermarlo a forza.
fault-id = Ha risposto con l’id { $token } invece di { $asked }.
fault-chatter = Scrive riga dopo riga senza rispondere a nulla.
fault-hello = Deve rispondere a hello con name e author, due stringhe.
fault-no-action = Deve rispondere a decide con action, una stringa.
fault-illegal = «{ $token }» non è tra le azioni permesse: { $known }.
fault-not-an-action = Ha restituito { $found }, che non è un’azione.
fault-ok = Deve rispondere a { $message } con "ok": true.
fault-no-json = Ha scritto qualcosa che non è JSON: «{ $token }».
fault-no-object = Ha scritto qualcosa che non è un oggetto JSON: «{ $token }».
fault-raised = Ha sollevato l’eccezione { $error } ({ $where }).

## Che cosa si controlla di un tale bot

conformance-starts = Il comando parte
conformance-hello = Risponde a hello con il nome e l’autore
conformance-games = Gioca { $games ->
        [one] una partita
       *[other] { $games } partite
    } in { $players } con il regolamento { $rules }
conformance-start = Decide prima del primo tiro
conformance-start-golden = Decide prima del primo tiro, con il dado d’oro
conformance-face = Sceglie una faccia
conformance-weasel = Manda la donnola o accetta di sballare
conformance-roll-or-stop = Tira o si ferma
conformance-canned = Decide se contare il verme in scatola
conformance-rob = Sceglie a chi prendere un vermarrosto
conformance-crow = Sceglie a chi prendere un vermarrosto per il corvo
conformance-claim = Sceglie una porzione
conformance-keep = Sceglie quale specialista tenere
conformance-unknown-field = Ignora i campi che non conosce
conformance-quit = quit lo termina con lo stato 0

## La riga di comando

cli-cannot-read = { $file } non si può leggere: { $reason }.
cli-cannot-write = { $file } non si può scrivere: { $reason }.
cli-cannot-print = Non si può scrivere sullo standard output: { $reason }.
cli-not-utf8 = { $file } non è un file di testo in UTF-8.
cli-file-long = { $file } è troppo lungo: il massimo è { $most } caratteri.
cli-language = «{ $token }» non è una lingua che si parla qui. Le lingue sono: { $known }.
cli-one-stdin = Dallo standard input si può leggere una cosa sola.
cli-usage = { $problem } (Prova: { $command } --help)
cli-usage-command = Non c’è nessun comando «{ $token }».
cli-usage-command-near = Non c’è nessun comando «{ $token }». Volevi dire: { $known }?
cli-usage-option = Non c’è nessuna opzione «{ $token }».
cli-usage-option-near = Non c’è nessuna opzione «{ $token }». Volevi dire: { $known }?
cli-usage-bare = { $option } richiede un valore.
cli-usage-flag = { $option } non prende valori.
cli-usage-missing = Manca { $name }.
cli-usage-surplus = «{ $token }» è di troppo.
cli-usage-whole = { $option }: «{ $token }» non è un numero intero.
cli-usage-number = { $option }: «{ $token }» non è un numero.
cli-usage-choice = { $option }: «{ $token }» non esiste, solo { $known }.
cli-usage-least = { $option } deve essere almeno { $limit }, non { $value }.
cli-exclusive = { $first } e { $second } si escludono.
cli-away = Il server non risponde: { $reason }.
cli-reason-missing = file o cartella inesistente
cli-reason-forbidden = permesso negato
cli-reason-folder = è una cartella
cli-reason-no-folder = una parte del percorso non è una cartella
cli-reason-full = spazio esaurito
cli-reason-read-only = è di sola lettura
cli-reason-name-long = il nome è troppo lungo
cli-reason-port-taken = la usa un altro programma
cli-reason-no-address = questo computer non ha quell’indirizzo
cli-reason-refused = connessione rifiutata
cli-reason-timeout = ci ha messo troppo
cli-reason-unknown-name = quel nome è sconosciuto
cli-reason-certificate = il suo certificato non è attendibile
cli-reason-tls = non è stato possibile stabilire una connessione TLS
cli-compiling = Compilazione del risolutore per questo computer; qualche secondo, solo questa volta…
cli-needs-extra = Serve { $module }, che non è installato: pip install "pickomino[{ $extra }]".
cli-plot-format = { $file }: il nome di un’immagine finisce in .png o .svg.
cli-odds-over = La partita è finita: non resta nulla da sperare.
cli-odds-title = Le probabilità di { $name }
cli-odds-choice = Scelta
cli-odds-due = dadi da tirare
cli-odds-worms = Vermi attesi
cli-odds-bust = Rischio di sballare
cli-odds-tile = Porzione
cli-odds-reach = Questa porzione o meglio
cli-odds-exact = Esattamente
cli-simulate-bot = «{ $token }» non si può simulare su un cluster. Si possono simulare: { $known }.
cli-range = { $option } deve essere tra { $least } e { $most }, non { $value }.
cli-simulate-folder = { $folder } non è una cartella in cui si possa scrivere.
cli-simulate-cluster = Il cluster all’indirizzo { $address } non risponde: { $reason }.
cli-simulate-nothing = Nessuna partita è finita.
cli-simulate-interrupted = Interrotto: { $done ->
        [one] { $done } partita finita
       *[other] { $done } partite finite
    } su { $games }.
cli-simulate-title = { $games ->
        [one] Una partita
       *[other] { $games } partite
    } con il regolamento «{ $rules }»
cli-simulate-games = Partite
cli-simulate-seat = Posto
cli-simulate-player = Giocatore
cli-simulate-wins = Vittorie
cli-simulate-worms = Vermi
cli-simulate-takes = Prese
cli-simulate-steals = Rubate
cli-simulate-busts = Sballati
cli-simulate-length = Turni
cli-simulate-lasted = Una partita dura in media { $length } turni; la più corta { $low }, la mediana { $middle }, la più lunga { $high }.
cli-simulate-limit = { $games ->
        [one] Una partita è stata chiusa
       *[other] { $games } partite sono state chiuse
    } dal limite di { $limit ->
        [one] un turno
       *[other] { $limit } turni
    }.
cli-simulate-speed = { $seconds } s, { $speed ->
        [one] una partita
       *[other] { $speed } partite
    } al secondo. Intervalli di confidenza al 95%.
cli-arena-two = Per un’arena servono almeno due bot.
cli-arena-twice = Con tre o più bot, ciascuno si può nominare una volta sola.
cli-arena-pair = { $first } contro { $second }
cli-arena-title = { $rules }, { $players } giocatori, seme { $seed }
cli-arena-second = Contro
cli-arena-raw = Vittorie, grezze
cli-arena-adjusted = Al netto della fortuna
cli-arena-axis = Vittorie del primo bot, intervalli al 95%
cli-arena-cross = Ciascuno contro copie di ognuno degli altri
# Same in English.
cli-arena-bot = Bot
cli-arena-rating = Punteggio
cli-arena-rounded = Si giocano { $games } partite: ogni serie di dadi una volta da ognuno dei { $players } posti.
cli-arena-strikes = Errori
cli-arena-forfeits = A tavolino
cli-arena-forfeited = Partite perse a tavolino da { $bot }: { $count } su { $games }.
cli-arena-by-forfeit = { $pair }: deciso a tavolino. Le vittorie non dicono nulla di come giocano.
cli-arena-fault = { $bot }: { $fault }{ $count ->
        [one] { "" }
       *[other] { " " }({ $count } volte)
    }
cli-arena-faults = … e { $count ->
        [one] un altro errore
       *[other] altri { $count } errori
    }
cli-train-suffix = { $file }: il nome di una rete finisce in .npz.
cli-train-other = { $file } appartiene a un altro addestramento: { $command }
cli-train-training = addestramento
cli-train-error = errore { $error }
cli-train-resume = Interrotto. { $file } contiene ciò che è stato imparato; lo stesso comando riprende da lì: { $command }
cli-train-stopping = Arresto dopo questo giro; un altro Ctrl-C interrompe subito.
cli-train-lost = Interrotto prima del primo punto di ripresa; non è stato salvato nulla.
cli-train-time = { $minutes } minuti di processore per giocare e imparare.
cli-train-against = contro { $bot }
cli-train-positions = Posizioni viste
cli-train-rate = Vittorie contro { $bot }, intervalli al 95%
cli-bench-small = Motore e turni
cli-bench-engine = Motore semplice, { $rules }
cli-bench-decisions = { $count } decisioni al secondo
cli-bench-alone = Un turno di { $dice } dadi, da solo
cli-bench-batched = Un turno di { $dice } dadi, { $batch } insieme
cli-bench-games = Partite al secondo (e decisioni, in milioni)
cli-bench-players = Giocatori
cli-bench-length = Turni
cli-bench-one = Un core
cli-bench-all = { $cores ->
        [one] L’unico core
       *[other] Tutti i { $cores } core
    }
cli-bench-note = Ogni valore è il migliore di più prove.
cli-replay-head = { $players } giocano con il regolamento «{ $rules }».
cli-replay-unfinished = La partita non è finita.
cli-replay-limit = Dopo { $turns ->
        [one] un turno
       *[other] { $turns } turni
    } la partita si ferma al suo limite; la vittoria va a { $winners }.
cli-play-hint = Scrivi un’azione quando tocca a te, o premi Invio per quella tra parentesi quadre; ? le spiega tutte.
cli-key-roll = r, roll = tira i dadi che non sono da parte
cli-key-face = 1 2 3 4 5 w = metti da parte quella faccia
cli-key-stop = s, stop = fermati
cli-key-claim = 27 = scegli quella porzione
cli-key-roll9 = n, roll9 = tira nove dadi, con il dado d’oro
cli-key-weasel = z, ~ = fai ripetere il tiro alla donnola
cli-key-canned = c, stop+c = fermati e conta il verme in scatola
cli-key-rob = rob 3 = prendi un vermarrosto a chi siede al posto 3
cli-key-keep = keep h = tieni quello specialista
cli-key-enter = Invio = ciò che è tra parentesi quadre
cli-key-hint = h, hint = chiedi al coach
cli-key-show = t, show = mostra il tavolo
cli-key-undo = u, undo = annulla l’ultima decisione, finché non è caduto nessun dado
cli-key-record = record = mostra la registrazione della partita fin qui
cli-key-quit = q, quit = esci
cli-play-prompt = { $name }: { $choices }
cli-play-prompt-default = { $name }: { $choices } [{ $default }]
cli-play-dice = { $name }, tira { $count ->
        [one] un dado
       *[other] { $count } dadi
    } e scrivi il risultato:
cli-play-left = La partita resta incompiuta.
cli-play-no-undo = Non c’è niente da annullare.
cli-play-dice-fell = Dopo la tua ultima decisione sono caduti i dadi: non si può annullare.
cli-play-you = Tu
cli-perft-total = totale: { $count }
cli-serve-ready = Pickomino è in funzione su { $url } (Ctrl-C lo ferma)
cli-serve-others = Gli altri dispositivi della tua rete lo raggiungono su { $urls }
cli-serve-no-network = È aperto agli altri dispositivi, ma questo computer non è in nessuna rete.
cli-serve-alone = Lo raggiunge solo questo computer. Con --share possono giocare anche telefoni e altri computer della tua rete.
cli-serve-data = Le partite si trovano in { $where }
cli-serve-share = --share apre a tutti i dispositivi della rete, --host a un solo indirizzo: usane solo una.
cli-serve-taken = Non si può ascoltare su { $host }, porta { $port }: { $reason }.
cli-serve-proxy = --trusted-proxies: «{ $token }» non è né un indirizzo né una rete.
cli-serve-metrics = --metrics-from: «{ $token }» non è né un indirizzo né una rete.
cli-serve-origin = --origins: «{ $token }» non è un’origine; scrivila come https://example.org.
cli-serve-host = --hosts: «{ $token }» non è un nome di host; scrivilo come play.example.org, senza porta.
cli-connect-name = Bot collegato
cli-connect-alarm = ALLARME: { $problem }
cli-connect-checked = Il registro concorda con tutto ciò che è stato conservato durante la partita. Per ricontrollarlo, bot compresi: pickomino verify { $options }
cli-verify-true = { $game }, partita { $status ->
        [abandoned] abbandonata
       *[over] giocata fino in fondo
    }: { $entries ->
        [one] una voce
       *[other] { $entries } voci
    }, { $rolls ->
        [one] un tiro
       *[other] { $rolls } tiri
    } e { $dice ->
        [one] un dado controllati
       *[other] { $dice } dadi controllati
    }, tutto in ordine.
cli-verify-by-hand = I dadi sono stati inseriti a mano: le mosse sono controllate, i dadi non si possono controllare.
cli-verify-contributed = Posti che hanno contribuito ai dadi: { $seats }.
cli-verify-missing = Attenzione: nessun contributo in tempo da questi posti: { $seats }.
cli-verify-withheld = Attenzione: contributo promesso ma non rivelato da questi posti, perciò i dadi hanno avuto un nuovo seme: { $seats }.
cli-verify-claimed = Secondo il server, { $count ->
        [one] chi sedeva al posto { $seats } era assente
       *[other] chi sedeva ai posti { $seats } era assente
    } quando qualcuno ha reclamato la vittoria o ha fatto giocare un bot. Un registro non può mostrare se è vero.
cli-verify-nobody = Attenzione: ad alcuni dadi nessun giocatore aveva contribuito. Per quelli bisogna fidarsi del server.
cli-verify-old-protocol = Il registro segue il primo protocollo: i giocatori contribuivano allo scoperto, quindi chi arrivava per ultimo poteva scegliere.
cli-verify-reseeded = Attenzione: dopo il ripristino di una copia di sicurezza i dadi hanno avuto un nuovo seme. Volte: { $count }.
cli-verify-bots = Decisioni di bot ripetute qui, con lo stesso risultato: { $count }.
cli-verify-bots-unchecked = Non controllato: decisioni di bot non installati qui, o di un’altra versione: { $count }.
cli-verify-substituted = Attenzione: decisioni prese da un bot diverso da quello seduto lì: { $count }.
cli-verify-no-commitment = Non controllato: se è il segreto che ti è stato mostrato prima della partita (--commitment).
cli-verify-no-entropy = Non controllato: se il tuo contributo casuale è entrato nei dadi (--entropy).
cli-verify-no-head = Non controllato: se il registro è stato riscritto per intero da quando hai giocato (--head).
cli-verify-hash = Ultima impronta: { $hash }
cli-verify-false = { $file } non supera il controllo. { $problem }
cli-backup-written = Copia scritta: { $rows ->
        [one] una riga
       *[other] { $rows } righe
    } di { $games ->
        [one] una partita
       *[other] { $games } partite
    }, SHA-256 { $digest }
cli-backup-restored = Copia ripristinata: { $rows ->
        [one] una riga
       *[other] { $rows } righe
    } di { $games ->
        [one] una partita
       *[other] { $games } partite
    }, SHA-256 { $digest }
cli-check-good = corretto
cli-check-bad = errato
cli-check-trouble = { $what }: { $trouble }
cli-check-failed = { $count ->
        [one] Un controllo è fallito
       *[other] { $count } controlli sono falliti
    }.
cli-hint-title = Che cosa può fare { $name }
cli-hint-chance = Vince
cli-hint-cost = Costa
cli-hint-rollout = Giocato fino in fondo
cli-hint-tiles = Probabilità di ogni porzione
cli-review-title = Analisi con il regolamento «{ $rules }»
cli-review-player = Giocatore
cli-review-start = Inizio
cli-review-luck = Fortuna di tutti
cli-review-cost = Errori propri
cli-review-gifts = Errori altrui
cli-review-revisions = Rivalutazioni
cli-review-result = Risultato
cli-review-accuracy = Precisione
cli-review-grades = Errori ed errori gravi
cli-review-turn = Turno
cli-review-error = L’analisi arriva fin dove la registrazione è valida. { $problem }
cli-puzzle-none = Questo problema non esiste.
cli-puzzle-theme = «{ $token }» non è un tema. I temi sono: { $known }.
cli-puzzle-title = Problema { $id }, difficoltà { $difficulty } su 5
cli-puzzle-themes = Temi: { $themes }
cli-puzzle-ask = Che cosa faresti? { $choices }
cli-puzzle-right = Giusto: «{ $answer }» è la scelta migliore.
cli-puzzle-wrong = Non «{ $given }»: «{ $answer }» è meglio.
cli-puzzle-count = Problemi
cli-puzzle-verified = { $count ->
        [one] Un problema regge
       *[other] { $count } problemi reggono
    }: il vantaggio minimo è di { $lead } partite su 100.
cli-puzzle-played = Per { $count ->
        [one] uno di essi
       *[other] { $count } di essi
    } il vantaggio è stato mostrato giocando fino in fondo.
cli-puzzle-unsound = Riga { $line }: «{ $answer }» non ha un vantaggio netto.
cli-puzzle-failed = { $count ->
        [one] Un problema non regge.
       *[other] { $count } problemi non reggono.
    }
error-puzzle = «{ $token }» non è un problema: scrivi regole, posizione, risposta, difficoltà e temi, separati da tabulazioni.

## I bot

bot-random = Una faccia qualsiasi; si ferma una volta su due quando gli porta qualcosa.
bot-timid = Prima i vermi, poi la faccia che aggiunge di più; prende la prima porzione che può.
bot-greedy = Gioca ogni turno per il maggior numero di vermi propri.
bot-swing = Gioca allo stesso modo, ma un verme tolto a un avversario conta doppio.
bot-champion = Gioca per vincere la partita. Ai livelli più bassi giudica male e sbaglia, come noi.
bot-py = Una tua classe Python con un metodo choose(state, rng).
bot-exec = Un tuo programma che parla il protocollo dei bot.
bot-option-plies = quanti turni guarda avanti
bot-option-level = dalla prima partita al campione
bot-option-character = che cosa gli piace
bot-option-time = secondi che può spendere per una decisione (due giocatori)
bot-option-endgame = se esplora i finali (due giocatori)
bot-option-net = un’altra rete
cli-bots-title = Tutti i bot
cli-bots-about = Come gioca
cli-bots-strength = Contro greedy
cli-bots-options = Opzioni, come in champion:level=2,character=bold
cli-bots-option = Opzione
cli-bots-values = Valori
cli-bots-meaning = Significato
cli-bots-characters = Caratteri, per il champion a ogni livello
cli-bots-character = Carattere
cli-bots-broken = non si può caricare: { $reason }
cli-bots-note = «Contro greedy» è la quota di partite vinte, con due giocatori e il regolamento classic.

## Ambienti per i programmi che imparano
error-env-render = «{ $token }» non è un modo di visualizzare. I modi sono: { $known }.
error-env-reward = «{ $token }» non è una ricompensa. Le ricompense sono: { $known }.
error-env-limit = { $token } non è un limite di turni: indica un numero da 1 a { $most }.
error-env-seat = { $token } non è un posto: indica un numero da 1 a { $players }, oppure None per cambiarlo a ogni partita.
error-env-opponents = { $token } non è un elenco di avversari come ["greedy", "random"].
error-env-games = { $token } non è un numero di partite: indicane uno da 1 a { $most }.
error-env-reset = La partita è finita o non è cominciata: prima bisogna reimpostare l’ambiente.
error-env-index = { $token } non è un’azione: le azioni sono numeri da 0 a { $most }.
error-env-game = Partita { $game }: { $reason }
error-env-weights = { $file } non contiene un agente per questi ambienti.

## pickomino doctor

cli-doctor-python = Pickomino { $pickomino } funziona con Python { $version }.
cli-doctor-kernels = I nuclei di calcolo funzionano: i bot forti e il coach sono disponibili.
cli-doctor-no-kernels = Manca il risolutore: giocano solo bot semplici e non c’è il coach. Per installarlo: pip install "pickomino[solver]"
cli-doctor-kernels-broken = Il risolutore non funziona: { $reason }. Per reinstallarlo: pip install --force-reinstall "pickomino[solver]"
cli-doctor-kernels-unkept = Il risolutore funziona, ma ciò che compila non si può conservare in { $folder }, perciò ogni processo lo ricompila. Rendi scrivibile quella cartella o indicane un’altra con PICKOMINO_CACHE_DIR.
cli-doctor-database = Il database risponde: { $kind }.
cli-doctor-no-database = Il database non si può usare: { $reason }. Controlla --database, la password e i permessi.
cli-doctor-disk = Dove si trovano le partite sono liberi { $free } MB.
cli-doctor-disk-full = Dove si trovano le partite sono liberi solo { $free } MB; ne servono almeno { $least }.
cli-doctor-time = L’orologio di questo computer concorda con il database.
cli-doctor-time-off = L’orologio di questo computer differisce di { $seconds } secondi dagli orari del database. Regolalo con NTP.
cli-doctor-port = La porta { $port } è libera.
cli-doctor-port-taken = La porta { $port } non si può usare: { $reason }. Ferma ciò che vi ascolta, forse questo stesso server, o scegline un’altra con --port.
cli-doctor-port-barred = La porta { $port } non si può usare: { $reason }. Scegline una sopra 1023 con --port e fai in modo che un proxy porti a essa.
cli-doctor-port-served = Un server Pickomino è in ascolto sulla porta { $port }.
cli-doctor-proxy = Il server risponde all’indirizzo { $url } e sa come lo si raggiunge.
cli-doctor-no-proxy = Il server non risponde all’indirizzo { $url }: { $reason }. Controlla che sia in funzione e che il proxy porti a esso.
cli-doctor-proxy-untrusted = Il server all’indirizzo { $url } non sa che lo si raggiunge con TLS. Il proxy deve inviare X-Forwarded-Proto e X-Forwarded-For, e --trusted-proxies deve indicarne l’indirizzo.
cli-doctor-sockets = Le connessioni dal vivo raggiungono il server all’indirizzo { $url }.
cli-doctor-no-sockets = Le connessioni dal vivo non raggiungono il server all’indirizzo { $url }. Il proxy deve inoltrare i WebSocket, con le intestazioni Upgrade e Connection.
cli-doctor-sockets-host = Il server all’indirizzo { $url } rifiuta le connessioni dal vivo, perché non sa con quale nome lo si chiama. Il proxy deve inviare l’intestazione Host così come arriva dal browser.
cli-doctor-clock = Gli orologi di questo computer e del server concordano.
cli-doctor-clock-off = Gli orologi di questo computer e del server differiscono di { $seconds } secondi. Regola entrambi con NTP.
cli-doctor-more = Per controllare anche l’orologio e il proxy, indica l’indirizzo che usano i giocatori: pickomino doctor --url https://…
