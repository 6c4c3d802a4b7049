# Che cosa dice `pickomino --help` in italiano; en.ftl spiega la forma.

## Intorno

help-usage = Uso:
help-arguments = Argomenti:
help-options = Opzioni:
help-commands = Comandi:
help-examples = Esempi:
help-default = predefinito:
help-variable = variabile:
help-required = obbligatorio
help-more = «pickomino COMANDO --help» spiega un comando.

## Che cosa sta per un valore

value-options = [OPZIONI]
value-command = COMANDO
value-program = COMANDO
value-n = N
value-text = TESTO
value-file = FILE
value-folder = CARTELLA
value-lang = LINGUA
value-rules = REGOLE
value-preset = [REGOLAMENTO] [REGOLA=VALORE]…
value-position = POSIZIONE
value-players = GIOCATORI
value-names = NOMI
value-turn = TURNO
value-action = AZIONE
value-bot = BOT
value-bots = BOT BOT…
value-number = NUMERO
value-theme = TEMA
value-address = INDIRIZZO
value-database = DATABASE
value-addresses = INDIRIZZI
value-urls = URL
value-name = NOME
value-url = URL
value-log = REGISTRO

## Che cosa vale se non si dà nulla

default-database = un file nella tua cartella dei dati
default-port = 8000, o una porta libera se è occupata
default-play-players = tu contro un bot di media forza
default-name = Bot collegato

## I comandi

command-pickomino = Giocare, studiare e programmare il gioco di dadi Pickomino e la sua edizione Extrawurm.
command-apply = Mostrare la posizione dopo un turno.
command-arena = Far giocare i bot tra loro e misurare quale è più forte.
    I posti ruotano e i dadi sono gli stessi per tutti; le vittorie sono mostrate grezze e al netto della fortuna. Ctrl-C
    mostra ciò che è finito. Lo stato di uscita è 1 se un bot ha perso partite a tavolino.
command-backup = Fare una copia di sicurezza del database di un server, anche in uso.
command-bench = Misurare quanto è veloce questo computer nel gioco.
    Si misurano il motore, i turni singoli e raggruppati, e partite intere su un core e su tutti. Ogni valore è il migliore
    di più prove, perché altri programmi possono solo rallentare un computer.
command-bot = Far parlare a uno dei nostri bot il protocollo dei bot: un oggetto JSON per riga su standard input e output.
command-bots = Elencare tutti i bot: come giocano, le opzioni, la forza e i caratteri che possono avere.
command-check-bot = Controllare se un programma parla il protocollo dei bot, e dire che cosa non va.
command-connect = Prendere posto su un server e farvi giocare un bot fino alla fine della partita.
command-doctor = Controllare questa installazione e dire che cosa fare.
    Si controllano Python, i nuclei di calcolo, il database, il disco e la porta, e con --url l’orologio e il proxy.
command-hint = Dire quanto vale ogni scelta, e perché.
    Per ogni scelta: la probabilità di vincere, quanto costa, i vermi attesi e il rischio di sballare.
command-legal = Mostrare le azioni permesse, una per riga.
    Non ce ne sono finché si devono tirare dadi o quando la partita è finita.
command-odds = Mostrare le probabilità del turno: ogni porzione o meglio ed esattamente, vermi attesi, rischio di sballare.
    A metà di un turno per ogni scelta permessa, la migliore per prima.
command-perft = Contare in quanti modi può andare un turno, come prova delle regole.
    Si contano le sequenze di N coppie (tiro senza ordine, faccia messa da parte) da una posizione, in base alla prima faccia.
command-play = Giocare nel terminale, contro i bot o con altri.
    Scrivi un’azione, oppure: ? hint undo show record quit.
command-puzzle = Mostrare un problema e, con una risposta, se è giusta e perché.
command-replay = Raccontare a parole una partita registrata.
command-restore = Ripristinare una copia di sicurezza in un database vuoto, dell’uno o dell’altro tipo.
command-review = Analizzare una partita registrata: fortuna, errori e precisione di ciascuno, che sommati danno il risultato.
    Una partita registrata incompiuta o con errori è analizzata fin dove è valida.
