# Tutte le frasi in italiano; i parametri sono spiegati in en.ftl. A tavola ci si dà del tu.

## Piccoli pezzi

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-W = verme

specialist-c = il verme in scatola
specialist-h = la chioccia
specialist-r = il corvo
specialist-w = la donnola
specialist-g = il dado d’oro
specialist-a = la mela

specialist-c-start = Il verme in scatola
specialist-h-start = La chioccia
specialist-r-start = Il corvo
specialist-w-start = La donnola
specialist-g-start = Il dado d’oro
specialist-a-start = La mela

specialist-c-label = Verme in scatola
specialist-h-label = Chioccia
specialist-r-label = Corvo
specialist-w-label = Donnola
specialist-g-label = Dado d’oro
specialist-a-label = Mela

seat-name = Posto { $seat }
with-clause = { $sentence } (Regola { $clause })
at-token = «{ $token }»: { $sentence }
at-line-alone = Riga { $line }: { $sentence }
at-line = Riga { $line }, «{ $token }»: { $sentence }

## Che cosa è successo

event-rolled = { $who ->
        [you] Tiri
       *[other] { $name } tira
    } { $dice }.
event-set-aside = { $who ->
        [you] Metti
       *[other] { $name } mette
    } da parte { $count ->
        [1] un
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
       *[9] nove
    } { $face ->
        [W] { $count ->
            [one] verme
           *[other] vermi
        }
       *[other] { $face }
    }: finora { $total }.
event-rerolled = { $who ->
        [you] Mandi
       *[other] { $name } manda
    } la donnola: tutti questi dadi si tirano di nuovo.
event-stopped = { $who ->
        [you] Ti fermi
       *[other] { $name } si ferma
    } a { $total }{ $canned ->
        [true] , contando il verme in scatola
       *[false] {""}
    }.
event-took = { $who ->
        [you] Prendi
       *[other] { $name } prende
    } la porzione { $tile } dalla grigliata.
event-stole = { $who ->
        [you] Rubi la porzione { $tile } a { $victim }!
       *[other] { $from ->
            [you] { $name } ti ruba la porzione { $tile }!
           *[other] { $name } ruba la porzione { $tile } a { $victim }!
        }
    }
event-stole-hen = { $who ->
        [you] Prendi la chioccia a { $victim }
       *[other] { $from ->
            [you] { $name } ti prende la chioccia
           *[other] { $name } prende la chioccia a { $victim }
        }
    }; ha protetto la porzione { $tile }.
event-got-grilled-worm = { $who ->
        [you] Ricevi
       *[other] { $name } riceve
    } un vermarrosto.
event-robbed = { $who ->
        [you] Prendi un vermarrosto a { $victim }.
       *[other] { $from ->
            [you] { $name } ti prende un vermarrosto.
           *[other] { $name } prende un vermarrosto a { $victim }.
        }
    }
event-no-grilled-worm = Non c’è più nessun vermarrosto per { $who ->
        [you] te
       *[other] { $name }
    }.
event-got-specialist = { $who ->
        [you] Ricevi
       *[other] { $name } riceve
    } { $specialist }.
event-chose-specialist = { $who ->
        [you] Tieni
       *[other] { $name } tiene
    } { $specialist } e { $who ->
        [you] restituisci
       *[other] restituisce
    } { $given }.
event-specialist-back = { $specialist_start } va sulla porzione { $tile }.
event-specialist-left = Nessuna porzione è libera: { $specialist } esce dal gioco.
event-busted = Sballato! { $clause ->
        [T3] { $who ->
            [you] Non hai
           *[other] { $name } non ha
        } tirato nessuna faccia nuova.
        [C1] { $who ->
            [you] Non hai
           *[other] { $name } non ha
        } messo da parte nessun verme.
       *[C5] Nessuna porzione va bene per { $who ->
            [you] il tuo totale
           *[other] il totale di { $name }
        }.
    }
event-hen-stayed = La chioccia resta con { $who ->
        [you] te
       *[other] { $name }
    }.
event-tile-returned = La porzione { $tile } torna nella grigliata.
event-tile-turned = La porzione { $tile } viene girata a faccia in giù.
event-turn-began = { $who ->
        [you] Tocca a te.
       *[other] Tocca a { $name }.
    }
event-game-over = La partita è finita. { $tie_break ->
        [E3] A pari merito con { $worms ->
            [one] un verme
           *[other] { $worms } vermi
        }, decide la porzione più alta: { $who ->
            [you] vinci tu.
           *[other] vince { $winners }.
        }
        [E4] { $winners } si dividono la vittoria con { $worms ->
            [one] un verme
           *[other] { $worms } vermi
        } a testa.
       *[none] { $who ->
            [you] Vinci tu
           *[other] Vince { $winners }
        } con { $worms ->
            [one] un verme
           *[other] { $worms } vermi
        }.
    }

## Perché un’azione non è permessa

why-roll-first = Prima tira i dadi.
why-dice-due = I dadi non sono ancora caduti.
why-choose-face-first = Prima scegli una faccia del tiro.
why-roll-or-stop-first = Ora tira gli altri dadi o fermati.
why-rob-first = Prima scegli a chi prendere un vermarrosto.
why-claim-first = Prima scegli una porzione.
why-keep-first = Prima scegli quale specialista tenere.
why-over = La partita è finita.
why-no-dice-left = Non ci sono più dadi da tirare.
why-no-golden-die = Per tirare nove dadi serve il dado d’oro, e tu non ce l’hai.
why-golden-die-late = Il dado d’oro si può usare solo al primo tiro del turno.
why-face-not-rolled = { $face ->
        [W] In questo tiro non c’è nessun verme.
       *[other] In questo tiro non c’è nessun { $face }.
    }
why-face-kept = { $face ->
        [W] In questo turno i vermi sono già stati messi da parte.
       *[other] In questo turno la faccia { $face } è già stata messa da parte.
    }
why-no-weasel = Non hai la donnola.
why-weasel-used = In questo turno la donnola è già stata usata.
why-weasel-no-roll = La donnola si può mandare solo subito dopo un tiro.
why-no-canned-worm = Non hai il verme in scatola.
why-canned-worm-disabled = Il verme in scatola conta solo finché nessun verme è da parte.
why-canned-no-claim = Anche contando il verme in scatola, non ti spetta nessuna porzione.
why-not-takable = Con il tuo totale non puoi prendere la porzione { $tile } dalla grigliata.
why-not-stealable = Con il tuo totale non puoi rubare la porzione { $tile }.
why-not-robbable = Il posto { $seat } non ha un vermarrosto che tu possa prendere.
why-limit = La partita è finita: era limitata a { $count ->
        [one] un turno
       *[other] { $count } turni
    }.
why-not-yours-to-keep = { $specialist_start } non è tra i due da scegliere.

## Che cosa non va in un testo

error-rules-preset = «{ $token }» non è un regolamento. I regolamenti sono: { $known }.
error-rules-preset-near = «{ $token }» non è un regolamento. Volevi dire { $near }?
error-rules-knob = «{ $token }» non regola niente. Si possono regolare: { $known }.
error-rules-knob-near = «{ $token }» non regola niente. Volevi dire { $near }?
error-rules-value = «{ $token }» dà a { $knob } un valore sconosciuto. Valori possibili: { $known }.
error-rules-twice = «{ $token }» regola { $knob } una seconda volta.
error-die = «{ $token }» non è un tiro: «{ $die }» non è una faccia di dado (1 2 3 4 5 W).
error-too-many-dice = «{ $token }» sono { $count } dadi; possono essere al massimo nove.
error-action = «{ $token }» non è un’azione. Le azioni si scrivono roll, 4, W o stop.
error-position-long = Una posizione di { $count } caratteri è troppo lunga; il massimo è { $most }.
error-position-fields = Una posizione ha cinque campi separati da uno spazio: GRILL PLAYERS RESERVE MOVER TURN. Qui sono { $count }: «{ $token }».
error-tile = «{ $token }» nomina una porzione che non esiste.
error-grill-tile = «{ $token }» non è una porzione della grigliata: scrivi il numero, poi la lettera di uno specialista, o x se è a faccia in giù.
error-grill-order = «{ $token }» è fuori posto: le porzioni della grigliata vanno in ordine crescente.
error-player = «{ $token }» non è un giocatore: scrivi la pila dal basso in alto o -, poi +N per i vermarrosti, poi :s per uno specialista.
error-reserve = «{ $token }» non è una riserva: scrivi quanti vermarrosti restano.
error-reserve-without-extras = «{ $token }» non può essere la riserva: questo regolamento non ha vermarrosti, quindi scrivi -.
error-mover = «{ $token }» non è un posto: scrivi il suo numero, o - se la partita è finita.
error-turn-field = «{ $token }» non è un turno: scrivi -, oppure KEPT:PENDING e i segni.
error-turn-when-over = «{ $token }» è un turno in corso, ma non tocca a nessuno: scrivi -.
error-keep-held = «{ $token }» deve nominare per primo lo specialista che il giocatore ha già.
error-player-count = I giocatori devono essere da 2 a 7, non { $count }.
error-no-dice-due = Ora non si tirano dadi.
error-dice-count = { $due ->
        [one] Si aspetta un dado
       *[other] Si aspettano { $due } dadi
    }, non { $count }.