command-rules = Spiegare un regolamento, regola per regola, e in che cosa differisce da classic.
command-serve = Servire la pagina e l’API fino all’arresto.
command-show = Mostrare una posizione: grigliata, pile, dadi, e a chi tocca.
command-simulate = Giocare molte partite tra bot e mostrare quanto spesso vince ciascuno, con intervalli al 95%.
    Le partite dipendono solo da regole, giocatori, seme e limite di turni, non da --jobs né da --cluster.
    Lo stato di uscita è 1 se un bot ha perso partite a tavolino.
command-train = Addestrare una rete di valutazione per il champion, con una curva della sua forza.
    Accanto alla rete si conserva un punto di ripresa (FILE.checkpoint). Dopo un’interruzione lo stesso comando riprende da
    lì e arriva alla stessa rete.
command-verify = Controllare la catena, le mosse, ogni posizione, ogni dado e ogni decisione dei bot di una partita finita.

## Che cosa ricevono i comandi

argument-apply-turn = Un turno o una sua parte; - legge lo standard input.
argument-arena-bots = Due bot o più: champion, swing, "exec:COMANDO". Ciascuno gioca contro copie di ogni altro, --games partite per coppia.
argument-backup-file = Dove scrivere la copia di sicurezza.
argument-bot-spec = Quale bot: "timid", "champion:level=3".
argument-check-bot-command = Come si avvia il programma: "python my_bot.py".
argument-connect-url = Il link a un tavolo, o l’indirizzo di un server: allora un nuovo tavolo contro il suo bot.
argument-puzzle-number = Un numero qualsiasi; senza, il problema del giorno.
argument-replay-file = Una partita registrata (.pkn); - legge lo standard input.
argument-restore-file = La copia di sicurezza.
argument-review-file = Una partita registrata (.pkn); - legge lo standard input.
argument-rules-rules = Un regolamento, classic se non se ne dà nessuno; - legge lo standard input.
argument-verify-source = Il registro di una partita: un file, -, o l’URL della partita o del suo registro.

## Opzioni