error-turn-long = Un turno di { $count } caratteri è troppo lungo; il massimo è { $most }.
error-turn-token = Questo non è un elemento di un turno.
error-turn-spaces = Un solo spazio separa gli elementi di un turno, e nessuno attorno: «{ $token }».
error-turn-after-end = Il turno era già finito prima.
error-turn-goes-on = Qui non può seguire niente: l’elemento precedente lascia aperta una scelta.
error-turn-end-missing = Il turno si è fermato da sé, quindi ora va scritta la sua fine.
error-turn-other-roll = Il tiro sul tavolo è { $roll }.
error-turn-is-bust = In questo tiro non ci sono facce nuove: si sballa, e si scrive con «!».
error-turn-no-choice = Qui non c’è niente da scegliere.
error-turn-nine = «*9» si scrive solo per un primo tiro di nove dadi.
error-turn-claim-open = Qui ci sono più porzioni possibili, e nessuna è nominata.
error-turn-end = Con questi dadi il turno finisce in altro modo: { $happened }.
error-player-name = «{ $token }» non può essere un nome: servono da 1 a 40 caratteri, senza /, ", \ né caratteri di controllo.
error-record-long = Una registrazione di { $count } caratteri è troppo lunga; il massimo è { $most }.
error-record-tag = «{ $token }» non è un’etichetta: scrivi [Nome "valore"].
error-record-tag-twice = L’etichetta { $token } compare due volte.
error-record-tag-missing = Manca l’etichetta { $token }.
error-record-seats = L’inizio ha { $count } posti, ma i giocatori nominati sono { $names }.
error-start-due = Una partita non può cominciare finché c’è un tiro da fare: prima tira i dadi.
error-record-blank = C’è una riga vuota tra due turni.
error-record-line = «{ $token }» non è una riga di partita: scrivi il numero del turno, un punto e i suoi elementi.
error-record-number = Qui si aspetta il turno { $expected }, non { $token }.
error-record-goes-on = Il turno precedente non è finito, quindi deve essere l’ultimo.
error-record-limit = Una partita può chiudersi al limite solo tra due turni, e solo se non è finita.
error-record-result = Il risultato è { $result }, non { $token }.
error-bot-unknown = «{ $token }» non è un bot. I bot sono: { $known }.
error-bot-near = «{ $token }» non è un bot. Volevi dire { $near }?
error-bot-or-person = «{ $token }» somiglia al nome di un bot. Scrivi { $near } per il bot, o person:{ $token } per una persona.
error-bot-option-near = «{ $token }» non è un’opzione di { $bot }. Volevi dire { $near }?
error-bot-class-form = «{ $token }» non indica nessuna classe: scrivi py:pacchetto.modulo:Classe.
error-bot-class = Il bot { $token } non si può caricare: { $reason }.
error-bot-class-choose = { $token } non è un bot: manca il metodo choose(state, rng).
error-bot-ends-raised = { $token }.value_ends ha sollevato l’eccezione { $error } ({ $where }).
error-bot-ends-shape = { $token }.value_ends ha restituito un array di forma { $found } invece di { $wanted }: un valore per ogni finale.
error-bot-ends-value = { $token }.value_ends ha restituito il valore { $value }; tutti i valori devono essere finiti.
error-bot-option = «{ $token }» non è un’opzione di { $bot }. Opzioni possibili: { $known }.
error-bot-value = «{ $token }» dà a questa opzione di { $bot } un valore impossibile.
error-bot-value-known = «{ $token }» dà a questa opzione di { $bot } un valore impossibile. Valori possibili: { $known }.
error-bot-command = Il comando «{ $token }» non si può avviare.
error-bot-seats = Questa rete è fatta per { $seats } giocatori al massimo, non per { $players }.
error-net-file = { $file } non è una rete.
error-net-shape = { $file } è una rete di un’altra versione di questo programma.
error-net-narrow = Una rete per { $seats } posti non può diventarne una per { $wanted }.
error-net-large = Una rete di { $hidden } unità nascoste non può rimpicciolirsi né perdere caratteristiche.
error-net-hidden = «{ $hidden }» non indica le dimensioni degli strati nascosti: servono due numeri come 256x32, il primo multiplo di 64, il secondo di 32, fino a 1024.
error-checkpoint = { $file } non è un punto di ripresa di questa versione.
error-response = Non si può addestrare una risposta ottimale a { $bot } per { $players } giocatori.

## Che cosa non va in una posizione

defect-tile-twice = La porzione { $tile } compare più di una volta.
defect-extra-tile = La porzione { $tile } è dell’edizione Extrawurm, ma questo regolamento è quello del gioco base.
defect-specialist-twice = { $specialist_start } compare più di una volta.
defect-specialist-without-extras = { $specialist_start } è dell’edizione Extrawurm, ma questo regolamento è quello del gioco base.
defect-specialist-on-turned = { $specialist_start } non può stare sulla porzione { $tile }, che non è a faccia in su.
defect-crow-held = Il posto { $seat } non può avere il corvo: nessuno può.
defect-grilled-without-extras = Il posto { $seat } ha vermarrosti, ma questo regolamento non ne ha.
defect-grilled-too-many = I vermarrosti sono { $count } in tutto; il massimo è sette.
defect-player-count = I giocatori devono essere da 2 a 7, non { $count }.
defect-mover = Tocca al posto { $seat }, ma i posti sono { $count }.
defect-should-be-over = Nessuna porzione è a faccia in su: la partita è finita e non tocca a nessuno.
defect-should-not-be-over = La porzione { $tile } è a faccia in su: la partita non è finita e tocca a qualcuno.
defect-golden-flag = In gioco ci sono nove dadi, ma il giocatore non ha il dado d’oro.
defect-weasel-flag = La donnola è stata usata, ma il giocatore non ce l’ha.
defect-kept-too-many = I dadi da parte sono { $count }; in tutto ce ne sono solo { $dice }.
defect-nothing-to-decide = Qui non c’è niente da decidere: il turno prosegue da sé.
defect-no-dice-to-roll = Qui non può venire nessun tiro: il turno si ferma da sé.
defect-roll-count = { $count ->
        [one] Risulta tirato un dado
       *[other] Risultano tirati { $count } dadi
    }, ma se ne aspettano { $due }.
defect-nothing-kept = Nessun dado è da parte.
defect-rob-with-reserve = Non si prende niente a nessuno finché la riserva ha vermarrosti ({ $count }).
defect-no-double-one = È dovuto un vermarrosto, ma non ci sono due 1 da parte.
defect-claim-without-worm = Si prende una porzione, ma nessun verme è da parte.
defect-claim-not-taken = La porzione in cima alla pila non può venire da questi dadi.
defect-keep-not-held = C’è da scegliere tra due specialisti, ma il giocatore non ne ha.

## Che cosa risponde un server che non può fare quanto gli si chiede