option-help = Mostrare questo aiuto e terminare.
option-version = Mostrare la versione e terminare.
option-install-completion = Installare il completamento per questa shell.
option-show-completion = Mostrare lo script di completamento di questa shell, da copiare o adattare.
option-json = Stampare JSON, per i programmi; anche gli errori.
option-lang = La lingua da parlare. Senza: PICKOMINO_LANG, LC_ALL, LC_MESSAGES o LANG.
option-rules = Un regolamento, anche modificato, come "classic fallback=any".
option-position = Una posizione; - la legge dallo standard input.
option-seats = Numero di giocatori.
option-games = Numero di partite.
option-seed = Lo stesso seme dà le stesse partite.
option-jobs = Numero di processi; 0 usa tutti i core.
option-turn-limit = Turni dopo i quali una partita si decide così com’è.
option-plot = Disegnare anche un’immagine: un file che finisce in .png o .svg.
option-records = Scrivere tutte le partite in questa cartella, come file .pkn.
option-time-ms = Millisecondi che un programma ha per una decisione.
option-database = Un file, o un URL postgresql://…
option-luck = Misurare la fortuna e mostrare le vittorie anche al netto di essa.
option-seconds = Secondi per ogni misura.
option-rounds = Partite di ogni tipo da giocare.
option-bot = Il bot che gioca.
option-name = Il nome con cui gioca.
option-connect-seed = Seme della casualità del bot.
option-connect-claim = Mentre la partita aspetta chi se n’è andato: `bot` fa giocare un bot al suo posto, `win` reclama la vittoria se non resta nessun altro.
option-doctor-port = La porta su cui il server deve ascoltare.
option-url = Dove gli altri raggiungono il server, attraverso il suo proxy.
option-rollouts = Giocare anche ogni scelta fino in fondo questo numero di volte, per controllare la stima.
option-hint-seed = Seme delle partite giocate fino in fondo.
option-depth = Quante volte mettere da parte dei dadi.
option-play-players = Chi gioca, posto per posto, separati da virgole: bot come champion:level=2, persone con la maiuscola (Ann) o come person:ann.
option-play-seed = Lo stesso seme dà gli stessi dadi e bot.
option-own-dice = Tirare dadi veri e scrivere che cosa mostrano.
option-record = Scrivere qui la partita quando finisce.
option-answer = Che cosa faresti; - lo legge dallo standard input.
option-difficulty = Solo problemi di questa difficoltà.
option-theme = Solo problemi su questo tema.
option-verify = Controllare tutti i problemi di un file; "stock" sono i nostri.
option-verify-commitment = Un’impronta di un seme mostrata dal server; si può ripetere.
option-verify-entropy = Ciò che il tuo client ha aggiunto ai dadi, in esadecimale; si può ripetere.
option-verify-head = Un’impronta di una voce mostrata dal server; si può ripetere.
option-as-positions = Mostrare una posizione per riga: l’inizio, poi dopo ogni turno.
option-review-plot = Disegnare anche la curva: un file che finisce in .png o .svg.
option-html = Scrivere anche tutto il rapporto in una pagina web.
option-comment = Scrivere anche la partita registrata, con l’analisi nei commenti.
option-host = L’indirizzo su cui ascoltare.
option-port = La porta su cui ascoltare; 0 ne prende una libera.
option-bot-workers = Processi in cui i bot pensano.
option-bots = Bot contro cui gli ospiti possono giocare, separati da spazi.
option-trusted-proxies = Proxy le cui intestazioni X-Forwarded contano, separati da virgole.
option-metrics-from = Reti, oltre a questo computer, che possono leggere /metrics, separate da virgole.
option-origins = Altre origini che possono aprire connessioni, separate da virgole.
option-hosts = Altri nomi con cui i browser raggiungono questo server, separati da virgole; .example.org vale per tutti i nomi che ne dipendono.
option-rate-factor = Moltiplica tutti i limiti di frequenza: più di 1 dove molti condividono un indirizzo.
option-share = Lasciar entrare altri dispositivi: tutti nella tua rete possono aprire la pagina e giocare, senza cifratura. Non vedono altro di questo computer.
option-push = Avvisare i giocatori che lo chiedono, tramite il servizio push del loro browser, quando tocca a loro.
option-open = Aprire la pagina in un browser.
option-names = Nomi dei giocatori, separati da virgole.
option-svg = Disegnare un’immagine; - la scrive sullo standard output.
option-ascii = Solo ASCII, senza colori.
option-simulate-players = Chi gioca, posto per posto, separati da virgole: greedy, champion:level=2, exec:… Le partite tra soli random, greedy e swing sono le più veloci.
option-csv = Stampare CSV, una riga per posto.
option-cluster = Giocare su un cluster Ray; "local" ne avvia uno qui.
option-train-seats = Numero di giocatori: 2; 3 o 4 per entrambi; da 5 a 7 per tutti e tre.
option-positions = Da quante posizioni imparare.
option-train-seed = Lo stesso seme dà la stessa rete.
option-side-by-side = Partite giocate in parallelo.
option-window = Turni tra due sessioni di apprendimento.
option-rate = Tasso di apprendimento all’inizio.
option-trace = Quanto contano all’inizio le sorprese successive.
option-start = Una rete da cui partire, invece che da zero.
option-against = Addestrare la risposta migliore a questo bot, invece che giocando contro sé stessa.
option-hidden = Unità degli strati nascosti; se manca, 128x32 o quelle della rete di partenza.
option-pairs = Usare anche caratteristiche che uniscono due fatti.
option-passes = Quante volte imparare da una posizione.
option-tables = Finestre di gioco contro sé stessa che si possono giocare insieme.
option-out = Dove scrivere la rete.
option-train-plot = Disegnare anche la curva di forza: un file che finisce in .png o .svg.