error-no-identity = Il server non conosce ancora questo dispositivo. Ricarica la pagina e riprova.
error-forbidden = Non hai il permesso di farlo.
error-removed = Chi ha aperto il tavolo ti ha escluso da questo tavolo.
error-bad-origin = Questa richiesta veniva da un altro sito.
error-unknown-host = Questo server non si chiama { $host }. Se è uno dei suoi nomi, va avviato con --hosts { $host }.
error-unknown-game = Questo tavolo non esiste.
error-unknown-code = Nessun tavolo ha questo codice. I codici scadono quando la partita comincia.
error-not-found = Qui non c’è niente.
error-method-not-allowed = Qui non si può fare.
error-stale-version = Nel frattempo la partita è andata avanti. Guarda a che punto è.
error-illegal-action = Ora non è permesso.
error-no-takeback = Non c’è niente da annullare.
error-not-your-turn = Non tocca a te.
error-not-started = La partita non è ancora cominciata.
error-already-started = La partita è già cominciata.
error-entropy-early = Non tutti al tavolo si sono ancora impegnati: fino ad allora tieni per te il tuo contributo casuale.
error-entropy-mismatch = Non corrisponde al tuo impegno.
dice-alarm-rewritten = Il server ha riscritto il registro di questa partita: la voce { $version } non è quella mostrata prima. Non fidarti di questi dadi.
dice-alarm-back = Il server è tornato alla voce { $version } di questa partita, benché avesse già mostrato la voce { $known }. Dopo il ripristino di una copia di sicurezza il registro lo dice e i dadi vengono da un nuovo segreto; altrimenti non fidarti.
dice-alarm-commitment = Il server ha sostituito il segreto dei dadi senza una voce nel registro. Non fidarti di questi dadi.
dice-alarm-left-out = I dadi sono stati fissati prima che arrivasse il contributo di questo dispositivo. Con una connessione lenta può succedere; altrimenti non fidarti di questi dadi.
dice-alarm-replaced = Il server mostra a tuo nome un contributo ai dadi diverso da quello di questo dispositivo. Non fidarti di questi dadi.
dice-alarm-withheld = Il server dice che hai trattenuto il tuo contributo ai dadi. Se la tua connessione non è mai caduta, non fidarti.
error-game-over = La partita è finita.
error-frozen = Questa partita non può continuare: il suo registro non si può rigiocare.
error-table-full = Il tavolo è al completo.
error-seat-taken = Questo posto è occupato.
error-not-away = Questa persona non è assente.
error-left-too-often = Hai lasciato questa partita troppe volte per poterci tornare. Un bot continua al tuo posto.
error-too-many-changes = A questo tavolo c’è stato troppo viavai. Iniziate la partita o aprite un altro tavolo.
error-not-absent = La partita non aspetta nessuno che sia assente da abbastanza tempo.
error-not-over = La partita non è ancora finita.
error-bad-request = Questa richiesta non si può leggere: { $where }: { $problem }.
error-bad-message = Questo messaggio non si può leggere.
error-bad-rules = «{ $text }» non è un regolamento.
error-bad-action = «{ $text }» non è un’azione.
error-bad-dice = Questi dadi non vanno bene: { $due ->
    [0] non c’è nessun tiro da fare
    [one] si aspetta un dado
   *[other] si aspettano { $due } dadi
  }.
error-bot-not-allowed = Il bot «{ $text }» qui non gioca.
error-bad-clock = L’orologio «{ $text }» qui non è previsto.
error-bad-name = «{ $text }» non può essere un nome: servono da 1 a 40 caratteri visibili, senza /, " né \.
error-name-taken = A questo tavolo c’è già qualcuno che si chiama { $name }. Scegli un nome che si distingua di più.
error-bad-record = Questa registrazione ha un errore alla riga { $line }, a «{ $token }».
error-bad-position = Questa posizione è impossibile.
error-no-advice = I consigli ci sono solo quando giochi contro i bot, senza altre persone.
error-too-large = È troppo grande; il massimo è { $limit } byte.
error-too-many-requests = Troppe richieste. Riprova tra { $retry_after ->
        [one] un secondo
       *[other] { $retry_after } secondi
    }.
error-too-many-tables = Hai troppi tavoli aperti. Finiscine uno, o riprova tra { $retry_after ->
        [one] un secondo
       *[other] { $retry_after } secondi
    }.
error-too-many-sockets = Troppe connessioni. Riprova tra { $retry_after ->
        [one] un secondo
       *[other] { $retry_after } secondi
    }.
error-too-many-devices = Giochi già su { $limit } dispositivi, il massimo. Prima disconnettine uno.
error-unavailable = Ora il server non può salvare. Non è cambiato niente; riprova.

## Le regole, una per una. Una seconda chiave dice la regola come una variante la cambia.

rules-section-S = Preparazione
rules-section-T = Un turno
rules-section-C = Fermarsi e prendere
rules-section-B = Sballare
rules-section-E = La fine
rules-section-X = Extrawurm

rule-S1 = Si gioca da due a sette, con otto dadi bianchi. Un dado mostra 1, 2, 3, 4, 5 e un verme; un verme vale 5.
rule-S2 = Le porzioni dalla 21 alla 36 stanno in fila a faccia in su: è la grigliata. Ognuna porta dei vermi: dalla 21 alla 24 uno, dalla 25 alla 28 due, dalla 29 alla 32 tre, dalla 33 alla 36 quattro.
rule-S3 = Il tavolo decide chi comincia, di solito la persona più giovane. Poi si gioca in senso orario.
rule-S4 = Le porzioni 11 e 13 si aggiungono prima della 21, con un verme ciascuna. Sette vermarrosti formano la riserva. All’inizio il verme in scatola sta sulla 11, la chioccia sulla 21, il corvo sulla 23, la donnola sulla 25, il dado d’oro sulla 27 e la mela sulla 29.

rule-T1 = Il tuo turno comincia con un tiro di tutti e otto i dadi.
rule-T2 = Scegli una faccia del tiro che in questo turno non hai ancora messo da parte, e metti da parte tutti i dadi che la mostrano.
rule-T3 = Se nel tiro non ci sono facce nuove, sballi.
rule-T4 = Ogni volta che hai messo da parte dei dadi, tira di nuovo tutti gli altri o fermati. Puoi sempre fermarti, anche se significa sballare. Se fermandoti ti spetta una porzione, devi prenderla.
rule-T5 = Quando non restano dadi, il tuo turno si ferma da sé.
rule-T6 = Con tutte e sei le facce da parte puoi ancora tirare, ma nessun tiro può portare una faccia nuova: sballeresti.
rule-T6-yes = Con tutte e sei le facce da parte il tuo turno si ferma da sé.

rule-C1 = Quando ti fermi, tra i dadi da parte ci deve essere almeno un verme; altrimenti sballi.
rule-C2 = Se una porzione a faccia in su della grigliata ha il tuo totale, prendi quella e nessun’altra. Va a faccia in su in cima alla tua pila; di pile ne hai una sola.
rule-C3 = Se il tuo totale è quello della porzione in cima alla pila di un avversario, la rubi. Si ruba solo con il totale esatto, e solo la porzione in cima.
rule-C3-optional = Se il tuo totale è quello della porzione in cima alla pila di un avversario, puoi rubarla, oppure prendere invece una porzione più bassa dalla grigliata (C4). Se la grigliata non ne ha per te, rubi. Si ruba solo con il totale esatto, e solo la porzione in cima.
rule-C4 = Se non c’è né l’una né l’altra, prendi dalla grigliata la porzione a faccia in su più alta tra quelle inferiori al tuo totale.
rule-C4-any = Se non c’è né l’una né l’altra, prendi dalla grigliata una porzione a faccia in su inferiore al tuo totale, quella che vuoi.
rule-C5 = Se non c’è neanche quella, sballi.
rule-C6 = La porzione in cima alla tua pila qui non conta: se ha proprio il tuo totale, prendi una porzione più bassa dalla grigliata (C4).

rule-B1 = Quando sballi, la porzione in cima alla tua pila, se ne hai una, torna nella grigliata a faccia in su.
rule-B2 = Poi la porzione a faccia in su più alta della grigliata si gira a faccia in giù e resta fuori gioco fino alla fine della partita. Se è proprio quella che hai restituito, non se ne gira nessuna.
rule-B3 = Se non hai porzioni da restituire, non se ne gira nessuna.
rule-B3-yes = Se non hai porzioni da restituire, la più alta si gira lo stesso.
rule-B4 = Sballare chiude il tuo turno, e i dadi messi da parte non contano niente.

rule-E1 = La partita finisce appena, dopo un turno, nella grigliata non resta nessuna porzione a faccia in su.
rule-E2 = Conta i vermi sulle tue porzioni: vince chi ne ha di più.
rule-E3 = A pari merito decide la porzione più alta: tra chi è pari vince chi ce l’ha, ovunque nella pila. Una porzione qualsiasi è meglio di nessuna.
rule-E4 = Chi è pari senza neanche una porzione si divide la vittoria.
rule-E5 = Le regole non limitano la durata di una partita. Qui finisce al più tardi dopo 1000 turni, se non si è stabilito altro, e si decide così com’è.

rule-X1 = La 11 e la 13 si prendono solo con quel totale esatto e solo dalla grigliata, e nessuno le può rubare. Quindi con un totale di 12 o da 14 a 20 si sballa, e lo stesso vale per 11 o 13 se quella porzione non è a faccia in su nella grigliata. Per il resto sono porzioni come le altre; anche quando a faccia in su restano solo loro, la partita continua.
rule-X2 = Doppio uno: ogni volta che metti da parte due o più 1 ricevi subito un vermarrosto, comunque vada il tuo turno. Più di due 1 non ne danno di più.
rule-X3 = Un vermarrosto viene dalla riserva. Se è vuota, ne prendi uno a un avversario a tua scelta, ma non a chi ha la chioccia. Se nessuno ne ha uno che tu possa prendere, non ricevi niente.
rule-X4 = Un vermarrosto alla fine conta come un verme. Sballare non costa mai vermarrosti.
rule-X5 = Se sulla porzione che prendi dalla grigliata sta uno specialista, ricevi anche quello, tranne il corvo. Se rubi una porzione a un avversario che ha uno specialista, ricevi anche quello.
rule-X6 = Puoi avere un solo specialista. Quando ne ricevi un secondo, scegli quale tenere; l’altro torna nella grigliata (X7).
rule-X7 = Uno specialista torna sulla porzione a faccia in su più bassa che non ne porta, 11 e 13 comprese. Se nessuna è libera, esce dal gioco.
rule-X8 = Sballare ti costa anche il tuo specialista, anche se non hai porzioni. Prima torna la tua porzione, poi il tuo specialista, poi si gira la porzione più alta; uno specialista che ci stava sopra torna per ultimo.
rule-X9 = La chioccia protegge le tue porzioni: se ce l’hai e sballi, non restituisci porzioni e non se ne gira nessuna; torna soltanto la chioccia. Se non hai porzioni, resta con te.
rule-X10 = Chi dovrebbe rubare una porzione a chi ha la chioccia riceve invece la chioccia, ed è un turno riuscito. Finché in cima alla pila di chi ce l’ha c’è la 11 o la 13, la chioccia non si può prendere. A chi ha la chioccia non si possono prendere vermarrosti.
rule-X11 = Il verme in scatola: se ti fermi senza vermi tra i dadi da parte, puoi contarlo come un verme. Il tuo totale cresce di 5 e puoi fermarti senza sballare. Puoi contarlo solo se ti dà una porzione. Non si consuma, e anche quando non restano dadi la scelta è tua. Non salva nessun tiro, e appena metti da parte un verme non serve più per questo turno.
rule-X12 = La donnola: una volta per turno, dopo un tiro e prima di scegliere una faccia, puoi tirare di nuovo tutti i dadi appena tirati, anche dopo un tiro che farebbe sballare; vale il secondo. Il dado d’oro: all’inizio del turno, e solo allora, puoi tirare nove dadi invece di otto; è un dado come gli altri. La mela: tre vermi per chi ce l’ha alla fine.
rule-X13 = Il corvo non è mai di nessuno. Chi prende la porzione su cui sta riceve un vermarrosto, e il corvo va subito sulla porzione libera più bassa (X7).
rule-X14 = Solo quando tutti gli specialisti e i vermarrosti del turno sono al loro posto si guarda se la partita è finita.

## Regolamenti

preset-classic = Classico
preset-extrawurm = Extrawurm
preset-house = Regole di casa
preset-squeakers = Pio pio

preset-classic-about = Il gioco base, come lo descrive il suo regolamento completo.
preset-extrawurm-about = L’edizione con le porzioni 11 e 13, sei specialisti e i vermarrosti.
preset-house-about = Il gioco base secondo un regolamento breve: una porzione più bassa si sceglie a piacere, e ogni volta che si sballa se ne gira una.
preset-squeakers-about = Il gioco base secondo un altro regolamento breve: si può rinunciare a rubare, ogni volta che si sballa si gira una porzione, e sei facce chiudono il turno.

knob-extras = A quale edizione si gioca?
knob-extras-no = Al gioco base: porzioni dalla 21 alla 36 e otto dadi.
knob-extras-yes = Con le porzioni 11 e 13, gli specialisti e i vermarrosti.
knob-extras-why = Extrawurm è lo stesso gioco con più cose nella scatola. Lascia gli extra nella scatola e giochi al gioco base.
knob-fallback = Quale porzione prendi quando quella del tuo totale non si può né prendere né rubare?
knob-fallback-nearest = La più alta tra le inferiori.
knob-fallback-any = Una qualsiasi tra le inferiori, a tua scelta.
knob-fallback-why = I regolamenti completi danno la porzione subito inferiore. Uno breve dice solo che è inferiore, e così lascia la scelta.
knob-steal = Devi rubare quando il tuo totale è quello della porzione in cima alla pila di un avversario?
knob-steal-forced = Sì.
knob-steal-optional = No, se la grigliata ha una porzione più bassa per te.
knob-steal-why = I regolamenti completi dicono che si può rubare, ma permettono una porzione più bassa solo se non c’è niente da rubare. Uno breve permette di rinunciarvi.
knob-flip_empty_handed = Quando sballi si gira una porzione anche se non ne hai da restituire?
# Same in English.
knob-flip_empty_handed-no = No.
knob-flip_empty_handed-yes = Sì, la più alta.
knob-flip_empty_handed-why = I regolamenti completi risparmiano chi non ha niente da perdere. Quelli brevi girano la porzione lo stesso, e le partite durano meno.
knob-six_faces_end_turn = Che cosa succede quando tutte e sei le facce sono da parte?
knob-six_faces_end_turn-no = Puoi ancora tirare, e sballare.
knob-six_faces_end_turn-yes = Il turno si ferma da sé.
knob-six_faces_end_turn-why = Un regolamento breve chiude lì il turno; gli altri non ne parlano. Evita soltanto un tiro che non può riuscire.

rules-title = Regolamento: { $name }
rules-same = È proprio il gioco base.
rules-differs = In che cosa è diverso dal classico; una stella segna le regole interessate:

## Una posizione a parole

show-grill-empty = La grigliata è vuota.
show-reserve = { $count ->
        [0] Nella riserva non ci sono più vermarrosti.
        [one] Nella riserva resta un vermarrosto.
       *[other] Nella riserva restano { $count } vermarrosti.
    }
show-worms = { $count ->
        [one] un verme
       *[other] { $count } vermi
    }
show-grilled = { $count ->
        [one] di cui un vermarrosto
       *[other] di cui { $count } vermarrosti
    }
show-no-tile = nessuna porzione
show-kept = Da parte
show-total = { $total } in tutto
show-total-canned = { $total } in tutto, contando il verme in scatola
show-rolled = Tirati
show-nine-dice = Il dado d’oro è in gioco: nove dadi.
show-weasel-used = In questo turno la donnola è già stata usata.
show-start = Tocca a { $who ->
        [you] te
       *[other] { $name }
    } tirare.
show-due = { $count ->
        [one] Sta per cadere un dado
       *[other] Stanno per cadere { $count } dadi
    } per { $who ->
        [you] te
       *[other] { $name }
    }.
show-choose-face = { $who ->
        [you] Scegli
       *[other] { $name } sceglie
    } una faccia.
show-weasel-or-bust = Nessuna faccia nuova: { $who ->
        [you] mandi la donnola o accetti
       *[other] { $name } manda la donnola o accetta
    } di sballare.
show-roll-or-stop = { $who ->
        [you] Tiri
       *[other] { $name } tira
    } { $count ->
        [one] un dado
       *[other] { $count } dadi
    } o { $who ->
        [you] ti fermi
       *[other] si ferma
    }.
show-count-canned = Non restano dadi: { $who ->
        [you] conti
       *[other] { $name } conta
    } il verme in scatola, oppure no.
show-rob = { $who ->
        [you] Scegli
       *[other] { $name } sceglie
    } a chi prendere un vermarrosto.
show-claim = { $who ->
        [you] Scegli
       *[other] { $name } sceglie
    } una porzione.
show-keep = { $who ->
        [you] Scegli
       *[other] { $name } sceglie
    } tra { $held } e { $offered }.
show-over = La partita è finita. { $tie_break ->
        [E3] Decide la porzione più alta: { $who ->
            [you] vinci tu.
           *[other] vince { $winners }.
        }
        [E4] { $winners } si dividono la vittoria.
       *[none] { $who ->
            [you] Vinci tu.
           *[other] Vince { $winners }.
        }
    }

## Caratteri dei bot: un nome, e in una riga com’è

character-bold = audace
character-bold-about = Non ha paura di sballare: tira ancora per puntare più in alto.
character-cautious = prudente
character-cautious-about = Ha paura di sballare e prende ciò che è sicuro.
character-thief = ladro
character-thief-about = Preferisce rubare una porzione piuttosto che prenderla dalla grigliata.
character-collector = collezionista
character-collector-about = Vuole porzioni con tanti vermi e ruba di rado.
